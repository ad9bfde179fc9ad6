import { useEffect, useState } from 'react';
import { numbers, tokenNumbers } from '../board/read.ts';
import type { TableView } from '../table/protocol.ts';
import type { Sheet } from '../table/sheet.ts';
import { lastNumber } from './number.ts';

const NONE: ReadonlySet<number> = new Set();

/** The hexes that answer the number just rolled, for a moment. */
export function useLitHexes(sheet: Sheet, view: TableView): ReadonlySet<number> {
  const [lit, setLit] = useState<ReadonlySet<number>>(NONE);
  useEffect(() => {
    if (view.eventsFrom === 0) return;
    const told = lastNumber(sheet, view.events);
    if (!told) return;
    const { number } = told;
    const stopped = new Set(view.idle);
    const hexes = numbers(view.fields.numbers).flatMap((bits, hex) =>
      tokenNumbers(bits).includes(number) && !stopped.has(hex) ? [hex] : [],
    );
    setLit(new Set(hexes));
    const timer = setTimeout(() => setLit(NONE), 1400);
    return () => clearTimeout(timer);
  }, [sheet, view]);
  return lit;
}
