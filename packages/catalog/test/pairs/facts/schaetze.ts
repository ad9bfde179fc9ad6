import type { PairFact } from '../fact.ts';

export const facts: readonly PairFact[] = [
  {
    of: ['schaetze/treasure-islands', 'cities-knights/core'],
    source: '003:10096',
    says: 'sixteen points win',
    goal: 16,
    brings: 'schaetze/cities-knights',
    heldBy: [
      'packages/island/test/schaetze/with-knights.test.ts',
      '%s is played to %i points with Cities & Knights',
    ],
  },
  {
    of: ['schaetze/departure-into-the-unknown', 'cities-knights/core'],
    source: '003:10165',
    says: 'fourteen points win',
    goal: 14,
    brings: 'schaetze/cities-knights',
  },
  {
    of: ['schaetze/departure-into-the-unknown', 'cities-knights/core'],
    source: '003:10169',
    says: 'two settlements and, as the second, a city at the start',
    heldBy: [
      'packages/island/test/schaetze/with-knights.test.ts',
      'Departure begins with two settlements and, as the second, a city',
    ],
  },
  {
    of: ['schaetze/desert-dragons', 'cities-knights/core'],
    source: '003:10275',
    says: 'not compatible',
    refused: /robber/,
  },
  {
    of: ['schaetze/great-canal', 'cities-knights/core'],
    source: '003:10600',
    says: 'twenty-one points win with three',
    seats: [3],
    goal: 21,
    brings: 'schaetze/great-canal-knights',
    heldBy: ['packages/island/test/schaetze/great-canal.test.ts', 'with Cities & Knights'],
  },
  {
    of: ['schaetze/great-canal', 'cities-knights/core'],
    source: '003:10602',
    says: 'nineteen points win with four',
    seats: [4],
    goal: 19,
  },
  {
    of: ['schaetze/great-canal', 'cities-knights/core'],
    source: '003:10565',
    says: 'knights abroad do not defend Catan',
    heldBy: [
      'packages/island/test/cities-knights/variants.test.ts',
      'knights abroad are not asked to defend Catan beside the Great Canal',
    ],
  },
  {
    of: ['schaetze/great-canal', 'cities-knights/core'],
    source: '003:10566',
    says: 'knights serve in their roles without being active',
    heldBy: [
      'packages/island/test/schaetze/great-canal.test.ts',
      'abroad they mine and trade inactive, and active they do not fight barbarians',
    ],
  },
  {
    of: ['schaetze/great-canal', 'cities-knights/core'],
    source: '003:10606, 003:10607',
    says: 'the second knight that is activated digs',
    heldBy: [
      'packages/island/test/schaetze/great-canal.test.ts',
      'the second knight that is activated digs, and both stay active',
    ],
  },
  {
    of: ['schaetze/great-canal', 'cities-knights/core'],
    source: '003:10608',
    says: 'digging is no action, and both stay active',
    heldBy: [
      'packages/island/test/schaetze/great-canal.test.ts',
      'the second knight that is activated digs, and both stay active',
    ],
  },
  {
    of: ['schaetze/great-canal', 'cities-knights/core'],
    source: '003:10609',
    says: 'Irrigation brings grain of dry fields',
    heldBy: ['packages/island/test/schaetze/great-canal.test.ts', 'irrigation brings grain from dry fields'],
  },
  {
    of: ['schaetze/enchanted-land', 'cities-knights/core'],
    source: '003:10745',
    says: 'twenty-one points win with three',
    seats: [3],
    goal: 21,
    brings: 'schaetze/enchanted-land-knights',
    heldBy: ['packages/island/test/schaetze/enchanted-land.test.ts', '%i players %o play to %i points'],
  },
  {
    of: ['schaetze/enchanted-land', 'cities-knights/core'],
    source: '003:10749',
    says: 'eighteen points win with four',
    seats: [4],
    goal: 18,
    heldBy: ['packages/island/test/schaetze/enchanted-land.test.ts', '%i players %o play to %i points'],
  },
  {
    of: ['schaetze/enchanted-land', 'cities-knights/core'],
    source: '003:10713',
    says: 'knights are hired on the main island, the first at the end of the ships if there is no other',
    heldBy: [
      'packages/island/test/schaetze/enchanted-land.test.ts',
      'knights are hired at home, but the first one at the end of the ships',
    ],
  },
  {
    of: ['schaetze/enchanted-land', 'cities-knights/core'],
    source: '003:10718, 003:10719',
    says: 'the knight ashore does not defend Catan, nor in the box one on a line of ships',
    heldBy: [
      'packages/island/test/schaetze/enchanted-land.test.ts',
      'knights abroad do not count against the barbarians, at sea in the box alone',
    ],
  },
  {
    of: ['schaetze/enchanted-land', 'cities-knights/core'],
    source: '003:10721',
    says: 'only active knights fight, with strength equal or greater',
    heldBy: [
      'packages/island/test/schaetze/enchanted-land.test.ts',
      'an active %s against a dragon of %i: %s',
    ],
  },
  {
    of: ['schaetze/enchanted-land', 'cities-knights/core'],
    source: '003:10723, 10724, 10754',
    says: 'no Deserter, no Inventor, and Intrigue in 2001 alone',
    heldBy: [
      'packages/island/test/schaetze/enchanted-land.test.ts',
      'no knight deserts from there, no token is swapped there, and Intrigue works in 2001 alone',
    ],
  },
  {
    of: ['schaetze/enchanted-land', 'cities-knights/core'],
    source: '003:10753',
    says: 'two settlements and, as the second, a city at the start',
    heldBy: [
      'packages/island/test/schaetze/enchanted-land.test.ts',
      'everybody starts on the main island, with three settlements or, in 2001, two',
    ],
  },
  {
    of: ['schaetze/enchanted-land', 'cities-knights/core'],
    source: '003:10743',
    says: 'nineteen points win with three by the rules of 2001',
    seats: [3],
    options: { enchantedRules: '2001' },
    goal: 19,
    heldBy: ['packages/island/test/schaetze/enchanted-land.test.ts', '%i players %o play to %i points'],
  },
  {
    of: ['schaetze/enchanted-land', 'cities-knights/core'],
    source: '003:10747',
    says: 'seventeen points win with four by the rules of 2001',
    seats: [4],
    options: { enchantedRules: '2001' },
    goal: 17,
    heldBy: ['packages/island/test/schaetze/enchanted-land.test.ts', '%i players %o play to %i points'],
  },
  {
    of: ['schaetze/enchanted-land', 'cities-knights/core'],
    source: '003:10714, 10716',
    says: 'one active knight lands as soon as ships lead there, alone and for good',
    heldBy: [
      'packages/island/test/schaetze/enchanted-land.test.ts',
      'an active knight must land when the ships arrive, and one alone',
    ],
  },
  {
    of: ['schaetze/enchanted-land', 'cities-knights/core'],
    source: '003:10715, 10720',
    says: 'it drives a weaker knight off, which its player puts on the coast',
    heldBy: [
      'packages/island/test/schaetze/enchanted-land.test.ts',
      'a knight that lands drives a weaker one off, and its player puts it on the coast',
    ],
  },
  {
    of: ['schaetze/enchanted-land', 'cities-knights/core'],
    source: '003:10717',
    says: 'ashore an active knight walks up to three steps as its action',
    heldBy: [
      'packages/island/test/schaetze/enchanted-land.test.ts',
      'an active knight walks up to three steps, as its action',
    ],
  },
  {
    of: ['schaetze/enchanted-land', 'cities-knights/core'],
    source: '003:10722',
    says: 'by the rules of 2001 an inactive knight looks at its dragon',
    options: { enchantedRules: '2001' },
    heldBy: [
      'packages/island/test/schaetze/enchanted-land.test.ts',
      'in 2001 an inactive knight looks at its dragon without a fight',
    ],
  },
];
