import { type Bar, NATURE, pop, push, reason, type Seat, type State, tell } from '@hexwright/kernel';
import {
  anewEachTurn,
  held,
  makeSites,
  NUMBERS,
  noneLeft,
  numberArg,
  pay,
  take,
} from '../../mechanics/index.ts';
import type { Bill, Book, MoveSpec, Part, PieceNo } from '../../rulebook/index.ts';

export const SCROLL = 'scroll';

export interface ScrollsConfig {
  readonly supply: number;
  /** how many scroll actions a turn has */
  readonly actions: number;
  /** what each costs, in scrolls */
  readonly good: number;
  readonly card: { readonly deck: string; readonly scrolls: number };
  readonly roll: number;
  readonly pieces: Readonly<Record<string, number>>;
}

/** for bots, in points: a scroll; those beyond this many are worth nothing more */
const WORTH = 0.07;
const USEFUL = 12;

const ENOUGH = reason('scrolls-used', 'the scroll actions of this turn are used');
const SHORT = reason('scrolls-short', 'there are not so many scrolls');
const NOT_ROLLED = reason('scroll-number', 'a turn has no such number');

/**
 * A currency beside the hand: no limit counts it and no thief takes it, but players trade it. A few times a turn it stands in for a price,
 * or for the roll.
 */
export function scrolls(config: ScrollsConfig): Part {
  return {
    id: 'scrolls',
    of: config,
    goods: [
      {
        id: SCROLL,
        inHand: false,
        bankSells: false,
        bankBuys: false,
        choosable: false,
        open: true,
        supply: config.supply,
      },
    ],
    fields: { scrollActions: { noLook: 'what cannot be done again is not offered' } },
    rules: (was, b) => {
      const used = b.cell('scrollActions');
      const scroll = b.good(SCROLL);
      const built = Object.entries(config.pieces).map(([id, count]) => ({
        piece: b.piece(id),
        bill: b.bill({ [SCROLL]: count }),
      }));
      return {
        ...anewEachTurn(was, (s) => used.set(s, 0)),
        hints: {
          progress: (s, seat) =>
            was.hints.progress(s, seat) + WORTH * Math.min(USEFUL, held(b, s, seat, scroll)),
          aims: (s, seat, aim) => {
            was.hints.aims(s, seat, aim);
            for (const { piece, bill } of built)
              if (b.fields.supply.get(s, seat, piece.index) > 0) aim(bill, piece.points ?? 0);
          },
        },
      };
    },
    moves: (b) => [
      forGood(b, config),
      forCard(b, config),
      forRoll(b, config),
      ...Object.entries(config.pieces).map(([id, count]) => forPiece(b, config, b.piece(id).index, count)),
    ],
    words: {
      terms: {
        [`good.${SCROLL}`]: 'scroll',
        'move.scroll-good': 'Scrolls for a resource',
        'move.scroll-card': 'Scrolls for a development token',
        'move.scroll-roll': 'Scrolls to choose the number',
        'event.scroll-action': '{seat} spends {count} scrolls.',
        'event.scroll-good': '{seat} takes 1 {good}.',
        'event.number-chosen': '{seat} chooses the {number}.',
        'reason.scrolls-used': 'You have used the scroll actions of this turn.',
        'reason.scrolls-short': 'You do not have so many scrolls.',
        'reason.scroll-number': 'A turn has a number from 2 to 12.',
      },
    },
    looks: {
      goods: { [SCROLL]: { colour: '#b08d57', shape: 'scroll', apart: true } },
      numbers: { 'number-chosen': { by: 'card' } },
      events: { 'scroll-good': { joins: ['scroll-action'] }, 'number-chosen': { joins: ['scroll-action'] } },
      moves: {
        'scroll-good': { shape: 'scroll' },
        'scroll-card': { shape: 'scroll' },
        'scroll-roll': { shape: 'scroll' },
        ...Object.fromEntries(
          Object.keys(config.pieces).map((id) => [`scroll-${id}`, { shape: 'scroll' as const }]),
        ),
      },
    },
  };
}

function paying(b: Book, { actions }: ScrollsConfig, count: number) {
  const used = b.cell('scrollActions');
  const bill: Bill = b.bill({ [SCROLL]: count });
  const scroll = b.good(SCROLL);
  return {
    bill,
    bar: (s: State, seat: Seat): Bar => {
      if (used.get(s) >= actions) return ENOUGH;
      return held(b, s, seat, scroll) < count ? SHORT : undefined;
    },
    spend: (s: State, seat: Seat): void => {
      pay(b, s, seat, bill);
      used.add(s, 1);
      if (s.events) tell(s, 'scroll-action', { seat, count });
    },
  };
}

function forGood(b: Book, config: ScrollsConfig): MoveSpec {
  const { bill, bar, spend } = paying(b, config, config.good);
  return {
    name: 'scroll-good',
    args: [{ name: 'good', domain: b.domain('good') }],
    decisions: ['main', 'trade', 'build'],
    price: () => bill,
    list: (s, seat, out) => {
      if (bar(s, seat)) return;
      for (const good of b.choosable) if (b.rules.barChoose(s, seat, good) === undefined) out.put(good);
    },
    apply: (s, seat, good) => {
      spend(s, seat);
      take(b, s, seat, good, 1);
      if (s.events) tell(s, 'scroll-good', { seat, good: b.goods[good].id });
    },
    why: (s, seat, good) => {
      const speaks = bar(s, seat);
      if (speaks || good < 0) return speaks;
      return b.choosable.includes(good) ? b.rules.barChoose(s, seat, good) : SHORT;
    },
  };
}

function forCard(b: Book, config: ScrollsConfig): MoveSpec {
  const { bill, bar, spend } = paying(b, config, config.card.scrolls);
  const speaks = (s: State, seat: Seat): Bar => bar(s, seat) ?? b.the.cards.barBuy(s, seat, config.card.deck);
  return {
    name: 'scroll-card',
    decisions: ['main', 'build'],
    price: () => bill,
    list: (s, seat, out) => {
      if (speaks(s, seat) === undefined) out.put();
    },
    apply: (s, seat) => {
      spend(s, seat);
      push(s, b.decision('draw-card'), NATURE, seat);
    },
    why: speaks,
  };
}

function forRoll(b: Book, config: ScrollsConfig): MoveSpec {
  const { bill, bar, spend } = paying(b, config, config.roll);
  return {
    name: 'scroll-roll',
    args: [numberArg],
    decisions: ['roll'],
    price: () => bill,
    list: (s, seat, out) => {
      if (bar(s, seat)) return;
      for (let number = 2; number < NUMBERS; number++) out.put(number);
    },
    apply: (s, seat, number) => {
      spend(s, seat);
      pop(s);
      const red = Math.max(1, number - 6);
      b.fields.dice.set(s, 0, red);
      b.fields.dice.set(s, 1, number - red);
      if (s.events) tell(s, 'number-chosen', { seat, number });
      b.rules.onNumber(s, number);
    },
    why: (s, seat, number) => bar(s, seat) ?? (number < 0 || number >= 2 ? undefined : NOT_ROLLED),
  };
}

function forPiece(b: Book, config: ScrollsConfig, piece: PieceNo, count: number): MoveSpec {
  const spec = b.pieces[piece];
  const { bill, bar, spend } = paying(b, config, count);
  const sites = makeSites(b, spec);
  const usedUp = noneLeft(spec);
  const may = (s: State, seat: Seat): Bar =>
    bar(s, seat) ??
    (b.fields.supply.get(s, seat, piece) === 0 ? usedUp : b.rules.barBuildKind(s, seat, piece));
  return {
    name: `scroll-${spec.id}`,
    args: [{ name: spec.on, domain: b.domain(spec.on) }],
    decisions: ['main', 'build'],
    price: () => bill,
    list: (s, seat, out) => {
      if (may(s, seat)) return;
      const found = sites.find(s, seat);
      for (let i = 0; i < found; i++)
        if (b.rules.barBuild(s, seat, piece, sites.places[i], out) === undefined) out.put(sites.places[i]);
    },
    apply: (s, seat, place) => {
      spend(s, seat);
      b.rules.build(s, seat, piece, place);
      b.rules.reviewAwards(s);
      b.rules.built(s, seat, piece, place);
    },
    why: (s, seat, place) =>
      may(s, seat) ?? (place < 0 ? undefined : b.rules.barBuild(s, seat, piece, place)),
  };
}
