import { isOver, type Seat, type State, tell } from '@hexwright/kernel';
import { type Corner, markNeed } from '../../board/index.ts';
import { finish, payable, victoryNeeds } from '../../mechanics/index.ts';
import { type Book, field, handlesOf, type Part } from '../../rulebook/index.ts';
import { headsOf } from './line-start.ts';
import { BRIDGE, riverEdges } from './river-crossings.ts';
import { type SharedKind, sharedKind } from './shared-kinds.ts';

const fields = {
  /** 1 where an own line leads from coast to coast */
  acrossLand: field.row('seat'),
  firstAcross: field.cell({ holds: 'seat', start: -1 }),
  /** how many turns are left once somebody has no rail left and no line; 0 before that */
  railTurns: field.cell(),
};

export interface CoastToCoastConfig {
  readonly rail: string;
  /** the mark of the corners where lines begin */
  readonly from: string;
  /** the mark of the edges of the other coast */
  readonly to: string;
  /** the mark of the edges that need a bridge */
  readonly rivers: string;
  /** what the first line is worth */
  readonly points: number;
  /** so many rounds are played once somebody has laid the last rail without a line */
  readonly rounds: number;
}

/**
 * What bots think, in points: of the whole way, of having no rails left for it, and of a pioneer at the head of the line, without the goods
 * for the next rail and with them: until they are together it may be where more comes in.
 */
const WAY = 16;
const STUCK = 3;
const HEAD = 0.06;
const HEAD_PAID = 0.3;
const FADE = 0.6;
const LINE_FIRST = 1000;
const FAR = 1000;

/**
 * Nobody wins without an own line of rails from one coast to the other, and the first such line is worth points for good. Once somebody
 * has laid the last rail and has no line, so many rounds are left; then whoever has a line comes before all others.
 */
export function coastToCoast(config: CoastToCoastConfig): Part {
  const { rail, from, to, rivers, points, rounds } = config;
  return {
    id: 'coast-to-coast',
    of: config,
    boardNeeds: [markNeed('corners', from), markNeed('edges', to)],
    uses: [
      victoryNeeds('coast-to-coast', (b) => {
        const { acrossLand } = handlesOf(b, fields);
        return (s, seat) => acrossLand.get(s, seat) === 1;
      }),
    ],
    fields,
    scores: [
      {
        id: 'first-line',
        most: () => points,
        of: (b) => {
          const { firstAcross } = handlesOf(b, fields);
          return (s, seat) => (firstAcross.get(s) === seat ? points : 0);
        },
      },
    ],
    rules: (was, b) => {
      const { acrossLand, firstAcross, railTurns: turns } = handlesOf(b, fields);
      const line = makeLine(b, config);
      const rails = sharedKind(b, rail);
      const { index } = b.piece(rail);
      const way = makeWayAhead(b, line.goals, rails, riverEdges(b, rivers));
      const { ahead } = way;
      const recount = (s: State, seat: Seat): void => {
        const across = line.leads(s, seat) ? 1 : 0;
        if (across === acrossLand.get(s, seat)) return;
        acrossLand.set(s, seat, across);
        if (across === 0) return;
        if (s.events) tell(s, 'line-complete', { seat });
        if (firstAcross.get(s) < 0) firstAcross.set(s, seat);
      };
      /** the seats with most points of those who have a line, or of all if nobody has, as bits */
      const leaders = (s: State): number => {
        let bits = 0;
        let most = Number.NEGATIVE_INFINITY;
        for (let seat = 0; seat < b.seats; seat++) {
          const score = LINE_FIRST * acrossLand.get(s, seat) + b.rules.points(s, seat);
          if (score > most) bits = 0;
          if (score >= most) bits |= 1 << seat;
          most = Math.max(most, score);
        }
        return bits;
      };
      /** 1 where the pioneer is at the head of its line, less behind it; the way was looked at for this seat */
      const atHead = (s: State, seat: Seat, steps: number): number => {
        const at = b.the.pioneers.at(s, seat);
        return FADE ** Math.max(0, at < 0 ? 0 : ahead[at] - steps);
      };
      /** how much of the next rail the seat can pay */
      const paidShare = (s: State, seat: Seat): number => {
        let [paid, all] = [0, 0];
        for (const [good, count] of b.rules.cost(s, seat, index, -1)) {
          paid += Math.min(count, payable(b, s, seat, good));
          all += count;
        }
        return all === 0 ? 1 : paid / all;
      };
      return {
        build: (s, seat, piece, place) => {
          was.build(s, seat, piece, place);
          if (rails.is[piece] === 1 && seat < b.seats) recount(s, seat);
        },
        unbuild: (s, piece, place) => {
          const seat = b.ownerOf[b.pieces[piece].marks.get(s, place)];
          was.unbuild(s, piece, place);
          if (rails.is[piece] === 1 && seat < b.seats) recount(s, seat);
        },
        endTurn: (s) => {
          was.endTurn(s);
          if (isOver(s)) return;
          if (turns.get(s) > 0) {
            turns.add(s, -1);
            if (turns.get(s) === 0) finish(b, s, leaders(s), 'clock');
            return;
          }
          for (let seat = 0; seat < b.seats; seat++) {
            if (b.fields.supply.get(s, seat, index) > 0 || acrossLand.get(s, seat) === 1) continue;
            turns.set(s, rounds * b.seats);
            if (s.events) tell(s, 'rails-used-up', { seat, count: rounds });
            return;
          }
        },
        hints: {
          progress: (s, seat) => {
            const sum = was.hints.progress(s, seat);
            if (acrossLand.get(s, seat) === 1) return sum + WAY;
            const steps = way.look(s, seat);
            const short = steps > b.fields.supply.get(s, seat, index) ? STUCK : 0;
            return sum + WAY * (1 - steps / way.longest) - short + HEAD * atHead(s, seat, steps);
          },
          promised: (s, seat) => {
            const promised = was.hints.promised(s, seat);
            if (acrossLand.get(s, seat) === 1) return promised;
            return promised + HEAD_PAID * paidShare(s, seat) * atHead(s, seat, way.look(s, seat));
          },
          aims: (s, seat, aim) => {
            was.hints.aims(s, seat, aim);
            if (acrossLand.get(s, seat) === 0 && way.look(s, seat) > 0)
              aim(b.rules.cost(s, seat, index, -1), WAY / way.longest);
          },
        },
      };
    },
    words: {
      terms: {
        'field.acrossLand': 'Line from coast to coast',
        'field.firstAcross': 'First line from coast to coast',
        'score.first-line': 'first line from coast to coast',
        'event.line-complete': 'The rails of {seat} lead from the Atlantic to the Pacific.',
        'field.railTurns': 'Turns left',
        'event.rails-used-up': '{seat} has no rail left and no line: {count} more rounds are played.',
      },
    },
    looks: {
      fields: {
        acrossLand: { on: 'seat', shape: 'chain', hideAt: 0 },
        firstAcross: { on: 'holder', shape: 'star' },
        railTurns: { on: 'table', shape: 'drop', hideAt: 0, decides: true },
      },
    },
  };
}

function makeLine(b: Book, { rail, from, to }: CoastToCoastConfig) {
  const rails = sharedKind(b, rail);
  const { endsOf, edgesAt } = b.walks;
  const heads = [...headsOf(b, from).entries()].flatMap(([corner, count]) => (count > 0 ? [corner] : []));
  const isGoal = new Uint8Array(b.topology.corners);
  for (const { q, r, side } of b.layout.marks.edges[to] ?? [])
    for (const corner of endsOf[b.topology.edgeAt(q, r, side)]) isGoal[corner] = 1;
  const seen = new Uint8Array(b.topology.corners);
  const queue = new Int16Array(b.topology.corners);
  return {
    goals: [...isGoal.keys()].filter((corner) => isGoal[corner] === 1),
    /** whether rails of the seat lead from a corner where lines begin to the coast */
    leads: (s: State, seat: Seat): boolean => {
      seen.fill(0);
      let tail = 0;
      for (const head of heads) {
        seen[head] = 1;
        queue[tail++] = head;
      }
      for (let at = 0; at < tail; at++) {
        if (isGoal[queue[at]] === 1) return true;
        for (const edge of edgesAt[queue[at]]) {
          if (!rails.has(s, seat, edge)) continue;
          for (const end of endsOf[edge])
            if (seen[end] === 0) {
              seen[end] = 1;
              queue[tail++] = end;
            }
        }
      }
      return false;
    },
  };
}

/**
 * How many rails and bridges it takes yet. A pioneer sets out from where it is, or from where it could stop on its rails: never from a
 * town that it would have to come back to.
 */
function makeWayAhead(b: Book, goals: readonly Corner[], rails: SharedKind, isRiver: Uint8Array) {
  const { corners, edges, edgeHex } = b.topology;
  const { edgesAt, endsOf } = b.walks;
  const { building } = b.fields;
  const routesAt = b.grid<number, Corner>('routesAt');
  const bridges = sharedKind(b, BRIDGE);
  const isLand = Uint8Array.from({ length: edges }, (_, edge) =>
    [edgeHex[edge * 2], edgeHex[edge * 2 + 1]].some(
      (hex) => hex >= 0 && b.layout.hexes[hex].terrain !== 'sea',
    )
      ? 1
      : 0,
  );
  const ahead = new Int16Array(corners);
  const queue = new Int16Array(16 * corners);
  const spread = (s: State | undefined, seat: Seat): void => {
    ahead.fill(FAR);
    let tail = 0;
    for (const goal of goals) {
      ahead[goal] = 0;
      queue[tail++] = goal;
    }
    for (let head = 0; head < tail; head++) {
      const corner = queue[head];
      for (const edge of edgesAt[corner]) {
        if (isLand[edge] === 0 || (s && rails.has(s, seat, edge))) continue;
        const bare = isRiver[edge] === 1 && !(s && bridges.has(s, seat, edge));
        const steps = ahead[corner] + (bare ? 2 : 1);
        const [one, other] = endsOf[edge];
        const next = one === corner ? other : one;
        if (ahead[next] <= steps) continue;
        ahead[next] = steps;
        queue[tail++] = next;
      }
    }
  };
  spread(undefined, 0);
  const longest = ahead.reduce((most, steps) => (steps < FAR ? Math.max(most, steps) : most), 1);
  return {
    /** by corner: how many are missing from there to the coast, as it was looked at last */
    ahead,
    longest,
    /** looks at it for the seat, and answers how many it is missing */
    look: (s: State, seat: Seat): number => {
      spread(s, seat);
      const at = b.the.pioneers.at(s, seat);
      let least = at < 0 ? longest : Math.min(longest, ahead[at]);
      for (let corner = 0; corner < corners; corner++)
        if (ahead[corner] < least && routesAt.get(s, seat, corner) > 0 && building.get(s, corner) === 0)
          least = ahead[corner];
      return least;
    },
  };
}
