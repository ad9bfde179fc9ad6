import { itemAt } from '@hexwright/kernel';
import { useTranslation } from 'react-i18next';
import { SeatBadge } from '../parts/SeatBadge.tsx';
import { pointsText } from '../words/points.ts';
import type { Speaker } from '../words/speak.ts';

interface Props {
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly speak: Speaker;
  readonly className: string;
}

/** Everybody's points, the winners first and then by how many they have. */
export function Standing({ scores, winners, speak, className }: Props) {
  const { t } = useTranslation();
  const won = (seat: number): number => (winners.includes(seat) ? 1 : 0);
  const order = scores
    .map((_, seat) => seat)
    .sort((a, b) => won(b) - won(a) || itemAt(scores, b) - itemAt(scores, a) || a - b);
  return (
    <ol className={className}>
      {order.map((seat) => (
        <li key={seat} className={won(seat) ? 'won' : ''}>
          <SeatBadge seat={seat} size={22} />
          <span>{speak.seat(seat)}</span>
          <b>
            {pointsText(itemAt(scores, seat))}
            <span className="sr"> {t('result.points-word')}</span>
          </b>
        </li>
      ))}
    </ol>
  );
}
