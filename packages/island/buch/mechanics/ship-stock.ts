import type { Seat, State } from '@hexwright/kernel';
import type { ShipsOnCorners } from '../../mechanics/index.ts';
import type { Part } from '../../rulebook/index.ts';
import { guardShipsOf } from './guard-ships.ts';
import { outpostsOf } from './outposts.ts';

/** Ships, outposts and warships are made of the same pieces, of which each seat has so many in all. */
export function shipStock({
  ships,
  pieces,
}: {
  readonly ships: ShipsOnCorners;
  readonly pieces: number;
}): Part {
  return {
    id: 'ship-stock',
    of: { pieces },
    uses: [ships.part],
    rules: (was, b) => {
      const fleet = ships.of(b);
      const warships = guardShipsOf(b);
      const posts = outpostsOf(b);
      const left = (s: State, seat: Seat): number =>
        pieces - fleet.out(s, seat) - warships.count(s, seat) - posts.count(s, seat);
      return {
        shipping: { shipsLeft: (s, seat) => Math.min(was.shipping.shipsLeft(s, seat), left(s, seat)) },
        guardShips: { left: (s, seat) => Math.min(was.guardShips.left(s, seat), left(s, seat)) },
      };
    },
  };
}
