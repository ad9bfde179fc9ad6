import { families, islandOutline } from '@hexwright/island';
import { rivalsFamilies, rivalsOutline } from '@hexwright/rivals';
import type { AnyModule, Outline } from '@hexwright/rulebook';

/**
 * What every module says of itself, by family. The build works this file out and puts the plain answer in its
 * place (computed-at-build.ts), so that the page lists the whole catalogue without the rules in it.
 */
export const outlines: Readonly<Record<string, readonly Outline[]>> = {
  ...(await outlinesOf(families, islandOutline)),
  ...(await outlinesOf(rivalsFamilies, rivalsOutline)),
};

async function outlinesOf<M extends AnyModule>(
  each: Readonly<Record<string, () => Promise<readonly M[]>>>,
  outline: (module: M) => Outline,
): Promise<Record<string, readonly Outline[]>> {
  const loaded = Object.entries(each).map(
    async ([family, load]) => [family, (await load()).map((module) => outline(module))] as const,
  );
  return Object.fromEntries(await Promise.all(loaded));
}
