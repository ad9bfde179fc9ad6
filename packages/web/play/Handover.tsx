import { useTranslation } from 'react-i18next';
import { SeatBadge } from '../parts/SeatBadge.tsx';
import { useAnyGame } from './game-context.ts';

/** Covers the hands while the table goes from one person to the next. */
export function Handover({ look }: { look(seat: number): void }) {
  const { t } = useTranslation();
  const { view, speak } = useAnyGame();
  if (view.handover === null) return null;
  const seat = view.handover;
  return (
    <div className="handover" role="alertdialog" aria-label={t('handover.title', { seat: speak.seat(seat) })}>
      <SeatBadge seat={seat} size={72} />
      <h2>{t('handover.title', { seat: speak.seat(seat) })}</h2>
      <p>{t('handover.text')}</p>
      {/* biome-ignore lint/a11y/noAutofocus: the only thing to do on a covered table */}
      <button type="button" className="action primary big" autoFocus onClick={() => look(seat)}>
        {t('handover.ready', { seat: speak.seat(seat) })}
      </button>
    </div>
  );
}
