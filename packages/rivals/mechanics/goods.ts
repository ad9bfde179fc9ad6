import {
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
import {
  type Book,
  EVERY_GOOD,
  FULL,
  GOODS,
  held,
  holdsOneOf,
  type Part,
  type Place,
  rivalOf,
  roomFor,
} from '../rulebook/index.ts';
import { seatAsked } from './asked.ts';

/**
 * Goods lie in regions, and whoever gives or takes them says in which. Where there is nothing to choose nobody is
 * asked: the last goods of a kind, the only region with room.
 */
export const goods: Part = {
  id: 'goods',
  decisions: {
    pay: { args: () => [countArg, goodsArg] },
    gain: { args: () => [countArg, goodsArg, flag('fromRival'), flag('mayStop')] },
  },
  moves: (b) => [
    {
      name: 'pay',
      args: [{ name: 'region', domain: b.domain('place') }],
      decisions: ['pay'],
      list: (s, seat, out) => {
        for (let place = 0; place < b.places; place++) if (paysFrom(b, s, seat, place)) out.put(place);
      },
      apply: (s, seat, place) => payOne(b, s, seat, place),
      why: (s, seat, place) => (place < 0 || paysFrom(b, s, seat, place) ? undefined : NOT_OWED),
    },
    {
      name: 'gain',
      args: [{ name: 'region', domain: b.domain('place') }],
      decisions: ['gain'],
      list: (s, seat, out) => {
        for (let place = 0; place < b.places; place++) if (gainsIn(b, s, seat, place)) out.put(place);
      },
      apply: (s, seat, place) => gainOne(b, s, seat, place),
      why: (s, seat, place) => (place < 0 || gainsIn(b, s, seat, place) ? undefined : NO_ROOM),
    },
  ],
  eases: (b) => ({ pay: (s) => easePay(b, s), gain: (s) => easeGain(b, s) }),
  words: {
    terms: {
      'decision.pay': 'Pay {count}: say from which region',
      'decision.gain': 'Take {count}: say into which region',
      'move.pay': 'Give 1 from this region',
      'move.gain': 'Take 1 into this region',
      'event.stored': '{seat} takes in {count} {good}.',
      'event.produced': '{seat} takes in {count} {good}.',
      'event.spent': '{seat} gives {count} {good}.',
      'reason.not-owed': 'This region holds nothing that is owed.',
      'reason.no-room': 'This region cannot take in what is given.',
    },
  },
};

/** For gifts that may be left. */
export const stopping: Part = {
  id: 'stopping',
  moves: () => [
    {
      name: 'stop',
      decisions: ['gain'],
      list: (s, _seat, out) => {
        if (topArg(s, 3) === 1) out.put();
      },
      apply: (s) => pop(s),
      why: (s) => (topArg(s, 3) === 1 ? undefined : MUST_TAKE),
    },
  ],
  words: {
    terms: {
      'move.stop': 'Take no more',
      'reason.must-take': 'What is given has to be taken.',
    },
  },
};

const countArg = { name: 'count', domain: { id: 'count', size: 100 } };
const goodsArg = { name: 'goods', domain: { id: 'goods', size: EVERY_GOOD + 1 } };
const flag = (name: string) => ({ name, domain: { id: 'flag', size: 2 } });

const NOT_OWED: Reason = reason('not-owed', 'this region holds nothing that is owed');
const NO_ROOM: Reason = reason('no-room', 'this region cannot take in what is given');
const MUST_TAKE: Reason = reason('must-take', 'what is given has to be taken');

/** Puts goods into a place; what does not fit is lost. Answers how many stayed. What the dice bring is `produced`. */
export function store(
  b: Book,
  s: State,
  seat: Seat,
  place: Place,
  count: number,
  told: 'stored' | 'produced' = 'stored',
): number {
  const fits = Math.min(count, FULL - b.fields.store.get(s, seat, place));
  if (fits <= 0) return 0;
  b.fields.store.add(s, seat, place, fits);
  if (s.events)
    tell(s, told, { seat, count: fits, good: GOODS[b.fields.terrain.get(s, seat, place) - 1], place });
  return fits;
}

export function take(b: Book, s: State, seat: Seat, place: Place, count: number): void {
  if (count <= 0) return;
  b.fields.store.add(s, seat, place, -count);
  if (s.events)
    tell(s, 'spent', { seat, count, good: GOODS[b.fields.terrain.get(s, seat, place) - 1], place });
}

/** The seat gives so many of these goods, from where it likes. */
export function charge(b: Book, s: State, seat: Seat, count: number, among = EVERY_GOOD): void {
  if (count > 0) push(s, b.decision('pay'), 1 << seat, count, among);
}

/** The seat gives what a bill asks for. */
export function chargeBill(b: Book, s: State, seat: Seat, bill: ArrayLike<number>): void {
  for (let good = GOODS.length - 1; good >= 0; good--) charge(b, s, seat, bill[good], 1 << good);
}

export interface Gift {
  readonly count: number;
  readonly among?: number;
  /** the other prince gives it */
  readonly fromRival?: boolean;
  /** it may be left */
  readonly mayStop?: boolean;
}

/** The seat takes so many goods of its choice, wherever it has room. */
export function grant(b: Book, s: State, seat: Seat, gift: Gift): void {
  const { count, among = EVERY_GOOD, fromRival = false, mayStop = false } = gift;
  if (count > 0) push(s, b.decision('gain'), 1 << seat, count, among, fromRival ? 1 : 0, mayStop ? 1 : 0);
}

function paysFrom(b: Book, s: State, seat: Seat, place: Place): boolean {
  return b.fields.store.get(s, seat, place) > 0 && holdsOneOf(b, s, seat, place, topArg(s, 1));
}

function payOne(b: Book, s: State, seat: Seat, place: Place): void {
  take(b, s, seat, place, 1);
  countDown(s);
}

function gainsIn(b: Book, s: State, seat: Seat, place: Place): boolean {
  if (b.fields.store.get(s, seat, place) >= FULL || !holdsOneOf(b, s, seat, place, topArg(s, 1)))
    return false;
  return topArg(s, 2) === 0 || held(b, s, rivalOf(seat), goodsIn(b, s, seat, place)) > 0;
}

function gainOne(b: Book, s: State, seat: Seat, place: Place): void {
  const fromRival = topArg(s, 2) === 1;
  store(b, s, seat, place, 1);
  countDown(s);
  if (fromRival) charge(b, s, rivalOf(seat), 1, goodsIn(b, s, seat, place));
}

const goodsIn = (b: Book, s: State, seat: Seat, place: Place): number =>
  1 << (b.fields.terrain.get(s, seat, place) - 1);

/** One less of what the top decision counts first; at nothing it is closed. */
export function countDown(s: State): void {
  if (topArg(s, 0) > 1) setTopArg(s, 0, topArg(s, 0) - 1);
  else pop(s);
}

function easePay(b: Book, s: State): boolean {
  const seat = seatAsked(s);
  const [count, among] = [topArg(s, 0), topArg(s, 1)];
  let only = -1;
  let places = 0;
  for (let place = 0; place < b.places; place++)
    if (paysFrom(b, s, seat, place)) {
      only = place;
      places++;
    }
  if (places === 1) {
    take(b, s, seat, only, Math.min(count, b.fields.store.get(s, seat, only)));
    pop(s);
    return true;
  }
  if (places > 1 && held(b, s, seat, among) > count) return false;
  for (let place = 0; place < b.places; place++)
    if (paysFrom(b, s, seat, place)) take(b, s, seat, place, b.fields.store.get(s, seat, place));
  pop(s);
  return true;
}

function easeGain(b: Book, s: State): boolean {
  const seat = seatAsked(s);
  const [count, among, fromRival, mayStop] = [topArg(s, 0), topArg(s, 1), topArg(s, 2), topArg(s, 3)];
  let only = -1;
  let places = 0;
  for (let place = 0; place < b.places; place++)
    if (gainsIn(b, s, seat, place)) {
      only = place;
      places++;
    }
  if (places === 0) {
    pop(s);
    return true;
  }
  if (mayStop === 1) return false;
  if (places === 1) {
    gainOne(b, s, seat, only);
    return true;
  }
  if (fromRival === 1 || roomFor(b, s, seat, among) > count) return false;
  for (let place = 0; place < b.places; place++)
    if (gainsIn(b, s, seat, place)) store(b, s, seat, place, FULL);
  pop(s);
  return true;
}
