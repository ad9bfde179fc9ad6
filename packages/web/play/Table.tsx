import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Board } from '../board/Board.tsx';
import { PlaceMarks } from '../board/PlaceMarks.tsx';
import { RecentMoves } from '../board/RecentMoves.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { useSmall } from '../parts/use-small.ts';
import { useSounds } from '../sound/sounds.ts';
import type { TableConnection } from '../table/connection.ts';
import { Actions } from './Actions.tsx';
import { Announcer } from './Announcer.tsx';
import { BesideBoard } from './BesideBoard.tsx';
import { BoardInWords } from './BoardInWords.tsx';
import { Cards } from './Cards.tsx';
import { placesAsked } from './choices.ts';
import { gapsOf, offersNow } from './coaching.ts';
import { useCorner } from './corner.ts';
import { Decision } from './Decision.tsx';
import { Dice } from './Dice.tsx';
import { standingOffer } from './deal.ts';
import { DealingProvider, onlyAnswers, useDealing } from './dealing.ts';
import { useDecliner } from './decline-for-me.ts';
import { Explainer } from './Explainer.tsx';
import { focusOnMoves, useKeptFocus } from './focus.ts';
import { Guide } from './Guide.tsx';
import { useGame } from './game-context.ts';
import { GameOver } from './game-over.ts';
import { useLitHexes } from './glow.ts';
import { Hand } from './Hand.tsx';
import { Handover } from './Handover.tsx';
import { useHinted } from './hinted.ts';
import { IslandSide } from './IslandSide.tsx';
import type { HouseMenu } from './Menu.tsx';
import { News } from './News.tsx';
import { Offer } from './Offer.tsx';
import { Players } from './Players.tsx';
import { usePointedOut } from './pointed-out.ts';
import { usePointing } from './pointing.ts';
import { useLookedAt, useRecentMoves } from './recent-moves.ts';
import { Shortcuts } from './Shortcuts.tsx';
import { Stakes } from './Stakes.tsx';
import { useShortcuts } from './shortcuts.ts';
import { useStageRoom } from './stage-room.ts';
import { PLAYERS_ABOVE, TRAY_BELOW, useSteadyHeight } from './steady.ts';
import { TableBar } from './TableBar.tsx';
import { Toasts } from './Toasts.tsx';
import { Tour } from './Tour.tsx';
import { useMoments } from './use-moments.ts';
import { useTalk } from './use-talk.ts';

/** What is opened now and then is fetched then. */
const DealStrip = lazy(async () => ({ default: (await import('./DealStrip.tsx')).DealStrip }));

/** What the table of any kind of game is given. */
export interface TableProps {
  readonly table: TableConnection;
  readonly refusal: string | null;
  undo(): void;
  /** makes again what was taken back, where that is offered */
  redo?(): void;
  /** what the house that keeps the table can do about it */
  readonly house: HouseMenu;
}

/** The table while a game is played: board in the middle, players and log beside it, the hand below. */
export function Table({ table, refusal, undo, redo, house }: TableProps) {
  const { t } = useTranslation();
  const { sheet, view, speak } = useGame();
  const pointing = usePointing();
  const lit = useLitHexes(sheet, view);
  const recent = useRecentMoves();
  const lookedAt = useLookedAt();
  const hinted = useHinted(view.moves);
  const corner = useCorner(sheet.board, view.circle);
  const dealing = useDealing();
  const [, stripDrawn] = useState(false);
  const offer = standingOffer(sheet, view);
  const small = useSmall();
  const [more, setMore] = useState(false);
  useSounds(sheet, view);
  const chosenLine = usePointedOut()?.chosen ?? false;
  // What a line of the log points at is seen when nothing lies over the board.
  useEffect(() => {
    if (chosenLine) setMore(false);
  }, [chosenLine]);
  useDecliner(table);
  useTalk();
  useMoments();
  const main = useRef<HTMLElement>(null);
  useKeptFocus(main);
  const keys = useShortcuts(main);
  const stage = useRef<HTMLElement>(null);
  const tray = useRef<HTMLElement>(null);
  const side = useRef<HTMLElement>(null);
  useStageRoom(stage);
  useSteadyHeight(tray, TRAY_BELOW);
  useSteadyHeight(side, PLAYERS_ABOVE);

  useEffect(() => {
    const letGo = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') pointing.cancel();
    };
    window.addEventListener('keydown', letGo);
    return () => window.removeEventListener('keydown', letGo);
  }, [pointing]);

  // Beside the board, or between it and the hand where the screen is small: never over it.
  const coach = (
    <Tour>
      {table.guided && <Guide can={offersNow(sheet, view)} gaps={gapsOf(sheet, view, speak)} stays={small} />}
    </Tour>
  );
  return (
    <main ref={main} className="table" data-moves={view.moves} tabIndex={-1}>
      <button type="button" className="skip" onClick={() => focusOnMoves(main.current)}>
        {t('actions.skip')}
      </button>
      <h1 className="sr">{sheet.title}</h1>
      <TableBar house={house} undo={undo} redo={redo} showMore={() => setMore(true)} showKeys={keys.show} />
      <section ref={stage} className="stage">
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
          corner={corner}
          remembers={table.game}
          describe={(place) => speak.place(place.on, place.place, view.fields)}
          pick={pointing.point}
        >
          <RecentMoves sheet={sheet} {...recent} />
          {hinted.length > 0 && <PlaceMarks sheet={sheet} places={hinted} kind="better" />}
        </Board>
        <Explainer stage={stage} />
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
        {lookedAt && (
          <p className="looked-at" aria-hidden="true">
            {lookedAt}
          </p>
        )}
        <Toasts />
        <GameOver game={table.game} campaign={table.campaign} />
      </section>
      {small && <div className="coach">{coach}</div>}
      <DealingProvider value={dealing}>
        <footer ref={tray} className={dealing.open || offer ? 'tray dealing' : 'tray'}>
          <Hand />
          {dealing.open ? (
            <Suspense>
              <DealStrip drawn={() => stripDrawn(true)} />
            </Suspense>
          ) : (
            <Offer counter={dealing.counter} />
          )}
          {!dealing.open && !offer && <Cards />}
          {(!offer || !onlyAnswers(sheet, view)) && (
            <Actions pointing={pointing} openTrade={dealing.begin} flowOnly={dealing.open} />
          )}
        </footer>
      </DealingProvider>
      <aside ref={side} className={`side${sheet.seats > 4 ? ' five' : ''}${sheet.seats > 5 ? ' six' : ''}`}>
        <Players />
        <Stakes />
        <BesideBoard />
        {!small && coach}
        {!small && <IslandSide />}
      </aside>
      {more && (
        <Dialog title={t('side.title')} close={() => setMore(false)}>
          <IslandSide />
        </Dialog>
      )}
      {keys.shown && <Shortcuts list={keys.shown} close={keys.hide} />}
      <Handover look={table.look} />
      <Announcer />
    </main>
  );
}
