import { type Book, compileBook, islandModules, islandOf, optionsInReach, PLENTY } from '@hexwright/island';
import { newState } from '@hexwright/kernel';
import { plainRule, type RuleText } from '@hexwright/rulebook';
import { describe, expect, test } from 'vitest';
import { triedCounts } from '../battery/seat-counts.ts';
import { modules, modulesFor, type RulesRequest, rows, rulesFor } from '../index.ts';
import { bookFor } from './island.ts';

const BASE = { game: 'first-island/base', seats: 4 };

function refusal(request: RulesRequest): { code: string; text: string } | undefined {
  const made = rulesFor(request);
  return made.ok ? undefined : made.reason;
}

test('the base game can be played for 22 points and no more', () => {
  expect(refusal({ ...BASE, options: { points: 22 } })).toBeUndefined();
  expect(refusal({ ...BASE, options: { points: 23 } })).toEqual({
    code: 'option-range',
    text: 'the option "points" is at most 22 here, not 23: nobody can have more than 22 points',
    details: { option: 'points', highest: 22 },
  });
});

test('what gives more points raises the bound', () => {
  expect(refusal({ ...BASE, options: { points: 24, victoryCards: 7 } })).toBeUndefined();
  expect(refusal({ ...BASE, options: { points: 18, victoryCards: 0 } })?.text).toContain('at most 17');
  // two points more to be had
  const harbours = { ...BASE, modules: ['variant/harbormaster'] };
  expect(refusal({ ...harbours, options: { points: 24 } })).toBeUndefined();
  expect(refusal({ ...harbours, options: { points: 25 } })?.text).toBe(
    'the option "points" is at most 24 here, not 25: nobody can have more than 24 points',
  );
});

test('where points come without bound any goal is taken', () => {
  expect(refusal({ game: 'seafarers/cloth-for-catan', seats: 4, options: { points: 30 } })).toBeUndefined();
});

test('the range that a table is offered ends where nobody can get further', () => {
  const made = rulesFor(BASE);
  expect(made.ok && optionsInReach(islandOf(made.rules)!).points).toMatchObject({ min: 3, max: 22 });
  const cloth = rulesFor({ game: 'seafarers/cloth-for-catan', seats: 4 });
  expect(cloth.ok && optionsInReach(islandOf(cloth.rules)!).points).toMatchObject({ max: 30 });
});

test('the highest goal that a row offers is taken, and the next one is refused', () => {
  rows.forEach((row, i) => {
    const counts = triedCounts(row.players);
    const seats = counts[i % counts.length];
    const made = rulesFor({ game: row.id, seats });
    const book = made.ok ? islandOf(made.rules) : undefined;
    const points = book && optionsInReach(book).points;
    if (points?.type !== 'int') return;
    const ask = (goal: number) => refusal({ game: row.id, seats, options: { points: goal } })?.code;
    expect([ask(points.max), ask(points.max + 1)], `${row.id} for ${seats}`).toEqual([
      undefined,
      'option-range',
    ]);
  });
});

test('every row can be won with the points it asks for', () => {
  for (const row of rows)
    for (const seats of triedCounts(row.players))
      expect(refusal({ game: row.id, seats }), `${row.id} for ${seats}`).toBeUndefined();
});

const KNIGHTS = 'cities-knights/core';
const goalOf = (game: string, others: string[], seats = 4): number => {
  const book = bookFor({ game, seats, modules: others });
  return book.rules.goal(newState(book));
};

describe('Cities & Knights asks for more points than the board it is played on:', () => {
  // proves cities-knights/core: If a board or a scenario sets its own goal, you need
  test.each([
    ['three on the base board', 'first-island/base', 4, 10, 13],
    ['three on a board of ten', 'geographies/hesse', 3, 10, 13],
    ['three with three players', 'geographies/bavaria', 3, 13, 16],
    ['three with four', 'geographies/bavaria', 4, 12, 15],
    ['three with five', 'geographies/bavaria', 5, 10, 13],
    ['three where the board is longer', 'geographies/austria', 3, 14, 17],
    ['two at sea', 'seafarers/heading-for-new-shores', 4, 14, 16],
    ['two at sea, however short', 'seafarers/wonders-of-catan', 4, 10, 12],
    ['as many as a pair says', 'misc/small-islands', 4, 13, 16],
    ['as many as a pair says, on land', 'traders-barbarians/barbarian-attack', 4, 12, 13],
    ['twenty with bridges and with ships', 'seafarers/greater-catan-bridges', 4, 17, 20],
  ])('%s: %s for %i', (_what, board, seats, without, with_) => {
    const alone = rulesFor({ game: board, seats });
    expect(alone.ok && alone.rules.options.points).toBe(without);
    expect(goalOf(board, [KNIGHTS], seats)).toBe(with_);
  });
});

test('what is set holds with all it stands on, and what joins besides raises it', () => {
  const harbours = 'variant/harbormaster';
  expect(goalOf('first-island/base', [harbours])).toBe(11);
  expect(goalOf('traders-barbarians/ultimate', [harbours])).toBe(goalOf('traders-barbarians/ultimate', []));
  expect(goalOf('seafarers/heading-for-new-shores', [KNIGHTS, harbours])).toBe(17);
});

test('a table that chooses the points plays to them, whatever else would raise them', () => {
  const modules = ['variant/harbormaster', KNIGHTS];
  const book = bookFor({ game: 'seafarers/four-islands', seats: 4, modules, options: { points: 12 } });
  expect(book.rules.goal(newState(book))).toBe(12);
});

/** the points that a line says win, if it names them and does not only say how many more */
function goalSaid(rule: RuleText): number | undefined {
  const { text, mark } = plainRule(rule);
  if (mark === 'option') return undefined;
  const found = SAID.map((pattern) => pattern.exec(text)?.[1]).find((word) => word !== undefined);
  if (found === undefined) return undefined;
  const at = COUNTED.indexOf(found.toLowerCase());
  return at >= 0 ? at : Number(found);
}

const COUNTED =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const NUMBER = `(\\d+|${COUNTED.join('|')})`;
const SAID = [
  `\\b${NUMBER} points win\\b`,
  `^the first to ${NUMBER} points\\b`,
  `^you win with ${NUMBER} points\\b`,
  `^whoever has ${NUMBER} points (?:first|on their own turn)\\b.*\\bwins\\b`,
  `: ${NUMBER} win\\.$`,
  `needed to win: ${NUMBER}\\.$`,
  `^goal: ${NUMBER} points`,
  `\\bgoes to ${NUMBER} points\\b`,
  `^you build up to ${NUMBER} points\\b`,
].map((pattern) => new RegExp(pattern, 'i'));

describe('the goal that is told is the goal that is played:', () => {
  test('a line that names the points is told where those are played, and nowhere else', () => {
    const wrong = modules.flatMap(({ id, words }) =>
      words.rules.flatMap((rule) => {
        const said = goalSaid(rule);
        const told = typeof rule === 'object' ? rule.where?.points : undefined;
        return said === undefined || said === told || id.startsWith('rivals')
          ? []
          : [`${id}: ${plainRule(rule).text}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('every row names the points it is played to, unless something says how many more they are', () => {
    const silent = rows.flatMap(({ id, players, modules: made }) => {
      const found = modules.filter((module) => made.includes(module.id));
      const named = found
        .flatMap(({ words }) => words.rules.map(goalSaid))
        .filter((said) => said !== undefined);
      return triedCounts(players).flatMap((seats) => {
        const made = rulesFor({ game: id, seats });
        const book = made.ok ? islandOf(made.rules) : undefined;
        if (!book?.offered.points || book.modules.some(({ raises }) => raises?.points !== undefined))
          return [];
        const goal = book.rules.goal(newState(book));
        return goal >= PLENTY || named.includes(goal) ? [] : [`${id} for ${seats}: ${goal}`];
      });
    });
    expect(silent).toEqual([]);
  });

  /** by row, whether one of its modules sets the points or raises them */
  const speaks = new Map(rows.map(({ id, modules: made }) => [id, made.some(hasSay)]));

  test('the option shows the points that are played, in every pair of which both have a say in them', () => {
    const wrong: string[] = [];
    let looked = 0;
    rows.forEach(({ id: game }, i) => {
      for (const { id: other } of speaks.get(game) ? rows.slice(i + 1) : []) {
        // Pairs take turns with the number of seats: some goals hang on it.
        const counts = [4, 3, 2, 5, 6, 1].map((_, turn, all) => all[(looked + turn) % all.length]);
        const seats = speaks.get(other) ? counts.find((n) => goTogether(game, other, n)) : undefined;
        const book = seats === undefined ? undefined : compiled(game, other, seats);
        if (!book) continue;
        looked++;
        const goal = book.rules.goal(newState(book));
        if (goal < PLENTY && book.offered.points && goal !== book.options.points)
          wrong.push(`${game} with ${other}: shows ${book.options.points}, plays ${goal}`);
      }
    });
    expect(wrong).toEqual([]);
    expect(looked).toBeGreaterThan(500);
  });
});

const island = new Map(islandModules.map((module) => [module.id, module]));

function hasSay(id: string): boolean {
  const { raises, defaults = {} } = island.get(id) ?? {};
  return (
    raises?.points !== undefined || 'points' in (typeof defaults === 'function' ? defaults(4) : defaults)
  );
}

function goTogether(game: string, other: string, seats: number): boolean {
  return modulesFor({ game, seats, modules: [other] }).ok;
}

/** The book of a pair, not tried: what a trial would refuse is looked at as well. Those that go together can be compiled. */
function compiled(game: string, other: string, seats: number): Book | undefined {
  const wanted = modulesFor({ game, seats, modules: [other] });
  if (!wanted.ok) return undefined;
  const setup = { game, seats, modules: [other], options: {} };
  try {
    const made = compileBook({ setup, modules: wanted.modules.map(({ id }) => island.get(id)!) });
    return made.ok ? made.book : undefined;
  } catch (error) {
    throw new Error(`${game} with ${other} for ${seats}: ${(error as Error).message}`);
  }
}
