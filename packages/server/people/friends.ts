import { type Outcome, refuse } from '@hexwright/kernel';
import type { FriendCard, FriendList, NewFriend, PersonCard } from '@hexwright/table';
import { newTableId } from '../random.ts';
import type { Change, Database } from '../store/index.ts';
import { tableOf } from '../tables/kept.ts';
import { cardOf, keyOf } from './people.ts';

/** so many friends somebody has at most, those who were asked among them */
const MOST = 200;

type Found = { readonly id: string; readonly agreed: boolean };

const full = refuse('friends-full', `you have ${MOST} friends, and there is no room for more`);
const gone = refuse('friend-link', 'this link leads to nobody any more');

/** Who is whose friend. It takes both: one asks and the other agrees, or one gives a link and the other follows it. */
export class Friends {
  private readonly database: Database;
  private readonly now: () => number;

  constructor(database: Database, now: () => number) {
    this.database = database;
    this.now = now;
  }

  private get db() {
    return this.database.db;
  }

  async list(person: string): Promise<FriendList> {
    const [mine, theirs] = await Promise.all([
      this.db
        .selectFrom('friends')
        .innerJoin('people', 'people.id', 'friends.other')
        .select(['people.id', 'people.name', 'people.login', 'people.here_until', 'friends.agreed'])
        .where('friends.person', '=', person)
        .orderBy('people.name')
        .execute(),
      this.db
        .selectFrom('friends')
        .innerJoin('people', 'people.id', 'friends.person')
        .select(['people.id', 'people.name', 'people.login'])
        .where('friends.other', '=', person)
        .where('friends.agreed', '=', 0)
        .orderBy('friends.at')
        .execute(),
    ]);
    const friends = mine.filter(({ agreed }) => agreed === 1);
    const on = friends.filter((each) => each.here_until > this.now());
    const tables = await this.tablesOf(on.map(({ id }) => id));
    const card = (each: (typeof friends)[number]): FriendCard => ({
      ...cardOf(each),
      on: on.includes(each),
      at: tables.get(each.id) ?? null,
    });
    return {
      friends: [...on, ...friends.filter((each) => !on.includes(each))].map(card),
      asking: theirs.map(cardOf),
      asked: mine.filter(({ agreed }) => agreed === 0).map(cardOf),
    };
  }

  /** Asks somebody, or agrees where one was asked; a link is an agreement that was given before. */
  async add(
    person: string,
    who: NewFriend,
  ): Promise<Outcome<{ readonly friend: PersonCard | null; readonly agreed: boolean }>> {
    const found = await this.found(person, who);
    if (!found.ok) return found;
    const { id, agreed } = found;
    if (id === person) return refuse('friend-self', 'you are always your own friend');
    if ((await this.count(person)) >= MOST) return full;
    // Whoever does not want to hear from somebody is not asked by it either, and it does not learn of that.
    if (await this.isMuted(id, person)) return { ok: true, friend: null, agreed: false };
    await this.database.write(
      agreed ? [this.kept(person, id, 1), this.kept(id, person, 1)] : [this.kept(person, id, 0)],
    );
    const other = await this.db
      .selectFrom('people')
      .select(['id', 'name', 'login'])
      .where('id', '=', id)
      .executeTakeFirst();
    return { ok: true, friend: other ? cardOf(other) : null, agreed };
  }

  /** Whether somebody may call this friend, and whether that one wants to hear of it, which nobody learns. */
  async mayCall(person: string, other: string): Promise<Outcome<{ readonly hears: boolean }>> {
    const friend = await this.db
      .selectFrom('friends')
      .select('agreed')
      .where('person', '=', person)
      .where('other', '=', other)
      .executeTakeFirst();
    if (friend?.agreed !== 1) return refuse('not-friends', 'you are not friends');
    return { ok: true, hears: !(await this.isMuted(other, person)) };
  }

  private async isMuted(by: string, other: string): Promise<boolean> {
    const muted = await this.db
      .selectFrom('mutes')
      .select('other')
      .where('person', '=', by)
      .where('other', '=', other)
      .executeTakeFirst();
    return muted !== undefined;
  }

  /** Friends no more; or what was asked is declined, or not asked any more. */
  async remove(person: string, other: string): Promise<void> {
    await this.database.write([
      {
        query: this.db
          .deleteFrom('friends')
          .where((is) =>
            is.or([
              is.and([is('person', '=', person), is('other', '=', other)]),
              is.and([is('person', '=', other), is('other', '=', person)]),
            ]),
          )
          .compile(),
      },
    ]);
  }

  /** The link that somebody gives to friends; another one makes the last one lead nowhere. */
  async codeOf(person: string, another: boolean): Promise<string> {
    const find = () =>
      this.db.selectFrom('friend_links').select('code').where('person', '=', person).executeTakeFirst();
    const known = another ? undefined : await find();
    if (known) return known.code;
    const code = newTableId();
    const insert = this.db.insertInto('friend_links').values({ person, code });
    const query = another
      ? insert.onConflict((on) => on.column('person').doUpdateSet({ code }))
      : insert.onConflict((on) => on.doNothing());
    await this.database.write([{ query: query.compile() }]);
    return (await find())?.code ?? code;
  }

  /** Who has given this link. */
  async giverOf(code: string): Promise<Outcome<{ readonly person: PersonCard }>> {
    const giver = await this.db
      .selectFrom('friend_links')
      .innerJoin('people', 'people.id', 'friend_links.person')
      .select(['people.id', 'people.name', 'people.login'])
      .where('friend_links.code', '=', code)
      .executeTakeFirst();
    return giver ? { ok: true, person: cardOf(giver) } : gone;
  }

  /** Who is meant, and whether that person has agreed already. */
  private async found(person: string, who: NewFriend): Promise<Outcome<Found>> {
    if ('code' in who) {
      const giver = await this.giverOf(who.code);
      return giver.ok ? { ok: true, id: giver.person.id, agreed: true } : giver;
    }
    const column = 'login' in who ? 'login_key' : 'id';
    const other = await this.db
      .selectFrom('people')
      .select('id')
      .where(column, '=', 'login' in who ? keyOf(who.login) : who.person)
      .executeTakeFirst();
    if (!other)
      return 'login' in who
        ? refuse('friend-unknown', `nobody here has the account "${who.login}"`)
        : refuse('not-here', 'nobody is known by that name');
    const asked = await this.db
      .selectFrom('friends')
      .select('agreed')
      .where('person', '=', other.id)
      .where('other', '=', person)
      .executeTakeFirst();
    return { ok: true, id: other.id, agreed: asked !== undefined };
  }

  private kept(person: string, other: string, agreed: 0 | 1): Change {
    const row = { person, other, agreed, at: this.now() };
    const insert = this.db.insertInto('friends').values(row);
    return {
      query: (agreed
        ? insert.onConflict((on) => on.columns(['person', 'other']).doUpdateSet({ agreed }))
        : insert.onConflict((on) => on.doNothing())
      ).compile(),
    };
  }

  private async count(person: string): Promise<number> {
    const { count } = await this.db
      .selectFrom('friends')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('person', '=', person)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /** By person: the open table it sits at, the one that was touched last. */
  private async tablesOf(people: readonly string[]): Promise<ReadonlyMap<string, FriendCard['at']>> {
    if (people.length === 0) return new Map();
    const rows = await this.db
      .selectFrom('seats')
      .innerJoin('tables', 'tables.id', 'seats.table_id')
      .selectAll('tables')
      .select('seats.person')
      .where('seats.person', 'in', [...people])
      .where('tables.listed', '=', 1)
      .where('tables.state', 'in', ['waiting', 'playing'])
      .orderBy('tables.touched')
      .execute();
    return new Map(
      rows.map(({ person, ...row }) => {
        const { id, state, room } = tableOf(row);
        const empty = room.seats.some((seat) => !seat.person && !seat.bot);
        const free = state === 'waiting' && empty && room.password === null && !room.tournament;
        return [person, { table: id, title: room.title, state, free }];
      }),
    );
  }
}
