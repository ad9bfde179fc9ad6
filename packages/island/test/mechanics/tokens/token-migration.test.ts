import { chanceOutcomes } from '@hexwright/kernel';
import { describe, expect, test } from 'vitest';
import { defineModule, type Module, type TokenMigrationConfig, tokenMigration } from '../../../index.ts';
import { chartedBoard } from '../../../seafarers/boards/index.ts';
import { Table } from '../../table.ts';

/*
 * A main island of seven numbered hexes around 2,2 and, across one sea hex to the east, land without numbers:
 * 5,2 and 5,3, with a desert below.
 */
const chart = (reserve: string) => ({
  id: `drying-${reserve}`,
  name: 'A drying land',
  key: { m: '#main', o: '#outside' },
  rows: `
    0  0: ~ ~ ~ ~ ~ ~
    1  0: ~ ~ hills4#m fields6#m ~ ~ ~
    2 -1: ~ ~ pasture3#m mountains8#m forest5#m ~ hills#o
    3 -1: ~ ~ fields9#m hills10#m ~ ~ gold#o
    4 -2: ~ ~ ~ ~ ~ ~ desert#o`,
  harbours: '',
  robber: 'off',
  ...(reserve && { reserve }),
});

const game = (reserve: string, more: Partial<TokenMigrationConfig> = {}): Module =>
  defineModule({
    id: 'test/drying',
    kind: 'scenario',
    seats: [3, 4],
    needs: ['sea'],
    parts: [tokenMigration({ from: 'main', ...more })],
    board: () => chartedBoard(chart(reserve)),
    words: { name: 'Drying', summary: '', rules: [] },
  });

/** bare, in the main part of the turn of seat 0 */
function drying(reserve = '', more: Partial<TokenMigrationConfig> = {}): Table {
  const t = new Table('test/drying', { own: [game(reserve, more)], seats: 3 }).started().bare();
  // the random start may have given numbers away
  for (const hex of [t.hex(5, 2), t.hex(5, 3)]) t.set('numbers', hex, 0);
  t.set('numbers', t.hex(2, 1), 1 << 4).set('numbers', t.hex(3, 1), 1 << 6);
  t.set('numbers', t.hex(1, 2), 1 << 3)
    .set('numbers', t.hex(2, 2), 1 << 8)
    .set('numbers', t.hex(3, 2), 1 << 5);
  t.set('numbers', t.hex(1, 3), 1 << 9).set('numbers', t.hex(2, 3), 1 << 10);
  while (t.s.cells[0] > 0 && t.decision !== 'roll') t.anything();
  if (more.by === 'founding') return t.roll(2).until('main', 0);
  t.set('reserveLeft', 0, reserve ? reserve.split(' ').length : 0);
  for (let n = 2; n < 13; n++)
    t.set('reserve', n, reserve.split(' ').filter((text) => text === `${n}`).length);
  return t.roll(2).until('main', 0);
}
/** the edge between the two hexes outside, and one that only the first of them has */
const between = (t: Table) => t.edge(5, 2, 5);
const north = (t: Table) => t.edge(5, 2, 2);
/** seat 0 has laid a ship there */
function reached(edge: (t: Table) => number, reserve: string): Table {
  const t = drying(reserve);
  return t.put(0, 'ship', edge(t));
}
const number = (t: Table, q: number, r: number) => t.field('numbers', t.hex(q, r));

describe('the reserve', () => {
  test('a route on an edge of a hex without a number brings one at random from the reserve', () => {
    const t = reached(north, '3 9 9');
    expect(t.decision).toBe('draw-token');
    t.nature('draw-token', { number: 9 });
    expect([number(t, 5, 2), number(t, 5, 3), t.field('reserveLeft')]).toEqual([1 << 9, 0, 2]);
    expect(t.decision).toBe('main');
  });

  test('each token is as likely as another', () => {
    const t = reached(north, '3 9 9');
    const chances = chanceOutcomes(t.s)!.map(({ move, probability }) => [move.number, probability]);
    expect(chances).toEqual([
      [3, 1 / 3],
      [9, 2 / 3],
    ]);
  });

  test('a 6 or 8 is not drawn beside another while there is anything else', () => {
    const drawn = (reserve: string): unknown[] => {
      const t = drying(reserve);
      t.set('numbers', t.hex(5, 3), 1 << 6).put(0, 'ship', north(t));
      return t.legal(-1, 'draw-token').map((move) => move.number);
    };
    expect([drawn('3 8'), drawn('8')]).toEqual([[3], [8]]);
  });

  // proves seafarers/greater-catan, seafarers/greater-catan-bridges: A piece between two hexes
  test('a route between two such hexes brings a number to each', () => {
    const t = reached(between, '3 9');
    t.nature('draw-token', { number: 3 }).nature('draw-token', { number: 9 });
    expect([number(t, 5, 2), number(t, 5, 3)]).toEqual([1 << 3, 1 << 9]);
  });

  test('when the reserve has only one left, the second hex gets one of the region', () => {
    const t = reached(between, '3');
    t.nature('draw-token', { number: 3 });
    expect(t.decision).toBe('move-token');
  });

  test('a hex that has a number, a desert and a hex of the region get nothing', () => {
    const t = drying('3');
    t.put(0, 'ship', t.edge(4, 4, 4)).put(0, 'road', t.edge(2, 2, 2));
    t.set('numbers', t.hex(5, 2), 1 << 5).put(0, 'ship', north(t));
    expect(t.decision).toBe('main');
  });
});

describe('tokens torn from the region', () => {
  test('come from a hex beside an own building', () => {
    const t = drying();
    // at 3,1 3,2 and the sea
    t.put(0, 'settlement', t.corner(3, 1, 5)).put(1, 'settlement', t.corner(1, 3, 3));
    t.put(0, 'ship', north(t));
    expect(t.legal(0, 'move-token').map((move) => move.hex)).toEqual([t.hex(3, 1), t.hex(3, 2)]);
    expect(t.refusal(0, 'move-token', { hex: t.hex(1, 3) })?.code).toBe('token-foreign');
  });

  test('leave no building of anybody without a number', () => {
    const t = drying();
    t.put(0, 'settlement', t.corner(3, 1, 5))
      .put(1, 'settlement', t.corner(3, 1, 1))
      .put(0, 'ship', north(t));
    // the neighbour’s town has no other hex than 3,1
    expect(t.legal(0, 'move-token').map((move) => move.hex)).toEqual([t.hex(3, 2)]);
    expect(t.refusal(0, 'move-token', { hex: t.hex(3, 1) })?.code).toBe('token-barren');
  });

  test('bring no 6 or 8 beside another', () => {
    const t = drying();
    t.set('numbers', t.hex(5, 3), 1 << 8);
    t.put(0, 'settlement', t.corner(3, 1, 5)).put(0, 'ship', north(t));
    expect(t.legal(0, 'move-token').map((move) => move.hex)).toEqual([t.hex(3, 2)]);
    expect(t.refusal(0, 'move-token', { hex: t.hex(3, 1) })?.code).toBe('token-reds');
  });

  // proves seafarers/greater-catan-bridges: If no token meets
  test('where not all wishes can be met, the own building gives way first', () => {
    const t = drying();
    t.put(0, 'settlement', t.corner(3, 1, 1)).put(0, 'ship', north(t));
    // its only hex would be left barren, so any other token will do
    const from = t.legal(0, 'move-token').map((move) => move.hex);
    expect(from).not.toContain(t.hex(3, 1));
    expect(from.length).toBe(6);
  });

  // proves seafarers/greater-catan-bridges: If no token meets
  test('then the numbers of others, and last the reds', () => {
    const t = drying();
    for (const hex of [t.hex(2, 1), t.hex(1, 2), t.hex(2, 2), t.hex(3, 2), t.hex(1, 3), t.hex(2, 3)])
      t.set('numbers', hex, 0);
    t.put(0, 'settlement', t.corner(3, 1, 1)).put(0, 'ship', north(t));
    expect(t.legal(0, 'move-token').map((move) => move.hex)).toEqual([t.hex(3, 1)]);
    const red = drying();
    for (const hex of [
      red.hex(2, 1),
      red.hex(1, 2),
      red.hex(2, 2),
      red.hex(3, 2),
      red.hex(1, 3),
      red.hex(2, 3),
    ])
      red.set('numbers', hex, 0);
    red.set('numbers', red.hex(5, 3), 1 << 8);
    red.put(0, 'ship', north(red));
    expect(red.legal(0, 'move-token').map((move) => move.hex)).toEqual([red.hex(3, 1)]);
  });

  test('leave their hex without a number', () => {
    const t = drying();
    t.put(0, 'settlement', t.corner(3, 1, 5)).put(0, 'ship', north(t));
    t.play(0, 'move-token', { hex: t.hex(3, 2) });
    expect([number(t, 3, 2), number(t, 5, 2)]).toEqual([0, 1 << 5]);
    expect(t.events).toContainEqual({
      kind: 'number-laid',
      data: { hex: t.hex(5, 2), number: 5, from: t.hex(3, 2) },
    });
  });

  // proves seafarers/greater-catan, seafarers/greater-catan-bridges: When neither the reserve
  test('when there is none left, new land stays without a number', () => {
    const t = drying();
    for (let hex = 0; hex < t.b.topology.hexes; hex++) t.set('numbers', hex, 0);
    t.put(0, 'ship', north(t));
    expect([t.decision, number(t, 5, 2)]).toEqual(['main', 0]);
  });
});

describe('two hexes and not enough tokens', () => {
  /** the region keeps so many tokens, and a ship is laid between the two hexes outside */
  const short = (reserve: string, left: number): Table => {
    const t = drying(reserve);
    const inside = [
      t.hex(2, 1),
      t.hex(3, 1),
      t.hex(1, 2),
      t.hex(2, 2),
      t.hex(3, 2),
      t.hex(1, 3),
      t.hex(2, 3),
    ];
    for (const hex of inside.slice(left)) t.set('numbers', hex, 0);
    return t.put(0, 'ship', between(t));
  };

  // proves seafarers/greater-catan, seafarers/greater-catan-bridges: a last token goes to that one
  test('the last token goes to the one further north or west, the other stays without', () => {
    const t = short('', 1).play(0, 'move-token', { hex: drying().hex(2, 1) });
    expect([t.decision, number(t, 5, 2), number(t, 5, 3)]).toEqual(['main', 1 << 4, 0]);
  });

  test.each(
    ['', '3', '3 9', '3 9 10'].flatMap((reserve) => [0, 1, 2, 3].map((left) => [reserve, left] as const)),
  )(
    'with a reserve of "%s" and %i tokens in the region everybody always has a legal move',
    (reserve, left) => {
      const t = short(reserve, left);
      while (t.decision !== 'main') t.anything();
      const given = [number(t, 5, 2), number(t, 5, 3)].filter((token) => token !== 0).length;
      expect(given).toBe(Math.min(2, left + reserve.split(' ').filter(Boolean).length));
    },
  );
});

describe('tokens that follow settlers', () => {
  const settled = (more: Partial<TokenMigrationConfig> = {}) => {
    const t = drying('', { by: 'founding', ...more });
    return t.put(0, 'settlement', t.corner(3, 1, 5));
  };

  test('come when a building is founded, and not when a route comes there', () => {
    const t = settled();
    t.put(0, 'ship', north(t));
    expect(t.decision).toBe('main');
    t.put(0, 'settlement', t.corner(5, 2, 1));
    expect(t.decision).toBe('move-token');
    expect(t.legal(0, 'move-token').map((move) => move.hex)).toEqual([t.hex(3, 1), t.hex(3, 2)]);
  });

  test('keep to the wishes that they are given', () => {
    const t = settled({ wishes: ['fed'] });
    t.put(0, 'settlement', t.corner(5, 2, 1));
    expect(t.legal(0, 'move-token')).toHaveLength(7);
    const firm = drying('', { by: 'founding', must: ['own'], wishes: [] });
    firm.put(0, 'settlement', firm.corner(5, 2, 1));
    expect(firm.decision).toBe('main');
  });

  test('and change a worthless hex for one with a token', () => {
    const t = settled({ swaps: 'desert' });
    t.put(0, 'settlement', t.corner(4, 4, 4));
    expect(t.decision).toBe('swap-hex');
    t.play(0, 'swap-hex', { hex: t.hex(3, 1) });
    expect([number(t, 4, 4), t.b.terrains[t.field('terrain', t.hex(3, 1))].id]).toEqual([1 << 6, 'desert']);
    const plain = settled();
    plain.put(0, 'settlement', plain.corner(4, 4, 4));
    expect(plain.decision).toBe('main');
  });

  test('may go anywhere that nobody lives, and lie over printed numbers', () => {
    const t = settled({ from: undefined, to: 'unsettled', over: { tokens: [4] }, must: ['own'], wishes: [] });
    const from = t.hex(3, 1);
    t.put(0, 'settlement', t.corner(1, 2, 3));
    expect(t.decision).toBe('main');
    t.set('coverToken', from, 11).set('numbers', from, 1 << 11);
    t.put(0, 'settlement', t.corner(1, 3, 4));
    expect(t.decision).toBe('move-token');
    t.play(0, 'move-token', { hex: from });
    expect([number(t, 1, 3), number(t, 3, 1), number(t, 1, 2)]).toEqual([1 << 11, 1 << 6, 1 << 3]);
  });
});
