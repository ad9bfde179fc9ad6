import type { Book, Looks, Module, Part } from '@hexwright/island';
import type { GameEvent } from '@hexwright/kernel';

/** The words of these modules; a later one has the word. */
export function termsOf(modules: readonly Module[]): Readonly<Record<string, string>> {
  return Object.assign({}, ...modules.map((module) => module.words.terms ?? {}));
}

export function partsOf(modules: readonly Module[]): Part[] {
  return modules.flatMap((module) => [...(module.parts ?? []), module]);
}

/** Keys of the book that have no words. */
export function wordless(b: Book, terms: Readonly<Record<string, string>>): string[] {
  const keys = [
    ...b.moves.map((move) => `move.${move.name}`),
    ...b.decisions.map((decision) => `decision.${decision.name}`),
    ...b.goods.map((good) => `good.${good.id}`),
    ...b.pieces.map((piece) => `piece.${piece.id}`),
    ...b.terrains.map((terrain) => `terrain.${terrain.id}`),
    ...b.blockers.map((blocker) => `blocker.${blocker.id}`),
    ...b.cards.flatMap((card) => [`card.${card.id}`, `card.${card.id}.text`]),
    ...b.awards.map((award) => `award.${award.id}`),
    ...b.scores.map((score) => `score.${score.id}`),
    ...b.modules
      .flatMap((module) => Object.keys(module.looks?.fields ?? {}))
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

/** Things without a look, and looks without a thing. `books` are the row's at every seat count. */
export function lookless(modules: readonly Module[], books: readonly Book[]): string[] {
  const parts = partsOf(modules);
  const looks = (what: keyof Looks): Set<string> =>
    new Set(modules.flatMap((m) => Object.keys(m.looks?.[what] ?? {})));
  const ids = (things: readonly { readonly id: string }[]): Set<string> =>
    new Set(things.map(({ id }) => id));
  const all = <T>(of: (b: Book) => readonly T[]): T[] => books.flatMap(of);
  const needed = {
    terrains: ids(all((b) => b.terrains)),
    goods: ids(all((b) => b.goods)),
    pieces: ids(all((b) => b.pieces)),
    blockers: ids(all((b) => b.blockers)),
    cards: ids(all((b) => b.cards)),
  };
  const exist: Record<string, Set<string>> = {
    terrains: needed.terrains,
    goods: needed.goods,
    pieces: needed.pieces,
    // left out by a later module, they keep their looks
    blockers: ids(parts.flatMap((part) => part.blockers ?? [])),
    cards: ids(parts.flatMap((part) => part.cards ?? [])),
    numbers: new Set(
      modules.flatMap(({ words }) =>
        Object.keys(words.terms ?? {}).flatMap((key) => (key.startsWith('event.') ? [key.slice(6)] : [])),
      ),
    ),
    fields: new Set(all((b) => [...b.plan.byName.keys()])),
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
