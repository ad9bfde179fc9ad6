import { type Seat, type State, tell } from '@hexwright/kernel';
import { type Corner, type Edge, regionNeed } from '../../board/index.ts';
import { foundsAt, layersOf } from '../../mechanics/index.ts';
import {
  type Book,
  field,
  handlesOf,
  type Part,
  type PieceNo,
  pointsIn,
  type Terms,
} from '../../rulebook/index.ts';

const fields = {
  /** when each link was laid and each town founded, counted in pieces; a later one completes what it joins */
  linkLaid: field.row('edge', { noLook: 'the trade routes that follow from it are counted with the towns' }),
  townFounded: field.row('corner', {
    noLook: 'the trade routes that follow from it are counted with the towns',
  }),
  piecesLaid: field.cell({ noLook: 'the pieces stand on the board' }),
  /** by corner: trade routes that count for the building there */
  routeChits: field.row('corner'),
  routesHeld: field.row('seat'),
  /** a link was taken up that may have been part of a trade route: they are reckoned when awards are looked at */
  tradeCut: field.cell({ noLook: 'it is settled before anybody moves again' }),
};

declare module '../../rulebook/points.ts' {
  interface Groups {
    tradeRoutes: TradeRoutePoints;
  }
}

export interface TradeRoutePoints {
  /** looks again at which towns are linked, and at whose account */
  review(s: State): void;
}

export interface TradeRoutesConfig {
  /** the labels of the two regions that trade routes link */
  readonly between: readonly [string, string];
  /** what a trade route is worth. Default 1. */
  readonly points?: number;
}

/** how many trade routes a chain across may come to serve: it branches, and others build at its ends */
const SERVES = 2;

/**
 * A chain of route pieces, whoever owns them and of whatever kind, that links a building in one region to one in
 * the other is a trade route. It never passes a building. It counts for the owner of one of its ends: the one with
 * more links in it, or on a tie the one of them who completed it. If neither has a link in it, it counts for whoever
 * has built all of it. Whatever cuts the chain takes the points away.
 *
 * The same two towns are one trade route however many chains join them; the shortest one counts, and where several
 * are equally short each owner counts the one with the most links of their own.
 */
export function tradeRoutes({ between, points: worth = 1 }: TradeRoutesConfig): Part {
  return {
    id: 'trade-routes',
    words: { terms: tradeRouteTerms },
    of: { between, worth },
    boardNeeds: between.map((region) => regionNeed(region)),
    fields,
    brings: ['tradeRoutes'],
    rules: (was, b) => {
      const { linkLaid, townFounded, piecesLaid: laid, tradeCut: cut } = handlesOf(b, fields);
      const { count, mayLink } = makeCount(b, between);
      const matters = Uint8Array.from(b.pieces, (piece) =>
        (piece.route && piece.on === 'edge') || (piece.on === 'corner' && piece.layerAt === b.at.building)
          ? 1
          : 0,
      );
      const stamp = (s: State, piece: PieceNo, place: number, time: number): void =>
        (b.pieces[piece].on === 'edge' ? linkLaid : townFounded).set(s, place, time);
      const { routesHeld: held } = handlesOf(b, fields);
      const routesAt = b.grid<number, Corner>('routesAt');
      const { corners } = b.topology;
      const sides = sidesOf(b, between);
      /** the sides where the seat has towns, as bits */
      const sidesHeld = (s: State, seat: Seat): number => {
        let bits = 0;
        for (let corner = 0; corner < corners; corner++) {
          const mark = b.fields.building.get(s, corner);
          if (mark !== 0 && sides[corner] >= 0 && b.ownerOf[mark] === seat) bits |= 1 << sides[corner];
        }
        return bits;
      };
      return {
        tradeRoutes: {
          review: count,
        },
        hints: {
          // A first town across, and every town across that no own route leads to yet, may be the end of a trade route.
          foundingGain: (s, seat, corner) => {
            const gain = was.hints.foundingGain(s, seat, corner);
            if (sides[corner] < 0 || held.get(s, seat) > 0) return gain;
            return (sidesHeld(s, seat) >> sides[corner]) & 1 ? gain : gain + SERVES * worth;
          },
          lures: (s, seat, lured, edges) => {
            was.hints.lures(s, seat, lured, edges);
            const here = sidesHeld(s, seat);
            if (here === 0) return;
            for (let corner = 0; corner < corners; corner++)
              if (
                b.fields.building.get(s, corner) !== 0 &&
                sides[corner] >= 0 &&
                here & ~(1 << sides[corner]) &&
                routesAt.get(s, seat, corner) === 0
              )
                lured[corner] += SERVES * worth;
          },
        },
        reviewAwards: (s) => {
          if (cut.get(s) !== 0) {
            cut.set(s, 0);
            b.the.tradeRoutes.review(s);
          }
          was.reviewAwards(s);
        },
        build: (s, seat, piece, place) => {
          const upgrades = b.pieces[piece].on === 'corner' && !foundsAt(b, s, piece, place);
          was.build(s, seat, piece, place);
          if (!matters[piece] || upgrades) return;
          laid.add(s, 1);
          stamp(s, piece, place, laid.get(s));
          if (!b.isRoute[piece] || (cut.get(s) === 0 && mayLink(s, place))) b.the.tradeRoutes.review(s);
        },
        unbuild: (s, piece, place) => {
          const link = b.isRoute[piece] === 1;
          if (!link && !matters[piece]) {
            was.unbuild(s, piece, place);
            return;
          }
          if (link && cut.get(s) === 0 && mayLink(s, place)) cut.set(s, 1);
          was.unbuild(s, piece, place);
          stamp(s, piece, place, 0);
          if (!link) b.the.tradeRoutes.review(s);
        },
      };
    },
    scores: [
      {
        id: 'trade-routes',
        ...pointsIn('routesHeld', worth),
      },
    ],
  };
}

const tradeRouteTerms: Terms = {
  'event.trade-routes': '{seat} now holds trade routes: {count}.',
  'field.routeChits': 'Trade routes',
  'field.routesHeld': 'Trade routes held',
  'score.trade-routes': 'trade routes',
};

/** By corner: which of these labelled regions it touches, or -1. */
export function sidesOf(b: Book, labels: readonly string[]): Int8Array {
  const { corners, cornerHex, cornerHexFrom } = b.topology;
  const sides = new Int8Array(corners).fill(-1);
  for (let corner = 0; corner < corners; corner++)
    for (let i = cornerHexFrom[corner]; i < cornerHexFrom[corner + 1]; i++) {
      const side = labels.indexOf(b.layout.hexes[cornerHex[i]].region ?? '');
      if (side >= 0) sides[corner] = side;
    }
  return sides;
}

/** the owner and the time of a piece in one number, so that the latest of several also says whose it is */
const OWNERS = 16;

interface Count {
  /** reckons all trade routes anew */
  count(s: State): void;
  /** whether chains through the link on this edge lead to towns of both regions; else it is part of no trade route */
  mayLink(s: State, edge: Edge): boolean;
}

function makeCount(b: Book, between: readonly [string, string]): Count {
  const { corners, cornerCorner, cornerEdge, cornerEdgeFrom, edgeCorner } = b.topology;
  const { linkLaid, townFounded, routeChits: chits, routesHeld: held } = handlesOf(b, fields);
  const sides = sidesOf(b, between);
  const layers = layersOf(b, (piece) => piece.route === true);

  // By corner, along the shortest chains from the town where the search began.
  const far = new Int16Array(corners);
  const links = new Int16Array(corners * b.seats);
  const completed = new Int32Array(corners);
  const queue = new Int16Array(corners);
  const before = new Int32Array(b.seats);

  const ownerOn = (s: State, edge: Edge): number => {
    for (let i = 0; i < layers.length; i++) {
      const mark = layers[i].get(s, edge);
      if (mark !== 0) return b.ownerOf[mark];
    }
    return -1;
  };
  const townOf = (s: State, corner: Corner): number => {
    const mark = b.fields.building.get(s, corner);
    return mark === 0 ? -1 : b.ownerOf[mark];
  };
  const townTime = (s: State, corner: Corner): number =>
    townFounded.get(s, corner) * OWNERS + townOf(s, corner);

  /** finds everything that chains join to the town; answers how many corners are in the queue */
  const spread = (s: State, town: number): number => {
    far.fill(-1);
    let tail = 0;
    queue[tail++] = town;
    far[town] = 0;
    completed[town] = townTime(s, town);
    links.fill(0, town * b.seats, (town + 1) * b.seats);
    for (let head = 0; head < tail; head++) {
      const corner = queue[head];
      if (corner !== town && townOf(s, corner) >= 0) continue;
      for (let i = cornerEdgeFrom[corner]; i < cornerEdgeFrom[corner + 1]; i++) {
        const edge = cornerEdge[i];
        const owner = ownerOn(s, edge);
        if (owner < 0) continue;
        const next = edgeCorner[edge * 2] === corner ? edgeCorner[edge * 2 + 1] : edgeCorner[edge * 2];
        const time = Math.max(completed[corner], linkLaid.get(s, edge) * OWNERS + owner);
        if (far[next] < 0) {
          far[next] = far[corner] + 1;
          queue[tail++] = next;
          completed[next] = time;
          for (let seat = 0; seat < b.seats; seat++) links[next * b.seats + seat] = -1;
        } else if (far[next] !== far[corner] + 1) continue;
        if (time < completed[next]) completed[next] = time;
        for (let seat = 0; seat < b.seats; seat++) {
          const own = links[corner * b.seats + seat] + (seat === owner ? 1 : 0);
          if (own > links[next * b.seats + seat]) links[next * b.seats + seat] = own;
        }
      }
    }
    return tail;
  };

  /** the end whose owner holds the trade route, or -1 */
  const endThatHolds = (s: State, from: number, to: number): number => {
    const a = townOf(s, from);
    const z = townOf(s, to);
    const ofA = a < b.seats ? links[to * b.seats + a] : 0;
    const ofZ = z < b.seats ? links[to * b.seats + z] : 0;
    if (ofA > ofZ || (a === z && ofA > 0)) return from;
    if (ofZ > ofA) return to;
    if (ofA === 0) return -1;
    const by = Math.max(completed[to], townTime(s, to)) % OWNERS;
    return by === a ? from : by === z ? to : -1;
  };
  /** the only seat that has built a whole chain to this town from the one where the search began, or -1 */
  const builder = (to: number): number => {
    let found = -1;
    for (let seat = 0; seat < b.seats; seat++)
      if (links[to * b.seats + seat] === far[to]) {
        if (found >= 0) return -1;
        found = seat;
      }
    return found;
  };

  /** whether from this end of the link a chain may go on to a town */
  const leadsOn = (s: State, edge: Edge, corner: Corner): boolean => {
    if (townOf(s, corner) >= 0) return true;
    for (let i = cornerEdgeFrom[corner]; i < cornerEdgeFrom[corner + 1]; i++)
      if (cornerEdge[i] !== edge && ownerOn(s, cornerEdge[i]) >= 0) return true;
    return false;
  };
  const mayLink = (s: State, edge: Edge): boolean => {
    if (!leadsOn(s, edge, edgeCorner[edge * 2]) || !leadsOn(s, edge, edgeCorner[edge * 2 + 1])) return false;
    far.fill(-1);
    let tail = 0;
    for (let end = 0; end < 2; end++) {
      queue[tail] = edgeCorner[edge * 2 + end];
      far[queue[tail++]] = 0;
    }
    let found = 0;
    for (let head = 0; head < tail && found !== 3; head++) {
      const corner = queue[head];
      if (townOf(s, corner) >= 0) {
        if (sides[corner] >= 0) found |= 1 << sides[corner];
        continue;
      }
      for (let i = cornerEdgeFrom[corner]; i < cornerEdgeFrom[corner + 1]; i++) {
        const next = cornerCorner[i];
        if (far[next] === 0 || ownerOn(s, cornerEdge[i]) < 0) continue;
        far[next] = 0;
        queue[tail++] = next;
      }
    }
    return found === 3;
  };

  const count = (s: State): void => {
    for (let seat = 0; seat < b.seats; seat++) {
      before[seat] = held.get(s, seat);
      held.set(s, seat, 0);
    }
    chits.fill(s, 0);
    for (let from = 0; from < corners; from++) {
      if (sides[from] !== 0 || townOf(s, from) < 0) continue;
      const found = spread(s, from);
      for (let i = 1; i < found; i++) {
        const to = queue[i];
        if (sides[to] !== 1 || townOf(s, to) < 0) continue;
        const end = endThatHolds(s, from, to);
        const seat = end >= 0 ? townOf(s, end) : builder(to);
        if (end >= 0) chits.add(s, end, 1);
        if (seat >= 0) held.add(s, seat, 1);
      }
    }
    if (!s.events) return;
    for (let seat = 0; seat < b.seats; seat++)
      if (held.get(s, seat) !== before[seat]) tell(s, 'trade-routes', { seat, count: held.get(s, seat) });
  };
  return { count, mayLink };
}
