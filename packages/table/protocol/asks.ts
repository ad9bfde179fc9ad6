import { LEVELS } from '@hexwright/bots';
import type { Outcome } from '@hexwright/kernel';
import { z } from 'zod';
import type { ViewChange } from '../changes.ts';
import type { ChronicleSheet } from '../chronicle-sheet.ts';
import { parseCommand } from '../entry.ts';
import type { Player } from '../players.ts';
import type { OwnMore, OwnSheet } from '../presenter-of.ts';
import type { Story } from '../story.ts';
import type { TableView } from '../viewer.ts';
import { Colour, PersonId, SeatNo, SenderId, TableId, TablePassword } from './names.ts';
import { ProposalKind, type Room } from './room.ts';
import { Chosen, SettingsChange } from './settings.ts';
import { Complaint, Saying, type TalkLine } from './talk.ts';

/** The shape of a command is the table's to check: there is one place that knows it. */
const CommandShape = z.custom<{ id: string; at: number; move: { move: string } & Record<string, unknown> }>(
  (value) => parseCommand(value).ok,
  { error: 'a command is an object {id, at, move}' },
);

/** What a page asks of a server at a table: the name, and the arguments in order. */
export const askArguments = {
  /**
   * Sits down or comes back: from now on views, room and talk of the table are pushed. `seen` is the number of the last
   * view, and `heard` of the last line of talk, that this page still has.
   */
  open: z.tuple([
    TableId,
    z
      .strictObject({
        seen: z.int().min(0).optional(),
        heard: z.int().min(0).optional(),
        password: TablePassword.optional(),
      })
      .optional(),
  ]),
  close: z.tuple([TableId]),

  /** Takes a free seat; on another's seat it says that one would like to change, and two who both want to do. */
  sit: z.tuple([TableId, SeatNo]),
  stand: z.tuple([TableId]),
  ready: z.tuple([TableId, z.boolean()]),
  colour: z.tuple([TableId, Colour]),

  /** The host's: while people gather. */
  settings: z.tuple([TableId, SettingsChange]),
  swap: z.tuple([TableId, SeatNo, SeatNo]),
  /** what is chosen before the chapter of a campaign that is played here */
  chapter: z.tuple([TableId, Chosen]),
  start: z.tuple([TableId]),
  /**
   * The host's: a bot on an empty seat (how well it plays is said there). In a game that has begun: a bot for yourself, or,
   * as its host, for somebody who is not here, and away again.
   */
  bot: z.tuple([TableId, SeatNo, z.boolean(), z.enum(LEVELS).optional()]),
  /** The host's: sends somebody away who has no seat in a game that has begun. */
  kick: z.tuple([TableId, PersonId]),
  /** The host's, at any time: somebody else who sits here is host from now on. */
  handOver: z.tuple([TableId, PersonId]),
  /** The host's: ends a table that has not begun. */
  disband: z.tuple([TableId]),

  play: z.tuple([TableId, SeatNo, CommandShape]),
  /** asks the others to take back one's last move; alone among bots it is done at once */
  undo: z.tuple([TableId, z.strictObject({ id: SenderId, at: z.int().min(0) })]),
  /** one's seat is played by a bot to the end */
  resign: z.tuple([TableId]),
  propose: z.union([
    z.tuple([TableId, ProposalKind.exclude(['undo', 'send-away'])]),
    z.tuple([TableId, ProposalKind.extract(['send-away']), SeatNo]),
  ]),
  vote: z.tuple([TableId, z.string().max(64), z.boolean()]),
  /** another table for the same people, in a campaign for its next chapter; who asks next is shown the same one */
  rematch: z.tuple([TableId]),

  say: z.tuple([TableId, Saying]),
  mute: z.tuple([PersonId, z.boolean()]),
  report: z.tuple([TableId, Complaint]),

  /** a whole game at a glance, once it is over */
  story: z.tuple([TableId]),
  /** the table after so many moves, once it is over */
  frame: z.tuple([TableId, z.int().min(0)]),
  /** the game as a file, once it is over */
  copy: z.tuple([TableId]),
  /** what has come of the campaign that is played here */
  chronicle: z.tuple([TableId]),
  /** is anybody there */
  ping: z.tuple([]),
} as const;

export type AskName = keyof typeof askArguments;
export type AskArguments<N extends AskName> = z.infer<(typeof askArguments)[N]>;

/** One question of a page; the number is its own and comes back with the answer. */
export const SocketAsk = z.discriminatedUnion(
  'ask',
  Object.entries(askArguments).map(([name, args]) =>
    z.strictObject({ id: z.int().min(0), ask: z.literal(name as AskName), args }),
  ) as unknown as [AskShape<AskName>],
);
type AskShape<N extends AskName> = N extends AskName
  ? z.ZodObject<{ id: z.ZodInt; ask: z.ZodLiteral<N>; args: (typeof askArguments)[N] }>
  : never;
export type SocketAsk = z.infer<typeof SocketAsk>;

/** What a page learns when it sits down. The sheet is there once the game has begun. */
export interface OpenedTable<S = OwnSheet> {
  readonly room: Room;
  readonly game: { readonly sheet: S; readonly players: readonly Player[] } | null;
}

/** What each question is answered with; those that are not here are answered with `{ok: true}` or the reason. */
export interface AskAnswers {
  open: Outcome<OpenedTable>;
  play: Outcome<{ readonly line: number }>;
  rematch: Outcome<{ readonly table: string }>;
  story: Outcome<{ readonly story: Story<OwnSheet> }>;
  frame: Outcome<{ readonly view: TableView<OwnMore> }>;
  copy: Outcome<{ readonly file: unknown }>;
  chronicle: Outcome<{ readonly chronicle: ChronicleSheet }>;
}

export type AnswerTo<N extends AskName> = N extends keyof AskAnswers ? AskAnswers[N] : Outcome<object>;

/**
 * What a server says, whatever kind of game is played; a page says which kinds it can show. What is in a view besides
 * what every game shows follows from the sheet.
 */
export type AnySocketReply = SocketReply<TableView, unknown>;

/** What a server sends, besides answers, whenever there is something to tell. */
export type SocketReply<View extends TableView = TableView<OwnMore>, S = OwnSheet> =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly failed: string }
  /** the game as you see it; `view.n` numbers it, and `view.events` is what happened since `view.eventsFrom` */
  | { readonly game: string; readonly view: View }
  /** what has changed since the view before, for whoever asked for changes when the socket was opened */
  | { readonly game: string; readonly change: ViewChange }
  /** the game has begun, or begun anew: what does not change while it is played */
  | { readonly game: string; readonly begun: NonNullable<OpenedTable<S>['game']> }
  | { readonly game: string; readonly room: Room }
  /** what has changed of the room told last: each thing takes the place of what was there */
  | { readonly game: string; readonly roomChange: Partial<Room> }
  | { readonly game: string; readonly talk: readonly TalkLine[] }
  /** you have been sent away from this table, or it is gone */
  | { readonly game: string; readonly away: string }
  /** the server is about to stop, or you are asked for a move, or called to a table, elsewhere */
  | { readonly house: HouseNews };

export type HouseNews =
  | { readonly kind: 'stopping'; readonly backIn: number }
  | { readonly kind: 'your-turn'; readonly table: string; readonly title: string }
  /** somebody would like to be your friend, or is by now */
  | { readonly kind: 'friends' }
  /** a table of a tournament is laid for you */
  | { readonly kind: 'called'; readonly table: string; readonly title: string }
  /** a friend asks you to a table */
  | { readonly kind: 'invited'; readonly table: string; readonly title: string; readonly by: string };
