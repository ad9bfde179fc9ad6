import { loadavg } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { newDir, startBuilt } from '../built.ts';
import { findPostgres, findRedis, type Service, startPostgres, startRedis } from '../services.ts';
import { type CrowdPlan, eachOf, LoadTable, newTally, playFor } from './crowd.ts';
import { cpuOfTree, quantile, type Reading, readingOf } from './figures.ts';

export interface LoadPlan {
  readonly game: string;
  readonly tables: number;
  readonly seats: number;
  /** seconds between the moves of a table, one measured while for each */
  readonly paces: readonly number[];
  /** how long each is measured, in seconds */
  readonly seconds: number;
  /** moves that every table makes beforehand */
  readonly warm: number;
  readonly store: 'sqlite' | 'postgres';
  readonly processes: number;
  /** more for Node itself, as --cpu-prof */
  readonly node?: readonly string[];
  /** another build of the server than ours, to compare with */
  readonly main?: string;
}

/** One measured while. */
export interface LoadFigures {
  readonly store: string;
  readonly processes: number;
  readonly tables: number;
  readonly sockets: number;
  readonly pace: number;
  readonly seconds: number;
  readonly moves: number;
  readonly movesASecond: number;
  readonly wantedASecond: number;
  readonly refused: number;
  readonly gamesEnded: number;
  readonly toEvent: Spread;
  readonly toAnswer: Spread;
  readonly kilobytesATable: number;
  readonly megabytes: number;
  /** cores, on average */
  readonly cpu: { readonly server: number; readonly store: number | null; readonly generator: number };
  readonly cpuMsAMove: number;
  readonly kilobytesAView: number;
  /** milliseconds until a move was durable, on average */
  readonly writeMs: number;
  /** milliseconds by which event loops were late, the slowest of a hundred turns */
  readonly lagMs: { readonly server: number; readonly generator: number };
  /** of the whole machine, as it was at the end */
  readonly loadAverage: number;
}

interface Spread {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly most: number;
}

/** milliseconds between two looks at our own event loop */
const RESOLUTION = 10;

const round = (value: number, digits = 1): number => Number(value.toFixed(digits));

/** Loads a server of our own, and measures. */
export async function runLoad(plan: LoadPlan, say: (line: string) => void): Promise<LoadFigures[]> {
  const services = plan.store === 'postgres' ? await startServices() : null;
  const dataDir = newDir();
  const env = {
    LOG_LEVEL: 'error',
    METRICS: 'open',
    DATA_DIR: dataDir,
    MAX_CONNECTIONS_AN_ADDRESS: '1000000',
    MAX_CONNECTIONS: '1000000',
    REQUESTS_A_MINUTE: '1000000',
    GUESTS_AN_HOUR: '1000000',
    ...(services && { DATABASE_URL: services[0].url, REDIS_URL: services[1].url }),
  };
  const servers = await Promise.all(
    Array.from({ length: plan.processes }, () => startBuilt(env, plan.node, plan.main)),
  );
  try {
    const addresses = servers.map(({ address }) => address);
    const atRest = await readAll(addresses);
    let tally = newTally();
    const crowd: CrowdPlan = { ...plan, addresses, seed: 'load' };
    const tables = Array.from({ length: plan.tables }, (_, i) => new LoadTable(crowd, i, () => tally));
    let began = performance.now();
    await eachOf(tables, (table) => table.sitDown());
    say(`${plan.tables} tables with ${plan.tables * plan.seats} sockets in ${secondsSince(began)} s`);
    began = performance.now();
    await eachOf(
      tables,
      async (table) => {
        for (let i = 0; i < plan.warm; i++) await table.move();
      },
      8,
    );
    say(`${tally.moves} moves beforehand, as fast as they go, in ${secondsSince(began)} s`);

    const all: LoadFigures[] = [];
    for (const pace of plan.paces) {
      // The first moments are not counted: every table finds its pace.
      await playFor(tables, pace * 1000, Math.min(pace, 2) * 1000, `warm ${pace}`);
      tally = newTally();
      const bots = tables.flatMap(({ seats }) => seats);
      const heard = (): { bytes: number; messages: number } => ({
        bytes: bots.reduce((sum, { bytes }) => sum + bytes, 0),
        messages: bots.reduce((sum, { messages }) => sum + messages, 0),
      });
      const before = await readAll(addresses);
      const own = process.cpuUsage();
      const storeBefore = services && storeCpu(services);
      const heardBefore = heard();
      const late = monitorEventLoopDelay({ resolution: RESOLUTION });
      late.enable();
      const from = performance.now();
      await playFor(tables, pace * 1000, plan.seconds * 1000, `pace ${pace}`);
      const seconds = (performance.now() - from) / 1000;
      late.disable();
      const after = await readAll(addresses);
      const { user, system } = process.cpuUsage(own);
      const storeAfter = services && storeCpu(services);
      const heardAfter = heard();
      const serverCpu = after.cpu - before.cpu;
      const views = tally.toEvent.length;
      const figures: LoadFigures = {
        store: plan.store === 'sqlite' ? 'SQLite' : 'PostgreSQL and Redis',
        processes: plan.processes,
        tables: plan.tables,
        sockets: after.sockets,
        pace,
        seconds: round(seconds),
        moves: tally.moves,
        movesASecond: round(tally.moves / seconds),
        wantedASecond: round(plan.tables / pace),
        refused: tally.refused,
        gamesEnded: tally.ended,
        toEvent: spreadOf(tally.toEvent),
        toAnswer: spreadOf(tally.toAnswer),
        kilobytesATable: round((after.rss - atRest.rss) / plan.tables / 1024, 0),
        megabytes: round(after.rss / 1e6, 0),
        cpu: {
          server: round(serverCpu / seconds, 2),
          store:
            typeof storeBefore === 'number' && typeof storeAfter === 'number'
              ? round((storeAfter - storeBefore) / seconds, 2)
              : null,
          generator: round((user + system) / 1e6 / seconds, 2),
        },
        cpuMsAMove: round((serverCpu * 1000) / tally.moves, 2),
        kilobytesAView: round((heardAfter.bytes - heardBefore.bytes) / views / 1024),
        writeMs: round(((after.writing - before.writing) * 1000) / (after.writes - before.writes)),
        lagMs: { server: round(after.lag * 1000), generator: round(late.percentile(99) / 1e6 - RESOLUTION) },
        loadAverage: round(loadavg()[0], 2),
      };
      all.push(figures);
      say(`a move every ${pace} s a table: ${JSON.stringify(figures)}`);
    }
    for (const { seats } of tables) for (const bot of seats) bot.drop();
    return all;
  } finally {
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
    await Promise.all(services?.map((service) => service.stop()) ?? []);
  }
}

async function startServices(): Promise<readonly [Service, Service]> {
  const [postgres, redis] = [findPostgres(), findRedis()];
  if (!postgres || !redis)
    throw new Error(`there is no ${postgres ? 'Redis' : 'PostgreSQL'} on this machine`);
  return Promise.all([startPostgres(postgres), startRedis(redis)]);
}

function storeCpu(services: readonly Service[]): number | null {
  const each = services.map(({ pid }) => (pid() === undefined ? undefined : cpuOfTree(pid()!)));
  return each.every((cpu) => cpu !== undefined) ? each.reduce((sum, cpu) => sum + cpu!, 0) : null;
}

async function readAll(addresses: readonly string[]): Promise<Reading> {
  const readings = await Promise.all(addresses.map(readingOf));
  const sum = (of: (reading: Reading) => number): number =>
    readings.reduce((total, each) => total + of(each), 0);
  return {
    cpu: sum(({ cpu }) => cpu),
    rss: sum(({ rss }) => rss),
    heap: sum(({ heap }) => heap),
    tables: sum(({ tables }) => tables),
    sockets: sum(({ sockets }) => sockets),
    writes: sum(({ writes }) => writes),
    writing: sum(({ writing }) => writing),
    lag: Math.max(...readings.map(({ lag }) => lag)),
  };
}

function spreadOf(values: readonly number[]): Spread {
  const part = (of: number): number => round(quantile(values, of));
  return { p50: part(0.5), p95: part(0.95), p99: part(0.99), most: part(1) };
}

const secondsSince = (began: number): string => ((performance.now() - began) / 1000).toFixed(1);
