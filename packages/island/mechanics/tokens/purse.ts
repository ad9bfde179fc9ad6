import {
  depthOf,
  NATURE,
  pop,
  push,
  type Rng,
  reason,
  type Seat,
  type State,
  setTopArg,
  tell,
  toMove,
  topArg,
  topKind,
} from '@hexwright/kernel';
import type { Book, Groups, MoveSpec, Options, Part } from '../../rulebook/index.ts';
import { numberMoment } from '../core/moments.ts';
import type { Favour } from './favours.ts';

declare module '../../rulebook/points.ts' {
  interface Points {
    /** what a purchase that is marked with this price costs the seat now, in the worth of tokens */
    purchasePrice(s: State, seat: Seat, marked: number, purse: string): number;
  }
}

export interface TokenSpec {
  readonly id: string;
  readonly worth: number;
  readonly count: (seats: number, options: Options) => number;
  /** a token that is shown as soon as it is drawn and never goes into the purse: what it does to the seat */
  readonly shown?: (b: Book) => (s: State, seat: Seat) => void;
}

/** Something that tokens buy. */
export interface Purchase extends Favour {
  /** the name of its move */
  readonly id: string;
  readonly price: number | ((options: Options) => number);
  /** the piece, or the group of points, without which there is no such purchase */
  readonly piece?: string;
  readonly group?: keyof Groups;
  /** the decisions in which it is bought, where they are others than those of the purse */
  readonly in?: readonly string[];
}

export interface PurseConfig {
  /** names its fields, moves and decisions: `shell`, `shellCount`, `draw-shell` */
  readonly name: string;
  /** the kinds of token, the least worth first */
  readonly tokens: readonly TokenSpec[];
  /** the most that a seat may keep */
  readonly limit: number;
  /** hexes of these terrains give tokens for their numbers */
  readonly terrains?: readonly string[];
  /** what happens when fewer lie in the bag than are owed: nobody gets any, or the one seat that is owed takes what is left */
  readonly shortage: (options: Options) => 'nobody' | 'as-goods';
  readonly purchases: readonly Purchase[];
  /** the decisions in which tokens are spent */
  readonly spentIn: (options: Options) => readonly string[];
}

export interface Purse {
  readonly part: Part;
  /** adds to the tokens that the running production owes a seat */
  owes(b: Book): (s: State, seat: Seat, count: number) => void;
  /** lets the seat draw now */
  draws(b: Book): (s: State, seat: Seat, count: number) => void;
  /** hands the seat tokens of a kind out of the bag, for all to see */
  deals(b: Book): (s: State, seat: Seat, token: string, count: number) => void;
}

/**
 * A currency of face-down tokens. They are drawn unseen from a bag, kept secret in a purse of limited size and
 * spent face up without change; when the bag is empty the spent ones are mixed and go back into it.
 */
export function purse(config: PurseConfig): Purse {
  const { name, tokens, limit } = config;
  const N = tokens.length;
  if (tokens.some((token, i) => i > 0 && token.worth < tokens[i - 1].worth))
    throw new Error(`the tokens of the purse "${name}" are not in the order of their worth`);
  const tokenDomain = { id: `${name}-token`, size: N, names: tokens.map(({ id }) => id) };
  const purchaseDomain = {
    id: `${name}-purchase`,
    size: config.purchases.length,
    names: config.purchases.map(({ id }) => id),
  };
  const tokenArg = { name: 'token', domain: tokenDomain };
  const countDomain = { id: 'count', size: 100 };
  const fields = (b: Book) => ({
    hold: b.grid<Seat>(name),
    count: b.row<Seat>(`${name}Count`),
    owed: b.row<Seat>(`${name}Owed`),
    bag: b.row(`${name}Bag`),
    left: b.cell(`${name}Left`),
    spent: b.row(`${name}Spent`),
  });

  /** When the last token is drawn, the spent ones are mixed and become the new bag. */
  const refill = (s: State, at: ReturnType<typeof fields>): void => {
    if (at.left.get(s) > 0) return;
    for (let i = 0; i < N; i++) {
      at.left.add(s, at.spent.get(s, i));
      at.bag.add(s, i, at.spent.get(s, i));
      at.spent.set(s, i, 0);
    }
    if (at.left.get(s) > 0 && s.events) tell(s, `${name}-mixed`, { count: at.left.get(s) });
  };

  const draws = (b: Book) => {
    const at = fields(b);
    const draw = b.decision(`draw-${name}`);
    const swap = b.decision(`swap-${name}`);
    const open = b.opening('number');
    return (s: State, seat: Seat, count: number): void => {
      if (count === 0) return;
      if (at.count.get(s, seat) >= limit) open(s, swap, 1 << seat);
      else if (at.left.get(s) > 0) open(s, draw, NATURE, seat, count);
    };
  };
  const owes = (b: Book) => {
    const owed = b.row<Seat>(`${name}Owed`);
    return (s: State, seat: Seat, count: number): void => {
      owed.add(s, seat, count);
    };
  };

  const deals = (b: Book) => {
    const at = fields(b);
    return (s: State, seat: Seat, token: string, count: number): void => {
      const kind = tokens.findIndex(({ id }) => id === token);
      at.bag.add(s, kind, -count);
      at.left.add(s, -count);
      at.hold.add(s, seat, kind, count);
      at.count.add(s, seat, count);
    };
  };

  const part: Part = {
    id: `purse ${name}`,
    of: config,
    uses: [numberMoment()],
    slots: { number: { [`draw-${name}`]: 'draw', [`swap-${name}`]: 'draw' } },
    words: { terms: { 'reason.no-use': 'This would do nothing now.' } },
    fields: {
      [name]: { per: ['seat', N], audience: 'owner' },
      [`${name}Count`]: { per: ['seat'] },
      [`${name}Owed`]: { per: ['seat'], noLook: 'it is drawn before anybody moves again' },
      [`${name}Bag`]: { per: [N], audience: 'none' },
      [`${name}Left`]: {},
      [`${name}Spent`]: { per: [N], noLook: 'the log tells each, and they come back when the bag is empty' },
    },
    decisions: {
      [`draw-${name}`]: {
        nature: true,
        args: (b) => [
          { name: 'seat', domain: b.domain('seat') },
          { name: 'left', domain: countDomain },
        ],
        outcomesFor: () => 0,
      },
      [`swap-${name}`]: {},
      [`pay-${name}`]: {
        args: () => [
          { name: 'purchase', domain: purchaseDomain },
          { name: 'left', domain: countDomain },
          { name: 'atMost', domain: tokenDomain },
        ],
      },
    },
    prepare: (b) => {
      const at = fields(b);
      return (s) => {
        tokens.forEach((token, i) => {
          const count = token.count(b.seats, b.options);
          at.bag.set(s, i, count);
          at.left.add(s, count);
        });
      };
    },
    rules: (was, b) => {
      const at = fields(b);
      const draw = b.decision(`draw-${name}`);
      const open = b.opening('number');
      const ask = draws(b);
      const owe = owes(b);
      const strict = config.shortage(b.options) === 'nobody';
      const gives = Uint8Array.from(b.terrains, ({ id }) => (config.terrains?.includes(id) ? 1 : 0));
      const { hexes, hexPlace, hexPlaceFrom } = b.topology;
      return {
        reckon: (s, number) => {
          was.reckon(s, number);
          for (let hex = 0; hex < hexes; hex++) {
            if (!gives[b.fields.terrain.get(s, hex)] || !b.rules.answers(s, hex, number)) continue;
            if (b.rules.hexStopped(s, hex)) continue;
            for (let i = hexPlaceFrom[hex]; i < hexPlaceFrom[hex + 1]; i++) {
              const mark = b.fields.building.get(s, hexPlace[i]);
              if (mark === 0 || b.ownerOf[mark] >= b.seats) continue;
              owe(s, b.ownerOf[mark], b.rules.drawFrom(s, hex, hexPlace[i], b.pieceOf[mark]));
            }
          }
        },
        purchasePrice: (s, seat, marked, purse) =>
          purse === name ? marked : was.purchasePrice(s, seat, marked, purse),
        payOut: (s) => {
          was.payOut(s);
          let total = 0;
          let seatsOwed = 0;
          for (let seat = 0; seat < b.seats; seat++) {
            const due = Math.min(at.owed.get(s, seat), limit - at.count.get(s, seat));
            total += due;
            if (due > 0) seatsOwed++;
          }
          const short = total > at.left.get(s);
          if (short && s.events) tell(s, `${name}-shortage`, {});
          // The first to draw is asked last, so that it lies on top of the stack.
          const active = Math.max(0, b.fields.active.get(s));
          for (let i = b.seats - 1; i >= 0; i--) {
            const seat = (active + i) % b.seats;
            const owed = at.owed.get(s, seat);
            at.owed.set(s, seat, 0);
            if (owed === 0) continue;
            if (!short || at.count.get(s, seat) >= limit) ask(s, seat, owed);
            else if (!strict && seatsOwed === 1 && at.left.get(s) > 0)
              open(s, draw, NATURE, seat, at.left.get(s));
          }
        },
      };
    },
    moves: (b) => {
      const at = fields(b);
      const ask = draws(b);
      const shown = tokens.map((token) => token.shown?.(b));
      return [
        {
          name: `draw-${name}`,
          args: [tokenArg],
          decisions: [`draw-${name}`],
          list: (s, _nature, out) => {
            for (let i = 0; i < N; i++) if (at.bag.get(s, i) > 0) out.weigh(at.bag.get(s, i), i);
          },
          apply: (s, _nature, token) => {
            const seat = topArg(s, 0);
            const left = topArg(s, 1);
            pop(s);
            at.bag.add(s, token, -1);
            at.left.add(s, -1);
            const effect = shown[token];
            if (!effect) {
              at.hold.add(s, seat, token, 1);
              at.count.add(s, seat, 1);
              if (s.events)
                tell(s, `${name}-drawn`, { seat }, { seats: 1 << seat, data: { token: tokens[token].id } });
            }
            refill(s, at);
            ask(s, seat, left - 1);
            effect?.(s, seat);
          },
          audience: (s, _nature, token) => (shown[token] ? b.everyone : 1 << topArg(s, 0)),
        },
        {
          name: `swap-${name}`,
          args: [tokenArg],
          decisions: [`swap-${name}`],
          list: (s, seat, out) => {
            for (let i = 0; i < N; i++) if (at.hold.get(s, seat, i) > 0) out.put(i);
          },
          apply: (s, seat, token) => {
            pop(s);
            at.hold.add(s, seat, token, -1);
            at.count.add(s, seat, -1);
            at.bag.add(s, token, 1);
            at.left.add(s, 1);
            if (s.events)
              tell(s, `${name}-returned`, { seat }, { seats: 1 << seat, data: { token: tokens[token].id } });
            ask(s, seat, 1);
          },
          why: (s, seat, token) =>
            token >= 0 && at.hold.get(s, seat, token) === 0
              ? reason(`no-${name}`, 'there is no such token in the purse', { token: tokens[token].id })
              : undefined,
          audience: (_s, seat) => 1 << seat,
        },
        {
          name: `keep-${name}`,
          decisions: [`swap-${name}`],
          list: (_s, _seat, out) => out.put(),
          apply: (s) => pop(s),
        },
        ...purchaseMoves(b, at),
      ];
    },
    resample: (b) => {
      const at = fields(b);
      return (s, viewer, rng) => redeal(b, s, viewer, rng, at);
    },
  };

  const purchaseMoves = (b: Book, at: ReturnType<typeof fields>): MoveSpec[] => {
    const payTokens = b.decision(`pay-${name}`);
    const worthOf = (s: State, seat: Seat): number => {
      let worth = 0;
      for (let i = 0; i < N; i++) worth += at.hold.get(s, seat, i) * tokens[i].worth;
      return worth;
    };
    const isThere = ({ piece, group }: Purchase): boolean =>
      (piece === undefined || b.pieces.some(({ id }) => id === piece)) &&
      (group === undefined || b.rules[group] !== undefined);
    const gains = config.purchases.map((purchase) => (isThere(purchase) ? purchase.gain(b) : () => {}));
    const bought = config.purchases.filter(isThere).map((purchase): MoveSpec => {
      const index = config.purchases.indexOf(purchase);
      const marked = typeof purchase.price === 'function' ? purchase.price(b.options) : purchase.price;
      const useful = purchase.when(b);
      return {
        name: purchase.id,
        decisions: purchase.in ?? config.spentIn(b.options),
        needs: Int32Array.of(at.count.at, 1, 1),
        list: (s, seat, out) => {
          if (worthOf(s, seat) >= b.rules.purchasePrice(s, seat, marked, name) && useful(s, seat)) out.put();
        },
        apply: (s, seat) => {
          const price = b.rules.purchasePrice(s, seat, marked, name);
          if (s.events) tell(s, `${name}-spent`, { seat, purchase: purchase.id, price });
          push(s, payTokens, 1 << seat, index, price, N - 1);
        },
        why: (s, seat) => {
          const price = b.rules.purchasePrice(s, seat, marked, name);
          if (worthOf(s, seat) < price)
            return reason(`${name}-short`, `this costs ${price} ${name}`, { price, have: worthOf(s, seat) });
          return useful(s, seat) ? undefined : reason('no-use', 'this would do nothing now');
        },
      };
    });
    return [
      ...bought,
      {
        name: `pay-${name}`,
        args: [tokenArg],
        decisions: [`pay-${name}`],
        // From the dearest token down: so every payment is listed once, and none holds a token it could do without.
        list: (s, seat, out) => {
          const left = topArg(s, 1);
          const atMost = topArg(s, 2);
          let worth = 0;
          for (let i = 0; i <= atMost; i++) {
            const held = at.hold.get(s, seat, i);
            worth += held * tokens[i].worth;
            if (held > 0 && tokens[i].worth > 0 && worth >= left) out.put(i);
          }
        },
        apply: (s, seat, token) => {
          const index = topArg(s, 0);
          const left = topArg(s, 1) - tokens[token].worth;
          at.hold.add(s, seat, token, -1);
          at.count.add(s, seat, -1);
          at.spent.add(s, token, 1);
          if (s.events) tell(s, `${name}-paid`, { seat, token: tokens[token].id });
          refill(s, at);
          if (left > 0) {
            setTopArg(s, 1, left);
            setTopArg(s, 2, token);
            return;
          }
          pop(s);
          gains[index](s, seat);
        },
        why: (s, seat, token) => {
          if (token < 0) return undefined;
          if (at.hold.get(s, seat, token) === 0)
            return reason(`no-${name}`, 'there is no such token in the purse', { token: tokens[token].id });
          return reason(`${name}-order`, 'tokens are paid from the dearest down, and none more than needed');
        },
      },
    ];
  };

  /** What lies in the bag and in the purses of the others is dealt anew; tokens that are shown stay where they are. */
  const redeal = (b: Book, s: State, viewer: number, rng: Rng, at: ReturnType<typeof fields>): void => {
    const before = s.cells.slice();
    const pool: number[] = [];
    for (let i = 0; i < N; i++) {
      if (tokens[i].shown) continue;
      for (let n = at.bag.get(s, i); n > 0; n--) pool.push(i);
      for (let seat = 0; seat < b.seats; seat++)
        for (let n = seat === viewer ? 0 : at.hold.get(s, seat, i); n > 0; n--) pool.push(i);
    }
    for (let attempt = 0; attempt < 100; attempt++) {
      rng.shuffle(pool);
      for (let i = 0; i < N; i++) {
        if (!tokens[i].shown) at.bag.set(s, i, 0);
        for (let seat = 0; seat < b.seats; seat++) if (seat !== viewer) at.hold.set(s, seat, i, 0);
      }
      let next = 0;
      for (let seat = 0; seat < b.seats; seat++)
        for (let n = seat === viewer ? 0 : at.count.get(s, seat); n > 0; n--)
          at.hold.add(s, seat, pool[next++], 1);
      while (next < pool.length) at.bag.add(s, pool[next++], 1);
      if (canGoOn(b, s, at)) return;
    }
    s.cells.set(before);
  };

  /** Whoever is paying has shown to have enough: a deal in which it had not can be ruled out. */
  const canGoOn = (b: Book, s: State, at: ReturnType<typeof fields>): boolean => {
    if (depthOf(s) === 0 || topKind(s) !== b.decision(`pay-${name}`)) return true;
    const seat = 31 - Math.clz32(toMove(s));
    let worth = 0;
    for (let i = 0; i <= topArg(s, 2); i++) worth += at.hold.get(s, seat, i) * tokens[i].worth;
    return worth >= topArg(s, 1);
  };

  return { part, owes, draws, deals };
}
