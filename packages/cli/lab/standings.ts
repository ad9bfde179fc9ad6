import { interval } from '../sim/summary.ts';
import { table } from '../text.ts';
import type { GameLine, MatchPlan, Thought } from './match.ts';
import { type Rating, ratingsOf } from './rating.ts';
import type { Done } from './work.ts';

/** What somebody has done in a tournament. */
export interface Standing {
  readonly name: string;
  /** seats taken in finished games */
  readonly seats: number;
  readonly wins: number;
  /** wins that would be its share if all played alike */
  readonly even: number;
  readonly points: number;
  readonly rating: Rating;
  readonly thought: Thought;
}

const NO_THOUGHT: Thought = { moves: 0, ms: 0, longest: 0 };

/** Adds up what came of a tournament. */
export class Standings {
  readonly lines: GameLine[] = [];
  private readonly thoughts = new Map<string, Thought>();

  add({ lines, thoughts }: Done): void {
    this.lines.push(...lines);
    for (const [name, { moves, ms, longest }] of Object.entries(thoughts)) {
      const was = this.thoughts.get(name) ?? NO_THOUGHT;
      this.thoughts.set(name, {
        moves: was.moves + moves,
        ms: was.ms + ms,
        longest: Math.max(was.longest, longest),
      });
    }
  }

  get broken(): readonly GameLine[] {
    return this.lines.filter(({ error }) => error !== undefined);
  }

  /** games that came to an end with a winner */
  get decided(): readonly GameLine[] {
    return this.lines.filter(({ finished, winners }) => finished && winners.length > 0);
  }

  of({ contestants }: MatchPlan): Standing[] {
    const names = contestants.map(({ text }) => text);
    const ratings = ratingsOf(names, this.lines);
    return names.map((name, i) => {
      let seats = 0;
      let wins = 0;
      let even = 0;
      let points = 0;
      for (const line of this.decided) {
        const mine = line.seated.flatMap((each, seat) => (each === name ? [seat] : []));
        seats += mine.length;
        even += mine.length / line.seated.length;
        wins += mine.filter((seat) => line.winners.includes(seat)).length / line.winners.length;
        for (const seat of mine) points += line.points[seat];
      }
      const thought = this.thoughts.get(name) ?? NO_THOUGHT;
      return { name, seats, wins, even, points, rating: ratings[i], thought };
    });
  }
}

export const elo = (n: number): string => `${n >= 0 ? '+' : '−'}${Math.abs(n).toFixed(0)}`;

/** Who did how well, as text. */
export function standingsText(standings: readonly Standing[], games: number): string {
  return table(
    ['player', 'wins', 'share', '95% interval', 'even', 'Elo', '±', 'points', 'ms a move', 'longest'],
    standings.map(({ name, wins, even, seats, points, rating, thought }) => [
      name,
      `${Number(wins.toFixed(1))}`,
      percent(wins, games),
      games > 0 ? interval(wins, games) : '–',
      percent(even, games),
      elo(rating.elo),
      rating.within.toFixed(0),
      seats > 0 ? (points / seats).toFixed(2) : '–',
      thought.moves > 0 ? (thought.ms / thought.moves).toFixed(2) : '–',
      thought.longest.toFixed(0),
    ]),
  );
}

function percent(n: number, of: number): string {
  return of > 0 ? `${((100 * n) / of).toFixed(1)}%` : '–';
}
