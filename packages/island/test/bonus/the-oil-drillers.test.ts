import { describe, expect, it } from 'vitest';
import { Table } from '../table.ts';

const ID = 'bonus/the-oil-drillers';
const RIG = { lumber: 1, ore: 2 };
const all = (t: Table): number[] => Array.from({ length: t.b.topology.hexes }, (_, hex) => hex);
/** no oil anywhere, nobody has anything */
const start = (options: ConstructorParameters<typeof Table>[1] = {}): Table => {
  const t = new Table(ID, options).started().bare();
  for (let seat = 0; seat < t.b.seats; seat++) t.give(seat, {});
  for (const hex of all(t)) t.set('oilThere', hex, 0);
  return t.set('blocker', t.b.blocker('robber'), t.hex(2, 0)).lay(t.hex(2, 0), 'desert');
};
const at = (t: Table, hex: number, i = 0): number => t.b.walks.cornersOf[hex][i];
const rig = (t: Table, seat: number, hex: number): Table =>
  t.set('rigs', hex * t.b.seats + seat, 1).set('rigsLeft', seat, 2);
/** barrels in the middle, with the number 5 turned up; the land there has another */
const field = (barrels: number, options = {}): Table => {
  const t = start(options);
  const hex = t.hex(0, 0);
  for (const each of all(t)) t.set('numbers', each, 0);
  return t.lay(hex, 'hills', 9).set('oilThere', hex, barrels).set('oilNumber', hex, 5);
};
const barrels = (t: Table): number[] =>
  Array.from({ length: t.b.seats }, (_, seat) => t.field('barrels', seat));

// proves bonus/the-oil-drillers: Oil fields lie on some land hexes
// proves bonus/the-oil-drillers: There are 7 oil fields
// proves bonus/the-oil-drillers: No two have the same number
it.each([
  [3, 7],
  [4, 7],
  [5, 9],
  [6, 9],
])('with %i players %i fields lie on land', (seats, count) => {
  const amounts = new Set<number>();
  for (let seed = 1; seed <= 12; seed++) {
    const t = new Table(ID, { seats, seed }).started();
    const there = all(t).filter((hex) => t.field('oilThere', hex) > 0);
    expect(there).toHaveLength(count);
    for (const hex of there) {
      amounts.add(t.field('oilThere', hex));
      expect([t.b.land[t.field('terrain', hex)], t.field('oilNumber', hex)]).toEqual([1, 0]);
    }
    expect(t.b.row('oilNumbers').sum(t.s)).toBe(10);
    expect([t.field('oilNumbers', 7), t.field('oilNumbers', 2), t.field('oilNumbers', 12)]).toEqual([
      0, 1, 1,
    ]);
  }
  expect([...amounts].sort()).toEqual([3, 4, 5, 6]);
});

describe('a rig', () => {
  const ready = (): Table => {
    const t = start().roll(2).give(0, { lumber: 2, ore: 4 });
    return t.set('oilThere', t.hex(0, 0), 4).put(0, 'settlement', at(t, t.hex(0, 0)));
  };

  // proves bonus/the-oil-drillers: A rig costs 1 lumber and 2 ore
  // proves bonus/the-oil-drillers: The first rig there turns the number up
  it('is paid for, and turns the number up', () => {
    const t = ready();
    t.play(0, 'build-rig', { hex: t.hex(0, 0) });
    expect([t.hand(0), t.decision]).toEqual([RIG, 'oil-number']);
    t.nature('oil-number', { number: 8 });
    expect([t.field('oilNumber', t.hex(0, 0)), t.field('oilNumbers', 8), t.decision]).toEqual([8, 0, 'main']);
  });

  // proves bonus/the-oil-drillers: You have 3, and build one on an oil field
  it('stands on an oil field beside an own town', () => {
    const t = ready();
    const [here, far, dry] = [t.hex(0, 0), t.hex(-2, 0), t.hex(0, 1)];
    t.set('oilThere', far, 4).put(1, 'settlement', at(t, far));
    expect(t.legal(0, 'build-rig').map(({ hex }) => hex)).toEqual([here]);
    expect(t.refusal(0, 'build-rig', { hex: far })?.code).toBe('oil-town');
    expect(t.refusal(0, 'build-rig', { hex: dry })?.code).toBe('oil-none');
    t.give(0, { lumber: 1, ore: 1 });
    expect(t.legal(0, 'build-rig')).toEqual([]);
  });

  // proves bonus/the-oil-drillers: You have 3, and build one on an oil field
  it('there are three of each player', () => {
    const t = ready().set('rigsLeft', 0, 0);
    expect(t.refusal(0, 'build-rig', { hex: t.hex(0, 0) })?.code).toBe('oil-supply');
    expect(new Table(ID).started().field('rigsLeft', 2)).toBe(3);
  });

  // proves bonus/the-oil-drillers: Several players may have a rig
  it('stands beside rigs of others, and once', () => {
    const t = rig(ready(), 1, 0);
    const hex = t.hex(0, 0);
    rig(t, 1, hex).set('oilNumber', hex, 6);
    t.play(0, 'build-rig', { hex });
    expect([t.decision, t.field('oilNumber', hex)]).toEqual(['main', 6]);
    expect(t.refusal(0, 'build-rig', { hex })?.code).toBe('oil-rigged');
  });

  // proves bonus/the-oil-drillers: You may remove a rig
  it('comes back when it is removed', () => {
    const t = rig(ready(), 0, 0);
    const hex = t.hex(0, 0);
    rig(t, 0, hex).play(0, 'remove-rig', { hex });
    expect([t.field('rigsLeft', 0), t.field('rigs', hex * 4)]).toEqual([3, 0]);
    expect(t.refusal(0, 'remove-rig', { hex })?.code).toBe('oil-no-rig');
  });
});

describe('oil', () => {
  // proves bonus/the-oil-drillers: When the number of an oil field comes
  it('1 for a settlement, 2 for a city, to whoever has a rig', () => {
    const t = field(6);
    const hex = t.hex(0, 0);
    t.put(0, 'settlement', at(t, hex, 0))
      .put(0, 'city', at(t, hex, 2))
      .put(1, 'city', at(t, hex, 4));
    rig(t, 0, hex).roll(5);
    expect([barrels(t), t.field('oilThere', hex)]).toEqual([[3, 0, 0, 0], 3]);
    expect(t.events).toContainEqual({ kind: 'oil-pumped', data: { seat: 0, count: 3, hex } });
  });

  // proves bonus/the-oil-drillers: The number of the oil has nothing to do
  it('the number of the land brings none, and that of the oil no goods', () => {
    const t = field(6);
    const hex = t.hex(0, 0);
    rig(t, 0, hex).put(0, 'settlement', at(t, hex)).roll(9);
    expect([barrels(t)[0], t.hand(0)]).toEqual([0, { brick: 1 }]);
    const other = field(6);
    rig(other, 0, hex).put(0, 'settlement', at(other, hex)).roll(5);
    expect([barrels(other)[0], other.hand(0).brick]).toEqual([1, undefined]);
  });

  // proves bonus/the-oil-drillers: If there is not enough for all
  it('goes round from whoever’s turn it is', () => {
    const t = field(3);
    const hex = t.hex(0, 0);
    for (const [seat, i] of [
      [0, 0],
      [1, 2],
      [3, 4],
    ])
      rig(t.put(seat, 'city', at(t, hex, i)), seat, hex);
    t.set('active', 0, 3);
    t.b.rules.onNumber(t.s, 5);
    expect(barrels(t)).toEqual([1, 0, 0, 2]);
  });

  // proves bonus/the-oil-drillers: The robber does not stop oil
  // proves bonus/the-oil-drillers: An oil field that is dry is gone
  it('flows under the robber, until the field is dry', () => {
    const t = field(1);
    const hex = t.hex(0, 0);
    rig(t, 0, hex).put(0, 'city', at(t, hex)).set('blocker', t.b.blocker('robber'), hex).roll(5);
    expect([barrels(t)[0], t.field('oilThere', hex), t.field('oilNumber', hex)]).toEqual([1, 0, 0]);
    t.give(0, RIG).set('rigs', hex * 4, 0);
    expect(t.refusal(0, 'build-rig', { hex })?.code).toBe('oil-none');
  });
});

describe('the end', () => {
  /** seat 0 has nine points and can build the tenth */
  const near = (oil: readonly number[]): Table => {
    const t = start().roll(2);
    for (const i of [0, 2, 4]) t.put(0, 'city', t.corner(0, 0, i));
    t.put(0, 'settlement', t.corner(-2, 0, 2)).put(0, 'settlement', t.corner(-2, 2, 4));
    t.put(0, 'settlement', t.corner(2, -2, 0)).put(1, 'settlement', t.corner(2, 0, 0));
    t.give(0, { grain: 2, ore: 3 });
    for (const [seat, count] of oil.entries()) t.set('barrels', seat, count);
    return t;
  };
  const ends = (t: Table): readonly number[] => {
    expect([t.points(0), t.over]).toEqual([9, false]);
    t.play(0, 'city', { corner: t.corner(-2, 2, 4) });
    expect(t.over).toBe(true);
    return t.b.result(t.s).winners;
  };

  // proves bonus/the-oil-drillers: When you reach the goal on your turn
  // proves bonus/the-oil-drillers: The most barrels win
  // proves bonus/the-oil-drillers: The game ends at once
  it('comes with the goal, and most oil wins', () => {
    expect(ends(near([1, 3, 2, 0]))).toEqual([1]);
    expect(ends(near([4, 3, 2, 0]))).toEqual([0]);
  });

  // proves bonus/the-oil-drillers: with the most barrels, the
  it('of those level in oil most points win, or all who are level in both', () => {
    expect(ends(near([3, 3, 0, 3]))).toEqual([0]);
    expect(ends(near([0, 2, 3, 3]))).toEqual([2, 3]);
    expect(ends(near([0, 3, 3, 0]))).toEqual([1]);
  });

  it('tells the winners to all', () => {
    const t = near([1, 3, 2, 0]);
    ends(t);
    expect(t.events.find(({ kind }) => kind === 'game-over')?.data.winners).toEqual([1]);
  });
});

it('bots want rigs where much oil flows, and barrels', () => {
  const t = field(6);
  const hex = t.hex(0, 0);
  t.put(0, 'settlement', at(t, hex));
  const gains: number[] = [];
  t.b.the.hints.aims(t.s, 0, (_bill, gain) => gains.push(gain));
  expect(gains.filter((gain) => gain > 0)).toHaveLength(1);
  const before = t.b.the.hints.progress(t.s, 0);
  t.set('barrels', 0, 2);
  expect(t.b.the.hints.progress(t.s, 0)).toBeGreaterThan(before + 1);
  expect(t.b.the.hints.foundingGain(t.s, 1, at(t, hex, 2))).toBeGreaterThan(0);
});
