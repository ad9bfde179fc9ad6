import { NATURE, pop, push, type Seat, type State, tell } from '@hexwright/kernel';
import {
  type Book,
  FIRST_REGIONS,
  FIRST_SLOT,
  FIRST_WAY,
  type Part,
  regionAt,
  rivalOf,
  SETTLEMENT,
  UPPER,
  wayLeftOf,
} from '../rulebook/index.ts';
import { drawTop } from './stacks.ts';

const FIRST_HAND = 3;

/** Two settlements with a road between them and six regions around, the centre stacks, and who begins. */
export const principalities: Part = {
  id: 'principalities',
  decisions: { 'high-roll': { nature: true } },
  prepare: (b) => (s) => {
    for (const seat of [0, 1]) found(b, s, seat);
    [7, 5, 7].forEach((count, kind) => {
      b.fields.supply.set(s, kind, count);
    });
    b.regionCards.forEach((_, region) => {
      b.fields.regions.set(s, region, 1);
    });
  },
  setupSteps: (b) => [{ add: { id: 'high-roll', run: (s) => push(s, b.decision('high-roll'), NATURE) } }],
  moves: (b) => [
    {
      name: 'high-roll',
      args: [{ name: 'seat', domain: b.domain('seat') }],
      decisions: ['high-roll'],
      uniform: true,
      quiet: true,
      list: (_s, _seat, out) => out.putAll(),
      apply: (s, _seat, first) => {
        pop(s);
        b.fields.first.set(s, first);
        if (s.events) tell(s, 'high-roll', { seat: first });
      },
    },
  ],
  words: {
    terms: {
      'decision.high-roll': 'Both roll for the first turn',
      'move.high-roll': 'Roll higher than the other',
      'event.high-roll': '{seat} rolls higher and begins.',
    },
  },
};

/** Each draws the top cards of a stack, the second prince of another one. */
export const drawnHands: Part = {
  id: 'drawn hands',
  decisions: { 'first-hand': {} },
  setupSteps: (b) => [
    { add: { id: 'first-hand', run: (s) => push(s, b.decision('first-hand'), 1 << b.fields.first.get(s)) } },
    {
      add: {
        id: 'second-hand',
        run: (s) => push(s, b.decision('first-hand'), 1 << rivalOf(b.fields.first.get(s))),
      },
    },
  ],
  moves: (b) => [
    {
      name: 'first-hand',
      args: [{ name: 'stack', domain: b.domain('stack') }],
      decisions: ['first-hand'],
      list: (s, seat, out) => {
        for (let stack = 0; stack < b.stacks.length; stack++)
          if (untouched(b, s, seat, stack)) out.put(stack);
      },
      apply: (s, seat, stack) => {
        pop(s);
        for (let i = 0; i < FIRST_HAND; i++) drawTop(b, s, seat, stack);
      },
    },
  ],
  words: {
    terms: {
      'decision.first-hand': 'Choose the stack whose top 3 cards become your hand',
      'move.first-hand': 'Draw from this stack',
    },
  },
};

/** whether nobody has drawn from the stack yet: the second prince takes another one */
function untouched(b: Book, s: State, seat: Seat, stack: number): boolean {
  if (seat === b.fields.first.get(s)) return true;
  const { stackSize } = b.fields;
  for (let other = 0; other < b.stacks.length; other++)
    if (stackSize.get(s, other) > stackSize.get(s, stack)) return false;
  return true;
}

function found(b: Book, s: State, seat: Seat): void {
  const { centre, roads, terrain, number, store } = b.fields;
  centre.set(s, seat, FIRST_SLOT, SETTLEMENT);
  centre.set(s, seat, FIRST_SLOT + 1, SETTLEMENT);
  roads.set(s, seat, FIRST_WAY, 1);
  FIRST_REGIONS.forEach(({ good, numbers }, i) => {
    const place = regionAt(wayLeftOf(FIRST_SLOT), UPPER) + i;
    terrain.set(s, seat, place, good + 1);
    number.set(s, seat, place, numbers[seat]);
    store.set(s, seat, place, FIRST_STORE[good]);
  });
}

/** one of everything but gold */
const FIRST_STORE = [1, 1, 1, 1, 1, 0];
