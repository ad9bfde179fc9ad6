import { NATURE, pop, push, reason, type Seat, type State, tell, topArg, topKind } from '@hexwright/kernel';
import { canPay, pay } from '../../mechanics/index.ts';
import type { AwardSpec, Book, MoveSpec, Part } from '../../rulebook/index.ts';

/** the numbers of the chairs at the table beside the board */
export const CHAIRS: readonly number[] = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12];
const NOBODY = 0;

export interface HonoursConfig {
  /** how many settlers each seat has to send */
  readonly settlers: number;
  readonly cost: Readonly<Record<string, number>>;
}

/**
 * A table beside the board whose chairs carry numbers. Settlers are sent there; while chairs are free to any of them,
 * afterwards to the one that two dice name. A number pays whoever sits on its chair.
 */
export function honours(config: HonoursConfig): Part {
  return {
    id: 'honours',
    of: config,
    fields: {
      /** by chair: who sits there, as seat plus one */
      chairs: { holds: 'seat+1', per: [CHAIRS.length] },
      /** by seat: the settlers that are still at home */
      settlers: { per: ['seat'], start: config.settlers },
      /** by seat: how many it has sent this turn */
      settlersSent: { per: ['seat'], noLook: 'what was sent is offered no more this turn' },
    },
    decisions: {
      'take-chair': {},
      'chair-dice': { nature: true, args: (b) => [{ name: 'seat', domain: b.domain('seat') }] },
    },
    setupSteps: (b) => {
      const table = seated(b, config);
      return [
        {
          add: {
            id: 'take-chairs',
            run: (s) => {
              const seat = (b.rules.firstSeat(s) + table.taken(s)) % b.seats;
              push(s, b.decision('take-chair'), 1 << seat);
            },
            again: (s) => table.taken(s) < b.seats,
          },
        },
      ];
    },
    rules: (was, b) => {
      const table = seated(b, config);
      const sent = b.row<Seat>('settlersSent');
      const dice = b.decision('chair-dice');
      const bill = b.bill(config.cost);
      return {
        beginTurn: (s) => {
          was.beginTurn(s);
          sent.fill(s, 0);
        },
        produce: (s, number) => {
          was.produce(s, number);
          const owner = table.onNumber(s, number);
          if (owner >= 0) b.the.laurels.gain(s, owner);
        },
        onSeven: (s) => {
          const leader = table.leader(s);
          if (leader >= 0) b.the.laurels.gain(s, leader);
          was.onSeven(s);
        },
        hints: {
          progress: (s, seat) => {
            let hope = was.hints.progress(s, seat);
            for (let i = 0; i < CHAIRS.length; i++) if (table.on(s, i) === seat) hope += chairWorth(i);
            if (topKind(s) === dice && topArg(s, 0) === seat) hope += CONTEST;
            return hope;
          },
          aims: (s, seat, aim) => {
            was.hints.aims(s, seat, aim);
            if (table.home(s, seat) > 0) aim(bill, CONTEST);
          },
        },
      };
    },
    moves: (b) => [takeChair(b, config), sendSettler(b, config), contest(b, config), contestDice(b, config)],
  };
}

/** Whoever has the most settlers at the table, at least three. */
export const champion: AwardSpec = {
  id: 'big-game-champion',
  points: 1,
  min: 3,
  metric: (b) => {
    const chairs = b.row('chairs');
    return (s, seat) => {
      let count = 0;
      for (let i = 0; i < CHAIRS.length; i++) if (chairs.get(s, i) === seat + 1) count++;
      return count;
    };
  },
};

/** what bots hope for of a chair that they may or may not win, in points */
const CONTEST = 0.15;

/** what bots think a chair is worth, in points: its number pays laurels, and it counts for the award */
function chairWorth(chair: number): number {
  return 0.1 + (0.6 * (6 - Math.abs(CHAIRS[chair] - 7))) / 36;
}

/** Who sits where, and who may come. */
function seated(b: Book, { settlers, cost }: HonoursConfig) {
  const chairs = b.row('chairs');
  const home = b.row<Seat>('settlers');
  const bill = b.bill(cost);
  const sent = b.row<Seat>('settlersSent');
  const on = (s: State, chair: number): number => chairs.get(s, chair) - 1;
  const taken = (s: State): number => {
    let count = 0;
    for (let i = 0; i < CHAIRS.length; i++) if (chairs.get(s, i) !== NOBODY) count++;
    return count;
  };
  const full = (s: State): boolean => taken(s) === CHAIRS.length;
  return {
    bill,
    on,
    taken,
    full,
    home: (s: State, seat: Seat): number => home.get(s, seat),
    isFree: (s: State, chair: number): boolean => chairs.get(s, chair) === NOBODY,
    onNumber: (s: State, number: number): number => {
      const chair = CHAIRS.indexOf(number);
      return chair < 0 ? -1 : on(s, chair);
    },
    /** the one seat with the most settlers here, or -1 */
    leader: (s: State): number => {
      let leader = -1;
      let most = 0;
      for (let seat = 0; seat < b.seats; seat++) {
        const here = settlers - home.get(s, seat);
        if (here > most) {
          most = here;
          leader = seat;
        } else if (here === most) leader = -1;
      }
      return leader;
    },
    sit: (s: State, seat: Seat, chair: number): number => {
      const before = on(s, chair);
      if (before >= 0) home.add(s, before, 1);
      chairs.set(s, chair, seat + 1);
      home.add(s, seat, -1);
      return before;
    },
    pays: (s: State, seat: Seat): void => {
      pay(b, s, seat, bill);
      sent.add(s, seat, 1);
    },
    /** why the seat may send nobody now, whether chairs are free or not */
    whyNot: (s: State, seat: Seat) => {
      if (home.get(s, seat) === 0) return reason('no-settler', 'all settlers are at the table');
      if (sent.get(s, seat) >= (full(s) ? 2 : 1))
        return reason('settlers-sent', 'no more settlers may be sent this turn');
      if (!canPay(b, s, seat, bill))
        return reason('settler-price', 'a settler costs 1 grain and 1 wool', { cost: '1 grain, 1 wool' });
      return undefined;
    },
  };
}

const chairDomain = { id: 'chair', size: CHAIRS.length, names: CHAIRS.map(String) };
const chairArg = { name: 'chair', domain: chairDomain };
const BUILDING = ['main', 'build', 'special'];

function takeChair(b: Book, config: HonoursConfig): MoveSpec {
  const table = seated(b, config);
  return {
    name: 'take-chair',
    args: [chairArg],
    decisions: ['take-chair'],
    list: (s, _seat, out) => {
      for (let i = 0; i < CHAIRS.length; i++) if (table.isFree(s, i)) out.put(i);
    },
    apply: (s, seat, chair) => {
      pop(s);
      table.sit(s, seat, chair);
      if (s.events) tell(s, 'settler-sent', { seat, chair: String(CHAIRS[chair]) });
    },
    why: (s, _seat, chair) =>
      chair >= 0 && !table.isFree(s, chair) ? reason('chair-taken', 'somebody sits there') : undefined,
  };
}

function sendSettler(b: Book, config: HonoursConfig): MoveSpec {
  const table = seated(b, config);
  return {
    name: 'send-settler',
    args: [chairArg],
    decisions: BUILDING,
    price: () => table.bill,
    list: (s, seat, out) => {
      if (table.whyNot(s, seat) !== undefined) return;
      for (let i = 0; i < CHAIRS.length; i++) if (table.isFree(s, i)) out.put(i);
    },
    apply: (s, seat, chair) => {
      table.pays(s, seat);
      table.sit(s, seat, chair);
      if (s.events) tell(s, 'settler-sent', { seat, chair: String(CHAIRS[chair]) });
      b.rules.reviewAwards(s);
    },
    why: (s, seat, chair) => {
      if (table.full(s)) return reason('chairs-full', 'every chair is taken');
      if (chair >= 0 && !table.isFree(s, chair)) return reason('chair-taken', 'somebody sits there');
      return table.whyNot(s, seat);
    },
  };
}

function contest(b: Book, config: HonoursConfig): MoveSpec {
  const table = seated(b, config);
  const dice = b.decision('chair-dice');
  return {
    name: 'contest-chair',
    decisions: BUILDING,
    price: () => table.bill,
    list: (s, seat, out) => {
      if (table.full(s) && table.whyNot(s, seat) === undefined) out.put();
    },
    apply: (s, seat) => {
      table.pays(s, seat);
      push(s, dice, NATURE, seat);
    },
    why: (s, seat) =>
      table.full(s) ? table.whyNot(s, seat) : reason('chairs-free', 'there are chairs that nobody has taken'),
  };
}

/** The dice name a chair. A seven names none and is rolled again, so it never comes. */
function contestDice(b: Book, config: HonoursConfig): MoveSpec {
  const table = seated(b, config);
  return {
    name: 'chair-dice',
    args: [
      { name: 'red', domain: b.domain('die') },
      { name: 'yellow', domain: b.domain('die') },
    ],
    decisions: ['chair-dice'],
    list: (_s, _nature, out) => {
      for (let red = 0; red < 6; red++)
        for (let yellow = 0; yellow < 6; yellow++) if (red + yellow + 2 !== 7) out.weigh(1, red, yellow);
    },
    apply: (s, _nature, red, yellow) => {
      const seat = topArg(s, 0);
      const number = red + yellow + 2;
      pop(s);
      const from = table.sit(s, seat, CHAIRS.indexOf(number));
      if (s.events)
        tell(s, 'chair-won', { seat, from, chair: String(number), red: red + 1, yellow: yellow + 1 });
      b.rules.reviewAwards(s);
    },
  };
}
