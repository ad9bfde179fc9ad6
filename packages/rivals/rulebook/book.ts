import type { Cell, Domain, Grid, Row, Seat, State } from '@hexwright/kernel';
import type * as general from '@hexwright/rulebook';
import type { Playable } from '@hexwright/rulebook';
import type { Card } from './cards.ts';
import type { Module } from './module.ts';
import type { BackNo, CardNo, Good, Place, RegionNo, Site, Slot, StackNo, Way } from './numbers.ts';
import type { Points } from './points.ts';

/** The fields of every game of rivals. */
export interface Handles {
  readonly turn: Cell;
  readonly active: Cell;
  readonly stage: Cell;
  readonly step: Cell;
  /** who rolled higher, and begins */
  readonly first: Cell;
  /** what stands in a slot: nothing, a settlement, a city */
  readonly centre: Grid<Seat, Slot>;
  readonly roads: Grid<Seat, Way>;
  /** the good of a region plus one, or 0 where none lies; its number; how much it holds */
  readonly terrain: Grid<Seat, Place>;
  readonly number: Grid<Seat, Place>;
  readonly store: Grid<Seat, Place>;
  /** the card on a building site plus one, and the one that it covers */
  readonly sites: Grid<Seat, Site>;
  readonly beneath: Grid<Seat, Site>;
  readonly hand: Grid<Seat, CardNo>;
  /** how many cards of each back a hand has */
  readonly handBacks: Grid<Seat, BackNo>;
  /** what a prince has taken from the other's hand and not yet put under stacks, plus one; which of them has its stack */
  readonly taken: Grid<Seat, number>;
  readonly laid: Row<Seat>;
  /** the cards of a stack plus one, from the bottom up */
  readonly drawStack: Grid<StackNo, number>;
  readonly stackSize: Row<StackNo>;
  /** what is still to be dealt into the stacks */
  readonly pool: Row<CardNo>;
  readonly discard: Row<CardNo>;
  /** what lies face up for both */
  readonly open: Row<CardNo>;
  /** roads, settlements and cities that are left */
  readonly supply: Row;
  /** what is left of the region stack */
  readonly regions: Row<RegionNo>;
  /** the number and the symbol of this turn's dice: 0 and -1 before they are rolled */
  readonly die: Cell;
  readonly symbol: Cell;
  /** event cards that are known to be in the deck, and those of them not turned up since the last Yule */
  readonly events: Row<CardNo>;
  readonly eventsLeft: Row<CardNo>;
  /** those that may be in the deck or not, and how many of them are */
  readonly eventsDoubtful: Row<CardNo>;
  readonly eventsUnknown: Cell;
  /** how many event cards lie above Yule */
  readonly aboveYule: Cell;
  /** who holds the hero token and the trade token; -1 nobody */
  readonly tokens: Row;
}

export interface RegionCard {
  readonly good: Good;
  readonly number: number;
}

/** The compiled rules of one set of modules. Play never looks anything up by name. */
export interface Book extends general.Book {
  readonly modules: readonly Module[];
  readonly cards: readonly Card[];
  /** the sets that the backs of cards show */
  readonly backs: readonly string[];
  /** by draw stack: the back of its cards */
  readonly stacks: readonly BackNo[];
  /** the cards of the region stack */
  readonly regionCards: readonly RegionCard[];
  /** how many places there are for goods: regions, and stores beside them */
  readonly places: number;
  /** the event cards, and the one that has the deck shuffled */
  readonly eventCards: readonly CardNo[];
  readonly yule: CardNo;
  readonly drawnEvents: number;
  readonly fields: Handles;
  readonly rules: Points;
  /** by decision: what answers itself */
  readonly eases: readonly (((s: State) => boolean) | undefined)[];
  /** by decision: what whoever is asked may look at */
  readonly glimpses: readonly ('stack' | 'hand' | undefined)[];
  /** by move: what it costs a seat now, for moves that have a price */
  readonly prices: readonly (((s: State, seat: Seat) => general.Bill) | undefined)[];
  card(id: string): CardNo;
  /** all cards of that name, whichever set they are of */
  kin(name: string): readonly CardNo[];
  domain(id: keyof Domains): Domain;
}

export interface Domains {
  readonly seat: Domain;
  readonly slot: Domain;
  readonly way: Domain;
  readonly site: Domain;
  readonly place: Domain;
  readonly good: Domain;
  readonly card: Domain;
  readonly stack: Domain;
  readonly region: Domain;
  readonly die: Domain;
  readonly symbol: Domain;
}

export const RIVALS = 'rivals';

/** The book of a game of rivals; undefined for a game of another kind. */
export function rivalsOf(game: Playable): Book | undefined {
  return game.kind === RIVALS ? (game as Book) : undefined;
}
