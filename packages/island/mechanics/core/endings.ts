import { endGame, type Seat, type State, tell } from '@hexwright/kernel';
import { makeGlance } from '@hexwright/rulebook';
import {
  type Book,
  field,
  handlesOf,
  type Part,
  PLENTY,
  type RuleText,
  TURNS,
} from '../../rulebook/index.ts';
import { TWO_DICE } from '../tokens/number-tokens.ts';

const fields = {
  /** the winners, as bits */
  won: field.cell({ holds: 'seats', noLook: 'the result shows it' }),
  /** how it ended, once it is over */
  ending: field.cell({ noLook: 'the result shows it' }),
};

/** How a game can end: on points, because time is up, by a condition of its own, or with everybody beaten. */
const ENDINGS = ['points', 'clock', 'condition', 'defeat'] as const;
export type Ending = (typeof ENDINGS)[number];

/** Ends the game with these winners, as bits; with none of them it is lost. */
export function finish(b: Book, s: State, winners: number, ending: Ending = 'points'): void {
  handlesOf(b, fields).won.set(s, winners);
  handlesOf(b, fields).ending.set(s, ENDINGS.indexOf(ending));
  if (s.events)
    tell(s, 'game-over', {
      winners: Array.from({ length: b.seats }, (_, seat) => seat).filter((seat) => (winners >> seat) & 1),
      points: Array.from({ length: b.seats }, (_, seat) => b.rules.points(s, seat)),
    });
  endGame(s);
}

/**
 * Ends the game in favour of whoever has most points; those level are parted by `tieBreak`, or share the win.
 * The game is over, so what was hidden is shown and counts.
 */
export function finishByPoints(
  b: Book,
  s: State,
  ending: Ending,
  tieBreak: (seat: Seat) => number = () => 0,
): void {
  finish(b, s, pointLeaders(b, s, tieBreak), ending);
}

/** the seats with most points, hidden ones included, as bits */
export function pointLeaders(b: Book, s: State, tieBreak: (seat: Seat) => number = () => 0): number {
  let winners = 0;
  let most = Number.NEGATIVE_INFINITY;
  let highest = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < b.seats; seat++) {
    const points = b.rules.points(s, seat);
    const second = tieBreak(seat);
    if (points > most || (points === most && second > highest)) {
      winners = 0;
      most = points;
      highest = second;
    }
    if (points === most && second === highest) winners |= 1 << seat;
  }
  return winners;
}

/** what a row says whose game can end with a comparison of points */
export const hiddenPointsCount: RuleText = {
  of: 'card.victory-point',
  text: 'When points are compared at the end, victory point cards that are still hidden count too.',
};

export interface EndingsConfig {
  /** whether points win; otherwise something else calls `finish`. Default true. */
  readonly race?: boolean;
}

/** The first to reach the points on their own turn wins, at once. */
export function endings({ race = true }: EndingsConfig = {}): Part {
  return {
    id: 'endings',
    of: { race },
    fields,
    brings: ['hints'],
    rules: (_was, b) => {
      const { won, ending } = handlesOf(b, fields);
      const goal = race ? b.option<number>('points') : PLENTY;
      let lacks: ReturnType<typeof makeGlance> | undefined;
      return {
        points: (s, seat) => {
          const { scores } = b;
          let points = 0;
          for (let i = 0; i < scores.length; i++) points += scores[i].of(s, seat);
          return points;
        },
        publicPoints: (s, seat) => {
          let points = 0;
          for (let i = 0; i < b.scores.length; i++)
            if (!b.scores[i].secret) points += b.scores[i].of(s, seat);
          return points;
        },
        goal: () => goal,
        atTurn: (s) => (b.fields.active.get(s) < 0 ? 0 : 1 << b.fields.active.get(s)),
        target: (s) => b.rules.goal(s),
        hints: {
          progress: () => 0,
          promised: () => 0,
          foundingGain: () => 0,
          lures: () => {},
          aims: () => {},
          odds: (_s, _rolls, into) => into.set(TWO_DICE),
          heldCards: () => 0,
          rate: (s, seat, good) => (b.rules.bank ? b.the.bank.rate(s, seat, good) : 0),
          awaitsNumber: () => false,
        },
        victors: (_s, seat) => 1 << seat,
        claimant: (s) => (race && b.fields.stage.get(s) === TURNS ? b.fields.active.get(s) : -1),
        checkEnd: (s) => {
          const seat = b.rules.claimant(s);
          if (seat < 0) return;
          const target = b.rules.target(s, seat);
          // Where a module counts points otherwise, what single sources give says nothing of the sum.
          lacks ??= b.isPlain('points') ? makeGlance(b.scores) : () => false;
          if (!lacks(s, seat, target) && b.rules.points(s, seat) >= target)
            finish(b, s, b.rules.victors(s, seat));
        },
        winners: (s) =>
          Array.from({ length: b.seats }, (_, seat) => seat).filter((seat) => (won.get(s) >> seat) & 1),
        ending: (s) => ENDINGS[ending.get(s)],
      };
    },
  };
}
