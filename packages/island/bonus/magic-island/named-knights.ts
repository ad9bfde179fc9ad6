import {
  type Bar,
  pop,
  push,
  reason,
  type Seat,
  type State,
  setTopArg,
  tell,
  topArg,
} from '@hexwright/kernel';
import type { Corner } from '../../board/index.ts';
import { knights } from '../../cities-knights/index.ts';
import { canPay, held, noneLeft, pay, take } from '../../mechanics/index.ts';
import type { Book, CardNo, Good, Part } from '../../rulebook/index.ts';
import { development } from './development.ts';
import { type CardRow, rowOf } from './rows.ts';
import { CARD_IDS, type RowNo, stacksOf } from './stacks.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    namedKnights: NamedKnightPoints;
  }
}

export interface NamedKnightPoints {
  /** how strong the knight on the corner is in a fight, and how good in a tournament */
  strength(s: State, corner: Corner): number;
  tournament(s: State, corner: Corner): number;
  /** what speaks against the seat's knight of this card coming onto the board, wherever it could stand */
  barCall(s: State, seat: Seat, card: CardNo): Bar;
  /** the knight on the corner leaves the board for good */
  gone(s: State, corner: Corner): void;
}

/** the first activation of stronger knights costs what was not paid when they came; all of them pay so much then */
const PAID = 3;
/** goods that knights are paid with, as their rest is kept: three bits each */
const PAYING = ['grain', 'ore', 'wool'] as const;
/** what a bot thinks of a knight's numbers, in points: on the board, and of one that is active besides */
const STRONG = 0.07;
const SKILLED = 0.05;
const AWAKE = 0.12;

const NOT_NEAR = reason('no-town-near', 'none of the seat’s settlements or cities stands beside it');
const NO_CORNER = reason('no-post', 'there is no corner for the knight');
const NO_FORTRESS = reason('no-fortress', 'mighty knights need the Fortress');
const FIRST = reason('first-waking', 'its first activation has a price of its own');
const ROUSED = reason('woken-before', 'it has been active before');
const NONE = reason('no-unit', 'no knight of the seat stands there');
const NO_BETTER = reason('no-lesser-knight', 'no knight with a lower tournament value stands there');
const TOO_DEAR = reason('cannot-pay', 'the seat has too few of the goods on the card', {
  piece: 'knight',
  cost: '3',
});

export interface NamedKnights {
  /** the card of the knight on the corner, or -1 */
  card(s: State, corner: Corner): CardNo;
  row(s: State, corner: Corner): CardRow | undefined;
  /** the corner where the knight of the card stands, or -1 */
  find(s: State, id: string): Corner;
  chits(s: State, corner: Corner): number;
  award(s: State, corner: Corner): void;
  /** whether it has never been active yet, and what that costs still */
  waits(s: State, corner: Corner): boolean;
  due(s: State, corner: Corner): readonly (readonly [Good, number])[];
  /** so much grain less is due of it: one of which nothing is due becomes active */
  ease(s: State, corner: Corner): void;
  /** a knight comes onto the board with its card, which is no longer in anybody's hand */
  station(s: State, seat: Seat, card: CardNo, corner: Corner, active: boolean, done?: number): void;
  /** the card on the corner is another one from now on, with these chits; answers the old one, which lies nowhere */
  exchange(s: State, seat: Seat, corner: Corner, card: CardNo, chits: number): CardNo;
  /** the knight and its card go over to another seat, if it has such a piece and a place; otherwise both leave the game */
  take(s: State, corner: Corner, to: Seat, where: Corner): void;
  /** two knights of one seat change places */
  swap(s: State, one: Corner, other: Corner): void;
  /** the corners where the seat's next knight could come */
  posts(s: State, seat: Seat): Corner[];
  barPost(s: State, seat: Seat, corner: Corner): Bar;
}

const known = new WeakMap<Book, NamedKnights>();

export function namedKnightsOf(b: Book): NamedKnights {
  const own = known.get(b) ?? makeNamed(b);
  known.set(b, own);
  return own;
}

const fieldsOf = (b: Book) => ({
  card: b.row<Corner>('knightCard'),
  due: b.row<Corner>('knightDue'),
  waits: b.row<Corner>('knightWaits'),
  chits: b.row<Corner>('knightChits'),
  limbo: b.row('knightLimbo'),
  depth: b.cell('limboDepth'),
});

const KEPT = 4;

function makeNamed(b: Book): NamedKnights {
  const at = fieldsOf(b);
  const units = knights.of(b);
  const stacks = stacksOf(b);
  const cardNo = CARD_IDS.map((id) => b.card(id));
  const rowNo = (card: CardNo): RowNo => cardNo.indexOf(card);
  const goods = PAYING.map((id) => b.good(id));
  const own: NamedKnights = {
    card: (s, corner) => (at.card.get(s, corner) === 0 ? -1 : cardNo[at.card.get(s, corner) - 1]),
    row: (s, corner) =>
      at.card.get(s, corner) === 0 ? undefined : rowOf(CARD_IDS[at.card.get(s, corner) - 1]),
    find: (s, id) => {
      const row = CARD_IDS.indexOf(id as never) + 1;
      for (let corner = 0; corner < b.topology.corners; corner++)
        if (at.card.get(s, corner) === row) return corner;
      return -1;
    },
    chits: (s, corner) => at.chits.get(s, corner),
    award: (s, corner) => at.chits.add(s, corner, 1),
    waits: (s, corner) => at.waits.get(s, corner) === 1,
    due: (s, corner) =>
      goods
        .map((good, i) => [good, (at.due.get(s, corner) >> (3 * i)) & 7] as const)
        .filter(([, count]) => count > 0),
    ease: (s, corner) => {
      if (at.waits.get(s, corner) === 0) return;
      if ((at.due.get(s, corner) & 7) > 0) at.due.add(s, corner, -1);
      else if (at.due.get(s, corner) > 0) return;
      if (at.due.get(s, corner) > 0) return;
      at.waits.set(s, corner, 0);
      units.activate(s, corner);
    },
    station: (s, seat, card, corner, active, done = 0) => {
      const row = stacks.rows[card]!;
      units.place(s, seat, row.rank!, corner, active, done);
      at.card.set(s, corner, rowNo(card) + 1);
    },
    exchange: (s, seat, corner, card, chits) => {
      const old = own.card(s, corner);
      const [active, done] = [units.isActive(s, corner), units.done(s, corner)];
      at.card.set(s, corner, 0);
      units.remove(s, corner);
      own.station(s, seat, card, corner, active, done);
      at.chits.set(s, corner, chits);
      return old;
    },
    take: (s, corner, to, where) => {
      const card = own.card(s, corner);
      const from = units.owner(s, corner);
      const kept = [at.due.get(s, corner), at.waits.get(s, corner), at.chits.get(s, corner)];
      const active = units.isActive(s, corner);
      at.card.set(s, corner, 0);
      units.remove(s, corner);
      stacks.lift(s, from, card);
      stacks.lay(s, to, card);
      own.station(s, to, card, where, false);
      at.due.set(s, where, kept[0]);
      at.waits.set(s, where, kept[1]);
      at.chits.set(s, where, kept[2]);
      if (active) units.activate(s, where);
      b.rules.reviewAwards(s);
    },
    swap: (s, one, other) => {
      const rank = b.row<Corner>('knightActive');
      const done = b.row<Corner>('knightDone');
      for (const row of [at.card, at.due, at.waits, at.chits, rank, done, units.ranks[0].marks]) {
        const kept = row.get(s, one);
        row.set(s, one, row.get(s, other));
        row.set(s, other, kept);
      }
    },
    posts: (s, seat) => {
      const found: Corner[] = [];
      for (let corner = 0; corner < b.topology.corners; corner++)
        if (own.barPost(s, seat, corner) === undefined) found.push(corner);
      return found;
    },
    barPost: (s, seat, corner) => {
      const bar = b.the.units.barHire(s, seat, corner);
      if (bar) return bar;
      const { cornerCorner, cornerCornerFrom } = b.topology;
      for (let i = cornerCornerFrom[corner]; i < cornerCornerFrom[corner + 1]; i++) {
        const mark = b.fields.building.get(s, cornerCorner[i]);
        if (mark !== 0 && b.ownerOf[mark] === seat) return undefined;
      }
      return NOT_NEAR;
    },
  };
  return own;
}

/** Knights that come with cards alone: each has a strength for fights and a tournament value, which says who drives whom off. */
export const namedKnights: Part = {
  id: 'named-knights',
  uses: [knights.part, development],
  fields: {
    /** by corner: the card of the knight there, counted among all development cards from 1 */
    knightCard: { per: ['corner'], noLook: 'strength and tournament value are shown, and the cards in play' },
    /** by corner: what its first activation costs still, three bits a good */
    knightDue: { per: ['corner'], noLook: 'its price is on the button' },
    knightWaits: { per: ['corner'], noLook: 'its price is on the button' },
    knightChits: { per: ['corner'] },
    /** what belongs to knights that were taken up and not put down yet */
    knightLimbo: { per: [2 * KEPT], noLook: 'it is nothing between two moves' },
    limboDepth: { noLook: 'it is nothing between two moves' },
    /** by corner, to be read on the board */
    knightStrength: { per: ['corner'], start: -1 },
    knightTournament: { per: ['corner'], start: -1 },
  },
  decisions: {
    'station-knight': { args: (b) => [{ name: 'card', domain: b.domain('card') }] },
    'pay-knight': {
      args: (b) => [
        { name: 'corner', domain: b.domain('corner') },
        { name: 'left', domain: { id: 'count', size: 100 } },
      ],
    },
  },
  exempt: { rare: ['move.pay-no-more'] },
  brings: ['namedKnights'],
  overrides: {
    'units.strength': 'the card says how strong a knight is, whatever its rank',
    'units.barDisplace': 'tournament values say who drives whom off',
  },
  rules: (was, b) => {
    const at = fieldsOf(b);
    const units = knights.of(b);
    const named = namedKnightsOf(b);
    const stacks = stacksOf(b);
    const strength = b.row<Corner>('knightStrength');
    const tournament = b.row<Corner>('knightTournament');
    const ofCard = [at.card, at.due, at.waits, at.chits];
    const isKnight = Uint8Array.from(b.pieces, ({ index }) =>
      units.ranks.some((piece) => piece.index === index) ? 1 : 0,
    );
    const forget = (s: State, corner: Corner): void => {
      for (const row of ofCard) row.set(s, corner, 0);
    };
    const done = (s: State, seat: Seat, row: number): void => {
      const card = b.card(CARD_IDS[row - 1]);
      stacks.lift(s, seat, card);
      stacks.discard(s, card);
    };
    /** writes what is read on the board */
    const write = (s: State): void => {
      for (let corner = 0; corner < b.topology.corners; corner++) {
        const there = at.card.get(s, corner) !== 0;
        strength.set(s, corner, there ? b.the.namedKnights.strength(s, corner) : -1);
        tournament.set(s, corner, there ? b.the.namedKnights.tournament(s, corner) : -1);
      }
    };
    const posts = new Int16Array(b.topology.corners);
    const tooFew = units.ranks.map(noneLeft);
    return {
      namedKnights: {
        strength: (s, corner) => named.row(s, corner)?.strength ?? 0,
        tournament: (s, corner) => named.row(s, corner)?.tournament ?? 0,
        barCall: (s, seat, card) => {
          const { rank, cost } = stacks.rows[card]!;
          if (units.left(s, seat, rank!) === 0) return tooFew[rank!];
          if (rank === 2 && !b.the.improvements.able(s, seat, 'politics')) return NO_FORTRESS;
          const bill = b.bill(cost ?? {});
          const payable = bill.reduce(
            (sum, [good, count]) => sum + Math.min(count, held(b, s, seat, good)),
            0,
          );
          if (rank === 0 ? !canPay(b, s, seat, bill) : payable < PAID) return TOO_DEAR;
          return named.posts(s, seat).length > 0 ? undefined : NO_CORNER;
        },
        gone: () => {},
      },
      units: {
        strength: (s, corner) => b.the.namedKnights.strength(s, corner),
        barDisplace: (s, seat, from, to) => {
          const other = units.owner(s, to);
          if (other < 0 || other === seat) return NO_BETTER;
          return b.the.namedKnights.tournament(s, to) < b.the.namedKnights.tournament(s, from)
            ? undefined
            : NO_BETTER;
        },
        barActivate: (s, seat, corner) =>
          was.units.barActivate(s, seat, corner) ?? (named.waits(s, corner) ? FIRST : undefined),
        lifted: (s, corner) => {
          was.units.lifted(s, corner);
          for (let i = 0; i < KEPT; i++)
            at.limbo.set(s, at.depth.get(s) * KEPT + i, ofCard[i].get(s, corner));
          at.depth.add(s, 1);
          forget(s, corner);
        },
        came: (s, corner) => {
          was.units.came(s, corner);
          if (at.depth.get(s) === 0) return;
          at.depth.add(s, -1);
          for (let i = 0; i < KEPT; i++)
            ofCard[i].set(s, corner, at.limbo.get(s, at.depth.get(s) * KEPT + i));
        },
        lost: (s, seat) => {
          was.units.lost(s, seat);
          at.depth.add(s, -1);
          done(s, seat, at.limbo.get(s, at.depth.get(s) * KEPT));
        },
      },
      unbuild: (s, piece, place) => {
        const card = isKnight[piece] ? at.card.get(s, place) : 0;
        const seat = card > 0 ? units.owner(s, place) : -1;
        was.unbuild(s, piece, place);
        if (card > 0) {
          done(s, seat, card);
          b.the.namedKnights.gone(s, place);
        }
        if (isKnight[piece]) forget(s, place);
      },
      reviewAwards: (s) => {
        was.reviewAwards(s);
        write(s);
      },
      onSeven: (s) => {
        was.onSeven(s);
        const seat = stacks.ownerOf(s, 'baroc');
        const ore = b.good('ore');
        if (seat < 0 || b.fields.bank.get(s, ore) === 0) return;
        take(b, s, seat, ore, 1);
        if (s.events) tell(s, 'produced', { seat, good: 'ore', count: 1 });
      },
      hints: {
        progress: (s, seat) => {
          let sum = was.hints.progress(s, seat);
          const count = units.find(s, seat, posts);
          for (let i = 0; i < count; i++) {
            const row = named.row(s, posts[i]);
            if (!row) continue;
            sum += STRONG * row.strength! + SKILLED * row.tournament! + 0.15;
            if (units.isActive(s, posts[i])) sum += AWAKE;
          }
          return sum;
        },
        aims: (s, seat, aim) => {
          was.hints.aims(s, seat, aim);
          for (const card of stacks.all) {
            const row = stacks.rows[card]!;
            if (row.kind !== 'knight' || stacks.inHand(s, seat, card) === 0) continue;
            if (units.left(s, seat, row.rank!) > 0)
              aim(b.bill(row.cost!), STRONG * row.strength! + SKILLED * row.tournament! + 0.3);
          }
          const count = units.find(s, seat, posts);
          for (let i = 0; i < count; i++)
            if (named.waits(s, posts[i])) aim(named.due(s, posts[i]), AWAKE + 0.2);
        },
      },
    };
  },
  moves: (b) => {
    const named = namedKnightsOf(b);
    const stacks = stacksOf(b);
    const units = knights.of(b);
    const at = fieldsOf(b);
    const goods = PAYING.map((id) => b.good(id));
    const corner = { name: 'corner', domain: b.domain('corner') };
    const open = (s: State, place: Corner): number[] =>
      goods.map((_, i) => (at.due.get(s, place) >> (3 * i)) & 7);
    const payOne = (s: State, seat: Seat, place: Corner, i: number): void => {
      pay(b, s, seat, [[goods[i], 1]]);
      at.due.add(s, place, -(1 << (3 * i)));
    };
    /** pays what must be paid in any case: there is a choice only while more could be paid than is asked */
    const payOn = (s: State, seat: Seat, place: Corner, left: number): void => {
      const can = open(s, place).map((count, i) => Math.min(count, held(b, s, seat, goods[i])));
      const kinds = can.filter((count) => count > 0).length;
      const sum = can.reduce((all, count) => all + count, 0);
      if (left > 0 && kinds > 1 && sum > left) {
        push(s, b.decision('pay-knight'), 1 << seat, place, left);
        return;
      }
      for (let i = 0; i < goods.length; i++)
        for (let n = Math.min(can[i], left); n > 0; n--, left--) payOne(s, seat, place, i);
    };
    return [
      {
        name: 'station-knight',
        args: [corner],
        decisions: ['station-knight'],
        list: (s, seat, out) => {
          for (const place of named.posts(s, seat)) out.put(place);
        },
        apply: (s, seat, place) => {
          const card = topArg(s, 0);
          const row = stacks.rows[card]!;
          pop(s);
          named.station(s, seat, card, place, row.rank === 0);
          if (row.rank! > 0) {
            const due = PAYING.reduce((sum, id, i) => sum + ((row.cost![id] ?? 0) << (3 * i)), 0);
            at.due.set(s, place, due);
            at.waits.set(s, place, 1);
            payOn(s, seat, place, PAID);
          }
          if (s.events) tell(s, 'knight-stationed', { seat, card: b.cards[card].id, on: 'corner', place });
          b.rules.reviewAwards(s);
        },
        why: (s, seat, place) => (place < 0 ? undefined : named.barPost(s, seat, place)),
      },
      {
        name: 'pay-knight',
        args: [{ name: 'good', domain: b.domain('good') }],
        decisions: ['pay-knight'],
        list: (s, seat, out) => {
          open(s, topArg(s, 0)).forEach((count, i) => {
            if (count > 0 && held(b, s, seat, goods[i]) > 0) out.put(goods[i]);
          });
        },
        apply: (s, seat, good) => {
          const place = topArg(s, 0);
          const left = topArg(s, 1) - 1;
          setTopArg(s, 1, left);
          payOne(s, seat, place, goods.indexOf(good));
          pop(s);
          payOn(s, seat, place, left);
        },
        why: (s, seat, good) => {
          if (good < 0) return undefined;
          const i = goods.indexOf(good);
          return i < 0 || open(s, topArg(s, 0))[i] === 0 || held(b, s, seat, good) === 0
            ? reason('not-on-card', `${b.goods[good].id} is not paid for this knight`, {
                good: b.goods[good].id,
              })
            : undefined;
        },
      },
      {
        // for one whose hand was dealt anew, so that nothing of it pays
        name: 'pay-no-more',
        decisions: ['pay-knight'],
        list: (s, seat, out) => {
          const due = open(s, topArg(s, 0));
          if (!goods.some((good, i) => due[i] > 0 && held(b, s, seat, good) > 0)) out.put();
        },
        apply: (s) => pop(s),
        why: () => reason('must-pay', 'there is something to pay with'),
      },
      {
        name: 'rouse-knight',
        args: [corner],
        decisions: ['main', 'build', 'special'],
        list: (s, seat, out) =>
          units.each(s, seat, (place) => {
            if (named.waits(s, place) && canPay(b, s, seat, named.due(s, place))) out.put(place);
          }),
        apply: (s, seat, place) => {
          pay(b, s, seat, named.due(s, place));
          at.due.set(s, place, 0);
          at.waits.set(s, place, 0);
          units.activate(s, place);
        },
        why: (s, seat, place) => {
          if (place < 0) return units.any(s, seat) ? undefined : NONE;
          if (units.owner(s, place) !== seat) return NONE;
          if (!named.waits(s, place)) return ROUSED;
          if (canPay(b, s, seat, named.due(s, place))) return undefined;
          const cost = named
            .due(s, place)
            .map(([good, count]) => `${count} ${b.goods[good].id}`)
            .join(', ');
          return reason('cannot-pay', `its first activation costs ${cost}`, { piece: 'knight', cost });
        },
      },
    ];
  },
  scores: [
    {
      id: 'knight-chits',
      of: (b) => {
        const chits = b.row<Corner>('knightChits');
        const units = knights.of(b);
        return (s, seat) => {
          let sum = 0;
          for (let corner = 0; corner < b.topology.corners; corner++)
            if (chits.get(s, corner) > 0 && units.owner(s, corner) === seat) sum += chits.get(s, corner);
          return sum;
        };
      },
      most: () => 4,
    },
  ],
  words: {
    terms: {
      'score.knight-chits': 'Slain dragons',
      'field.knightChits': 'Dragons that this knight has slain',
      'field.knightStrength': 'Strength of the knight',
      'field.knightTournament': 'Tournament value of the knight',
      'decision.station-knight': 'Choose the corner for your knight',
      'decision.pay-knight': 'Pay three of the resources on the card',
      'move.station-knight': 'Put the knight here',
      'move.pay-knight': 'Pay this',
      'move.pay-no-more': 'Pay no more',
      'reason.must-pay': 'There is something to pay with.',
      'move.rouse-knight': 'Activate a knight for the first time',
      'event.knight-stationed': '{seat} calls {card}.',
      'reason.no-town-near': 'A knight comes beside one of your settlements or cities.',
      'reason.no-post': 'There is no corner for the knight.',
      'reason.no-fortress': 'Mighty knights need the Fortress.',
      'reason.first-waking': 'Its first activation costs what was not paid for it yet.',
      'reason.woken-before': 'It has been active before.',
      'reason.no-lesser-knight': 'No knight of another player with a lower tournament value stands there.',
      'reason.not-on-card': 'This is not paid for the knight.',
    },
  },
  looks: {
    fields: {
      knightChits: { on: 'corner', shape: 'star', colour: '#c9a227', value: true },
      knightStrength: { on: 'corner', shape: 'hammer', colour: '#8b2f2f', value: true, hideAt: -1 },
      knightTournament: { on: 'corner', shape: 'horse', colour: '#2f5a8b', value: true, hideAt: -1 },
    },
    moves: { 'rouse-knight': { shape: 'flame', colour: '#e8a33a' } },
  },
};
