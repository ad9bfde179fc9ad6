import type { State } from '@hexwright/kernel';
import type { AwardSpec, Looks, Part } from '../rulebook/index.ts';
import { countOf, suppliesAt } from './pieces.ts';

export interface CrossingsConfig {
  /** the price of a bridge */
  readonly cost: Readonly<Record<string, number>>;
  /** how many each seat has: a number of their own, or as many as this route piece, whose supply they use up */
  readonly supply: number | { readonly of: string };
}

/**
 * Bridges with a price of their own cross the water: they lie on edges with sea on both sides and join whatever
 * roads do. Buildings at the two ends of a bridge need not keep their distance from each other, whoever built it.
 */
export function crossings({ cost, supply }: CrossingsConfig): Part {
  const of = typeof supply === 'number' ? undefined : supply.of;
  return {
    pieces: [
      {
        id: 'bridge',
        on: 'edge',
        supply: typeof supply === 'number' ? supply : 'unlimited',
        cost,
        route: true,
        edges: ['sea'],
      },
    ],
    // Pieces that have become bridges are in neither place.
    ...(of !== undefined && { exempt: { pieces: [of] } }),
    rules: (was, b) => {
      const { index: bridge, layerAt: layer } = b.piece('bridge');
      const material = of === undefined ? bridge : b.piece(of).index;
      const { cornerCorner, cornerEdge, cornerEdgeFrom } = b.topology;

      /** whether buildings stand next to the corner, but all of them at the other end of a bridge */
      const bridged = (s: State, corner: number): boolean => {
        let near = 0;
        for (let i = cornerEdgeFrom[corner]; i < cornerEdgeFrom[corner + 1]; i++) {
          const mark = s.cells[b.at.building + cornerCorner[i]];
          if (mark === 0 || !b.keepsDistance[b.pieceOf[mark]]) continue;
          const route = s.cells[layer + cornerEdge[i]];
          if (route === 0 || b.pieceOf[route] !== bridge) return false;
          near++;
        }
        return near > 0;
      };
      const hasPiece = (s: State, seat: number, piece: number): boolean =>
        piece !== bridge || s.cells[suppliesAt(b, seat, material)] > 0;

      return {
        mayBuildKind: (s, seat, piece) => hasPiece(s, seat, piece) && was.mayBuildKind(s, seat, piece),
        mayBuild: (s, seat, piece, place) => hasPiece(s, seat, piece) && was.mayBuild(s, seat, piece, place),
        mayStartRoute: (s, seat, piece, edge, corner) =>
          piece !== bridge && was.mayStartRoute(s, seat, piece, edge, corner),
        tooNear: (s, seat, corner) => was.tooNear(s, seat, corner) && !bridged(s, corner),
        build: (s, seat, piece, place) => {
          if (piece === bridge && material !== bridge && seat < b.seats)
            s.cells[suppliesAt(b, seat, material)]--;
          was.build(s, seat, piece, place);
        },
        unbuild: (s, piece, place) => {
          const seat = b.ownerOf[s.cells[b.pieces[piece].layerAt + place]];
          was.unbuild(s, piece, place);
          if (piece === bridge && material !== bridge && seat < b.seats)
            s.cells[suppliesAt(b, seat, material)]++;
        },
      };
    },
  };
}

/** For whoever has built most bridges, and at least so many. */
export function mostBridges(min: number): AwardSpec {
  return {
    id: 'most-bridges',
    points: 2,
    min,
    metric: (b) => {
      const { index } = b.piece('bridge');
      return (s, seat) => countOf(b, s, seat, index);
    },
  };
}

export const crossingTerms: Readonly<Record<string, string>> = {
  'piece.bridge': 'bridge',
  'move.bridge': 'Build a bridge',
  'move.free-route': 'Lay a free road or bridge',
  'decision.free-route': 'Lay a free road or bridge',
};

export const crossingLooks: NonNullable<Looks['pieces']> = { bridge: { shape: 'bridge' } };
