import { type Seat, type State, tell } from '@hexwright/kernel';
import { markNeed } from '../../board/index.ts';
import type { Fleet, Mission, Traveller } from '../../mechanics/index.ts';
import type { Part } from '../../rulebook/index.ts';

/** Cargo of a ship that comes to a marked corner, or is loaded there, is unloaded: each piece advances its owner on a mission and leaves the board. */
export function delivery({
  fleet,
  cargo,
  mission,
  anchors,
}: {
  readonly fleet: Fleet;
  readonly cargo: string;
  readonly mission: Mission;
  readonly anchors: string;
}): Part {
  return {
    id: `delivery ${cargo}`,
    of: { anchors },
    uses: [fleet.part, mission.part],
    boardNeeds: [markNeed('corners', anchors, 1)],
    rules: (was, b) => {
      const own = fleet.of(b);
      const kind = own.kind(cargo);
      const gain = mission.gain(b);
      const advance = mission.advance(b);
      const places = (b.layout.marks.corners[anchors] ?? []).map(({ q, r, corner }) =>
        b.topology.cornerAt(q, r, corner),
      );
      const deliver = (s: State, seat: Seat, ship: Traveller): void => {
        if (!places.some((corner) => own.atCorner(s, ship, corner))) return;
        while (own.holds.has(s, ship, kind)) {
          own.holds.remove(s, ship, kind);
          if (s.events) tell(s, 'delivered', { seat, cargo });
          b.the.fleet.lost(s, seat, kind);
          advance(s, seat);
        }
      };
      return {
        travel: {
          arrived: (s, name, seat, unit, place) => {
            was.travel.arrived(s, name, seat, unit, place);
            if (name === 'ship') deliver(s, seat, unit);
          },
        },
        fleet: {
          loaded: (s, seat, ship) => {
            was.fleet.loaded(s, seat, ship);
            deliver(s, seat, ship);
          },
          errands: (s, seat, aboard, errand) => {
            was.fleet.errands(s, seat, aboard, errand);
            if (aboard !== kind) return;
            const one = gain(s, seat, 1);
            const two = gain(s, seat, 2);
            errand(places, 0, places.length, one, two - one, gain(s, seat, 3) - two);
          },
        },
      };
    },
    words: {
      terms: {
        'event.delivered': '{seat} delivers {cargo} to the Council.',
        'mark.anchor': 'anchor of the Council',
        'mark.council': 'the Council',
      },
    },
    looks: {
      marks: {
        council: { shape: 'temple', colour: '#e9ddc0' },
        [anchors]: { shape: 'anchor', colour: '#f4efe2' },
      },
    },
  };
}
