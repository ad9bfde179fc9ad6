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

interface Seen {
  readonly view: AnyView;
  readonly told: readonly TableEvent[];
  readonly befallen: readonly TableEvent[];
}

/**
 * What has happened to whoever looks since the table was drawn last. Several moves may come between two drawings, so this goes by
 * all that was told and not by the latest view.
 */
export function useBefallen(): readonly TableEvent[] {
  const { sheet, speak, view, told } = useAnyGame();
  const seen = useRef<Seen>({ view, told, befallen: NOTHING });
  if (seen.current.view !== view)
    seen.current = { view, told, befallen: befallenSince(sheet, speak, seen.current, view, told) };
  return seen.current.befallen;
}

export function befallenSince(
  sheet: Pick<AnySheet, 'looks'>,
  speak: Speaker,
  before: Pick<Seen, 'view' | 'told'>,
  { seat }: Pick<AnyView, 'seat'>,
  told: readonly TableEvent[],
): readonly TableEvent[] {
  const since = before.told.length;
  // Other eyes were told everything anew, and so was whoever took something back.
  if (seat === null || before.view.seat !== seat || told[since - 1] !== before.told[since - 1])
    return NOTHING;
  const fresh = told.slice(since);
  const asked = before.view.decision?.seats.includes(seat) ?? false;
  return fresh.filter((event) => befalls(sheet, speak, event, seat, asked && event.at === fresh[0].at));
}
