import { decisionOf } from '../packages/kernel/index.ts';
import type { Camera } from './pictures-of-friends.ts';
import { gameAt, knightsAtWar, sitDownAt } from './positions.ts';

/** From a small phone, upright and on its side, to a large screen. */
const SIZES = [
  [360, 740],
  [740, 360],
  [768, 1024],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
] as const;

/** The middle of three games at every size: the base game, a sea game with six, and Cities & Knights. */
export async function takeSizes({ open, take }: Camera): Promise<void> {
  const games = [
    ['base', middleOf('first-island/base', 4)],
    ['sea-of-six', middleOf('seafarers/new-world', 6)],
    ['knights', knightsAtWar()],
  ] as const;
  for (const [width, height] of SIZES) {
    const page = await open({ viewport: { width, height } }, {});
    for (const [name, game] of games) {
      await sitDownAt(page, game);
      await page.waitForSelector('.table .hex');
      await take(page, `sizes-${name}-${width}x${height}`);
    }
    await page.context().close();
  }
}

/** The first seat's turn when somebody has most of the points. */
const middleOf = (game: string, seats: number): object =>
  gameAt({
    game,
    seats,
    reached: ({ rules }, s) =>
      decisionOf(s)?.kind === 'main' &&
      Array.from({ length: seats }, (_, seat) => rules.points(s, seat) / rules.target(s, seat)).some(
        (part) => part > 0.55,
      ),
  });
