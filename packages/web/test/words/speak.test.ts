import { describe, expect, test } from 'vitest';
import { speakerFor } from '../../words/speak.ts';
import { rowSheet } from '../../worker/catalogue.ts';
import { openLibrary } from '../../worker/library.ts';

const found = await rowSheet(openLibrary(), { game: 'first-island/base', seats: 3 });
if (!found.ok) throw new Error(found.reason.text);
const { sheet, fields } = found.row;
const speak = speakerFor(sheet, [{ kind: 'person', name: 'Ann' }, { kind: 'bot' }, { kind: 'bot' }]);

describe('the speaker', () => {
  test('calls players by their names, bots by those of their characters', () => {
    expect([0, 1, -1].map(speak.seat)).toEqual(['Ann', 'Bo', 'nobody']);
  });

  test('fills the gaps of an event with names', () => {
    expect(speak.event('produced', { seat: 1, good: 'wool', count: 2 })).toBe('Bo receives 2 wool.');
    expect(speak.event('offer', { seat: 0, give: ['2 brick'], want: ['1 ore', '1 grain'] })).toBe(
      'Ann offers 2 brick for 1 ore, 1 grain.',
    );
  });

  test('begins a line of the log with a capital', () => {
    expect(speak.event('award', { award: 'longest-road', seat: -1 })).toBe('Longest Road goes to nobody.');
    expect(speak.event('offer-accepted', { seat: -1 })).toBe('Nobody accepts.');
  });

  test('reads a key without words from its id', () => {
    expect(speak.name('piece', 'war-galley')).toBe('War galley');
  });

  test('describes a place by what lies around it', () => {
    expect(speak.place('hex', 0, fields)).toMatch(/^\w+( \d+)?$/);
    expect(speak.place('corner', 0, fields)).toMatch(/^Corner at /);
  });

  test('names harbours, and tells corners that touch the same by the side they lie on', () => {
    const corners =
      sheet.kind === 'island' ? sheet.board.corners.map((_, i) => speak.place('corner', i, fields)) : [];
    expect(
      corners.filter((name) => /, harbour for (?:brick|lumber|wool|grain|ore|any good)/.test(name)),
    ).toHaveLength(18);
    expect(corners.some((name) => /, (?:north|south)(?:-east|-west)? side$/.test(name))).toBe(true);
  });

  test('names a move with its arguments', () => {
    expect(speak.move({ move: 'rob', seat: 2 })).toContain('Wim');
    expect(speak.choice({ move: 'bank-trade', give: 'wool', want: 'ore' })).toBe('wool · ore');
  });
});

test('numbers that are swapped are numbers, and nobody’s name', async () => {
  const knights = await rowSheet(openLibrary(), { game: 'cities-knights/core', seats: 3 });
  if (!knights.ok) throw new Error(knights.reason.text);
  const told = speakerFor(knights.row.sheet, []).event('tokens-swapped', { seat: 0, number: 2, other: 1 });
  expect(told).toBe('Red swaps a 2 and a 1.');
});
