import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseSave, restoreGame, saveGame } from '../index.ts';
import { cellsOf, playOn, rules, seeded } from './play.ts';

const save = (): Record<string, unknown> => JSON.parse(JSON.stringify(saveGame(playOn(seeded(), 7))));

function refusal(json: unknown): string {
  const parsed = parseSave(json);
  if (!parsed.ok) return `${parsed.reason.code}: ${parsed.reason.text}`;
  const restored = restoreGame(rules, parsed.save);
  return restored.ok ? 'fine' : `${restored.reason.code}: ${restored.reason.text}`;
}

test('a game is saved and restored at any of its moves', () => {
  for (let moves = 0; moves < 20; moves++) {
    const game = playOn(seeded('s'), moves);
    const parsed = parseSave(JSON.parse(JSON.stringify(saveGame(game))));
    const restored = parsed.ok ? restoreGame(rules, parsed.save) : parsed;
    if (!restored.ok) throw new Error(restored.reason.text);
    expect(cellsOf(restored.game)).toEqual(cellsOf(game));
    expect(cellsOf(playOn(restored.game, 3))).toEqual(cellsOf(playOn(game, 3)));
  }
});

test('a save stands for itself: playing on does not change it', () => {
  const game = playOn(seeded(), 2);
  const saved = saveGame(game);
  const { length } = saved.log;
  playOn(game, 3);
  expect(saved.log.length).toBe(length);
});

test.each<[string, (s: Record<string, unknown>) => unknown, string]>([
  ['no object', () => 7, 'save-not-object: a saved game is a JSON object'],
  ['a list', () => [], 'save-not-object: a saved game is a JSON object'],
  [
    'no format',
    ({ format: _, ...s }) => s,
    'save-format: the field "format" is missing, not "hexwright-game/1"',
  ],
  [
    'another format',
    (s) => ({ ...s, format: 'x/2' }),
    'save-format: the field "format" is "x/2", not "hexwright-game/1"',
  ],
  ['no setup', (s) => ({ ...s, setup: null }), 'save-setup: the field "setup" is missing'],
  [
    'no version',
    (s) => ({ ...s, setup: {} }),
    'save-version: the setup must have "engine" and "versions", or (older games) "rulesVersion", a whole number from 1 up',
  ],
  [
    'half a version',
    (s) => ({ ...s, setup: { rulesVersion: 1.5 } }),
    'save-version: the setup must have "engine" and "versions", or (older games) "rulesVersion", a whole number from 1 up',
  ],
  [
    'no version of the engine',
    (s) => ({ ...s, setup: { versions: {} } }),
    'save-version: the field "setup.engine" must be a whole number from 1 up',
  ],
  [
    'a module without version',
    (s) => ({ ...s, setup: { engine: 1, versions: { 'toy/cellar': 0 } } }),
    'save-version: the field "setup.versions" must hold the version of each module, a whole number from 1 up',
  ],
  [
    'no chance',
    ({ chance: _, ...s }) => s,
    'save-chance: the field "chance" must be {"mode":"manual"} or {"mode":"seeded","seed":"…"}',
  ],
  [
    'null chance',
    (s) => ({ ...s, chance: null }),
    'save-chance: the field "chance" must be {"mode":"manual"} or {"mode":"seeded","seed":"…"}',
  ],
  [
    'no seed',
    (s) => ({ ...s, chance: { mode: 'seeded' } }),
    'save-chance: the field "chance" must be {"mode":"manual"} or {"mode":"seeded","seed":"…"}',
  ],
  ['no log', (s) => ({ ...s, log: {} }), 'save-log: the field "log" must be a list of moves'],
  [
    'an empty entry',
    (s) => ({ ...s, log: [null] }),
    'save-log: entry 0 of "log" must have "by" (a seat or -1) and "move"',
  ],
  [
    'an entry without a move',
    (s) => ({ ...s, log: [{ by: 1 }] }),
    'save-log: entry 0 of "log" must have "by" (a seat or -1) and "move"',
  ],
  [
    'an entry with a null move',
    (s) => ({ ...s, log: [{ by: 1, move: null }] }),
    'save-log: entry 0 of "log" must have "by" (a seat or -1) and "move"',
  ],
])('a save with %s says so', (_what, damage, message) => {
  expect(refusal(damage(save()))).toBe(message);
});

test('a save whose log does not fit names the move', () => {
  const s = save();
  (s.log as { by: number }[])[5].by = NOBODY;
  expect(refusal(s)).toContain('move 5 of the log does not fit');
});

test('a damaged save is refused or restored, never thrown at', () => {
  const paths = fc.constantFrom('format', 'setup', 'chance', 'log');
  fc.assert(
    fc.property(paths, fc.anything(), (path, value) => {
      expect(refusal({ ...save(), [path]: value })).not.toBe('');
    }),
  );
  fc.assert(
    fc.property(fc.nat(8), fc.anything(), fc.anything(), (i, by, move) => {
      const s = save();
      (s.log as unknown[])[i] = { by, move };
      expect(refusal(s)).not.toBe('');
    }),
  );
});

/** a seat that the game does not have */
const NOBODY = 30;
