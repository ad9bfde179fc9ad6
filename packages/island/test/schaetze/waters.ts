import { Table, type TableOptions } from '../table.ts';

export const CORE = 'schaetze/core';
export const ISLANDS = 'schaetze/treasure-islands';
export const DEPARTURE = 'schaetze/departure-into-the-unknown';
export const FRONTS = ['two-goods', 'card', 'good', 'ways', 'materials'];

const compiled = new Map<string, Table>();

/** The row from its beginning; it is compiled once. */
export function fresh(row: string, options: TableOptions = {}): Table {
  const key = JSON.stringify([row, options]);
  const known = compiled.get(key) ?? new Table(row, { seats: 4, ...options });
  compiled.set(key, known);
  return known.again(1);
}

/** Seat 0 trading and building on an empty board, with all fog and treasures as they lay at first; no number brings anything. */
export function atSea(row: string, options: TableOptions = {}): Table {
  const t = fresh(row, options).started();
  t.until('roll', 0);
  t.bare();
  for (let hex = 0; hex < t.b.topology.hexes; hex++) t.set('numbers', hex, 0);
  t.roll(3);
  while (t.decision !== 'main') t.anything();
  for (let seat = 0; seat < t.b.seats; seat++) t.give(seat, {});
  const first = t.again(1);
  while (first.decision !== 'place-building') first.anything();
  for (const [hex, { hidden }] of t.b.layout.hexes.entries()) if (hidden !== undefined) t.lay(hex, 'unknown');
  for (const name of [
    'stackTerrain',
    'stackNumber',
    'treasureAt',
    'treasuresClosed',
    'treasuresSpare',
    'keptTreasures',
    'harboursSpare',
    'harbour',
    'harboursHeld',
  ]) {
    const field = t.b.plan.byName.get(name);
    if (field) for (let i = 0; i < field.size; i++) t.set(name, i, first.field(name, i));
  }
  return t;
}

/** where treasures lie */
export const treasures = (t: Table): number[] =>
  Array.from({ length: t.b.topology.corners }, (_, corner) => corner).filter(
    (corner) => t.field('treasureAt', corner) > 0,
  );

/** how many are still closed, by front */
export const closed = (t: Table): number[] => FRONTS.map((_, kind) => t.field('treasuresClosed', kind));

export const terrainAt = (t: Table, hex: number): string => t.b.terrains[t.field('terrain', hex)].id;

export const unknownAt = (t: Table, corner: number): number[] =>
  t.b.walks.hexesAt[corner].filter((hex) => terrainAt(t, hex) === 'unknown');

/** an edge to the corner that a ship may lie on, and the corner where it sets out */
export function wayTo(t: Table, corner: number): { edge: number; from: number } {
  const ship = t.b.piece('ship').index;
  const edge = t.b.walks.edgesAt[corner].find((at) => t.b.rules.edgeFit(t.s, ship, at)) ?? -1;
  return { edge, from: t.b.walks.endsOf[edge].find((end) => end !== corner) ?? -1 };
}

/** Seat 0 lays a ship to the corner, out of a settlement that stands a step away. */
export function sailTo(t: Table, corner: number): Table {
  const { edge, from } = wayTo(t, corner);
  return t.put(0, 'settlement', from).give(0, { lumber: 1, wool: 1 }).play(0, 'ship', { edge });
}
