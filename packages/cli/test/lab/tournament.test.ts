import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rulesFor } from '@hexwright/catalog';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { BadInput } from '../../command.ts';
import { labCommand } from '../../lab/command.ts';
import { featuresIn, type Head, headBytes, readGames } from '../../lab/games-file.ts';
import type { GameLine, MatchPlan } from '../../lab/match.ts';
import { setSize } from '../../lab/match.ts';
import work from '../../lab/work.ts';
import { findRedis, startRedis } from './redis.ts';

const dir = mkdtempSync(join(tmpdir(), 'hexwright-lab-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const plan: MatchPlan = {
  wish: { game: 'first-island/base', seats: 3, modules: [], options: { points: 3 } },
  contestants: [
    { text: 'hard@12', bot: 'hard', budget: { imagine: 12 } },
    { text: 'random', bot: 'random', budget: {} },
  ],
  format: 'one',
  seed: 'tides',
  limit: 20_000,
};
const words = ['first-island/base', '--seats', '3', '--options', 'points=3', '--seed', 'tides'];
const tournament = (file: string, ...more: string[]): string[] => [
  'tournament',
  ...words,
  ...['--players', 'hard@12,random', '--json', join(dir, file)],
  ...more,
];
const linesIn = (file: string): GameLine[] =>
  readFileSync(join(dir, file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
/** the games as one hand plays them, the last first */
const alone = (games: number): GameLine[] =>
  Array.from({ length: games }, (_, i) => work({ plan, from: games - 1 - i, to: games - i }).lines[0])
    .reverse()
    .map((line) => JSON.parse(JSON.stringify(line)));

test('the same seed gives the same games by one hand, out of order, and by two threads; and a page tells of them', async () => {
  const page = join(dir, 'page.html');
  expect(
    await labCommand.run(tournament('two.jsonl', '--workers', '2', '--games', '5', '--html', page)),
  ).toBe(0);
  const lines = linesIn('two.jsonl');
  // Whole sets: each seat once.
  expect(lines.map(({ seated }) => seated.indexOf('hard@12'))).toEqual([0, 1, 2, 0, 1, 2]);
  expect(lines).toEqual(alone(6));
  const html = readFileSync(page, 'utf8');
  expect(html).toContain('hard@12');
  expect(html.match(/<svg /g)?.length).toBe(4);
  expect(html).not.toMatch(/<script|https?:\/\//);
});

test('a tournament that is interrupted tells of the games that were played, and says that it was', async () => {
  const page = join(dir, 'interrupted.html');
  const listening = process.listenerCount('SIGINT');
  const running = labCommand.run(
    tournament('interrupted.jsonl', '--workers', '1', '--games', '3000', '--html', page),
  );
  await vi.waitFor(() => expect(linesIn('interrupted.jsonl').length).toBeGreaterThan(2), 60_000);
  expect(process.listenerCount('SIGINT')).toBe(listening + 1);
  process.emit('SIGINT');
  expect(await running).toBe(130);
  const lines = linesIn('interrupted.jsonl');
  expect(lines.length).toBeLessThan(3000);
  expect(lines.slice(0, 3)).toEqual(alone(3));
  expect(readFileSync(page, 'utf8')).toContain('hard@12');
  expect(process.listenerCount('SIGINT')).toBe(listening);
});

const redis = findRedis();
if (!redis) console.warn('NOT RUN: the laboratory on a queue. It needs Redis.');

describe.skipIf(!redis)('on a queue in Redis', () => {
  test('whoever works there plays the same games, and leaves when nothing is left', async () => {
    const service = await startRedis(redis!);
    try {
      const [code, left] = await Promise.all([
        labCommand.run(tournament('queue.jsonl', '--redis', service.url, '--games', '3')),
        labCommand.run(['worker', '--redis', service.url, '--workers', '1', '--idle', '3']),
      ]);
      expect([code, left]).toEqual([0, 0]);
      expect(linesIn('queue.jsonl')).toEqual(alone(3));
    } finally {
      await service.stop();
    }
  });
});

test('games of a set share board and dice, and those of another do not', () => {
  const lots = [1, 2].map((i) => ({ text: `random ${i}`, bot: 'random', budget: {} }));
  const short: MatchPlan = { ...plan, contestants: lots, limit: 60 };
  const { recorded = [] } = work({ plan: short, from: 0, to: setSize(short) + 1, every: 1 });
  const found = rulesFor(plan.wish);
  if (!found.ok) throw new Error(found.reason.text);
  const head: Head = { ...plan.wish, seed: 1, players: [], every: 1, features: featuresIn(found.rules) };
  const file = Buffer.concat([headBytes(head), ...recorded.map((game) => Buffer.from(game, 'base64'))]);
  const luck = [...readGames(file).games].map(({ moves }) =>
    moves.filter(({ by }) => by < 0).map(({ move }) => move),
  );
  expect(luck[1].slice(0, 20)).toEqual(luck[0].slice(0, 20));
  expect(luck[3].slice(0, 20)).not.toEqual(luck[0].slice(0, 20));
});

test.each([
  [[], 'lab: what is to be done?'],
  [['brew'], 'brew: is not known here. There are: tournament, ladder, rows, hints, export, train, worker'],
  [['tournament'], 'ROW: which game?'],
  [['tournament', 'first-island/base'], '--players: a tournament needs at least two players'],
  [
    ['tournament', 'first-island/base', '--players', 'normal,nobody'],
    '--players: there is no player "nobody"',
  ],
  [['tournament', 'first-island/base', '--players', 'normal,normal'], '"normal" is named twice'],
  [['tournament', 'first-island/base', '--players', 'hard@soon,normal'], '"hard@soon": a budget is'],
  [['tournament', 'first-island/base', '--players', 'hard@0,normal'], '"hard@0": a budget is'],
  [
    ['tournament', 'first-island/base', '--players', 'hard/asleep,normal'],
    'there is no way to play "asleep"',
  ],
  [['tournament', 'rivals/introductory', '--players', 'hard/handmade,normal'], 'cannot play "handmade"'],
  [
    ['tournament', 'first-island/base', '--players', 'hard,normal', '--format', 'duel'],
    '--format: there is no',
  ],
  [
    ['tournament', 'first-island/base', '--players', 'hard,easy,normal', '--format', 'half'],
    '--format: "half" is for two',
  ],
  [['tournament', 'first-island/base', '--players', 'hard,normal', '--sprt', '40'], '--sprt: must be two'],
  [['tournament', 'first-island/base', '--players', 'hard,normal', '--sprt', '40,0'], '--sprt: must be two'],
  [
    ['tournament', 'first-island/base', '--players', 'hard,normal', '--redis', 'here'],
    '--redis: must be an address',
  ],
  [
    ['tournament', 'first-island/base', '--players', 'hard,normal', '--redis', 'redis://x', '--workers', '2'],
    '--workers: games in a queue',
  ],
  [['worker'], '--redis: which queue?'],
  [['worker', '--redis', 'http://x'], '--redis: must be an address'],
  [['rows', 'no/such'], 'ROW: there is no game "no/such"'],
  [['export', 'first-island/base'], '--out: which file?'],
  [['train'], 'FILE: which games?'],
  [['train', '/no/such/file'], '/no/such/file: cannot be read'],
  [['train', 'package.json'], 'package.json: is no file of games'],
])('lab %j is refused with its field and reason', async (args, text) => {
  await expect(async () => labCommand.run(args)).rejects.toThrow(text);
  await expect(async () => labCommand.run(args)).rejects.toBeInstanceOf(BadInput);
});
