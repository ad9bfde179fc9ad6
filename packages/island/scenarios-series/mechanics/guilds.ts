import {
  type Bar,
  NATURE,
  pop,
  push,
  type Rng,
  reason,
  type Seat,
  type State,
  tell,
  topArg,
} from '@hexwright/kernel';
import type { Favour } from '../../mechanics/index.ts';
import type { Book, MoveSpec, Part } from '../../rulebook/index.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    guilds: GuildPoints;
  }
}

export interface GuildPoints {
  /** everybody named draws so many tokens, in this order, while there are any */
  earn(s: State, shares: readonly (readonly [seat: Seat, count: number])[]): void;
}

export interface Guild extends Favour {
  readonly id: string;
  /** how many tokens of it there are */
  readonly tokens: (seats: number) => number;
  /** so many of them buy what it does */
  readonly price: number;
  /** what bots think one of its tokens is worth, in points */
  readonly worth: number;
}

const DONE = reason('favour-done', 'a favour has been exchanged or redeemed this turn');
const NONE_HELD = reason('no-favour', 'there is no favour to exchange');
const PILE_EMPTY = reason('favours-gone', 'the pile of favours is empty');
const NOT_HELD = reason('favour-foreign', 'there is no such favour in the hand');
const NO_USE = reason('no-use', 'this would do nothing now');

/**
 * Favours of guilds: tokens drawn unseen from a pile and kept secret, beside the hand. Once a turn a seat exchanges one, or
 * redeems some of one guild for what that does, but none of those that came this turn. Spent ones stay in the guild hall.
 */
export function guilds(all: readonly Guild[]): Part {
  const N = all.length;
  const domain = { id: 'guild', size: N, names: all.map(({ id }) => id) };
  return {
    id: 'guilds',
    of: all,
    fields: {
      favours: { per: ['seat', N], audience: 'owner' },
      /** those that came this turn */
      freshFavours: { per: ['seat', N], audience: 'owner', noLook: 'a reason names them where they count' },
      favourCount: { per: ['seat'] },
      favourPile: { per: [N], audience: 'none' },
      /** how many lie in the pile, less those that are being drawn */
      favoursLeft: {},
      guildHall: { per: [N] },
      /** by seat: whether it has exchanged or redeemed this turn */
      favourUsed: { per: ['seat'], noLook: 'what has been done is offered no more this turn' },
    },
    decisions: {
      'draw-favour': {
        nature: true,
        args: (b) => [
          { name: 'seat', domain: b.domain('seat') },
          { name: 'left', domain: { id: 'count', size: 100 } },
          { name: 'exchange', domain: { id: 'flag', size: 2 } },
        ],
        outcomesFor: () => 0,
      },
      'return-favour': {},
    },
    prepare: (b) => {
      const at = guildFields(b);
      return (s) => {
        all.forEach(({ tokens }, i) => {
          at.pile.set(s, i, tokens(b.seats));
          at.left.add(s, tokens(b.seats));
        });
      };
    },
    brings: ['guilds'],
    rules: (was, b) => {
      const at = guildFields(b);
      const draw = b.decision('draw-favour');
      return {
        beginTurn: (s) => {
          was.beginTurn(s);
          at.used.fill(s, 0);
          at.fresh.fill(s, 0);
        },
        guilds: {
          earn: (s, shares) => {
            const dealt = shares.map(([seat, count]) => {
              const some = Math.min(count, at.left.get(s));
              at.left.add(s, -some);
              return [seat, some] as const;
            });
            // The first to draw is asked last, so that it lies on top of the stack.
            for (const [seat, count] of dealt.reverse()) {
              if (count === 0) continue;
              push(s, draw, NATURE, seat, count, 0);
            }
          },
        },
        hints: {
          heldCards: (s, seat, own) => {
            let worth = was.hints.heldCards(s, seat, own);
            if (!own) return worth + UNSEEN * at.count.get(s, seat);
            for (let i = 0; i < N; i++) {
              const held = at.held.get(s, seat, i);
              const { price, worth: each } = all[i];
              // One that still lacks its fellows is a hope.
              const whole = held - (held % price);
              worth += each * (whole + (held - whole) * (price > 1 ? HOPE : 1));
            }
            return worth;
          },
        },
      };
    },
    moves: (b) => [
      drawFavour(b, all, domain),
      exchangeFavour(b),
      returnFavour(b, all, domain),
      ...all.map((guild, i) => redeem(b, guild, i)),
    ],
    resample: (b) => {
      const at = guildFields(b);
      return (s, viewer, rng) => redeal(b, s, viewer, rng, at, N);
    },
  };
}

/** what bots think of a token that they do not see, in points */
const UNSEEN = 0.22;
/** how much of its worth a token has that is not enough by itself */
const HOPE = 0.7;

function guildFields(b: Book) {
  return {
    held: b.grid<Seat>('favours'),
    fresh: b.grid<Seat>('freshFavours'),
    count: b.row<Seat>('favourCount'),
    pile: b.row('favourPile'),
    left: b.cell('favoursLeft'),
    hall: b.row('guildHall'),
    used: b.row<Seat>('favourUsed'),
  };
}

type GuildDomain = { readonly id: string; readonly size: number; readonly names: readonly string[] };

function drawFavour(b: Book, all: readonly Guild[], domain: GuildDomain): MoveSpec {
  const at = guildFields(b);
  const draw = b.decision('draw-favour');
  const giveBack = b.decision('return-favour');
  return {
    name: 'draw-favour',
    quiet: true,
    args: [{ name: 'guild', domain }],
    decisions: ['draw-favour'],
    list: (s, _nature, out) => {
      for (let i = 0; i < all.length; i++) if (at.pile.get(s, i) > 0) out.weigh(at.pile.get(s, i), i);
    },
    apply: (s, _nature, guild) => {
      const seat = topArg(s, 0);
      const left = topArg(s, 1) - 1;
      const exchange = topArg(s, 2) === 1;
      pop(s);
      at.pile.add(s, guild, -1);
      at.held.add(s, seat, guild, 1);
      at.count.add(s, seat, 1);
      if (!exchange) at.fresh.add(s, seat, guild, 1);
      if (s.events) tell(s, 'favour-drawn', { seat }, { seats: 1 << seat, data: { guild: all[guild].id } });
      if (left > 0) push(s, draw, NATURE, seat, left, 0);
      if (exchange) push(s, giveBack, 1 << seat);
    },
    audience: (s) => 1 << topArg(s, 0),
  };
}

function exchangeFavour(b: Book): MoveSpec {
  const at = guildFields(b);
  const draw = b.decision('draw-favour');
  const bar = (s: State, seat: Seat): Bar => {
    if (at.used.get(s, seat) !== 0) return DONE;
    if (at.count.get(s, seat) === 0) return NONE_HELD;
    return at.left.get(s) === 0 ? PILE_EMPTY : undefined;
  };
  return {
    name: 'exchange-favour',
    decisions: ['main', 'trade'],
    list: (s, seat, out) => {
      if (bar(s, seat) === undefined) out.put();
    },
    apply: (s, seat) => {
      at.used.set(s, seat, 1);
      at.left.add(s, -1);
      if (s.events) tell(s, 'favour-exchanged', { seat });
      push(s, draw, NATURE, seat, 1, 1);
    },
    why: bar,
  };
}

function returnFavour(b: Book, all: readonly Guild[], domain: GuildDomain): MoveSpec {
  const at = guildFields(b);
  return {
    name: 'return-favour',
    args: [{ name: 'guild', domain }],
    decisions: ['return-favour'],
    list: (s, seat, out) => {
      for (let i = 0; i < all.length; i++) if (at.held.get(s, seat, i) > 0) out.put(i);
    },
    apply: (s, seat, guild) => {
      pop(s);
      at.held.add(s, seat, guild, -1);
      at.count.add(s, seat, -1);
      at.pile.add(s, guild, 1);
      at.left.add(s, 1);
      // Nothing is redeemed in the rest of this turn, so which of two alike is given back does not matter.
      at.fresh.set(s, seat, guild, Math.min(at.fresh.get(s, seat, guild), at.held.get(s, seat, guild)));
      if (s.events)
        tell(s, 'favour-returned', { seat }, { seats: 1 << seat, data: { guild: all[guild].id } });
    },
    why: (s, seat, guild) => (guild >= 0 && at.held.get(s, seat, guild) === 0 ? NOT_HELD : undefined),
    audience: (_s, seat) => 1 << seat,
  };
}

function redeem(b: Book, { id, price, when, gain }: Guild, guild: number): MoveSpec {
  const at = guildFields(b);
  const useful = when(b);
  const have = gain(b);
  const short = reason('favours-short', `this takes ${price} favours of one guild`, { price });
  const fresh = reason('favours-fresh', 'favours are not redeemed in the turn in which they came');
  const bar = (s: State, seat: Seat): Bar => {
    if (at.used.get(s, seat) !== 0) return DONE;
    const held = at.held.get(s, seat, guild);
    if (held < price) return short;
    if (held - at.fresh.get(s, seat, guild) < price) return fresh;
    return useful(s, seat) ? undefined : NO_USE;
  };
  return {
    name: `redeem-${id}`,
    decisions: ['main', 'trade'],
    list: (s, seat, out) => {
      if (bar(s, seat) === undefined) out.put();
    },
    apply: (s, seat) => {
      at.used.set(s, seat, 1);
      at.held.add(s, seat, guild, -price);
      at.count.add(s, seat, -price);
      at.hall.add(s, guild, price);
      if (s.events) tell(s, 'favour-redeemed', { seat, guild: id, count: price });
      have(s, seat);
    },
    why: bar,
  };
}

/** What lies in the pile and with the others is dealt anew; how many of theirs came this turn is known. */
function redeal(
  b: Book,
  s: State,
  viewer: number,
  rng: Rng,
  at: ReturnType<typeof guildFields>,
  N: number,
): void {
  const pool: number[] = [];
  const fresh: number[] = [];
  for (let i = 0; i < N; i++) for (let n = at.pile.get(s, i); n > 0; n--) pool.push(i);
  for (let seat = 0; seat < b.seats; seat++) {
    fresh[seat] = 0;
    if (seat === viewer) continue;
    for (let i = 0; i < N; i++) {
      for (let n = at.held.get(s, seat, i); n > 0; n--) pool.push(i);
      fresh[seat] += at.fresh.get(s, seat, i);
      at.held.set(s, seat, i, 0);
      at.fresh.set(s, seat, i, 0);
    }
  }
  pool.sort((a, z) => a - z);
  rng.shuffle(pool);
  let next = 0;
  for (let seat = 0; seat < b.seats; seat++)
    for (let n = 0; seat !== viewer && n < at.count.get(s, seat); n++) {
      const guild = pool[next++];
      at.held.add(s, seat, guild, 1);
      if (n < fresh[seat]) at.fresh.add(s, seat, guild, 1);
    }
  for (let i = 0; i < N; i++) at.pile.set(s, i, 0);
  while (next < pool.length) at.pile.add(s, pool[next++], 1);
}
