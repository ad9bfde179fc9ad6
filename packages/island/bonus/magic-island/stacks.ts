import { NATURE, push, type Rng, type Seat, type State, tell, type View } from '@hexwright/kernel';
import type { Book, CardNo } from '../../rulebook/index.ts';
import { type CardId, type CardRow, ROWS, rowOf, STACKS } from './rows.ts';

/** one of the two stacks, in the order of `STACKS` */
export type StackNo = number;
/** a card among all of both stacks, or among those that stay in play */
export type RowNo = number;

export const CARD_IDS = Object.keys(ROWS) as readonly CardId[];
/** what stays in play */
export const STAYING = CARD_IDS.filter((id) => !['action', 'answer'].includes(rowOf(id)!.kind));

/** The cards of both stacks, wherever they lie. */
export interface Stacks {
  /** by card: its row, or nothing for cards of other decks */
  readonly rows: readonly (CardRow | undefined)[];
  /** by card: its stack, or -1 */
  readonly stackOf: Int8Array;
  /** all cards of both stacks, and of each */
  readonly all: readonly CardNo[];
  readonly of: readonly (readonly CardNo[])[];
  inHand(s: State, seat: Seat, card: CardNo): number;
  /** how many cards the seat holds, and of one stack alone */
  held(s: State, seat: Seat): number;
  heldOf(s: State, seat: Seat, stack: StackNo): number;
  /** how many are left in the stack */
  left(s: State, stack: StackNo): number;
  /** the seat gets the top card of the stack, if there is one */
  draw(s: State, seat: Seat, stack: StackNo): void;
  gain(s: State, seat: Seat, card: CardNo): void;
  leave(s: State, seat: Seat, card: CardNo): void;
  /** the seat puts a card out of its hand under its stack, unseen */
  giveUp(s: State, seat: Seat, card: CardNo): void;
  /** a card that lay open goes under its stack */
  bury(s: State, card: CardNo): void;
  /** a card goes onto the pile of cards that are done with, or comes back from there */
  discard(s: State, card: CardNo): void;
  retrieve(s: State, card: CardNo): void;
  /** how many of the card lie on that pile, and when the last of them came there */
  discarded(s: State, card: CardNo): number;
  discardedAt(s: State, card: CardNo): number;
  /** how many of a card that stays the seat has in play */
  inPlay(s: State, seat: Seat, id: CardId): number;
  /** whoever has it in play, or -1 */
  ownerOf(s: State, id: CardId): number;
  lay(s: State, seat: Seat, card: CardNo): void;
  /** it leaves the play of the seat: whoever asks for it says where it goes */
  lift(s: State, seat: Seat, card: CardNo): void;
  /** how many of the card lie anywhere in its stack */
  within(s: State, card: CardNo): number;
  /** a card is taken out of its stack, wherever it lies in it */
  takeOut(s: State, card: CardNo): void;
  /** the stack is shuffled: those at its very bottom stay there */
  shuffle(s: State, stack: StackNo): void;
  /** what was put under a stack that is out becomes the stack */
  settle(s: State, stack: StackNo): void;
  /** the card that nature draws next: fixed, or one of these bags */
  top(s: State, stack: StackNo): number;
  weigh(s: State, stack: StackNo, card: CardNo): number;
  drawn(s: State, card: CardNo): void;
}

const known = new WeakMap<Book, Stacks>();

export function stacksOf(b: Book): Stacks {
  const stacks = known.get(b) ?? makeStacks(b);
  known.set(b, stacks);
  return stacks;
}

const fieldsOf = (b: Book) => ({
  deck: b.row<CardNo>('developmentDeck'),
  deep: b.row<CardNo>('developmentDeep'),
  under: b.row<CardNo>('developmentUnder'),
  unseen: b.grid<Seat, CardNo>('developmentUnseen'),
  cards: b.grid<Seat, CardNo>('developmentCards'),
  count: b.row<Seat>('developmentCardCount'),
  backs: b.grid<Seat, StackNo>('developmentCardBacks'),
  sizes: b.row<StackNo>('developmentSizes'),
  top: b.row<StackNo>('developmentTop'),
  topSeen: b.row<StackNo>('developmentTopSeen'),
  inPlay: b.grid<Seat, RowNo>('developmentInPlay'),
  discard: b.row<RowNo>('developmentDiscard'),
  stamp: b.row<RowNo>('developmentStamp'),
  clock: b.cell('developmentClock'),
});

function makeStacks(b: Book): Stacks {
  const at = fieldsOf(b);
  const rows = b.cards.map(({ id }) => rowOf(id));
  const stackOf = Int8Array.from(rows, (row) => (row ? STACKS.indexOf(row.stack) : -1));
  const all = rows.flatMap((row, card) => (row ? [card] : []));
  const of = STACKS.map((_, stack) => all.filter((card) => stackOf[card] === stack));
  const rowNo = b.cards.map(({ id }) => CARD_IDS.indexOf(id as CardId));
  const stayNo = b.cards.map(({ id }) => STAYING.indexOf(id as CardId));
  const unseenOf = (s: State, card: CardNo): number => {
    let count = 0;
    for (let seat = 0; seat < b.seats; seat++) count += at.unseen.get(s, seat, card);
    return count;
  };
  /** where the next card comes from: the upper part, those at the bottom, or what was put under them */
  const layer = (s: State, stack: StackNo): 'deck' | 'deep' | 'under' => {
    for (const card of of[stack]) if (at.deck.get(s, card) > 0) return 'deck';
    for (const card of of[stack]) if (at.deep.get(s, card) > 0) return 'deep';
    return 'under';
  };
  const turnOver = (s: State, stack: StackNo): void => {
    for (const card of of[stack]) {
      at.deck.add(s, card, at.under.get(s, card) + unseenOf(s, card));
      at.under.set(s, card, 0);
      for (let seat = 0; seat < b.seats; seat++) at.unseen.set(s, seat, card, 0);
    }
  };
  const forgetTop = (s: State, stack: StackNo): void => {
    at.top.set(s, stack, 0);
    at.topSeen.set(s, stack, 0);
  };
  const stacks: Stacks = {
    rows,
    stackOf,
    all,
    of,
    inHand: (s, seat, card) => at.cards.get(s, seat, card),
    held: (s, seat) => at.count.get(s, seat),
    heldOf: (s, seat, stack) => at.backs.get(s, seat, stack),
    left: (s, stack) => at.sizes.get(s, stack),
    draw: (s, seat, stack) => {
      if (at.sizes.get(s, stack) > 0) push(s, b.decision('draw-development'), NATURE, seat, stack);
    },
    gain: (s, seat, card) => {
      at.cards.add(s, seat, card, 1);
      at.count.add(s, seat, 1);
      at.backs.add(s, seat, stackOf[card], 1);
    },
    leave: (s, seat, card) => {
      at.cards.add(s, seat, card, -1);
      at.count.add(s, seat, -1);
      at.backs.add(s, seat, stackOf[card], -1);
    },
    giveUp: (s, seat, card) => {
      stacks.leave(s, seat, card);
      at.unseen.add(s, seat, card, 1);
      at.sizes.add(s, stackOf[card], 1);
      if (s.events)
        tell(
          s,
          'development-returned',
          { seat, stack: STACKS[stackOf[card]] },
          { seats: 1 << seat, data: { card: b.cards[card].id } },
        );
    },
    bury: (s, card) => {
      at.under.add(s, card, 1);
      at.sizes.add(s, stackOf[card], 1);
    },
    discard: (s, card) => {
      at.clock.add(s, 1);
      at.discard.add(s, rowNo[card], 1);
      at.stamp.set(s, rowNo[card], at.clock.get(s));
    },
    retrieve: (s, card) => at.discard.add(s, rowNo[card], -1),
    discarded: (s, card) => at.discard.get(s, rowNo[card]),
    discardedAt: (s, card) => at.stamp.get(s, rowNo[card]),
    inPlay: (s, seat, id) => at.inPlay.get(s, seat, STAYING.indexOf(id)),
    ownerOf: (s, id) => {
      const row = STAYING.indexOf(id);
      for (let seat = 0; seat < b.seats; seat++) if (at.inPlay.get(s, seat, row) > 0) return seat;
      return -1;
    },
    lay: (s, seat, card) => at.inPlay.add(s, seat, stayNo[card], 1),
    lift: (s, seat, card) => at.inPlay.add(s, seat, stayNo[card], -1),
    within: (s, card) =>
      at.deck.get(s, card) + at.deep.get(s, card) + at.under.get(s, card) + unseenOf(s, card),
    takeOut: (s, card) => {
      at.sizes.add(s, stackOf[card], -1);
      for (const row of [at.deck, at.deep, at.under]) if (row.get(s, card) > 0) return row.add(s, card, -1);
      for (let seat = 0; seat < b.seats; seat++)
        if (at.unseen.get(s, seat, card) > 0) return at.unseen.add(s, seat, card, -1);
    },
    shuffle: (s, stack) => {
      turnOver(s, stack);
      forgetTop(s, stack);
    },
    settle: (s, stack) => {
      if (layer(s, stack) === 'under') turnOver(s, stack);
    },
    top: (s, stack) => at.top.get(s, stack) - 1,
    weigh: (s, stack, card) => {
      const from = layer(s, stack);
      return from === 'under' ? at.under.get(s, card) + unseenOf(s, card) : at[from].get(s, card);
    },
    drawn: (s, card) => {
      const stack = stackOf[card];
      stacks.settle(s, stack);
      at[layer(s, stack) === 'deep' ? 'deep' : 'deck'].add(s, card, -1);
      at.sizes.add(s, stack, -1);
      forgetTop(s, stack);
    },
  };
  return stacks;
}

/** Lays the stacks: the strong cards at the very bottom of theirs. */
export function prepareStacks(b: Book): (s: State) => void {
  const at = fieldsOf(b);
  const { rows, stackOf, all } = stacksOf(b);
  return (s) => {
    for (const card of all) {
      const { count = 1, deep } = rows[card]!;
      (deep ? at.deep : at.deck).set(s, card, count);
      at.sizes.add(s, stackOf[card], count);
    }
  };
}

/** Shows a viewer who searches a stack all that lies in it, and the top card to whoever has looked at it. */
export function showStacks(
  b: Book,
  searches: (s: State, viewer: Seat, stack: StackNo) => boolean,
): (s: State, view: View) => void {
  const at = fieldsOf(b);
  const { of } = stacksOf(b);
  return (s, view) => {
    const { seat: viewer } = view;
    if (viewer === null) return;
    const show = (cell: number): void => {
      view.cells[cell] = s.cells[cell];
    };
    for (let seat = 0; seat < b.seats; seat++)
      if (b.the.development.sees(s, viewer, seat))
        for (let card = 0; card < b.cards.length; card++) show(at.cards.row(seat).at + card);
    for (let stack = 0; stack < of.length; stack++) {
      if ((at.topSeen.get(s, stack) >> viewer) & 1) show(at.top.at + stack);
      if (!searches(s, viewer, stack)) continue;
      for (const card of of[stack]) {
        show(at.deck.at + card);
        show(at.deep.at + card);
        for (let seat = 0; seat < b.seats; seat++) show(at.unseen.row(seat).at + card);
      }
    }
  };
}

/**
 * Deals what a viewer may not know of the stacks anew: hands, order, what was put under them unseen. Those that began at the bottom are dealt
 * among themselves, since nobody draws one before the rest of the stack is gone.
 */
export function redealStacks(
  b: Book,
  searches: (s: State, viewer: Seat, stack: StackNo) => boolean,
): (s: State, viewer: number, rng: Rng) => void {
  const at = fieldsOf(b);
  const { of, rows } = stacksOf(b);
  return (s, viewer, rng) => {
    for (let stack = 0; stack < of.length; stack++) {
      const open = viewer >= 0 && searches(s, viewer, stack);
      const knowsTop = open || (viewer >= 0 && ((at.topSeen.get(s, stack) >> viewer) & 1) === 1);
      const top = at.top.get(s, stack) - 1;
      for (const deep of [true, false]) {
        const cards = of[stack].filter((card) => Boolean(rows[card]!.deep) === deep);
        const others = Array.from({ length: b.seats }, (_, seat) => seat).filter((seat) => seat !== viewer);
        const places = [
          ...others
            .filter((seat) => viewer < 0 || !b.the.development.sees(s, viewer, seat))
            .map((seat) => at.cards.row(seat)),
          ...(open ? [] : [...others.map((seat) => at.unseen.row(seat)), at.deck, at.deep]),
        ];
        const pool: CardNo[] = [];
        const counts = places.map((row) => {
          let count = 0;
          for (const card of cards) {
            const stays = knowsTop && card === top && (row === at.deck || row === at.deep) ? 1 : 0;
            const loose = Math.max(0, row.get(s, card) - stays);
            for (let n = 0; n < loose; n++) pool.push(card);
            row.add(s, card, -loose);
            count += loose;
          }
          return count;
        });
        // Sorted first, so that equal knowledge and equal chance give equal deals, whoever holds what.
        pool.sort((a, z) => a - z);
        rng.shuffle(pool);
        let next = 0;
        places.forEach((row, i) => {
          for (let n = 0; n < counts[i]; n++) row.add(s, pool[next++], 1);
        });
      }
      if (top < 0 || knowsTop) continue;
      const { weigh } = stacksOf(b);
      const bag = of[stack].flatMap((card) => Array.from({ length: weigh(s, stack, card) }, () => card));
      at.top.set(s, stack, bag[rng.below(bag.length)] + 1);
    }
  };
}

/** The seat has seen which card lies on top of the stack. */
export function fixTop(b: Book, s: State, seat: Seat, stack: StackNo, card: CardNo): void {
  const at = fieldsOf(b);
  at.top.set(s, stack, card + 1);
  at.topSeen.set(s, stack, at.topSeen.get(s, stack) | (1 << seat));
}

export const stackFields = {
  developmentDeck: { per: (b: Book) => [b.cards.length], audience: 'none' },
  developmentDeep: { per: (b: Book) => [b.cards.length], audience: 'none' },
  developmentUnder: {
    per: (b: Book) => [b.cards.length],
    noLook: 'counted in the stack; the log tells each',
  },
  developmentUnseen: {
    per: (b: Book) => ['seat', b.cards.length] as const,
    audience: 'owner',
    noLook: 'counted in the stack',
  },
  developmentCards: {
    per: (b: Book) => ['seat', b.cards.length] as const,
    audience: 'owner',
    noLook: 'it is the hand',
  },
  developmentCardCount: { per: ['seat'], noLook: 'the backs of the hand say it' },
  developmentCardBacks: { per: ['seat', STACKS.length] },
  developmentSizes: { per: [STACKS.length] },
  /** by stack: the card on top plus one, where somebody has looked */
  developmentTop: { per: [STACKS.length], audience: 'none' },
  /** by stack: who has looked, as bits */
  developmentTopSeen: { per: [STACKS.length], noLook: 'the log tells each look' },
  developmentInPlay: { per: ['seat', STAYING.length] },
  developmentDiscard: { per: [CARD_IDS.length] },
  developmentStamp: { per: [CARD_IDS.length], noLook: 'the log tells what was discarded last' },
  developmentClock: { noLook: 'the log tells what was discarded last' },
} as const;
