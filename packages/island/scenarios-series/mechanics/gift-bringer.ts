import { type Bar, pop, push, reason, type Seat, type State, tell, topArg } from '@hexwright/kernel';
import type { Hex } from '../../board/index.ts';
import {
  askGoods,
  blockerAt,
  canChoose,
  canPay,
  expel,
  hexesOf,
  NOWHERE,
  pay,
} from '../../mechanics/index.ts';
import type { Book, MoveSpec, Part } from '../../rulebook/index.ts';

export interface GiftBringerConfig {
  /** the terrain where it begins, and where it brings twice as much */
  readonly home: string;
  /** what moving it costs, and what where it drives a blocker away */
  readonly cost: Readonly<Record<string, number>>;
  readonly costToDrive: Readonly<Record<string, number>>;
  /** the blocker that it drives away, and where to; off the board where there is none */
  readonly drives: string;
  readonly refuge: string;
  readonly stock: number;
  /** so many gifts are exchanged for a good */
  readonly worth: number;
}

/** what bots think a gift is worth, in points */
const GIFT = 0.09;

const MOVED = reason('santa-moved', 'it has been moved this turn');
const THERE = reason('santa-there', 'it is there already');
const NO_LAND = reason('santa-land', 'it stays on land');
const WITH_SANTA = reason('santa-near', 'no robber comes to its hex');
const NO_REFUGE = reason('santa-refuge', 'the robber goes to a desert');

/**
 * A friendly figure that anybody may move once a turn, for a price. Everybody with a building at its new hex gets a gift, and
 * some gifts are a good of choice. It drives a blocker away, and the two never share a hex.
 */
export function giftBringer(config: GiftBringerConfig): Part {
  return {
    id: 'gift-bringer',
    of: config,
    fields: {
      santa: { start: NOWHERE },
      gifts: { per: ['seat'] },
      giftsLeft: { start: config.stock },
      /** by seat: whether it has moved the figure this turn */
      santaMoved: { per: ['seat'], noLook: 'what has been done is offered no more this turn' },
    },
    decisions: { 'robber-to-desert': { args: (b) => [{ name: 'blocker', domain: b.domain('blocker') }] } },
    prepare: (b) => {
      const santa = b.cell('santa');
      return (s) => {
        const [home = NOWHERE] = hexesOf(b, s, b.terrain(config.home));
        santa.set(s, home);
      };
    },
    rules: (was, b) => {
      const santa = b.cell('santa');
      const gifts = b.row<Seat>('gifts');
      const moved = b.row<Seat>('santaMoved');
      const exchange = exchanging(b, config);
      return {
        beginTurn: (s) => {
          was.beginTurn(s);
          moved.fill(s, 0);
          // Only an empty bank has left anybody with enough gifts.
          const active = b.fields.active.get(s);
          const richer = [active, ...b.rivals[active]].filter((seat) => exchange(s, seat, 0));
          for (const seat of richer.reverse()) askGoods(b, s, seat, 1);
        },
        blockers: {
          barStand: (s, blocker, place, seat, list) =>
            was.blockers.barStand(s, blocker, place, seat, list) ??
            (b.blockers[blocker].id === config.drives && santa.get(s) === place ? WITH_SANTA : undefined),
        },
        boardChange: {
          hexChanged: (s, hex) => {
            was.boardChange.hexChanged(s, hex);
            if (santa.get(s) === hex && !b.land[b.fields.terrain.get(s, hex)])
              santa.set(s, hexesOf(b, s, b.terrain(config.home))[0] ?? NOWHERE);
          },
        },
        hints: { progress: (s, seat) => was.hints.progress(s, seat) + GIFT * gifts.get(s, seat) },
      };
    },
    moves: (b) => [moveSanta(b, config), sendRobber(b, config)],
    // Bots and chance rarely find two deserts, or a bank without goods.
    exempt: { rare: ['move.robber-to-desert', 'event.robber-driven'] },
  };
}

/**
 * Whoever has enough gifts gives them back for a good, if the bank has more than those take who are waiting: answers whether there
 * is one to choose.
 */
function exchanging(
  b: Book,
  { worth }: GiftBringerConfig,
): (s: State, seat: Seat, waiting: number) => boolean {
  const gifts = b.row<Seat>('gifts');
  const left = b.cell('giftsLeft');
  return (s, seat, waiting) => {
    if (gifts.get(s, seat) < worth || !canChoose(b, s, seat)) return false;
    const inBank = b.choosable.reduce((sum, good) => sum + b.fields.bank.get(s, good), 0);
    if (inBank <= waiting) return false;
    gifts.add(s, seat, -worth);
    left.add(s, worth);
    if (s.events) tell(s, 'gifts-exchanged', { seat, count: worth });
    return true;
  };
}

function moveSanta(b: Book, config: GiftBringerConfig): MoveSpec {
  const santa = b.cell('santa');
  const gifts = b.row<Seat>('gifts');
  const left = b.cell('giftsLeft');
  const moved = b.row<Seat>('santaMoved');
  const exchange = exchanging(b, config);
  const home = b.terrain(config.home);
  const usual = b.bill(config.cost);
  const dear = b.bill(config.costToDrive);
  const robbers = b.blockers.flatMap(({ id }, i) => (id === config.drives ? [i] : []));
  const robberOn = (s: State, hex: Hex): number => robbers.find((i) => blockerAt(b, s, i) === hex) ?? -1;
  const priceTo = (s: State, hex: Hex) => (robberOn(s, hex) < 0 ? usual : dear);
  const tooDear = (words: string, cost: Readonly<Record<string, number>>) =>
    reason('santa-price', words, { cost: billWords(cost) });
  const USUAL = tooDear('moving it costs wool', config.cost);
  const DEAR = tooDear('moving it to the robber costs more wool', config.costToDrive);
  const barTo = (s: State, seat: Seat, hex: Hex): Bar => {
    if (moved.get(s, seat) !== 0) return MOVED;
    if (santa.get(s) === hex) return THERE;
    const terrain = b.fields.terrain.get(s, hex);
    if (terrain < 0 || !b.land[terrain]) return NO_LAND;
    if (canPay(b, s, seat, priceTo(s, hex))) return undefined;
    return robberOn(s, hex) < 0 ? USUAL : DEAR;
  };
  return {
    name: 'move-santa',
    args: [{ name: 'hex', domain: b.domain('hex') }],
    decisions: ['main', 'build', 'special'],
    price: () => usual,
    list: (s, seat, out) => {
      if (moved.get(s, seat) !== 0 || !canPay(b, s, seat, usual)) return;
      for (let hex = 0; hex < b.topology.hexes; hex++) if (barTo(s, seat, hex) === undefined) out.put(hex);
    },
    apply: (s, seat, hex) => {
      const robber = robberOn(s, hex);
      pay(b, s, seat, priceTo(s, hex));
      moved.set(s, seat, 1);
      santa.set(s, hex);
      if (s.events) tell(s, 'santa-moves', { seat, hex });
      const count = b.fields.terrain.get(s, hex) === home ? 2 : 1;
      const richer: Seat[] = [];
      const visited = [seat, ...b.rivals[seat]].filter((other) => livesAt(b, s, other, hex));
      for (const other of visited) {
        const given = Math.min(count, left.get(s));
        if (given === 0) continue;
        left.add(s, -given);
        gifts.add(s, other, given);
        if (s.events) tell(s, 'gift', { seat: other, count: given });
        // They are exchanged before the next one is visited: so they never run out.
        if (exchange(s, other, richer.length)) richer.push(other);
      }
      for (const other of richer.reverse()) askGoods(b, s, other, 1);
      if (robber >= 0) drive(b, s, seat, robber, config);
    },
    why: (s, seat, hex) => {
      if (hex >= 0) return barTo(s, seat, hex);
      if (moved.get(s, seat) !== 0) return MOVED;
      return canPay(b, s, seat, usual) ? undefined : USUAL;
    },
  };
}

const billWords = (cost: Readonly<Record<string, number>>): string =>
  Object.entries(cost)
    .map(([good, count]) => `${count} ${good}`)
    .join(', ');

function livesAt(b: Book, s: State, seat: Seat, hex: Hex): boolean {
  return b.walks.cornersOf[hex].some((corner) => {
    const mark = b.fields.building.get(s, corner);
    return mark !== 0 && b.ownerOf[mark] === seat;
  });
}

/** The blocker leaves the figure's hex: for the refuge, of several for the one that the seat names, or off the board. */
function drive(b: Book, s: State, seat: Seat, blocker: number, { refuge }: GiftBringerConfig): void {
  const refuges = refugesOf(b, s, refuge);
  if (refuges.length > 1) {
    b.fields.blocker.set(s, blocker, NOWHERE);
    push(s, b.decision('robber-to-desert'), 1 << seat, blocker);
  } else if (refuges.length === 1) flee(b, s, blocker, refuges[0]);
  else expel(b, s, blocker);
}

function refugesOf(b: Book, s: State, refuge: string): Hex[] {
  const santa = b.cell('santa');
  return hexesOf(b, s, b.terrain(refuge)).filter((hex) => hex !== santa.get(s));
}

function flee(b: Book, s: State, blocker: number, hex: Hex): void {
  b.fields.blocker.set(s, blocker, hex);
  if (s.events) tell(s, 'robber-driven', { blocker: b.blockers[blocker].id, hex });
}

function sendRobber(b: Book, { refuge }: GiftBringerConfig): MoveSpec {
  return {
    name: 'robber-to-desert',
    args: [{ name: 'hex', domain: b.domain('hex') }],
    decisions: ['robber-to-desert'],
    list: (s, _seat, out) => {
      for (const hex of refugesOf(b, s, refuge)) out.put(hex);
    },
    apply: (s, _seat, hex) => {
      const blocker = topArg(s, 0);
      pop(s);
      flee(b, s, blocker, hex);
    },
    why: (s, _seat, hex) => (hex < 0 || refugesOf(b, s, refuge).includes(hex) ? undefined : NO_REFUGE),
  };
}
