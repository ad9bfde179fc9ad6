import type { GameEvent } from '@hexwright/kernel';
import { itemAt } from '@hexwright/kernel';

/** What the seats had to do with each other and with the bank, by seat. */
export interface Dealings {
  /** trades with other seats, by whoever proposed them */
  readonly trades: readonly number[];
  /** trades with the bank */
  readonly bank: readonly number[];
  /** how often the seat stole something, and how often something was stolen from it */
  readonly stole: readonly number[];
  readonly robbed: readonly number[];
  /** cards that were given up when the hand was too large */
  readonly discarded: readonly number[];
}

type Count = keyof Dealings;

/** Which seats of an event it counts for. */
const COUNTED: Readonly<Record<string, readonly (readonly [count: Count, gap: string])[]>> = {
  traded: [
    ['trades', 'seat'],
    ['trades', 'with'],
  ],
  'bank-trade': [['bank', 'seat']],
  stolen: [
    ['stole', 'seat'],
    ['robbed', 'from'],
  ],
  discarded: [['discarded', 'seat']],
};

/** Counts them while a game is told; `found` is null where there was nothing to count. */
export class DealingsCount {
  private any = false;
  private readonly counts: Readonly<Record<Count, number[]>>;

  constructor(seats: number) {
    const none = (): number[] => Array.from({ length: seats }, () => 0);
    this.counts = { trades: none(), bank: none(), stole: none(), robbed: none(), discarded: none() };
  }

  hear({ kind, data }: GameEvent): void {
    for (const [count, gap] of COUNTED[kind] ?? []) {
      const seat = data[gap];
      if (typeof seat !== 'number' || !(seat in this.counts[count])) continue;
      this.counts[count][seat] = itemAt(this.counts[count], seat) + 1;
      this.any = true;
    }
  }

  get found(): Dealings | null {
    return this.any ? this.counts : null;
  }
}
