import {
  type AnySocketReply,
  type ClockSetting,
  type HouseNews,
  NewTable,
  type OpenedTable,
  type PersonCard,
  type Room,
  type TableEvent,
  type TableView,
} from '@hexwright/table';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startThinker } from '../bots/thinker.ts';
import { soloBus } from '../cluster/bus.ts';
import { ownLimits } from '../limits.ts';
import { Guesses } from '../people/index.ts';
import { type Database, openDatabase } from '../store/index.ts';
import { type LiveTable, TableRegistry } from '../tables/index.ts';
import type { KeptTable } from '../tables/kept.ts';
import { SEAT_KEPT } from '../tables/self-start.ts';
import { TimeBudget } from '../time-budget.ts';
import { newDir, removeDirs } from './built.ts';
import { AS_SEATED } from './client.ts';

const SECOND = 1000;
const DAY = 86_400 * SECOND;
/** how long a host may be gone */
const HOST_AWAY = 600 * SECOND;

/** The tables of a server, with a time that the test tells. */
let now = Date.UTC(2026, 0, 1);
let database: Database;
let registry: TableRegistry;
const openFloor = (): TableRegistry =>
  new TableRegistry(
    database,
    soloBus(),
    startThinker(1),
    { maxTables: 100, maxTablesAPerson: 100, hostAwayMs: HOST_AWAY },
    {
      log: { info: () => {}, warn: () => {}, error: () => {} },
      metrics: { written: () => {} },
      passwordGuesses: new Guesses(ownLimits(), 'table-password'),
      now: () => now,
      noteFault: () => {},
      isOverloaded: () => pressed,
      tellPerson: (_person: string, _news: HouseNews) => {},
      tournaments: { told: () => [], touched: () => [], look: () => {} },
      callPerson: (person) => void called.push(person),
      budget: new TimeBudget({ most: 100, perSecond: 100 }, () => now),
    },
  );
const called: string[] = [];
let pressed = false;

beforeAll(async () => {
  database = await openDatabase({ dataDir: newDir(), databaseConnections: 1 });
  registry = openFloor();
}, 60_000);
afterAll(async () => {
  await registry?.close();
  await database?.close();
  removeDirs();
});

/** Somebody who has a table open, and what it was told last. */
class Seated {
  readonly page: string;
  readonly card: PersonCard;
  room: Room | null = null;
  view: TableView | null = null;
  /** everything that was told, as a page keeps it */
  told: readonly TableEvent[] = [];
  private readonly hearers = new Set<() => void>();

  source = 'here';
  game: OpenedTable<unknown>['game'] = null;

  constructor(name: string, card: PersonCard = { id: `${name}-${now}`, name, account: false }) {
    this.page = `${name} of ${card.id}`;
    this.card = card;
  }

  /** Opens the table; a page that has seen something of it names the last of it. */
  async open(table: LiveTable, seen?: number): Promise<void> {
    const say = (reply: AnySocketReply): void => {
      if ('room' in reply) this.room = reply.room;
      if ('view' in reply) {
        this.view = reply.view;
        this.told = [...this.told.slice(0, reply.view.eventsFrom), ...reply.view.events];
      }
      for (const hear of [...this.hearers]) hear();
    };
    const viewer = {
      id: this.page,
      person: this.card,
      source: this.source,
      muted: new Set<string>(),
      changes: 0 as const,
      shown: null,
      room: null,
      say,
      sayText: (text: string) => say(JSON.parse(text) as AnySocketReply),
    };
    const opened = await table.open(viewer, seen === undefined ? {} : { seen });
    if (!opened.ok) throw new Error(opened.reason.text);
    this.room = opened.opened.room;
    this.game = opened.opened.game;
    opened.begin();
  }

  until(holds: () => boolean, what: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`waited in vain for ${what}`)), 60_000);
      const hear = (): void => {
        if (!holds()) return;
        clearTimeout(timer);
        this.hearers.delete(hear);
        resolve();
      };
      this.hearers.add(hear);
      hear();
    });
  }

  get legal() {
    return this.view?.legal ?? [];
  }
}

/** Ada and Ben with a bot, at a table that has begun. */
async function begun(clock: ClockSetting, more: Partial<NewTable> = {}) {
  const [ada, ben] = [new Seated('Ada'), new Seated('Ben')];
  const settings = {
    wish: { game: 'first-island/base', seats: 3 },
    listed: false,
    clock,
    watching: { allowed: true, delay: 0 },
    rated: false,
    standIn: null,
    pace: 0,
    seating: AS_SEATED,
  } as const;
  const made = await registry.create({ ...settings, ...more }, ada.card, 'home');
  if (!made.ok) throw new Error(made.reason.text);
  const table = (await registry.find(made.table)) as LiveTable;
  for (const each of [ada, ben]) await each.open(table);
  await table.sitting.sit(ben.card, 1);
  await table.sitting.ready(ben.card.id, true);
  await table.hosting.bot(ada.card.id, 2, true);
  const started = await table.hosting.start(ada.card.id);
  if (!started.ok) throw new Error(started.reason.text);
  await Promise.race([ada, ben].map((each) => each.until(() => each.legal.length > 0, 'a question')));
  const asked = ada.legal.length > 0 ? ada : ben;
  return { id: made.table, table, ada, ben, asked, seat: asked === ada ? 0 : 1 };
}

describe.each([
  { name: 'the time of a turn', clock: { mode: 'turn', seconds: 60 }, ms: 60 * SECOND, back: 60 * SECOND },
  {
    name: 'a bank of time',
    clock: { mode: 'bank', bank: 300, plus: 5 },
    ms: 300 * SECOND,
    back: 30 * SECOND,
  },
  { name: 'days by correspondence', clock: { mode: 'days', days: 2 }, ms: 2 * DAY, back: 2 * DAY },
] as const)('when $name has run out', ({ clock, ms, back }) => {
  test('a bot plays for that person, and the seat is given back with time to move', async () => {
    const { table, asked, seat } = await begun(clock);
    const { card } = asked;
    now += ms - SECOND;
    table.schedule();
    // Refused by now: it waits until whatever was under way is written.
    await table.sitting.ready(card.id, true);
    expect(asked.room?.seats[seat].bot, 'not before its time').toBe(false);
    const moves = asked.view?.moves ?? 0;
    // A bank may have got something added when the game began.
    now += 7 * SECOND;
    table.schedule();
    await asked.until(() => asked.room?.seats[seat].bot === true, 'a bot taking over');
    expect(asked.room?.seats[seat]).toMatchObject({ person: { name: card.name }, resigned: false });
    await asked.until(() => (asked.view?.moves ?? 0) > moves, 'the bot’s move');

    await asked.open(table);
    expect(asked.room?.seats[seat].bot).toBe(false);
    expect(asked.room?.clock?.left[seat]).toBeGreaterThanOrEqual(back);
    expect(asked.room?.state).toBe('playing');
  });
});

test('a host who is back in time keeps the host’s rights; one who is not is followed by whoever sits there', async () => {
  const { table, ada, ben } = await begun({ mode: 'off' });
  const hostIs = (who: Seated): Promise<void> =>
    ben.until(() => ben.room?.host.id === who.card.id, `${who.card.name} as host`);
  table.leave(ada.page);
  await ben.until(() => ben.room?.seats[0].here === false, 'Ada being gone');
  now += HOST_AWAY - SECOND;
  await ada.open(table);
  // The time that she was gone for is forgotten: it does not add up with the next.
  table.leave(ada.page);
  now += HOST_AWAY - SECOND;
  await ada.open(table);
  await hostIs(ada);
  expect(ada.room?.you.host).toBe(true);
  expect(await table.hosting.bot(ben.card.id, 0, true)).toMatchObject({ reason: { code: 'not-host' } });
  expect(await table.hosting.bot(ada.card.id, 1, true)).toMatchObject({ reason: { code: 'is-here' } });
  expect(await table.hosting.bot(ada.card.id, 1, false)).toMatchObject({ ok: true });

  table.leave(ada.page);
  now += HOST_AWAY + SECOND;
  // Whoever comes or goes makes the house look.
  await new Seated('Eve').open(table);
  await hostIs(ben);
  await ada.open(table);
  expect(ada.room?.you).toMatchObject({ host: false, seat: 0 });
  expect(await table.hosting.bot(ada.card.id, 1, true)).toMatchObject({ reason: { code: 'not-host' } });
});

test('who comes back after a week, to a house that was started anew, is shown what it would have seen had it stayed', async () => {
  const { id, table, ada, ben } = await begun({ mode: 'off' });
  // Another page of Ada's stays.
  const stays = new Seated('Ada at home', ada.card);
  await stays.open(table);
  table.leave(ada.page);
  const seen = ada.view?.n ?? 0;
  for (let i = 0; i < 40; i++) {
    const people = [stays, ben];
    await Promise.race(people.map((each) => each.until(() => each.legal.length > 0, 'a question')));
    const asked = people.find(({ legal }) => legal.length > 0) as Seated;
    const n = asked.view?.n ?? 0;
    const move = asked.legal[i % asked.legal.length] as { move: string };
    const seat = asked === ben ? 1 : 0;
    expect(await table.moves.play(asked.card.id, seat, { id: `${i}`, at: n, move })).toMatchObject({
      ok: true,
    });
    await asked.until(() => (asked.view?.n ?? 0) > n, 'the move');
  }
  await Promise.race([stays, ben].map((each) => each.until(() => each.legal.length > 0, 'a question')));
  await stays.until(() => stays.view?.n === ben.view?.n, 'the last of it');
  for (const each of [stays, ben]) table.leave(each.page);

  now += 7 * DAY;
  const anew = openFloor();
  await ada.open((await anew.find(id)) as LiveTable, seen);
  await ada.until(() => ada.view?.n === stays.view?.n, 'what was missed');
  expect(ada.told).toEqual(stays.told);
  const { events: _some, eventsFrom: _from, ...shown } = ada.view as TableView;
  expect(stays.view).toMatchObject(shown);
  await anew.close();
});

test('a move in time stops the clock of who made it and starts that of who is asked next', async () => {
  const { table, asked, seat } = await begun({ mode: 'turn', seconds: 60 });
  expect(asked.room?.clock?.running).toEqual([seat]);
  now += 10 * SECOND;
  const move = asked.legal[0] as { move: string };
  const made = await table.moves.play(asked.card.id, seat, { id: 'x', at: asked.view?.n ?? 0, move });
  expect(made.ok).toBe(true);
  await asked.until(() => (asked.room?.clock?.left[seat] ?? 0) <= 60 * SECOND, 'the clock');
  now += 59 * SECOND;
  table.schedule();
  expect(asked.room?.seats.every(({ bot, person }) => !person || !bot)).toBe(true);
});

test('by correspondence a table that nobody has open is seen to when a time has run out, and is called for', async () => {
  const { id, table, ada, ben, asked, seat } = await begun({ mode: 'days', days: 1 });
  for (const each of [ada, ben]) table.leave(each.page);
  now += 2 * DAY;
  // The house puts it away, and takes it up again because of its clock.
  const other = asked === ada ? ben : ada;
  await expect.poll(() => called, { timeout: 30_000 }).toContain(other.card.id);
  const again = (await registry.find(id)) as LiveTable;
  await other.open(again);
  expect(other.room?.seats[seat]).toMatchObject({ bot: true, resigned: false });
  await asked.open(again);
  await other.until(() => other.room?.seats[seat].bot === false, 'the seat being given back');
}, 60_000);

/** Ada, Ben and Cal on one side of the Big Game, with three bots on the other. */
async function side(seconds: number) {
  const people = ['Ada', 'Ben', 'Cal'].map((name) => new Seated(name));
  const [host] = people;
  const made = await registry.create(
    {
      wish: { game: 'misc/multicatan-big-game', seats: 6 },
      listed: false,
      clock: { mode: 'turn', seconds },
      watching: { allowed: true, delay: 0 },
      rated: false,
      standIn: null,
      pace: 0,
      seating: AS_SEATED,
    },
    host.card,
    'home',
  );
  if (!made.ok) throw new Error(made.reason.text);
  const table = (await registry.find(made.table)) as LiveTable;
  for (const [seat, each] of people.entries()) {
    await each.open(table);
    if (seat === 0) continue;
    await table.sitting.sit(each.card, seat);
    await table.sitting.ready(each.card.id, true);
  }
  for (const seat of [3, 4, 5]) await table.hosting.bot(host.card.id, seat, true);
  const started = await table.hosting.start(host.card.id);
  if (!started.ok) throw new Error(started.reason.text);
  const inMain = (each: Seated) => each.view?.decision?.kind === 'main' && each.legal.length > 0;
  await Promise.all(people.map((each) => each.until(() => inMain(each), 'the turn')));
  return { table, people, inMain };
}

// proves misc/multicatan-big-game: At a table with a clock a turn ends when its time is up
test('a shared turn is over for all who are late when its time is up, and no bot takes their seats', async () => {
  const { table, people, inMain } = await side(60);
  const [ada, ben] = people;
  const turn = Number(ada.view?.fields.turn);
  const end = { id: 'end', at: ben.view?.n ?? 0, move: { move: 'end-turn' } };
  expect(await table.moves.play(ben.card.id, 1, end)).toMatchObject({ ok: true });
  now += 59 * SECOND;
  table.schedule();
  await table.sitting.ready(ada.card.id, true);
  expect(ada.view?.decision?.seats).toEqual([0, 2]);
  now += 2 * SECOND;
  table.schedule();
  // The bots of the other side have had theirs when this side is asked again.
  await Promise.all(
    people.map((each) =>
      each.until(() => Number(each.view?.fields.turn) === turn + 2 && inMain(each), 'a turn'),
    ),
  );
  for (const seat of [0, 1, 2]) expect(ada.room?.seats[seat].bot).toBe(false);
  expect(ada.room?.clock?.left).toEqual(expect.arrayContaining([60 * SECOND]));
});

test('several who share a turn move at the same time: an older message is good enough for each', async () => {
  const { table, people } = await side(60);
  const at = Math.max(...people.map((each) => each.view?.n ?? 0));
  await Promise.all(people.map((each) => each.until(() => each.view?.n === at, 'the same message')));
  const made = await Promise.all(
    people.map((each, seat) =>
      table.moves.play(each.card.id, seat, { id: `${seat}`, at, move: { move: 'end-turn' } }),
    ),
  );
  expect(made.map(({ ok }) => ok)).toEqual([true, true, true]);
});

test('a server with too much to do lays no new tables, and goes on with those that there are', async () => {
  const { table, asked, seat } = await begun({ mode: 'off' });
  pressed = true;
  const refused = await registry.create(
    { wish: { game: 'first-island/base', seats: 3 } } as Parameters<typeof registry.create>[0],
    asked.card,
    'home',
  );
  expect(refused).toMatchObject({ ok: false, reason: { code: 'overloaded' } });
  const { view } = asked;
  const move = view!.legal[0] as never;
  expect(await table.moves.play(asked.card.id, seat, { id: 'on', at: view!.n, move })).toMatchObject({
    ok: true,
  });
  pressed = false;
});

/** Looks at the store until something holds of a table there. */
async function untilKept(id: string, holds: (table: KeptTable) => boolean): Promise<KeptTable> {
  return vi.waitUntil(
    async () => {
      const table = await registry.store.find(id);
      return table && holds(table) && table;
    },
    { timeout: 60_000, interval: 5 },
  );
}

describe('when nobody is here', () => {
  test('the bots of who plays alone sleep until that person comes', async () => {
    const { id, table, ada, ben } = await begun({ mode: 'off' });
    await table.sitting.resign(ben.card.id);
    await table.hosting.bot(ada.card.id, 0, true);
    table.leave(ben.page);
    table.leave(ada.page);
    const asleep = await untilKept(id, ({ due }) => due === null);
    expect(asleep.state).toBe('playing');
    expect(await registry.store.due(now + DAY, 100)).not.toContain(id);
    await ada.open(table);
    await ada.until(() => ada.legal.length > 0 && ada.view!.n >= asleep.lines, 'being asked again');
  });

  test('a game of several goes on to whoever is asked next, and so does a rated one', async () => {
    const { id, table, ada, ben } = await begun({ mode: 'off' });
    for (const [seat, each] of [ada, ben].entries()) await table.hosting.bot(each.card.id, seat, true);
    for (const each of [ada, ben]) table.leave(each.page);
    const { lines } = (await registry.store.find(id))!;
    await untilKept(id, (kept) => kept.lines > lines + 3);
    await ada.open(table);
  });
});

describe('of a rated game', () => {
  const rated = { rated: true } as const;
  test('without a clock nobody is saved by going: after five minutes a bot plays on', async () => {
    const { table, asked, ada, ben, seat } = await begun({ mode: 'off' }, rated);
    const other = asked === ada ? ben : ada;
    table.leave(asked.page);
    now += 299 * SECOND;
    table.schedule();
    await table.sitting.ready(other.card.id, true);
    expect(other.room?.seats[seat].bot).toBe(false);
    now += 2 * SECOND;
    table.schedule();
    await other.until(() => other.room?.seats[seat].bot === true, 'a bot playing on');
  });

  test('whoever is left when all others have given up has won, and may go', async () => {
    const { id, table, ada, ben } = await begun({ mode: 'off' }, rated);
    await table.sitting.resign(ada.card.id);
    expect(ben.room?.state).toBe('playing');
    await table.sitting.resign(ben.card.id);
    expect(ben.room).toMatchObject({ state: 'abandoned', why: 'all others had given it up' });
    await untilKept(id, ({ due }) => due === null);
    const [ours] = await registry.results.gamesOf(ben.card.id, true, 1);
    expect(ours).toMatchObject({ won: true, place: 1 });
    const [theirs] = await registry.results.gamesOf(ada.card.id, true, 1);
    // Behind the bot, too.
    expect(theirs).toMatchObject({ won: false, place: 3 });
  });

  test('and who ends it alone in the vote has won as well; of another game nothing is counted', async () => {
    for (const settings of [rated, { rated: false }]) {
      const { id, table, ada, ben } = await begun({ mode: 'off' }, settings);
      await table.sitting.resign(ben.card.id);
      await table.votes.propose(ada.card.id, 'abandon');
      expect(ada.room?.state).toBe('abandoned');
      await untilKept(id, ({ due }) => due === null);
      const games = await registry.results.gamesOf(ada.card.id, true, 10);
      expect(games.filter((game) => game.table === id).map(({ won }) => won)).toEqual(
        settings.rated ? [true] : [],
      );
    }
  });
});

test('who is forgotten while a bot plays on leaves no name in what others are shown, nor in the title', async () => {
  const { id, table, ada, ben } = await begun({ mode: 'off' }, { title: 'An evening with ben' });
  await table.hosting.bot(ben.card.id, 1, true);
  await ada.open(table);
  expect(JSON.stringify([ada.game?.players, ada.room])).toMatch(/Ben.*evening with ben/);
  expect(await registry.forget(ben.card.id)).toEqual({ ok: true });
  await ada.open(table);
  expect(JSON.stringify([ada.game?.players, ada.room])).not.toMatch(/ben/i);
  expect(JSON.stringify(await registry.store.find(id))).not.toMatch(/"name":"Ben"|with ben/);
});

test('a household has so many large answers at once, and others have theirs', async () => {
  const { table, ada, ben } = await begun({ mode: 'off' });
  now += 10 * SECOND;
  ben.source = 'there';
  await ben.open(table);
  const looked = async ({ page, card }: Seated): Promise<string> => {
    const answer = await table.ask(page, card, 'story', []);
    return answer.ok ? 'told' : answer.reason.code;
  };
  const codes: string[] = [];
  for (let i = 0; i < 12; i++) codes.push(await looked(ada));
  expect(codes).toEqual([...Array<string>(10).fill('not-over'), 'too-often', 'too-often']);
  await expect(ada.open(table), 'nor is the table told anew').rejects.toThrow(/too often/);
  expect(await looked(ben)).toBe('not-over');
  now += SECOND;
  expect(await looked(ada)).toBe('not-over');
});

test('the list of open tables is made once for all who ask at the same time, and anew when one comes', async () => {
  const { store } = registry;
  const first = store.listed('waiting', 100);
  expect(store.listed('waiting', 100)).toBe(first);
  const eve = new Seated('Eve');
  const wish = { wish: { game: 'first-island/base', seats: 3 }, listed: true } as const;
  const made = await registry.create(NewTable.parse(wish), eve.card, 'home');
  if (!made.ok) throw new Error(made.reason.text);
  expect((await store.listed('waiting', 100)).map(({ table }) => table.id)).toContain(made.table);
});

test('a game in which nothing has happened for three months is ended, so that tables do not fill the server', async () => {
  const { id } = await begun({ mode: 'off' });
  const late = await begun({ mode: 'off' });
  now += 91 * DAY;
  await late.table.hosting.bot(late.ada.card.id, 0, true);
  const ended = await untilKept(id, ({ state }) => state !== 'playing');
  expect(ended).toMatchObject({ state: 'abandoned', room: { why: 'nobody has played on for three months' } });
  expect((await registry.store.find(late.id))?.state).toBe('playing');
});

test('who has a seat at a quick match and never comes to the table loses it, and the table is closed', async () => {
  const ada = { id: 'ada-of-the-quick', name: 'Ada', account: false };
  const quick = await registry.quickMatch({ seats: 4 }, ada, 'here');
  if (!quick.ok) throw new Error(quick.reason.text);
  const state = async () => (await registry.store.find(quick.table))?.state;
  expect(await state()).toBe('waiting');
  // It is looked after by itself: nobody has it open.
  await registry.find(quick.table);
  now += SEAT_KEPT;
  await expect.poll(state, { timeout: 10_000 }).toBe('closed');
});
