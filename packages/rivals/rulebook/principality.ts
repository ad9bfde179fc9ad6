import type { Place, Site, Slot, Way } from './numbers.ts';

/**
 * The shape of a principality, the same for both. The middle row has slots for settlements with ways between them;
 * regions lie in two rows above and below the ways, so that each slot has four at its corners; above and below each
 * slot are two building sites, of which a settlement offers the nearer one.
 *
 *     region 2w       site 4s, 4s+1     region 2w+2
 *     way w           slot s = w        way w+1
 *     region 2w+1     site 4s+2, 4s+3   region 2w+3
 *
 * It starts in the middle, with room for all settlements on either side.
 */
export const SLOTS = 12;
export const WAYS = SLOTS + 1;
export const REGIONS = WAYS * 2;
export const SITES = SLOTS * 4;
/** the slots of the first two settlements, and the way between them */
export const FIRST_SLOT: Slot = SLOTS / 2 - 1;
export const FIRST_WAY: Way = FIRST_SLOT + 1;
/** a region holds so much */
export const FULL = 3;
/** brigands come where more than this lies */
export const SAFE = 7;

export const UPPER = 0;
export const LOWER = 1;

/** what stands in a slot */
export const SETTLEMENT = 1;
export const CITY = 2;

/** the ways to the left and to the right of a slot, and the slots to the left and to the right of a way */
export const wayLeftOf = (slot: Slot): Way => slot as number;
export const wayRightOf = (slot: Slot): Way => slot + 1;
export const slotLeftOf = (way: Way): Slot => way - 1;
export const slotRightOf = (way: Way): Slot => way as number;

export const regionAt = (way: Way, row: number): Place => way * 2 + row;
export const slotOf = (site: Site): Slot => site >> 2;
/** whether the site is the outer one of its two, which only a city offers */
export const isOuter = (site: Site): boolean => (site & 1) === 1;

const range = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i);

/** by slot: the regions at its four corners */
export const cornersOf: readonly (readonly Place[])[] = range(SLOTS).map((slot) => [
  regionAt(wayLeftOf(slot), UPPER),
  regionAt(wayLeftOf(slot), LOWER),
  regionAt(wayRightOf(slot), UPPER),
  regionAt(wayRightOf(slot), LOWER),
]);

/** by site: the regions to its left and right; for the outer site they are the same */
export const besideSite: readonly (readonly [left: Place, right: Place])[] = range(SITES).map((site) => {
  const row = (site >> 1) & 1;
  return [regionAt(wayLeftOf(slotOf(site)), row), regionAt(wayRightOf(slotOf(site)), row)];
});

/** by region: the building sites to its left and right, outer ones included */
export const sitesBeside: readonly (readonly Site[])[] = range(REGIONS).map((place) =>
  range(SITES).filter((site) => besideSite[site].includes(place)),
);
