/** What is asked of every row of the catalogue; each becomes one test of each row. */
export const checks = [
  'random games finish',
  'legal moves are listed once, each in its decision',
  'replaying the log gives the same cells',
  'a state survives JSON after every move',
  'a refused move changes nothing and says why',
  'goods are conserved',
  'pieces are conserved',
  'kept counts equal a recount',
  'views leak nothing',
  'events tell no secrets',
  'chance alone decides what is said to be its own, and nothing else',
  'hidden cards decide by their points alone',
  'a game that is won or lost is over',
  'nobody has more points than can be had',
  'everything declared happens',
  'everything has words',
  'everything has looks',
  'what ends a game is in sight',
  'every number is told for what it is',
] as const;

export type Check = (typeof checks)[number];

/** enough to see what is wrong */
const KEPT = 12;

/** What was found wrong with one row, with all that is needed to meet it again. */
export class Report {
  private readonly found = new Map<Check, string[]>();
  private readonly counts = new Map<Check, number>();

  fail(check: Check, where: string, what: string): void {
    const lines = this.found.get(check) ?? [];
    this.found.set(check, lines);
    this.counts.set(check, (this.counts.get(check) ?? 0) + 1);
    if (lines.length < KEPT) lines.push(where ? `${where}: ${what}` : what);
  }

  /** whether more failures of this check would tell nothing new */
  full(check: Check): boolean {
    return (this.counts.get(check) ?? 0) >= KEPT;
  }

  of(check: Check): readonly string[] {
    return this.found.get(check) ?? [];
  }
}
