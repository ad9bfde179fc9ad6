/**
 * Takes the pictures of the documentation: plays to a good moment and photographs it.
 *
 * Usage: npm run pictures
 *        npm run pictures -- friends    only the front page and playing together
 *        npm run pictures -- rivals     only the card game
 *        npm run pictures -- editor     only the drawing table for boards
 *        npm run pictures -- sizes      only three games at six sizes of screen
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { newcomer, openBrowser, PHONE } from './chromium.ts';
import { takeEditor } from './pictures-of-editor.ts';
import { takeFriends } from './pictures-of-friends.ts';
import { takeRivals } from './pictures-of-rivals.ts';
import { takeSizes } from './pictures-of-sizes.ts';
import { Clicker, setUp } from './player.ts';
import { knightsAtWar, sitDownAt } from './positions.ts';
import { smallPng } from './small-png.ts';
import { smallWebp } from './small-webp.ts';
import { startWithTables } from './with-tables.ts';

const folder = fileURLToPath(new URL('../docs/screenshots/', import.meta.url));
mkdirSync(folder, { recursive: true });
const server = await startWithTables(console.log);
const browser = await openBrowser();

const open = (context: BrowserContextOptions, settings: object): Promise<Page> =>
  newcomer(browser, { baseURL: server.address, ...context }, { oneTap: true, theme: 'light', ...settings });
const keep = (name: string, picture: Buffer): void =>
  writeFileSync(`${folder}${name}.png`, smallPng(picture));
const photograph = async (page: Page, name: string): Promise<Buffer> => {
  await page.mouse.move(2, 2);
  await page.evaluate(settled);
  console.log(name);
  return page.screenshot();
};
const take = async (page: Page, name: string): Promise<void> => keep(name, await photograph(page, name));
/** the same for many large screens */
const takeSmall = async (page: Page, name: string): Promise<void> =>
  writeFileSync(`${folder}${name}.webp`, await smallWebp(browser, await photograph(page, name)));
/** in the page: everything that moves for a while has come to rest */
const settled = (): Promise<unknown> =>
  Promise.all(
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY)
      .map(({ finished }) => finished.catch(() => undefined)),
  );
/** plays on until it is our turn to trade and build, so many moves into the game */
const reach = (page: Page, moves: number): Promise<unknown> =>
  new Clicker(page).play(
    async (decision) =>
      decision === 'main' && Number(await page.locator('.table').getAttribute('data-moves')) > moves,
  );

const only = process.argv[2];
if (only === undefined || only === 'editor') await takeEditor({ open, take });
if (only === undefined || only === 'sizes') await takeSizes({ open, take: takeSmall });
if (only === undefined || only === 'rivals') await takeRivals({ open, take });
const wide = await open({}, {});
if (only === undefined || only === 'friends') {
  await wide.goto('/');
  await wide.waitForSelector('.front-board .hex');
  await take(wide, 'front-page');
  await takeFriends({ open, take });
}
if (only !== undefined) process.exit(await Promise.all([browser.close(), server.close()]).then(() => 0));

await setUp(wide, 'first-island/base', { seed: 'picture' });
await reach(wide, 150);
await take(wide, 'base-game');
const tradeButton = wide.locator('.actions .action', { hasText: 'Trade' });
await tradeButton.click();
await wide.locator('.good-card.givable').first().click();
await wide.locator('.deal-good').nth(4).click();
await take(wide, 'trade');
await wide.keyboard.press('Escape');
const game = new URL(wide.url()).pathname.split('/').pop();
await wide.goto(`/replay/${game}`);
await wide.waitForSelector('.timeline');
await wide.locator('.timeline input').focus();
for (let i = 0; i < 5; i++) await wide.keyboard.press('PageUp');
await wide.locator('.timeline input').blur();
await take(wide, 'replay');
await wide.goto(`/table/${game}`);
await new Clicker(wide).play();
await wide.click('.over .action.primary');
await wide.waitForSelector('.chart canvas');
await take(wide, 'result');
await setUp(wide, 'traders-barbarians/fishermen', { seed: 'fish' });
await reach(wide, 140);
await take(wide, 'fishermen');
await setUp(wide, 'seafarers/heading-for-new-shores', { seed: 'shore' });
await reach(wide, 160);
await take(wide, 'sea-map');
await setUp(wide, 'seafarers/pirate-islands', { seed: 'fleet' });
await reach(wide, 260);
await take(wide, 'pirate-islands');
await sitDownAt(wide, knightsAtWar());
await take(wide, 'cities-knights');
await wide.click('.ladder-strip');
await take(wide, 'improvements');
await wide.goto('/browse');
await wide.waitForSelector('.rows li');
await take(wide, 'browse');
await wide.goto('/looks');
for (const part of ['patterns', 'pieces', 'tokens', 'seats']) {
  keep(`looks-${part}`, await wide.locator(`#${part} .gallery`).screenshot());
}

const phone = await open({ viewport: PHONE, deviceScaleFactor: 2 }, {});
await setUp(phone, 'first-island/base', { seed: 'picture' });
await reach(phone, 150);
await take(phone, 'phone');
await setUp(phone, 'seafarers/cloth-for-catan', { seed: 'cloth' });
await reach(phone, 150);
await take(phone, 'phone-sea');
await sitDownAt(phone, knightsAtWar());
await take(phone, 'phone-cities-knights');
await phone.click('.ladder-strip');
await take(phone, 'phone-improvements');

const dark = await open({}, { theme: 'dark' });
await setUp(dark, 'misc/atlantis', { seed: 'deep' });
await reach(dark, 200);
await take(dark, 'dark');

await browser.close();
await server.close();
