import { type Bar, pop, push, reason, type Seat, type State, tell, topArg } from '@hexwright/kernel';
import type { Corner, Edge } from '../../board/index.ts';
import { edgeUnfit, foundsAt, ownsTown, TAKEN } from '../../mechanics/index.ts';
import type { BlockerNo, Book, Part } from '../../rulebook/index.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    fleets: FleetChainPoints;
  }
}

export interface FleetChainPoints {
  /** whether a ship of the seat lies on an edge of this corner */
  liesAt(s: State, seat: Seat, corner: Corner): boolean;
}

export interface SnakeFleetsConfig {
  /** how many ships a fleet has at most, and what each costs */
  readonly ships: number;
  readonly cost: Readonly<Record<string, number>>;
  /** the regions whose first settlement is founded from the fleet */
  readonly isles: readonly string[];
  /** the blocker that takes the end of a fleet on a seven, and the least length of one that it dares to touch */
  readonly hunter: string;
  readonly hunted: number;
}

export const SHIP = 'fleet-ship';

const AT_TOWN = reason(
  'fleet-at-town',
  'a fleet sets out from an own town, and grows while a ship lies at one',
);
const AT_END = reason('fleet-at-end', 'a fleet grows at its ends, and neither branches nor closes a ring');
const NOT_END = reason('fleet-not-end', 'only the last ship at an end of the own fleet sails');
const SAILED = reason('fleet-sailed', 'this ship has sailed this turn');
const ONE_FLEET = reason('fleet-started', 'the seat has its fleet already');
const NOT_THERE = reason('fleet-elsewhere', 'this ship is not beside the pirate');

/** what bots think, in points: of each ship, and of an island where they could found at once, less by each edge on the way */
const EACH = 0.12;
const ISLE = 1.1;
const FADE = 0.85;

/**
 * Everybody has one fleet: a chain of ships without branches that crawls over the water, the last ship of one end going to the other. It
 * is no route: it joins nothing and leads to isles, where the first settlement is founded from any ship beside the place. A hunter that a
 * seven has moved takes the last ship off the end of a long fleet.
 */
export function snakeFleets(config: SnakeFleetsConfig): Part {
  const { ships, cost, isles, hunter, hunted } = config;
  return {
    id: 'snake-fleets',
    of: config,
    pieces: [
      {
        id: SHIP,
        on: 'edge',
        supply: ships,
        cost,
        edges: ['coast', 'sea'],
        bar: (b) => {
          const chain = makeChain(b);
          const unfit = edgeUnfit(b, b.piece(SHIP));
          return (s, seat, edge) => {
            if (b.fields.route.get(s, edge) !== 0) return TAKEN;
            if (!b.rules.edgeFit(s, b.piece(SHIP).index, edge)) return unfit;
            return chain.barGrow(s, seat, edge);
          };
        },
      },
    ],
    fields: {
      /** by edge: 1 where a ship lies that has sailed this turn */
      fleetSailed: { per: ['edge'], noLook: 'a ship that has sailed is offered no more' },
      /** whether a seven is to move a blocker */
      fleetSeven: { noLook: 'it is over before anything else is decided' },
    },
    decisions: { 'fleet-hunt': { args: (b) => [{ name: 'victim', domain: b.domain('seat') }] } },
    brings: ['fleets'],
    rules: (was, b) => {
      const { index: ship, marks } = b.piece(SHIP);
      const chain = makeChain(b);
      const sailed = b.row<Edge>('fleetSailed');
      const seven = b.cell('fleetSeven');
      const pirate = b.blocker(hunter);
      const hunt = b.decision('fleet-hunt');
      const isleOf = islesAt(b, isles);
      const cornersOf = isles.map((_, isle) => isleOf.flatMap((at, corner) => (at === isle ? [corner] : [])));
      const settled = (s: State, seat: Seat, isle: number): boolean => {
        for (const corner of cornersOf[isle]) if (ownsTown(b, s, seat, corner)) return true;
        return false;
      };
      const prospect = makeProspect(b, isleOf, settled, chain);
      return {
        fleets: {
          liesAt: (s, seat, corner) => chain.at(s, seat, corner) > 0,
        },
        // The first settlement of an isle needs no route.
        cornerReached: (s, seat, corner) =>
          was.cornerReached(s, seat, corner) ||
          (isleOf[corner] >= 0 && b.the.fleets.liesAt(s, seat, corner) && !settled(s, seat, isleOf[corner])),
        unbuild: (s, piece, place) => {
          was.unbuild(s, piece, place);
          if (piece === ship) sailed.set(s, place, 0);
        },
        beginTurn: (s) => {
          was.beginTurn(s);
          sailed.fill(s, 0);
          seven.set(s, 0);
        },
        onSeven: (s) => {
          seven.set(s, 1);
          was.onSeven(s);
        },
        blockers: {
          touches: (s, victim, blocker: BlockerNo, place) =>
            blocker === pirate
              ? b.walks.edgesOf[place].some((edge) => marks.get(s, edge) === b.mark(victim, ship))
              : was.blockers.touches(s, victim, blocker, place),
          moved: (s, seat, blocker, place) => {
            was.blockers.moved(s, seat, blocker, place);
            if (seven.get(s) === 0) return;
            seven.set(s, 0);
            if (blocker !== pirate) return;
            for (let victim = b.seats - 1; victim >= 0; victim--) {
              if (victim === seat || chain.length(s, victim) < hunted) continue;
              const ends = chain.ends(s, victim).filter((edge) => b.walks.hexesAlong[edge].includes(place));
              if (ends.length > 1) push(s, hunt, 1 << seat, victim);
              else if (ends.length === 1) b.rules.unbuild(s, ship, ends[0]);
            }
          },
        },
        hints: {
          progress: (s, seat) =>
            was.hints.progress(s, seat) + EACH * chain.length(s, seat) + prospect(s, seat),
        },
      };
    },
    moves: (b) => {
      const { index: ship, marks } = b.piece(SHIP);
      const chain = makeChain(b);
      const sailed = b.row<Edge>('fleetSailed');
      const pirate = b.blocker(hunter);
      const placed = b.cell('startsPlaced');
      const barStart = (s: State, seat: Seat, edge: Edge): Bar => {
        if (chain.length(s, seat) > 0) return ONE_FLEET;
        if (!b.walks.endsOf[edge].includes(topArg(s, 1))) return AT_TOWN;
        if (b.fields.route.get(s, edge) !== 0) return TAKEN;
        return b.rules.edgeFit(s, ship, edge) ? undefined : AT_TOWN;
      };
      const barSail = (s: State, seat: Seat, from: Edge): Bar => {
        if (marks.get(s, from) !== b.mark(seat, ship) || !chain.isEnd(s, seat, from)) return NOT_END;
        return sailed.get(s, from) !== 0 ? SAILED : undefined;
      };
      const barTo = (s: State, seat: Seat, from: Edge, to: Edge): Bar => {
        if (b.fields.route.get(s, to) !== 0) return TAKEN;
        return b.rules.edgeFit(s, ship, to) && chain.follows(s, seat, from, to) ? undefined : AT_END;
      };
      const huntable = (s: State): readonly Edge[] => {
        const at = b.fields.blocker.get(s, pirate);
        return chain.ends(s, topArg(s, 0)).filter((edge) => b.walks.hexesAlong[edge].includes(at));
      };
      return [
        {
          name: 'start-fleet',
          args: [{ name: 'edge', domain: b.domain('edge') }],
          decisions: ['place-route'],
          list: (s, seat, out) => {
            for (const edge of b.walks.edgesAt[topArg(s, 1)])
              if (barStart(s, seat, edge) === undefined) out.put(edge);
          },
          apply: (s, seat, edge) => {
            pop(s);
            b.rules.build(s, seat, ship, edge);
            placed.add(s, 1);
          },
          why: (s, seat, edge) => (edge < 0 ? undefined : barStart(s, seat, edge)),
        },
        {
          name: 'sail-fleet',
          args: [
            { name: 'from', domain: b.domain('edge') },
            { name: 'edge', domain: b.domain('edge') },
          ],
          decisions: ['roll', 'main', 'trade', 'build'],
          list: (s, seat, out) => {
            const ends = chain.ends(s, seat);
            for (let i = 0; i < ends.length; i++) {
              if (sailed.get(s, ends[i]) !== 0) continue;
              const near = chain.reach(ends[i], ends);
              for (let k = 0; k < near.length; k++)
                if (barTo(s, seat, ends[i], near[k]) === undefined) out.put(ends[i], near[k]);
            }
          },
          apply: (s, seat, from, to) => {
            marks.set(s, from, 0);
            marks.set(s, to, b.mark(seat, ship));
            sailed.set(s, from, 0);
            sailed.set(s, to, 1);
            if (s.events) tell(s, 'fleet-sails', { seat, from, place: to });
          },
          why: (s, seat, from, to) =>
            from < 0
              ? undefined
              : (barSail(s, seat, from) ?? (to < 0 ? undefined : barTo(s, seat, from, to))),
        },
        {
          name: 'fleet-hunt',
          args: [{ name: 'edge', domain: b.domain('edge') }],
          decisions: ['fleet-hunt'],
          list: (s, _seat, out) => {
            for (const edge of huntable(s)) out.put(edge);
          },
          apply: (s, _seat, edge) => {
            pop(s);
            b.rules.unbuild(s, ship, edge);
          },
          why: () => NOT_THERE,
        },
      ];
    },
    words: {
      terms: {
        'piece.fleet-ship': 'ship',
        'move.fleet-ship': 'Build a ship',
        'move.start-fleet': 'Begin your fleet with a ship',
        'move.sail-fleet': 'Sail with your fleet',
        'move.fleet-hunt': 'Take this ship',
        'decision.fleet-hunt': 'Choose the end of the fleet that loses its ship',
        'event.fleet-sails': '{seat} sails.',
        'reason.fleet-at-town':
          'Your fleet sets out from a town of yours, and grows while one of its ships lies at one.',
        'reason.fleet-at-end': 'Your fleet goes on at its ends; it has no branches and closes no ring.',
        'reason.fleet-not-end': 'Only the last ship at an end of your fleet sails.',
        'reason.fleet-sailed': 'This ship has sailed this turn.',
        'reason.fleet-started': 'You have your fleet already.',
        'reason.fleet-elsewhere': 'This ship is not beside the pirate.',
      },
    },
    looks: {
      pieces: { [SHIP]: { shape: 'ship' } },
      moves: { 'sail-fleet': { shape: 'ship' }, 'start-fleet': { shape: 'ship' } },
    },
  };
}

/** by corner: which of the regions is there, or -1 */
function islesAt(b: Book, isles: readonly string[]): readonly number[] {
  return b.walks.hexesAt.map((hexes) => {
    for (const hex of hexes) {
      const isle = isles.indexOf(b.layout.hexes[hex].region ?? '');
      if (isle >= 0) return isle;
    }
    return -1;
  });
}

type Chain = ReturnType<typeof makeChain>;

/** The fleet of a seat, as it lies on the board. */
function makeChain(b: Book) {
  const { index: ship, marks, limit, places } = b.piece(SHIP);
  const { endsOf, edgesAt } = b.walks;
  const isOwn = (s: State, seat: Seat, edge: Edge): boolean => marks.get(s, edge) === b.mark(seat, ship);
  const length = (s: State, seat: Seat): number => limit - b.fields.supply.get(s, seat, ship);
  const at = (s: State, seat: Seat, corner: Corner): number => {
    let count = 0;
    for (const edge of edgesAt[corner]) if (isOwn(s, seat, edge)) count++;
    return count;
  };
  const isEnd = (s: State, seat: Seat, edge: Edge): boolean =>
    at(s, seat, endsOf[edge][0]) === 1 || at(s, seat, endsOf[edge][1]) === 1;
  const all = (s: State, seat: Seat): Edge[] => {
    const found: Edge[] = [];
    const count = length(s, seat);
    for (let edge = 0; found.length < count && edge < places; edge++)
      if (isOwn(s, seat, edge)) found.push(edge);
    return found;
  };
  /** whether a ship on the edge would go on from an end, counting none on `without`, and touch no other ship */
  const goesOn = (s: State, seat: Seat, edge: Edge, without: number): boolean => {
    const [a, z] = endsOf[edge];
    const atA = at(s, seat, a) - (without >= 0 && endsOf[without].includes(a) ? 1 : 0);
    const atZ = at(s, seat, z) - (without >= 0 && endsOf[without].includes(z) ? 1 : 0);
    return atA + atZ === 1;
  };
  return {
    length,
    at,
    isEnd,
    all,
    ends: (s: State, seat: Seat): Edge[] => all(s, seat).filter((edge) => isEnd(s, seat, edge)),
    barGrow: (s: State, seat: Seat, edge: Edge): Bar => {
      if (length(s, seat) === 0)
        return endsOf[edge].some((corner) => ownsTown(b, s, seat, corner)) ? undefined : AT_TOWN;
      if (!goesOn(s, seat, edge, -1)) return AT_END;
      const moored = all(s, seat).some((own) => endsOf[own].some((corner) => ownsTown(b, s, seat, corner)));
      return moored ? undefined : AT_TOWN;
    },
    /** whether the ship at this end may go to that edge: to a neighbouring one if it is alone, otherwise on at the other end */
    follows: (s: State, seat: Seat, from: Edge, to: Edge): boolean => {
      if (to === from) return false;
      if (length(s, seat) === 1) return endsOf[to].some((corner) => endsOf[from].includes(corner));
      if (!goesOn(s, seat, to, from)) return false;
      // It grows at the other end, not where the ship was taken from.
      const root = endsOf[from].find((corner) => at(s, seat, corner) > 1);
      return root === undefined || !endsOf[to].includes(root);
    },
    /** the edges to which that ship might go: beside it if it is alone, otherwise beside the one at the other end */
    reach: (from: Edge, ends: readonly Edge[]): readonly Edge[] =>
      b.walks.edgesNear[ends.length === 1 ? from : ends[0] === from ? ends[1] : ends[0]],
  };
}

/** What isles are worth to a seat that it could found on from its fleet, now or after a voyage. */
function makeProspect(
  b: Book,
  isleOf: readonly number[],
  settled: (s: State, seat: Seat, isle: number) => boolean,
  chain: Chain,
): (s: State, seat: Seat) => number {
  const { corners, cornerCorner, cornerEdge, cornerEdgeFrom } = b.topology;
  const { index: ship } = b.piece(SHIP);
  const away = new Int16Array(corners);
  const queue = new Int16Array(corners);
  return (s, seat) => {
    const fleet = chain.all(s, seat);
    if (fleet.length === 0) return 0;
    away.fill(-1);
    let tail = 0;
    for (const edge of fleet)
      for (const corner of b.walks.endsOf[edge])
        if (away[corner] < 0) {
          away[corner] = 0;
          queue[tail++] = corner;
        }
    const tried = new Set<number>();
    for (let head = 0; head < tail; head++) {
      const corner = queue[head];
      const isle = isleOf[corner];
      if (isle >= 0 && !tried.has(isle)) {
        if (settled(s, seat, isle)) tried.add(isle);
        else if (foundsAt(b, s, b.piece('settlement').index, corner) && !b.rules.barFound(s, seat, corner))
          return ISLE * FADE ** away[corner];
      }
      for (let i = cornerEdgeFrom[corner]; i < cornerEdgeFrom[corner + 1]; i++) {
        const next = cornerCorner[i];
        if (away[next] >= 0 || !b.rules.edgeFit(s, ship, cornerEdge[i])) continue;
        away[next] = away[corner] + 1;
        queue[tail++] = next;
      }
    }
    return 0;
  };
}
