import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { ChangeWriter, type SentView } from '../index.ts';
import { islandAt, Played } from './play.ts';

setFlagsFromString('--expose-gc');
const gc = runInNewContext('gc') as () => void;

function held(): number {
  gc();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

const TABLES = 40;
const MOVES = 40;

/** A server keeps a thousand of them: docs/server-proofs.md says what a table costs with its sockets. */
test('a table with four who look on holds the game and what they were shown as cells and text, and no more', () => {
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
  expect(some.length + tables.length).toBe(TABLES + 5);
  // The cells of the game alone are three.
  expect(kilobytes).toBeGreaterThan(8);
  expect(kilobytes).toBeLessThan(65);
});
