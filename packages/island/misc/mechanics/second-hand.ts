import {
  NATURE,
  pop,
  push,
  reason,
  type Seat,
  type State,
  setToMove,
  tell,
  toMove,
  topArg,
} from '@hexwright/kernel';
import { giveBack, handOver, handSize, held, sevenMoment } from '../../mechanics/index.ts';
import type { Book, Good, Part } from '../../rulebook/index.ts';
import { field, handlesOf } from '../../rulebook/index.ts';

const fields = {
  secondDiscards: field.row('seat', { noLook: 'the decision says it' }),
};

declare module '../../rulebook/points.ts' {
  interface Groups {
    secondHand: SecondHandPoints;
  }
}

export interface SecondHandPoints {
  /** how many cards of it a seat keeps on a seven: as many as of the other */
  limit(s: State, seat: Seat): number;
  /** robs a card of the first hand, whatever else there may be to rob */
  robFirst(s: State, seat: Seat, victim: Seat): void;
}

export interface SecondHandConfig {
  /** its goods: they are no cards of the hand, and lie open */
  readonly goods: readonly { readonly id: string; readonly supply: number }[];
}

const APART = reason('hands-apart', 'goods of one hand are not traded for those of the other');
const WHAT = ['first', 'second'] as const;

/**
 * A second hand of goods: it has the limit of the first, for itself. Its goods are traded for one another alone, and whoever robs takes a
 * card of the one hand or of the other.
 */
export function secondHand({ goods }: SecondHandConfig): Part {
  const ids = goods.map(({ id }) => id);
  return {
    id: 'second-hand',
    of: goods,
    uses: [sevenMoment()],
    goods: goods.map(({ id, supply }) => ({ id, supply, inHand: false, choosable: false, open: true })),
    slots: { seven: { 'discard-second': 'discard' } },
    fields,
    decisions: {
      'discard-second': {},
      'rob-which': { args: (b) => [{ name: 'victim', domain: b.domain('seat') }] },
      'steal-second': {
        nature: true,
        args: (b) => [
          { name: 'thief', domain: b.domain('seat') },
          { name: 'victim', domain: b.domain('seat') },
        ],
      },
    },
    brings: ['secondHand'],
    rules: (was, b) => {
      const { total, discards } = handles(b, ids);
      const own = Uint8Array.from(b.goods, ({ id }) => (ids.includes(id) ? 1 : 0));
      const mixes = (give: readonly number[], want: readonly number[]): boolean => {
        const kinds = (side: readonly number[], which: number): boolean =>
          side.some((count, good) => count > 0 && own[good] === which);
        return kinds(give, 0) || kinds(want, 0) ? kinds(give, 1) || kinds(want, 1) : false;
      };
      const discard = b.decision('discard-second');
      const which = b.decision('rob-which');
      const open = b.opening('seven');
      return {
        secondHand: {
          limit: (s, seat) => b.rules.handLimit(s, seat),
          robFirst: was.blockers.rob,
        },
        onSeven: (s) => {
          was.onSeven(s);
          let seats = 0;
          for (let seat = 0; seat < b.seats; seat++) {
            const cards = total(s, seat);
            const count = cards > b.the.secondHand.limit(s, seat) ? cards >> 1 : 0;
            discards.set(s, seat, count);
            if (count > 0) seats |= 1 << seat;
          }
          if (seats) open(s, discard, seats);
        },
        bank: {
          barTrade: (s, seat, give, want) =>
            give >= 0 && own[give] !== own[want] ? APART : was.bank.barTrade(s, seat, give, want),
        },
        offers: {
          barDeal: (s, give, want) => (mixes(give, want) ? APART : was.offers.barDeal(s, give, want)),
        },
        blockers: {
          barRob: (s, seat, victim, blocker, place) => {
            const bar = was.blockers.barRob(s, seat, victim, blocker, place);
            if (!bar || total(s, victim) === 0) return bar;
            return b.the.blockers.touches(s, victim, blocker, place) ? undefined : bar;
          },
          rob: (s, seat, victim) => {
            if (total(s, victim) === 0) b.the.secondHand.robFirst(s, seat, victim);
            else if (handSize(b, s, victim) === 0) push(s, b.decision('steal-second'), NATURE, seat, victim);
            else push(s, which, 1 << seat, victim);
          },
        },
      };
    },
    moves: (b) => {
      const { discards, list: kinds } = handles(b, ids);
      const goodArg = { name: 'good', domain: b.domain('good') };
      return [
        {
          name: 'discard-second',
          quiet: true,
          args: [goodArg],
          decisions: ['discard-second'],
          list: (s, seat, out) => {
            for (const good of kinds) if (held(b, s, seat, good) > 0) out.put(good);
          },
          apply: (s, seat, good) => {
            giveBack(b, s, seat, good, 1);
            if (s.events) tell(s, 'discarded', { seat, good: b.goods[good].id });
            discards.add(s, seat, -1);
            if (discards.get(s, seat) > 0) return;
            const left = toMove(s) & ~(1 << seat);
            if (left) setToMove(s, left);
            else pop(s);
          },
        },
        {
          name: 'rob-which',
          quiet: true,
          args: [{ name: 'which', domain: { id: 'rob-which', size: 2, names: WHAT } }],
          decisions: ['rob-which'],
          list: (_s, _seat, out) => out.putAll(),
          apply: (s, seat, what) => {
            const victim = topArg(s, 0);
            pop(s);
            if (WHAT[what] === 'first') b.the.secondHand.robFirst(s, seat, victim);
            else push(s, b.decision('steal-second'), NATURE, seat, victim);
          },
        },
        {
          name: 'steal-second',
          quiet: true,
          args: [goodArg],
          decisions: ['steal-second'],
          list: (s, _nature, out) => {
            const victim = topArg(s, 1);
            for (const good of kinds) {
              const count = held(b, s, victim, good);
              if (count > 0) out.weigh(count, good);
            }
          },
          apply: (s, _nature, good) => {
            const [thief, victim] = [topArg(s, 0), topArg(s, 1)];
            pop(s);
            handOver(b, s, victim, thief, good, 1);
            if (s.events) tell(s, 'stolen-open', { seat: thief, from: victim, good: b.goods[good].id });
          },
        },
      ];
    },
    words: {
      terms: {
        'decision.discard-second': 'Discard half of your second hand',
        'decision.rob-which': 'Choose the hand that you steal from',
        'decision.steal-second': 'A card is being stolen',
        'move.discard-second': 'Discard this',
        'move.rob-which': 'Steal from this hand',
        'move.steal-second': 'A card is stolen',
        'event.stolen-open': '{seat} steals from {from}: {good}.',
        'reason.hands-apart': 'Goods of one hand are not traded for those of the other.',
      },
    },
    looks: { events: { 'stolen-open': { befalls: 'from' } } },
  };
}

function handles(b: Book, ids: readonly string[]) {
  const list: readonly Good[] = ids.map((id) => b.good(id));
  return {
    list,
    discards: handlesOf(b, fields).secondDiscards,
    total: (s: State, seat: Seat): number => list.reduce((sum, good) => sum + held(b, s, seat, good), 0),
  };
}
