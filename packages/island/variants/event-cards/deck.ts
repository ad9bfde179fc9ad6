import { depthOf, NATURE, pop, push, type State, tell, topArg } from '@hexwright/kernel';
import { numberArg, TWO_DICE } from '../../mechanics/index.ts';
import { type Book, field, type Hints, handlesOf, type Part, taken } from '../../rulebook/index.ts';

export type CardEvent =
  | 'plentiful-year'
  | 'conflict'
  | 'robber-flees'
  | 'tournament'
  | 'trade-advantage'
  | 'epidemic'
  | 'earthquake'
  | 'good-neighbors'
  | 'calm-seas'
  | 'neighborly-assistance';

declare module '../../rulebook/points.ts' {
  interface Groups {
    eventDeck: EventDeckPoints;
  }
}

export interface EventDeckPoints {
  /** an event card lies open, and its number waits */
  revealed(s: State, card: number): void;
  /** the event of the card happens, and then its number counts */
  carryOut(s: State, card: number): void;
  happens(s: State, event: CardEvent): void;
}

/** The 36 cards are the 36 throws of two dice. These carry an event, by number and red die; the others none. */
export const eventOf: Readonly<Record<string, CardEvent>> = {
  '2/1': 'plentiful-year',
  '3/1': 'conflict',
  '4/2': 'robber-flees',
  '4/3': 'robber-flees',
  '5/3': 'tournament',
  '5/4': 'trade-advantage',
  '6/1': 'epidemic',
  '6/2': 'earthquake',
  '6/3': 'good-neighbors',
  '8/2': 'epidemic',
  '9/6': 'calm-seas',
  '10/4': 'neighborly-assistance',
  '11/5': 'neighborly-assistance',
  '12/6': 'calm-seas',
};

const CARDS = 36;

const fields = {
  /** by card (red die first): 1 while it lies in the deck */
  eventDeck: field.row(CARDS, {
    start: 1,
    noLook: 'the panel of numbers counts what has come, and eventsDrawn how many',
  }),
  /** since the last shuffle */
  eventsDrawn: field.cell(),
};
/** with the New Year, so many cards are certain to come before it */
const BEFORE_NEW_YEAR = 31;

/**
 * A deck instead of dice. What has been drawn lies open and the rest is shuffled, so the deck is a bag:
 * nature draws one of the cards that are left, or the New Year where it may be next.
 */
export function deck(): Part {
  return {
    id: 'event-deck',
    takes: [taken.dice],
    fields,
    decisions: {
      'event-card': { nature: true },
      'after-event': { nature: true, args: () => [numberArg] },
    },
    brings: ['eventDeck'],
    overridesAny: {
      askNumber: 'a card brings the number: what is done to a roll has nothing to do',
      'hints.odds': 'the cards left say how likely a number is, whatever dice would bring',
    },
    rules: (_was, b) => {
      const { eventsDrawn } = handlesOf(b, fields);
      const eventCard = b.decision('event-card');
      const endless = b.option('newYear') === 'none';
      const events = eventsOf(b);
      return {
        hints: { odds: makeOdds(b) },
        askNumber: (s) => {
          if (endless && eventsDrawn.get(s) === CARDS) shuffle(b, s);
          push(s, eventCard, NATURE);
        },
        eventDeck: {
          revealed: (s, card) => b.the.eventDeck.carryOut(s, card),
          carryOut: (s, card) => {
            const depth = depthOf(s);
            const event = events[card];
            if (event) {
              if (s.events) tell(s, `card-${event}`, {});
              b.the.eventDeck.happens(s, event);
            }
            if (depthOf(s) === depth) countNumber(b, s);
          },
          happens: () => {},
        },
      };
    },
    moves: (b) => {
      const aside = makePutAside(b);
      const { eventDeck, eventsDrawn } = handlesOf(b, fields);
      const newYear = b.option<string>('newYear');
      const afterEvent = b.decision('after-event');
      const events = eventsOf(b);
      /** the cards as choices of a number and a red die */
      const choices = Int32Array.from({ length: CARDS }, (_, card) => {
        const red = (card / 6) | 0;
        return (red + (card % 6)) * 6 + red;
      });
      const totals = { id: 'number', size: 11, names: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] };
      return [
        {
          name: 'event-card',
          args: [
            { name: 'number', domain: totals },
            { name: 'red', domain: b.domain('die') },
          ],
          decisions: ['event-card'],
          list: (s, _nature, out) => {
            if (newYear === 'sixth' && eventsDrawn.get(s) >= BEFORE_NEW_YEAR) return;
            out.putWhere(s.cells, eventDeck.at, choices);
          },
          apply: (s, _nature, a, z) => {
            const number = a + 2;
            const red = z + 1;
            const card = z * 6 + (a - z);
            aside(s, number, red, events[card]);
            b.fields.dice.set(s, 0, red);
            b.fields.dice.set(s, 1, number - red);
            // The number waits below whatever the event asks of the seats.
            push(s, afterEvent, NATURE, number);
            b.the.eventDeck.revealed(s, card);
          },
        },
        {
          name: 'new-year',
          decisions: ['event-card'],
          list: (s, _nature, out) => {
            if (newYear !== 'none' && eventsDrawn.get(s) >= BEFORE_NEW_YEAR) out.put();
          },
          apply: (s) => {
            shuffle(b, s);
            if (s.events) tell(s, 'new-year', {});
          },
        },
        {
          name: 'after-event',
          decisions: ['after-event'],
          list: (_s, _nature, out) => out.put(),
          apply: (s) => countNumber(b, s),
        },
      ];
    },
  };
}

/** by card: its event, where events are played */
function eventsOf(b: Book): (CardEvent | undefined)[] {
  const withEvents = b.option<boolean>('cardEvents');
  return Array.from({ length: CARDS }, (_, card) => {
    const red = ((card / 6) | 0) + 1;
    return withEvents ? eventOf[`${red + (card % 6) + 1}/${red}`] : undefined;
  });
}

/**
 * What is left in the deck is known to all, its order to nobody. The deck after the next shuffle has one card for
 * each throw of two dice: it is as likely as they were.
 */
function makeOdds(b: Book): Hints['odds'] {
  const { eventDeck, eventsDrawn } = handlesOf(b, fields);
  const newYear = b.option<string>('newYear');
  return (s, rolls, into) => {
    into.set(TWO_DICE);
    const left = CARDS - eventsDrawn.get(s);
    const certain = newYear === 'none' ? left : BEFORE_NEW_YEAR - eventsDrawn.get(s);
    // Among the last five the New Year is as likely to be next as any card.
    const next = newYear === 'in-bottom-five' ? left / (left + 1) : 0;
    const share = Math.min(rolls, certain > 0 ? certain : next) / rolls;
    if (share === 0) return;
    for (let n = 0; n < into.length; n++) into[n] *= 1 - share;
    for (let card = 0; card < CARDS; card++)
      if (eventDeck.get(s, card)) into[((card / 6) | 0) + (card % 6) + 2] += share / left;
  };
}

/** The card is shown, and leaves the deck until the next shuffle. */
export function makePutAside(b: Book): (s: State, number: number, red: number, event?: CardEvent) => void {
  const { eventDeck, eventsDrawn } = handlesOf(b, fields);
  return (s, number, red, event) => {
    pop(s);
    eventDeck.set(s, (red - 1) * 6 + (number - red - 1), 0);
    eventsDrawn.add(s, 1);
    if (s.events)
      tell(s, 'event-card', { seat: b.fields.active.get(s), number, red, ...(event && { title: event }) });
  };
}

/** the event is done: now the number counts */
function countNumber(b: Book, s: State): void {
  const number = topArg(s, 0);
  pop(s);
  b.rules.onNumber(s, number);
}

function shuffle(b: Book, s: State): void {
  handlesOf(b, fields).eventDeck.fill(s, 1);
  handlesOf(b, fields).eventsDrawn.set(s, 0);
}
