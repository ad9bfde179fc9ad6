import { isOver, reason, type Seat, type State } from '@hexwright/kernel';
import { makeCeiling, matesOf, pointsIn } from '@hexwright/rulebook';
import { type Corner, regionNeed } from '../../board/index.ts';
import { finish, foundsAt, START_ELSEWHERE, teams } from '../../mechanics/index.ts';
import { type Book, makeMemory, type Part, SETUP } from '../../rulebook/index.ts';

const OTHER_ISLAND = reason(
  'other-island',
  'before a team is united its members trade on their own island alone',
);

/** how much nearer every step brings two tribes, in points; what lies farther apart than this is all alike */
const KIN = 1.4;
const FAR = 12;

export interface TribesConfig {
  /** the regions where the first and the second member of each team start */
  readonly homes: readonly [string, string];
  /** the option that says with how many points a united team wins together */
  readonly together: string;
}

/** By seat its team: first all first members, then all second ones. Of an odd number one has no partner. */
export function teamsOfTwo(seats: number): readonly number[] {
  const count = (seats + 1) >> 1;
  return Array.from({ length: seats }, (_, seat) => seat % count);
}

/**
 * Teams of two that start on two islands. They are united once the routes of one come to routes or buildings of the other; one who
 * has no partner is so once at home on both islands. That is a point for each. Until then nobody trades with the other island.
 */
export function tribes({ homes, together }: TribesConfig): Part {
  return {
    id: 'tribes',
    of: { homes, together },
    uses: [teams(teamsOfTwo)],
    boardNeeds: [regionNeed(...homes)],
    rules: (was, b) => {
      const { cornerHex, cornerHexFrom, edgeCorner, corners } = b.topology;
      const first = (b.seats + 1) >> 1;
      const homeOf = Array.from({ length: b.seats }, (_, seat) => homes[seat < first ? 0 : 1]);
      const lies = homes.map((home) => {
        const on = new Uint8Array(corners);
        for (let corner = 0; corner < corners; corner++)
          for (let i = cornerHexFrom[corner]; i < cornerHexFrom[corner + 1]; i++)
            if (b.layout.hexes[cornerHex[i]].region === home) on[corner] = 1;
        return on;
      });
      const isOn = (corner: Corner, home: string): boolean => lies[homes.indexOf(home)][corner] === 1;
      const meets = makeMeets(b);
      const near = makeNearness(b);
      const goal = b.option<number>(together);
      const mates = Array.from({ length: b.seats }, (_, seat) => matesOf(b, seat));
      let ceiling: ReturnType<typeof makeCeiling> | undefined;
      /** no fewer points than the seat has, soon told */
      const most = (s: State, seat: Seat): number => {
        ceiling ??= b.isPlain('points') ? makeCeiling(b.scores) : b.rules.points;
        return ceiling(s, seat);
      };
      const united = (s: State, seat: Seat): boolean => b.the.teams.united(s, seat);
      const comes = (s: State, seat: Seat, corner: Corner): void => {
        if (!united(s, seat) && mates[seat].some((mate) => meets(s, seat, mate, corner)))
          b.the.teams.unite(s, seat);
      };
      return {
        barStartAt: (s, seat, corner) =>
          isOn(corner, homeOf[seat]) ? was.barStartAt(s, seat, corner) : START_ELSEWHERE,
        build: (s, seat, piece, place) => {
          const founds = foundsAt(b, s, piece, place);
          was.build(s, seat, piece, place);
          if (seat >= b.seats || b.fields.stage.get(s) === SETUP) return;
          const { on } = b.pieces[piece];
          if (on === 'edge' && b.isRoute[piece])
            for (let end = 0; end < 2; end++) comes(s, seat, edgeCorner[place * 2 + end]);
          if (!founds) return;
          comes(s, seat, place);
          const alone = mates[seat].length === 0 && !united(s, seat);
          if (alone && homes.some((home) => home !== homeOf[seat] && isOn(place, home)))
            b.the.teams.unite(s, seat);
        },
        offers: {
          barTradeWith: (s, seat, other) => {
            const bar = was.offers.barTradeWith(s, seat, other);
            if (bar || other < 0 || homeOf[seat] === homeOf[other]) return bar;
            return united(s, seat) || united(s, other) ? undefined : OTHER_ISLAND;
          },
        },
        target: (s, seat) => {
          const alone = was.target(s, seat);
          const [mate] = mates[seat];
          // Asked after every move: a partner of few points changes nothing.
          if (mate === undefined || !united(s, seat) || most(s, mate) <= goal - alone) return alone;
          return Math.min(alone, goal - b.rules.publicPoints(s, mate));
        },
        checkEnd: (s) => {
          was.checkEnd(s);
          const seat = b.rules.claimant(s);
          if (seat < 0 || isOver(s) || !united(s, seat)) return;
          const [mate] = mates[seat];
          if (mate === undefined || most(s, seat) + most(s, mate) < goal) return;
          if (b.rules.points(s, seat) + b.rules.points(s, mate) >= goal)
            finish(b, s, b.rules.victors(s, seat));
        },
        hints: {
          progress: (s, seat) => was.hints.progress(s, seat) + KIN * near(s, seat),
          foundingGain: (s, seat, corner) => {
            const gain = was.hints.foundingGain(s, seat, corner);
            const alone = mates[seat].length === 0 && !united(s, seat);
            return alone && homes.some((home) => home !== homeOf[seat] && isOn(corner, home))
              ? gain + 1
              : gain;
          },
        },
      };
    },
    scores: [{ id: 'unity', ...pointsIn('united'), most: () => 1 }],
    words: {
      terms: {
        'score.unity': 'unity',
        'reason.other-island': 'Before a team is united its members trade on their own island alone.',
      },
    },
  };
}

/** Whether routes or buildings of both come to the corner, and nobody else stands there. */
function makeMeets(b: Book): (s: State, seat: Seat, mate: Seat, corner: Corner) => boolean {
  const routesAt = b.grid<Seat, Corner>('routesAt');
  const { building } = b.fields;
  return (s, seat, mate, corner) => {
    const mark = building.get(s, corner);
    const owner = mark === 0 ? -1 : b.ownerOf[mark];
    if (owner >= 0 && owner !== seat && owner !== mate) return false;
    const comes = (who: Seat): boolean => owner === who || routesAt.get(s, who, corner) > 0;
    return comes(seat) && comes(mate);
  };
}

/** How near the seat has come to its partner, from 0 to 1: by the free edges between what both have. */
function makeNearness(b: Book): (s: State, seat: Seat) => number {
  const { corners, cornerEdge, cornerEdgeFrom, cornerCorner } = b.topology;
  const routesAt = b.grid<Seat, Corner>('routesAt');
  const { building, route } = b.fields;
  const board = makeMemory(b);
  const known = new Float64Array(b.seats).fill(-1);
  const steps = new Int16Array(corners);
  const queue = new Int16Array(corners);
  const has = (s: State, seat: Seat, corner: Corner): boolean => {
    const mark = building.get(s, corner);
    return routesAt.get(s, seat, corner) > 0 || (mark !== 0 && b.ownerOf[mark] === seat);
  };
  const mates = Array.from({ length: b.seats }, (_, seat) => matesOf(b, seat));
  const far = (s: State, seat: Seat, mate: Seat): number => {
    let count = 0;
    steps.fill(-1);
    for (let corner = 0; corner < corners; corner++)
      if (has(s, seat, corner)) {
        steps[corner] = 0;
        queue[count++] = corner;
      }
    for (let next = 0; next < count; next++) {
      const corner = queue[next];
      const mark = building.get(s, corner);
      const owner = mark === 0 ? seat : b.ownerOf[mark];
      if (owner !== seat && owner !== mate) continue;
      if (has(s, mate, corner)) return steps[corner];
      if (steps[corner] === FAR) continue;
      for (let i = cornerEdgeFrom[corner]; i < cornerEdgeFrom[corner + 1]; i++) {
        const end = cornerCorner[i];
        if (steps[end] >= 0 || route.get(s, cornerEdge[i]) !== 0) continue;
        steps[end] = steps[corner] + 1;
        queue[count++] = end;
      }
    }
    return FAR;
  };
  return (s, seat) => {
    if (b.the.teams.united(s, seat)) return 1;
    const [mate] = mates[seat];
    if (mate === undefined || b.fields.stage.get(s) === SETUP) return 0;
    if (!board.same(s)) known.fill(-1);
    if (known[seat] < 0) known[seat] = known[mate] = 1 - far(s, seat, mate) / FAR;
    return known[seat];
  };
}
