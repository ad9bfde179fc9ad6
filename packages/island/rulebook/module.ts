import type { Audience, DecisionKind, Domain, MoveKind, Rng, Seats, State, View } from '@hexwright/kernel';
import type { Layout } from '../board/index.ts';
import type { Book } from './book.ts';
import type { Looks } from './looks.ts';
import type { OptionSpecs, Options } from './options.ts';
import type { Bill, Points } from './points.ts';
import type { Words } from './words.ts';

export const NO_GOOD = -1;
export const ANY_GOOD = -2;

export interface GoodSpec {
  readonly id: string;
  /** a card in the hand: counts to the hand limit, can be robbed and discarded. Default true. */
  readonly inHand?: boolean;
  readonly tradeable?: boolean;
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
  /** the most that one seat can hold; what comes beyond it is not gained. Default no limit. */
  readonly cap?: number | ((options: Options) => number);
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
  /** how many each seat has */
  readonly supply: number | 'unlimited' | ((options: Options) => number | 'unlimited');
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
  /** a placement rule of its own instead of the usual one for its kind */
  readonly place?: (b: Book) => (s: State, seat: number, place: number) => boolean;
}

export type EdgeClass = 'land' | 'coast' | 'sea' | 'other';

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
  /** points while held, secret */
  readonly points?: number;
  /** may be played before the roll */
  readonly beforeRoll?: boolean | ((options: Options) => boolean);
  /** what playing it does; a card without it cannot be played */
  readonly play?: (b: Book) => (s: State, seat: number) => void;
  /** whether playing it makes sense now. Default always. */
  readonly when?: (b: Book) => (s: State, seat: number) => boolean;
}

export interface AwardSpec {
  readonly id: string;
  readonly points: number;
  readonly min: number | ((options: Options) => number);
  /** what is compared */
  readonly metric: (b: Book) => (s: State, seat: number) => number;
  /**
   * When the holder is no longer strictly ahead: 'keep' while it ties for the lead (the usual rule),
   * 'lose' falls to nobody on a tie.
   */
  readonly tie?: 'keep' | 'lose';
  /** whether a colour of nobody's can hold it, so that a seat must pass it: the metric answers for all owners */
  readonly byNeutrals?: boolean;
}

export interface ScoreSource {
  readonly id: string;
  readonly of: (b: Book) => (s: State, seat: number) => number;
  /** not public before the end */
  readonly secret?: boolean;
}

/** A size of a field: a named dimension or a number. */
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
  | 'blocker'
  | number;

export interface ModuleField {
  readonly per?: readonly Dimension[] | ((b: Book) => readonly Dimension[]);
  readonly audience?: Audience;
  readonly start?: number;
}

/** One step of the flow; while a decision that it opened is pending, the flow waits. */
export interface Step {
  readonly id: string;
  run(s: State): void;
  /** when its decisions are done: whether to run it once more */
  again?(s: State): boolean;
}

export type StepEdit =
  | { readonly add: Step; readonly before?: string; readonly after?: string }
  | { readonly replace: string; readonly by: Step }
  | { readonly remove: string };

export type MoveSpec = Omit<MoveKind, 'args' | 'list' | 'apply'> & {
  readonly args?: readonly { readonly name: string; readonly domain: Domain }[];
  /** what it costs now, so that a table can show the price and whether it is in the hand */
  readonly price?: (s: State, seat: number) => Bill;
  readonly list?: MoveKind['list'];
  readonly apply?: MoveKind['apply'];
};

export interface DecisionSpec {
  /** the meaning of the numbers in its frame */
  readonly args?: (b: Book) => DecisionKind['args'];
  /** which of its arguments is the seat that put the question to the others and waits for their answers */
  readonly opener?: string;
  /** for nature: who may know the outcomes; everybody if not said */
  readonly outcomesFor?: (s: State) => Seats;
  /** offers every move that this other decision offers, whichever module brings it, but for these */
  readonly like?: string;
  readonly except?: readonly string[];
}

export interface Omissions {
  readonly awards?: readonly string[];
  readonly cards?: readonly string[];
  readonly blockers?: readonly string[];
  readonly moves?: readonly string[];
  /** parts with all that they bring, by their ids */
  readonly parts?: readonly string[];
}

/** What a module, or a mechanic configured for it, adds to the book. */
export interface Part {
  /** for others to name it by */
  readonly id?: string;
  readonly goods?: readonly GoodSpec[];
  readonly terrains?: readonly TerrainSpec[];
  readonly pieces?: readonly PieceSpec[];
  readonly blockers?: readonly BlockerSpec[];
  readonly cards?: readonly CardSpec[];
  readonly awards?: readonly AwardSpec[];
  readonly scores?: readonly ScoreSource[];
  readonly fields?: Readonly<Record<string, ModuleField>>;
  readonly decisions?: Readonly<Record<string, DecisionSpec>>;
  /** how many colours of nobody's build on the board as a seat's do; pieces of a single obstacle need none */
  readonly neutrals?: number;
  /** what it leaves out of the modules it builds on, by id */
  readonly without?: Omissions | ((options: Options) => Omissions);
  /** what it changes of the goods, pieces and cards of the modules it builds on, by id */
  readonly changes?: {
    readonly goods?: Readonly<Record<string, Partial<Omit<GoodSpec, 'id'>>>>;
    readonly pieces?: Readonly<Record<string, Partial<Omit<PieceSpec, 'id' | 'on' | 'layer'>>>>;
    readonly cards?: Readonly<Record<string, Partial<Omit<CardSpec, 'id' | 'deck'>>>>;
  };
  /** amendments: `was` answers as before this part; ask `b.rules` for what holds in the end */
  readonly rules?: (was: Points, b: Book) => Partial<Points>;
  readonly moves?: (b: Book) => readonly MoveSpec[];
  /** moves of earlier parts to drop or change */
  readonly editMoves?: (b: Book, moves: readonly MoveSpec[]) => readonly MoveSpec[];
  readonly setupSteps?: (b: Book) => readonly StepEdit[];
  readonly turnSteps?: (b: Book) => readonly StepEdit[];
  /** the board is filled: what the module puts on it before anybody moves */
  readonly prepare?: (b: Book) => (s: State) => void;
  /** adds to a view what its seat may know beyond the fields' audiences */
  readonly reveal?: (b: Book) => (s: State, view: View) => void;
  /** replaces what a seat (-1: a spectator) may not know of this part's fields */
  readonly resample?: (b: Book) => (s: State, seat: number, rng: Rng) => void;
  readonly exempt?: Exemptions;
}

/** Where a part leaves, on purpose, what is checked of every row. */
export interface Exemptions {
  /** goods that come from or go to elsewhere than hands and bank */
  readonly goods?: readonly string[];
  /** pieces that leave the game, or that places and supplies do not account for */
  readonly pieces?: readonly string[];
  /** moves, pieces, cards and events, by their keys, that chance hardly ever brings about: tests of their own do */
  readonly rare?: readonly string[];
}

export interface BoardContext {
  /** as many as play, or the nearest number that the module has a board for */
  readonly seats: number;
  readonly options: Options;
}

/** An expansion, scenario, variant or house rule. */
export interface Module extends Part {
  readonly id: string;
  readonly kind: 'game' | 'expansion' | 'scenario' | 'variant' | 'board';
  /** raised when an old log of a game with it would no longer replay the same; 1 if not said */
  readonly version?: number;
  /** only a ground for others, not a game of its own */
  readonly internal?: boolean;
  readonly seats: readonly number[];
  readonly needs?: readonly string[];
  /** what it needs besides with so many seats */
  readonly needsAt?: Readonly<Record<number, readonly string[]>>;
  /** numbers of seats that it makes playable where the modules it builds on are not for so many */
  readonly opens?: readonly number[];
  /** by the id of another module: why there is no playing both, as the end of a sentence */
  readonly conflicts?: Readonly<Record<string, string>>;
  /** why nothing can be added to it that is not made for it, as the end of a sentence */
  readonly alone?: string;
  /** by the id of another module: the one with the rules between the two, which comes along when both are played */
  readonly pairs?: Readonly<Record<string, string>>;
  /** comes after these if they are present */
  readonly after?: readonly string[];
  readonly options?: OptionSpecs;
  /** options of needed modules that this one prefers otherwise; `chosen` is the table's wish, not yet checked */
  readonly defaults?: Options | ((seats: number, chosen?: Readonly<Record<string, unknown>>) => Options);
  readonly parts?: readonly Part[];
  /** a board of its own, instead of the one that was there before */
  readonly board?: (was: Layout | undefined, context: BoardContext) => Layout;
  /** what it changes on a board, whoever brings that; a board that it does not know it leaves alone */
  readonly editBoard?: (board: Layout, context: BoardContext) => Layout;
  readonly words: Words;
  readonly looks?: Looks;
}

export function defineModule(module: Module): Module {
  return module;
}
