import { afterAll, expect, test } from 'vitest';
import { removeDirs } from './built.ts';
import { Ledger } from './faults/ledger.ts';
import { killAnything, killServer } from './faults/rounds.ts';
import { findPostgres, findRedis } from './services.ts';

afterAll(removeDirs);

/** A short while of what `npm run faults` does for long; docs/server-proofs.md has its figures. */
test('a server that is killed at any moment loses nothing it has answered, and makes nothing twice', async () => {
  const { wrongs, acknowledged, comebacks, backAfter } = await killServer({
    rounds: 5,
    tables: 6,
    seed: 'short',
  });
  expect(wrongs).toEqual([]);
  expect(acknowledged).toBeGreaterThan(50);
  expect(comebacks).toBeGreaterThan(20);
  expect(Math.max(...backAfter), 'somebody plays on after each fault').toBeGreaterThan(0);
});

test.skipIf(!findPostgres() || !findRedis())(
  'nor do two servers at the same tables when one of them, PostgreSQL or Redis is killed',
  async () => {
    const { wrongs, acknowledged, faults } = await killAnything({ rounds: 5, tables: 5, seed: 'short' });
    expect(wrongs).toEqual([]);
    expect(acknowledged).toBeGreaterThan(20);
    expect(Object.keys(faults)).toHaveLength(5);
  },
);

test('the ledger finds what is lost, made twice, changed, or made though it was refused', () => {
  const ledger = new Ledger();
  for (const [id, line] of [
    ['a', 1],
    ['b', 2],
  ] as const) {
    ledger.sends(0, id, { move: id });
    ledger.made(0, id, line);
  }
  ledger.sends(0, 'c', { move: 'c' });
  ledger.refused(0, 'c', 'stale');
  ledger.latest = 2;
  const entry = (id: string, move = id) => ({ by: 0, id, move: { move } });
  const record = (...entries: ReturnType<typeof entry>[]) => ({
    lines: entries.length,
    entries: entries.map((each, line) => ({ line, entry: each })),
  });
  expect(ledger.heldAgainst(record(entry('a'), entry('b')))).toEqual([]);
  const finds = (wrong: string, ...entries: ReturnType<typeof entry>[]): void =>
    expect(ledger.heldAgainst(record(...entries)).join('\n')).toContain(wrong);
  finds('0 b was answered and is lost', entry('a'));
  finds('message 2 was told', entry('a'));
  finds('0 b was made 2 times', entry('a'), entry('b'), entry('b'));
  finds('holds another move than 0 b sent', entry('a'), entry('b', 'other'));
  finds('0 c was refused (stale) and made', entry('a'), entry('b'), entry('c'));
  finds('nobody sent: 0 d', entry('a'), entry('b'), entry('d'));
  finds('answered with line 1 and ends at 2', entry('b'), entry('a'));
});
