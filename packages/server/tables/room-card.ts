import { USUAL } from '@hexwright/bots';
import type { Room, RoomCampaign, TableCard } from '@hexwright/table';
import { faceOf } from '../clock.ts';
import { type KeptCampaign, type KeptTable, seatOf } from './kept.ts';

/** What is known of a table only while it is open: who is here. */
export interface Around {
  readonly here: ReadonlySet<string>;
  readonly watching: number;
  /** by person */
  readonly ratings: ReadonlyMap<string, number>;
  readonly now: number;
}

/** The room as everybody sees it. */
export function sharedRoom(table: KeptTable, around: Around): Omit<Room, 'you'> {
  const { id, rev, state, room, clock, made, touched } = table;
  const { here, watching, ratings, now } = around;
  const proposal = room.proposal?.line === table.lines ? room.proposal : null;
  return {
    id,
    rev,
    state,
    title: room.title,
    game: room.game,
    settings: room.settings,
    password: room.password !== null,
    host: room.host,
    seats: room.seats.map(({ colour, person: sitting, bot, level, ready, wants, resigned }, seat) => ({
      seat,
      colour,
      person: sitting,
      bot,
      level: bot && !sitting ? (level ?? USUAL) : null,
      ready,
      here: sitting !== null && here.has(sitting.id),
      wants,
      resigned,
      rating: (sitting && ratings.get(sitting.id)) ?? null,
    })),
    watching,
    clock: clock && faceOf(clock, now),
    proposal: proposal && {
      id: proposal.id,
      what: proposal.what,
      by: proposal.by,
      whom: proposal.whom ?? null,
      agreed: [...proposal.agreed],
    },
    why: room.why,
    next: room.next,
    campaign: campaignCard(room.campaign),
    tournament: room.tournament ?? null,
    quick: room.quick === true,
    begins: state === 'waiting' && room.tournament ? table.due : null,
    made,
    touched,
  };
}

/** Who somebody is in the room. */
export function youIn({ room }: KeptTable, person: string | null): Room['you'] {
  return { person, seat: seatOf(room, person), host: person === room.host.id };
}

function campaignCard(campaign: KeptCampaign | undefined): RoomCampaign | null {
  if (!campaign) return null;
  const { of, title, chapters, chapter, choices, chosen, after } = campaign;
  return { of, title, chapters, chapter, choices, chosen, after };
}

/** How many of those who sit at a table have it open, and how many look on. */
export interface Crowd {
  readonly here: number;
  readonly watching: number;
}

const NOBODY: Crowd = { here: 0, watching: 0 };

/** The table in a list. */
export function tableCard(
  { id, state, room, turn, moves, made, touched }: KeptTable,
  person: string | null,
  asked: boolean,
  until: number | null,
  crowd: Crowd = NOBODY,
): TableCard {
  return {
    id,
    state,
    title: room.title,
    game: room.game,
    row: room.settings.wish.game,
    password: room.password !== null,
    host: room.host.name,
    clock: room.settings.clock,
    seats: room.seats.map((seat) => ({
      name: seat.person?.name ?? null,
      bot: seat.bot,
      you: person !== null && seat.person?.id === person,
    })),
    quick: room.quick === true,
    ...crowd,
    turn,
    moves,
    yourTurn: asked && state === 'playing',
    until,
    made,
    touched,
  };
}
