import { expect, it } from 'vitest';
import { type SideYieldConfig, sideYield } from '../../../geographies/mechanics/side-yield.ts';
import { wares } from '../../../geographies/mechanics/wares.ts';
import type { Table } from '../../table.ts';
import { ground } from './ground.ts';

const MARK = { mark: 'salty', called: 'salt', shape: 'sack', colour: '#ffffff' } as const;
/** the middle hex is a pasture with a 5, marked; so is the one east of it, without the mark */
function table(config: Omit<SideYieldConfig, 'good'>, supply?: number): Table {
  const t = ground(
    [
      wares([{ id: 'salt', called: 'salt', colour: '#ffffff', shape: 'sack', ...(supply && { supply }) }]),
      sideYield({ good: 'salt', ...config }),
    ],
    { hexes: { salty: [{ q: 0, r: 0 }] } },
  );
  for (let hex = 0; hex < t.b.topology.hexes; hex++) t.lay(hex, 'hills');
  t.s.cells[t.b.at.blocker] = t.hex(-1, 0);
  return t.lay(t.hex(0, 0), 'pasture', 5).lay(t.hex(1, 0), 'pasture', 5);
}
const salt = (t: Table): number[] => [0, 1, 2].map((seat) => t.hand(seat).salt ?? 0);
const placed = (t: Table): Table =>
  t
    .put(0, 'city', t.corner(0, 0, 2))
    .put(0, 'settlement', t.corner(0, 0, 4))
    .put(1, 'settlement', t.corner(0, 0, 0))
    .put(2, 'settlement', t.corner(1, 0, 0));

it('one for every player at a marked hex that produces, besides what it gives', () => {
  const t = placed(table({ at: MARK, on: 'number', each: 'player' }));
  t.b.rules.produce(t.s, 5);
  expect(salt(t)).toEqual([1, 1, 0]);
  expect([t.hand(0).wool, t.hand(2).wool]).toEqual([3, 1]);
});

it('or one for every building', () => {
  const t = placed(table({ at: MARK, on: 'number', each: 'building' }));
  t.b.rules.produce(t.s, 5);
  expect(salt(t)).toEqual([2, 1, 0]);
});

it('other numbers and a blocker bring none', () => {
  const t = placed(table({ at: MARK, on: 'number', each: 'player' }));
  t.b.rules.produce(t.s, 6);
  t.s.cells[t.b.at.blocker] = t.hex(0, 0);
  t.b.rules.produce(t.s, 5);
  expect(salt(t)).toEqual([0, 0, 0]);
});

it('a seven brings one for every hex of a terrain', () => {
  const t = placed(table({ at: { terrain: 'pasture' }, on: 'seven', each: 'player' }));
  t.b.rules.onSeven(t.s);
  expect(salt(t)).toEqual([1, 2, 1]);
});

it('but for those that are excepted', () => {
  const t = placed(table({ at: { terrain: 'pasture', except: 'salty' }, on: 'seven', each: 'player' }));
  t.b.rules.onSeven(t.s);
  expect(salt(t)).toEqual([0, 1, 1]);
});

it('too few for all are for nobody', () => {
  const t = placed(table({ at: { terrain: 'pasture' }, on: 'seven', each: 'player' }, 3));
  t.b.rules.onSeven(t.s);
  expect(salt(t)).toEqual([0, 0, 0]);
});

it('a number brings one for every hex of a terrain that has it, and for no other hex', () => {
  const t = placed(table({ at: { terrain: 'pasture' }, on: 'number', each: 'player' }));
  t.lay(t.hex(1, 0), 'hills', 5);
  t.b.rules.produce(t.s, 5);
  expect(salt(t)).toEqual([1, 1, 0]);
});

it('a blocker keeps a hex from giving on a seven', () => {
  const t = placed(table({ at: { terrain: 'pasture' }, on: 'seven', each: 'player' }));
  t.s.cells[t.b.at.blocker] = t.hex(0, 0);
  t.b.rules.onSeven(t.s);
  expect(salt(t)).toEqual([0, 1, 1]);
});
