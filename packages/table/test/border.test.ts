import { expect, test } from 'vitest';
import { fold, parseCommand, parseEntry, parseFile, playersFor } from '../index.ts';
import { islandAt, Played } from './play.ts';

test.each([
  [null, 'command-shape'],
  [[], 'command-shape'],
  ['roll', 'command-shape'],
  [{ at: 1, move: { move: 'roll' } }, 'command-id'],
  [{ id: '', at: 1, move: { move: 'roll' } }, 'command-id'],
  [{ id: 'x'.repeat(65), at: 1, move: { move: 'roll' } }, 'command-id'],
  [{ id: '<b>', at: 1, move: { move: 'roll' } }, 'command-id'],
  [{ id: 'x', at: -1, move: { move: 'roll' } }, 'command-at'],
  [{ id: 'x', at: 1.5, move: { move: 'roll' } }, 'command-at'],
  [{ id: 'x', at: '1', move: { move: 'roll' } }, 'command-at'],
  [{ id: 'x', at: 1 }, 'command-move'],
  [{ id: 'x', at: 1, move: { move: 7 } }, 'command-move'],
  [{ id: 'x', at: 1, move: ['roll'] }, 'command-move'],
])('the command %j is refused with %s', (json, code) => {
  expect(parseCommand(json)).toMatchObject({ ok: false, reason: { code } });
});

test('a command keeps nothing but what a command has', () => {
  const move = { move: 'road', edge: 3 };
  expect(parseCommand({ id: 'a-1', at: 3, move, seat: 2 })).toEqual({
    ok: true,
    command: { id: 'a-1', at: 3, move },
  });
});

test('a line of a record is a move or what was taken back, never both nor neither', () => {
  const move = { move: 'roll' };
  expect(parseEntry({ by: 1, move })).toMatchObject({ ok: true });
  expect(parseEntry({ by: 1, back: 3, id: 'x' })).toMatchObject({ ok: true });
  for (const wrong of [
    null,
    3,
    { by: 1 },
    { by: 1, move, back: 3 },
    { move },
    { by: 1, back: -1 },
    { by: 1, move, id: 4 },
  ])
    expect(parseEntry(wrong)).toMatchObject({ ok: false });
});

test('a record tells the moves that stand', () => {
  const line = (by: number) => ({ by, move: { move: 'roll' } });
  const folded = fold([line(0), line(1), { by: 1, back: 1 }, line(2), line(3)]);
  expect(folded).toMatchObject({
    ok: true,
    log: [{ by: 0 }, { by: 2 }, { by: 3 }],
    lengthAt: [0, 1, 2, 1, 2, 3],
    lineOf: [1, 4, 5],
    lastBack: 3,
  });
});

test('players that make no sense are one person against bots', () => {
  const usual = [{ kind: 'person' }, { kind: 'bot' }, { kind: 'bot' }];
  for (const wrong of [undefined, 'all', [], [{ kind: 'bot' }], { length: 3 }, [null, null, null]])
    expect(playersFor(3, wrong)).toEqual(usual);
  expect(
    playersFor(2, [
      { kind: 'bot', name: 'Ada' },
      { kind: 'person', name: 4, admin: true },
    ]),
  ).toEqual([{ kind: 'bot', name: 'Ada' }, { kind: 'person' }]);
  expect(
    playersFor(3, [
      { kind: 'bot', level: 'expert' },
      { kind: 'bot', level: 'genius' },
      { kind: 'person', level: 'hard' },
    ]),
  ).toEqual([{ kind: 'bot', level: 'expert' }, { kind: 'bot' }, { kind: 'person' }]);
});

test('a file is checked before its game is looked for', () => {
  const save = new Played(islandAt()).on(5, 'some').table.save();
  expect(parseFile(save)).toMatchObject({ ok: true });
  expect(parseFile({ ...save, log: 'none' })).toMatchObject({ ok: false });
});
