import { ships } from '../../explorers-pirates/fleet.ts';
import type { FleetHandles } from '../../index.ts';
import { Table, type TableOptions } from '../table.ts';

export interface Voyage extends Table {
  readonly fleet: FleetHandles;
}

/** A game whose pieces lie as the manual recommends it, at the first roll; or another game, bare of all ships and buildings. */
export function voyage(game = 'explorers-pirates/land-ho', options: TableOptions = {}): Voyage {
  const placed = game === 'explorers-pirates/land-ho';
  const t = new Table(game, { ...options, ...(placed && { options: { opening: 'placed' } }) }).started();
  const fleet = ships.of(t.b);
  if (!placed) {
    for (let ship = 0; ship < fleet.count; ship++) fleet.put(t.s, ship, -1);
    t.bare();
  }
  for (let seat = 0; seat < t.b.seats; seat++) t.give(seat, { gold: 2 });
  return Object.assign(t, { fleet });
}

/** the same in the movement phase of seat 0 */
export function sailing(game?: string, options?: TableOptions): Voyage {
  const t = voyage(game, options);
  if (t.fleet.out(t.s, 0) === 0) t.fleet.put(t.s, 0, t.edge(0, 0, 2));
  return toShips(t);
}

/** from the roll of seat 0 to its ships */
export function toShips(t: Voyage, number = 2): Voyage {
  if (t.decision === 'roll') t.roll(number);
  return t.play(0, 'end-turn') as Voyage;
}

export const aboard = (t: Voyage, ship: number, ...cargo: string[]): void => {
  t.fleet.config.cargo.forEach((_, kind) => {
    while (t.fleet.holds.has(t.s, ship, kind)) t.fleet.holds.remove(t.s, ship, kind);
  });
  for (const kind of cargo) t.fleet.holds.add(t.s, ship, t.fleet.kind(kind));
};

export const held = (t: Voyage, ship: number): string[] =>
  t.fleet.config.cargo.flatMap(({ kind }, i) =>
    new Array<string>(t.fleet.holds.count(t.s, ship, i)).fill(kind),
  );

export const inBasin = (t: Voyage, corner: number): string[] =>
  t.fleet.config.cargo.flatMap(({ kind }, i) =>
    new Array<string>(t.fleet.basins.count(t.s, corner, i)).fill(kind),
  );

/** every edge that a ship may sail to now */
export function goals(t: Voyage, unit: number): number[] {
  const edge = t.fleet.at(t.s, unit);
  if (t.refusal(t.active, 'move-ship', { edge, unit })) return [];
  const before = t.s.cells.slice();
  t.play(t.active, 'move-ship', { edge, unit });
  const found = t.legal(t.active, 'ship-to').map((move) => Number(move.edge));
  t.s.cells.set(before);
  return found;
}

/** the ship of the active seat sails to this edge */
export function sail(t: Voyage, unit: number, edge: number): Voyage {
  t.play(t.active, 'move-ship', { edge: t.fleet.at(t.s, unit), unit });
  return t.play(t.active, 'ship-to', { edge }) as Voyage;
}
