import { describe, expect, test } from 'vitest';
import { STRIDING_PIRATE } from '../../buch/mechanics/striding-pirate.ts';
import { transports } from '../../buch/transport-settlers.ts';
import { type Corner, islandModules, landStoresOf, waters } from '../../index.ts';
import { Table, type TableOptions } from '../table.ts';

const ROW = 'buch/transport-settlers';
const CARGO = transports.config.hold.kinds.map(({ kind }) => kind);
const SHIP = { lumber: 1, wool: 1 };
const SETTLEMENT = { brick: 1, lumber: 1, wool: 1, grain: 1 };
const [CATAN, ROJA, TALIS] = [0, 1, 2];
/** the same goods in the store of another land */
const on = (land: string, goods: Record<string, number>) =>
  Object.fromEntries(Object.entries(goods).map(([id, count]) => [`${id}-${land}`, count]));

/** Transport Settlers with what tests ask of ships, stores and the pirate. */
class Transport extends Table {
  readonly fleet = transports.of(this.b);
  readonly stores = landStoresOf(this.b);

  /** a ship of the seat on the corner, with these goods aboard */
  ship(seat: number, corner: number, ...aboard: string[]): number {
    const ship = this.fleet.spare(this.s, seat);
    this.fleet.put(this.s, ship, corner);
    for (const kind of aboard) this.fleet.stow.add(this.s, ship, CARGO.indexOf(kind));
    return ship;
  }

  aboard(ship: number): string[] {
    return CARGO.flatMap((kind, i) => new Array(this.fleet.stow.count(this.s, ship, i)).fill(kind));
  }

  get pirate(): number {
    return this.b.fields.blocker.get(this.s, this.b.blocker(STRIDING_PIRATE));
  }

  pirateAt(corner: number): this {
    return this.set('blocker', this.b.blocker(STRIDING_PIRATE), corner);
  }

  /** seat 0 rolls these dice */
  dice(red: number, yellow: number): this {
    return this.play(this.active, 'roll').nature('dice', { red, yellow });
  }

  /** the corners of the land at the water; far enough from each other for buildings */
  coast(land: number): Corner[] {
    const found: Corner[] = [];
    for (let corner = 0; corner < this.b.topology.corners; corner++)
      if (
        this.stores.ofCorner(corner) === land &&
        this.isInner(corner) &&
        found.every((other) => !this.near(corner).includes(other) && other !== corner)
      )
        found.push(corner);
    return found;
  }

  isInner(corner: Corner): boolean {
    return this.b.walks.hexesAt[corner].some((hex) => this.terrain(hex) === 'sea');
  }

  near(corner: Corner): readonly Corner[] {
    return this.b.walks.edgesAt[corner].flatMap((edge) =>
      this.b.walks.endsOf[edge].filter((end) => end !== corner),
    );
  }

  terrain(hex: number): string {
    return this.b.terrains[this.field('terrain', hex)].id;
  }

  /** the corners of the open sea */
  open(): Corner[] {
    return Array.from({ length: this.b.topology.corners }, (_, corner) => corner).filter(
      (corner) => this.stores.ofCorner(corner) < 0,
    );
  }

  /** by corner: how many steps it is over water */
  away(from: Corner, shut: readonly Corner[] = []): Map<Corner, number> {
    const isWay = waters(this.b);
    const far = new Map([[from, 0]]);
    for (const [corner, steps] of far)
      for (const edge of this.b.walks.edgesAt[corner]) {
        if (!isWay(this.s, edge)) continue;
        for (const end of this.b.walks.endsOf[edge])
          if (!far.has(end) && !shut.includes(end)) far.set(end, steps + 1);
      }
    return far;
  }

  /** where the ship may sail now */
  goals(seat: number, ship: number): number[] {
    const at = { corner: this.fleet.at(this.s, ship), unit: ship };
    if (this.refusal(seat, 'move-ship', at)) return [];
    const before = this.s.cells.slice();
    this.play(seat, 'move-ship', at);
    const found = this.legal(seat, 'ship-to').map((move) => Number(move.corner));
    this.s.cells.set(before);
    return found;
  }

  sail(seat: number, ship: number, to: number): this {
    const at = { corner: this.fleet.at(this.s, ship), unit: ship };
    return this.play(seat, 'move-ship', at).play(seat, 'ship-to', { corner: to });
  }

  /** a corner of the open sea so many steps away */
  seaAt(from: Corner, steps: number): Corner {
    const found = [...this.away(from)].find(([at, far]) => far === steps && this.stores.ofCorner(at) < 0);
    return found![0];
  }
}

/** Before the roll of seat 0: no pieces, no ships, no numbers, no pirate and empty stores. */
function before(options: TableOptions = {}): Transport {
  const t = new Transport(ROW, { seats: 4, ...options }).started();
  t.until('roll', 0).bare();
  for (let ship = 0; ship < t.fleet.count; ship++) t.fleet.put(t.s, ship, -1);
  for (let hex = 0; hex < t.b.topology.hexes; hex++) t.set('numbers', hex, 0);
  for (let seat = 0; seat < t.b.seats; seat++) t.give(seat, {});
  return t.pirateAt(-1);
}
/** the same after a roll that brings nothing */
const trading = (options?: TableOptions): Transport => before(options).dice(2, 3);

describe('the goal and the start', () => {
  // proves buch/transport-settlers: The first to 10 points
  // proves buch/transport-settlers: The first to 8 points
  test('is 10 points with three players and 8 with four', () => {
    const goal = (seats: number) => new Table(ROW, { seats }).b.option<number>('points');
    expect([goal(3), goal(4)]).toEqual([10, 8]);
    const t = trading().give(0, SETTLEMENT);
    const [first, ...more] = t.coast(CATAN);
    for (const corner of more.slice(0, 3)) t.put(0, 'city', corner);
    t.put(0, 'warehouse', t.coast(ROJA)[0]);
    expect(t.points(0)).toBe(6);
    t.put(0, 'settlement', first).give(0, on('roja', SETTLEMENT));
    expect([t.points(0), t.over]).toEqual([7, false]);
    t.play(0, 'settle-warehouse', { corner: t.coast(ROJA)[0] });
    expect([t.points(0), t.over]).toEqual([8, true]);
  });

  // proves buch/transport-settlers: There are three islands
  // proves buch/transport-settlers: Everybody starts on Catan
  test('everybody starts on Catan, one of the two inside the board', () => {
    const t = new Transport(ROW, { seats: 3 }).until('place-building');
    for (const seat of [0, 1, 2]) {
      const all = t.legal(seat, 'place-building').map((move) => Number(move.corner));
      expect(all.every((corner) => t.stores.ofCorner(corner) === CATAN)).toBe(true);
      // Seat 0 begins outside, the others inside.
      const chosen = all.find((corner) => t.isInner(corner) === seat > 0)!;
      t.play(seat, 'place-building', { corner: chosen }).play(seat, t.legal(seat, 'place-route')[0]);
    }
    const free = (seat: number) => t.legal(seat, 'place-building').map((move) => Number(move.corner));
    expect(free(2).some((corner) => !t.isInner(corner))).toBe(true);
    for (const seat of [2, 1])
      t.play(seat, 'place-building', { corner: free(seat).find((corner) => !t.isInner(corner)) }).play(
        seat,
        t.legal(seat, 'place-route')[0],
      );
    expect(free(0).length).toBeGreaterThan(0);
    expect(free(0).every((corner) => t.isInner(corner))).toBe(true);
    const outside = t.b.walks.hexesAt.findIndex(
      (_, corner) =>
        t.stores.ofCorner(corner) === CATAN &&
        !t.isInner(corner) &&
        t.b.fields.building.get(t.s, corner) === 0 &&
        t.near(corner).every((other) => t.b.fields.building.get(t.s, other) === 0),
    );
    expect(t.refusal(0, 'place-building', { corner: outside })?.code).toBe('inner-coast');
    const regions = new Set(t.b.layout.hexes.flatMap(({ region }) => region ?? []));
    expect(regions).toEqual(new Set(['catan', 'roja', 'talis']));
  });

  // proves buch/transport-settlers: There is no robber
  test('there is no robber, no card and no army; a long road is worth 1', () => {
    const t = before();
    expect(t.b.blockers.map(({ id }) => id)).toEqual([STRIDING_PIRATE]);
    expect(t.b.cards).toEqual([]);
    expect(t.b.moves.some(({ name }) => name === 'buy-card')).toBe(false);
    expect(t.b.awards.map(({ id, points }) => [id, points])).toEqual([['longest-road', 1]]);
  });

  // proves buch/transport-settlers: Longest Road: 1 point
  test('five roads in a line bring the point, four do not', () => {
    const t = trading();
    let corner = t.coast(CATAN)[0];
    const laid: number[] = [];
    for (let i = 0; i < 5; i++) {
      const edge = t.b.walks.edgesAt[corner].find(
        (each) =>
          !laid.includes(each) &&
          t.b.rules.edgeFit(t.s, t.b.piece('road').index, each) &&
          t.b.walks.endsOf[each].every((end) => t.stores.ofCorner(end) === CATAN),
      )!;
      t.put(0, 'road', edge);
      laid.push(edge);
      corner = t.b.walks.endsOf[edge].find((end) => end !== corner)!;
      expect(t.points(0)).toBe(i === 4 ? 1 : 0);
    }
  });
});

describe('stores', () => {
  // proves buch/transport-settlers: You have a store on each island
  // proves buch/transport-settlers: What a hex gives lies in the store of its island
  test('what a hex gives lies on its island', () => {
    const t = before();
    const hexOf = (land: number) =>
      t.b.walks.cornersOf.findIndex(
        (_, hex) => t.stores.ofHex(hex) === land && t.b.gives[t.field('terrain', hex)] >= 0,
      );
    for (const land of [CATAN, ROJA, TALIS]) {
      const hex = hexOf(land);
      t.lay(hex, 'hills', 5).put(0, 'city', t.b.walks.cornersOf[hex][0]);
    }
    t.dice(2, 3);
    expect(t.hand(0)).toEqual({ brick: 2, 'brick-roja': 2, 'brick-talis': 2 });
  });

  test('goods of all stores come out of one stock of the bank', () => {
    const t = before();
    const bank = t.bank('brick');
    t.give(0, { brick: 1, 'brick-roja': 2, 'brick-talis': 3 });
    expect([t.bank('brick'), t.bank('brick-roja'), t.bank('brick-talis')]).toEqual(
      new Array(3).fill(bank - 6),
    );
  });

  // proves buch/transport-settlers: Whatever you build you pay out of the store
  test('only the store of the island pays for what stands there', () => {
    const t = trading();
    const [roja] = t.coast(ROJA);
    const [catan] = t.coast(CATAN);
    t.put(0, 'settlement', roja).put(0, 'settlement', catan);
    const roadAt = (corner: number) =>
      t.b.walks.edgesAt[corner].find((edge) => t.b.rules.edgeFit(t.s, t.b.piece('road').index, edge))!;
    t.give(0, { brick: 1, lumber: 1 });
    expect(t.refusal(0, 'road', { edge: roadAt(roja) })?.code).toBe('cannot-pay');
    expect(t.legal(0, 'road').map(({ edge }) => edge)).not.toContain(roadAt(roja));
    expect(t.refusal(0, 'road', { edge: roadAt(catan) })).toBeUndefined();
    t.give(0, { 'brick-roja': 1, 'lumber-roja': 1, 'lumber-talis': 4 });
    expect(t.refusal(0, 'road', { edge: roadAt(catan) })?.code).toBe('cannot-pay');
    t.play(0, 'road', { edge: roadAt(roja) });
    expect(t.hand(0)).toEqual({ 'lumber-talis': 4 });
    t.give(0, on('roja', { ore: 3, grain: 2 }));
    expect(t.refusal(0, 'city', { corner: catan })?.code).toBe('cannot-pay');
    t.play(0, 'city', { corner: roja });
    expect(t.hand(0)).toEqual({});
  });

  // proves buch/transport-settlers: You trade goods with other players and with the bank
  test('bank and players trade goods of one island alone', () => {
    const t = trading().give(0, { brick: 4, 'brick-roja': 4 }).give(1, { ore: 1, 'ore-roja': 1 });
    const bank = (give: string, want: string) => t.refusal(0, 'bank-trade', { give, want })?.code;
    expect([bank('brick', 'ore'), bank('brick-roja', 'ore-roja')]).toEqual([undefined, undefined]);
    expect([bank('brick', 'ore-roja'), bank('brick-roja', 'ore')]).toEqual(['other-land', 'other-land']);
    const offer = (give: string, want: string) =>
      t.refusal(0, { move: 'offer', give: { [give]: 1 }, want: { [want]: 1 } })?.code;
    expect([offer('brick', 'ore'), offer('brick-roja', 'ore-roja')]).toEqual([undefined, undefined]);
    expect([offer('brick', 'ore-roja'), offer('brick-roja', 'ore')]).toEqual(['other-land', 'other-land']);
    t.play(0, { move: 'offer', give: { 'brick-roja': 1 }, want: { 'ore-roja': 1 } });
    expect(t.refusal(1, { move: 'counter', give: { ore: 1 }, want: { 'brick-roja': 2 } })?.code).toBe(
      'other-land',
    );
    t.play(1, 'accept').play(2, 'decline').play(3, 'decline').play(0, 'trade-with', { seat: 1 });
    expect(t.hand(1)).toEqual({ ore: 1, 'brick-roja': 1 });
  });

  test('a harbour serves the goods of its own island alone', () => {
    const t = trading();
    const at = (kind: string) => t.b.harbourKinds.indexOf(kind);
    const place = t.b.layout.harbours.places.findIndex(
      (_, i) => t.field('harbour', i) === at('ore') && t.stores.ofCorner(t.b.harbourCorner[i * 2]) === ROJA,
    );
    t.put(0, 'settlement', t.b.harbourCorner[place * 2]);
    const rate = (good: string) => t.b.the.bank.rate(t.s, 0, t.b.good(good));
    expect([rate('ore-roja'), rate('brick-roja'), rate('ore'), rate('ore-talis')]).toEqual([2, 4, 4, 4]);
    const any = t.b.layout.harbours.places.findIndex(
      (_, i) => t.field('harbour', i) === 0 && t.stores.ofCorner(t.b.harbourCorner[i * 2]) === TALIS,
    );
    t.put(0, 'settlement', t.b.harbourCorner[any * 2]);
    expect([rate('brick-talis'), rate('brick-roja'), rate('brick')]).toEqual([3, 4, 4]);
  });

  // proves buch/transport-settlers: A gold field gives a good of your choice
  test('a gold field gives a good of choice into the store of its island', () => {
    const t = before();
    const gold = t.b.walks.cornersOf.findIndex(
      (_, hex) => t.stores.ofHex(hex) === TALIS && t.terrain(hex) === 'gold-field',
    );
    t.set('numbers', gold, 1 << 5).put(0, 'city', t.b.walks.cornersOf[gold][0]);
    t.dice(2, 3);
    expect(t.decision).toBe('choose-stored');
    expect(t.legal(0).map(({ good }) => good)).toEqual(CARGO.map((id) => `${id}-talis`));
    expect(t.refusal(0, 'choose-stored', { good: 'ore' })?.code).toBe('not-of-land');
    t.play(0, 'choose-stored', { good: 'ore-talis' }).play(0, 'choose-stored', { good: 'wool-talis' });
    expect([t.decision, t.hand(0)]).toEqual(['main', { 'ore-talis': 1, 'wool-talis': 1 }]);
  });

  test('what is owed of one card in several stores is paid whole or to nobody', () => {
    const t = before();
    const hexes = [CATAN, ROJA].map((land) =>
      t.b.walks.cornersOf.findIndex((_, hex) => t.stores.ofHex(hex) === land),
    );
    for (const hex of hexes) t.lay(hex, 'hills', 5);
    t.put(0, 'city', t.b.walks.cornersOf[hexes[0]][0]).put(1, 'city', t.b.walks.cornersOf[hexes[1]][0]);
    const enough = t.b.fields.bank.get(t.s, t.b.good('brick'));
    t.give(2, { brick: enough - 3 });
    const cells = t.s.cells.slice();
    t.dice(2, 3);
    expect([t.hand(0), t.hand(1)]).toEqual([{}, {}]);
    t.s.cells.set(cells);
    t.give(2, { brick: enough - 4 }).dice(2, 3);
    expect([t.hand(0), t.hand(1)]).toEqual([{ brick: 2 }, { 'brick-roja': 2 }]);
  });
});

describe('a seven', () => {
  // proves buch/transport-settlers: On a 7 nobody produces
  // proves buch/transport-settlers: Your store on Catan is one hand
  // proves buch/transport-settlers: Of each hand with more than 7 cards
  // proves buch/transport-settlers: From the second hand you discard
  test('halves each of the two hands for itself', () => {
    const t = before().give(0, { brick: 7, 'ore-roja': 4, 'wool-talis': 5 });
    t.give(1, { brick: 7, 'ore-roja': 4, 'wool-talis': 3 }).give(2, { brick: 8, 'ore-roja': 7 });
    t.dice(3, 4);
    expect(t.decision).toBe('discard');
    expect(t.legal(1)).toEqual([]);
    expect(t.refusal(0, 'discard', { good: 'brick' })?.code).toBe('other-store');
    // Four of the nine, out of either store.
    for (const good of ['ore-roja', 'wool-talis', 'wool-talis', 'ore-roja']) t.play(0, 'discard', { good });
    expect(t.hand(0)).toEqual({ brick: 7, 'ore-roja': 2, 'wool-talis': 3 });
    expect(t.refusal(2, 'discard', { good: 'ore-roja' })?.code).toBe('other-store');
    for (let i = 0; i < 4; i++) t.play(2, 'discard', { good: 'brick' });
    expect([t.decision, t.hand(2)]).toEqual(['main', { brick: 4, 'ore-roja': 7 }]);
  });

  // proves buch/transport-settlers: What ships hold does not count
  test('what ships hold does not count', () => {
    const t = before().give(0, { brick: 7 });
    t.ship(0, t.coast(CATAN)[0], 'ore', 'ore', 'ore');
    t.dice(3, 4);
    expect(t.decision).toBe('main');
  });

  test('both hands may be over the limit at once', () => {
    const t = before().give(0, { brick: 9, 'ore-roja': 8 }).dice(3, 4);
    for (const good of ['brick', 'ore-roja', 'brick', 'ore-roja', 'brick', 'ore-roja', 'ore-roja', 'brick'])
      t.play(0, 'discard', { good });
    expect([t.decision, t.hand(0)]).toEqual(['main', { brick: 5, 'ore-roja': 4 }]);
  });
});

describe('ships', () => {
  // proves buch/transport-settlers: A ship costs 1 lumber and 1 wool
  // proves buch/transport-settlers: You build it at a settlement or city at the water
  test('are built at own towns at the water, two at most, out of the store there', () => {
    const t = trading();
    const [catan, other] = t.coast(CATAN);
    const [roja] = t.coast(ROJA);
    const inland = t.b.walks.hexesAt.findIndex(
      (hexes, corner) => hexes.length === 3 && t.stores.ofCorner(corner) === CATAN && !t.isInner(corner),
    );
    t.put(0, 'settlement', catan).put(0, 'city', roja).put(0, 'settlement', inland);
    t.give(0, { lumber: 1 });
    expect(t.refusal(0, 'ship', { corner: catan })?.code).toBe('cannot-pay');
    t.give(0, { lumber: 3, wool: 3 });
    expect(t.refusal(0, 'ship', { corner: roja })?.code).toBe('store-short');
    expect(t.refusal(0, 'ship', { corner: inland })?.code).toBe('no-sea-way');
    expect(t.refusal(0, 'ship', { corner: other })?.code).toBe('no-berth');
    t.play(0, 'ship', { corner: catan }).play(0, 'ship', { corner: catan });
    expect([t.hand(0), t.fleet.out(t.s, 0)]).toEqual([{ lumber: 1, wool: 1 }, 2]);
    expect(t.refusal(0, 'ship', { corner: catan })?.code).toBe('ships-out');
    const abroad = trading();
    abroad.put(0, 'city', roja).give(0, on('roja', SHIP)).play(0, 'ship', { corner: roja });
    expect(abroad.hand(0)).toEqual({});
  });

  // proves buch/transport-settlers: At a settlement or city of another player you may build a ship
  test('may be built at the town of another, who gets a good of it', () => {
    const t = trading();
    const [host, warehouse] = t.coast(CATAN);
    t.put(1, 'city', host).put(1, 'warehouse', warehouse).give(0, SHIP);
    expect(t.refusal(0, 'ship', { corner: host })?.code).toBe('toll-short');
    t.give(0, { ...SHIP, ore: 1, 'grain-roja': 1 });
    expect(t.refusal(0, 'ship', { corner: warehouse })?.code).toBe('no-berth');
    t.play(0, 'ship', { corner: host });
    expect(t.decision).toBe('port-toll');
    expect(t.refusal(0, 'pay-port', { good: 'grain-roja' })?.code).toBe('not-stored');
    t.play(0, 'pay-port', { good: 'ore' });
    expect([t.decision, t.hand(0), t.hand(1)]).toEqual(['main', { 'grain-roja': 1 }, { ore: 1 }]);
  });

  // proves buch/transport-settlers: After trading and building each of your ships sails
  test('sail as far as the lower die shows, each for itself', () => {
    const t = before();
    const [from] = t.coast(CATAN);
    const [one, two] = [t.ship(0, from), t.ship(0, from)];
    t.dice(2, 4).play(0, 'end-turn');
    const far = t.away(from);
    for (const ship of [one, two]) {
      const goals = t.goals(0, ship);
      expect(goals.length).toBeGreaterThan(0);
      expect(Math.max(...goals.map((to) => far.get(to)!))).toBe(2);
    }
    t.sail(0, one, t.seaAt(from, 1));
    expect(Math.max(...t.goals(0, one).map((to) => t.away(t.seaAt(from, 1)).get(to)!))).toBe(1);
    expect(Math.max(...t.goals(0, two).map((to) => far.get(to)!))).toBe(2);
  });

  // proves buch/transport-settlers: Ships pass each other
  test('pass ships and towns, not the pirate', () => {
    const t = before();
    const [from] = t.coast(CATAN);
    const ship = t.ship(0, from);
    const next = t.near(from).filter((corner) => t.away(from).get(corner) === 1);
    for (const corner of next) t.put(1, 'settlement', corner);
    t.dice(3, 3).play(0, 'end-turn');
    const beyond = (): number => Math.max(...t.goals(0, ship).map((to) => t.away(from).get(to)!));
    expect(beyond()).toBe(3);
    const [gate] = next;
    t.pirateAt(gate);
    expect(t.goals(0, ship)).not.toContain(gate);
    const around = t.away(from, [gate]);
    const far = t.away(from);
    const cut = [...far].filter(([at, steps]) => steps <= 3 && (around.get(at) ?? 99) > 3).map(([at]) => at);
    expect(cut.length).toBeGreaterThan(1);
    for (const corner of cut) expect(t.goals(0, ship)).not.toContain(corner);
  });

  // proves buch/transport-settlers: At most two ships lie on a corner of the open sea
  // proves buch/transport-settlers: At a settlement, city or warehouse any number may lie
  test('two have room at sea, any number in a port', () => {
    const t = before();
    const [from] = t.coast(CATAN);
    const ship = t.ship(0, from);
    const sea = t.near(from).find((corner) => t.away(from).get(corner) === 1)!;
    t.ship(1, sea);
    t.dice(2, 2).play(0, 'end-turn');
    expect(t.goals(0, ship)).toContain(sea);
    t.ship(2, sea);
    expect(t.goals(0, ship)).not.toContain(sea);
    t.put(0, 'warehouse', sea);
    expect(t.goals(0, ship)).toContain(sea);
  });

  // proves buch/transport-settlers: If your ship ends its move at a settlement
  // proves buch/transport-settlers: What you owe at a port you pay
  // proves buch/transport-settlers: have nothing to pay, the ship does not stop there
  test.each(['settlement', 'city', 'warehouse'])(
    'a %s of another wants a good of whoever stops there',
    (piece) => {
      const t = before();
      const [from] = t.coast(ROJA);
      const ship = t.ship(0, from);
      const port = t
        .near(from)
        .find((corner) => t.away(from).get(corner) === 1 && t.stores.ofCorner(corner) === ROJA)!;
      t.put(1, piece, port);
      t.dice(2, 2).give(0, { brick: 1 }).play(0, 'end-turn');
      expect(t.goals(0, ship)).not.toContain(port);
      t.give(0, { 'wool-roja': 1 });
      const cells = t.s.cells.slice();
      t.sail(0, ship, port).play(0, 'pay-port', { good: 'wool-roja' });
      expect([t.decision, t.hand(0), t.hand(1)]).toEqual(['move-ship', {}, { 'wool-roja': 1 }]);
      t.s.cells.set(cells);
      t.give(0, {});
      t.fleet.stow.add(t.s, ship, CARGO.indexOf('ore'));
      t.sail(0, ship, port);
      expect(t.refusal(0, 'pay-port-aboard', { good: 'wool-roja' })?.code).toBe('not-stored');
      t.play(0, 'pay-port-aboard', { good: 'ore-roja' });
      expect([t.aboard(ship), t.hand(1)]).toEqual([[], { 'ore-roja': 1 }]);
    },
  );

  // proves buch/transport-settlers: At a settlement, city or warehouse of yours a ship loads and unloads
  // proves buch/transport-settlers: It then sails no further in this turn
  // proves buch/transport-settlers: each of which holds 3 cards
  test('loads and unloads at an own building, and stays', () => {
    const t = before();
    const [from] = t.coast(CATAN);
    const ship = t.ship(0, from, 'ore');
    t.put(0, 'settlement', from).dice(2, 4).give(0, { brick: 3, 'wool-roja': 1 }).play(0, 'end-turn');
    const at = { corner: from, unit: ship };
    expect(t.goals(0, ship).length).toBeGreaterThan(0);
    expect(t.refusal(0, 'load-good', { ...at, good: 'wool-roja' })?.code).toBe('not-stored');
    t.play(0, 'load-good', { ...at, good: 'brick' });
    expect(t.goals(0, ship)).toEqual([]);
    t.play(0, 'load-good', { ...at, good: 'brick' });
    expect(t.refusal(0, 'load-good', { ...at, good: 'brick' })?.code).toBe('ship-full');
    t.play(0, 'unload-good', { ...at, good: 'ore' });
    expect([t.hand(0), t.aboard(ship)]).toEqual([{ brick: 1, ore: 1, 'wool-roja': 1 }, ['brick', 'brick']]);
    expect(t.refusal(0, 'unload-good', { ...at, good: 'ore' })?.code).toBe('not-stored');
  });

  test('carries goods from the store of one island into that of another', () => {
    const t = before();
    const [roja] = t.coast(ROJA);
    const ship = t.ship(0, roja, 'brick');
    t.put(0, 'warehouse', roja).dice(2, 4).play(0, 'end-turn');
    t.play(0, 'unload-good', { corner: roja, unit: ship, good: 'brick-roja' });
    expect(t.hand(0)).toEqual({ 'brick-roja': 1 });
  });

  test('does not load at the building of another, nor a ship that lies elsewhere', () => {
    const t = before();
    const [from, other] = t.coast(CATAN);
    const ship = t.ship(0, from);
    t.put(1, 'settlement', from).put(0, 'settlement', other).dice(2, 4).give(0, { brick: 1 });
    t.play(0, 'end-turn');
    expect(t.refusal(0, 'load-good', { corner: from, unit: ship, good: 'brick' })?.code).toBe(
      'no-store-there',
    );
    expect(t.refusal(0, 'load-good', { corner: other, unit: ship, good: 'brick' })?.code).toBe(
      'no-ship-there',
    );
  });

  // proves buch/transport-settlers: After your turn all others, in turn order, sail
  // proves buch/transport-settlers: They do not load or unload
  test('others sail by the same die when the turn is over, and no more than that', () => {
    const t = before();
    const [a, b] = t.coast(CATAN);
    const mine = t.ship(0, a);
    const theirs = t.ship(2, b, 'ore');
    const third = t.ship(1, b);
    t.put(2, 'settlement', b)
      .give(1, { brick: 2 })
      .dice(2, 4)
      .give(2, { brick: 1 })
      .play(0, 'end-turn')
      .play(0, 'rest-ship');
    expect([t.decision, t.legal(2)]).toEqual(['move-ship', []]);
    expect(Math.max(...t.goals(1, third).map((to) => t.away(b).get(to)!))).toBe(2);
    t.play(1, 'rest-ship');
    expect(t.refusal(2, 'load-good', { corner: b, unit: theirs, good: 'brick' })?.code).toBe('others-phase');
    for (const good of ['brick', 'ore'])
      expect(t.refusal(2, 'unload-good', { corner: b, unit: theirs, good })?.code).toBe('others-phase');
    expect(t.refusal(2, 'warehouse', { corner: b })?.code).toBe('others-phase');
    t.sail(2, theirs, t.seaAt(b, 2)).play(2, 'rest-ship');
    expect([t.decision, t.active]).toEqual(['roll', 1]);
    expect(t.fleet.at(t.s, mine)).toBe(a);
  });
});

describe('a warehouse', () => {
  const loaded = (): { t: Transport; roja: number; ship: number } => {
    const t = before();
    const [roja] = t.coast(ROJA);
    const ship = t.ship(0, roja, 'brick');
    t.dice(2, 4).play(0, 'end-turn');
    return { t, roja, ship };
  };

  // proves buch/transport-settlers: A warehouse costs nothing
  // proves buch/transport-settlers: You put it up while your ships sail
  // proves buch/transport-settlers: The ship need not unload and may sail on
  test('is put up for nothing where a ship with a card lies, which may sail on', () => {
    const { t, roja, ship } = loaded();
    const supply = () => t.b.fields.supply.get(t.s, 0, t.b.piece('settlement').index);
    expect(supply()).toBe(5);
    t.play(0, 'warehouse', { corner: roja });
    expect([supply(), t.aboard(ship), t.points(0)]).toEqual([4, ['brick'], 0]);
    expect(t.goals(0, ship).length).toBeGreaterThan(0);
    const empty = loaded();
    empty.t.fleet.stow.clear(empty.t.s, empty.ship);
    expect(empty.t.refusal(0, 'warehouse', { corner: roja })?.code).toBe('no-loaded-ship');
    expect(empty.t.refusal(0, 'warehouse', { corner: empty.t.coast(ROJA)[1] })?.code).toBe('no-loaded-ship');
    expect(trading().refusal(0, 'warehouse', { corner: roja })?.code).toBe('wrong-moment');
  });

  test('stands on land, and is a settlement out of the supply', () => {
    const { t, roja, ship } = loaded();
    t.fleet.put(t.s, ship, t.open()[0]);
    t.fleet.stow.add(t.s, ship, 0);
    expect(t.refusal(0, 'warehouse', { corner: t.open()[0] })?.code).toBe('no-land');
    t.fleet.put(t.s, ship, roja);
    t.put(0, 'city', roja);
    expect(t.refusal(0, 'warehouse', { corner: roja })?.code).toBe('taken');
    t.b.rules.unbuild(t.s, t.b.piece('city').index, roja);
    t.b.fields.supply.set(t.s, 0, t.b.piece('settlement').index, 0);
    expect(t.refusal(0, 'warehouse', { corner: roja })?.code).toBe('no-settlement-left');
  });

  // proves buch/transport-settlers: You have one warehouse at a time
  // proves buch/transport-settlers: You may turn it into a settlement
  test('is one at a time, keeps the distance, and becomes a settlement for its price', () => {
    const { t, roja, ship } = loaded();
    t.put(1, 'settlement', t.near(roja)[0]);
    expect(t.refusal(0, 'warehouse', { corner: roja })?.code).toBe('too-near');
    t.b.rules.unbuild(t.s, t.b.piece('settlement').index, t.near(roja)[0]);
    t.play(0, 'warehouse', { corner: roja });
    const other = t.coast(ROJA)[1];
    t.fleet.put(t.s, ship, other);
    t.fleet.stow.add(t.s, ship, 0);
    expect(t.refusal(0, 'warehouse', { corner: other })?.code).toBe('one-warehouse');
    expect(t.b.rules.tooNear(t.s, 1, t.near(roja)[0])).toBe(true);
    for (const seat of [0, 1, 2, 3])
      while (t.active === seat && t.decision !== 'roll')
        t.play(seat, t.legal(seat)[t.legal(seat).length - 1]);
    t.until('main', 0).give(0, SETTLEMENT);
    expect(t.refusal(0, 'settle-warehouse', { corner: roja })?.code).toBe('cannot-pay');
    t.give(0, on('roja', SETTLEMENT));
    expect(t.refusal(0, 'settle-warehouse', { corner: other })?.code).toBe('no-warehouse');
    const points = t.points(0);
    t.play(0, 'settle-warehouse', { corner: roja });
    expect([t.hand(0), t.points(0) - points]).toEqual([{}, 1]);
  });

  // proves buch/transport-settlers: Warehouses are put up on your own turn
  // proves buch/transport-settlers: They use no harbour, and no ship is built at one
  test('uses no harbour until it is a settlement, and no ship is built there', () => {
    const t = trading();
    const place = t.b.layout.harbours.places.findIndex(
      (_, i) => t.stores.ofCorner(t.b.harbourCorner[i * 2]) === TALIS,
    );
    const corner = t.b.harbourCorner[place * 2];
    t.put(0, 'warehouse', corner);
    const rate = () => t.b.the.bank.rate(t.s, 0, t.b.good('brick-talis'));
    expect(rate()).toBe(4);
    t.give(0, on('talis', { ...SETTLEMENT, lumber: 2, wool: 2 }));
    expect(t.refusal(0, 'ship', { corner })?.code).toBe('no-berth');
    t.play(0, 'settle-warehouse', { corner });
    expect(rate()).toBe(3);
    expect(t.refusal(0, 'ship', { corner })).toBeUndefined();
    const home = before();
    const [coast] = home.coast(CATAN);
    home.ship(0, coast, 'brick');
    home.dice(1, 2).play(0, 'end-turn').play(0, 'warehouse', { corner: coast });
    expect(home.b.pieceOf[home.b.fields.building.get(home.s, coast)]).toBe(home.b.piece('warehouse').index);
  });

  test('gives nothing', () => {
    const t = before();
    const hex = t.b.walks.cornersOf.findIndex((_, at) => t.stores.ofHex(at) === ROJA);
    t.lay(hex, 'hills', 5).put(0, 'warehouse', t.b.walks.cornersOf[hex][0]).dice(2, 3);
    expect(t.hand(0)).toEqual({});
  });
});

describe('the pirate', () => {
  /** with a ship of seat 1 that lies in a port, and the pirate out at sea */
  const stirred = (
    options: TableOptions = { options: { transportMap: '2003' } },
  ): { t: Transport; start: Corner } => {
    const t = before(options);
    const [port] = t.coast(CATAN);
    t.put(1, 'settlement', port).ship(1, port);
    const start = t
      .open()
      .find((corner) => t.near(corner).length === 3 && (t.away(port).get(corner) ?? 0) > 5)!;
    return { t: t.pirateAt(start), start };
  };
  const ends = (t: Transport): number[] => t.legal(0, 'stride-pirate').map(({ corner }) => Number(corner));

  // proves buch/transport-settlers: The pirate lies on a corner of the sea and stirs
  // proves buch/transport-settlers: After each roll the active player leads it exactly
  test('stirs with the first ship, as many corners as the higher die shows', () => {
    const still = before();
    const { pirate } = new Transport(ROW, { seats: 4 }).started();
    expect(still.stores.ofCorner(pirate)).toBe(-1);
    still.pirateAt(pirate).dice(2, 3);
    expect(still.decision).toBe('main');
    const { t, start } = stirred();
    t.dice(2, 3);
    expect(t.decision).toBe('stride-pirate');
    const far = t.away(start);
    expect(ends(t).length).toBeGreaterThan(0);
    // Around a hex a way of three steps ends three, or one, away; never an even number.
    for (const corner of ends(t)) expect([1, 3]).toContain(far.get(corner));
    expect(ends(t).some((corner) => far.get(corner) === 3)).toBe(true);
    const near = t.near(start)[0];
    expect(t.refusal(0, 'stride-pirate', { corner: near })?.code).toBe('no-stride');
    t.play(0, 'stride-pirate', { corner: ends(t)[0] });
    expect(t.decision).toBe('main');
  });

  test('on a seven goes twice as far, after the discards', () => {
    const { t, start } = stirred();
    t.give(0, { brick: 8 }).dice(3, 4);
    expect(t.decision).toBe('discard');
    for (let i = 0; i < 4; i++) t.play(0, 'discard', { good: 'brick' });
    expect(t.decision).toBe('stride-pirate');
    const far = t.away(start);
    expect(Math.max(...ends(t).map((corner) => far.get(corner)!))).toBe(8);
    for (const corner of ends(t)) expect(far.get(corner)! % 2).toBe(0);
  });

  // proves buch/transport-settlers: The pirate never crosses its own path
  test('never comes to a corner twice, and ends at no building', () => {
    const { t, start } = stirred();
    t.dice(1, 6);
    t.until('stride-pirate', 0);
    // Twelve steps could end where they began if a corner counted twice.
    expect(ends(t)).not.toContain(start);
    const other = stirred();
    other.t.dice(1, 1);
    const [first, second] = ends(other.t);
    for (const [i, piece] of ['warehouse', 'city'].entries()) other.t.put(2, piece, [first, second][i]);
    expect(ends(other.t)).not.toContain(first);
    expect(ends(other.t)).not.toContain(second);
    expect(ends(other.t).length).toBe(1);
  });

  // proves buch/transport-settlers: Where you lead the pirate to ships of other players, it stops
  // proves buch/transport-settlers: You do not rob your own ships
  test('stops at ships of others and robs all of them there for whoever leads it', () => {
    const { t, start } = stirred();
    const [next] = t.near(start);
    const robbed = [t.ship(1, next, 'ore', 'wool'), t.ship(2, next, 'ore')];
    t.dice(2, 3);
    expect(ends(t)).toContain(next);
    const beyond = t.near(next).filter((corner) => corner !== start);
    for (const corner of beyond.flatMap((at) => t.near(at)).filter((at) => at !== next && at !== start))
      if ((t.away(start, [next]).get(corner) ?? 99) > 3) expect(ends(t)).not.toContain(corner);
    t.play(0, 'stride-pirate', { corner: next });
    expect([t.hand(0), ...robbed.map((ship) => t.aboard(ship))]).toEqual([{ ore: 2, wool: 1 }, [], []]);
  });

  test('passes own ships, and beside one robs the other alone', () => {
    const { t, start } = stirred();
    const [next] = t.near(start);
    const mine = t.ship(0, next, 'brick');
    const far = t.away(start);
    t.dice(1, 1);
    expect(ends(t)).toContain(next);
    const cells = t.s.cells.slice();
    t.play(0, 'stride-pirate', { corner: next });
    expect([t.aboard(mine), t.hand(0)]).toEqual([['brick'], {}]);
    t.s.cells.set(cells);
    const theirs = t.ship(2, next, 'ore');
    t.play(0, 'stride-pirate', { corner: next });
    expect([t.aboard(mine), t.aboard(theirs), t.hand(0)]).toEqual([['brick'], [], { ore: 1 }]);
    const past = stirred();
    past.t.ship(0, past.t.near(past.start)[0]);
    past.t.dice(2, 2);
    expect(ends(past.t).filter((corner) => far.get(corner) === 2).length).toBe(
      [...far].filter(([, steps]) => steps === 2).length,
    );
  });

  // proves buch/transport-settlers: A ship at a settlement, city or warehouse is safe
  test('passes by a ship in a port', () => {
    const { t, start } = stirred();
    const [next] = t.near(start);
    const ship = t.ship(1, next, 'ore');
    t.put(2, 'warehouse', next).dice(2, 2);
    expect(ends(t)).not.toContain(next);
    expect(ends(t).some((corner) => t.near(next).includes(corner))).toBe(true);
    t.play(0, 'stride-pirate', { corner: ends(t)[0] });
    expect(t.aboard(ship)).toEqual(['ore']);
  });

  // proves buch/transport-settlers: If there is no way of full length
  test('goes one of the longest ways if none is long enough, and stays if there is none', () => {
    const { t, start } = stirred();
    const fill = (free: readonly Corner[]) => {
      for (let corner = 0; corner < t.b.topology.corners; corner++)
        if (!free.includes(corner) && t.b.fields.building.get(t.s, corner) === 0)
          t.put(3, 'warehouse', corner);
    };
    t.give(3, {});
    t.b.fields.supply.fill(t.s, 99);
    fill([start, ...t.near(start)]);
    const cells = t.s.cells.slice();
    t.dice(4, 4);
    expect(new Set(ends(t))).toEqual(new Set(t.near(start)));
    t.s.cells.set(cells);
    fill([start]);
    t.dice(4, 4);
    expect([t.decision, t.pirate]).toEqual(['main', start]);
  });

  // proves buch/transport-settlers: The pirate comes to no corner of the two hexes
  // proves buch/transport-settlers: The map: that of 2000
  // proves buch/transport-settlers: The map of 2003: two deserts
  test('comes to no corner of a storm flood, which the map of 2003 has not', () => {
    const { t } = stirred({});
    const marks = t.b.layout.marks.hexes['storm-flood'];
    expect(marks).toHaveLength(2);
    const stormy = new Set(marks.flatMap(({ q, r }) => t.b.walks.cornersOf[t.hex(q, r)]));
    const beside = t.b.walks.hexesAt.findIndex(
      (_, corner) =>
        !stormy.has(corner) && t.stores.ofCorner(corner) < 0 && t.near(corner).some((at) => stormy.has(at)),
    );
    t.pirateAt(beside).dice(3, 3);
    expect(ends(t).length).toBeGreaterThan(0);
    for (const corner of ends(t)) expect(stormy.has(corner)).toBe(false);
    const onCatan = (table: Transport) =>
      ['hills', 'fields', 'forest', 'pasture', 'mountains', 'desert'].map(
        (id) =>
          table.b.walks.cornersOf.filter(
            (_, hex) => table.stores.ofHex(hex) === CATAN && table.terrain(hex) === id,
          ).length,
      );
    const later = before({ options: { transportMap: '2003' } });
    expect([onCatan(t), onCatan(later)]).toEqual([
      [4, 4, 4, 4, 0, 0],
      [4, 3, 4, 4, 0, 2],
    ]);
    expect(later.b.layout.marks.hexes['storm-flood']).toBeUndefined();
  });
});

describe('the rest', () => {
  // proves buch/transport-settlers: On a 7 the pirate sails after the discards
  test('gold is chosen before the pirate sails', () => {
    const t = before();
    const gold = t.b.walks.cornersOf.findIndex((_, hex) => t.terrain(hex) === 'gold-field');
    t.set('numbers', gold, 1 << 5).put(0, 'settlement', t.b.walks.cornersOf[gold][0]);
    t.ship(0, t.coast(CATAN)[0]);
    t.pirateAt(t.open().find((corner) => t.near(corner).length === 3)!).dice(2, 3);
    expect(t.decision).toBe('choose-stored');
    t.play(0, t.legal(0)[0]);
    expect(t.decision).toBe('stride-pirate');
  });

  // proves buch/transport-settlers: Stores and ships lie open to all
  test('stores and holds are open to all', () => {
    const { b } = before();
    expect(b.goods.filter(({ open }) => !open)).toEqual([]);
    for (const name of ['shipAt', 'shipHold']) expect(b.plan.byName.get(name)?.audience ?? 'all').toBe('all');
  });

  test('no card is lost or made in a whole game', () => {
    const t = new Transport(ROW, { seats: 3 }).started();
    const total = (kind: number) => {
      let sum = t.b.fields.bank.get(t.s, t.stores.good(kind, 0));
      for (let seat = 0; seat < 3; seat++)
        for (let land = 0; land < 3; land++) sum += t.b.fields.hold.get(t.s, seat, t.stores.good(kind, land));
      for (let ship = 0; ship < t.fleet.count; ship++) sum += t.fleet.stow.count(t.s, ship, kind);
      return sum;
    };
    const first = CARGO.map((_, kind) => total(kind));
    expect(first).toEqual([19, 19, 19, 19, 19]);
    for (let i = 0; i < 6000 && !t.over; i++) {
      t.anything();
      if (i % 20 === 0) expect(CARGO.map((_, kind) => total(kind))).toEqual(first);
    }
  });

  test('Cities & Knights is refused by name', () => {
    const row = islandModules.find(({ id }) => id === ROW);
    expect(Object.keys(row?.conflicts ?? {})).toEqual(['cities-knights/core']);
  });
});
