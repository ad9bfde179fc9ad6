import { itemOf } from '@hexwright/kernel';
import { useTranslation } from 'react-i18next';
import { numberAt } from '../board/read.ts';
import { Shape } from '../shapes/Shape.tsx';
import type { RivalsView } from '../table/protocol.ts';
import { useRivals } from './use-rivals.ts';

/** what the symbols of the event die look like */
export const SYMBOLS: Readonly<Record<string, { readonly shape: string; readonly colour: string }>> = {
  brigands: { shape: 'skull', colour: '#c8453a' },
  trade: { shape: 'coin', colour: '#d9b23a' },
  celebration: { shape: 'flag', colour: '#e08a2c' },
  harvest: { shape: 'sheaf', colour: '#d9a521' },
  event: { shape: 'scroll', colour: '#4a6fa5' },
};
const ORDER = ['brigands', 'trade', 'celebration', 'harvest', 'event'] as const;

/** What the event die of this turn shows; nothing before it was rolled. */
export const symbolNow = ({ fields }: RivalsView): (typeof ORDER)[number] | undefined =>
  ORDER[numberAt(fields.symbol)];

/** The production die and the event die of this turn. */
export function RivalsDice() {
  const { t } = useTranslation();
  const { view, speak } = useRivals();
  const number = numberAt(view.fields.die);
  const symbol = symbolNow(view);
  const words = symbol && speak.term(`symbol.${symbol}`);
  return (
    <div
      className="two-dice"
      role="img"
      aria-label={number > 0 ? t('rivals.dice', { number, symbol: words ?? '…' }) : t('rivals.no-dice')}
    >
      <svg
        key={`${view.fields.turn} ${number}`}
        viewBox="-22 -22 44 44"
        className="die number"
        aria-hidden="true"
      >
        <rect x="-19" y="-19" width="38" height="38" rx="9" />
        <text y="10">{number > 0 ? number : ''}</text>
      </svg>
      <svg
        key={`${view.fields.turn} ${symbol}`}
        viewBox="-22 -22 44 44"
        className="die event"
        aria-hidden="true"
      >
        <rect x="-19" y="-19" width="38" height="38" rx="9" />
        {symbol && (
          <g transform="scale(0.6)">
            <Shape shape={itemOf(SYMBOLS, symbol).shape} fill={itemOf(SYMBOLS, symbol).colour} halo={false} />
          </g>
        )}
      </svg>
    </div>
  );
}
