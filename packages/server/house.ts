import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { isAdmin, registerAdmin } from './admin/admin.ts';
import { Reports } from './admin/reports.ts';
import { startQueue } from './bots/queue.ts';
import { startThinker } from './bots/thinker.ts';
import { type Bus, soloBus } from './cluster/bus.ts';
import { registerApi } from './http/api.ts';
import { type LimitStore, ownLimits } from './limits.ts';
import { type Metrics, startMetrics } from './metrics.ts';
import { People } from './people/index.ts';
import { Pushes } from './push/index.ts';
import type { Settings } from './settings.ts';
import { Sockets } from './sockets/sockets.ts';
import { openDatabase } from './store/index.ts';
import { takeDataDir } from './store/lock.ts';
import { Floor } from './tables/index.ts';

/** The part of the server that hosts tables for people. */
export interface TableHouse {
  /** tells everybody that the server stops, and hangs up */
  hangUp(): Promise<void>;
  close(): Promise<void>;
}

/** Opens the store and everything that stands on it, and gives the server its addresses. */
export async function openHouse(server: FastifyInstance, settings: Settings): Promise<TableHouse> {
  const now = Date.now;
  const log = server.log;
  const database = await openDatabase({
    dataDir: settings.DATA_DIR,
    ...(settings.DATABASE_URL !== undefined && { databaseUrl: settings.DATABASE_URL }),
    databaseConnections: settings.DATABASE_CONNECTIONS,
  });
  // PostgreSQL keeps its own order among processes.
  let letGo = (): void => {};
  let shared: { readonly bus: Bus; readonly limits: LimitStore };
  try {
    if (database.kind === 'sqlite') letGo = takeDataDir(settings.DATA_DIR);
    shared = await openShared(settings, now);
  } catch (error) {
    letGo();
    await database.close();
    throw error;
  }
  const { bus, limits } = shared;
  const people = new People(database, now);
  const pushes = new Pushes(database, settings, log, now);
  const reports = new Reports(database, limits, now);
  const threads = startThinker(settings.BOT_THREADS);
  let sockets: Sockets | null = null;
  const metrics: Metrics = startMetrics(() => ({ ...floor.loads, sockets: sockets?.count ?? 0 }));
  const floor = new Floor(
    database,
    bus,
    settings.REDIS_URL === undefined
      ? threads
      : startQueue(settings.REDIS_URL, threads, settings.BOT_THREADS, log),
    {
      maxTables: settings.MAX_TABLES,
      maxTablesAPerson: settings.MAX_TABLES_A_PERSON,
      hostAwayMs: settings.HOST_AWAY * 1000,
    },
    {
      log,
      metrics,
      now,
      tellPerson: (person, news) => sockets?.tell(person, news),
      callPerson: (person, call) =>
        void pushes
          .call(person, call)
          .catch((error: unknown) => log.warn({ error: String(error) }, 'nobody could be called')),
    },
  );
  sockets = new Sockets(server.server, {
    settings,
    bus,
    floor,
    people,
    reports,
    metrics,
    log,
    now,
    addressOf: (request) => addressOf(request, settings.TRUST_PROXY),
  });
  const pages = sockets;

  registerApi(server, {
    settings,
    database,
    people,
    floor,
    pushes,
    limits,
    metrics,
    goneFrom: (person, tokens) => pages.hangUp(person, tokens),
  });
  if (settings.ADMIN_TOKEN)
    registerAdmin(server, {
      token: settings.ADMIN_TOKEN,
      database,
      floor,
      people,
      reports,
      limits,
      loads: () => ({
        ...floor.loads,
        sockets: pages.count,
        megabytes: megabytes(),
        uptime: process.uptime(),
      }),
      hangUp: (person) => pages.hangUp(person, 'all'),
    });
  server.get('/readyz', async (_request, reply) => {
    try {
      await Promise.all([sql`select 1`.execute(database.db), bus.check()]);
      return reply.send({ ready: true });
    } catch {
      return reply.code(503).send({ ready: false });
    }
  });
  if (settings.METRICS !== 'off')
    server.get('/metrics', async (request, reply) => {
      if (settings.METRICS === 'token' && !isAdmin(request, settings.ADMIN_TOKEN))
        return reply
          .code(401)
          .send({ error: { code: 'admin', text: 'this asks for ADMIN_TOKEN, or METRICS=open' } });
      return reply.type(metrics.contentType).send(await metrics.text());
    });

  return {
    hangUp: () => pages.close(),
    close: async () => {
      await floor.close();
      pushes.close();
      await bus.close();
      await database.close();
      letGo();
    },
  };
}

async function openShared(
  { REDIS_URL }: Settings,
  now: () => number,
): Promise<{ readonly bus: Bus; readonly limits: LimitStore }> {
  if (REDIS_URL === undefined) return { bus: soloBus(), limits: ownLimits(now) };
  const { openRedis } = await import('./cluster/redis.ts');
  return openRedis(REDIS_URL);
}

/** The address that the last proxy we trust has seen. */
function addressOf({ headers, socket }: IncomingMessage, proxies: number): string {
  const seen = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
  return (proxies > 0 ? seen.at(-proxies) : undefined) ?? socket.remoteAddress ?? 'unknown';
}

const megabytes = (): number => Math.round(process.memoryUsage().rss / 1e6);
