import { quiet, trail } from '../base/quiet.ts';
import type { Table, TableOptions } from '../table.ts';

const CK = 'cities-knights/core';

/** The first turn of seat 0 before the roll, on a quiet island of Cities & Knights. */
export function realm(options: TableOptions = {}, game = CK): Table {
  return quiet(options, game);
}

/** The active seat rolls this number, and the event die shows this. */
export function roll(t: Table, number: number, face = 'trade'): Table {
  return t.roll(number).nature('event-die', { face });
}

/** The same with the red die as said. */
export function rollRed(t: Table, red: number, yellow: number, face: string): Table {
  return t.play(t.active, 'roll').nature('dice', { red, yellow }).nature('event-die', { face });
}

/** A quiet island in the main part of seat 0's first turn. */
export function ruled(options: TableOptions = {}, game = CK): Table {
  return roll(realm(options, game), 2);
}

/** Ends the turn, and comes to the roll of the next. */
export function next(t: Table): Table {
  const { active } = t;
  t.play(active, 'end-turn');
  return t;
}

/** Turns in which nothing happens, until it is this seat's again, after the roll. */
export function comeRound(t: Table, seat = 0, face = 'trade'): Table {
  do roll(next(t), 2, face);
  while (t.active !== seat);
  return t;
}

/** The barbarians are a step before the island, and the seat's roll brings them there. */
export function attack(t: Table, number = 2): Table {
  return roll(t.set('barbarians', 0, 6), number, 'ship');
}

/** A knight of the seat on the corner, active or not. */
export function knight(
  t: Table,
  seat: number,
  corner: number,
  { rank = 'basic', active = true } = {},
): Table {
  t.put(seat, `${rank}-knight`, corner);
  return t.set('knightActive', corner, active ? 1 : 0).set('knightDone', corner, 0);
}

export const level = (t: Table, seat: number, branch: string): number => t.field(`${branch}Level`, seat);

export { trail };
