import {
  type Bar,
  type MoveList,
  pop,
  push,
  reason,
  type Seat,
  type State,
  tell,
  topArg,
} from '@hexwright/kernel';
import type { Book, MoveSpec } from '../../rulebook/index.ts';
import { canPay, giveBack, held, pay } from '../core/goods.ts';
import { FAR, type Travellers } from './handles.ts';
import { staysWithin, type Ways } from './overland.ts';
import type { TravelConfig, Traveller } from './points.ts';

/** Going, hurrying for a price, and leaving it at that. */
export function travelMoves(b: Book, config: TravelConfig, own: Travellers): MoveSpec[] {
  const { name, extra } = config;
  const decisions = config.when === undefined || config.when === 'phase' ? [`move-${name}`] : config.when;
  return [
    ...goMoves(b, config, own, decisions),
    ...(extra ? [hurryMove(b, config, own, decisions)] : []),
    ...(config.when === undefined || config.when === 'phase' ? [restMove(b, config)] : []),
  ];
}

/** whether a seat leads one alone, which then needs no naming */
function lone({ each, neutral }: TravelConfig): boolean {
  return each === 1 && neutral === undefined;
}

function goMoves(b: Book, config: TravelConfig, own: Travellers, decisions: readonly string[]): MoveSpec[] {
  const { name, on, goes, shared, toll, apart, abreast = 1 } = config;
  const good = toll === undefined ? -1 : b.good(toll);
  const { steps, standing } = own;
  const reasons = {
    none: reason(`${name}-absent`, `no ${name} of the seat stands there`),
    far: reason(`${name}-too-far`, `the ${name} cannot get there with the movement points it has left`),
    toll: reason(`${name}-toll`, 'the seat cannot pay the toll'),
  };
  const purse = (s: State, seat: Seat): number => (good < 0 ? 0 : held(b, s, seat, good));
  const isLone = lone(config);
  const put = (out: MoveList, from: number, to: number, unit: number) => {
    if (isLone) out.put(to);
    else if (shared) out.put(from, to, unit);
    else out.put(from, to);
  };
  /** the one that a move names */
  const named = (s: State, seat: Seat, from: number, unit: number): number => {
    for (let i = 0; i < own.count; i++) {
      const at = own.at(s, i);
      if (at < 0 || (!isLone && (at !== from || (shared && unit >= 0 && unit !== i)))) continue;
      if (b.the.travel.leads(s, name, seat, i)) return i;
    }
    return -1;
  };
  /** the cheapest single step there, or -1 */
  const stepTo = (s: State, seat: Seat, unit: Traveller, to: number, left: number): number => {
    const from = own.at(s, unit);
    let best = -1;
    for (let i = steps.from[from]; i < steps.from[from + 1]; i++) {
      if (steps.to[i] !== to || barOf(s, seat, unit, steps.via[i], to, left)) continue;
      if (best < 0 || costOf(s, seat, i) < costOf(s, seat, best)) best = i;
    }
    return best;
  };
  const costOf = (s: State, seat: Seat, i: number): number =>
    b.the.travel.stepCost(s, name, seat, steps.via[i], steps.to[i]);
  const barOf = (s: State, seat: Seat, unit: Traveller, via: number, to: number, left: number): Bar => {
    if (b.the.travel.stepCost(s, name, seat, via, to) > left) return reasons.far;
    const bar =
      b.the.travel.barStep(s, name, seat, unit, via, to) ?? b.the.travel.barStand(s, name, seat, unit, to);
    if (bar) return bar;
    return b.the.travel.toll(s, name, seat, via, to) > purse(s, seat) ? reasons.toll : undefined;
  };
  const listSteps: NonNullable<MoveSpec['list']> = (s, seat, out) => {
    for (let unit = 0; unit < own.count; unit++) {
      const from = own.at(s, unit);
      if (from < 0 || !b.the.travel.leads(s, name, seat, unit)) continue;
      const left = own.left(s, unit);
      if (left === 0) continue;
      for (let i = steps.from[from]; i < steps.from[from + 1]; i++)
        if (stepTo(s, seat, unit, steps.to[i], left) === i) put(out, from, steps.to[i], unit);
    }
  };
  /** the toll of this place for whoever begins, passes or ends a way there */
  const tollAt = (s: State, seat: Seat, place: number): number => b.the.travel.toll(s, name, seat, -1, place);
  const due = new Int32Array(steps.places);
  const points = new Int32Array(steps.places);
  /**
   * By place: the points of the way there, with the toll that it owes in `due`: none where a way without any leads there,
   * or where it is paid for this turn; otherwise the dearest of its tolls, if the seat can pay that.
   */
  const ways = (s: State, seat: Seat, unit: Traveller): Int32Array => {
    const from = own.at(s, unit);
    const left = own.left(s, unit);
    if (toll === undefined) return own.reach(s, seat, unit, from, left, FAR);
    points.set(own.reach(s, seat, unit, from, left, FAR));
    due.fill(0);
    if (own.hasPaid(s, unit)) return points;
    let asked = tollAt(s, seat, from);
    const leaves = asked > 0;
    for (let to = 0; to < steps.places; to++)
      if (points[to] < FAR) asked = Math.max(asked, tollAt(s, seat, to));
    if (asked === 0) return points;
    const free = leaves ? undefined : own.reach(s, seat, unit, from, left, 0);
    const can = asked <= purse(s, seat);
    for (let to = 0; to < steps.places; to++) {
      if (free && free[to] < FAR) points[to] = free[to];
      else if (points[to] < FAR) {
        due[to] = asked;
        if (!can) points[to] = FAR;
      }
    }
    return points;
  };
  /** the dearest toll that the place itself or one that can be reached from it asks for */
  const dearest = (s: State, seat: Seat, from: number, { places, within }: Ways, left: number): number => {
    let most = tollAt(s, seat, from);
    const reached = within[Math.min(left, steps.places)];
    for (let i = 0; i < reached; i++) most = Math.max(most, tollAt(s, seat, places[i]));
    return most;
  };
  /** the ways as they are kept, if the seat can pay for all of them */
  const keptWays = (
    s: State,
    seat: Seat,
    unit: Traveller,
    left: number,
    list?: MoveList,
  ): Ways | undefined => {
    const from = own.at(s, unit);
    const kept = own.keptIfPaid(s, from, list, left);
    if (kept === undefined || toll === undefined || own.hasPaid(s, unit)) return kept;
    return dearest(s, seat, from, kept, left) <= purse(s, seat) ? kept : undefined;
  };
  const hasRoom = (s: State, to: number): boolean => !apart || own.crowd(s, to) < abreast;
  const listWays: NonNullable<MoveSpec['list']> = (s, seat, out) => own.atRest(s, listAtRest, seat, out);
  const listAtRest = (s: State, seat: Seat, out: MoveList): void => {
    const freely = own.staysFreely();
    for (let unit = 0; unit < own.count; unit++) {
      const from = own.at(s, unit);
      if (from < 0 || !b.the.travel.leads(s, name, seat, unit)) continue;
      const left = own.left(s, unit);
      if (left === 0) continue;
      const kept = freely ? keptWays(s, seat, unit, left, out) : undefined;
      if (kept) {
        const stays = staysWithin(kept, left);
        for (let i = 0; stays[i] >= 0; i++)
          if (standing[stays[i]] < 0 || hasRoom(s, stays[i])) put(out, from, stays[i], unit);
        continue;
      }
      const far = ways(s, seat, unit);
      for (let to = 0; to < steps.places; to++)
        if (far[to] < FAR && to !== from && b.the.travel.barStand(s, name, seat, unit, to) === undefined)
          put(out, from, to, unit);
    }
  };
  const goWay = (s: State, seat: Seat, unit: Traveller, to: number): void => {
    const from = own.at(s, unit);
    const left = own.left(s, unit);
    const kept = own.keptIfPaid(s, from, undefined, left);
    if (kept === undefined) {
      const far = ways(s, seat, unit)[to];
      payToll(s, seat, unit, due[to]);
      own.go(s, seat, unit, to, far);
      return;
    }
    const asked = toll === undefined || own.hasPaid(s, unit) ? 0 : dearest(s, seat, from, kept, left);
    // A way without a toll is gone where there is one, and it may be longer.
    const far = asked > 0 && tollAt(s, seat, from) === 0 ? own.reach(s, seat, unit, from, left, 0)[to] : FAR;
    if (far === FAR) payToll(s, seat, unit, asked);
    own.go(s, seat, unit, to, far === FAR ? kept.away[to] : far);
  };
  const payToll = (s: State, seat: Seat, unit: Traveller, count: number): void => {
    if (count === 0) return;
    giveBack(b, s, seat, good, count);
    own.setPaid(s, unit);
    if (s.events) tell(s, `${name}-toll`, { seat, count });
    b.rules.reviewAwards(s);
  };
  const args = [
    ...(lone(config) ? [] : [{ name: 'from', domain: b.domain(on) }]),
    { name: lone(config) ? on : 'to', domain: b.domain(on) },
    ...(shared ? [{ name: 'unit', domain: { id: name, size: own.count } }] : []),
  ];
  const read = (s: State, seat: Seat, first: number, second: number, third: number) => ({
    unit: named(s, seat, first, shared ? third : -1),
    to: lone(config) ? first : second,
  });
  const go: MoveSpec = {
    name: `move-${name}`,
    args,
    decisions,
    list: goes === 'step' ? listSteps : listWays,
    apply: (s, seat, first, second, third) => {
      const { unit, to } = read(s, seat, first, second, third);
      if (goes === 'way') {
        goWay(s, seat, unit, to);
        return;
      }
      const i = stepTo(s, seat, unit, to, own.left(s, unit));
      const points = costOf(s, seat, i);
      if (b.the.travel.toll(s, name, seat, steps.via[i], to) > 0)
        b.the.travel.payToll(s, name, seat, steps.via[i], to);
      own.go(s, seat, unit, to, points);
    },
    why: (s, seat, first, second, third) => {
      const { unit, to } = read(s, seat, first, second, third);
      if (unit < 0) return reasons.none;
      if (to < 0) return undefined;
      const from = own.at(s, unit);
      if (goes === 'way')
        return to === from || ways(s, seat, unit)[to] === FAR
          ? reasons.far
          : b.the.travel.barStand(s, name, seat, unit, to);
      for (let i = steps.from[from]; i < steps.from[from + 1]; i++)
        if (steps.to[i] === to) return barOf(s, seat, unit, steps.via[i], to, own.left(s, unit));
      return reasons.far;
    },
  };
  if (!config.picks) return [go];
  const decision = b.decision(`${name}-to`);
  /** whether a way leads anywhere; its first steps tell that soonest */
  const mayGo = (s: State, seat: Seat, unit: Traveller, list?: MoveList): boolean => {
    const left = own.left(s, unit);
    if (left === 0) return false;
    const from = own.at(s, unit);
    const paid = toll === undefined || own.hasPaid(s, unit);
    const free = paid || tollAt(s, seat, from) === 0;
    if (own.goesFreely() && own.staysFreely()) {
      if (free)
        for (let i = steps.from[from]; i < steps.from[from + 1]; i++) {
          const to = steps.to[i];
          if (own.mayStay(s, to) && (paid || tollAt(s, seat, to) === 0) && hasRoom(s, to)) return true;
        }
      const kept = own.keptIfPaid(s, from, list, left)!;
      if (paid || dearest(s, seat, from, kept, left) <= purse(s, seat))
        return own.berths(s, kept, left)[0] >= 0;
    } else if (free)
      for (let i = steps.from[from]; i < steps.from[from + 1]; i++) {
        const via = steps.via[i];
        const to = steps.to[i];
        if (to === from || costOf(s, seat, i) > left) continue;
        if (!paid && b.the.travel.toll(s, name, seat, via, to) > 0) continue;
        if (
          b.the.travel.barStep(s, name, seat, unit, via, to) === undefined &&
          b.the.travel.barStand(s, name, seat, unit, to) === undefined
        )
          return true;
      }
    const far = ways(s, seat, unit);
    for (let to = 0; to < steps.places; to++)
      if (to !== from && far[to] < FAR && b.the.travel.barStand(s, name, seat, unit, to) === undefined)
        return true;
    return false;
  };
  return [
    {
      name: `move-${name}`,
      quiet: true,
      leadsTo: `${name}-to`,
      args: [
        { name: on, domain: b.domain(on) },
        ...(shared ? [{ name: 'unit', domain: { id: name, size: own.count } }] : []),
      ],
      decisions,
      list: (s, seat, out) => {
        for (let unit = 0; unit < own.count; unit++) {
          const from = own.at(s, unit);
          if (from < 0 || !b.the.travel.leads(s, name, seat, unit) || !mayGo(s, seat, unit, out)) continue;
          if (shared) out.put(from, unit);
          else out.put(from);
        }
      },
      apply: (s, seat, from, unit) =>
        push(s, decision, 1 << seat, from, named(s, seat, from, shared ? unit : -1)),
      why: (s, seat, from, unit) => {
        const found = named(s, seat, from, shared ? unit : -1);
        if (found < 0) return reasons.none;
        return mayGo(s, seat, found) ? undefined : reasons.far;
      },
    },
    {
      name: `${name}-to`,
      args: [{ name: on, domain: b.domain(on) }],
      decisions: [`${name}-to`],
      list: (s, seat, out) => {
        const from = topArg(s, 0);
        const unit = topArg(s, 1);
        const left = own.left(s, unit);
        const kept = own.staysFreely() ? keptWays(s, seat, unit, left, out) : undefined;
        if (kept) {
          const berths = own.berths(s, kept, left);
          for (let i = 0; berths[i] >= 0; i++) out.put(berths[i]);
          return;
        }
        const far = ways(s, seat, unit);
        for (let to = 0; to < steps.places; to++)
          if (far[to] < FAR && to !== from && b.the.travel.barStand(s, name, seat, unit, to) === undefined)
            out.put(to);
      },
      apply: (s, seat, to) => {
        const unit = topArg(s, 1);
        pop(s);
        goWay(s, seat, unit, to);
      },
      why: (s, seat, to) => {
        const unit = topArg(s, 1);
        if (to < 0) return undefined;
        return to === own.at(s, unit) || ways(s, seat, unit)[to] === FAR
          ? reasons.far
          : b.the.travel.barStand(s, name, seat, unit, to);
      },
    },
  ];
}

function hurryMove(b: Book, config: TravelConfig, own: Travellers, decisions: readonly string[]): MoveSpec {
  const { name, on, extra, shared } = config;
  const bill = b.bill(extra!.cost);
  const none = reason(`${name}-absent`, `no ${name} of the seat stands there`);
  const hurried = reason(`${name}-hurried`, `the ${name} has been hurried this turn`);
  const price = bill.map(([good, count]) => `${count} ${b.goods[good].id}`).join(', ');
  const dear = reason('cannot-pay', `hurrying a ${name} costs ${price}`, { piece: name, cost: price });
  /** those that could be hurried: not in vain, for one whose journey is over */
  const may = (s: State, seat: Seat, unit: Traveller): boolean =>
    own.at(s, unit) >= 0 &&
    b.the.travel.leads(s, name, seat, unit) &&
    !own.hasExtra(s, unit) &&
    own.mayHurry(s, unit);
  const find = (s: State, seat: Seat, from: number, named: Traveller): number => {
    for (let unit = 0; unit < own.count; unit++) {
      if (!lone(config) && (own.at(s, unit) !== from || (shared && named >= 0 && named !== unit))) continue;
      if (may(s, seat, unit)) return unit;
    }
    return -1;
  };
  return {
    name: `hurry-${name}`,
    args: [
      ...(lone(config) ? [] : [{ name: on, domain: b.domain(on) }]),
      ...(shared ? [{ name: 'unit', domain: { id: name, size: own.count } }] : []),
    ],
    decisions,
    price: () => bill,
    list: (s, seat, out) => {
      if (!canPay(b, s, seat, bill)) return;
      for (let unit = 0; unit < own.count; unit++) {
        if (!may(s, seat, unit)) continue;
        if (lone(config)) out.put();
        else if (shared) out.put(own.at(s, unit), unit);
        else out.put(own.at(s, unit));
      }
    },
    apply: (s, seat, from, unit) => {
      pay(b, s, seat, bill);
      own.addExtra(s, shared ? unit : find(s, seat, from, -1));
      if (s.events) tell(s, `${name}-hurried`, { seat });
    },
    why: (s, seat, from, unit) => {
      if (!canPay(b, s, seat, bill)) return dear;
      if (from < 0 && !lone(config)) return undefined;
      if (find(s, seat, from, shared ? unit : -1) >= 0) return undefined;
      return lone(config) || own.on(s, from) >= 0 ? hurried : none;
    },
  };
}

function restMove(b: Book, { name }: TravelConfig): MoveSpec {
  return {
    name: `rest-${name}`,
    quiet: true,
    decisions: [`move-${name}`],
    list: (s, seat, out) => {
      if (b.the.travel.barRest(s, name, seat) === undefined) out.put();
    },
    apply: (s) => pop(s),
    why: (s, seat) => b.the.travel.barRest(s, name, seat),
  };
}
