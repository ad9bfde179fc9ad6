import { type Bar, pop, push, reason, type Seat, type State, tell, topArg } from '@hexwright/kernel';
import type { Hex } from '../../board/index.ts';
import { canPay, giveBack, held, hexesOf, NOWHERE, numberMoment, pay, take } from '../../mechanics/index.ts';
import {
  type Book,
  field,
  type Good,
  handlesOf,
  NO_GOOD,
  type Options,
  type Part,
} from '../../rulebook/index.ts';

const fields = {
  account: field.grid('seat', 'good'),
  bankerHex: field.cell({ start: NOWHERE }),
};

export interface AccountsConfig {
  /** the goods that can be paid in, in the order of the book */
  readonly goods: readonly string[];
  /** where the banker begins */
  readonly home: string;
  /** what moving the banker costs besides one good of the new hex */
  readonly fare: string;
  /** an account of so many goods bears interest */
  readonly bears: number;
  /** whether every production brings interest, or that of the own turn alone */
  readonly everyTurn: (options: Options) => boolean;
}

const NOT_AT_COUNTER = reason('not-at-counter', 'no settlement or city of yours is beside the banker');
const COUNTER_CLOSED = reason('counter-closed', 'the robber is with the banker: the counter is closed');
const NO_DEPOSIT = reason('no-deposit', 'nobody steals from players without a deposit');
const NOTHING_MADE = reason('banker-barren', 'the banker goes where one good is made');
const STAYS = reason('banker-stays', 'the banker must go elsewhere');

/** what bots think, in points: of the banker at their door, of each good that makes an account bear interest, of those beyond, and of interest */
const ACCESS = 0.1;
const DEPOSIT = 0.07;
const BEYOND = 0.01;
const BEARING = 0.25;

/**
 * A banker stands on a hex. Whoever has a building there pays goods into an open account of their own or takes them out;
 * there they are safe from sevens, and enough of them bear interest. Where robber and banker meet the counter is closed,
 * and whoever brought them together takes a good out of the accounts around.
 */
export function accounts(config: AccountsConfig): Part {
  return {
    id: 'accounts',
    of: config,
    uses: [numberMoment()],
    fields,
    decisions: {
      interest: {},
      'loot-or-steal': { args: (b) => [{ name: 'hex', domain: b.domain('hex') }] },
      'loot-account': { args: (b) => [{ name: 'from', domain: b.domain('seat') }] },
    },
    slots: { number: { interest: 'after' } },
    exempt: { pockets: ['account'] },
    prepare: (b) => (s) => {
      const [home] = hexesOf(b, s, b.terrain(config.home));
      if (home !== undefined) handlesOf(b, fields).bankerHex.set(s, home);
    },
    rules: (was, b) => {
      const { account, banker, total, beside, kinds } = handles(b, config);
      const robber = b.blocker('robber');
      const open = b.opening('number');
      const interest = b.decision('interest');
      const every = config.everyTurn(b.options);
      const loot = makeLoot(b, config);
      return {
        afterProduction: (s, number) => {
          was.afterProduction(s, number);
          const active = b.fields.active.get(s);
          // Of one slot, the last that is opened is asked first.
          for (let i = every ? b.seats - 1 : 0; i >= 0; i--) {
            const seat = (active + i) % b.seats;
            if (total(s, seat) < config.bears) continue;
            const goods = kinds(s, seat);
            if (goods.length === 1) payIn(b, s, seat, goods[0], account);
            else if (goods.length > 1) open(s, interest, 1 << seat);
          }
        },
        blockers: {
          barRob: (s, seat, victim, blocker, place) =>
            was.blockers.barRob(s, seat, victim, blocker, place) ??
            (blocker === robber && total(s, victim) === 0 ? NO_DEPOSIT : undefined),
          moved: (s, seat, blocker, place) => {
            if (blocker !== robber || place !== banker.get(s) || loot.victims(s, seat, place) === 0)
              return was.blockers.moved(s, seat, blocker, place);
            const robs = b.rivals[seat].some(
              (other) => b.the.blockers.barRob(s, seat, other, blocker, place) === undefined,
            );
            b.fields.blocker.set(s, blocker, place);
            if (s.events) tell(s, 'blocker-moved', { seat, blocker: b.blockers[blocker].id, place });
            if (robs) push(s, b.decision('loot-or-steal'), 1 << seat, place);
            else loot.from(s, seat, place);
          },
        },
        hints: {
          progress: (s, seat) => {
            const goods = total(s, seat);
            const first = Math.min(goods, config.bears);
            return (
              was.hints.progress(s, seat) +
              (beside(s, seat, banker.get(s)) ? ACCESS : 0) +
              DEPOSIT * first +
              BEYOND * Math.min(goods - first, 12) +
              (first === config.bears ? BEARING : 0)
            );
          },
        },
      };
    },
    moves: (b) => {
      const { account, banker, beside, kinds, resources } = handles(b, config);
      const robber = b.blocker('robber');
      const loot = makeLoot(b, config);
      const fares = b.goods.map(({ id }) =>
        b.bill(id === config.fare ? { [id]: 2 } : { [config.fare]: 1, [id]: 1 }),
      );
      const dear = b.goods.map(({ id }) =>
        reason('banker-fare', `the way there costs 1 ${config.fare} and 1 ${id}`, {
          fare: config.fare,
          good: id,
        }),
      );
      const barCounter = (s: State, seat: Seat): Bar => {
        if (!beside(s, seat, banker.get(s))) return NOT_AT_COUNTER;
        return b.fields.blocker.get(s, robber) === banker.get(s) ? COUNTER_CLOSED : undefined;
      };
      const none = b.goods.map(({ id }) =>
        reason('none-held', `there is no ${id} in the hand`, { good: id }),
      );
      const noneThere = b.goods.map(({ id }) =>
        reason('none-in-account', `there is no ${id} in the account`, { good: id }),
      );
      const madeAt = (s: State, hex: Hex): number => {
        const good = b.gives[b.fields.terrain.get(s, hex)];
        return resources.includes(good) ? good : NO_GOOD;
      };
      const goodArg = { name: 'good', domain: b.domain('good') };
      return [
        {
          name: 'move-banker',
          args: [{ name: 'hex', domain: b.domain('hex') }],
          decisions: ['main', 'build', 'special'],
          list: (s, seat, out) => {
            if (held(b, s, seat, b.good(config.fare)) === 0) return;
            for (let hex = 0; hex < b.topology.hexes; hex++) {
              const good = madeAt(s, hex);
              if (good >= 0 && hex !== banker.get(s) && canPay(b, s, seat, fares[good])) out.put(hex);
            }
          },
          apply: (s, seat, hex) => {
            pay(b, s, seat, fares[madeAt(s, hex)]);
            banker.set(s, hex);
            if (s.events) tell(s, 'banker-moved', { seat, hex });
            if (b.fields.blocker.get(s, robber) === hex) loot.from(s, seat, hex);
          },
          why: (s, seat, hex) => {
            if (hex < 0)
              return held(b, s, seat, b.good(config.fare)) === 0 ? dear[b.good(config.fare)] : undefined;
            if (hex === banker.get(s)) return STAYS;
            const good = madeAt(s, hex);
            return good < 0 ? NOTHING_MADE : dear[good];
          },
        },
        {
          name: 'pay-in',
          args: [goodArg],
          decisions: ['main', 'trade'],
          list: (s, seat, out) => {
            if (barCounter(s, seat)) return;
            for (const good of resources) if (held(b, s, seat, good) > 0) out.put(good);
          },
          apply: (s, seat, good) => {
            giveBack(b, s, seat, good, 1);
            b.fields.bank.add(s, good, -1);
            account.add(s, seat, good, 1);
            if (s.events) tell(s, 'deposited', { seat, good: b.goods[good].id });
          },
          why: (s, seat, good) => barCounter(s, seat) ?? (good < 0 ? undefined : none[good]),
        },
        {
          name: 'take-out',
          args: [goodArg],
          decisions: ['main', 'trade'],
          list: (s, seat, out) => {
            if (barCounter(s, seat)) return;
            for (const good of kinds(s, seat)) out.put(good);
          },
          apply: (s, seat, good) => {
            takeOut(b, s, seat, seat, good, account);
            if (s.events) tell(s, 'withdrawn', { seat, good: b.goods[good].id });
          },
          why: (s, seat, good) => barCounter(s, seat) ?? (good < 0 ? undefined : noneThere[good]),
        },
        {
          name: 'interest',
          args: [goodArg],
          decisions: ['interest'],
          list: (s, seat, out) => {
            for (const good of kinds(s, seat)) out.put(good);
          },
          apply: (s, seat, good) => {
            pop(s);
            payIn(b, s, seat, good, account);
          },
          why: (_s, _seat, good) => (good < 0 ? undefined : noneThere[good]),
        },
        {
          name: 'loot-accounts',
          decisions: ['loot-or-steal'],
          list: (_s, _seat, out) => out.put(),
          apply: (s, seat) => {
            const hex = topArg(s, 0);
            pop(s);
            loot.from(s, seat, hex);
          },
        },
        {
          name: 'steal-instead',
          decisions: ['loot-or-steal'],
          list: (_s, _seat, out) => out.put(),
          apply: (s, seat) => {
            const hex = topArg(s, 0);
            pop(s);
            stealAt(b, s, seat, robber, hex);
          },
        },
        {
          name: 'loot-account',
          args: [goodArg],
          decisions: ['loot-account'],
          list: (s, _seat, out) => {
            for (const good of kinds(s, topArg(s, 0))) out.put(good);
          },
          apply: (s, seat, good) => {
            const from = topArg(s, 0);
            pop(s);
            loot.take(s, seat, from, good);
          },
          why: (_s, _seat, good) => (good < 0 ? undefined : noneThere[good]),
        },
      ];
    },
    words: {
      terms: {
        'move.move-banker': 'Move the banker',
        'move.pay-in': 'Pay into the account',
        'move.take-out': 'Take out of the account',
        'move.interest': 'Take interest',
        'move.loot-accounts': 'Take from the accounts',
        'move.steal-instead': 'Steal a card as usual',
        'move.loot-account': 'Take from this account',
        'decision.interest': 'Choose the good that your account earns',
        'decision.loot-or-steal': 'Take a good from each account beside the banker, or steal a card',
        'decision.loot-account': 'Choose what you take from {from}’s account',
        'event.banker-moved': '{seat} moves the banker.',
        'event.deposited': '{seat} pays in: {good}.',
        'event.withdrawn': '{seat} takes out: {good}.',
        'event.interest': '{seat}’s account earns {good}.',
        'event.account-looted': '{seat} takes {good} out of {from}’s account.',
        'field.account': 'Bank account',
        'field.bankerHex': 'The banker',
        ...Object.fromEntries(config.goods.map((good) => [`token.${good}`, good])),
        'reason.not-at-counter': 'No settlement or city of yours is beside the banker.',
        'reason.counter-closed': 'The robber is with the banker: the counter is closed.',
        'reason.no-deposit': 'Nobody steals from players without a deposit.',
        'reason.banker-barren': 'The banker goes where a hex gives one good.',
        'reason.banker-stays': 'The banker must go elsewhere.',
        'reason.banker-fare': 'The way there costs 1 {fare} and 1 {good}.',
        'reason.none-in-account': 'There is no {good} in the account.',
      },
    },
    looks: {
      fields: {
        account: {
          on: 'purse',
          shape: 'coin',
          kinds: config.goods,
          colours: ['#b5532f', '#3f7d43', '#9cc26b', '#e0b33c', '#8a8f98'],
        },
        bankerHex: { on: 'figure', place: 'hex', shape: 'pawn', colour: '#d9a521' },
      },
      moves: {
        'pay-in': { shape: 'chest' },
        'take-out': { shape: 'sack' },
        'move-banker': { shape: 'pawn' },
      },
      events: { 'account-looted': { befalls: 'from' } },
    },
  };
}

type Account = ReturnType<typeof handles>['account'];

function handles(b: Book, config: AccountsConfig) {
  const { account } = handlesOf(b, fields);
  const resources = config.goods.map((id) => b.good(id));
  const { building } = b.fields;
  return {
    account,
    resources,
    banker: handlesOf(b, fields).bankerHex,
    total: (s: State, seat: Seat): number =>
      resources.reduce((sum, good) => sum + account.get(s, seat, good), 0),
    kinds: (s: State, seat: Seat): Good[] => resources.filter((good) => account.get(s, seat, good) > 0),
    beside: (s: State, seat: Seat, hex: Hex): boolean =>
      hex >= 0 &&
      b.walks.cornersOf[hex].some((corner) => {
        const mark = building.get(s, corner);
        return mark !== 0 && b.ownerOf[mark] === seat;
      }),
  };
}

/** Interest: a good of the bank joins those in the account. */
function payIn(b: Book, s: State, seat: Seat, good: Good, account: Account): void {
  b.fields.bank.add(s, good, -1);
  account.add(s, seat, good, 1);
  if (s.events) tell(s, 'interest', { seat, good: b.goods[good].id });
}

/** A good of an account comes into a hand, that of its owner or another. */
function takeOut(b: Book, s: State, to: Seat, from: Seat, good: Good, account: Account): void {
  account.add(s, from, good, -1);
  b.fields.bank.add(s, good, 1);
  take(b, s, to, good, 1);
}

/** The theft that follows from moving a blocker, which has already been told of. */
function stealAt(b: Book, s: State, seat: Seat, blocker: number, hex: Hex): void {
  const victims = b.rivals[seat].filter(
    (other) => b.the.blockers.barRob(s, seat, other, blocker, hex) === undefined,
  );
  if (victims.length === 1) b.the.blockers.rob(s, seat, victims[0]);
  else if (victims.length > 1)
    push(
      s,
      b.decision('rob'),
      1 << seat,
      victims.reduce((bits, other) => bits | (1 << other), 0),
      blocker,
    );
}

/** Where robber and banker meet: a good out of the account of everybody there who is not behind in points. */
function makeLoot(b: Book, config: AccountsConfig) {
  const { account, beside, kinds, total } = handles(b, config);
  const victims = (s: State, seat: Seat, hex: Hex): number => {
    let bits = 0;
    for (const other of b.rivals[seat])
      if (
        total(s, other) > 0 &&
        beside(s, other, hex) &&
        b.rules.publicPoints(s, other) >= b.rules.publicPoints(s, seat)
      )
        bits |= 1 << other;
    return bits;
  };
  const takeFrom = (s: State, seat: Seat, from: Seat, good: Good): void => {
    takeOut(b, s, seat, from, good, account);
    if (s.events) tell(s, 'account-looted', { seat, from, good: b.goods[good].id, count: 1 });
  };
  return {
    victims,
    take: takeFrom,
    from: (s: State, seat: Seat, hex: Hex): void => {
      const bits = victims(s, seat, hex);
      for (const other of [...b.rivals[seat]].reverse()) {
        if (!((bits >> other) & 1)) continue;
        const goods = kinds(s, other);
        if (goods.length === 1) takeFrom(s, seat, other, goods[0]);
        else push(s, b.decision('loot-account'), 1 << seat, other);
      }
    },
  };
}
