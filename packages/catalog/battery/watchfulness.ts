/** For so many moves after something new was met every question is asked, then a few of them. */
const FRESH = 80;
/** A game in which nothing new was met for so many moves has shown what it has to show. */
const FAMILIAR = 300;

/**
 * How closely the games of a row are looked at: after every move while something happens for the first time in any of
 * them, seldom once they repeat themselves. What was met at one number of seats is no news at the next.
 */
export class Watchfulness {
  private readonly times = new Map<string, number>();
  private sinceNews = 0;

  /** Another game: whatever was met in others, its first moves are looked at closely. */
  begin(): void {
    this.sinceNews = 0;
  }

  /** Something was met; answers how often it has been, in all games. */
  meet(what: string): number {
    const times = (this.times.get(what) ?? 0) + 1;
    this.times.set(what, times);
    if (times === 1) this.sinceNews = 0;
    return times;
  }

  moved(): void {
    this.sinceNews++;
  }

  get fresh(): boolean {
    return this.sinceNews < FRESH;
  }

  get familiar(): boolean {
    return this.sinceNews >= FAMILIAR;
  }
}
