import type { Seat, State } from '@hexwright/kernel';
import { defineModule, taken } from '../rulebook/index.ts';
import { oilFields } from './mechanics/oil-fields.ts';

/** Oil under the land: points only end the game, and most oil wins it. */
export const theOilDrillers = defineModule({
  id: 'bonus/the-oil-drillers',
  kind: 'variant',
  seats: [2, 3, 4, 5, 6],
  takes: [taken.end],
  parts: [
    oilFields({
      fields: (seats) => (seats > 4 ? 9 : 7),
      least: 3,
      most: 6,
      rigs: 3,
      cost: { lumber: 1, ore: 2 },
    }),
  ],
  rules: (_was, b) => ({
    victors: (s) => mostOil(s, b.seats, b.the.oilFields.pumped, b.rules.points),
  }),
  overrides: { victors: 'most oil wins, whoever ends the game' },
  words: {
    name: 'The Oil Drillers',
    summary: 'Oil lies under the land. Reaching the goal ends the game, but most oil pumped wins it.',
    rules: [
      'Oil fields lie on some land hexes, each with a number face down and a random number of barrels.',
      'A rig costs 1 lumber and 2 ore. You have 3, and build one on an oil field beside a settlement or city of yours. The first rig there turns the number up.',
      'When the number of an oil field comes, you pump 1 barrel for each settlement and 2 for each city that you have beside it, if you have a rig there. If there is not enough for all, players take in turn order from the one whose turn it is.',
      'The number of the oil has nothing to do with the number of the land.',
      'You may remove a rig at any time in your turn.',
      'When you reach the goal on your turn, the game is over. The most barrels win.',
      {
        house:
          'There are 7 oil fields, 9 with five or six players, with 3 to 6 barrels each. No two have the same number.',
      },
      { house: 'Several players may have a rig on one oil field, each only one.' },
      { house: 'The robber does not stop oil. An oil field that is dry is gone.' },
      {
        house:
          'The game ends at once, whether that is good for you or not. Of the players with the most barrels, the most points win; players who still tie share the win.',
      },
    ],
  },
});

/** the seats with most oil, and of those the ones with most points, as bits */
function mostOil(
  s: State,
  seats: number,
  oil: (s: State, seat: Seat) => number,
  points: (s: State, seat: Seat) => number,
): number {
  const rank = Array.from({ length: seats }, (_, seat) => oil(s, seat) * 1000 + points(s, seat));
  const most = Math.max(...rank);
  return rank.reduce((bits, each, seat) => (each === most ? bits | (1 << seat) : bits), 0);
}
