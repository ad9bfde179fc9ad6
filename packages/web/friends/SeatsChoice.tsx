import { useTranslation } from 'react-i18next';
import type { Wished } from '../screens/GameChoice.tsx';
import type { RowCard } from '../table/protocol.ts';

/** How many sit at the table. */
export function SeatsChoice({ card, wished }: { readonly card: RowCard; readonly wished: Wished }) {
  const { t } = useTranslation();
  const { seats: taken } = wished.wish;
  const possible = card.players.includes(taken) ? card.players : [taken];
  return (
    <fieldset className="field seats">
      <legend>{t('set-up.seats')}</legend>
      <div className="segments">
        {possible.map((seats) => (
          <button
            key={seats}
            type="button"
            aria-pressed={taken === seats}
            onClick={() => wished.change({ seats })}
          >
            {seats}
          </button>
        ))}
      </div>
      <small>{t('new.seats-note')}</small>
    </fieldset>
  );
}
