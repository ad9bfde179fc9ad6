import { type LayoutFile, layoutOnce } from '../../board/index.ts';
import { COAST_30, GROUP_19, ISLAND_19 } from './island-19.ts';
import { pieceSide } from './printed.ts';

/**
 * Hexes and numbers as in the base game, but the harbours come with the six pieces of the frame: three with two harbours
 * and three with one. A piece spans five edges; two harbours lie on its edges 0 and 3, a single one on edge 2.
 */
const standard = (
  id: string,
  name: string,
  doubles: readonly (readonly [string, string])[],
  alternating: boolean,
  note: string,
): LayoutFile => ({
  format: 'hexwright-layout/1',
  id,
  name,
  provenance: 'reconstructed',
  note,
  hexes: ISLAND_19.map((hex) => ({ ...hex, group: 'main' })),
  groups: { main: GROUP_19 },
  harbours: {
    places: COAST_30.filter((_, edge) => {
      const piece = Math.floor(edge / 5);
      return alternating ? HARBOUR_EDGES[piece % 2].includes(edge % 5) : [0, 2, 3].includes(edge % 5);
    }),
  },
  assembly: {
    tilings: [
      {
        name: 'frame',
        slots: [0, 1, 2, 3, 4, 5].map((piece) => ({
          kind: alternating ? FRAME_KINDS[piece % 2] : 'piece',
          coast: (alternating ? HARBOUR_EDGES[piece % 2] : [0, 2, 3]).map(
            (edge) => COAST_30[piece * 5 + edge],
          ),
        })),
      },
    ],
    pieces: [
      ...doubles.map(([first, second]) => ({
        name: `${first} and ${second}`,
        kind: alternating ? FRAME_KINDS[0] : 'piece',
        sides: [pieceSide('front', '', alternating ? [first, second] : [first, null, second])],
      })),
      ...['ore', 'wool', 'any'].map((kind) => ({
        name: kind,
        kind: alternating ? FRAME_KINDS[1] : 'piece',
        sides: [pieceSide('front', '', alternating ? [kind] : [null, kind, null])],
      })),
    ],
  },
});

const FRAME_KINDS = ['tabs', 'slots'];
const HARBOUR_EDGES = [[0, 3], [2]];

const DOUBLES = [
  ['brick', 'any'],
  ['grain', 'any'],
  ['any', 'lumber'],
] as const;

export const catanStandard = layoutOnce(() =>
  standard(
    'catan-standard',
    'Catan Standard',
    DOUBLES,
    true,
    'Pieces with tabs carry two harbours, pieces with slots one; they alternate.',
  ),
);

export const catanStandardAnyOrder = layoutOnce(() =>
  standard(
    'catan-standard-any-order',
    'Catan Standard, frame in any order',
    DOUBLES,
    false,
    'The six pieces of the frame in any of the 120 orders that the guide counts.',
  ),
);

export const rockmanExeCatanStandard = layoutOnce(() =>
  standard(
    'rockman-exe-catan-standard',
    'Rockman.EXE Catan Standard',
    [DOUBLES[0], DOUBLES[1], ['lumber', 'any']],
    true,
    'As Catan Standard, with lumber and its neighbour 3:1 exchanged.',
  ),
);
