import type { PairFact } from '../fact.ts';

export const facts: readonly PairFact[] = [
  {
    of: ['promo/chaffenberch-castle', 'cities-knights/core'],
    source: 'house: no document speaks of the two, and without knight cards there are no tournaments',
    says: 'refused',
    refused: /they declare its tournaments, and the other has none/,
  },
  {
    of: ['promo/chaffenberch-castle', 'variant/castles'],
    source: 'house: no document speaks of the two; a knight is given up for the one or for the other',
    says: 'thirteen points win',
    goal: 13,
  },
  {
    of: ['promo/chaffenberch-castle', 'variant/event-cards'],
    source: 'house: tournaments have a die of their own',
    says: 'thirteen points win',
    goal: 13,
  },
  {
    of: ['promo/rincewind-and-the-tourist', 'variant/friendly-robber'],
    source: 'house: nobody is robbed, but a robber is kept off the poor',
    says: 'the two go together, to twelve points',
    goal: 12,
  },
  {
    of: ['promo/rincewind-and-the-tourist', 'cities-knights/core'],
    source: 'house: no document speaks of the two; knights ask for three points more',
    says: 'fifteen points win',
    goal: 15,
  },
  {
    of: ['promo/settlers-of-luxembourg', 'cities-knights/core'],
    source: 'house: no document speaks of the two; there are no dice for the event die to go with',
    says: 'refused',
    refused: /its gates open by the red of two dice/,
  },
  {
    of: ['promo/settlers-of-luxembourg', 'variant/event-cards'],
    source: 'house: both bring the number in a way of their own',
    says: 'refused',
    refused: /the dice/,
  },
  {
    of: ['promo/settlers-of-luxembourg', 'variant/castles'],
    source: 'house: no document speaks of the two; a played knight goes for a city or for a castle',
    says: 'twelve points win',
    goal: 12,
  },
  {
    of: ['promo/settlers-of-luxembourg', 'bonus/the-pioneers'],
    source: 'house: there is no roll that could be rolled again, so the Egoist stays in the box',
    says: 'the two go together',
    heldBy: [
      'packages/island/test/promo/settlers-of-luxembourg.test.ts',
      'beside the Pioneers nobody is the Egoist, who would roll again',
    ],
  },
  {
    of: ['promo/renaissance-in-styria', 'cities-knights/core'],
    source:
      'house: no document speaks of the two, and what happens once a turn has no place in common phases',
    says: 'refused',
    refused: /nobody has a turn alone/,
  },
  {
    of: ['promo/renaissance-in-styria', 'variant/event-cards'],
    source: 'house: events befall everybody in a turn, and here everybody rolls in one',
    says: 'refused',
    refused: /nobody has a turn alone/,
  },
  {
    of: ['promo/saggsen-gadan', 'cities-knights/core'],
    source: 'house: no document speaks of the two, and without development cards there are no plants',
    says: 'refused',
    refused: /plants are built for them/,
  },
  {
    of: ['promo/saggsen-gadan', 'variant/volcanoes-on-catan'],
    source: 'house: whoever pays sends the robber to the desert, and the volcanoes take its place',
    says: 'refused',
    refused: /desert/,
  },
  {
    of: ['promo/saggsen-gadan', 'variant/event-cards'],
    source: 'house: neither asks anything of what the other changes',
    says: 'the two go together, to ten points',
    goal: 10,
  },
  {
    of: ['promo/saggsen-gadan', 'variant/friendly-robber'],
    source: 'house: the robber that is paid for goes to the desert, where it harms nobody',
    says: 'the two go together, to ten points',
    goal: 10,
  },
  {
    of: ['promo/guilds-of-ankh-morpork', 'cities-knights/core'],
    source: 'house: the documents call it nearly a game of its own, and name nothing that it is played with',
    says: 'refused',
    refused: /no roads/,
  },
  {
    of: ['promo/guilds-of-ankh-morpork', 'variant/event-cards'],
    source: 'house: the documents call it nearly a game of its own, and name nothing that it is played with',
    says: 'refused',
    refused: /no roads/,
  },
  {
    of: ['promo/vienna-meets-catan', 'cities-knights/core'],
    source: 'house: no document speaks of the two; knights have no roads to walk along',
    says: 'refused',
    refused: /map of districts/,
  },
  {
    of: ['promo/vienna-meets-catan', 'variant/event-cards'],
    source: 'house: no document names anything that is played on the map of districts',
    says: 'refused',
    refused: /map of districts/,
  },
];
