import { pop, push, reason, type Seat, type State, top } from '@hexwright/kernel';
import {
  answerAlone,
  type Book,
  countQuality,
  EVERY_GOOD,
  handSize,
  held,
  type Part,
  PROGRESS,
} from '../rulebook/index.ts';
import { charge, countDown } from './goods.ts';
import { anyStack, drawTop } from './stacks.ts';
import { stepOf } from './turn.ts';

const USUAL_HAND = 3;
const USUAL_PRICE = 2;

/** The end of a turn: the hand is filled or cut down to its limit, then one card may be exchanged. */
export const hands: Part = {
  id: 'hands',
  // whose hand is not filled at the end of this turn
  fields: { unfilled: { per: ['seat'], noLook: 'the log tells whose cards were taken' } },
  decisions: {
    fill: { args: () => [countArg] },
    surplus: { args: () => [countArg] },
    exchange: {},
    replace: {},
  },
  rules: (_was, b) => ({
    handLimit: (s, seat) => USUAL_HAND + countQuality(b, s, seat, PROGRESS),
    searchPrice: () => USUAL_PRICE,
  }),
  turnSteps: (b) => [
    {
      after: 'act',
      add: stepOf(b, 'exchange', (s) => {
        const seat = b.fields.active.get(s);
        if (handSize(b, s, seat) > 0) push(s, b.decision('exchange'), 1 << seat);
      }),
    },
    {
      after: 'act',
      add: stepOf(b, 'hand', (s) => {
        const seat = b.fields.active.get(s);
        const lacking = b.rules.handLimit(s, seat) - handSize(b, s, seat);
        const unfilled = b.row('unfilled').get(s, seat) === 1;
        b.row('unfilled').set(s, seat, 0);
        if (lacking > 0 && !unfilled && anyStack(b, s)) push(s, b.decision('fill'), 1 << seat, lacking);
        if (lacking < 0) push(s, b.decision('surplus'), 1 << seat, -lacking);
      }),
    },
  ],
  moves: (b) => [
    {
      name: 'draw',
      args: [{ name: 'stack', domain: b.domain('stack') }],
      decisions: ['fill', 'replace'],
      list: (s, _seat, out) => {
        for (let stack = 0; stack < b.stacks.length; stack++)
          if (b.fields.stackSize.get(s, stack) > 0) out.put(stack);
      },
      apply: (s, seat, stack) => {
        if (isOpen(b, s, 'replace')) pop(s);
        else countDown(s);
        drawTop(b, s, seat, stack);
      },
      why: (s, _seat, stack) =>
        stack >= 0 && b.fields.stackSize.get(s, stack) === 0 ? STACK_EMPTY : undefined,
    },
    {
      name: 'put-under',
      args: [{ name: 'stack', domain: b.domain('stack') }],
      decisions: ['surplus', 'exchange'],
      list: (s, seat, out) => {
        for (let stack = 0; stack < b.stacks.length; stack++) if (fits(b, s, seat, stack)) out.put(stack);
      },
      apply: (s, seat, stack) => {
        if (isOpen(b, s, 'surplus')) countDown(s);
        else {
          pop(s);
          push(s, b.decision('replace'), 1 << seat);
        }
        push(s, b.decision('put'), 1 << seat, stack);
      },
      why: (s, seat, stack) => (stack >= 0 && !fits(b, s, seat, stack) ? OTHER_BACK : undefined),
    },
    {
      name: 'keep',
      decisions: ['exchange'],
      list: (_s, _seat, out) => out.put(),
      apply: (s) => pop(s),
    },
    {
      name: 'search',
      args: [{ name: 'stack', domain: b.domain('stack') }],
      decisions: ['replace'],
      list: (s, seat, out) => {
        if (held(b, s, seat, EVERY_GOOD) < b.rules.searchPrice(s, seat)) return;
        for (let stack = 0; stack < b.stacks.length; stack++)
          if (b.fields.stackSize.get(s, stack) > 0) out.put(stack);
      },
      apply: (s, seat, stack) => {
        pop(s);
        push(s, b.decision('pick'), 1 << seat, stack, 1);
        charge(b, s, seat, b.rules.searchPrice(s, seat));
      },
      why: (s, seat, stack) => {
        if (held(b, s, seat, EVERY_GOOD) < b.rules.searchPrice(s, seat)) return SEARCH_COSTS;
        return stack >= 0 && b.fields.stackSize.get(s, stack) === 0 ? STACK_EMPTY : undefined;
      },
    },
  ],
  // Nobody can draw what is not there.
  eases: (b) => {
    const alone = answerAlone();
    return {
      fill: (s) => {
        if (anyStack(b, s)) return alone(s);
        pop(s);
        return true;
      },
      surplus: alone,
      replace: alone,
    };
  },
  looks: { moves: { keep: { flow: 'end' } } },
  words: {
    terms: {
      'decision.fill': 'Draw {count} to fill your hand',
      'decision.surplus': 'Put {count} of your cards under stacks',
      'decision.exchange': 'Exchange a card, or keep your hand',
      'decision.replace': 'Draw a new card, or pay to look through a stack',
      'move.draw': 'Draw the top card',
      'move.put-under': 'Put a card under this stack',
      'move.keep': 'Keep the hand and end the turn',
      'move.search': 'Look through this stack',
      'reason.stack-empty': 'The stack is empty.',
      'reason.other-back': 'You have no card with the back of that stack.',
      'reason.search-costs': 'Looking through a stack costs more than the regions hold.',
    },
  },
};

const countArg = { name: 'count', domain: { id: 'count', size: 100 } };
const STACK_EMPTY = reason('stack-empty', 'the stack is empty');
const OTHER_BACK = reason('other-back', 'you have no card with the back of that stack');
const SEARCH_COSTS = reason('search-costs', 'looking through a stack costs more than the regions hold');

const isOpen = (b: Book, s: State, decision: string): boolean => s.cells[top(s)] === b.decision(decision);

const fits = (b: Book, s: State, seat: Seat, stack: number): boolean =>
  b.fields.handBacks.get(s, seat, b.stacks[stack]) > 0;
