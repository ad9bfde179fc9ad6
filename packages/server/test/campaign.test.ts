import { NewTable, type PersonCard } from '@hexwright/table';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { chosenChapter, firstChapter, nextChapter } from '../tables/campaigns.ts';
import { newRoom } from '../tables/gathering.ts';
import { openRules } from '../tables/rules.ts';
import { type Built, startBuilt } from './built.ts';
import { Client, guest, http, newDir, removeDirs, twoAtATable } from './client.ts';

afterAll(removeDirs);

let built: Built;
async function serve(env: { readonly DATA_DIR: string }): Promise<void> {
  const started = await startBuilt(env);
  onTestFinished(async () => void (await started.end('SIGTERM')));
  built = started;
}

const CAMPAIGN = { campaign: true, wish: { game: 'conquerors/core', seats: 3 } } as const;

/** Comes to a table of the server that runs now. */
async function at(who: Client, table: string): Promise<Client> {
  const client = await new Client(built.address, who.who).connect();
  await client.open(table);
  return client;
}

test('two people play a campaign: the next chapter begins when both agree, and nothing of it is lost when the server is killed', async () => {
  const env = { DATA_DIR: newDir() };
  await serve(env);
  const { table, ada, ben } = await twoAtATable(built.address, CAMPAIGN);
  const { campaign, game, title, settings } = ada.room(table);
  expect(campaign).toMatchObject({ of: 'conquerors/core', chapter: 0, after: null });
  expect(campaign?.chapters).toHaveLength(3);
  expect([title, game]).toEqual([campaign?.title, campaign?.chapters[0]]);
  expect(settings.wish.game).toBe('conquerors/chapter-1-resist');
  expect((await ben.must('chronicle', table)).chronicle).toMatchObject({
    games: [],
    chapter: 0,
    begun: table,
  });
  expect(await ada.ask('rematch', table)).toMatchObject({ reason: { code: 'not-over' } });

  // Bots play it to its end for both.
  await ben.must('bot', table, 1, true);
  await ada.must('bot', table, 0, true);
  await ben.until(() => ben.room(table).campaign?.after != null, 'the end of the chapter', 240_000);
  const { after } = ben.room(table).campaign!;
  const { chronicle } = await ben.must('chronicle', table);
  expect(chronicle.games).toHaveLength(1);
  expect(chronicle.games[0]).toMatchObject({ game: table, chapter: 0, again: after === 'again' });
  expect(chronicle.players.slice(0, 2).map(({ name }) => name)).toEqual(['Ada', 'Ben']);
  await built.end('SIGKILL');

  await serve(env);
  let [a, b] = await Promise.all([at(ada, table), at(ben, table)]);
  expect((await a.must('chronicle', table)).chronicle).toEqual(chronicle);
  const { table: next } = await b.must('rematch', table);
  expect((await a.must('rematch', table)).table, 'both are shown the same').toBe(next);
  await Promise.all([a.open(next), b.open(next)]);
  const room = b.room(next);
  expect(room.state).toBe('waiting');
  expect(room.campaign?.chapter).toBe(after === 'again' ? 0 : 1);
  expect(room.seats.map(({ person, bot }) => person?.name ?? bot)).toEqual(['Ada', 'Ben', true]);
  expect(room.you).toMatchObject({ seat: 1, host: true });
  expect(room.settings.seating, 'nothing is drawn any more').toEqual({ begins: 'first', order: 'listed' });
  expect(await b.ask('sit', next, 2)).toMatchObject({ reason: { code: 'campaign-seats' } });
  expect(await b.ask('swap', next, 0, 1)).toMatchObject({ reason: { code: 'campaign-seats' } });
  expect(await b.ask('settings', next, { wish: { game: 'first-island/base', seats: 3 } })).toMatchObject({
    reason: { code: 'campaign-settled' },
  });
  expect(await b.ask('start', next)).toMatchObject({ reason: { code: 'not-ready' } });
  await a.must('ready', next, true);
  await b.must('start', next);
  await Promise.all([a, b].map((each) => each.until(() => each.views.has(next), 'the first view')));
  expect([a.view(next).seat, b.view(next).seat]).toEqual([0, 1]);
  await built.end('SIGKILL');

  await serve(env);
  [a, b] = await Promise.all([at(ada, next), at(ben, next)]);
  expect((await a.must('chronicle', next)).chronicle).toMatchObject({
    games: chronicle.games,
    totals: chronicle.totals,
    begun: next,
    chapter: room.campaign?.chapter,
  });
  for (const each of [a, b]) each.close();
});

test('a chapter that was given up, or whose table was ended before it began, is played anew and counts nothing', async () => {
  await serve({ DATA_DIR: newDir() });
  const { table, ada, ben } = await twoAtATable(built.address, CAMPAIGN);
  await ada.must('propose', table, 'abandon');
  await ben.until(() => ben.room(table).proposal !== null, 'the proposal');
  await ben.must('vote', table, ben.room(table).proposal!.id, true);
  await ada.until(() => ada.room(table).state === 'abandoned', 'the end');
  const { table: anew } = await ada.must('rematch', table);
  await ada.open(anew);
  expect(ada.room(anew).campaign).toMatchObject({ chapter: 0, after: null });
  expect((await ada.must('chronicle', anew)).chronicle).toMatchObject({ games: [], totals: [0, 0, 0] });
  await ada.must('disband', anew);
  const { table: third } = await ada.must('rematch', anew);
  expect([table, anew]).not.toContain(third);
  await ada.open(third);
  expect(ada.room(third).campaign).toMatchObject({ chapter: 0 });
  for (const each of [ada, ben]) each.close();
});

test('what is no campaign is refused by name, and what is chosen before a chapter is the host’s to say', async () => {
  await serve({ DATA_DIR: newDir() });
  const somebody = await guest(built.address, 'Eve');
  const lay = async (wish: { game: string; seats: number; options?: Record<string, number> }) => {
    const { json } = await http(built.address, 'newTable', {
      cookie: somebody.cookie,
      body: { campaign: true, wish },
    });
    return (json as { error?: { code: string } }).error?.code;
  };
  expect(await lay({ game: 'first-island/base', seats: 3 })).toBe('no-campaign');
  expect(await lay({ game: 'conquerors/core', seats: 6 })).toBe('campaign-chapter');
  expect(await lay({ game: 'conquerors/core', seats: 3, options: { points: 9 } })).toBe('campaign-options');
  expect(await lay({ game: 'conquerors/core', seats: 3 })).toBeUndefined();

  const { table, ada, ben } = await twoAtATable(built.address);
  expect(ada.room(table).campaign).toBeNull();
  expect(await ada.ask('chronicle', table)).toMatchObject({ reason: { code: 'no-campaign' } });
  expect(await ben.ask('chapter', table, {})).toMatchObject({ reason: { code: 'not-host' } });
  expect(await ada.ask('chapter', table, {})).toMatchObject({ reason: { code: 'no-campaign' } });

  const { json } = await http(built.address, 'newTable', { cookie: ada.who!.cookie, body: CAMPAIGN });
  const gathering = json.table as string;
  await Promise.all([ada.open(gathering), ben.open(gathering)]);
  await ben.must('sit', gathering, 1);
  await ben.must('ready', gathering, true);
  expect(await ada.ask('chapter', gathering, { weather: 'fair' })).toMatchObject({
    reason: { code: 'campaign-choice' },
  });
  expect(ben.room(gathering).seats[1].ready).toBe(true);
  await ada.must('chapter', gathering, {});
  await ben.until(() => !ben.room(gathering).seats[1].ready, 'being asked again');
  for (const each of [ada, ben]) each.close();
});

const ADA = { person: 'a'.repeat(16), source: 'home' };

test('before a chapter that was lost is repeated, what is chosen changes its rules; a chapter given up keeps the choice', async () => {
  const rules = openRules();
  const first = await firstChapter(rules, ADA, CAMPAIGN.wish);
  if (!first.ok) throw new Error(first.reason.text);
  expect(first.campaign.choices).toEqual([]);
  const host: PersonCard = { id: 'a'.repeat(16), name: 'Ada', account: false };
  const room = newRoom(NewTable.parse({ wish: first.wish }), host, first, null, 0);
  const lost = {
    ...{ chapter: 0, winners: [], ending: 'defeat', points: [4, 5, 6], notes: { legendHeroes: [0, 0, 0] } },
    ...{ gains: [0, 1, 0], next: 'again' as const },
  };
  const again = await nextChapter(rules, ADA, { id: 'first', room }, { ...first.campaign, brought: lost });
  if (!again.ok) throw new Error(again.reason.text);
  expect(again.campaign).toMatchObject({ chapter: 0, chosen: {}, brought: null, after: null });
  expect(again.campaign.before).toEqual([{ table: 'first', chosen: {}, game: lost }]);
  expect(again.campaign.choices.map(({ id }) => id)).toEqual(['mercy']);
  expect(again.wish.options).toMatchObject({ mercy: false });

  const merciful = await chosenChapter(rules, ADA, room, again.campaign, { mercy: true });
  if (!merciful.ok) throw new Error(merciful.reason.text);
  expect(merciful.wish.options).toMatchObject({ mercy: true });
  const anew = await nextChapter(rules, ADA, { id: 'second', room }, merciful.campaign);
  expect(anew).toMatchObject({ wish: { options: { mercy: true } }, campaign: { chosen: { mercy: true } } });
  expect(anew.ok && anew.campaign.before).toHaveLength(1);
});
