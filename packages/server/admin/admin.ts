import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type LimitStore, sourceOf } from '../limits.ts';
import type { People } from '../people/index.ts';
import { hashOf, newToken } from '../random.ts';
import type { Database } from '../store/index.ts';
import type { TableRegistry } from '../tables/index.ts';
import type { Faults } from './faults.ts';
import { ADMIN_PAGE, ADMIN_SCRIPT, ADMIN_STYLE } from './page.ts';
import type { Reports } from './reports.ts';

export interface AdminParts {
  readonly token: string;
  readonly database: Database;
  readonly registry: TableRegistry;
  readonly people: People;
  readonly reports: Reports;
  readonly faults: Faults;
  readonly limits: LimitStore;
  loads(): object;
  hangUp(person: string): void;
}

const Search = z.object({ words: z.string().trim().min(1).max(100) });
const Close = z.strictObject({ table: z.string().max(64), why: z.string().min(1).max(200) });
const Ban = z.strictObject({ person: z.string().max(64), banned: z.boolean() });
const Password = z.strictObject({ person: z.string().max(64) });
const Mended = z.strictObject({ fault: z.string().max(64) });
const Settle = z.strictObject({ report: z.string().max(64) });

/** Whether a request carries the token of whoever runs the server. */
export function isAdmin({ headers }: Pick<FastifyRequest, 'headers'>, token: string | undefined): boolean {
  const given = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];
  if (token === undefined || given === undefined) return false;
  return timingSafeEqual(Buffer.from(hashOf(given)), Buffer.from(hashOf(token)));
}

/** For whoever runs the server: tables, load, complaints; closing a table, shutting somebody out, a password for who has lost it. */
export function registerAdmin(server: FastifyInstance, parts: AdminParts): void {
  const { database, registry, people, reports, faults } = parts;
  const tries = parts.limits.limit('admin', 30, 60_000);

  server.get('/admin', async (_request, reply) => reply.type('text/html').send(ADMIN_PAGE));
  server.get('/admin/admin.js', async (_request, reply) => reply.type('text/javascript').send(ADMIN_SCRIPT));
  server.get('/admin/admin.css', async (_request, reply) => reply.type('text/css').send(ADMIN_STYLE));

  server.register(async (admin) => {
    admin.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (isAdmin(request, parts.token)) return;
      const error = (await tries.take(sourceOf(request.ip)))
        ? { code: 'admin', text: 'this asks for the token of whoever runs the server' }
        : { code: 'too-often', text: 'that is too often; wait a while' };
      await reply.code(error.code === 'admin' ? 401 : 429).send({ error });
    });

    admin.get('/api/admin', async () => {
      const counts = await database.db
        .selectFrom('tables')
        .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
        .groupBy('state')
        .execute();
      const recent = await database.db
        .selectFrom('tables')
        .select(['id', 'state', 'listed', 'moves', 'made', 'touched'])
        .where('state', 'in', ['waiting', 'playing', 'paused'])
        .orderBy('touched', 'desc')
        .limit(200)
        .execute();
      return {
        loads: parts.loads(),
        counts,
        tables: recent,
        reports: await reports.open(),
        faults: await faults.open(),
      };
    });

    admin.get('/api/admin/people', async (request) => {
      const { words } = Search.parse(request.query);
      const found = await people.search(words, 50);
      return {
        people: await Promise.all(
          found.map(async ({ id, name, login, banned, seen }) => ({
            id,
            name,
            login,
            banned: banned === 1,
            seen,
            tables: await registry.store.tablesOf(id),
          })),
        ),
      };
    });

    admin.get('/api/admin/tables', async (request) => {
      const { words } = Search.parse(request.query);
      const found = await registry.store.search(words, 50);
      return {
        tables: found.map(({ id, state, room, moves, touched }) => ({
          id,
          state,
          title: room.title,
          game: room.game,
          host: room.host.name,
          people: room.seats.flatMap(({ person }) => person?.name ?? []),
          moves,
          touched,
        })),
      };
    });

    admin.post('/api/admin/password', async (request, reply) => {
      const { person } = Password.parse(request.body);
      const password = newToken().slice(0, 12);
      if (!(await people.setPassword(person, password)))
        return reply
          .code(404)
          .send({ error: { code: 'no-account', text: 'nobody has an account by this id' } });
      parts.hangUp(person);
      return { password };
    });

    admin.post('/api/admin/close', async (request, reply) => {
      const { table, why } = Close.parse(request.body);
      const found = await registry.find(table);
      if (!found)
        return reply.code(404).send({ error: { code: 'no-table', text: 'there is no such table' } });
      await found.shut(why);
      return {};
    });

    admin.post('/api/admin/ban', async (request, reply) => {
      const { person, banned } = Ban.parse(request.body);
      if (!(await people.ban(person, banned)))
        return reply.code(404).send({ error: { code: 'no-person', text: 'nobody has this id' } });
      if (banned) parts.hangUp(person);
      return {};
    });

    admin.post('/api/admin/mended', async (request) => {
      const { fault } = Mended.parse(request.body);
      return { done: await faults.settle(fault) };
    });

    admin.post('/api/admin/settle', async (request) => {
      const { report } = Settle.parse(request.body);
      return { done: await reports.settle(report) };
    });
  });
}
