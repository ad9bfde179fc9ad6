import { NATURE, pop, push, tell, topArg } from '@hexwright/kernel';
import type { Hex } from '../../board/index.ts';
import { defineModule, field, handlesOf, taken, wanted } from '../../rulebook/index.ts';

const FACES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
/** the face that is a seven */
const TENTH = 10;

const fields = {
  /** by number: tokens still to be laid */
  tenTokens: field.row(TENTH + 1, { noLook: 'they are laid before anybody moves' }),
};
const TOKENS = 9;

/** A die with ten sides and tokens from 1 to 9: every hex is as likely as any other. */
export const stobieNumberTokens = defineModule({
  id: 'variant/stobie-number-tokens',
  version: 2,
  kind: 'variant',
  seats: [2, 3, 4, 5, 6],
  takes: [taken.dice],
  leaves: [wanted.twoDice.thing, wanted.numbersTo12.thing],
  fields,
  decisions: {
    'ten-token': { nature: true, args: (b) => [{ name: 'hex', domain: b.domain('hex') }] },
    'ten-die': { nature: true },
  },
  setupSteps: (b) => {
    const { tenTokens: bag } = handlesOf(b, fields);
    const waiting = (from: number, s: Parameters<typeof bag.get>[0]): number => {
      for (let hex = from; hex < b.topology.hexes; hex++) if (b.fields.numbers.get(s, hex) !== 0) return hex;
      return -1;
    };
    return [
      {
        after: 'prepare',
        add: {
          id: 'ten-tokens',
          run: (s) => {
            let count = 0;
            for (let hex = waiting(0, s); hex >= 0; hex = waiting(hex + 1, s)) count++;
            for (let i = 0; i < count; i++) bag.add(s, 1 + (i % TOKENS), 1);
            const first = waiting(0, s);
            if (first >= 0) push(s, b.decision('ten-token'), NATURE, first);
          },
        },
      },
    ];
  },
  overrides: {
    askNumber: 'a die of ten sides brings the number',
    isSeven: 'the 7 is a number like others here',
    'roll.number': 'one die of ten sides brings the number',
    'roll.red': 'one die is rolled, and it has no colour',
    'roll.yellow': 'one die is rolled, and it has no colour',
  },
  overridesAny: {
    'hints.odds': 'the sides of the die say how likely a number is, whatever two dice would bring',
  },
  rules: (_was, b) => ({
    askNumber: (s) => push(s, b.decision('ten-die'), NATURE),
    isSeven: (_s, number) => number === TENTH,
    roll: { number: (s) => b.fields.dice.get(s, 0), red: () => 0, yellow: () => 0 },
    hints: {
      odds: (_s, _rolls, into) => {
        into.fill(0);
        for (const face of FACES) into[face] = 1 / FACES.length;
      },
    },
  }),
  moves: (b) => {
    const { tenTokens: bag } = handlesOf(b, fields);
    const domain = { id: 'ten', size: FACES.length, names: FACES };
    return [
      {
        name: 'ten-token',
        args: [{ name: 'number', domain }],
        decisions: ['ten-token'],
        list: (s, _seat, out) => {
          for (let i = 0; i < TOKENS; i++) if (bag.get(s, FACES[i]) > 0) out.weigh(bag.get(s, FACES[i]), i);
        },
        apply: (s, _nature, i) => {
          const hex: Hex = topArg(s, 0);
          pop(s);
          bag.add(s, FACES[i], -1);
          b.fields.numbers.set(s, hex, 1 << FACES[i]);
          for (let next = hex + 1; next < b.topology.hexes; next++)
            if (b.fields.numbers.get(s, next) !== 0) return push(s, b.decision('ten-token'), NATURE, next);
        },
      },
      {
        name: 'ten-die',
        args: [{ name: 'number', domain }],
        decisions: ['ten-die'],
        uniform: true,
        list: (_s, _seat, out) => out.putAll(),
        apply: (s, _nature, i) => {
          pop(s);
          b.fields.dice.set(s, 0, FACES[i]);
          if (s.events) tell(s, 'ten-rolled', { seat: b.fields.active.get(s), number: FACES[i] });
          b.rules.onNumber(s, FACES[i]);
        },
      },
    ];
  },
  words: {
    name: 'Stobie: number tokens',
    summary: 'A die with ten sides and tokens from 1 to 9 make all hexes equally likely.',
    takesBack: ['dice'],
    rules: [
      'A turn begins with one die of ten sides. Hexes with its number produce.',
      'The number tokens show 1 to 9, each as often as any other.',
      'The tenth side is what a 7 is otherwise: hands are halved, and the robber moves.',
      {
        house:
          'The tokens are dealt at random to the hexes that carry one. Where their number is not a multiple of nine, the lowest numbers lie there once more.',
      },
    ],
    terms: {
      'move.ten-token': 'A number token',
      'move.ten-die': 'The die',
      'decision.ten-token': 'The number tokens are being laid',
      'decision.ten-die': 'The die is rolling',
      'event.ten-rolled': '{seat} rolls {number}.',
    },
  },
  looks: {
    numbers: {
      'ten-rolled': { by: 'die', odds: Object.fromEntries(FACES.map((face) => [face, 1])) },
    },
  },
});
