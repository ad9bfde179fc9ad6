import { viewOf } from '@hexwright/kernel';
import { describe, expect, test } from 'vitest';
import { Table, type TableOptions } from '../table.ts';

const ROW = 'misc/rally-paris-catan';
const GOODS = ['brick', 'lumber', 'wool', 'grain', 'ore'];

/** fields with a 5 everywhere, the robber off the board; nobody has anything, and it is the turn of seat 0 */
function open(options: TableOptions = {}): Table {
  const t = new Table(ROW, options).started().until('main', 0).bare();
  for (let hex = 0; hex < t.b.topology.hexes; hex++) t.lay(hex, 'fields', 5);
  t.s.cells[t.b.at.blocker] = -1;
  for (let seat = 0; seat < t.b.seats; seat++) t.give(seat, {});
  return t;
}
const apart = (options = {}): TableOptions => ({ options: { rallyStart: 'apart', ...options } });
/** puts this fuel by, out of nowhere */
function fuel(t: Table, seat: number, goods: Record<string, number>): Table {
  let sum = 0;
  for (const id of GOODS) {
    t.set('fuel', seat * t.b.goods.length + t.b.good(id), goods[id] ?? 0);
    sum += goods[id] ?? 0;
  }
  return t.set('fuelSize', seat, sum);
}
const fuelOf = (t: Table, seat: number): Record<string, number> =>
  Object.fromEntries(
    GOODS.flatMap((id) => {
      const count = t.field('fuel', seat * t.b.goods.length + t.b.good(id));
      return count > 0 ? [[id, count]] : [];
    }),
  );
const car = (t: Table, seat: number, hex: number) => t.set('rallyCar', seat, hex).set('rallyLine', seat, -1);
const at = (t: Table, seat: number): number => t.field('rallyCar', seat);
const drive = (t: Table, hex: number) => t.refusal(0, 'drive', { hex })?.code;
const dice = (t: Table, sum: number) =>
  t.nature('rally-dice', { red: Math.max(1, sum - 6), yellow: sum - Math.max(1, sum - 6) });
const nextTurn = (t: Table, seat: number) => t.play(t.active, 'end-turn').until('main', seat);

describe('fuel', () => {
  // proves misc/rally-paris-catan: When you trade, you may add any resources face down
  // proves misc/rally-paris-catan: Everybody has a car
  test('any cards of the hand are put by, and others see no more than how many', () => {
    const t = open().give(0, { brick: 1, ore: 2 });
    for (const good of ['brick', 'ore', 'ore']) t.play(0, 'add-fuel', { good });
    expect([fuelOf(t, 0), t.hand(0), t.field('fuelSize')]).toEqual([{ brick: 1, ore: 2 }, {}, 3]);
    expect(t.refusal(0, 'add-fuel', { good: 'ore' })?.code).toBe('none-held');
    const seen = viewOf(t.s, 1);
    const own = viewOf(t.s, 0);
    const ore = t.b.field('fuel') + t.b.good('ore');
    expect([own.cells[ore], seen.cells[ore] === 2, seen.cells[t.b.field('fuelSize')]]).toEqual([2, false, 3]);
    expect(t.events.find(({ kind }) => kind === 'fuel-added')?.data).toEqual({ seat: 0 });
    expect(t.b.topology.hexes).toBe(19);
  });

  test('is put by after the roll, by whoever is on turn', () => {
    const t = open().give(0, { ore: 1 }).give(1, { ore: 1 });
    expect(t.refusal(1, 'add-fuel', { good: 'ore' })).toBeDefined();
    t.play(0, 'end-turn');
    t.give(1, { ore: 1 });
    expect([t.decision, t.refusal(1, 'add-fuel', { good: 'ore' }) === undefined]).toEqual(['roll', false]);
  });

  // proves misc/rally-paris-catan: Fuel counts towards no hand limit
  test('counts to no hand limit and pays for nothing but the car', () => {
    const t = fuel(open(), 0, { brick: 9, lumber: 9 }).give(0, { ore: 7 });
    expect(t.b.rules.discardCount(t.s, 0)).toBe(0);
    t.put(0, 'settlement', t.corner(0, 0, 0));
    expect(t.refusal(0, 'road', { edge: t.edge(0, 0, 0) })?.code).toBe('cannot-pay');
    expect(t.legal(0, 'bank-trade').every(({ give }) => give === 'ore')).toBe(true);
    expect(t.legal(0).map(({ move }) => move)).not.toContain('take-fuel');
  });

  // proves misc/rally-paris-catan: The bank never runs out
  test('may bind any number of cards: the bank never runs out', () => {
    const t = open().give(0, { grain: 60 });
    for (let n = 0; n < 60; n++) t.play(0, 'add-fuel', { good: 'grain' });
    t.put(0, 'settlement', t.corner(0, 0, 0)).lay(t.hex(0, 0), 'fields', 9);
    t.play(0, 'end-turn').roll(9);
    expect(t.hand(0)).toEqual({ grain: 1 });
  });
});

describe('the car', () => {
  // proves misc/rally-paris-catan: On your turn your car drives to a hex beside it
  // proves misc/rally-paris-catan: That costs as much fuel
  test('pays as many of what the hex makes as its number says, to the last one', () => {
    const t = car(open(), 0, 0);
    const to = t.b.walks.hexesBeside[0][0];
    t.lay(to, 'forest', 5);
    fuel(t, 0, { lumber: 4, grain: 9 });
    expect(drive(t, to)).toBe('rally-fuel');
    fuel(t, 0, { lumber: 6, grain: 1 }).play(0, 'drive', { hex: to });
    expect([at(t, 0), fuelOf(t, 0), t.field('fuelSize')]).toEqual([to, { lumber: 1, grain: 1 }, 2]);
  });

  test('goes to a hex beside it and no further, never onto water, and only on its turn', () => {
    const t = fuel(car(open(), 0, open().hex(0, 0)), 0, { grain: 30 });
    expect(drive(t, t.hex(2, 0))).toBe('rally-no-way');
    expect(drive(t, t.hex(0, 0))).toBe('rally-no-way');
    expect(drive(t, t.hex(1, 0))).toBeUndefined();
    t.lay(t.hex(1, 0), 'fields', 5);
    fuel(car(t, 1, t.hex(0, 0)), 1, { grain: 30 });
    expect(t.refusal(1, 'drive', { hex: t.hex(1, 0) })).toBeDefined();
  });

  // proves misc/rally-paris-catan: If your car crosses one of your roads, the
  test('pays half, rounded up, over an own road, and all over that of another', () => {
    const t = car(open(), 0, open().hex(0, 0));
    t.put(1, 'road', t.edge(0, 0, 0));
    fuel(t, 0, { grain: 4 });
    expect(drive(t, t.hex(1, 0))).toBe('rally-fuel');
    t.bare().put(0, 'road', t.edge(0, 0, 0));
    fuel(t, 0, { grain: 2 });
    expect(drive(t, t.hex(1, 0))).toBe('rally-fuel');
    fuel(t, 0, { grain: 3 }).play(0, 'drive', { hex: t.hex(1, 0) });
    expect([at(t, 0), fuelOf(t, 0)]).toEqual([t.hex(1, 0), {}]);
  });

  // proves misc/rally-paris-catan: You may drive as many hexes a turn as you have fuel for
  // proves misc/rally-paris-catan: Cars wait off the coast
  test('drives on as long as there is fuel, from off the coast, where the first hex costs too', () => {
    const t = open();
    const first = t.hex(-2, 0);
    expect(t.field('rallyLine')).toBe(t.corner(-2, 0, 2));
    expect(drive(t, first)).toBe('rally-fuel');
    fuel(t, 0, { grain: 10 });
    expect(drive(t, t.hex(-1, 0))).toBe('rally-no-way');
    t.play(0, 'drive', { hex: first });
    expect(t.field('rallyLine')).toBe(-1);
    t.play(0, 'drive', { hex: t.hex(-1, 0) });
    expect([at(t, 0), fuelOf(t, 0)]).toEqual([t.hex(-1, 0), {}]);
    expect(t.legal(0, 'drive')).toEqual([]);
  });

  test('an own road on the coast halves the first hex', () => {
    const t = fuel(open(), 0, { grain: 3 });
    t.put(0, 'road', t.edge(-2, 0, 3)).play(0, 'drive', { hex: t.hex(-2, 0) });
    expect(fuelOf(t, 0)).toEqual({});
  });

  // proves misc/rally-paris-catan: A hex that gives nothing costs nothing
  // proves misc/rally-paris-catan: one that gives any resource
  test('hexes that give anything are paid with what there is most of', () => {
    const module = {
      id: 'test/any',
      kind: 'variant' as const,
      seats: [4],
      needs: [ROW],
      terrains: [{ id: 'any', gives: 'any' }, { id: 'none' }],
      words: { name: 'Any', summary: '.', rules: [] },
    };
    const t = new Table('test/any', { own: [module] }).started().until('main', 0).bare();
    t.lay(t.hex(1, 0), 'any', 3).lay(t.hex(0, 1), 'none', 9);
    fuel(car(t, 0, t.hex(0, 0)), 0, { ore: 2, wool: 3 });
    t.lay(t.hex(0, 0), 'fields', 5).play(0, 'drive', { hex: t.hex(1, 0) });
    expect(fuelOf(t, 0)).toEqual({ ore: 1, wool: 1 });
    t.play(0, 'drive', { hex: t.hex(0, 1) });
    expect([at(t, 0), fuelOf(t, 0)]).toEqual([t.hex(0, 1), { ore: 1, wool: 1 }]);
  });
});

describe('the desert', () => {
  const desert = (number = 6): Table => {
    const t = open();
    t.lay(t.hex(0, 0), 'desert').lay(t.hex(1, 0), 'fields', number);
    return fuel(car(t, 0, t.hex(-1, 0)), 0, { grain: 12 });
  };
  // proves misc/rally-paris-catan: The desert costs nothing
  // proves misc/rally-paris-catan: To leave it, roll two dice
  test('costs nothing to enter, and is left for the price by a roll up to the number', () => {
    const t = desert().play(0, 'drive', { hex: desert().hex(0, 0) });
    expect([at(t, 0), fuelOf(t, 0)]).toEqual([t.hex(0, 0), { grain: 12 }]);
    t.play(0, 'drive', { hex: t.hex(1, 0) });
    expect(t.decision).toBe('rally-dice');
    dice(t, 6);
    expect([at(t, 0), fuelOf(t, 0)]).toEqual([t.hex(1, 0), { grain: 6 }]);
  });

  // proves misc/rally-paris-catan: You roll for the desert once a turn
  // proves misc/rally-paris-catan: To a hex without a number you need no roll
  test('holds the car after a roll above the number, for nothing and for this turn', () => {
    const t = car(desert(), 0, desert().hex(0, 0));
    t.play(0, 'drive', { hex: t.hex(1, 0) });
    dice(t, 7);
    expect([at(t, 0), fuelOf(t, 0)]).toEqual([t.hex(0, 0), { grain: 12 }]);
    expect(drive(t, t.hex(1, 0))).toBe('rally-stuck');
    for (const seat of [1, 2, 3, 0]) nextTurn(t, seat);
    expect(drive(t, t.hex(1, 0))).toBeUndefined();
    t.lay(t.hex(0, 1), 'desert').play(0, 'drive', { hex: t.hex(0, 1) });
    expect([t.decision, at(t, 0)]).toEqual(['main', t.hex(0, 1)]);
  });

  test('asks for the price before the roll', () => {
    const t = fuel(car(desert(), 0, desert().hex(0, 0)), 0, { grain: 5 });
    expect(drive(t, t.hex(1, 0))).toBe('rally-fuel');
  });
});

describe('the race', () => {
  // proves misc/rally-paris-catan: All cars start at the western end
  // proves misc/rally-paris-catan: The goal is the hex at the eastern end
  // proves misc/rally-paris-catan: The shortest way is five hexes
  // proves misc/rally-paris-catan: The first car at the goal wins at once
  test('together: from the west to the hex in the east, five hexes, and whoever is there wins', () => {
    const t = open();
    const way = [-2, -1, 0, 1, 2].map((q) => t.hex(q, 0));
    for (let seat = 0; seat < 4; seat++) expect(t.field('rallyLine', seat)).toBe(t.corner(-2, 0, 2));
    car(t, 1, way[0]);
    fuel(t, 0, { grain: 25 });
    for (const hex of way.slice(0, 4)) t.play(0, 'drive', { hex });
    expect([t.over, t.points(0)]).toEqual([false, 0]);
    t.play(0, 'drive', { hex: way[4] });
    expect([t.over, t.b.rules.winners(t.s), t.b.rules.ending(t.s)]).toEqual([true, [0], 'condition']);
    const other = fuel(car(open(), 0, open().hex(2, -1)), 0, { grain: 5 });
    expect(other.play(0, 'drive', { hex: other.hex(2, -2) }).over).toBe(false);
  });

  // proves misc/rally-paris-catan: Each car has its own starting place on the
  // proves misc/rally-paris-catan: The goal is any hex of the southern side
  // proves misc/rally-paris-catan: A hex with another car is closed
  // proves misc/rally-paris-catan: The start places lie from west to east
  // proves misc/rally-paris-catan: The race: all start at one place
  test('apart: each from its place in the north, one car a hex, to any hex in the south', () => {
    const t = open(apart());
    expect([0, 1, 2, 3].map((seat) => t.field('rallyLine', seat))).toEqual([
      t.corner(0, -2, 2),
      t.corner(1, -2, 2),
      t.corner(2, -2, 2),
      t.corner(2, -2, 0),
    ]);
    fuel(t, 0, { grain: 30 });
    expect(t.legal(0, 'drive').map(({ hex }) => hex)).toEqual([t.hex(0, -2)]);
    car(t, 1, t.hex(0, -2));
    expect(drive(t, t.hex(0, -2))).toBe('rally-full');
    car(t, 1, t.hex(0, 0));
    for (const [q, r] of [
      [0, -2],
      [0, -1],
      [-1, 0],
      [-1, 1],
    ])
      t.play(0, 'drive', { hex: t.hex(q, r) });
    expect(t.over).toBe(false);
    for (const goal of [-2, -1]) expect(drive(t, t.hex(goal, 2))).toBeUndefined();
    t.play(0, 'drive', { hex: t.hex(-1, 2) });
    expect([t.over, t.b.rules.winners(t.s)]).toEqual([true, [0]]);
  });

  test('places in the middle lead to two hexes', () => {
    const t = open(apart());
    t.play(0, 'end-turn').until('main', 1);
    fuel(t, 1, { grain: 5 });
    for (let hex = 0; hex < 19; hex++) t.lay(hex, 'fields', 5);
    expect(
      t
        .legal(1, 'drive')
        .map(({ hex }) => hex)
        .sort(),
    ).toEqual([t.hex(0, -2), t.hex(1, -2)].sort());
  });

  // proves misc/rally-paris-catan: Your car must have been in the desert
  // proves misc/rally-paris-catan: Every car must pass the desert
  test('with a checkpoint nobody comes to the goal past the desert', () => {
    for (const rallyCheckpoint of [true, false]) {
      const t = open({ options: { rallyCheckpoint } });
      t.lay(t.hex(1, 0), 'desert');
      fuel(car(t, 0, t.hex(2, -1)), 0, { grain: 10 });
      expect(drive(t, t.hex(2, 0))).toBe(rallyCheckpoint ? 'rally-checkpoint' : undefined);
      t.play(0, 'drive', { hex: t.hex(1, 0) });
      expect(drive(t, t.hex(2, 0))).toBeUndefined();
    }
    const t = open(apart({ rallyCheckpoint: true }));
    t.lay(t.hex(0, 2), 'desert');
    fuel(car(t, 0, t.hex(0, 1)), 0, { grain: 10 });
    expect(drive(t, t.hex(-1, 2))).toBe('rally-checkpoint');
    expect(t.play(0, 'drive', { hex: t.hex(0, 2) }).over).toBe(true);
  });

  // proves misc/rally-paris-catan: The first to 12 points on their own turn wins, if no car gets there before
  test('otherwise twelve points win', () => {
    const t = open();
    const towns = (count: number) => {
      const corners = [0, 2, 4].map((corner) => t.corner(0, 0, corner));
      const more = [t.corner(2, 0, 0), t.corner(-2, 0, 2), t.corner(2, 0, 5)];
      for (const corner of [...corners, ...more].slice(0, count)) t.put(0, 'city', corner);
    };
    towns(5);
    t.cards(0, 'victory-point', 1);
    t.play(0, 'end-turn');
    expect(t.over).toBe(false);
    t.until('main', 3).play(3, 'end-turn');
    t.cards(0, 'victory-point', 1);
    t.b.rules.checkEnd(t.s);
    expect([t.over, t.b.rules.winners(t.s)]).toEqual([true, [0]]);
  });
});

describe('thieves', () => {
  const rob = (t: Table, place: number) => {
    t.b.the.blockers.moved(t.s, 0, t.b.blocker('robber'), place);
    return t;
  };
  // proves misc/rally-paris-catan: may steal a card from your hand may
  // proves misc/rally-paris-catan: What is stolen from your fuel goes into the thief’s hand
  // proves misc/rally-paris-catan: Fuel that may be stolen instead of a card
  test('take a card of the hand or of the fuel of whoever is robbed', () => {
    const t = open();
    t.put(1, 'settlement', t.corner(0, 0, 0)).give(1, { wool: 1 });
    fuel(t, 1, { ore: 2 });
    rob(t, t.hex(0, 0));
    expect(t.decision).toBe('hand-or-fuel');
    t.play(0, 'rob-fuel').nature('steal-fuel', { good: 'ore' });
    expect([t.hand(0), fuelOf(t, 1), t.field('fuelSize', 1), t.hand(1)]).toEqual([
      { ore: 1 },
      { ore: 1 },
      1,
      { wool: 1 },
    ]);
    rob(t, t.hex(1, 0)).play(0, 'rob-hand').nature('steal', { good: 'wool' });
    expect([t.hand(0), t.hand(1)]).toEqual([{ ore: 1, wool: 1 }, {}]);
  });

  // proves misc/rally-paris-catan: If you have no card in your hand
  test('an empty hand is not robbed of fuel', () => {
    const t = open();
    t.put(1, 'settlement', t.corner(0, 0, 0));
    fuel(t, 1, { ore: 2 });
    rob(t, t.hex(0, 0));
    expect([t.decision, fuelOf(t, 1)]).toEqual(['main', { ore: 2 }]);
  });

  // proves misc/rally-paris-catan: If your car is on the hex of the robber
  test('take fuel of a car at the robber alone, with or without a building there', () => {
    const t = open({ options: { rallyTheft: 'car' } });
    t.put(1, 'settlement', t.corner(0, 0, 0)).give(1, { wool: 1 });
    fuel(t, 1, { ore: 2 });
    rob(t, t.hex(0, 0));
    expect(t.decision).toBe('steal');
    t.nature('steal', { good: 'wool' });
    car(t, 1, t.hex(-1, 0));
    rob(t, t.hex(-1, 0));
    expect(t.decision).toBe('steal-fuel');
    t.nature('steal-fuel', { good: 'ore' });
    expect([t.hand(0), fuelOf(t, 1)]).toEqual([{ wool: 1, ore: 1 }, { ore: 1 }]);
    car(t, 1, t.hex(0, 0)).give(1, { wool: 1 });
    expect(rob(t, t.hex(0, 0)).decision).toBe('hand-or-fuel');
    t.play(0, 'rob-hand').nature('steal', { good: 'wool' });
    fuel(car(t, 1, t.hex(0, 1)), 1, {}).give(1, { wool: 1 });
    expect(rob(t, t.hex(0, 1)).decision).toBe('main');
  });
});

describe('bots', () => {
  test('save for what the way takes, and like fuel that brings the car on', () => {
    const t = open();
    const { hints } = t.b.the;
    const aims: string[] = [];
    hints.aims(t.s, 0, (bill) => aims.push(t.b.goods[bill[0][0]].id));
    expect(aims).toContain('grain');
    const before = hints.promised(t.s, 0) + hints.progress(t.s, 0);
    fuel(t, 0, { grain: 3 });
    expect(hints.promised(t.s, 0) + hints.progress(t.s, 0)).toBeGreaterThan(before);
  });
});
