/**
 * The smallest parts of a set that fail by themselves, each with what is wrong with it; the whole set, if no part does.
 * A table of six that fails says little; the two of them that do not go together say it all.
 */
export function smallestFailing<T>(
  set: readonly T[],
  fails: (part: readonly T[]) => string | undefined,
): readonly { readonly part: readonly T[]; readonly what: string }[] {
  for (let size = 2; size <= set.length; size++) {
    const found = partsOf(set, size).flatMap((part) => {
      const what = fails(part);
      return what === undefined ? [] : [{ part, what }];
    });
    if (found.length > 0) return found;
  }
  return [];
}

function partsOf<T>(set: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return set.flatMap((first, i) => partsOf(set.slice(i + 1), size - 1).map((rest) => [first, ...rest]));
}
