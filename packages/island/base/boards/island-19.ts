import { type EdgePlace, type HexPlace, hexagon, turned } from '../../board/index.ts';

/** The 19 hexes of the base island, row by row: 3, 4, 5, 4, 3. */
export const ISLAND_19 = hexagon(3);

export const TERRAINS_19 = { hills: 3, fields: 4, forest: 4, mountains: 3, pasture: 4, desert: 1 };

/** The 18 number tokens by their letters A to R. */
export const LETTERS_A_TO_R = [5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11];

/** All of it laid at random, with the letters in a spiral. */
export const GROUP_19 = {
  terrains: TERRAINS_19,
  numbers: { arrange: 'spiral' as const, sequence: LETTERS_A_TO_R },
  constraints: ['reds-apart'],
};

/** The tokens without their letters, in order. */
export const TOKENS_18 = inOrder(LETTERS_A_TO_R);

export function inOrder(tokens: readonly number[]): number[] {
  return [...tokens].sort((a, b) => a - b);
}

export const CENTRE: HexPlace = { q: 0, r: 0 };
/** The twelve hexes of the coast, clockwise from the north-west corner; even ones are the corners. */
export const RING_12 = clockwise([
  { q: 0, r: -2 },
  { q: 1, r: -2 },
]);
/** The six hexes around the middle, clockwise from the north-west; number k lies inside of corner 2k of the ring. */
export const INNER_6 = clockwise([{ q: 0, r: -1 }]);
/** The thirty edges of the coast, clockwise from the north-west corner: five to each piece of the frame. */
export const COAST_30 = clockwise([
  { q: 0, r: -2, side: 2 },
  { q: 0, r: -2, side: 1 },
  { q: 1, r: -2, side: 2 },
  { q: 1, r: -2, side: 1 },
  { q: 2, r: -2, side: 2 },
]);

/** A sixth of the island repeated six times around its middle. */
function clockwise<Place extends HexPlace>(sixth: readonly Place[]): Place[] {
  return [0, 1, 2, 3, 4, 5].flatMap((turn) =>
    sixth.map((place) => {
      const at = { ...place, ...turned(place, -turn) };
      return 'side' in at ? { ...at, side: ((at.side as number) + 6 - turn) % 6 } : at;
    }),
  );
}

export const NINE_HARBOURS = { brick: 1, grain: 1, lumber: 1, ore: 1, wool: 1, any: 4 };

/** Where the harbours lie on the frame, counted along the coast. */
export const NINE_ON_COAST = [0, 3, 7, 10, 13, 17, 20, 23, 27];

/** The harbours of the frame, clockwise from the north-west; each faces the longest line of hexes. */
export const NINE_PLACES: EdgePlace[] = NINE_ON_COAST.map((edge) => COAST_30[edge]);

/** The kinds printed on the frame of the 4th edition, at the same places. */
export const NINE_PRINTED = ['any', 'grain', 'ore', 'any', 'wool', 'any', 'any', 'brick', 'lumber'];

/** Harbours that stay as they are printed, in the order of the nine places. */
export const printedHarbours = (kinds: readonly string[], places: readonly EdgePlace[] = NINE_PLACES) => ({
  places: places.map((place, k) => ({ ...place, kind: kinds[k] })),
});
