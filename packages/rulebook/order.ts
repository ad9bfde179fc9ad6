import { type Outcome, type Refused, refuse } from '@hexwright/kernel';
import type { Outline } from './outline.ts';
import { apart } from './wants.ts';

/** Adds what is needed, refuses what conflicts, and puts the modules into the order of their amendments. */
export function orderModules<M extends Outline>(
  ids: readonly string[],
  find: (id: string) => M | undefined,
  seats = 0,
): Outcome<{ readonly modules: readonly M[] }> {
  const needsOf = (module: Outline): readonly string[] => [
    ...(module.needs ?? []),
    ...(module.needsAt?.[seats] ?? []),
  ];
  const chosen = new Map<string, M>();
  const missing: string[] = [];
  const add = (id: string, askedBy?: string): void => {
    if (chosen.has(id)) return;
    const module = find(id);
    if (!module) {
      missing.push(askedBy ? `"${id}", which "${askedBy}" needs` : `"${id}"`);
      return;
    }
    for (const need of needsOf(module)) add(need, id);
    chosen.set(id, module);
  };
  for (const id of ids) add(id);
  // What a pair brings along may itself be one of a pair.
  for (let size = 0; size < chosen.size; ) {
    size = chosen.size;
    for (const module of [...chosen.values()])
      for (const [other, pair] of Object.entries(module.pairs ?? {}))
        if (chosen.has(other)) add(pair, module.id);
  }
  if (missing.length > 0) return refuse('module-unknown', `there is no module ${missing.join(', ')}`);

  for (const module of chosen.values())
    for (const [id, why] of Object.entries(module.conflicts ?? {})) {
      const other = chosen.get(id);
      if (other) return apart(module, other, why);
    }

  // Depth first over needs and "after", from one end of a fixed row to the other: what was asked for first says nothing.
  const ordered: M[] = [];
  const done = new Set<string>();
  let circle: Refused | undefined;
  const visit = (module: M, path: readonly M[]): void => {
    if (done.has(module.id)) return;
    if (path.includes(module)) {
      circle ??= apart(path[path.length - 1], module, 'each would have to change what the other says');
      return;
    }
    for (const id of [...needsOf(module), ...(module.after ?? [])]) {
      const before = chosen.get(id);
      if (before) visit(before, [...path, module]);
    }
    done.add(module.id);
    ordered.push(module);
  };
  for (const module of [...chosen.values()].sort(inRow)) visit(module, []);
  return circle ?? { ok: true, modules: ordered };
}

/** From the ground up: a game, what widens it, the map, the story. Variants change what is played, so they come last. */
const RANK: Readonly<Record<Outline['kind'], number>> = {
  game: 0,
  expansion: 1,
  board: 2,
  scenario: 3,
  variant: 4,
};

/** By kind; of a kind, those that bring the ground come first; otherwise by name, which is as good as any other order. */
function inRow(one: Outline, other: Outline): number {
  const boardless = (outline: Outline): number => (outline.board === undefined ? 1 : 0);
  return (
    RANK[one.kind] - RANK[other.kind] || boardless(one) - boardless(other) || (one.id < other.id ? -1 : 1)
  );
}
