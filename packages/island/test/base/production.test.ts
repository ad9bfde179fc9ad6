import { expect, test } from 'vitest';
import { Table } from '../table.ts';
import { GOODS, quiet } from './quiet.ts';

// proves island: one good to each settlement beside it and two to each city
test('a settlement gives 1 and a city 2, for all players, whoever rolled', () => {
  const t = quiet();
  t.lay(t.hex(0, 0), 'hills', 8);
  t.put(0, 'settlement', t.corner(0, 0, 0))
    .put(1, 'settlement', t.corner(0, 0, 2))
    .put(1, 'city', t.corner(0, 0, 2));
  t.put(2, 'settlement', t.corner(0, 0, 4)).roll(8);
  expect([0, 1, 2, 3].map((seat) => t.hand(seat))).toEqual([{ brick: 1 }, { brick: 2 }, { brick: 1 }, {}]);
  expect(t.bank('brick')).toBe(15);
});

test('several buildings on one hex add up', () => {
  const t = quiet();
  t.lay(t.hex(0, 0), 'forest', 5);
  t.put(0, 'settlement', t.corner(0, 0, 0))
    .put(0, 'settlement', t.corner(0, 0, 2))
    .roll(5);
  expect(t.hand(0)).toEqual({ lumber: 2 });
});

// proves island: hills brick, forest lumber
test.each([
  ['hills', 'brick'],
  ['forest', 'lumber'],
  ['pasture', 'wool'],
  ['fields', 'grain'],
  ['mountains', 'ore'],
])('%s give %s', (terrain, good) => {
  const t = quiet();
  t.lay(t.hex(0, 0), terrain, 9)
    .put(0, 'settlement', t.corner(0, 0, 0))
    .roll(9);
  expect(t.hand(0)).toEqual({ [good]: 1 });
});

test('the desert gives nothing', () => {
  const t = quiet();
  t.lay(t.hex(0, 0), 'desert', 9)
    .put(0, 'settlement', t.corner(0, 0, 0))
    .roll(9);
  expect(t.hand(0)).toEqual({});
});

// proves island: Every hex with that number gives
test('only hexes with the number rolled produce', () => {
  const t = quiet();
  t.lay(t.hex(0, 0), 'hills', 9)
    .lay(t.hex(1, 0), 'forest', 10)
    .put(0, 'settlement', t.corner(0, 0, 0))
    .roll(10);
  expect(t.hand(0)).toEqual({ lumber: 1 });
});

// proves island: Nobody may decline
test('collecting cannot be declined: nobody is asked', () => {
  const t = quiet();
  t.lay(t.hex(0, 0), 'hills', 9)
    .put(1, 'settlement', t.corner(0, 0, 0))
    .roll(9);
  expect(t.decision).toBe('main');
  expect(t.hand(1)).toEqual({ brick: 1 });
});

// proves island: The bank pays each good separately: if
test('if the bank cannot pay all that is owed of a good, nobody gets that good', () => {
  const t = quiet();
  t.lay(t.hex(0, 0), 'hills', 9)
    .put(0, 'settlement', t.corner(0, 0, 0))
    .put(1, 'settlement', t.corner(0, 0, 2));
  t.setBank('brick', 1).roll(9);
  expect([t.hand(0), t.hand(1)]).toEqual([{}, {}]);
  expect(t.bank('brick')).toBe(1);
});

// proves island: The bank pays each good separately: if
test('if only one player is owed the good, that player takes what is left', () => {
  const t = quiet();
  t.lay(t.hex(0, 0), 'hills', 9)
    .put(0, 'settlement', t.corner(0, 0, 0))
    .put(0, 'city', t.corner(0, 0, 0));
  t.setBank('brick', 1).roll(9);
  expect(t.hand(0)).toEqual({ brick: 1 });
});

// proves island: The bank pays each good separately: if
test.each(GOODS)('a shortage of %s does not touch the other goods', (short) => {
  const t = quiet();
  const terrains = ['hills', 'forest', 'pasture', 'fields', 'mountains'];
  terrains.forEach((terrain, i) => {
    const hex = [t.hex(0, 0), t.hex(1, 0), t.hex(2, 0), t.hex(0, 2), t.hex(0, -2)][i];
    t.lay(hex, terrain, 9);
    // both seats are owed one of each
    t.put(0, 'settlement', t.b.topology.hexCorner[hex * 6 + 1]).put(
      1,
      'settlement',
      t.b.topology.hexCorner[hex * 6 + 4],
    );
  });
  t.setBank(short, 1).roll(9);
  for (const good of GOODS) expect([t.hand(0)[good] ?? 0, good]).toEqual([good === short ? 0 : 1, good]);
});

// proves island: Cards of each resource in the bank
test('the bank holds 19 of each good, 24 with five and more, or any of the numbers that the table chooses', () => {
  const bank = (seats: number, options = {}) =>
    new Table('first-island/base', { seats, options }).bank('ore');
  expect([bank(3), bank(4), bank(5), bank(6)]).toEqual([19, 19, 24, 24]);
  expect(bank(4, { bank: '24' })).toBe(24);
});

// proves island: Cards of each resource in the bank
test('with an unlimited bank there is no shortage', () => {
  const t = quiet({ options: { bank: 'unlimited' } });
  t.lay(t.hex(0, 0), 'hills', 9).put(0, 'settlement', t.corner(0, 0, 0));
  for (let turn = 0; turn < 40; turn++) {
    t.roll(9).play(t.active, 'end-turn');
  }
  expect(t.hand(0)).toEqual({ brick: 40 });
});
