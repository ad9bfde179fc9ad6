import type { Words } from '../rulebook/index.ts';

export const multicatanWords: Words = {
  name: 'Multicatan on the Board',
  summary:
    'You begin on an island of your own, with a settlement and a city. Treasures wait on the coasts, a point on each of the others’ islands, and in the middle a harbour of your choice. 13 points win.',
  takesBack: ['start'],
  rules: [
    'You begin with a settlement and a city, and place first which of them you like. Both stand on one home island, and no two players share one.',
    'The home islands are those with a 3:1 harbour. The central island is nobody’s home.',
    'A starting building on the coast comes with a ship, not with a road.',
    'Treasure tokens lie face down on marked corners. The first player to build a road or ship to one takes it and redeems it at once.',
    'Of the 12 treasure tokens 4 bring a card, 3 bring two resources of your choice, and one each brings brick and ore, lumber and grain, grain and ore, lumber and wool, or ore and wool.',
    'Your first settlement on the home island of each other player is worth 1 extra point.',
    'When you come to the central island you may take a 2:1 harbour out of the reserve and put it up there. You may use it at once.',
    {
      of: 'blocker.robber',
      text: 'The robber starts on the central island. It steals only from players with at least 4 points.',
    },
    'There is no pirate.',
    { key: 'goal', where: { points: 13 }, text: 'The first to 13 points on their own turn wins.' },
    { house: 'The building that you place second brings the goods of the start.' },
    {
      house:
        'You take one harbour, with your first settlement on the central island. It lies beside a settlement or city of yours, and no two harbours share a corner; if there is no room yet, you keep it until there is.',
    },
    {
      house:
        'Nobody starts on the corner of a token, and starting roads and ships take none. If the bank is out of a resource, its token brings none of it.',
    },
    { of: 'blocker.robber', house: 'For the 4 points everybody’s open points count.' },
    { option: 'multicatanFrame', text: 'On the older frame the map for four has three sea hexes more.' },
    {
      house:
        'The maps are ours, with the hexes, tokens and harbours that are told of. Each home island has every resource, and those of one game are equally large. For three the central island has two deserts, for four it has three.',
    },
  ],
};
