import { ISLAND_19 } from '../base/index.ts';
import { hexText, type Layout, layoutOnce, rimOf } from '../board/index.ts';

const ISLAND = 'base-3-4';
const MIDDLE = hexText({ q: 0, r: 0 });

/** The volcano in the middle, and numbers of their own on the coast and around it. */
const recommended = layoutOnce(() => {
  const onCoast = rimOf(ISLAND_19);
  return {
    format: 'hexwright-layout/1',
    id: 'volcania',
    name: 'Volcania, the recommended island',
    provenance: 'house',
    note: 'Picture and hex table are lost. The numbers are those that are told for coast and interior, which leave two of the seven inner hexes for volcano and desert. There are 13 for the coast; the one left over is a 3.',
    hexes: ISLAND_19.map((at) =>
      hexText(at) === MIDDLE
        ? { ...at, terrain: 'volcano' }
        : { ...at, group: onCoast(at) ? 'coast' : 'interior' },
    ),
    groups: {
      coast: {
        terrains: { hills: 2, fields: 3, forest: 3, mountains: 2, pasture: 2 },
        numbers: { arrange: 'shuffle', bag: [3, 4, 4, 5, 5, 6, 8, 9, 9, 10, 11, 11] },
        constraints: ['reds-apart'],
      },
      interior: {
        terrains: { hills: 1, fields: 1, forest: 1, mountains: 1, pasture: 1, desert: 1 },
        numbers: { arrange: 'shuffle', bag: [2, 6, 8, 10, 12] },
        constraints: ['reds-apart'],
      },
    },
    harbours: { places: [] },
    robber: 'desert',
  };
});

/** The island of the base game laid as recommended, with the harbours it has; any other as it is. */
export function volcaniaBoard(board: Layout): Layout {
  if (board.id !== ISLAND) return board;
  const laid = known.get(board) ?? { ...recommended(), harbours: board.harbours };
  known.set(board, laid);
  return laid;
}

const known = new WeakMap<Layout, Layout>();
