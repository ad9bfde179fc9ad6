import { depthOf, NATURE, pop, push, type State, tell, topArg, topKind } from '@hexwright/kernel';
import type { Book, Part, Terms } from '../../rulebook/index.ts';
import { field, handlesOf } from '../../rulebook/index.ts';

const fields = {
  /** what it showed last, counted from 1; 0 before the roll */
  eventFace: field.cell(),
};

declare module '../../rulebook/points.ts' {
  interface Groups {
    eventDie: EventDiePoints;
  }
}

export interface EventDiePoints {
  /** its faces by number; the die of a game with more to show has more of them */
  faces(): readonly Face[];
  /** the face that comes in any case; -1 where chance says it */
  settled(s: State): number;
  /** whether it is rolled along with this number */
  isRolled(s: State, number: number): boolean;
  /** what a face brings, by its place in the list of faces */
  shows(s: State, face: number): void;
  /** what the number itself brings, when the event is over */
  after(s: State, number: number): void;
}

export interface Face {
  readonly id: string;
  /** how many sides show it */
  readonly sides: number;
}

export interface EventDieConfig {
  /** its faces by name, with the term that tells of each */
  readonly faces: readonly (Face & { readonly words: string })[];
}

/**
 * A die besides those of the number, which shows events. What it shows is carried out first, however much there is to
 * decide; then the number counts. What the dice of the number show is known by then, so an event may go by one of them.
 */
export function eventDie(config: EventDieConfig): Part {
  const { faces } = config;
  return {
    id: 'event-die',
    of: config,
    words: { terms: terms(config) },
    fields,
    decisions: {
      'event-die': { nature: true },
      'number-waits': { nature: true, args: () => [{ name: 'number', domain: { id: 'count', size: 100 } }] },
    },
    brings: ['eventDie'],
    rules: (was, b) => {
      const { eventFace } = handlesOf(b, fields);
      const die = b.decision('event-die');
      const waits = b.decision('number-waits');
      return {
        eventDie: {
          faces: () => faces,
          settled: () => -1,
          isRolled: () => true,
          shows: () => {},
          after: was.onNumber,
        },
        onNumber: (s, number) => {
          if (!b.the.eventDie.isRolled(s, number)) {
            b.the.eventDie.after(s, number);
            return;
          }
          push(s, waits, NATURE, number);
          push(s, die, NATURE);
        },
        beginTurn: (s) => {
          was.beginTurn(s);
          eventFace.set(s, 0);
        },
      };
    },
    moves: (b) => {
      const { eventFace } = handlesOf(b, fields);
      const waits = b.decision('number-waits');
      const all = b.the.eventDie.faces();
      const counts = (s: State): void => {
        const number = topArg(s, 0);
        pop(s);
        b.the.eventDie.after(s, number);
      };
      return [
        {
          name: 'event-die',
          args: [{ name: 'face', domain: faceDomain(b) }],
          decisions: ['event-die'],
          uniform: all.every(({ sides }) => sides === 1),
          list: (s, _nature, out) => {
            const settled = b.the.eventDie.settled(s);
            if (settled >= 0) return out.weigh(1, settled);
            for (let face = 0; face < all.length; face++) out.weigh(all[face].sides, face);
          },
          apply: (s, _nature, face) => {
            pop(s);
            eventFace.set(s, face + 1);
            if (s.events) tell(s, `event-die-${all[face].id}`, {});
            const depth = depthOf(s);
            b.the.eventDie.shows(s, face);
            if (depthOf(s) === depth && topKind(s) === waits) counts(s);
          },
        },
        {
          // for a number whose event had something to decide
          name: 'number-counts',
          decisions: ['number-waits'],
          uniform: true,
          list: (_s, _nature, out) => out.put(),
          apply: counts,
        },
      ];
    },
  };
}

export function faceDomain(b: Book) {
  const names = b.the.eventDie.faces().map(({ id }) => id);
  return { id: 'event-face', size: names.length, names };
}

function terms({ faces }: EventDieConfig): Terms {
  return {
    'move.event-die': 'The event die',
    'move.number-counts': 'The number counts',
    'decision.event-die': 'The event die is rolling',
    'decision.number-waits': 'The event comes first, then the number',
    ...Object.fromEntries(faces.flatMap(({ id, words }) => [[`event.event-die-${id}`, words]])),
  };
}
