import { pop, push, type State } from '@hexwright/kernel';
import { type Book, type Part, REGIONS, rivalOf } from '../rulebook/index.ts';
import { swapRegions } from './centre.ts';
import { countDown } from './goods.ts';

const FIRST_HAND = 3;
/** any order of six regions can be reached with so many swaps */
const SWAPS = 5;

/** Each looks through a stack of the basic set for the first hand, then lays the regions as he likes. */
export const chosenHands: Part = {
  id: 'chosen hands',
  decisions: {
    'choose-stack': {},
    rearrange: { args: () => [{ name: 'count', domain: { id: 'count', size: 100 } }] },
  },
  setupSteps: (b) => [
    ...[0, 1].map((turn) => ({
      add: {
        id: `choose-hand-${turn}`,
        run: (s: State) => push(s, b.decision('choose-stack'), 1 << seatAt(b, s, turn)),
      },
    })),
    ...[0, 1].map((turn) => ({
      add: {
        id: `rearrange-${turn}`,
        run: (s: State) => push(s, b.decision('rearrange'), 1 << seatAt(b, s, turn), SWAPS),
      },
    })),
  ],
  moves: (b) => [
    {
      name: 'choose-stack',
      args: [{ name: 'stack', domain: b.domain('stack') }],
      decisions: ['choose-stack'],
      // the basic set is the first whose cards are dealt
      list: (_s, _seat, out) => {
        for (let stack = 0; stack < b.stacks.length; stack++) if (b.stacks[stack] === 0) out.put(stack);
      },
      apply: (s, seat, stack) => {
        pop(s);
        push(s, b.decision('pick'), 1 << seat, stack, FIRST_HAND);
      },
    },
    {
      name: 'rearrange',
      args: [
        { name: 'one', domain: b.domain('place') },
        { name: 'other', domain: b.domain('place') },
      ],
      decisions: ['rearrange'],
      list: (s, seat, out) => {
        const { terrain } = b.fields;
        for (let one = 0; one < REGIONS; one++)
          for (let other = one + 1; other < REGIONS; other++)
            if (terrain.get(s, seat, one) > 0 && terrain.get(s, seat, other) > 0) out.put(one, other);
      },
      apply: (s, seat, one, other) => {
        countDown(s);
        swapRegions(b, s, seat, one, other);
      },
    },
    {
      name: 'keep-regions',
      decisions: ['rearrange'],
      list: (_s, _seat, out) => out.put(),
      apply: (s) => pop(s),
    },
  ],
  looks: { moves: { 'keep-regions': { flow: 'on' } } },
  words: {
    terms: {
      'decision.choose-stack': 'Choose the stack that you look through for your first hand',
      'decision.rearrange': 'Let regions change places, or leave them as they are',
      'move.choose-stack': 'Look through this stack',
      'move.rearrange': 'These two regions change places',
      'move.keep-regions': 'The regions lie well',
    },
  },
};

function seatAt(b: Book, s: State, turn: number): number {
  const first = b.fields.first.get(s);
  return turn === 0 ? first : rivalOf(first);
}
