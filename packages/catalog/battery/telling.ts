import { type Book, islandOf } from '@hexwright/island';
import type { GameEvent } from '@hexwright/kernel';
import {
  type AnyModule,
  type AnyPart,
  type Looks,
  looksOf,
  type Playable,
  partsOf,
  termsOf,
} from '@hexwright/rulebook';

/** Keys of the book that have no words. */
export function wordless(b: Playable, terms: Readonly<Record<string, string>>): string[] {
  const keys = [
    ...b.moves.map((move) => `move.${move.name}`),
    ...b.decisions.map((decision) => `decision.${decision.name}`),
    ...Object.entries(b.things).flatMap(([kind, ids]) => ids.map((id) => `${kind}.${id}`)),
    ...(b.things.card ?? []).map((id) => `card.${id}.text`),
    ...b.scores.map((score) => `score.${score.id}`),
    ...partsOf<AnyPart>(b.modules)
      .flatMap((part) => Object.keys(part.looks?.fields ?? {}))
      .map((field) => `field.${field}`),
  ];
  const options = b.modules.flatMap((module) => Object.entries(module.options ?? {}));
  return [
    ...keys.filter((key) => !terms[key]),
    ...options.flatMap(([name, option]) => (option.words ? [] : [`option.${name}`])),
  ];
}

/** What is missing in the telling of an event. */
export function untold(event: GameEvent, terms: Readonly<Record<string, string>>): string | undefined {
  const key = `event.${event.kind}`;
  const term = terms[key];
  if (!term) return `"${key}" has no words`;
  for (const [, gap] of term.matchAll(/\{([\w-]+)(?::[\w-]+)?\}/g))
    if (!(gap in event.data))
      return `"${key}" has a gap {${gap}}, which the event does not fill for everybody`;
  return undefined;
}

interface Named {
  readonly id: string;
}

/** Things without a look, and looks without a thing. `games` are the row's at every seat count. */
export function lookless(modules: readonly AnyModule[], games: readonly Playable[]): string[] {
  const parts = partsOf<AnyPart & Partial<Record<'blockers' | 'cards' | 'pieces', readonly Named[]>>>(
    modules,
  );
  const books = games.flatMap((game) => islandOf(game) ?? []);
  const looks = (what: keyof Looks): Set<string> =>
    new Set(
      games.flatMap((game) => Object.keys(looksOf(game.modules, game.seats, game.options)[what] ?? {})),
    );
  const ids = (things: readonly Named[]): Set<string> => new Set(things.map(({ id }) => id));
  const all = <T>(of: (b: Book) => readonly T[]): T[] => books.flatMap(of);
  const named = (kind: string): Set<string> => new Set(games.flatMap((game) => game.things[kind] ?? []));
  const needed = {
    terrains: named('terrain'),
    goods: named('good'),
    pieces: named('piece'),
    blockers: named('blocker'),
    cards: named('card'),
  };
  const told = new Set(
    Object.keys(termsOf(modules)).flatMap((key) => (key.startsWith('event.') ? [key.slice(6)] : [])),
  );
  const exist: Record<string, Set<string>> = {
    terrains: needed.terrains,
    goods: needed.goods,
    // left out by a later module, they keep their looks
    pieces: ids(parts.flatMap((part) => part.pieces ?? [])),
    blockers: ids(parts.flatMap((part) => part.blockers ?? [])),
    cards: ids(parts.flatMap((part) => part.cards ?? [])),
    numbers: told,
    events: told,
    // nor do the fields of parts that are left out lose theirs
    fields: new Set([
      ...games.flatMap((game) => [...game.plan.byName.keys()]),
      ...parts.flatMap((part) => Object.keys(part.fields ?? {})),
    ]),
    marks: new Set(all((b) => Object.values(b.layout.marks).flatMap((labels) => Object.keys(labels)))),
  };
  return [
    ...Object.entries(needed).flatMap(([what, things]) =>
      [...things]
        .filter((id) => !looks(what as keyof Looks).has(id))
        .map((id) => `${what}: "${id}" has no look`),
    ),
    ...Object.entries(exist).flatMap(([what, things]) =>
      [...looks(what as keyof Looks)]
        .filter((id) => !things.has(id))
        .map((id) => `${what}: there is a look for "${id}", which does not exist`),
    ),
  ];
}
