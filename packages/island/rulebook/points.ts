import type { Bar, MoveList, Seat, State } from '@hexwright/kernel';
import type { Bill } from '@hexwright/rulebook';
import type { Corner, Edge, Hex } from '../board/index.ts';
import type { BlockerNo, CardNo, Good, PieceNo } from './numbers.ts';

/**
 * The rule points: small named questions that the base game answers and that any module may amend. Every point is
 * asked through `b.rules`, so the last amendment has the word; who takes a shortcut past one asks `b.isPlain` first.
 *
 * Points of a mechanic that a game may have or not stand together in a group, which the mechanic declares and brings:
 *
 *     declare module '…/rulebook/points.ts' { interface Groups { lanes: LanePoints } }
 *     … { brings: ['lanes'], rules: (was, b) => ({ lanes: { barMove: … } }) }
 *
 * Who knows that the group is there asks `b.the.lanes.barMove(…)`, and hears of it if he is wrong; who does not asks
 * whether there is a `b.rules.lanes`. An amendment of a group that nobody brings is not heard.
 *
 * A point whose name begins with `bar` says what speaks against something, or nothing. So a player who is refused
 * reads the name of the rule. An amendment that forbids more goes on where the rules so far have no objection:
 *
 *     barBuild: (s, seat, piece, place) =>
 *       was.barBuild(s, seat, piece, place) ?? (piece === ship && pirateAt(s, place) ? PIRATE_NEAR : undefined)
 *
 * Reasons are made once, not in play, and have words in the part that gives them (`reason.pirate-near`).
 *
 * Nothing that bots go by is a rule: that is in the group `hints`.
 */
export interface Points extends Partial<Groups> {
  // the flow of a turn
  /** the seat that places first and has the first turn */
  firstSeat(s: State): number;
  /** the seat after this one */
  seatAfter(s: State, seat: Seat): number;
  /** the seats whose turn it is, as bits: one, unless several have their turns at the same time */
  atTurn(s: State): number;
  /** a turn begins: what must be reset or happens first */
  beginTurn(s: State): void;
  /** a turn ends, before the next seat (or a special building phase) */
  endTurn(s: State): void;
  /** asks nature for the number of this turn */
  askNumber(s: State): void;
  /** whether the number brings what a seven brings, and no production */
  isSeven(s: State, number: number): boolean;
  /** the number is known: a seven, or production */
  onNumber(s: State, number: number): void;
  onSeven(s: State): void;

  // production
  /** whether the hex answers to the number */
  answers(s: State, hex: Hex, number: number): boolean;
  /** whether something stops the hex from producing */
  hexStopped(s: State, hex: Hex): boolean;
  /** the good that the hex gives; NO_GOOD, or ANY_GOOD for a free choice */
  hexGood(s: State, hex: Hex): number;
  /** how many units the piece on this corner draws from this hex */
  drawFrom(s: State, hex: Hex, corner: Corner, piece: PieceNo): number;
  /** writes what the hex owes the piece on this corner into book.owed, where the hex gives this good */
  hexOwes(s: State, hex: Hex, good: Good, corner: Corner, piece: PieceNo, seat: Seat): void;
  /** writes what the number owes into book.owed; call book.owe to add */
  reckon(s: State, number: number): void;
  /** what one seat may take of what it is owed, before the bank is asked */
  mayReceive(s: State, seat: Seat, good: Good, count: number): number;
  /** pays what is owed, with the rule of shortage */
  payOut(s: State): void;
  /** the number has been paid */
  afterProduction(s: State, number: number): void;
  produce(s: State, number: number): void;

  // pieces
  /**
   * What the piece costs on this place; -1 asks for the least it may cost anywhere. Where the price depends on the
   * place, barBuild must also ask whether it can be paid there.
   */
  cost(s: State, seat: Seat, piece: PieceNo, place: number): Bill;
  /**
   * What speaks against the piece on this place (neither cost nor supply is asked here); the list that asks it of one place
   * after the other, if one does.
   */
  barBuild(s: State, seat: Seat, piece: PieceNo, place: number, list?: MoveList): Bar;
  /** what speaks against building this kind of piece at all now; the list that asks it, if one does */
  barBuildKind(s: State, seat: Seat, piece: PieceNo, list?: MoveList): Bar;
  /** puts the piece on the board and does all that follows */
  build(s: State, seat: Seat, piece: PieceNo, place: number): void;
  /**
   * The seat has built the piece, for its price or for nothing: what follows from building, and not from a piece
   * that stands there since the start or was only moved there.
   */
  built(s: State, seat: Seat, piece: PieceNo, place: number): void;
  /** takes a piece off the board and does all that follows */
  unbuild(s: State, piece: PieceNo, place: number): void;
  /** a piece becomes a lesser one of its owner on the same place, which stands in everybody's way as it did */
  downgrade(s: State, piece: PieceNo, into: PieceNo, place: number): void;
  /** whether the corner is fit for buildings at all */
  cornerFit(s: State, corner: Corner): boolean;
  /** what speaks against founding a building on the corner once the seat has got there */
  barFound(s: State, seat: Seat, corner: Corner): Bar;
  /** whether another building is too near */
  tooNear(s: State, seat: Seat, corner: Corner): boolean;
  /** whether what stands on the corner stops this seat's routes */
  cornerBlocks(s: State, seat: Seat, corner: Corner): boolean;
  /** whether a route of the seat may pass from one edge to the other through the corner; two that both join a third join each other */
  routeJoins(s: State, seat: Seat, from: number, to: number, corner: Corner): boolean;
  /** how much one edge counts in the length of a route */
  routeWeight(s: State, seat: Seat, edge: Edge): number;
  /** whether the edge is of a kind that this route piece may use: it follows from the board alone, whoever asks */
  edgeFit(s: State, piece: PieceNo, edge: Edge): boolean;

  // the beginning
  /** what speaks against a starting settlement on this corner */
  barStartAt(s: State, seat: Seat, corner: Corner): Bar;
  /** what speaks against this edge for the route that goes with the starting settlement on `corner` */
  barStartRoute(s: State, seat: Seat, piece: PieceNo, edge: Edge, corner: Corner): Bar;
  /** a starting building stands on the corner: asks for the route that leaves it */
  startWay(s: State, seat: Seat, round: number, corner: Corner): void;
  /** the good that the hex gives a starting settlement on this corner; a blocker stops rolls alone */
  startGood(s: State, hex: Hex, corner: Corner): number;
  /** gives what the last starting settlement brings */
  startGoods(s: State, seat: Seat, corner: Corner): void;
  /** how many starting settlements each seat places */
  startRounds(s: State): number;
  /** which piece is placed in this round, on a corner */
  startPiece(s: State, round: number): number;

  // awards
  /** looks again at who holds what; call it after whatever may change a metric */
  reviewAwards(s: State): void;

  // hands
  handLimit(s: State, seat: Seat): number;
  /** how many cards the seat must give up on a seven */
  discardCount(s: State, seat: Seat): number;

  // scoring and the end
  /** all points of a seat, secret ones included */
  points(s: State, seat: Seat): number;
  /** points that everybody can see */
  publicPoints(s: State, seat: Seat): number;
  /** the points with which anybody wins */
  goal(s: State): number;
  /** the points with which this seat wins: the goal, and what the seat alone needs besides */
  target(s: State, seat: Seat): number;
  /** the seat that may win at this moment, or -1 */
  claimant(s: State): number;
  /** the seats that win, as bits, when this one has met its goal */
  victors(s: State, seat: Seat): number;
  /** ends the game if it is won or lost */
  checkEnd(s: State): void;
  winners(s: State): readonly number[];
  ending(s: State): string;
}

/** The points of mechanics that a game may have or not. */
export interface Groups {
  blockers: BlockerPoints;
  bank: BankPoints;
  offers: OfferPoints;
  cards: CardPoints;
  hints: Hints;
}

export interface BlockerPoints {
  /** the seat must move a blocker now: opens the decision, if there is anything to decide */
  ask(s: State, seat: Seat): void;
  /** what speaks against the seat's putting the blocker on this place; the list that asks it of one place after the other, if one does */
  barStand(s: State, blocker: BlockerNo, place: number, seat: Seat, list?: MoveList): Bar;
  /** whether the blocker keeps off this place as long as there is another; a rule with a refuge of its own may lift that */
  shuns(s: State, blocker: BlockerNo, place: number, seat: Seat): boolean;
  /** which blockers the seat may move now, as bits */
  toMove(s: State, seat: Seat): number;
  /** the blocker has been moved there by the seat */
  moved(s: State, seat: Seat, blocker: BlockerNo, place: number): void;
  /** whether the blocker at this place would lie on pieces of the victim: buildings of the robber, ships of a pirate */
  touches(s: State, victim: Seat, blocker: BlockerNo, place: number): boolean;
  /** what speaks against the seat's robbing the victim with the blocker at this place; asks `touches` */
  barRob(s: State, seat: Seat, victim: Seat, blocker: BlockerNo, place: number): Bar;
  /** takes one random card */
  rob(s: State, seat: Seat, victim: Seat): void;
}

export interface BankPoints {
  /** how many of this good the bank wants for one other; 0 if it takes none */
  rate(s: State, seat: Seat, good: Good): number;
  /** what speaks against this trade, whatever the rate and the hand */
  barTrade(s: State, seat: Seat, give: number, want: number): Bar;
}

export interface OfferPoints {
  /** what speaks against these two trading with each other now */
  barTradeWith(s: State, seat: Seat, other: number): Bar;
  barTradeGood(s: State, good: Good): Bar;
  /** what speaks against so much of each good for so much of each other, whoever gives it */
  barDeal(s: State, give: readonly number[], want: readonly number[]): Bar;
  /** what speaks against the seat's choosing this one among those who have accepted or countered its offer */
  barAgree(s: State, seat: Seat, other: Seat): Bar;
  /** so many of the good have passed from one seat to the other in a trade */
  exchanged(s: State, from: Seat, to: Seat, good: Good, count: number): void;
}

export interface CardPoints {
  /** what speaks against buying a card of this deck, whatever it costs; there may be no such deck */
  barBuy(s: State, seat: Seat, deck: string): Bar;
  cost(s: State, seat: Seat, deck: string): Bill;
  barPlay(s: State, seat: Seat, card: CardNo): Bar;
  /** the seat has played the card: what it does */
  played(s: State, seat: Seat, card: CardNo): void;
}

/** What bots go by, which see no rules: all in points' worth. */
export interface Hints {
  /** how far the seat has come towards what it needs besides points, and what it may count on */
  progress(s: State, seat: Seat): number;
  /**
   * What the seat's own promises that stand (a bid) would bring it, less what they would cost. Bots ask it of their own
   * seat alone, so it may look into the hand.
   */
  promised(s: State, seat: Seat): number;
  /** what founding a building on the corner would bring the seat besides the building itself */
  foundingGain(s: State, seat: Seat, corner: Corner): number;
  /** adds up what a route of the seat that comes to a corner, or lies on an edge, would bring besides the way on */
  lures(s: State, seat: Seat, corners: Float64Array, edges: Float64Array): void;
  /** names each thing besides pieces and cards that the seat can save for: its price, and what it would bring */
  aims(s: State, seat: Seat, aim: (bill: Bill, gain: number) => void): void;
  /**
   * The chance with which each number comes, a roll, over the next so many rolls, as everybody can reckon it:
   * `into[n]` is that of the number n, and those of all numbers make 1.
   */
  odds(s: State, rolls: number, into: Float64Array): void;
  /** what the cards in the hand of the seat are worth to it; of another than the asking seat their number alone is known */
  heldCards(s: State, seat: Seat, own: boolean): number;
  /** how many of this good the bank wants for one other in the long run, whatever holds for this turn alone */
  rate(s: State, seat: Seat, good: Good): number;
  /** whether the hex gets its number when somebody comes to it */
  awaitsNumber(s: State, hex: Hex): boolean;
}
