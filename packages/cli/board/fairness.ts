import { type Book, fairnessOf, type HexPair, type StartYield } from '@hexwright/island';
import type { State } from '@hexwright/kernel';
import { table } from '../text.ts';

/** so many of the richest places are listed */
const BEST = 12;

/** What the laid board can be expected to yield, in goods for every 36 rolls of a settlement. */
export function fairnessText(book: Book, s: State): string {
  const { topology } = book;
  const report = fairnessOf(book, s);
  const goods = Object.keys(report.goods);
  const pairs = (list: readonly HexPair[]): string =>
    list.length === 0 ? 'none' : list.map((pair) => pair.map(topology.hexName).join(' and ')).join(', ');
  const places = (list: readonly StartYield[]): string =>
    list.map((place) => topology.cornerName(place.corner)).join(' ');
  return [
    'expected goods in 36 rolls',
    '',
    table(
      ['island at', 'hexes', 'in all', ...goods, 'places', 'best place'],
      report.islands.map((island) => [
        topology.hexName(island.hex),
        `${island.hexes}`,
        `${island.pips}`,
        ...goods.map((good) => `${island.goods[good] ?? 0}`),
        `${island.places}`,
        `${island.best}`,
      ]),
    ),
    '',
    table(
      ['richest places', 'in all', 'goods'],
      report.starts
        .slice(0, BEST)
        .map((start) => [topology.cornerName(start.corner), `${start.pips}`, start.goods.join(' ')]),
    ),
    '',
    table(
      ['seat', 'in all', 'places', 'goods'],
      report.seats.map((seat) => [`${seat.seat}`, `${seat.pips}`, places(seat.places), seat.goods.join(' ')]),
    ),
    `between the best and the worst seat, if each takes the richest place left: ${report.gap}`,
    `the worst seat has ${report.even}% of what the best has`,
    `red numbers side by side: ${pairs(report.beside.reds)}`,
    `equal numbers side by side: ${pairs(report.beside.equals)}`,
  ].join('\n');
}
