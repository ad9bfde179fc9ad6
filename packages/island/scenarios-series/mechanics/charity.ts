import { type Bar, pop, push, reason, type Seat, type State, tell, topArg, topKind } from '@hexwright/kernel';
import { handOver, held, roomFor } from '../../mechanics/index.ts';
import type { Book, Good, MoveSpec, Part } from '../../rulebook/index.ts';
import { field, handlesOf } from '../../rulebook/index.ts';

const fields = {
  /** by seat: whether it has given this turn, and whom it has asked, as bits */
  giftGiven: field.row('seat', { noLook: 'what has been done is offered no more this turn' }),
  giftAsked: field.row('seat', { noLook: 'who has been asked is offered no more this turn' }),
};

declare module '../../rulebook/points.ts' {
  interface Groups {
    charity: CharityPoints;
  }
}

export interface CharityPoints {
  /** the giver has given a resource away */
  given(s: State, giver: Seat, receiver: Seat): void;
}

const GIVEN = reason('gift-given', 'a resource has been given away this turn');
const RICHER = reason('gift-richer', 'gifts go to players with fewer points');
const ASKED = reason('gift-asked', 'this player has been asked this turn');
const NOT_HELD = reason('gift-none', 'there is none of it in the hand');
const NO_ROOM = reason('gift-room', 'this player can hold no more of it');
const SAME = reason('gift-same', 'that is what is offered');
const NOBODY = reason('gift-nobody', 'there is nobody to give to');

/** what bots hope for of a gift that is not accepted yet, in points */
const HOPE = 0.1;

/**
 * Once a turn a seat may give a resource to one with fewer points, who accepts, refuses or asks for another. Only what is accepted
 * counts; everybody is asked once a turn.
 */
export function charity(): Part {
  return {
    id: 'charity',
    fields,
    decisions: {
      gift: { args: (b) => giftArgs(b, 'giver') },
      'gift-wish': { args: (b) => giftArgs(b, 'receiver') },
    },
    brings: ['charity'],
    rules: (was, b) => {
      const { giftGiven: given, giftAsked: asked } = handlesOf(b, fields);
      const offered = b.decision('gift');
      return {
        charity: { given: () => {} },
        // What is offered is in the hand.
        knownHeld: (s, seat, good) => {
          const known = was.knownHeld(s, seat, good);
          const isOffered = topKind(s) === offered && topArg(s, 0) === seat && topArg(s, 1) === good;
          return isOffered ? Math.max(known, 1) : known;
        },
        beginTurn: (s) => {
          was.beginTurn(s);
          given.fill(s, 0);
          asked.fill(s, 0);
        },
        hints: {
          progress: (s, seat) =>
            was.hints.progress(s, seat) + (topKind(s) === offered && topArg(s, 0) === seat ? HOPE : 0),
        },
      };
    },
    moves: (b) => [offerGift(b), ...answers(b), ...answersToWish(b)],
    words: { terms },
  };
}

const giftArgs = (b: Book, other: string) => [
  { name: other, domain: b.domain('seat') },
  { name: 'good', domain: b.domain('good') },
];

function hand(b: Book, s: State, giver: Seat, receiver: Seat, good: Good): void {
  handOver(b, s, giver, receiver, good, 1);
  handlesOf(b, fields).giftGiven.set(s, giver, 1);
  if (s.events) tell(s, 'gift-accepted', { seat: receiver, from: giver, good: b.goods[good].id, count: 1 });
  b.the.charity.given(s, giver, receiver);
}

function offerGift(b: Book): MoveSpec {
  const { giftGiven: given, giftAsked: asked } = handlesOf(b, fields);
  const decision = b.decision('gift');
  const barTo = (s: State, seat: Seat, other: Seat): Bar => {
    if (b.rules.publicPoints(s, other) >= b.rules.publicPoints(s, seat)) return RICHER;
    if ((asked.get(s, seat) >> other) & 1) return ASKED;
    return b.rules.offers ? b.rules.offers.barTradeWith(s, seat, other) : undefined;
  };
  const barGood = (s: State, seat: Seat, other: Seat, good: Good): Bar => {
    if (!b.choosable.includes(good) || held(b, s, seat, good) === 0) return NOT_HELD;
    return roomFor(b, s, other, good) > 0 ? undefined : NO_ROOM;
  };
  return {
    name: 'offer-gift',
    args: [
      { name: 'seat', domain: b.domain('seat') },
      { name: 'good', domain: b.domain('good') },
    ],
    decisions: ['main', 'trade'],
    list: (s, seat, out) => {
      if (given.get(s, seat) !== 0 || b.fields.handSize.get(s, seat) === 0) return;
      for (const other of b.rivals[seat]) {
        if (barTo(s, seat, other) !== undefined) continue;
        for (const good of b.choosable) if (barGood(s, seat, other, good) === undefined) out.put(other, good);
      }
    },
    apply: (s, seat, other, good) => {
      asked.set(s, seat, asked.get(s, seat) | (1 << other));
      if (s.events) tell(s, 'gift-offered', { seat, to: other, good: b.goods[good].id });
      push(s, decision, 1 << other, seat, good);
    },
    why: (s, seat, other, good) => {
      if (given.get(s, seat) !== 0) return GIVEN;
      if (other < 0) return b.rivals[seat].every((each) => barTo(s, seat, each)) ? NOBODY : undefined;
      if (other === seat) return RICHER;
      return barTo(s, seat, other) ?? (good < 0 ? undefined : barGood(s, seat, other, good));
    },
  };
}

/** What the one may say who is offered something. */
function answers(b: Book): MoveSpec[] {
  const wish = b.decision('gift-wish');
  return [
    {
      name: 'accept-gift',
      decisions: ['gift'],
      list: (_s, _seat, out) => out.put(),
      apply: (s, seat) => {
        const giver = topArg(s, 0);
        const good = topArg(s, 1);
        pop(s);
        hand(b, s, giver, seat, good);
      },
    },
    {
      name: 'refuse-gift',
      decisions: ['gift'],
      list: (_s, _seat, out) => out.put(),
      apply: (s, seat) => {
        const giver = topArg(s, 0);
        pop(s);
        if (s.events) tell(s, 'gift-refused', { seat, from: giver });
      },
    },
    {
      name: 'wish-gift',
      args: [{ name: 'good', domain: b.domain('good') }],
      decisions: ['gift'],
      list: (s, seat, out) => {
        for (const good of b.choosable)
          if (good !== topArg(s, 1) && roomFor(b, s, seat, good) > 0) out.put(good);
      },
      apply: (s, seat, good) => {
        const giver = topArg(s, 0);
        pop(s);
        if (s.events) tell(s, 'gift-wished', { seat, from: giver, good: b.goods[good].id });
        push(s, wish, 1 << giver, seat, good);
      },
      why: (s, _seat, good) => (good < 0 ? undefined : good === topArg(s, 1) ? SAME : NO_ROOM),
    },
  ];
}

/** What the giver may say to a wish. */
function answersToWish(b: Book): MoveSpec[] {
  return [
    {
      name: 'grant-gift',
      decisions: ['gift-wish'],
      list: (s, seat, out) => {
        if (held(b, s, seat, topArg(s, 1)) > 0) out.put();
      },
      apply: (s, seat) => {
        const receiver = topArg(s, 0);
        const good = topArg(s, 1);
        pop(s);
        hand(b, s, seat, receiver, good);
      },
      why: () => NOT_HELD,
    },
    {
      name: 'keep-gift',
      decisions: ['gift-wish'],
      list: (_s, _seat, out) => out.put(),
      apply: (s, seat) => {
        const receiver = topArg(s, 0);
        pop(s);
        if (s.events) tell(s, 'gift-kept', { seat, to: receiver });
      },
    },
  ];
}

const terms = {
  'decision.gift': '{giver:seat} gives you 1 {good}: take it?',
  'decision.gift-wish': '{receiver:seat} would rather have 1 {good}: give it?',
  'move.offer-gift': 'Give a resource away',
  'move.accept-gift': 'Accept',
  'move.refuse-gift': 'Refuse',
  'move.wish-gift': 'Ask for another',
  'move.grant-gift': 'Give it',
  'move.keep-gift': 'Keep it',
  'event.gift-offered': '{seat} offers {to:seat} 1 {good} as a gift.',
  'event.gift-accepted': '{seat} is given {count} {good} by {from:seat}.',
  'event.gift-refused': '{seat} wants no gift from {from:seat}.',
  'event.gift-wished': '{seat} asks {from:seat} for 1 {good} instead.',
  'event.gift-kept': '{seat} does not give it to {to:seat}.',
  'reason.gift-given': 'You have given a resource away this turn.',
  'reason.gift-richer': 'Gifts go to players with fewer points than you.',
  'reason.gift-asked': 'You have offered this player a gift this turn.',
  'reason.gift-none': 'You hold none of it.',
  'reason.gift-room': 'There is no room for more of it.',
  'reason.gift-same': 'That is what is offered.',
  'reason.gift-nobody': 'There is nobody to give to.',
};
