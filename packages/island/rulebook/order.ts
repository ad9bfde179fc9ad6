import { type Outcome, refuse } from '@hexwright/kernel';
import type { Outline } from './outline.ts';

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
    for (const other of module.conflicts ?? [])
      if (chosen.has(other))
        return refuse('module-conflict', `"${module.id}" cannot be combined with "${other}"`, {
          module: module.id,
          other,
        });

  // Depth first over needs and "after", in the order given: the same choice always gives the same order.
  const ordered: M[] = [];
  const done = new Set<string>();
  const visit = (module: M, path: readonly string[]): void => {
    if (done.has(module.id)) return;
    if (path.includes(module.id))
      throw new Error(`modules wait for each other: ${[...path, module.id].join(' → ')}`);
    for (const id of [...needsOf(module), ...(module.after ?? [])]) {
      const before = chosen.get(id);
      if (before) visit(before, [...path, module.id]);
    }
    done.add(module.id);
    ordered.push(module);
  };
  for (const module of chosen.values()) visit(module, []);
  return { ok: true, modules: ordered };
}
