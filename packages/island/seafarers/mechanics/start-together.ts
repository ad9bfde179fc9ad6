import type { Seat } from '@hexwright/kernel';
import { type Part, SETUP } from '../../rulebook/index.ts';
import { sidesOf } from './trade-routes.ts';

export interface StartTogetherConfig {
  /** the labels of the regions, each of which can be a home */
  readonly regions: readonly string[];
  /** each region is home to the same number of seats */
  readonly evenly?: boolean;
}

/** All starting buildings of a seat stand in one region, its home. */
export function startTogether({ regions, evenly = false }: StartTogetherConfig): Part {
  return {
    id: 'start-together',
    of: { regions, evenly },
    fields: {
      /** by seat: which of the regions is its home, or -1 */
      homeSide: { per: ['seat'], start: -1 },
    },
    rules: (was, b) => {
      const home = b.row<Seat>('homeSide');
      const sides = sidesOf(b, regions);
      const room = evenly ? Math.ceil(b.seats / regions.length) : b.seats;
      return {
        mayStartAt: (s, seat, corner) => {
          const side = sides[corner];
          if (side < 0 || !was.mayStartAt(s, seat, corner)) return false;
          if (seat < b.seats && home.get(s, seat) >= 0) return home.get(s, seat) === side;
          let settled = 0;
          for (let other = 0; other < b.seats; other++) if (home.get(s, other) === side) settled++;
          return settled < room;
        },
        build: (s, seat, piece, place) => {
          was.build(s, seat, piece, place);
          if (b.fields.stage.get(s) !== SETUP || b.pieces[piece].on !== 'corner' || seat >= b.seats) return;
          home.set(s, seat, sides[place]);
        },
      };
    },
  };
}
