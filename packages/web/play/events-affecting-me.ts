import { itemAt } from '@hexwright/kernel';
import { useRef } from 'react';
import type { AnyView, TableEvent } from '../table/protocol.ts';
import type { AnySheet } from '../table/sheet.ts';
import type { Speaker } from '../words/speak.ts';
import { useAnyGame } from './game-context.ts';

/**
 * Whether something happens to the seat that it did not do: the words of the event name it beside whoever did it, or the
 * event says which seat it befalls. What befalls somebody who was asked just then may be its own choice.
 */
export function affectsSeat(
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

/** What each seat that looked here has heard so far, and whether it was asked something then: several may share one screen. */
export type LastHeardBySeat = Readonly<
  Record<number, { readonly told: readonly TableEvent[]; readonly asked: boolean }>
>;

interface Seen {
  readonly view: AnyView | null;
  readonly ears: LastHeardBySeat;
  readonly befallen: readonly TableEvent[];
}

/**
 * What has happened to whoever looks since it looked last. Several moves may come between two drawings, and the table may have been
 * with somebody else, so this goes by all that was told and not by the latest view.
 */
export function useEventsAffectingMe(): readonly TableEvent[] {
  const { sheet, speak, view, told } = useAnyGame();
  const seen = useRef<Seen>({ view: null, ears: {}, befallen: NOTHING });
  if (seen.current.view !== view) {
    const { ears } = seen.current;
    seen.current = {
      view,
      ears: heardBy(ears, view, told),
      befallen: eventsAffectingMeSince(sheet, speak, ears, view, told),
    };
  }
  return seen.current.befallen;
}

/** The ears once whoever looks has heard all this. */
export function heardBy(
  ears: LastHeardBySeat,
  { seat, decision }: Pick<AnyView, 'seat' | 'decision'>,
  told: readonly TableEvent[],
): LastHeardBySeat {
  return seat === null ? ears : { ...ears, [seat]: { told, asked: decision?.seats.includes(seat) ?? false } };
}

export function eventsAffectingMeSince(
  sheet: Pick<AnySheet, 'looks'>,
  speak: Speaker,
  ears: LastHeardBySeat,
  { seat }: Pick<AnyView, 'seat'>,
  told: readonly TableEvent[],
): readonly TableEvent[] {
  const before = seat === null ? undefined : ears[seat];
  const since = before?.told.length ?? 0;
  // Whoever looks for the first time knows how it stands; and what was taken back has happened to nobody.
  if (seat === null || !before || !isSame(told[since - 1], before.told[since - 1])) return NOTHING;
  const fresh = told.slice(since);
  return fresh.filter((event) =>
    affectsSeat(sheet, speak, event, seat, before.asked && event.at === itemAt(fresh, 0).at),
  );
}

const isSame = (one: TableEvent | undefined, other: TableEvent | undefined): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);
