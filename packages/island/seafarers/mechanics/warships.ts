import { type Seat, type State, tell } from '@hexwright/kernel';
import { seatMarkNeed } from '../../board/index.ts';
import type { Book, Part, Terms } from '../../rulebook/index.ts';
import { field, handlesOf } from '../../rulebook/index.ts';

const fields = {
  warship: field.row('edge'),
  warships: field.row('seat'),
};

export interface WarshipsConfig {
  /** the route piece that can be armed */
  readonly piece: string;
  /** the corners from which the lanes are armed; the value is the seat */
  readonly anchor: string;
}

declare module '../../rulebook/points.ts' {
  interface Groups {
    warships: WarshipPoints;
  }
}

export interface WarshipPoints {
  /** the piece of the seat that would be armed next, or -1 */
  nextToArm(s: State, seat: Seat): number;
}

/** Pieces of a lane can be armed, one after the other from its anchor on. What is lost loses its arms with it. */
export function warships(config: WarshipsConfig): Part {
  return {
    id: 'warships',
    words: { terms: warshipTerms },
    of: config,
    boardNeeds: [seatMarkNeed('corners', config.anchor)],
    fields,
    brings: ['warships'],
    rules: (was, b) => {
      const { index: piece, marks: layer } = b.piece(config.piece);
      const { warship: armed, warships: count } = handlesOf(b, fields);
      const { corners, cornerEdge, cornerEdgeFrom, cornerCorner } = b.topology;
      const seen = new Uint8Array(corners);
      const queue = new Int16Array(corners);
      const anchors = new Int16Array(b.seats).fill(-1);
      for (const at of b.layout.marks.corners[config.anchor] ?? [])
        if (Number(at.value) < b.seats)
          anchors[Number(at.value)] = b.topology.cornerAt(at.q, at.r, at.corner);
      return {
        warships: {
          nextToArm: (s, seat) => {
            const own = b.mark(seat, piece);
            seen.fill(0);
            seen[anchors[seat]] = 1;
            queue[0] = anchors[seat];
            let length = 1;
            for (let next = 0; next < length; next++) {
              const corner = queue[next];
              for (let i = cornerEdgeFrom[corner]; i < cornerEdgeFrom[corner + 1]; i++) {
                if (layer.get(s, cornerEdge[i]) !== own) continue;
                if (armed.get(s, cornerEdge[i]) === 0) return cornerEdge[i];
                if (seen[cornerCorner[i]]) continue;
                seen[cornerCorner[i]] = 1;
                queue[length++] = cornerCorner[i];
              }
            }
            return -1;
          },
        },
        unbuild: (s, which, place) => {
          if (which === piece && armed.get(s, place) !== 0) {
            armed.set(s, place, 0);
            count.add(s, b.ownerOf[layer.get(s, place)], -1);
          }
          was.unbuild(s, which, place);
        },
      };
    },
  };
}

export function warshipsOf(b: Book, s: State, seat: Seat): number {
  return handlesOf(b, fields).warships.get(s, seat);
}

/** Arms the next piece of the seat, if there is one. */
export function arm(b: Book, s: State, seat: Seat): void {
  const edge = b.the.warships.nextToArm(s, seat);
  if (edge < 0) return;
  handlesOf(b, fields).warship.set(s, edge, 1);
  const { warships } = handlesOf(b, fields);
  warships.add(s, seat, 1);
  if (s.events) tell(s, 'armed', { seat, edge, warships: warships.get(s, seat) });
}

const warshipTerms: Terms = {
  'event.armed': '{seat} arms a ship; warships now: {warships}.',
  'field.warship': 'Warship',
  'field.warships': 'Warships',
};
