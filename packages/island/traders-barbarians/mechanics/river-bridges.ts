import { reason } from '@hexwright/kernel';
import { markNeed } from '../../board/index.ts';
import type { Part } from '../../rulebook/index.ts';
import { CROSSING, riverOf } from './river.ts';

export interface RiverBridgesConfig {
  readonly cost: Readonly<Record<string, number>>;
  readonly supply: number;
}

const CROSSES_RIVER = reason('crosses-river', 'only a bridge crosses the river');
const NO_CROSSING = reason('no-crossing', 'a bridge lies where a path crosses the river');
const NOT_FREE = reason('bridge-not-free', 'no bridge is laid for nothing');
const NO_START = reason('no-start-bridge', 'nobody starts with a bridge');

/** Paths that cross a river carry bridges and nothing else. A bridge is a road in all other ways, but never a gift. */
export function riverBridges({ cost, supply }: RiverBridgesConfig): Part {
  return {
    id: 'river-bridges',
    of: { cost, supply },
    boardNeeds: [markNeed('edges', CROSSING)],
    pieces: [{ id: 'bridge', on: 'edge', supply, cost, route: true }],
    rules: (was, b) => {
      const { crossings } = riverOf(b);
      const { index: bridge } = b.piece('bridge');
      return {
        edgeFit: (s, piece, edge) =>
          (piece === bridge) === (crossings[edge] === 1) && was.edgeFit(s, piece, edge),
        barBuild: (s, seat, piece, place) => {
          if (b.isRoute[piece] === 1 && (piece === bridge) !== (crossings[place] === 1))
            return piece === bridge ? NO_CROSSING : CROSSES_RIVER;
          return was.barBuild(s, seat, piece, place);
        },
        barStartRoute: (s, seat, piece, edge, corner) => {
          if (piece === bridge) return NO_START;
          return was.barStartRoute(s, seat, piece, edge, corner);
        },
        freeRoutes: {
          barLay: (s, seat, piece) => (piece === bridge ? NOT_FREE : was.freeRoutes.barLay(s, seat, piece)),
        },
      };
    },
    words: {
      terms: {
        'piece.bridge': 'bridge',
        'move.bridge': 'Build a bridge',
        'mark.crossing': 'bridge site',
        'mark.river': 'river',
        'reason.crosses-river': 'Only a bridge crosses the river.',
        'reason.no-crossing': 'A bridge lies where a path crosses the river.',
        'reason.bridge-not-free': 'You cannot lay a bridge for free.',
        'reason.no-start-bridge': 'Nobody starts with a bridge.',
      },
    },
    looks: {
      pieces: { bridge: { shape: 'bridge' } },
      marks: {
        river: { shape: 'river', colour: '#4f9fd0' },
        crossing: { shape: 'way', colour: '#b9dff2' },
      },
    },
  };
}
