import { realm, roll } from '../cities-knights/realm.ts';
import type { Table, TableOptions } from '../table.ts';

export const FAITH_ROW = 'bonus/church-faith-reformation';

/** The main part of seat 0's first turn on a quiet island with religion, fields with a 9 in the middle. */
export function parish(options: TableOptions = {}, game = FAITH_ROW): Table {
  const t = realm(options, game);
  t.lay(t.hex(0, 0), 'fields', 9);
  return roll(t, 2);
}

/** the corner of the seat at those fields, with a city there, which is a diocese if wanted */
export function see(t: Table, seat = 0, diocese = true, i = 0): number {
  const corner = t.corner(0, 0, i);
  t.put(seat, 'city', corner);
  if (diocese) t.put(seat, 'diocese', corner);
  return corner;
}
