import { LEVELS } from '@hexwright/bots';
import { z } from 'zod';
import { PersonId, TableId, TablePassword, TableTitle, TalkText } from './names.ts';
import { PersonCard } from './room.ts';
import { ClockSetting, GameWish, TableSettings } from './settings.ts';

/** Names a tournament. Who knows it finds it, and nobody guesses it: one that is not listed is joined by its link. */
export const TournamentId = PersonId;

/** the most who may take part in one */
export const MOST_ENTRANTS = 128;

/** What the host of a tournament decides when it is made. */
export const NewTournament = z.strictObject({
  title: TableTitle.pipe(z.string().max(48, '48 letters at most')),
  /** what people should know: when, where to talk, what there is to win */
  about: TalkText.optional(),
  /** `swiss`: people sit with those who stand where they stand; `league`: everybody with everybody, planned from the start */
  kind: z.enum(['swiss', 'league']),
  wish: GameWish,
  /** how many rounds; where nothing is said as many as it takes: a Swiss to find one winner, a league to bring all together once */
  rounds: z.int().min(1).max(40).optional(),
  /** so many take part at most */
  most: z.int().min(2).max(MOST_ENTRANTS).default(64),
  /** every game comes to its end: there is a clock at each table */
  clock: ClockSetting.default({ mode: 'turn', seconds: 60 }).refine(
    ({ mode }) => mode !== 'off',
    'a tournament needs a clock',
  ),
  /**
   * How long a round lasts: `null` for an evening, where the next follows as soon as all tables are done; otherwise so many days,
   * in which people find their own time. A game that nobody has begun by then begins by itself.
   */
  days: z.int().min(1).max(31).nullable().default(null),
  /** of an evening: minutes after which a table begins though not everybody has said to be ready */
  wait: z.int().min(0).max(60).default(5),
  /** when it begins by itself, in milliseconds since 1970; `null`: when the host says so */
  starts: z.number().int().positive().nullable().default(null),
  listed: z.boolean().default(true),
  rated: z.boolean().default(false),
  watching: TableSettings.shape.watching,
  pace: TableSettings.shape.pace,
  password: TablePassword.optional(),
});
export type NewTournament = z.infer<typeof NewTournament>;

export const TournamentState = z.enum(['open', 'running', 'over', 'cancelled']);
export type TournamentState = z.infer<typeof TournamentState>;

/** A tournament in a list. */
export const TournamentCard = z.object({
  id: TournamentId,
  title: z.string(),
  state: TournamentState,
  kind: NewTournament.shape.kind,
  game: z.string(),
  row: z.string(),
  seats: z.int(),
  host: PersonCard,
  entrants: z.int(),
  most: z.int(),
  round: z.int(),
  /** 0 while it is open, where that follows from how many come */
  rounds: z.int(),
  days: z.int().nullable(),
  starts: z.number().nullable(),
  password: z.boolean(),
  listed: z.boolean(),
  /** you take part */
  you: z.boolean(),
  /** your table of this round, where it is not done */
  table: TableId.nullable(),
  made: z.number(),
});
export type TournamentCard = z.infer<typeof TournamentCard>;

/** Who takes part: a person, or a bot of the server's. */
export const Entrant = z.object({
  ...PersonCard.shape,
  level: z.enum(LEVELS).nullable(),
  /** takes part no more, and stands where it stood */
  left: z.boolean(),
});
export type Entrant = z.infer<typeof Entrant>;

export const TournamentStanding = z.object({
  id: PersonId,
  place: z.int(),
  games: z.int(),
  wins: z.int(),
  score: z.number(),
  opponents: z.number(),
  share: z.number(),
});
export type TournamentStanding = z.infer<typeof TournamentStanding>;

/** A table of a round; without one somebody rests. */
export const TournamentGame = z.object({
  board: z.int(),
  table: TableId.nullable(),
  state: z.enum(['waiting', 'playing', 'over', 'void', 'rest']),
  /** by seat; `null` for a bot that only fills the table */
  seats: z.array(
    z.object({
      entrant: PersonId.nullable(),
      place: z.int().nullable(),
      points: z.number().nullable(),
      /** what it brought in the standings */
      score: z.number().nullable(),
    }),
  ),
});
export type TournamentGame = z.infer<typeof TournamentGame>;

export const TournamentSheet = z.object({
  ...TournamentCard.shape,
  about: z.string().nullable(),
  clock: ClockSetting,
  wait: z.int(),
  /** people can come in now: before it begins, and into a Swiss before its last round */
  enters: z.boolean(),
  rated: z.boolean(),
  watching: TableSettings.shape.watching.removeDefault(),
  why: z.string().nullable(),
  people: z.array(Entrant),
  /** what decides among equals, in order */
  breaks: z.array(z.enum(['score', 'wins', 'opponents', 'direct', 'share'])),
  standings: z.array(TournamentStanding),
  /** when the round is over whatever is still played, of one that lasts days */
  roundEnds: z.number().nullable(),
  /** the latest round first; of a league those to come too, without tables */
  played: z.array(z.object({ round: z.int(), games: z.array(TournamentGame) })),
  /** which of them are you, and whether you are the host */
  me: z.object({ entrant: PersonId.nullable(), host: z.boolean() }),
});
export type TournamentSheet = z.infer<typeof TournamentSheet>;

/** What the host of a tournament does with it. */
export const TournamentAct = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('start') }),
  z.strictObject({ act: z.literal('cancel') }),
  z.strictObject({
    act: z.literal('bots'),
    count: z.int().min(1).max(MOST_ENTRANTS),
    level: z.enum(LEVELS),
  }),
  z.strictObject({ act: z.literal('remove'), entrant: PersonId }),
]);
export type TournamentAct = z.infer<typeof TournamentAct>;

export const Entering = z.strictObject({ password: z.string().max(64).optional() });
