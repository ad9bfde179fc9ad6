import { tell } from '@hexwright/kernel';
import { markNeed } from '../../board/index.ts';
import type { MoveSpec, Part, Terms } from '../../rulebook/index.ts';
import { field, handlesOf } from '../../rulebook/index.ts';
import { markedEdges } from './marked.ts';

const fields = {
  routeToken: field.row('edge'),
  routeTokens: field.row('seat'),
};

export interface RouteTokensConfig {
  /** the mark of the edges of the route */
  readonly mark: string;
  /** so many tokens make a point */
  readonly perPoint: number;
  /** the moves that build roads for nothing */
  readonly free: readonly string[];
}

/** what a token is worth to bots that look for a way, in points */
const LURE = 0.4;

/**
 * A token lies on each edge of a route, for whoever first pays for a road there. Roads of the start, those that cost nothing and
 * those that are only moved take none. So many tokens make a point.
 */
export function routeTokens(config: RouteTokensConfig): Part {
  const { mark, perPoint, free } = config;
  /** whether a road is being built for nothing: true only while such a move is made */
  let forNothing = false;
  return {
    id: 'route-tokens',
    of: config,
    boardNeeds: [markNeed('edges', mark)],
    fields,
    prepare: (b) => {
      const { routeToken: waits } = handlesOf(b, fields);
      const route = markedEdges(b, mark);
      return (s) => {
        for (const { edge } of route) waits.set(s, edge, 1);
      };
    },
    rules: (was, b) => {
      const { routeToken: waits, routeTokens: taken } = handlesOf(b, fields);
      const route = markedEdges(b, mark).map(({ edge }) => edge);
      return {
        built: (s, seat, piece, place) => {
          was.built(s, seat, piece, place);
          if (forNothing || !b.isRoute[piece] || seat >= b.seats || waits.get(s, place) === 0) return;
          waits.set(s, place, 0);
          taken.add(s, seat, 1);
          if (s.events) tell(s, 'route-token', { seat });
        },
        hints: {
          lures: (s, seat, corners, edges) => {
            was.hints.lures(s, seat, corners, edges);
            for (const edge of route) edges[edge] += LURE * waits.get(s, edge);
          },
        },
      };
    },
    editMoves: (_b, moves) =>
      moves.map((move): MoveSpec => {
        const { apply } = move;
        if (!apply || !free.includes(move.name)) return move;
        return {
          ...move,
          apply: (...made) => {
            forNothing = true;
            try {
              apply(...made);
            } finally {
              forNothing = false;
            }
          },
        };
      }),
    scores: [
      {
        id: 'route-tokens',
        most: (b) => Math.floor(markedEdges(b, mark).length / perPoint),
        of: (b) => {
          const { routeTokens: taken } = handlesOf(b, fields);
          return (s, seat) => Math.floor(taken.get(s, seat) / perPoint);
        },
      },
    ],
    words: { terms },
    looks: {
      marks: { [mark]: { shape: 'way', colour: '#f28c28' } },
      fields: {
        routeToken: { on: 'edge', shape: 'wheel', colour: '#f28c28' },
        routeTokens: { on: 'seat', shape: 'wheel', hideAt: 0 },
      },
    },
  };
}

const terms: Terms = {
  'event.route-token': '{seat} takes a rickshaw token.',
  'score.route-tokens': 'Rickshaw tokens',
  'field.routeToken': 'Rickshaw token',
  'field.routeTokens': 'Rickshaw tokens',
};
