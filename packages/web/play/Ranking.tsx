import { itemAt } from '@hexwright/kernel';
import '../look/ranking.css';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { SeatBadge } from '../parts/SeatBadge.tsx';
import { pointsText } from '../words/points.ts';
import { useGame } from './game-context.ts';
import { ranked, rankOf } from './ranks.ts';

/** Everybody by points, the first first. */
export const Ranking = memo(function Ranking() {
  const { t } = useTranslation();
  const { view, speak } = useGame();
  const near = view.circle?.seats ?? [];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="ranking" aria-label={t('side.ranking')} tabIndex={0}>
      <ol>
        {ranked(view.points).map((seat) => (
          <li
            key={seat}
            className={seat === view.seat ? 'me' : near.includes(seat) ? 'near' : ''}
            aria-current={seat === view.seat ? 'true' : undefined}
          >
            <span className="rank">{rankOf(view.points, seat)}</span>
            <SeatBadge seat={seat} size={18} />
            <span className="rank-name">{speak.seat(seat)}</span>
            {near.includes(seat) && <small>{t('ranking.near')}</small>}
            <b>
              {pointsText(itemAt(view.points, seat).total)}
              <span className="sr"> {t('result.points-word')}</span>
            </b>
          </li>
        ))}
      </ol>
    </section>
  );
});
