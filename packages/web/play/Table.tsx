import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Board } from '../board/Board.tsx';
import { RecentMoves } from '../board/RecentMoves.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { useSounds } from '../sound/sounds.ts';
import type { TableConnection } from '../table/connection.ts';
import { Actions } from './Actions.tsx';
import { Announcer } from './Announcer.tsx';
import { BoardInWords } from './BoardInWords.tsx';
import { Cards } from './Cards.tsx';
import { byKind, placesAsked } from './choices.ts';
import { Decision } from './Decision.tsx';
import { Dice } from './Dice.tsx';
import { type Deal, standingOffer } from './deal.ts';
import { useDecliner } from './decline-for-me.ts';
import { focusOnMoves, useKeptFocus } from './focus.ts';
import { GameOver } from './GameOver.tsx';
import { Guide } from './Guide.tsx';
import { useGame } from './game-context.ts';
import { useLitHexes } from './glow.ts';
import { Hand } from './Hand.tsx';
import { Handover } from './Handover.tsx';
import { IslandSide } from './IslandSide.tsx';
import { Ladders } from './Ladders.tsx';
import type { HouseMenu } from './Menu.tsx';
import { mannerOf } from './manner.ts';
import { News } from './News.tsx';
import { Offer } from './Offer.tsx';
import { Players } from './Players.tsx';
import { usePointedOut } from './pointed-out.ts';
import { usePointing } from './pointing.ts';
import { useLookedAt, useRecentMoves } from './recent-moves.ts';
import { SideBoards } from './SideBoards.tsx';
import { Stakes } from './Stakes.tsx';
import { TableBar } from './TableBar.tsx';
import { Threats } from './Threats.tsx';
import { Toasts } from './Toasts.tsx';
import { Trade } from './Trade.tsx';

/** What the table of any kind of game is given. */
export interface TableProps {
  readonly table: TableConnection;
  readonly refusal: string | null;
  undo(): void;
  /** what the house that keeps the table can do about it */
  readonly house: HouseMenu;
}

/** The table while a game is played: board in the middle, players and log beside it, the hand below. */
export function Table({ table, refusal, undo, house }: TableProps) {
  const { t } = useTranslation();
  const { sheet, view, speak } = useGame();
  const pointing = usePointing();
  const lit = useLitHexes(sheet, view);
  const recent = useRecentMoves();
  const lookedAt = useLookedAt();
  const [trading, setTrading] = useState<{ readonly answering: Deal | null } | null>(null);
  const [more, setMore] = useState(false);
  useSounds(sheet, view);
  const chosenLine = usePointedOut()?.chosen ?? false;
  // What a line of the log points at is seen when nothing lies over the board.
  useEffect(() => {
    if (chosenLine) setMore(false);
  }, [chosenLine]);
  useDecliner(table);
  const main = useRef<HTMLElement>(null);
  useKeptFocus(main);

  useEffect(() => {
    const keys = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') pointing.cancel();
    };
    window.addEventListener('keydown', keys);
    return () => window.removeEventListener('keydown', keys);
  }, [pointing]);

  const trades = byKind(sheet, view.legal).some(({ entry }) => mannerOf(entry) === 'exchange');
  return (
    <main ref={main} className="table" data-moves={view.moves} tabIndex={-1}>
      <button type="button" className="skip" onClick={() => focusOnMoves(main.current)}>
        {t('actions.skip')}
      </button>
      <h1 className="sr">{sheet.title}</h1>
      <TableBar house={house} undo={undo} showMore={() => setMore(true)} />
      <section className="stage">
        <Board
          sheet={sheet}
          fields={view.fields}
          label={t('board.label', { hexes: sheet.board.hexes.length })}
          lit={lit}
          idle={view.idle}
          asked={view.over ? [] : [...placesAsked(sheet, view.decision), ...pointing.from]}
          places={pointing.places}
          chosen={pointing.chosen}
          quiet={pointing.quiet}
          ghost={pointing.ghost}
          describe={(place) => speak.place(place.on, place.place, view.fields)}
          pick={pointing.point}
        >
          <RecentMoves sheet={sheet} {...recent} />
        </Board>
        <BoardInWords />
        <Dice />
        <div className="banner">
          <Decision pointing={pointing} />
          <News />
          {refusal && (
            <p className="refusal" role="alert">
              {refusal}
            </p>
          )}
        </div>
        <div className="corner-notes">
          <Offer openTrade={() => setTrading({ answering: standingOffer(sheet, view) })} />
        </div>
        {lookedAt && (
          <p className="looked-at" aria-hidden="true">
            {lookedAt}
          </p>
        )}
        <Toasts />
        <GameOver game={table.game} campaign={table.campaign} />
      </section>
      <footer className="tray">
        <Hand />
        <Cards />
        <Actions pointing={pointing} openTrade={() => setTrading({ answering: null })} />
      </footer>
      <aside className="side">
        <Players />
        <Stakes />
        <Threats />
        <Ladders />
        <SideBoards />
        {table.guided && <Guide can={trades ? ['trade'] : []} />}
        <IslandSide />
      </aside>
      {more && (
        <Dialog title={t('side.title')} close={() => setMore(false)}>
          <IslandSide />
        </Dialog>
      )}
      {trading && <Trade answering={trading.answering} close={() => setTrading(null)} />}
      <Handover look={table.look} />
      <Announcer />
    </main>
  );
}
