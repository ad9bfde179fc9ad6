import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { labCommand } from '../../lab/command.ts';

const dir = mkdtempSync(join(tmpdir(), 'hexwright-ladder-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const BOT = join(import.meta.dirname, '../../../../docs/template/bot.ts');

test('ours and a player from outside are ranked in two rows on one page, the same from the same seed', async () => {
  const [page, lines] = [join(dir, 'ladder.md'), join(dir, 'ladder.jsonl')];
  const code = await labCommand.run([
    ...['ladder', 'first-island/base', 'house/duel', '--levels', 'random,normal', '--players', BOT],
    ...['--games', '6', '--options', 'points=4', '--workers', '1', '--out', page, '--json', lines],
  ]);
  expect(code).toBe(0);
  const text = readFileSync(page, 'utf8');
  expect(text).toContain('## first-island/base, 4 seats');
  expect(text).toContain('## house/duel, 2 seats');
  const places = Array.from(
    text.matchAll(/^\| (\d) \| `([^`]+)` \| ([+−]\d+) ±/gm),
    ([, place, name, elo]) => ({
      place: Number(place),
      name,
      elo: Number(elo.replace('−', '-')),
    }),
  );
  expect(places.map(({ place }) => place)).toEqual([1, 2, 3, 1, 2, 3]);
  expect(
    places
      .slice(0, 3)
      .map(({ name }) => name)
      .sort(),
  ).toEqual([BOT, 'normal', 'random'].sort());
  for (const from of [0, 3])
    for (const i of [from, from + 1]) expect(places[i].elo).toBeGreaterThanOrEqual(places[i + 1].elo);
  const games = readFileSync(lines, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(games.map(({ row }) => row)).toEqual([
    ...Array(6).fill('first-island/base'),
    ...Array(6).fill('house/duel'),
  ]);
});

test.each([
  [['--levels', 'random'], '--players: a ladder needs at least two players'],
  [['--levels', 'random,nobody'], '--players: there is no player "nobody"'],
  [['--layout', 'board.json'], '--layout: goes with one row'],
])('%j is refused', async (args, told) => {
  await expect(labCommand.run(['ladder', ...args])).rejects.toThrow(told);
});
