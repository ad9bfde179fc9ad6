import type { Bar, Seat, State } from '@hexwright/kernel';
import type * as general from '@hexwright/rulebook';
import type { Manifest, Options, Words } from '@hexwright/rulebook';
import type { BoardNeed, Layout } from '../board/index.ts';
import type { Book } from './book.ts';

export const NO_GOOD = -1;
export const ANY_GOOD = -2;

export interface GoodSpec {
  readonly id: string;
  /** a card in the hand: counts to the hand limit, can be robbed and discarded. Default true. */
  readonly inHand?: boolean;
  /** whether players trade it with each other. Default true. */
  readonly tradeable?: boolean | ((options: Options) => boolean);
  /** whether the bank gives it in exchange. Default true. */
  readonly bankSells?: boolean;
  /** whether the bank takes it in exchange. Default true. */
  readonly bankBuys?: boolean;
  /** how many there are in all; a number, by seats, or unlimited */
  readonly supply: number | 'unlimited' | ((seats: number, options: Options) => number | 'unlimited');
  /** how many each player holds is open to all. Default false. */
  readonly open?: boolean;
  /** whether a free choice (gold, year of plenty) may name it. Default true. */
  readonly choosable?: boolean;
  /** the good whose card it is, in another place: both come out of that one's stock, whatever its own supply says */
  readonly cardOf?: string;
  /** the most that one seat can hold; what comes beyond it is not gained. Default no limit. */
  readonly cap?: number | ((options: Options, seats: number) => number);
}

export interface TerrainSpec {
  readonly id: string;
  /** what it gives: a good's id, 'any' for a free choice, or nothing */
  readonly gives?: string;
  /** Default true. */
  readonly land?: boolean;
  /** numbers printed on the hex itself, for terrains that take no token */
  readonly numbers?: readonly number[];
}

export interface PieceSpec {
  readonly id: string;
  readonly on: 'hex' | 'corner' | 'edge';
  /** what shares a layer shares the place: one piece a place and layer. Default 'building' on corners, 'route' on edges, 'centre' on hexes. */
  readonly layer?: string;
  /** how many each seat has, or where it takes them from */
  readonly supply: number | 'unlimited' | ((options: Options) => number | 'unlimited') | SharedSupply;
  readonly cost?: Readonly<Record<string, number>>;
  /** points while on the board */
  readonly points?: number;
  /** the piece that it replaces */
  readonly replaces?: string;
  /** units drawn from each producing hex */
  readonly draws?: number;
  /** keeps (and demands) the distance between buildings */
  readonly distance?: boolean;
  /** stops other seats' routes at its corner */
  readonly blocksRoutes?: boolean;
  /** joined into networks and counted for the longest route */
  readonly route?: boolean;
  /** edge classes that a route may use; default land and coast */
  readonly edges?: readonly EdgeClass[];
  /** decisions in which it can be built; none if it has no cost. Default main, build, special. */
  readonly buildIn?: readonly string[];
  /** what speaks against a place, instead of the usual for its kind */
  readonly bar?: (b: Book) => (s: State, seat: Seat, place: number) => Bar;
  /** beside a `bar` of its own: where alone that can say yes, so that lists of moves ask about no other place */
  readonly only?: OnlyAt;
}

/**
 * Free corners to which routes of the seat lead; edges beside its routes and buildings, whatever lies there; or the places where a
 * piece of the seat stands, by its id.
 */
export type OnlyAt = 'reached' | 'beside' | { readonly on: string };

/** A supply that is not the piece's and the seat's alone. */
export type SharedSupply =
  /** one stock for all seats: who comes first takes */
  | { readonly common: number | ((seats: number) => number) }
  /** made of another piece of the same seat, which is then missing in that one's supply */
  | { readonly madeOf: string };

/** `span` lies across a hex, `other` on none */
export type EdgeClass = 'land' | 'coast' | 'sea' | 'other' | 'span';

export interface BlockerSpec {
  readonly id: string;
  readonly on: 'hex' | 'corner' | 'edge';
  /** the hexes it stands on. Default land. */
  readonly where?: 'land' | 'water';
  /** moved by a seven and by knights. Default true. */
  readonly movable?: boolean;
}

export interface CardSpec {
  readonly id: string;
  readonly deck: string;
  readonly count: number | ((seats: number, options: Options) => number);
  /** points while held, secret; where cards are laid open at once, points from then on */
  readonly points?: number;
  /** may be played before the roll, or then alone */
  readonly beforeRoll?: boolean | 'only' | ((options: Options) => boolean);
  /** what playing it does; a card without it cannot be played */
  readonly play?: (b: Book) => (s: State, seat: Seat) => void;
  /** whether playing it makes sense now. Default always. */
  readonly when?: (b: Book) => (s: State, seat: Seat) => boolean;
  /** what holding it is worth to a bot, in points; where nothing is said, what its deck says of all cards */
  readonly worth?: number;
  /** what the cards of the hand are called that it is held among, where several decks come into one hand */
  readonly among?: string;
  /** what besides speaks against playing it now, by its name */
  readonly bar?: (b: Book) => (s: State, seat: Seat) => Bar;
}

export interface AwardSpec {
  readonly id: string;
  readonly points: number;
  readonly min: number | ((options: Options) => number);
  /** what is compared */
  readonly metric: (b: Book) => (s: State, seat: Seat) => number;
  /**
   * When the holder is no longer strictly ahead: 'keep' while it ties for the lead (the usual rule),
   * 'lose' falls to nobody on a tie that its holder has slipped back to, 'alone' on any.
   */
  readonly tie?: 'keep' | 'lose' | 'alone';
  /** whether a colour of nobody's can hold it, so that a seat must pass it: the metric answers for all owners */
  readonly byNeutrals?: boolean;
}

/** A size of a field that has a name. */
export type Dimension =
  | 'seat'
  /** the seats, then the neutral colours */
  | 'owner'
  | 'hex'
  | 'corner'
  | 'edge'
  | 'good'
  | 'piece'
  | 'harbour'
  | 'award'
  | 'blocker';

export interface Omissions extends general.Omissions {
  readonly awards?: readonly string[];
  readonly cards?: readonly string[];
  readonly blockers?: readonly string[];
  readonly pieces?: readonly string[];
}

/** What a module, or a mechanic configured for it, adds to the book. */
export interface Part extends general.Part<Book, Dimension> {
  readonly uses?: readonly Part[];
  readonly goods?: readonly GoodSpec[];
  readonly terrains?: readonly TerrainSpec[];
  readonly pieces?: readonly PieceSpec[];
  readonly blockers?: readonly BlockerSpec[];
  readonly cards?: readonly CardSpec[];
  readonly awards?: readonly AwardSpec[];
  /** what a board must have for it; the boards of the product have it, and others are refused without */
  readonly boardNeeds?: readonly BoardNeed[];
  /** plays what a board of the table's own has to stand; says why it does not */
  readonly tryBoard?: (b: Book) => string | undefined;
  /** how many colours of nobody's build on the board as a seat's do; pieces of a single obstacle need none */
  readonly neutrals?: number;
  readonly without?: Omissions | ((options: Options) => Omissions);
  /** what it changes of the goods, pieces, cards and awards of the modules it builds on, by id */
  readonly changes?: {
    readonly goods?: Readonly<Record<string, Partial<Omit<GoodSpec, 'id'>>>>;
    readonly pieces?: Readonly<Record<string, Partial<Omit<PieceSpec, 'id' | 'layer'>>>>;
    /** the same for all pieces, whoever brings them */
    readonly eachPiece?: (piece: PieceSpec) => Partial<Omit<PieceSpec, 'id' | 'on' | 'layer'>>;
    readonly cards?: Readonly<Record<string, Partial<Omit<CardSpec, 'id' | 'deck'>>>>;
    readonly awards?: Readonly<Record<string, Partial<Omit<AwardSpec, 'id'>>>>;
  };
}

export interface BoardContext {
  /** as many as play, or the nearest number that the module has a board for */
  readonly seats: number;
  readonly options: Options;
}

/** An expansion, scenario, variant or house rule of the island. */
export interface Module extends Manifest, Part {
  readonly words: Words;
  readonly parts?: readonly Part[];
  /** a board of its own, instead of the one that was there before */
  readonly board?: (was: Layout | undefined, context: BoardContext) => Layout;
  /** what it changes on a board, whoever brings that; a board that it does not know it leaves alone */
  readonly editBoard?: (board: Layout, context: BoardContext) => Layout;
}

export function defineModule(module: Module): Module {
  return module;
}
