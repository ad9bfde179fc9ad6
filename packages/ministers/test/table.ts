import { type Book, compileBook, deckFields, islandModules } from '@hexwright/island';
import {
  afterMove,
  applyCode,
  check,
  decisionOf,
  legalMoves,
  listMoves,
  MoveList,
  NATURE,
  newState,
  pick,
  type RawMove,
  Rng,
  type State,
  toMove,
} from '@hexwright/kernel';
import { orderModules } from '@hexwright/rulebook';
import { DECK } from '../hand.ts';
import { ministersModules } from '../index.ts';
import { landOf, STOCKS } from '../land.ts';

export const ROW = 'bonus/the-ministers-of-catan';

/** A table of both games at once: sets positions up in a line or two. */
export class Both {
  readonly b: Book;
  readonly s: State;
  readonly land: ReturnType<typeof landOf>;
  private readonly rng = new Rng();

  constructor(seats = 4) {
    const find = (id: string) => [...islandModules, ...ministersModules].find((module) => module.id === id);
    const ordered = orderModules([ROW], find, seats);
    if (!ordered.ok) throw new Error(ordered.reason.text);
    const made = compileBook({ setup: { game: ROW, seats }, modules: ordered.modules });
    if (!made.ok) throw new Error(made.reason.text);
    this.b = made.book;
    this.s = newState(this.b);
    this.land = landOf(this.b);
  }

  /** plays anything until this decision is open, for this seat if one is said */
  until(decision: string, seat?: number): this {
    for (let i = 0; i < 20_000; i++) {
      const open = decisionOf(this.s);
      if (open?.kind === decision && (seat === undefined || open.seats.includes(seat))) return this;
      const seats = toMove(this.s);
      const by = seats === NATURE ? NATURE : 31 - Math.clz32(seats & -seats);
      const list = new MoveList();
      listMoves(this.s, by, list);
      applyCode(this.s, by, pick(list, this.rng, by === NATURE));
    }
    throw new Error(`"${decision}" never came`);
  }

  /** the first turn's main part, with empty hands, regions and lands, and no island buildings but those of the start */
  ready(): this {
    this.until('main', 0);
    for (let seat = 0; seat < this.b.seats; seat++) {
      this.give(seat, {}).regions(seat, {});
      for (let card = 0; card < this.b.cards.length; card++) this.land.standing.set(this.s, seat, card, 0);
      for (let gap = 0; gap < 7; gap++) this.land.gap.set(this.s, seat, gap, 0);
      this.hold(seat);
    }
    this.set('windmill', -1).set('knightToken', -1);
    return this;
  }

  play(seat: number, move: string, args: Record<string, unknown> = {}): this {
    const checked = check(this.s, seat, { move, ...args });
    if (!checked.ok) throw new Error(`${move} ${JSON.stringify(args)} by ${seat}: ${checked.reason.text}`);
    if (checked.move.open) {
      checked.move.open.apply(this.s, seat, checked.data);
      afterMove(this.s);
    } else applyCode(this.s, seat, checked.code);
    return this;
  }

  nature(move: string, args: Record<string, unknown> = {}): this {
    return this.play(NATURE, move, args);
  }

  /** the active seat rolls: event die, then what it brings */
  roll(red: number, yellow: number, face = 'event'): this {
    return this.until('roll')
      .play(this.active, 'roll')
      .nature('dice', { red, yellow })
      .nature('event-die', { face });
  }

  refusal(seat: number, move: string, args: Record<string, unknown> = {}): string | undefined {
    const checked = check(this.s, seat, { move, ...args });
    return checked.ok ? undefined : checked.reason.code;
  }

  legal(seat: number, move?: string): readonly RawMove[] {
    return legalMoves(this.s, seat).moves.filter((each) => move === undefined || each.move === move);
  }

  get decision(): string | undefined {
    return decisionOf(this.s)?.kind;
  }

  get asked(): readonly number[] {
    return decisionOf(this.s)?.seats ?? [];
  }

  get active(): number {
    return this.b.fields.active.get(this.s);
  }

  points(seat: number): number {
    return this.b.rules.points(this.s, seat);
  }

  /** exactly these resource cards, from and to the bank */
  give(seat: number, goods: Record<string, number>): this {
    const { hold, bank, handSize } = this.b.fields;
    for (const [i, good] of this.b.goods.entries()) {
      const change = (goods[good.id] ?? 0) - hold.get(this.s, seat, i);
      hold.add(this.s, seat, i, change);
      bank.add(this.s, i, -change);
      handSize.add(this.s, seat, change);
    }
    return this;
  }

  cards(seat: number): Record<string, number> {
    return Object.fromEntries(
      this.b.goods.flatMap(({ id }, i) => {
        const n = this.b.fields.hold.get(this.s, seat, i);
        return n > 0 ? [[id, n]] : [];
      }),
    );
  }

  /** exactly these goods in the regions */
  regions(seat: number, goods: Partial<Record<(typeof STOCKS)[number], number>>): this {
    for (const [of, id] of STOCKS.entries()) this.land.stock.set(this.s, seat, of, goods[id] ?? 0);
    return this;
  }

  stored(seat: number): Record<string, number> {
    return Object.fromEntries(
      STOCKS.flatMap((id, of) => {
        const n = this.land.stock.get(this.s, seat, of);
        return n > 0 ? [[id, n]] : [];
      }),
    );
  }

  /** exactly these land cards in the hand, out of the deck or back into it */
  hold(seat: number, ...ids: readonly string[]): this {
    const at = deckFields(this.b, DECK);
    for (const [card, { deck }] of this.b.cards.entries()) {
      if (deck !== 'expansion') continue;
      const change =
        ids.filter((id) => id === this.b.cards[card].id).length - at.cards.get(this.s, seat, card);
      at.cards.add(this.s, seat, card, change);
      at.count.add(this.s, seat, change);
      at.backs.add(this.s, seat, 0, change);
      at.deck.add(this.s, card, -change);
      at.sizes.add(this.s, 0, -change);
    }
    return this;
  }

  hand(seat: number): string[] {
    const { cards } = deckFields(this.b, DECK);
    return this.b.cards.flatMap(({ id, deck }, card) =>
      deck === 'expansion' ? Array<string>(cards.get(this.s, seat, card)).fill(id) : [],
    );
  }

  /** these cards stand in the land; with a gap they lie there */
  stand(seat: number, id: string, gap?: number): this {
    this.land.standing.add(this.s, seat, this.b.card(id), 1);
    if (gap !== undefined) this.land.gap.set(this.s, seat, gap, this.b.card(id) + 1);
    this.b.rules.reviewAwards(this.s);
    return this;
  }

  stands(seat: number, id: string): number {
    return this.land.standing.get(this.s, seat, this.b.card(id));
  }

  /** development cards that lie played before the seat */
  played(seat: number, id: string, count = 1): this {
    this.b.grid('played').add(this.s, seat, this.b.card(id), count);
    this.b.rules.reviewAwards(this.s);
    return this;
  }

  /** an event card is turned up now */
  event(id: string): this {
    this.b.cell('turn');
    return this.roll(1, 1, 'event').nature('turn-event', { event: id });
  }

  city(seat: number): number {
    const settlement = this.b.mark(seat, this.b.piece('settlement').index);
    for (let corner = 0; corner < this.b.topology.corners; corner++)
      if (this.b.fields.building.get(this.s, corner) === settlement) {
        this.b.rules.build(this.s, seat, this.b.piece('city').index, corner);
        return corner;
      }
    throw new Error('no settlement is left');
  }

  field(name: string, i = 0): number {
    return this.s.cells[this.b.field(name) + i];
  }

  set(name: string, value: number, i = 0): this {
    this.s.cells[this.b.field(name) + i] = value;
    return this;
  }
}
