import type { Rng, State } from '@hexwright/kernel';
import type { Ranked, Search } from './search.ts';
import { type Game, hopeFrom, type Wits } from './wits.ts';

/** Ways to play otherwise than a player usually does: for experiments that ask what something is good for. */
const ways = {
  /** begins anywhere that is not foolish: a place of the better half, each as likely as the others */
  anywhere: (wits, game) => ({ ...wits, search: startAnywhere(game, wits.search) }),
  /** neither makes offers nor takes any */
  silent: ({ deal: _, ...wits }) => wits,
  /** judges what it has thought through by hand, as it judges moves at once, and not by what was learned from games */
  handmade: (wits, game) => wits.features && { ...wits, hope: hopeFrom(game, wits.worth) },
} satisfies Record<string, (wits: Wits, game: Game) => Wits | undefined>;

export type Twist = keyof typeof ways;
export const TWISTS = Object.keys(ways) as readonly Twist[];

export function isTwist(name: string): name is Twist {
  return Object.hasOwn(ways, name);
}

/** The same wits, used otherwise; nothing where a game has not what that takes. */
export function twistedWits(wits: Wits, game: Game, twist: Twist): Wits | undefined {
  return ways[twist](wits, game);
}

function startAnywhere(game: Game, search: Search): Search {
  const rank = (s: State, seat: number, rng: Rng): Ranked[] => {
    const ranked = search.rank(s, seat, rng);
    if (game.turnOf(s) > 0) return ranked;
    return [ranked[rng.below(Math.ceil(ranked.length / 2))]];
  };
  return {
    best: (s, seat, rng) => (game.turnOf(s) > 0 ? search.best(s, seat, rng) : rank(s, seat, rng)[0].code),
    rank,
  };
}
