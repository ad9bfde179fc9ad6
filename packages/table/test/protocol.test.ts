import { describe, expect, test } from 'vitest';
import { NewTable, PersonName, routes, SocketAsk, TalkText } from '../index.ts';

const table = 'abcdefghijklmnopqrstuv';

describe('what a page asks of a server', () => {
  test('a command is asked in the words of the worker', () => {
    const ask = {
      id: 7,
      ask: 'play',
      args: [table, 0, { id: 'k3-12', at: 41, move: { move: 'road', edge: 12 } }],
    };
    expect(SocketAsk.parse(ask)).toEqual(ask);
  });

  test.each([
    ['no question', { id: 1 }],
    ['an unknown question', { id: 1, ask: 'cheat', args: [] }],
    ['the name of something every object has', { id: 1, ask: 'constructor', args: [] }],
    ['an argument too many', { id: 1, ask: 'close', args: [table, 1] }],
    ['an argument too few', { id: 1, ask: 'sit', args: [table] }],
    ['a table that is none', { id: 1, ask: 'close', args: ['../../etc'] }],
    ['a seat below the first', { id: 1, ask: 'sit', args: [table, -1] }],
    ['a command without an id', { id: 1, ask: 'play', args: [table, 0, { at: 1, move: { move: 'x' } }] }],
    ['something more than the question', { id: 1, ask: 'close', args: [table], seat: 2 }],
  ])('%s is refused', (_what, ask) => {
    expect(SocketAsk.safeParse(ask).success).toBe(false);
  });
});

test('names are one visible line', () => {
  expect(PersonName.parse('  Ada   of the  Hills ')).toBe('Ada of the Hills');
  for (const name of ['', '   ', 'a'.repeat(25), 'A\u202eda', 'Ada\u0000', 'A\u200bda'])
    expect(PersonName.safeParse(name).success, JSON.stringify(name)).toBe(false);
  expect(TalkText.parse('<b>& co</b>')).toBe('<b>& co</b>');
});

test('a table needs no more than a game', () => {
  expect(NewTable.parse({ wish: { game: 'first-island/base', seats: 4 } })).toMatchObject({
    listed: false,
    clock: { mode: 'off' },
    watching: { allowed: true, delay: 0 },
    rated: false,
  });
});

test('no two addresses are one', () => {
  const addresses = Object.values(routes).map(({ method, path }) => `${method} ${path}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});
