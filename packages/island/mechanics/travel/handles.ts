import { type MoveList, type Seat, type State, tell } from '@hexwright/kernel';
import type { Book } from '../../rulebook/index.ts';
import { isEnd, isGround, isStay, makeOverland, type Ways } from './overland.ts';
import type { TravelConfig, Traveller } from './points.ts';
import { makeSteps, type Steps } from './steps.ts';

/** spent by one whose journey is over, whatever it may still buy */
const ALL = 1000;
/** further than anything is */
export const FAR = 1 << 20;

/** The travellers of a book: ask and change them through these. */
export interface Travellers {
  /** all of them */
  readonly count: number;
  readonly steps: Steps;
  /** whose it is; the seat after the last for one of nobody's */
  owner(unit: Traveller): number;
  /** where it is, -1 off the board */
  at(s: State, unit: Traveller): number;
  /** the first of the owner's that is off the board, or -1 */
  spare(s: State, owner: number): number;
  /** one that stands on the place, or -1 */
  on(s: State, place: number): number;
  /** how many stand on the place */
  crowd(s: State, place: number): number;
  /** Asks with everybody's place looked up once, and two things besides: nothing may move meanwhile, as in a list of moves. */
  atRest<T, A = undefined, B = undefined>(s: State, ask: (s: State, a: A, b: B) => T, a?: A, b?: B): T;
  /** by place: the first that stands there, -1 for none; while asked at rest */
  readonly standing: Int16Array;
  /** how many of the owner's are on the board */
  out(s: State, owner: number): number;
  /** puts it on a place, or off the board with -1, without a journey */
  put(s: State, unit: Traveller, place: number): void;
  /** movement points that it still has this turn */
  left(s: State, unit: Traveller): number;
  /** lets it go on as if it had not moved this turn */
  rested(s: State, unit: Traveller): void;
  /** lets it go again this turn, with all its points but for those that were bought */
  again(s: State, unit: Traveller): void;
  /** its journey of this turn is over */
  halt(s: State, unit: Traveller): void;
  /** whether it has gone anywhere this turn */
  moved(s: State, unit: Traveller): boolean;
  /** whether more points would help it: its journey is not over */
  mayHurry(s: State, unit: Traveller): boolean;
  /** whether it has paid this turn for all tolls of its ways */
  hasPaid(s: State, unit: Traveller): boolean;
  setPaid(s: State, unit: Traveller): void;
  hasExtra(s: State, unit: Traveller): boolean;
  addExtra(s: State, unit: Traveller): void;
  /**
   * By place: the movement points that it takes the seat's traveller to get there without a toll above this, FAR where
   * they do not reach; as far as `points` go, past no place where it would have to stop. Kept until the next question.
   */
  reach(s: State, seat: Seat, unit: Traveller, from: number, points: number, toll: number): Int32Array;
  /**
   * The ways of one that stands there, so many points far, where they follow from the ground alone: then no points and no
   * tolls need be asked for. Without a number as far as they lead.
   */
  kept(s: State, from: number, list?: MoveList, points?: number): Ways | undefined;
  /** the same of one that owes no toll, whatever tolls there are */
  keptIfPaid(s: State, from: number, list?: MoveList, points?: number): Ways | undefined;
  /** whether ground alone says where it goes, but for tolls */
  goesFreely(): boolean;
  /** whether it goes over the place and may stay there, by the ground alone */
  mayStay(s: State, place: number): boolean;
  /**
   * The places on these ways, so many points far, where one may stay by the ground alone and has room, in the order of the
   * board, and -1 after the last. Kept until the next question.
   */
  berths(s: State, ways: Ways, points: number): Int16Array;
  /** whether it may stay wherever its ground lets it and nobody else stands: nobody has amended that */
  staysFreely(): boolean;
  /** goes there, which costs this many points */
  go(s: State, seat: Seat, unit: Traveller, to: number, points: number): void;
  /** what lies in the slot of its hold: a kind plus one, 0 for nothing */
  cargo(s: State, unit: Traveller, slot: number): number;
  /** puts a kind into the first free slot; false where there is none */
  load(s: State, unit: Traveller, kind: number): boolean;
  unload(s: State, unit: Traveller, slot: number): void;
}

export const placesOf = (name: string): string => `${name}At`;
export const spentOf = (name: string): string => `${name}Spent`;
export const extraOf = (name: string): string => `${name}Extra`;
export const paidOf = (name: string): string => `${name}Paid`;
export const holdOf = (name: string): string => `${name}Hold`;

export function countTravellers(
  { each, neutral }: Pick<TravelConfig, 'each' | 'neutral'>,
  b: Pick<Book, 'seats' | 'options'>,
): number {
  return b.seats * each + (neutral?.(b.seats, b.options) ?? 0);
}

/** whether tolls are paid once for a whole way */
export function paysByWay({ goes, toll }: TravelConfig): boolean {
  return goes === 'way' && toll !== undefined;
}

interface Asked {
  readonly costs: boolean;
  readonly tolls: boolean;
  readonly stops: boolean;
  readonly bars: boolean;
  readonly stays: boolean;
}

/** what somebody has amended for travellers of this kind */
function whatIsAsked(b: Book, { name: kind, ground, apart }: TravelConfig): Asked {
  // What its own part says of where it stands and where its journey ends is an answer too.
  const { barStay, ends } = ground?.(b) ?? {};
  return {
    costs: !b.isPlain('travel.stepCost', kind),
    tolls: !b.isPlain('travel.toll', kind),
    stops: !b.isPlain('travel.stops', kind, ends ? 2 : 1),
    bars: !b.isPlain('travel.barStep', kind),
    stays: !b.isPlain('travel.barStand', kind, apart || barStay ? 2 : 1),
  };
}

export function makeTravellers(b: Book, config: TravelConfig): Travellers {
  const { name, each, extra, hold, abreast = 1 } = config;
  const count = countTravellers(config, b);
  const steps = makeSteps(b, config.on);
  const at = b.row<Traveller>(placesOf(name));
  const spent = b.row<Traveller>(spentOf(name));
  const bought = extra && b.row<Traveller>(extraOf(name));
  const paid = paysByWay(config) ? b.row<Traveller>(paidOf(name)) : undefined;
  const slots = hold?.slots ?? 0;
  const cargo = hold && b.row(holdOf(name));
  const owners = Uint8Array.from({ length: count }, (_, unit) => Math.min(b.seats, Math.floor(unit / each)));
  const distance = new Int32Array(steps.places);
  const queue = new Int32Array(steps.places + 1);
  const waiting = new Uint8Array(steps.places);
  /** the points that somebody has amended; of the others the answer is known */
  let asked: Asked | undefined;
  const rules = config.ground?.(b);
  const overland = rules && makeOverland(b, steps, rules);
  /** empty but while `berths` are looked for */
  const bits = new Int32Array((steps.places + 31) >> 5);
  const crowds = new Uint8Array(steps.places);
  const berths = new Int16Array(steps.places + 1);
  const standing = new Int16Array(steps.places).fill(-1);
  const stood = new Int16Array(count).fill(-1);
  let resting: State | undefined;
  /** who stands where, looked up again where somebody has moved since */
  const lookUp = (s: State): void => {
    let same = true;
    for (let unit = 0; unit < count; unit++) if (stood[unit] !== at.get(s, unit)) same = false;
    if (same) return;
    for (let unit = 0; unit < count; unit++) if (stood[unit] >= 0) standing[stood[unit]] = -1;
    for (let unit = count - 1; unit >= 0; unit--) {
      const place = at.get(s, unit);
      stood[unit] = place;
      if (place >= 0) standing[place] = unit;
    }
  };
  const own: Travellers = {
    count,
    steps,
    owner: (unit) => owners[unit],
    at: (s, unit) => at.get(s, unit),
    spare: (s, owner) => {
      const last = owner < b.seats ? (owner + 1) * each : count;
      for (let unit = owner * each; unit < last; unit++) if (at.get(s, unit) < 0) return unit;
      return -1;
    },
    on: (s, place) => {
      if (s === resting) return standing[place];
      for (let unit = 0; unit < count; unit++) if (at.get(s, unit) === place) return unit;
      return -1;
    },
    crowd: (s, place) => {
      if (s === resting && standing[place] < 0) return 0;
      let n = 0;
      for (let unit = 0; unit < count; unit++) if (at.get(s, unit) === place) n++;
      return n;
    },
    standing,
    atRest: (s, ask, a, b) => {
      if (s === resting) return ask(s, a!, b!);
      lookUp(s);
      resting = s;
      try {
        return ask(s, a!, b!);
      } finally {
        resting = undefined;
      }
    },
    out: (s, owner) => {
      let n = 0;
      const last = owner < b.seats ? (owner + 1) * each : count;
      for (let unit = owner * each; unit < last; unit++) if (at.get(s, unit) >= 0) n++;
      return n;
    },
    put: (s, unit, place) => {
      at.set(s, unit, place);
      if (place >= 0) return;
      spent.set(s, unit, 0);
      bought?.set(s, unit, 0);
      paid?.set(s, unit, 0);
      for (let slot = 0; slot < slots; slot++) cargo!.set(s, unit * slots + slot, 0);
    },
    left: (s, unit) =>
      Math.max(
        0,
        b.the.travel.allowance(s, name, unit) +
          (bought && bought.get(s, unit) !== 0 ? extra!.points : 0) -
          spent.get(s, unit),
      ),
    rested: (s, unit) => {
      spent.set(s, unit, 0);
      bought?.set(s, unit, 0);
    },
    hasPaid: (s, unit) => paid !== undefined && paid.get(s, unit) !== 0,
    setPaid: (s, unit) => paid?.set(s, unit, 1),
    again: (s, unit) => spent.set(s, unit, bought && bought.get(s, unit) !== 0 ? extra!.points : 0),
    halt: (s, unit) => spent.set(s, unit, ALL),
    moved: (s, unit) => spent.get(s, unit) > 0,
    mayHurry: (s, unit) => spent.get(s, unit) < ALL,
    hasExtra: (s, unit) => bought !== undefined && bought.get(s, unit) !== 0,
    addExtra: (s, unit) => bought?.set(s, unit, 1),
    reach: (s, seat, unit, from, points, toll) => {
      distance.fill(FAR);
      distance[from] = 0;
      const ways =
        toll < FAR ? own.kept(s, from, undefined, points) : own.keptIfPaid(s, from, undefined, points);
      if (ways) {
        const { places, within, away } = ways;
        const reached = within[Math.min(points, steps.places)];
        for (let i = 0; i < reached; i++) distance[places[i]] = away[places[i]];
        return distance;
      }
      const { travel } = b.the;
      asked ??= whatIsAsked(b, config);
      const { costs, tolls, stops, bars } = asked;
      const ground = overland?.ground(s);
      queue[0] = from;
      const last = queue.length - 1;
      // A place is looked at again when a cheaper way to it is found, which there is only where steps differ in what they cost.
      for (let head = 0, tail = 1; head !== tail; head = head === last ? 0 : head + 1) {
        const here = queue[head];
        waiting[here] = 0;
        const gone = distance[here];
        if (!costs && gone >= points) continue;
        if (here !== from) {
          if (stops ? travel.stops(s, name, unit, here) : ground && isEnd(ground[here])) continue;
        }
        for (let i = steps.from[here]; i < steps.from[here + 1]; i++) {
          const to = steps.to[i];
          const known = distance[to];
          if (costs ? known <= gone : known !== FAR) continue;
          const via = steps.via[i];
          const far = costs ? gone + travel.stepCost(s, name, seat, via, to) : gone + 1;
          if (far >= known || far > points) continue;
          if (tolls && toll < FAR && travel.toll(s, name, seat, via, to) > toll) continue;
          if (ground && !isGround(ground[to])) continue;
          if (bars && travel.barStep(s, name, seat, unit, via, to) !== undefined) continue;
          distance[to] = far;
          if (waiting[to]) continue;
          waiting[to] = 1;
          queue[tail] = to;
          tail = tail === last ? 0 : tail + 1;
        }
      }
      return distance;
    },
    kept: (s, from, list, points) => {
      asked ??= whatIsAsked(b, config);
      return asked.tolls ? undefined : own.keptIfPaid(s, from, list, points);
    },
    keptIfPaid: (s, from, list, points = steps.places) => {
      return own.goesFreely() ? overland!.from(s, from, points, list) : undefined;
    },
    goesFreely: () => {
      asked ??= whatIsAsked(b, config);
      return overland !== undefined && !asked.costs && !asked.stops && !asked.bars;
    },
    mayStay: (s, place) => rules === undefined || (rules.goes(s, place) && !rules.barStay?.(s, place)),
    berths: (s, { places, within, ground }, points) => {
      const reached = within[Math.min(points, steps.places)];
      for (let i = 0; i < reached; i++)
        if (isStay(ground[places[i]])) bits[places[i] >> 5] |= 1 << (places[i] & 31);
      if (config.apart)
        for (let unit = 0; unit < count; unit++) {
          const place = at.get(s, unit);
          if (place >= 0 && ++crowds[place] >= abreast) bits[place >> 5] &= ~(1 << (place & 31));
        }
      for (let unit = 0; unit < count; unit++) if (at.get(s, unit) >= 0) crowds[at.get(s, unit)] = 0;
      let found = 0;
      for (let word = 0; word < bits.length; word++) {
        for (let left = bits[word]; left !== 0; left &= left - 1)
          berths[found++] = word * 32 + 31 - Math.clz32(left & -left);
        bits[word] = 0;
      }
      berths[found] = -1;
      return berths;
    },
    staysFreely: () => {
      asked ??= whatIsAsked(b, config);
      return !asked.stays;
    },
    go: (s, seat, unit, to, points) => {
      const from = at.get(s, unit);
      at.set(s, unit, to);
      spent.add(s, unit, points);
      if (s.events) tell(s, `${name}-moved`, { seat, from, [config.on]: to });
      const { travel } = b.the;
      if (travel.stops(s, name, unit, to) && !travel.goesOn(s, name, unit, to)) own.halt(s, unit);
      b.the.travel.arrived(s, name, seat, unit, to);
    },
    cargo: (s, unit, slot) => cargo?.get(s, unit * slots + slot) ?? 0,
    load: (s, unit, kind) => {
      for (let slot = 0; slot < slots; slot++) {
        if (cargo!.get(s, unit * slots + slot) !== 0) continue;
        cargo!.set(s, unit * slots + slot, kind + 1);
        return true;
      }
      return false;
    },
    unload: (s, unit, slot) => cargo?.set(s, unit * slots + slot, 0),
  };
  return own;
}
