import { type Bar, pop, push, reason, type Seat, type State, topArg } from '@hexwright/kernel';
import type { Corner, Edge } from '../../board/index.ts';
import { suppliesAt } from '../../mechanics/index.ts';
import type { Book, Piece } from '../../rulebook/index.ts';
import { progressCard } from './deck.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    diplomat: DiplomatPoints;
  }
}

export interface DiplomatPoints {
  /** what speaks against taking the open road on this edge off the board */
  barTake(s: State, edge: Edge): Bar;
}

const NOT_OPEN = reason('road-held', 'something of the same colour is joined to both of its ends');
const SAME_PLACE = reason('same-place', 'it goes elsewhere');

/** the route piece on the edge, if any */
const routeOn = (b: Book, s: State, edge: Edge): Piece | undefined =>
  b.pieces.find((piece) => {
    if (!piece.route || piece.on !== 'edge') return false;
    const mark = s.cells[piece.layerAt + edge];
    return mark !== 0 && b.pieceOf[mark] === piece.index;
  });

/**
 * Whether the route on the edge is open: at one of its ends there is no other route, building or knight of its colour.
 */
const makeIsOpen = (b: Book) => {
  const routesAt = b.grid<number, Corner>('routesAt');
  const layers = [...new Set(b.pieces.filter(({ on }) => on === 'corner').map(({ layerAt }) => layerAt))];
  const { edgeCorner } = b.topology;
  const bare = (s: State, owner: number, corner: Corner): boolean =>
    routesAt.get(s, owner, corner) === 1 &&
    layers.every((layer) => {
      const mark = s.cells[layer + corner];
      return mark === 0 || b.ownerOf[mark] !== owner;
    });
  return (s: State, edge: Edge): boolean => {
    if (b.the.diplomat.barTake(s, edge)) return false;
    const route = routeOn(b, s, edge);
    if (!route) return false;
    const owner = b.ownerOf[s.cells[route.layerAt + edge]];
    return bare(s, owner, edgeCorner[edge * 2]) || bare(s, owner, edgeCorner[edge * 2 + 1]);
  };
};

/** whether the piece that was taken up could be laid anywhere else */
const hasPlace = (b: Book, s: State, seat: Seat, piece: Piece, from: Edge): boolean => {
  for (let edge = 0; edge < piece.places; edge++)
    if (edge !== from && b.rules.barBuild(s, seat, piece.index, edge) === undefined) return true;
  return false;
};

/** An open road is taken off the board; an own one may be laid elsewhere at once. */
export const diplomat = progressCard({
  card: {
    id: 'diplomat',
    deck: 'politics',
    count: 2,
    when: (b) => {
      const isOpen = makeIsOpen(b);
      return (s) => {
        for (let edge = 0; edge < b.topology.edges; edge++) if (isOpen(s, edge)) return true;
        return false;
      };
    },
    play: (b) => {
      const asked = b.decision('diplomat');
      return (s, seat) => push(s, asked, 1 << seat);
    },
  },
  name: 'Diplomat',
  text: 'Take an open road off the board: one with an end where no other road, settlement, city or knight of its colour stands. Another player’s road returns to its owner. You may lay your own elsewhere at once for free, or keep it. The same goes for ships; a ship stays a ship.',
  shape: 'scroll',
  brings: ['diplomat'],
  rules: () => ({ diplomat: { barTake: () => undefined } }),
  decisions: {
    diplomat: {},
    'lay-again': {
      args: (b) => [
        { name: 'piece', domain: b.domain('piece') },
        { name: 'from', domain: b.domain('edge') },
      ],
    },
  },
  moves: (b) => {
    const isOpen = makeIsOpen(b);
    const again = b.decision('lay-again');
    return [
      {
        name: 'remove-open-road',
        args: [{ name: 'edge', domain: b.domain('edge') }],
        decisions: ['diplomat'],
        list: (s, _seat, out) => {
          for (let edge = 0; edge < b.topology.edges; edge++) if (isOpen(s, edge)) out.put(edge);
        },
        apply: (s, seat, edge) => {
          pop(s);
          const piece = routeOn(b, s, edge)!;
          const owner = b.ownerOf[s.cells[piece.layerAt + edge]];
          b.rules.unbuild(s, piece.index, edge);
          b.rules.reviewAwards(s);
          if (owner === seat && hasPlace(b, s, seat, piece, edge))
            push(s, again, 1 << seat, piece.index, edge);
        },
        why: (s, _seat, edge) =>
          edge < 0 || isOpen(s, edge) ? undefined : (b.the.diplomat.barTake(s, edge) ?? NOT_OPEN),
      },
      {
        name: 'lay-again',
        args: [{ name: 'edge', domain: b.domain('edge') }],
        decisions: ['lay-again'],
        list: (s, seat, out) => {
          const { index, places } = b.pieces[topArg(s, 0)];
          if (s.cells[suppliesAt(b, seat, index)] === 0) return;
          for (let edge = 0; edge < places; edge++)
            if (edge !== topArg(s, 1) && b.rules.barBuild(s, seat, index, edge) === undefined) out.put(edge);
        },
        apply: (s, seat, edge) => {
          const piece = topArg(s, 0);
          pop(s);
          b.rules.build(s, seat, piece, edge);
          b.rules.reviewAwards(s);
        },
        why: (s, seat, edge) => {
          if (edge < 0) return undefined;
          return edge === topArg(s, 1) ? SAME_PLACE : b.rules.barBuild(s, seat, topArg(s, 0), edge);
        },
      },
      {
        name: 'lay-no-more',
        quiet: true,
        decisions: ['lay-again'],
        list: (_s, _seat, out) => out.put(),
        apply: (s) => pop(s),
      },
    ];
  },
  terms: {
    'decision.diplomat': 'Diplomat: choose an open road',
    'decision.lay-again': 'Diplomat: lay your road elsewhere, or keep it',
    'move.remove-open-road': 'Take this road off the board',
    'move.lay-again': 'Lay it here',
    'move.lay-no-more': 'Keep it',
    'reason.road-held': 'Something of its colour stands at both of its ends.',
    'reason.same-place': 'It must go somewhere else.',
  },
});
