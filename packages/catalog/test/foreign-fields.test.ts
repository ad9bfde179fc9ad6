import { readFileSync } from 'node:fs';
import { type Book, islandOf, type Module, type Part } from '@hexwright/island';
import { partsInForce } from '@hexwright/rulebook';
import { expect, test } from 'vitest';
import { rows, rulesFor } from '../index.ts';

type Points = Parameters<NonNullable<Part['rules']>>[0];

/** The questions in which a part fetches the handles of fields. */
function askAll(part: Part, b: Book): void {
  part.rules?.(b.rules as Points, b);
  part.moves?.(b);
  part.setupSteps?.(b);
  part.turnSteps?.(b);
  part.prepare?.(b);
  part.reveal?.(b);
  part.resample?.(b);
  for (const { of } of part.scores ?? []) of(b);
}

/** All that a part stands on: what it uses, what is used there, and so on. */
function below(part: Part, found = new Set<string>()): ReadonlySet<string> {
  for (const used of part.uses ?? [])
    if (!found.has(used.id)) {
      found.add(used.id);
      below(used, found);
    }
  return found;
}

/** The source in which a handle was fetched: the first on the stack that is not this one. */
function asker(): string {
  for (const line of new Error().stack?.split('\n').slice(1) ?? []) {
    const [, file] = /\(?(?:file:\/\/)?(\/[^():]+\.ts)/.exec(line) ?? [];
    if (file !== undefined && !file.endsWith('/foreign-fields.test.ts')) return file;
  }
  return '';
}

/** By part: the modules that bring it, and all that these need. */
function standingOn(modules: readonly Module[]): ReadonlyMap<string, ReadonlySet<string>> {
  const known = new Map(modules.map((module) => [module.id, module]));
  const needed = (id: string, found = new Set<string>()): ReadonlySet<string> => {
    if (!found.has(id)) {
      found.add(id);
      for (const each of known.get(id)?.needs ?? []) needed(each, found);
    }
    return found;
  };
  const home = new Map<string, ReadonlySet<string>>();
  for (const module of modules)
    for (const part of [module, ...(module.parts ?? [])])
      for (const id of [part.id, ...below(part)])
        home.set(id, new Set([...(home.get(id) ?? []), ...needed(module.id)]));
  return home;
}

const sources = new Map<string, string>();
function declares(file: string, field: string): boolean {
  if (file === '') return false;
  const text = sources.get(file) ?? readFileSync(file, 'utf8');
  sources.set(file, text);
  return new RegExp(`(^|[\\s{'[(])${field}['\\])]*:`, 'm').test(text);
}

/**
 * Who fetches whose field: a part its own, one of a part that it uses or that comes with a module which its own module needs, one of the ground on
 * which all modules stand, or one through a function out of the file in which the field is declared. Whoever writes the name of anybody else's reads
 * what may not be there, or may come to mean another thing.
 */
function trespasses(b: Book): string[] {
  const { parts } = partsInForce<Part, object>(b.modules as readonly Part[], b.options);
  const ownerOf = new Map(
    parts.flatMap((part) => Object.keys(part.fields ?? {}).map((name) => [name, part.id])),
  );
  const home = standingOn(b.modules as readonly Module[]);
  const bringers = new Map<string, string>();
  for (const module of b.modules as readonly Module[])
    for (const part of [module, ...(module.parts ?? [])])
      for (const id of [part.id, ...below(part)]) if (!bringers.has(id)) bringers.set(id, module.id);
  const found = new Set<string>();
  for (const part of parts) {
    const mine = below(part);
    const needed = home.get(part.id);
    const note = (name: string): void => {
      const owner = ownerOf.get(name);
      if (owner === undefined || owner === part.id || mine.has(owner)) return;
      const bringer = bringers.get(owner) ?? '';
      if (needed?.has(bringer) || bringer === b.modules[0].id) return;
      const file = asker();
      if (!declares(file, name))
        found.add(`${part.id} reads "${name}" of ${owner} (${file.split('/packages/')[1]})`);
    };
    listenIn(b, note, () => askAll(part, b));
  }
  return [...found];
}

const HANDLES = ['cell', 'row', 'grid'] as const;

/** Notes the name of every field of which a handle is fetched meanwhile. */
function listenIn(b: Book, note: (name: string) => void, during: () => void): void {
  const page = b as unknown as Record<string, (name: string) => unknown>;
  const usual = HANDLES.map((kind) => page[kind]);
  HANDLES.forEach((kind, i) => {
    page[kind] = (name) => {
      note(name);
      return usual[i](name);
    };
  });
  try {
    during();
  } finally {
    HANDLES.forEach((kind, i) => {
      page[kind] = usual[i];
    });
  }
}

test('a part reads a field of another one only where it uses that part, or through it', () => {
  const found = new Set<string>();
  for (const { id: game, players } of rows) {
    const made = rulesFor({ game, seats: players[0] });
    const book = made.ok ? islandOf(made.rules) : undefined;
    if (book) for (const each of trespasses(book)) found.add(each);
  }
  expect([...found].sort()).toEqual([]);
});

test('a part that reads a field of a stranger is noticed', () => {
  const made = rulesFor({ game: 'cities-knights/core', seats: 4 });
  const book = made.ok ? islandOf(made.rules) : undefined;
  if (!book) throw new Error('cities-knights/core is not to be had');
  const stranger: Module = {
    id: 'test/stranger',
    kind: 'variant',
    seats: [4],
    prepare: (b) => {
      b.row('tradeLevel');
      b.row('routeLength');
      return () => {};
    },
    words: { name: '', summary: '', rules: [] },
  };
  const beside = (module: Module): string[] =>
    trespasses({ ...book, modules: [...book.modules, module] } as Book).filter((each) =>
      each.startsWith('test/'),
    );
  expect(beside(stranger)).toEqual([
    expect.stringContaining('test/stranger reads "tradeLevel" of improvement trade'),
  ]);
  expect(beside({ ...stranger, needs: ['cities-knights/core'] })).toEqual([]);
});
