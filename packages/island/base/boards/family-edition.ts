import { type LayoutFile, layoutOnce } from '../../board/index.ts';
import { ISLAND_19, NINE_PLACES } from './island-19.ts';
import { pieceSide } from './printed.ts';
import { LARGE_CELLS, LARGE_COASTS, SMALL_CELLS_WITH_MIDDLE } from './six-pieces.ts';

/** Odd pieces are large and bring three harbours, even ones are small; each back rearranges its front. */
const PIECES = [
  {
    a: 'fields 8, forest 11, mountains 6, pasture 3',
    b: 'pasture 6, mountains 3, forest 8, fields 11',
    harbours: ['brick', 'any', 'wool'],
  },
  { a: 'hills 9, fields 3', b: 'fields 9, hills 3', harbours: [] },
  {
    a: 'hills 5, pasture 6, forest 10, fields 2',
    b: 'forest 5, fields 10, hills 2, pasture 6',
    harbours: ['any', 'grain', 'any'],
  },
  { a: 'mountains 10, fields 4', b: 'fields 10, mountains 4', harbours: [] },
  {
    a: 'forest 9, mountains 8, pasture 12, hills 4',
    b: 'hills 9, pasture 12, forest 8, mountains 4',
    harbours: ['lumber', 'any', 'ore'],
  },
  { a: 'pasture 11, desert, forest 5', b: 'forest 11, pasture 5, desert', harbours: [] },
];

const family = (id: string, name: string): LayoutFile => ({
  format: 'hexwright-layout/1',
  id,
  name,
  provenance: 'reconstructed',
  hexes: ISLAND_19,
  harbours: { places: NINE_PLACES },
  assembly: {
    tilings: [
      {
        name: 'large and small in turn',
        slots: [
          ...LARGE_CELLS.map((cells, k) => ({ kind: 'large', cells, coast: LARGE_COASTS[k] })),
          ...SMALL_CELLS_WITH_MIDDLE.map((cells) => ({ kind: 'small', cells })),
        ],
      },
    ],
    pieces: PIECES.map(({ a, b, harbours }, k) => ({
      name: String(k + 1),
      kind: k % 2 === 0 ? 'large' : 'small',
      sides: [pieceSide(`A${k + 1}`, a, harbours), pieceSide(`B${k + 1}`, b, harbours)],
    })),
  },
});

export const familyEdition = layoutOnce(() => family('family-edition', 'Family edition'));
export const compactEditionTraveler = layoutOnce(() =>
  family('compact-edition-traveler', 'Compact edition: Traveler'),
);
