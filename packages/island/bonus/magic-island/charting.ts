import {
  depthOf,
  pop,
  push,
  reason,
  type Seat,
  type State,
  setTopArg,
  tell,
  topArg,
  topKind,
} from '@hexwright/kernel';
import { commoditiesOf, giveBack, held, NUMBERS, numberArg } from '../../mechanics/index.ts';
import { type Book, type Good, type Part, TURNS } from '../../rulebook/index.ts';
import { developmentCard } from './development.ts';
import { layToken, reserve } from './reserve.ts';
import { STACKS } from './rows.ts';
import { stacksOf } from './stacks.ts';

const STANDARD = STACKS.indexOf('standard');

const NO_SCOUT = reason('no-scout', 'the seat holds no scout');
const NO_COMMODITY = reason('no-commodity', 'the seat has none of this commodity to pay with');
const CHOSEN = reason('chosen-already', 'this has been chosen');
const NOT_IN_RESERVE = reason('not-in-reserve', 'none of it lies in the reserve');

/** what of a discovery has been paid for, as bits */
const PAID = 1;
const SCOUTED = 2;

/** Whoever uncovers a hex may choose the land or its number: for a commodity, and by a Scout. */
export const charting: Part = {
  id: 'charting',
  uses: [reserve],
  fields: {
    /** the land that comes next out of the reserve, plus one, and the number */
    chartedLand: { noLook: 'it is uncovered before anybody moves again' },
    chartedToken: { noLook: 'it is uncovered before anybody moves again' },
  },
  decisions: {
    chart: {
      args: (b) => [
        { name: 'hex', domain: b.domain('hex') },
        { name: 'done', domain: { id: 'count', size: 100 } },
      ],
    },
    'scout-asked': { args: (b) => [{ name: 'hex', domain: b.domain('hex') }] },
  },
  rules: (was, b) => {
    const land = b.cell('chartedLand');
    const token = b.cell('chartedToken');
    const chart = b.decision('chart');
    return {
      discovery: {
        discover: (s, seat, hex) => {
          const depth = depthOf(s);
          was.discovery.discover(s, seat, hex);
          if (depthOf(s) === depth || b.fields.stage.get(s) !== TURNS) return;
          if (mayPay(b, s, seat) || mayScout(b, s, seat)) push(s, chart, 1 << seat, hex, 0);
        },
        share: (s, hex, terrain) => {
          const count = was.discovery.share(s, hex, terrain);
          return land.get(s) === 0 ? count : land.get(s) === terrain + 1 ? Math.min(1, count) : 0;
        },
        token: (s, hex, terrain, number) => {
          const count = was.discovery.token(s, hex, terrain, number);
          return token.get(s) === 0 ? count : token.get(s) === number ? Math.min(1, count) : 0;
        },
        discovered: (s, seat, hex) => {
          land.set(s, 0);
          token.set(s, 0);
          was.discovery.discovered(s, seat, hex);
        },
      },
      reserve: {
        giveToken: (s, seat, hex) => {
          if (mayScout(b, s, seat) && anyToken(b, s)) push(s, b.decision('scout-asked'), 1 << seat, hex);
          else was.reserve.giveToken(s, seat, hex);
        },
      },
    };
  },
  moves: (b) => {
    const land = b.cell('chartedLand');
    const token = b.cell('chartedToken');
    const chart = b.decision('chart');
    const numbers = b.grid('stackNumber');
    const commodities = commoditiesOf(b);
    const scout = b.card('scout');
    const good = { name: 'good', domain: b.domain('good') };
    const terrain = { name: 'terrain', domain: b.domain('terrain') };
    const lands = (s: State): number[] =>
      b.terrains.flatMap((_, i) => (b.land[i] && b.the.reserve.land(s, i) > 0 ? [i] : []));
    const tokens = (s: State): number[] => {
      const found: number[] = [];
      for (let n = 2; n < NUMBERS; n++) if (numbers.get(s, 0, n) > 0) found.push(n);
      return found;
    };
    const canPay = (s: State, seat: Seat, one: Good): boolean =>
      (topArg(s, 1) & PAID) === 0 && commodities.includes(one) && held(b, s, seat, one) > 0;
    const canScout = (s: State, seat: Seat): boolean =>
      stacksOf(b).inHand(s, seat, scout) > 0 && (topKind(s) !== chart || (topArg(s, 1) & SCOUTED) === 0);
    const payOne = (s: State, seat: Seat, one: Good): void => {
      giveBack(b, s, seat, one, 1);
      if (s.events) tell(s, 'discovery-paid', { seat, good: b.goods[one].id });
    };
    const sendScout = (s: State, seat: Seat): void => {
      stacksOf(b).leave(s, seat, scout);
      stacksOf(b).discard(s, scout);
      if (s.events) tell(s, 'development-played', { seat, card: 'scout' });
    };
    /** one thing is chosen: the other may still be, by the other means */
    const done = (s: State, seat: Seat, by: number): void => {
      setTopArg(s, 1, topArg(s, 1) | by);
      const both = land.get(s) > 0 && token.get(s) > 0;
      const more =
        ((topArg(s, 1) & PAID) === 0 && mayPay(b, s, seat)) ||
        ((topArg(s, 1) & SCOUTED) === 0 && mayScout(b, s, seat));
      if (both || !more) pop(s);
    };
    const barLand = (s: State, one: number) => {
      if (land.get(s) > 0) return CHOSEN;
      return one < 0 || lands(s).includes(one) ? undefined : NOT_IN_RESERVE;
    };
    const barToken = (s: State, n: number) => {
      if (token.get(s) > 0) return CHOSEN;
      return n < 0 || tokens(s).includes(n) ? undefined : NOT_IN_RESERVE;
    };
    return [
      {
        name: 'buy-land',
        args: [good, terrain],
        decisions: ['chart'],
        list: (s, seat, out) => {
          if (land.get(s) > 0) return;
          for (const one of commodities)
            if (canPay(s, seat, one)) for (const each of lands(s)) out.put(one, each);
        },
        apply: (s, seat, one, each) => {
          payOne(s, seat, one);
          land.set(s, each + 1);
          done(s, seat, PAID);
        },
        why: (s, seat, one, each) =>
          barLand(s, each ?? -1) ?? (one < 0 || canPay(s, seat, one) ? undefined : NO_COMMODITY),
      },
      {
        name: 'buy-token',
        args: [good, numberArg],
        decisions: ['chart'],
        list: (s, seat, out) => {
          if (token.get(s) > 0) return;
          for (const one of commodities) if (canPay(s, seat, one)) for (const n of tokens(s)) out.put(one, n);
        },
        apply: (s, seat, one, n) => {
          payOne(s, seat, one);
          token.set(s, n);
          done(s, seat, PAID);
        },
        why: (s, seat, one, n) =>
          barToken(s, n ?? -1) ?? (one < 0 || canPay(s, seat, one) ? undefined : NO_COMMODITY),
      },
      {
        name: 'scout-land',
        args: [terrain],
        decisions: ['chart'],
        list: (s, seat, out) => {
          if (land.get(s) === 0 && canScout(s, seat)) for (const each of lands(s)) out.put(each);
        },
        apply: (s, seat, each) => {
          sendScout(s, seat);
          land.set(s, each + 1);
          done(s, seat, SCOUTED);
        },
        why: (s, seat, each) => (canScout(s, seat) ? barLand(s, each) : NO_SCOUT),
      },
      {
        name: 'scout-token',
        args: [numberArg],
        decisions: ['chart', 'scout-asked'],
        list: (s, seat, out) => {
          if (token.get(s) === 0 && canScout(s, seat)) for (const n of tokens(s)) out.put(n);
        },
        apply: (s, seat, n) => {
          sendScout(s, seat);
          if (topKind(s) === chart) {
            token.set(s, n);
            done(s, seat, SCOUTED);
            return;
          }
          const hex = topArg(s, 0);
          pop(s);
          layToken(b, s, hex, n);
        },
        why: (s, seat, n) => (canScout(s, seat) ? barToken(s, n) : NO_SCOUT),
      },
      {
        name: 'leave-to-chance',
        quiet: true,
        decisions: ['chart', 'scout-asked'],
        list: (_s, _seat, out) => out.put(),
        apply: (s) => {
          const hex = topArg(s, 0);
          const open = topKind(s);
          pop(s);
          if (open !== chart) b.the.reserve.drawToken(s, hex);
        },
      },
    ];
  },
  words: {
    terms: {
      'decision.chart': 'Choose the land or its number, or leave it to chance',
      'decision.scout-asked': 'Choose the number by a Scout, or leave it to chance',
      'move.buy-land': 'Pay a commodity and choose the land',
      'move.buy-token': 'Pay a commodity and choose the number',
      'move.scout-land': 'Send a Scout and choose the land',
      'move.scout-token': 'Send a Scout and choose the number',
      'move.leave-to-chance': 'Leave it to chance',
      'event.discovery-paid': '{seat} pays 1 {good} to choose.',
      'event.development-played': '{seat} plays {card}.',
      'reason.no-scout': 'You hold no Scout.',
      'reason.no-commodity': 'You have none of this commodity to pay with.',
      'reason.chosen-already': 'This has been chosen.',
      'reason.not-in-reserve': 'None of it lies in the reserve.',
    },
  },
};

/** whether the seat has a commodity to pay with */
const mayPay = (b: Book, s: State, seat: Seat): boolean =>
  commoditiesOf(b).some((good) => held(b, s, seat, good) > 0);

/** whether the seat may hold a Scout, as everybody can see: whoever holds a standard card is asked */
const mayScout = (b: Book, s: State, seat: Seat): boolean => stacksOf(b).heldOf(s, seat, STANDARD) > 0;

const anyToken = (b: Book, s: State): boolean => b.grid('stackNumber').row(0).sum(s) > 0;

export const scout = developmentCard({
  card: 'scout',
  name: 'Scout',
  text: 'When you uncover a hex, or lay one with Land, Change Thyself!, you may play it to choose the land or its number token. With the latter you choose the token alone.',
  shape: 'eye',
  worth: 0.25,
  uses: [charting],
});
