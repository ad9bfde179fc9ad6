import type { PairFact } from '../fact.ts';

const MAGIC = 'bonus/witches-wizards-dragons';
const FAITH = 'bonus/church-faith-reformation';
const ISLAND = 'bonus/the-magic-island';
const ISLAND_TESTS = 'packages/island/test/bonus/the-magic-island.test.ts';
const BOTH = 'packages/island/test/bonus/faith-and-magic.test.ts';

export const facts: readonly PairFact[] = [
  {
    of: [ISLAND, 'cities-knights/third-edition-saboteur'],
    source: '003:15346',
    says: 'a Saboteur of the 3rd edition does not damage citadels',
    brings: 'bonus/magic-island-saboteur',
    heldBy: [ISLAND_TESTS, 'a Saboteur of the third edition spares citadels'],
  },
  {
    of: [ISLAND, 'cities-knights/core'],
    source: '003:15416',
    says: '18 points win, nobody may have more',
    goal: 18,
    heldBy: [ISLAND_TESTS, 'with %i points beside %i'],
  },
  {
    of: [ISLAND, 'variant/event-cards'],
    source: 'house: the event die moves its pirate, and its decks are made for this map',
    says: 'nothing else is laid over the Magic Island',
    refused: /made for each other/,
  },
  {
    of: [MAGIC, 'cities-knights/third-edition-saboteur'],
    source: '003:16001',
    says: 'a Saboteur of the 3rd edition damages citadels as cities, and they are repaired for as much',
    heldBy: [
      'packages/island/test/bonus/witches-wizards-dragons.test.ts',
      'a sabotaged citadel draws one brick and is repaired',
    ],
  },
  {
    of: [MAGIC, 'cities-knights/core'],
    source: '003:16002',
    says: 'three more points win than in Cities & Knights',
    goal: 16,
  },
  {
    of: ['seafarers/heading-for-new-shores', MAGIC],
    source: 'house: Cities & Knights goes to sea, and magic is played wherever they are',
    says: 'at sea three more points win, too',
    goal: 19,
  },
  {
    of: ['traders-barbarians/barbarian-attack', MAGIC],
    source: 'house: the ship of the event die, which two cards move, is not there',
    says: 'without the barbarian fleet there is no magic',
    refused: /barbarians at sea/,
  },
  {
    of: [MAGIC, FAITH],
    source: '003:16023, 16169',
    says: 'citadels and dioceses exclude each other; each is worth 3 points',
    brings: 'bonus/faith-and-magic',
    heldBy: [BOTH, 'a city is a citadel or a diocese'],
  },
  {
    of: [MAGIC, FAITH],
    source: '003:16024',
    says: 'the wizard keeps off a diocese and leaves a city that becomes one',
    brings: 'bonus/faith-and-magic',
    heldBy: [BOTH, 'the wizard and a diocese do not meet'],
  },
  {
    of: [MAGIC, FAITH],
    source: '003:16056',
    says: 'nobody has two of Theater, Mission and Magic Mill',
    brings: 'bonus/faith-and-magic',
    heldBy: [BOTH, 'with level 4 of %s nobody builds that of %s'],
  },
  {
    of: [MAGIC, FAITH],
    source: '003:16091',
    says: 'a beer festival at a citadel takes 4 beer',
    brings: 'bonus/faith-and-magic',
    heldBy: [BOTH, 'a festival at a citadel takes 4 beer'],
  },
  {
    of: [MAGIC, FAITH],
    source: '003:16102',
    says: 'an Anathema closes magic, too',
    brings: 'bonus/faith-and-magic',
    heldBy: [BOTH, 'an anathema closes magic'],
  },
  {
    of: [MAGIC, FAITH],
    source: '003:16108, 16114',
    says: 'an Exile sends the wizard off, and a Superstition goes by magic',
    brings: 'bonus/faith-and-magic',
    heldBy: [BOTH, 'a superstition goes by magic'],
  },
  {
    of: [MAGIC, FAITH],
    source: '003:16109',
    says: 'no Indulgence after a Dance of the Unicorns',
    brings: 'bonus/faith-and-magic',
    heldBy: [BOTH, 'nobody rolls again after a dance'],
  },
  {
    of: [MAGIC, FAITH],
    source: '003:16115',
    says: 'a Ban on Magic takes the place of an Inquisitor',
    brings: 'bonus/faith-and-magic',
    heldBy: [BOTH, 'the decks change by four cards'],
  },
  {
    of: [MAGIC, FAITH],
    source: '003:16121, 16126–16127',
    says: 'Lightning and Magic Relocation take the place of a Wizard and of Magic Power',
    brings: 'bonus/faith-and-magic',
    heldBy: [BOTH, 'the decks change by four cards'],
  },
  {
    of: [MAGIC, FAITH],
    source: '003:16147–16149',
    says: 'the inquisitor and a citadel keep off each other, and it drives the wizard off',
    brings: 'bonus/faith-and-magic',
    heldBy: [BOTH, 'the inquisitor and a citadel do not meet'],
  },
  {
    of: [MAGIC, FAITH],
    source: '003:16157–16158',
    says: 'an event die of ten sides, or of twelve with a gate of any branch',
    brings: 'bonus/faith-and-magic',
    heldBy: [BOTH, 'the event die has ten sides or twelve'],
  },
  {
    of: [MAGIC, FAITH],
    source: '003:16168',
    says: 'five progress cards are kept',
    brings: 'bonus/faith-and-magic',
    heldBy: [BOTH, 'five progress cards are kept'],
  },
  {
    of: [MAGIC, FAITH],
    source: '003:16170',
    says: 'magic cards are drawn with a citadel alone, as religion cards with a diocese',
    brings: 'bonus/faith-and-magic',
    heldBy: [BOTH, 'magic cards, too, take their title'],
  },
  {
    of: [MAGIC, FAITH],
    source: '003:16002',
    says: 'both together are played to three more points',
    goal: 16,
  },
  {
    of: ['seafarers/heading-for-new-shores', FAITH],
    source: '003:16087',
    says: 'festivals at ships cost what those at roads cost',
    goal: 16,
    heldBy: [
      'packages/island/test/bonus/church-faith-reformation.test.ts',
      'at sea a festival at a ship takes 2 beer',
    ],
  },
  {
    of: ['traders-barbarians/barbarian-attack', FAITH],
    source: 'house: a Refuge and the event die need the barbarians at sea',
    says: 'without the barbarian fleet there is no religion',
    refused: /barbarians at sea/,
  },
  {
    of: [MAGIC, 'cities-knights/core'],
    source: '003:15979',
    says: 'with five and six a building phase counts as a turn for a Witch’s Spell',
    seats: [5, 6],
    heldBy: [
      'packages/island/test/bonus/witches-wizards-dragons.test.ts',
      'counts building phases too, with five players',
    ],
  },
  {
    of: [FAITH, 'cities-knights/core'],
    source: '003:16073',
    says: 'with five and six beer wakes one knight in a building phase',
    seats: [5, 6],
    heldBy: ['packages/island/test/bonus/church-faith-reformation.test.ts', 'wakes one in a building phase'],
  },
  {
    of: ['seafarers/heading-for-new-shores', FAITH],
    source: '003:16108',
    says: 'at sea an Exile sends the pirate off, too',
    heldBy: [
      'packages/island/test/bonus/church-faith-reformation.test.ts',
      'at sea a festival at a ship takes 2 beer, and an Exile sends the pirate off',
    ],
  },
  {
    of: ['seafarers/heading-for-new-shores', MAGIC, FAITH],
    source: '003:16127',
    says: 'at sea a Magic Relocation moves ships, too',
    heldBy: [BOTH, 'at sea a Magic Relocation moves a ship'],
  },
];
