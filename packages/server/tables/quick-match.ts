import type { PersonCard, QuickMatch, TableSettings } from '@hexwright/table';
import { newPersonId } from '../random.ts';
import { type KeptRoom, type KeptTable, seatOf } from './kept.ts';

/** A table at which nothing has happened for so long waits for nobody. */
const STALE = 10 * 60_000;

/** The open tables at which somebody would find a seat at once: quick matches first, then where the fewest are missing. */
export function suited(
  tables: readonly KeptTable[],
  person: string,
  { game, seats }: QuickMatch,
  now: number,
): KeptTable[] {
  return tables
    .filter(({ room, touched }) => {
      const { wish, clock } = room.settings;
      return (
        freeSeats(room) > 0 &&
        room.password === null &&
        !room.tournament &&
        !room.campaign &&
        !room.kicked.includes(person) &&
        clock.mode !== 'days' &&
        (game === undefined || wish.game === game) &&
        (seats === undefined || wish.seats === seats) &&
        (room.quick === true || touched > now - STALE)
      );
    })
    .sort(
      (a, b) =>
        Number(b.room.quick === true) - Number(a.room.quick === true) ||
        freeSeats(a.room) - freeSeats(b.room) ||
        b.touched - a.touched,
    );
}

/** A quick match at which somebody waits already. */
export const waitsAt = (tables: readonly KeptTable[], person: string): KeptTable | undefined =>
  tables.find(({ room }) => room.quick && seatOf(room, person) !== null);

const freeSeats = ({ seats }: KeptRoom): number => seats.filter((each) => !each.person && !each.bot).length;

/** A table for whoever comes: there is a clock, nobody is host, and it begins by itself. */
export function quickRoom(
  wish: TableSettings['wish'],
  game: string,
  person: PersonCard,
  now: number,
): KeptRoom {
  return {
    title: game,
    game,
    settings: {
      wish,
      listed: true,
      clock: { mode: 'turn', seconds: 90 },
      watching: { allowed: true, delay: 0 },
      rated: false,
      standIn: 60,
      pace: 600,
    },
    password: null,
    host: { id: newPersonId(), name: '', account: false },
    seats: Array.from({ length: wish.seats }, (_, colour) => ({
      colour,
      ...(colour === 0 ? { person, since: now } : { person: null }),
      bot: false,
      ready: false,
      wants: null,
      resigned: false,
    })),
    kicked: [],
    proposal: null,
    why: null,
    next: null,
    quick: true,
  };
}
