import type { RegionCard } from './book.ts';
import { type GoodId, goodNo } from './numbers.ts';

const card = (good: GoodId, number: number): RegionCard => ({ good: goodNo(good), number });

/** The region stack: every good twice, every number twice. */
export const REGION_CARDS: readonly RegionCard[] = [
  card('lumber', 4),
  card('lumber', 6),
  card('gold', 2),
  card('gold', 3),
  card('grain', 1),
  card('grain', 3),
  card('brick', 1),
  card('brick', 5),
  card('wool', 5),
  card('wool', 6),
  card('ore', 2),
  card('ore', 4),
];

/** The six regions of a start, from the left, upper before lower: the red prince's numbers and the blue one's. */
export const FIRST_REGIONS: readonly {
  readonly good: number;
  readonly numbers: readonly [number, number];
}[] = [
  { good: goodNo('lumber'), numbers: [2, 3] },
  { good: goodNo('brick'), numbers: [3, 2] },
  { good: goodNo('gold'), numbers: [1, 4] },
  { good: goodNo('wool'), numbers: [4, 1] },
  { good: goodNo('grain'), numbers: [6, 5] },
  { good: goodNo('ore'), numbers: [5, 6] },
];
