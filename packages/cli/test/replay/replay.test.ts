import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rulesFor } from '@hexwright/catalog';
import {
  isOver,
  listMoves,
  MoveList,
  nameMove,
  newGame,
  pick,
  play,
  Rng,
  type Save,
  saveGame,
  someSeat,
  toMove,
} from '@hexwright/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { replayCommand } from '../../replay/command.ts';
import { readSave } from '../../replay/save-file.ts';
import { hexwright } from '../running.ts';

const folder = mkdtempSync(join(tmpdir(), 'hexwright-replay-'));
const file = join(folder, 'game.json');
let save: Save;

beforeAll(() => {
  save = randomSave();
  writeFileSync(file, JSON.stringify(save));
});
afterAll(() => rmSync(folder, { recursive: true }));

function randomSave(): Save {
  const found = rulesFor({ game: 'first-island/base', seats: 3, options: { points: 6 } });
  if (!found.ok) throw new Error(found.reason.text);
  const game = newGame(found.rules, { mode: 'seeded', seed: 'tale' });
  const rng = new Rng(4);
  const list = new MoveList();
  while (!isOver(game.state)) {
    const seat = someSeat(toMove(game.state), rng);
    listMoves(game.state, seat, list);
    play(game, seat, nameMove(found.rules, pick(list, rng, false)));
  }
  return saveGame(game);
}

function replayed(change: Partial<Record<keyof Save, unknown>>, ...args: string[]) {
  const path = join(folder, 'changed.json');
  writeFileSync(path, JSON.stringify({ ...save, ...change }));
  return hexwright(['replay', path, ...args]);
}

test('a saved game is told in words, turn by turn, and checked', () => {
  const { code, out } = hexwright(['replay', file]);
  expect(code).toBe(0);
  expect(out).toMatch(/\n\n +\d+ {2}Seat 0 begins turn 1\./);
  expect(out).toContain('rolls');
  expect(out).toMatch(/The game is over \(points\); won by Seat \d\./);
  expect(out).toContain(
    `Checked ${save.log.length} of ${save.log.length} moves: all fit the rules; every chance move is what the seed gives.`,
  );
  expect(out).not.toMatch(/[{}]/);
});

test('a seat is told what it knew, and no more', () => {
  const lines = hexwright(['replay', file, '--json', '--view', '1'])
    .out.trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines).toHaveLength(save.log.length);
  const events = lines.flatMap((line) => line.events);
  for (const { data } of events.filter(({ kind }) => kind === 'card-bought'))
    expect('card' in data).toBe(data.seat === 1);
  save.log.forEach(({ move }, i) => {
    if (move.move === 'draw-card') expect(lines[i].move).toBeNull();
  });
});

test('a damaged log is told up to where it breaks', () => {
  const log = save.log.map((entry, i) =>
    i === 60 ? { by: entry.by, move: { move: 'city', corner: 3 } } : entry,
  );
  const { code, out, err } = replayed({ log });
  expect(code).toBe(2);
  expect(err).toContain('move 60 of the log does not fit');
  expect(out).toMatch(/\n +5\d {2}/);
  expect(out).not.toMatch(/\n +6\d {2}/);
});

test('dice that the seed would not have rolled are noticed', () => {
  const at = save.log.findLastIndex(({ move }) => move.move === 'dice');
  const { red, yellow } = save.log[at].move;
  const log = save.log
    .slice(0, at + 1)
    .map((entry, i) =>
      i === at ? { by: -1, move: { move: 'dice', red: yellow, yellow: (Number(red) % 6) + 1 } } : entry,
    );
  expect(replayed({ log }).out).toContain(`1 chance moves are not what the seed gives, first move ${at}`);
});

test('the chance of a game from before versions by module is not compared with its seed', () => {
  const { engine: _engine, versions: _versions, ...setup } = save.setup;
  const { code, out } = replayed({ setup: { ...setup, rulesVersion: 2 } });
  expect(code).toBe(0);
  expect(out).toContain('all fit the rules; its chance was drawn by an older generator and is not compared.');
});

test.each([
  [{ format: 'other/1' }, 'the field "format" is "other/1"'],
  [{ setup: { game: 'no/such', rulesVersion: 1, seats: 3 } }, 'there is no game "no/such"'],
  [{ setup: { game: 'first-island/base', rulesVersion: 999, seats: 3 } }, 'rules version 999'],
  [{ chance: 'dice' }, 'the field "chance"'],
  [{ log: [{ by: 0 }] }, 'entry 0 of "log"'],
])('a save with %j is refused with the reason', (change, text) => {
  expect(() => readSave(JSON.stringify({ ...save, ...change }), 'game.json')).toThrow(text);
});

test('a file with special keys or of great depth is refused by name', () => {
  const told = JSON.stringify({ ...save, setup: { ...save.setup, options: 'HERE' } });
  const file = (options: string): string => told.replace('"HERE"', options);
  for (const key of ['__proto__', 'constructor'])
    expect(() => readSave(file(`{"${key}":{"points":3}}`), 'game.json')).toThrow(
      `there is no option "${key}"`,
    );
  const deep = (depth: number): string => file(`{"points":${'['.repeat(depth)}${']'.repeat(depth)}}`);
  expect(() => readSave(deep(40), 'game.json')).toThrow('a save is nested 32 deep at most');
  expect(() => readSave(deep(100_000), 'game.json')).toThrow('game.json: it is nested more than 100 deep');
});

test('a file that is not JSON is refused with the place where it breaks', () => {
  expect(() => readSave('{\n  "format": nope\n}', 'game.json')).toThrow(
    'game.json: not JSON at line 2, column 14',
  );
  const text = JSON.stringify(save, null, 1);
  expect(() => readSave(text.slice(0, -40), 'game.json')).toThrow(/not JSON: it ends too soon, at line \d+/);
  expect(() => readSave(text.replace('"by": 2,', '"by": 2;'), 'game.json')).toThrow(
    /not JSON at line \d+, column \d+/,
  );
});

test('what cannot be read or shown is refused', async () => {
  const refused = (...args: string[]) => expect(replayCommand.run(args)).rejects;
  await refused().toThrow('FILE: which saved game?');
  await refused(join(folder, 'none.json')).toThrow('FILE: cannot read');
  await refused(file, '--view', '9').toThrow('--view: must be a seat from 0 to 2');
  await refused(file, '--to', 'end').toThrow('--to: must be a whole number');
});
