import { type Outcome, refuse } from '@hexwright/kernel';
import type { PersonCard } from '@hexwright/table';
import { type Selectable, sql } from 'kysely';
import { hashOf, newPersonId, newToken } from '../random.ts';
import type { Database, Schema } from '../store/index.ts';
import { compareWithNobody, hashPassword, isPassword } from './passwords.ts';

export type Person = Selectable<Schema['people']>;

/** Somebody with the token that it came with. */
export interface Visitor {
  readonly person: Person;
  /** the hash of the token, to tell one sign-in from another */
  readonly token: string;
}

export function cardOf({ id, name, login }: Pick<Person, 'id' | 'name' | 'login'>): PersonCard {
  return { id, name, account: login !== null };
}

/** how long somebody is known without asking the store again, and how many are */
const KNOWN = { ms: 30_000, count: 20_000 };

/** Everybody the server knows: guests by a token alone, and accounts. */
export class People {
  private readonly database: Database;
  private readonly now: () => number;
  private readonly known = new Map<string, { readonly visitor: Visitor; readonly until: number }>();
  /** whether other processes tell this one what they do to people; while they cannot, nothing is remembered */
  private readonly isTold: () => boolean;
  /** how often something was forgotten: whatever was looked up before may be another by now */
  forgotten = 0;

  constructor(database: Database, now: () => number, isTold: () => boolean = () => true) {
    this.database = database;
    this.now = now;
    this.isTold = isTold;
  }

  /** Who comes with this token; nobody where it is unknown, or where the person was shut out. */
  async visitor(token: string | undefined): Promise<Visitor | null> {
    if (token === undefined || !/^[\w-]{43}$/.test(token)) return null;
    const hash = hashOf(token);
    const known = this.known.get(hash);
    if (known && known.until > this.now() && this.isTold()) return known.visitor;
    const { db } = this.database;
    const { forgotten } = this;
    const person = await db
      .selectFrom('tokens')
      .innerJoin('people', 'people.id', 'tokens.person')
      .selectAll('people')
      .where('tokens.hash', '=', hash)
      .executeTakeFirst();
    if (!person || person.banned) return null;
    const visitor = { person, token: hash };
    if (forgotten !== this.forgotten) return visitor;
    if (this.known.size >= KNOWN.count) this.known.clear();
    this.known.set(hash, { visitor, until: this.now() + KNOWN.ms });
    return visitor;
  }

  async guest(name: string): Promise<{ readonly person: Person; readonly token: string }> {
    const { db } = this.database;
    const now = this.now();
    const person: Omit<Person, 'here_until'> = {
      id: newPersonId(),
      name,
      login: null,
      login_key: null,
      password: null,
      rated: 0,
      banned: 0,
      made: now,
      seen: now,
    };
    const token = newToken();
    await this.database.write([
      { query: db.insertInto('people').values(person).compile() },
      { query: this.tokenFor(person.id, token) },
    ]);
    return { person: { ...person, here_until: 0 }, token };
  }

  async change(
    { id }: Person,
    change: { readonly name?: string | undefined; readonly rated?: boolean | undefined },
  ): Promise<Person> {
    const { db } = this.database;
    const set = {
      ...(change.name !== undefined && { name: change.name }),
      ...(change.rated !== undefined && { rated: change.rated ? 1 : 0 }),
      seen: this.now(),
    };
    await this.database.write([
      { query: db.updateTable('people').set(set).where('id', '=', id).compile(), must: 1 },
    ]);
    this.forgetKnown(id);
    return this.theOne(id);
  }

  /** Makes an account of a guest. */
  async openAccount(
    person: Person,
    login: string,
    password: string,
  ): Promise<Outcome<{ readonly person: Person }>> {
    if (person.login !== null) return refuse('account-there', `you have the account "${person.login}"`);
    const { db } = this.database;
    const key = keyOf(login);
    const taken = refuse('login-taken', `the name "${login}" is taken`, { login });
    const there = await db.selectFrom('people').select('id').where('login_key', '=', key).executeTakeFirst();
    if (there) return taken;
    const hashed = await hashPassword(password);
    const account = { login, login_key: key, password: hashed };
    try {
      const made = await this.database.write([
        {
          query: db
            .updateTable('people')
            .set(account)
            .where('id', '=', person.id)
            .where('login', 'is', null)
            .compile(),
          must: 1,
        },
      ]);
      if (!made) return refuse('account-there', 'you have an account already');
    } catch (error) {
      // Somebody else took the name at the same moment: the store keeps them apart.
      if (/unique/i.test(String(error))) return taken;
      throw error;
    }
    this.forgetKnown(person.id);
    return { ok: true, person: await this.theOne(person.id) };
  }

  async signIn(
    login: string,
    password: string,
  ): Promise<Outcome<{ readonly person: Person; readonly token: string }>> {
    const { db } = this.database;
    const person = await db
      .selectFrom('people')
      .selectAll()
      .where('login_key', '=', keyOf(login))
      .executeTakeFirst();
    const right = person?.password
      ? await isPassword(person.password, password)
      : await compareWithNobody(password);
    if (!person || !right) return refuse('sign-in', 'there is no account with this name and password');
    if (person.banned) return refuse('banned', 'this account was shut out by whoever runs this server');
    const token = newToken();
    await this.database.write([{ query: this.tokenFor(person.id, token) }]);
    return { ok: true, person, token };
  }

  /** Another password; every other sign-in ends. */
  async changePassword({ person, token }: Visitor, password: string, next: string): Promise<Outcome<object>> {
    if (!person.password || !(await isPassword(person.password, password))) return wrongPassword;
    const { db } = this.database;
    const hashed = await hashPassword(next);
    await this.database.write([
      {
        query: db.updateTable('people').set({ password: hashed }).where('id', '=', person.id).compile(),
        must: 1,
      },
      {
        query: db.deleteFrom('tokens').where('person', '=', person.id).where('hash', '!=', token).compile(),
      },
    ]);
    this.forgetKnown(person.id);
    return { ok: true };
  }

  /** Another password for an account whose owner has lost it; every sign-in ends. False where there is no such account. */
  async setPassword(id: string, password: string): Promise<boolean> {
    const { db } = this.database;
    const hashed = await hashPassword(password);
    const made = await this.database.write([
      {
        query: db
          .updateTable('people')
          .set({ password: hashed })
          .where('id', '=', id)
          .where('login', 'is not', null)
          .compile(),
        must: 1,
      },
      { query: db.deleteFrom('tokens').where('person', '=', id).compile() },
    ]);
    this.forgetKnown(id);
    return made;
  }

  /** Whether this sign-in still stands, as the store has it. */
  async isSignedIn(id: string, hash: string): Promise<boolean> {
    const person = await this.database.db
      .selectFrom('tokens')
      .innerJoin('people', 'people.id', 'tokens.person')
      .select('people.banned')
      .where('tokens.hash', '=', hash)
      .where('people.id', '=', id)
      .executeTakeFirst();
    return person !== undefined && !person.banned;
  }

  async signOut({ token }: Visitor): Promise<void> {
    const { db } = this.database;
    await this.database.write([{ query: db.deleteFrom('tokens').where('hash', '=', token).compile() }]);
    this.forgotten++;
    this.known.delete(token);
  }

  /** Ends every sign-in of somebody. */
  async endSessions(id: string): Promise<void> {
    const { db } = this.database;
    await this.database.write([{ query: db.deleteFrom('tokens').where('person', '=', id).compile() }]);
    this.forgetKnown(id);
  }

  /** Whether this is really who wants to be forgotten: an account asks for its password. */
  async mayRemove({ person }: Visitor, password: string | undefined): Promise<Outcome<object>> {
    const sure = !person.password || (await isPassword(person.password, password ?? ''));
    return sure ? { ok: true } : wrongPassword;
  }

  /** Forgets somebody. Finished games stay for those who played them, with nobody's name at the seat. */
  async remove({ person }: Visitor): Promise<void> {
    const { db } = this.database;
    const { id } = person;
    await this.database.write([
      { query: db.deleteFrom('tokens').where('person', '=', id).compile() },
      {
        query: db
          .deleteFrom('mutes')
          .where((is) => is.or([is('person', '=', id), is('other', '=', id)]))
          .compile(),
      },
      { query: db.deleteFrom('pushes').where('person', '=', id).compile() },
      { query: db.deleteFrom('talk').where('person', '=', id).compile() },
      {
        query: db
          .deleteFrom('reports')
          .where((is) => is.or([is('by_person', '=', id), is('about', '=', id)]))
          .compile(),
      },
      { query: db.deleteFrom('season_ratings').where('person', '=', id).compile() },
      { query: db.deleteFrom('ratings').where('person', '=', id).compile() },
      { query: db.deleteFrom('results').where('person', '=', id).compile() },
      { query: db.deleteFrom('seats').where('person', '=', id).compile() },
      { query: db.deleteFrom('friend_links').where('person', '=', id).compile() },
      {
        query: db
          .deleteFrom('friends')
          .where((is) => is.or([is('person', '=', id), is('other', '=', id)]))
          .compile(),
      },
      { query: db.deleteFrom('tournament_people').where('person', '=', id).compile() },
      { query: db.deleteFrom('people').where('id', '=', id).compile() },
    ]);
    this.forgetKnown(id);
  }

  async ban(id: string, banned: boolean): Promise<boolean> {
    const { db } = this.database;
    const query = db
      .updateTable('people')
      .set({ banned: banned ? 1 : 0 })
      .where('id', '=', id)
      .compile();
    const done = await this.database.write([{ query, must: 1 }]);
    this.forgetKnown(id);
    return done;
  }

  /** People by a part of the name or of the login, or by the whole id: whoever was here last first. */
  async search(words: string, most: number): Promise<Person[]> {
    const part = containing(keyOf(words));
    return this.database.db
      .selectFrom('people')
      .selectAll()
      .where((is) =>
        is.or([
          is('id', '=', words),
          sql<boolean>`lower(name) like ${part} escape '\\'`,
          sql<boolean>`login_key like ${part} escape '\\'`,
        ]),
      )
      .orderBy('seen', 'desc')
      .limit(most)
      .execute();
  }

  find(id: string): Promise<Person | undefined> {
    return this.database.db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst();
  }

  async mutedBy(id: string): Promise<PersonCard[]> {
    const muted = await this.database.db
      .selectFrom('mutes')
      .innerJoin('people', 'people.id', 'mutes.other')
      .select(['people.id', 'people.name', 'people.login'])
      .where('mutes.person', '=', id)
      .execute();
    return muted.map(cardOf);
  }

  async mute(person: string, other: string, muted: boolean): Promise<void> {
    const { db } = this.database;
    const query = muted
      ? db
          .insertInto('mutes')
          .values({ person, other })
          .onConflict((on) => on.doNothing())
          .compile()
      : db.deleteFrom('mutes').where('person', '=', person).where('other', '=', other).compile();
    await this.database.write([{ query }]);
  }

  private async theOne(id: string): Promise<Person> {
    const person = await this.find(id);
    if (!person) throw new Error('somebody who was here is gone');
    return person;
  }

  private tokenFor(person: string, token: string) {
    const values = { hash: hashOf(token), person, made: this.now() };
    return this.database.db.insertInto('tokens').values(values).compile();
  }

  /** Whoever is asked for next is looked up in the store: another process may have changed what this one remembers. */
  forgetAllKnown(): void {
    this.forgotten++;
    this.known.clear();
  }

  /** What this process remembers of somebody is not true any more. */
  forgetKnown(id: string): void {
    this.forgotten++;
    for (const [token, { visitor }] of this.known) if (visitor.person.id === id) this.known.delete(token);
  }
}

const wrongPassword = refuse('password', 'the password is another one');

/** What is looked for with `like … escape '\\'`, wherever it stands. */
export const containing = (words: string): string => `%${words.replace(/[\\%_]/g, '\\$&')}%`;

/** Names that look alike are one name. */
export const keyOf = (login: string): string => login.normalize('NFKC').toLowerCase();
