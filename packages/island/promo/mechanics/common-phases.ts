import { push, reason, type Seat, type State, tell } from '@hexwright/kernel';
import { askDiscard, handSize } from '../../mechanics/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    commonPhases: CommonPhasesPoints;
  }
}

export interface CommonPhasesPoints {
  /** a round begins: what everybody gets before the phases in which they move */
  income(s: State): void;
}

export interface CommonPhasesConfig {
  /** the card that is played in the phase of resources; the others are played when everybody builds */
  readonly early: string;
  /** the most cards of a hand when its owner has built */
  readonly limit: number;
}

const PHASES = ['resources', 'trade', 'build'] as const;
const [RESOURCES, TRADE, BUILD] = [1, 2, 3];

const OTHER_PHASE = reason('card-phase', 'the card is played in another phase');

/**
 * A round is one for all: everybody has an income, then everybody rolls in turn, then everybody trades, then everybody builds. Whoever
 * begins changes from round to round.
 */
export function commonPhases(config: CommonPhasesConfig): Part {
  return {
    id: 'common-phases',
    of: config,
    fields: {
      /** who begins in each phase of this round */
      startPlayer: {},
      roundPhase: { noLook: 'the question on the table says it' },
      /** how many have had their turn in this phase */
      phaseDone: { noLook: 'it is somebody’s turn' },
      /** whether the hand of whoever has just built is still to be looked at */
      limitDue: { noLook: 'it is done at once' },
    },
    brings: ['commonPhases'],
    rules: (was, b) => {
      const start = b.cell('startPlayer');
      const phase = b.cell('roundPhase');
      const early = b.card(config.early);
      return {
        commonPhases: { income: () => {} },
        beginTurn: (s) => {
          was.beginTurn(s);
          start.set(s, b.fields.active.get(s));
          phase.set(s, 0);
          b.cell('phaseDone').set(s, 0);
        },
        endTurn: (s) => {
          was.endTurn(s);
          // The next round begins with the next seat.
          b.fields.active.set(s, start.get(s));
        },
        cards: {
          barPlay: (s, seat, card) => {
            const now = phase.get(s);
            const fits = now === RESOURCES ? card === early : now === BUILD && card !== early;
            return fits ? was.cards.barPlay(s, seat, card) : OTHER_PHASE;
          },
        },
      };
    },
    turnSteps: (b) => {
      const start = b.cell('startPlayer');
      const phase = b.cell('roundPhase');
      const done = b.cell('phaseDone');
      const limitDue = b.cell('limitDue');
      const played = b.cell('cardPlayed');
      /** the next one has a turn in this phase */
      const next = (s: State, now: number, decision: number): void => {
        if (phase.get(s) !== now) {
          phase.set(s, now);
          done.set(s, 0);
          if (s.events) tell(s, 'round-phase', { phase: PHASES[now - 1] });
        }
        const seat = (start.get(s) + done.get(s)) % b.seats;
        b.fields.active.set(s, seat);
        done.add(s, 1);
        played.set(s, 0);
        if (now === RESOURCES) {
          b.fields.dice.set(s, 0, 0);
          b.fields.dice.set(s, 1, 0);
        }
        push(s, decision, 1 << seat);
        // Points that came out of turn count as soon as it is one's turn.
        b.rules.checkEnd(s);
      };
      const more = (s: State): boolean => done.get(s) < b.seats;
      const roll = b.decision('roll');
      const trade = b.decision('trade');
      const build = b.decision('build');
      return [
        { before: 'roll', add: { id: 'income', run: (s) => b.the.commonPhases.income(s) } },
        { replace: 'roll', by: { id: 'roll', run: (s) => next(s, RESOURCES, roll), again: more } },
        { replace: 'trade', by: { id: 'trade', run: (s) => next(s, TRADE, trade), again: more } },
        {
          replace: 'build',
          by: {
            id: 'build',
            run: (s) => {
              if (limitDue.get(s) === 0) {
                limitDue.set(s, 1);
                next(s, BUILD, build);
                return;
              }
              limitDue.set(s, 0);
              const seat = b.fields.active.get(s);
              askDiscard(b, s, seat, Math.max(0, overLimit(b, s, seat, config.limit)));
            },
            again: (s) => limitDue.get(s) !== 0 || more(s),
          },
        },
      ];
    },
    words: {
      terms: {
        'field.startPlayer': 'Begins in this round',
        'event.round-phase': 'A phase begins: {phase}.',
        'phase.resources': 'resources',
        'phase.trade': 'trade',
        'phase.build': 'building',
        'reason.card-phase': 'You play this card in another phase.',
      },
    },
    looks: { fields: { startPlayer: { on: 'holder', shape: 'star' } } },
  };
}

function overLimit(b: Book, s: State, seat: Seat, limit: number): number {
  return handSize(b, s, seat) - limit;
}
