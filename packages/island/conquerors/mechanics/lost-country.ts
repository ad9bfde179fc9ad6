import { reason } from '@hexwright/kernel';
import type { Part } from '../../rulebook/index.ts';
import { LOST_COUNTRY } from '../boards/chart.ts';

const LOST = reason('lost-country', 'this country is lost');

/** Land beyond the map, held by the enemy: it gives nothing, and nobody builds in it, only at its edge. */
export function lostCountry(): Part {
  return {
    id: 'lost-country',
    terrains: [{ id: LOST_COUNTRY }],
    rules: (was, b) => {
      const lost = b.layout.hexes.map(({ terrain }) => terrain === LOST_COUNTRY);
      const { edges, edgeHex, corners } = b.topology;
      const all = (hexes: readonly number[]): number =>
        hexes.length > 0 && hexes.every((hex) => lost[hex]) ? 1 : 0;
      const lostCorners = Uint8Array.from({ length: corners }, (_, corner) => all(b.walks.hexesAt[corner]));
      const lostEdges = Uint8Array.from({ length: edges }, (_, edge) =>
        all([edgeHex[edge * 2], edgeHex[edge * 2 + 1]].filter((hex) => hex >= 0)),
      );
      return {
        barBuild: (s, seat, piece, place) =>
          was.barBuild(s, seat, piece, place) ??
          ((b.isRoute[piece] ? lostEdges : lostCorners)[place] ? LOST : undefined),
        barStartAt: (s, seat, corner) =>
          was.barStartAt(s, seat, corner) ?? (lostCorners[corner] ? LOST : undefined),
        barStartRoute: (s, seat, piece, edge, corner) =>
          was.barStartRoute(s, seat, piece, edge, corner) ?? (lostEdges[edge] ? LOST : undefined),
      };
    },
    words: {
      terms: { 'terrain.lost-country': 'lost country', 'reason.lost-country': 'This country is lost.' },
    },
    looks: { terrains: { [LOST_COUNTRY]: { colour: '#6f6478', pattern: 'plain' } } },
  };
}
