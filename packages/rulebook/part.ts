import type {
  Audience,
  DecisionKind,
  Domain,
  Holds,
  MoveKind,
  Rng,
  Seats,
  State,
  View,
} from '@hexwright/kernel';
import type { Amendments } from './amendments.ts';
import type { Book } from './book.ts';
import type { StepEdit } from './flow.ts';
import type { Looks } from './looks.ts';
import type { Timing } from './moments.ts';
import type { Options } from './options.ts';
import type { Ceiling } from './scores.ts';
import type { Dealings } from './wants.ts';
import type { TermBook } from './words.ts';

/**
 * What a module, or a mechanic configured for it, adds to a book: `B` is the book of the kind of game, `D` the names
 * of the sizes that its fields may have.
 */
export interface Part<B extends Book = Book, D extends string = string> extends Dealings, Timing {
  /** what it is: a part is in a book once, however many modules bring it */
  readonly id: string;
  /** how it is configured: two parts of one id must be configured alike */
  readonly of?: unknown;
  /** parts that it cannot do without: they come before it */
  readonly uses?: readonly Part<B, D>[];
  readonly fields?: Readonly<Record<string, PartField<B, D>>>;
  readonly decisions?: Readonly<Record<string, DecisionSpec<B>>>;
  /** decisions of nature, of whatever part, whose outcomes everybody may know here */
  readonly openly?: readonly string[];
  readonly scores?: readonly ScoreSource<B>[];
  /** by seat: which team it plays for, where seats win and lose together; a seat of its own team plays alone */
  readonly teams?: (seats: number) => readonly number[];
  /** what it leaves out of the modules it builds on, by id */
  readonly without?: Omissions | ((options: Options) => Omissions);
  /** the groups of rule points that are there with this part; what others amend of groups that nobody brings is not heard */
  readonly brings?: readonly string[];
  /** amendments: `was` answers as before this part; ask `b.rules` and `b.the` for what holds in the end */
  readonly rules?: (was: Required<B['rules']>, b: B) => Amendments<B['rules']>;
  /** by point: why it answers without asking what was, in place of those it is made on */
  readonly overrides?: Readonly<Record<string, string>>;
  /** the same, in place of whatever else is played with it, too */
  readonly overridesAny?: Readonly<Record<string, string>>;
  readonly moves?: (b: B) => readonly MoveSpec[];
  /** moves of earlier parts to drop or change */
  readonly editMoves?: (b: B, moves: readonly MoveSpec[]) => readonly MoveSpec[];
  readonly setupSteps?: (b: B) => readonly StepEdit[];
  readonly turnSteps?: (b: B) => readonly StepEdit[];
  /** everything is laid out: what the part does before anybody moves */
  readonly prepare?: (b: B) => (s: State) => void;
  /** adds to a view what its seat may know beyond the fields' audiences */
  readonly reveal?: (b: B) => (s: State, view: View) => void;
  /** replaces what a seat (-1: a spectator) may not know of this part's fields */
  readonly resample?: (b: B) => (s: State, seat: number, rng: Rng) => void;
  readonly exempt?: Exemptions;
  /** words for what it adds; the module that brings it may have others, see `Words.instead` */
  readonly words?: TermBook;
  readonly looks?: Looks;
}

/** A part of any kind of game, for whoever does not compile it. */
export type AnyPart = Omit<Part<never>, 'rules' | 'uses'> & {
  readonly rules?: unknown;
  readonly uses?: readonly AnyPart[];
};

export interface PartField<B extends Book = Book, D extends string = string> {
  readonly per?: readonly (D | number)[] | ((b: B) => readonly (D | number)[]);
  readonly audience?: Audience;
  readonly start?: number;
  /** why it has no look, though somebody may know it: a reason in words */
  readonly noLook?: string;
  /** it follows from other fields that are shown: a table does not send it */
  readonly follows?: boolean;
  /** its numbers name seats: by themselves (less than 0: nobody), plus one (0: nobody), or as a set of bits */
  readonly holds?: Holds;
}

/** A bill of goods: pairs of good and count. One that the book has written also has them packed, for quick reckoning. */
export type Bill = readonly (readonly [good: number, count: number])[] & { readonly packed?: Int32Array };

/** What a promise can be paid with. */
export interface Means {
  /** the goods that count, whether they are in the hand or not */
  readonly goods: readonly number[];
  /** all that the seat can pay */
  readonly total: number;
}

export type MoveSpec = Omit<MoveKind, 'args' | 'list' | 'apply'> & {
  readonly args?: readonly { readonly name: string; readonly domain: Domain }[];
  /** what it costs now, so that a table can show the price and whether it is in the hand */
  readonly price?: (s: State, seat: number) => Bill;
  /** for a move that promises to pay a number: what the seat could pay with, so that a table can show it beside the number */
  readonly means?: (s: State, seat: number) => Means;
  readonly list?: MoveKind['list'];
  readonly apply?: MoveKind['apply'];
};

export interface DecisionSpec<B extends Book = Book> {
  /** the meaning of the numbers in its frame */
  readonly args?: (b: B) => DecisionKind['args'];
  /** which of its arguments is the seat that put the question to the others and waits for their answers */
  readonly opener?: string;
  /** chance alone decides it, never a seat */
  readonly nature?: boolean | ((b: B) => boolean);
  /** comes again after every move until somebody ends it: a phase in which ships sail, one after the other */
  readonly phase?: boolean;
  /** what others answer, or nature lays open, nobody can guess: who thinks ahead stops before it */
  readonly unforeseen?: boolean;
  /** for nature: who may know the outcomes; everybody if not said */
  readonly outcomesFor?: (s: State) => Seats;
  /** offers every move that this other decision offers, whichever module brings it, but for these */
  readonly like?: string;
  readonly except?: readonly string[];
}

export interface ScoreSource<B extends Book = Book> {
  readonly id: string;
  readonly of: (b: B) => (s: State, seat: number) => number;
  /** the most that it can add for one seat to what the other sources give; without bound if not said */
  readonly most?: (b: B) => number;
  /** never less than what it gives, and sooner told: asked after every move. Default what it gives. */
  readonly ceiling?: (b: B) => Ceiling;
  /** not public before the end */
  readonly secret?: boolean;
}

export interface Omissions {
  readonly moves?: readonly string[];
  /** parts with all that they bring, by their ids */
  readonly parts?: readonly string[];
}

/** Where a part leaves, on purpose, what is checked of every row. */
export interface Exemptions {
  /** goods that come from or go to elsewhere than hands and bank */
  readonly goods?: readonly string[];
  /** fields by good, or by seat and good, that hold some of them beside hands and bank: these are counted with them */
  readonly pockets?: readonly string[];
  /** pieces that leave the game, or that places and supplies do not account for */
  readonly pieces?: readonly string[];
  /** moves, pieces, cards, events and options, by their keys, that chance hardly ever brings to bear: tests of their own do */
  readonly rare?: readonly string[];
  /** why chance alone takes long to end a game of many: tests play such games to fewer points */
  readonly long?: string;
}
