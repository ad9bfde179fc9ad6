import type { KeptRoom, KeptSeat, KeptTable } from './kept.ts';

/** What a table that begins by itself needs now. */
export type SelfStart =
  /** it begins, with these people on these seats */
  | { readonly kind: 'begin'; readonly room: KeptRoom }
  /** these have gone without a word: their seats are free again */
  | { readonly kind: 'free'; readonly people: readonly string[] }
  /** nobody is left */
  | { readonly kind: 'close' }
  /** nothing yet; at that moment it is looked at again */
  | { readonly kind: 'wait'; readonly until: number | null };

/** so long a seat of a quick match is kept for somebody who is not there */
export const SEAT_KEPT = 15_000;

export const startsItself = ({ tournament, quick }: KeptRoom): boolean =>
  tournament !== undefined || quick === true;

/**
 * A table of a tournament begins when all who sit there are ready, and otherwise when its time has come: then bots play for whoever is late
 * once their time runs out. A quick match begins when all seats are taken by people who are there, or when all of them agree that bots take
 * the seats that are free.
 */
export function selfStart(
  { room, due }: Pick<KeptTable, 'room' | 'due'>,
  isHere: (person: string) => boolean,
  goneSince: (person: string) => number,
  now: number,
): SelfStart {
  const people = room.seats.flatMap(({ person, ready }) => (person ? [{ id: person.id, ready }] : []));
  if (room.tournament) {
    const begins = people.every(({ ready }) => ready) || (due !== null && due <= now);
    return begins ? { kind: 'begin', room: filled(room) } : { kind: 'wait', until: due };
  }
  if (people.length === 0) return { kind: 'close' };
  const gone = people.filter(({ id }) => !isHere(id));
  const lost = gone.filter(({ id }) => goneSince(id) + SEAT_KEPT <= now);
  if (lost.length > 0) return { kind: 'free', people: lost.map(({ id }) => id) };
  if (gone.length > 0)
    return { kind: 'wait', until: Math.min(...gone.map(({ id }) => goneSince(id) + SEAT_KEPT)) };
  const begins = people.length === room.seats.length || people.every(({ ready }) => ready);
  return begins ? { kind: 'begin', room: filled(room) } : { kind: 'wait', until: null };
}

/** Bots have the seats that are free, and everybody is ready. */
function filled(room: KeptRoom): KeptRoom {
  const seat = (each: KeptSeat): KeptSeat => ({ ...each, bot: each.person === null, ready: true });
  return { ...room, seats: room.seats.map(seat) };
}
