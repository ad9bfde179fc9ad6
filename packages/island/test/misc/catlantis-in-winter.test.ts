import { describe, expect, test } from 'vitest';
import { counted, harboursOf, numberOf, terrainOf } from '../second-islands/board.ts';
import { Table } from '../table.ts';

const ROW = 'misc/catlantis-in-winter';
/** nothing stands on the island, nobody has anything, and no hex has a 3, 5 or 12 */
function open(): Table {
  const t = new Table(ROW).started().bare();
  for (let hex = 0; hex < 19; hex++)
    if ([3, 5, 12].includes(numberOf(t, hex))) t.set('numbers', hex, 1 << 11);
  for (let seat = 0; seat < 4; seat++) t.give(seat, {});
  return t;
}
const goldField = (t: Table) => t.hex(0, -1);
const volcano = (t: Table) => t.hex(1, -1);
/** a corner of the gold field that is not at the volcano, and the other way round */
const atGold = (t: Table) => t.corner(0, -1, 2);
const atVolcano = (t: Table) => t.corner(1, -1, 0);
const throws = (t: Table, red: number, yellow: number) =>
  t.play(t.active, 'roll').nature('dice', { red, yellow });
const gold = (t: Table, seat: number) => t.hand(seat).gold ?? 0;
const spent = (t: Table) => t.field('spent', t.b.good('grain'));

describe('gold field and volcano', () => {
  // proves misc/catlantis-in-winter: A gold field and a volcano lie inside
  // proves misc/catlantis-in-winter: They have no number tokens: whenever doubles are rolled
  // proves misc/catlantis-in-winter: A city gets 2 gold
  test('give gold on doubles, two to a city, and nothing on other rolls', () => {
    const t = open();
    expect([terrainOf(t, goldField(t)), terrainOf(t, volcano(t))]).toEqual(['gold', 'volcano']);
    expect([numberOf(t, goldField(t)), numberOf(t, volcano(t))]).toEqual([0, 0]);
    t.put(1, 'settlement', atGold(t)).put(2, 'settlement', atVolcano(t)).put(2, 'city', atVolcano(t));
    throws(t, 4, 1).play(0, 'end-turn');
    expect([gold(t, 1), gold(t, 2)]).toEqual([0, 0]);
    throws(t, 3, 3);
    expect([gold(t, 1), gold(t, 2)]).toEqual([1, 2]);
  });

  // proves misc/catlantis-in-winter: On a 2 and on a 12 the volcano erupts
  test.each([
    [1, 1],
    [6, 6],
  ])('with %i and %i the volcano pays first, then everything beside it is struck', (red, yellow) => {
    const t = open();
    t.put(1, 'settlement', atVolcano(t)).put(2, 'settlement', t.corner(1, -1, 5));
    t.put(2, 'city', t.corner(1, -1, 5)).put(3, 'settlement', atGold(t));
    throws(t, red, yellow);
    expect([gold(t, 1), gold(t, 2), gold(t, 3)]).toEqual([1, 2, 1]);
    expect([t.points(1), t.points(2), t.points(3)]).toEqual([0, 1, 1]);
  });

  test('other numbers bring no eruption', () => {
    const t = open();
    t.put(1, 'settlement', atVolcano(t));
    throws(t, 4, 4);
    expect(t.points(1)).toBe(1);
  });

  // proves misc/catlantis-in-winter: A city hit by an
  test('a city is removed if its owner has no settlement left', () => {
    const t = open();
    t.put(1, 'settlement', atVolcano(t)).put(1, 'city', atVolcano(t));
    t.set('supply', t.b.pieces.length + t.b.piece('settlement').index, 0);
    throws(t, 1, 1);
    expect(t.field('building', atVolcano(t))).toBe(0);
  });

  // proves misc/catlantis-in-winter: Without tokens the gold field and the volcano never drown
  test('never get a flood marker, though water lies beside them', () => {
    const t = open();
    for (const [q, r] of [
      [0, -2],
      [1, -2],
      [2, -2],
    ])
      t.lay(t.hex(q, r), 'sea');
    throws(t, 6, 6);
    expect(t.decision).toBe('main');
    expect([t.field('flood', goldField(t)), t.field('flood', volcano(t))]).toEqual([0, 0]);
  });

  // proves misc/catlantis-in-winter: The robber stops their gold, but no eruption
  test('the robber stops the gold of its hex, but no eruption', () => {
    const t = open();
    t.put(1, 'settlement', atVolcano(t)).put(3, 'settlement', atGold(t));
    t.s.cells[t.b.at.blocker] = volcano(t);
    throws(t, 1, 1);
    expect([gold(t, 1), gold(t, 3), t.points(1)]).toEqual([0, 1, 0]);
  });
});

describe('gold', () => {
  // proves misc/catlantis-in-winter: Every trade with the bank
  test('a trade with the bank costs 1 gold, with a harbour too', () => {
    const t = open();
    throws(t, 4, 1).give(0, { brick: 4 });
    expect(t.refusal(0, 'bank-trade', { give: 'brick', want: 'ore' })?.code).toBe('trade-fee');
    t.give(0, { brick: 4, gold: 2 }).play(0, 'bank-trade', { give: 'brick', want: 'ore' });
    expect(t.hand(0)).toEqual({ ore: 1, gold: 1 });
    t.set('harbours', 0, -1).give(0, { brick: 2, gold: 1 });
    t.play(0, 'bank-trade', { give: 'brick', want: 'ore' });
    expect(t.hand(0)).toEqual({ ore: 1 });
  });

  // proves misc/catlantis-in-winter: Gold lies open, never runs out
  test('is open, traded among players, no card of the hand and never taken by the bank', () => {
    const t = open();
    throws(t, 4, 1).give(0, { gold: 8, wool: 1 }).give(1, { brick: 1 });
    expect(t.field('handSize', 0)).toBe(1);
    expect(t.b.goods[t.b.good('gold')]).toMatchObject({ open: true, supply: 'unlimited', choosable: false });
    expect(t.legal(0, 'bank-trade')).toEqual([]);
    t.play(0, { move: 'offer', give: { gold: 1 }, want: { brick: 1 } }).play(1, 'accept');
    expect(t.b.the.offers.barTradeGood(t.s, t.b.good('gold'))).toBeUndefined();
  });
});

describe('grain', () => {
  // proves misc/catlantis-in-winter: Grain that you pay for building goes to a separate pile
  // proves misc/catlantis-in-winter: pay for development cards as for buildings
  test('that is paid for settlements, cities and cards goes to the pile', () => {
    const t = open();
    throws(t, 4, 1);
    const bank = t.bank('grain');
    const corner = t.corner(0, 1, 0);
    t.put(0, 'road', t.edge(0, 1, 0)).give(0, { brick: 1, lumber: 1, wool: 2, grain: 4, ore: 4 });
    t.play(0, 'settlement', { corner });
    expect(spent(t)).toBe(1);
    t.play(0, 'city', { corner });
    expect(spent(t)).toBe(3);
    t.play(0, 'buy-card').until('main', 0);
    expect([spent(t), t.bank('grain'), t.hand(0)]).toEqual([4, bank - 4, {}]);
    expect([t.bank('ore'), t.bank('wool')]).toEqual([19, 19]);
  });

  test('that is traded or discarded goes back to the bank', () => {
    const t = open();
    throws(t, 4, 1).give(0, { grain: 4, gold: 1 });
    t.play(0, 'bank-trade', { give: 'grain', want: 'ore' });
    expect([spent(t), t.bank('grain')]).toEqual([0, 19]);
  });

  // proves misc/catlantis-in-winter: Only in a trade with the bank you may take grain from that pile
  test('is traded from the pile or from the bank, from the pile also when the bank has none', () => {
    const t = open();
    throws(t, 4, 1).give(0, { brick: 8, gold: 2 });
    expect(t.refusal(0, 'trade-for-spent', { give: 'brick' })?.code).toBe('none-spent');
    t.set('spent', t.b.good('grain'), 2).setBank('grain', 17);
    t.play(0, 'trade-for-spent', { give: 'brick' });
    expect([spent(t), t.bank('grain'), t.hand(0)]).toEqual([1, 17, { brick: 4, grain: 1, gold: 1 }]);
    t.setBank('grain', 0);
    expect(t.refusal(0, 'bank-trade', { give: 'brick', want: 'grain' })?.code).toBe('bank-empty');
    t.play(0, 'trade-for-spent', { give: 'brick' });
    expect([spent(t), t.hand(0)]).toEqual([0, { grain: 2 }]);
    t.set('spent', t.b.good('grain'), 1).give(0, { brick: 4 });
    expect(t.refusal(0, 'trade-for-spent', { give: 'brick' })?.code).toBe('trade-fee');
    t.give(0, { brick: 3, gold: 1 });
    expect(t.refusal(0, 'trade-for-spent', { give: 'brick' })?.code).toBe('rate');
    expect(t.refusal(0, 'trade-for-spent', { give: 'grain' })?.code).toBe('same-good');
  });

  test('is on offer as soon as some lies on the pile, whatever one gives for it', () => {
    const t = open();
    throws(t, 4, 1).give(0, { gold: 1 });
    const why = t.b.moves.find(({ name }) => name === 'trade-for-spent')!.why!;
    expect(why(t.s, 0, -1, -1, -1)?.code).toBe('none-spent');
    t.set('spent', t.b.good('grain'), 1);
    expect(why(t.s, 0, -1, -1, -1)).toBeUndefined();
    for (const good of ['brick', 'lumber', 'ore', 'wool'])
      expect(t.refusal(0, 'trade-for-spent', { give: good })?.code).toBe('rate');
  });

  test('does not come from the pile with production', () => {
    const t = open();
    t.lay(t.hex(0, 1), 'fields', 5).put(1, 'settlement', t.corner(0, 1, 0));
    t.set('spent', t.b.good('grain'), 19).setBank('grain', 0);
    throws(t, 4, 1);
    expect(t.hand(1)).toEqual({});
  });
});

describe('the robber', () => {
  // proves misc/catlantis-in-winter: The robber starts off the board
  // proves misc/catlantis-in-winter: If its hex is one marker short of drowning
  test('starts off the board, and leaves it when its hex is one marker short of drowning', () => {
    const t = open();
    expect(t.field('blocker')).toBe(-1);
    const hex = t.hex(-2, 0);
    t.lay(hex, 'hills', 5).set('flood', hex, 3).set('floodMarkers', 0, 57);
    t.s.cells[t.b.at.blocker] = hex;
    throws(t, 4, 1);
    expect([t.field('flood', hex), t.field('blocker')]).toEqual([4, -1]);
    t.play(0, 'end-turn');
    throws(t, 3, 4);
    expect(t.refusal(1, 'move-blocker', { blocker: 'robber', hex })?.code).toBe('drowning');
    t.play(1, 'move-blocker', { blocker: 'robber', hex: t.hex(0, 0) });
    expect(t.field('blocker')).toBe(t.hex(0, 0));
  });
});

// proves misc/catlantis-in-winter: The coastal hexes beside gold field and volcano
// proves misc/catlantis-in-winter: The 6 and 8 of the interior do not lie beside
// proves misc/catlantis-in-winter: The island: 12 coastal hexes
// proves misc/catlantis-in-winter: One 4 of the 18 tokens
test.each([1, 2, 3, 4, 5, 6])('the island as it is dealt (board %i)', (seed) => {
  const t = new Table(ROW, { seed }).until('place-building');
  const numbers = (inland: number) =>
    Array.from({ length: 19 }, (_, hex) => hex)
      .filter((hex) => t.field('inland', hex) === inland)
      .map((hex) => numberOf(t, hex))
      .sort((a, z) => a - z);
  expect(numbers(0)).toEqual([2, 3, 3, 4, 5, 6, 8, 9, 10, 11, 11, 12]);
  expect(numbers(1)).toEqual([0, 0, 5, 6, 8, 9, 10]);
  expect(counted(t)).toEqual({
    hills: 3,
    fields: 4,
    forest: 4,
    mountains: 3,
    pasture: 3,
    gold: 1,
    volcano: 1,
  });
  expect(harboursOf(t)).toEqual({ brick: 1, grain: 1, lumber: 1, ore: 1, wool: 1, any: 4 });
  const reds = Array.from({ length: 19 }, (_, hex) => hex).filter((hex) => [6, 8].includes(numberOf(t, hex)));
  const [six, eight] = reds.filter((hex) => t.field('inland', hex) === 1);
  expect(t.b.walks.hexesBeside[six]).toContain(eight);
  for (const hex of [goldField(t), volcano(t)]) {
    expect(t.b.walks.hexesBeside[hex].some((next) => [goldField(t), volcano(t)].includes(next))).toBe(true);
    for (const next of t.b.walks.hexesBeside[hex]) {
      if (t.field('inland', next) === 0) expect([2, 3, 11, 12]).toContain(numberOf(t, next));
      else expect([6, 8]).not.toContain(numberOf(t, next));
    }
  }
});

test.each([
  [0, 2],
  [2, 3],
])(
  'the flood rises and ends the game as in Atlantis, %i hidden cards counted, and ten points win',
  (hidden, winner) => {
    const t = open();
    expect(t.b.rules.target(t.s, 0)).toBe(10);
    const hex = t.hex(-2, 0);
    t.lay(hex, 'hills', 5).set('flood', hex, 4).set('floodMarkers', 0, 56).set('drowned', 0, 7);
    t.put(2, 'settlement', t.corner(0, 1, 0)).cards(3, 'victory-point', hidden);
    throws(t, 4, 1);
    expect(t.b.result(t.s)).toMatchObject({ winners: [winner], ending: 'flood' });
  },
);

test('bots like gold, and towns at the gold field better than at the volcano', () => {
  const t = open();
  const gain = (corner: number) => t.b.the.hints.foundingGain(t.s, 0, corner);
  expect(gain(atGold(t))).toBeGreaterThan(gain(t.corner(0, 1, 4)));
  expect(gain(atVolcano(t))).toBeLessThan(gain(t.corner(0, 1, 4)));
  const before = t.b.the.hints.progress(t.s, 0);
  expect(t.give(0, { gold: 2 }).b.the.hints.progress(t.s, 0)).toBeGreaterThan(before);
});
