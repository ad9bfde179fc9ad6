import { defineModule, taken, wanted } from '../../rulebook/index.ts';

const MORE_CARDS = 2;

/** Two play with two colours each. */
export const stobieTwoPlayer = defineModule({
  id: 'variant/stobie-two-player',
  kind: 'variant',
  version: 2,
  seats: [2],
  opens: [2],
  wants: [wanted.startOfChoice, wanted.bank],
  takes: [taken.rulesForTwo],
  without: {
    parts: ['offers'],
    moves: ['offer', 'accept', 'decline', 'counter', 'trade-with', 'withdraw'],
  },
  changes: {
    eachPiece: ({ supply }) => {
      if (typeof supply === 'number') return { supply: 2 * supply };
      if (typeof supply !== 'function') return {};
      return {
        supply: (options) => {
          const count = supply(options);
          return count === 'unlimited' ? count : 2 * count;
        },
      };
    },
  },
  raises: { points: (_seats, was) => was },
  rules: (was) => ({
    handLimit: (s, seat) => was.handLimit(s, seat) + MORE_CARDS,
    startRounds: (s) => was.startRounds(s) + 1,
  }),
  words: {
    name: 'Stobie: two players',
    summary:
      'Two play with two colours each: twice the pieces, three settlements to begin with, twice the points.',
    takesBack: ['goal', 'start'],
    rules: [
      'Both have twice as many pieces, as if of two colours.',
      'Two cards more are safe on a 7: nine in the base game.',
      'The two do not trade with each other.',
      'Both begin with one settlement more, three in the base game, and need twice the points: 20 in the base game.',
      {
        house:
          'The third settlement is placed in a third round, in turn order, with a road; it is the one that brings goods.',
      },
    ],
  },
});
