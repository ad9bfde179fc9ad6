import {
  type MoveList,
  NATURE,
  pop,
  push,
  type Reason,
  reason,
  type Seat,
  type State,
  setTopArg,
  tell,
  topArg,
} from '@hexwright/kernel';
import type { Corner, Hex } from '../../board/index.ts';
import type { Book, Good, MoveSpec, Options, Part } from '../../rulebook/index.ts';
import { field, handlesOf } from '../../rulebook/index.ts';
import { cardFields } from '../core/cards.ts';
import {
  BESIDE_HAND,
  giveBack,
  handOver,
  handSize,
  held,
  inBank,
  needsOf,
  roomFor,
  take,
} from '../core/goods.ts';
import { onceAList } from '../core/once-a-list.ts';
import { foundsAt } from '../core/pieces.ts';
import { blockerAt, expel } from '../figures/blockers.ts';

const fields = {
  /** whether a knight has been given up this turn, or in the paired part of it */
  knightGivenUp: field.cell({ noLook: 'what has been done is offered no more this turn' }),
  /** how many token actions were taken in it */
  tokenActions: field.cell({ noLook: 'what has been done is offered no more this turn' }),
};

export interface TradeTokensConfig {
  readonly stock: (options: Options) => TokenStock;
  /** the most actions in a turn */
  readonly actions: (options: Options) => number;
  /** what a settlement earns on the coast, and beside a hex of these terrains */
  readonly coast: number;
  readonly beside: Readonly<Record<string, number>>;
  /** the played card that may be given up once a turn, and what for */
  readonly card: string;
  readonly cardWorth: number;
  /** what may be sent away: to a hex of these terrains, or off the board where there is none */
  readonly blocker: string;
  readonly refuges: readonly string[];
}

export interface TokenStock {
  /** at the start, each */
  readonly start: number;
  /** in all */
  readonly all: number;
  /** that one may hold */
  readonly most: number;
  /** whether a forced trade for a lone card is still answered with two */
  readonly giveTwo: boolean;
}

declare module '../../rulebook/points.ts' {
  interface Groups {
    forcedTrade: ForcedTradePoints;
  }
}

export interface ForcedTradePoints {
  /** whether cards of this good are among those that are drawn and given */
  takesPart(s: State, good: Good): boolean;
  /** the last card has been given */
  over(s: State): void;
}

/**
 * Tokens of two players, earned by settlements on the coast or beside some terrains and by giving up cards. They send
 * a blocker away or force a trade, and cost more for whoever leads.
 */
export function tradeTokens(config: TradeTokensConfig): Part {
  return {
    id: 'trade-tokens',
    of: config,
    exempt: { rare: ['move.expel-robber'] },
    goods: [
      {
        id: 'trade-token',
        ...BESIDE_HAND,
        supply: (_seats, options) => config.stock(options).all,
        cap: (options) => config.stock(options).most,
      },
    ],
    fields,
    decisions: { 'give-back': { args: () => [{ name: 'left', domain: { id: 'count', size: 10 } }] } },
    prepare: (b) => (s) => {
      for (let seat = 0; seat < b.seats; seat++) earnTokens(b, s, seat, config.stock(b.options).start);
    },
    brings: ['forcedTrade'],
    rules: (was, b) => {
      const { knightGivenUp: givenUp, tokenActions: taken } = handlesOf(b, fields);
      const worth = makeWorth(b, config);
      const afresh = (s: State): void => {
        givenUp.set(s, 0);
        taken.set(s, 0);
      };
      return {
        forcedTrade: { takesPart: () => true, over: () => {} },
        beginTurn: (s) => {
          was.beginTurn(s);
          afresh(s);
        },
        paired: {
          begin: (s, seat) => {
            was.paired.begin(s, seat);
            afresh(s);
          },
        },
        build: (s, seat, piece, place) => {
          const founds = foundsAt(b, s, piece, place);
          was.build(s, seat, piece, place);
          if (founds && seat < b.seats) earnTokens(b, s, seat, worth(s, place));
        },
      };
    },
    moves: (b) => tokenMoves(b, config),
  };
}

export function earnTokens(b: Book, s: State, seat: Seat, count: number): void {
  const token = b.good('trade-token');
  const gained = Math.min(count, inBank(b, s, token), roomFor(b, s, seat, token));
  if (gained <= 0) return;
  take(b, s, seat, token, gained);
  if (s.events) tell(s, 'tokens', { seat, count: gained });
}

/** what a new settlement on the corner earns */
function makeWorth(b: Book, config: TradeTokensConfig): (s: State, corner: Corner) => number {
  const { cornerHex, cornerHexFrom } = b.topology;
  const besideOf = Int32Array.from(b.terrains, ({ id }) => config.beside[id] ?? 0);
  return (s, corner) => {
    const from = cornerHexFrom[corner];
    const to = cornerHexFrom[corner + 1];
    let coast = to - from < 3 && b.layout.frame === 'sea' ? config.coast : 0;
    let beside = 0;
    for (let i = from; i < to; i++) {
      const terrain = b.fields.terrain.get(s, cornerHex[i]);
      if (!b.land[terrain]) coast = config.coast;
      beside = Math.max(beside, besideOf[terrain]);
    }
    return coast + beside;
  };
}

const decisions = ['main', 'trade'];

/** What an action for tokens costs, whether one may be taken, and the paying. */
export interface TokenActions {
  price(s: State, seat: Seat): number;
  /** the list that asks it for one action after the other, if one does */
  may(s: State, seat: Seat, list?: MoveList): boolean;
  /** what a list of such actions needs before it is asked: a token */
  readonly needs: Int32Array;
  spend(s: State, seat: Seat): void;
  /** why none may be taken; this reason where one may */
  why(s: State, seat: Seat, otherwise: Reason): Reason;
}

/** Actions that cost so many times what one action does. */
export function makeTokenActions(b: Book, most: number, times = 1): TokenActions {
  const token = b.good('trade-token');
  const { tokenActions: taken } = handlesOf(b, fields);
  const price = (s: State, seat: Seat): number =>
    b.rules.publicPoints(s, seat) > b.rules.publicPoints(s, 1 - seat) ? 2 * times : times;
  const same = onceAList();
  let asker = -1;
  let known = false;
  const may = (s: State, seat: Seat, list?: MoveList): boolean => {
    if (same(s, list) && asker === seat) return known;
    const has = taken.get(s) < most ? held(b, s, seat, token) : 0;
    asker = seat;
    known = has >= 2 * times || (has >= times && has >= price(s, seat));
    return known;
  };
  return {
    price,
    may,
    needs: needsOf(b, b.bill({ 'trade-token': times })),
    spend: (s, seat) => {
      giveBack(b, s, seat, token, price(s, seat));
      taken.add(s, 1);
    },
    why: (s, seat, otherwise) => {
      if (may(s, seat)) return otherwise;
      return taken.get(s) < most
        ? reason('no-tokens', `an action costs ${price(s, seat)} trade tokens`)
        : reason('token-action-taken', 'trade tokens have been used this turn');
    },
  };
}

function tokenMoves(b: Book, config: TradeTokensConfig): MoveSpec[] {
  const robber = b.blockers.findIndex(({ id }) => id === config.blocker);
  const refuges = Uint8Array.from(b.terrains, ({ id }) => (config.refuges.includes(id) ? 1 : 0));
  const force = makeForcedTrade(b, config.stock(b.options));
  const other = (seat: Seat): number => 1 - seat;
  const { may: mayAct, needs, spend, why } = makeTokenActions(b, config.actions(b.options));
  const isRefuge = (s: State, hex: Hex): boolean => refuges[b.fields.terrain.get(s, hex)] === 1;
  const anyRefuge = (s: State): boolean => {
    for (let hex = 0; hex < b.topology.hexes; hex++) if (isRefuge(s, hex)) return true;
    return false;
  };
  /** whether it may be moved by now */
  const mayGo = (s: State, seat: Seat): boolean => ((b.the.blockers.toMove(s, seat) >> robber) & 1) === 1;
  const robberGoes = (s: State, seat: Seat): void => {
    spend(s, seat);
    if (s.events) tell(s, 'robber-sent', { seat });
  };
  const whyNot = (s: State, seat: Seat, code: string, text: string) => why(s, seat, reason(code, text));

  const sending: MoveSpec[] = [
    {
      name: 'send-robber',
      args: [{ name: 'hex', domain: b.domain('hex') }],
      decisions,
      needs,
      list: (s, seat, out) => {
        if (!mayAct(s, seat, out) || !mayGo(s, seat)) return;
        for (let hex = 0; hex < b.topology.hexes; hex++)
          if (isRefuge(s, hex) && blockerAt(b, s, robber) !== hex) out.put(hex);
      },
      apply: (s, seat, hex) => {
        robberGoes(s, seat);
        b.fields.blocker.set(s, robber, hex);
      },
      why: (s, seat) => whyNot(s, seat, 'robber-there', 'it goes where it is not yet'),
    },
    {
      name: 'expel-robber',
      decisions,
      needs,
      list: (s, seat, out) => {
        if (mayAct(s, seat, out) && mayGo(s, seat) && blockerAt(b, s, robber) >= 0 && !anyRefuge(s))
          out.put();
      },
      apply: (s, seat) => {
        robberGoes(s, seat);
        expel(b, s, robber);
      },
      why: (s, seat) => whyNot(s, seat, 'robber-there', 'it goes to its refuge, or is away already'),
    },
  ];
  return [
    // Some games are played without the card.
    ...(b.cards.some(({ id }) => id === config.card) ? [giveUpKnight(b, config)] : []),
    ...(robber < 0 ? [] : sending),
    {
      name: 'force-trade',
      decisions,
      needs,
      list: (s, seat, out) => {
        if (mayAct(s, seat, out) && handSize(b, s, seat) > 0 && handSize(b, s, other(seat)) > 0) out.put();
      },
      apply: (s, seat) => {
        spend(s, seat);
        force(s, seat);
      },
      why: (s, seat) => whyNot(s, seat, 'empty-hand', 'one of the hands is empty'),
    },
    {
      name: 'give-back',
      args: [{ name: 'good', domain: b.domain('good') }],
      decisions: ['give-back'],
      list: (s, seat, out) => {
        for (let i = 0; i < b.handGoods.length; i++)
          if (held(b, s, seat, b.handGoods[i]) > 0 && b.the.forcedTrade.takesPart(s, b.handGoods[i]))
            out.put(b.handGoods[i]);
      },
      apply: (s, seat, good) => {
        const left = topArg(s, 0) - 1;
        handOver(b, s, seat, other(seat), good, 1);
        if (s.events)
          tell(s, 'given-back', { seat }, { seats: b.everyone, data: { good: b.goods[good].id } });
        if (left > 0) return setTopArg(s, 0, left);
        pop(s);
        b.the.forcedTrade.over(s);
      },
      why: (_s, _seat, good) =>
        good < 0
          ? undefined
          : reason('none-held', `there is no ${b.goods[good].id} in the hand`, { good: b.goods[good].id }),
      audience: () => b.everyone,
    },
  ];
}

/** Two cards are drawn from the other hand and then given back, of as many as each has to trade with. */
export function makeForcedTrade(b: Book, { giveTwo }: TokenStock): (s: State, seat: Seat) => void {
  const giving = b.decision('give-back');
  const steal = b.decision('steal');
  const size = (s: State, seat: Seat): number => {
    let sum = 0;
    for (const good of b.handGoods) if (b.the.forcedTrade.takesPart(s, good)) sum += held(b, s, seat, good);
    return sum;
  };
  return (s, seat) => {
    if (s.events) tell(s, 'trade-forced', { seat });
    const drawn = Math.min(2, size(s, 1 - seat));
    if (drawn === 0) return b.the.forcedTrade.over(s);
    const few = Math.min(drawn, size(s, seat));
    const taken = giveTwo ? drawn : few;
    const given = giveTwo ? Math.min(2, size(s, seat) + drawn) : few;
    push(s, giving, 1 << seat, given);
    for (let i = 0; i < taken; i++) push(s, steal, NATURE, seat, 1 - seat);
  };
}

function giveUpKnight(b: Book, config: TradeTokensConfig): MoveSpec {
  const { knightGivenUp: givenUp } = handlesOf(b, fields);
  const { played } = cardFields(b);
  const knight = b.card(config.card);
  return {
    name: 'give-up-knight',
    decisions,
    needs: Int32Array.of(played.at + knight, played.width, 1),
    list: (s, seat, out) => {
      if (givenUp.get(s) === 0 && played.get(s, seat, knight) > 0) out.put();
    },
    apply: (s, seat) => {
      givenUp.set(s, 1);
      played.add(s, seat, knight, -1);
      if (s.events) tell(s, 'knight-given-up', { seat });
      earnTokens(b, s, seat, config.cardWorth);
      b.rules.reviewAwards(s);
    },
    why: () => reason('no-knight', 'there is no knight to give up, or one was given up this turn'),
  };
}
