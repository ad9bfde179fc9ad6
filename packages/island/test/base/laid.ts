import { Table, type TableOptions } from '../table.ts';

/** The game with its board laid, before anybody has started. */
export function laid(game: string, options: TableOptions = {}): Table {
  const t = new Table(game, options);
  while (t.decision === 'lay-board') t.anything();
  return t;
}

export const terrainsOf = (t: Table): string[] =>
  Array.from({ length: t.b.topology.hexes }, (_, hex) => t.b.terrains[t.field('terrain', hex)].id);

/** the number on each hex, 0 for none */
export const numbersOf = (t: Table): number[] =>
  Array.from({ length: t.b.topology.hexes }, (_, hex) => Math.round(Math.log2(t.field('numbers', hex) || 1)));

/** which terrain has which number, wherever they lie */
export const printedOf = (t: Table): string[] => {
  const numbers = numbersOf(t);
  return terrainsOf(t)
    .map((terrain, hex) => `${terrain} ${numbers[hex]}`)
    .sort();
};

/** the kind of harbour at each place, '' where none lies */
export const harboursOf = (t: Table): string[] =>
  t.b.layout.harbours.places.map((_, place) => t.b.harbourKinds[t.field('harbour', place)] ?? '');

export function count(values: readonly (string | number)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

export const TERRAINS = { hills: 3, fields: 4, forest: 4, mountains: 3, pasture: 4, desert: 1 };
export const TOKENS = { 0: 1, 2: 1, 3: 2, 4: 2, 5: 2, 6: 2, 8: 2, 9: 2, 10: 2, 11: 2, 12: 1 };
export const HARBOURS = { any: 4, brick: 1, lumber: 1, wool: 1, grain: 1, ore: 1 };

/** the moves that a game offers somewhere */
export const movesOf = (t: Table): string[] => t.b.moves.map((move) => move.name);
