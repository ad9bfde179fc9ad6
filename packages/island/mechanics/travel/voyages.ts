import type { Seat, State } from '@hexwright/kernel';
import type { Corner } from '../../board/index.ts';
import { type Book, makeMemory } from '../../rulebook/index.ts';
import { type Errands, makeErrands } from './errands.ts';
import type { FleetHandles } from './fleet-handles.ts';
import { ANY_CARGO, EMPTY } from './fleet-points.ts';
import { makeSoundings, REMOTE } from './soundings.ts';

/** what so many steps leave of what a voyage would bring */
const FADE = Float64Array.from({ length: REMOTE + 1 }, (_, steps) =>
  steps === REMOTE ? 0 : 0.8 * 0.93 ** steps,
);
/** what a ship is worth by itself */
const SHIP = 0.15;
/** what is left of a cargo that has no ship yet, and how much more a ship beside it would leave */
const ASHORE = 0.45;
const FETCHED = 0.4;
/** what is left of whatever a laden ship may see by the way */
const BY_THE_WAY = 0.8;

export interface Voyages {
  /** what a seat has under way, in points */
  worth(s: State, seat: Seat): number;
  /** what one more of this cargo would be worth in a basin of the seat */
  worthHiring(s: State, seat: Seat, cargo: number): number;
}

/**
 * What a seat has under way: for everything in its holds and basins the best errand that is left, lessened by the way
 * there, and for its ships what they can do besides. No two go on one errand that has room for one. The rules name the
 * errands (`fleet.errands`), so this knows no game.
 */
export function makeVoyages(b: Book, fleet: FleetHandles): Voyages {
  const { corners } = b.topology;
  const { cargo } = fleet.config;
  const soundings = makeSoundings(b, fleet);
  const errands = makeErrands(FADE);
  const parties = makeParties(errands);
  /** what is left of a cargo at the corner: more where an empty ship is near */
  const waiting = (s: State, seat: Seat, corner: Corner): number => {
    let nearest = 0;
    fleet.each(s, seat, (ship, edge) => {
      if (fleet.holds.isEmpty(s, ship))
        nearest = Math.max(nearest, FADE[soundings.fromEdge(s, edge)[corner]]);
    });
    return ASHORE + FETCHED * nearest;
  };
  /** gives the errands of this kind to whoever can go on them; what is left is left */
  const assign = (s: State, seat: Seat, kind: number): number => {
    parties.clear();
    fleet.each(s, seat, (ship, edge) => {
      const far = soundings.fromEdge(s, edge);
      const empty = fleet.holds.isEmpty(s, ship);
      if (kind === ANY_CARGO) parties.add(far, empty ? 1 : BY_THE_WAY);
      else if (kind === EMPTY && empty) parties.add(far, 1);
      for (let i = kind < 0 ? 0 : fleet.holds.count(s, ship, kind); i > 0; i--) parties.add(far, 1);
    });
    for (let corner = 0; kind >= 0 && corner < corners; corner++) {
      if (fleet.portOf(s, corner) !== seat || !fleet.basins.has(s, corner, kind)) continue;
      for (let i = fleet.basins.count(s, corner, kind); i > 0; i--)
        parties.add(soundings.fromCorner(s, corner), waiting(s, seat, corner));
    }
    errands.clear();
    if (parties.none() && (kind < 0 || !cargo[kind].hired)) return 0;
    b.the.fleet.errands(s, seat, kind, errands.add);
    return parties.send();
  };
  /** what one more of this cargo would bring, after all that there is has gone where it is wanted */
  const another = (s: State, seat: Seat): number => {
    let most = 0;
    for (let corner = 0; corner < corners; corner++) {
      if (fleet.portOf(s, corner) !== seat) continue;
      const far = soundings.fromCorner(s, corner);
      const errand = errands.best(far);
      if (errand >= 0) most = Math.max(most, waiting(s, seat, corner) * errands.worth(errand, far));
    }
    return most;
  };
  const board = makeMemory(b);
  let looker = -1;
  let sum = 0;
  const hiring = new Float64Array(cargo.length);
  /** looks again when more than hands has changed */
  const look = (s: State, seat: Seat): void => {
    if (board.same(s) && looker === seat) return;
    looker = seat;
    sum = SHIP * fleet.out(s, seat);
    for (let kind = ANY_CARGO; kind < cargo.length; kind++) {
      sum += assign(s, seat, kind);
      if (kind >= 0) hiring[kind] = cargo[kind].hired ? another(s, seat) : 0;
    }
  };
  return {
    worth: (s, seat) => {
      look(s, seat);
      return sum;
    },
    worthHiring: (s, seat, kind) => {
      look(s, seat);
      return hiring[kind];
    },
  };
}

/** Those who could go on an errand: whoever has most of one goes first. */
function makeParties(errands: Errands) {
  const far: Uint8Array[] = [];
  const share: number[] = [];
  const goal: number[] = [];
  const worth: number[] = [];
  let size = 0;
  const choose = (party: number): void => {
    goal[party] = errands.best(far[party]);
    worth[party] = goal[party] < 0 ? 0 : share[party] * errands.worth(goal[party], far[party]);
  };
  return {
    clear: () => {
      size = 0;
    },
    none: () => size === 0,
    /** one from whom it is so far to each corner, and to whom this much of an errand counts */
    add: (from: Uint8Array, counts: number) => {
      far[size] = from;
      share[size] = counts;
      size++;
    },
    send: (): number => {
      let sum = 0;
      for (let party = 0; party < size; party++) choose(party);
      for (;;) {
        let first = -1;
        for (let party = 0; party < size; party++)
          if (goal[party] >= 0 && (first < 0 || worth[party] > worth[first])) first = party;
        if (first < 0) return sum;
        sum += worth[first];
        errands.take(goal[first]);
        goal[first] = -1;
        for (let party = 0; party < size; party++) if (goal[party] >= 0) choose(party);
      }
    },
  };
}
