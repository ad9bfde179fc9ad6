import type { Weight } from './reckon.ts';

/** What a shelf asks of a row: all of it follows from what its modules declare. */
export interface ShelfFacts {
  readonly kind: string;
  readonly players: readonly number[];
  readonly weight: Weight;
  readonly minutes: number;
  /** the shapes of what the players put on the board */
  readonly figures: readonly string[];
  /** towns are named on the map: it is a place in the world */
  readonly towns: boolean;
  /** it is a campaign, or a chapter of one */
  readonly told: boolean;
  /** it is played without a board */
  readonly cards: boolean;
  /** it goes with nothing else */
  readonly alone: boolean;
}

type Asks = (row: ShelfFacts) => boolean;

/** The shelves in their order. A row stands on each that fits; some stand on none, and are found in the list of all. */
const SHELVES = {
  first: ({ weight, minutes, players, figures, cards, alone, kind }) =>
    weight === 1 &&
    minutes <= 60 &&
    (kind === 'game' || kind === 'board') &&
    players.includes(3) &&
    !cards &&
    !alone &&
    !figures.includes('ship'),
  sea: ({ figures }) => figures.includes('ship'),
  knights: ({ figures, alone }) => !alone && (figures.includes('helmet') || figures.includes('knight')),
  short: ({ minutes }) => minutes <= 45,
  two: ({ players }) => players.includes(2),
  campaigns: ({ told }) => told,
  cards: ({ cards }) => cards,
  world: ({ towns }) => towns,
  odd: ({ alone, players }) => alone || Math.min(...players) === 1 || Math.max(...players) > 6,
} as const satisfies Readonly<Record<string, Asks>>;

export type ShelfName = keyof typeof SHELVES;

export const SHELF_NAMES = Object.keys(SHELVES) as readonly ShelfName[];

export function shelvesOf(row: ShelfFacts): ShelfName[] {
  return SHELF_NAMES.filter((name) => SHELVES[name](row));
}
