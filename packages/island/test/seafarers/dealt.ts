import type { Table } from '../table.ts';

/** What nature dealt to a region: how many of each terrain, and the numbers in order. */
export function dealt(
  t: Table,
  region: string | RegExp,
): { terrains: Record<string, number>; numbers: string } {
  const terrains: Record<string, number> = {};
  const numbers: number[] = [];
  for (const [hex, { region: label = '' }] of t.b.layout.hexes.entries()) {
    if (typeof region === 'string' ? label !== region : !region.test(label)) continue;
    const { id } = t.b.terrains[t.field('terrain', hex)];
    terrains[id] = (terrains[id] ?? 0) + 1;
    const bits = t.field('numbers', hex);
    if (bits) numbers.push(31 - Math.clz32(bits));
  }
  return { terrains, numbers: numbers.sort((a, b) => a - b).join(' ') };
}
