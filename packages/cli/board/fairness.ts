import { type Book, fairnessOf, type HexPair, type StartYield } from '@hexwright/island';
import type { State } from '@hexwright/kernel';
import { table } from '../text.ts';

/** so many of the richest places are listed */
const BEST = 12;

/** so many of the most and the least even boards are named */
const SHOWN = 5;

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

/** Boards of many seeds, measured: what they have in common, and which are the most even. */
export function boardsText(
  book: Book,
  seeds: readonly (string | number)[],
  laid: (seed: string | number) => State,
): string {
  const measured = seeds.map((seed) => ({ seed, ...fairnessOf(book, laid(seed)) }));
  const spread = (name: string, of: (report: (typeof measured)[number]) => number): string[] => {
    const sorted = measured.map(of).sort((a, z) => a - z);
    const at = (share: number): string => `${sorted[Math.round(share * (sorted.length - 1))]}`;
    const mean = sorted.reduce((sum, x) => sum + x, 0) / sorted.length;
    return [name, mean.toFixed(2), at(0), at(0.1), at(0.5), at(0.9), at(1)];
  };
  const share = (of: (report: (typeof measured)[number]) => boolean): string =>
    `${((100 * measured.filter(of).length) / measured.length).toFixed(1)}%`;
  // Of equally even boards the one that came first.
  const even = measured.toSorted((one, other) => one.gap - other.gap || other.even - one.even);
  const named = (list: typeof measured): string => list.map(({ seed, gap }) => `${seed} (${gap})`).join(', ');
  return [
    `${measured.length} boards, expected goods in 36 rolls`,
    '',
    table(
      ['of a board', 'mean', 'least', '10%', 'middle', '90%', 'most'],
      [
        spread('between best and worst seat', ({ gap }) => gap),
        spread('worst seat, % of the best', ({ even }) => even),
        spread('richest place', ({ starts }) => starts[0]?.pips ?? 0),
        ...Object.keys(measured[0].goods).map((good) => spread(good, ({ goods }) => goods[good] ?? 0)),
      ],
    ),
    '',
    table(
      ['seat', 'mean', 'least', '10%', 'middle', '90%', 'most'],
      measured[0].seats.map(({ seat }) => spread(`${seat}`, ({ seats }) => seats[seat].pips)),
    ),
    `red numbers side by side: ${share(({ beside }) => beside.reds.length > 0)} of the boards`,
    `equal numbers side by side: ${share(({ beside }) => beside.equals.length > 0)} of the boards`,
    `most even, by seed and gap: ${named(even.slice(0, SHOWN))}`,
    `least even: ${named(even.slice(-SHOWN))}`,
  ].join('\n');
}
