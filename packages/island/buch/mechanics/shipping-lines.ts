import { type Seat, type State, tell } from '@hexwright/kernel';
import { type Corner, type Edge, regionNeed } from '../../board/index.ts';
import { foundsAt, laneFinder, lanePieceAt } from '../../mechanics/index.ts';
import { type Book, type Part, pointsIn } from '../../rulebook/index.ts';

export interface ShippingLinesConfig {
  /** the labels of the two regions that a line joins */
  readonly between: readonly [string, string];
  /** the route piece that lines are made of */
  readonly piece: string;
}

/** what bots think of a line that is not finished, in points, and how much less by each ship that it still needs */
const HOPE = 0.8;
const FADE = 0.8;
/** so many ships ahead they look */
const REACH = 6;

/**
 * A line is a stretch of one seat's lanes between towns: it ends at every town, whosever. One that comes to towns of both
 * regions is worth a point, however it branches. The same two towns count once: of several lines between them, those that
 * were there first.
 */
export function shippingLines({ between, piece: id }: ShippingLinesConfig): Part {
  return {
    id: 'shipping-lines',
    of: { between, id },
    boardNeeds: between.map((region) => regionNeed(region)),
    fields: {
      /** by edge: when the line that it is part of first joined both regions, counted in lines; 0 if it does not */
      lineSince: { per: ['edge'], noLook: 'what follows from it is counted with the lines of each seat' },
      linesJoined: { noLook: 'the lines lie on the board' },
      shippingLines: { per: ['seat'] },
    },
    rules: (was, b) => {
      const lines = makeLines(b, between, id);
      const since = b.row<Edge>('lineSince');
      const ways = makeWays(b, id, lines);
      const { index: lane } = b.piece(id);
      const isTown = Uint8Array.from(b.pieces, ({ on, layerAt }) =>
        on === 'corner' && layerAt === b.at.building ? 1 : 0,
      );
      const isLane = Uint8Array.from(b.pieces, ({ route, source }) => (route && source === lane ? 1 : 0));
      return {
        build: (s, seat, piece, place) => {
          const founds = isTown[piece] === 1 && foundsAt(b, s, piece, place);
          was.build(s, seat, piece, place);
          if (founds || isLane[piece] === 1) lines.review(s);
        },
        unbuild: (s, piece, place) => {
          was.unbuild(s, piece, place);
          if (isLane[piece] === 1) since.set(s, place, 0);
          if (isTown[piece] === 1 || isLane[piece] === 1) lines.review(s);
        },
        hints: {
          progress: (s, seat) => {
            const away = ways.shortest(s, seat);
            return was.hints.progress(s, seat) + (away > REACH ? 0 : HOPE * FADE ** away);
          },
          aims: (s, seat, aim) => {
            was.hints.aims(s, seat, aim);
            const away = ways.shortest(s, seat);
            if (away <= REACH && b.fields.supply.get(s, seat, lane) > 0)
              aim(b.rules.cost(s, seat, lane, -1), 1 / away);
          },
          foundingGain: (s, seat, corner) =>
            was.hints.foundingGain(s, seat, corner) + (ways.endsThere(s, seat, corner) ? 1 : 0),
        },
      };
    },
    scores: [{ id: 'shipping-lines', ...pointsIn('shippingLines', 1) }],
    words: {
      terms: {
        'event.shipping-lines': '{seat} now has scoring shipping lines: {count}.',
        'field.shippingLines': 'Shipping lines',
        'score.shipping-lines': 'shipping lines',
      },
    },
    looks: { fields: { shippingLines: { on: 'seat', shape: 'anchor' } } },
  };
}

/** By corner: 1 where it touches the first region, 2 where it touches the second. */
function sidesAt(b: Book, between: readonly [string, string]): Uint8Array {
  return Uint8Array.from(b.walks.hexesAt, (hexes) => {
    let side = 0;
    for (const hex of hexes) {
      const at = between.indexOf(b.layout.hexes[hex].region ?? '');
      if (at >= 0) side |= 1 << at;
    }
    return side;
  });
}

interface Line {
  readonly seat: Seat;
  readonly edges: readonly Edge[];
  /** the pairs of towns that it joins, each as one number */
  readonly pairs: readonly number[];
  /** when it first did so; 0 if it does not, or has only just come to it */
  readonly since: number;
}

function makeLines(b: Book, between: readonly [string, string], id: string) {
  const { corners, edges } = b.topology;
  const { edgesAt, endsOf } = b.walks;
  const pieceAt = lanePieceAt(b, id);
  const findOwn = laneFinder(b, id);
  const own = new Int16Array(edges);
  const lineSince = b.row<Edge>('lineSince');
  const joined = b.cell('linesJoined');
  const held = b.row<Seat>('shippingLines');
  const sides = sidesAt(b, between);
  const seen = new Uint8Array(edges);
  const before = new Int32Array(b.seats);

  const isTown = (s: State, corner: Corner): boolean => b.fields.building.get(s, corner) !== 0;

  /** the line of the seat that the edge is part of */
  const lineAt = (s: State, seat: Seat, first: Edge): Line => {
    const found = [first];
    const towns: Corner[] = [];
    let since = 0;
    seen[first] = 1;
    for (const edge of found) {
      const stamp = lineSince.get(s, edge);
      if (stamp !== 0 && (since === 0 || stamp < since)) since = stamp;
      for (const end of endsOf[edge]) {
        if (isTown(s, end)) {
          if (!towns.includes(end)) towns.push(end);
          continue;
        }
        for (const next of edgesAt[end])
          if (seen[next] === 0 && pieceAt(s, seat, next) >= 0) {
            seen[next] = 1;
            found.push(next);
          }
      }
    }
    const pairs: number[] = [];
    for (const from of towns)
      if (sides[from] & 1)
        for (const to of towns) if (sides[to] & 2 && to !== from) pairs.push(from * corners + to);
    return { seat, edges: found, pairs, since };
  };
  const linesOf = (s: State, seat: Seat): Line[] => {
    const found: Line[] = [];
    const count = findOwn(s, seat, own);
    if (count === 0) return found;
    for (let i = 0; i < count; i++) if (seen[own[i]] === 0) found.push(lineAt(s, seat, own[i]));
    seen.fill(0);
    return found;
  };

  /** the lines of all seats that join both regions, those that did so first before others; each is stamped with its time */
  const joinedLines = (s: State): Line[] => {
    const found: Line[] = [];
    const first = Math.max(0, b.fields.active.get(s));
    for (let i = 0; i < b.seats; i++)
      for (const line of linesOf(s, (first + i) % b.seats)) {
        let { since } = line;
        if (line.pairs.length === 0) since = 0;
        else if (since === 0) {
          joined.add(s, 1);
          since = joined.get(s);
        }
        for (const edge of line.edges) lineSince.set(s, edge, since);
        if (since !== 0) found.push({ ...line, since });
      }
    return found.sort((one, two) => one.since - two.since);
  };

  const review = (s: State): void => {
    for (let seat = 0; seat < b.seats; seat++) {
      before[seat] = held.get(s, seat);
      held.set(s, seat, 0);
    }
    const all = joinedLines(s);
    /** by pair of towns: the line that counts for it */
    const counts = new Map<number, Line>();
    // Each line in its turn takes a pair of towns that is free, or whose line has another one.
    const place = (line: Line, tried: Set<number>): boolean => {
      for (const pair of line.pairs) {
        if (tried.has(pair)) continue;
        tried.add(pair);
        const there = counts.get(pair);
        if (there === undefined || place(there, tried)) {
          counts.set(pair, line);
          return true;
        }
      }
      return false;
    };
    for (const line of all) if (place(line, new Set())) held.add(s, line.seat, 1);
    if (!s.events) return;
    for (let seat = 0; seat < b.seats; seat++)
      if (held.get(s, seat) !== before[seat]) tell(s, 'shipping-lines', { seat, count: held.get(s, seat) });
  };

  return { review, linesOf, isTown, sides };
}

/** How many ships a line of the seat still needs. */
function makeWays(b: Book, id: string, { linesOf, isTown, sides }: ReturnType<typeof makeLines>) {
  const { corners, cornerCorner, cornerEdge, cornerEdgeFrom } = b.topology;
  const { index: lane, layerAt } = b.piece(id);
  const away = new Int16Array(corners);
  const queue = new Int16Array(corners);
  const NEVER = REACH + 1;

  /** the fewest ships from these corners to a town of that side */
  const search = (s: State, side: number, known: number): number => {
    let tail = 0;
    for (let corner = 0; corner < corners; corner++) if (away[corner] === 0) queue[tail++] = corner;
    for (let head = 0; head < tail; head++) {
      const corner = queue[head];
      if (away[corner] + 1 >= known) return known;
      if (away[corner] > 0 && isTown(s, corner)) continue;
      for (let i = cornerEdgeFrom[corner]; i < cornerEdgeFrom[corner + 1]; i++) {
        const next = cornerCorner[i];
        if (away[next] >= 0 || s.cells[layerAt + cornerEdge[i]] !== 0) continue;
        if (!b.rules.edgeFit(s, lane, cornerEdge[i])) continue;
        if (sides[next] & side && isTown(s, next)) return away[corner] + 1;
        away[next] = away[corner] + 1;
        queue[tail++] = next;
      }
    }
    return known;
  };

  return {
    /** how many more ships the next line needs; more than REACH if it is farther than that */
    shortest: (s: State, seat: Seat): number => {
      const lines = linesOf(s, seat).filter(({ pairs }) => pairs.length === 0);
      let best = NEVER;
      for (let side = 0; side < 2; side++) {
        away.fill(-1);
        for (let corner = 0; corner < corners; corner++) {
          const mark = b.fields.building.get(s, corner);
          if (mark !== 0 && b.ownerOf[mark] === seat && sides[corner] & (1 << side)) away[corner] = 0;
        }
        for (const { edges } of lines) {
          const ends = edges.flatMap((edge) => b.walks.endsOf[edge]);
          if (!ends.some((end) => sides[end] & (1 << side) && isTown(s, end))) continue;
          for (const end of ends) if (!isTown(s, end)) away[end] = 0;
        }
        best = search(s, 1 << (1 - side), best);
      }
      return best;
    },
    /** whether a town on this corner would end a line of the seat that waits for one */
    endsThere: (s: State, seat: Seat, corner: Corner): boolean => {
      if (sides[corner] === 0) return false;
      return linesOf(s, seat).some(
        ({ edges, pairs }) =>
          pairs.length === 0 &&
          edges.some((edge) => b.walks.endsOf[edge].includes(corner)) &&
          edges.some((edge) =>
            b.walks.endsOf[edge].some((end) => isTown(s, end) && (sides[end] & ~sides[corner]) !== 0),
          ),
      );
    },
  };
}
