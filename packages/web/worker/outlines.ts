import { families, islandOutline } from '@hexwright/island';
import { rivalsFamilies, rivalsOutline } from '@hexwright/rivals';
import type { AnyModule, Outline } from '@hexwright/rulebook';
import { ministersFamilies } from '../../ministers/index.ts';

/**
 * What every module says of itself, by family. The build works this file out and puts the plain answer in its
 * place (computed-at-build.ts), so that the page knows the whole catalogue without the rules in it. What rows are about comes later
 * ([summaries.ts](summaries.ts)): whoever begins a game has no use for it.
 */
export const outlines: Readonly<Record<string, readonly Outline[]>> = {
  ...(await outlinesOf(families, islandOutline)),
  ...(await outlinesOf(ministersFamilies, islandOutline)),
  ...(await outlinesOf(rivalsFamilies, rivalsOutline)),
};

async function outlinesOf<M extends AnyModule>(
  each: Readonly<Record<string, () => Promise<readonly M[]>>>,
  outline: (module: M) => Outline,
): Promise<Record<string, readonly Outline[]>> {
  const loaded = Object.entries(each).map(
    async ([family, load]) => [family, (await load()).map((module) => untold(outline(module)))] as const,
  );
  return Object.fromEntries(await Promise.all(loaded));
}

function untold(outline: Outline): Outline {
  return { ...outline, words: { ...outline.words, summary: '' } };
}
