import { defineModule } from '../rulebook/index.ts';
import { giftBringer } from './mechanics/gift-bringer.ts';
import { workshop } from './mechanics/workshop.ts';
import { santaWords } from './santa-words.ts';

/** A friendly figure brings gifts to whoever lives where it is moved, and drives the robber away. */
export const santaClaus = defineModule({
  id: 'scenarios-series/santa-claus',
  kind: 'scenario',
  seats: [3, 4, 5, 6],
  needs: ['first-island/base'],
  parts: [
    workshop({ terrain: 'workshop', instead: 2, joins: 12 }),
    giftBringer({
      home: 'workshop',
      cost: { wool: 1 },
      costToDrive: { wool: 2 },
      drives: 'robber',
      refuge: 'desert',
      stock: 11,
      worth: 2,
    }),
  ],
  words: santaWords,
  looks: {
    terrains: { workshop: { colour: '#d9e4ea', pattern: 'castle' } },
    fields: {
      santa: { on: 'figure', place: 'hex', shape: 'pawn', colour: '#c0262d' },
      gifts: { on: 'seat', shape: 'sack', colour: '#c0262d' },
      giftsLeft: { on: 'table', shape: 'sack' },
    },
    moves: { 'move-santa': { shape: 'pawn', colour: '#c0262d' } },
  },
});
