import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Built, removeDirs, startBuilt } from './built.ts';
import { AS_SEATED, Client, guest, http } from './client.ts';
import { findPostgres, findRedis, type Service, startPostgres, startRedis } from './services.ts';

const postgres = findPostgres();
const redis = findRedis();
if (!postgres || !redis)
  console.warn('NOT RUN: the queue in which bots of several processes think. It needs PostgreSQL and Redis.');

describe.skipIf(!postgres || !redis)('bots of several processes think in one queue', () => {
  let database: Service;
  let news: Service;
  const running: Built[] = [];

  /** A process with so many threads to think in. */
  const start = async (threads: number): Promise<Built> => {
    const built = await startBuilt({
      DATABASE_URL: database.url,
      REDIS_URL: news.url,
      LOG_LEVEL: 'error',
      METRICS: 'open',
      BOT_THREADS: String(threads),
    });
    running.push(built);
    return built;
  };

  beforeAll(async () => {
    [database, news] = await Promise.all([startPostgres(postgres!), startRedis(redis!)]);
  });

  afterAll(async () => {
    await Promise.all(running.map((built) => built.end('SIGKILL')));
    await Promise.all([database?.stop(), news?.stop()]);
    removeDirs();
  });

  /** Ada with bots, at a table that only her process has open. */
  async function withBots({ address }: Built): Promise<{ table: string; ada: Client }> {
    const ada = await new Client(address, await guest(address, 'Ada')).connect();
    const { json } = await http(address, 'newTable', {
      cookie: ada.who!.cookie,
      body: { wish: { game: 'first-island/base', seats: 3 }, pace: 0, seating: AS_SEATED },
    });
    const table = json.table as string;
    await ada.open(table);
    for (const seat of [1, 2]) await ada.must('bot', table, seat, true);
    await ada.must('start', table);
    await ada.until(() => ada.views.has(table), 'the beginning');
    return { table, ada };
  }

  /** Ada moves, and waits until she is asked again: bots have moved in between. */
  async function playOn(table: string, ada: Client, moves: number): Promise<void> {
    const asked = () => ada.view(table).legal.length > 0;
    for (let made = 0; made < moves; made++) {
      await ada.until(asked, 'being asked');
      const { seat, legal } = ada.view(table);
      const { line } = await ada.must('play', table, seat!, ada.command(table, legal[0] as never));
      await ada.until(() => ada.view(table).n >= line, 'the move');
    }
    await ada.until(asked, 'the bots');
  }

  const thoughtBy = async ({ address }: Built): Promise<number> => {
    const text = await (await fetch(`${address}/metrics`)).text();
    return Number(/^hexwright_bot_thoughts (\d+)$/m.exec(text)?.[1]);
  };

  /** Plays on until a process has thought more than so many moves out: how many turns that takes is up to the dice. */
  async function untilThoughtBy(built: Built, many: number, table: string, ada: Client): Promise<void> {
    while ((await thoughtBy(built)) <= many) await playOn(table, ada, 3);
    expect(await thoughtBy(built)).toBeGreaterThan(many);
  }

  test('a process without threads has its bots’ moves thought out by another, and makes them itself', async () => {
    const [asks, thinks] = await Promise.all([start(0), start(1)]);
    const { table, ada } = await withBots(asks);
    await untilThoughtBy(thinks, 3, table, ada);
    expect(await thoughtBy(asks)).toBe(0);
    ada.close();
  });

  test('what a killed process was thinking about is asked again, and another thinks it through', async () => {
    const [asks, first] = running;
    const { table, ada } = await withBots(asks);
    await playOn(table, ada, 6);
    const second = await start(1);
    // Its threads have loaded no rules yet: it dies with the question that it took first.
    await first.end('SIGKILL');
    await untilThoughtBy(second, 3, table, ada);
    ada.close();
  });

  test('while Redis is away a process thinks for its own tables', async () => {
    const alone = await start(1);
    const { table, ada } = await withBots(alone);
    await playOn(table, ada, 4);
    await news.kill();
    await untilThoughtBy(alone, await thoughtBy(alone), table, ada);
    await news.start();
    await playOn(table, ada, 8);
    ada.close();
  });
});
