import { type Bar, type MoveList, pop, push, reason, type Seat, type State, tell } from '@hexwright/kernel';
import type { Edge } from '../../board/index.ts';
import type { Bill, Book, MoveSpec } from '../../rulebook/index.ts';
import { canPay, needsOf, pay } from '../core/goods.ts';
import type { FleetHandles } from './fleet-handles.ts';
import type { Traveller } from './points.ts';

export const NO_PORT = reason('no-port', 'no harbour of the seat is beside it');
const NO_WATER = reason('no-water', 'no water is there');
export const FULL = reason('edge-full', 'no more ships have room there');
export const NOT_HERE = reason('ship-elsewhere', 'this ship is not there');
const NO_SHIP = reason('no-ship-left', 'all ships of the seat are on the board');
const SHIP_LEFT = reason('ship-left', 'a ship is still in the supply');

/** the decisions in which ships and their cargo are built */
export const BUILDING = ['main', 'build', 'special'];
/** the decision which ship is laid up, and where it is built anew */
export const LAY_UP = 'lay-up';

export function shipArg(fleet: FleetHandles) {
  return { name: 'ship', domain: { id: 'ship', size: fleet.count } };
}

export function cannotPay(b: Book, what: string, bill: Bill): Bar {
  const cost = bill.map(([good, count]) => `${count} ${b.goods[good].id}`).join(', ');
  return reason('cannot-pay', `a ${what} costs ${cost}`, { piece: what, cost });
}

/** What speaks against a new ship on this edge. */
export function barShip(b: Book, fleet: FleetHandles): (s: State, seat: Seat, edge: Edge) => Bar {
  const { edgeCorner } = b.topology;
  return (s, seat, edge) => {
    if (!fleet.isWater(s, edge)) return NO_WATER;
    const port =
      fleet.portOf(s, edgeCorner[edge * 2]) === seat || fleet.portOf(s, edgeCorner[edge * 2 + 1]) === seat;
    if (!port) return NO_PORT;
    return fleet.crowd(s, edge) < fleet.config.abreast ? undefined : FULL;
  };
}

/** A ship is built for its price; with all of them out, one may be laid up for the same and built anew, which is asked for by itself: few want it. */
export function shipMoves(b: Book, fleet: FleetHandles): MoveSpec[] {
  const { cornerEdge, cornerEdgeFrom } = b.topology;
  const bill = b.bill(fleet.config.cost);
  const bar = barShip(b, fleet);
  /** asks of each edge where the seat may build one, each once, until one is enough; whether one was */
  const someBerth = (
    s: State,
    seat: Seat,
    list: MoveList | undefined,
    isEnough: (edge: Edge) => boolean,
  ): boolean => {
    const ports = fleet.ports(s, seat, list);
    for (let at = 0; ports[at] >= 0; at++) {
      const corner = ports[at];
      // Ports keep their distance, so no edge leads from one to another.
      for (let i = cornerEdgeFrom[corner]; i < cornerEdgeFrom[corner + 1]; i++)
        if (bar(s, seat, cornerEdge[i]) === undefined && isEnough(cornerEdge[i])) return true;
    }
    return false;
  };
  const build = (s: State, seat: Seat, ship: Traveller, edge: Edge): void => {
    fleet.put(s, ship, edge);
    if (s.events) tell(s, 'ship-built', { seat, edge });
    b.the.fleet.launched(s, seat, ship);
  };
  const anyBerth = (s: State, seat: Seat): boolean => someBerth(s, seat, undefined, () => true);
  const barAnew = (s: State, seat: Seat, list?: MoveList): Bar => {
    if (fleet.spare(s, seat) >= 0) return SHIP_LEFT;
    if (!canPay(b, s, seat, bill)) return cannotPay(b, 'ship', bill);
    const isAnother = (to: Edge): boolean => {
      let any = false;
      fleet.each(s, seat, (_, from) => {
        if (from !== to) any = true;
      });
      return any;
    };
    return someBerth(s, seat, list, isAnother) ? undefined : NO_PORT;
  };
  return [
    {
      name: 'ship',
      args: [{ name: 'edge', domain: b.domain('edge') }],
      decisions: BUILDING,
      price: () => bill,
      needs: needsOf(b, bill),
      list: (s, seat, out) => {
        if (!canPay(b, s, seat, bill) || fleet.spare(s, seat) < 0) return;
        someBerth(s, seat, out, (edge) => {
          out.put(edge);
          return false;
        });
      },
      apply: (s, seat, edge) => {
        pay(b, s, seat, bill);
        build(s, seat, fleet.spare(s, seat), edge);
      },
      why: (s, seat, edge) => {
        if (fleet.spare(s, seat) < 0) return NO_SHIP;
        if (!canPay(b, s, seat, bill)) return cannotPay(b, 'ship', bill);
        if (edge >= 0) return bar(s, seat, edge);
        return anyBerth(s, seat) ? undefined : NO_PORT;
      },
    },
    {
      name: 'lay-up',
      decisions: BUILDING,
      price: () => bill,
      needs: needsOf(b, bill),
      list: (s, seat, out) => {
        if (barAnew(s, seat, out) === undefined) out.put();
      },
      apply: (s, seat) => {
        pay(b, s, seat, bill);
        push(s, b.decision(LAY_UP), 1 << seat);
      },
      why: (s, seat) => barAnew(s, seat),
    },
    {
      name: 'reset-ship',
      args: [
        { name: 'from', domain: b.domain('edge') },
        { name: 'to', domain: b.domain('edge') },
        shipArg(fleet),
      ],
      decisions: [LAY_UP],
      // each ship with each berth but its own
      list: (s, seat, out) => {
        someBerth(s, seat, out, (to) => {
          fleet.each(s, seat, (ship, from) => {
            if (from !== to) out.put(from, to, ship);
          });
          return false;
        });
      },
      apply: (s, seat, _from, to, ship) => {
        pop(s);
        dropHold(b, fleet, s, seat, ship);
        fleet.put(s, ship, -1);
        build(s, seat, ship, to);
      },
      why: (s, seat, from, to, ship) => {
        if (ship < 0) return undefined;
        if (fleet.owner(ship) !== seat || fleet.at(s, ship) !== from || from === to) return NOT_HERE;
        return bar(s, seat, to);
      },
    },
  ];
}

/** All that a ship holds leaves the board. */
export function dropHold(b: Book, fleet: FleetHandles, s: State, seat: Seat, ship: Traveller): void {
  for (let cargo = 0; cargo < fleet.config.cargo.length; cargo++)
    while (fleet.holds.has(s, ship, cargo)) {
      fleet.holds.remove(s, ship, cargo);
      b.the.fleet.lost(s, seat, cargo);
    }
}
