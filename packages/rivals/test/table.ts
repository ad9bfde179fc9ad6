import {
  applyCode,
  check,
  DEPTH,
  decisionOf,
  type GameEvent,
  legalMoves,
  listMoves,
  MoveList,
  NATURE,
  newState,
  pick,
  pop,
  type RawMove,
  Rng,
  type State,
  toMove,
} from '@hexwright/kernel';
import { orderModules } from '@hexwright/rulebook';
import {
  type Book,
  compileBook,
  GOODS,
  type GoodId,
  goodNo,
  handSize,
  reviewTokens,
  rivalsModules,
} from '../index.ts';

/** The regions and the near building sites of the start, by name. */
export const region = { forest: 10, hills: 11, gold: 12, pasture: 13, fields: 14, mountains: 15 } as const;
export const LEFT = 5;
export const RIGHT = 6;
/** sites of a slot: above near and far, below near and far */
export const above = (slot: number, far = 0): number => slot * 4 + far;
export const below = (slot: number, far = 0): number => slot * 4 + 2 + far;

const books = new Map<string, Book>();

function bookOf(game: string): Book {
  let book = books.get(game);
  if (!book) {
    const ordered = orderModules([game], (id) => rivalsModules.find((module) => module.id === id), 2);
    if (!ordered.ok) throw new Error(ordered.reason.text);
    const made = compileBook({ setup: { game, rulesVersion: 1, seats: 2 }, modules: ordered.modules });
    if (!made.ok) throw new Error(made.reason.text);
    book = made.book;
    books.set(game, book);
  }
  return book;
}

/** A table for tests: seat 0 has rolled higher and is about to roll the dice of the first turn. */
export class Table {
  readonly b: Book;
  readonly s: State;
  readonly rng: Rng;
  events: GameEvent[] = [];

  constructor(game = 'rivals/introductory', rng = new Rng(1)) {
    this.rng = rng;
    this.b = bookOf(game);
    this.s = newState(this.b);
  }

  /** plays at random until the first turn; seat 0 begins */
  started(): this {
    while (this.b.turnOf(this.s) === 0)
      if (this.decision === 'high-roll') this.nature('high-roll', { seat: 0 });
      else if (this.decision === 'rearrange') this.play(this.asked[0], 'keep-regions');
      else this.anything();
    return this;
  }

  /** the first turn of seat 0 with nothing in any region and no cards in hands, before the dice */
  bare(): this {
    this.started();
    for (const seat of [0, 1]) this.store(seat, {}).hold(seat);
    return this;
  }

  /** the action phase of seat 0, with nothing in regions and hands */
  acting(): this {
    this.bare();
    while (this.s.cells[DEPTH] > 0) pop(this.s);
    const at = this.b.turnSteps.findIndex(({ id }) => id === 'event');
    this.b.fields.step.set(this.s, at);
    this.b.fields.die.set(this.s, 1);
    this.b.fields.symbol.set(this.s, 3);
    this.b.advance(this.s);
    return this;
  }

  anything(): this {
    const seats = toMove(this.s);
    const seat = seats === NATURE ? NATURE : seats === 1 ? 0 : 1;
    const list = new MoveList();
    listMoves(this.s, seat, list);
    if (list.length === 0) throw new Error(`no legal move in "${this.decision}"`);
    applyCode(this.s, seat, pick(list, this.rng, seat === NATURE));
    return this;
  }

  /** plays a move, which must be legal */
  play(seat: number, move: string, args: Record<string, unknown> = {}): this {
    const checked = check(this.s, seat, { move, ...args });
    if (!checked.ok)
      throw new Error(`${JSON.stringify({ move, ...args })} by ${seat}: ${checked.reason.text}`);
    this.events = [];
    this.s.events = this.events;
    applyCode(this.s, seat, checked.code);
    this.s.events = null;
    return this;
  }

  nature(move: string, args: Record<string, unknown> = {}): this {
    return this.play(NATURE, move, args);
  }

  /** whoever's turn it is rolls these dice; `event` is the event card that comes up */
  roll(number: number, symbol = 'trade', event?: string): this {
    this.play(this.active, 'roll');
    if (this.decision === 'production-die') this.nature('production-die', { number });
    if (this.decision === 'event-die') this.nature('event-die', { symbol });
    return event === undefined ? this : this.turnUp(event);
  }

  turnUp(card: string): this {
    return this.nature('event-card', { card });
  }

  /** ends the turn without drawing more than has to be drawn, and without an exchange */
  endTurn(): this {
    this.play(this.active, 'end-actions');
    return this.toNextTurn();
  }

  toNextTurn(): this {
    const turn = this.b.turnOf(this.s);
    while (!this.over && this.b.turnOf(this.s) === turn)
      if (this.decision === 'exchange') this.play(this.active, 'keep');
      else this.anything();
    return this;
  }

  refusal(seat: number, move: string, args: Record<string, unknown> = {}): string | undefined {
    const checked = check(this.s, seat, { move, ...args });
    return checked.ok ? undefined : checked.reason.code;
  }

  legal(seat: number, move?: string): RawMove[] {
    return legalMoves(this.s, seat).moves.filter((each) => move === undefined || each.move === move);
  }

  get decision(): string | undefined {
    return decisionOf(this.s)?.kind;
  }

  /** who is asked now */
  get asked(): readonly number[] {
    return decisionOf(this.s)?.seats ?? [];
  }

  get active(): number {
    return this.b.fields.active.get(this.s);
  }

  get over(): boolean {
    return this.s.cells[1] === 1;
  }

  points(seat: number): number {
    return this.b.points(this.s, seat);
  }

  /** all goods of a seat, by kind */
  goods(seat: number): Partial<Record<GoodId, number>> {
    const sums: Partial<Record<GoodId, number>> = {};
    for (let place = 0; place < this.b.places; place++) {
      const count = this.b.fields.store.get(this.s, seat, place);
      const good = GOODS[this.b.fields.terrain.get(this.s, seat, place) - 1];
      if (count > 0) sums[good] = (sums[good] ?? 0) + count;
    }
    return sums;
  }

  at(seat: number, place: number): number {
    return this.b.fields.store.get(this.s, seat, place);
  }

  /** exactly these goods, each in the first regions of its kind */
  store(seat: number, goods: Partial<Record<GoodId, number>>): this {
    const { terrain, store } = this.b.fields;
    for (const id of GOODS) {
      let left = goods[id] ?? 0;
      for (let place = 0; place < this.b.places; place++) {
        if (terrain.get(this.s, seat, place) !== goodNo(id) + 1) continue;
        store.set(this.s, seat, place, Math.min(3, left));
        left -= Math.min(3, left);
      }
    }
    return this;
  }

  /** exactly these cards in the hand, from nowhere */
  hold(seat: number, ...cards: readonly string[]): this {
    const { hand, handBacks } = this.b.fields;
    for (const { index } of this.b.cards) hand.set(this.s, seat, index, 0);
    for (let back = 0; back < this.b.backs.length; back++) handBacks.set(this.s, seat, back, 0);
    for (const card of cards) {
      hand.add(this.s, seat, this.b.card(card), 1);
      handBacks.add(this.s, seat, this.b.cards[this.b.card(card)].back, 1);
    }
    return this;
  }

  hand(seat: number): string[] {
    return this.b.cards.flatMap(({ id, index }) =>
      Array.from({ length: this.b.fields.hand.get(this.s, seat, index) }, () => id),
    );
  }

  handSize(seat: number): number {
    return handSize(this.b, this.s, seat);
  }

  /** a card in a principality, without price or question */
  put(seat: number, card: string, site: number): this {
    this.b.fields.sites.set(this.s, seat, site, this.b.card(card) + 1);
    reviewTokens(this.b, this.s);
    return this;
  }

  /** the card on a site */
  on(seat: number, site: number): string | undefined {
    return this.b.cards[this.b.fields.sites.get(this.s, seat, site) - 1]?.id;
  }

  city(seat: number, slot: number): this {
    this.b.fields.centre.set(this.s, seat, slot, 2);
    return this;
  }

  /** a settlement with two regions at its outer corners */
  settlement(seat: number, slot: number, regions: readonly (readonly [GoodId, number])[]): this {
    const { centre, roads, terrain, number } = this.b.fields;
    centre.set(this.s, seat, slot, 1);
    roads.set(this.s, seat, slot < LEFT ? slot + 1 : slot, 1);
    const way = slot < LEFT ? slot : slot + 1;
    regions.forEach(([good, value], row) => {
      terrain.set(this.s, seat, way * 2 + row, goodNo(good) + 1);
      number.set(this.s, seat, way * 2 + row, value);
    });
    return this;
  }

  road(seat: number, way: number): this {
    this.b.fields.roads.set(this.s, seat, way, 1);
    return this;
  }

  token(name: 'hero' | 'trade'): number {
    return this.b.fields.tokens.get(this.s, name === 'hero' ? 0 : 1);
  }

  discarded(card: string): number {
    return this.b.fields.discard.get(this.s, this.b.card(card));
  }

  /** the cards of a draw stack, the top one first */
  stack(stack: number): string[] {
    const size = this.b.fields.stackSize.get(this.s, stack);
    return Array.from(
      { length: size },
      (_, i) => this.b.cards[this.b.fields.drawStack.get(this.s, stack, size - 1 - i) - 1].id,
    );
  }

  /** who is told what by the last move, by kind of event */
  told(kind: string): GameEvent[] {
    return this.events.filter((event) => event.kind === kind);
  }
}
