import { type Seat, type State, tell } from '@hexwright/kernel';
import type { Part } from '../../rulebook/index.ts';
import type { Favour } from '../tokens/favours.ts';
import type { TravelConfig } from './points.ts';
import { makeSteps } from './steps.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    freePassage: FreePassagePoints;
  }
}

export interface FreePassagePoints {
  /** whether the seat would owe a toll anywhere now */
  may(s: State, seat: Seat): boolean;
  /** nobody of the seat owes a toll any more this turn */
  grant(s: State, seat: Seat): void;
}

/** A turn without tolls. Needs the part `freePassages`. */
export const freePassage: Favour = {
  when: (b) => (s, seat) => b.the.freePassage.may(s, seat),
  gain: (b) => (s, seat) => b.the.freePassage.grant(s, seat),
};

/** For the rest of a turn all travellers of a kind may go without tolls, if their seat was granted that. */
export function freePassages({ name, on }: Pick<TravelConfig, 'name' | 'on'>): Part {
  const field = `${name}TollFree`;
  return {
    id: `free-passage ${name}`,
    of: { name, on },
    fields: { [field]: { start: -1, noLook: 'what it costs to go is told where one goes' } },
    brings: ['freePassage'],
    rules: (was, b) => {
      const free = b.cell(field);
      const { places } = makeSteps(b, on);
      return {
        freePassage: {
          may: (s, seat) => {
            for (let place = 0; place < places; place++)
              if (b.the.travel.toll(s, name, seat, -1, place) > 0) return true;
            return false;
          },
          grant: (s, seat) => {
            free.set(s, seat);
            if (s.events) tell(s, `${name}-toll-free`, { seat });
          },
        },
        travel: {
          toll: (s, kind, seat, via, to) =>
            kind === name && free.get(s) === seat ? 0 : was.travel.toll(s, kind, seat, via, to),
        },
        beginTurn: (s) => {
          was.beginTurn(s);
          free.set(s, -1);
        },
      };
    },
    words: {
      terms: { [`event.${name}-toll-free`]: `No ${name} of {seat} owes a toll this turn.` },
    },
  };
}
