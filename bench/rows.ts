import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { rows } from '@hexwright/catalog';
import { Playing } from './playing.ts';

/**
 * What a move of every row costs, as one table: random games, each row in a process of its own and in alternation with one of the base
 * game, and of either the best slice of processor time. So many jobs do it side by side, each with a base game of its own, that what
 * the others take of the machine is in both.
 */
export interface Wish {
  /** how the ids begin */
  readonly only: string;
  readonly jobs: number;
  readonly rounds: number;
  /** for a tree without its history */
  readonly commit?: string;
}

const BASE = 'first-island/base';
const SLICE = 0.1;
/** what a row may cost, in moves of the base game */
const ASKED = 3;
const PAGE = new URL('../docs/bench.md', import.meta.url);
const [BEGIN, END] = ['<!-- rows: made by npm run bench -- --rows --write -->', '<!-- end of rows -->'];

interface Line {
  readonly id: string;
  readonly seats: number;
  readonly ns: number;
  readonly base: number;
  readonly movesAGame: number;
}

export async function rowsTable({ only, jobs, rounds, commit }: Wish): Promise<string> {
  const left = rows.filter(({ id }) => id.startsWith(only));
  const lines: Line[] = [];
  const lane = async (): Promise<void> => {
    const base = new Playing(BASE, 4);
    for (let row = left.shift(); row; row = left.shift()) {
      const seats = row.players.includes(4) ? 4 : row.players[0];
      lines.push(await compare(row.id, seats, base, rounds));
      const { id, ns, base: at } = lines[lines.length - 1];
      console.error(
        `${lines.length} ${id} ${(ns / at).toFixed(2)} (${ns.toFixed(0)} against ${at.toFixed(0)} ns)`,
      );
    }
    base.end();
  };
  await Promise.all(Array.from({ length: jobs }, lane));
  return page(lines, jobs, rounds, commit ?? head());
}

async function compare(id: string, seats: number, base: Playing, rounds: number): Promise<Line> {
  const row = new Playing(id, seats);
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) {
    await row.slice(SLICE);
    least = Math.min(least, await base.slice(SLICE));
  }
  row.end();
  return { id, seats, ns: row.best, base: least, movesAGame: row.movesAGame };
}

function page(lines: readonly Line[], jobs: number, rounds: number, commit: string): string {
  const times = ({ ns, base }: Line): number => ns / base;
  const sorted = [...lines].sort((one, other) => times(other) - times(one));
  const bases = lines.map(({ base }) => base).sort((one, other) => one - other);
  const above = lines.filter((line) => times(line) > ASKED).length;
  const day = new Date().toISOString().slice(0, 10);
  return [
    `Taken on ${day} at commit ${commit}: ${cpus().length} × ${cpus()[0].model.trim()}, Node ${process.version}, ${jobs} jobs at once, the best of`,
    `${rounds} slices each. The base game took ${middle(bases).toFixed(0)} ns a move (${bases[0].toFixed(0)} at best) beside them; ${above} of ${lines.length} rows cost more than ${ASKED} times that, half of`,
    `them at most ${middle(sorted.map(times)).toFixed(2)} times.`,
    '',
    '| row | seats | times base | ns a move | games/s | moves a game |',
    '| --- | --- | --- | --- | --- | --- |',
    ...sorted.map((line) => {
      const { id, seats, ns, movesAGame } = line;
      const games = 1e9 / (ns * movesAGame);
      return `| ${id} | ${seats} | ${times(line).toFixed(2)} | ${ns.toFixed(0)} | ${whole(games)} | ${whole(movesAGame)} |`;
    }),
  ].join('\n');
}

/** puts the table into its place in docs/bench.md */
export function writeRows(table: string): void {
  const text = readFileSync(PAGE, 'utf8');
  const [from, to] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (from < 0 || to < from) throw new Error('docs/bench.md has no place for the table of rows');
  writeFileSync(PAGE, `${text.slice(0, from + BEGIN.length)}\n\n${table}\n\n${text.slice(to)}`);
}

function head(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8' }).trim();
  } catch {
    return 'unknown';
  }
}

function middle(sorted: readonly number[]): number {
  return sorted[Math.floor((sorted.length - 1) / 2)];
}

function whole(n: number): string {
  return Math.round(n).toLocaleString('en');
}
