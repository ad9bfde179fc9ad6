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

  // Depth first over needs and "after", in the order given: the same choice always gives the same order.
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
  // Variants change what is played, so they come last, whichever was asked for first.
  for (const variant of [false, true])
    for (const module of chosen.values()) if ((module.kind === 'variant') === variant) visit(module, []);
  return circle ?? { ok: true, modules: ordered };
}
