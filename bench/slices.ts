import { parentPort, workerData } from 'node:worker_threads';
import { rulesFor } from '@hexwright/catalog';
import { MoveList, newState, Rng, randomGame } from '@hexwright/kernel';

/** The same random games each time it is asked for them: what they take is least when nothing else got in between. */
export interface Slice {
  readonly moves: number;
  /** of the processor, which counts the whole process: nobody else in it may work meanwhile */
  readonly seconds: number;
}

const LIMIT = 100_000;
const WARM = 1;
const { game, seats } = workerData as { game: string; seats: number };
const found = rulesFor({ game, seats });
if (!found.ok) throw new Error(found.reason.text);
const s = newState(found.rules);
const list = new MoveList();
const rng = new Rng();
/** how many games make a slice, which the first one finds out */
let games = 0;

const now = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
const play = (seed: number): number => randomGame(s, rng.seed(7, seed), list, LIMIT).moves;

parentPort!.on('message', (seconds: number) => {
  // Machine code grows better for a while: only then it is known how many games fit.
  if (games === 0) {
    for (const warm = now(); now() - warm < WARM; ) play(games++);
    games = 0;
    for (const from = now(); now() - from < seconds; ) play(games++);
  }
  const from = now();
  let moves = 0;
  for (let seed = 0; seed < games; seed++) moves += play(seed);
  parentPort!.postMessage({ moves, seconds: now() - from } satisfies Slice);
});
