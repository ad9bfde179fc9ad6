import { families, familyNames, islandOutline } from '@hexwright/island';
import type { Outline } from '@hexwright/rulebook';

/**
 * What every module says of itself, by family. The build works this file out and puts the plain answer in its
 * place (computed-at-build.ts), so that the page lists the whole catalogue without the rules in it.
 */
export const outlines: Readonly<Record<string, readonly Outline[]>> = Object.fromEntries(
  await Promise.all(
    familyNames.map(
      async (family) => [family, (await families[family]()).map((module) => islandOutline(module))] as const,
    ),
  ),
);
