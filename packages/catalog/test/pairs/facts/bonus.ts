import type { PairFact } from '../fact.ts';

const BLUFF = 'bonus/settlers-with-bluff';
const DISASTERS = 'bonus/disasters-on-catan';
const FISHERMEN = 'bonus/fishermen';
const ICE_AGE = 'bonus/ice-age';
const BRIDGES = 'bonus/bridge-building';
const BRIDGE_TESTS = 'packages/island/test/bonus/bridge-building.test.ts';
const OIL = 'bonus/the-oil-drillers';
const ROLEPLAYERS = 'bonus/catan-for-roleplayers';
const OWN_NUMBER = /in the place of the dice/;

export const facts: readonly PairFact[] = [
  {
    of: [ROLEPLAYERS, 'cities-knights/core'],
    source: '003:15724',
    says: 'not compatible',
    refused: /gates open by the red/,
  },
  {
    of: ['seafarers/heading-for-new-shores', BLUFF],
    source: '003:15910',
    says: 'the production rolls of any game may be set',
  },
  {
    of: ['cities-knights/core', BLUFF],
    source: 'house: the event die is rolled and not set, for no seat has a die of it',
    says: 'the two dice of the number are set, the event die is rolled',
    heldBy: [
      'packages/island/test/bonus/settlers-with-bluff.test.ts',
      'with knights at sea the event die is rolled as ever',
    ],
  },
  {
    of: ['first-island/base', BLUFF, ROLEPLAYERS],
    source: 'house: either says where the number comes from',
    says: 'no two sources of the number',
    refused: OWN_NUMBER,
  },
  {
    of: ['first-island/base', BLUFF, 'variant/event-cards'],
    source: 'house: cards bring the number, and nobody rolls',
    says: 'no event cards',
    refused: OWN_NUMBER,
  },
  {
    of: ['cities-knights/core', BLUFF, 'variant/easy-start'],
    source: 'house: two who set a 7 again and again would never come to an end',
    says: 'no number that must come anew by chance',
    refused: /come anew by chance/,
  },
  {
    of: ['traders-barbarians/barbarian-attack', BLUFF],
    source: 'house: only the dice of the number are set',
    says: 'barbarians land where two dice say that are rolled as ever',
  },
  {
    of: ['first-island/base', BLUFF],
    source: '003:15910',
    says: 'five and six players set dice with the left neighbour too',
    seats: [5, 6],
  },
  {
    of: ['seafarers/heading-for-new-shores', ICE_AGE],
    source: '003:15802, 15804',
    says: 'sea freezes too, and carries roads until it thaws',
    heldBy: ['packages/island/test/bonus/ice-age.test.ts', 'roads lie along frozen sea'],
  },
  {
    of: ['seafarers/fog-islands', ICE_AGE],
    source: 'house: what lies there nobody knows, nor whether it produces',
    says: 'fog does not freeze',
    heldBy: ['packages/island/test/bonus/ice-age.test.ts', 'fog does not freeze'],
  },
  {
    of: ['cities-knights/core', ICE_AGE],
    source: '003:15801',
    says: 'a frozen hex gives no commodities either',
  },
  {
    of: ['first-island/base', ICE_AGE],
    source: '003:15796',
    says: 'with five and six the ice comes after everybody has had a turn',
    seats: [5, 6],
  },
  {
    of: ['seafarers/heading-for-new-shores', FISHERMEN],
    source: '003:15781',
    says: 'ships of open lines fish',
    heldBy: ['packages/island/test/bonus/fishermen.test.ts', '2 for a ship of an open line'],
  },
  {
    of: ['first-island/base', FISHERMEN],
    source: 'house: without ships nobody would fish at sea',
    says: 'not without ships',
    refused: /ships/,
  },
  {
    of: ['seafarers/heading-for-new-shores', 'cities-knights/core', FISHERMEN],
    source: '003:15780',
    says: 'cities give no more than settlements, so they make no commodities',
    refused: /in the place of what cities give/,
  },
  {
    of: ['seafarers/heading-for-new-shores', FISHERMEN, 'bonus/ice-age'],
    source: 'house: both deal number tokens anew',
    says: 'no ice age',
    refused: /what makes number tokens come and go/,
  },
  {
    of: ['seafarers/heading-for-new-shores', OIL],
    source: '003:15851',
    says: 'the goal of the scenario ends the game',
    goal: 14,
  },
  {
    of: ['buch/storm-tides', OIL],
    source: 'house: a game that ends in its own way has no goal to reach',
    says: 'not where the game ends otherwise',
    refused: /in the place of the end/,
  },
  {
    of: ['scenarios-series/oil-springs', OIL],
    source: 'house: the oil of either is its own',
    says: 'oil fields and oil springs',
  },
  {
    of: ['seafarers/heading-for-new-shores', DISASTERS],
    source: '003:15765',
    says: 'gold fields erupt as mountains do',
    heldBy: ['packages/island/test/bonus/disasters-on-catan.test.ts', 'gold fields erupt, too'],
  },
  {
    of: ['cities-knights/core', DISASTERS],
    source: 'house: a metropolis is a city',
    says: 'a metropolis is struck, and kept for another city',
    brings: 'bonus/disasters-with-knights',
  },
  {
    of: ['first-island/base', DISASTERS, 'variant/atlantis'],
    source: 'house: each drowns the land in a way of its own',
    says: 'no second flood',
    refused: /in the place of the flood/,
  },
  {
    of: ['first-island/base', DISASTERS, BLUFF],
    source: 'house: whoever sets the dice may set a double',
    says: 'doubles that are set bring disasters, too',
  },
  {
    of: ['misc/robin-hood', BLUFF],
    source: 'house: whoever plays alone has no neighbour',
    says: 'not alone',
    refused: /another player/,
  },
  {
    of: ['seafarers/heading-for-new-shores', BRIDGES],
    source: '003:15709–15712',
    says: 'with Seafarers everybody has 5 bridges, and roads and ships join at them',
    goal: 14,
    brings: 'bonus/bridge-building-at-sea',
    heldBy: [BRIDGE_TESTS, 'everybody has five'],
  },
  {
    of: ['seafarers/fog-islands', BRIDGES],
    source: 'house: nobody knows whether an unknown hex is land or water',
    says: 'no bridge leads across what is unknown',
    heldBy: [BRIDGE_TESTS, 'no bridge leads across what is unknown'],
  },
  {
    of: ['cities-knights/core', BRIDGES],
    source: 'house: the progress card of that name is played as the development card is',
    says: 'the Road Building card builds a bridge there, too',
    heldBy: [BRIDGE_TESTS, 'with Cities & Knights the progress card builds one, too'],
  },
  {
    of: ['traders-barbarians/rivers', BRIDGES],
    source: 'house: the bridges of the rivers lie on marked edges and are pieces of their own',
    says: 'both kinds of bridges',
  },
  {
    of: ['bonus/at-him-with-a-roar', 'variant/friendly-robber'],
    source: 'house: the robber is that of the base game',
    says: 'the two go together, to ten points',
    goal: 10,
  },
  {
    of: ['bonus/at-him-with-a-roar', 'variant/blockade'],
    source: 'house: the pirate is there, and so are harbours',
    says: 'the pirate closes harbours',
    goal: 10,
  },
  {
    of: ['bonus/at-him-with-a-roar', 'cities-knights/core'],
    source: 'house: no document speaks of the two; at sea knights ask for two points more',
    says: 'twelve points win',
    goal: 12,
  },
  {
    of: ['first-island/base', 'bonus/merchant-fleet', 'bonus/fishermen'],
    source: '003:15784, 15825',
    says: 'each says otherwise what a 2:1 harbour does',
    refused: /2:1 harbours|pirate/,
  },
  {
    of: ['seafarers/heading-for-new-shores', 'bonus/merchant-fleet'],
    source: 'house: fleets are no ships of a line, and no pirate minds them',
    says: 'fleets sail the open sea, too',
    goal: 14,
    heldBy: [
      'packages/island/test/bonus/merchant-fleet.test.ts',
      'at sea fleets sail among islands, with ships and the pirate',
    ],
  },
  {
    of: ['cities-knights/core', 'bonus/merchant-fleet'],
    source: '003:15817',
    says: 'resource cards are loaded, and no commodities',
    heldBy: [
      'packages/island/test/bonus/merchant-fleet.test.ts',
      'with Cities & Knights commodities are not loaded',
    ],
  },
  {
    of: ['bonus/the-ministers-of-catan', 'cities-knights/core'],
    source: '003:15616',
    says: 'it does not go with Cities & Knights',
    refused: /known not to go together/,
  },
  {
    of: ['bonus/the-ministers-of-catan', 'variant/friendly-robber'],
    source: 'house: nothing is known of a third game beside the two',
    says: 'nothing is added to both games at once',
    refused: /two games at once/,
  },
  {
    of: ['bonus/the-wall-peckers', 'seafarers/heading-for-new-shores'],
    source: 'house: each has a map of its own',
    says: 'one board a game',
    refused: /board|map/,
  },
  {
    of: ['bonus/the-wall-peckers', ICE_AGE],
    source:
      'house: a token that comes back out of the ice would take the place of the one that a hotel has chosen',
    says: 'hotels say what number their hex has',
    refused: /number tokens/,
  },
  {
    of: ['bonus/the-wall-peckers', 'cities-knights/core'],
    source: 'house: chits are paid with resources, and commodities are none',
    says: 'commodities pay for no chit',
    heldBy: [
      'packages/island/test/bonus/the-wall-peckers.test.ts',
      'in Cities & Knights commodities pay for no chit',
    ],
  },
];
