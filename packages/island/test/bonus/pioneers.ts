import { depthOf, pop } from '@hexwright/kernel';
import { pioneers } from '../../bonus/pioneers/index.ts';
import { quiet } from '../base/quiet.ts';
import { Table, type TableOptions } from '../table.ts';

export const ID = 'bonus/the-pioneers';
export const KNIGHTS = { modules: ['cities-knights/core'] };

export const no = (id: string): number => pioneers.findIndex((each) => each.id === id);

/** Makes the seats these pioneers, and the others none. */
export function are(t: Table, bySeat: Readonly<Record<number, string>>): Table {
  const width = pioneers.length;
  for (let seat = 0; seat < t.b.seats; seat++) {
    const power = seat in bySeat ? no(bySeat[seat]) : -1;
    if (seat in bySeat && power < 0) throw new Error(`no pioneer "${bySeat[seat]}"`);
    for (let each = 0; each < width; each++) t.set('powers', seat * width + each, each === power ? 1 : 0);
  }
  for (let award = 0; award < t.b.awards.length; award++)
    t.set('fastAwards', award, 0).set('award', award, -1);
  if (t.decision === 'roll') return t;
  while (depthOf(t.s) > 0) pop(t.s);
  t.s.rules.advance(t.s);
  return t;
}

/** The first turn of seat 0 before the roll, on a quiet island where only these are pioneers. */
export function before(bySeat: Readonly<Record<number, string>>, options: TableOptions = {}): Table {
  const t = are(quiet(options, ID), bySeat);
  t.b.rules.reviewAwards(t.s);
  return t;
}

/** The same after a roll that gave nothing to anybody. */
export function during(bySeat: Readonly<Record<number, string>>, options: TableOptions = {}): Table {
  return before(bySeat, options).roll(4);
}

/** In the main part of a turn of seat 0 at sea, where only these are pioneers and nothing stands. */
export function afloat(bySeat: Readonly<Record<number, string>>, modules: readonly string[] = [ID]): Table {
  const t = new Table('seafarers/heading-for-new-shores', { modules }).started();
  are(t, {}).until('main', 0).bare();
  for (let seat = 0; seat < t.b.seats; seat++) t.give(seat, {});
  const width = pioneers.length;
  for (const [seat, id] of Object.entries(bySeat)) t.set('powers', Number(seat) * width + no(id), 1);
  return t;
}

/** A corner where a settlement stands with land and two edges at sea, and those edges. */
export function harbourTown(t: Table, seat: number): { corner: number; edges: number[] } {
  const ship = t.b.piece('ship').index;
  const atSea = (corner: number): number[] =>
    t.b.walks.edgesAt[corner].filter((edge) => t.b.rules.edgeFit(t.s, ship, edge));
  const corner = t.b.walks.edgesAt.findIndex(
    (_, at) =>
      t.b.rules.cornerFit(t.s, at) &&
      atSea(at).length >= 2 &&
      t.b.field('building') >= 0 &&
      t.field('building', at) === 0,
  );
  t.put(seat, 'settlement', corner);
  return { corner, edges: atSea(corner) };
}

export const target = (t: Table, seat: number): number => t.b.rules.target(t.s, seat) - t.b.rules.goal(t.s);
