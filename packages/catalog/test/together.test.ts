import { type Outline, orderModules } from '@hexwright/rulebook';
import { describe, expect, test } from 'vitest';
import { findModule, modulesFor, type RulesRequest, rows, rulesFor } from '../index.ts';
import { bookFor } from './island.ts';

const TRIBE = 'seafarers/forgotten-tribe';
const FISH = 'traders-barbarians/fishermen';
const FOUR = 'seafarers/four-islands';
const STOBIE = 'second-islands/stobies-variable-board-layout';
const SEVEN = 'first-island/seven-point-game';
const EDITIONS = 'first-island/edition-rules';
const TWO = 'variant/catan-for-two';
const MINI = 'first-island/das-minispiel';

function bookOf(game: string, modules: string[], more: Partial<RulesRequest> = {}) {
  return bookFor({ game, seats: 4, modules, ...more });
}

function refusal(game: string, modules: string[], seats = 4) {
  const made = rulesFor({ game, seats, modules });
  return made.ok ? undefined : made.reason;
}

test('three of which each two have a board of their own are refused', () => {
  const [attack, rivers, caravans] = ['barbarian-attack', 'rivers', 'caravans'].map(
    (id) => `traders-barbarians/${id}`,
  );
  expect(refusal(attack, [caravans])).toBeUndefined();
  expect(refusal(rivers, [caravans])).toBeUndefined();
  expect(refusal(attack, [caravans, rivers])?.text).toMatch(/each has a board of its own/);
  const traders = 'traders-barbarians/traders-and-barbarians';
  expect(refusal(traders, [caravans, FISH])?.text).toMatch(/each has a board of its own/);
});

test('numbers rolled again for want of a token, and sevens rolled again at an easy start, are told apart', () => {
  expect(refusal('traders-barbarians/traders-and-barbarians', ['variant/easy-start'])).toBeUndefined();
});

test('the friendly robber goes with every scenario by sea and of the traders, also where there is no robber', () => {
  const families = ['seafarers/', 'traders-barbarians/', 'cities-knights/'];
  for (const { id, players } of rows)
    if (families.some((family) => id.startsWith(family)))
      expect([id, refusal(id, ['variant/friendly-robber'], players[0])]).toEqual([id, undefined]);
});

test('the magic 7 goes with Cities & Knights', () => {
  expect(refusal('cities-knights/core', ['variant/the-magic-7'])).toBeUndefined();
});

test('what a module restores is there for others, whoever leaves it out', () => {
  const ultimate = 'traders-barbarians/ultimate';
  expect(refusal(ultimate, ['variant/revenge-is-sweet'])).toBeUndefined();
  expect(refusal('traders-barbarians/barbarian-attack', ['variant/revenge-is-sweet'])?.text).toMatch(
    /robber/,
  );
});

test.each([
  [TRIBE, FISH],
  [FISH, TRIBE],
])('two games with rules between them bring those along, whichever is asked for first', (game, other) => {
  const { modules, layout } = bookOf(game, [other]);
  expect(modules.map(({ id }) => id)).toContain(`${TRIBE}-fishermen`);
  expect(layout.id).toBe('forgotten-tribe-3-4');
});

describe('what does not go together is refused with both names and the reason:', () => {
  test.each([
    ['two scenarios with a board each', FOUR, 'seafarers/fog-islands', 4, 'each has a board of its own'],
    [
      'favours that draw a card, and a game without cards',
      'scenarios-series/big-game-big-honor',
      SEVEN,
      3,
      'it needs development cards',
    ],
    ['a board that the players lay, and a map', FOUR, STOBIE, 4, 'each has a board of its own'],
    [
      'an edition with a printed board, and a map',
      'first-island/gallery-edition',
      FOUR,
      4,
      'each has a board',
    ],
    [
      'an expansion with a board, and a map',
      'seafarers/core',
      'seafarers/fog-islands',
      4,
      'each has a board',
    ],
    ['two full games', MINI, 'first-island/wegwerpcatan', 3, 'each is a game of its own'],
    ['warships and no cards', 'seafarers/pirate-islands', SEVEN, 4, 'armed with development cards'],
    [
      'printed starts and nobody’s colours',
      TWO,
      'first-island/paper-and-pencil',
      2,
      'it needs a start of everybody’s choice',
    ],
    [
      'an auction and two players',
      'historical/alexander-the-great',
      TWO,
      2,
      'it needs a start of everybody’s choice',
    ],
    ['walls for knights and no cards', 'second-islands/catan-plus', SEVEN, 4, 'paid for with knight cards'],
    ['a wheel and cards', 'first-island/wegwerpcatan', 'variant/event-cards', 3, 'in the place of the dice'],
    ['a robber’s foe and no robber', 'seafarers/pirate-islands', 'variant/revenge-is-sweet', 4, 'a robber'],
    ['caravans on sevens and none', 'first-island/wegwerpcatan', 'house/caravan-stop', 3, 'needs sevens'],
    ...[
      ['gates by the red die', 'cities-knights/core', 'by the red of two dice'],
      ['landings by two dice', 'traders-barbarians/barbarian-attack', 'land where two dice say'],
      ['fishing grounds from 2 to 12', FISH, 'numbers from 2 to 12'],
    ].map(([what, game, why]): [string, string, string, number, string] => [
      `${what}, and a die of ten sides`,
      game,
      'variant/stobie-number-tokens',
      4,
      why,
    ]),
    [
      'harbours and none',
      'first-island/wegwerpcatan',
      'variant/harbormaster',
      3,
      'it needs harbours, and the other has none',
    ],
  ])('%s', (_what, game, other, seats, why) => {
    for (const reason of [refusal(game, [other], seats), refusal(other, [game], seats)]) {
      expect(reason?.text).toContain(why);
      expect(reason?.code).toBe('module-conflict');
      expect(Object.values(reason?.details ?? {}).sort()).toEqual([game, other].sort());
      for (const id of [game, other]) expect(reason?.text).toContain(`"${findModule(id)?.words.name}"`);
    }
  });

  test('a duel and anything else', () => {
    for (const other of ['variant/harbormaster', 'variant/friendly-robber', 'variant/catan-for-two'])
      expect(refusal('second-islands/netbattle', [other], 2)?.text).toBe(
        `"NetBattle" cannot be combined with "${findModule(other)?.words.name}": it is a duel, with nothing to build and nobody to rob`,
      );
  });

  test('modules that would each come after the other', () => {
    const waiting = (id: string, after: string): Outline => ({
      ...findModule('variant/harbormaster')!,
      ...{ id, after: [after], words: { ...findModule('variant/harbormaster')!.words, name: id } },
    });
    const modules = [waiting('one', 'two'), waiting('two', 'one')];
    expect(orderModules(['one', 'two'], (id) => modules.find((module) => module.id === id))).toMatchObject({
      reason: { code: 'module-conflict', text: expect.stringMatching(/"two" .* "one"/) },
    });
  });

  test('every conflict has its reason, as the end of a sentence', () => {
    for (const id of rows.flatMap((row) => row.modules))
      for (const why of [...Object.values(findModule(id)?.conflicts ?? {}), findModule(id)?.alone ?? 'it'])
        expect(why, id).toMatch(/^\p{Ll}.*[^.]$/u);
  });
});

describe('who opens a table to other numbers', () => {
  test('lifts the limits of what it is played on, and two play on the map for three', () => {
    const map = bookOf(FOUR, [], { seats: 3 }).layout.id;
    expect(bookOf(FOUR, [TWO], { seats: 2 }).layout.id).toBe(map);
  });

  test('does so too when it comes along with another: a variant joins a board for two either way', () => {
    const board = 'first-island/einsteiger-variante';
    const robber = 'variant/friendly-robber';
    const [one, other] = [bookOf(board, [robber], { seats: 2 }), bookOf(robber, [board], { seats: 2 })];
    expect(one.modules.map(({ id }) => id)).toContain(TWO);
    expect(new Set(other.modules.map(({ id }) => id))).toEqual(new Set(one.modules.map(({ id }) => id)));
  });

  test('two play without knights where there are none to give up', () => {
    for (const book of [
      bookOf(SEVEN, [TWO], { seats: 2 }),
      bookOf('first-island/simply-catan', [TWO], { seats: 2, options: { simpler: true } }),
    ]) {
      const moves = book.moves.map(({ name }) => name);
      expect(moves).toContain('send-robber');
      expect(moves).not.toContain('give-up-knight');
    }
  });

  test.each([
    ['seafarers/extension-5-6', TWO, 5, '"Catan for two" is for 2 players, not 5'],
    ['second-islands/big-island', TWO, 7, '"Catan for two" is for 2 players, not 7'],
    [
      TWO,
      'first-island/base-extension-5-6',
      2,
      '"The base game for five and six" is for 5, 6 players, not 2',
    ],
    [TWO, 'misc/robin-hood', 2, '"Robin Hood" is for 1 player, not 2'],
    [TWO, MINI, 2, '"Das Minispiel" is for 3 players, not 2'],
  ])('does not lift all others: %s with %s for %i', (game, other, seats, text) => {
    expect(refusal(game, [other], seats)).toMatchObject({ code: 'seats', text });
  });
});

test('a board of seats and fishermen, which both send the robber away, share how that is done', () => {
  const { moves } = bookOf('scenarios-series/big-game-big-honor', [FISH]);
  expect(moves.filter(({ name }) => name === 'expel')).toHaveLength(1);
});

describe('a variant', () => {
  test('changes what is played last, whichever is asked for first', () => {
    const shores = 'seafarers/heading-for-new-shores';
    for (const book of [bookOf(SEVEN, [shores]), bookOf(shores, [SEVEN])])
      expect([book.options.points, book.modules.at(-1)?.id]).toEqual([7, SEVEN]);
  });

  test('asked for with a game of its own is played on that, not on the base game', () => {
    const { modules, layout } = bookOf('variant/friendly-robber', [MINI], { seats: 3 });
    expect(modules.map(({ id }) => id)).toEqual(['island', MINI, 'variant/friendly-robber']);
    expect(layout.id).toBe('das-minispiel');
  });

  test('gives goods of choice and free roads in games that have none themselves', () => {
    const moves = (game: string, other: string, seats: number) =>
      bookOf(game, [other], { seats }).moves.map(({ name }) => name);
    expect(moves(MINI, 'variant/event-cards', 3)).toContain('choose-good');
    expect(moves('first-island/paper-and-pencil', 'house/caravan-stop', 4)).toContain('choose-nothing');
    expect(moves(FISH, SEVEN, 4)).toContain('free-route');
  });
});

test.each([
  [FOUR, [EDITIONS]],
  [EDITIONS, [FOUR]],
])('an edition of the base game brings its rules to a map and leaves that as it is', (game, modules) => {
  const book = bookOf(game, modules, { options: { edition: 'english-2', firstBoard: 'beginners' } });
  expect(book.options).toMatchObject({ victoryCards: 7, showCards: 'any-time' });
  expect(book.layout).toEqual(bookOf(FOUR, []).layout);
});

test('the rules that are asked for again and again stay compiled', () => {
  const usual = bookOf('first-island/base', []);
  for (let points = 3; points <= 20; points++)
    for (const seats of [3, 4, 5, 6]) {
      bookOf('first-island/base', [], { seats, options: { points } });
      expect(bookOf('first-island/base', [])).toBe(usual);
    }
});

test('games of different kinds are refused by name, whichever was asked for first', () => {
  const why = 'they are games of different kinds';
  for (const [game, other] of [
    ['rivals/introductory', 'variant/event-cards'],
    ['variant/event-cards', 'rivals/introductory'],
  ])
    expect(modulesFor({ game, seats: 2, modules: [other] })).toMatchObject({
      ok: false,
      reason: { code: 'module-conflict', text: expect.stringContaining(why) },
    });
});
