import { type Bar, pop, reason, type Seat, type State, topArg } from '@hexwright/kernel';
import type { Corner } from '../../board/index.ts';
import type { ShipsOnCorners } from '../../mechanics/index.ts';
import type { Part } from '../../rulebook/index.ts';

export interface StartShipsConfig {
  readonly ships: ShipsOnCorners;
  /** the region where everybody starts */
  readonly home: string;
}

const NOT_INNER_COAST = reason(
  'inner-coast',
  'the first settlement stands on the coast that faces the board',
);
const NO_COAST = reason('start-ship', 'a first ship lies at a settlement on the coast');

/**
 * The first settlement of everybody stands on the coast that faces the open sea of the board. With a settlement on the coast
 * comes a road, or a ship in its place.
 */
export function startShips({ ships, home }: StartShipsConfig): Part {
  return {
    id: 'start-ships',
    of: { home },
    uses: [ships.part],
    rules: (was, b) => {
      const placed = b.cell('startsPlaced');
      const { hexesAt } = b.walks;
      const isInner = (s: State, corner: Corner): boolean =>
        hexesAt[corner].some((hex) => !b.land[b.fields.terrain.get(s, hex)]);
      return {
        barStartAt: (s, seat, corner) =>
          was.barStartAt(s, seat, corner) ??
          (placed.get(s) < b.seats && !isInner(s, corner) ? NOT_INNER_COAST : undefined),
      };
    },
    moves: (b) => {
      const placed = b.cell('startsPlaced');
      const fleet = ships.of(b);
      const bar = (s: State, seat: Seat, corner: Corner): Bar =>
        corner === topArg(s, 1) && fleet.spare(s, seat) >= 0
          ? b.the.shipping.barBerth(s, seat, corner)
          : NO_COAST;
      return [
        {
          name: 'place-ship',
          args: [{ name: 'corner', domain: b.domain('corner') }],
          decisions: ['place-route'],
          list: (s, seat, out) => {
            const corner = topArg(s, 1);
            if (bar(s, seat, corner) === undefined) out.put(corner);
          },
          apply: (s, seat, corner) => {
            pop(s);
            fleet.launch(s, seat, corner);
            placed.add(s, 1);
          },
          why: (s, seat, corner) => (corner < 0 ? bar(s, seat, topArg(s, 1)) : bar(s, seat, corner)),
        },
      ];
    },
    words: {
      terms: {
        'move.place-ship': 'Place a ship instead of a road',
        'move.place-ship.short': 'A ship instead',
        'reason.inner-coast': 'Your first settlement stands on the coast that faces the open board.',
        'reason.start-ship': 'A first ship lies at your settlement on the coast.',
      },
    },
    looks: { moves: { 'place-ship': { shape: 'ship', seat: true } } },
  };
}
