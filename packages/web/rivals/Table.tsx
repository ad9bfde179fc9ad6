import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../parts/Dialog.tsx';
import { useSmall } from '../parts/use-small.ts';
import { Announcer } from '../play/Announcer.tsx';
import { focusOnMoves, useKeptFocus } from '../play/focus.ts';
import { Guide } from '../play/Guide.tsx';
import { GameOver } from '../play/game-over.ts';
import { Handover } from '../play/Handover.tsx';
import { News } from '../play/News.tsx';
import { Shortcuts } from '../play/Shortcuts.tsx';
import { SidePanel } from '../play/SidePanel.tsx';
import { useShortcuts } from '../play/shortcuts.ts';
import type { TableProps } from '../play/Table.tsx';
import { TableBar } from '../play/TableBar.tsx';
import { Toasts } from '../play/Toasts.tsx';
import { useSounds } from '../sound/sounds.ts';
import type { RivalsView } from '../table/protocol.ts';
import type { RivalsSheet } from '../table/sheet.ts';
import { FirstGame } from './FirstGame.tsx';
import { isFirstGame, lessonAt } from './first-game.ts';
import { RivalsHand } from './Hand.tsx';
import { Lands } from './Lands.tsx';
import { Middle } from './Middle.tsx';
import { Moves } from './Moves.tsx';
import { usePicking } from './picking.ts';
import { NOTHING_POINTED, PointedProvider } from './pointed.ts';
import { Question } from './Question.tsx';
import { Reader } from './Reader.tsx';
import { entryOf, spotKey, spotsOf } from './spots.ts';
import { useRivals } from './use-rivals.ts';

/** The card table while a game is played: two lands, what lies between them, the hand below. */
export function RivalsTable({ table, refusal, undo, redo, house }: TableProps) {
  const { t } = useTranslation();
  const { sheet, view } = useRivals();
  const picking = usePicking();
  const [card, setCard] = useState<number | null>(null);
  const [more, setMore] = useState(false);
  useSounds(sheet, view);
  const main = useRef<HTMLElement>(null);
  useKeptFocus(main);
  const keys = useShortcuts(main);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the count of moves names the position
  useEffect(() => setCard(null), [view.moves]);
  // What the question is about, or a card could stand on, must be in sight: the places that glow, or else one's own land.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the count of moves names the position
  useEffect(() => {
    const lands = main.current?.querySelector('.lands');
    const glowing = picking.quiet ? null : lands?.querySelector('.glow');
    (glowing ?? lands?.querySelector('.prince-land.mine'))?.scrollIntoView({ block: 'nearest' });
  }, [view.moves, view.seat, card, picking.pick.kind]);
  useEffect(() => {
    const keys = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      picking.cancel();
      setCard(null);
    };
    window.addEventListener('keydown', keys);
    return () => window.removeEventListener('keydown', keys);
  }, [picking]);

  // On a small screen it takes its room from the lands, which scroll, and not from the hand and the answers.
  const small = useSmall();
  const first = table.guided && isFirstGame(table.game);
  const usual = table.guided && <Guide can={offered(sheet, view)} begun={first} />;
  const guide = first ? <FirstGame>{usual}</FirstGame> : usual;
  const lesson = first && view.seat !== null ? lessonAt(view) : undefined;
  const pointed = lesson
    ? {
        move: lesson.move.move,
        keys: new Set(spotsOf(sheet, lesson.move, view.seat ?? 0).map(spotKey)),
      }
    : NOTHING_POINTED;
  return (
    <PointedProvider value={pointed}>
      <main
        ref={main}
        className={`table card-table${picking.quiet ? '' : ' asking'}`}
        data-moves={view.moves}
        tabIndex={-1}
      >
        <button type="button" className="skip" onClick={() => focusOnMoves(main.current)}>
          {t('actions.skip')}
        </button>
        <h1 className="sr">{sheet.title}</h1>
        <TableBar house={house} undo={undo} redo={redo} showMore={() => setMore(true)} showKeys={keys.show} />
        <section className="stage">
          {small && guide}
          <Lands picking={picking} read={setCard} />
          {card !== null && <Reader card={card} picking={picking} close={() => setCard(null)} />}
          <Toasts />
          <GameOver game={table.game} />
        </section>
        <footer className="tray">
          <RivalsHand picking={picking} read={setCard} />
          <div className="asking-side">
            <div className="banner">
              <Question picking={picking} />
              <News />
              {refusal && (
                <p className="refusal" role="alert">
                  {refusal}
                </p>
              )}
            </div>
            <Moves picking={picking} />
          </div>
        </footer>
        <aside className="side">
          {!small && guide}
          <Middle picking={picking} />
          <SidePanel />
        </aside>
        {more && (
          <Dialog title={t('side.title')} close={() => setMore(false)}>
            <SidePanel />
          </Dialog>
        )}
        {keys.shown && <Shortcuts list={keys.shown} close={keys.hide} />}
        <Handover look={table.look} />
        <Announcer />
      </main>
    </PointedProvider>
  );
}

/** What the moment offers besides building from the middle: a card that can be used, a trade. */
function offered(sheet: RivalsSheet, { legal }: RivalsView): readonly string[] {
  const takes = (domain: string): boolean =>
    legal.some(({ move }) => entryOf(sheet, move)?.args[0]?.domain === domain);
  return [...(takes('card') ? ['card'] : []), ...(takes('good') ? ['trade'] : [])];
}
