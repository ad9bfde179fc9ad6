import { defineModule, taken, wanted } from '../rulebook/index.ts';

/** cards that are safe on a seven, beyond those of the base game */
const MORE_CARDS = 2;

/** points that it takes to win, beyond those of the base game */
const MORE_POINTS = 5;

/** Two against each other by the rules that are usual where people meet online. */
export const duel = defineModule({
  id: 'house/duel',
  kind: 'variant',
  seats: [2],
  opens: [2],
  needs: ['first-island/base', 'variant/friendly-robber'],
  wants: [wanted.robber, wanted.sevens],
  takes: [taken.rulesForTwo],
  defaults: { numbers: 'shuffle' },
  raises: { points: MORE_POINTS },
  // So many points are out of reach of most without the cards that are worth some.
  offers: { victoryCards: [] },
  rules: (was) => ({
    handLimit: (s, seat) => was.handLimit(s, seat) + MORE_CARDS,
  }),
  words: {
    name: 'The duel',
    summary:
      'Two players, fifteen points, nine cards safe on a 7, and a robber that spares players with fewer than three points.',
    takesBack: ['goal', 'protected-hand', 'protected'],
    rules: [
      {
        house: 'You need five points more than usual to win: 15 in the base game.',
      },
      { house: 'On a 7 nine cards are safe: with 10 or more you discard half of them.' },
      {
        where: { numbers: 'shuffle', redsApart: true },
        house: 'The number tokens are shuffled, and no 6 or 8 lies next to another.',
      },
      {
        house:
          'A player with fewer than three points is protected from the robber: everybody starts with two.',
      },
    ],
  },
});
