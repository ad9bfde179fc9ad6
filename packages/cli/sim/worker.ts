import { parentPort, workerData } from 'node:worker_threads';
import { admitTold, rulesFor } from '@hexwright/catalog';
import type { BatchPlan, Chunk } from './batch.ts';
import { makeArena } from './game.ts';
import { simPlayer } from './players.ts';

await admitTold(process.env);
const { wish, seated, seed, limit, ...asked } = workerData as BatchPlan;
const found = rulesFor(wish);
if (!found.ok) throw new Error(found.reason.text);
const playGame = makeArena(
  found.rules,
  seated.map((contestant) => simPlayer(contestant, found.rules)),
  asked,
);

parentPort?.on('message', ({ from, to }: Chunk) => {
  parentPort?.postMessage(Array.from({ length: to - from }, (_, i) => playGame(from + i, seed, limit)));
});
// ready
parentPort?.postMessage([]);
