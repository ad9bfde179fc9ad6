import { table } from '../text.ts';
import type { GameRecord } from './game.ts';

/** Adds records up as they come, so that millions of games need no more room than one. */
export class Summary {
  private readonly seats: number;
  private games = 0;
  private unfinished = 0;
  private winless = 0;
  private readonly errors = new Map<string, { count: number; first: number }>();
  private readonly moves = new Spread();
  private readonly turns = new Spread();
  private readonly wins: number[];
  private readonly points: Spread[];
  private readonly endings = new Map<string, number>();
  /** by source: points of winners, and how often it rose with the last move */
  private readonly sources = new Map<string, { won: Spread; decided: number }>();

  /** what was tallied: how often in all, and in how many games */
  private readonly tallied = new Map<string, { times: number; games: number }>();

  constructor(seats: number) {
    this.seats = seats;
    this.wins = new Array<number>(seats).fill(0);
    this.points = Array.from({ length: seats }, () => new Spread());
  }

  add(record: GameRecord): void {
    this.games++;
    if (record.error !== undefined) {
      const known = this.errors.get(record.error) ?? { count: 0, first: record.game };
      this.errors.set(record.error, { ...known, count: known.count + 1 });
      return;
    }
    if (!record.finished) {
      this.unfinished++;
      return;
    }
    this.moves.add(record.moves);
    this.turns.add(record.turns);
    this.endings.set(record.ending ?? '–', (this.endings.get(record.ending ?? '–') ?? 0) + 1);
    record.points.forEach((points, seat) => {
      this.points[seat].add(points);
    });
    if (record.winners.length === 0) this.winless++;
    for (const seat of record.winners) this.wins[seat]++;
    for (const [value, times] of Object.entries(record.tally ?? {})) {
      const known = this.tallied.get(value) ?? { times: 0, games: 0 };
      this.tallied.set(value, { times: known.times + times, games: known.games + 1 });
    }
    for (const [id, points] of Object.entries(record.sources)) {
      const source = this.sources.get(id) ?? { won: new Spread(), decided: 0 };
      this.sources.set(id, source);
      for (const seat of record.winners) source.won.add(points[seat]);
      if (record.decided.includes(id)) source.decided++;
    }
  }

  get failed(): number {
    return [...this.errors.values()].reduce((sum, { count }) => sum + count, 0);
  }

  /** What came of all games; `played` of them, all if not said, took those seconds. */
  text(seconds: number, seatNames: readonly string[], played = this.games): string {
    const finished = this.games - this.unfinished - this.failed;
    const share = (n: number): string => (finished === 0 ? '–' : `${((100 * n) / finished).toFixed(1)}%`);
    const lines = [
      played > 0
        ? `${this.games} games${played === this.games ? '' : `, ${played} of them now,`} in ${seconds.toFixed(1)} s: ${(played / seconds).toFixed(1)} games/s`
        : `${this.games} games`,
      `finished ${finished}, unfinished ${this.unfinished}, broken ${this.failed}`,
    ];
    for (const [text, { count, first }] of this.errors)
      lines.push(`  broken ${count}×, first in game ${first}: ${text}`);
    if (finished === 0) return `${lines.join('\n')}\n`;
    lines.push(
      '',
      table(
        ['a game', 'mean', 'sd', 'least', 'most'],
        [
          ['moves', ...this.moves.columns()],
          ['turns', ...this.turns.columns()],
        ],
      ),
      '',
      table(
        ['seat', 'player', 'wins', 'share', '95% interval', 'points'],
        Array.from({ length: this.seats }, (_, seat) => [
          `${seat}`,
          seatNames[seat],
          `${this.wins[seat]}`,
          share(this.wins[seat]),
          interval(this.wins[seat], finished),
          this.points[seat].mean.toFixed(2),
        ]),
      ),
      ...(this.winless > 0 ? [`nobody won ${this.winless} (${share(this.winless)})`] : []),
      '',
      table(
        ['ending', 'games', 'share'],
        [...this.endings]
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([ending, n]) => [ending, `${n}`, share(n)]),
      ),
      '',
      table(
        ['points of winners', 'mean', 'sd', 'least', 'most', 'decided', 'share'],
        [...this.sources].map(([id, { won, decided }]) => [
          id,
          ...won.columns(),
          `${decided}`,
          share(decided),
        ]),
      ),
      'decided: the source rose for a winner with the last move of the game',
    );
    if (this.tallied.size > 0)
      lines.push(
        '',
        table(
          ['tallied', 'times', 'a game', 'games', 'share'],
          [...this.tallied]
            .sort(([a], [z]) => (a < z ? -1 : 1))
            .map(([value, { times, games }]) => [
              value,
              `${times}`,
              (times / finished).toFixed(2),
              `${games}`,
              share(games),
            ]),
        ),
      );
    return `${lines.join('\n')}\n`;
  }
}

/** Mean and standard deviation of a stream of numbers (Welford). */
class Spread {
  private n = 0;
  mean = 0;
  private squares = 0;
  private least = Number.POSITIVE_INFINITY;
  private most = Number.NEGATIVE_INFINITY;

  add(x: number): void {
    this.n++;
    const off = x - this.mean;
    this.mean += off / this.n;
    this.squares += off * (x - this.mean);
    this.least = Math.min(this.least, x);
    this.most = Math.max(this.most, x);
  }

  columns(): string[] {
    if (this.n === 0) return ['–', '–', '–', '–'];
    const sd = this.n > 1 ? Math.sqrt(this.squares / (this.n - 1)) : 0;
    return [this.mean.toFixed(2), sd.toFixed(2), `${this.least}`, `${this.most}`];
  }
}

/** The Wilson interval of a share: sound for few games and for shares near 0 or 1. */
export function interval(hits: number, n: number): string {
  const z = 1.96;
  const p = hits / n;
  const middle = (p + (z * z) / (2 * n)) / (1 + (z * z) / n);
  const half = (z * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n))) / (1 + (z * z) / n);
  return `${(100 * Math.max(0, middle - half)).toFixed(1)}–${(100 * Math.min(1, middle + half)).toFixed(1)}%`;
}
