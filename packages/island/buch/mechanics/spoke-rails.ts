import { type Bar, reason, type Seat, type State, tell } from '@hexwright/kernel';
import type { Corner, Edge } from '../../board/index.ts';
import { NO_LAND, TAKEN, TOO_NEAR } from '../../mechanics/index.ts';
import { type Book, type Part, pointsIn } from '../../rulebook/index.ts';
import { spokesOf } from '../boards/spokes.ts';

export interface SpokeRailsConfig {
  /** the route piece that lies on spokes alone */
  readonly rail: string;
  /** how many rounds of the start bring no rail */
  readonly bareRounds: number;
}

const FIRST_RAIL = reason('rail-first', 'a rail leaves the second settlement');
const CENTRE = reason('rail-centre', 'nothing is built in the middle of a hex');
const RAILS_THERE = reason('rails-there', 'a settlement keeps off all rails and ships');
const NO_RAILS = reason('no-rails-there', 'a city needs rails or ships at its place');

/** what bots think, in points: of a way on that leads to a town of their own, or to a network of another */
const JOIN = 0.75;
const LINK = 0.5;

/**
 * Rails lead from corners to the middles of hexes.
 * Towns are founded anywhere off the rails, and grow where rails are. Joining them is worth points, and so is reaching the others.
 */
export function spokeRails({ rail, bareRounds }: SpokeRailsConfig): Part {
  return {
    id: 'spoke-rails',
    of: { rail, bareRounds },
    fields: {
      /** by seat and seat: 1 once their networks have met */
      linked: { per: ['seat', 'seat'], noLook: 'the rails lie on the board' },
      linkPoints: { per: ['seat'] },
      /** how many towns hang together along own routes, beyond the first of each network */
      joinedTowns: { per: ['seat'] },
    },
    changes: { pieces: { settlement: { bar: offRails } } },
    scores: [
      {
        id: 'joined-towns',
        ...pointsIn('joinedTowns'),
        most: (b) => b.pieces.reduce((sum, piece) => sum + (piece.on === 'corner' ? piece.limit : 0), 0),
      },
      { id: 'links', ...pointsIn('linkPoints'), most: (b) => b.seats - 1 },
    ],
    overrides: {
      tooNear: 'the distance is that along the edges of hexes, not over their middles',
      cornerBlocks: 'rails pass the towns of others',
    },
    rules: (was, b) => {
      const { centre, spoke } = spokesOf(b);
      const { edgeHex } = b.topology;
      const isRail = Uint8Array.from(b.pieces, ({ id, source }) =>
        id === rail || b.pieces[source].id === rail ? 1 : 0,
      );
      const routesAt = b.grid<number, Corner>('routesAt');
      const linked = b.grid<Seat, Seat>('linked');
      const points = b.row<Seat>('linkPoints');
      const placed = b.cell('startsPlaced');
      const city = b.piece('city').index;
      const { building } = b.fields;
      const railed = makeRailed(b);
      const joined = makeJoined(b);
      const towns = b.row<Seat>('joinedTowns');
      const recount = (s: State, seat: number): void => {
        if (seat < b.seats) towns.set(s, seat, joined(s, seat));
      };
      const link = (s: State, seat: Seat, edge: Edge): void => {
        for (const corner of b.walks.endsOf[edge])
          for (let other = 0; other < b.seats; other++) {
            if (other === seat || linked.get(s, seat, other) || routesAt.get(s, other, corner) === 0)
              continue;
            linked.set(s, seat, other, 1);
            linked.set(s, other, seat, 1);
            if (b.fields.turn.get(s) === 0) continue;
            points.add(s, seat, 1);
            if (s.events) tell(s, 'networks-linked', { seat, other });
          }
      };
      return {
        edgeFit: (s, piece, edge) =>
          isRail[piece]
            ? spoke[edge] === 1 && b.land[b.fields.terrain.get(s, edgeHex[edge * 2])] === 1
            : spoke[edge] === 0 && was.edgeFit(s, piece, edge),
        cornerFit: (s, corner) => centre[corner] === 0 && was.cornerFit(s, corner),
        cornerBlocks: () => false,
        tooNear: (s, _seat, corner) => {
          for (const edge of b.walks.edgesAt[corner]) {
            if (spoke[edge]) continue;
            for (const end of b.walks.endsOf[edge]) {
              const mark = end === corner ? 0 : building.get(s, end);
              if (mark !== 0 && b.keepsDistance[b.pieceOf[mark]]) return true;
            }
          }
          return false;
        },
        barFound: (s, seat, corner) =>
          was.barFound(s, seat, corner) ?? (railed(s, corner) ? RAILS_THERE : undefined),
        barBuild: (s, seat, piece, place, list) => {
          const bar = was.barBuild(s, seat, piece, place, list);
          if (bar) return bar;
          return piece === city && !railed(s, place) ? NO_RAILS : undefined;
        },
        barStartRoute: (s, seat, piece, edge, corner) =>
          isRail[piece] ? was.barStartRoute(s, seat, piece, edge, corner) : FIRST_RAIL,
        startWay: (s, seat, round, corner) =>
          round < bareRounds ? placed.add(s, 1) : was.startWay(s, seat, round, corner),
        build: (s, seat, piece, place) => {
          was.build(s, seat, piece, place);
          if (b.isRoute[piece] && seat < b.seats) link(s, seat, place);
          recount(s, seat);
        },
        unbuild: (s, piece, place) => {
          const owner = b.ownerOf[b.pieces[piece].marks.get(s, place)];
          was.unbuild(s, piece, place);
          recount(s, owner);
        },
        hints: {
          lures: (s, seat, corners, edges) => {
            was.hints.lures(s, seat, corners, edges);
            for (let corner = 0; corner < b.topology.corners; corner++) {
              const mark = building.get(s, corner);
              if (mark !== 0 && b.ownerOf[mark] === seat && routesAt.get(s, seat, corner) === 0)
                corners[corner] += JOIN;
              for (let other = 0; other < b.seats; other++)
                if (other !== seat && !linked.get(s, seat, other) && routesAt.get(s, other, corner) > 0)
                  corners[corner] += LINK;
            }
          },
        },
      };
    },
    words: {
      terms: {
        'field.joinedTowns': 'Joined towns',
        'field.linkPoints': 'Links with other networks',
        'score.joined-towns': 'joined towns',
        'score.links': 'links',
        'event.networks-linked': '{seat} reaches the network of {other:seat}.',
        'reason.rail-first': 'A rail leaves your second settlement.',
        'reason.rail-centre': 'Nothing is built in the middle of a hex.',
        'reason.rails-there': 'A settlement keeps off all rails and ships.',
        'reason.no-rails-there': 'A city needs rails or ships at its place.',
      },
    },
    looks: {
      fields: {
        linkPoints: { on: 'seat', shape: 'chain', hideAt: 0 },
        joinedTowns: { on: 'seat', shape: 'wheel', hideAt: 0 },
      },
    },
  };
}

/** Whether a rail or ship of anybody comes to the corner. */
function makeRailed(b: Book): (s: State, corner: Corner) => boolean {
  const routesAt = b.grid<number, Corner>('routesAt');
  return (s, corner) => {
    for (let seat = 0; seat < b.seats; seat++) if (routesAt.get(s, seat, corner) > 0) return true;
    return false;
  };
}

/** A settlement stands wherever there is room for it off the rails: no way has to lead there. */
function offRails(b: Book): (s: State, seat: Seat, corner: Corner) => Bar {
  const { centre } = spokesOf(b);
  const railed = makeRailed(b);
  return (s, seat, corner) => {
    if (b.fields.building.get(s, corner) !== 0) return TAKEN;
    if (centre[corner]) return CENTRE;
    if (!b.rules.cornerFit(s, corner)) return NO_LAND;
    if (railed(s, corner)) return RAILS_THERE;
    return b.rules.tooNear(s, seat, corner) ? TOO_NEAR : undefined;
  };
}

/** Counts how many towns of a seat hang together along its own routes, beyond the first of each network. */
function makeJoined(b: Book): (s: State, seat: Seat) => number {
  const { corners, edges, edgeCorner } = b.topology;
  const routes = b.pieces.filter(({ route }) => route);
  const root = new Int16Array(corners);
  const towns = new Uint8Array(corners);
  const rootOf = (corner: Corner): Corner => {
    let at = corner;
    while (root[at] !== at) {
      root[at] = root[root[at]];
      at = root[at];
    }
    return at;
  };
  return (s, seat) => {
    for (let corner = 0; corner < corners; corner++) root[corner] = corner;
    for (const { marks, index } of routes) {
      const own = b.mark(seat, index);
      for (let edge = 0; edge < edges; edge++)
        if (marks.get(s, edge) === own) root[rootOf(edgeCorner[edge * 2])] = rootOf(edgeCorner[edge * 2 + 1]);
    }
    towns.fill(0);
    let joined = 0;
    for (let corner = 0; corner < corners; corner++) {
      const mark = b.fields.building.get(s, corner);
      if (mark === 0 || b.ownerOf[mark] !== seat) continue;
      const at = rootOf(corner);
      if (towns[at] === 1) joined++;
      towns[at] = 1;
    }
    return joined;
  };
}
