import {
  depthOf,
  NATURE,
  pop,
  push,
  reason,
  type Seat,
  type State,
  setTopArg,
  tell,
  topArg,
} from '@hexwright/kernel';
import type { Corner, Edge, Hex } from '../board/index.ts';
import {
  askDiscard,
  askGoods,
  countOf,
  giveBack,
  handSize,
  held,
  inBank,
  numberArg,
  searching,
  take,
} from '../mechanics/index.ts';
import { type Book, defineModule, wanted } from '../rulebook/index.ts';
import { eventWords } from './events-on-catan-words.ts';

const NOT_END = reason(
  'route-no-end',
  'only the end of one of your own roads or lines of ships can be given up',
);
const TOO_POOR = reason('toll-short', 'there are not two cards to pay with');
const NO_SWAP = reason('no-swap', 'this cannot be exchanged');
const NOT_BESIDE = reason('mercenary-away', 'the robber goes beside a building of your own');
const TOLL = 2;
const SWAPS = 2;
const MANY: Readonly<Record<string, number>> = { road: 6, ship: 3 };
const FEW_CARDS = 2;

/** Whoever sits to the right looks into the hand and discards a card of it. */
const mercenaryTakes = searching({
  decision: 'lose-card',
  move: 'lose-card',
  goes: (b, s, from, good) => {
    giveBack(b, s, from, good, 1);
    if (s.events) tell(s, 'discarded', { seat: from, good: b.goods[good].id });
  },
});

/** Every number but the seven brings an event before it produces. */
export const eventsOnCatan = defineModule({
  id: 'variant/events-on-catan',
  kind: 'variant',
  seats: [2, 3, 4, 5, 6],
  wants: [wanted.twoDice, wanted.robber, wanted.sevens],
  parts: [mercenaryTakes.part],
  decisions: {
    'table-event': { nature: true, args: () => [numberArg] },
    'quake-toll': {},
    'swap-two': { args: () => [{ name: 'left', domain: { id: 'count', size: 10 } }] },
    mercenary: {},
  },
  brings: ['tableEvents'],
  rules: (was, b) => {
    const tableEvent = b.decision('table-event');
    const happen = makeHappen(b);
    return {
      tableEvents: { count: (s, number) => was.onNumber(s, number) },
      onNumber: (s, number) => {
        if (b.rules.isSeven(s, number)) return was.onNumber(s, number);
        // The number waits below whatever the event asks of the seats.
        push(s, tableEvent, NATURE, number);
        const depth = depthOf(s);
        if (s.events) tell(s, `table-${number}`, {});
        happen(s, number);
        if (depthOf(s) > depth) return;
        pop(s);
        was.onNumber(s, number);
      },
    };
  },
  moves: (b) => {
    const isEnd = makeIsEnd(b);
    const isHome = makeIsHome(b);
    const robber = b.blocker('robber');
    const askLoss = mercenaryTakes.ask(b);
    return [
      {
        name: 'table-event',
        decisions: ['table-event'],
        list: (_s, _nature, out) => out.put(),
        apply: (s) => {
          const number = topArg(s, 0);
          pop(s);
          b.the.tableEvents.count(s, number);
        },
      },
      {
        name: 'give-up-route',
        args: [{ name: 'edge', domain: b.domain('edge') }],
        decisions: ['quake-toll'],
        list: (s, seat, out) => {
          for (let edge = 0; edge < b.topology.edges; edge++) if (isEnd(s, seat, edge)) out.put(edge);
        },
        apply: (s, _seat, edge) => {
          pop(s);
          b.rules.unbuild(s, b.pieceOf[b.fields.route.get(s, edge)], edge);
          b.rules.reviewAwards(s);
        },
        why: () => NOT_END,
      },
      {
        name: 'pay-toll',
        decisions: ['quake-toll'],
        list: (s, seat, out) => {
          if (handSize(b, s, seat) >= TOLL) out.put();
        },
        apply: (s, seat) => {
          pop(s);
          askDiscard(b, s, seat, TOLL);
        },
        why: () => TOO_POOR,
      },
      {
        name: 'swap-card',
        args: [
          { name: 'give', domain: b.domain('good') },
          { name: 'want', domain: b.domain('good') },
        ],
        decisions: ['swap-two'],
        list: (s, seat, out) => {
          const { handGoods, choosable } = b;
          for (let i = 0; i < handGoods.length; i++) {
            const give = handGoods[i];
            if (held(b, s, seat, give) === 0) continue;
            for (let j = 0; j < choosable.length; j++)
              if (choosable[j] !== give && inBank(b, s, choosable[j]) > 0) out.put(give, choosable[j]);
          }
        },
        apply: (s, seat, give, want) => {
          const left = topArg(s, 0) - 1;
          giveBack(b, s, seat, give, 1);
          take(b, s, seat, want, 1);
          if (s.events)
            tell(s, 'bank-trade', { seat, give: b.goods[give].id, rate: 1, want: b.goods[want].id });
          if (left > 0) setTopArg(s, 0, left);
          else pop(s);
        },
        why: () => NO_SWAP,
      },
      {
        name: 'keep-cards',
        decisions: ['swap-two'],
        list: (_s, _seat, out) => out.put(),
        apply: (s) => pop(s),
      },
      {
        name: 'mercenary',
        args: [{ name: 'hex', domain: b.domain('hex') }],
        decisions: ['mercenary'],
        list: (s, seat, out) => {
          for (let hex = 0; hex < b.topology.hexes; hex++) if (isHome(s, seat, hex)) out.put(hex);
        },
        apply: (s, seat, hex) => {
          pop(s);
          b.fields.blocker.set(s, robber, hex);
          if (s.events) tell(s, 'blocker-moved', { seat, blocker: 'robber', place: hex });
          askLoss(s, (seat + b.seats - 1) % b.seats, seat, 1);
        },
        why: () => NOT_BESIDE,
      },
    ];
  },
  words: eventWords,
});

declare module '../rulebook/points.ts' {
  interface Groups {
    tableEvents: TableEventPoints;
  }
}

export interface TableEventPoints {
  /** the event is over: the number counts */
  count(s: State, number: number): void;
}

/** What each number brings about, for one seat after the other from the active one on. */
function makeHappen(b: Book): (s: State, number: number) => void {
  const mercenary = b.decision('mercenary');
  const quakeToll = b.decision('quake-toll');
  const swapTwo = b.decision('swap-two');
  const isEnd = makeIsEnd(b);
  const isHome = makeIsHome(b);
  const bonusesOf = makeBonusesOf(b);
  const paysToll = (s: State, seat: Seat): boolean => {
    if (handSize(b, s, seat) >= TOLL) return true;
    for (let edge = 0; edge < b.topology.edges; edge++) if (isEnd(s, seat, edge)) return true;
    return false;
  };
  let least = 0;
  /** by number: what it brings a seat */
  const brings: Readonly<Record<number, (s: State, seat: Seat) => void>> = {
    2: (s, seat) => {
      if (hasMany(b, s, seat) && paysToll(s, seat)) push(s, quakeToll, 1 << seat);
    },
    3: (s, seat) => {
      if (handSize(b, s, seat) > 0) push(s, swapTwo, 1 << seat, SWAPS);
    },
    4: (s, seat) => askGoods(b, s, seat, 1),
    5: (s, seat) => askGoods(b, s, seat, bonusesOf(s, seat)),
    6: (s, seat) => {
      if (handSize(b, s, seat) <= FEW_CARDS) askGoods(b, s, seat, 1);
    },
    8: (s, seat) => {
      if (b.rules.publicPoints(s, seat) === least) askGoods(b, s, seat, 1);
    },
    9: (s, seat) => askDiscard(b, s, seat, Math.min(bonusesOf(s, seat), handSize(b, s, seat))),
    11: (s, seat) => askGoods(b, s, seat, atHarbours(b, s, seat)),
    12: (s, seat) => {
      const left = (seat + 1) % b.seats;
      if (b.seats > 1 && handSize(b, s, left) > 0) b.the.blockers.rob(s, seat, left);
    },
  };
  return (s, number) => {
    const active = b.fields.active.get(s);
    if (number === 10) {
      for (let hex = 0; hex < b.topology.hexes; hex++)
        if (isHome(s, active, hex)) return push(s, mercenary, 1 << active);
      return;
    }
    if (number === 8) least = leastPoints(b, s);
    // What is opened last is asked first.
    for (let i = b.seats - 1; i >= 0; i--) brings[number](s, (active + i) % b.seats);
  };
}

function leastPoints(b: Book, s: State): number {
  let least = b.rules.publicPoints(s, 0);
  for (let seat = 1; seat < b.seats; seat++) least = Math.min(least, b.rules.publicPoints(s, seat));
  return least;
}

/** How many of the two bonuses the seat has; awards have no numbers yet while rules are made. */
function makeBonusesOf(b: Book): (s: State, seat: Seat) => number {
  let bonuses: number[] | undefined;
  return (s, seat) => {
    bonuses ??= b.awards.flatMap(({ id, index }) =>
      id === 'longest-road' || id === 'largest-army' ? [index] : [],
    );
    let count = 0;
    for (let i = 0; i < bonuses.length; i++) if (b.fields.award.get(s, bonuses[i]) === seat) count++;
    return count;
  };
}

function hasMany(b: Book, s: State, seat: Seat): boolean {
  return b.pieces.some(({ id, index }) => MANY[id] !== undefined && countOf(b, s, seat, index) > MANY[id]);
}

/** Whether it is an own road or ship that leads nowhere at one of its ends. */
function makeIsEnd(b: Book): (s: State, seat: Seat, edge: Edge) => boolean {
  const { route, building } = b.fields;
  const { edgeCorner, cornerEdge, cornerEdgeFrom } = b.topology;
  const { ownerOf, pieceOf } = b;
  const counts = Uint8Array.from(b.pieces, ({ id }) => (MANY[id] === undefined ? 0 : 1));
  const isLoose = (s: State, seat: Seat, edge: Edge, corner: Corner): boolean => {
    if (ownerOf[building.get(s, corner)] === seat) return false;
    for (let i = cornerEdgeFrom[corner]; i < cornerEdgeFrom[corner + 1]; i++)
      if (cornerEdge[i] !== edge && ownerOf[route.get(s, cornerEdge[i])] === seat) return false;
    return true;
  };
  return (s, seat, edge) => {
    const mark = route.get(s, edge);
    if (ownerOf[mark] !== seat || counts[pieceOf[mark]] === 0) return false;
    return isLoose(s, seat, edge, edgeCorner[edge * 2]) || isLoose(s, seat, edge, edgeCorner[edge * 2 + 1]);
  };
}

/** Whether the robber may be put there, beside an own building. */
function makeIsHome(b: Book): (s: State, seat: Seat, hex: Hex) => boolean {
  const robber = b.blocker('robber');
  return (s, seat, hex) =>
    b.the.blockers.touches(s, seat, robber, hex) &&
    b.the.blockers.barStand(s, robber, hex, seat) === undefined;
}

function atHarbours(b: Book, s: State, seat: Seat): number {
  let count = 0;
  for (let corner = 0; corner < b.topology.corners; corner++) {
    const mark = b.fields.building.get(s, corner);
    if (mark === 0 || b.ownerOf[mark] !== seat) continue;
    if (b.harboursAt[corner].some((place) => b.fields.harbour.get(s, place) >= 0)) count++;
  }
  return count;
}
