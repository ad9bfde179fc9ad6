import { expect, it } from 'vitest';
import { Table } from '../table.ts';
import { afterSeven, alone, around, region, robberOn } from './region.ts';

const GAME = 'geographies/new-england';
/** the Midcoast: a pasture with a fish */
const [Q, R] = [2, 0];
const midcoast = (t: Table): Table => alone(t, Q, R, 'pasture', 3);

// proves geographies/new-england: Whenever a hex with a fish on it produces
// proves geographies/new-england: Every building counts
it('every building at a hex with a fish brings 1 seafood besides the resources, a city no more than a settlement', () => {
  const t = midcoast(region(GAME));
  const [a, , b, , c] = around(t, Q, R);
  t.put(1, 'settlement', a).put(1, 'city', b).put(2, 'settlement', c).roll(3);
  expect([t.hand(1), t.hand(2)]).toEqual([
    { wool: 3, seafood: 2 },
    { wool: 1, seafood: 1 },
  ]);
});

it('no other hex gives any, and six do', () => {
  const t = region(GAME);
  expect(t.b.layout.marks.hexes.seafood).toHaveLength(6);
  alone(t, 0, 0, 'mountains', 3)
    .put(1, 'city', t.corner(0, 0, 1))
    .roll(3);
  expect(t.hand(1)).toEqual({ ore: 2 });
});

// proves geographies/new-england: A hex that the robber stops gives no seafood
it('the robber keeps the seafood away', () => {
  const t = robberOn(midcoast(region(GAME)), Q, R).put(1, 'settlement', around(region(GAME), Q, R)[0]);
  expect(t.roll(3).hand(1)).toEqual({});
});

// proves geographies/new-england: There is always enough of it
it('seafood never runs short', () => {
  const t = midcoast(region(GAME)).give(0, { seafood: 500 });
  const [a, , b] = around(t, Q, R);
  t.put(1, 'settlement', a).put(2, 'settlement', b).roll(3);
  expect([t.hand(1).seafood, t.hand(2).seafood]).toEqual([1, 1]);
});

// proves geographies/new-england: At the start you receive only resources
it('nobody starts with seafood', () => {
  const t = new Table(GAME).until('place-building');
  t.b.rules.startGoods(t.s, 1, around(t, Q, R)[0]);
  expect(Object.keys(t.hand(1)).length).toBeGreaterThan(0);
  expect(t.hand(1).seafood).toBeUndefined();
});

// proves geographies/new-england: Hexes at the coast give seafood
it('without the option there is none', () => {
  const t = midcoast(region(GAME, { options: { seafood: false } }));
  expect(t.b.goods.map(({ id }) => id)).not.toContain('seafood');
  t.put(1, 'settlement', around(t, Q, R)[0]).roll(3);
  expect(t.hand(1)).toEqual({ wool: 1 });
});

it('a seven brings none', () => {
  const t = region(GAME).put(1, 'settlement', around(region(GAME), Q, R)[0]);
  afterSeven(t.roll(7));
  expect(t.hand(1)).toEqual({});
});
