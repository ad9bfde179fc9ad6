import { islandOf, withoutOwnHints } from '@hexwright/island';
import type { Rng, State } from '@hexwright/kernel';
import { type Game, type PlayerModel, winProbabilityFrom } from './player-model.ts';
import type { Ranked, Search } from './search.ts';
import { settlerWits } from './settler.ts';

/** Ways to play otherwise than a player usually does: for experiments that ask what something is good for. */
const ways = {
  /** begins anywhere that is not foolish: a place of the better half, each as likely as the others */
  anywhere: (wits, game) => ({ ...wits, search: startAnywhere(game, wits.search) }),
  /** now and then does something else that looks good too, and may begin anywhere: games to learn from, in which not all play alike */
  curious: (wits, game) => ({ ...wits, search: tryOut(game, wits.search) }),
  /** neither makes offers nor takes any */
  silent: ({ deal: _, ...wits }) => wits,
  /** judges what it has thought through by hand, as it judges moves at once, and not by what was learned from games */
  handmade: ({ reasons, ...wits }, game) =>
    reasons && { ...wits, hope: winProbabilityFrom(game, wits.worth) },
  /** knows the rules of the row and nothing of what the row tells bots besides */
  blind: (_, game, roads) => {
    const book = islandOf(game);
    const unheard = book && withoutOwnHints(book);
    return unheard && settlerWits(unheard, roads);
  },
} satisfies Record<string, (wits: PlayerModel, game: Game, roads?: number) => PlayerModel | undefined>;

export type PlayStyle = keyof typeof ways;
export const PLAY_STYLES = Object.keys(ways) as readonly PlayStyle[];

export function isPlayStyle(name: string): name is PlayStyle {
  return Object.hasOwn(ways, name);
}

/** The same wits, used otherwise; nothing where a game has not what that takes. */
export function styledModel(
  wits: PlayerModel,
  game: Game,
  twist: PlayStyle,
  roads?: number,
): PlayerModel | undefined {
  return ways[twist](wits, game, roads);
}

/** one move in so many is one that does not look best */
const TRIED = 8;
/** it is among so many of those that look best */
const TRIED_AMONG = 4;
/** and not so much worse */
const FOOLISH = 15;

function tryOut(game: Game, search: Search): Search {
  const anywhere = startAnywhere(game, search);
  const best = (s: State, seat: number, rng: Rng): number => {
    if (game.turnOf(s) === 0) return (rng.below(2) === 0 ? search : anywhere).best(s, seat, rng);
    if (rng.below(TRIED) > 0) return search.best(s, seat, rng);
    const ranked = search.rank(s, seat, rng).slice(0, TRIED_AMONG);
    const sane = ranked.filter(({ worth }) => worth > ranked[0].worth - FOOLISH);
    return sane[rng.below(sane.length)].code;
  };
  return { ...search, best };
}

function startAnywhere(game: Game, search: Search): Search {
  const rank = (s: State, seat: number, rng: Rng): Ranked[] => {
    const ranked = search.rank(s, seat, rng);
    if (game.turnOf(s) > 0) return ranked;
    return [ranked[rng.below(Math.ceil(ranked.length / 2))]];
  };
  return {
    ...search,
    best: (s, seat, rng) => (game.turnOf(s) > 0 ? search.best(s, seat, rng) : rank(s, seat, rng)[0].code),
    rank,
  };
}
