import type { Seat, State } from '@hexwright/kernel';
import type { Book } from '../../rulebook/index.ts';
import type { FleetHandles } from './fleet-handles.ts';

/** what a step more leaves of what a voyage would bring */
const FADE = Float64Array.from({ length: 128 }, (_, steps) => 0.8 * 0.93 ** steps);
/** what a ship is worth by itself, and what is left of a cargo that has no ship yet */
const SHIP = 0.15;
const ASHORE = 0.55;
/** so many maps of the sea are kept */
const KEPT = 24;
const FAR = 127;

/**
 * What a seat has under way, in points: for each ship the best that it could bring with what it holds, lessened by
 * the way. The rules name the errands (`fleet.errands`), so this knows no game.
 */
export function voyageWorth(b: Book, fleet: FleetHandles): (s: State, seat: Seat) => number {
  const { corners } = b.topology;
  const { cargo } = fleet.config;
  const seaways = makeSeaways(b, fleet);
  const wanted = Array.from({ length: cargo.length + 1 }, () => new Float64Array(corners));
  const asked = new Uint8Array(cargo.length + 1);
  return (s, seat) => {
    asked.fill(0);
    const errands = (kind: number): Float64Array => {
      const row = wanted[kind + 1];
      if (asked[kind + 1] === 0) {
        asked[kind + 1] = 1;
        row.fill(0);
        b.the.fleet.errands(s, seat, kind, row);
      }
      return row;
    };
    const far = seaways(s);
    const best = (edge: number, kind: number): number => {
      const row = errands(kind);
      let most = 0;
      for (let corner = 0; corner < corners; corner++) {
        if (row[corner] === 0) continue;
        const worth = row[corner] * FADE[far[edge * corners + corner]];
        if (worth > most) most = worth;
      }
      return most;
    };
    let sum = 0;
    fleet.each(s, seat, (ship, edge) => {
      sum += SHIP;
      let most = 0;
      if (!fleet.holds.isFull(s, ship)) most = best(edge, -1);
      for (let kind = 0; kind < cargo.length; kind++) {
        const count = fleet.holds.count(s, ship, kind);
        if (count > 0) most = Math.max(most, best(edge, kind) * (count > 1 ? 1.6 : 1) + 0.1);
      }
      sum += most;
    });
    for (let corner = 0; corner < corners; corner++) {
      if (fleet.portOf(s, corner) !== seat || fleet.basins.isEmpty(s, corner)) continue;
      for (let kind = 0; kind < cargo.length; kind++)
        sum += ASHORE * fleet.basins.count(s, corner, kind) * b.the.fleet.dream(s, seat, kind);
    }
    return sum;
  };
}

/** By edge and corner: how many steps it is to where an end points to the corner. Maps are kept by how land and sea lie. */
function makeSeaways(b: Book, fleet: FleetHandles): (s: State) => Uint8Array {
  const { hexes, edges, corners, edgeCorner, edgeEdge, edgeEdgeFrom } = b.topology;
  const kept = new Map<string, Uint8Array>();
  const queue = new Int16Array(edges);
  const level = new Uint8Array(edges);
  const chart = (s: State): Uint8Array => {
    const far = new Uint8Array(edges * corners).fill(FAR);
    for (let from = 0; from < edges; from++) {
      if (!fleet.isWater(s, from)) continue;
      level.fill(FAR);
      level[from] = 0;
      queue[0] = from;
      for (let head = 0, tail = 1; head < tail; head++) {
        const edge = queue[head];
        for (let end = 0; end < 2; end++) {
          const at = from * corners + edgeCorner[edge * 2 + end];
          if (far[at] === FAR) far[at] = level[edge];
        }
        for (let i = edgeEdgeFrom[edge]; i < edgeEdgeFrom[edge + 1]; i++)
          if (level[edgeEdge[i]] === FAR && fleet.isWater(s, edgeEdge[i])) {
            level[edgeEdge[i]] = level[edge] + 1;
            queue[tail++] = edgeEdge[i];
          }
      }
    }
    return far;
  };
  const bits = new Uint16Array(Math.ceil(hexes / 16));
  return (s) => {
    bits.fill(0);
    for (let hex = 0; hex < hexes; hex++)
      if (b.land[b.fields.terrain.get(s, hex)]) bits[hex >> 4] |= 1 << (hex & 15);
    const key = String.fromCharCode(...bits);
    let far = kept.get(key);
    if (!far) {
      if (kept.size >= KEPT) kept.delete(kept.keys().next().value ?? '');
      far = chart(s);
      kept.set(key, far);
    }
    return far;
  };
}
