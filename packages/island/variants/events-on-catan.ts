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
import type { Edge, Hex } from '../board/index.ts';
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
    'table-event': { args: () => [numberArg] },
    'quake-toll': {},
    'swap-two': { args: () => [{ name: 'left', domain: { id: 'count', size: 10 } }] },
    mercenary: {},
  },
  brings: ['tableEvents'],
  rules: (was, b) => ({
    tableEvents: { count: (s, number) => was.onNumber(s, number) },
    onNumber: (s, number) => {
      if (number === 7) return was.onNumber(s, number);
      // The number waits below whatever the event asks of the seats.
      push(s, b.decision('table-event'), NATURE, number);
      const depth = depthOf(s);
      if (s.events) tell(s, `table-${number}`, {});
      happen(b, s, number);
      if (depthOf(s) > depth) return;
      pop(s);
      was.onNumber(s, number);
    },
  }),
  moves: (b) => [
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
        for (const edge of endsOf(b, s, seat)) out.put(edge);
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
        for (const give of b.handGoods)
          if (held(b, s, seat, give) > 0)
            for (const want of b.choosable) if (want !== give && inBank(b, s, want) > 0) out.put(give, want);
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
        for (const hex of homesOf(b, s, seat)) out.put(hex);
      },
      apply: (s, seat, hex) => {
        pop(s);
        b.fields.blocker.set(s, b.blocker('robber'), hex);
        if (s.events) tell(s, 'blocker-moved', { seat, blocker: 'robber', place: hex });
        mercenaryTakes.ask(b)(s, (seat + b.seats - 1) % b.seats, seat, 1);
      },
      why: () => NOT_BESIDE,
    },
  ],
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
function happen(b: Book, s: State, number: number): void {
  const active = b.fields.active.get(s);
  if (number === 10) {
    if (homesOf(b, s, active).length > 0) push(s, b.decision('mercenary'), 1 << active);
    return;
  }
  const least = number === 8 ? leastPoints(b, s) : 0;
  // What is opened last is asked first.
  for (let i = b.seats - 1; i >= 0; i--) {
    const seat = (active + i) % b.seats;
    if (
      number === 2 &&
      hasMany(b, s, seat) &&
      (endsOf(b, s, seat).length > 0 || handSize(b, s, seat) >= TOLL)
    )
      push(s, b.decision('quake-toll'), 1 << seat);
    else if (number === 3 && handSize(b, s, seat) > 0) push(s, b.decision('swap-two'), 1 << seat, SWAPS);
    else if (number === 4) askGoods(b, s, seat, 1);
    else if (number === 5) askGoods(b, s, seat, bonusesOf(b, s, seat));
    else if (number === 6 && handSize(b, s, seat) <= FEW_CARDS) askGoods(b, s, seat, 1);
    else if (number === 8 && b.rules.publicPoints(s, seat) === least) askGoods(b, s, seat, 1);
    else if (number === 9) askDiscard(b, s, seat, Math.min(bonusesOf(b, s, seat), handSize(b, s, seat)));
    else if (number === 11) askGoods(b, s, seat, atHarbours(b, s, seat));
    else if (number === 12 && b.seats > 1) {
      const left = (seat + 1) % b.seats;
      if (handSize(b, s, left) > 0) b.the.blockers.rob(s, seat, left);
    }
  }
}

function leastPoints(b: Book, s: State): number {
  let least = b.rules.publicPoints(s, 0);
  for (let seat = 1; seat < b.seats; seat++) least = Math.min(least, b.rules.publicPoints(s, seat));
  return least;
}

/** how many of the two bonuses the seat has */
function bonusesOf(b: Book, s: State, seat: Seat): number {
  let count = 0;
  for (const { id, index } of b.awards)
    if ((id === 'longest-road' || id === 'largest-army') && b.fields.award.get(s, index) === seat) count++;
  return count;
}

function hasMany(b: Book, s: State, seat: Seat): boolean {
  return b.pieces.some(({ id, index }) => MANY[id] !== undefined && countOf(b, s, seat, index) > MANY[id]);
}

/** the own roads and ships that lead nowhere at one of their ends */
function endsOf(b: Book, s: State, seat: Seat): Edge[] {
  const { route, building } = b.fields;
  const own = (edge: Edge): boolean => route.get(s, edge) !== 0 && b.ownerOf[route.get(s, edge)] === seat;
  const loose = (edge: Edge, corner: number): boolean =>
    b.ownerOf[building.get(s, corner)] !== seat || building.get(s, corner) === 0
      ? b.walks.edgesAt[corner].every((other) => other === edge || !own(other))
      : false;
  const ends: Edge[] = [];
  for (let edge = 0; edge < b.topology.edges; edge++)
    if (
      own(edge) &&
      MANY[b.pieces[b.pieceOf[route.get(s, edge)]].id] !== undefined &&
      b.walks.endsOf[edge].some((corner) => loose(edge, corner))
    )
      ends.push(edge);
  return ends;
}

/** where the robber may be put beside an own building */
function homesOf(b: Book, s: State, seat: Seat): Hex[] {
  const robber = b.blocker('robber');
  const homes: Hex[] = [];
  for (let hex = 0; hex < b.topology.hexes; hex++)
    if (
      b.the.blockers.touches(s, seat, robber, hex) &&
      b.the.blockers.barStand(s, robber, hex, seat) === undefined
    )
      homes.push(hex);
  return homes;
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
