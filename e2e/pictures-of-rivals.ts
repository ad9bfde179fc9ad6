import { PHONE } from './chromium.ts';
import type { Camera } from './pictures-of-friends.ts';
import { openRivals, playRivals, turnOf } from './rivals-player.ts';

/** Pictures of the card game in the middle of it: two lands, a card that is held up, the duel; and on a phone. */
export async function takeRivals({ open, take }: Camera): Promise<void> {
  const desk = await open({ viewport: { width: 1280, height: 800 } }, {});
  await openRivals(desk, { game: 'era-of-gold', seed: 'picture' });
  await playRivals(desk, async () => (await turnOf(desk)) >= 14);
  await take(desk, 'rivals');
  await playRivals(desk, async () => (await desk.locator('.held .play-card.glow').count()) > 0);
  await desk.locator('.held .play-card.glow').first().click();
  await desk.waitForSelector('.reader');
  await take(desk, 'rivals-card');
  await openRivals(desk, { game: 'duel-of-the-princes', seed: 'picture' });
  await playRivals(desk, async () => (await turnOf(desk)) >= 24);
  await take(desk, 'rivals-duel');

  const phone = await open({ viewport: PHONE, deviceScaleFactor: 2 }, {});
  await openRivals(phone, { seed: 'picture' });
  await playRivals(phone, async () => (await turnOf(phone)) >= 12);
  await take(phone, 'rivals-phone');
}
