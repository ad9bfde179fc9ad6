import { realm, roll } from '../cities-knights/realm.ts';
import type { Table, TableOptions } from '../table.ts';

export const ID = 'bonus/witches-wizards-dragons';

/** The main part of seat 0's first turn on a quiet island with magic, hills with a 9 in the middle. */
export function magic(options: TableOptions = {}, game = ID): Table {
  const t = realm(options, game);
  t.lay(t.hex(0, 0), 'hills', 9);
  return roll(t, 2);
}

/** the corner of seat 0 at those hills, with a city there, which is a citadel if wanted */
export function city(t: Table, seat = 0, citadel = true, i = 0): number {
  const corner = t.corner(0, 0, i);
  t.put(seat, 'city', corner);
  if (citadel) t.put(seat, 'citadel', corner);
  return corner;
}

/** whether the corner bears the title */
export const titledAt = (t: Table, corner: number): string | undefined => {
  const mark = t.field('cityTitle', corner);
  return mark === 0 ? undefined : t.b.pieces[t.b.pieceOf[mark]].id;
};
