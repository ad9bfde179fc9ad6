import { push, reason, type Seat, type Seats, type State } from '@hexwright/kernel';
import { cardBars, deckFields } from '../../mechanics/index.ts';
import type { Book, MoveSpec, Part } from '../../rulebook/index.ts';
import { PROGRESS } from './deck.ts';
import { mayHold, passes } from './reactions.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    alarm: AlarmPoints;
  }
}

export interface AlarmPoints {
  /** who is asked before the attackers strike, as bits */
  asked(s: State): Seats;
  /** everybody has answered */
  over(s: State): void;
}

const DECISION = 'attack-answers';
const FULL = reason('answered-so', 'it has been played against this attack');

/** The attackers have come: whoever may hold a card against it is asked, all at once and whether they hold it or not. */
export function attackAnswers(): Part {
  const question = { decision: DECISION, pass: 'no-answer' };
  return {
    id: 'attack-answers',
    decisions: { [DECISION]: {} },
    brings: ['alarm'],
    rules: (was, b) => ({
      alarm: { asked: () => 0, over: (s) => was.defence.attack(s) },
      defence: {
        attack: (s) => {
          const seats = b.the.alarm.asked(s);
          if (seats === 0) was.defence.attack(s);
          else push(s, b.decision(DECISION), seats);
        },
      },
    }),
    moves: (b) => [passes(question, (s) => b.the.alarm.over(s))],
    words: {
      terms: {
        'decision.attack-answers': 'The barbarians attack: play a card against them, or let them come',
        'move.no-answer': 'Let them come',
        'reason.answered-so': 'You have played it against this attack.',
      },
    },
  };
}

/** One card that answers an attack: who is asked for its sake, and the move that plays it. */
export function answersWith({ card: id, deck, move }: AnsweringCard) {
  return {
    asks: (b: Book): ((s: State) => Seats) => mayHold(b, deck),
    move: (b: Book, until?: (s: State, seat: Seat) => boolean): MoveSpec => {
      const { cards } = deckFields(b, PROGRESS);
      const card = b.card(id);
      const holds = (s: State, seat: Seat): boolean => cards.get(s, seat, card) > 0;
      return {
        name: move,
        decisions: [DECISION],
        list: (s, seat, out) => {
          if (holds(s, seat) && !until?.(s, seat)) out.put();
        },
        apply: (s, seat) => b.the.cards.played(s, seat, card),
        why: (s, seat) => {
          if (!holds(s, seat)) return cardBars(b.cards[card]).absent;
          return until?.(s, seat) ? FULL : undefined;
        },
      };
    },
  };
}

interface AnsweringCard {
  readonly card: string;
  readonly deck: string;
  readonly move: string;
}
