import { basicSet } from '@hexwright/rivals';

/** A card of the card game as it is played beside the island. */
export interface Expansion {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** an action is played; buildings and units are regional expansions, a city improvement needs a city */
  readonly kind: 'action' | 'building' | 'unit' | 'city';
  readonly unit?: 'hero' | 'ship';
  /** it lies between two regions */
  readonly gap?: boolean;
  /** what must stand in the land before it */
  readonly after?: string;
  /** the victory point card that, played, counts as such a card where another asks for it */
  readonly charter?: string;
  /** one in a land */
  readonly once?: boolean;
  readonly count: number;
  readonly cost?: Readonly<Record<string, number>>;
  readonly strength?: number;
  readonly skill?: number;
  readonly commerce?: number;
  readonly progress?: number;
  readonly victory?: number;
  /** by whom it is drawn on the table */
  readonly emblem?: (typeof basicSet)[number]['emblem'];
}

/** what doubles the yield of a region beside it: by card, what that region gives */
export const BOOSTERS: Readonly<Record<string, string>> = {
  'brick-factory': 'brick',
  'grain-mill': 'grain',
  'iron-foundry': 'ore',
  'lumber-camp': 'lumber',
  'weavers-shop': 'wool',
};

const IN_GAPS = new Set([...Object.keys(BOOSTERS), 'storehouse', 'large-trade-ship']);
/** one set of cards is for two */
const SETS = 2;
/** cards of which another stands in the place, or which the page takes out */
const LEFT_OUT = new Set(['scout', 'brigitta', 'merchant-caravan', 'marketplace', 'parish-hall']);

/** what a card says here, where its land is another one than that of two rivals */
const TEXTS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(BOOSTERS).map(([card, good]) => [
      card,
      `${good === 'ore' ? 'An' : 'A'} ${good} region beside it takes in 2 instead of 1.`,
    ]),
  ),
  storehouse:
    'When brigands come, what lies in the two regions beside it is not counted. If the rest is still more than 7, gold and wool there are taken too.',
  'toll-bridge': 'A rich harvest also brings you 2 gold, as far as you have room for it.',
  'large-trade-ship': 'On your turn you may give 2 goods of a region beside it for 1 other good.',
  goldsmith: 'Give 3 gold and take any 2 goods into your regions.',
  relocation: 'Two of your regions change places, with what they hold, or two gaps with what lies in them.',
};

const taken: readonly Expansion[] = basicSet
  .filter(({ id, kind }) => kind !== 'event' && !LEFT_OUT.has(id))
  .map(({ id, name, text, kind, unit, once, count, cost, strength, skill, commerce, progress, emblem }) => ({
    id,
    name,
    text: TEXTS[id] ?? text,
    kind: kind as Expansion['kind'],
    unit,
    once,
    count: count * SETS,
    cost: cost as Readonly<Record<string, number>> | undefined,
    strength,
    skill,
    commerce,
    progress,
    emblem,
    gap: IN_GAPS.has(id),
  }));

const city = (card: Omit<Expansion, 'kind' | 'count' | 'once'>): Expansion => ({
  victory: 1,
  ...card,
  kind: 'city',
  once: true,
  count: 2 * SETS,
});

const own: readonly Expansion[] = [
  {
    id: 'alchemist',
    name: 'Alchemist',
    emblem: 'die',
    kind: 'action',
    count: 2 * SETS,
    text: 'Play it before you roll: you choose what the red and the yellow die show, and only the event die is rolled.',
  },
  {
    id: 'caravan',
    name: 'Caravan',
    emblem: 'wagon',
    kind: 'action',
    count: 2 * SETS,
    text: 'Give 2 goods from your regions and take any 2 into them, or give 2 resource cards and take any 2 of those.',
  },
  {
    id: 'bishop',
    name: 'Bishop',
    emblem: 'bell',
    kind: 'action',
    count: SETS,
    text: 'A hero of another player, or a Knight card that lies played before them, goes back under its deck. The robber is not moved.',
  },
  {
    id: 'black-knight',
    name: 'Black Knight',
    emblem: 'helmet',
    kind: 'action',
    count: SETS,
    text: 'Name a hero of another player or one of their played Knight cards and roll a die. On 1 to 5 it goes back under its deck; on a 6 you lose a played Knight card of your own, or a hero if you have none. Knight cards of the holder of Largest Army are safe.',
  },
  {
    id: 'brigands',
    name: 'Brigands',
    emblem: 'skull',
    kind: 'action',
    count: SETS,
    text: 'Fill one of your regions with goods of its kind from a region of another player. Resource cards are safe, and so is the holder of Largest Army.',
  },
  {
    id: 'spy',
    name: 'Spy',
    emblem: 'eye',
    kind: 'action',
    count: SETS,
    text: 'Look at the land cards of another player and take an action card or a unit. Against the holder of Largest Army you roll a die first: on a 5 or 6 nothing happens.',
  },
  {
    id: 'market-hall',
    name: 'Market Hall',
    emblem: 'booth',
    kind: 'building',
    once: true,
    count: 2 * SETS,
    cost: { grain: 1, wool: 1 },
    commerce: 1,
    text: 'Its commerce point counts for the windmill.',
  },
  {
    id: 'smithy',
    name: 'Smithy',
    emblem: 'hammer',
    kind: 'building',
    once: true,
    count: SETS,
    cost: { lumber: 1, ore: 1 },
    text: 'As long as anybody has a Smithy, played Knight cards break a tie for the knight token.',
  },
  city({
    id: 'church',
    name: 'Church',
    emblem: 'bell',
    charter: 'charter-chapel',
    cost: { brick: 2, grain: 1, ore: 1 },
    text: 'In a civil war you lose no unit as long as you have 3 units or fewer.',
  }),
  city({
    id: 'library',
    name: 'Library',
    emblem: 'book',
    cost: { brick: 1, lumber: 1, ore: 2 },
    progress: 1,
    text: 'Its progress point lets you hold 1 more card.',
  }),
  city({
    id: 'university',
    name: 'University',
    emblem: 'quill',
    cost: { brick: 1, grain: 2, ore: 1 },
    progress: 1,
    text: 'Its progress point lets you hold 1 more card.',
  }),
  city({
    id: 'town-hall',
    name: 'Town Hall',
    emblem: 'scales',
    cost: { brick: 2, lumber: 1, ore: 1 },
    text: 'Looking through the deck costs you 1 good instead of 2.',
  }),
  city({
    id: 'cathedral',
    name: 'Cathedral',
    emblem: 'crown',
    after: 'church',
    victory: 2,
    cost: { brick: 2, grain: 2, ore: 2 },
    text: 'Worth 2 points. It needs a Church in your land.',
  }),
  city({
    id: 'bath-house',
    name: 'Bath House',
    emblem: 'bath',
    gap: true,
    cost: { brick: 1, ore: 1, wool: 1 },
    text: 'A plague costs you nothing of what the two regions beside it give.',
  }),
];

/** All cards of the expansion deck. */
export const expansions: readonly Expansion[] = [...taken, ...own];

const byId = new Map(expansions.map((card) => [card.id, card]));

export function expansionOf(id: string): Expansion | undefined {
  return byId.get(id);
}

export const isBuilt = ({ kind }: Expansion): boolean => kind !== 'action';
