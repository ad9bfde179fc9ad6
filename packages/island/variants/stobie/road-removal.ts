import { reason } from '@hexwright/kernel';
import { defineModule, type Part } from '../../rulebook/index.ts';
import { houseRule } from './house-rules.ts';

const NOT_OWN = reason('not-own-road', 'no road of yours lies there');
const SOME_LEFT = reason('roads-left', 'roads are left in the supply');

/** A seat that has used up its roads may take one of them off the board. */
export const roadRemoval: Part = {
  id: 'road-removal',
  exempt: { rare: ['move.remove-road'] },
  moves: (b) => {
    const road = b.pieces.find(({ id }) => id === 'road');
    if (!road) return [];
    return [
      {
        name: 'remove-road',
        args: [{ name: 'edge', domain: b.domain('edge') }],
        decisions: ['main', 'build'],
        list: (s, seat, out) => {
          if (b.fields.supply.get(s, seat, road.index) > 0) return;
          const own = b.mark(seat, road.index);
          for (let edge = 0; edge < road.places; edge++) if (road.marks.get(s, edge) === own) out.put(edge);
        },
        apply: (s, _seat, edge) => {
          b.rules.unbuild(s, road.index, edge);
          b.rules.reviewAwards(s);
        },
        why: (s, seat) => (b.fields.supply.get(s, seat, road.index) > 0 ? SOME_LEFT : NOT_OWN),
      },
    ];
  },
  words: {
    terms: {
      'move.remove-road': 'Take a road off the board',
      'reason.not-own-road': 'No road of yours lies there.',
      'reason.roads-left': 'Roads are left in the supply.',
    },
  },
};

export const removingRoads = defineModule({
  id: 'variant/stobie-road-removal',
  kind: 'variant',
  seats: [2, 3, 4, 5, 6],
  takes: [houseRule('road-removal')],
  parts: [roadRemoval],
  words: {
    name: 'Stobie: removing your own roads',
    summary: 'A player may take one of their own roads off the board to build it elsewhere.',
    rules: [
      'A player may take one of their own roads off the board. The piece goes back to the supply, and Longest Road is counted again.',
      {
        house:
          'It costs nothing and may be any of your own roads, on your own turn after the roll and while no road is left in the supply. Laying the piece again costs the usual price.',
      },
    ],
  },
});
