import type { Bar, State } from '@hexwright/kernel';
import type { Edge, Hex } from '../../board/index.ts';
import type { Part } from '../../rulebook/index.ts';
import { NO_LAND, TAKEN } from '../core/bars.ts';
import { onPathsOf } from './handles.ts';
import type { UnitsConfig } from './points.ts';
import { units } from './units.ts';

/**
 * The units stand on edges, one an edge, beside whatever else lies there: they stop no routes and hold no place against
 * buildings. Where they come from and how they go about is for others to say; a new one may stand on any free edge of
 * land, and one that is driven off finds no place.
 */
export function unitsOnPaths(config: UnitsConfig): Part {
  const { name, ranks } = config;
  return {
    id: onPathsOf(name),
    uses: [units(config).part],
    changes: {
      pieces: Object.fromEntries(ranks.map(({ piece }) => [piece, { on: 'edge', only: undefined }])),
    },
    overrides: {
      'units.barHire': 'paths are other places than corners',
      'units.barStand': 'paths are other places than corners',
      'units.refuges': 'paths are other places than corners',
      'units.atRoutes': 'who stands on a path breaks no route at a corner',
    },
    rules: (_was, b) => {
      const { marks } = b.piece(ranks[0].piece);
      const { edgeHex } = b.topology;
      const isLand = (s: State, hex: Hex): boolean =>
        hex >= 0 && Boolean(b.land[b.fields.terrain.get(s, hex)]);
      const barStand = (s: State, edge: Edge): Bar => {
        if (marks.get(s, edge) !== 0) return TAKEN;
        return isLand(s, edgeHex[edge * 2]) || isLand(s, edgeHex[edge * 2 + 1]) ? undefined : NO_LAND;
      };
      return {
        units: {
          barHire: (s, _seat, edge) => barStand(s, edge),
          barStand: (s, _seat, edge) => barStand(s, edge),
          refuges: () => [],
          atRoutes: (s, seat, edge) =>
            b.walks.endsOf[edge].some((corner) => b.rules.cornerReached(s, seat, corner)),
        },
      };
    },
  };
}
