import { type Bar, type MoveList, pop, push, reason, type Seat, type State, topArg } from '@hexwright/kernel';
import type { Edge } from '../../board/index.ts';
import { KNIGHTS, knights } from '../../cities-knights/index.ts';
import {
  anewEachTurn,
  isStay,
  makeOverland,
  makeSteps,
  type Overland,
  onceAList,
  type UnitHandles,
  unitsOnPaths,
} from '../../mechanics/index.ts';
import type { Book, MoveSpec, Part } from '../../rulebook/index.ts';
import { field, handlesOf } from '../../rulebook/index.ts';
import { fightersAround } from './fighters.ts';
import { castle, castlePaths, landPaths } from './knights.ts';

const fields = {
  /** by edge: 1 where a knight stands that has gone this turn */
  knightRidden: field.row('edge', { noLook: 'what has gone is not offered to be moved' }),
};

/** the paths that a knight goes in a turn, and those that it goes besides when it gives up being active */
const SPEED = 3;
const EXTRA = 2;

/** what bots see in knights, in points: each rank above the first, being active, and the next one to hire */
const RANK = 0.15;
const ACTIVE = 0.2;
const RECRUIT = 0.4;
/** so many are worth hiring for their own sake */
const TROOP = 3;

const NONE = reason('no-unit', 'nothing of the seat stands there');
const RIDDEN = reason('knight-ridden', 'it has gone this turn');
const TOO_FAR = reason('knight-too-far', 'it cannot go so far');
const AT_CASTLE = reason('at-castle', 'no knight stays at the castle');
const NO_CASTLE = reason('not-at-castle', 'the path is not at a castle');
const NOT_THIS = reason('not-this-knight', 'only the new knight moves between the turns');

/** Knights with ranks on the paths: hired at the castle, moved after trading and building, beaten down a rank. */
export function riders(): Part {
  return {
    id: 'riders',
    uses: [castle(), unitsOnPaths(KNIGHTS)],
    fields,
    decisions: {
      ride: {
        args: (b) => [{ name: 'only', domain: { id: 'edge-or-none', size: b.topology.edges + 1 } }],
      },
    },
    brings: ['fighters'],
    overrides: {
      'units.refuges': 'who is driven off goes back to the castle',
      'units.displaced': 'nobody else is moved: the rider only lies down',
      'reconquest.rest': 'knights at the hex rest in place of leaving',
    },
    rules: (was, b) => {
      const own = knights.of(b);
      const { knightRidden: ridden } = handlesOf(b, fields);
      const special = b.cell('special');
      const isCastle = castlePaths(b);
      const overland = overlandOf(b);
      const recruit = own.ranks[0];
      const rouse = b.bill(KNIGHTS.activate);
      return {
        units: {
          barHire: (s, seat, edge) =>
            was.units.barHire(s, seat, edge) ?? (isCastle(s, edge) ? undefined : NO_CASTLE),
          barStand: (s, seat, edge) =>
            was.units.barStand(s, seat, edge) ?? (isCastle(s, edge) ? AT_CASTLE : undefined),
          refuges: (s, _seat, edge) => {
            const { places, within } = overland.from(s, edge, SPEED);
            return places.subarray(0, within[SPEED]);
          },
          displaced: (s, edge) => own.deactivate(s, edge),
        },
        fighters: {
          isGround: landPaths(b),
          on: (s, edge) => (own.owner(s, edge) < 0 ? -1 : edge),
          still: (_s, ask) => ask(),
          owner: (s, edge) => own.owner(s, edge),
          strength: (s, edge) => own.strength(s, edge),
          fights: (s, edge) => own.isActive(s, edge),
          fall: (s, edge) => {
            const seat = own.owner(s, edge);
            const rank = own.rank(s, edge);
            own.remove(s, edge);
            for (let lower = rank - 1; lower >= 0; lower--)
              if (own.left(s, seat, lower) > 0) {
                own.place(s, seat, lower, edge, true);
                return rank - lower;
              }
            return rank + 1;
          },
        },
        reconquest: {
          rest: (s, hex) => {
            for (const edge of fightersAround(b, s, hex)) if (edge >= 0) own.deactivate(s, edge);
          },
        },
        built: (s, seat, piece, place) => {
          was.built(s, seat, piece, place);
          const between = special.get(s) !== 0 && b.option('waiting') !== 'paired';
          if (piece === recruit.index && between) push(s, b.decision('ride'), 1 << seat, place + 1);
        },
        unbuild: (s, piece, place) => {
          was.unbuild(s, piece, place);
          if (own.ranks.some(({ index }) => index === piece)) ridden.set(s, place, 0);
        },
        ...anewEachTurn(was, (s) => ridden.fill(s, 0)),
        hints: {
          progress: (s, seat) => {
            let hope = was.hints.progress(s, seat);
            own.each(s, seat, (edge) => {
              hope += RANK * (own.strength(s, edge) - 1);
              if (own.isActive(s, edge)) hope += ACTIVE;
            });
            return hope;
          },
          aims: (s, seat, aim) => {
            was.hints.aims(s, seat, aim);
            if (own.count(s, seat) < TROOP) aim(b.rules.cost(s, seat, recruit.index, -1), RECRUIT);
            let idle = false;
            own.each(s, seat, (edge) => {
              if (!own.isActive(s, edge)) idle = true;
            });
            if (idle) aim(rouse, ACTIVE);
          },
        },
      };
    },
    turnSteps: (b) => {
      const own = knights.of(b);
      const special = b.cell('special');
      const open = (s: State, seat: Seat): void => {
        if (own.any(s, seat)) push(s, b.decision('ride'), 1 << seat, 0);
      };
      return [
        { before: 'check-coast', add: { id: 'ride', run: (s) => open(s, b.fields.active.get(s)) } },
        // The paired part of a turn has a journey of its own.
        ...(b.option<string>('waiting') === 'paired'
          ? [
              {
                add: {
                  id: 'ride-paired',
                  run: (s: State) => open(s, (b.fields.active.get(s) + special.get(s)) % b.seats),
                },
              },
            ]
          : []),
      ];
    },
    moves: (b) => {
      const own = knights.of(b);
      const isCastle = castlePaths(b);
      const muster = makeMuster(b, own);
      const barRest = makeBarRest(b, own, muster.overland);
      const barStand = (s: State, seat: Seat, _from: Edge, to: Edge): Bar =>
        b.the.units.barStand(s, seat, to);
      const barRideDown = (s: State, seat: Seat, from: Edge, to: Edge): Bar =>
        b.the.units.barDisplace(s, seat, from, to) ?? (isCastle(s, to) ? AT_CASTLE : undefined);
      return [
        rideMove(b, muster, 'ride', [0, SPEED], () => undefined, {
          bar: barStand,
          may: muster.mayStand,
          go: (s, _seat, from, to) => own.move(s, from, to),
        }),
        rideMove(b, muster, 'gallop', [SPEED, SPEED + EXTRA], b.the.units.barAct, {
          bar: barStand,
          may: muster.mayStand,
          go: (s, seat, from, to) => {
            b.the.units.acted(s, seat, from);
            own.move(s, from, to);
          },
        }),
        rideMove(b, muster, 'ride-down', [0, SPEED], b.the.units.barAct, {
          bar: barRideDown,
          // Most paths are empty.
          may: (s, seat, from, to) => own.owner(s, to) >= 0 && barRideDown(s, seat, from, to) === undefined,
          go: (s, seat, from, to) => {
            b.the.units.acted(s, seat, from);
            handlesOf(b, fields).knightRidden.set(s, to, 0);
            own.displace(s, to, () => own.move(s, from, to));
          },
        }),
        {
          name: 'rest-knights',
          quiet: true,
          decisions: ['ride'],
          list: (s, seat, out) => {
            if (barRest(s, seat, out) === undefined) out.put();
          },
          apply: (s) => pop(s),
          why: (s, seat) => barRest(s, seat),
        },
      ];
    },
    words: {
      terms: {
        'decision.ride': 'Move your knights',
        'move.ride': 'Move a knight',
        'move.gallop': 'Move an active knight two paths further; it becomes inactive',
        'move.ride-down': 'Drive a weaker knight off',
        'move.rest-knights': 'Done moving',
        'reason.knight-ridden': 'It has moved this turn.',
        'reason.knight-too-far': 'It cannot move that far.',
        'reason.knight-near': 'It gets there without becoming inactive.',
        'reason.at-castle': 'No knight stays at the castle.',
        'reason.not-at-castle': 'The path is not at a castle.',
        'reason.not-this-knight': 'Between the turns only the new knight moves.',
      },
    },
    looks: { moves: { 'rest-knights': { flow: 'on' } } },
  };
}

/** Knights ride over land, past everything, and stay at no castle. */
function overlandOf(b: Book): Overland {
  const isCastle = castlePaths(b);
  return makeOverland(b, makeSteps(b, 'edge'), {
    goes: (s, edge) => b.the.fighters.isGround(s, edge),
    barStay: (s, edge) => (isCastle(s, edge) ? AT_CASTLE : undefined),
  });
}

const TOO_NEAR = reason('knight-near', 'it gets there without giving anything up');

/** What the lists of all rides ask for, looked up once for all of them. */
interface Muster {
  readonly overland: Overland;
  /** the edges of the knights that may still go, as they were found last */
  readonly edges: Int16Array;
  /** finds them for this list of moves; answers how many */
  find(s: State, seat: Seat, list: MoveList): number;
  /** whether a knight may stand on an edge with such ground, for the list they were found for */
  mayStand(s: State, seat: Seat, from: Edge, edge: Edge, ground: number): boolean;
}

const FREE = 1;
const BARRED = 2;

function makeMuster(b: Book, own: UnitHandles): Muster {
  const { knightRidden: ridden } = handlesOf(b, fields);
  const edges = new Int16Array(b.topology.edges);
  const known = new Uint8Array(b.topology.edges);
  const isSameList = onceAList();
  let count = 0;
  let of = -1;
  /** whether units, paths and riders alone say where a knight may stand: then ground does, and who stands there */
  let plain: boolean | undefined;
  const { marks } = own.ranks[0];
  return {
    overland: overlandOf(b),
    edges,
    find: (s, seat, list) => {
      if (isSameList(s, list) && of === seat) return count;
      of = seat;
      plain ??= b.isPlain('units.barStand', undefined, 3) && b.isPlain('fighters.isGround');
      if (!plain) known.fill(0);
      const only = topArg(s, 0) - 1;
      const all = own.find(s, seat, edges);
      count = 0;
      for (let i = 0; i < all; i++)
        if (ridden.get(s, edges[i]) === 0 && (only < 0 || only === edges[i])) edges[count++] = edges[i];
      return count;
    },
    mayStand: (s, seat, _from, edge, ground) => {
      if (plain) return isStay(ground) && marks.get(s, edge) === 0;
      if (known[edge] === 0) known[edge] = b.the.units.barStand(s, seat, edge) === undefined ? FREE : BARRED;
      return known[edge] === FREE;
    },
  };
}

interface Ride {
  readonly bar: (s: State, seat: Seat, from: Edge, to: Edge) => Bar;
  /** the same for lists, which know the ground there */
  readonly may: Muster['mayStand'];
  readonly go: (s: State, seat: Seat, from: Edge, to: Edge) => void;
}

/** The way of one knight in a turn, more than so many paths and up to so many. */
function rideMove(
  b: Book,
  { overland, edges, find }: Muster,
  name: string,
  [near, far]: readonly [number, number],
  barAct: (s: State, seat: Seat, from: Edge) => Bar,
  { bar, may, go }: Ride,
): MoveSpec {
  const own = knights.of(b);
  const { knightRidden: ridden } = handlesOf(b, fields);
  const barFrom = (s: State, seat: Seat, from: Edge): Bar => {
    if (own.owner(s, from) !== seat) return NONE;
    if (topArg(s, 0) !== 0 && topArg(s, 0) !== from + 1) return NOT_THIS;
    return ridden.get(s, from) === 0 ? barAct(s, seat, from) : RIDDEN;
  };
  return {
    name,
    args: [
      { name: 'from', domain: b.domain('edge') },
      { name: 'to', domain: b.domain('edge') },
    ],
    decisions: ['ride'],
    list: (s, seat, out) => {
      const count = find(s, seat, out);
      for (let k = 0; k < count; k++) {
        const from = edges[k];
        if (barAct(s, seat, from) !== undefined) continue;
        const { places, within, ground } = overland.from(s, from, far, out);
        for (let i = within[near]; i < within[far]; i++) {
          const to = places[i];
          if (may(s, seat, from, to, ground[to])) out.put(from, to);
        }
      }
    },
    apply: (s, seat, from, to) => {
      const alone = topArg(s, 0) !== 0;
      if (alone) pop(s);
      ridden.set(s, from, 0);
      go(s, seat, from, to);
      ridden.set(s, to, 1);
    },
    why: (s, seat, from, to) => {
      if (from < 0) return undefined;
      const no = barFrom(s, seat, from);
      if (no || to < 0) return no;
      const away = overland.from(s, from, far).away[to];
      if (away === 0 || away > far) return TOO_FAR;
      return bar(s, seat, from, to) ?? (away <= near ? TOO_NEAR : undefined);
    },
  };
}

/** A knight at the castle that can leave it has to. */
function makeBarRest(
  b: Book,
  own: UnitHandles,
  overland: Overland,
): (s: State, seat: Seat, list?: MoveList) => Bar {
  const isCastle = castlePaths(b);
  const edges = new Int16Array(b.topology.edges);
  return (s, seat, list) => {
    const only = topArg(s, 0) - 1;
    const count = own.find(s, seat, edges);
    for (let k = 0; k < count; k++) {
      if (!isCastle(s, edges[k]) || (only >= 0 && only !== edges[k])) continue;
      const { places, within } = overland.from(s, edges[k], SPEED, list);
      for (let i = 0; i < within[SPEED]; i++)
        if (b.the.units.barStand(s, seat, places[i]) === undefined) return AT_CASTLE;
    }
    return undefined;
  };
}
