import { reason, type State } from '@hexwright/kernel';
import type { Part } from '../rulebook/index.ts';
import { suppliesAt } from './pieces.ts';

export interface BridgesConfig {
  /** the route piece that also spans water; its edges must include the sea */
  readonly piece: string;
}

/**
 * A route that also spans water. At sea it never forks: where no land touches a corner, at most two pieces of a seat
 * meet. Its owner may tear a span down at any time of the turn, but has to pay for another in full.
 */
export function bridges({ piece: id }: BridgesConfig): Part {
  return {
    rules: (was, b) => {
      const { index } = b.piece(id);
      const routesAt = b.field('routesAt');
      const { corners, edgeCorner } = b.topology;
      const forks = (s: State, seat: number, edge: number): boolean => {
        for (let end = 0; end < 2; end++) {
          const corner = edgeCorner[edge * 2 + end];
          if (s.cells[routesAt + seat * corners + corner] > 1 && !b.rules.cornerFit(s, corner)) return true;
        }
        return false;
      };
      return {
        mayBuild: (s, seat, piece, place) =>
          was.mayBuild(s, seat, piece, place) && !(piece === index && forks(s, seat, place)),
      };
    },
    moves: (b) => {
      const { index, layerAt, places } = b.piece(id);
      const { edgeHex } = b.topology;
      const isWater = (s: State, hex: number): boolean =>
        hex < 0 ? b.layout.frame === 'sea' : b.land[s.cells[b.at.terrain + hex]] === 0;
      const spans = (s: State, seat: number, edge: number): boolean =>
        s.cells[layerAt + edge] === b.mark(seat, index) &&
        isWater(s, edgeHex[edge * 2]) &&
        isWater(s, edgeHex[edge * 2 + 1]);
      return [
        {
          name: 'tear-down',
          args: [{ name: 'edge', domain: b.domain('edge') }],
          decisions: ['main', 'build', 'special'],
          list: (s, seat, out) => {
            if (s.cells[suppliesAt(b, seat, index)] === b.pieces[index].limit) return;
            for (let edge = 0; edge < places; edge++) if (spans(s, seat, edge)) out.put(edge);
          },
          apply: (s, _seat, edge) => {
            b.rules.unbuild(s, index, edge);
            b.rules.reviewAwards(s);
          },
          why: (s, seat, edge) => {
            if (edge >= 0 && !spans(s, seat, edge)) return reason('no-bridge', 'no own bridge lies there');
            for (let e = 0; e < places; e++) if (spans(s, seat, e)) return undefined;
            return reason('no-bridge', 'there is no own bridge to tear down');
          },
        },
      ];
    },
  };
}

export const bridgeTerms: Readonly<Record<string, string>> = {
  'move.tear-down': 'Tear down a bridge',
  'reason.no-bridge': 'There is no bridge of yours.',
};
