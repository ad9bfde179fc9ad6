import type { Layout, ParsedLayout } from '@hexwright/island';
import type { Outcome } from '@hexwright/kernel';
import type {
  ChronicleSheet,
  Command,
  IslandMore,
  OwnMore,
  Player,
  RivalsMore,
  Seating,
  Story as StoryOf,
  TableView as ViewOfTable,
} from '@hexwright/table';
import type { AnySheet, Sheet } from './sheet.ts';

export type {
  Ahead,
  ChronicleGame,
  ChronicleSheet,
  Fields,
  MovePrice,
  Player,
  Seating,
  TableEvent,
} from '@hexwright/table';

import type { Inspection } from '../worker/inspect.ts';

/** The table as one seat sees it, after a move; what else is in it depends on the kind of game. */
export type AnyView = ViewOfTable<OwnMore>;
/** the same of an island, and of a game of rivals */
export type TableView = ViewOfTable<IslandMore>;
export type RivalsView = ViewOfTable<RivalsMore>;
export type Story = StoryOf<AnySheet>;

/**
 * What the page and the referee say to each other. The referee may live in a worker or on a server:
 * the page knows these messages and nothing of the rules.
 */
export interface Referee {
  /** the game that a newcomer meets first; asking for it takes as long however many others there are */
  front(): Outcome<{ readonly front: Front }>;
  catalogue(): RowCard[];
  /** a row with its rules, its options and a board laid as an example, or what is wrong with the wish */
  row(wish: Wish): Outcome<{ readonly row: RowSheet }>;
  /** the rows that are played on a board */
  boardRows(): string[];
  /** what a board for this game can be painted with */
  boardKit(wish: Wish, seed?: string): Outcome<{ readonly kit: BoardKit }>;
  /** reads a board that came from outside, or a drawing that need not be sound yet */
  readBoard(file: unknown, drawing?: boolean): BoardRead;
  /** whether the board of this wish can be played on, and how fair it is as chance lays it with this seed */
  surveyBoard(wish: Wish, seed: string): Outcome<{ readonly survey: BoardSurvey }>;
  /** the board that this seed will lay */
  board(wish: Wish, seed: string): Outcome<{ readonly board: LaidBoard }>;
  games(): GameCard[];
  forget(game: string): void;
  /** lays a new game on the table and keeps it; without a word on the seating everybody sits as listed */
  begin(
    wish: Wish,
    players: readonly Player[],
    seed: string,
    guided?: boolean,
    seating?: Seating,
  ): Outcome<{ readonly game: string }>;
  /** lays another game like this one, for the same players on seats that are drawn anew */
  again(game: string, seed: string): Outcome<{ readonly game: string }>;
  /** takes a game file in, or that of a campaign */
  adopt(file: unknown): Outcome<{ readonly game: string; readonly campaign?: string }>;
  /** begins a campaign with the first game of it; all its chapters are played with these modules too */
  beginCampaign(
    of: string,
    players: readonly Player[],
    seed: string,
    modules?: readonly string[],
  ): Outcome<{ readonly campaign: string; readonly game: string }>;
  /** what has come of a campaign so far */
  chronicle(campaign: string): Outcome<{ readonly chronicle: ChronicleSheet }>;
  /** lays the next game of a campaign on the table, with what was chosen before it */
  nextChapter(
    campaign: string,
    chosen: Readonly<Record<string, unknown>>,
    seed: string,
  ): Outcome<{ readonly game: string }>;
  copyCampaign(campaign: string): Outcome<{ readonly file: unknown }>;
  forgetCampaign(campaign: string): void;
  /** the game as a file; of a damaged one whatever is left */
  copy(game: string): Outcome<{ readonly file: unknown }>;
  /** sits down: from now on the table's views and notices are pushed */
  open(game: string): Outcome<{
    readonly sheet: AnySheet;
    readonly players: readonly Player[];
    readonly guided: boolean;
    readonly campaign?: string;
  }>;
  close(game: string): void;
  /** whose eyes look at the table, where several persons share it */
  look(game: string, seat: number): void;
  play(game: string, seat: number, command: Command): Outcome<object>;
  undo(game: string, command: Omit<Command, 'move'>): Outcome<object>;
  /** a bot plays the seat to the end */
  resign(game: string, seat: number): Outcome<object>;
  redo(game: string, command: Omit<Command, 'move'>): Outcome<object>;
  /** plays the game here, where another tab has it */
  lead(game: string): void;
  /** why this browser keeps nothing; null where it does */
  unkept(): string | null;
  /** milliseconds between the moves of bots */
  pace(ms: number): void;
  story(game: string): Outcome<{ readonly story: Story }>;
  /** the table after so many moves; all hands lie open where the game is over */
  frame(game: string, moves: number): Outcome<{ readonly view: AnyView }>;
  /** all that the engine holds after so many moves of a game that is over */
  inspect(game: string, moves: number): Outcome<{ readonly inspection: Inspection }>;
  /** a game that is over as text for a link, and such a text as a game to be looked at, which is not kept */
  pack(game: string): Outcome<{ readonly text: string }>;
  unpack(text: string): Outcome<{ readonly game: string }>;
}

export type { Inspection };

/** The same as the page sees it: every answer takes a moment. */
export type Remote<T> = {
  readonly [K in keyof T]: T[K] extends (...args: infer A) => infer R ? (...args: A) => Promise<R> : never;
};

export type Ask = { readonly id: number; readonly ask: keyof Referee; readonly args: readonly unknown[] };
export type Reply =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly failed: string }
  | { readonly game: string; readonly view: AnyView }
  | { readonly game: string; readonly notice: Notice };

/** How the house itself fares, apart from the game. */
export interface Notice {
  /** another tab plays this game: this one only follows it */
  readonly elsewhere: boolean;
  /** why the latest moves are not kept, and since how many moves; null while all is well */
  readonly unkept: { readonly why: string; readonly since: number } | null;
  /** what the rules stumbled over, for a report of the mistake */
  readonly fault: string | null;
}

/** What somebody wants to play. */
export interface Wish {
  readonly game: string;
  readonly seats: number;
  readonly modules?: readonly string[];
  readonly options?: Readonly<Record<string, unknown>>;
  /** a board of one's own, as a layout file */
  readonly layout?: unknown;
}

/** A mark that a game reads or draws, with the values that it has on the game's own board. */
export interface MarkBrush {
  readonly on: 'hexes' | 'corners' | 'edges';
  readonly label: string;
  readonly values: readonly (string | number)[];
}

/** Everything that a board for a game is drawn with: asked of the game's rules, whichever it is. */
export interface BoardKit {
  /** terrains, goods, words and looks */
  readonly sheet: Sheet;
  /** the game's own board */
  readonly layout: Layout;
  /** how chance lays it, if a seed was named */
  readonly deal?: BoardDeal;
  /** the terrains that give something, and so take a number */
  readonly yields: readonly string[];
  readonly harbourKinds: readonly string[];
  /** what the rules need of a board, in words */
  readonly needs: readonly string[];
  readonly marks: readonly MarkBrush[];
  readonly regions: readonly string[];
}

export type BoardRead = ParsedLayout;

export interface BoardSurvey {
  /** what is wrong, in the engine's own words, which name the places */
  readonly faults: readonly string[];
  /** what the rules need, each with what the board lacks of it */
  readonly needs: readonly { readonly words: string; readonly lacks: string | null }[];
  /** where nothing is wrong: how chance would lay it */
  readonly deal?: BoardDeal;
  readonly fairness?: FairnessReport;
}

/** What lies on each hex (numbers as bits) and at each place for a harbour. */
export interface BoardDeal {
  readonly terrains: readonly (string | null)[];
  readonly numbers: readonly number[];
  readonly harbours: readonly (string | null)[];
}

export interface StartPlace {
  /** a corner as `q,r/corner`, or the name of an extra one */
  readonly at: { readonly corner: string } | { readonly extra: string };
  readonly pips: number;
  readonly goods: readonly string[];
}

/** How fair a board is as it lies: all in rolls of 36 that bring something. */
export interface FairnessReport {
  readonly goods: Readonly<Record<string, number>>;
  /** the richest places to start */
  readonly best: readonly StartPlace[];
  /** [pips]: how many places to start have so many */
  readonly spread: readonly number[];
  /** what everybody has if each in turn takes the richest place that is left */
  readonly seats: readonly {
    readonly pips: number;
    readonly goods: readonly string[];
    readonly places: readonly StartPlace[];
  }[];
  readonly gap: number;
  /** what the poorest has of what the richest has, in hundredths */
  readonly even: number;
  /** hexes `q,r` side by side that are both red, or have the same number */
  readonly reds: readonly (readonly [string, string])[];
  readonly equals: readonly (readonly [string, string])[];
}

export interface Front {
  readonly game: string;
  readonly seats: number;
  readonly sheet: AnySheet;
  /** a spectator's view of an example of it */
  readonly fields: TableView['fields'];
}

export interface RowCard {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly players: readonly number[];
  readonly summary: string;
  readonly family: string;
  /** the names of the chapters, where it is a campaign */
  readonly chapters?: readonly string[];
}

export interface OptionControl {
  readonly name: string;
  readonly type: 'int' | 'choice' | 'flag';
  readonly words: string;
  readonly value: number | string | boolean;
  readonly min?: number;
  readonly max?: number;
  readonly values?: readonly string[];
  readonly rolled?: boolean;
}

export interface Companion {
  readonly id: string;
  readonly name: string;
  readonly summary: string;
  /** why it cannot join */
  readonly refused?: string;
  /** it opens the table to so many, and joins when as many sit down */
  readonly opens?: number;
}

export interface RowSheet {
  readonly card: RowCard;
  readonly options: readonly OptionControl[];
  readonly companions: readonly Companion[];
  readonly sheet: AnySheet;
  /** a spectator's view of an example of it */
  readonly fields: TableView['fields'];
}

/** A board as it will lie when the game begins. */
export interface LaidBoard {
  readonly fields: TableView['fields'];
  /** null where nobody chooses a place to start from */
  readonly evenness: Evenness | null;
}

/** How even a board is: what each seat can expect if all take the best places that are left. */
export interface Evenness {
  /** by seat: dots below the numbers at its places to start */
  readonly pips: readonly number[];
  /** what the poorest seat has of the richest, in hundredths */
  readonly even: number;
}

export interface GameCard {
  readonly id: string;
  readonly title: string;
  readonly row: string;
  readonly players: readonly Player[];
  readonly turn: number;
  readonly moves: number;
  readonly over: boolean;
  readonly touched: number;
  /** the campaign it is a chapter of */
  readonly campaign?: { readonly id: string; readonly title: string };
  /** what is wrong with it, where it cannot be opened */
  readonly damaged?: string;
}
