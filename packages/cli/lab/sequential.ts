import type { GameLine } from './match.ts';
import { chanceBy } from './rating.ts';

/** What a sequential test asks: is the first contestant rather `high` Elo stronger than the second, or only `low`? */
export interface Question {
  readonly low: number;
  readonly high: number;
}

export type Verdict = 'high' | 'low' | 'open';

/** how often the test may be wrong either way */
const WRONG = 0.05;
export const BOUND = Math.log((1 - WRONG) / WRONG);

/**
 * Wald's test of two guesses: each game shifts the balance by how much more likely it was under one than under the other, and
 * who has heard enough stops.
 */
export class Sequential {
  private readonly question: Question;
  private readonly first: string;
  balance = 0;

  constructor(question: Question, first: string) {
    this.question = question;
    this.first = first;
  }

  hear({ finished, winners, seated }: GameLine): void {
    if (!finished || winners.length === 0) return;
    const mine = seated.filter((name) => name === this.first).length;
    const share = winners.filter((seat) => seated[seat] === this.first).length / winners.length;
    const low = chanceBy(this.question.low, mine, seated.length);
    const high = chanceBy(this.question.high, mine, seated.length);
    this.balance += share * Math.log(high / low) + (1 - share) * Math.log((1 - high) / (1 - low));
  }

  get verdict(): Verdict {
    return this.balance >= BOUND ? 'high' : this.balance <= -BOUND ? 'low' : 'open';
  }
}
