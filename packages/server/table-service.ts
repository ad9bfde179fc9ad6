import type { IncomingMessage } from 'node:http';
import { refuse } from '@hexwright/kernel';
import type { GameWish, HouseNews } from '@hexwright/table';
import type { FastifyInstance } from 'fastify';
import { isAdmin, registerAdmin } from './admin/admin.ts';
import { Faults } from './admin/faults.ts';
import { Reports } from './admin/reports.ts';
import { startQueue } from './bots/queue.ts';
import { startThinker } from './bots/thinker.ts';
import { type Bus, soloBus } from './cluster/bus.ts';
import { registerApi } from './http/api.ts';
import { type Invitation, tableInvitation, tournamentInvitation } from './http/invitations.ts';
import { type LimitStore, ownLimits, sourceOf } from './limits.ts';
import { type Metrics, startMetrics } from './metrics.ts';
import { Friends, Guesses, Online, People } from './people/index.ts';
import { hashPassword, isPassword } from './people/passwords.ts';
import { startPictures } from './pictures/pictures.ts';
import { Pressure } from './pressure.ts';
import { type Call, Pushes } from './push/index.ts';
import { hashOf } from './random.ts';
import { readiness } from './readiness.ts';
import type { Settings } from './settings.ts';
import { Sockets } from './sockets/sockets.ts';
import { type Database, openDatabase } from './store/index.ts';
import { lockDataDir } from './store/lock.ts';
import { TableRegistry } from './tables/index.ts';
import { Tournaments } from './tournaments/tournaments.ts';

const noPicture = refuse('not-here', 'there is no picture here');
const tooMany = refuse('too-often', 'that is too often; wait a while');

type Found = Invitation & { readonly wish: GameWish };

/** The part of the server that hosts tables for people. */
export interface TableService {
  /** what a link to this path leads to, where that is a table or a tournament */
  invitation(path: string): Promise<Invitation | null>;
  /** tells everybody that the server stops, and hangs up */
  hangUp(): Promise<void>;
  close(): Promise<void>;
}

/** Opens the store and everything that stands on it, and gives the server its addresses. */
export async function openTableService(server: FastifyInstance, settings: Settings): Promise<TableService> {
  const now = Date.now;
  const log = server.log;
  const { database, letGo } = await openStore(settings, log);
  let shared: { readonly bus: Bus; readonly limits: LimitStore };
  try {
    shared = await openShared(settings);
  } catch (error) {
    await database.close();
    letGo();
    throw error;
  }
  const { bus, limits } = shared;
  const people = new People(database, now, () => !bus.shared || bus.reachable);
  const online = new Online(database, now, log);
  const pushes = new Pushes(database, settings, log, now);
  const reports = new Reports(database, limits, now);
  const pressure = new Pressure(settings.OVERLOAD_MS, (over) => {
    if (over) log.warn({}, 'overloaded: new tables are refused');
    else log.info({}, 'no longer overloaded');
  });
  const lookNoMore = pressure.watch();
  const threads = startThinker(settings.BOT_THREADS, () => pressure.over);
  let sockets: Sockets | null = null;
  const metrics: Metrics = startMetrics(() => ({
    ...registry.loads,
    overloaded: pressure.over,
    sockets: sockets?.count ?? 0,
  }));
  const told = {
    tellPerson: (person: string, news: HouseNews) => sockets?.tell(person, news),
    callPerson: (person: string, call: Call) =>
      void pushes
        .call(person, call)
        .catch((error: unknown) => log.warn({ error: String(error) }, 'push failed')),
  };
  const tournaments: Tournaments = new Tournaments(database, {
    ...told,
    log,
    now,
    isOverloaded: () => pressure.over,
    hashPassword,
    isPassword,
    titleOf: (wish, by) => registry.titleOf(wish, by),
    laid: (table) => registry.store.laid(table),
  });
  const faults = new Faults(database, log, metrics, now);
  const registry = new TableRegistry(
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
      passwordGuesses: new Guesses(limits, 'table-password'),
      now,
      noteFault: (facts, report) => void faults.note(facts, report),
      isOverloaded: () => pressure.over,
      tournaments,
      ...told,
    },
  );
  sockets = new Sockets(server.server, {
    settings,
    bus,
    limits,
    registry,
    people,
    online,
    reports,
    metrics,
    log,
    now,
    addressOf: (request) => addressOf(request, settings.TRUST_PROXY),
  });
  const connected = sockets;

  registerApi(server, {
    settings,
    database,
    people,
    friends: new Friends(database, now),
    registry,
    tournaments,
    pushes,
    limits,
    metrics,
    tellPerson: told.tellPerson,
    changed: (person) => connected.changed(person),
    goneFrom: (person, tokens) => connected.hangUp(person, tokens),
  });
  if (settings.ADMIN_TOKEN)
    registerAdmin(server, {
      token: settings.ADMIN_TOKEN,
      database,
      registry,
      people,
      reports,
      faults,
      limits,
      loads: () => ({
        ...registry.loads,
        sockets: connected.count,
        megabytes: megabytes(),
        uptime: process.uptime(),
      }),
      hangUp: (person) => connected.hangUp(person, 'all'),
    });
  const ready = readiness({ database, bus, dataDir: settings.DATA_DIR });
  server.get('/readyz', async (_request, reply) => {
    const why = await ready();
    return reply.code(why ? 503 : 200).send(why ? { ready: false, why } : { ready: true });
  });
  const figures = limits.limit('figures', 60, 60_000);
  if (settings.METRICS !== 'off')
    server.get('/metrics', async (request, reply) => {
      // The limit comes first: this is no place to guess the token either.
      if (!(await figures.take(sourceOf(request.ip))))
        return reply
          .code(429)
          .send({ error: { code: 'too-often', text: 'that is too often; wait a while' } });
      if (settings.METRICS === 'token' && !isAdmin(request, settings.ADMIN_TOKEN))
        return reply
          .code(401)
          .send({ error: { code: 'admin', text: 'this asks for ADMIN_TOKEN, or METRICS=open' } });
      return reply.type(metrics.contentType).send(await metrics.text());
    });

  const pictures = startPictures();
  const drawings = limits.limit('pictures', 60, 60_000);
  const invitation = async (path: string): Promise<Found | null> => {
    const [, kind, id] = /^\/(t|friends\/tournaments)\/([\w-]{16,22})$/.exec(path) ?? [];
    if (id === undefined) return null;
    if (kind !== 't') {
      const tournament = await tournaments.find(id);
      return tournament && { ...tournamentInvitation(tournament), wish: tournament.settings.wish };
    }
    const table = await registry.store.find(id);
    return table ? { ...tableInvitation(table), wish: table.room.settings.wish } : null;
  };
  for (const path of ['/t/:id', '/friends/tournaments/:id'])
    server.get<{ Params: { id: string } }>(`${path}/board.png`, async (request, reply) => {
      const { id } = request.params;
      const found = await invitation(path.replace(':id', id));
      if (!found?.picture) return reply.code(404).send({ error: noPicture.reason });
      if (!(await drawings.take(sourceOf(request.ip))))
        return reply.code(429).send({ error: tooMany.reason });
      const drawn = await pictures.board(found.wish, hashOf(`picture ${id}`));
      if (!drawn.ok) return reply.code(404).send({ error: drawn.reason });
      return (
        reply
          .type('image/png')
          .header('cache-control', 'public, max-age=86400')
          // Messengers on the web show it on pages of their own.
          .header('cross-origin-resource-policy', 'cross-origin')
          .send(Buffer.from(drawn.png))
      );
    });

  return {
    invitation,
    hangUp: () => connected.close(),
    close: async () => {
      lookNoMore();
      tournaments.close();
      await pictures.close();
      await online.close();
      await registry.close();
      pushes.close();
      await bus.close();
      await database.close();
      letGo();
    },
  };
}

/** The store for this process alone; PostgreSQL keeps its own order among processes. */
async function openStore(
  { DATA_DIR, DATABASE_URL, DATABASE_CONNECTIONS }: Settings,
  log: FastifyInstance['log'],
): Promise<{ readonly database: Database; letGo(): void }> {
  const databaseConnections = DATABASE_CONNECTIONS;
  if (DATABASE_URL !== undefined) {
    const database = await openDatabase({
      dataDir: DATA_DIR,
      databaseUrl: DATABASE_URL,
      databaseConnections,
    });
    return { database, letGo: () => {} };
  }
  const { foundUnclean, release } = lockDataDir(DATA_DIR);
  if (foundUnclean) log.warn({ dataDir: DATA_DIR }, 'unclean shutdown found: checking the store');
  try {
    return {
      database: await openDatabase({ dataDir: DATA_DIR, databaseConnections, foundUnclean }),
      letGo: release,
    };
  } catch (error) {
    release();
    throw error;
  }
}

async function openShared({
  REDIS_URL,
}: Settings): Promise<{ readonly bus: Bus; readonly limits: LimitStore }> {
  if (REDIS_URL === undefined) return { bus: soloBus(), limits: ownLimits() };
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
