import { made } from '../../battery/made.ts';
import { findModule, modulesFor, type Row, type RulesRequest, rows } from '../../index.ts';
import { glimpse } from '../glimpse.ts';
import { covering } from './covering.ts';

/** So many rows sit down at one table. */
const SIZE = 6;
/** Every so many moves a table is looked at closely. */
const CLOSELY = 97;

/** Rows at one table: one is the game, the others join it. */
export interface Company {
  readonly rows: readonly Row[];
  readonly seats: number;
}

let design: readonly Company[] | undefined;

/** Tables of rows that go together, so that every two that do meet at one of them. */
export function companies(): readonly Company[] {
  design ??= designed();
  return design;
}

function designed(): readonly Company[] {
  const at = seatsTogether();
  const tables = covering(
    rows.length,
    SIZE,
    (one, other) => at[one * rows.length + other],
    (set, seats) => wishFor({ rows: set.map((i) => rows[i]), seats }) !== undefined,
  );
  return tables.map(({ set, seats }, turn) => ({
    rows: turned(
      set.map((i) => rows[i]),
      turn,
    ),
    seats: seats[turn % seats.length],
  }));
}

/** The wish of this company, whoever of them is the game; nothing where they do not go together. */
export function wishFor({ rows: members, seats }: Company): RulesRequest | undefined {
  return members
    .map((row) => ({
      game: row.id,
      seats,
      modules: members
        .filter((other) => other !== row && !row.modules.includes(other.id))
        .map(({ id }) => id),
    }))
    .find((wish) => modulesFor(wish).ok);
}

/** What is wrong with a table of this company, played for so many moves. */
export function wrongAt(company: Company, moves: number): string | undefined {
  const wish = wishFor(company);
  if (!wish) return undefined;
  const asked = made(wish);
  return asked.ok ? glimpse(asked.rules, nameOf(company), moves, CLOSELY) : asked.reason.text;
}

export function nameOf({ rows: members, seats }: Company): string {
  return `${members.map(({ id }) => id).join(' with ')} for ${seats}`;
}

/** For every two rows, as bits, the numbers of seats at which they go together, by what they say of themselves. */
function seatsTogether(): Int32Array {
  const at = new Int32Array(rows.length * rows.length);
  rows.forEach((row, one) => {
    for (let other = 0; other < one; other++) {
      if (row.modules.includes(rows[other].id) || rows[other].modules.includes(row.id)) continue;
      for (const seats of seatsOf(row, rows[other]))
        if (wishFor({ rows: [row, rows[other]], seats })) {
          at[one * rows.length + other] |= 1 << seats;
          at[other * rows.length + one] |= 1 << seats;
        }
    }
  });
  return at;
}

/** The numbers of seats that either is for, or opens a table to. */
export function seatsOf(...members: readonly Row[]): readonly number[] {
  return [
    ...new Set(members.flatMap(({ id, players }) => [...players, ...(findModule(id)?.opens ?? [])])),
  ].sort((one, other) => one - other);
}

function turned<T>(list: readonly T[], by: number): T[] {
  return [...list.slice(by % list.length), ...list.slice(0, by % list.length)];
}
