import { useRef } from 'react';
import type { AnyView, TableEvent } from '../table/protocol.ts';
import type { AnySheet } from '../table/sheet.ts';
import type { Speaker } from '../words/speak.ts';
import { useAnyGame } from './game-context.ts';

/**
 * Whether something happens to the seat that it did not do: the words of the event name it beside whoever did it, or the
 * event says which seat it befalls. What befalls somebody who was asked just then may be its own choice.
 */
export function befalls(
  { looks }: Pick<AnySheet, 'looks'>,
  speak: Speaker,
  { kind, data }: TableEvent,
  seat: number,
  wasAsked: boolean,
): boolean {
  const gap = looks.events?.[kind]?.befalls;
  if (gap !== undefined) return data[gap] === seat && (gap !== 'seat' || !wasAsked);
  const actor = data.by ?? data.seat;
  return typeof actor === 'number' && actor !== seat && speak.seatsIn(kind, data).includes(seat);
}

const NOTHING: readonly TableEvent[] = [];

/** What has just happened to whoever looks. */
export function useBefallen(): readonly TableEvent[] {
  const { sheet, speak, view } = useAnyGame();
  const seen = useRef<{ readonly view: AnyView; readonly before: AnyView | null }>({ view, before: null });
  if (seen.current.view !== view) seen.current = { view, before: seen.current.view };
  const { seat, events, eventsFrom } = view;
  const { before } = seen.current;
  if (seat === null || eventsFrom === 0 || before === null) return NOTHING;
  const wasAsked = before.decision?.seats.includes(seat) ?? false;
  return events.filter((event) => befalls(sheet, speak, event, seat, wasAsked));
}
