import { itemAt, type Outcome, refuse } from '@hexwright/kernel';
import type { HouseNews, Me, Profile, RouteName } from '@hexwright/table';
import { type AnswerOf, routes } from '@hexwright/table';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { type LimitStore, sourceOf } from '../limits.ts';
import type { Metrics } from '../metrics.ts';
import {
  cardOf,
  type Friends,
  Guesses,
  keyOf,
  type People,
  type Person,
  type Visitor,
} from '../people/index.ts';
import type { Pushes } from '../push/index.ts';
import type { Settings } from '../settings.ts';
import type { Database } from '../store/index.ts';
import { ladder, seatOf, type TableRegistry } from '../tables/index.ts';
import type { Tournaments } from '../tournaments/tournaments.ts';
import { apiPage } from './api-page.ts';
import { cookieFor, isOurs, tokenOf } from './door.ts';
import { everythingAbout } from './export.ts';
import { openApi } from './openapi.ts';

export interface ApiParts {
  readonly settings: Settings;
  readonly database: Database;
  readonly people: People;
  readonly friends: Friends;
  readonly registry: TableRegistry;
  readonly tournaments: Tournaments;
  readonly pushes: Pushes;
  readonly limits: LimitStore;
  readonly metrics: Metrics;
  tellPerson(person: string, news: HouseNews): void;
  /** tells the other processes that somebody has another name or account by now */
  changed(person: string): void;
  /** closes the sockets of somebody who has signed out */
  goneFrom(person: string, tokens: 'all' | { readonly but: string } | { readonly only: string }): void;
}

interface Asked<Body, Params> {
  readonly body: Body;
  readonly params: Params;
  readonly query: Readonly<Record<string, string>>;
  readonly visitor: Visitor | null;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type BodyIn<N extends RouteName> = (typeof routes)[N] extends { body: infer B extends z.ZodType }
  ? z.output<B>
  : undefined;
type ParamsIn<N extends RouteName> = (typeof routes)[N] extends { params: infer P extends z.ZodType }
  ? z.output<P>
  : undefined;
type Answers = {
  [N in RouteName]: (asked: Asked<BodyIn<N>, ParamsIn<N>>) => Promise<Outcome<AnswerOf<N>>>;
};

const whoAreYou = refuse('guest-first', 'say your name first');
const STATUS: Readonly<Record<string, number>> = {
  'guest-first': 401,
  'sign-in': 401,
  banned: 403,
  password: 403,
  'not-here': 404,
  'too-often': 429,
  overloaded: 503,
  busy: 503,
  'not-written': 503,
};

/** Everything that is asked over HTTP, as the shared list of routes has it. */
export function registerApi(server: FastifyInstance, parts: ApiParts): void {
  const { settings, people, friends, registry, tournaments, pushes, limits, metrics, database } = parts;
  const often = limits.limit('requests', settings.REQUESTS_A_MINUTE, 60_000);
  const guests = limits.limit('guests', settings.GUESTS_AN_HOUR, 3_600_000);
  // However many guests a household is, it fills no server with tables.
  const tables = limits.limit('tables', settings.REQUESTS_A_MINUTE, 3_600_000);
  const guesses = new Guesses(limits, 'sign-in', { atHome: 'slowed' });
  /** asking for friendship comes to somebody else's eyes */
  const asks = limits.limit('friends', 60, 3_600_000);
  const entries = new Guesses(limits, 'tournament-password');

  const me = async (person: Person): Promise<Me> => ({
    ...cardOf(person),
    login: person.login,
    rated: person.rated === 1,
    muted: await people.mutedBy(person.id),
    yourTurn: await registry.store.waitingFor(person.id),
  });
  const welcome = async (
    { reply, request }: Pick<Asked<unknown, unknown>, 'reply' | 'request'>,
    { person, token }: { readonly person: Person; readonly token: string },
  ) => {
    reply.header('set-cookie', cookieFor(token, isSecure(request, settings)));
    return { ok: true as const, me: await me(person) };
  };
  const changed = async (person: Person, change: Parameters<People['change']>[1]): Promise<Person> => {
    const now = await people.change(person, change);
    parts.changed(person.id);
    return now;
  };
  const tooOften = refuse('too-often', 'that is too often; wait a while');

  const answers: Answers = {
    me: async ({ visitor }) => ({ ok: true, me: visitor && (await me(visitor.person)) }),
    beGuest: async (asked) => {
      const { visitor, body, request } = asked;
      if (visitor) return { ok: true, me: await me(await changed(visitor.person, { name: body.name })) };
      if (!(await guests.take(sourceOf(request.ip)))) return tooOften;
      return welcome(asked, await people.guest(body.name));
    },
    changeMe: async ({ visitor, body }) =>
      visitor ? { ok: true, me: await me(await changed(visitor.person, body)) } : whoAreYou,
    deleteMe: async ({ visitor, body, reply, request }) => {
      if (!visitor) return whoAreYou;
      if (!(await guesses.mayTry(visitor.person.id, sourceOf(request.ip)))) return tooOften;
      const allowed = await people.mayRemove(visitor, body.password);
      if (!allowed.ok) return allowed;
      await guesses.right(visitor.person.id, sourceOf(request.ip));
      await tournaments.forget(visitor.person.id);
      const off = await registry.forget(visitor.person.id);
      if (!off.ok) return off;
      // Nobody comes in by that name any more; what a page of it did in this very moment is looked for once more.
      await people.endSessions(visitor.person.id);
      parts.goneFrom(visitor.person.id, 'all');
      await registry.forget(visitor.person.id);
      await people.remove(visitor);
      reply.header('set-cookie', cookieFor(null, isSecure(request, settings)));
      return { ok: true };
    },
    exportMe: async ({ visitor }) =>
      visitor ? { ok: true, ...(await everythingAbout(visitor.person, database)) } : whoAreYou,
    openAccount: async ({ visitor, body }) => {
      if (!visitor) return whoAreYou;
      const opened = await people.openAccount(visitor.person, body.login, body.password);
      parts.changed(visitor.person.id);
      return opened.ok ? { ok: true, me: await me(opened.person) } : opened;
    },
    changePassword: async ({ visitor, body, request }) => {
      if (!visitor) return whoAreYou;
      if (!(await guesses.mayTry(visitor.person.id, sourceOf(request.ip)))) return tooOften;
      const changed = await people.changePassword(visitor, body.password, body.next);
      if (!changed.ok) return changed;
      await guesses.right(visitor.person.id, sourceOf(request.ip));
      parts.goneFrom(visitor.person.id, { but: visitor.token });
      return changed;
    },
    signIn: async (asked) => {
      const { body, request } = asked;
      const [name, source] = [keyOf(body.login), sourceOf(request.ip)];
      if (!(await guesses.mayTry(name, source))) return tooOften;
      const signed = await people.signIn(body.login, body.password);
      if (!signed.ok) return signed;
      await guesses.right(name, source);
      return welcome(asked, signed);
    },
    signOut: async ({ visitor, reply, request }) => {
      if (visitor) {
        await people.signOut(visitor);
        parts.goneFrom(visitor.person.id, { only: visitor.token });
      }
      reply.header('set-cookie', cookieFor(null, isSecure(request, settings)));
      return { ok: true };
    },
    pushKey: async () => ({ ok: true, key: await pushes.key() }),
    callMe: async ({ visitor, body }) => (visitor ? pushes.subscribe(visitor, body) : whoAreYou),
    callMeNoMore: async ({ visitor, body }) => {
      if (visitor) await pushes.unsubscribe(visitor, body.endpoint);
      return { ok: true };
    },
    lobby: async ({ query, visitor }) => ({
      ok: true,
      tables: await registry.lobby(query.state as 'waiting' | 'playing', visitor?.person.id ?? null),
    }),
    myTables: async ({ visitor }) =>
      visitor ? { ok: true, tables: await registry.tablesOf(visitor.person.id) } : whoAreYou,
    newTable: async ({ visitor, body, request }) => {
      if (!visitor) return whoAreYou;
      const source = sourceOf(request.ip);
      return (await tables.take(source)) ? registry.create(body, cardOf(visitor.person), source) : tooOften;
    },
    quickMatch: async ({ visitor, body, request }) => {
      if (!visitor) return whoAreYou;
      const source = sourceOf(request.ip);
      return (await tables.take(source))
        ? registry.quickMatch(body, cardOf(visitor.person), source)
        : tooOften;
    },
    tournaments: async ({ visitor }) => ({
      ok: true,
      tournaments: await tournaments.list(visitor?.person.id ?? null),
    }),
    newTournament: async ({ visitor, body, request }) =>
      visitor ? tournaments.create(body, cardOf(visitor.person), sourceOf(request.ip)) : whoAreYou,
    tournament: ({ visitor, params }) => tournaments.sheet(params.tournament, visitor?.person.id ?? null),
    enterTournament: async ({ visitor, params, body, request }) => {
      if (!visitor) return whoAreYou;
      const { tournament } = params;
      const source = sourceOf(request.ip);
      if (body.password !== undefined && !(await entries.mayTry(tournament, source))) return tooOften;
      const entered = await tournaments.enter(tournament, cardOf(visitor.person), body.password);
      if (entered.ok && body.password !== undefined) await entries.right(tournament, source);
      return entered;
    },
    leaveTournament: async ({ visitor, params }) =>
      visitor ? tournaments.leave(params.tournament, visitor.person.id) : whoAreYou,
    actOnTournament: async ({ visitor, params, body }) =>
      visitor ? tournaments.act(params.tournament, visitor.person.id, body) : whoAreYou,
    seasons: async ({ query }) => ({ ok: true, ...(await ladder(database, Date.now(), query)) }),
    friends: async ({ visitor }) =>
      visitor ? { ok: true, ...(await friends.list(visitor.person.id)) } : whoAreYou,
    addFriend: async ({ visitor, body }) => {
      if (!visitor) return whoAreYou;
      if (!(await asks.take(visitor.person.id))) return tooOften;
      const added = await friends.add(visitor.person.id, body);
      if (!added.ok) return added;
      if (added.friend) parts.tellPerson(added.friend.id, { kind: 'friends' });
      return { ok: true, agreed: added.agreed };
    },
    callFriend: async ({ visitor, params, body }) => {
      if (!visitor) return whoAreYou;
      const { person } = visitor;
      if (!(await asks.take(person.id))) return tooOften;
      const may = await friends.mayCall(person.id, params.person);
      if (!may.ok) return may;
      const table = await registry.store.find(body.table);
      // Where somebody does not sit there may be a table or none.
      if (table?.state !== 'waiting' || table.room.tournament || seatOf(table.room, person.id) === null)
        return refuse('not-seated', 'you call friends to a table at which you sit and that has not begun');
      const { id, room } = table;
      if (may.hears)
        parts.tellPerson(params.person, { kind: 'invited', table: id, title: room.title, by: person.name });
      return { ok: true };
    },
    removeFriend: async ({ visitor, params }) => {
      if (!visitor) return whoAreYou;
      await friends.remove(visitor.person.id, params.person);
      return { ok: true };
    },
    friendLink: async ({ visitor, body }) =>
      visitor ? { ok: true, code: await friends.codeOf(visitor.person.id, body.another) } : whoAreYou,
    friendOfLink: ({ params }) => friends.giverOf(params.code),
    person: async ({ params, visitor }): Promise<Outcome<Profile>> => {
      const person = await people.find(params.person);
      if (!person) return refuse('not-here', 'nobody is known by that name');
      const own = visitor?.person.id === person.id;
      return {
        ok: true,
        person: cardOf(person),
        since: person.made,
        ratings: own || person.rated === 1 ? await registry.results.ratingsOf(person.id) : [],
        games: await registry.results.gamesOf(person.id, own, 100),
      };
    },
  };

  for (const [name, route] of Object.entries(routes)) {
    const { method, path } = route;
    server.route({
      method,
      url: path,
      bodyLimit: 64 * 1024,
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        if (method !== 'GET' && !isOurs(request.headers, settings.PUBLIC_URL)) {
          metrics.refused('origin');
          return refuseWith(reply, refuse('origin', 'this comes from another page'), 403);
        }
        if (!(await often.take(sourceOf(request.ip)))) {
          metrics.refused('requests');
          return refuseWith(reply, tooOften);
        }
        const body = 'body' in route ? route.body.safeParse(request.body ?? {}) : undefined;
        const params = 'params' in route ? route.params.safeParse(request.params) : undefined;
        const query = 'query' in route ? route.query.safeParse(request.query) : undefined;
        const wrong = [body, params, query].find((each) => each && !each.success)?.error;
        if (wrong) {
          const { path: where, message } = itemAt(wrong.issues, 0);
          return refuseWith(reply, refuse('shape', `${where.join('.') || 'the body'}: ${message}`));
        }
        const visitor = await people.visitor(tokenOf(request.headers));
        if (visitor && !(await often.take(visitor.person.id))) {
          metrics.refused('requests');
          return refuseWith(reply, tooOften);
        }
        const answer = answers[name as RouteName] as (
          asked: Asked<unknown, unknown>,
        ) => Promise<Outcome<object>>;
        const outcome = await answer({
          body: body?.data,
          params: params?.data,
          query: (query?.data ?? {}) as Record<string, string>,
          visitor,
          request,
          reply,
        });
        if (!outcome.ok) return refuseWith(reply, outcome);
        const { ok: _, ...rest } = outcome;
        return reply.send(rest);
      },
    });
  }
  server.get('/api', async (_request, reply) => reply.type('text/html; charset=utf-8').send(apiPage()));
  let described: string | undefined;
  server.get('/api/openapi.json', async (request, reply) => {
    if (!(await often.take(sourceOf(request.ip)))) return refuseWith(reply, tooOften);
    described ??= JSON.stringify(openApi());
    return reply.type('application/json; charset=utf-8').send(described);
  });
}

function refuseWith(
  reply: FastifyReply,
  { reason }: { readonly reason: { readonly code: string } },
  status?: number,
) {
  return reply.code(status ?? STATUS[reason.code] ?? 400).send({ error: reason });
}

function isSecure(request: FastifyRequest, { PUBLIC_URL }: Settings): boolean {
  return PUBLIC_URL ? PUBLIC_URL.startsWith('https:') : request.protocol === 'https';
}
