import { numberAt, numbers } from '../board/read.ts';
import { chanceOfAny } from '../play/chance.ts';
import { numbersOf } from '../play/explain.ts';
import type { FirstPlace } from '../review/reviewed.ts';
import type { TableView } from '../table/protocol.ts';
import type { Sheet } from '../table/sheet.ts';

/** The chance that a place leaves, as a share of what the best leaves: out of 100. */
export const scoreOf = ({ chance, bestChance }: FirstPlace): number =>
  bestChance > 0 ? Math.round((100 * Math.min(chance, bestChance)) / bestChance) : 100;

/** The mean of both places. */
export const scoreOfAll = (places: readonly FirstPlace[]): number =>
  Math.round(places.reduce((sum, place) => sum + scoreOf(place), 0) / places.length);

/** from which score on, how a place is called, and its square in the line that people send to each other */
const GRADES = [
  { from: 95, grade: 'best', square: '🟩' },
  { from: 80, grade: 'good', square: '🟨' },
  { from: 60, grade: 'fair', square: '🟧' },
  { from: 0, grade: 'poor', square: '🟥' },
] as const;

export const gradeOf = (score: number) => GRADES.find(({ from }) => score >= from) ?? GRADES[3];

export const squares = (scores: readonly number[]): string =>
  scores.map((score) => gradeOf(score).square).join('');

/** What a corner brings, as one counts it on the board. */
export interface CornerWorth {
  /** goods to be expected in 36 rolls */
  readonly income: number;
  readonly goods: readonly string[];
  /** the harbour there, by its place among those of the board; -1 without one */
  readonly harbour: number;
}

const ROLLS = 36;

export function worthOfCorner({ board, terrains }: Sheet, view: TableView, corner: number): CornerWorth {
  const around = board.corners[corner]?.hexes ?? [];
  const lies = numbers(view.fields.terrain);
  const giving = around.flatMap((hex) => {
    const good = terrains[lies[hex] ?? -1]?.gives;
    const chance = chanceOfAny(view.odds, numbersOf(view, hex));
    return good && chance > 0 ? [{ good, chance }] : [];
  });
  return {
    income: Math.round(giving.reduce((sum, { chance }) => sum + chance, 0) * ROLLS),
    goods: [...new Set(giving.map(({ good }) => good))],
    harbour: board.harbours.findIndex(({ a, b }) => a === corner || b === corner),
  };
}

/** What the one corner has over the other. */
export interface Over {
  readonly income: number;
  /** goods that only it brings */
  readonly goods: readonly string[];
  /** the rate of its harbour, and for which good, where the other lies at none as good */
  readonly harbour?: { readonly good: string | null; readonly rate: number };
}

export function over(sheet: Sheet, view: TableView, better: number, other: number): Over {
  const [one, two] = [worthOfCorner(sheet, view, better), worthOfCorner(sheet, view, other)];
  const kindOf = (index: number) =>
    index < 0 ? undefined : sheet.board.harbourKinds[numberAt(view.fields.harbour, index)];
  const [here, there] = [kindOf(one.harbour), kindOf(two.harbour)];
  return {
    income: one.income - two.income,
    goods: one.goods.filter((good) => !two.goods.includes(good)),
    ...(here && (!there || here.rate < there.rate) && { harbour: here }),
  };
}
