import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { moveSomebody as move, type Running, removeDirs, runServer, twoAtATable } from './client.ts';

let server: Running;

beforeAll(async () => {
  server = await runServer();
});

afterAll(async () => {
  await server.close();
  removeDirs();
});

describe('what needs everybody’s consent', () => {
  test('a move is taken back when all agree', async () => {
    const { table, ada, ben } = await twoAtATable(server.address);
    const before = ada.view(table).moves;
    const mover = await move(table, ada, ben);
    const other = mover === ada ? ben : ada;
    await mover.must('undo', table, { id: 'back-1', at: mover.view(table).n });
    await other.until(() => other.room(table).proposal?.what === 'undo', 'being asked');
    expect(mover.view(table).moves).toBe(before + 1);
    await other.must('vote', table, other.room(table).proposal!.id, true);
    await Promise.all(
      [ada, ben].map((each) => each.until(() => each.view(table).moves === before, 'going back')),
    );
    expect(ada.room(table).proposal).toBeNull();
    for (const each of [ada, ben]) each.close();
  });

  test('one who disagrees is enough, and a move that follows ends the question', async () => {
    const { table, ada, ben } = await twoAtATable(server.address);
    const mover = await move(table, ada, ben);
    const other = mover === ada ? ben : ada;
    await mover.must('undo', table, { id: 'back-1', at: mover.view(table).n });
    await other.until(() => other.room(table).proposal !== null);
    await other.must('vote', table, other.room(table).proposal!.id, false);
    await mover.until(() => mover.room(table).proposal === null, 'the answer');
    await mover.must('undo', table, { id: 'back-2', at: mover.view(table).n });
    const { id } = mover.room(table).proposal!;
    await move(table, ada, ben);
    await mover.until(() => mover.room(table).proposal === null, 'the question being void');
    expect(await other.ask('vote', table, id, true)).toMatchObject({ reason: { code: 'proposal-gone' } });
    for (const each of [ada, ben]) each.close();
  });

  test('nothing is taken back after dice have fallen or a secret was shown', async () => {
    const { table, ada, ben } = await twoAtATable(server.address);
    for (let i = 0; i < 60; i++) {
      const players = [ada, ben];
      const mover = players.find((each) => each.view(table).legal.length > 0);
      if (!mover) {
        // Whose view comes first is chance.
        await Promise.race(
          players.map((each) => each.until(() => each.view(table).legal.length > 0, 'a question')),
        );
        continue;
      }
      const roll = mover.view(table).legal.some(({ move }) => move === 'roll');
      await move(table, ada, ben);
      if (!roll) continue;
      expect(await mover.ask('undo', table, { id: 'u', at: mover.view(table).n })).toMatchObject({
        reason: { code: 'undo-secret' },
      });
      break;
    }
    expect.assertions(1);
    for (const each of [ada, ben]) each.close();
  });

  test('a game is paused and goes on by agreement', async () => {
    const { table, ada, ben } = await twoAtATable(server.address, { clock: { mode: 'turn', seconds: 300 } });
    await ada.must('propose', table, 'pause');
    await ben.until(() => ben.room(table).proposal?.what === 'pause');
    await ben.must('vote', table, ben.room(table).proposal!.id, true);
    await ada.until(() => ada.room(table).state === 'paused', 'the pause');
    expect(ada.room(table).clock?.running).toEqual([]);
    const mover = ada.view(table).legal.length > 0 ? ada : ben;
    const command = mover.command(table, mover.view(table).legal[0] as never);
    expect(await mover.ask('play', table, mover.view(table).seat!, command)).toMatchObject({
      reason: { code: 'paused' },
    });
    await ben.must('propose', table, 'resume');
    await ada.until(() => ada.room(table).proposal?.what === 'resume');
    await ada.must('vote', table, ada.room(table).proposal!.id, true);
    await ada.until(() => ada.room(table).state === 'playing', 'going on');
    expect(ada.room(table).clock?.running).toHaveLength(1);
    await mover.must('play', table, mover.view(table).seat!, command);
    for (const each of [ada, ben]) each.close();
  });

  test('a game is abandoned by agreement, and there is a rematch', async () => {
    const { table, ada, ben } = await twoAtATable(server.address);
    await ada.must('propose', table, 'abandon');
    await ben.until(() => ben.room(table).proposal?.what === 'abandon');
    await ben.must('vote', table, ben.room(table).proposal!.id, true);
    await ada.until(() => ada.room(table).state === 'abandoned', 'the end');
    const { table: next } = await ben.must('rematch', table);
    await ada.until(() => ada.room(table).next === next, 'the next table');
    const { room } = await ada.open(next);
    expect(room).toMatchObject({ state: 'waiting', host: { name: 'Ben' } });
    expect(room.seats.map(({ person, bot }) => [person?.name, bot])).toEqual([
      ['Ada', false],
      ['Ben', false],
      [undefined, true],
    ]);
    for (const each of [ada, ben]) each.close();
  });
});

describe('who is not there', () => {
  test('who gives up is played by a bot to the end', async () => {
    const { table, ada, ben } = await twoAtATable(server.address);
    await ben.must('resign', table);
    await ada.until(() => ada.room(table).seats[1].resigned, 'Ben giving up');
    expect(await ben.ask('play', table, 1, ben.command(table, { move: 'roll' }))).toMatchObject({
      reason: { code: 'resigned' },
    });
    for (let i = 0; i < 6; i++) {
      await ada.until(() => ada.view(table).legal.length > 0, 'being asked again');
      await move(table, ada);
    }
    await ada.must('resign', table);
    await ada.until(() => ada.room(table).state === 'abandoned', 'the end');
    for (const each of [ada, ben]) each.close();
  });

  test('a bot plays for who runs out of time, and gives the seat back', async () => {
    const { table, ada, ben } = await twoAtATable(server.address, { clock: { mode: 'turn', seconds: 5 } });
    const slow = ada.view(table).legal.length > 0 ? ada : ben;
    const seat = slow.view(table).seat!;
    expect(slow.room(table).clock?.left[seat]).toBeGreaterThan(3000);
    await slow.until(() => slow.room(table).seats[seat].bot, 'a bot taking over', 15_000);
    await slow.until(() => slow.view(table).moves > 0 && slow.view(table).n > 1, 'the bot’s move');
    await slow.open(table);
    await slow.until(() => !slow.room(table).seats[seat].bot, 'the seat being given back');
    for (const each of [ada, ben]) each.close();
  });

  test('a bot plays for who is gone while others wait, and gives the seat back', async () => {
    const { table, ada, ben } = await twoAtATable(server.address, { standIn: 10 });
    const gone = ada.view(table).legal.length > 0 ? ada : ben;
    const waits = gone === ada ? ben : ada;
    const seat = gone.view(table).seat!;
    gone.drop();
    await waits.until(() => waits.room(table).seats[seat].bot, 'a bot taking over', 20_000);
    await gone.connect();
    await gone.open(table);
    await waits.until(() => !waits.room(table).seats[seat].bot, 'the seat being given back');
    for (const each of [ada, ben]) each.close();
  });

  test('the host gives the seat of somebody who is away to a bot and back', async () => {
    const { table, ada, ben } = await twoAtATable(server.address);
    expect(await ben.ask('bot', table, 0, true)).toMatchObject({ reason: { code: 'not-host' } });
    ben.drop();
    await ada.until(() => !ada.room(table).seats[1].here, 'Ben being away');
    await ada.must('bot', table, 1, true);
    expect(ada.room(table).seats[1]).toMatchObject({ bot: true, person: { name: 'Ben' } });
    await ada.must('bot', table, 1, false);
    await ada.until(() => !ada.room(table).seats[1].bot);
    for (const each of [ada, ben]) each.close();
  });
});
