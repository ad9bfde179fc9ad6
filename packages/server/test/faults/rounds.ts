import { join } from 'node:path';
import { Rng } from '@hexwright/kernel';
import type { Entry } from '@hexwright/table';
import Sqlite from 'libsql';
import pg from 'pg';
import { type Built, newDir, startBuilt } from '../built.ts';
import { findPostgres, findRedis, type Service, startPostgres, startRedis } from '../services.ts';
import type { StoredTable } from './ledger.ts';
import { WatchedTable, type Ways } from './watched.ts';

export interface FaultPlan {
  readonly rounds: number;
  readonly tables: number;
  readonly seed: string;
  /** hears of each round */
  say?(line: string): void;
}

export interface FaultFigures {
  readonly faults: Readonly<Record<string, number>>;
  readonly tables: number;
  readonly acknowledged: number;
  readonly sentAgain: number;
  readonly comebacks: number;
  /** milliseconds from the end of a fault until a move was acknowledged, by round */
  readonly backAfter: readonly number[];
  /** what was lost, made twice, or told otherwise: by table */
  readonly wrongs: readonly string[];
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A server on SQLite that is killed again and again while people play. */
export async function killServer(plan: FaultPlan): Promise<FaultFigures> {
  const env = { DATA_DIR: newDir(), LOG_LEVEL: 'error' };
  let server = await startBuilt(env);
  const figures = await underLoad(plan, { addresses: () => [server.address], twice: 3 }, async () => {
    await server.end('SIGKILL');
    server = await startBuilt(env);
    return 'server killed';
  });
  await server.end('SIGTERM');
  const sqlite = new Sqlite(join(env.DATA_DIR, 'hexwright.db'));
  const sound = sqlite.prepare('pragma integrity_check').all([]) as { integrity_check: string }[];
  const stored = (id: string): StoredTable => {
    const [{ lines }] = sqlite.prepare('select lines from tables where id = ?').all([id]) as {
      lines: number;
    }[];
    const rows = sqlite.prepare('select line, entry from lines where table_id = ? order by line').all([id]);
    return storedOf(lines, rows as { line: number; entry: string }[]);
  };
  const wrongs = figures.tables.flatMap((table) => table.ledger.heldAgainst(stored(table.id)));
  sqlite.close();
  if (sound[0]?.integrity_check !== 'ok') wrongs.push('the file of the store is damaged');
  return summed(figures, wrongs);
}

/** Two servers on PostgreSQL and Redis, one of the four of which is killed in each round. */
export async function killAnything(plan: FaultPlan): Promise<FaultFigures> {
  const [database, news] = await Promise.all([startPostgres(findPostgres()!), startRedis(findRedis()!)]);
  const env = { DATABASE_URL: database.url, REDIS_URL: news.url, LOG_LEVEL: 'fatal' };
  const servers: Built[] = await Promise.all([startBuilt(env), startBuilt(env)]);
  const rng = new Rng(`${plan.seed} faults`);
  const gone = async (services: readonly Service[], how: 'kill' | 'stop'): Promise<void> => {
    await Promise.all(services.map((service) => service[how]()));
    await pause(rng.below(800));
    await Promise.all(services.map(startAgain));
  };
  const ways = [
    ['PostgreSQL killed', () => gone([database], 'kill')],
    [
      'a server killed',
      async () => {
        const one = rng.below(2);
        const killed = servers[one];
        // The other goes on; whoever was at the killed one finds it.
        servers[one] = servers[1 - one];
        await killed.end('SIGKILL');
        servers[one] = await startBuilt(env);
      },
    ],
    ['Redis killed', () => gone([news], 'kill')],
    ['PostgreSQL restarted', () => gone([database], 'stop')],
    ['PostgreSQL and Redis killed', () => gone([database, news], 'kill')],
  ] as const;
  let round = 0;
  const figures = await underLoad(
    plan,
    { addresses: () => servers.map(({ address }) => address), twice: 3 },
    async () => {
      const [name, fault] = ways[round++ % ways.length];
      await fault();
      return name;
    },
  );
  await Promise.all([...new Set(servers)].map((server) => server.end('SIGTERM')));
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const wrongs: string[] = [];
  for (const table of figures.tables) {
    const {
      rows: [row],
    } = await client.query('select lines from tables where id = $1', [table.id]);
    const { rows } = await client.query('select line, entry from lines where table_id = $1 order by line', [
      table.id,
    ]);
    wrongs.push(...table.ledger.heldAgainst(storedOf(Number(row.lines), rows)));
  }
  await client.end();
  await Promise.all([database.stop(), news.stop()]);
  return summed(figures, wrongs);
}

interface Played {
  readonly tables: readonly WatchedTable[];
  readonly faults: Readonly<Record<string, number>>;
  readonly backAfter: readonly number[];
}

async function underLoad(
  { rounds, tables: count, seed, say }: FaultPlan,
  ways: Ways,
  fault: (round: number) => Promise<string>,
): Promise<Played> {
  const rng = new Rng(seed);
  // Every fourth table has a bot: it thinks in a thread, and moves without being asked.
  const tables = Array.from(
    { length: count },
    (_, i) => new WatchedTable(ways, `${seed} ${i}`, i % 4 === 3 ? 1 : 0),
  );
  await Promise.all(tables.map((table) => table.begin()));
  let stop = false;
  const playing = Promise.all(tables.map((table) => table.playUntil(() => stop)));
  const faults: Record<string, number> = {};
  const backAfter: number[] = [];
  for (let round = 0; round < rounds && tables.some(({ over }) => !over); round++) {
    await pause(150 + rng.below(1200));
    const name = await fault(round);
    faults[name] = (faults[name] ?? 0) + 1;
    const over = Date.now();
    // As soon as somebody plays on, the next fault may come.
    while (!tables.some(({ lastMade }) => lastMade > over) && Date.now() < over + 20_000) await pause(10);
    const back = Math.max(...tables.map(({ lastMade }) => lastMade)) - over;
    backAfter.push(back);
    say?.(`round ${round + 1}: ${name}; a move was answered ${back} ms later`);
  }
  await pause(500);
  stop = true;
  await playing;
  say?.('everybody stops');
  for (const table of tables) await table.settle();
  say?.('everything that was sent is answered');
  for (const table of tables) await table.lookAgain();
  return { tables, faults, backAfter };
}

function summed({ tables, faults, backAfter }: Played, wrongs: readonly string[]): FaultFigures {
  const sum = (of: (table: WatchedTable) => number): number =>
    tables.reduce((total, each) => total + of(each), 0);
  return {
    faults,
    tables: tables.length,
    acknowledged: sum(({ ledger }) => ledger.acknowledged),
    sentAgain: sum(({ ledger }) => ledger.sentAgain),
    comebacks: sum(({ comebacks }) => comebacks),
    backAfter,
    wrongs,
  };
}

/** What was just killed may not have let go of everything yet. */
async function startAgain(service: Service): Promise<void> {
  for (let attempt = 0; ; attempt++)
    try {
      return await service.start();
    } catch (error) {
      if (attempt >= 50) throw error;
      await pause(100);
    }
}

const storedOf = (
  lines: number,
  rows: readonly { readonly line: number; readonly entry: string }[],
): StoredTable => ({
  lines,
  entries: rows.map(({ line, entry }) => ({ line, entry: JSON.parse(entry) as Entry })),
});
