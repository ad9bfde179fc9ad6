import { blockerOff, chosenGood, drawnCard, expulsion, freeRoute, stolenCard } from '../mechanics/index.ts';
import { defineModule, wanted } from '../rulebook/index.ts';
import { bigGameWords } from './big-game-words.ts';
import { CHAIRS, champion, honours } from './mechanics/honours.ts';
import { laurels } from './mechanics/laurels.ts';

/** A table of honour beside the board, whose chairs pay laurels. */
export const bigGameBigHonor = defineModule({
  id: 'scenarios-series/big-game-big-honor',
  kind: 'scenario',
  seats: [3, 4],
  needs: ['first-island/base'],
  wants: [wanted.robber, wanted.developmentCards],
  conflicts: { 'cities-knights/core': 'it is not made for knights and their barbarians' },
  defaults: { points: 12 },
  parts: [
    expulsion(),
    laurels({
      stock: 24,
      limit: 6,
      purchases: [
        { id: 'laurel-robber', price: 1, ...blockerOff },
        { id: 'laurel-steal', price: 2, ...stolenCard },
        { id: 'laurel-good', price: 3, ...chosenGood },
        { id: 'laurel-road', price: 4, ...freeRoute },
        { id: 'laurel-card', price: 5, ...drawnCard },
      ],
    }),
    honours({ settlers: 6, cost: { grain: 1, wool: 1 } }),
  ],
  awards: [champion],
  words: bigGameWords,
  looks: {
    fields: {
      chairs: { on: 'places', shape: 'pawn', places: CHAIRS.map(String), domain: 'chair' },
      settlers: { on: 'seat', shape: 'chit' },
      laurels: { on: 'seat', shape: 'star' },
      laurelsLeft: { on: 'table', shape: 'star' },
    },
    moves: {
      'send-settler': { shape: 'pawn' },
      'contest-chair': { shape: 'pawn' },
      'laurel-robber': { pays: { field: 'laurels', count: 1 } },
      'laurel-steal': { pays: { field: 'laurels', count: 2 } },
      'laurel-good': { pays: { field: 'laurels', count: 3 } },
      'laurel-road': { pays: { field: 'laurels', count: 4 } },
      'laurel-card': { pays: { field: 'laurels', count: 5 } },
    },
  },
});
