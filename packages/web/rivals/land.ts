import { itemAt } from '@hexwright/kernel';
import { rowOf } from '../board/read.ts';
import type { Fields } from '../table/protocol.ts';
import type { RivalsSheet } from '../table/sheet.ts';
import type { Spot } from './spots.ts';

/** One principality, read from the fields of a view. */
export interface Land {
  readonly seat: number;
  /** by slot: nothing, a settlement, a city */
  readonly centre: readonly number[];
  readonly roads: readonly number[];
  /** by place: the good plus one, or 0; the number; how much it holds */
  readonly terrain: readonly number[];
  readonly number: readonly number[];
  readonly store: readonly number[];
  /** by site: the card plus one, and the one that it covers */
  readonly sites: readonly number[];
  readonly beneath: readonly number[];
}

export function landOf(fields: Fields, seat: number): Land {
  const row = (name: string): number[] => rowOf(fields[name], seat);
  return {
    seat,
    centre: row('centre'),
    roads: row('roads'),
    terrain: row('terrain'),
    number: row('number'),
    store: row('store'),
    sites: row('sites'),
    beneath: row('beneath'),
  };
}

/** How much of each good lies in all regions of a land. */
export function goodsHeld(
  { goods }: Pick<RivalsSheet, 'goods'>,
  fields: Fields,
  seat: number,
): (good: string) => number {
  const { terrain, store } = landOf(fields, seat);
  return (good) =>
    terrain.reduce((sum, lying, at) => sum + (goods[lying - 1] === good ? itemAt(store, at) : 0), 0);
}

/** What of a land is drawn: a stretch of ways with the slots between them, rows of sites, and stores beside. */
export interface Stretch {
  readonly ways: readonly number[];
  /** whether the outer sites above and below have to be there */
  readonly outer: boolean;
  readonly stores: readonly number[];
}

const SITES_OF_A_SLOT = 4;
export const slotOf = (site: number): number => Math.floor(site / SITES_OF_A_SLOT);
export const isOuter = (site: number): boolean => site % 2 === 1;
export const isLower = (site: number): boolean => site % SITES_OF_A_SLOT >= 2;
/** the sites of a slot from the top down, its middle left out */
export const sitesOf = (slot: number): readonly [number, number, number, number] => [
  slot * 4 + 1,
  slot * 4,
  slot * 4 + 2,
  slot * 4 + 3,
];
const CITY = 2;

/** From the first to the last thing that lies there or could be laid. */
export function stretchOf({ shape }: RivalsSheet, land: Land, asked: readonly Spot[]): Stretch {
  const ways = new Set<number>();
  land.terrain.forEach((good, place) => {
    if (good > 0 && place < shape.regions) ways.add(place >> 1);
  });
  land.roads.forEach((lies, way) => {
    if (lies > 0) ways.add(way);
  });
  for (const { on, at } of asked) {
    const n = Number(at);
    if (on === 'way') ways.add(n);
    if (on === 'place' && n < shape.regions) ways.add(n >> 1);
    if (on === 'slot') ways.add(n).add(n + 1);
    if (on === 'site') ways.add(slotOf(n)).add(slotOf(n) + 1);
  }
  const [from, to] = [Math.min(...ways), Math.max(...ways)];
  return {
    ways: Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i),
    outer:
      land.centre.includes(CITY) ||
      asked.some(({ on, at }) => on === 'site' && isOuter(Number(at))) ||
      land.sites.some((card, site) => card > 0 && isOuter(site)),
    stores: land.terrain.flatMap((good, place) => (good > 0 && place >= shape.regions ? [place] : [])),
  };
}
