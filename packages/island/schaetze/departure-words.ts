import type { Words } from '../rulebook/index.ts';
import { fogRules } from './fog-words.ts';

export const departureWords: Words = {
  name: 'Departure Into the Unknown',
  summary:
    'Home is small and the unknown is large, with treasures everywhere. Cash them, or keep them for more cards in hand, a harbour of your own and points. 12 points win.',
  takesBack: ['start'],
  rules: [
    'Everybody starts with three settlements on the main island, each with a road or ship: placed in turn order, in reverse, and in turn order again. The third brings the first goods.',
    ...fogRules,
    'Whoever uncovers a hex takes all treasures on its corners.',
    'A treasure is cashed for what is on its front, or kept. Once kept it can never be cashed.',
    'The first treasure that you keep raises your hand limit from 7 cards to 9.',
    'The second brings a 2:1 harbour: choose one that is left and put it up.',
    'The third is worth 1 point, the fourth 2. Any more bring nothing.',
    { key: 'goal', where: { points: 12 }, text: 'The first to 12 points on their own turn wins.' },
    'With four players the 6 and the 8 among the unknown numbers go to the gold fields.',
    { of: 'blocker.robber', text: 'The robber starts on the desert.' },
    { house: 'A treasure is turned over for all to see; then its owner decides.' },
    {
      house:
        'The bonuses add up: four treasures that are kept are worth 3 points, and the two cards more in hand come on top of those that city walls allow.',
    },
    {
      house:
        'On the board there are only the four 3:1 harbours. The five 2:1 harbours, one for each resource, lie beside it until they are taken.',
    },
    {
      house:
        'The harbour is put up on any coast beside a settlement or city of your own, as soon as there is room: never where two harbours would share a corner.',
    },
    {
      house:
        'Treasures lie on 17 corners with three players and on 20 with four; any others stay in the reserve, where nobody gets them.',
    },
    {
      of: 'blocker.robber',
      house: 'With four players the main island has no desert, and the robber begins off the board.',
    },
    { of: 'blocker.pirate', house: 'The pirate is in play.' },
  ],
};
