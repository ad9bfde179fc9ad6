import { type Bar, type MoveList, pop, reason, type Seat, type State, tell, topArg } from '@hexwright/kernel';
import type { Corner } from '../../board/index.ts';
import {
  CORNER_SHIP,
  landStoresOf,
  numberMoment,
  type ShipsOnCorners,
  sevenMoment,
  waters,
} from '../../mechanics/index.ts';
import { type Book, concerning, type Part } from '../../rulebook/index.ts';

export const STRIDING_PIRATE = 'striding-pirate';
/** hexes of the map whose corners the pirate never comes to */
export const STORM_HEX = 'storm-flood';
const STRIDE = 'stride-pirate';
const PIRATE_THERE = reason('pirate-there', 'the pirate lies there');
const NO_STRIDE = reason('no-stride', 'no way of the right length leads there');

/**
 * A pirate that lies on a corner at the water. After every roll whoever's turn it is leads it on, just as many corners as the
 * higher die shows and twice as many on a seven, never over a corner of the same way. Where it comes upon a ship of somebody else
 * out of port it stops, and what that ship holds goes to whoever leads it. Nothing stirs before there is a ship.
 */
export function stridingPirate(ships: ShipsOnCorners): Part {
  return {
    id: STRIDING_PIRATE,
    uses: [ships.part, sevenMoment(), numberMoment()],
    blockers: [{ id: STRIDING_PIRATE, on: 'corner', where: 'water', movable: false }],
    decisions: { [STRIDE]: { args: () => [{ name: 'steps', domain: { id: 'count', size: 100 } }] } },
    slots: { seven: { [STRIDE]: 'blocker' }, number: { [STRIDE]: 'after' } },
    prepare: (b) => {
      const pirate = b.blocker(STRIDING_PIRATE);
      const [start] = b.layout.marks.corners.pirate ?? [];
      return (s) => {
        if (start) b.fields.blocker.set(s, pirate, b.topology.cornerAt(start.q, start.r, start.corner));
      };
    },
    rules: (was, b) => {
      const pirate = b.blocker(STRIDING_PIRATE);
      const fleet = ships.of(b);
      const ways = makeStrides(b, ships);
      const openers = { seven: b.opening('seven'), number: b.opening('number') };
      const stride = b.decision(STRIDE);
      const isAfloat = (s: State): boolean => {
        for (let seat = 0; seat < b.seats; seat++) if (fleet.out(s, seat) > 0) return true;
        return false;
      };
      return {
        travel: {
          barStep: concerning(CORNER_SHIP, (s, kind, seat, unit, via, to) => {
            const bar = was.travel.barStep(s, kind, seat, unit, via, to);
            return (
              bar ??
              (kind === CORNER_SHIP && b.fields.blocker.get(s, pirate) === to ? PIRATE_THERE : undefined)
            );
          }),
        },
        onNumber: (s, number) => {
          was.onNumber(s, number);
          if (b.fields.blocker.get(s, pirate) < 0 || !isAfloat(s)) return;
          const seat = b.fields.active.get(s);
          const seven = b.rules.isSeven(s, number);
          const higher = Math.max(b.the.roll.red(s), b.the.roll.yellow(s));
          const steps = ways.far(s, seat, seven ? 2 * higher : higher);
          if (steps > 0) openers[seven ? 'seven' : 'number'](s, stride, 1 << seat, steps);
        },
      };
    },
    moves: (b) => {
      const pirate = b.blocker(STRIDING_PIRATE);
      const fleet = ships.of(b);
      const stores = landStoresOf(b);
      const ways = makeStrides(b, ships);
      const rob = (s: State, seat: Seat, corner: Corner): void => {
        for (const victim of b.rivals[seat])
          fleet.each(s, victim, (ship, at) => {
            if (at !== corner) return;
            let count = 0;
            for (let kind = 0; kind < stores.kinds; kind++) {
              const held = fleet.stow.count(s, ship, kind);
              if (held > 0) stores.put(s, seat, stores.good(kind, 0), held);
              count += held;
            }
            fleet.stow.clear(s, ship);
            if (s.events) tell(s, 'ship-robbed', { seat, from: victim, count });
          });
      };
      return [
        {
          name: STRIDE,
          args: [{ name: 'corner', domain: b.domain('corner') }],
          decisions: [STRIDE],
          list: (s, seat, out) => ways.list(s, seat, topArg(s, 0), out),
          apply: (s, seat, corner) => {
            pop(s);
            b.fields.blocker.set(s, pirate, corner);
            if (s.events) tell(s, 'blocker-moved', { seat, blocker: STRIDING_PIRATE, place: corner });
            rob(s, seat, corner);
          },
          why: (s, seat, corner): Bar =>
            corner < 0 || ways.leads(s, seat, topArg(s, 0), corner) ? undefined : NO_STRIDE,
        },
      ];
    },
    words: {
      terms: {
        [`blocker.${STRIDING_PIRATE}`]: 'pirate',
        [`decision.${STRIDE}`]: 'Where does the pirate sail?',
        [`move.${STRIDE}`]: 'Sail the pirate there',
        'event.ship-robbed': 'The pirate robs a ship of {from} for {seat}: {count} cards.',
        'reason.pirate-there': 'The pirate lies there.',
        'reason.no-stride': 'No way of the right length leads there.',
        [`mark.${STORM_HEX}`]: 'a storm flood',
      },
    },
    looks: {
      blockers: { [STRIDING_PIRATE]: { shape: 'longship', colour: '#1f1f26' } },
      marks: { [STORM_HEX]: { shape: 'drop', colour: '#1f5f8b' } },
      events: { 'ship-robbed': { befalls: 'from' } },
    },
  };
}

interface Strides {
  /** the most steps, up to so many, of which there is a way; 0 if it can go nowhere */
  far(s: State, seat: Seat, steps: number): number;
  list(s: State, seat: Seat, steps: number, out: MoveList): void;
  leads(s: State, seat: Seat, steps: number, corner: Corner): boolean;
}

/** Where ways of just so many steps end that never come to a corner twice, or where a ship stops them before. */
function makeStrides(b: Book, ships: ShipsOnCorners): Strides {
  const pirate = b.blocker(STRIDING_PIRATE);
  const fleet = ships.of(b);
  const isWay = waters(b);
  const { corners, cornerCorner, cornerEdge, cornerEdgeFrom } = b.topology;
  const stormy = new Uint8Array(corners);
  for (const { q, r } of b.layout.marks.hexes[STORM_HEX] ?? [])
    for (const corner of b.walks.cornersOf[b.topology.hexAt(q, r)]) stormy[corner] = 1;
  const passed = new Uint8Array(corners);
  const ends = new Uint8Array(corners);
  /** by corner: 1 with a ship of somebody else out of port, 2 with a building */
  const there = new Uint8Array(corners);
  const walk = (s: State, from: Corner, left: number): boolean => {
    let found = false;
    passed[from] = 1;
    for (let i = cornerEdgeFrom[from]; i < cornerEdgeFrom[from + 1]; i++) {
      const to = cornerCorner[i];
      if (passed[to] === 1 || stormy[to] === 1 || !isWay(s, cornerEdge[i])) continue;
      if (there[to] === 1 || (left === 1 && there[to] === 0)) {
        ends[to] = 1;
        found = true;
      } else if (left > 1 && walk(s, to, left - 1)) found = true;
    }
    passed[from] = 0;
    return found;
  };
  const look = (s: State, seat: Seat, steps: number): boolean => {
    ends.fill(0);
    there.fill(0);
    for (const other of b.rivals[seat])
      fleet.each(s, other, (_ship, at) => {
        there[at] = 1;
      });
    for (let corner = 0; corner < corners; corner++)
      if (b.fields.building.get(s, corner) !== 0) there[corner] = 2;
    return walk(s, b.fields.blocker.get(s, pirate), steps);
  };
  return {
    far: (s, seat, steps) => {
      for (let far = steps; far > 0; far--) if (look(s, seat, far)) return far;
      return 0;
    },
    list: (s, seat, steps, out) => {
      look(s, seat, steps);
      for (let corner = 0; corner < corners; corner++) if (ends[corner] === 1) out.put(corner);
    },
    leads: (s, seat, steps, corner) => {
      look(s, seat, steps);
      return ends[corner] === 1;
    },
  };
}
