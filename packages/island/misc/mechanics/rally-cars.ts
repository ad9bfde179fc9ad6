import {
  type Bar,
  NATURE,
  pop,
  push,
  reason,
  type Seat,
  type State,
  tell,
  topArg,
  topKind,
} from '@hexwright/kernel';
import type { Edge, Hex } from '../../board/index.ts';
import { finish, hexesOf } from '../../mechanics/index.ts';
import { ANY_GOOD, type Book, field, handlesOf, NO_GOOD, type Part } from '../../rulebook/index.ts';
import { hiddenPile } from './hidden-pile.ts';
import { courseOf } from './rally-course.ts';
import { type Leg, makeRallyPlan } from './rally-plan.ts';

const rallyCarFields = {
  rallyCar: field.row('seat', { start: -1 }),
  /** the corner off which it waits for its first hex, then -1 */
  rallyLine: field.row('seat', { start: -1 }),
  /** 1 once it has been in the desert */
  rallyStamp: field.row('seat'),
  /** 1 if it has tried to leave the desert in vain this turn */
  rallyStuck: field.row('seat', { noLook: 'what cannot be done any more is not offered' }),
};

export interface RallyConfig {
  /** the option by which everybody has a start line of their own, and a hex holds one car; with this value */
  readonly apart: readonly [option: string, value: string];
  /** the option by which all cars must pass the desert */
  readonly checkpoint: string;
  /** the option that says whose fuel may be stolen: with this value that of a car on the hex of the robber, otherwise anybody's */
  readonly theft: readonly [option: string, value: string];
  readonly desert: string;
  readonly blocker: string;
  readonly road: string;
}

const NO_WAY = reason('rally-no-way', 'the car does not come from the hex where it is to that one');
const AT_SEA = reason('rally-sea', 'cars do not drive on water');
const FULL = reason('rally-full', 'another car is on this hex');
const CHECKPOINT = reason('rally-checkpoint', 'the desert comes before the goal');
const STUCK = reason('rally-stuck', 'the car is stuck in the sand for this turn');
const NO_FUEL = reason('rally-fuel', 'there is not enough of the right fuel');

/** what a bot thinks of a race that is won, in points; how much of that each card that is missing takes away; what a way spared by a road is worth */
const RACE = 13;
const EACH = 0.9;
const SPARED = 0.04;
/** what each hex that is left takes away from what it is worth */
const HEX = 0.12;
/** how much of a pile that nobody sees is taken for useful */
const GUESSED = 0.7;

/** Everybody has a car that drives across the island on fuel. Whoever is first at the other end wins at once. */
export function rallyCars(config: RallyConfig): Part {
  return {
    id: 'rally-cars',
    of: config,
    uses: [hiddenPile()],
    fields: rallyCarFields,
    decisions: {
      'rally-dice': {
        nature: true,
        args: (b) => [
          { name: 'seat', domain: b.domain('seat') },
          { name: 'hex', domain: b.domain('hex') },
        ],
      },
    },
    prepare: (b) => {
      const line = b.row<Seat>('rallyLine');
      const { starts } = courseOf(b, isApart(b, config));
      return (s) => {
        for (let seat = 0; seat < b.seats; seat++) line.set(s, seat, starts[seat].corner);
      };
    },
    rules: (was, b) => {
      const rally = makeRally(b, config);
      const { car, stuck } = rally;
      const plan = makeRallyPlan(b, rally);
      const robber = b.blocker(config.blocker);
      const rolling = b.decision('rally-dice');
      const [theft, byCar] = config.theft;
      const atCar = b.option(theft) === byCar;
      const bills = b.goods.map(({ id }) => Array.from({ length: 13 }, (_, n) => b.bill({ [id]: n })));
      const near = (missing: number): number => RACE * EACH ** missing;
      const seen = (s: State, seat: Seat): number =>
        near(Math.max(0, plan.cost(s, seat) - GUESSED * b.the.pile.size(s, seat)));
      return {
        beginTurn: (s) => {
          was.beginTurn(s);
          stuck.fill(s, 0);
        },
        pile: {
          open: (s, thief, victim) =>
            was.pile.open(s, thief, victim) ||
            !atCar ||
            (car.get(s, victim) >= 0 && car.get(s, victim) === b.fields.blocker.get(s, robber)),
        },
        blockers: {
          barRob: (s, seat, victim, blocker, place) => {
            const bar = was.blockers.barRob(s, seat, victim, blocker, place);
            if (!bar || !atCar || blocker !== robber || car.get(s, victim) !== place) return bar;
            return b.the.pile.size(s, victim) > 0 ? undefined : bar;
          },
        },
        hints: {
          progress: (s, seat) => was.hints.progress(s, seat) + seen(s, seat) - HEX * plan.hops(s, seat),
          promised: (s, seat) =>
            was.hints.promised(s, seat) +
            near(plan.missing(s, seat)) -
            seen(s, seat) +
            (topKind(s) === rolling && topArg(s, 0) === seat ? HEX : 0),
          aims: (s, seat, aim) => {
            was.hints.aims(s, seat, aim);
            const missing = plan.missing(s, seat);
            for (let good = 0; good < b.goods.length; good++) {
              const lacks = Math.min(12, plan.lacks[good]);
              if (lacks > 0)
                aim(bills[good][Math.min(lacks, 2)], near(missing - Math.min(lacks, 2)) - near(missing));
            }
          },
          lures: (s, seat, corners, edges) => {
            was.hints.lures(s, seat, corners, edges);
            plan.missing(s, seat);
            for (const { edge, price } of plan.way)
              if (price > 1 && !rally.paved(s, seat, edge)) edges[edge] += SPARED * Math.floor(price / 2);
          },
        },
      };
    },
    moves: (b) => {
      const rally = makeRally(b, config);
      const { barDrive, drive, legTo, number, stuck } = rally;
      return [
        {
          name: 'drive',
          args: [{ name: 'hex', domain: b.domain('hex') }],
          decisions: ['main', 'build'],
          list: (s, seat, out) => {
            for (const { hex } of rally.legs(s, seat)) if (barDrive(s, seat, hex) === undefined) out.put(hex);
          },
          apply: (s, seat, hex) => {
            if (rally.inSand(s, seat) && number(s, hex) > 0)
              push(s, b.decision('rally-dice'), NATURE, seat, hex);
            else drive(s, seat, legTo(s, seat, hex)!);
          },
          why: (s, seat, hex) => {
            if (hex >= 0) return barDrive(s, seat, hex);
            return rally.legs(s, seat).some((leg) => barDrive(s, seat, leg.hex) === undefined)
              ? undefined
              : stuck.get(s, seat) > 0
                ? STUCK
                : NO_FUEL;
          },
        },
        {
          name: 'rally-dice',
          args: [
            { name: 'red', domain: b.domain('die') },
            { name: 'yellow', domain: b.domain('die') },
          ],
          decisions: ['rally-dice'],
          list: (_s, _nature, out) => {
            for (let red = 0; red < 6; red++) for (let yellow = 0; yellow < 6; yellow++) out.put(red, yellow);
          },
          apply: (s, _nature, red, yellow) => {
            const seat = topArg(s, 0);
            const hex = topArg(s, 1);
            pop(s);
            const rolled = red + yellow + 2;
            const leaves = rolled <= number(s, hex);
            if (s.events) tell(s, leaves ? 'left-desert' : 'stuck-desert', { seat, number: rolled });
            if (leaves) drive(s, seat, legTo(s, seat, hex)!);
            else stuck.set(s, seat, 1);
          },
        },
      ];
    },
    words: {
      terms: {
        'field.rallyCar': 'Rally cars',
        'field.rallyLine': 'Rally cars that wait for the start',
        'field.rallyStamp': 'Has passed the desert',
        'move.drive': 'Drive to this hex',
        'move.drive.short': 'Drive',
        'move.rally-dice': 'Roll to leave the desert',
        'decision.rally-dice': 'Roll to leave the desert',
        'event.driven': '{seat}’s car drives on.',
        'event.left-desert': '{seat} rolls {number}: the car leaves the desert.',
        'event.stuck-desert': '{seat} rolls {number}: the car is stuck in the sand.',
        'event.rally-won': '{seat}’s car has crossed the island.',
        'reason.rally-no-way': 'Your car does not come there from where it is.',
        'reason.rally-sea': 'Cars do not drive on water.',
        'reason.rally-full': 'Another car is on this hex.',
        'reason.rally-checkpoint': 'Your car must pass the desert before it comes to the goal.',
        'reason.rally-stuck': 'Your car is stuck in the sand for this turn.',
        'reason.rally-fuel': 'You have not enough of the right fuel for it.',
      },
    },
    looks: {
      fields: {
        rallyCar: { on: 'figures', place: 'hex', shape: 'wagon', each: 1 },
        rallyLine: { on: 'figures', place: 'corner', shape: 'wagon', each: 1 },
        rallyStamp: { on: 'seat', shape: 'star', hideAt: 0 },
      },
      moves: { drive: { shape: 'wagon', seat: true } },
    },
  };
}

const isApart = (b: Book, { apart: [option, value] }: RallyConfig): boolean => b.option(option) === value;

export type Rally = ReturnType<typeof makeRally>;

function makeRally(b: Book, config: RallyConfig) {
  const { hexHex, hexEdge } = b.topology;
  const apart = isApart(b, config);
  const checks = b.option<boolean>(config.checkpoint);
  const { starts, ends } = courseOf(b, apart);
  const desert = b.terrain(config.desert);
  const road = b.piece(config.road);
  const car = b.row<Seat>('rallyCar');
  const line = b.row<Seat>('rallyLine');
  const stamp = b.row<Seat>('rallyStamp');
  const { rallyStuck: stuck } = handlesOf(b, rallyCarFields);
  const isDesert = (s: State, hex: Hex): boolean => b.fields.terrain.get(s, hex) === desert;
  const number = (s: State, hex: Hex): number => {
    const mask = b.fields.numbers.get(s, hex);
    return mask === 0 ? 0 : 31 - Math.clz32(mask);
  };
  const paved = (s: State, seat: Seat, edge: Edge): boolean =>
    edge >= 0 && road.marks.get(s, edge) === b.mark(seat, road.index);
  /** the number of the hex if it asks for fuel: what gives nothing is free */
  const full = (s: State, hex: Hex): number =>
    isDesert(s, hex) || b.rules.hexGood(s, hex) === NO_GOOD ? 0 : number(s, hex);
  const price = (s: State, seat: Seat, { hex, edge }: Leg): number => {
    const whole = full(s, hex);
    return paved(s, seat, edge) ? Math.ceil(whole / 2) : whole;
  };
  const around: readonly (readonly Leg[])[] = Array.from({ length: b.topology.hexes }, (_, hex) =>
    Array.from({ length: 6 }, (__, side) => ({
      hex: hexHex[hex * 6 + side],
      edge: hexEdge[hex * 6 + side],
    })).filter(({ hex: to }) => to >= 0),
  );
  const legsFrom = (seat: Seat, hex: number): readonly Leg[] => (hex < 0 ? starts[seat].onto : around[hex]);
  const legs = (s: State, seat: Seat): readonly Leg[] => legsFrom(seat, car.get(s, seat));
  const legTo = (s: State, seat: Seat, hex: Hex): Leg | undefined =>
    legs(s, seat).find((leg) => leg.hex === hex);
  const hasDesert = (s: State): boolean => hexesOf(b, s, desert).length > 0;
  /** how many cards of a good the seat can pay for the hex */
  const affords = (s: State, seat: Seat, leg: Leg): boolean => {
    const due = price(s, seat, leg);
    if (due === 0) return true;
    const good = b.rules.hexGood(s, leg.hex);
    return (good === ANY_GOOD ? b.the.pile.size(s, seat) : b.the.pile.count(s, seat, good)) >= due;
  };
  const barDrive = (s: State, seat: Seat, hex: Hex): Bar => {
    const leg = legTo(s, seat, hex);
    if (!leg) return NO_WAY;
    if (!b.land[b.fields.terrain.get(s, hex)]) return AT_SEA;
    if (stuck.get(s, seat) > 0) return STUCK;
    if (apart) for (let other = 0; other < b.seats; other++) if (car.get(s, other) === hex) return FULL;
    if (checks && ends[hex] && stamp.get(s, seat) === 0 && !isDesert(s, hex) && hasDesert(s))
      return CHECKPOINT;
    return affords(s, seat, leg) ? undefined : NO_FUEL;
  };
  /** what any fuel can pay is paid with what there is most of */
  const payAny = (s: State, seat: Seat, count: number): void => {
    for (let left = count; left > 0; left--) {
      let most = b.handGoods[0];
      for (const good of b.handGoods)
        if (b.the.pile.count(s, seat, good) > b.the.pile.count(s, seat, most)) most = good;
      b.the.pile.spend(s, seat, most, 1);
    }
  };
  const drive = (s: State, seat: Seat, leg: Leg): void => {
    const { hex } = leg;
    const due = price(s, seat, leg);
    const good = b.rules.hexGood(s, hex);
    if (due > 0 && good === ANY_GOOD) payAny(s, seat, due);
    else if (due > 0) b.the.pile.spend(s, seat, good, due);
    car.set(s, seat, hex);
    line.set(s, seat, -1);
    if (isDesert(s, hex)) stamp.set(s, seat, 1);
    if (s.events) tell(s, 'driven', { seat, hex });
    if (!ends[hex]) return;
    if (s.events) tell(s, 'rally-won', { seat });
    finish(b, s, b.rules.victors(s, seat), 'condition');
  };
  return {
    car,
    stuck,
    stamp,
    checks,
    ends,
    number,
    full,
    paved,
    price,
    legs,
    legsFrom,
    legTo,
    barDrive,
    drive,
    isDesert,
    hasDesert,
    inSand: (s: State, seat: Seat): boolean => car.get(s, seat) >= 0 && isDesert(s, car.get(s, seat)),
  };
}
