import {
  applyCode,
  listMoves,
  MoveList,
  NATURE,
  newState,
  OVER,
  pick,
  Rng,
  someSeat,
  toMove,
} from '@hexwright/kernel';
import {
  type AnyPart,
  type Playable,
  partsOf,
  plainRule,
  type RuleText,
  rulesTold,
  termsOf,
} from '@hexwright/rulebook';
import { beforeAll, describe, expect, test } from 'vitest';
import { triedCounts } from '../battery/seat-counts.ts';
import { modules, rows, rulesFor } from '../index.ts';

const gamesOf = (players: readonly number[], game: string): Playable[] =>
  players.map((seats) => {
    const made = rulesFor({ game, seats });
    if (!made.ok) throw new Error(made.reason.text);
    return made.rules;
  });

/** Kinds of things that a module can leave out of what it stands on. */
const KINDS = {
  blocker: 'blockers',
  card: 'cards',
  award: 'awards',
  piece: 'pieces',
  terrain: 'terrains',
} as const;
type Listing = Readonly<Record<string, readonly { readonly id: string }[] | undefined>>;
type Leaving = Readonly<Record<string, readonly string[] | undefined>>;

/**
 * What the modules of a game declare and the game has not, by key, each with its word. A word that something else in
 * the game goes by, as the knights of Cities & Knights do, tells of that.
 */
function missing(game: Playable): (readonly [key: string, word: string])[] {
  const terms = termsOf(game.modules, game.options);
  const parts = partsOf<AnyPart>(game.modules) as readonly unknown[] as readonly Listing[];
  const keys = Object.entries(KINDS).flatMap(([kind, list]) =>
    parts.flatMap((part) => (part[list] ?? []).map(({ id }) => `${kind}.${id}`)),
  );
  const named = [...new Set(keys)].filter((key) => terms[key]);
  const there = named.filter((key) => game.has(key)).map((key) => terms[key].toLowerCase());
  return named
    .filter((key) => !game.has(key) && !there.some((word) => word.includes(terms[key].toLowerCase())))
    .map((key) => [key, terms[key]]);
}

/** whether this module is the one that leaves it out: it may say so */
function leavesOut(module: Playable['modules'][number], key: string, game: Playable): boolean {
  const [kind, id] = key.split('.');
  return partsOf<AnyPart>([module]).some(({ without = {} }) => {
    const left = (typeof without === 'function' ? without(game.options) : without) as Leaving;
    return left[KINDS[kind as keyof typeof KINDS]]?.includes(id) ?? false;
  });
}

/** what is said to belong to something that no game looked at so far has */
const ties = new Set(
  modules.flatMap(({ words, options = {} }) =>
    [...words.rules, ...Object.values(options)].flatMap(
      (each) => (typeof each === 'object' && each.of) || [],
    ),
  ),
);

describe.each(rows.map((row) => [row.id, row] as const))('%s', (id, row) => {
  let games: Playable[] = [];
  beforeAll(() => {
    games = gamesOf(triedCounts(row.players), id);
    for (const game of games) for (const tie of ties) if (game.has(tie)) ties.delete(tie);
  });

  test('tells of nothing that has been left out', () => {
    const wrong = games.flatMap((game) => {
      const gone = missing(game);
      // What a row, or the one it is played on, says itself it says of all its maps and numbers of players, with their differences.
      const own = [id, row.host, ...(game.modules.find((module) => module.id === id)?.needs ?? [])];
      const grounds = rulesTold(game).filter(
        ({ module }) => !own.includes(module.id) || (module.id !== id && module.internal),
      );
      return grounds.flatMap(({ module, rules }) =>
        rules.flatMap((rule) => {
          const { text } = plainRule(rule);
          const told = gone.filter(
            ([key, word]) => new RegExp(`\\b${word}s?\\b`, 'i').test(text) && !leavesOut(module, key, game),
          );
          return told.map(([key]) => `${game.seats}: ${module.id} tells of ${key}: ${text}`);
        }),
      );
    });
    expect([...new Set(wrong.map((line) => line.slice(3)))].join('\n')).toBe('');
  });

  test('tells one goal, and that is the goal', () => {
    const wrong = games.flatMap((game) => {
      const goal = game.target(newState(game), 0);
      return rulesTold(game).flatMap(({ module, rules }) =>
        rules.flatMap((rule) => {
          const { text, mark } = plainRule(rule);
          const [, said] = /^(?:The first to )?(\w+) points (?:on their own turn )?wins?\b/i.exec(text) ?? [];
          return said === undefined || mark === 'option' || numberOf(said) === goal
            ? []
            : [`${module.id}: ${text} (${goal})`];
        }),
      );
    });
    expect([...new Set(wrong)].join('\n')).toBe('');
  });

  test('begins as its rules say, with the dice that they name', () => {
    const usual: boolean[] = [];
    for (const game of games) {
      const met = firstMoves(game);
      const told = new Set(rulesTold(game).flatMap(({ rules }) => keysOf(rules)));
      const known = new Set(game.modules.flatMap(({ words }) => keysOf(words.rules)));
      const two = met('place-building') === 2 * game.seats;
      if (told.has('start')) expect(two, 'two settlements each').toBe(true);
      // Who takes that back has another start, if only at some number of seats, or one without roads.
      else if (known.has('start')) usual.push(two && met('place-route') > 0);
      if (known.has('dice')) expect(told.has('dice'), 'two dice').toBe(met('dice') > 0);
    }
    if (usual.length > 0) expect(usual, 'another start').toContain(false);
  });
});

const keysOf = (rules: readonly RuleText[]): string[] =>
  rules.flatMap((rule) => (typeof rule === 'object' && rule.key) || []);

/** how often each kind of move is made before the third turn of a game of chance */
function firstMoves(game: Playable): (name: string) => number {
  const counts = new Map<string, number>();
  const s = newState(game);
  const rng = new Rng('told');
  const list = new MoveList();
  while (game.turnOf(s) < 3 && !s.cells[OVER]) {
    const seats = toMove(s);
    const by = seats === NATURE ? NATURE : someSeat(seats, rng);
    listMoves(s, by, list);
    const code = pick(list, rng, by === NATURE);
    const { name } = game.moves[game.kindOf[code]];
    counts.set(name, (counts.get(name) ?? 0) + 1);
    applyCode(s, by, code);
  }
  return (name) => counts.get(name) ?? 0;
}

const COUNTED =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(' ');
const numberOf = (word: string): number =>
  COUNTED.includes(word.toLowerCase()) ? COUNTED.indexOf(word.toLowerCase()) : Number(word);

test('lines are taken back by keys that a line has', () => {
  const keyed = new Set(modules.flatMap(({ words }) => keysOf(words.rules)));
  const wrong = modules.flatMap(({ id, words }) =>
    (words.takesBack ?? []).filter((key) => !keyed.has(key)).map((key) => `${id}: ${key}`),
  );
  expect(wrong).toEqual([]);
});

test('lines and options are tied to what some game has', () => {
  // Nothing is left to look for where the rows above were looked at.
  for (const { id, players } of ties.size > 0 ? rows : [])
    for (const game of gamesOf(players, id)) for (const tie of ties) if (game.has(tie)) ties.delete(tie);
  expect([...ties]).toEqual([]);
});

test.each(rows.map((row) => [row.id, row] as const))(
  '%s: what is told of a move is told where there is such a move',
  (id, { players }) => {
    const told = gamesOf(players, id).flatMap((game) => {
      const names = new Set(game.moves.map(({ name }) => `move.${name}`));
      return rulesTold(game).flatMap(({ rules }) =>
        rules.flatMap((rule) =>
          [typeof rule === 'string' ? [] : (rule.of ?? [])]
            .flat()
            .filter((key) => key.startsWith('move.') && !names.has(key))
            .map((key) => `${key}: ${plainRule(rule).text}`),
        ),
      );
    });
    expect([...new Set(told)]).toEqual([]);
  },
);
