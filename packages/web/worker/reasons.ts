import type { Judge } from '@hexwright/bots';
import { islandOf } from '@hexwright/island';
import type { Rng, State } from '@hexwright/kernel';
import { itemAt } from '@hexwright/kernel';
import type { Playable } from '@hexwright/rulebook';

/** as many are told; the page has no words for some */
const MOST = 6;
const OF_A_GOOD = /^(yield|hold)-(\d+)$/;

/** What speaks for one move against another, the weightiest first: numbers of a position, by good where they are of one. */
export function reasonsFor(
  judge: Judge,
  game: Playable,
  s: State,
  seat: number,
  rng: Rng,
  move: number,
  other: number,
): string[] {
  const book = islandOf(game);
  return judge
    .compare(s, seat, rng, move, other)
    .filter(({ by }) => by > 0)
    .slice(0, MOST)
    .map(({ feature }) => {
      const [, of, nth] = OF_A_GOOD.exec(feature) ?? [];
      const good = of && book?.goods[itemAt(book.handGoods, Number(nth) - 1)];
      return good ? `${of}.${good.id}` : feature;
    });
}
