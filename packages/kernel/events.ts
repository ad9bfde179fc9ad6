import type { Seats } from './rules.ts';
import type { State } from './state.ts';

export type EventData = Readonly<Record<string, string | number | readonly (string | number)[]>>;

/** Something that happened, told to everybody, with a part that only some seats may know. */
export interface GameEvent {
  readonly kind: string;
  readonly data: EventData;
  readonly secret?: { readonly seats: Seats; readonly data: EventData };
}

/** Tells of something. Costs nothing while nobody listens: build the data behind `s.events`. */
export function tell(s: State, kind: string, data: EventData, secret?: GameEvent['secret']): void {
  if (s.events) s.events.push(secret ? { kind, data, secret } : { kind, data });
}

export interface SeenEvent {
  readonly kind: string;
  readonly data: EventData;
}

/** The event as one seat learns of it; null for a spectator. */
export function eventFor(event: GameEvent, seat: number | null): SeenEvent {
  const { secret } = event;
  if (secret && seat !== null && (secret.seats >> seat) & 1)
    return { kind: event.kind, data: { ...event.data, ...secret.data } };
  return { kind: event.kind, data: event.data };
}
