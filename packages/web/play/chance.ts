import type { PlainSheet } from '../table/sheet.ts';
import { t } from '../words/i18n.ts';
import { oddsOf } from './number.ts';

/** Chances by number, as the table tells them of the next roll, card or spin. */
export type Odds = Readonly<Record<number, number>>;

const MOST = 40;
const NEAR = 1e-4;

/** A chance as so many of so many, where that is exact; of `all` rather than of fewer. */
export function asFraction(
  chance: number,
  all: number,
): { readonly ways: number; readonly of: number } | null {
  for (const of of [all, ...Array.from({ length: MOST }, (_, i) => i + 1)]) {
    const ways = Math.round(chance * of);
    if (ways > 0 && Math.abs(chance * of - ways) < NEAR) return { ways, of };
  }
  return null;
}

/** What brings the numbers in this game: the last that was declared. */
export function sourceOf({ looks }: PlainSheet): 'dice' | 'die' | 'card' | 'wheel' {
  return Object.values(looks.numbers ?? {}).at(-1)?.by ?? 'dice';
}

/** A chance in words: "5 of 36 rolls". */
export function chanceWords(sheet: PlainSheet, chance: number): string {
  if (!(chance > 0)) return t('chance.never');
  const all = Object.values(oddsOf(sheet)).reduce((sum, weight) => sum + weight, 0);
  const fraction = asFraction(chance, all);
  return fraction
    ? t(`chance.${sourceOf(sheet)}`, { ways: fraction.ways, of: fraction.of })
    : t('chance.percent', { percent: (chance * 100).toFixed(1) });
}

/** The chance that one of these numbers is next. */
export function chanceOfAny(odds: Odds, numbers: Iterable<number>): number {
  return [...new Set(numbers)].reduce((sum, number) => sum + (odds[number] ?? 0), 0);
}
