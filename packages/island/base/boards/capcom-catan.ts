import { type LayoutFile, layoutOnce } from '../../board/index.ts';
import { CENTRE, COAST_30, INNER_6, ISLAND_19, LETTERS_A_TO_R, RING_12 } from './island-19.ts';
import { pieceSide } from './printed.ts';

/**
 * A ring of the twelve hexes of the coast, a piece of the seven inner hexes and a frame of two halves, each turned as
 * one likes. All 6s and 8s lie on the ring, so that no turn brings two of them together.
 */
const ring = {
  front: pieceSide(
    'front',
    `forest 4, pasture 6, mountains 11, fields 3, hills 8, pasture 10,
     fields 2, forest 6, mountains 9, pasture 12, fields 8, hills 5`,
  ),
  back: pieceSide(
    'back',
    `pasture, fields, forest, hills, pasture, mountains,
     forest, fields, hills, mountains, pasture, fields`,
  ),
};
const inner = {
  front: pieceSide('front', 'fields 5, forest 11, hills 4, pasture 9, mountains 10, forest 3, desert'),
  back: pieceSide('back', 'forest, mountains, desert, fields, pasture, forest, hills'),
};

/** What each half of the frame shows on its side, by the edge of the coast it lies at. */
const halves: readonly Record<'front' | 'back', Record<number, string>>[] = [
  {
    front: { 0: 'any', 3: 'grain', 7: 'ore', 10: 'any', 13: 'wool' },
    back: { 1: 'wool', 4: 'any', 7: 'grain', 11: 'any', 14: 'ore' },
  },
  {
    front: { 17: 'any', 20: 'any', 23: 'brick', 27: 'lumber' },
    back: { 17: 'lumber', 21: 'any', 24: 'brick', 27: 'any' },
  },
];

const frame = (['front', 'back'] as const).flatMap((one) =>
  (['front', 'back'] as const).map((other) => {
    const kinds = { ...halves[0][one], ...halves[1][other] };
    return pieceSide(
      `${one} and ${other}`,
      '',
      COAST_30.map((_, edge) => kinds[edge] ?? null),
    );
  }),
);

/** The six ways to turn `length` places around the middle. */
const turns = (length: number) =>
  [0, 1, 2, 3, 4, 5].map((turn) => Array.from({ length }, (_, k) => (k + (turn * length) / 6) % length));

const capcom = (loose: boolean): LayoutFile => ({
  format: 'hexwright-layout/1',
  id: loose ? 'capcom-catan-loose' : 'capcom-catan',
  name: loose ? 'Capcom Catan, loose numbers' : 'Capcom Catan',
  provenance: 'reconstructed',
  note: loose
    ? 'Ring and inner piece on either side, numbers in letter order from any corner.'
    : 'Ring and inner piece on their front with printed numbers.',
  hexes: ISLAND_19.map((hex) => ({ ...hex, group: 'main' })),
  groups: {
    main: loose ? { numbers: { arrange: 'spiral', sequence: LETTERS_A_TO_R } } : {},
  },
  harbours: { places: COAST_30 },
  assembly: {
    tilings: [
      {
        name: 'ring, inner piece and frame',
        slots: [
          { kind: 'ring', cells: RING_12, turns: turns(12).map((cells) => ({ cells })) },
          {
            kind: 'inner',
            cells: [...INNER_6, CENTRE],
            turns: turns(6).map((cells) => ({ cells: [...cells, 6] })),
          },
          { kind: 'frame', coast: COAST_30, turns: turns(30).map((coast) => ({ cells: [], coast })) },
        ],
      },
    ],
    pieces: [
      { name: 'ring', kind: 'ring', sides: loose ? [ring.front, ring.back] : [ring.front] },
      { name: 'inner piece', kind: 'inner', sides: loose ? [inner.front, inner.back] : [inner.front] },
      { name: 'frame', kind: 'frame', sides: frame },
    ],
  },
});

export const capcomCatan = layoutOnce(() => capcom(false));
export const capcomCatanLoose = layoutOnce(() => capcom(true));
