import type { BrowserContextOptions, Page } from 'playwright-core';
import { PHONE } from './chromium.ts';
import { arrive, begin, introduce, layTable } from './people.ts';
import { Clicker } from './player.ts';

export interface Camera {
  open(context: BrowserContextOptions, settings: object): Promise<Page>;
  take(page: Page, name: string): Promise<void>;
}

const DESK = { viewport: { width: 1280, height: 720 } };
const HAND = { viewport: PHONE, deviceScaleFactor: 2 };

/** Pictures of playing together: lobby, waiting room, play with talk, turns by correspondence; and the same on a phone. */
export async function takeFriends({ open, take }: Camera): Promise<void> {
  const [ada, ben, cem, dora] = await Promise.all([
    open(DESK, {}),
    open(HAND, {}),
    open(DESK, {}),
    open(DESK, {}),
  ]);
  await Promise.all([introduce(ada, 'Ada'), introduce(cem, 'Cem'), introduce(dora, 'Dora')]);

  // What waits for Ada by correspondence, and what others have laid.
  await together(ada, await layTable(ada, { press: ['Days'], title: 'Sunday round' }), [cem, dora]);
  await together(
    ada,
    await layTable(ada, { row: 'seafarers/heading-for-new-shores', press: ['Days'], title: 'Over the sea' }),
    [cem, dora],
  );
  await layTable(cem, { seats: 4, press: ['Open to all', 'Each move'], title: 'Quick one before dinner' });
  await layTable(dora, { row: 'traders-barbarians/fishermen', seats: 4, press: ['Open to all'] });
  await ada.goto('/friends');
  await ada.waitForSelector('.table-list a');
  await ada.locator('[aria-label="Open tables"] .table-list a').nth(1).waitFor();
  await take(ada, 'friends-lobby');

  const link = await layTable(ada, { seats: 4, press: ['Whole game'], title: 'Friday night' });
  await arrive(ben, link, 'Ben');
  await sit(cem, link);
  await say(cem, 'Am I late?');
  await say(ada, 'Just in time. Dora is on her way.');
  await ada.getByText('Am I late?').waitFor();
  await take(ada, 'friends-waiting-room');
  await take(ben, 'friends-waiting-room-phone');

  await sit(dora, link);
  await begin(ada);
  const people = [ada, ben, cem, dora];
  await playOn(people, 60);
  for (const page of [ada, cem]) await page.getByRole('tab', { name: /Chat/ }).click();
  await say(cem, 'Who has brick? I give wool, two if I must');
  await say(ada, 'Nobody has brick. It is that kind of island');
  await cem.getByLabel('Haha', { exact: true }).click();
  await ada.locator('.said', { hasText: 'Haha' }).waitFor();
  await take(ada, 'friends-play');
  await take(ben, 'friends-play-phone');
  await ben.getByRole('button', { name: /More/ }).click();
  await ben.getByRole('tab', { name: /Chat/ }).click();
  await take(ben, 'friends-chat-phone');

  const onHerPhone = await open({ ...HAND, storageState: await ada.context().storageState() }, {});
  await onHerPhone.goto('/friends');
  await onHerPhone.waitForSelector('.my-turn a');
  await take(onHerPhone, 'friends-turns-phone');
}

async function together(host: Page, link: string, others: readonly Page[]): Promise<void> {
  for (const page of others) await sit(page, link);
  await begin(host);
}

/** Somebody who is known here comes by the link. */
async function sit(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.getByRole('button', { name: 'I am ready' }).click();
  await page.waitForSelector('.seat-line.mine .ready');
}

async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel('Say something').fill(text);
  await page.keyboard.press('Enter');
}

/** Plays for whoever is asked, so many moves far. */
async function playOn(people: readonly Page[], moves: number): Promise<void> {
  const made = async (page: Page): Promise<number> =>
    Number(await page.locator('.table').getAttribute('data-moves'));
  const end = (await made(people[0])) + moves;
  const players = people.map((page) => new Clicker(page));
  while ((await made(people[0])) < end) for (const player of players) await player.click();
}
