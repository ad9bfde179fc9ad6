import { itemAt } from '@hexwright/kernel';
import type { TableEvent } from '../table/protocol.ts';
import { type AnySheet, isIsland, type PlaceKind } from '../table/sheet.ts';
import type { Speaker } from '../words/speak.ts';
import { type Place, placeKey } from './choices.ts';

/** Goods that came to a seat. */
export interface Gain {
  readonly seat: number;
  readonly good: string;
  readonly count: number;
}

/** One line of the log: something that happened, with all that belongs to it. */
export interface Happening {
  /** the place of its first event among all that was told */
  readonly nth: number;
  readonly event: TableEvent;
  /** what was told after it and goes on with it */
  readonly more: readonly TableEvent[];
  /** what a number brought to everybody */
  readonly gains: readonly Gain[];
  /** how often it happened in a row */
  readonly times: number;
  readonly places: readonly Place[];
}

/** What was told, one line for each happening; `from` is the place of the first event among all. */
export function happeningsOf(
  sheet: AnySheet,
  told: readonly TableEvent[],
  speak: Speaker,
  from = 0,
): Happening[] {
  const lines: Happening[] = [];
  for (const [i, event] of told.entries()) {
    const last = lines.at(-1);
    const longer = last && joined(sheet, last, event, speak);
    if (longer) lines[lines.length - 1] = longer;
    else
      lines.push({
        nth: from + i,
        event,
        more: [],
        gains: [],
        times: 1,
        places: placesTold(sheet, event),
      });
  }
  return lines;
}

/** The new lines, with those that say the same kept as the very same ones, so that nothing is drawn twice. */
export function steadyLines(before: readonly Happening[], now: readonly Happening[]): readonly Happening[] {
  const had = new Map(before.map((line) => [line.nth, line]));
  return now.map((line) => {
    const old = had.get(line.nth);
    return old && sameLine(old, line) ? old : line;
  });
}

function sameLine(one: Happening, other: Happening): boolean {
  return (
    one.event === other.event &&
    one.times === other.times &&
    one.more.length === other.more.length &&
    one.more.every((event, i) => event === other.more[i]) &&
    one.gains.length === other.gains.length &&
    one.gains.every(
      (gain, i) => sameGain(gain, itemAt(other.gains, i)) && gain.count === itemAt(other.gains, i).count,
    )
  );
}

/** The line with the event in it, if that belongs to it. */
function joined(
  { looks, ...sheet }: AnySheet,
  line: Happening,
  event: TableEvent,
  speak: Speaker,
): Happening | undefined {
  const gain = gainOf(event);
  if (gain && looks.numbers?.[line.event.kind] && event.at === line.event.at)
    return { ...line, gains: withGain(line.gains, gain) };
  const places = [...line.places, ...placesTold({ looks, ...sheet } as AnySheet, event)];
  if (looks.events?.[event.kind]?.joins?.includes(line.event.kind))
    return { ...line, more: [...line.more, event], places };
  const alone = line.more.length === 0 && line.gains.length === 0;
  const again = event.kind === line.event.kind && textOf(speak, event) === textOf(speak, line.event);
  return alone && again ? { ...line, times: line.times + 1, places } : undefined;
}

const textOf = (speak: Speaker, { kind, data }: TableEvent): string => speak.event(kind, data);

/** Goods that come out of nobody's hand. */
function gainOf({ data: { seat, good, count, from } }: TableEvent): Gain | undefined {
  return typeof seat === 'number' &&
    typeof good === 'string' &&
    typeof count === 'number' &&
    from === undefined
    ? { seat, good, count }
    : undefined;
}

function withGain(gains: readonly Gain[], gain: Gain): Gain[] {
  return gains.some((each) => sameGain(each, gain))
    ? gains.map((each) => (sameGain(each, gain) ? { ...each, count: each.count + gain.count } : each))
    : [...gains, gain];
}

const sameGain = (one: Gain, other: Gain): boolean => one.seat === other.seat && one.good === other.good;

const PLACES: readonly PlaceKind[] = ['hex', 'corner', 'edge'];

/**
 * Where it happened, as the event itself tells: a hex, corner or edge by its name, or a place with what it is on, with the piece or
 * with the blocker that stands there.
 */
export function placesTold(sheet: AnySheet, { data }: TableEvent): Place[] {
  if (!isIsland(sheet)) return [];
  const found = PLACES.flatMap((on): Place[] =>
    typeof data[on] === 'number' && data[on] >= 0 ? [{ on, place: data[on] }] : [],
  );
  const { place } = data;
  if (typeof place !== 'number' || place < 0) return found;
  const on =
    PLACES.find((each) => each === data.on) ??
    sheet.pieces.find(({ id }) => id === data.piece)?.on ??
    sheet.blockers.find(({ id }) => id === data.blocker)?.on;
  return on ? [...found, { on, place }] : found;
}

/** A place where something happened lately, and the line that tells of it. */
export interface Recent extends Place {
  readonly line: Happening;
  /** who did it, if anybody */
  readonly seat: number | null;
}

/** how much glows before there are turns */
const FIRST = 2;

/**
 * The places of the last moves: for a player what the others did since its own turn ended, for whoever looks on what happened in
 * the last turn. Of several happenings at one place the latest counts.
 */
export function recentPlaces(lines: readonly Happening[], seat: number | null): Recent[] {
  const turns = lines.flatMap(({ event }, i) =>
    event.kind === 'turn' ? [{ i, seat: event.data.seat as number }] : [],
  );
  const mine = turns.findLast((turn, nth) => turn.seat === seat && nth < turns.length - 1);
  const after = mine ? turns[turns.indexOf(mine) + 1] : seat === null ? turns.at(-1) : turns[0];
  const lately = after ? lines.slice(after.i) : lines.filter(({ places }) => places.length > 0).slice(-FIRST);
  const found = new Map<string, Recent>();
  for (const line of lately) {
    const by = typeof line.event.data.seat === 'number' ? line.event.data.seat : null;
    if (seat !== null && by === seat) continue;
    for (const place of line.places) found.set(placeKey(place), { ...place, line, seat: by });
  }
  return [...found.values()];
}
