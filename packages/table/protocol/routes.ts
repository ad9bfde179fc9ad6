import { z } from 'zod';
import { FriendCall, FriendCode, FriendList, NewFriend } from './friends.ts';
import { PersonId, TableId } from './names.ts';
import { Farewell, Me, MyChange, NewAccount, NewGuest, NewPassword, Profile, SignIn } from './people.ts';
import { PushAddress, PushEnd } from './push.ts';
import { QuickMatch } from './quick-match.ts';
import { PersonCard, TableCard, TableState } from './room.ts';
import { Ladder, Season } from './seasons.ts';
import { NewTable } from './settings.ts';
import {
  Entering,
  NewTournament,
  TournamentAct,
  TournamentCard,
  TournamentId,
  TournamentSheet,
} from './tournaments.ts';

/** Why something was refused, as the engine says it. */
export const Refusal = z.object({
  code: z.string(),
  text: z.string(),
  details: z.record(z.string(), z.unknown()).optional(),
});

interface Route {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly says: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly answer: z.ZodType;
}

const done = z.looseObject({});
const tournament = z.object({ tournament: TournamentId });

/** Everything the server answers over HTTP besides the page itself; what happens at a table goes over its socket. */
export const routes = {
  me: {
    method: 'GET',
    path: '/api/me',
    says: 'who you are, by your cookie; null for somebody new',
    answer: z.object({ me: Me.nullable() }),
  },
  beGuest: {
    method: 'POST',
    path: '/api/me',
    says: 'a guest by a name alone; sets the cookie',
    body: NewGuest,
    answer: z.object({ me: Me }),
  },
  changeMe: {
    method: 'PATCH',
    path: '/api/me',
    says: 'another name, or whether you wish to have ratings',
    body: MyChange,
    answer: z.object({ me: Me }),
  },
  deleteMe: {
    method: 'DELETE',
    path: '/api/me',
    says: 'forgets you: name, account, ratings, talk; an account asks for its password',
    body: Farewell,
    answer: done,
  },
  exportMe: {
    method: 'GET',
    path: '/api/me/export',
    says: 'everything that is kept about you',
    answer: z.record(z.string(), z.unknown()),
  },
  openAccount: {
    method: 'POST',
    path: '/api/account',
    says: 'makes an account of the guest you are',
    body: NewAccount,
    answer: z.object({ me: Me }),
  },
  changePassword: {
    method: 'PATCH',
    path: '/api/account',
    says: 'another password; signs out everywhere else',
    body: NewPassword,
    answer: done,
  },
  signIn: {
    method: 'POST',
    path: '/api/sign-in',
    says: 'opens your account here; sets the cookie',
    body: SignIn,
    answer: z.object({ me: Me }),
  },
  signOut: {
    method: 'POST',
    path: '/api/sign-out',
    says: 'forgets the cookie; of a guest nobody knows the way back',
    answer: done,
  },
  pushKey: {
    method: 'GET',
    path: '/api/push',
    says: 'the key with which a browser lets this server call it; null where this server calls nobody',
    answer: z.object({ key: z.string().nullable() }),
  },
  callMe: {
    method: 'POST',
    path: '/api/push',
    says: 'this browser is called by its push service when it is your turn at a table by correspondence, while it is signed in',
    body: PushAddress,
    answer: done,
  },
  callMeNoMore: {
    method: 'DELETE',
    path: '/api/push',
    says: 'this browser is not called any more',
    body: PushEnd,
    answer: done,
  },
  lobby: {
    method: 'GET',
    path: '/api/lobby',
    says: 'open tables, the newest first',
    query: z.object({ state: TableState.extract(['waiting', 'playing']).default('waiting') }),
    answer: z.object({ tables: z.array(TableCard) }),
  },
  myTables: {
    method: 'GET',
    path: '/api/tables',
    says: 'the tables you sit at, those that wait for you first',
    answer: z.object({ tables: z.array(TableCard) }),
  },
  newTable: {
    method: 'POST',
    path: '/api/tables',
    says: 'a table of which you are the host',
    body: NewTable,
    answer: z.object({ table: TableId }),
  },
  quickMatch: {
    method: 'POST',
    path: '/api/quick-match',
    says: 'a seat at an open table, or at a new one that others find; it begins when it is full, or when all agree to play with bots',
    body: QuickMatch,
    answer: z.object({ table: TableId }),
  },
  tournaments: {
    method: 'GET',
    path: '/api/tournaments',
    says: 'tournaments that are listed and those you take part in, what is not over first',
    answer: z.object({ tournaments: z.array(TournamentCard) }),
  },
  newTournament: {
    method: 'POST',
    path: '/api/tournaments',
    says: 'a tournament of which you are the host; you take part only if you join it',
    body: NewTournament,
    answer: z.object({ tournament: TournamentId }),
  },
  tournament: {
    method: 'GET',
    path: '/api/tournaments/:tournament',
    says: 'a tournament with its people, standings, rounds and tables',
    params: tournament,
    answer: z.object({ tournament: TournamentSheet }),
  },
  enterTournament: {
    method: 'POST',
    path: '/api/tournaments/:tournament/entry',
    says: 'you take part, while it has not begun',
    params: tournament,
    body: Entering,
    answer: done,
  },
  leaveTournament: {
    method: 'DELETE',
    path: '/api/tournaments/:tournament/entry',
    says: 'you take part no more; what you have played still counts',
    params: tournament,
    answer: done,
  },
  actOnTournament: {
    method: 'POST',
    path: '/api/tournaments/:tournament',
    says: 'its host starts or cancels it, adds bots, or takes somebody out of it',
    params: tournament,
    body: TournamentAct,
    answer: done,
  },
  seasons: {
    method: 'GET',
    path: '/api/seasons',
    says: 'who leads a game in a season (a quarter of a year), of those who show a rating',
    query: z.object({ season: Season.optional(), game: z.string().max(100).optional() }),
    answer: Ladder,
  },
  friends: {
    method: 'GET',
    path: '/api/friends',
    says: 'your friends with who is here and where, who would like to be one, and whom you have asked',
    answer: FriendList,
  },
  addFriend: {
    method: 'POST',
    path: '/api/friends',
    says: 'asks somebody to be your friend, or agrees; by a link you are friends at once',
    body: NewFriend,
    answer: z.object({ agreed: z.boolean() }),
  },
  removeFriend: {
    method: 'DELETE',
    path: '/api/friends/:person',
    says: 'friends no more; or declines, or takes back what you asked',
    params: z.object({ person: PersonId }),
    answer: done,
  },
  callFriend: {
    method: 'POST',
    path: '/api/friends/:person/call',
    says: 'asks a friend to a table at which you sit and that has not begun; told on all pages of that friend',
    params: z.object({ person: PersonId }),
    body: FriendCall,
    answer: done,
  },
  friendLink: {
    method: 'POST',
    path: '/api/friends/link',
    says: 'what stands in the link that you give to friends; another one makes the last one lead nowhere',
    body: z.strictObject({ another: z.boolean().default(false) }),
    answer: z.object({ code: FriendCode }),
  },
  friendOfLink: {
    method: 'GET',
    path: '/api/friends/link/:code',
    says: 'who has given this link',
    params: z.object({ code: FriendCode }),
    answer: z.object({ person: PersonCard }),
  },
  person: {
    method: 'GET',
    path: '/api/people/:person',
    says: 'somebody’s profile: ratings and finished games that were open to all',
    params: z.object({ person: PersonId }),
    answer: Profile,
  },
} as const satisfies Record<string, Route>;

export type Routes = typeof routes;
export type RouteName = keyof Routes;
export type BodyOf<N extends RouteName> = Routes[N] extends { body: infer B extends z.ZodType }
  ? z.input<B>
  : undefined;
export type AnswerOf<N extends RouteName> = z.infer<Routes[N]['answer']>;
/** What comes with any status from 400 up. */
export interface HttpRefusal {
  readonly error: z.infer<typeof Refusal>;
}

/** Where the socket of a page is opened. */
export const SOCKET_PATH = '/socket';
/** The version of what is said over it; a server of another version says so and closes. */
export const PROTOCOL = 1;
