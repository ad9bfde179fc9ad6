import type { Layout } from '@hexwright/island';
import {
  check,
  type Game,
  legalMoves,
  MoveList,
  newGame,
  newState,
  parseSave,
  play,
  playout,
  Rng,
  restoreGame,
  saveGame,
  seatList,
  toMove,
} from '@hexwright/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findRow, type RulesRequest, rows, rulesFor, rulesOfSetup } from '../index.ts';
import { bookFor } from './island.ts';

const BASE = 'first-island/base';
const base = bookFor({ game: BASE, seats: 4 });
const layout: Layout = base.layout;

/** what is wrong with a wish that may be of any shape */
function refusal(request: unknown): { code: string; text: string } | undefined {
  const made = rulesFor(request as RulesRequest);
  return made.ok ? undefined : made.reason;
}

function started(seed = 'border', moves = 60): Game {
  const game = newGame(base, { mode: 'seeded', seed });
  for (let i = 0; i < moves; i++) {
    const [seat] = seatList(toMove(game.state));
    const legal = legalMoves(game.state, seat).moves;
    const played = play(game, seat, legal[(i * 7) % legal.length]);
    if (!played.ok) throw new Error(played.reason.text);
  }
  return game;
}

describe('a wish for a game', () => {
  test.each<[unknown, string, string]>([
    [{ game: 'no/such', seats: 4 }, 'game-unknown', 'there is no game "no/such" in the catalogue'],
    [{ game: '', seats: 4 }, 'game-unknown', 'there is no game "" in the catalogue'],
    [{ game: 'island', seats: 4 }, 'game-unknown', 'there is no game "island" in the catalogue'],
    [{ game: 7, seats: 4 }, 'game-unknown', 'there is no game 7 in the catalogue'],
    [{ seats: 4 }, 'game-unknown', 'the field "game" is missing'],
    [{ game: BASE }, 'seats', '"seats" must be a whole number, but it is missing'],
    [{ game: BASE, seats: '4' }, 'seats', '"seats" must be a whole number, not "4"'],
    [{ game: BASE, seats: 0 }, 'seats', '"seats" must be a whole number from 1 up, not 0'],
    [{ game: BASE, seats: 2.5 }, 'seats', '"seats" must be a whole number, not 2.5'],
    [{ game: BASE, seats: 4, modules: 'x' }, 'modules', '"modules" must be a list of module ids'],
    [{ game: BASE, seats: 4, modules: [3] }, 'modules', '"modules" must be a list of module ids'],
    [{ game: BASE, seats: 4, modules: ['no/such'] }, 'module-unknown', 'there is no module "no/such"'],
    [{ game: BASE, seats: 4, options: 7 }, 'options', '"options" must be an object of options and values'],
    [{ game: BASE, seats: 4, options: null }, 'options', '"options" must be an object of options and values'],
    [
      { game: BASE, seats: 4, options: { points: 10.5 } },
      'option-range',
      'the option "points" is a whole number from 3 to 30, not 10.5',
    ],
    [
      { game: BASE, seats: 4, options: { points: 99 } },
      'option-range',
      'the option "points" is a whole number from 3 to 30, not 99',
    ],
    [
      { game: BASE, seats: 4, options: { points: '10' } },
      'option-range',
      'the option "points" is a whole number from 3 to 30, not "10"',
    ],
    [
      { game: BASE, seats: 4, options: { tradeFirst: 'yes' } },
      'option-range',
      'the option "tradeFirst" is true or false, not "yes"',
    ],
    [
      { game: BASE, seats: 4, options: { bank: 'full' } },
      'option-range',
      expect.stringContaining('the option "bank" is one of auto,') as string,
    ],
    [
      { game: BASE, seats: 4, options: { moon: 1 } },
      'option-unknown',
      expect.stringContaining('there is no option "moon"') as string,
    ],
    [
      { game: BASE, seats: 4, layout: null },
      'layout',
      expect.stringContaining('the layout is not sound') as string,
    ],
    [null, 'request', 'a wish for a game is an object'],
  ])('%j is refused', (request, code, text) => {
    expect(refusal(request)).toMatchObject({ code, text });
  });

  test('a number of seats that a row is not for is refused at every row', () => {
    for (const row of rows)
      for (const seats of [1, 2, 3, 4, 5, 6, 7, 8, 31, 1e9])
        if (!row.players.includes(seats)) {
          const reason = refusal({ game: row.id, seats });
          expect(reason?.code, `${row.id} for ${seats}`).toBe('seats');
          expect(reason?.text).toContain(String(seats));
        }
  });

  test('any two rows play together or are refused by name, never thrown at', () => {
    const rng = new Rng('pairs');
    for (const row of rows) {
      const other = rows[rng.below(rows.length)];
      const reason = refusal({ game: row.id, seats: row.players[0], modules: [other.id] });
      if (reason) expect(reason.text, `${row.id} with ${other.id}`).toMatch(/"|players/);
    }
  });

  test('a wish of any shape is granted or refused with a reason, never thrown at', () => {
    const field = fc.jsonValue();
    const options = fc.dictionary(
      fc.constantFrom('points', 'bank', 'tradeFirst', '__proto__', 'constructor', 'toString', 'x'),
      field,
    );
    const wish = fc.record(
      {
        game: fc.oneof(fc.constant(BASE), fc.constantFrom(...rows.map((row) => row.id)), field),
        seats: fc.oneof(fc.constant(4), fc.integer(), field),
        modules: fc.oneof(
          field,
          fc.array(fc.oneof(fc.constantFrom(...rows.map((row) => row.id)), fc.string()), { maxLength: 3 }),
        ),
        options: fc.oneof(options, field),
        layout: field,
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(wish, field), (request) => {
        const reason = refusal(request);
        if (reason) {
          expect(reason.code).not.toBe('');
          expect(reason.text).not.toBe('');
        }
      }),
      { numRuns: 300, seed: 1 },
    );
  });

  test('a refused wish leaves the games of others as they are', () => {
    const game = started();
    const before = game.state.cells.slice();
    const rules = bookFor({ game: BASE, seats: 4 });
    refusal({ game: BASE, seats: 4, options: { points: 99 } });
    refusal({ game: BASE, seats: 4, layout: { ...layout, hexes: [] } });
    bookFor({ game: BASE, seats: 3, options: { points: 5 } });
    expect(game.state.cells).toEqual(before);
    expect(bookFor({ game: BASE, seats: 4 })).toBe(rules);
  });
});

describe('a board of the table’s own', () => {
  test('the board of a game is a board for it', () => {
    expect(refusal({ game: BASE, seats: 4, layout: JSON.parse(JSON.stringify(layout)) })).toBeUndefined();
  });

  test.each<[string, (l: Layout) => unknown, RegExp]>([
    ['not an object', () => 'hexes', /the layout is not sound/],
    ['no hexes', (l) => ({ ...l, hexes: [] }), /hexes/],
    ['another format', (l) => ({ ...l, format: 'hexwright-layout/9' }), /format/],
    ['an unheard-of field', (l) => ({ ...l, moon: 1 }), /moon/],
    ['a hex twice', (l) => ({ ...l, hexes: [...l.hexes, l.hexes[0]] }), /twice/],
    [
      'a hex out of bounds',
      (l) => ({ ...l, hexes: [{ ...l.hexes[0], q: 5000 }, ...l.hexes.slice(1)] }),
      /hexes\.0\.q/,
    ],
    [
      'a hex of an unknown group',
      (l) => ({ ...l, hexes: [{ ...l.hexes[0], group: 'moon' }, ...l.hexes.slice(1)] }),
      /moon/,
    ],
    ['an unknown terrain', (l) => ({ ...l, hexes: [...l.hexes, { q: 30, r: 0, terrain: 'lava' }] }), /lava/],
    [
      'an unknown kind of harbour',
      (l) => ({ ...l, harbours: { places: [{ ...l.harbours.places[0], kind: 'lava' }] } }),
      /lava/,
    ],
    [
      'no land',
      (l) => ({
        ...l,
        groups: {},
        harbours: { places: [] },
        robber: null,
        hexes: [{ q: 0, r: 0, terrain: 'sea' }],
      }),
      /too few places to start.* 0 of 8/,
    ],
    [
      'too little land to start on',
      (l) => ({
        ...l,
        groups: {},
        harbours: { places: [] },
        robber: null,
        hexes: [{ q: 0, r: 0, terrain: 'hills' }],
      }),
      /too few places to start.* 2 of 8 .* seat 2/,
    ],
  ])('with %s is refused', (_what, damage, text) => {
    const reason = refusal({ game: BASE, seats: 4, layout: damage(JSON.parse(JSON.stringify(layout))) });
    expect(reason?.text).toMatch(text);
  });

  test('a damaged board is refused with a reason, or can be played on', () => {
    const list = new MoveList();
    fc.assert(
      fc.property(damaged(JSON.parse(JSON.stringify(layout))), fc.nat(), (file, seed) => {
        const made = rulesFor({ game: BASE, seats: 4, layout: file });
        if (!made.ok) expect(made.reason.text).not.toBe('');
        else playout(newState(made.rules), new Rng(seed), list, 80);
      }),
      { numRuns: 250, seed: 2 },
    );
  });

  test('every row takes a strange board or refuses it, never throws', () => {
    for (const row of rows) {
      const made = rulesFor({ game: row.id, seats: row.players[0], layout });
      if (!made.ok) expect(made.reason.text, row.id).not.toBe('');
    }
  });
});

describe('a save', () => {
  const save = JSON.parse(JSON.stringify(saveGame(started())));

  function restore(json: unknown): { code: string; text: string } | Game {
    const parsed = parseSave(json);
    if (!parsed.ok) return parsed.reason;
    const made = rulesOfSetup(parsed.save.setup);
    if (!made.ok) return made.reason;
    const restored = restoreGame(made.rules, parsed.save);
    return restored.ok ? restored.game : restored.reason;
  }

  test('brings the game back, under the same rules', () => {
    const game = restore(save);
    if (!('state' in game)) throw new Error(game.text);
    expect(game.state.cells).toEqual(started().state.cells);
    expect(game.rules.setup).toEqual(base.setup);
  });

  test.each<[string, unknown, string]>([
    ['setup.game', { ...save, setup: { ...save.setup, game: 5 } }, 'the field "setup.game" must name a game'],
    [
      'setup.game',
      { ...save, setup: { ...save.setup, game: 'x/y' } },
      'there is no game "x/y" in the catalogue',
    ],
    ['setup.seats', { ...save, setup: { ...save.setup, seats: 9 } }, 'is for 3, 4, 5, 6 players, not 9'],
    [
      'setup.modules',
      { ...save, setup: { ...save.setup, modules: 'x' } },
      'the field "setup.modules" must be a list of ids',
    ],
    [
      'setup.options',
      { ...save, setup: { ...save.setup, options: [] } },
      'the field "setup.options" must be an object',
    ],
    [
      'setup.options',
      { ...save, setup: { ...save.setup, options: { moon: 1 } } },
      'there is no option "moon"',
    ],
    ['setup.layout', { ...save, setup: { ...save.setup, layout: 5 } }, 'the layout is not sound'],
    ['log', { ...save, log: save.log.slice(40) }, 'move 0 of the log does not fit'],
    [
      'log',
      { ...save, log: [...save.log, { by: 0, move: { move: 'fly' } }] },
      `move ${save.log.length} of the log does not fit`,
    ],
  ])('with a damaged %s says so', (_field, json, text) => {
    expect(restore(json)).toMatchObject({ text: expect.stringContaining(text) });
  });

  test('damaged anywhere is refused with a reason or restored, and never thrown at', () => {
    const game = started();
    const before = game.state.cells.slice();
    fc.assert(
      fc.property(damaged(save), (json) => {
        const restored = restore(json);
        if (!('state' in restored)) expect(restored.text).not.toBe('');
      }),
      { numRuns: 300, seed: 3 },
    );
    expect(game.state.cells).toEqual(before);
    expect(check(game.state, 99, {})).toMatchObject({ ok: false });
  });
});

test('every row can be found by its id and has a name, a summary and rules', () => {
  expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length);
  for (const row of rows) {
    expect(findRow(row.id)).toBe(row);
    expect(row.players.length, row.id).toBeGreaterThan(0);
    for (const text of [row.name, row.summary, ...row.words.rules]) expect(text, row.id).toBeTruthy();
  }
});

/** the value with one to three of its parts dropped, doubled or replaced */
function damaged(value: unknown): fc.Arbitrary<unknown> {
  const blow = fc.record({
    at: fc.nat(),
    how: fc.constantFrom('drop', 'replace', 'double', 'nudge'),
    by: fc.jsonValue({ maxDepth: 1 }),
  });
  return fc.array(blow, { minLength: 1, maxLength: 3 }).map((blows) => {
    const copy = structuredClone(value);
    for (const { at, how, by } of blows) {
      const places = placesIn(copy);
      if (places.length === 0) continue;
      const [parent, key] = places[at % places.length];
      if (how === 'replace') parent[key as keyof typeof parent] = by as never;
      else if (how === 'nudge' && typeof parent[key as keyof typeof parent] === 'number')
        (parent as Record<string | number, number>)[key] += (at % 3) - 1;
      else if (Array.isArray(parent)) {
        if (how === 'drop') parent.splice(key as number, 1);
        else parent.push(structuredClone(parent[key as number]));
      } else delete parent[key as keyof typeof parent];
    }
    return copy;
  });
}

function placesIn(value: unknown): [object, string | number][] {
  if (typeof value !== 'object' || value === null) return [];
  const keys: (string | number)[] = Array.isArray(value) ? value.map((_, i) => i) : Object.keys(value);
  return keys.flatMap((key): [object, string | number][] => [
    [value, key],
    ...placesIn((value as Record<string | number, unknown>)[key]),
  ]);
}
