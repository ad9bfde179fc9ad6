import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import {
  applyCode,
  cloneState,
  type GameEvent,
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
import { made } from '../../battery/made.ts';
import { triedCounts } from '../../battery/seat-counts.ts';
import type { Row } from '../../index.ts';
import { Playthrough } from './playthrough.ts';

/**
 * Golden files hold, for every row and seat count, how many lines of play lead on from a few fixed positions and a
 * hash of one long random game; beside them lies that game as people read it, for one number of seats. They change only
 * when the rules do. After a change that is meant:
 *
 *     npm run golden                       all rows
 *     npm run golden -- seafarers/         the rows whose id contains this
 *
 * and read the difference before committing it.
 */
export function legalMovesAsRecorded(row: Row): void {
  const { recorded, game } = record(row);
  const hint = `the rules of ${row.id} have changed; if that is meant: npm run golden -- ${row.id}`;
  // The game comes first: it shows where it parts from the recorded one, which the hash does not.
  expect(game, hint).toBe(kept(row, 'play.txt', game));
  const counts = `${JSON.stringify(recorded, null, 1)}\n`;
  expect(recorded, hint).toEqual(JSON.parse(kept(row, 'golden.json', counts)));
}

/** What a golden file of the row holds; where they are to be written anew, that is what the game gives now. */
function kept(row: Row, kind: string, now: string): string {
  const file = new URL(`../golden/${row.id.replaceAll('/', '--')}.${kind}`, import.meta.url);
  if (process.env.HEXWRIGHT_GOLDEN === 'update') writeFileSync(file, now);
  if (!existsSync(file))
    throw new Error(`${row.id} has no golden file; write it with: npm run golden -- ${row.id}`);
  return readFileSync(file, 'utf8');
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

function record(row: Row): { recorded: Record<string, Recorded>; game: string } {
  const recorded: Record<string, Recorded> = {};
  let game = '';
  for (const seats of triedCounts(row.players)) {
    const asked = made({ game: row.id, seats });
    if (!asked.ok) throw new Error(`${row.id} with ${seats} seats: ${asked.reason.text}`);
    const s = newState(asked.rules);
    const rng = new Rng(GOLDEN);
    const lines: Record<string, number[]> = {};
    const hash = new Hash();
    const play = new Playthrough();
    let length = 0;
    for (; length < LONG && !s.cells[OVER]; length++) {
      if (AFTER.includes(length)) lines[length] = countLines(s);
      hash.add(randomMove(s, rng, play));
      play.note(
        Array.from({ length: seats }, (_, seat) => asked.rules.points(s, seat)),
        hash.text,
      );
    }
    recorded[seats] = { lines, hash: hash.text, length };
    if (seats === usualSeats(row)) game = play.text(`${row.id} for ${seats}`);
  }
  return { recorded, game };
}

/** four, or as near to four as can be */
function usualSeats({ players }: Row): number {
  return players.includes(4) ? 4 : players[players.length - 1];
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

function randomMove(s: State, rng: Rng, play: Playthrough): string {
  const seats = toMove(s);
  const seat = seats === NATURE ? NATURE : someSeat(seats, rng);
  listMoves(s, seat, list);
  const code = pick(list, rng, seat === NATURE);
  const move = nameMove(s.rules as Rules, code);
  const text = `${seat} ${JSON.stringify(move)} of ${list.length}`;
  const choices = list.length;
  const events: GameEvent[] = [];
  s.events = events;
  applyCode(s, seat, code);
  s.events = null;
  play.add(seat, move, choices, events);
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
