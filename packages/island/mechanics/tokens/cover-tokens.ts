import { NATURE, pop, push, type State, tell, topArg } from '@hexwright/kernel';
import { field, handlesOf, NO_GOOD, type Part } from '../../rulebook/index.ts';
import { foundsAt } from '../core/pieces.ts';
import { isRed, NUMBERS, numberArg } from './number-tokens.ts';

const fields = {
  /** by hex: 1 for a token that lies face down */
  coverDown: field.row('hex'),
  /** by hex: the number of the token that lies there, 0 without one */
  coverToken: field.row('hex'),
  /** by number: the tokens that nobody has turned up */
  coverBag: field.row(NUMBERS),
  coverLaid: field.cell({ noLook: 'the tokens lie on the board' }),
};

export interface CoverTokensConfig {
  /** the numbers of all tokens there are */
  readonly tokens: readonly number[];
}

/**
 * Number tokens that lie over the numbers of the board. At the start each hex where somebody settles gets one face down, as long as
 * there are any; when all have started they are turned up, and no 6 or 8 among them lies beside another.
 */
export function coverTokens({ tokens }: CoverTokensConfig): Part {
  return {
    id: 'cover-tokens',
    of: { tokens },
    fields,
    decisions: { 'turn-up': { nature: true, args: (b) => [{ name: 'hex', domain: b.domain('hex') }] } },
    prepare: (b) => {
      const { coverBag: bag } = handlesOf(b, fields);
      return (s) => {
        for (const n of tokens) bag.add(s, n, 1);
      };
    },
    rules: (was, b) => {
      const { coverDown: down, coverLaid: laid } = handlesOf(b, fields);
      return {
        build: (s, seat, piece, place) => {
          const starts = b.fields.turn.get(s) === 0 && seat < b.seats && foundsAt(b, s, piece, place);
          was.build(s, seat, piece, place);
          if (!starts) return;
          for (const hex of b.walks.hexesAt[place])
            if (
              b.rules.hexGood(s, hex) !== NO_GOOD &&
              down.get(s, hex) === 0 &&
              laid.get(s) < tokens.length
            ) {
              down.set(s, hex, 1);
              laid.add(s, 1);
            }
        },
      };
    },
    setupSteps: (b) => {
      const { coverDown: down } = handlesOf(b, fields);
      const next = (s: State): number => {
        for (let hex = 0; hex < b.topology.hexes; hex++) if (down.get(s, hex) !== 0) return hex;
        return -1;
      };
      return [
        {
          add: {
            id: 'turn-up',
            run: (s) => {
              if (next(s) >= 0) push(s, b.decision('turn-up'), NATURE, next(s));
            },
            again: (s) => next(s) >= 0,
          },
          after: 'place',
        },
      ];
    },
    moves: (b) => {
      const { coverDown: down, coverToken: token, coverBag: bag } = handlesOf(b, fields);
      return [
        {
          name: 'turn-up',
          args: [numberArg],
          decisions: ['turn-up'],
          list: (s, _nature, out) => {
            const beside = b.walks.hexesBeside[topArg(s, 0)].some((hex) => isRed(token.get(s, hex)));
            for (let n = 2; n < NUMBERS; n++)
              if (bag.get(s, n) > 0 && !(beside && isRed(n))) out.weigh(bag.get(s, n), n);
            // 0 is no number: with reds alone left the hex stays as it is printed
            if (out.length === 0) out.weigh(1, 0);
          },
          apply: (s, _nature, n) => {
            const hex = topArg(s, 0);
            pop(s);
            down.set(s, hex, 0);
            if (n === 0) return;
            bag.add(s, n, -1);
            token.set(s, hex, n);
            b.fields.numbers.set(s, hex, 1 << n);
            if (s.events) tell(s, 'number-laid', { hex, number: n, from: -1 });
          },
        },
      ];
    },
    words: {
      terms: {
        'move.turn-up': 'A number token is turned up',
        'decision.turn-up': 'The number tokens are turned up',
        'field.coverDown': 'Number token, face down',
        'field.coverToken': 'A number token lies here',
        'field.coverBag': 'Number tokens not laid',
      },
    },
    looks: {
      fields: {
        coverDown: { on: 'hex', shape: 'chit', colour: '#c9b07a' },
        coverToken: { on: 'hex', shape: 'scroll' },
        coverBag: { on: 'stock', shape: 'chit', of: 'number' },
      },
    },
  };
}
