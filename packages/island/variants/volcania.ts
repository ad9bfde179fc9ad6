import { pop, push, reason, type State, setToMove, tell, toMove } from '@hexwright/kernel';
import type { Hex } from '../board/index.ts';
import { cardFields, hexesOf, returnedCards, returnUnder, specialHex } from '../mechanics/index.ts';
import { type Book, defineModule, field, handlesOf, taken, wanted } from '../rulebook/index.ts';
import { volcaniaBoard } from './volcania-board.ts';
import { VOLCANO_LOOK } from './volcanoes-on-catan.ts';

const fields = {
  volcanoRumbles: field.cell({ noLook: 'the decision on the table says it' }),
};

const ONLY_SEVENS = reason('volcano-sleeps', 'the volcano erupts on a seven alone');
const NO_KNIGHT = reason('no-knight-played', 'no knight has been played');

/** Who rolls a seven may let the volcano turn the numbers around it instead of moving the robber. */
export const volcania = defineModule({
  id: 'variant/volcania',
  kind: 'variant',
  seats: [2, 3, 4, 5, 6],
  wants: [wanted.robber, wanted.sevens, wanted.knightCards],
  takes: [taken.desert],
  options: {
    volcanoIsland: {
      type: 'choice',
      default: 'usual',
      values: ['usual', 'recommended'],
      of: 'board.hexes 19',
      words: 'The island as it is usually laid, or (three and four on that of the base game) as recommended',
    },
  },
  editBoard: (board, { options }) => (options.volcanoIsland === 'recommended' ? volcaniaBoard(board) : board),
  terrains: [{ id: 'volcano' }],
  parts: [specialHex({ terrain: 'volcano', instead: 'desert' }), returnedCards()],
  fields,
  decisions: { 'stop-volcano': {} },
  rules: (was, b) => {
    const { volcanoRumbles: rumbles } = handlesOf(b, fields);
    return {
      beginTurn: (s) => {
        was.beginTurn(s);
        rumbles.set(s, 0);
      },
      onSeven: (s) => {
        rumbles.set(s, 1);
        was.onSeven(s);
      },
      blockers: {
        moved: (s, seat, blocker, place) => {
          rumbles.set(s, 0);
          was.blockers.moved(s, seat, blocker, place);
        },
      },
    };
  },
  moves: (b) => {
    const { volcanoRumbles: rumbles } = handlesOf(b, fields);
    const knight = b.card('knight');
    const { played } = cardFields(b);
    const rotate = makeRotate(b);
    return [
      {
        name: 'let-erupt',
        decisions: ['move-blocker'],
        list: (s, _seat, out) => {
          if (rumbles.get(s) === 1) out.put();
        },
        apply: (s, seat) => {
          pop(s);
          rumbles.set(s, 0);
          const able = b.rivals[seat].reduce(
            (bits, other) => (played.get(s, other, knight) > 0 ? bits | (1 << other) : bits),
            0,
          );
          if (able) push(s, b.decision('stop-volcano'), able);
          else rotate(s);
        },
        why: () => ONLY_SEVENS,
      },
      {
        name: 'stop-volcano',
        decisions: ['stop-volcano'],
        list: (s, seat, out) => {
          if (played.get(s, seat, knight) > 0) out.put();
        },
        apply: (s, seat) => {
          pop(s);
          returnUnder(b, s, seat, knight);
        },
        why: () => NO_KNIGHT,
      },
      {
        name: 'watch-volcano',
        decisions: ['stop-volcano'],
        list: (_s, _seat, out) => out.put(),
        apply: (s, seat) => {
          const left = toMove(s) & ~(1 << seat);
          if (left) return setToMove(s, left);
          pop(s);
          rotate(s);
        },
      },
    ];
  },
  words: {
    name: 'Volcania',
    summary: 'On a 7 the volcano may erupt instead: the numbers around it move on.',
    rules: [
      'When you roll a 7, you may let the volcano erupt instead of moving the robber.',
      'In an eruption the number tokens of the hexes around the volcano move on by one hex clockwise; hexes without a token are passed over.',
      'A robber on one of these hexes goes along with its token.',
      'Another player may give up a played knight to prevent the eruption. It goes under the deck.',
      {
        option: 'volcanoIsland',
        text: 'Recommended: the interior has the numbers 2, 6, 8, 10 and 12, the coast all others but one.',
      },
      {
        where: { volcanoIsland: 'recommended' },
        house:
          'Recommended: the volcano lies in the middle, and one hex of each kind and the desert around it; one pasture and one 3 are not used.',
      },
      {
        house:
          'Usually the volcano takes the place of the desert, two with two deserts and five or six players; on a board without a desert, of a pasture without its number. Every volcano erupts.',
      },
      {
        house:
          'All others who have played a knight are asked at once, and one of them is enough. If you let the volcano erupt, you steal nothing.',
      },
    ],
    terms: {
      'option.volcanoIsland': 'Island',
      'terrain.volcano': 'volcano',
      'move.let-erupt': 'Let the volcano erupt',
      'move.stop-volcano': 'Give up a knight to prevent it',
      'move.watch-volcano': 'Let it erupt',
      'decision.stop-volcano': 'The volcano is about to erupt',
      'event.volcano-turns': 'The volcano erupts, and numbers move on.',
      'reason.volcano-sleeps': 'The volcano erupts on a 7 alone.',
      'reason.no-knight-played': 'You have played no knight.',
    },
  },
  looks: { terrains: { volcano: VOLCANO_LOOK } },
});

/** The numbers around each volcano move on clockwise, and robbers with them. */
function makeRotate(b: Book): (s: State) => void {
  const { numbers, blocker } = b.fields;
  const { hexHex } = b.topology;
  const robbers = b.blockers.flatMap(({ on, where }, i) => (on === 'hex' && where !== 'water' ? [i] : []));
  return (s) => {
    for (const volcano of hexesOf(b, s, b.terrain('volcano'))) {
      // Sides are counted against the clock.
      const ring = [5, 4, 3, 2, 1, 0]
        .map((side) => hexHex[volcano * 6 + side])
        .filter((hex) => hex >= 0 && numbers.get(s, hex) !== 0);
      const tokens = ring.map((hex) => numbers.get(s, hex));
      const moving = robbers.map((i): number => ring.indexOf(blocker.get(s, i)));
      const next = (i: number): Hex => ring[(i + 1) % ring.length];
      for (const [i, token] of tokens.entries()) numbers.set(s, next(i), token);
      for (const [k, i] of robbers.entries()) if (moving[k] >= 0) blocker.set(s, i, next(moving[k]));
    }
    if (s.events) tell(s, 'volcano-turns', {});
  };
}
