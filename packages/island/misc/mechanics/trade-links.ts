import { type Bar, reason, type Seat, type State, tell } from '@hexwright/kernel';
import type { Corner, Edge } from '../../board/index.ts';
import { chits, gainChits, isFounding } from '../../mechanics/index.ts';
import { type Book, type Part, SETUP } from '../../rulebook/index.ts';

const BRANCH = reason('route-branches', 'routes branch at settlements and cities alone');
const NOT_OPEN = reason(
  'route-not-open',
  'only open routes are linked, which hang on one town and on no other link',
);
const LINKED = reason('ship-linked', 'this ship is part of a link');
const LINK_HERE = reason('link-here', 'two trade routes are linked on this corner');
const NO_START_LINK = reason('no-start-link', 'nobody starts with a link');

/** what bots think, in points: of the way to a route that they would win, and of each piece of their longest open route */
const PRIZE = 0.9;
const STRENGTH = 0.04;

/**
 * Routes of all players together branch at towns alone. Where an open route, which hangs on one town of its owner, comes to an open
 * route of another, the two are linked: the owner of the shorter part gives the other a chit, and what lies beyond the link goes. No
 * ship of a link is moved, and nobody settles on its corner.
 */
export function tradeLinks(): Part {
  return {
    id: 'trade-links',
    uses: [chits()],
    rules: (was, b) => {
      const held = b.row<Seat>('chits');
      const web = makeWeb(b);
      const founds = Uint8Array.from(b.pieces, (piece) => (isFounding(b, piece) ? 1 : 0));
      const { endsOf } = b.walks;
      /** what speaks against one more piece of the seat that comes to the corner */
      const barCome = (s: State, seat: Seat, corner: Corner): Bar => {
        if (web.isTown(s, corner)) return undefined;
        const [own, others] = web.meeting(s, seat, corner);
        if (others === 0) return own > 1 ? BRANCH : undefined;
        if (own > 0) return BRANCH;
        return web.openAt(s, corner) ? undefined : NOT_OPEN;
      };
      const barRoute = (s: State, seat: Seat, edge: Edge): Bar =>
        barCome(s, seat, endsOf[edge][0]) ?? barCome(s, seat, endsOf[edge][1]);
      const meets = (s: State, seat: Seat, corner: Corner): boolean =>
        !web.isTown(s, corner) && web.meeting(s, seat, corner)[1] > 0;
      const link = (s: State, seat: Seat, edge: Edge, corner: Corner): void => {
        const other = web.strangerAt(s, seat, corner);
        const ours = web.lengthFrom(s, corner, edge);
        const theirs = web.settleAt(s, other, corner);
        if (s.events) tell(s, 'trade-link', { seat, other, own: ours, theirs });
        if (ours === theirs) return;
        const [loser, winner] = ours > theirs ? [other, seat] : [seat, other];
        if (held.get(s, loser) === 0) return;
        held.add(s, loser, -1);
        gainChits(b, s, winner, 1);
      };
      return {
        barBuild: (s, seat, piece, place, list) => {
          const bar = was.barBuild(s, seat, piece, place, list);
          if (bar) return bar;
          if (b.isRoute[piece]) return barRoute(s, seat, place);
          return founds[piece] && web.isLink(s, place) ? LINK_HERE : undefined;
        },
        barFound: (s, seat, corner) =>
          was.barFound(s, seat, corner) ?? (web.isLink(s, corner) ? LINK_HERE : undefined),
        barStartRoute: (s, seat, piece, edge, corner) =>
          was.barStartRoute(s, seat, piece, edge, corner) ??
          (endsOf[edge].some((end) => meets(s, seat, end)) ? NO_START_LINK : undefined),
        lanes: {
          barMove: (s, seat, edge) =>
            was.lanes.barMove(s, seat, edge) ?? (web.isLinked(s, edge) ? LINKED : undefined),
        },
        build: (s, seat, piece, place) => {
          was.build(s, seat, piece, place);
          if (seat >= b.seats) return;
          const { on, layerAt } = b.pieces[piece];
          if (on === 'corner' && layerAt === b.at.building) gainChits(b, s, seat, 1);
          if (!b.isRoute[piece] || b.fields.stage.get(s) === SETUP) return;
          for (const corner of endsOf[place]) if (meets(s, seat, corner)) link(s, seat, place, corner);
        },
        hints: {
          progress: (s, seat) => was.hints.progress(s, seat) + STRENGTH * web.longestOpen(s, seat),
          lures: (s, seat, corners, edges) => {
            was.hints.lures(s, seat, corners, edges);
            const own = web.longestOpen(s, seat);
            web.eachOpen(s, seat, (corner, length) => {
              if (length <= own) corners[corner] += PRIZE;
            });
          },
        },
      };
    },
    words: {
      terms: {
        'event.trade-link': '{seat} links a trade route with {other}: {own} pieces and {theirs}.',
        'reason.route-branches': 'Routes branch at settlements and cities alone.',
        'reason.route-not-open':
          'That route is not open: it hangs on two towns, on none, or on another link.',
        'reason.ship-linked': 'This ship is part of a link.',
        'reason.link-here': 'Two trade routes are linked on this corner.',
        'reason.no-start-link': 'Nobody starts with a link.',
      },
    },
  };
}

/** The routes of all players, as chains between towns, ends and links. */
function makeWeb(b: Book) {
  const { edgesAt, endsOf } = b.walks;
  const layers = [...new Set(b.pieces.filter(({ route }) => route).map(({ marks }) => marks))];
  /** whose route lies on the edge, or -1 */
  const ownerAt = (s: State, edge: Edge): number => {
    for (let i = 0; i < layers.length; i++) {
      const mark = layers[i].get(s, edge);
      if (mark !== 0 && b.isRoute[b.pieceOf[mark]]) return b.ownerOf[mark];
    }
    return -1;
  };
  const isTown = (s: State, corner: Corner): boolean => b.fields.building.get(s, corner) !== 0;
  const isOwnTown = (s: State, owner: number, corner: Corner): boolean =>
    isTown(s, corner) && b.ownerOf[b.fields.building.get(s, corner)] === owner;
  const found: [number, number] = [0, 0];
  /** how many pieces of the seat, and of others, come to the corner */
  const meeting = (s: State, seat: Seat, corner: Corner): readonly [number, number] => {
    found[0] = found[1] = 0;
    for (const edge of edgesAt[corner]) {
      const owner = ownerAt(s, edge);
      if (owner >= 0) found[owner === seat ? 0 : 1]++;
    }
    return found;
  };
  const strangerAt = (s: State, seat: Seat, corner: Corner): number => {
    for (const edge of edgesAt[corner]) {
      const owner = ownerAt(s, edge);
      if (owner >= 0 && owner !== seat) return owner;
    }
    return -1;
  };
  const isLink = (s: State, corner: Corner): boolean => {
    if (isTown(s, corner)) return false;
    let first = -1;
    for (const edge of edgesAt[corner]) {
      const owner = ownerAt(s, edge);
      if (owner < 0) continue;
      if (first >= 0 && owner !== first) return true;
      first = owner;
    }
    return false;
  };
  /** follows the chain of the edge away from the corner and hands each further edge on; answers the corner where it ends */
  const follow = (
    s: State,
    corner: Corner,
    edge: Edge,
    step: (edge: Edge, corner: Corner) => void,
  ): Corner => {
    const owner = ownerAt(s, edge);
    let [at, last] = [corner, edge];
    for (let count = 0; count < endsOf.length; count++) {
      at = endsOf[last][0] === at ? endsOf[last][1] : endsOf[last][0];
      step(last, at);
      if (isTown(s, at) || isLink(s, at)) return at;
      const next = edgesAt[at].find((other) => other !== last && ownerAt(s, other) === owner);
      if (next === undefined) return at;
      last = next;
    }
    return at;
  };
  const lengthFrom = (s: State, corner: Corner, edge: Edge): number => {
    let length = 0;
    follow(s, corner, edge, () => {
      length++;
    });
    return length;
  };
  const endOf = (s: State, corner: Corner, edge: Edge): Corner => follow(s, corner, edge, () => {});
  /** whether the one route at this corner is open: it leads to a town of its owner on one side alone, and to no link */
  const openAt = (s: State, corner: Corner): boolean => {
    const edges = edgesAt[corner].filter((edge) => ownerAt(s, edge) >= 0);
    if (edges.length === 0 || edges.some((edge) => ownerAt(s, edge) !== ownerAt(s, edges[0]))) return false;
    const owner = ownerAt(s, edges[0]);
    const ends = edges.map((edge) => endOf(s, corner, edge));
    if (ends.some((end) => isLink(s, end))) return false;
    return ends.filter((end) => isOwnTown(s, owner, end)).length === 1;
  };
  const eachOpen = (s: State, but: Seat, tell: (corner: Corner, length: number) => void): void => {
    for (let corner = 0; corner < edgesAt.length; corner++) {
      if (!isTown(s, corner)) continue;
      const owner = b.ownerOf[b.fields.building.get(s, corner)];
      if (owner === but || owner >= b.seats) continue;
      for (const edge of edgesAt[corner]) {
        if (ownerAt(s, edge) !== owner) continue;
        const end = endOf(s, corner, edge);
        if (isLink(s, end) || isOwnTown(s, owner, end)) continue;
        let length = 0;
        follow(s, corner, edge, (_, at) => tell(at, ++length));
      }
    }
  };
  return {
    isTown,
    isLink,
    meeting,
    strangerAt,
    lengthFrom,
    openAt,
    eachOpen,
    /** whether the chain of the edge ends in a link */
    isLinked: (s: State, edge: Edge): boolean =>
      isLink(s, endsOf[edge][0]) ||
      isLink(s, endsOf[edge][1]) ||
      isLink(s, endOf(s, endsOf[edge][0], edge)) ||
      isLink(s, endOf(s, endsOf[edge][1], edge)),
    /** takes away what lies beyond the corner on the route of the owner, and says how long the rest is */
    settleAt: (s: State, owner: number, corner: Corner): number => {
      const edges = edgesAt[corner].filter((edge) => ownerAt(s, edge) === owner);
      const home = edges.find((edge) => isOwnTown(s, owner, endOf(s, corner, edge)));
      for (const edge of edges) {
        if (edge === home) continue;
        const lost: Edge[] = [];
        follow(s, corner, edge, (at) => lost.push(at));
        for (const at of lost) {
          const mark = layers
            .map((marks) => marks.get(s, at))
            .find((found) => found !== 0 && b.ownerOf[found] === owner)!;
          b.rules.unbuild(s, b.pieceOf[mark], at);
        }
      }
      return home === undefined ? 0 : lengthFrom(s, corner, home);
    },
    longestOpen: (s: State, seat: Seat): number => {
      let longest = 0;
      for (let corner = 0; corner < edgesAt.length; corner++) {
        if (!isOwnTown(s, seat, corner)) continue;
        for (const edge of edgesAt[corner]) {
          if (ownerAt(s, edge) !== seat) continue;
          const end = endOf(s, corner, edge);
          if (!isLink(s, end) && !isOwnTown(s, seat, end))
            longest = Math.max(longest, lengthFrom(s, corner, edge));
        }
      }
      return longest;
    },
  };
}
