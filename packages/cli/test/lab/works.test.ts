import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { labCommand } from '../../lab/command.ts';
import { readGames } from '../../lab/games-file.ts';
import { exported } from './exported.ts';

/** for two, so that a set has two games */
const ROW = 'second-islands/netbattle';
const dir = mkdtempSync(join(tmpdir(), 'hexwright-lab-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

test('lab export writes games that can be read, numbered from where it was told', async () => {
  const file = join(dir, 'some.games');
  const words = ['first-island/base', '--seats', '3', '--options', 'points=3', '--players', 'random'];
  expect(
    await labCommand.run([
      'export',
      ...words,
      '--games',
      '2',
      '--from',
      '5',
      '--workers',
      '1',
      '--out',
      file,
    ]),
  ).toBe(0);
  const { head, games } = readGames(readFileSync(file));
  expect(head).toMatchObject({ game: 'first-island/base', seats: 3, players: ['random'], every: 4 });
  expect([...games].map(({ game, finished }) => [game, finished])).toEqual([
    [5, true],
    [6, true],
  ]);
});

test('lab rows says how one does against others of the level below', async () => {
  const file = join(dir, 'rows.jsonl');
  const words = [
    'first-island/seven-point-game',
    '--games',
    '3',
    '--hard',
    '0',
    '--workers',
    '1',
    '--json',
    file,
  ];
  expect(await labCommand.run(['rows', ...words])).toBe(0);
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) {
    const { one, rest, seats, games, decided, wins, broken } = JSON.parse(line);
    expect([one, rest, games, broken]).toEqual(['normal', 'random', seats, 0]);
    expect(wins).toBeLessThanOrEqual(decided);
  }
});

test('lab train gives the same weights for the same files and seed', async () => {
  const games = join(dir, 'learn.games');
  writeFileSync(games, exported().bytes);
  const learned = (out: string): string => {
    labCommand.run(['train', games, '--epochs', '3', '--seed', '5', '--out', join(dir, out)]);
    return readFileSync(join(dir, out), 'utf8');
  };
  const first = learned('one.json');
  expect(learned('two.json')).toBe(first);
  const { features, line, hidden, bias } = JSON.parse(first);
  expect(line).toHaveLength(3 * features.length);
  expect(hidden).toHaveLength(line.length * bias.length);
  expect(line.some((x: number) => x !== 0)).toBe(true);
});

test('lab hints plays each set once, and goes on where its file stops', async () => {
  const file = join(dir, 'hints.jsonl');
  const run = () =>
    labCommand.run(['hints', ROW, '--games', '1', '--workers', '1', '--json', file, '--resume']);
  expect(await run()).toBe(0);
  const text = readFileSync(file, 'utf8');
  const [first, ...more] = text.trim().split('\n');
  expect(more).toEqual([]);
  const { row, set, games, decided, won, endless, broken } = JSON.parse(first);
  expect([row, set, games, endless, broken]).toEqual([ROW, 0, games, 0, 0]);
  expect(won).toBeLessThanOrEqual(decided);
  // The line is there, so nothing is played; one that was cut short is no line.
  expect(await run()).toBe(0);
  expect(readFileSync(file, 'utf8')).toBe(text);
});
