import { readJson } from '@hexwright/kernel';

/** What became of the board of a day in this browser. */
export interface DayPlayed {
  readonly game: string;
  /** the score of the first try, out of 100, and of each of its places; none until both are taken */
  readonly score?: number;
  readonly places?: readonly number[];
}

const KEY = 'hexwright.daily';
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A day as it stands in addresses, by the calendar of whoever plays. */
export function dayOf(now: Date): string {
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** A day of an address; nothing where it is none, or has not come yet. */
export function readDay(text: string, now: Date): string | undefined {
  if (!DAY.test(text) || text > dayOf(now)) return undefined;
  const day = dateOf(text);
  return dayOf(day) === text ? text : undefined;
}

export function dateOf(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

/** So many days up to this one, the latest first. */
export function daysUntil(day: string, count: number): string[] {
  const last = dateOf(day);
  return Array.from({ length: count }, (_, i) =>
    dayOf(new Date(last.getFullYear(), last.getMonth(), last.getDate() - i)),
  );
}

/** Everything about the board of a day follows from this: the board, who begins, and what the bots do. */
export const seedOf = (day: string): string => `board of ${day}`;

export function daysPlayed(): Readonly<Record<string, DayPlayed>> {
  try {
    const read = readJson(localStorage.getItem(KEY) ?? '{}');
    return read.ok && typeof read.json === 'object' && read.json !== null
      ? (read.json as Record<string, DayPlayed>)
      : {};
  } catch {
    return {};
  }
}

/** Keeps what became of a day. */
export function keepDay(day: string, played: DayPlayed): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...daysPlayed(), [day]: played }));
  } catch {
    // Where nothing can be kept the board is played all the same.
  }
}

/** The day whose board this game is played on, if it is one. */
export const dayOfGame = (game: string): string | undefined =>
  Object.entries(daysPlayed()).find(([, played]) => played.game === game)?.[0];
