import { useTranslation } from 'react-i18next';
import { SeatBadge } from '../parts/SeatBadge.tsx';
import { useAnyGame } from './game-context.ts';

/** Lies where hands are held while the table goes from one person to the next; everything public stays in sight. */
export function Handover({ look }: { look(seat: number): void }) {
  const { t } = useTranslation();
  const { view, speak } = useAnyGame();
  if (view.handover === null) return null;
  const seat = view.handover;
  return (
    <div className="handover" role="alertdialog" aria-label={t('handover.title', { seat: speak.seat(seat) })}>
      <SeatBadge seat={seat} size={48} />
      <div className="handover-words">
        <h2>{t('handover.title', { seat: speak.seat(seat) })}</h2>
        <p>{t('handover.text')}</p>
      </div>
      {/* biome-ignore lint/a11y/noAutofocus: the only thing to do while hands are covered */}
      <button type="button" className="action primary big" autoFocus onClick={() => look(seat)}>
        {t('handover.ready', { seat: speak.seat(seat) })}
      </button>
    </div>
  );
}
