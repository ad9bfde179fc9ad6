import type { RawMove } from '@hexwright/kernel';
import type { PlainMove, RivalsSheet } from '../table/sheet.ts';

/** Something that can be pointed at, or chosen from a menu: a value of an argument. */
export interface Spot {
  /** the domain of the argument */
  readonly on: string;
  readonly at: string | number;
  /** whose land it is in; not said for what lies between the two */
  readonly seat?: number;
}

/** Domains that lie on the table; values of all others are chosen from a menu. */
const IN_A_LAND: readonly string[] = ['way', 'slot', 'site', 'place'];
const ON_THE_TABLE: readonly string[] = [...IN_A_LAND, 'stack', 'card'];

export const lies = (domain: string): boolean => ON_THE_TABLE.includes(domain);
export const spotKey = ({ on, at, seat = -1 }: Spot): string => `${on} ${at} ${seat}`;
const same = (a: Spot, b: Spot): boolean => spotKey(a) === spotKey(b);

/** What has been chosen so far: a kind of move, and its first arguments. */
export interface Pick {
  readonly kind: string | null;
  readonly spots: readonly Spot[];
}

export const NOTHING: Pick = { kind: null, spots: [] };

export function entryOf(sheet: RivalsSheet, name: string): PlainMove | undefined {
  return sheet.moves.find((entry) => entry.name === name);
}

/** The arguments of a move as spots; those of some moves are in the opponent's land. */
export function spotsOf(sheet: RivalsSheet, move: RawMove, seat: number): Spot[] {
  const land = sheet.looks.moves?.[move.move]?.at === 'rival' ? 1 - seat : seat;
  return (entryOf(sheet, move.move)?.args ?? []).map(({ name, domain }) => ({
    on: domain,
    at: move[name] as string | number,
    ...(IN_A_LAND.includes(domain) && { seat: land }),
  }));
}

/** What the pick leaves of the legal moves: those that it names whole, and the spots that may come next. */
export interface Choice {
  readonly moves: readonly RawMove[];
  readonly whole: readonly RawMove[];
  readonly next: readonly Spot[];
}

export function choiceOf(sheet: RivalsSheet, legal: readonly RawMove[], seat: number, pick: Pick): Choice {
  const whole: RawMove[] = [];
  const moves: RawMove[] = [];
  const next = new Map<string, Spot>();
  for (const move of legal) {
    if (pick.kind !== null && move.move !== pick.kind) continue;
    const fitting = ordersOf(sheet, move, seat).filter((spots) =>
      pick.spots.every((spot, i) => spots[i] !== undefined && same(spots[i], spot)),
    );
    if (fitting.length === 0) continue;
    moves.push(move);
    const following = fitting.flatMap((spots) => spots[pick.spots.length] ?? []);
    for (const spot of following) next.set(spotKey(spot), spot);
    if (following.length === 0 && pick.spots.length > 0) whole.push(move);
  }
  return { moves, whole, next: [...next.values()] };
}

/** The spots of a move as they may be pointed at: two that change places are named in either order. */
function ordersOf(sheet: RivalsSheet, move: RawMove, seat: number): readonly Spot[][] {
  const spots = spotsOf(sheet, move, seat);
  const names = entryOf(sheet, move.move)?.args.map(({ name }) => name);
  return names?.join() === 'one,other' ? [spots, spots.toReversed()] : [spots];
}
