import type { Cell, Domain, Grid, Row, Seat, State } from '@hexwright/kernel';
import type * as general from '@hexwright/rulebook';
import type { Bill, Means, Playable } from '@hexwright/rulebook';
import type { BoardFiller, Corner, Edge, Hex, Layout, Topology, Walks } from '../board/index.ts';
import type {
  AwardSpec,
  BlockerSpec,
  CardSpec,
  EdgeClass,
  GoodSpec,
  Module,
  PieceSpec,
  TerrainSpec,
} from './module.ts';
import type { BlockerNo, Good, PieceNo } from './numbers.ts';
import type { Groups, Points } from './points.ts';

/** A piece as the book knows it: its spec with ids turned into indices. */
export interface Piece extends PieceSpec {
  readonly index: number;
  /** where its layer begins in the cells */
  readonly layerAt: number;
  /** what stands on each place of its layer: 0, or a mark that names piece and owner */
  readonly marks: Row;
  readonly places: number;
  readonly bill: Bill;
  readonly limit: number;
  /** whether all seats take it from one stock */
  readonly common: boolean;
  /** the pieces that come out of the same supply, itself included; undefined where it has one of its own */
  readonly sharers: readonly PieceNo[] | undefined;
  /** the piece whose supply it comes out of: itself, or what it is made of */
  readonly source: PieceNo;
  readonly replacesIndex: number;
  readonly edgeClasses: number;
}

export interface Award extends Omit<AwardSpec, 'min'> {
  readonly index: number;
  readonly min: number;
  readonly of: (s: State, seat: Seat) => number;
}

/** The fields of every island game, as handles. */
export interface CoreHandles {
  readonly turn: Cell;
  readonly active: Cell;
  readonly stage: Cell;
  readonly step: Cell;
  readonly dice: Row;
  readonly drawn: Cell;
  readonly fill: Row;
  readonly terrain: Row<Hex>;
  readonly numbers: Row<Hex>;
  readonly harbour: Row;
  readonly hold: Grid<Seat, Good>;
  readonly handSize: Row<Seat>;
  readonly bank: Row<Good>;
  readonly supply: Grid<Seat, PieceNo>;
  /** how many pieces of partners a supply holds besides the seat's own; undefined where nobody shares any */
  readonly lent: Grid<Seat, PieceNo> | undefined;
  readonly building: Row<Corner>;
  readonly route: Row<Edge>;
  readonly blocker: Row<BlockerNo>;
  readonly award: Row;
}

/** Where the fields of every island game begin in the cells. */
export interface CoreFields {
  readonly turn: number;
  readonly active: number;
  readonly stage: number;
  readonly step: number;
  readonly dice: number;
  readonly drawn: number;
  readonly fill: number;
  readonly terrain: number;
  readonly numbers: number;
  readonly harbour: number;
  readonly hold: number;
  readonly handSize: number;
  readonly bank: number;
  readonly supply: number;
  readonly building: number;
  readonly route: number;
  readonly blocker: number;
  readonly award: number;
}

/** The compiled rules of one set of modules, options, seats and board. Play never looks anything up by name. */
export interface Book extends general.Book {
  readonly modules: readonly Module[];
  readonly layout: Layout;
  readonly topology: Topology;
  /** the same as lists to walk over */
  readonly walks: Walks;
  readonly filler: BoardFiller;
  readonly harbourKinds: readonly string[];
  /** the two corners of each harbour place */
  readonly harbourCorner: Int16Array;
  /** the harbour places at each corner */
  readonly harboursAt: readonly (readonly number[])[];

  readonly goods: readonly GoodSpec[];
  readonly terrains: readonly TerrainSpec[];
  readonly pieces: readonly Piece[];
  readonly blockers: readonly BlockerSpec[];
  readonly cards: readonly CardSpec[];
  readonly awards: readonly Award[];

  /** the goods that come out of one stock, wherever several do: the one whose cards they are first */
  readonly stocks: readonly (readonly Good[])[];
  /** indices of the goods that are hand cards, and of those a free choice may name */
  readonly handGoods: readonly number[];
  readonly choosable: readonly number[];
  /** by good: 1 if it is a hand card */
  readonly inHand: Uint8Array;
  /** by good: whether players trade it with each other */
  readonly tradeable: readonly boolean[];
  /** by terrain: whether it is land, and the good it gives */
  readonly land: Uint8Array;
  readonly gives: Int8Array;
  /** by value of a layer: which piece, and whose; the seat after the last is nobody's */
  readonly pieceOf: Int8Array;
  readonly ownerOf: Int8Array;
  /** by piece */
  readonly drawsOf: Int8Array;
  readonly keepsDistance: Uint8Array;
  readonly blocksRoutes: Uint8Array;
  readonly isRoute: Uint8Array;
  /** the owner index of pieces that belong to no seat, or of the first neutral colour */
  readonly neutral: number;
  /** the seats and the neutral colours that build as a seat does */
  readonly owners: number;
  /** by good: the most that a seat can hold */
  readonly cap: Int32Array;
  /** by seat: the others, in the order of the table from it on */
  readonly rivals: readonly (readonly Seat[])[];
  /** the bits of all seats */
  readonly everyone: number;

  /** by move: what it costs a seat now, for moves that have a price */
  readonly prices: readonly (((s: State, seat: Seat) => Bill) | undefined)[];
  /** by move: what a seat could pay with, for moves that promise a number */
  readonly means: readonly (((s: State, seat: Seat) => Means) | undefined)[];

  readonly at: CoreFields;
  /** the same as handles: `fields.terrain.get(s, hex)` */
  readonly fields: CoreHandles;
  readonly rules: Points;
  readonly the: Groups;
  /** what the running production owes: [seat * goods + good], and the free choices of each seat */
  readonly owed: Int32Array;
  readonly owedChoice: Int32Array;
  /** the same summed over the seats: by good, and the free choices last */
  readonly owedOf: Int32Array;

  /** indices by id; an unknown id is an error of the module that asks */
  good(id: string): number;
  terrain(id: string): number;
  piece(id: string): Piece;
  blocker(id: string): number;
  award(id: string): number;
  card(id: string): number;
  domain(
    id: 'seat' | 'hex' | 'corner' | 'edge' | 'good' | 'piece' | 'blocker' | 'die' | 'card' | 'terrain',
  ): Domain;
  /** the value that a layer holds for this piece of this owner */
  mark(owner: number, piece: PieceNo): number;
  bill(cost: Readonly<Record<string, number>>): Bill;
  edgeClassBits(classes: readonly EdgeClass[]): number;
}

export const ISLAND = 'island';

/** The island's book of a game, for whoever needs hexes; undefined for a game of another kind. */
export function islandOf(game: Playable): Book | undefined {
  return game.kind === ISLAND ? (game as Book) : undefined;
}
