import { NATURE, pop, push, type State, tell } from '@hexwright/kernel';
import { type Book, EVENT, type Part } from '../rulebook/index.ts';

/** so many event cards lie below Yule */
const BELOW_YULE = 3;

/**
 * The event deck. A card that was turned up goes to the bottom, and before the bottom is reached Yule has the whole
 * deck shuffled: so of the order no more is kept than how many cards lie above Yule. Where chance chose some of the
 * cards, which ones they are is settled when they are turned up.
 */
export const events: Part = {
  id: 'events',
  decisions: { 'event-card': { nature: true } },
  prepare: (b) => (s) => {
    for (const card of b.eventCards) {
      b.fields.events.set(s, card, b.cards[card].hidden);
      b.fields.eventsDoubtful.set(s, card, b.cards[card].doubtful);
    }
    b.fields.events.set(s, b.yule, 0);
    b.fields.eventsUnknown.set(s, b.drawnEvents);
    shuffle(b, s);
  },
  rules: (was, b) => ({
    onSymbol: (s, symbol) => {
      if (symbol === EVENT) push(s, b.decision('event-card'), NATURE);
      else was.onSymbol(s, symbol);
    },
    spared: () => false,
    onEvent: (s, seat, card) => b.cards[card].deed.happens?.(s, seat),
  }),
  moves: (b) => [
    {
      name: 'event-card',
      args: [{ name: 'card', domain: b.domain('card') }],
      decisions: ['event-card'],
      list: (s, _seat, out) => {
        const { eventsLeft, eventsDoubtful, eventsUnknown, aboveYule } = b.fields;
        if (aboveYule.get(s) === 0) {
          out.put(b.yule);
          return;
        }
        const doubtful = eventsDoubtful.sum(s);
        const unknown = eventsUnknown.get(s);
        for (const card of b.eventCards) {
          const weight =
            eventsLeft.get(s, card) * Math.max(1, doubtful) + eventsDoubtful.get(s, card) * unknown;
          if (weight > 0) out.weigh(weight, card);
        }
      },
      apply: (s, _seat, card) => {
        pop(s);
        const seat = b.fields.active.get(s);
        if (s.events) tell(s, 'event-card', { seat, card: b.cards[card].id });
        if (card === b.yule) {
          shuffle(b, s);
          push(s, b.decision('event-card'), NATURE);
          return;
        }
        turnUp(b, s, card);
        b.rules.onEvent(s, seat, card);
      },
    },
  ],
  words: {
    terms: {
      'decision.event-card': 'An event card is turned up',
      'move.event-card': 'Turn up an event card',
      'event.event-card': '{seat} turns up the event {card}.',
    },
  },
};

function turnUp(b: Book, s: State, card: number): void {
  const { events, eventsLeft, eventsDoubtful, eventsUnknown, aboveYule } = b.fields;
  aboveYule.add(s, -1);
  if (eventsLeft.get(s, card) > 0) {
    eventsLeft.add(s, card, -1);
    return;
  }
  eventsDoubtful.add(s, card, -1);
  eventsUnknown.add(s, -1);
  events.add(s, card, 1);
}

function shuffle(b: Book, s: State): void {
  const { events, eventsLeft, eventsUnknown, aboveYule } = b.fields;
  for (const card of b.eventCards) eventsLeft.set(s, card, events.get(s, card));
  aboveYule.set(s, events.sum(s) + eventsUnknown.get(s) - BELOW_YULE);
}
