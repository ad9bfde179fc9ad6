import { Redis } from 'ioredis';
import type { LimitStore } from '../limits.ts';
import { newPersonId } from '../random.ts';
import type { Bus, PersonNews, TableNews } from './bus.ts';

/** milliseconds that Redis may take for an answer */
const PATIENCE = 1500;
const PEOPLE = 'hexwright:people';
const GIVE_BACK = "if redis.call('exists', KEYS[1]) == 1 then redis.call('decr', KEYS[1]) end";
const processChannel = (id: string): string => `hexwright:process:${id}`;
const tableChannel = (id: string): string => `hexwright:table:${id}`;

/**
 * Redis between processes: it carries news and counts limits. It keeps nothing that matters: what it loses while it is
 * away is found in the store by whoever looks next.
 */
export async function openRedis(url: string): Promise<{ readonly bus: Bus; readonly limits: LimitStore }> {
  const teller = new Redis(url, {
    lazyConnect: true,
    maxRetriesPerRequest: 2,
    enableOfflineQueue: true,
    connectTimeout: PATIENCE,
    // One that is frozen takes connections and answers nothing.
    commandTimeout: PATIENCE,
  });
  const hearer = teller.duplicate({ maxRetriesPerRequest: null, commandTimeout: undefined });
  // It connects again by itself; without listeners a broken connection would end the process.
  teller.on('error', () => {});
  hearer.on('error', () => {});
  const me = newPersonId();
  const mine = processChannel(me);
  try {
    await Promise.all([teller.connect(), hearer.connect()]);
    await hearer.subscribe(PEOPLE, mine);
  } catch (error) {
    teller.disconnect();
    hearer.disconnect();
    throw new Error(`REDIS_URL: ${error instanceof Error ? error.message : String(error)}`);
  }
  const tables = new Map<string, Set<(news: TableNews) => void>>();
  const people = new Set<(news: PersonNews) => void>();
  const missing = new Set<() => void>();
  const receivers = new Set<(text: string) => void>();
  let failed = false;
  const tell = (channel: string, news: object): void => {
    teller.publish(channel, JSON.stringify({ from: me, news })).catch(() => {});
  };
  hearer.on('message', (channel: string, text: string) => {
    if (channel === mine) {
      for (const receiver of receivers) receiver(text);
      return;
    }
    const { from, news } = JSON.parse(text) as { readonly from: string; readonly news: unknown };
    if (from === me) return;
    if (channel === PEOPLE) for (const listener of people) listener(news as PersonNews);
    else for (const listener of tables.get(channel) ?? []) listener(news as TableNews);
  });
  // Whatever was said while the connection was away is found in the store, once nothing more can be missed.
  hearer.on('ready', () => {
    hearer.subscribe(PEOPLE, mine).then(
      () => {
        for (const listeners of tables.values())
          for (const listener of listeners) listener({ kind: 'changed' });
        for (const listener of missing) listener();
      },
      () => {},
    );
  });
  // And whatever we could not say, the others are told to look for.
  teller.on('ready', () => {
    for (const channel of tables.keys()) tell(channel, { kind: 'changed' });
  });

  const bus: Bus = {
    shared: true,
    me,
    get reachable() {
      return !failed && teller.status === 'ready' && hearer.status === 'ready';
    },
    send: async (process, text) => {
      try {
        await teller.publish(processChannel(process), text);
        failed = false;
      } catch (error) {
        failed = true;
        throw error;
      }
    },
    receive: (receiver) => {
      receivers.add(receiver);
      return () => receivers.delete(receiver);
    },
    tell: (table, news) => tell(tableChannel(table), news),
    hear: (table, listener) => {
      const channel = tableChannel(table);
      const listeners = tables.get(channel) ?? new Set();
      listeners.add(listener);
      if (!tables.has(channel)) {
        tables.set(channel, listeners);
        // Something may have been told before the subscription stood.
        hearer.subscribe(channel).then(
          () => listener({ kind: 'changed' }),
          () => {},
        );
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        tables.delete(channel);
        hearer.unsubscribe(channel).catch(() => {});
      };
    },
    tellPerson: (news) => tell(PEOPLE, news),
    hearPeople: (listener) => {
      people.add(listener);
      return () => people.delete(listener);
    },
    missed: (listener) => {
      missing.add(listener);
      return () => missing.delete(listener);
    },
    check: async () => {
      try {
        await teller.ping();
        failed = false;
      } catch (error) {
        failed = true;
        throw error;
      }
    },
    close: async () => {
      teller.disconnect();
      hearer.disconnect();
    },
  };

  const limits: LimitStore = {
    limit: (name, most, windowMs) => ({
      take: async (who) => {
        const key = `hexwright:limit:${name}:${who}`;
        try {
          // Both at once: a count without an end would shut somebody out for ever.
          const [, counted] = (await teller.multi().set(key, 0, 'PX', windowMs, 'NX').incr(key).exec()) ?? [];
          return Number(counted?.[1] ?? 0) <= most;
        } catch {
          // While Redis is away nobody is shut out for it.
          return true;
        }
      },
      giveBack: async (who) => {
        // What has run out meanwhile is not to begin anew below nothing.
        await teller.eval(GIVE_BACK, 1, `hexwright:limit:${name}:${who}`).catch(() => {});
      },
    }),
  };
  return { bus, limits };
}
