import { parentPort, workerData } from 'node:worker_threads';
import { rulesFor } from '@hexwright/catalog';
import { MoveList, newState, Rng, randomGame } from '@hexwright/kernel';

/** A game that is played in slices, one whenever it is asked for; a slice is a number of whole random games. */
export interface Slice {
  readonly moves: number;
  /** of the processor, which counts the whole process: nobody else in it may work meanwhile */
  readonly seconds: number;
}

const LIMIT = 100_000;
const { game, seats } = workerData as { game: string; seats: number };
const found = rulesFor({ game, seats });
if (!found.ok) throw new Error(found.reason.text);
const s = newState(found.rules);
const list = new MoveList();
const rng = new Rng();
let played = 0;

const now = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

parentPort!.on('message', (seconds: number) => {
  const from = now();
  let moves = 0;
  while (now() - from < seconds) moves += randomGame(s, rng.seed(7, played++), list, LIMIT).moves;
  parentPort!.postMessage({ moves, seconds: now() - from } satisfies Slice);
});
