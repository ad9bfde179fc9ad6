import type { MoveList, Seat, State } from '@hexwright/kernel';
import type { Corner, Edge, Hex } from '../../board/index.ts';
import type { Book } from '../../rulebook/index.ts';
import { onceAList } from '../core/once-a-list.ts';
import { countOf } from '../core/pieces.ts';
import type { FleetConfig } from './fleet-points.ts';
import { holdOf, type Travellers } from './handles.ts';
import { type Holds, makeHolds, SLOTS } from './holds.ts';
import type { Traveller } from './points.ts';

/** What can be asked of the ships of a book, and done with them. */
export interface FleetHandles extends Travellers {
  readonly config: FleetConfig;
  /** by ship */
  readonly holds: Holds;
  /** by corner */
  readonly basins: Holds;
  kind(cargo: string): number;
  /** the kinds of cargo that ships of the seat hold, as bits */
  aboard(s: State, seat: Seat): number;
  /** how many pieces of this cargo lie in the seat's holds and basins */
  stored(s: State, seat: Seat, cargo: number): number;
  /** visits the ships of the seat that are on the board */
  each(s: State, seat: Seat, visit: (ship: Traveller, edge: Edge) => void): void;
  /** whether an end of the ship points to the corner */
  atCorner(s: State, ship: Traveller, corner: Corner): boolean;
  /** whether an end of the ship points to a corner of the hex */
  atHex(s: State, ship: Traveller, hex: Hex): boolean;
  /** the hexes at the ends of the edge where the ship is */
  around(s: State, ship: Traveller): readonly Hex[];
  /** whether a ship of the seat lies on an edge of the hex */
  beside(s: State, seat: Seat, hex: Hex): boolean;
  /** whether the edge is at sea or on a coast */
  isWater(s: State, edge: Edge): boolean;
  /** whose basin is at the corner; -1 if none */
  portOf(s: State, corner: Corner): number;
  /** the corners with basins of the seat, and -1 after the last; kept until the next question, and looked for once a list */
  ports(s: State, seat: Seat, list?: MoveList): Int16Array;
}

const NOWHERE: readonly Hex[] = [];

export function makeFleetHandles(b: Book, config: FleetConfig, ships: Travellers): FleetHandles {
  const port = b.piece(config.port);
  const { edgeCorner, hexEdge, cornerHex, cornerHexFrom } = b.topology;
  const touches = (corner: Corner, hex: Hex): boolean => {
    for (let i = cornerHexFrom[corner]; i < cornerHexFrom[corner + 1]; i++)
      if (cornerHex[i] === hex) return true;
    return false;
  };
  const hexesBy = Array.from({ length: b.topology.edges }, (_, edge) => {
    const ends = [edgeCorner[edge * 2], edgeCorner[edge * 2 + 1]];
    return [...new Set(ends.flatMap((corner) => b.walks.hexesAt[corner]))].sort((a, z) => a - z);
  });
  const hold = b.row(holdOf('ship'));
  const { corners } = b.topology;
  const ports = new Int16Array(corners + 1).fill(-1);
  const isSameList = onceAList();
  const holds = makeHolds(hold, config.cargo);
  const basins = makeHolds(b.row('basin'), config.cargo);
  const portsOf = (s: State, seat: Seat, list?: MoveList): Int16Array => {
    if (isSameList(s, list)) return ports;
    const { cells } = s;
    const { at } = port.marks;
    const mark = b.mark(seat, port.index);
    const all = countOf(b, s, seat, port.index);
    let found = 0;
    for (let corner = 0; found < all && corner < corners; corner++)
      if (cells[at + corner] === mark) ports[found++] = corner;
    ports[found] = -1;
    return ports;
  };
  return {
    ...ships,
    config,
    holds,
    basins,
    kind: (id) => config.cargo.findIndex((each) => each.kind === id),
    aboard: ({ cells }, seat) => {
      const from = hold.at + seat * config.ships * SLOTS;
      let kinds = 0;
      for (let at = from; at < from + config.ships * SLOTS; at++) kinds |= 1 << cells[at];
      // A slot has a kind plus one, and 0 for nothing.
      return kinds >> 1;
    },
    stored: (s, seat, cargo) => {
      let count = 0;
      for (let ship = seat * config.ships; ship < (seat + 1) * config.ships; ship++)
        count += holds.count(s, ship, cargo);
      const own = portsOf(s, seat);
      for (let i = 0; own[i] >= 0; i++) count += basins.count(s, own[i], cargo);
      return count;
    },
    each: (s, seat, visit) => {
      for (let ship = seat * config.ships; ship < (seat + 1) * config.ships; ship++) {
        const edge = ships.at(s, ship);
        if (edge >= 0) visit(ship, edge);
      }
    },
    atCorner: (s, ship, corner) => {
      const edge = ships.at(s, ship);
      return edge >= 0 && (edgeCorner[edge * 2] === corner || edgeCorner[edge * 2 + 1] === corner);
    },
    around: (s, ship) => {
      const edge = ships.at(s, ship);
      return edge < 0 ? NOWHERE : hexesBy[edge];
    },
    atHex: (s, ship, hex) => {
      const edge = ships.at(s, ship);
      return edge >= 0 && (touches(edgeCorner[edge * 2], hex) || touches(edgeCorner[edge * 2 + 1], hex));
    },
    beside: (s, seat, hex) => {
      for (let ship = seat * config.ships; ship < (seat + 1) * config.ships; ship++) {
        const edge = ships.at(s, ship);
        if (edge < 0) continue;
        for (let i = hex * 6; i < hex * 6 + 6; i++) if (hexEdge[i] === edge) return true;
      }
      return false;
    },
    isWater: waters(b),
    portOf: (s, corner) => {
      const mark = port.marks.get(s, corner);
      return mark !== 0 && b.pieceOf[mark] === port.index && b.ownerOf[mark] < b.seats ? b.ownerOf[mark] : -1;
    },
    ports: portsOf,
  };
}

/** Whether an edge is at sea or on a coast. */
export function waters(b: Book): (s: State, edge: Edge) => boolean {
  const { edgeHex } = b.topology;
  return (s, edge) => {
    for (let side = 0; side < 2; side++) {
      const hex = edgeHex[edge * 2 + side];
      if (hex < 0 || !b.land[b.fields.terrain.get(s, hex)]) return true;
    }
    return false;
  };
}
