import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  Client,
  guest,
  moveSomebody,
  peopleAtATable,
  type Running,
  removeDirs,
  runServer,
} from './client.ts';

let server: Running;

beforeAll(async () => {
  server = await runServer({ GUESTS_AN_HOUR: '100000' });
});

afterAll(async () => {
  await server.close();
  removeDirs();
});

const refused = (code: string) => ({ ok: false, reason: { code } });

const atTable = (names: readonly string[], settings: Parameters<typeof peopleAtATable>[2] = {}) =>
  peopleAtATable(server.address, names, settings);

const leave = (...all: readonly Client[]): void => {
  for (const each of all) each.close();
};

describe('consent is of the persons who hold the seats:', () => {
  test('while a bot plays for somebody who is away, nothing is taken back without that person', async () => {
    const { table, all } = await atTable(['Ada', 'Ben']);
    const [ada, ben] = all;
    await ada.until(() => ada.view(table).legal.length > 0, 'being asked');
    await moveSomebody(table, ada);
    await moveSomebody(table, ada);
    ben.drop();
    await ada.until(() => !ada.room(table).seats[1].here, 'Ben being away');
    await ada.must('bot', table, 1, true);
    await ada.until(() => ada.view(table).legal.length > 0, 'the bots having moved');
    const { moves, n } = ada.view(table);
    const answer = await ada.ask('undo', table, { id: 'alone', at: n });
    expect(answer.ok ? ada.room(table).proposal?.agreed : answer.reason.code).toEqual([0]);
    expect(ada.view(table).moves).toBe(moves);
    expect(ada.view(table).mayUndo).toBe(false);
    leave(...all);
  });

  test('nor is the game ended without that person, who is asked when back', async () => {
    const { table, all } = await atTable(['Ada', 'Ben']);
    const [ada, ben] = all;
    ben.drop();
    await ada.until(() => !ada.room(table).seats[1].here, 'Ben being away');
    await ada.must('bot', table, 1, true);
    await ada.must('propose', table, 'abandon');
    expect(ada.room(table).state).toBe('playing');
    const proposal = ada.room(table).proposal;
    // A bot’s move in the meantime makes the question void: then it is asked again.
    await ben.connect();
    await ben.open(table);
    await ada.until(() => !ada.room(table).seats[1].bot, 'the seat being given back');
    if (ada.room(table).proposal?.id !== proposal?.id) await ada.must('propose', table, 'abandon');
    await ben.until(() => ben.room(table).proposal?.what === 'abandon', 'being asked');
    await ben.must('vote', table, ben.room(table).proposal!.id, true);
    await ada.until(() => ada.room(table).state === 'abandoned', 'the end');
    leave(...all);
  });

  test('past dice nothing is taken back where another person sat, also after that person gave up', async () => {
    const { table, all } = await atTable(['Ada', 'Ben']);
    const [ada, ben] = all;
    await ben.must('resign', table);
    await ada.until(() => ada.room(table).seats[1].resigned, 'Ben giving up');
    for (let rolled = false; !rolled; ) {
      await ada.until(() => ada.view(table).legal.length > 0, 'being asked');
      rolled = ada.view(table).legal.some(({ move }) => move === 'roll');
      await moveSomebody(table, ada);
    }
    await ada.until(() => ada.view(table).legal.length > 0, 'being asked after the dice');
    expect(await ada.ask('undo', table, { id: 'past', at: ada.view(table).n })).toMatchObject(
      refused('undo-secret'),
    );
    leave(...all);
  });

  test('who plays alone among bots still takes back what it likes', async () => {
    const { table, all } = await atTable(['Ada']);
    const [ada] = all;
    await ada.until(() => ada.view(table).legal.length > 0, 'being asked');
    const { moves } = ada.view(table);
    await moveSomebody(table, ada);
    await moveSomebody(table, ada);
    await ada.until(() => ada.view(table).legal.length > 0, 'the bots having moved');
    expect(ada.view(table).mayUndo).toBe(true);
    while (ada.view(table).moves > moves)
      await ada.must('undo', table, { id: `u${ada.view(table).n}`, at: ada.view(table).n });
    leave(...all);
  });
});

describe('a seat is nobody else’s to give away:', () => {
  test('the host puts no bot on the seat of somebody who is here', async () => {
    const { table, all } = await atTable(['Ada', 'Ben']);
    const [ada, ben] = all;
    expect(await ada.ask('bot', table, 1, true)).toMatchObject(refused('is-here'));
    expect(ada.room(table).seats[1].bot).toBe(false);
    // For itself everybody may let a bot play, and take the seat back.
    await ben.must('bot', table, 1, true);
    await ada.until(() => ada.room(table).seats[1].bot, 'a bot playing for Ben');
    await ben.must('bot', table, 1, false);
    await ada.until(() => !ada.room(table).seats[1].bot, 'Ben playing again');
    leave(...all);
  });

  test('nobody who plays is sent away by the host alone', async () => {
    const { table, all } = await atTable(['Ada', 'Ben']);
    const [ada, ben] = all;
    expect(await ada.ask('kick', table, ben.who!.id)).toMatchObject(refused('vote-needed'));
    // Of two players none sends the other away.
    expect(await ada.ask('propose', table, 'send-away', 1)).toMatchObject(refused('two-agree'));
    expect(ada.room(table).seats[1].resigned).toBe(false);
    leave(...all);
  });

  test('no team sends somebody of another away, whose partner is a bot', async () => {
    const { table, all } = await atTable(['Ada', 'Ben', 'Eve'], {
      wish: { game: 'misc/lost-tribes', seats: 4 },
    });
    const [ada, ben] = all;
    // Ada and Eve are partners.
    expect(await ada.ask('propose', table, 'send-away', 1)).toMatchObject(refused('two-teams'));
    await ben.must('propose', table, 'send-away', 2);
    expect(ada.room(table).seats[1].resigned).toBe(false);
    leave(...all);
  });

  test('of three players two may agree that the third has to go, who is not asked', async () => {
    const { table, all } = await atTable(['Ada', 'Ben', 'Eve'], { watching: { allowed: true, delay: 0 } });
    const [ada, ben, eve] = all;
    await ben.must('propose', table, 'send-away', 2);
    await eve.until(() => eve.room(table).proposal?.what === 'send-away', 'hearing of it');
    const { id, whom } = eve.room(table).proposal!;
    expect(whom).toBe(2);
    expect(await eve.ask('vote', table, id, false)).toMatchObject(refused('not-asked'));
    expect(ada.room(table).seats[2].resigned).toBe(false);
    await ada.must('vote', table, id, true);
    await eve.until(() => eve.away.length > 0, 'being sent away');
    await ben.until(() => ben.room(table).seats[2].resigned, 'a bot playing on');
    expect(await eve.ask('open', table)).toMatchObject(refused('sent-away'));
    leave(...all);
  });

  test('one who disagrees is enough for the third to stay', async () => {
    const { table, all } = await atTable(['Ada', 'Ben', 'Eve']);
    const [ada, ben] = all;
    await ada.must('propose', table, 'send-away', 2);
    await ben.until(() => ben.room(table).proposal?.what === 'send-away', 'being asked');
    await ben.must('vote', table, ben.room(table).proposal!.id, false);
    await ada.until(() => ada.room(table).proposal === null, 'the answer');
    expect(ada.room(table).seats[2].resigned).toBe(false);
    leave(...all);
  });

  test('in a rated game nobody is sent away or replaced by others', async () => {
    const { table, all } = await atTable(['Ada', 'Ben', 'Eve'], { rated: true });
    const [ada, ben, eve] = all;
    expect(await ada.ask('propose', table, 'send-away', 2)).toMatchObject(refused('rated-seats'));
    expect(await ada.ask('kick', table, ben.who!.id)).toMatchObject(refused('vote-needed'));
    eve.drop();
    await ada.until(() => !ada.room(table).seats[2].here, 'Eve being away');
    expect(await ada.ask('bot', table, 2, true)).toMatchObject(refused('rated-seats'));
    leave(...all);
  });
});

describe('who looks on', () => {
  test('and was sent away does not come back without a name', async () => {
    const { table, all } = await atTable(['Ada', 'Ben'], { watching: { allowed: true, delay: 0 } });
    const [ada] = all;
    const eve = await new Client(server.address, await guest(server.address, 'Eve')).connect();
    const nobody = await new Client(server.address, null).connect();
    await nobody.open(table);
    await eve.open(table);
    await ada.must('kick', table, eve.who!.id);
    await eve.until(() => eve.away.length > 0, 'being sent away');
    await nobody.until(() => nobody.away.length > 0, 'being asked for a name, who may be Eve');
    expect(await eve.ask('open', table)).toMatchObject(refused('sent-away'));
    expect(await nobody.ask('open', table)).toMatchObject(refused('guest-first'));
    leave(...all, eve, nobody);
  });

  test('is shown the door when the host closes a game to watchers, and so is whoever comes later', async () => {
    const { table, all } = await atTable(['Ada', 'Ben'], { watching: { allowed: true, delay: 0 } });
    const [ada, ben] = all;
    const eve = await new Client(server.address, await guest(server.address, 'Eve')).connect();
    await eve.open(table);
    const closed = { watching: { allowed: false } } as const;
    expect(await ben.ask('settings', table, closed)).toMatchObject(refused('not-host'));
    expect(await ada.ask('settings', table, { ...closed, rated: true })).toMatchObject(refused('begun'));
    await ada.must('settings', table, closed);
    await eve.until(() => eve.away.length > 0, 'being shown the door');
    expect(await eve.ask('open', table)).toMatchObject(refused('no-watching'));
    expect(ben.room(table).seats[1].here).toBe(true);
    leave(...all, eve);
  });
});
