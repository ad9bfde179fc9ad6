import {
  afterMove,
  applyCode,
  check,
  decisionOf,
  type GameEvent,
  legalMoves,
  listMoves,
  MoveList,
  NATURE,
  newState,
  pick,
  type RawMove,
  type Reason,
  Rng,
  type State,
  toMove,
} from '@hexwright/kernel';
import { orderModules } from '@hexwright/rulebook';
import {
  type Book,
  type BookRequest,
  compileBook,
  islandModules,
  type Layout,
  type Module,
  putPiece,
} from '../index.ts';

export interface TableOptions {
  readonly seats?: number;
  readonly modules?: readonly string[];
  /** modules of the test's own, which the game or `modules` may name */
  readonly own?: readonly Module[];
  readonly options?: Readonly<Record<string, unknown>>;
  readonly layout?: Layout;
  readonly seed?: number;
}

/** The modules of a game in their order, with what a test asks for besides. */
export function requestFor(
  game: string,
  { seats = 4, modules = [], own = [], options = {}, layout }: TableOptions,
): BookRequest {
  const find = (id: string) => [...own, ...islandModules].find((module) => module.id === id);
  const row = find(game);
  const host = row?.host ?? 'first-island/base';
  const ids = row?.kind === 'variant' && !row.needs?.length ? [host, game] : [game];
  const ordered = orderModules([...ids, ...modules], find, seats);
  if (!ordered.ok) throw new Error(ordered.reason.text);
  return {
    setup: { game, rulesVersion: 1, seats, options },
    modules: ordered.modules,
    ...(layout && { layout }),
  };
}

/** A table for tests: sets up positions in a line or two, plays moves, tells what is so. */
export class Table {
  readonly b: Book;
  readonly s: State;
  readonly rng: Rng;
  events: GameEvent[] = [];

  constructor(game: string, asked: TableOptions = {}) {
    const compiled = compileBook(requestFor(game, asked));
    if (!compiled.ok) throw new Error(compiled.reason.text);
    this.b = compiled.book;
    this.s = newState(this.b);
    this.rng = new Rng(asked.seed ?? 1);
  }

  /** the same game from its beginning, with other chance */
  again(seed: number): Table {
    const other = Object.create(Table.prototype) as Table;
    return Object.assign(other, { b: this.b, s: newState(this.b), rng: new Rng(seed), events: [] });
  }

  /** lets nature lay the board and everybody start somewhere, until the first turn */
  started(): this {
    while (this.s.cells[this.b.at.turn] === 0) this.anything();
    return this;
  }

  /** plays random moves until the decision of this kind is open (for this seat, if said) */
  until(decision: string, seat?: number): this {
    for (let i = 0; i < 200_000; i++) {
      const open = decisionOf(this.s);
      if (!open) throw new Error(`the game ended before "${decision}" was open`);
      if (open.kind === decision && (seat === undefined || open.seats.includes(seat))) return this;
      this.anything();
    }
    throw new Error(`"${decision}" never came`);
  }

  /** one random legal move of whoever may move */
  anything(): this {
    const seats = toMove(this.s);
    const seat = seats === NATURE ? NATURE : 31 - Math.clz32(seats & -seats);
    const list = new MoveList();
    listMoves(this.s, seat, list);
    if (list.length === 0) throw new Error(`no legal move in "${decisionOf(this.s)?.kind}"`);
    applyCode(this.s, seat, pick(list, this.rng, seat === NATURE));
    return this;
  }

  /** plays a move, which must be legal */
  play(seat: number, move: RawMove | string, args: Record<string, unknown> = {}): this {
    const raw = typeof move === 'string' ? { move, ...args } : move;
    const checked = check(this.s, seat, raw);
    if (!checked.ok) throw new Error(`${JSON.stringify(raw)} by ${seat}: ${checked.reason.text}`);
    this.events = [];
    this.s.events = this.events;
    if (checked.move.open) {
      checked.move.open.apply(this.s, seat, checked.data);
      afterMove(this.s);
    } else applyCode(this.s, seat, checked.code);
    this.s.events = null;
    return this;
  }

  nature(move: RawMove | string, args: Record<string, unknown> = {}): this {
    return this.play(NATURE, move, args);
  }

  /** the active seat rolls this number */
  roll(number: number): this {
    this.play(this.active, 'roll');
    const red = Math.max(1, number - 6);
    return this.nature('dice', { red, yellow: number - red });
  }

  /** why the move is refused, or undefined if it is legal; the position must not change */
  refusal(seat: number, move: RawMove | string, args: Record<string, unknown> = {}): Reason | undefined {
    const before = this.s.cells.slice();
    const checked = check(this.s, seat, typeof move === 'string' ? { move, ...args } : move);
    if (before.some((cell, i) => cell !== this.s.cells[i])) throw new Error('asking changed the position');
    return checked.ok ? undefined : checked.reason;
  }

  legal(seat: number, move?: string): RawMove[] {
    return legalMoves(this.s, seat).moves.filter((m) => move === undefined || m.move === move);
  }

  get decision(): string | undefined {
    return decisionOf(this.s)?.kind;
  }

  get active(): number {
    return this.s.cells[this.b.at.active];
  }

  get over(): boolean {
    return this.s.cells[1] === 1;
  }

  points(seat: number): number {
    return this.b.rules.points(this.s, seat);
  }

  hand(seat: number): Record<string, number> {
    const counts: Record<string, number> = {};
    this.b.goods.forEach((good, i) => {
      const count = this.s.cells[this.b.at.hold + seat * this.b.goods.length + i];
      if (count > 0) counts[good.id] = count;
    });
    return counts;
  }

  /** puts exactly these goods into the hand, from and to the bank */
  give(seat: number, goods: Record<string, number>): this {
    const { cells } = this.s;
    this.b.goods.forEach((good, i) => {
      const at = this.b.at.hold + seat * this.b.goods.length + i;
      const change = (goods[good.id] ?? 0) - cells[at];
      cells[at] += change;
      this.b.fields.bank.add(this.s, i, -change);
      if (this.b.inHand[i]) cells[this.b.at.handSize + seat] += change;
    });
    return this;
  }

  bank(good: string): number {
    return this.b.fields.bank.get(this.s, this.b.good(good));
  }

  /** leaves this many of the good in the bank; the rest goes to nobody, so conservation does not hold afterwards */
  setBank(good: string, count: number): this {
    this.b.fields.bank.set(this.s, this.b.good(good), count);
    return this;
  }

  /** builds without asking for a price or a place; awards are looked at */
  put(seat: number, piece: string, place: number): this {
    this.b.rules.build(this.s, seat, this.b.piece(piece).index, place);
    this.b.rules.reviewAwards(this.s);
    return this;
  }

  /** the same, and what follows from building besides */
  built(seat: number, piece: string, place: number): this {
    this.put(seat, piece, place);
    this.b.rules.built(this.s, seat, this.b.piece(piece).index, place);
    return this;
  }

  putNeutral(piece: string, place: number): this {
    putPiece(this.b, this.s, this.b.neutral, this.b.piece(piece).index, place);
    return this;
  }

  field(name: string, index = 0): number {
    return this.s.cells[this.b.field(name) + index];
  }

  set(name: string, index: number, value: number): this {
    this.s.cells[this.b.field(name) + index] = value;
    return this;
  }

  /** puts development cards into a hand, out of the deck, as if bought earlier */
  cards(seat: number, card: string, count = 1): this {
    const i = this.b.card(card);
    this.s.cells[this.b.field('deck') + i] -= count;
    this.s.cells[this.b.field('deckSize')] -= count;
    this.s.cells[this.b.field('cards') + seat * this.b.cards.length + i] += count;
    this.s.cells[this.b.field('cardCount') + seat] += count;
    return this;
  }

  /** clears the board of all pieces */
  bare(): this {
    for (const piece of this.b.pieces)
      for (let place = 0; place < piece.places; place++) {
        const mark = this.s.cells[piece.layerAt + place];
        if (mark !== 0 && this.b.pieceOf[mark] === piece.index)
          this.b.rules.unbuild(this.s, piece.index, place);
      }
    this.b.rules.reviewAwards(this.s);
    return this;
  }

  corner(q: number, r: number, i: number): number {
    return this.b.topology.cornerAt(q, r, i);
  }

  edge(q: number, r: number, side: number): number {
    return this.b.topology.edgeAt(q, r, side);
  }

  hex(q: number, r: number): number {
    return this.b.topology.hexAt(q, r);
  }

  /** makes the hex this terrain with this number */
  lay(hex: number, terrain: string, number?: number): this {
    this.s.cells[this.b.at.terrain + hex] = this.b.terrain(terrain);
    this.s.cells[this.b.at.numbers + hex] = number === undefined ? 0 : 1 << number;
    return this;
  }
}
