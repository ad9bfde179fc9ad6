import { defineModule, taken } from '@hexwright/island';
import { actions } from './actions.ts';
import { asking } from './asking.ts';
import { building } from './building.ts';
import { chartersAndVeto } from './charters.ts';
import { dice } from './dice.ts';
import { events } from './events.ts';
import { expansionHand } from './hand.ts';
import { ministersLooks } from './looks.ts';
import { regionCards } from './regions.ts';
import { ministersWords } from './words.ts';

/** The board game and the card game at once: one throw of three dice, two lands for everybody, two currencies. */
export const ministers = defineModule({
  id: 'bonus/the-ministers-of-catan',
  kind: 'scenario',
  seats: [3, 4],
  fixed: true,
  needs: ['first-island/base'],
  takes: [taken.dice],
  conflicts: { 'cities-knights/core': 'the two are known not to go together' },
  alone: 'two games at once are enough for one table',
  defaults: { points: 20 },
  exempt: { long: 'twenty points take more than chance builds in any reasonable time' },
  parts: [
    regionCards(),
    asking(),
    expansionHand(),
    building(),
    dice(),
    events(),
    actions(),
    chartersAndVeto(),
  ],
  words: ministersWords,
  looks: ministersLooks,
});
