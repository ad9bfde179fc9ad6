import type { State } from '@hexwright/kernel';
import {
  type Book,
  COMMERCE,
  countQuality,
  eachExpansion,
  firstSlot,
  GOODS,
  PROGRESS,
  SKILL,
  SLOTS,
  STRENGTH,
} from '@hexwright/rivals';

/** the qualities that count apart from victory points */
export const WEIGHED = [STRENGTH, SKILL, COMMERCE, PROGRESS] as const;

/** of what an expansion cost, so much is still there */
const STANDING = 1.15;

/** What follows from what stands in a principality, whatever its regions hold. */
export interface Land {
  points: number;
  /** what was built and cannot be spent again */
  standing: number;
  /** by good: how many are given for one other */
  readonly rates: Int32Array;
  /** by what is weighed */
  readonly counts: Int32Array;
  /** by place: what it gives when its number is rolled; whether it counts for brigands, and whether they rob it */
  readonly yields: Int32Array;
  readonly counted: Uint8Array;
  readonly robbed: Uint8Array;
}

/**
 * The lands of both seats. Most of what is thought through moves goods and builds nothing, so what cards declare is asked
 * again only when something stands otherwise than before.
 */
export function makeLands(b: Book): (s: State) => readonly Land[] {
  const { centre, roads, terrain, number, sites, beneath, tokens } = b.fields;
  const parts = [centre, roads, terrain, number, sites, beneath].map(({ at, rows, width }) => ({
    at,
    size: rows * width,
  }));
  parts.push(tokens);
  const seen = new Int32Array(parts.reduce((sum, { size }) => sum + size, 0)).fill(-2);
  const lands = [0, 1].map(() => blankLand(b));

  /** whether anything stands otherwise; what stands now is what is compared with next time */
  const changed = ({ cells }: State): boolean => {
    let other = false;
    let i = 0;
    for (const { at, size } of parts)
      for (let cell = at; cell < at + size; cell++, i++)
        if (seen[i] !== cells[cell]) {
          seen[i] = cells[cell];
          other = true;
        }
    return other;
  };

  return (s) => {
    if (changed(s)) for (const seat of [0, 1]) survey(b, s, seat, lands[seat]);
    return lands;
  };
}

function blankLand(b: Book): Land {
  return {
    points: 0,
    standing: 0,
    rates: new Int32Array(GOODS.length),
    counts: new Int32Array(WEIGHED.length),
    yields: new Int32Array(b.places),
    counted: new Uint8Array(b.places),
    robbed: new Uint8Array(b.places),
  };
}

function survey(b: Book, s: State, seat: number, land: Land): void {
  land.points = b.points(s, seat);
  for (let good = 0; good < GOODS.length; good++) land.rates[good] = b.rules.rate(s, seat, good);
  land.standing = standing(b, s, seat, land.rates);
  for (let i = 0; i < WEIGHED.length; i++) land.counts[i] = countQuality(b, s, seat, WEIGHED[i]);
  for (let place = 0; place < b.places; place++) {
    if (b.fields.terrain.get(s, seat, place) === 0) continue;
    land.yields[place] = b.rules.yieldOf(s, seat, place);
    land.counted[place] = b.rules.inRaid(s, seat, place) ? 1 : 0;
    land.robbed[place] = b.rules.robbed(s, seat, place) ? 1 : 0;
  }
}

function standing(b: Book, s: State, seat: number, rates: ArrayLike<number>): number {
  let sum = 0;
  eachExpansion(b, s, seat, (card) => {
    sum += STANDING * b.cards[card].price + 0.5;
  });
  for (let good = 0; good < GOODS.length; good++) sum += (3 - rates[good]) * 1.2;
  const { centre, roads } = b.fields;
  let ways = 0;
  for (let slot = firstSlot(b, s, seat); slot < SLOTS && centre.get(s, seat, slot) > 0; slot++) ways--;
  ways += roads.sum(s, seat) + 1;
  // A road that leads on is worth its price and a little more; a second one is for later.
  return sum + (ways > 0 ? 6 : 0) + (2 - b.rules.searchPrice(s, seat)) * 1.5;
}
