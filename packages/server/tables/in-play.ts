import { itemAt, type Outcome, refuse } from '@hexwright/kernel';
import type { PersonCard, ProposalKind } from '@hexwright/table';
import { refilled, stopped } from '../clock.ts';
import type { LaidChapter } from './campaigns.ts';
import { heirOf, withoutHost } from './gathering.ts';
import {
  inTheGame,
  type KeptProposal,
  type KeptRoom,
  type KeptSeat,
  type KeptTable,
  seatOf,
} from './kept.ts';

/** What happens at a table besides the moves: each gives the table as it is then, or says why not. */
export type Changed = Outcome<{ readonly table: KeptTable }>;

const done = (table: KeptTable): Changed => ({ ok: true, table });

const inRoom = (table: KeptTable, change: Partial<KeptRoom>): KeptTable => ({
  ...table,
  room: { ...table.room, ...change },
});

const atSeat = (table: KeptTable, seat: number, change: Partial<KeptSeat>): KeptTable =>
  inRoom(table, { seats: table.room.seats.with(seat, { ...itemAt(table.room.seats, seat), ...change }) });

const isPlayed = ({ state }: KeptTable): boolean => state === 'playing' || state === 'paused';
const notPlayed = refuse('not-begun', 'the game is not being played');

export function ended(table: KeptTable, state: 'abandoned' | 'closed', why: string, now: number): KeptTable {
  return { ...inRoom(table, { why }), state, due: null, clock: table.clock && stopped(table.clock, now) };
}

// ---- what needs everybody's consent

export function proposed(
  table: KeptTable,
  by: number,
  what: ProposalKind,
  id: string,
  whom?: number,
): Changed {
  const { proposal } = table.room;
  if (proposal?.line === table.lines && proposal.id !== id)
    return refuse('proposal-there', 'something else is being asked');
  return done(inRoom(table, { proposal: { id, what, by, whom, agreed: [by], line: table.lines } }));
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
  readonly settled: KeptProposal | null;
}> {
  const { proposal } = table.room;
  if (proposal?.id !== id || proposal.line !== table.lines)
    return refuse('proposal-gone', 'this is not asked any more');
  if (seat === proposal.whom || !inTheGame(table.room).includes(seat))
    return refuse('not-asked', 'you are not asked about this');
  if (!yes) return { ok: true, table: inRoom(table, { proposal: null }), settled: null };
  const agreed = [...new Set([...proposal.agreed, seat])];
  if (!inTheGame(table.room).every((each) => each === proposal.whom || agreed.includes(each)))
    return { ok: true, table: inRoom(table, { proposal: { ...proposal, agreed } }), settled: null };
  return {
    ok: true,
    table: settled(inRoom(table, { proposal: null }), proposal, asked, now),
    settled: proposal,
  };
}

function settled(
  table: KeptTable,
  { what, by, whom }: KeptProposal,
  asked: readonly number[],
  now: number,
): KeptTable {
  const { clock } = table;
  if (whom !== undefined) return sentFromSeat(table, whom, now);
  if (what === 'pause') return { ...table, state: 'paused', due: null, clock: clock && stopped(clock, now) };
  if (what === 'resume')
    return { ...table, state: 'playing', clock: clock && { ...clock, running: asked, since: now } };
  if (what !== 'abandon') return table;
  return isWonBy(table, by)
    ? decided(table, now)
    : ended(table, 'abandoned', 'everybody agreed to end it', now);
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

/**
 * A bot plays this seat to the end. Where nobody is left, nothing is played on; of a rated game that all others have given up, whoever is
 * left has won, and may go.
 */
export function resigned(table: KeptTable, seat: number, now: number): Changed {
  if (!isPlayed(table)) return notPlayed;
  if (isWonBy(table, seat)) return done(decided(table, now));
  const given = atSeat(table, seat, { bot: true, resigned: true });
  const left = { ...given, room: withoutHost(given.room, itemAt(table.room.seats, seat).person?.id ?? '') };
  return done(
    inTheGame(left.room).length > 0 ? left : ended(left, 'abandoned', 'everybody has given it up', now),
  );
}

/** Whether this is a rated game that everybody else has given up. */
const isWonBy = ({ room }: KeptTable, seat: number): boolean =>
  room.settings.rated &&
  inTheGame(room).every((each) => each === seat) &&
  room.seats.some(({ person, resigned }) => person && resigned);

/** The game ends here, and what came of it is written down. */
const decided = (table: KeptTable, now: number): KeptTable => ({
  ...ended(table, 'abandoned', 'all others had given it up', now),
  due: now,
});

/** Nobody may look on from now on. */
export const unwatched = (table: KeptTable): KeptTable =>
  inRoom(table, { settings: { ...table.room.settings, watching: { allowed: false } } });

/** The host sends somebody away who looks on. Who plays is sent away by all the others, or stays. */
export function sentFrom(table: KeptTable, person: string): Changed {
  const { room } = table;
  const seat = seatOf(room, person);
  if (seat !== null && isPlayed(table) && !itemAt(room.seats, seat).resigned)
    return refuse('vote-needed', 'who plays is sent away only if all the others agree');
  return person === room.host.id
    ? refuse('host', 'the host cannot be sent away')
    : done(shutOut(table, person));
}

/** All the others have agreed that this person has to go: the seat stays where it is, and a bot plays it to the end. */
function sentFromSeat(table: KeptTable, seat: number, now: number): KeptTable {
  const { person } = itemAt(table.room.seats, seat);
  const left = resigned(table, seat, now);
  return person && left.ok ? shutOut(left.table, person.id) : table;
}

const shutOut = (table: KeptTable, person: string): KeptTable =>
  inRoom(table, { kicked: [...new Set([...table.room.kicked, person])].slice(-200) });

/** Somebody is to be forgotten: its seat has no name any more, and a bot plays it. */
export function forgotten(table: KeptTable, person: string, now: number): KeptTable {
  const { room, state } = table;
  const seat = seatOf(room, person);
  const begun = state !== 'waiting';
  const nobody = { person: null, bot: begun, resigned: begun, ready: false };
  const { name } = room.seats[seat ?? -1]?.person ?? room.host;
  const untitled = room.title.toLowerCase().includes(name.toLowerCase()) ? withoutTitle(table) : table;
  const left = seat === null ? untitled : atSeat(untitled, seat, nobody);
  if (room.host.id !== person) return left;
  const heir = heirOf(left.room);
  if (heir) return inRoom(left, { host: heir });
  const nameless = inRoom(left, { host: { ...room.host, name: '–' } });
  return state === 'over' ? nameless : ended(nameless, 'closed', 'everybody has left', now);
}

/** A title that says who plays here gives way to the name of the game. */
function withoutTitle(table: KeptTable): KeptTable {
  const { title: _, ...settings } = table.room.settings;
  return inRoom(table, { title: table.room.campaign?.title ?? table.room.game, settings });
}

/** The room of another table for the same people; the next chapter, where there is one. */
export function againWith(room: KeptRoom, host: PersonCard, chapter?: LaidChapter): KeptRoom {
  const seats = room.seats.map((each) => ({
    ...each,
    bot: each.person === null,
    ready: each.person === null,
    wants: null,
    resigned: false,
    entrant: undefined,
  }));
  const again = {
    ...room,
    host,
    seats,
    proposal: null,
    why: null,
    next: null,
    wishedRated: undefined,
    tournament: undefined,
    quick: undefined,
  };
  if (!chapter) return again;
  const { wish, game, campaign } = chapter;
  const seating = campaign.before.length > 0 && ({ begins: 'first', order: 'listed' } as const);
  return { ...again, game, campaign, settings: { ...room.settings, wish, ...(seating && { seating }) } };
}
