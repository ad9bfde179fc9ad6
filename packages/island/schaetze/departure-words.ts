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
    'When you uncover a hex, you take all treasures on its corners.',
    'You either cash a treasure for what is on its front or keep it. Once kept, it can never be cashed.',
    'The first treasure that you keep raises your hand limit from 7 cards to 9.',
    'The second brings a 2:1 harbour: choose one that is left and put it up.',
    'The third is worth 1 point, the fourth 2. Any more bring nothing.',
    { key: 'goal', where: { points: 12 }, text: 'The first to 12 points on their own turn wins.' },
    'With four players the 6 and the 8 among the unknown numbers go to the gold fields.',
    { of: 'blocker.robber', text: 'The robber starts on the desert.' },
    { house: 'You turn a treasure over for all to see; then you decide.' },
    {
      house:
        'The bonuses add up: four kept treasures are worth 3 points, and the two extra cards in hand come on top of those that city walls allow.',
    },
    {
      house:
        'On the board there are only the four 3:1 harbours. The five 2:1 harbours, one for each resource, lie beside it until they are taken.',
    },
    {
      house:
        'You put up the harbour on any coast beside one of your settlements or cities as soon as there is room, never where two harbours would share a corner.',
    },
    {
      house:
        'Treasures lie on 17 corners with three players and on 20 with four; any others stay in the reserve, where nobody gets them.',
    },
    {
      of: 'blocker.robber',
      house: 'With four players the main island has no desert, and the robber starts off the board.',
    },
    { of: 'blocker.pirate', house: 'The pirate is in play.' },
  ],
};
