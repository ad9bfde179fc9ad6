import type { Bar, Seat, State } from '@hexwright/kernel';
import type { Amendments, Looks } from '@hexwright/rulebook';
import type { Book } from './book.ts';
import type { Part } from './module.ts';
import type { CardNo, GoodId, Site } from './numbers.ts';
import type { Points } from './points.ts';

/** A card as a row of data, with at most a small function for what it does. */
export interface CardSpec {
  readonly id: string;
  readonly name: string;
  /** what it does, as players read it */
  readonly text: string;
  readonly kind: 'action' | 'building' | 'unit' | 'site' | 'event';
  /** how many there are, and how many of them carry the half moon */
  readonly count: number;
  readonly marked?: number;
  /** what other cards call it, where the same card is in two sets: its id if not said */
  readonly kin?: string;

  /** what is drawn on it; a card without one shows its kind */
  readonly emblem?: NonNullable<Looks['cards']>[string]['shape'];
  readonly unit?: 'hero' | 'ship';
  /** stands on a city's sites only */
  readonly city?: boolean;
  /** one in a principality */
  readonly once?: boolean;
  /** lies face up for both, and is never in a hand */
  readonly open?: boolean;
  /** an action against the opponent */
  readonly attack?: boolean;
  /** when an action is played: in the action phase if not said */
  readonly when?: 'roll' | 'settle' | 'answer';

  readonly cost?: Readonly<Partial<Record<GoodId, number>>>;
  readonly strength?: number;
  readonly skill?: number;
  readonly commerce?: number;
  readonly progress?: number;
  readonly victory?: number;
  /** what the card asks for before it may be played, in a few words */
  readonly requires?: string;

  /** what happens when it is played, built or turned up */
  readonly does?: (b: Book, me: CardNo) => Deed;
  /** what holds while it stands in a principality */
  readonly rules?: (was: Required<Points>, b: Book, me: CardNo) => Amendments<Points>;
  /** parts that it cannot do without: the decisions it opens */
  readonly uses?: readonly Part[];
}

export interface Deed {
  /** what speaks against playing or building it now */
  readonly bar?: (s: State, seat: Seat) => Bar;
  /** an action is played */
  readonly play?: (s: State, seat: Seat) => void;
  /** an attack is not fended off */
  readonly strike?: (s: State, seat: Seat) => void;
  /** it has been built and paid for */
  readonly built?: (s: State, seat: Seat, site: Site) => void;
  /** an event card is turned up by this seat */
  readonly happens?: (s: State, seat: Seat) => void;
}

/** A card in a book. */
export interface Card extends CardSpec {
  readonly index: CardNo;
  /** the set that its back shows */
  readonly back: number;
  readonly kin: string;
  /** by good: what it costs */
  readonly bill: Int32Array;
  readonly price: number;
  /** by quality */
  readonly worth: Int32Array;
  readonly deed: Deed;
  /** how many lie in the draw stacks (of an event: in the deck), and how many face up */
  readonly hidden: number;
  readonly shown: number;
  /** of an event: how many may be in the deck or not */
  readonly doubtful: number;
}

/** How many of a card a game takes. */
export interface Copies {
  readonly hidden: number;
  readonly shown: number;
  readonly doubtful: number;
}
