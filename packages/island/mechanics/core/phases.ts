import { isOver, type Seat, type State, tell } from '@hexwright/kernel';
import type { Book, Options, Part, Terms } from '../../rulebook/index.ts';
import { field, handlesOf } from '../../rulebook/index.ts';
import { finishByPoints } from './endings.ts';

const fields = {
  /** which one it is, from 1 */
  phase: field.cell({ start: 1 }),
  /** the seat that has ended the present phase, which goes on to the end of the turn */
  phaseEnder: field.cell({ holds: 'seat', start: -1 }),
  /** the seat that ends every round, once that is known */
  lastOfRound: field.cell({ holds: 'seat', start: -1 }),
  roundsLeft: field.cell(),
};

declare module '../../rulebook/points.ts' {
  interface Groups {
    phases: PhasePoints;
  }
}

export interface PhasePoints {
  /** whether the game is in the phase with this id */
  is(s: State, id: string): boolean;
  /** the phase with this id has begun */
  began(s: State, id: string): void;
  /** how many turns are left of the phases that have a number of rounds, the present one and those to come; 0 before them */
  turnsLeft(s: State): number;
}

export interface PhaseSpec {
  readonly id: string;
  /** it lasts so many rounds … */
  readonly rounds?: (seats: number) => number;
  /** … or until some seat has brought this about: which one, or -1. It is looked at after every move. */
  readonly until?: (b: Book) => (s: State) => number;
  /** whether `until` ends it at once, and not with the turn. Default false. */
  readonly atOnce?: boolean;
  /** whether it is played at all. Default always. */
  readonly played?: (options: Options) => boolean;
}

export interface PhasesConfig {
  readonly phases: readonly PhaseSpec[];
  /** parts those who have as many points when the last phase is over */
  readonly tieBreak?: (b: Book) => (s: State, seat: Seat) => number;
  /** what is told as each phase begins: `event.phase-ID` */
  readonly terms: Terms;
}

/**
 * A game in phases, each with rules of its own. One ends when something has happened, or after its rounds. Whoever ended the first one
 * is the last to move in every round from then on, so the first of those rounds may be short. Nobody wins before the last phase is over;
 * then most points win.
 */
export function phases(config: PhasesConfig): Part {
  return {
    id: 'phases',
    of: config,
    fields,
    brings: ['phases'],
    overrides: { claimant: 'nobody wins by reaching points: the game ends with its last phase' },
    rules: (was, b) => {
      const { phase, phaseEnder: ender, lastOfRound: last, roundsLeft: rounds } = handlesOf(b, fields);
      const specs = config.phases.filter(({ played }) => played?.(b.options) ?? true);
      const ended = specs.map(({ until }) => until?.(b));
      const tieBreak = config.tieBreak?.(b);
      const at = (s: State): number => phase.get(s) - 1;
      const enter = (s: State, next: number): void => {
        ender.set(s, -1);
        if (next >= specs.length) {
          finishByPoints(b, s, 'clock', (seat) => tieBreak?.(s, seat) ?? 0);
          return;
        }
        phase.set(s, next + 1);
        rounds.set(s, specs[next].rounds?.(b.seats) ?? 0);
        if (s.events) tell(s, `phase-${specs[next].id}`, {});
        b.the.phases.began(s, specs[next].id);
      };
      /** whether somebody has just ended the phase */
      const look = (s: State): void => {
        const until = ended[at(s)];
        if (isOver(s) || until === undefined || ender.get(s) >= 0) return;
        const seat = until(s);
        if (seat < 0) return;
        if (specs[at(s)].atOnce) {
          enter(s, at(s) + 1);
          return;
        }
        ender.set(s, seat);
        if (last.get(s) < 0) last.set(s, seat);
        if (s.events) tell(s, 'phase-ends', { seat });
      };
      return {
        phases: {
          is: (s, id) => specs[at(s)].id === id,
          began: () => {},
          turnsLeft: (s) => {
            let left = rounds.get(s);
            if (left === 0) return 0;
            for (let i = at(s) + 1; i < specs.length; i++) left += specs[i].rounds?.(b.seats) ?? 0;
            return left * b.seats;
          },
        },
        claimant: () => -1,
        checkEnd: (s) => {
          was.checkEnd(s);
          look(s);
        },
        beginTurn: (s) => {
          if (ender.get(s) >= 0) enter(s, at(s) + 1);
          if (!isOver(s)) was.beginTurn(s);
        },
        endTurn: (s) => {
          look(s);
          was.endTurn(s);
          if (isOver(s)) return;
          if (rounds.get(s) === 0 || b.fields.active.get(s) !== last.get(s)) return;
          rounds.add(s, -1);
          if (rounds.get(s) === 0) enter(s, at(s) + 1);
        },
      };
    },
    words: {
      terms: {
        'event.phase-ends': '{seat} ends this phase, and is the last to move in every round from now on.',
        'field.phase': 'Phase of the game',
        'field.phaseEnder': 'Has ended this phase',
        'field.lastOfRound': 'Last to move in a round',
        'field.roundsLeft': 'Rounds left',
        ...config.terms,
      },
    },
    looks: {
      fields: {
        phase: { on: 'table', shape: 'scroll', decides: true },
        phaseEnder: { on: 'holder', shape: 'scroll' },
        lastOfRound: { on: 'holder', shape: 'flame' },
        roundsLeft: { on: 'table', shape: 'drop', hideAt: 0, decides: true },
      },
    },
  };
}
