import { Agent } from 'node:https';
import { isIP } from 'node:net';
import { type Outcome, refuse } from '@hexwright/kernel';
import type { PushAddress } from '@hexwright/table';
import type { Log } from '../log.ts';
import type { Visitor } from '../people/index.ts';
import { hashOf } from '../random.ts';
import type { Settings } from '../settings.ts';
import type { Database } from '../store/index.ts';
import { lookUpPublic } from './public-address.ts';

interface Keys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** What a browser is told that no page is open in. It is encrypted for that browser alone. */
export interface Call {
  readonly table: string;
  readonly title: string;
  /** when it is of no use any more */
  readonly until: number | null;
}

const DAY = 86_400_000;
const VAPID = 'vapid';
/** browsers of one person that are called; an older one gives way */
const BROWSERS = 10;
const PATIENCE = 10_000;
/** what a push service answers about a browser that wants no more calls */
const GONE = [404, 410];
/** whom a push service may ask about our calls, where we have no address */
const NOBODY = 'mailto:nobody@example.org';

/** Calls people to tables that wait for them, through the push service of their browser. */
export class Pushes {
  private readonly database: Database;
  private readonly settings: Pick<Settings, 'PUSH' | 'PUBLIC_URL'>;
  private readonly log: Pick<Log, 'warn'>;
  private readonly now: () => number;
  private readonly agent: Agent;
  private keys: Promise<Keys> | null = null;

  constructor(
    database: Database,
    settings: Pick<Settings, 'PUSH' | 'PUBLIC_URL'>,
    log: Pick<Log, 'warn'>,
    now: () => number,
  ) {
    this.database = database;
    this.settings = settings;
    this.log = log;
    this.now = now;
    this.agent = new Agent(settings.PUSH === 'inside' ? {} : { lookup: lookUpPublic });
  }

  /** What a browser must know to be called by this server; null where nobody is. */
  async key(): Promise<string | null> {
    return this.settings.PUSH === 'off' ? null : (await this.theKeys()).publicKey;
  }

  /** This browser is to be called, for as long as it is signed in. */
  async subscribe({ person, token }: Visitor, { endpoint, keys }: PushAddress): Promise<Outcome<object>> {
    const { PUSH } = this.settings;
    if (PUSH === 'off') return refuse('push-off', 'this server calls nobody');
    if (PUSH === 'on' && isIP(new URL(endpoint).hostname.replace(/^\[|\]$/g, '')) !== 0)
      return refuse('push-address', 'a push service has a name');
    const { db } = this.database;
    const row = { person: person.id, token, p256dh: keys.p256dh, auth: keys.auth, made: this.now() };
    const kept = db
      .selectFrom('pushes')
      .select('endpoint')
      .where('person', '=', person.id)
      .orderBy('made', 'desc')
      .limit(BROWSERS);
    await this.database.write([
      {
        query: db
          .insertInto('pushes')
          .values({ endpoint, ...row })
          .onConflict((on) => on.column('endpoint').doUpdateSet(row))
          .compile(),
      },
      {
        query: db
          .deleteFrom('pushes')
          .where('person', '=', person.id)
          .where('endpoint', 'not in', kept)
          .compile(),
      },
    ]);
    return { ok: true };
  }

  async unsubscribe({ person }: Visitor, endpoint: string): Promise<void> {
    const { db } = this.database;
    const gone = db.deleteFrom('pushes').where('person', '=', person.id).where('endpoint', '=', endpoint);
    await this.database.write([{ query: gone.compile() }]);
  }

  /** Calls every browser of somebody. Whoever cannot be reached sees it in the list "your turn". */
  async call(person: string, { table, title, until }: Call): Promise<void> {
    if (this.settings.PUSH === 'off') return;
    const browsers = await this.browsersOf(person);
    if (browsers.length === 0) return;
    // Few are called, and this takes its time to load.
    const { default: webPush } = await import('web-push');
    const { publicKey, privateKey } = await this.theKeys();
    const { PUBLIC_URL } = this.settings;
    const options = {
      agent: this.agent,
      timeout: PATIENCE,
      vapidDetails: {
        subject: PUBLIC_URL?.startsWith('https:') ? PUBLIC_URL : NOBODY,
        publicKey,
        privateKey,
      },
      TTL: Math.ceil(Math.max(60_000, until === null ? DAY : until - this.now()) / 1000),
      // A newer call takes the place of one that still waits. The push service does not learn which table it is.
      topic: hashOf(`topic ${table}`).slice(0, 32),
    };
    const words = JSON.stringify({ table, title });
    await Promise.all(
      browsers.map(async ({ endpoint, p256dh, auth }) => {
        try {
          await webPush.sendNotification({ endpoint, keys: { p256dh, auth } }, words, options);
        } catch (error) {
          const status = (error as { readonly statusCode?: number }).statusCode;
          if (status !== undefined && GONE.includes(status)) await this.forget(endpoint);
          else this.log.warn({ status: status ?? 'none' }, 'push refused by the push service');
        }
      }),
    );
  }

  close(): void {
    this.agent.destroy();
  }

  private browsersOf(person: string) {
    return this.database.db
      .selectFrom('pushes')
      .innerJoin('tokens', 'tokens.hash', 'pushes.token')
      .innerJoin('people', 'people.id', 'tokens.person')
      .select(['pushes.endpoint', 'pushes.p256dh', 'pushes.auth'])
      .where('pushes.person', '=', person)
      .where('people.banned', '=', 0)
      .execute();
  }

  private async forget(endpoint: string): Promise<void> {
    const { db } = this.database;
    await this.database.write([
      { query: db.deleteFrom('pushes').where('endpoint', '=', endpoint).compile() },
    ]);
  }

  private theKeys(): Promise<Keys> {
    this.keys ??= this.foundKeys().catch((error: unknown) => {
      this.keys = null;
      throw error;
    });
    return this.keys;
  }

  /** The keys of this server: made once, and kept in the store; of two processes that make some, the first wins. */
  private async foundKeys(): Promise<Keys> {
    const { db } = this.database;
    const find = () => db.selectFrom('secrets').select('value').where('name', '=', VAPID).executeTakeFirst();
    const known = await find();
    if (known) return JSON.parse(known.value) as Keys;
    const { default: webPush } = await import('web-push');
    const value = JSON.stringify(webPush.generateVAPIDKeys());
    const first = db
      .insertInto('secrets')
      .values({ name: VAPID, value })
      .onConflict((on) => on.doNothing());
    await this.database.write([{ query: first.compile() }]);
    return JSON.parse((await find())?.value ?? value) as Keys;
  }
}
