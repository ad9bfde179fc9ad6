import type { Bar, Seat, State } from '@hexwright/kernel';
import type { CardNo, Good, Place, Site } from './numbers.ts';

/** The rule points: what cards and modules amend. */
export interface Points {
  /** how many points of this quality the card on the site counts */
  worthAt(s: State, seat: Seat, site: Site, quality: number): number;
  /** how many cards the seat may hold at the end of its turn */
  handLimit(s: State, seat: Seat): number;
  /** what looking through a stack for a card costs */
  searchPrice(s: State, seat: Seat): number;
  /** how many of a good are given for one other */
  rate(s: State, seat: Seat, good: Good): number;
  /** whether two of what lies in this one region may be given for one other */
  tradesFrom(s: State, seat: Seat, place: Place): boolean;
  /** how many goods of choice the card is cheaper */
  saving(s: State, seat: Seat, card: CardNo): number;

  /** what speaks against building the card at all, costs and sites apart */
  barBuild(s: State, seat: Seat, card: CardNo): Bar;
  /** whether the card may stand on the site at all */
  barSite(s: State, seat: Seat, card: CardNo, site: Site): Bar;
  /** whether the site is free for it */
  barTaken(s: State, seat: Seat, card: CardNo, site: Site): Bar;
  barPlay(s: State, seat: Seat, card: CardNo): Bar;

  /** a turn begins, before the dice */
  beginTurn(s: State): void;
  /** the card has been built and paid for */
  onBuilt(s: State, seat: Seat, card: CardNo, site: Site): void;
  onPlayed(s: State, seat: Seat, card: CardNo): void;
  /** how much the region gives when its number is rolled */
  yieldOf(s: State, seat: Seat, place: Place): number;
  /** every region has given what the roll brings */
  afterProduction(s: State, number: number): void;
  /** whether what lies there counts when brigands attack */
  inRaid(s: State, seat: Seat, place: Place): boolean;
  /** whether brigands take what lies there, where it is gold or wool */
  robbed(s: State, seat: Seat, place: Place): boolean;
  /** a black symbol of the event die: trade, celebration or harvest */
  onSymbol(s: State, symbol: number): void;
  /** how many goods the trade advantage brings with its symbol */
  tradeTake(s: State, seat: Seat): number;
  /** an event card is turned up */
  onEvent(s: State, seat: Seat, card: CardNo): void;
  /** a card has left the seat's principality because of an event or the opponent */
  onLost(s: State, seat: Seat, card: CardNo): void;

  /** the faces of a die that fend an attack off from the seat, one bit each */
  defence(s: State, seat: Seat): number;
  /** whether the event does nothing to the seat */
  spared(s: State, seat: Seat, event: CardNo): boolean;
  /** whether nobody can burn the building down */
  fireproof(s: State, seat: Seat, site: Site): boolean;

  /** how many points win */
  target(s: State, seat: Seat): number;
  /** whether the seat has won before it rolls the dice */
  winsAtOnce(s: State, seat: Seat): boolean;
  /** whether the game ends with this turn although nobody has the points */
  endsUndecided(s: State): boolean;
}
