import {
  pop,
  push,
  reason,
  type Seat,
  type State,
  setToMove,
  setTopArg,
  tell,
  toMove,
  topArg,
} from '@hexwright/kernel';
import { handOver, handSize, held } from '../../mechanics/index.ts';
import type { Book, Good, MoveSpec, Part } from '../../rulebook/index.ts';
import { field, handlesOf } from '../../rulebook/index.ts';

const fields = {
  /** the good that a seat has chosen to pass, plus one */
  passing: field.row('seat', {
    audience: 'owner',
    noLook: 'the seat has just chosen it, and it is passed on as soon as all have',
  }),
};

/** Everybody who holds a card passes one to the left: all choose in secret, then the cards change hands at once. */
export function askPassing(b: Book, s: State): void {
  let seats = 0;
  for (let seat = 0; seat < b.seats; seat++) if (handSize(b, s, seat) > 0) seats |= 1 << seat;
  if (seats) push(s, b.decision('pass-card'), seats);
}

/** The seat gives a card to one of these seats, or to each of them if it has enough. */
export function askAssistance(b: Book, s: State, seat: Seat, seats: number, all: boolean): void {
  let count = 0;
  for (let other = 0; other < b.seats; other++) count += (seats >> other) & 1;
  if (count > 0 && handSize(b, s, seat) >= (all ? count : 1))
    push(s, b.decision('assist'), 1 << seat, seats, all ? 1 : 0);
}

export function giving(): Part {
  return {
    id: 'giving',
    fields,
    decisions: {
      'pass-card': {},
      assist: {
        args: (b) => [
          { name: 'seats', domain: { id: 'seats', size: 1 << b.seats } },
          { name: 'all', domain: { id: 'flag', size: 2 } },
        ],
      },
    },
    moves: (b) => [passCard(b), assist(b)],
    resample: (b) => (s, viewer, rng) => {
      const { passing } = handlesOf(b, fields);
      for (let seat = 0; seat < b.seats; seat++) {
        if (seat === viewer || passing.get(s, seat) === 0) continue;
        let skip = rng.below(handSize(b, s, seat));
        for (const good of b.handGoods) {
          if (skip >= 0 && skip < held(b, s, seat, good)) passing.set(s, seat, good + 1);
          skip -= held(b, s, seat, good);
        }
      }
    },
  };
}

const leftOf = (b: Book, seat: Seat): number => (seat + 1) % b.seats;

function passCard(b: Book): MoveSpec {
  const { passing } = handlesOf(b, fields);
  return {
    name: 'pass-card',
    args: [{ name: 'good', domain: b.domain('good') }],
    decisions: ['pass-card'],
    list: (s, seat, out) => {
      for (const good of b.handGoods) if (held(b, s, seat, good) > 0) out.put(good);
    },
    apply: (s, seat, good) => {
      passing.set(s, seat, good + 1);
      const left = toMove(s) & ~(1 << seat);
      if (left) {
        setToMove(s, left);
        return;
      }
      pop(s);
      for (let from = 0; from < b.seats; from++) {
        const chosen = passing.get(s, from) - 1;
        if (chosen < 0) continue;
        passing.set(s, from, 0);
        given(b, s, from, leftOf(b, from), chosen);
      }
    },
    why: (_s, _seat, good) => noneHeld(b, good),
    audience: (_s, seat) => 1 << seat,
  };
}

function assist(b: Book): MoveSpec {
  return {
    name: 'assist',
    args: [
      { name: 'seat', domain: b.domain('seat') },
      { name: 'good', domain: b.domain('good') },
    ],
    decisions: ['assist'],
    list: (s, seat, out) => {
      const seats = topArg(s, 0);
      for (let other = 0; other < b.seats; other++) {
        if (!((seats >> other) & 1)) continue;
        for (const good of b.handGoods) if (held(b, s, seat, good) > 0) out.put(other, good);
      }
    },
    apply: (s, seat, other, good) => {
      const left = topArg(s, 1) === 1 ? topArg(s, 0) & ~(1 << other) : 0;
      if (left) setTopArg(s, 0, left);
      else pop(s);
      given(b, s, seat, other, good);
    },
    why: (s, _seat, other, good) =>
      other >= 0 && !((topArg(s, 0) >> other) & 1)
        ? reason('not-trailing', `seat ${other} is not to be helped`)
        : noneHeld(b, good),
    audience: (_s, seat, other) => (1 << seat) | (1 << other),
  };
}

function noneHeld(b: Book, good: Good) {
  if (good < 0) return undefined;
  const { id } = b.goods[good];
  return reason('none-held', `there is no ${id} in the hand`, { good: id });
}

function given(b: Book, s: State, from: number, to: number, good: Good): void {
  handOver(b, s, from, to, good, 1);
  if (s.events)
    tell(
      s,
      'card-given',
      { seat: from, to },
      { seats: (1 << from) | (1 << to), data: { good: b.goods[good].id } },
    );
}
