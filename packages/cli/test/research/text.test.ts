import { expect, test } from 'vitest';
import { answerLine } from '../../stdio/rpc.ts';
import { Tables } from '../../stdio/tables.ts';

function call<T>(tables: Tables, method: string, params: object): T {
  const { result, error } = JSON.parse(
    answerLine(tables, JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })) ?? 'null',
  );
  if (error) throw new Error(error.message);
  return result;
}

test('a position is told in words, own hand and no other', () => {
  const tables = new Tables();
  const { game } = call<{ game: string }>(tables, 'newGame', {
    game: 'first-island/base',
    seats: 3,
    seed: 4,
  });
  const hold = [
    [2, 0, 0, 0, 1],
    [0, 7, 0, 0, 0],
    [0, 0, 3, 0, 0],
  ];
  const { game: set } = call<{ game: string }>(tables, 'position', {
    game,
    fields: { hold, handSize: [3, 7, 3] },
  });
  const text = (seat: number | null): string =>
    call<{ text: string }>(tables, 'observe', { game: set, seat, form: 'text' }).text;
  expect(text(0)).toContain('You are seat 0.');
  expect(text(0)).toContain('Your hand: 2 brick, 1 ore.');
  expect(text(0)).toContain('Seat 1 holds 7 cards.');
  expect(text(1)).toContain('Your hand: 7 lumber.');
  expect(text(null)).not.toContain('Your hand');
  expect(text(0)).toMatch(/Hexes: 0 \w+ \d+; /);
  expect(text(0)).toMatch(/The question: .+\. Asked: seat 0\./);
});

test('a card game is told too, by its own fields', () => {
  const tables = new Tables();
  const { game } = call<{ game: string }>(tables, 'newGame', {
    game: 'rivals/introductory',
    seats: 2,
    seed: 4,
  });
  const text = call<{ text: string }>(tables, 'observe', { game, seat: 0, form: 'text' }).text;
  expect(text).toContain('rivals/introductory, 2 seats.');
  expect(text).toMatch(/Seat 1: \d+ of \d+ points\./);
});

test('an observation in numbers says its version, and one without a board has no tensor form', () => {
  const tables = new Tables();
  const { game } = call<{ game: string }>(tables, 'newGame', {
    game: 'rivals/introductory',
    seats: 2,
    seed: 4,
  });
  const flat = call<{ version: string; cells: number[] }>(tables, 'observe', { game, seat: 1 });
  const spec = call<{ version: string; size: number }>(tables, 'observations', { game });
  expect([flat.version, flat.cells.length]).toEqual([spec.version, spec.size]);
  expect(() => call(tables, 'observe', { game, seat: 1, form: 'tensor' })).toThrow(
    'not played on a board of hexes',
  );
});
