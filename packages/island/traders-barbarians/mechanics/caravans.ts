import { type Bar, reason, type State, tell } from '@hexwright/kernel';
import { type Edge, markNeed } from '../../board/index.ts';
import { layersOf } from '../../mechanics/index.ts';
import { type Book, field, handlesOf, type Part, pointsIn } from '../../rulebook/index.ts';

const fields = {
  camels: field.row('edge'),
  /** by corner: 1 where a caravan ends for now */
  caravanHead: field.row('corner'),
  camelsAt: field.row('corner', { noLook: 'the camels lie on the board' }),
  camelsLeft: field.cell(),
  caravanPoints: field.row('seat', { noLook: 'the points tell it' }),
};

declare module '../../rulebook/points.ts' {
  interface Groups {
    caravans: CaravanPoints;
  }
}

export interface CaravanPoints {
  /** whether camels walk along this edge at all */
  isPath(s: State, edge: Edge): boolean;
  /** what speaks against the next camel on this edge */
  barCamel(s: State, edge: Edge): Bar;
  /** lays a camel, which leads a caravan on or begins one */
  place(s: State, edge: Edge): void;
}

/** The mark of the corners of an oasis where a caravan sets out, named from the hex of the oasis. */
export const ARROW = 'arrow';

const HAS_CAMEL = reason('camel-there', 'a camel is there already');
const NOT_AHEAD = reason(
  'camel-not-ahead',
  'a camel goes before the head of a caravan, or where one sets out',
);
const AT_SEA = reason('camel-at-sea', 'camels do not swim');

export interface CaravansConfig {
  readonly camels: (seats: number) => number;
  /** points of a building between two camels */
  readonly points: number;
}

/**
 * Camels lie on edges in lines that set out from the arrows of an oasis and grow at their heads alone. Caravans that meet
 * go on as one. A building with two camels beside it is worth more, and a route with a camel counts twice.
 */
export function caravans({ camels, points }: CaravansConfig): Part {
  return {
    id: 'caravans',
    of: { camels, points },
    boardNeeds: [markNeed('corners', ARROW)],
    fields,
    brings: ['caravans'],
    prepare: (b) => {
      const { camelsLeft: left } = handlesOf(b, fields);
      return (s) => left.set(s, camels(b.seats));
    },
    scores: [
      {
        id: 'caravans',
        most: (b) =>
          points * b.pieces.reduce((sum, { draws = 0, limit }) => sum + (draws > 0 ? limit : 0), 0),
        ...pointsIn('caravanPoints'),
      },
    ],
    rules: (was, b) => {
      const {
        camels: laid,
        caravanHead: head,
        camelsAt: around,
        camelsLeft: left,
        caravanPoints: own,
      } = handlesOf(b, fields);
      const { edgeCorner, edgeHex, corners } = b.topology;
      const setOut = setOutOf(b);
      const layers = layersOf(b, (piece) => piece.route === true && piece.on === 'edge');
      const recount = (s: State): void => {
        own.fill(s, 0);
        for (let corner = 0; corner < corners; corner++) {
          if (around.get(s, corner) < 2) continue;
          const mark = b.fields.building.get(s, corner);
          if (mark !== 0 && b.ownerOf[mark] < b.seats) own.add(s, b.ownerOf[mark], points);
        }
      };
      const onLand = (s: State, edge: Edge): boolean => {
        for (let k = 0; k < 2; k++) {
          const hex = edgeHex[edge * 2 + k];
          if (hex >= 0 && b.land[b.fields.terrain.get(s, hex)] === 1) return true;
        }
        return false;
      };
      const isAhead = (s: State, edge: Edge): boolean =>
        setOut[edge] >= 0 ||
        head.get(s, edgeCorner[edge * 2]) === 1 ||
        head.get(s, edgeCorner[edge * 2 + 1]) === 1;
      return {
        caravans: {
          isPath: onLand,
          barCamel: (s, edge) => {
            if (laid.get(s, edge) !== 0) return HAS_CAMEL;
            if (!isAhead(s, edge)) return NOT_AHEAD;
            return b.the.caravans.isPath(s, edge) ? undefined : AT_SEA;
          },
          place: (s, edge) => {
            const [a, z] = [edgeCorner[edge * 2], edgeCorner[edge * 2 + 1]];
            // It leads on the caravan that ends here; only where none does, a new one sets out.
            const from = head.get(s, a) === 1 ? a : head.get(s, z) === 1 ? z : setOut[edge];
            const to = from === a ? z : a;
            head.set(s, from, 0);
            head.set(s, to, 1);
            laid.set(s, edge, to === a ? 1 : 2);
            around.add(s, a, 1);
            around.add(s, z, 1);
            left.add(s, -1);
            if (s.events) tell(s, 'camel', { on: 'edge', place: edge });
            recount(s);
            for (const layer of layers) {
              const mark = layer.get(s, edge);
              if (mark !== 0 && b.ownerOf[mark] < b.owners) b.rules.remeasure(s, b.ownerOf[mark]);
            }
            b.rules.reviewAwards(s);
          },
        },
        routeWeight: (s, seat, edge) => was.routeWeight(s, seat, edge) * (laid.get(s, edge) !== 0 ? 2 : 1),
        build: (s, seat, piece, place) => {
          was.build(s, seat, piece, place);
          if (b.pieces[piece].on === 'corner' && around.get(s, place) > 1) recount(s);
        },
        unbuild: (s, piece, place) => {
          was.unbuild(s, piece, place);
          if (b.pieces[piece].on === 'corner' && around.get(s, place) > 1) recount(s);
        },
        hints: {
          progress: (s, seat) => {
            let hope = was.hints.progress(s, seat);
            for (let corner = 0; corner < corners; corner++) {
              if (head.get(s, corner) === 0 || around.get(s, corner) > 1) continue;
              const mark = b.fields.building.get(s, corner);
              if (mark !== 0 && b.ownerOf[mark] === seat) hope += HOPE;
            }
            return hope;
          },
          foundingGain: (s, seat, corner) =>
            was.hints.foundingGain(s, seat, corner) +
            (around.get(s, corner) > 1 ? points : head.get(s, corner) * HOPE),
        },
      };
    },
    words: {
      terms: {
        'field.camels': 'Camels',
        'field.camelsLeft': 'Camels left',
        'field.caravanHead': 'Heads of caravans',
        'score.caravans': 'Between camels',
        'mark.arrow': 'start of a caravan',
        'event.camel': 'A camel is placed.',
        'reason.camel-there': 'A camel is there already.',
        'reason.camel-not-ahead': 'A camel goes in front of the head of a caravan, or where one sets out.',
        'reason.camel-at-sea': 'Camels do not swim.',
      },
    },
    looks: {
      fields: {
        camels: { on: 'edge', shape: 'camel', colour: '#d9a85b' },
        caravanHead: { on: 'corner', shape: 'chit', colour: '#f0d59a' },
        camelsLeft: { on: 'table', shape: 'camel' },
      },
      marks: { arrow: { shape: 'site', colour: '#e8c887' } },
    },
  };
}

/** what bots think of an own town that a caravan has come to, in points */
const HOPE = 0.35;

/** By edge: the corner of an oasis from which a caravan sets out along it, or -1. */
function setOutOf(b: Book): Int16Array {
  const { topology, layout } = b;
  const from = new Int16Array(topology.edges).fill(-1);
  for (const { q, r, corner: k } of layout.marks.corners[ARROW] ?? []) {
    const corner = topology.cornerAt(q, r, k);
    const oasis = topology.hexAt(q, r);
    for (let i = topology.cornerEdgeFrom[corner]; i < topology.cornerEdgeFrom[corner + 1]; i++) {
      const edge = topology.cornerEdge[i];
      if (topology.edgeHex[edge * 2] !== oasis && topology.edgeHex[edge * 2 + 1] !== oasis)
        from[edge] = corner;
    }
  }
  return from;
}
