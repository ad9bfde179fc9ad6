import { push, type Seat, type State } from '@hexwright/kernel';
import { auction, finishByPoints, take } from '../mechanics/index.ts';
import { type Book, defineModule, type Part, taken, wanted } from '../rulebook/index.ts';
import { alexanderBoard } from './alexander-board.ts';
import { eventTokens, LOTS, temples } from './alexander-sites.ts';
import { alexanderLooks, alexanderWords } from './alexander-words.ts';
import { GOLD_FIELD, GOLD_PIECES } from './gold-pieces.ts';
import { march } from './mechanics/march.ts';
import { provisions } from './mechanics/provisions.ts';
import { titles } from './mechanics/titles.ts';

const START_GOLD = 8;

const tokensOf = (b: Book) => {
  const tokens = b.row<Seat>('tokens');
  return (s: State, seat: Seat): number => tokens.get(s, seat);
};

export const alexanderTheGreat = defineModule({
  id: 'historical/alexander-the-great',
  version: 2,
  kind: 'scenario',
  seats: [3, 4],
  needs: ['first-island/base'],
  provides: [wanted.riverBed.thing],
  defaults: { points: 14 },
  options: {
    startGold: { type: 'flag', default: false, words: 'Everybody starts with 8 gold, for a quicker game' },
  },
  goods: [GOLD_PIECES],
  terrains: [GOLD_FIELD],
  wants: [{ ...wanted.knightCards, why: 'battles can be paid for with knight cards' }],
  takes: [taken.start, taken.gold],
  board: alexanderBoard,
  without: { moves: ['place-building', 'place-route'] },
  parts: [
    provisions({ each: (seats) => (seats === 3 ? 15 : 19), start: 5 }),
    march({ figure: 'alexander', path: 'path', slow: 'slow-path' }),
    auction({ lots: LOTS, wild: ['gold'], bids: 'open' }),
    titles({
      titles: [
        { id: 'first-advisor', points: 4 },
        { id: 'second-advisor', points: 3, seats: [4] },
        { id: 'third-advisor', points: 2 },
      ],
      min: 3,
      metric: tokensOf,
    }),
    eventTokens(),
    temples(),
    firstTurn(),
  ],
  prepare: (b) => (s) => {
    if (!b.option<boolean>('startGold')) return;
    for (let seat = 0; seat < b.seats; seat++) take(b, s, seat, b.good('gold'), START_GOLD);
  },
  overrides: {
    startRounds: 'nobody places anything before Alexander sets out',
    'march.ended': 'the end of the march is the end of the game',
  },
  rules: (was, b) => ({
    startRounds: () => 0,
    handLimit: (s, seat) => was.handLimit(s, seat) + 4,
    march: {
      ended: (s) => finishByPoints(b, s, 'clock', (seat) => tokensOf(b)(s, seat)),
    },
  }),
  exempt: {
    // The provisions hold goods that are neither in a hand nor in the bank.
    goods: ['brick', 'lumber', 'wool', 'grain', 'ore'],
    // Somebody must pass two advisors at once; roads are few and short.
    rare: ['move.choose-title', 'option.longestMin'],
  },
  words: alexanderWords,
  looks: alexanderLooks,
});

/** With nothing on the board there is nothing to roll for in the first turn. */
function firstTurn(): Part {
  return {
    id: 'first-turn',
    turnSteps: (b) => [
      {
        replace: 'roll',
        by: {
          id: 'roll',
          run: (s) => {
            if (b.fields.turn.get(s) > 1) push(s, b.decision('roll'), 1 << b.fields.active.get(s));
          },
        },
      },
    ],
  };
}
