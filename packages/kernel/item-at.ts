/**
 * What stands at a place of a list, which must be there: a wrong number is told where it is read, and not where it has done harm.
 * The packages above the bots are compiled so that no place of a list counts as filled unseen.
 */
export function itemAt<T>(list: ArrayLike<T>, place: number): T {
  const found = list[place];
  if (found === undefined) throw new RangeError(`there is nothing at ${place} of ${list.length}`);
  return found;
}

/** What stands under a name, which must be there. */
export function itemOf<T>(named: Readonly<Record<string, T>>, name: string): T {
  const found = named[name];
  if (found === undefined) throw new RangeError(`nothing is called "${name}"`);
  return found;
}
