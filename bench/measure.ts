import { parentPort, workerData } from 'node:worker_threads';
import { rulesFor } from '@hexwright/catalog';
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
};
parentPort!.postMessage(report);
