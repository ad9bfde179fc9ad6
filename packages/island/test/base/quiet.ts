import { Table, type TableOptions } from '../table.ts';

/**
 * The first turn of seat 0, before the roll, on an island where nothing stands and nothing happens: every hex a
 * pasture without a number, the robber on a desert in the west, empty hands.
 */
export function quiet(options: TableOptions = {}, game = 'first-island/base'): Table {
  const t = new Table(game, options).started().bare();
  for (let hex = 0; hex < t.b.topology.hexes; hex++) t.lay(hex, 'pasture');
  const west = t.hex(-2, 0);
  t.lay(west, 'desert').set('blocker', 0, west);
  for (let seat = 0; seat < t.b.seats; seat++) t.give(seat, {});
  return t;
}

/** The same after a roll that gave nothing: seat 0 may trade and build. */
export function main(options: TableOptions = {}, game = 'first-island/base'): Table {
  return quiet(options, game).roll(2);
}

const FIRST: Readonly<Record<number, number>> = { [-2]: 0, [-1]: -1, 0: -2, 1: -2, 2: -2 };

/** The zigzag along the upper side of a row of the 19 hexes; rows do not touch each other. */
export function trail(t: Table, row: number, length: number) {
  const first = FIRST[row];
  const edges = Array.from({ length }, (_, i) => t.edge(first + (i >> 1), row, i % 2 === 0 ? 2 : 1));
  const corners = Array.from({ length: length + 1 }, (_, i) =>
    i % 2 === 0 && i < length
      ? t.corner(first + (i >> 1), row, 2)
      : t.corner(first + ((i - 1) >> 1), row, i % 2 === 0 ? 0 : 1),
  );
  return { edges, corners };
}

/** Lays roads of the seat along the row; answers their corners. */
export function roads(t: Table, seat: number, row: number, length: number): number[] {
  const { edges, corners } = trail(t, row, length);
  for (const edge of edges) t.put(seat, 'road', edge);
  return corners;
}

export const holder = (t: Table, award: string): number => t.field('award', t.b.award(award));
export const robberOn = (t: Table): number => t.field('blocker', t.b.blocker('robber'));

export const ROAD = { brick: 1, lumber: 1 };
export const SETTLEMENT = { brick: 1, lumber: 1, wool: 1, grain: 1 };
export const CITY = { grain: 2, ore: 3 };
export const CARD = { wool: 1, grain: 1, ore: 1 };
export const GOODS = ['brick', 'lumber', 'wool', 'grain', 'ore'];
