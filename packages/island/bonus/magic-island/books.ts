import { type Bar, NATURE, pop, push, reason, type Seat, type State, tell, topArg } from '@hexwright/kernel';
import type { Corner } from '../../board/index.ts';
import { knights, PROGRESS } from '../../cities-knights/index.ts';
import { deckFields, faceDomain, overLimitCheck } from '../../mechanics/index.ts';
import type { Book, CardNo, Part, Terms } from '../../rulebook/index.ts';
import { developmentCard, lookAtTop, STACK_DOMAIN, searchStack } from './development.ts';
import { namedKnights, namedKnightsOf } from './named-knights.ts';
import { type CardId, rowOf, STACKS } from './rows.ts';
import { CARD_IDS, stacksOf } from './stacks.ts';
import { wizardry } from './wizards.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    books: BookPoints;
  }
}

export interface BookPoints {
  /** what speaks against the seat's using this book of its own now, whatever magic it costs */
  barUse(s: State, seat: Seat, card: CardNo): Bar;
  use(s: State, seat: Seat, card: CardNo): void;
}

const SHELF = 4;
export const BOOKS = CARD_IDS.filter((id) => rowOf(id)!.kind === 'book');

const NO_BOOK = reason('no-such-book', 'the seat has no such book in play');
const SHELF_FULL = reason('shelf-full', 'four books are in play');
const TOO_LITTLE = reason('too-little-magic', 'the wizards of the seat hold too little magic');
const LATER = reason('book-after-roll', 'it is used after the roll');
const EARLIER = reason('book-before-roll', 'it is used before the roll');
const ANSWERS = reason('book-answers', 'it is used when the event die has been rolled');
const NO_USE = reason('book-useless', 'the book would do nothing now');

/** how many books the seat has in play */
export const booksOf = (b: Book, s: State, seat: Seat): number => {
  let count = 0;
  for (const id of BOOKS) count += stacksOf(b).inPlay(s, seat, id);
  return count;
};

/** what speaks against one more book of the seat */
export const barShelf =
  (b: Book) =>
  (s: State, seat: Seat): Bar =>
    booksOf(b, s, seat) < SHELF ? undefined : SHELF_FULL;

/** Books that cost nothing to lay out and magic to use, again and again; four at most. */
export const books: Part = {
  id: 'magic-books',
  uses: [wizardry],
  brings: ['books'],
  rules: (was, b) => ({
    books: { barUse: () => NO_BOOK, use: () => {} },
    hints: {
      progress: (s, seat) => was.hints.progress(s, seat) + 0.2 * booksOf(b, s, seat),
    },
  }),
  moves: (b) => {
    const { inPlay } = stacksOf(b);
    const cards = BOOKS.map((id) => b.card(id));
    const bar = (s: State, seat: Seat, card: CardNo): Bar => {
      const at = cards.indexOf(card);
      if (at < 0 || inPlay(s, seat, BOOKS[at]) === 0) return NO_BOOK;
      if (b.the.magic.held(s, seat) < rowOf(BOOKS[at])!.magic!) return TOO_LITTLE;
      return b.the.books.barUse(s, seat, card);
    };
    return [
      {
        name: 'use-book',
        args: [{ name: 'card', domain: b.domain('card') }],
        decisions: ['roll', 'main', 'trade', 'build'],
        list: (s, seat, out) => {
          for (const card of cards) if (bar(s, seat, card) === undefined) out.put(card);
        },
        apply: (s, seat, card) => {
          if (s.events) tell(s, 'book-used', { seat, card: b.cards[card].id });
          b.the.books.use(s, seat, card);
          b.the.magic.pay(s, seat, rowOf(b.cards[card].id)!.magic!);
        },
        why: (s, seat, card) => {
          if (card >= 0) return bar(s, seat, card);
          const own = cards.find((each) => inPlay(s, seat, b.cards[each].id as CardId) > 0);
          return own === undefined ? NO_BOOK : bar(s, seat, own);
        },
      },
    ];
  },
  words: {
    terms: {
      'move.use-book': 'Use this book',
      'event.book-used': '{seat} reads in {card}.',
      'reason.no-such-book': 'You have no such book in play.',
      'reason.shelf-full': 'Nobody has more than four books in play.',
      'reason.book-after-roll': 'It is used after the roll.',
      'reason.book-before-roll': 'It is used before the roll.',
      'reason.book-answers': 'You are asked for it when the event die has been rolled.',
      'reason.book-useless': 'The book would do nothing now.',
    },
  },
};

interface BookCard {
  readonly id: CardId;
  readonly name: string;
  readonly text: string;
  /** when it is used. Default after the roll. */
  readonly moment?: 'before' | 'after' | 'answer';
  readonly when?: (b: Book) => (s: State, seat: Seat) => boolean;
  readonly use?: (b: Book) => (s: State, seat: Seat) => void;
  readonly decisions?: Part['decisions'];
  readonly terms?: Terms;
  readonly part?: Partial<Part>;
}

const bookCard = ({
  id,
  name,
  text,
  moment = 'after',
  when,
  use,
  decisions,
  terms,
  part = {},
}: BookCard): Part =>
  developmentCard({
    ...part,
    card: id,
    name,
    text: `Magic book, ${rowOf(id)!.magic} magic each time: ${text}`,
    shape: 'book',
    worth: 0.5,
    uses: [books, ...(part.uses ?? [])],
    bar: barShelf,
    ...(decisions && { decisions }),
    ...(terms && { terms }),
    rules: (was, b) => {
      const own = b.card(id);
      const fits = when?.(b);
      const does = use?.(b);
      const more = part.rules?.(was, b) ?? {};
      return {
        ...more,
        books: {
          barUse: (s, seat, card) => {
            if (card !== own) return was.books.barUse(s, seat, card);
            if (moment === 'answer') return ANSWERS;
            const rolled = b.the.roll.number(s) !== 0;
            if (!rolled && moment === 'after') return LATER;
            if (rolled && moment === 'before') return EARLIER;
            return !fits || fits(s, seat) ? undefined : NO_USE;
          },
          use: (s, seat, card) => {
            if (card !== own) was.books.use(s, seat, card);
            else does?.(s, seat);
          },
        },
      };
    },
  });

const changePlaces = bookCard({
  id: 'change-places',
  name: 'Change Places!',
  text: 'two of your knights change places.',
  part: {
    uses: [namedKnights],
    moves: (b) => {
      const units = knights.of(b);
      return [
        {
          name: 'change-places',
          args: [
            { name: 'corner', domain: b.domain('corner') },
            { name: 'to', domain: b.domain('corner') },
          ],
          decisions: ['change-places'],
          list: (s, seat, out) =>
            units.each(s, seat, (one) =>
              units.each(s, seat, (other) => {
                if (one < other) out.put(one, other);
              }),
            ),
          apply: (s, seat, one, other) => {
            pop(s);
            namedKnightsOf(b).swap(s, one, other);
            if (s.events) tell(s, 'places-changed', { seat });
            b.rules.reviewAwards(s);
          },
          why: (s, seat, one, other) =>
            [one, other].every((at) => at < 0 || units.owner(s, at) === seat) ? undefined : NO_USE,
        },
      ];
    },
  },
  decisions: { 'change-places': {} },
  when: (b) => (s, seat) => knights.of(b).count(s, seat) > 1,
  use: (b) => (s, seat) => push(s, b.decision('change-places'), 1 << seat),
  terms: {
    'decision.change-places': 'Choose two of your knights',
    'move.change-places': 'These two change places',
    'event.places-changed': 'Two knights of {seat} change places.',
  },
});

const BRANCHES = { id: 'branch', size: PROGRESS.decks.length, names: PROGRESS.decks };
const TOP = 2;

const inspiration = bookCard({
  id: 'inspiration',
  name: 'Inspiration',
  text: 'draw the top two cards of each of two decks of progress cards. What you hold above four goes under its deck at the end of your turn.',
  decisions: {
    inspiration: {
      args: () => [{ name: 'first', domain: { id: 'branch-or-none', size: BRANCHES.size + 1 } }],
    },
  },
  when: (b) => (s) => deckFields(b, PROGRESS).sizes.sum(s) > 0,
  use: (b) => (s, seat) => push(s, b.decision('inspiration'), 1 << seat),
  part: {
    turnSteps: (b) => [{ before: 'end', add: { id: 'inspired-limit', run: overLimitCheck(b, PROGRESS) } }],
    moves: (b) => {
      const { sizes } = deckFields(b, PROGRESS);
      const open = (s: State, branch: number): boolean =>
        sizes.get(s, branch) > 0 && topArg(s, 0) !== branch + 1;
      return [
        {
          name: 'inspire',
          args: [{ name: 'branch', domain: BRANCHES }],
          decisions: ['inspiration'],
          list: (s, _seat, out) => {
            for (let branch = 0; branch < BRANCHES.size; branch++) if (open(s, branch)) out.put(branch);
          },
          apply: (s, seat, branch) => {
            const first = topArg(s, 0);
            pop(s);
            if (first === 0 && PROGRESS.decks.some((_, other) => other !== branch && sizes.get(s, other) > 0))
              push(s, b.decision('inspiration'), 1 << seat, branch + 1);
            for (let n = 0; n < TOP; n++) b.the.decks.draw(s, seat, branch);
          },
          why: (s, _seat, branch) => (branch < 0 || open(s, branch) ? undefined : NO_USE),
        },
      ];
    },
  },
  terms: {
    'decision.inspiration': 'Inspiration: choose a deck and draw its top two cards',
    'move.inspire': 'Draw from this deck',
  },
});

const POTION = { id: 'potion', size: 2, names: ['strength', 'tournament'] };

const magicPotion = bookCard({
  id: 'magic-potion',
  name: 'Magic Potion',
  text: 'the strength or the tournament value of one of your knights is doubled until the end of the turn.',
  part: {
    uses: [namedKnights],
    fields: {
      /** the card of the knight that has drunk, plus one, and what of it is doubled */
      potionKnight: { noLook: 'the doubled value is shown' },
      potionKind: { noLook: 'the doubled value is shown' },
    },
    rules: (was, b) => {
      const drunk = b.cell('potionKnight');
      const kind = b.cell('potionKind');
      const named = namedKnightsOf(b);
      const factor = (s: State, corner: Corner, asked: number): number =>
        drunk.get(s) > 0 && kind.get(s) === asked && named.card(s, corner) === drunk.get(s) - 1 ? 2 : 1;
      return {
        namedKnights: {
          strength: (s, corner) => was.namedKnights.strength(s, corner) * factor(s, corner, 0),
          tournament: (s, corner) => was.namedKnights.tournament(s, corner) * factor(s, corner, 1),
        },
        endTurn: (s) => {
          if (drunk.get(s) > 0) {
            drunk.set(s, 0);
            b.rules.reviewAwards(s);
          }
          was.endTurn(s);
        },
      };
    },
    moves: (b) => {
      const units = knights.of(b);
      return [
        {
          name: 'drink-potion',
          args: [
            { name: 'corner', domain: b.domain('corner') },
            { name: 'potion', domain: POTION },
          ],
          decisions: ['magic-potion'],
          list: (s, seat, out) =>
            units.each(s, seat, (corner) => {
              out.put(corner, 0);
              out.put(corner, 1);
            }),
          apply: (s, seat, corner, potion) => {
            pop(s);
            b.cell('potionKnight').set(s, namedKnightsOf(b).card(s, corner) + 1);
            b.cell('potionKind').set(s, potion);
            if (s.events) tell(s, 'potion-drunk', { seat, potion: POTION.names[potion] });
            b.rules.reviewAwards(s);
          },
          why: (s, seat, corner) => (corner < 0 || units.owner(s, corner) === seat ? undefined : NO_USE),
        },
      ];
    },
  },
  decisions: { 'magic-potion': {} },
  when: (b) => (s, seat) => knights.of(b).any(s, seat) && b.cell('potionKnight').get(s) === 0,
  use: (b) => (s, seat) => push(s, b.decision('magic-potion'), 1 << seat),
  terms: {
    'potion.strength': 'strength',
    'potion.tournament': 'tournament value',
    'decision.magic-potion': 'Magic Potion: choose a knight and what is doubled',
    'move.drink-potion': 'Double this',
    'event.potion-drunk': 'A knight of {seat} drinks the potion: its {potion} is doubled.',
  },
});

const magicalEye = bookCard({
  id: 'magical-eye',
  name: 'Magical Eye',
  text: 'look through a stack of development cards of which you hold one, take a card, and put one of that stack back under it.',
  decisions: { 'eye-stack': {}, 'eye-return': { args: () => [{ name: 'stack', domain: STACK_DOMAIN }] } },
  when: (b) => (s, seat) => STACKS.some((_, stack) => eyeOpen(b, s, seat, stack)),
  use: (b) => (s, seat) => push(s, b.decision('eye-stack'), 1 << seat),
  part: {
    moves: (b) => {
      const stacks = stacksOf(b);
      return [
        {
          name: 'look-through',
          args: [{ name: 'stack', domain: STACK_DOMAIN }],
          decisions: ['eye-stack'],
          list: (s, seat, out) => {
            for (let stack = 0; stack < STACKS.length; stack++)
              if (eyeOpen(b, s, seat, stack)) out.put(stack);
          },
          apply: (s, seat, stack) => {
            pop(s);
            push(s, b.decision('eye-return'), 1 << seat, stack);
            searchStack(b)(s, seat, stack, 1);
          },
          why: (s, seat, stack) => (stack < 0 || eyeOpen(b, s, seat, stack) ? undefined : NO_USE),
        },
        {
          name: 'put-back',
          args: [{ name: 'card', domain: b.domain('card') }],
          decisions: ['eye-return'],
          list: (s, seat, out) => {
            for (const card of stacks.of[topArg(s, 0)]) if (stacks.inHand(s, seat, card) > 0) out.put(card);
          },
          apply: (s, seat, card) => {
            pop(s);
            stacks.giveUp(s, seat, card);
          },
          why: (s, seat, card) =>
            card < 0 || (stacks.stackOf[card] === topArg(s, 0) && stacks.inHand(s, seat, card) > 0)
              ? undefined
              : NO_USE,
          audience: (_s, seat) => 1 << seat,
        },
      ];
    },
  },
  terms: {
    'decision.eye-stack': 'Magical Eye: choose a stack',
    'decision.eye-return': 'Put a card of this stack back under it',
    'move.look-through': 'Look through this stack',
    'move.put-back': 'Put this card back',
  },
});

/** whether there is something to find in the stack, and a card of it to put back */
const eyeOpen = (b: Book, s: State, seat: Seat, stack: number): boolean =>
  stacksOf(b).left(s, stack) > 0 && stacksOf(b).heldOf(s, seat, stack) > 0;

const prophecy = bookCard({
  id: 'prophecy',
  name: 'Prophecy',
  text: 'look at the top card of both stacks of development cards.',
  when: (b) => (s, seat) => {
    const seen = b.row('developmentTopSeen');
    return STACKS.some(
      (_, stack) => stacksOf(b).left(s, stack) > 0 && ((seen.get(s, stack) >> seat) & 1) === 0,
    );
  },
  use: (b) => (s, seat) => {
    for (let stack = STACKS.length - 1; stack >= 0; stack--) lookAtTop(b)(s, seat, stack);
  },
});

const wheelOfTime = bookCard({
  id: 'wheel-of-time',
  name: 'Wheel of Time',
  text: 'used before the roll. You choose what the event die shows.',
  moment: 'before',
  decisions: { 'wheel-of-time': {} },
  when: (b) => (s) => b.cell('wheelFace').get(s) === 0,
  use: (b) => (s, seat) => push(s, b.decision('wheel-of-time'), 1 << seat),
  part: {
    fields: { wheelFace: { noLook: 'the log tells it, until the die is rolled' } },
    rules: (was, b) => {
      const face = b.cell('wheelFace');
      return {
        eventDie: {
          settled: (s) => (face.get(s) > 0 ? face.get(s) - 1 : was.eventDie.settled(s)),
          shows: (s, shown) => {
            face.set(s, 0);
            was.eventDie.shows(s, shown);
          },
        },
      };
    },
    moves: (b) => [
      {
        name: 'turn-wheel',
        args: [{ name: 'face', domain: faceDomain(b) }],
        decisions: ['wheel-of-time'],
        list: (_s, _seat, out) => out.putAll(),
        apply: (s, seat, face) => {
          pop(s);
          b.cell('wheelFace').set(s, face + 1);
          if (s.events) tell(s, 'wheel-turned', { seat, face: b.the.eventDie.faces()[face].id });
        },
      },
    ],
  },
  terms: {
    'decision.wheel-of-time': 'Wheel of Time: choose what the event die shows',
    'move.turn-wheel': 'The event die shows this',
    'event.wheel-turned': '{seat} turns the wheel: the event die will show {face:event-face}.',
  },
});

const timejump = bookCard({
  id: 'timejump',
  name: 'Timejump',
  text: 'the event die that has just been rolled does not count, and is rolled again.',
  moment: 'answer',
  decisions: { timejump: { args: (b) => [{ name: 'face', domain: faceDomain(b) }] } },
  part: {
    uses: [wheelOfTime],
    rules: (was, b) => {
      const asked = b.decision('timejump');
      const cost = rowOf('timejump')!.magic!;
      return {
        eventDie: {
          shows: (s, face) => {
            const seat = stacksOf(b).ownerOf(s, 'timejump');
            if (seat >= 0 && b.the.magic.held(s, seat) >= cost) push(s, asked, 1 << seat, face);
            else b.the.timejump.shows(s, face);
          },
        },
        timejump: {
          shows: (s, face) => was.eventDie.shows(s, face),
          again: (s) => {
            // A face that was chosen is gone with it.
            b.cell('wheelFace').set(s, 0);
            push(s, b.decision('event-die'), NATURE);
          },
        },
      };
    },
    brings: ['timejump'],
    moves: (b) => [
      {
        name: 'jump-in-time',
        decisions: ['timejump'],
        list: (_s, _seat, out) => out.put(),
        apply: (s, seat) => {
          pop(s);
          if (s.events) tell(s, 'time-jumped', { seat });
          b.the.timejump.again(s);
          b.the.magic.pay(s, seat, rowOf('timejump')!.magic!);
        },
      },
      {
        name: 'let-it-be',
        decisions: ['timejump'],
        list: (_s, _seat, out) => out.put(),
        apply: (s) => {
          const face = topArg(s, 0);
          pop(s);
          b.the.timejump.shows(s, face);
        },
      },
    ],
  },
  terms: {
    'decision.timejump': 'Timejump: shall the event die be rolled again?',
    'move.jump-in-time': 'Roll the event die again',
    'move.let-it-be': 'Let it be',
    'event.time-jumped': '{seat} jumps in time: the event die is rolled again.',
  },
});

declare module '../../rulebook/points.ts' {
  interface Groups {
    timejump: TimejumpPoints;
  }
}

export interface TimejumpPoints {
  /** what a face brings once nobody has it rolled again */
  shows(s: State, face: number): void;
  /** the event die is rolled again */
  again(s: State): void;
}

export const bookCards: readonly Part[] = [
  changePlaces,
  inspiration,
  magicPotion,
  magicalEye,
  prophecy,
  wheelOfTime,
  timejump,
];
