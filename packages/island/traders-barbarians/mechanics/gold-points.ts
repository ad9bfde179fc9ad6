import type { Seat, State } from '@hexwright/kernel';
import { layersOf } from '../../mechanics/index.ts';
import type { Part } from '../../rulebook/index.ts';
import { field, handlesOf } from '../../rulebook/index.ts';
import { riverOf } from './river.ts';

const fields = {
  goldPoints: field.row('seat'),
};

export interface GoldPointsConfig {
  readonly route: number;
  readonly building: number;
  /** so many make a point */
  readonly perPoint: number;
}

/** What lies along the river and across it is worth gold points to its owner; some of them make a point. */
export function goldPoints({ route, building, perPoint }: GoldPointsConfig): Part {
  return {
    id: 'gold-points',
    of: { route, building, perPoint },
    fields,
    scores: [
      {
        id: 'gold-points',
        most: (b) => {
          const { edges, corners } = riverOf(b);
          const sum = (at: Uint8Array): number => at.reduce((all, n) => all + n, 0);
          return Math.floor((route * sum(edges) + building * sum(corners)) / perPoint);
        },
        of: (b) => {
          const { goldPoints: gold } = handlesOf(b, fields);
          return (s, seat) => Math.floor(gold.get(s, seat) / perPoint);
        },
      },
    ],
    rules: (was, b) => {
      const { goldPoints: gold } = handlesOf(b, fields);
      const river = riverOf(b);
      const edges = [...river.edges.keys()].filter((edge) => river.edges[edge] === 1);
      const corners = [...river.corners.keys()].filter((corner) => river.corners[corner] === 1);
      const layers = layersOf(b, (piece) => piece.route === true && piece.on === 'edge');
      const recount = (s: State, seat: Seat): void => {
        if (seat >= b.seats) return;
        let sum = 0;
        for (let i = 0; i < edges.length; i++)
          for (let k = 0; k < layers.length; k++) {
            const mark = layers[k].get(s, edges[i]);
            if (mark !== 0 && b.ownerOf[mark] === seat) sum += route;
          }
        for (let i = 0; i < corners.length; i++) {
          const mark = b.fields.building.get(s, corners[i]);
          if (mark !== 0 && b.ownerOf[mark] === seat) sum += building;
        }
        gold.set(s, seat, sum);
      };
      return {
        build: (s, seat, piece, place) => {
          was.build(s, seat, piece, place);
          recount(s, seat);
        },
        unbuild: (s, piece, place) => {
          const seat = b.ownerOf[b.pieces[piece].marks.get(s, place)];
          was.unbuild(s, piece, place);
          recount(s, seat);
        },
        hints: {
          progress: (s, seat) => was.hints.progress(s, seat) + (gold.get(s, seat) % perPoint) / perPoint,
          foundingGain: (s, seat, corner) =>
            was.hints.foundingGain(s, seat, corner) + (river.corners[corner] * building) / perPoint,
          lures: (s, seat, onCorners, onEdges) => {
            was.hints.lures(s, seat, onCorners, onEdges);
            for (let i = 0; i < edges.length; i++)
              if (b.fields.route.get(s, edges[i]) === 0) onEdges[edges[i]] += route / perPoint;
          },
        },
      };
    },
    words: {
      terms: { 'field.goldPoints': 'Gold points', 'score.gold-points': 'Gold points' },
    },
    looks: { fields: { goldPoints: { on: 'seat', shape: 'coin', colour: '#e3b341' } } },
  };
}
