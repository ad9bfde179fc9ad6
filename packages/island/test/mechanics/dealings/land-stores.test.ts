import { describe, expect, test } from 'vitest';
import { defineModule, landStores, landStoresOf } from '../../../index.ts';
import { Table } from '../../table.ts';

const GOODS = ['brick', 'lumber', 'wool', 'grain', 'ore'];
const halves = defineModule({
  id: 'test/halves',
  kind: 'variant',
  seats: [4],
  needs: ['first-island/base'],
  parts: [landStores({ lands: ['north', 'south'], goods: GOODS, hands: [[0], [1]] })],
  editBoard: (board) => ({
    ...board,
    hexes: board.hexes.map((hex) => ({ ...hex, region: hex.r < 0 ? 'north' : 'south' })),
  }),
  words: { name: 'Halves', summary: 'A test.', rules: [] },
});
const table = (): Table => {
  const t = new Table('test/halves', { own: [halves] }).started();
  t.until('roll', 0).bare();
  for (let hex = 0; hex < t.b.topology.hexes; hex++) t.set('numbers', hex, 0);
  for (let seat = 0; seat < 4; seat++) t.give(seat, {});
  return t;
};
/** hexes on either side, far apart, that give brick for a 5 */
const fields = (t: Table): { north: number; south: number } => {
  const found = { north: t.hex(0, -2), south: t.hex(0, 2) };
  for (const hex of Object.values(found)) t.lay(hex, 'hills', 5);
  return found;
};

describe('stores by land', () => {
  test('what a hex gives lies in the store of its land, out of one stock', () => {
    const t = table();
    const { north, south } = fields(t);
    const bank = t.bank('brick');
    t.put(0, 'city', t.b.walks.cornersOf[north][1]).put(0, 'settlement', t.b.walks.cornersOf[south][4]);
    t.roll(5);
    expect([t.hand(0), t.bank('brick'), t.bank('brick-south')]).toEqual([
      { brick: 2, 'brick-south': 1 },
      bank - 3,
      bank - 3,
    ]);
  });

  test('a stock that cannot pay all stores pays no one, but for one who alone is owed it', () => {
    const t = table();
    const { north, south } = fields(t);
    t.put(0, 'city', t.b.walks.cornersOf[north][1]).put(0, 'city', t.b.walks.cornersOf[south][4]);
    t.give(3, { brick: t.bank('brick') - 3 });
    const cells = t.s.cells.slice();
    t.roll(5);
    expect(t.hand(0)).toEqual({ brick: 2, 'brick-south': 1 });
    t.s.cells.set(cells);
    t.put(1, 'settlement', t.b.walks.cornersOf[south][2]).roll(5);
    expect([t.hand(0), t.hand(1)]).toEqual([{}, {}]);
  });

  test('a price is named in the goods of the nearest land with a building, and paid where the piece stands', () => {
    const t = table();
    const road = t.b.piece('road').index;
    const priced = () => t.b.rules.cost(t.s, 0, road, -1).map(([good]) => t.b.goods[good].id);
    t.give(0, { 'brick-south': 1, 'lumber-south': 1 });
    expect(priced()).toEqual(['brick', 'lumber']);
    t.put(0, 'settlement', t.corner(0, 2, 4));
    expect(priced()).toEqual(['brick-south', 'lumber-south']);
    t.give(0, { brick: 1, lumber: 1, 'brick-south': 1, 'lumber-south': 1 });
    expect(priced()).toEqual(['brick', 'lumber']);
  });

  test('a seven halves each hand for itself', () => {
    const t = table().give(0, { brick: 8, 'ore-south': 7 }).roll(7);
    expect(t.refusal(0, 'discard', { good: 'ore-south' })?.code).toBe('other-store');
    for (let i = 0; i < 4; i++) t.play(0, 'discard', { good: 'brick' });
    expect([t.decision, t.hand(0)]).toEqual(['move-blocker', { brick: 4, 'ore-south': 7 }]);
  });

  test('knows kinds and lands of its goods', () => {
    const t = table();
    const own = landStoresOf(t.b);
    expect([own.kindOf(t.b.good('ore-south')), own.landOf(t.b.good('ore-south'))]).toEqual([4, 1]);
    expect([own.ofHex(t.hex(0, -2)), own.ofHex(t.hex(0, 2))]).toEqual([0, 1]);
    expect(t.b.goods[own.good(2, 1)].id).toBe('wool-south');
  });
});
