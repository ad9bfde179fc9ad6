import {
  type Bar,
  NATURE,
  pop,
  push,
  reason,
  type Seat,
  type State,
  tell,
  toMove,
  topArg,
  topKind,
} from '@hexwright/kernel';
import { canPay, cardBars, momentBars, needsOf, pay } from '../../mechanics/index.ts';
import type { Book, CardNo, CardSpec, Looks, MoveSpec, Part, Terms } from '../../rulebook/index.ts';
import { type CardId, rowOf, STACKS } from './rows.ts';
import {
  CARD_IDS,
  fixTop,
  prepareStacks,
  redealStacks,
  STAYING,
  type StackNo,
  showStacks,
  stackFields,
  stacksOf,
} from './stacks.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    development: DevelopmentPoints;
    magic: MagicPoints;
  }
}

export interface DevelopmentPoints {
  /** what speaks against the seat's drawing from this stack when it buys a card */
  barStack(s: State, seat: Seat, stack: StackNo): Bar;
  /** whether the viewer looks at the development cards of the seat just now */
  sees(s: State, viewer: Seat, seat: Seat): boolean;
  /** the card has come into play, or been played, and paid for: what follows beside what it does itself */
  played(s: State, seat: Seat, card: CardNo): void;
}

export interface MagicPoints {
  /** how much magic the wizards of the seat hold */
  held(s: State, seat: Seat): number;
  /** the seat pays so much of it, out of whichever of its wizards it likes */
  pay(s: State, seat: Seat, count: number): void;
}

const PRICE = { grain: 1, ore: 1, wool: 1 };
const HAND = 4;

export const STACK_COLOURS = { standard: '#8a5a2b', magic: '#6b3fa0' } as const;

export const STACK_DOMAIN = { id: 'stack', size: STACKS.length, names: STACKS };
const stackArg = { name: 'stack', domain: STACK_DOMAIN };

const NO_MAGIC = reason('too-little-magic', 'the wizards of the seat hold too little magic');
const ANSWERS = reason('card-answers', 'it is played when what it answers happens');
const EMPTY = reason('stack-empty', 'the stack is empty');

/** Whether the viewer is looking through the stack just now. */
const searching = (b: Book) => {
  const asked = b.decision('search-stack');
  return (s: State, viewer: Seat, stack: StackNo): boolean =>
    topKind(s) === asked && toMove(s) === 1 << viewer && topArg(s, 0) === stack;
};

/** The seat looks through a stack and takes so many cards of its choice. */
export const searchStack =
  (b: Book) =>
  (s: State, seat: Seat, stack: StackNo, count: number): void => {
    const left = Math.min(count, stacksOf(b).left(s, stack));
    if (left > 0) push(s, b.decision('search-stack'), 1 << seat, stack, left);
  };

/** The seat sees the card on top of the stack, which stays there. */
export const lookAtTop =
  (b: Book) =>
  (s: State, seat: Seat, stack: StackNo): void => {
    if (stacksOf(b).left(s, stack) > 0) push(s, b.decision('look-at-top'), NATURE, seat, stack);
  };

/**
 * Two stacks of development cards, each card there once, bought for one price. A hand holds four of them at the end of a turn. What is
 * played is done at once and laid aside, or stays before its owner.
 */
export const development: Part = {
  id: 'development',
  fields: stackFields,
  decisions: {
    'draw-development': {
      nature: true,
      args: (b) => [{ name: 'seat', domain: b.domain('seat') }, stackArg],
      outcomesFor: () => 0,
    },
    'look-at-top': {
      nature: true,
      args: (b) => [{ name: 'seat', domain: b.domain('seat') }, stackArg],
      outcomesFor: (s) => 1 << topArg(s, 0),
    },
    'search-stack': { args: () => [stackArg, { name: 'left', domain: { id: 'count', size: 100 } }] },
    'too-many-developments': {},
  },
  prepare: prepareStacks,
  reveal: (b) => showStacks(b, searching(b)),
  resample: (b) => redealStacks(b, searching(b)),
  brings: ['development'],
  rules: (was, b) => {
    const { rows, all, inHand, left, leave, discard, lay } = stacksOf(b);
    const bill = b.bill(PRICE);
    const costs = rows.map((row) => b.bill(row?.cost ?? {}));
    const effects = b.cards.map((card) => card.play?.(b));
    const barMoment = momentBars(b);
    const bars = b.cards.map(cardBars);
    const worth = Float64Array.from(b.cards, (card) => card.worth ?? 0.4);
    const stays = rows.map((row) => row !== undefined && !['action', 'answer'].includes(row.kind));
    // Knights are paid for when they come: see there.
    const dear = costs.map((cost, card) =>
      reason('cannot-pay', `${b.cards[card].id} costs more`, {
        piece: b.cards[card].id,
        cost: cost.map(([good, count]) => `${count} ${b.goods[good].id}`).join(', '),
      }),
    );
    return {
      development: { barStack: () => undefined, sees: () => false, played: () => {} },
      cards: {
        cost: (s, seat, deck) => (STACKS.includes(deck as never) ? bill : was.cards.cost(s, seat, deck)),
        barBuy: (s, seat, deck) => {
          const stack = STACKS.indexOf(deck as never);
          if (stack < 0) return was.cards.barBuy(s, seat, deck);
          return left(s, stack) > 0 ? b.the.development.barStack(s, seat, stack) : EMPTY;
        },
        barPlay: (s, seat, card) => {
          const row = rows[card];
          if (!row) return was.cards.barPlay(s, seat, card);
          if (inHand(s, seat, card) === 0) return bars[card].absent;
          if (row.kind === 'answer') return ANSWERS;
          const bar = barMoment[card](s, seat);
          if (bar) return bar;
          if (row.kind !== 'knight' && !canPay(b, s, seat, costs[card])) return dear[card];
          const magic = row.kind === 'action' ? (row.magic ?? 0) : 0;
          return magic > 0 && b.the.magic.held(s, seat) < magic ? NO_MAGIC : undefined;
        },
        played: (s, seat, card) => {
          const row = rows[card];
          if (!row) return was.cards.played(s, seat, card);
          leave(s, seat, card);
          if (row.kind !== 'knight') pay(b, s, seat, costs[card]);
          if (stays[card]) lay(s, seat, card);
          else discard(s, card);
          if (s.events) tell(s, 'development-played', { seat, card: b.cards[card].id });
          effects[card]?.(s, seat);
          // Magic is paid first, whatever the card has asked.
          if (row.kind === 'action' && row.magic) b.the.magic.pay(s, seat, row.magic);
          b.the.development.played(s, seat, card);
          b.rules.reviewAwards(s);
        },
      },
      hints: {
        heldCards: (s, seat, own) => {
          let sum = was.hints.heldCards(s, seat, own);
          if (!own) return sum + 0.4 * Math.min(HAND, stacksOf(b).held(s, seat));
          let best = 0;
          for (const card of all) {
            const count = inHand(s, seat, card);
            if (count > 0) best += worth[card] * count;
          }
          const count = stacksOf(b).held(s, seat);
          sum += count > HAND ? (best * HAND) / count : best;
          return sum;
        },
        aims: (s, seat, aim) => {
          was.hints.aims(s, seat, aim);
          for (const card of all) {
            if (inHand(s, seat, card) === 0 || rows[card]!.kind === 'knight') continue;
            if (costs[card].length > 0 && barMoment[card](s, seat) === undefined)
              aim(costs[card], Math.max(0.3, worth[card]));
          }
        },
      },
    };
  },
  turnSteps: (b) => {
    const asked = b.decision('too-many-developments');
    return [
      {
        before: 'end',
        add: {
          id: 'development-limit',
          run: (s) => {
            const seat = b.fields.active.get(s);
            if (stacksOf(b).held(s, seat) > HAND) push(s, asked, 1 << seat);
          },
        },
      },
    ];
  },
  moves: (b) => {
    const stacks = stacksOf(b);
    const { all, of, rows, stackOf } = stacks;
    const bill = b.bill(PRICE);
    const absent = b.cards.map((card) => cardBars(card).absent);
    /** nature turns up the top card of a stack, for the seat to see */
    const drawing = (name: string, apply: (s: State, seat: Seat, card: CardNo) => void): MoveSpec => ({
      name,
      args: [{ name: 'card', domain: b.domain('card') }],
      decisions: [name],
      list: (s, _nature, out) => {
        const stack = topArg(s, 1);
        const top = stacks.top(s, stack);
        if (top >= 0) return out.weigh(1, top);
        for (const card of of[stack]) {
          const weight = stacks.weigh(s, stack, card);
          if (weight > 0) out.weigh(weight, card);
        }
      },
      apply: (s, _nature, card) => {
        const seat = topArg(s, 0);
        pop(s);
        apply(s, seat, card);
      },
      audience: (s) => 1 << topArg(s, 0),
    });
    return [
      {
        name: 'buy-development',
        args: [stackArg],
        decisions: ['main', 'build', 'special'],
        price: () => bill,
        needs: needsOf(b, bill),
        list: (s, seat, out) => {
          if (!canPay(b, s, seat, bill)) return;
          for (let stack = 0; stack < STACKS.length; stack++)
            if (b.the.cards.barBuy(s, seat, STACKS[stack]) === undefined) out.put(stack);
        },
        apply: (s, seat, stack) => {
          pay(b, s, seat, bill);
          stacks.draw(s, seat, stack);
        },
        why: (s, seat, stack) => {
          const bar = stack < 0 ? undefined : b.the.cards.barBuy(s, seat, STACKS[stack]);
          if (bar || canPay(b, s, seat, bill)) return bar;
          const cost = bill.map(([good, count]) => `${count} ${b.goods[good].id}`).join(', ');
          return reason('cannot-pay', `a development card costs ${cost}`, { piece: 'card', cost });
        },
      },
      drawing('draw-development', (s, seat, card) => {
        stacks.drawn(s, card);
        stacks.gain(s, seat, card);
        if (s.events)
          tell(
            s,
            'development-drawn',
            { seat, stack: STACKS[stackOf[card]] },
            { seats: 1 << seat, data: { card: b.cards[card].id } },
          );
      }),
      {
        // for a draw that has waited below others which took the last card
        name: 'draw-no-development',
        decisions: ['draw-development', 'look-at-top'],
        list: (s, _nature, out) => {
          if (stacks.left(s, topArg(s, 1)) === 0) out.put();
        },
        apply: (s) => pop(s),
        audience: () => b.everyone,
      },
      drawing('look-at-top', (s, seat, card) => {
        stacks.settle(s, stackOf[card]);
        fixTop(b, s, seat, stackOf[card], card);
        if (s.events)
          tell(
            s,
            'top-seen',
            { seat, stack: STACKS[stackOf[card]] },
            { seats: 1 << seat, data: { card: b.cards[card].id } },
          );
      }),
      {
        name: 'play-development',
        args: [{ name: 'card', domain: b.domain('card') }],
        decisions: ['roll', 'main', 'trade', 'build'],
        needs: Int32Array.of(b.row<Seat>('developmentCardCount').at, 1, 1),
        list: (s, seat, out) => {
          for (const card of all)
            if (stacks.inHand(s, seat, card) > 0 && b.the.cards.barPlay(s, seat, card) === undefined)
              out.put(card);
        },
        apply: (s, seat, card) => b.the.cards.played(s, seat, card),
        why: (s, seat, card) => {
          if (card >= 0) return rows[card] ? b.the.cards.barPlay(s, seat, card) : absent[card];
          const held = all.find((each) => stacks.inHand(s, seat, each) > 0);
          return held === undefined ? undefined : b.the.cards.barPlay(s, seat, held);
        },
      },
      {
        name: 'take-from-stack',
        args: [{ name: 'card', domain: b.domain('card') }],
        decisions: ['search-stack'],
        list: (s, _seat, out) => {
          for (const card of of[topArg(s, 0)]) if (stacks.within(s, card) > 0) out.put(card);
        },
        apply: (s, seat, card) => {
          const stack = topArg(s, 0);
          const more = topArg(s, 1) - 1;
          pop(s);
          stacks.takeOut(s, card);
          stacks.gain(s, seat, card);
          if (s.events)
            tell(
              s,
              'development-found',
              { seat, stack: STACKS[stack] },
              { seats: 1 << seat, data: { card: b.cards[card].id } },
            );
          if (more > 0) searchStack(b)(s, seat, stack, more);
          else stacks.shuffle(s, stack);
        },
        why: (s, _seat, card) =>
          card >= 0 && (stackOf[card] !== topArg(s, 0) || stacks.within(s, card) === 0)
            ? absent[card]
            : undefined,
        audience: (_s, seat) => 1 << seat,
      },
      {
        name: 'return-development',
        args: [{ name: 'card', domain: b.domain('card') }],
        decisions: ['too-many-developments'],
        list: (s, seat, out) => {
          for (const card of all) if (stacks.inHand(s, seat, card) > 0) out.put(card);
        },
        apply: (s, seat, card) => {
          stacks.giveUp(s, seat, card);
          if (stacks.held(s, seat) <= HAND) pop(s);
        },
        why: (s, seat, card) =>
          card >= 0 && (!rows[card] || stacks.inHand(s, seat, card) === 0) ? absent[card] : undefined,
        audience: (_s, seat) => 1 << seat,
      },
    ];
  },
  words: {
    terms: {
      'stack.standard': 'the standard stack',
      'stack.magic': 'the magic stack',
      'token.standard': 'standard card',
      'token.magic': 'magic card',
      'field.developmentCardBacks': 'Development cards',
      'field.developmentInPlay': 'Cards in play',
      'field.developmentDiscard': 'Cards laid aside',
      'field.developmentSizes': 'Cards left in the stacks',
      'move.buy-development': 'Buy a development card',
      'move.buy-development.short': 'Development card',
      'move.draw-development': 'A card is drawn',
      'move.draw-no-development': 'No card is left',
      'move.look-at-top': 'The top card is looked at',
      'move.play-development': 'Play this card',
      'move.take-from-stack': 'Take this card',
      'move.return-development': 'Put this card under its stack',
      'decision.draw-development': 'A development card is being drawn',
      'decision.look-at-top': 'The top card is looked at',
      'decision.search-stack': 'Look through the stack and take a card',
      'decision.too-many-developments': 'Put development cards back until you hold four',
      'event.development-drawn': '{seat} draws from {stack}.',
      'event.development-drawn.known': '{seat} draws {card} from {stack}.',
      'event.development-played': '{seat} plays {card}.',
      'event.development-returned': '{seat} puts a card under {stack}.',
      'event.development-returned.known': '{seat} puts {card} under {stack}.',
      'event.development-found': '{seat} takes a card out of {stack}.',
      'event.development-found.known': '{seat} takes {card} out of {stack}.',
      'event.top-seen': '{seat} looks at the top card of {stack}.',
      'event.top-seen.known': '{seat} looks at the top card of {stack}: {card}.',
      'reason.too-little-magic': 'Your wizards hold too little magic.',
      'reason.card-answers': 'You are asked for it when what it answers happens.',
      'reason.stack-empty': 'This stack is empty.',
      'reason.no-card': 'You do not hold this card.',
      'reason.card-after-roll': 'The card is played after the roll.',
      'reason.card-useless': 'The card would do nothing now.',
    },
  },
  looks: {
    fields: {
      developmentCardBacks: {
        on: 'purse',
        shape: 'card',
        kinds: STACKS,
        colours: [STACK_COLOURS.standard, STACK_COLOURS.magic],
      },
      developmentInPlay: { on: 'purse', shape: 'scroll', kinds: STAYING },
      developmentDiscard: { on: 'stock', shape: 'card', of: { domain: 'card', kinds: CARD_IDS } },
      developmentSizes: { on: 'stock', shape: 'card', of: { domain: 'stack', kinds: STACKS } },
    },
    moves: { 'buy-development': { shape: 'card', colour: STACK_COLOURS.standard } },
  },
};

type CardShape = NonNullable<Looks['cards']>[string]['shape'];

export interface DevelopmentCard
  extends Omit<Part, 'id' | 'cards' | 'words'>,
    Omit<CardSpec, 'id' | 'deck' | 'count'> {
  readonly card: CardId;
  readonly name: string;
  /** what it does, as players read it on the card */
  readonly text: string;
  readonly shape: CardShape;
  readonly terms?: Terms;
}

/** One development card, with all that belongs to it, as a part of its own. */
export function developmentCard({
  card: id,
  name,
  text,
  shape,
  terms,
  uses = [],
  looks,
  play,
  when,
  bar,
  beforeRoll,
  worth,
  ...part
}: DevelopmentCard): Part {
  const { stack, count = 1, kind } = rowOf(id)!;
  const spec: CardSpec = {
    id,
    deck: stack,
    count,
    play: play ?? (() => () => {}),
    ...(when && { when }),
    ...(bar && { bar }),
    ...(beforeRoll !== undefined && { beforeRoll }),
    ...(worth !== undefined && { worth }),
  };
  const stays = !['action', 'answer'].includes(kind);
  return {
    ...part,
    id: `development ${id}`,
    uses: [development, ...uses],
    cards: [spec],
    words: {
      terms: {
        [`card.${id}`]: name,
        [`card.${id}.text`]: text,
        ...(stays && { [`token.${id}`]: name }),
        ...terms,
      },
    },
    looks: { ...looks, cards: { [id]: { shape, colour: STACK_COLOURS[stack] } } },
  };
}
