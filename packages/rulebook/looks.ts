import { type Leaving, partsKept } from './module.ts';
import type { Options } from './options.ts';

/** How a module's things look, out of a fixed set of shapes that the client knows how to draw. */
export type PieceShape =
  | 'road'
  | 'ship'
  | 'bridge'
  | 'wall'
  | 'house'
  | 'city'
  | 'tower'
  | 'castle'
  | 'tent'
  | 'knight'
  | 'pawn'
  | 'wagon'
  | 'disc'
  | 'marker'
  | 'flag'
  | 'helmet'
  | 'rampart'
  | 'gate'
  | 'longship'
  | 'quay';

export type TokenShape =
  | 'chit'
  | 'drop'
  | 'fish'
  | 'coin'
  | 'barrel'
  | 'chest'
  | 'star'
  | 'skull'
  | 'flame'
  | 'cloth'
  | 'gem'
  | 'temple'
  | 'scroll'
  | 'crack'
  | 'chain'
  | 'hammer'
  | 'wheel'
  | 'camel'
  | 'card'
  | 'sack'
  | 'people'
  | 'crew'
  | 'anchor'
  | 'cannon'
  | 'horse'
  | 'fort'
  | 'boat';

/** Goods, in the hand and wherever something carries them. */
export type GoodShape = TokenShape | 'brick' | 'log' | 'fleece' | 'sheaf' | 'stone';

/** Drawn on cards alone. */
export type EmblemShape =
  | 'book'
  | 'harp'
  | 'axe'
  | 'sword'
  | 'shield'
  | 'scales'
  | 'mill'
  | 'die'
  | 'mask'
  | 'bow'
  | 'eye'
  | 'anchor'
  | 'crown'
  | 'quill'
  | 'bottle'
  | 'crane'
  | 'bell'
  | 'tankard'
  | 'hammer'
  | 'cannon'
  | 'bath'
  | 'bucket'
  | 'arrows'
  | 'snow'
  | 'fist'
  | 'wheel'
  | 'booth';

export type Pattern =
  | 'hills'
  | 'forest'
  | 'pasture'
  | 'fields'
  | 'mountains'
  | 'desert'
  | 'gold'
  | 'sea'
  | 'lake'
  | 'fog'
  | 'castle'
  | 'quarry'
  | 'glassworks'
  | 'swamp'
  | 'oasis'
  | 'plain';

/** How far a count goes: a number, or what follows from the table. */
export type Track = number | ((seats: number, options: Options) => number);

/** How a field of the module's state is shown. */
export type FieldLook<T = Track> =
  /** one value a hex, corner or edge; shown where it is not `hideAt` (0 if not said) */
  | {
      readonly on: 'hex' | 'corner' | 'edge';
      readonly shape: TokenShape;
      readonly colour?: string;
      readonly hideAt?: number;
      /** write the value on a chit, or beside any other shape */
      readonly value?: boolean;
      /** the value is a seat plus one: draw in that seat's colour */
      readonly seat?: boolean;
      /** the value is one of the numbers that come each turn: its chance is told with it */
      readonly number?: boolean;
      /** the value is a face of a die of its own, which has so many */
      readonly die?: number;
    }
  /** one value a hex: while anything is left in the field `until` names, nothing lies yet where it is 0 */
  | { readonly on: 'bare'; readonly until: string }
  /** one value a seat, shown with the player */
  | {
      readonly on: 'seat';
      readonly shape: GoodShape;
      readonly colour?: string;
      /** draw it in the colour of the player */
      readonly seat?: boolean;
      readonly hideAt?: number;
    }
  /** a row of counts a seat, one for each of these kinds, shown to whoever may know it; words: `token.KIND` */
  | {
      readonly on: 'purse';
      readonly shape: TokenShape;
      readonly kinds: readonly string[];
      /** by kind */
      readonly colours?: readonly string[];
      /** by kind, where each is drawn otherwise: a shape of its own, or as many of the common one as it is worth */
      readonly each?: readonly (TokenShape | number)[];
    }
  /**
   * one value a seat, which climbs these rungs: a column of a panel of all ladders, with everybody's place on it. Words:
   * `rung.NAME.1` for a rung, `rung.NAME.1.text` for what it brings.
   */
  | Ladder
  /** how far something has come that will attack everybody: always in sight, with what would come of it now */
  | {
      readonly on: 'threat';
      readonly shape: PieceShape;
      readonly track: T;
      /** what is pictured on the way, by step; words: `stop.NAME` */
      readonly stops?: Readonly<Record<number, ThreatStop>>;
    }
  /** what a die of its own shows, counted from 1 and 0 before it is thrown: it lies apart from the number; words: `DOMAIN.FACE` */
  | {
      readonly on: 'die';
      readonly domain: string;
      readonly faces: readonly {
        readonly id: string;
        readonly shape: TokenShape | PieceShape;
        readonly colour: string;
      }[];
    }
  /** the field is a seat (or less than 0 for none): mark that player */
  | { readonly on: 'holder'; readonly shape: TokenShape }
  | LandLook
  /** a single value, shown beside the board, as a number or along a track */
  | {
      readonly on: 'table';
      readonly shape: TokenShape;
      /** the value at which nothing is shown */
      readonly hideAt?: number;
      readonly track?: T;
      /** it decides or ends the game: it is always in sight, with the players */
      readonly decides?: boolean;
    }
  /**
   * a board of its own beside the board, always in sight: one value for each of its places, a seat plus one or 0 for nobody. A move with
   * an argument of this domain is made by pointing at a place of it.
   */
  | {
      readonly on: 'places';
      readonly shape: TokenShape | PieceShape;
      /** what is written on the places, in their order */
      readonly places: readonly string[];
      readonly domain: string;
    }
  /** counts by kind, however many rows of them: a list beside the board of what is left, while there is anything */
  | {
      readonly on: 'stock';
      readonly shape: TokenShape;
      readonly of?: StockKinds;
      /** everybody reckons with them in every turn: of goods, they are always in sight as well */
      readonly inSight?: boolean;
    }
  /** the field is a place: a figure stands there */
  | {
      readonly on: 'figure';
      readonly place: 'hex' | 'corner' | 'edge';
      readonly shape: PieceShape;
      readonly colour: string;
      /** it stands above the piece on its place, which stays in sight, and shows this sign */
      readonly crowns?: TokenShape;
      /** a field that names the seat it belongs to: it stands on that seat's colour */
      readonly owner?: string;
    }
  /**
   * the field is a list of places, so many for each seat and then those of nobody: a figure in its owner's colour stands on each.
   * What it carries lies beside it: the field of its hold has a kind plus one for each slot.
   */
  | {
      readonly on: 'figures';
      readonly place: 'hex' | 'corner' | 'edge';
      readonly shape: PieceShape;
      readonly each: number;
      readonly hold?: {
        readonly field: string;
        readonly slots: number;
        readonly kinds: readonly CargoLook[];
      };
    }
  /** counts by hex and seat: what each seat has there, in its colour */
  | { readonly on: 'parties'; readonly shape: TokenShape }
  /** slots of each corner, with a kind of cargo plus one: they lie beside what stands there */
  | { readonly on: 'basins'; readonly slots: number; readonly kinds: readonly CargoLook[] };

/** Something that a figure carries, by its name in words (`cargo.KIND`). */
export interface CargoLook {
  readonly kind: string;
  readonly shape: GoodShape;
  readonly colour: string;
  /** it belongs to the seat in whose hold or building it lies: draw it in that seat's colour */
  readonly seat?: boolean;
  /** it fills so many slots, and is drawn once; one if not said */
  readonly fills?: number;
}

export interface ThreatStop {
  readonly id: string;
  readonly shape: TokenShape | PieceShape;
  readonly colour: string;
  /** the attack comes there, and not at the end of the track */
  readonly attack?: boolean;
}

export interface Ladder {
  readonly on: 'ladder';
  readonly shape: TokenShape;
  readonly colour: string;
  readonly rungs: number;
  /** the move that climbs by one; its price and its button stand with the ladder. Without it the game itself climbs. */
  readonly move?: string;
  /** a field that names the seat which leads; words: `field.NAME` */
  readonly holder?: string;
  /** by rung: the most that the red die may show to draw something */
  readonly draws?: readonly number[];
  /** what goes to whoever climbs so far: the field of the corner where it stands, on its owner's building */
  readonly summit?: { readonly field: string; readonly from: number };
}

export interface PieceLook {
  readonly shape: PieceShape;
  /** so many pips on it */
  readonly rank?: number;
  /** a field with one value for each place of its layer: where it is 0 the piece sleeps, and is drawn pale and unarmed */
  readonly awake?: string;
}

/**
 * What the counts of a stock are by: terrains if not said, all goods of the game, the numbers from 0 on, the kinds of harbours, or kinds with names whose words are
 * `DOMAIN.KIND`.
 */
export type StockKinds =
  | 'terrain'
  | 'good'
  | 'number'
  | 'harbour'
  | { readonly domain: string; readonly kinds: readonly string[] };

export interface Looks<T = Track> {
  readonly terrains?: Readonly<Record<string, { readonly colour: string; readonly pattern: Pattern }>>;
  readonly goods?: Readonly<
    Record<
      string,
      {
        readonly colour: string;
        readonly shape: GoodShape;
        /** a letter that tells it from the good that looks like it */
        readonly tag?: string;
        /** in the hand it begins a group of its own */
        readonly apart?: boolean;
      }
    >
  >;
  readonly pieces?: Readonly<Record<string, PieceLook>>;
  /** `owner` names a field of the seat that has it: it stands on that seat's colour */
  readonly blockers?: Readonly<
    Record<string, { readonly shape: PieceShape; readonly colour: string; readonly owner?: string }>
  >;
  readonly fields?: Readonly<Record<string, FieldLook<T>>>;
  readonly cards?: Readonly<
    Record<string, { readonly shape: TokenShape | PieceShape | EmblemShape; readonly colour: string }>
  >;
  readonly moves?: Readonly<Record<string, MoveLook>>;
  /** kinds of event that tell the number of a turn, and what it came from */
  readonly numbers?: Readonly<Record<string, NumberLook>>;
  /** kinds of event that are told in a way of their own */
  readonly events?: Readonly<Record<string, EventLook>>;
  /** labelled places of the layout (marks) that are drawn on the board */
  readonly marks?: Readonly<Record<string, MarkLook>>;
}

/**
 * A land of cards beside the board, one a seat: regions in two rows of three, where this field says which lies where, with cards in the gaps
 * between them and the rest of the cards that stand in it. Words: `region.KIND`.
 */
export interface LandLook {
  readonly on: 'land';
  /** by region: its kind, its colour and what is drawn on it */
  readonly kinds: readonly { readonly id: string; readonly colour: string; readonly shape: string }[];
  /** by seat and kind: its number */
  readonly numbers: readonly (readonly number[])[];
  /** how much a region can hold */
  readonly full: number;
  /** fields by seat: what each kind holds, the card of each gap plus one, how many of each card stand */
  readonly stock: string;
  readonly gaps: string;
  readonly standing: string;
}

export interface MoveLook {
  /**
   * Takes the game on and is the main button of its moment: `on` within the turn (roll), `end` at its end. The two have
   * places of their own, so that a second click on one is never the other.
   */
  readonly flow?: 'on' | 'end';
  /** it answers the offer on the table, and stands beside it; or its places are the opponent's, where each has a land of his own */
  readonly at?: 'offer' | 'rival';
  /** a deal that may be offered to one seat alone, which it names as `to` */
  readonly toOne?: boolean;
  /** the picture on its priced button and of what it would put on the board, if it names no piece */
  readonly shape?: GoodShape | PieceShape;
  readonly colour?: string;
  /** the picture has the colour of the seat that moves */
  readonly seat?: boolean;
  /** it is paid out of a field with one value a seat: the price stands in a list beside the board */
  readonly pays?: { readonly field: string; readonly count: number };
}

export interface NumberLook {
  /** `dice`: the event's `red` and `yellow`; `die` and `wheel`: its `number` alone; `card`: its `number`, and the term `drawn.TITLE` of its `title`, if it has one */
  readonly by: 'dice' | 'die' | 'card' | 'wheel';
  /** how often each number is to be expected, as weights; two dice if not said */
  readonly odds?: Readonly<Record<number, number>>;
}

export interface EventLook {
  /** it goes on with what one of these kinds told: while nothing else comes between, both are one line of the log */
  readonly joins?: readonly string[];
  /** what the event calls the seat that it befalls without its doing: that player is told apart from the log */
  readonly befalls?: string;
}

export interface MarkLook {
  /**
   * `way`: a line along its edge; `site`: a ring around its corner, whose value is its name; `river`: water through its hex, from the side where
   * it comes in to the one where it goes out (`0-3`, `s-3` from a source); `arrow`: an arrow in its hex to the side that its value
   * names, with the numbers after it (`3:5,9`); `plate`: a name plate in its hex, above the number. All lie below what is built.
   */
  readonly shape: TokenShape | 'way' | 'site' | 'river' | 'arrow' | 'plate';
  readonly colour: string;
  /** its value is the kind of a harbour, `any` or a good: a sign beside it says the rate */
  readonly sign?: 'rate';
  /** its value has words: the terms `OF.VALUE` */
  readonly of?: string;
  /** the value of the mark is a seat: draw it in that seat's colour, until something stands there */
  readonly seat?: boolean;
}

interface Looking {
  readonly id: string;
  readonly of?: unknown;
  readonly uses?: readonly Looking[];
  readonly parts?: readonly Looking[];
  readonly without?: Leaving['without'];
  readonly looks?: Looks;
}

/** The looks of these modules together, for one table. Later modules may dress a thing anew. */
export function looksOf(modules: readonly Looking[], seats: number, options: Options): Looks<number> {
  const merged: Record<string, Record<string, unknown>> = {};
  for (const { looks } of partsKept<Looking>(modules, options))
    for (const [section, entries] of Object.entries(looks ?? {}))
      merged[section] = { ...merged[section], ...entries };
  const fields = Object.entries((merged.fields ?? {}) as NonNullable<Looks['fields']>).map(([name, look]) => [
    name,
    (look.on === 'table' || look.on === 'threat') && typeof look.track === 'function'
      ? { ...look, track: look.track(seats, options) }
      : look,
  ]);
  return { ...(merged as Looks<number>), fields: Object.fromEntries(fields) };
}
