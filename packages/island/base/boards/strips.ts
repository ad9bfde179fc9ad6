import { type LayoutFile, layoutOnce, turned } from '../../board/index.ts';
import { ISLAND_19, LETTERS_A_TO_R, printedHarbours } from './island-19.ts';
import { pieceSide } from './printed.ts';

/** A board of five strips of hexes, each with a rearranged back, in a frame with printed harbours and loose numbers. */
const ofStrips = (
  names: Pick<LayoutFile, 'id' | 'name' | 'provenance' | 'note'>,
  strips: readonly (readonly [front: string, back: string])[],
  harbours: readonly string[],
) =>
  layoutOnce(() => ({
    format: 'hexwright-layout/1',
    ...names,
    hexes: ISLAND_19.map((hex) => ({ ...hex, group: 'main' })),
    groups: { main: { numbers: { arrange: 'spiral', sequence: LETTERS_A_TO_R } } },
    harbours: printedHarbours(harbours),
    assembly: {
      // The longest strip lies along one of the three long lines, the others on both sides of it.
      tilings: ['west to east', 'south-west to north-east', 'south-east to north-west'].map((name, turn) => ({
        name,
        slots: [0, 1, -1, 2, -2].map((r) => {
          const cells = ISLAND_19.filter((hex) => hex.r === r).map((hex) => turned(hex, turn));
          return {
            kind: `strip of ${cells.length}`,
            cells,
            turns: [[...cells.keys()], [...cells.keys()].reverse()].map((order) => ({ cells: order })),
          };
        }),
      })),
      pieces: strips.map(([front, back], k) => ({
        name: `strip ${k + 1}`,
        kind: `strip of ${front.split(',').length}`,
        sides: [pieceSide('front', front), pieceSide('back', back)],
      })),
    },
  }));

export const simplyCatan = ofStrips(
  {
    id: 'simply-catan',
    name: 'Simply Catan',
    provenance: 'reconstructed',
    note: 'The two strips of three hold the same hexes and are interchangeable.',
  },
  [
    ['pasture, hills, desert, mountains, forest', 'mountains, forest, hills, pasture, desert'],
    ['hills, fields, mountains, forest', 'fields, hills, forest, mountains'],
    ['mountains, pasture, hills, fields', 'pasture, fields, mountains, hills'],
    ['forest, pasture, fields', 'pasture, forest, fields'],
    ['forest, pasture, fields', 'pasture, forest, fields'],
  ],
  ['any', 'grain', 'ore', 'any', 'wool', 'any', 'any', 'brick', 'lumber'],
);

export const settlersOfZarahemla = ofStrips(
  {
    id: 'settlers-of-zarahemla',
    name: 'The Settlers of Zarahemla',
    provenance: 'house',
    note: 'Only known: strips of hexes, fixed harbours and loose numbers.',
  },
  [
    ['fields, mountains, pasture, hills, forest', 'hills, forest, fields, pasture, mountains'],
    ['forest, desert, mountains, pasture', 'mountains, pasture, forest, desert'],
    ['pasture, forest, hills, fields', 'fields, pasture, forest, hills'],
    ['hills, fields, forest', 'fields, hills, forest'],
    ['mountains, pasture, fields', 'pasture, mountains, fields'],
  ],
  ['lumber', 'any', 'brick', 'any', 'grain', 'ore', 'any', 'wool', 'any'],
);
