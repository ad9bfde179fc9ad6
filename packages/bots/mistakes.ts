import { nameMove, type RawMove, type State } from '@hexwright/kernel';
import type { Bot } from './bot.ts';
import type { Game, PlayerModel } from './player-model.ts';
import type { Ranked } from './search.ts';

/** How somebody errs who is new to a game. */
export interface Mistakes {
  /** the share of all moves that are not seen in a turn */
  readonly overlooks: number;
  /** the share of turns that are ended with things left to do */
  readonly hoards: number;
  /** how much more than it is worth a further road seems to be, in tenths of a victory point */
  readonly roads: number;
}

/** what is always seen: nobody overlooks that a turn can end */
const END = 'end-turn';

/**
 * Errs as people do and not at random: a move that was overlooked is overlooked for the whole turn, what is kept is kept
 * until the next, and of what is seen the best is chosen.
 */
export function erringBot(id: string, game: Game, { search, deal }: PlayerModel, lapses: Mistakes): Bot {
  const wherever = (s: State, seat: number): number => mixed(game.turnOf(s) * 31 + seat);
  const seen = (s: State, seat: number, moves: readonly Ranked[]): readonly Ranked[] => {
    const turn = wherever(s, seat);
    const left = moves.filter(
      ({ code }) => share(turn ^ mixed(code)) >= lapses.overlooks || isEnd(game, code),
    );
    return left.length > 0 ? left : moves;
  };
  return {
    id,
    choose: (state, seat, rng): RawMove => {
      const dealt = deal?.(state, seat, rng);
      if (dealt) return dealt;
      const ranked = search.rank(state, seat, rng);
      const end =
        share(wherever(state, seat)) < lapses.hoards && ranked.find(({ code }) => isEnd(game, code));
      return nameMove(game, (end || seen(state, seat, ranked)[0]).code);
    },
  };
}

function isEnd(game: Game, code: number): boolean {
  return nameMove(game, code).move === END;
}

/** A whole number that looks like any other, the same for the same. */
function mixed(n: number): number {
  let x = Math.imul(n ^ (n >>> 16), 0x45d9f3b);
  x = Math.imul(x ^ (x >>> 16), 0x45d9f3b);
  return x ^ (x >>> 16);
}

function share(n: number): number {
  return (mixed(n) >>> 0) / 0x1_0000_0000;
}
