import { islandModules, islandOf, type Part } from '@hexwright/island';
import { declaredTwice, orderModules, partsOf, wordedTwice } from '@hexwright/rulebook';
import { describe, expect, test } from 'vitest';
import { rows, rulesFor, whyNotTogether } from '../index.ts';

/**
 * What two rows bring is compared by name alone: no game is compiled for a pair, and none is played. The names of moves
 * are those that a part has in a game of its own row.
 */
const byId = new Map(islandModules.map((module) => [module.id, module]));
const find = (id: string) => byId.get(id);

/** by part: the moves it declares somewhere */
const movesOf = new Map<string, readonly string[]>();
for (const row of rows) {
  const made = rulesFor({ game: row.id, seats: row.players[0] });
  const book = made.ok ? islandOf(made.rules) : undefined;
  if (!book) continue;
  for (const part of partsOf<Part>(book.modules))
    if (!movesOf.has(part.id))
      movesOf.set(
        part.id,
        (part.moves?.(book) ?? []).map(({ name }) => name),
      );
}

describe('nothing is named twice at a table:', () => {
  test.each(rows.map((row) => [row.id, row] as const))('%s with every other row', (_id, row) => {
    const wrong = rows.flatMap((other) => {
      const what = collision(row.modules, other.modules);
      return what ? [`with ${other.id}: ${what}`] : [];
    });
    expect(wrong.join('\n')).toBe('');
  });
});

test('a name that two parts have is found: moves, things, words and configurations', () => {
  const part = (id: string, more: Partial<Part>): Part => ({ id, ...more });
  movesOf.set('east', ['ring']).set('west', ['ring']);
  expect(movedTwice([part('east', {}), part('west', {})])).toContain('"ring"');
  const award = { id: 'loudest', points: 2, min: 1, metric: () => () => 0 };
  expect(madeTwice([part('east', { awards: [award] }), part('west', { awards: [award] })])).toContain(
    '"loudest"',
  );
});

/** A name that these modules have twice, if they can be at one table of any size. */
function collision(...ids: readonly (readonly string[])[]): string | undefined {
  const seats = [1, 2, 3, 4, 5, 6, 7, 8].find((n) => {
    const ordered = orderModules(ids.flat(), find, n);
    return ordered.ok && !whyNotTogether(ordered.modules, n);
  });
  if (seats === undefined) return undefined;
  const ordered = orderModules(ids.flat(), find, seats);
  if (!ordered.ok) return ordered.reason.text;
  try {
    const parts = partsOf<Part>(ordered.modules);
    return declaredTwice(parts) ?? wordedTwice(parts) ?? movedTwice(parts) ?? madeTwice(parts);
  } catch (error) {
    return (error as Error).message;
  }
}

function movedTwice(parts: readonly Part[]): string | undefined {
  const declared = new Map<string, string>();
  for (const { id } of parts)
    for (const move of movesOf.get(id) ?? []) {
      const by = declared.get(move);
      if (by !== undefined) return `the move "${move}" is declared by "${by}" and by "${id}"`;
      declared.set(move, id);
    }
  return undefined;
}

function madeTwice(parts: readonly Part[]): string | undefined {
  for (const what of ['goods', 'terrains', 'pieces', 'blockers', 'cards', 'awards'] as const) {
    const made = new Map<string, string>();
    for (const part of parts)
      for (const { id } of part[what] ?? []) {
        const by = made.get(id);
        if (by !== undefined) return `"${id}" is one of the ${what} of "${by}" and of "${part.id}"`;
        made.set(id, part.id);
      }
  }
  return undefined;
}
