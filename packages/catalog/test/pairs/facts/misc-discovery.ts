import type { PairFact } from '../fact.ts';

/** The games of discovery among the miscellaneous. */
export const facts: readonly PairFact[] = [
  {
    of: ['misc/stobies-discovery', 'variant/friendly-robber'],
    source: 'house: the robber is that of the base game',
    says: 'the two go together, to thirteen points with three players',
    seats: [3],
    goal: 13,
  },
  {
    of: ['misc/stobies-discovery', 'variant/blockade'],
    source: 'house: the pirate is there, and so are harbours',
    says: 'the pirate closes harbours',
    seats: [4],
    goal: 10,
  },
  {
    of: ['misc/stobies-discovery', 'cities-knights/core'],
    source: 'house: no document speaks of the two; at sea knights ask for two points more',
    says: 'twelve points win with four players',
    seats: [4],
    goal: 12,
  },
  {
    of: ['misc/unexplored-land', 'variant/friendly-robber'],
    source: 'house: the robber is that of the base game',
    says: 'the two go together, to thirteen points',
    goal: 13,
  },
  {
    of: ['misc/unexplored-land', 'variant/blockade'],
    source: '003:13593',
    says: 'the blockade is in effect in any case',
    refused: /the harbours that a pirate closes/,
  },
  {
    of: ['misc/unexplored-land', 'cities-knights/core'],
    source: '003:13609–13613, 13623–13628',
    says: 'the page lists what knights bring besides and gives no goal: at sea they ask for two points more',
    goal: 15,
  },
  {
    of: ['misc/marine-researchers', 'variant/friendly-robber'],
    source: 'house: the robber is that of the base game once it has come',
    says: 'the two go together, to twelve points',
    goal: 12,
  },
  {
    of: ['misc/marine-researchers', 'variant/blockade'],
    source: '003:13028',
    says: 'the pirate is absent, so nothing closes harbours',
    refused: /pirate/,
  },
  {
    of: ['misc/marine-researchers', 'cities-knights/core'],
    source: '003:13055, 13066–13071',
    says: 'the page lists what knights bring besides and gives no goal: at sea they ask for two points more',
    goal: 14,
  },
];
