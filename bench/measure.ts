import { setFlagsFromString } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { rulesFor } from '@hexwright/catalog';
import { islandOf } from '@hexwright/island';
import {
  cloneState,
  isOver,
  MoveList,
  newState,
  playout,
  Rng,
  randomGame,
  resetState,
  viewOf,
  viewToJson,
} from '@hexwright/kernel';
import type { Playable } from '@hexwright/rulebook';

export interface Job {
  readonly game: string;
  readonly seats: number;
  readonly seconds: number;
}

export interface Report {
  readonly games: number;
  readonly moves: number;
  readonly seconds: number;
  readonly cloneNs: number;
  readonly viewNs: number;
  readonly jsonNs: number;
  readonly bytes: number;
  /** pages of the book that V8 keeps as dictionaries, which are slow to ask: see `rulebook/bind.ts` */
  readonly dictionaries: readonly string[];
}

const LIMIT = 100_000;
const job = workerData as Job;
const found = rulesFor({ game: job.game, seats: job.seats });
if (!found.ok) throw new Error(found.reason.text);
const s = newState(found.rules);
const list = new MoveList();
const rng = new Rng();

const now = (): number => performance.now() / 1000;

/** plays until the time is up */
function play(seconds: number): { games: number; moves: number; seconds: number } {
  const from = now();
  let games = 0;
  let moves = 0;
  while (now() - from < seconds) {
    moves += randomGame(s, rng.seed(7, games), list, LIMIT).moves;
    games++;
  }
  return { games, moves, seconds: now() - from };
}

function each(times: number, work: () => unknown): number {
  for (let i = 0; i < times / 4; i++) work();
  const from = now();
  for (let i = 0; i < times; i++) work();
  return ((now() - from) / times) * 1e9;
}

function dictionariesIn(rules: Playable): readonly string[] {
  setFlagsFromString('--allow-natives-syntax');
  const isQuick = new Function('it', 'return %HasFastProperties(it)') as (it: object) => boolean;
  const book = islandOf(rules);
  if (!book) return [];
  const pages: Readonly<Record<string, object>> = {
    book,
    'book.fields': book.fields,
    'book.rules': book.rules,
    ...Object.fromEntries(Object.entries(book.the).map(([group, points]) => [`book.the.${group}`, points])),
  };
  return Object.keys(pages).filter((name) => !isQuick(pages[name]));
}

play(Math.min(1, job.seconds / 2));
const played = play(job.seconds);
resetState(s);
playout(s, rng.seed(7, 0), list, Math.floor(played.moves / played.games / 2));
if (isOver(s)) resetState(s);
const report: Report = {
  ...played,
  cloneNs: each(200_000, () => cloneState(s)),
  viewNs: each(50_000, () => viewOf(s, 0)),
  jsonNs: each(5_000, () => viewToJson(viewOf(s, 0))),
  bytes: s.cells.byteLength,
  dictionaries: dictionariesIn(found.rules),
};
parentPort!.postMessage(report);
