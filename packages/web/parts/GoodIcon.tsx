import { Icon } from '../shapes/Shape.tsx';
import type { PlainSheet } from '../table/sheet.ts';

type Looking = Pick<PlainSheet, 'looks'>;

/** The sign of a good, in its colour. */
export function GoodIcon({
  sheet,
  good,
  size = 22,
}: {
  readonly sheet: Looking;
  readonly good: string;
  readonly size?: number;
}) {
  const look = sheet.looks.goods?.[good];
  const icon = <Icon shape={look?.shape ?? 'chit'} fill={look?.colour ?? '#b9b3a2'} size={size} />;
  if (look?.tag === undefined) return icon;
  return (
    <span className="tagged-good">
      {icon}
      <i aria-hidden="true">{look.tag}</i>
    </span>
  );
}

interface BillProps {
  readonly sheet: Looking;
  readonly bill: readonly (readonly [good: string, count: number])[];
  /** by good: how many are in the hand; what is missing fades */
  readonly held?: (good: string) => number;
  readonly size?: number;
}

/** A price as a row of signs. */
export function Bill({ sheet, bill, held, size = 18 }: BillProps) {
  return (
    <span className="bill" aria-hidden="true">
      {bill.flatMap(([good, count]) =>
        Array.from({ length: count }, (_, i) => (
          <span key={`${good} ${i + 1}`} className={held && held(good) <= i ? 'missing' : undefined}>
            <GoodIcon sheet={sheet} good={good} size={size} />
          </span>
        )),
      )}
    </span>
  );
}
