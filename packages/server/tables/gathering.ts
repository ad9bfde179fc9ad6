import type { Level } from '@hexwright/bots';
import { itemAt, type Outcome, refuse } from '@hexwright/kernel';
import type { NewTable, PersonCard, SettingsChange } from '@hexwright/table';
import { type KeptCampaign, type KeptRoom, type KeptSeat, seatOf } from './kept.ts';

/** What people do at a table before it begins: each gives the room as it is then, or says why not. */
export type Gathered = Outcome<{ readonly room: KeptRoom }>;

const COLOURS = 32;

export function newRoom(
  { password: _, campaign: __, ...settings }: NewTable,
  host: PersonCard,
  { game, campaign }: { readonly game: string; readonly campaign?: KeptCampaign },
  password: string | null,
  now: number,
): KeptRoom {
  const seats = Array.from({ length: settings.wish.seats }, (_none, seat) => emptySeat(seat % COLOURS));
  return {
    title: settings.title ?? campaign?.title ?? game,
    game,
    settings,
    password,
    host,
    seats: seats.with(0, { ...itemAt(seats, 0), person: host, since: now }),
    kicked: [],
    proposal: null,
    why: null,
    next: null,
    ...(campaign && { campaign }),
  };
}

const emptySeat = (colour: number): KeptSeat => ({
  colour,
  person: null,
  bot: false,
  ready: false,
  wants: null,
  resigned: false,
});

const changed = (room: KeptRoom, seat: number, change: Partial<KeptSeat>): KeptRoom => ({
  ...room,
  seats: room.seats.with(seat, { ...itemAt(room.seats, seat), ...change }),
});

const done = (room: KeptRoom): Gathered => ({ ok: true, room });

/** From the second game of a campaign on, what was gained belongs to seats. */
const seatsKept = refuse('campaign-seats', 'in a campaign everybody keeps the same seat');
const keepsSeats = ({ campaign }: KeptRoom): boolean => (campaign?.before.length ?? 0) > 0;

/** At a table of a tournament everybody has the seat that was drawn. */
const seatsDrawn = refuse('tournament-seats', 'in a tournament everybody has a seat of its own');

const noSeat = (seat: number) => refuse('seat-unknown', `there is no seat ${seat} at this table`);
const notSeated = refuse('not-seated', 'you do not sit at this table');

/** Takes a free seat. On another's seat it says that one would like to change; two who both want to do. */
export function sit(room: KeptRoom, person: PersonCard, seat: number, now: number): Gathered {
  const wanted = room.seats[seat];
  if (!wanted) return noSeat(seat);
  if (room.tournament && seatOf(room, person.id) !== seat) return seatsDrawn;
  if (room.kicked.includes(person.id)) return sentAway;
  const mine = seatOf(room, person.id);
  if (mine === seat) return done(changed(room, seat, { wants: null }));
  if (mine !== null && keepsSeats(room)) return seatsKept;
  if (wanted.person) {
    if (mine === null) return refuse('seat-taken', `${wanted.person.name} sits there`);
    return wanted.wants === mine ? swap(room, mine, seat) : done(changed(room, mine, { wants: seat }));
  }
  const left = mine === null ? room : changed(room, mine, free);
  const was = mine === null ? undefined : room.seats[mine];
  const since = was?.since ?? now;
  return done(
    changed(left, seat, {
      person,
      bot: false,
      level: undefined,
      ready: was?.ready ?? false,
      wants: null,
      since,
    }),
  );
}

export const sentAway = refuse('sent-away', 'you have been sent away from this table');

const free: Partial<KeptSeat> = { person: null, bot: false, level: undefined, ready: false, wants: null };

export function stand(room: KeptRoom, person: string): Gathered {
  const seat = seatOf(room, person);
  if (room.tournament) return seatsDrawn;
  return seat === null ? notSeated : done(withoutHost(changed(room, seat, free), person));
}

/** Who has sat at the table longest, but for the host; of those that will do. */
export function heirOf(
  { seats, host }: KeptRoom,
  willDo: (person: string) => boolean = () => true,
): PersonCard | undefined {
  const others = seats.filter(
    ({ person, resigned }) => person && !resigned && person.id !== host.id && willDo(person.id),
  );
  return others.reduce<KeptSeat | undefined>(
    (first, each) => (first && (first.since ?? 0) <= (each.since ?? 0) ? first : each),
    undefined,
  )?.person as PersonCard | undefined;
}

/** The host goes on purpose: whoever has sat longest is host from now on. Where nobody is left, it stays. */
export function withoutHost(room: KeptRoom, person: string): KeptRoom {
  return room.host.id === person ? { ...room, host: heirOf(room) ?? room.host } : room;
}

/** The host hands the table over to somebody who sits at it. */
export function handOver(room: KeptRoom, person: string): Gathered {
  const seat = seatOf(room, person);
  const heir = seat === null ? null : room.seats[seat];
  if (!heir?.person) return refuse('heir', 'only somebody who sits at this table can be its host');
  if (heir.resigned) return refuse('resigned', `${heir.person.name} has given the game up`);
  return done({ ...room, host: heir.person });
}

export function beReady(room: KeptRoom, person: string, ready: boolean): Gathered {
  const seat = seatOf(room, person);
  return seat === null ? notSeated : done(changed(room, seat, { ready }));
}

/** Another colour; whoever has it gets ours. */
export function choose(room: KeptRoom, person: string, colour: number): Gathered {
  const seat = seatOf(room, person);
  if (seat === null) return notSeated;
  const was = itemAt(room.seats, seat).colour;
  const holder = room.seats.findIndex((each) => each.colour === colour);
  if (holder >= 0 && holder !== seat && itemAt(room.seats, holder).person)
    return refuse('colour-taken', `${itemAt(room.seats, holder).person?.name} has this colour`);
  const given = holder >= 0 ? changed(room, holder, { colour: was }) : room;
  return done(changed(given, seat, { colour }));
}

/** Two change places, each with its own colour. */
export function swap(room: KeptRoom, one: number, other: number): Gathered {
  const [a, b] = [room.seats[one], room.seats[other]];
  if (!a) return noSeat(one);
  if (!b) return noSeat(other);
  if (keepsSeats(room)) return seatsKept;
  const seats = room.seats.map((each) =>
    each.wants === one || each.wants === other ? { ...each, wants: null } : each,
  );
  return done({
    ...room,
    seats: seats.with(one, { ...b, wants: null }).with(other, { ...a, wants: null }),
  });
}

export function seatBot(room: KeptRoom, seat: number, bot: boolean, level?: Level): Gathered {
  const there = room.seats[seat];
  if (!there) return noSeat(seat);
  if (there.person) return refuse('seat-taken', `${there.person.name} sits there`);
  return done(changed(room, seat, { bot, ready: bot, level: bot ? level : undefined }));
}

export function kick(room: KeptRoom, person: string): Gathered {
  if (person === room.host.id) return refuse('host', 'the host cannot be sent away');
  const seat = seatOf(room, person);
  const left = seat === null ? room : changed(room, seat, free);
  return done({ ...left, kicked: [...new Set([...left.kicked, person])].slice(-200) });
}

/** The host wishes something else: what was agreed to is another game now, so nobody is ready for it any more. */
export function wished(
  room: KeptRoom,
  change: Omit<SettingsChange, 'password'>,
  game: string,
  password: string | null,
): KeptRoom {
  const settings = { ...room.settings, ...change };
  const seats = room.seats.map((seat) => (seat.person ? { ...seat, ready: false } : seat));
  const title = settings.title ?? room.campaign?.title ?? game;
  const changed = { ...room, settings, game, title, password, seats };
  return resized(changed, settings.wish.seats);
}

/** As many seats as the game wants now: who sits beyond them moves up, or is left without one. */
function resized(room: KeptRoom, count: number): KeptRoom {
  if (count === room.seats.length) return room;
  const people = room.seats.filter(({ person }) => person);
  const seats = Array.from({ length: count }, (_, seat) => room.seats[seat] ?? emptySeat(seat % COLOURS));
  for (const each of people.filter((one) => !seats.includes(one))) {
    const place = seats.findIndex(({ person }) => !person);
    if (place >= 0) seats[place] = { ...each, colour: itemAt(seats, place).colour };
  }
  return { ...room, seats: seats.map((seat) => ({ ...seat, wants: null, ready: seat.bot && !seat.person })) };
}

/** Why the table cannot begin yet, or nothing. */
export function whyNotBegin({ seats, host, tournament }: KeptRoom) {
  const empty = seats.findIndex(({ person, bot }) => !person && !bot);
  if (empty >= 0) return refuse('seats-empty', `nobody sits at seat ${empty + 1} yet`, { seat: empty });
  if (!tournament && !seats.some(({ person }) => person))
    return refuse('nobody', 'no person sits at this table');
  const waiting = seats.find(({ person, ready }) => person && !ready && person.id !== host.id);
  if (waiting) return refuse('not-ready', `${waiting.person?.name} is not ready yet`);
  return undefined;
}
