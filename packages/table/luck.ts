import { type GameEvent, itemAt, NATURE, type State } from '@hexwright/kernel';
import { looksOf, type Playable } from '@hexwright/rulebook';

/** By seat: the goods that the numbers were to bring, given what stood on the board each time, and those that they brought. */
export interface Luck {
  readonly expected: readonly number[];
  readonly received: readonly number[];
}

/** Weighs every number that falls against what was to be expected of it. */
export class LuckScale {
  private readonly expects: ((s: State) => readonly number[]) | undefined;
  private readonly numbers: ReadonlySet<string>;
  private readonly expected: number[];
  private readonly received: number[];
  /** whether what is told comes of a number */
  private pays = false;

  constructor(game: Playable, expects: ((s: State) => readonly number[]) | undefined) {
    this.expects = expects;
    this.numbers = new Set(Object.keys(looksOf(game.modules, game.seats, game.options).numbers ?? {}));
    this.expected = Array.from({ length: game.seats }, () => 0);
    this.received = Array.from({ length: game.seats }, () => 0);
  }

  /**
   * What one move told, whose it was, and how the table stands after it: a number pays, and does not build or move the robber. Where more
   * is drawn before it pays, it does so then.
   */
  weigh(by: number, told: readonly GameEvent[], s: State): void {
    if (!this.expects) return;
    const falls = told.some(({ kind }) => this.numbers.has(kind));
    this.pays = falls || (this.pays && by === NATURE);
    if (falls)
      for (const [seat, goods] of this.expects(s).entries())
        this.expected[seat] = itemAt(this.expected, seat) + goods;
    if (!this.pays) return;
    for (const { kind, data } of told)
      if (kind === 'produced')
        this.received[data.seat as number] =
          itemAt(this.received, data.seat as number) + (data.count as number);
  }

  get found(): Luck | null {
    const { expected, received } = this;
    return expected.some((goods) => goods > 0) ? { expected: expected.map(tenths), received } : null;
  }
}

const tenths = (n: number): number => Math.round(n * 10) / 10;
