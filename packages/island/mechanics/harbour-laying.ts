import { NATURE, pop, push, reason, type State, tell, topArg } from '@hexwright/kernel';
import type { Book, Part } from '../rulebook/index.ts';
import { edgeClass } from './routes.ts';

declare module '../rulebook/points.ts' {
  interface Points {
    /** whether a harbour may be laid on this edge now */
    mayLayHarbour(s: State, edge: number): boolean;
  }
}

const COAST = 2;

/**
 * When the board lies, the seats take turns to draw a harbour of the layout's stock and to lay it on a coast. No
 * corner gets two harbours while there is another place.
 */
export function harbourLaying(): Part {
  return {
    fields: {
      harbourStock: { per: (b) => [b.harbourKinds.length] },
      harboursLaid: {},
    },
    decisions: {
      'draw-harbour': {},
      'lay-harbour': {
        args: (b) => [
          { name: 'kind', domain: { id: 'harbour', size: b.harbourKinds.length, names: b.harbourKinds } },
        ],
      },
    },
    prepare: (b) => {
      const stock = b.field('harbourStock');
      return (s) => {
        for (const [kind, count] of Object.entries(b.layout.harbours.stock ?? {}))
          s.cells[stock + b.harbourKinds.indexOf(kind)] = count;
      };
    },
    rules: (_was, b) => {
      const placeOn = placesByEdge(b);
      const { edges, edgeCorner } = b.topology;
      const free = (s: State, edge: number): boolean =>
        placeOn[edge] >= 0 &&
        s.cells[b.at.harbour + placeOn[edge]] < 0 &&
        (edgeClass(b, s, edge) & COAST) !== 0;
      const served = (s: State, corner: number): boolean => {
        for (const place of b.harboursAt[corner]) if (s.cells[b.at.harbour + place] >= 0) return true;
        return false;
      };
      const alone = (s: State, edge: number): boolean =>
        !served(s, edgeCorner[edge * 2]) && !served(s, edgeCorner[edge * 2 + 1]);
      const anyAlone = (s: State): boolean => {
        for (let edge = 0; edge < edges; edge++) if (free(s, edge) && alone(s, edge)) return true;
        return false;
      };
      return {
        mayLayHarbour: (s, edge) => free(s, edge) && (alone(s, edge) || !anyAlone(s)),
      };
    },
    setupSteps: (b) => {
      const stock = b.field('harbourStock');
      const draw = b.decision('draw-harbour');
      const goesOn = (s: State): boolean => {
        let left = 0;
        for (let kind = 0; kind < b.harbourKinds.length; kind++) left += s.cells[stock + kind];
        if (left === 0) return false;
        for (let edge = 0; edge < b.topology.edges; edge++) if (b.rules.mayLayHarbour(s, edge)) return true;
        return false;
      };
      return [
        {
          after: 'prepare',
          add: {
            id: 'harbours',
            run: (s) => {
              if (goesOn(s)) push(s, draw, NATURE);
            },
            again: goesOn,
          },
        },
      ];
    },
    moves: (b) => {
      const stock = b.field('harbourStock');
      const laid = b.field('harboursLaid');
      const lay = b.decision('lay-harbour');
      const placeOn = placesByEdge(b);
      const kinds = { id: 'harbour', size: b.harbourKinds.length, names: b.harbourKinds };
      return [
        {
          name: 'draw-harbour',
          args: [{ name: 'kind', domain: kinds }],
          decisions: ['draw-harbour'],
          list: (s, _seat, out) => {
            for (let kind = 0; kind < kinds.size; kind++)
              if (s.cells[stock + kind] > 0) out.weigh(s.cells[stock + kind], kind);
          },
          apply: (s, _nature, kind) => {
            pop(s);
            s.cells[stock + kind]--;
            push(s, lay, 1 << (s.cells[laid] % b.seats), kind);
          },
        },
        {
          name: 'lay-harbour',
          args: [{ name: 'edge', domain: b.domain('edge') }],
          decisions: ['lay-harbour'],
          list: (s, _seat, out) => {
            for (let edge = 0; edge < b.topology.edges; edge++)
              if (b.rules.mayLayHarbour(s, edge)) out.put(edge);
          },
          apply: (s, seat, edge) => {
            const kind = topArg(s, 0);
            pop(s);
            s.cells[b.at.harbour + placeOn[edge]] = kind;
            s.cells[laid]++;
            if (s.events) tell(s, 'harbour-laid', { seat, kind: b.harbourKinds[kind], edge });
          },
          why: () => reason('no-harbour-place', 'a harbour lies on a free coast, away from other harbours'),
        },
      ];
    },
  };
}

export const harbourLayingTerms: Readonly<Record<string, string>> = {
  'move.draw-harbour': 'A harbour is drawn',
  'move.lay-harbour': 'Lay the harbour here',
  'decision.draw-harbour': 'The next harbour is drawn',
  'decision.lay-harbour': 'Choose a coast for the harbour',
  'event.harbour-laid': '{seat} lays a harbour: {kind}.',
  'field.harbourStock': 'Harbours still to be laid',
  'reason.no-harbour-place': 'A harbour lies on a free coast, away from other harbours.',
};

function placesByEdge(b: Book): Int16Array {
  const placeOn = new Int16Array(b.topology.edges).fill(-1);
  b.layout.harbours.places.forEach((place, i) => {
    placeOn[b.topology.edgeAt(place.q, place.r, place.side)] = i;
  });
  return placeOn;
}
