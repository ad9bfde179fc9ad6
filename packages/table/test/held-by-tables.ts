import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { ChangeWriter, type SentView } from '../index.ts';
import { islandAt, Played } from './play.ts';

/**
 * Run in a process of its own, where nothing else comes and goes: says how many kilobytes a table holds, with its game and with what four
 * who look on were shown.
 */
setFlagsFromString('--expose-gc');
const gc = runInNewContext('gc') as () => void;

function held(): number {
  // What one round lets go of may hold more.
  for (let round = 0; round < 4; round++) gc();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

const TABLES = 40;
const MOVES = 40;

const face = islandAt();
const lay = (seed: string): unknown => {
  const played = new Played(face);
  const writer = new ChangeWriter();
  const shown = new Map<string, SentView>();
  for (const seat of [0, 1, 2, 3]) shown.set(`${seat}`, writer.sent(played.table.admit(`${seat}`, [seat])));
  played.on(MOVES, seed, (told) => {
    for (const { viewer, shown: now } of told) {
      const sent = writer.sent(now);
      writer.change(shown.get(viewer)!, sent);
      shown.set(viewer, sent);
    }
  });
  return [played.table, writer, shown];
};
const some = Array.from({ length: 5 }, (_, i) => lay(`first ${i}`));
const before = held();
const tables = Array.from({ length: TABLES }, (_, i) => lay(`more ${i}`));
const kilobytes = (held() - before) / TABLES / 1000;
console.log(JSON.stringify({ tables: some.length + tables.length, kilobytes }));
