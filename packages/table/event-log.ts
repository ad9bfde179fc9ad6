import { type EventData, eventFor, type GameEvent } from '@hexwright/kernel';

/** Something that happened, as one viewer learns of it. */
export interface TableEvent {
  /** how many moves had been made */
  readonly at: number;
  readonly kind: string;
  readonly data: EventData;
}

export interface RecordedEvent {
  readonly at: number;
  readonly event: GameEvent;
}

/** What has been told at a table, each with its number. Only the latest are kept; the others can be told again. */
export class EventLog {
  /** how many events there were in all */
  count = 0;
  private kept: RecordedEvent[] = [];
  private readonly most: number;

  constructor(most: number) {
    this.most = most;
  }

  add(told: readonly RecordedEvent[]): void {
    this.count += told.length;
    for (const each of told) this.kept.push(each);
    if (this.kept.length > 2 * this.most) this.kept = this.kept.slice(-this.most);
  }

  /** forgets what was taken back */
  cut(count: number): void {
    this.kept.length = Math.max(0, this.kept.length - (this.count - count));
    this.count = count;
  }

  /** everything from that number on, or undefined where that is no longer kept */
  since(from: number): readonly RecordedEvent[] | undefined {
    const skip = from - (this.count - this.kept.length);
    return skip < 0 ? undefined : this.kept.slice(skip);
  }
}

/** The events as a seat may know them; null for a spectator. */
export function eventsFor(told: readonly RecordedEvent[], seat: number | null): TableEvent[] {
  return told.map(({ at, event }) => ({ at, ...eventFor(event, seat) }));
}
