import { NINE_HARBOURS } from '../base/index.ts';
import { edgeList, hexagon, layoutOnce } from '../board/index.ts';
import { numberBlocker } from '../mechanics/index.ts';
import { defineModule, wanted } from '../rulebook/index.ts';

/** Every second edge of the coast: no two harbours share a corner, and none of the eighteen corners is without one. */
const HARBOURS = '1,0|5 1,0|1 1,-1|1 0,-1|1 0,-1|3 -1,0|3 -1,1|3 -1,1|5 0,1|5';

const flower = layoutOnce(() => ({
  format: 'hexwright-layout/1',
  id: 'mini-catan',
  name: 'Mini-Catan',
  provenance: 'reconstructed',
  note: 'The picture is lost: seven hexes around a middle. The table has a fifth general harbour, for which the coast has no room.',
  hexes: hexagon(2).map((at) => ({ ...at, group: 'main' })),
  groups: {
    main: {
      terrains: { hills: 1, fields: 1, forest: 1, mountains: 1, pasture: 2, desert: 1 },
      numbers: {
        arrange: 'shuffle',
        bag: [
          [2, 8],
          [3, 9],
          [4, 10],
          [4, 10],
          [5, 11],
          [6, 12],
        ],
      },
    },
  },
  harbours: { places: edgeList(HARBOURS), bag: NINE_HARBOURS },
}));

/** The smallest island: seven hexes with two numbers each, and towns side by side. */
export const miniCatan = defineModule({
  id: 'misc/mini-catan',
  kind: 'scenario',
  seats: [3, 4],
  needs: ['first-island/base'],
  // A river would take half of so small an island.
  leaves: [wanted.riverBed.thing],
  conflicts: {
    'cities-knights/core': 'seven hexes have no room for knights and barbarians',
    'variant/dragonslayers': 'on seven hexes a dragon robs nearly everybody with every flight',
  },
  changes: { pieces: { settlement: { distance: false }, city: { distance: false } } },
  parts: [numberBlocker('robber')],
  board: flower,
  words: {
    name: 'Mini-Catan',
    summary:
      'The smallest island there can be: seven hexes, each with two numbers, and settlements may stand side by side. Ten points win.',
    takesBack: ['settlement'],
    rules: [
      'The island has seven hexes: one each of hills, fields, forest, mountains and desert, and two pastures.',
      'Every hex but the desert has a pair of numbers and produces on both: 2 and 8, 3 and 9, 4 and 10 (twice), 5 and 11, 6 and 12.',
      'A settlement costs 1 brick, 1 lumber, 1 wool and 1 grain, stands at the end of one of your roads, and is worth 1 point. It needs no distance: settlements and cities may stand on neighbouring corners, also at the start.',
      'The robber blocks only one of the two numbers of its hex. If you move it there, you choose which; on the other number the hex still produces.',
      'Harbours are laid at random.',
      {
        house:
          'The hexes lie around one in the middle. Terrains and pairs of numbers are dealt at random, so that the desert may lie anywhere.',
      },
      {
        house:
          'Nine harbours lie on every second edge of the coast, four of them general ones. A fifth general one, which we read of, finds no free corners.',
      },
      {
        house: 'You choose the number before you steal a card. Players at the hex can be robbed either way.',
      },
    ],
  },
});
