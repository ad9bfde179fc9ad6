import { loadavg } from 'node:os';
import { newDir, startBuilt } from '../built.ts';
import { findPostgres, findRedis, type Service, startPostgres, startRedis } from '../services.ts';
import type { CrowdPlan } from './crowd.ts';
import { type Measured, type Players, playersOf } from './crowds.ts';
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
  /** the cores that the server may use, as `taskset -c` names them; one after the other where processes have their own */
  readonly cores?: readonly string[];
  /** so many processes play */
  readonly players?: number;
  /** everything is to be done within so many seconds: what is measured last is measured for less */
  readonly within?: number;
  /** told of each while as soon as it is measured */
  measured?(figures: LoadFigures): void;
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
  readonly heapMegabytes: number;
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

/** seconds between two measured whiles, and at the end */
const OVERHEAD = 5;

const round = (value: number, digits = 1): number => Number(value.toFixed(digits));

/** Loads a server of our own, and measures. */
export async function runLoad(plan: LoadPlan, say: (line: string) => void): Promise<LoadFigures[]> {
  const beginning = performance.now();
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
    Array.from({ length: plan.processes }, (_, i) =>
      startBuilt(env, plan.node, plan.main, plan.cores?.[i % plan.cores.length]),
    ),
  );
  let players: Players[] = [];
  try {
    const addresses = servers.map(({ address }) => address);
    const atRest = await readAll(addresses);
    const crowd: CrowdPlan = { ...planOf(plan), addresses };
    players = playersOf(crowd, plan.players ?? 1);
    let began = performance.now();
    await Promise.all(players.map((each) => each.sitDown()));
    say(`${plan.tables} tables with ${plan.tables * plan.seats} sockets in ${secondsSince(began)} s`);
    began = performance.now();
    const warmed = await Promise.all(players.map((each) => each.warm(plan.warm)));
    say(
      `${sumOf(warmed, (moves) => moves)} moves beforehand, as fast as they go, in ${secondsSince(began)} s`,
    );

    const all: LoadFigures[] = [];
    const playAll = (pace: number, seconds: number, seed: string): Promise<Measured[]> =>
      Promise.all(players.map((each) => each.play(pace * 1000, seconds * 1000, seed)));
    for (const [i, pace] of plan.paces.entries()) {
      // The first moments are not counted: every table finds its pace.
      await playAll(pace, Math.min(pace, 2), `warm ${pace}`);
      const left = (plan.within ?? Number.POSITIVE_INFINITY) - (performance.now() - beginning) / 1000;
      const before = await readAll(addresses);
      const storeBefore = services && storeCpu(services);
      const from = performance.now();
      const measured = await playAll(
        pace,
        Math.max(1, Math.min(plan.seconds, left / (plan.paces.length - i) - OVERHEAD)),
        `pace ${pace}`,
      );
      const seconds = (performance.now() - from) / 1000;
      const after = await readAll(addresses);
      const storeAfter = services && storeCpu(services);
      const serverCpu = after.cpu - before.cpu;
      const toEvent = joined(measured.map((each) => each.toEvent));
      const moves = sumOf(measured, (each) => each.moves);
      const figures: LoadFigures = {
        store: plan.store === 'sqlite' ? 'SQLite' : 'PostgreSQL and Redis',
        processes: plan.processes,
        tables: plan.tables,
        sockets: after.sockets,
        pace,
        seconds: round(seconds),
        moves,
        movesASecond: round(moves / seconds),
        wantedASecond: round(plan.tables / pace),
        refused: sumOf(measured, (each) => each.refused),
        gamesEnded: sumOf(measured, (each) => each.ended),
        toEvent: spreadOf(toEvent),
        toAnswer: spreadOf(joined(measured.map((each) => each.toAnswer))),
        kilobytesATable: round((after.rss - atRest.rss) / plan.tables / 1024, 0),
        megabytes: round(after.rss / 1e6, 0),
        heapMegabytes: round(after.heap / 1e6, 0),
        cpu: {
          server: round(serverCpu / seconds, 2),
          store:
            typeof storeBefore === 'number' && typeof storeAfter === 'number'
              ? round((storeAfter - storeBefore) / seconds, 2)
              : null,
          generator: round(sumOf(measured, ({ cpu }) => cpu) / seconds, 2),
        },
        cpuMsAMove: round((serverCpu * 1000) / moves, 2),
        kilobytesAView: round(sumOf(measured, ({ bytes }) => bytes) / toEvent.length / 1024),
        writeMs: round(((after.writing - before.writing) * 1000) / (after.writes - before.writes)),
        lagMs: {
          server: round(after.lag * 1000),
          generator: round(Math.max(...measured.map(({ lag }) => lag))),
        },
        loadAverage: round(loadavg()[0], 2),
      };
      all.push(figures);
      plan.measured?.(figures);
      say(`a move every ${pace} s a table: ${JSON.stringify(figures)}`);
    }
    return all;
  } finally {
    await Promise.all(players.map((each) => each.leave()));
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
    sweeps: sum(({ sweeps }) => sweeps),
    sockets: sum(({ sockets }) => sockets),
    writes: sum(({ writes }) => writes),
    writing: sum(({ writing }) => writing),
    lag: Math.max(...readings.map(({ lag }) => lag)),
  };
}

function spreadOf(values: Float64Array): Spread {
  const part = (of: number): number => round(quantile(values, of));
  return { p50: part(0.5), p95: part(0.95), p99: part(0.99), most: part(1) };
}

const sumOf = <T>(all: readonly T[], of: (each: T) => number): number =>
  all.reduce((sum, each) => sum + of(each), 0);

function joined(parts: readonly Float64Array[]): Float64Array {
  const all = new Float64Array(sumOf(parts, ({ length }) => length));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

const planOf = ({ game, tables, seats }: LoadPlan) => ({ game, tables, seats, seed: 'load' });

const secondsSince = (began: number): string => ((performance.now() - began) / 1000).toFixed(1);
