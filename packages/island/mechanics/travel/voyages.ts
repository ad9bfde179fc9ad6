import type { Seat, State } from '@hexwright/kernel';
import type { Book } from '../../rulebook/index.ts';
import type { FleetHandles } from './fleet-handles.ts';

/** what a step more leaves of what a voyage would bring */
const FADE = Float64Array.from({ length: 128 }, (_, steps) => 0.8 * 0.93 ** steps);
/** what a ship is worth by itself, and what is left of a cargo that has no ship yet */
const SHIP = 0.15;
const ASHORE = 0.55;

/**
 * What a seat has under way, in points: for each ship the best that it could bring with what it holds, lessened by
 * the way. The rules name the errands (`fleet.errands`), so this knows no game.
 */
export function voyageWorth(b: Book, fleet: FleetHandles): (s: State, seat: Seat) => number {
  const { corners } = b.topology;
  const { cargo } = fleet.config;
  const sound = makeSoundings(b, fleet);
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
    const best = (far: Uint8Array, kind: number): number => {
      const row = errands(kind);
      let most = 0;
      for (let corner = 0; corner < corners; corner++) {
        if (row[corner] === 0) continue;
        const worth = row[corner] * FADE[far[corner]];
        if (worth > most) most = worth;
      }
      return most;
    };
    let sum = 0;
    fleet.each(s, seat, (ship, edge) => {
      sum += SHIP;
      const far = sound(s, edge);
      let most = 0;
      if (!fleet.holds.isFull(s, ship)) most = best(far, -1);
      for (let kind = 0; kind < cargo.length; kind++) {
        const count = fleet.holds.count(s, ship, kind);
        if (count > 0) most = Math.max(most, best(far, kind) * (count > 1 ? 1.6 : 1) + 0.1);
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

/** By corner: how many steps it is from an edge to where an end points to the corner. Kept until the next question. */
function makeSoundings(b: Book, fleet: FleetHandles): (s: State, from: number) => Uint8Array {
  const { hexes, edges, corners, edgeCorner, edgeEdge, edgeEdgeFrom } = b.topology;
  const FAR = FADE.length - 1;
  const land = new Int32Array(hexes).fill(-1);
  const water = new Uint8Array(edges);
  const queue = new Int16Array(edges);
  const level = new Uint8Array(edges);
  const far = new Uint8Array(corners);
  /** looks where water is, if the land has changed */
  const survey = (s: State): void => {
    let same = true;
    for (let hex = 0; hex < hexes && same; hex++) same = land[hex] === b.fields.terrain.get(s, hex);
    if (same) return;
    for (let hex = 0; hex < hexes; hex++) land[hex] = b.fields.terrain.get(s, hex);
    for (let edge = 0; edge < edges; edge++) water[edge] = fleet.isWater(s, edge) ? 1 : 0;
  };
  return (s, from) => {
    survey(s);
    level.fill(FAR);
    far.fill(FAR);
    level[from] = 0;
    queue[0] = from;
    for (let head = 0, tail = 1; head < tail; head++) {
      const edge = queue[head];
      for (let end = 0; end < 2; end++) {
        const corner = edgeCorner[edge * 2 + end];
        if (far[corner] === FAR) far[corner] = level[edge];
      }
      for (let i = edgeEdgeFrom[edge]; i < edgeEdgeFrom[edge + 1]; i++) {
        const next = edgeEdge[i];
        if (level[next] !== FAR || water[next] === 0) continue;
        level[next] = level[edge] + 1;
        queue[tail++] = next;
      }
    }
    return far;
  };
}
