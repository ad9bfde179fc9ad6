/** Whether lists and objects lie in each other deeper than this: then whatever walks through them could run out of stack. */
export function deeperThan(value: unknown, most: number): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; depth <= most; depth++) {
    const next: unknown[] = [];
    for (const each of level)
      if (typeof each === 'object' && each !== null) for (const part of Object.values(each)) next.push(part);
    if (next.length === 0) return false;
    level = next;
  }
  return level.some((each) => typeof each === 'object' && each !== null);
}
