import { GoodIcon } from '../parts/GoodIcon.tsx';
import type { RivalsSheet } from '../table/sheet.ts';

interface Props {
  readonly sheet: RivalsSheet;
  readonly bill: readonly (readonly [good: string, count: number])[];
  /** by good: how many lie in the land of whoever would pay */
  readonly held?: (good: string) => number;
  readonly size?: number;
}

/** A price in numbers beside pictures; for whoever would pay it, how much of it is there already. */
export function CountedBill({ sheet, bill, held, size = 16 }: Props) {
  return (
    <span className="bill counted" aria-hidden="true">
      {bill.map(([good, count]) => {
        const there = Math.min(held?.(good) ?? count, count);
        return (
          <span key={good} className={there < count ? 'short' : undefined}>
            <b>{held && there < count ? `${there}/${count}` : count}</b>
            <GoodIcon sheet={sheet} good={good} size={size} />
          </span>
        );
      })}
    </span>
  );
}
