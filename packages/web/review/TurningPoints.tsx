import { itemAt } from '@hexwright/kernel';
import { useTranslation } from 'react-i18next';
import { SeatBadge } from '../parts/SeatBadge.tsx';
import type { Speaker } from '../words/speak.ts';
import { percent } from './percent.ts';
import type { TurningPoint } from './reviewed.ts';

interface Props {
  readonly turns: readonly TurningPoint[];
  readonly seat: number;
  readonly speak: Speaker;
  show(at: number): void;
}

/** Where the game turned: what happened, and whose chances it moved. */
export function TurningPoints({ turns, speak, show }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <h2>{t('review.turning')}</h2>
      {turns.length === 0 && <p>{t('review.no-turning')}</p>}
      <ol className="turning-points">
        {turns.map(({ at, turn, before, after, told }) => (
          <li key={at}>
            <button type="button" className="turning-point" onClick={() => show(at)}>
              <b>{t('turn', { turn })}</b>
              <span>{toldShort(told, speak)}</span>
              <span className="turning-seats">
                {after.flatMap((chance, seat) =>
                  Math.abs(chance - itemAt(before, seat)) < 0.03
                    ? []
                    : [
                        <span key={seat}>
                          <SeatBadge seat={seat} size={14} />
                          <span className="sr">{speak.seat(seat)}</span> {percent(itemAt(before, seat))} →{' '}
                          <b>{percent(chance)}</b>
                        </span>,
                      ],
                )}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

/** more of one turn is not read */
const READ = 6;

function toldShort(told: TurningPoint['told'], speak: Speaker): string {
  const lines = told.map(({ kind, data }) => speak.event(kind, data));
  return [...lines.slice(0, READ), ...(lines.length > READ ? ['…'] : [])].join(' ');
}
