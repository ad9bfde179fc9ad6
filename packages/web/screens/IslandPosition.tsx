import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Board } from '../board/Board.tsx';
import { RecentMoves } from '../board/RecentMoves.tsx';
import { placesAsked } from '../play/choices.ts';
import { Dice } from '../play/Dice.tsx';
import { Explainer } from '../play/Explainer.tsx';
import { useGame } from '../play/game-context.ts';
import { IslandSide } from '../play/IslandSide.tsx';
import { Players } from '../play/Players.tsx';
import { useRecentMoves } from '../play/recent-moves.ts';
import { Stakes } from '../play/Stakes.tsx';

/** An island to be looked at, with all that stands beside it. */
export function IslandPosition() {
  const { t } = useTranslation();
  const { sheet, view } = useGame();
  const recent = useRecentMoves();
  const stage = useRef<HTMLElement>(null);
  return (
    <>
      <section ref={stage} className="stage">
        <Board
          sheet={sheet}
          fields={view.fields}
          label={t('board.label', { hexes: sheet.board.hexes.length })}
          idle={view.idle}
          asked={view.over ? [] : placesAsked(sheet, view.decision)}
        >
          <RecentMoves sheet={sheet} {...recent} />
        </Board>
        <Explainer stage={stage} />
        <Dice />
      </section>
      <aside className={`side${sheet.seats > 4 ? ' five' : ''}${sheet.seats > 5 ? ' six' : ''}`}>
        <Players />
        <Stakes />
        <IslandSide />
      </aside>
    </>
  );
}
