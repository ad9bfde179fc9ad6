import { describe, expect, test } from 'vitest';
import { knights } from '../../cities-knights/barbarians.ts';
import { cutOff } from '../../cities-knights/tethers.ts';
import type { Table } from '../table.ts';
import { knight, realm } from './realm.ts';

const island = realm();
const at = (t: Table, i: number): number => t.corner(0, 0, i);
/** the side of the middle hex between two neighbouring corners */
const between = (t: Table, one: number, other: number): number =>
  t.b.walks.edgesAt[at(t, one)].find((edge) => t.b.walks.endsOf[edge].includes(at(t, other)))!;

/** Two roads lead from a town of seat 0 at the middle hex over a corner to its knight; others may be those of another. */
function tethered({ town = 0, first = 0, last = 0 } = {}): Table {
  const t = realm().put(town, 'settlement', at(island, 0));
  t.put(first, 'road', between(t, 0, 1)).put(last, 'road', between(t, 1, 2));
  return knight(t, 0, at(t, 2));
}
const holds = (t: Table, one: number, other: number): boolean =>
  cutOff(t.b, knights.of(t.b))(t.s, 0, between(t, one, other));

describe('a route holds a knight', () => {
  test('that it alone joins to a town of its owner, at either end of it', () => {
    const t = tethered();
    expect([holds(t, 0, 1), holds(t, 1, 2)]).toEqual([true, true]);
  });

  test('no more where another way joins the two as well', () => {
    const t = tethered();
    for (const i of [2, 3, 4]) t.put(0, 'road', between(t, i, i + 1));
    expect(holds(t, 1, 2)).toBe(true);
    t.put(0, 'road', between(t, 5, 0));
    expect([holds(t, 0, 1), holds(t, 1, 2)]).toEqual([false, false]);
  });

  test('never for the town or the road of another', () => {
    const foreign = tethered({ town: 1 });
    expect([holds(foreign, 0, 1), holds(foreign, 1, 2)]).toEqual([false, false]);
    expect(holds(tethered({ last: 1 }), 0, 1)).toBe(false);
  });

  test('unless it is an end that leads to nothing', () => {
    const t = tethered().put(0, 'road', between(island, 2, 3));
    expect([holds(t, 2, 3), holds(t, 1, 2)]).toEqual([false, true]);
  });
});
