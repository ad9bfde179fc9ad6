import {
  type Bar,
  type MoveList,
  pop,
  type Reason,
  reason,
  type Seat,
  type State,
  topArg,
} from '@hexwright/kernel';
import type { BlockerNo, Book, MoveSpec } from '../../rulebook/index.ts';
import { NOT_REACHED, TAKEN } from '../core/bars.ts';
import { canPay, needsOf, pay } from '../core/goods.ts';
import { onceAList } from '../core/once-a-list.ts';
import { makeAlongRoutes } from './along-routes.ts';
import { displacedOf, mayStand, type UnitHandles } from './handles.ts';
import type { Post, UnitAction, UnitsConfig } from './points.ts';

const NONE_ACTS = reason('no-unit-acts', 'no active unit of the seat may act now');
const ACTIVE = reason('unit-active', 'it is active already');
const NONE = reason('no-unit', 'nothing of the seat stands there');

/** Activating, which costs, and what an active unit does: going, driving another off, chasing a blocker. */
export function unitMoves(b: Book, config: UnitsConfig, own: UnitHandles): MoveSpec[] {
  const { name, actions = ['move', 'displace', 'chase'] } = config;
  const along = makeAlongRoutes(b);
  const corner = { name: own.on, domain: b.domain(own.on) };
  const to = { name: 'to', domain: b.domain(own.on) };
  const leads = (s: State, seat: Seat, from: Post, target: Post): boolean =>
    along.corners.subarray(0, along.from(s, seat, from)).includes(target);
  const whyNoAction = (s: State, seat: Seat, from: Post): Reason | undefined =>
    from >= 0 ? b.the.units.barAct(s, seat, from) : NONE_ACTS;
  const barGo = (s: State, seat: Seat, from: Post, target: Post): Bar =>
    b.the.units.barStand(s, seat, target) ??
    b.the.units.barCome(s, seat, own.strength(s, from), target, from);
  const acting = makeActing(b, own);
  const { marks: layer, places } = own.ranks[0];
  /** whether there is any unit that this one could drive off if routes led there: looking along routes takes longer */
  const findsWeaker = (s: State, seat: Seat, from: Post): boolean => {
    for (let at = 0; at < places; at++)
      if (layer.get(s, at) !== 0 && b.the.units.barDisplace(s, seat, from, at) === undefined) return true;
    return false;
  };
  const moves: Record<UnitAction, MoveSpec> = {
    move: {
      name: `move-${name}`,
      args: [corner, to],
      decisions: ['main', 'build'],
      list: (s, seat, out) => {
        const count = acting.find(s, seat, out);
        for (let k = 0; k < count; k++) {
          const from = acting.corners[k];
          const near = along.from(s, seat, from);
          for (let i = 0; i < near; i++)
            if (barGo(s, seat, from, along.corners[i]) === undefined) out.put(from, along.corners[i]);
        }
      },
      apply: (s, seat, from, target) => {
        b.the.units.acted(s, seat, from);
        own.move(s, from, target);
      },
      why: (s, seat, from, target) => {
        const bar = whyNoAction(s, seat, from);
        if (bar || target < 0) return bar;
        return leads(s, seat, from, target) ? barGo(s, seat, from, target) : NOT_REACHED;
      },
    },
    displace: {
      name: `displace-${name}`,
      args: [corner, to],
      decisions: ['main', 'build'],
      list: (s, seat, out) => {
        const count = acting.find(s, seat, out);
        for (let k = 0; k < count; k++) {
          const from = acting.corners[k];
          if (!findsWeaker(s, seat, from)) continue;
          const near = along.from(s, seat, from);
          for (let i = 0; i < near; i++)
            if (b.the.units.barDisplace(s, seat, from, along.corners[i]) === undefined)
              out.put(from, along.corners[i]);
        }
      },
      apply: (s, seat, from, target) => {
        b.the.units.acted(s, seat, from);
        own.displace(s, target, () => own.move(s, from, target));
      },
      why: (s, seat, from, target) => {
        const bar = whyNoAction(s, seat, from);
        if (bar || target < 0) return bar;
        return leads(s, seat, from, target) ? b.the.units.barDisplace(s, seat, from, target) : NOT_REACHED;
      },
    },
    chase: chaseMove(b, config, own, ['main', 'build'], undefined, acting),
  };
  const bill = b.bill(config.activate);
  const all = new Int16Array(places);
  const activation: MoveSpec = {
    name: `activate-${name}`,
    args: [corner],
    decisions: ['main', 'build', 'special'],
    price: () => bill,
    needs: needsOf(b, bill),
    list: (s, seat, out) => {
      if (!canPay(b, s, seat, bill)) return;
      const count = own.find(s, seat, all);
      for (let i = 0; i < count; i++)
        if (!own.isActive(s, all[i]) && b.the.units.barActivate(s, seat, all[i]) === undefined)
          out.put(all[i]);
    },
    apply: (s, seat, at) => {
      pay(b, s, seat, bill);
      own.activate(s, at);
    },
    why: (s, seat, at) => {
      if (at >= 0 && own.owner(s, at) !== seat) return NONE;
      if (at >= 0 && own.isActive(s, at)) return ACTIVE;
      if (!own.any(s, seat)) return NONE;
      const bar = at >= 0 ? b.the.units.barActivate(s, seat, at) : undefined;
      if (bar) return bar;
      return canPay(b, s, seat, bill) ? undefined : tooDear(b, config);
    },
  };
  return [activation, ...actions.map((action) => moves[action]), displacedMove(b, config, own)];
}

interface Acting {
  /** the corners that were found last */
  readonly corners: Int16Array;
  /** finds the corners of the units that may act now, for this list of moves; answers how many */
  find(s: State, seat: Seat, out: MoveList): number;
}

/** The units that may act are looked for once a list, however many moves ask for them. */
function makeActing(b: Book, own: UnitHandles): Acting {
  const corners = new Int16Array(own.ranks[0].places);
  let count = 0;
  const isSameList = onceAList();
  let of = -1;
  return {
    corners,
    find: (s, seat, out) => {
      if (isSameList(s, out) && of === seat) return count;
      const all = own.find(s, seat, corners);
      count = 0;
      for (let i = 0; i < all; i++)
        if (b.the.units.barAct(s, seat, corners[i]) === undefined) corners[count++] = corners[i];
      of = seat;
      return count;
    },
  };
}

/** A unit beside a blocker chases it away: whoever does moves it elsewhere, as on a seven. */
export function chaseMove(
  b: Book,
  { name }: UnitsConfig,
  own: UnitHandles,
  decisions: readonly string[],
  move = `chase-with-${name}`,
  acting = makeActing(b, own),
): MoveSpec {
  return {
    name: move,
    args: chaseArgs(b, own),
    decisions,
    list: (s, seat, out) => {
      const count = acting.find(s, seat, out);
      for (let k = 0; k < count; k++)
        for (let blocker = 0; blocker < b.blockers.length; blocker++)
          if (b.the.units.barChase(s, seat, acting.corners[k], blocker) === undefined)
            out.put(acting.corners[k], blocker);
    },
    apply: (s, seat, at, blocker) => {
      b.the.units.acted(s, seat, at);
      chase(b, s, seat, blocker);
    },
    why: (s, seat, at, blocker) => {
      if (at < 0) return NONE_ACTS;
      const bar = b.the.units.barAct(s, seat, at);
      return bar || blocker < 0 ? bar : b.the.units.barChase(s, seat, at, blocker);
    },
  };
}

/** A unit that is not active is woken for its price, and chases a blocker away at once. */
export function wakingChaseMove(
  b: Book,
  config: UnitsConfig,
  own: UnitHandles,
  decisions: readonly string[],
  move: string,
): MoveSpec {
  const bill = b.bill(config.activate);
  const barWake = (s: State, seat: Seat, at: Post): Bar => {
    if (own.owner(s, at) !== seat) return NONE;
    if (own.isActive(s, at)) return ACTIVE;
    return own.done(s, at) === 0 ? undefined : NONE_ACTS;
  };
  return {
    name: move,
    args: chaseArgs(b, own),
    decisions,
    price: () => bill,
    needs: needsOf(b, bill),
    list: (s, seat, out) => {
      if (!canPay(b, s, seat, bill)) return;
      own.each(s, seat, (at) => {
        if (barWake(s, seat, at)) return;
        for (let blocker = 0; blocker < b.blockers.length; blocker++)
          if (b.the.units.barChase(s, seat, at, blocker) === undefined) out.put(at, blocker);
      });
    },
    apply: (s, seat, at, blocker) => {
      pay(b, s, seat, bill);
      own.activate(s, at);
      b.the.units.acted(s, seat, at);
      chase(b, s, seat, blocker);
    },
    why: (s, seat, at, blocker) => {
      if (!canPay(b, s, seat, bill)) return tooDear(b, config);
      if (at < 0) return NONE;
      const bar = barWake(s, seat, at);
      return bar || blocker < 0 ? bar : b.the.units.barChase(s, seat, at, blocker);
    },
  };
}

function tooDear(b: Book, { name, activate }: UnitsConfig): Reason {
  const cost = b
    .bill(activate)
    .map(([good, count]) => `${count} ${b.goods[good].id}`)
    .join(', ');
  return reason('cannot-pay', `activating costs ${cost}`, { piece: name, cost });
}

function chaseArgs(b: Book, { on }: UnitHandles): NonNullable<MoveSpec['args']> {
  return [
    { name: on, domain: b.domain(on) },
    { name: 'blocker', domain: b.domain('blocker') },
  ];
}

/** The seat moves this blocker and no other. */
export function chase(b: Book, s: State, seat: Seat, blocker: BlockerNo): void {
  b.cell('toChase').set(s, 1 << blocker);
  b.the.blockers.ask(s, seat);
}

/** The owner of a unit that was driven off finds a place for it. */
function displacedMove(b: Book, { name, ranks }: UnitsConfig, own: UnitHandles): MoveSpec {
  const strengths = ranks.map(({ strength }) => strength);
  return {
    name: `place-${name}`,
    args: [{ name: own.on, domain: b.domain(own.on) }],
    decisions: [displacedOf(name)],
    list: (s, _seat, out) => {
      const owner = topArg(s, 3);
      for (const at of b.the.units.refuges(s, owner, topArg(s, 0)))
        if (mayStand(b, s, owner, strengths[topArg(s, 1)], at)) out.put(at);
    },
    apply: (s, _seat, at) => {
      const owner = topArg(s, 3);
      const rank = topArg(s, 1);
      const state = topArg(s, 2);
      pop(s);
      own.place(s, owner, rank, at, state >> 2 === 1, state & 3);
      b.rules.reviewAwards(s);
    },
    why: (s, _seat, at) => {
      if (at < 0) return undefined;
      const owner = topArg(s, 3);
      if (![...b.the.units.refuges(s, owner, topArg(s, 0))].includes(at)) return NOT_REACHED;
      return (
        b.the.units.barStand(s, owner, at) ??
        b.the.units.barCome(s, owner, strengths[topArg(s, 1)], at, -1) ??
        TAKEN
      );
    },
  };
}
