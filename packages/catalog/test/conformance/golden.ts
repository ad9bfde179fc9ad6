import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import {
  applyCode,
  cloneState,
  listMoves,
  MoveList,
  NATURE,
  nameMove,
  newState,
  OVER,
  pick,
  Rng,
  type Rules,
  type State,
  seatList,
  someSeat,
  toMove,
} from '@hexwright/kernel';
import { expect } from 'vitest';
import type { Row } from '../../index.ts';
import { made } from './made.ts';

/**
 * Golden files hold, for every row and seat count, how many lines of play lead on from a few fixed positions and a
 * hash of one long random game. They change only when the rules do. After a change that is meant:
 *
 *     npm run golden                       all rows
 *     npm run golden -- seafarers/         the rows whose id contains this
 *
 * and read the difference before committing it.
 */
export function legalMovesAsRecorded(row: Row): void {
  const file = new URL(`../golden/${row.id.replaceAll('/', '--')}.golden.json`, import.meta.url);
  const now = record(row);
  if (process.env.HEXWRIGHT_GOLDEN === 'update') writeFileSync(file, `${JSON.stringify(now, null, 1)}\n`);
  if (!existsSync(file))
    throw new Error(`${row.id} has no golden file; write it with: npm run golden -- ${row.id}`);
  const was: unknown = JSON.parse(readFileSync(file, 'utf8'));
  expect(now, `the rules of ${row.id} have changed; if that is meant: npm run golden -- ${row.id}`).toEqual(
    was,
  );
}

/** positions are met after so many moves of a game of chance */
const AFTER = [40, 150, 400];
const LINES = 400;
/** any number would do, but another one would change every file */
const GOLDEN = 3_477_124_304_710_980;
const LONG = 1_000;

interface Recorded {
  /** by position: how many lines of one move, of two … there are, until there are many */
  readonly lines: Readonly<Record<string, readonly number[]>>;
  /** of the moves of a long game */
  readonly hash: string;
  readonly length: number;
}

function record(row: Row): Record<string, Recorded> {
  const recorded: Record<string, Recorded> = {};
  for (const seats of row.players) {
    const asked = made({ game: row.id, seats });
    if (!asked.ok) throw new Error(`${row.id} with ${seats} seats: ${asked.reason.text}`);
    const s = newState(asked.rules);
    const rng = new Rng(GOLDEN);
    const lines: Record<string, number[]> = {};
    const hash = new Hash();
    let length = 0;
    for (; length < LONG && !s.cells[OVER]; length++) {
      if (AFTER.includes(length)) lines[length] = countLines(s);
      hash.add(randomMove(s, rng));
    }
    recorded[seats] = { lines, hash: hash.text, length };
  }
  return recorded;
}

function countLines(s: State): number[] {
  const counts: number[] = [];
  for (let depth = 1; depth <= 3 && (counts.at(-1) ?? 0) < LINES; depth++)
    counts.push(lineCount(s, depth, new MoveList()));
  return counts;
}

/** Leaves of the tree of legal moves; nature counts as one more player, whatever its chances. */
function lineCount(s: State, depth: number, list: MoveList): number {
  if (s.cells[OVER]) return 1;
  const seats = toMove(s);
  let count = 0;
  for (const seat of seats === NATURE ? [NATURE] : seatList(seats)) {
    listMoves(s, seat, list);
    if (depth === 1) {
      count += list.length;
      continue;
    }
    const codes = list.codes.slice(0, list.length);
    for (const code of codes) {
      const next = cloneState(s);
      applyCode(next, seat, code);
      count += lineCount(next, depth - 1, list);
    }
  }
  return count;
}

const list = new MoveList();

function randomMove(s: State, rng: Rng): string {
  const seats = toMove(s);
  const seat = seats === NATURE ? NATURE : someSeat(seats, rng);
  listMoves(s, seat, list);
  const code = pick(list, rng, seat === NATURE);
  const text = `${seat} ${JSON.stringify(nameMove(s.rules as Rules, code))} of ${list.length}`;
  applyCode(s, seat, code);
  return text;
}

/** a running FNV-1a over texts */
class Hash {
  private value = 0x811c9dc5;

  add(text: string): void {
    for (let i = 0; i < text.length; i++) this.value = Math.imul(this.value ^ text.charCodeAt(i), 0x01000193);
  }

  get text(): string {
    return (this.value >>> 0).toString(16).padStart(8, '0');
  }
}
