import { join } from 'node:path';
import { LoginName, PersonName } from '@hexwright/table';
import Sqlite from 'libsql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { soloBus } from '../cluster/bus.ts';
import { Bucket, ownLimits, sourceOf } from '../limits.ts';
import { Guesses, People } from '../people/index.ts';
import { readiness } from '../readiness.ts';
import { type Database, openDatabase } from '../store/index.ts';
import { openSqlite } from '../store/sqlite.ts';
import { TimeBudget } from '../time-budget.ts';
import {
  Client,
  guest,
  http,
  newDir,
  peopleAtATable,
  type Running,
  removeDirs,
  runServer,
} from './client.ts';

let server: Running;

beforeAll(async () => {
  server = await runServer({ ADMIN_TOKEN: 'a token of sixteen letters' });
});

afterAll(async () => {
  await server.close();
  removeDirs();
});

const code = (code: string) => ({ ok: false, reason: { code } });

describe('who counts as one', () => {
  test.each([
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002:ffff:0:0:1', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['192.0.2.7', '192.0.2.7'],
    ['192.0.2.8', '192.0.2.8'],
  ])('%s is %s', (address, source) => expect(sourceOf(address)).toBe(source));
});

test('a clock that is set back locks nobody out', () => {
  const bucket = new Bucket(2, 1, 1_000_000);
  expect(bucket.take(1_000_000)).toBe(true);
  expect(bucket.take(0), 'an hour back').toBe(true);
  expect(bucket.take(0)).toBe(false);
  expect(bucket.take(1000)).toBe(true);
});

test('who has taken all waits until one more is there, and no longer', () => {
  const bucket = new Bucket(2, 4, 0);
  expect(bucket.wait(0)).toBe(0);
  bucket.take(0);
  bucket.take(0);
  expect(bucket.wait(0)).toBe(250);
  expect(bucket.wait(125)).toBe(125);
  expect(bucket.take(125)).toBe(false);
  expect(bucket.wait(250)).toBe(0);
  expect(bucket.take(250)).toBe(true);
});

describe('whoever guesses', () => {
  test('is slowed down by name, household and in all, and the owner is never locked out', async () => {
    const guesses = new Guesses(ownLimits(), 'test', { pause: 20 });
    expect(await guesses.mayTry('ada', 'home')).toBe(true);
    guesses.right('ada', 'home');
    // One household has ten tries at a name.
    const tries = [];
    for (let i = 0; i < 11; i++) tries.push(await guesses.mayTry('ada', 'guesser'));
    expect(tries.filter((may) => may)).toHaveLength(10);
    // Another name is still free to it.
    expect(await guesses.mayTry('ben', 'guesser')).toBe(true);
    // From many households: each waits for its turn, and only few may wait.
    for (let i = 0; i < 40; i++) await guesses.mayTry('ada', `bot ${i}`);
    const crowd = await Promise.all(Array.from({ length: 20 }, (_, i) => guesses.mayTry('ada', `bots ${i}`)));
    expect(crowd.filter((may) => may)).toHaveLength(5);
    const began = performance.now();
    await guesses.mayTry('ada', 'one more');
    expect(performance.now() - began).toBeGreaterThanOrEqual(15);
    // The owner comes from where it was right before, and waits for nobody.
    const waiting = Array.from({ length: 5 }, (_, i) => guesses.mayTry('ada', `late ${i}`));
    expect(
      await Promise.race([guesses.mayTry('ada', 'home').then((may) => [may, 'home']), ...waiting]),
    ).toEqual([true, 'home']);
    await Promise.all(waiting);
  });

  test('is counted for wrong tries alone: a whole club signs in from one address', async () => {
    const guesses = new Guesses(ownLimits(), 'club', { pause: 1 });
    for (let member = 0; member < 100; member++) {
      expect(await guesses.mayTry(`member ${member % 3}`, 'club')).toBe(true);
      await guesses.right(`member ${member % 3}`, 'club');
    }
    // Ten wrong tries are ten, whoever was right before.
    const tries = [];
    for (let i = 0; i < 11; i++) tries.push(await guesses.mayTry('member 0', 'club'));
    expect(tries).toEqual([...Array<boolean>(10).fill(true), false]);
  });

  test('from the household of an account’s owner is slowed there, and the owner not refused', async () => {
    const guesses = new Guesses(ownLimits(), 'home', { pause: 20, atHome: 'slowed' });
    await guesses.right('ada', 'home');
    for (let i = 0; i < 10; i++) expect(await guesses.mayTry('ada', 'home')).toBe(true);
    const began = performance.now();
    expect(await guesses.mayTry('ada', 'home')).toBe(true);
    expect(performance.now() - began).toBeGreaterThanOrEqual(15);
    // Elsewhere nobody was right before.
    for (let i = 0; i < 10; i++) await guesses.mayTry('ada', 'away');
    expect(await guesses.mayTry('ada', 'away')).toBe(false);
  });

  test('counts against the name that is looked up, however it is written', async () => {
    const login = { login: 'Fiona.Owner', password: 'a long enough password' };
    const fiona = await guest(server.address, 'Fiona');
    await http(server.address, 'openAccount', { cookie: fiona.cookie, body: login });
    const statuses: number[] = [];
    for (let i = 0; i < 12; i++) {
      const written = [...login.login]
        .map((letter, at) => ((i >> (at % 4)) & 1 ? letter.toUpperCase() : letter))
        .join('');
      // Wide letters are the same name in another dress.
      const dressed = i % 2 ? written.replace('F', 'Ｆ').replace('f', 'ｆ') : written;
      statuses.push(
        (await http(server.address, 'signIn', { body: { login: dressed, password: 'a wrong guess' } }))
          .status,
      );
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
  });

  test('a table’s password does not begin anew when the table was put away', async () => {
    const { table, all } = await peopleAtATable(server.address, ['Ada'], { password: 'sesame' });
    const eve = await new Client(server.address, await guest(server.address, 'Eve')).connect();
    const tried = async (): Promise<string> => {
      const answer = await eve.ask('open', table, { password: 'guess' });
      return answer.ok ? 'in' : answer.reason.code;
    };
    const codes = [];
    for (let i = 0; i < 12; i++) codes.push(await tried());
    expect(codes.filter((each) => each === 'password-wrong')).toHaveLength(10);
    expect(codes.at(-1)).toBe('too-often');
    // Another page of the same household counts on, and so would the table after it was raised again.
    const other = await new Client(server.address, await guest(server.address, 'Eve2')).connect();
    expect(await other.ask('open', table, { password: 'guess' })).toMatchObject(code('too-often'));
    for (const each of [...all, eve, other]) each.close();
  });
});

test('talk, reactions and mutes are bounded', async () => {
  const { table, all } = await peopleAtATable(server.address, ['Ada']);
  const [ada] = all;
  const answers = [];
  for (let i = 0; i < 12; i++) answers.push(await ada.ask('say', table, { id: `s${i}`, text: 'hello' }));
  expect(answers.filter(({ ok }) => ok).length).toBeLessThanOrEqual(9);
  expect(answers.at(-1)).toMatchObject(code('too-often'));
  expect(await ada.ask('mute', 'AAAAAAAAAAAAAAAA', true)).toMatchObject(code('too-often'));
  ada.close();
});

test('how often pages of one household come is bounded, too', async () => {
  const small = await runServer({ REQUESTS_A_MINUTE: '1' });
  for (let i = 0; i < 10; i++) (await new Client(small.address, null).connect()).close();
  await expect(new Client(small.address, null).connect()).rejects.toThrow(/429/);
  await small.close();
});

test('figures are bounded', async () => {
  const statuses = new Set<number>();
  for (let i = 0; i < 70; i++) {
    const answer = await fetch(`${server.address}/metrics`, {
      headers: { authorization: 'Bearer a token of sixteen letters' },
    });
    await answer.arrayBuffer();
    statuses.add(answer.status);
  }
  expect([...statuses].sort()).toEqual([200, 429]);
  // Nor may the token be guessed there.
  expect((await fetch(`${server.address}/metrics`)).status).toBe(429);
});

describe('a server says within two seconds that it is not ready', () => {
  let database: Database;
  const never = new Promise<never>(() => {});
  beforeAll(async () => {
    database = await openDatabase({ dataDir: newDir(), databaseConnections: 1 });
  });
  afterAll(() => database.close());

  test('where all is well it is', async () => {
    expect(await readiness({ database, bus: soloBus(), dataDir: newDir() })()).toBeUndefined();
  });

  test('where the bus is frozen', async () => {
    const bus = { ...soloBus(), check: () => never };
    expect(await readiness({ database, bus, dataDir: newDir() })()).toBe('Redis does not answer');
  });

  test('where the disk is full', async () => {
    // A file system of the kernel’s own has no room at all.
    expect(await readiness({ database, bus: soloBus(), dataDir: '/proc' })()).toBe(
      'the disk of /proc is full',
    );
  });
});

test('a write that the disk does not take in time is refused, and the next one is made', async () => {
  const file = join(newDir(), 'store.db');
  const database = await openSqlite(file, false, 100);
  const secret = (name: string) => [
    { query: database.db.insertInto('secrets').values({ name, value: 'x' }).compile() },
  ];
  const other = new Sqlite(file);
  other.exec('begin immediate');
  await expect(database.write(secret('one'))).rejects.toThrow('the store does not answer');
  other.exec('rollback');
  other.close();
  await database.close();
  const again = await openSqlite(file);
  expect(await again.write(secret('two'))).toBe(true);
  const kept = await again.db.selectFrom('secrets').select('name').execute();
  expect(kept.map(({ name }) => name)).toContain('two');
  await again.close();
});

describe('what is remembered of people', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase({ dataDir: newDir(), databaseConnections: 1 });
  });
  afterAll(() => database.close());

  test('is not what was looked up before something was heard of them', async () => {
    const people = new People(database, Date.now);
    const { person, token } = await people.guest('Ada');
    const looking = people.visitor(token);
    people.forgetKnown(person.id);
    expect(await looking).not.toBeNull();
    await database.db.deleteFrom('tokens').execute();
    expect(await people.visitor(token)).toBeNull();
  });

  test('is nothing while other processes cannot tell what they do', async () => {
    let told = true;
    const people = new People(database, Date.now, () => told);
    const { token } = await people.guest('Ben');
    await people.visitor(token);
    await database.db.deleteFrom('tokens').execute();
    expect(await people.visitor(token), 'remembered').not.toBeNull();
    told = false;
    expect(await people.visitor(token)).toBeNull();
  });
});

test.each(['\u3164\u3164\u3164', 'ada\u1160', '\uFFA0\uFFA0\uFFA0'])(
  'a sign-in has no letters that cannot be seen (%j)',
  (login) => expect(LoginName.safeParse(login).success).toBe(false),
);

test('a household has so much time of the thread that answers sockets, and gets it back', () => {
  let now = 0;
  const budget = new TimeBudget({ most: 100, perSecond: 10 }, () => now);
  budget.measured('home', () => {
    now += 99;
  });
  expect(budget.isLeft('home')).toBe(true);
  budget.spend('home', 2);
  expect(budget.isLeft('home')).toBe(false);
  expect(budget.isLeft('elsewhere')).toBe(true);
  now += 50;
  expect(budget.isLeft('home')).toBe(false);
  now += 150;
  expect(budget.isLeft('home')).toBe(true);
  now -= 10_000;
  expect(budget.isLeft('home'), 'a clock that is set back changes nothing').toBe(false);
});

describe('names', () => {
  test.each(['Ada', '李雷', 'Ｗide', '👩‍👩‍👧‍👦 Mum', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '❤️‍🔥', '👩🏽‍🚀'])('%s can be seen', (name) => {
    expect(PersonName.safeParse(name).success).toBe(true);
  });

  test.each([
    ['nothing but a filler', '\u3164'],
    ['a blank of braille', '\u2800'],
    ['a joiner between letters', 'A\u200Dda'],
    ['a joiner alone', '\u200D'],
    ['marks on nothing', '\u0301\u0301'],
    ['reversed', '\u202Eada'],
    ['a note without a head', '\u{1D159}'],
    ['tags without a flag', 'ada\u{E0067}\u{E007F}'],
  ])('%s cannot', (_what, name) => expect(PersonName.safeParse(name).success).toBe(false));
});
