import { pop, push, reason, type Seat, type State } from '@hexwright/kernel';
import type { Corner } from '../../board/index.ts';
import { knights } from '../../cities-knights/index.ts';
import { NOT_REACHED, TAKEN } from '../../mechanics/index.ts';
import type { Part } from '../../rulebook/index.ts';

/** the round of the start with which the knight comes: that of the city */
const ROUND = 1;
const HAS_PLACE = reason('knight-has-place', 'there is a place for the knight');

/** With the city of the start comes a knight, at the far end of one of the routes that the seat has by then. */
export function startKnight(): Part {
  return {
    id: 'start-knight',
    decisions: { 'start-knight': {} },
    rules: (was, b) => ({
      startWay: (s, seat, round, corner) => {
        // The route of the city lies above it, and is laid first.
        if (round === ROUND) push(s, b.decision('start-knight'), 1 << seat);
        was.startWay(s, seat, round, corner);
      },
    }),
    moves: (b) => {
      const own = knights.of(b);
      const routesAt = b.grid<Seat, Corner>('routesAt');
      const isFree = (s: State, corner: Corner): boolean =>
        b.fields.building.get(s, corner) === 0 && own.owner(s, corner) < 0;
      const mayStand = (s: State, seat: Seat, corner: Corner): boolean =>
        routesAt.get(s, seat, corner) > 0 && isFree(s, corner);
      const anyPlace = (s: State, seat: Seat): boolean => {
        for (let corner = 0; corner < b.topology.corners; corner++)
          if (mayStand(s, seat, corner)) return true;
        return false;
      };
      return [
        {
          name: 'start-knight',
          args: [{ name: 'corner', domain: b.domain('corner') }],
          decisions: ['start-knight'],
          list: (s, seat, out) => {
            for (let corner = 0; corner < b.topology.corners; corner++)
              if (mayStand(s, seat, corner)) out.put(corner);
          },
          apply: (s, seat, corner) => {
            pop(s);
            own.place(s, seat, 0, corner, false);
          },
          why: (s, seat, corner) => {
            if (corner < 0) return undefined;
            return routesAt.get(s, seat, corner) > 0 ? TAKEN : NOT_REACHED;
          },
        },
        {
          name: 'no-start-knight',
          decisions: ['start-knight'],
          list: (s, seat, out) => {
            if (!anyPlace(s, seat)) out.put();
          },
          apply: (s) => pop(s),
          why: () => HAS_PLACE,
        },
      ];
    },
    // Knights of others must stand at both ends.
    exempt: { rare: ['move.no-start-knight'] },
    words: {
      terms: {
        'decision.start-knight': 'Place a knight at the end of your road or ship',
        'move.start-knight': 'Place a knight here',
        'move.no-start-knight': 'Do without',
        'reason.knight-has-place': 'There is a place for the knight.',
      },
    },
    looks: { moves: { 'start-knight': { shape: 'helmet' } } },
  };
}
