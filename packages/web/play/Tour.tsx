import { itemAt } from '@hexwright/kernel';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isIsland } from '../table/sheet.ts';
import { Coach } from './Coach.tsx';
import { useAnyGame } from './game-context.ts';
import { introducedBefore, markIntroduced, tourOf, withBoardCard } from './introduced-modules.ts';

/** What is new to this player at this table, one short card after another; then, or if there is nothing, the rest. */
export function Tour({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const { sheet, view } = useAnyGame();
  const [met] = useState(introducedBefore);
  const told = tourOf(sheet, met);
  const cards =
    isIsland(sheet) && sheet.board.ghosts
      ? withBoardCard(told, { title: t('tour.board'), text: t('tour.glued') })
      : told;
  const [at, setAt] = useState(-1);
  const [ended, setEnded] = useState(false);
  if (ended || cards.length === 0 || view.over || view.seat === null) return children;
  const end = (): void => {
    markIntroduced(sheet.modules.map(({ id }) => id));
    setEnded(true);
  };
  const last = at === cards.length - 1;
  // One line asks first: it takes no room from the board and the players.
  if (at < 0)
    return (
      <div className="tour-call">
        <span>{t('tour.new', { name: itemAt(cards, 0).title })}</span>
        <button type="button" className="quiet-button" onClick={() => setAt(0)}>
          {t('tour.show')}
        </button>
        <button type="button" className="quiet-button" onClick={end}>
          {t('tour.skip')}
        </button>
      </div>
    );
  return (
    <div className="tour">
      <Coach
        title={t('tour.title', { name: itemAt(cards, at).title, at: at + 1, of: cards.length })}
        text={itemAt(cards, at).text}
        on={t(last ? 'tour.done' : 'tour.next')}
        next={() => (last ? end() : setAt(at + 1))}
        off={t('tour.skip')}
        end={end}
      />
    </div>
  );
}
