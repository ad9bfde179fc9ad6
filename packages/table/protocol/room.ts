import { LEVELS } from '@hexwright/bots';
import { z } from 'zod';
import { Colour, PersonId, SeatNo, TableId } from './names.ts';
import { Chosen, TableSettings } from './settings.ts';

/** Somebody as others know it. */
export const PersonCard = z.object({ id: PersonId, name: z.string(), account: z.boolean() });
export type PersonCard = z.infer<typeof PersonCard>;

/** Who sits at a seat: a person, a bot, or nobody yet. */
export const SeatCard = z.object({
  seat: SeatNo,
  colour: Colour,
  person: PersonCard.nullable(),
  /** a bot plays this seat: by itself, or for a person who is gone */
  bot: z.boolean(),
  /** how well a bot by itself plays here */
  level: z.enum(LEVELS).nullable(),
  ready: z.boolean(),
  /** whether the person has the table open somewhere */
  here: z.boolean(),
  /** the seat this person would like to have instead, where another sits on it */
  wants: SeatNo.nullable(),
  resigned: z.boolean(),
  /** the person's rating in this family of games, if it has one and shows it */
  rating: z.number().nullable(),
});
export type SeatCard = z.infer<typeof SeatCard>;

export const TableState = z.enum(['waiting', 'playing', 'paused', 'over', 'abandoned', 'closed']);
export type TableState = z.infer<typeof TableState>;

export const ProposalKind = z.enum(['undo', 'pause', 'resume', 'abandon', 'send-away']);
export type ProposalKind = z.infer<typeof ProposalKind>;

/** Something that happens only if every person who holds a seat agrees, whoever plays that seat just now. */
export const Proposal = z.object({
  id: z.string(),
  what: ProposalKind,
  by: SeatNo,
  /** who is to be sent away, and is not asked */
  whom: SeatNo.nullable(),
  /** who has agreed so far */
  agreed: z.array(SeatNo),
});
export type Proposal = z.infer<typeof Proposal>;

/** By seat: how many milliseconds it has left at the moment of the message, and whether they are running. */
export const ClockFace = z.object({
  left: z.array(z.number().nullable()),
  running: z.array(SeatNo),
});
export type ClockFace = z.infer<typeof ClockFace>;

const ChoiceValue = z.union([z.string(), z.number(), z.boolean()]);

/** The campaign that a table plays a chapter of. */
export const RoomCampaign = z.object({
  of: z.string(),
  title: z.string(),
  /** the names of its chapters, and which of them this table plays */
  chapters: z.array(z.string()),
  chapter: z.int(),
  /** what is chosen before it, and what the host has chosen so far */
  choices: z.array(
    z.object({ id: z.string(), words: z.string(), values: z.array(ChoiceValue), usual: ChoiceValue }),
  ),
  chosen: Chosen,
  /** once the game is over: the next chapter follows on it, the same again, or nothing */
  after: z.enum(['on', 'again', 'end']).nullable(),
});
export type RoomCampaign = z.infer<typeof RoomCampaign>;

/** The tournament that a table belongs to: which round, and which table of it. */
export const RoomTournament = z.object({ id: PersonId, title: z.string(), round: z.int(), board: z.int() });
export type RoomTournament = z.infer<typeof RoomTournament>;

/** Everything about a table that is not the game itself. */
export const Room = z.object({
  id: TableId,
  /** grows with every change that is kept */
  rev: z.int(),
  state: TableState,
  title: z.string(),
  /** the name of the game, as its rules call it */
  game: z.string(),
  settings: TableSettings,
  password: z.boolean(),
  host: PersonCard,
  seats: z.array(SeatCard),
  /** persons who look on */
  watching: z.int(),
  /** who you are here */
  you: z.object({ person: PersonId.nullable(), seat: SeatNo.nullable(), host: z.boolean() }),
  clock: ClockFace.nullable(),
  proposal: Proposal.nullable(),
  /** why it was closed before its end */
  why: z.string().nullable(),
  /** the table at which the same people play again, or the next chapter */
  next: TableId.nullable(),
  campaign: RoomCampaign.nullable(),
  tournament: RoomTournament.nullable(),
  /** a quick match: nobody is host, and it begins once all seats are taken or all agree to play with bots */
  quick: z.boolean(),
  /** when it begins by itself at the latest, in milliseconds since 1970; `null` where somebody starts it */
  begins: z.number().nullable(),
  /** milliseconds since 1970 */
  made: z.number(),
  touched: z.number(),
});
export type Room = z.infer<typeof Room>;

/** A table in a list. */
export const TableCard = z.object({
  id: TableId,
  state: TableState,
  title: z.string(),
  game: z.string(),
  row: z.string(),
  password: z.boolean(),
  host: z.string(),
  clock: TableSettings.shape.clock.removeDefault(),
  seats: z.array(z.object({ name: z.string().nullable(), bot: z.boolean(), you: z.boolean() })),
  quick: z.boolean(),
  /** how many of those who sit there have it open, and how many look on */
  here: z.int(),
  watching: z.int(),
  turn: z.int(),
  moves: z.int(),
  /** you are asked for a move */
  yourTurn: z.boolean(),
  /** until when you have to make it, if there is a clock */
  until: z.number().nullable(),
  made: z.number(),
  touched: z.number(),
});
export type TableCard = z.infer<typeof TableCard>;
