import { type Bar, reason, type Seat, type State, tell } from '@hexwright/kernel';
import { type BoardNeed, type Hex, markNeed } from '../../board/index.ts';
import { canPay, pay } from '../../mechanics/index.ts';
import type { Book, Good, Part, Terms } from '../../rulebook/index.ts';

/** hexes with an arrow: its value is the side it points to and the numbers on it, `3:5,9`, or none, `1:` */
export const CURRENT = 'current';
/** where ships begin, where they are bound for, and where those go that drift off the board */
export const HOME_PORT = 'home-port';
export const FAR_SHORE = 'far-shore';
export const WHIRL = 'whirl';

export interface CurrentsConfig {
  /** how many ships each seat has */
  readonly supply: number;
  /** what a ship costs, and one good of these besides */
  readonly cost: Readonly<Record<string, number>>;
  readonly besides: readonly string[];
  /** one good of these moves a ship along an arrow */
  readonly sails: readonly string[];
  /** one good of these moves it out of the whirl */
  readonly leaves: readonly string[];
}

/** for bots, in points: a ship about to arrive, what each step to go takes off, and the least a ship is worth */
const ABOUT_THERE = 0.8;
const STEP = 0.07;
const AFLOAT = 0.2;
/** a ship to build, one to pay for */
const TO_LAUNCH = 0.55;
const TO_SAIL = 0.12;

const NONE_LEFT = reason('no-ship-left', 'all ships of the seat are on the board');
const LAUNCHED = reason('ship-launched', 'one ship was built this turn');
const NO_SHIP = reason('no-ship-there', 'no ship of the seat is there');
const NO_ARROW = reason('no-arrow', 'no arrow leads there');
const OTHER_PRICE = reason('other-price', 'this is not paid with that good');
const POOR = reason('cannot-pay', 'the goods for it are not in the hand');
const IN_WHIRL = reason('ship-in-whirl', 'out of the whirl there is a price of its own');

interface Arrow {
  readonly to: Hex;
  /** its numbers, as bits */
  readonly numbers: number;
}

interface Chart {
  /** by hex */
  readonly arrows: readonly (readonly Arrow[])[];
  readonly port: Hex;
  readonly shore: Hex;
  readonly whirl: Hex;
  /** by hex: arrows to go to the far shore; -1 where none leads there */
  readonly steps: readonly number[];
}

const arrowNeed: BoardNeed = {
  words: `hexes marked "${CURRENT}" with a side and numbers, as in 3:5,9`,
  lacks: ({ marks }) => {
    const wrong = (marks.hexes[CURRENT] ?? []).find(({ value }) => !/^[0-5]:(\d+(,\d+)*)?$/.test(`${value}`));
    return wrong ? `one of them says ${wrong.value}` : undefined;
  },
};

/**
 * Ships stand on hexes, any number on each. They drift along the arrow that has the number of the turn, whosever turn it is, and whoever
 * pays moves one along any arrow. Arrows that leave the board lead to the whirl, out of which no number helps. Each ship at the far shore
 * is worth a point, and stays there.
 */
export function currents(config: CurrentsConfig): Part {
  return {
    id: 'currents',
    of: config,
    boardNeeds: [
      markNeed('hexes', CURRENT),
      arrowNeed,
      markNeed('hexes', HOME_PORT),
      markNeed('hexes', FAR_SHORE),
      markNeed('hexes', WHIRL),
    ],
    words: { terms: currentsTerms },
    looks: {
      fields: {
        afloat: { on: 'parties', shape: 'boat' },
        shipsLeft: { on: 'seat', shape: 'boat' },
      },
      marks: { [CURRENT]: { shape: 'arrow', colour: '#0d4a73' } },
      moves: {
        'launch-ship': { shape: 'boat' },
        'sail-ship': { shape: 'boat' },
        'leave-whirl': { shape: 'boat' },
      },
    },
    fields: {
      /** by hex and seat: how many ships are there */
      afloat: { per: ['hex', 'seat'] },
      shipsLeft: { per: ['seat'], start: config.supply },
      launched: { noLook: 'the move is offered once a turn' },
    },
    scores: [
      {
        id: 'arrivals',
        most: () => config.supply,
        of: (b) => {
          const at = b.grid<Hex, Seat>('afloat');
          const { shore } = chartOf(b);
          return (s, seat) => at.get(s, shore, seat);
        },
      },
    ],
    rules: (was, b) => {
      const at = b.grid<Hex, Seat>('afloat');
      const launched = b.cell('launched');
      const left = b.row<Seat>('shipsLeft');
      const { arrows, shore, whirl, steps } = chartOf(b);
      const { hexes } = b.topology;
      const before = new Int32Array(hexes * b.seats);
      const worth = steps.map((far, hex) =>
        hex === shore ? 0 : far < 0 ? AFLOAT : Math.max(AFLOAT, ABOUT_THERE - STEP * (far - 1)),
      );
      const launchBills = billsFor(b, config);
      const sailBills = config.sails.map((good) => b.bill({ [good]: 1 }));
      const drift = (s: State, number: number): void => {
        for (let hex = 0; hex < hexes; hex++)
          for (let seat = 0; seat < b.seats; seat++) before[hex * b.seats + seat] = at.get(s, hex, seat);
        for (let hex = 0; hex < hexes; hex++) {
          const along =
            hex === whirl ? undefined : arrows[hex].find(({ numbers }) => (numbers >> number) & 1);
          if (!along) continue;
          for (let seat = 0; seat < b.seats; seat++)
            for (let n = before[hex * b.seats + seat]; n > 0; n--)
              goTo(b, s, seat, hex, along.to, 'ship-drifts');
        }
      };
      return {
        beginTurn: (s) => {
          launched.set(s, 0);
          was.beginTurn(s);
        },
        paired: {
          begin: (s, seat) => {
            launched.set(s, 0);
            was.paired.begin(s, seat);
          },
        },
        onNumber: (s, number) => {
          drift(s, number);
          was.onNumber(s, number);
        },
        hints: {
          progress: (s, seat) => {
            let sum = was.hints.progress(s, seat);
            for (let hex = 0; hex < hexes; hex++) sum += at.get(s, hex, seat) * worth[hex];
            return sum;
          },
          aims: (s, seat, aim) => {
            was.hints.aims(s, seat, aim);
            if (left.get(s, seat) > 0) for (const bill of launchBills) aim(bill, TO_LAUNCH);
            if (left.get(s, seat) + at.get(s, shore, seat) < config.supply)
              for (const bill of sailBills) aim(bill, TO_SAIL);
          },
        },
      };
    },
    moves: (b) => {
      const at = b.grid<Hex, Seat>('afloat');
      const left = b.row<Seat>('shipsLeft');
      const launched = b.cell('launched');
      const chart = chartOf(b);
      const { arrows, port, whirl } = chart;
      const { hexes } = b.topology;
      const priced = (goods: readonly string[]) =>
        new Map(goods.map((id) => [b.good(id), b.bill({ [id]: 1 })]));
      const launches = new Map(config.besides.map((id, i) => [b.good(id), billsFor(b, config)[i]]));
      const sails = priced(config.sails);
      const leaves = priced(config.leaves);
      const goodArg = { name: 'good', domain: b.domain('good') };
      const barPay = (s: State, seat: Seat, bills: typeof sails, good: Good): Bar => {
        if (good < 0) return [...bills.values()].some((bill) => canPay(b, s, seat, bill)) ? undefined : POOR;
        const bill = bills.get(good);
        if (!bill) return OTHER_PRICE;
        return canPay(b, s, seat, bill) ? undefined : POOR;
      };
      /** the price to show: one that is in the hand, if any is */
      const shown = (bills: typeof sails) => {
        const all = [...bills.values()];
        return (s: State, seat: Seat) => all.find((bill) => canPay(b, s, seat, bill)) ?? all[0];
      };
      return [
        {
          name: 'launch-ship',
          args: [goodArg],
          decisions: ['main', 'build'],
          price: shown(launches),
          list: (s, seat, out) => {
            if (left.get(s, seat) === 0 || launched.get(s) === 1) return;
            for (const [good, bill] of launches) if (canPay(b, s, seat, bill)) out.put(good);
          },
          apply: (s, seat, good) => {
            pay(b, s, seat, launches.get(good)!);
            launched.set(s, 1);
            left.add(s, seat, -1);
            at.add(s, port, seat, 1);
            if (s.events) tell(s, 'ship-launched', { seat, hex: port });
          },
          why: (s, seat, good) => {
            if (left.get(s, seat) === 0) return NONE_LEFT;
            return launched.get(s) === 1 ? LAUNCHED : barPay(s, seat, launches, good);
          },
        },
        {
          name: 'sail-ship',
          args: [{ name: 'hex', domain: b.domain('hex') }, { name: 'to', domain: b.domain('hex') }, goodArg],
          decisions: ['main', 'build'],
          price: shown(sails),
          list: (s, seat, out) => {
            for (const [good, bill] of sails) {
              if (!canPay(b, s, seat, bill)) continue;
              for (let hex = 0; hex < hexes; hex++)
                if (hex !== whirl && at.get(s, hex, seat) > 0)
                  for (const { to } of arrows[hex]) out.put(hex, to, good);
            }
          },
          apply: (s, seat, hex, to, good) => {
            pay(b, s, seat, sails.get(good)!);
            goTo(b, s, seat, hex, to, 'ship-sails');
          },
          why: (s, seat, hex, to, good) => {
            if (hex < 0) return barPay(s, seat, sails, good);
            if (at.get(s, hex, seat) === 0) return NO_SHIP;
            if (hex === whirl) return IN_WHIRL;
            if (to >= 0 && !arrows[hex].some((arrow) => arrow.to === to)) return NO_ARROW;
            return barPay(s, seat, sails, good);
          },
        },
        {
          name: 'leave-whirl',
          args: [goodArg],
          decisions: ['main', 'build', 'special'],
          price: shown(leaves),
          list: (s, seat, out) => {
            if (at.get(s, whirl, seat) === 0) return;
            for (const [good, bill] of leaves) if (canPay(b, s, seat, bill)) out.put(good);
          },
          apply: (s, seat, good) => {
            pay(b, s, seat, leaves.get(good)!);
            goTo(b, s, seat, whirl, arrows[whirl][0].to, 'ship-sails');
          },
          why: (s, seat, good) => (at.get(s, whirl, seat) === 0 ? NO_SHIP : barPay(s, seat, leaves, good)),
        },
      ];
    },
  };
}

function goTo(b: Book, s: State, seat: Seat, from: Hex, to: Hex, kind: string): void {
  const at = b.grid<Hex, Seat>('afloat');
  const { shore, whirl } = chartOf(b);
  at.add(s, from, seat, -1);
  at.add(s, to, seat, 1);
  if (!s.events) return;
  tell(s, to === shore ? 'ship-arrives' : to === whirl ? 'ship-swept-away' : kind, { seat, hex: to });
}

const billsFor = (b: Book, { cost, besides }: CurrentsConfig) =>
  besides.map((good) => b.bill({ ...cost, [good]: 1 }));

const charts = new WeakMap<Book, Chart>();

function chartOf(b: Book): Chart {
  const known = charts.get(b);
  if (known) return known;
  const { hexAt, hexHex, hexes } = b.topology;
  const marks = b.layout.marks.hexes;
  const one = (label: string): Hex => hexAt(marks[label][0].q, marks[label][0].r);
  const [port, shore, whirl] = [HOME_PORT, FAR_SHORE, WHIRL].map(one);
  const arrows: Arrow[][] = Array.from({ length: hexes }, () => []);
  for (const { q, r, value } of marks[CURRENT]) {
    const hex = hexAt(q, r);
    const [side, list] = String(value).split(':');
    const beside = hexHex[hex * 6 + Number(side)];
    const numbers = list.split(',').filter(Boolean).map(Number);
    arrows[hex].push({
      to: beside >= 0 ? beside : whirl,
      numbers: numbers.reduce((bits, n) => bits | (1 << n), 0),
    });
  }
  const steps: number[] = Array.from({ length: hexes }, (_, hex) => (hex === shore ? 0 : -1));
  for (let far = 1, grew = true; grew; far++) {
    grew = false;
    for (let hex = 0; hex < hexes; hex++)
      if (steps[hex] < 0 && arrows[hex].some(({ to }) => steps[to] === far - 1)) {
        steps[hex] = far;
        grew = true;
      }
  }
  const chart: Chart = { arrows, port, shore, whirl, steps };
  charts.set(b, chart);
  return chart;
}

const currentsTerms: Terms = {
  'move.launch-ship': 'Build a ship',
  'move.sail-ship': 'Move a ship',
  'move.leave-whirl': 'Leave the whirl',
  'event.ship-launched': '{seat} builds a ship.',
  'event.ship-drifts': 'A ship of {seat} drifts on.',
  'event.ship-sails': '{seat} moves a ship.',
  'event.ship-arrives': 'A ship of {seat} arrives.',
  'event.ship-swept-away': 'A ship of {seat} is swept into the whirl.',
  'field.afloat': 'Ships',
  'field.shipsLeft': 'Ships left',
  'score.arrivals': 'Ships that arrived',
  'mark.current': 'a current: on these numbers ships drift along it',
  'reason.no-ship-left': 'All your ships are on the board.',
  'reason.ship-launched': 'You build only one ship a turn.',
  'reason.no-ship-there': 'You have no ship there.',
  'reason.no-arrow': 'No arrow leads there.',
  'reason.other-price': 'You cannot pay for this with that good.',
  'reason.ship-in-whirl': 'A ship leaves the whirl at a special price.',
};
