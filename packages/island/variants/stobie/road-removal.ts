import { reason, type Seat, type State } from '@hexwright/kernel';
import { canPay } from '../../mechanics/index.ts';
import { defineModule, type Part } from '../../rulebook/index.ts';
import { houseRule } from './house-rules.ts';

const NOT_OWN = reason('not-own-road', 'no road of yours lies there');
const NOT_PAYABLE = reason('road-unpaid', 'you could not pay for laying it again');

/** A seat may take its own roads off the board, if it could lay them again: roads that went for nothing would leave games without end. */
export const roadRemoval: Part = {
  id: 'road-removal',
  moves: (b) => {
    const road = b.pieces.find(({ id }) => id === 'road');
    if (!road) return [];
    const payable = (s: State, seat: Seat): boolean =>
      canPay(b, s, seat, b.rules.cost(s, seat, road.index, -1));
    return [
      {
        name: 'remove-road',
        args: [{ name: 'edge', domain: b.domain('edge') }],
        decisions: ['main', 'build'],
        list: (s, seat, out) => {
          if (!payable(s, seat)) return;
          const own = b.mark(seat, road.index);
          for (let edge = 0; edge < road.places; edge++) if (road.marks.get(s, edge) === own) out.put(edge);
        },
        apply: (s, _seat, edge) => {
          b.rules.unbuild(s, road.index, edge);
          b.rules.reviewAwards(s);
        },
        why: (s, seat) => (payable(s, seat) ? NOT_OWN : NOT_PAYABLE),
      },
    ];
  },
  words: {
    terms: {
      'move.remove-road': 'Take a road off the board',
      'reason.not-own-road': 'No road of yours lies there.',
      'reason.road-unpaid': 'You could not pay for laying it again.',
    },
  },
};

export const removingRoads = defineModule({
  id: 'variant/stobie-road-removal',
  kind: 'variant',
  version: 2,
  seats: [2, 3, 4, 5, 6],
  takes: [houseRule('road-removal')],
  parts: [roadRemoval],
  words: {
    name: 'Stobie: removing your own roads',
    summary: 'You may take your own roads off the board to build them elsewhere.',
    rules: [
      'You may take your own roads off the board. Each piece goes back to your supply, and Longest Road is counted again.',
      {
        house:
          'It costs nothing and may be any of your own roads, however many are left in the supply: on your own turn after the roll, while you could pay for a road. Laying a piece again costs the usual price.',
      },
    ],
  },
});
