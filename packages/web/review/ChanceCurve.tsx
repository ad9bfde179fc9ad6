import { itemAt } from '@hexwright/kernel';
import { useTranslation } from 'react-i18next';
import { lineOf } from '../look/seats.ts';
import { SeatBadge } from '../parts/SeatBadge.tsx';
import type { Story } from '../table/protocol.ts';
import type { Speaker } from '../words/speak.ts';
import { percent } from './percent.ts';
import type { Review } from './reviewed.ts';

interface Props {
  readonly story: Story;
  readonly review: Review;
  readonly seat: number;
  readonly speak: Speaker;
  /** the move that is looked at */
  readonly at: number;
  show(at: number): void;
}

const DASHES: readonly (string | undefined)[] = [undefined, '8 4', '2 4', '12 4 2 4', '5 3', '1 3'];
const WIDE = 1000;
const HIGH = 260;

/** Everybody's chance to win along the game. Where it turned there are marks; a slider leads to every move. */
export function ChanceCurve({ story, review, seat, speak, at, show }: Props) {
  const { t } = useTranslation();
  const { curve, turns } = review;
  const from = curve[0]?.at ?? 0;
  const span = Math.max(1, story.moves - from);
  const x = (moves: number): number => ((Math.max(from, moves) - from) / span) * WIDE;
  const y = (chance: number): number => HIGH - chance * HIGH;
  const now = curve.findLast((point) => point.at <= at) ?? curve[0];
  const order = story.players.map((_, each) => each).sort((one) => (one === seat ? 1 : 0));
  const step = Math.max(1, Math.ceil(curve.length / 500));
  const points = curve.filter((_, i) => i % step === 0 || i === curve.length - 1);
  return (
    <figure className="chance-curve">
      <figcaption>{t('review.curve')}</figcaption>
      <div className="chance-plot">
        <svg viewBox={`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="none" aria-hidden="true">
          {[0.25, 0.5, 0.75].map((share) => (
            <line key={share} className="chance-grid" x1={0} x2={WIDE} y1={y(share)} y2={y(share)} />
          ))}
          {order.map((each) => (
            <polyline
              key={each}
              className={each === seat ? 'chance own' : 'chance'}
              stroke={lineOf(each)}
              strokeDasharray={DASHES[each % DASHES.length]}
              points={points
                .map((point) => `${x(point.at).toFixed(1)},${y(itemAt(point.chances, each)).toFixed(1)}`)
                .join(' ')}
            />
          ))}
          <line className="chance-now" x1={x(at)} x2={x(at)} y1={0} y2={HIGH} />
        </svg>
        {turns.map((point, i) => (
          <button
            key={point.at}
            type="button"
            className="turning-mark"
            style={{ left: `${(x(point.at) / WIDE) * 100}%` }}
            aria-label={t('review.turning-mark', { nth: i + 1, turn: point.turn })}
            onClick={() => show(point.at)}
          >
            {i + 1}
          </button>
        ))}
        <span className="chance-scale" aria-hidden="true">
          <i>100 %</i>
          <i>50 %</i>
          <i>0 %</i>
        </span>
      </div>
      <input
        type="range"
        min={from}
        max={story.moves}
        value={at}
        aria-label={t('review.slider')}
        aria-valuetext={story.players
          .map((_, each) => `${speak.seat(each)} ${percent(now?.chances[each] ?? 0)}`)
          .join(', ')}
        onChange={({ target }) => show(Number(target.value))}
      />
      <ul className="chance-legend">
        {story.players.map((_, each) => (
          <li key={each}>
            <SeatBadge seat={each} size={16} /> {speak.seat(each)} <b>{percent(now?.chances[each] ?? 0)}</b>
          </li>
        ))}
      </ul>
    </figure>
  );
}
