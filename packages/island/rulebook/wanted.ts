import {
  type AnyModule,
  type Options,
  type Outline,
  outlineOf,
  type Thing,
  type Want,
} from '@hexwright/rulebook';

/** What modules of the island may want of a game, and take over in it. */
export const wanted = {
  robber: { thing: 'blocker.robber', words: 'a robber' },
  pirate: { thing: 'blocker.pirate', words: 'a pirate' },
  knightCards: { thing: 'card.knight', words: 'knight cards' },
  developmentCards: { thing: 'part.cards', words: 'development cards' },
  harbours: { thing: 'harbours', words: 'harbours' },
  cities: { thing: 'piece.city', words: 'cities' },
  ships: { thing: 'piece.ship', words: 'ships' },
  sevens: { thing: 'sevens', words: 'sevens' },
  offers: { thing: 'part.offers', words: 'trade between players' },
  bank: { thing: 'part.bank-trade', words: 'trade with the bank' },
  twoDice: { thing: 'two-dice', words: 'two dice of six sides' },
  luck: {
    thing: 'luck',
    words: 'a number that comes by chance',
    why: 'a number that does not count must come anew by chance',
  },
  numbersTo12: { thing: 'numbers-to-12', words: 'numbers from 2 to 12' },
  barbarianFleet: { thing: 'part.barbarian-fleet', words: 'barbarians at sea, and knights on corners' },
  spiceMap: { thing: 'spice-map', words: 'a map with spice hexes' },
  riverBed: {
    thing: 'board.river-bed',
    words: 'mountains, hills and a desert in a row that ends at the sea',
    why: 'its river takes the place of mountains, hills and a desert in a row that ends at the sea',
  },
  others: { thing: 'others', words: 'another player' },
  moreStarts: { thing: 'more-starts', words: 'room for one more settlement at the start' },
  startOfChoice: { thing: 'move.place-building', words: 'a start of everybody’s choice' },
} as const satisfies Readonly<Record<string, Want>>;

export const taken = {
  dice: { thing: 'dice', words: 'the dice' },
  start: { thing: 'start', words: 'the start' },
  turn: { thing: 'turn', words: 'the turn' },
  end: { thing: 'end', words: 'the end' },
  desert: { thing: 'desert', words: 'the desert' },
  rulesForTwo: { thing: 'rules-for-two', words: 'what changes for two players' },
  jungle: { thing: 'jungle', words: 'what discoveries are good for' },
  flood: { thing: 'flood', words: 'the flood' },
  cityWalls: { thing: 'city-walls', words: 'city walls' },
  fleet: { thing: 'fleet', words: 'how many ships there must be' },
  coastGuard: { thing: 'coast-guard', words: 'the knights of an attacked coast' },
  gold: { thing: 'gold', words: 'what gold is good for' },
  specialHarbours: { thing: 'special-harbours', words: 'what 2:1 harbours do' },
  market: { thing: 'market', words: 'the market beside the board' },
  blockade: { thing: 'blockade', words: 'the harbours that a pirate closes' },
  cityYield: { thing: 'city-yield', words: 'what cities give' },
  tokens: { thing: 'tokens', words: 'what makes number tokens come and go' },
  refuge: { thing: 'refuge', words: 'the robber’s refuge' },
} as const satisfies Readonly<Record<string, Thing>>;

/** The kinds of things that a part of the island may be made of. */
const THINGS = ['good', 'terrain', 'piece', 'blocker', 'card', 'award'] as const;

const WANTED: ReadonlySet<string> = new Set(Object.values(wanted).map(({ thing }) => thing));

/** What a module of the island says of itself, as plain data; with the usual options if none are given. */
export function islandOutline(module: AnyModule & { readonly board?: unknown }, options?: Options): Outline {
  return outlineOf(module, WANTED, THINGS, options);
}
