import { pop, push, reason, type Seat, type State, tell } from '@hexwright/kernel';
import type { Book, Part } from '../../rulebook/index.ts';
import type { Favour } from '../tokens/favours.ts';
import { countTravellers, type Travellers } from './handles.ts';
import type { TravelConfig, Traveller } from './points.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    secondJourney: SecondJourneyPoints;
  }
}

export interface SecondJourneyPoints {
  /** whether the seat leads one that has gone this turn */
  may(s: State, seat: Seat): boolean;
  /** one of those goes again: the seat chooses which */
  ask(s: State, seat: Seat): void;
}

/** The travellers, as they were configured, and where they are found in a book. */
export interface SecondJourneyConfig
  extends Pick<TravelConfig, 'name' | 'on' | 'each' | 'neutral' | 'shape'> {
  readonly of: (b: Book) => Travellers;
}

/** what a journey that was given and is not begun is worth to a bot, in points */
const GIVEN = 0.02;

/** A second journey in the same turn. Needs the part `secondJourneys`. */
export const secondJourney: Favour = {
  when: (b) => (s, seat) => b.the.secondJourney.may(s, seat),
  gain: (b) => (s, seat) => b.the.secondJourney.ask(s, seat),
};

/**
 * One that has gone may go again in the same turn: with all its movement points, but for those that were bought, which are bought once a
 * turn. A toll that it has paid stays paid.
 */
export function secondJourneys(config: SecondJourneyConfig): Part {
  const { name, on, of } = config;
  const again = `${name}-again`;
  const idle = reason(`${name}-idle`, `this ${name} has not gone anywhere since it last could`);
  const hasGone = (b: Book) => {
    const own = of(b);
    const given = b.row<Traveller>(`${name}Again`);
    return (s: State, seat: Seat, unit: Traveller): boolean =>
      own.at(s, unit) >= 0 &&
      own.moved(s, unit) &&
      given.get(s, unit) === 0 &&
      b.the.travel.leads(s, name, seat, unit);
  };
  return {
    id: `second-journey ${name}`,
    fields: {
      /** whether it was given a journey that it has not begun */
      [`${name}Again`]: {
        per: (b) => [countTravellers(config, b)],
        noLook: 'what may go is offered',
      },
    },
    decisions: { [again]: {} },
    brings: ['secondJourney'],
    rules: (was, b) => {
      const own = of(b);
      const may = hasGone(b);
      const given = b.row<Traveller>(`${name}Again`);
      return {
        secondJourney: {
          may: (s, seat) => {
            for (let unit = 0; unit < own.count; unit++) if (may(s, seat, unit)) return true;
            return false;
          },
          ask: (s, seat) => push(s, b.decision(again), 1 << seat),
        },
        travel: {
          arrived: (s, kind, seat, unit, place) => {
            if (kind === name) given.set(s, unit, 0);
            was.travel.arrived(s, kind, seat, unit, place);
          },
        },
        beginTurn: (s) => {
          was.beginTurn(s);
          given.fill(s, 0);
        },
        hints: {
          promised: (s, seat) => {
            let sum = was.hints.promised(s, seat);
            for (let unit = 0; unit < own.count; unit++)
              if (given.get(s, unit) !== 0 && own.owner(unit) === seat) sum += GIVEN;
            return sum;
          },
        },
      };
    },
    moves: (b) => {
      const own = of(b);
      const may = hasGone(b);
      const given = b.row<Traveller>(`${name}Again`);
      return [
        {
          name: again,
          args: [
            { name: on, domain: b.domain(on) },
            { name: 'unit', domain: { id: name, size: own.count } },
          ],
          decisions: [again],
          list: (s, seat, out) => {
            for (let unit = 0; unit < own.count; unit++)
              if (may(s, seat, unit)) out.put(own.at(s, unit), unit);
          },
          apply: (s, seat, _place, unit) => {
            pop(s);
            own.again(s, unit);
            given.set(s, unit, 1);
            if (s.events) tell(s, again, { seat });
          },
          why: (s, seat, place, unit) => {
            if (unit < 0) return undefined;
            return own.at(s, unit) === place && may(s, seat, unit) ? undefined : idle;
          },
        },
      ];
    },
    words: {
      terms: {
        [`move.${again}`]: `Let this ${name} go again`,
        [`decision.${again}`]: `Which ${name} goes again?`,
        [`event.${again}`]: `A ${name} of {seat} goes again.`,
        [`reason.${name}-idle`]: `This ${name} has not gone anywhere since it last could.`,
      },
    },
    looks: { moves: { [again]: { shape: config.shape, seat: true } } },
  };
}
