import { useTranslation } from 'react-i18next';
import type { Wished } from '../screens/GameChoice.tsx';
import { SeatCount } from '../screens/SeatCount.tsx';
import type { RowCard } from '../table/protocol.ts';

/** How many sit at the table. */
export function SeatsChoice({ card, wished }: { readonly card: RowCard; readonly wished: Wished }) {
  const { t } = useTranslation();
  const { seats: taken } = wished.wish;
  const possible = card.players.includes(taken) ? card.players : [taken];
  return (
    <fieldset className="field seats">
      <legend>{t('set-up.seats')}</legend>
      <SeatCount possible={possible} seats={taken} choose={(seats) => wished.change({ seats })} />
      <small>{t('new.seats-note')}</small>
    </fieldset>
  );
}
