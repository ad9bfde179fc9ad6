import { type Outcome, refuse } from '@hexwright/kernel';
import type { PersonCard, ProposalKind } from '@hexwright/table';
import { refilled, stopped } from '../clock.ts';
import { heirOf, withoutHost } from './gathering.ts';
import { agreeing, inTheGame, type KeptRoom, type KeptSeat, type KeptTable, seatOf } from './kept.ts';

/** What happens at a table besides the moves: each gives the table as it is then, or says why not. */
export type Changed = Outcome<{ readonly table: KeptTable }>;

const done = (table: KeptTable): Changed => ({ ok: true, table });

const inRoom = (table: KeptTable, change: Partial<KeptRoom>): KeptTable => ({
  ...table,
  room: { ...table.room, ...change },
});

const atSeat = (table: KeptTable, seat: number, change: Partial<KeptSeat>): KeptTable =>
  inRoom(table, { seats: table.room.seats.with(seat, { ...table.room.seats[seat], ...change }) });

const isPlayed = ({ state }: KeptTable): boolean => state === 'playing' || state === 'paused';
const notPlayed = refuse('not-begun', 'the game is not being played');

export function ended(table: KeptTable, state: 'abandoned' | 'closed', why: string, now: number): KeptTable {
  return { ...inRoom(table, { why }), state, due: null, clock: table.clock && stopped(table.clock, now) };
}

// ---- what needs everybody's consent

export function proposed(table: KeptTable, seat: number, what: ProposalKind, id: string): Changed {
  const { proposal } = table.room;
  if (proposal?.line === table.lines && proposal.id !== id)
    return refuse('proposal-there', 'something else is being asked');
  return done(inRoom(table, { proposal: { id, what, by: seat, agreed: [seat], line: table.lines } }));
}

/** Somebody says yes or no. When all agree it is settled; a move that is to be taken back is for the caller to take. */
export function voted(
  table: KeptTable,
  seat: number,
  id: string,
  yes: boolean,
  asked: readonly number[],
  now: number,
): Outcome<{
  readonly table: KeptTable;
  readonly settled: { readonly what: ProposalKind; readonly by: number } | null;
}> {
  const { proposal } = table.room;
  if (proposal?.id !== id || proposal.line !== table.lines)
    return refuse('proposal-gone', 'this is not asked any more');
  if (!yes) return { ok: true, table: inRoom(table, { proposal: null }), settled: null };
  const agreed = [...new Set([...proposal.agreed, seat])];
  if (!agreeing(table.room).every((each) => agreed.includes(each)))
    return { ok: true, table: inRoom(table, { proposal: { ...proposal, agreed } }), settled: null };
  return {
    ok: true,
    table: settled(inRoom(table, { proposal: null }), proposal.what, asked, now),
    settled: proposal,
  };
}

function settled(table: KeptTable, what: ProposalKind, asked: readonly number[], now: number): KeptTable {
  const { clock } = table;
  if (what === 'pause') return { ...table, state: 'paused', due: null, clock: clock && stopped(clock, now) };
  if (what === 'resume')
    return { ...table, state: 'playing', clock: clock && { ...clock, running: asked, since: now } };
  return what === 'abandon' ? ended(table, 'abandoned', 'everybody agreed to end it', now) : table;
}

// ---- who plays a seat

/** Bots play for these persons from now on. */
export function stoodIn(table: KeptTable, seats: readonly number[], now: number): Changed {
  if (!isPlayed(table)) return notPlayed;
  const { clock, room } = table;
  const given = room.seats.map((each, seat) => (seats.includes(seat) ? { ...each, bot: true } : each));
  const running = clock?.running.filter((seat) => !seats.includes(seat)) ?? [];
  return done({ ...inRoom(table, { seats: given }), clock: clock && { ...stopped(clock, now), running } });
}

/** The person who is back plays its seat again; its time runs if it is asked. */
export function givenBack(table: KeptTable, seat: number, isAsked: boolean, now: number): Changed {
  if (!isPlayed(table)) return done(table);
  const clock = table.clock && refilled(table.clock, table.room.settings.clock, seat, now);
  const runs = isAsked && table.state === 'playing';
  const running = clock && { ...clock, running: [...new Set([...clock.running, ...(runs ? [seat] : [])])] };
  return done({ ...atSeat(table, seat, { bot: false }), clock: running });
}

/** A bot plays this seat to the end. Where nobody is left, nothing is played on. */
export function resigned(table: KeptTable, seat: number, now: number): Changed {
  if (!isPlayed(table)) return notPlayed;
  const given = atSeat(table, seat, { bot: true, resigned: true });
  const left = { ...given, room: withoutHost(given.room, table.room.seats[seat].person?.id ?? '') };
  return done(
    inTheGame(left.room).length > 0 ? left : ended(left, 'abandoned', 'everybody has given it up', now),
  );
}

/** Somebody is sent away from a game: the seat stays where it is. */
export function sentFrom(table: KeptTable, person: string): Changed {
  if (person === table.room.host.id) return refuse('host', 'the host cannot be sent away');
  const seat = seatOf(table.room, person);
  const left = seat !== null && isPlayed(table) ? atSeat(table, seat, { bot: true, resigned: true }) : table;
  return done(inRoom(left, { kicked: [...new Set([...left.room.kicked, person])].slice(-200) }));
}

/** Somebody is to be forgotten: its seat has no name any more, and a bot plays it. */
export function forgotten(table: KeptTable, person: string, now: number): KeptTable {
  const { room, state } = table;
  const seat = seatOf(room, person);
  const nobody = { person: null, bot: state !== 'waiting', ready: false };
  const left = seat === null ? table : atSeat(table, seat, nobody);
  if (room.host.id !== person) return left;
  const heir = heirOf(left.room);
  if (heir) return inRoom(left, { host: heir });
  const nameless = inRoom(left, { host: { ...room.host, name: '–' } });
  return state === 'over' ? nameless : ended(nameless, 'closed', 'everybody has left', now);
}

/** The room of another table for the same people. */
export function againWith(room: KeptRoom, host: PersonCard): KeptRoom {
  const seats = room.seats.map((each) => ({
    ...each,
    bot: each.person === null,
    ready: each.person === null,
    wants: null,
    resigned: false,
  }));
  return { ...room, host, seats, proposal: null, why: null, next: null };
}
