import {
  DEPTH,
  NATURE,
  pop,
  push,
  type Rng,
  type Seat,
  type State,
  tell,
  toMove,
  top,
  topArg,
  type View,
} from '@hexwright/kernel';
import {
  answerAlone,
  type BackNo,
  type Book,
  type CardNo,
  type Part,
  type StackNo,
} from '../rulebook/index.ts';
import { seatAsked } from './asked.ts';

/**
 * Draw stacks and hands. Stacks lie face down in an order that nobody knows but nature; hands are their owners' alone.
 * Which stack a card comes from or goes under everybody sees, and with it the back of the card.
 */
export const stacks: Part = {
  id: 'stacks',
  decisions: {
    deal: { nature: true, outcomesFor: () => 0 },
    put: { args: (b) => [{ name: 'stack', domain: b.domain('stack') }] },
    pick: {
      args: (b) => [
        { name: 'stack', domain: b.domain('stack') },
        { name: 'count', domain: { id: 'count', size: 100 } },
        { name: 'mayStop', domain: { id: 'mayStop', size: 2 } },
      ],
    },
    return: { args: (b) => [{ name: 'card', domain: b.domain('card') }] },
  },
  glimpses: { pick: 'stack' },
  prepare: (b) => (s) => {
    for (const { index, kind, hidden, shown } of b.cards) {
      if (kind !== 'event') b.fields.pool.set(s, index, hidden);
      b.fields.open.set(s, index, shown);
    }
  },
  setupSteps: (b) => [{ add: { id: 'deal', run: (s) => push(s, b.decision('deal'), NATURE) } }],
  moves: (b) => {
    const share = shares(b);
    const nextToFill = (s: State): number => {
      for (let stack = 0; stack < share.length; stack++)
        if (b.fields.stackSize.get(s, stack) < share[stack]) return stack;
      return -1;
    };
    return [
      {
        name: 'deal',
        args: [{ name: 'card', domain: b.domain('card') }],
        decisions: ['deal'],
        quiet: true,
        audience: () => 0,
        list: (s, _seat, out) => {
          const back = b.stacks[nextToFill(s)];
          for (const { index, back: own } of b.cards)
            if (own === back && b.fields.pool.get(s, index) > 0)
              out.weigh(b.fields.pool.get(s, index), index);
        },
        apply: (s, _seat, card) => {
          const stack = nextToFill(s);
          b.fields.pool.add(s, card, -1);
          b.fields.drawStack.set(s, stack, b.fields.stackSize.get(s, stack), card + 1);
          b.fields.stackSize.add(s, stack, 1);
          if (nextToFill(s) < 0) pop(s);
        },
      },
      {
        name: 'put',
        args: [{ name: 'card', domain: b.domain('card') }],
        decisions: ['put'],
        audience: (_s, seat) => 1 << seat,
        list: (s, seat, out) => {
          const stack = topArg(s, 0);
          for (const { index, back } of b.cards)
            if (back === b.stacks[stack] && b.fields.hand.get(s, seat, index) > 0) out.put(index);
        },
        apply: (s, seat, card) => {
          const stack = topArg(s, 0);
          pop(s);
          dropFromHand(b, s, seat, card);
          putUnder(b, s, card, stack);
          if (s.events)
            tell(s, 'put-under', { seat, stack }, { seats: 1 << seat, data: { card: b.cards[card].id } });
        },
      },
      {
        name: 'pick',
        args: [{ name: 'card', domain: b.domain('card') }],
        decisions: ['pick'],
        audience: (_s, seat) => 1 << seat,
        list: (s, _seat, out) => {
          const stack = topArg(s, 0);
          const size = b.fields.stackSize.get(s, stack);
          for (const { index } of b.cards)
            for (let i = 0; i < size; i++)
              if (b.fields.drawStack.get(s, stack, i) === index + 1) {
                out.put(index);
                break;
              }
        },
        apply: (s, seat, card) => {
          const [stack, count, mayStop] = [topArg(s, 0), topArg(s, 1), topArg(s, 2)];
          pop(s);
          takeOut(b, s, seat, stack, card);
          if (count > 1 && b.fields.stackSize.get(s, stack) > 0)
            push(s, b.decision('pick'), 1 << seat, stack, count - 1, mayStop);
        },
      },
      {
        name: 'return-under',
        args: [{ name: 'stack', domain: b.domain('stack') }],
        decisions: ['return'],
        list: (s, _seat, out) => {
          for (let stack = 0; stack < b.stacks.length; stack++)
            if (b.stacks[stack] === b.cards[topArg(s, 0)].back) out.put(stack);
        },
        apply: (s, _seat, stack) => {
          const card = topArg(s, 0);
          pop(s);
          putUnder(b, s, card, stack);
        },
      },
    ];
  },
  // Everybody sees how many cards of a back a hand has, and how many cards a stack.
  eases: (b) => {
    const alone = answerAlone();
    return {
      put: (s) => b.fields.handBacks.get(s, seatAsked(s), b.stacks[topArg(s, 0)]) === 1 && alone(s),
      pick: (s) => b.fields.stackSize.get(s, topArg(s, 0)) === 1 && alone(s),
    };
  },
  reveal: (b) => (s, view) => reveal(b, s, view),
  resample: (b) => (s, seat, rng) => dealAnew(b, s, seat, rng),
  words: {
    terms: {
      'decision.deal': 'The draw stacks are laid out',
      'decision.put': 'Choose the card that goes under the stack',
      'decision.pick': 'Look through the stack and choose a card',
      'decision.return': 'Choose the stack that {card} goes under',
      'move.deal': 'Deal a card',
      'move.put': 'Put this card under the stack',
      'move.pick': 'Take this card',
      'move.return-under': 'Put it under this stack',
      'event.put-under': '{seat} puts a card under stack {stack}.',
      'event.put-under.known': '{seat} puts {card} under stack {stack}.',
      'event.drawn': '{seat} draws a card from stack {stack}.',
      'event.drawn.known': '{seat} draws {card} from stack {stack}.',
      'event.picked': '{seat} looks through stack {stack} and takes a card.',
      'event.picked.known': '{seat} looks through stack {stack} and takes {card}.',
    },
  },
};

/** How many cards each stack gets: those of one back are dealt evenly among its stacks. */
function shares(b: Book): readonly number[] {
  return b.stacks.map((back) => {
    const cards = b.cards.reduce(
      (sum, card) => sum + (card.back === back && card.kind !== 'event' ? card.hidden : 0),
      0,
    );
    return cards / b.stacks.filter((other) => other === back).length;
  });
}

export function drawTop(b: Book, s: State, seat: Seat, stack: StackNo): void {
  const at = b.fields.stackSize.get(s, stack) - 1;
  const card = b.fields.drawStack.get(s, stack, at) - 1;
  b.fields.drawStack.set(s, stack, at, 0);
  b.fields.stackSize.set(s, stack, at);
  addToHand(b, s, seat, card);
  if (s.events) tell(s, 'drawn', { seat, stack }, { seats: 1 << seat, data: { card: b.cards[card].id } });
}

/** Takes one of these cards out of a stack; the others keep their order. */
function takeOut(b: Book, s: State, seat: Seat, stack: StackNo, card: CardNo): void {
  const { drawStack: cards, stackSize } = b.fields;
  const size = stackSize.get(s, stack);
  let at = size - 1;
  while (cards.get(s, stack, at) !== card + 1) at--;
  for (; at < size - 1; at++) cards.set(s, stack, at, cards.get(s, stack, at + 1));
  cards.set(s, stack, size - 1, 0);
  stackSize.set(s, stack, size - 1);
  addToHand(b, s, seat, card);
  if (s.events) tell(s, 'picked', { seat, stack }, { seats: 1 << seat, data: { card: b.cards[card].id } });
}

export function putUnder(b: Book, s: State, card: CardNo, stack: StackNo): void {
  const { drawStack: cards, stackSize } = b.fields;
  const size = stackSize.get(s, stack);
  for (let at = size; at > 0; at--) cards.set(s, stack, at, cards.get(s, stack, at - 1));
  cards.set(s, stack, 0, card + 1);
  stackSize.set(s, stack, size + 1);
}

/** A card leaves the table for a stack with its back, and whoever had it says which; a card that lay open lies open again. */
export function returnCard(b: Book, s: State, seat: Seat, card: CardNo): void {
  if (b.cards[card].open) {
    b.fields.open.add(s, card, 1);
    return;
  }
  const fitting = b.stacks.flatMap((back, stack) => (back === b.cards[card].back ? [stack] : []));
  if (fitting.length === 1) putUnder(b, s, card, fitting[0]);
  else push(s, b.decision('return'), 1 << seat, card);
}

export function addToHand(b: Book, s: State, seat: Seat, card: CardNo): void {
  b.fields.hand.add(s, seat, card, 1);
  b.fields.handBacks.add(s, seat, b.cards[card].back, 1);
}

export function dropFromHand(b: Book, s: State, seat: Seat, card: CardNo): void {
  b.fields.hand.add(s, seat, card, -1);
  b.fields.handBacks.add(s, seat, b.cards[card].back, -1);
}

export function anyStack(b: Book, s: State): boolean {
  return b.fields.stackSize.sum(s) > 0;
}

/** what a viewer looks at in the open decision: a stack and a hand, or -1 */
function glimpsed(b: Book, s: State, viewer: Seat | null): { readonly stack: StackNo; readonly hand: Seat } {
  const nothing = { stack: -1, hand: -1 };
  if (viewer === null || viewer < 0 || s.cells[DEPTH] === 0 || toMove(s) !== 1 << viewer) return nothing;
  const glimpse = b.glimpses[s.cells[top(s)]];
  if (glimpse === 'stack') return { stack: topArg(s, 0), hand: -1 };
  return glimpse === 'hand' ? { stack: -1, hand: topArg(s, 1) } : nothing;
}

function reveal(b: Book, s: State, view: View): void {
  const { stack, hand } = glimpsed(b, s, view.seat);
  const { drawStack: cards, hand: hands } = b.fields;
  if (stack >= 0)
    for (let at = 0; at < cards.width; at++) cards.set(view, stack, at, cards.get(s, stack, at));
  if (hand >= 0)
    for (let card = 0; card < hands.width; card++) hands.set(view, hand, card, hands.get(s, hand, card));
}

/** Gathers, back by back, every card that the seat may not know, and deals them out again. */
function dealAnew(b: Book, s: State, seat: Seat, rng: Rng): void {
  const { stack: known, hand: knownHand } = glimpsed(b, s, seat);
  const hands = [0, 1].filter((other) => other !== seat && other !== knownHand);
  const takers = [0, 1].filter((other) => other !== seat);
  for (let back = 0; back < b.backs.length; back++) dealBack(b, s, back, { hands, takers, known }, rng);
}

interface Hidden {
  readonly hands: readonly Seat[];
  /** who may have taken cards that the seat does not see */
  readonly takers: readonly Seat[];
  /** the stack that the seat looks through */
  readonly known: StackNo;
}

function dealBack(b: Book, s: State, back: BackNo, { hands, takers, known }: Hidden, rng: Rng): void {
  const { hand, drawStack: stack, stackSize, pool, taken } = b.fields;
  const away = takers.flatMap((seat) =>
    [0, 1].flatMap((at) => (b.cards[taken.get(s, seat, at) - 1]?.back === back ? [{ seat, at }] : [])),
  );
  const own = b.cards.filter((card) => card.back === back).map(({ index }) => index);
  const piles = b.stacks.flatMap((of, each) => (of === back && each !== known ? [each] : []));
  const counts = new Int32Array(b.cards.length);
  for (const card of own) {
    counts[card] += pool.get(s, card);
    pool.set(s, card, 0);
    for (const seat of hands) {
      counts[card] += hand.get(s, seat, card);
      hand.set(s, seat, card, 0);
    }
  }
  for (const { seat, at } of away) counts[taken.get(s, seat, at) - 1]++;
  for (const pile of piles)
    for (let at = 0; at < stackSize.get(s, pile); at++) counts[stack.get(s, pile, at) - 1]++;
  // In the order of the cards, so that nothing of how they lay is left in how they are dealt.
  const unknown = own.flatMap((card) => new Array<CardNo>(counts[card]).fill(card));
  rng.shuffle(unknown);
  for (const seat of hands)
    for (let i = b.fields.handBacks.get(s, seat, back); i > 0; i--) hand.add(s, seat, unknown.pop()!, 1);
  for (const { seat, at } of away) taken.set(s, seat, at, unknown.pop()! + 1);
  for (const pile of piles)
    for (let at = 0; at < stackSize.get(s, pile); at++) stack.set(s, pile, at, unknown.pop()! + 1);
  for (const card of unknown) pool.add(s, card, 1);
}
