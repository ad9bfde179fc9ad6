import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rulesOfSetup } from '@hexwright/catalog';
import { restoreGame } from '@hexwright/kernel';
import { afterAll, describe, expect, test } from 'vitest';
import { BadInput } from '../../command.ts';
import { simCommand } from '../../sim/command.ts';
import { interval, Summary } from '../../sim/summary.ts';
import { hexwright } from '../running.ts';

const batch = [
  'sim',
  'first-island/base',
  '--games',
  '21',
  '--seed',
  'tides',
  '--seats',
  '3',
  '--options',
  'points=6',
  '--json',
  '-',
];

test('the same seed gives the same lines on any number of workers', () => {
  const one = hexwright([...batch, '--workers', '1']);
  const two = hexwright([...batch, '--workers', '2']);
  expect(one.code).toBe(0);
  expect(two.out).toBe(one.out);
  const games = one.out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(games.map(({ game }) => game)).toEqual(Array.from({ length: 21 }, (_, i) => i));
  for (const { finished, winners, points, sources, decided } of games) {
    expect(finished).toBe(true);
    expect(points[winners[0]]).toBeGreaterThanOrEqual(6);
    const bySource = Object.values<number[]>(sources).map((each) => each[winners[0]]);
    expect(bySource.reduce((a, b) => a + b, 0)).toBe(points[winners[0]]);
    expect(decided.length).toBeGreaterThan(0);
  }
  expect(one.err).toContain('finished 21, unfinished 0, broken 0');
});

test('a game that reaches the limit counts as unfinished', () => {
  const { code, out } = hexwright([
    'sim',
    'first-island/base',
    '--games',
    '3',
    '--limit',
    '50',
    '--workers',
    '1',
  ]);
  expect(code).toBe(0);
  expect(out).toContain('finished 0, unfinished 3, broken 0');
});

test.each([
  [[], 'ROW: which game?'],
  [['no/such'], 'ROW: there is no game "no/such"'],
  [['first-island/base', '--seats', '2'], '--seats: '],
  [['first-island/base', '--games', 'ten'], '--games: must be a whole number'],
  [['first-island/base', '--workers', '0'], '--workers: must be a whole number'],
  [['first-island/base', '--options', '__proto__=1'], '--options: there is no option "__proto__"'],
  [['first-island/base', '--options', 'constructor=1'], '--options: there is no option "constructor"'],
  [['first-island/base', '--options', 'points=99'], '--options: the option "points"'],
  [['first-island/base', '--options', 'points'], '--options: "points" is not of the form'],
  [['first-island/base', '--modules', 'no/such'], '--modules: there is no module "no/such"'],
  [
    ['seafarers/four-islands', '--modules', 'second-islands/stobies-variable-board-layout'],
    '--modules: "The Four Islands" cannot be combined with "Stobie’s Variable Board Layout": each has a board',
  ],
  [['first-island/base', '--modules', 'variant/catan-for-two'], '--seats: "Catan for two" is for 2 players'],
  [['first-island/base', '--players', 'nobody'], '--players: there is no player "nobody"'],
  [['first-island/base', '--json', 'no/such/folder'], '--json: cannot write'],
  [['first-island/base', '--fast'], "--fast: Unknown option '--fast'"],
])('%j is refused with its field and reason', async (args, text) => {
  await expect(simCommand.run(args)).rejects.toThrow(text);
  await expect(simCommand.run(args)).rejects.toBeInstanceOf(BadInput);
});

test('a summary counts broken, unfinished and shared games apart', () => {
  const summary = new Summary(2);
  const game = {
    finished: true,
    moves: 10,
    turns: 4,
    ending: 'points',
    points: [3, 2],
    sources: { buildings: [3, 2] },
    decided: ['buildings'],
  };
  summary.add({ ...game, game: 0, winners: [0] });
  summary.add({ ...game, game: 1, winners: [0, 1], moves: 20 });
  summary.add({ ...game, game: 2, winners: [], finished: false, ending: null });
  summary.add({ ...game, game: 3, winners: [], finished: false, ending: null, error: 'no outcome' });
  const text = summary.text(2, ['random', 'random']);
  expect(text).toContain('finished 2, unfinished 1, broken 1');
  expect(text).toContain('broken 1×, first in game 3: no outcome');
  expect(text).toMatch(/moves\s+15\.00\s+7\.07\s+10\s+20/);
});

test('the interval of a share is the one of Wilson', () => {
  expect(interval(25, 100)).toBe('17.5–34.3%');
  expect(interval(0, 10)).toBe('0.0–27.8%');
});

test('events are tallied by one of their values', () => {
  const tallied = hexwright([...batch, '--tally', 'card-played.card']);
  expect(tallied.code).toBe(0);
  const games = tallied.out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).tally as Record<string, number>);
  const knights = games.reduce((sum, { knight = 0 }) => sum + knight, 0);
  expect(knights).toBeGreaterThan(0);
  expect(tallied.err).toMatch(new RegExp(`knight +${knights} `));
  const wrong = hexwright([...batch, '--tally', 'card-played']);
  expect([wrong.code, wrong.err]).toEqual([2, expect.stringContaining('"card-played" is not an event')]);
});

test.each([
  ['no-such-event.card', 'no event "no-such-event" happens in this game'],
  ['card-plaid.card', 'did you mean card-bought, card-played'],
  ['card-played.colour', 'the event "card-played" has no value "colour"; it has'],
])('the tally of %s is refused', async (tally, text) => {
  await expect(simCommand.run(['first-island/base', '--tally', tally])).rejects.toThrow(text);
});

describe('games with their moves', () => {
  const dir = mkdtempSync(join(tmpdir(), 'hexwright-sim-'));
  afterAll(() => rmSync(dir, { recursive: true, force: true }));
  const words = (file: string, games: number, ...more: string[]): string[] => [
    ...[
      'first-island/base',
      '--games',
      `${games}`,
      '--seed',
      'tides',
      '--seats',
      '3',
      '--options',
      'points=4',
    ],
    ...['--workers', '1', '--moves', '--json', join(dir, file), ...more],
  ];
  const linesIn = (file: string): string[] => readFileSync(join(dir, file), 'utf8').trim().split('\n');

  test('each line holds a game that can be replayed to the same end', async () => {
    expect(await simCommand.run(words('whole.jsonl', 2))).toBe(0);
    for (const line of linesIn('whole.jsonl')) {
      const { save, winners, moves } = JSON.parse(line);
      const found = rulesOfSetup(save.setup);
      if (!found.ok) throw new Error(found.reason.text);
      const again = restoreGame(found.rules, save);
      if (!again.ok) throw new Error(again.reason.text);
      expect(found.rules.result(again.game.state).winners).toEqual(winners);
      expect(save.log.length).toBe(moves);
    }
  });

  test('what was cut short is gone on with, to the same lines', async () => {
    expect(await simCommand.run(words('long.jsonl', 4))).toBe(0);
    const long = linesIn('long.jsonl');
    writeFileSync(join(dir, 'short.jsonl'), `${long[0]}\n${long[1]}\n${long[2].slice(0, 50)}`);
    expect(await simCommand.run(words('short.jsonl', 4, '--resume'))).toBe(0);
    expect(linesIn('short.jsonl')).toEqual(long);
    // All are there already.
    expect(await simCommand.run(words('short.jsonl', 4, '--resume'))).toBe(0);
    expect(linesIn('short.jsonl')).toEqual(long);
  });

  test('games of another plan are not gone on with', async () => {
    writeFileSync(join(dir, 'other.jsonl'), `${linesIn('long.jsonl')[0]}\n`);
    const other = words('other.jsonl', 4, '--resume', '--limit', '60');
    await expect(simCommand.run(other)).rejects.toThrow('--resume: the games in');
    writeFileSync(join(dir, 'other.jsonl'), 'nonsense\n');
    await expect(simCommand.run(words('other.jsonl', 4, '--resume'))).rejects.toThrow('line 1 of');
  });

  test('--moves and --resume want a file', async () => {
    await expect(simCommand.run(['first-island/base', '--moves'])).rejects.toThrow(
      '--moves: goes with --json',
    );
    await expect(simCommand.run(['first-island/base', '--resume'])).rejects.toThrow('--resume: goes with');
  });
});
