/**
 * A player of your own: it builds what it can, the best first, and else takes any move that is not a trade. Begin with a copy of it:
 *
 *   hexwright sim first-island/base --players ./bot.ts,normal --games 100
 */
interface Turn {
  readonly legal: readonly { readonly move: string }[];
  readonly points: readonly number[];
  readonly seat: number;
}

const BEST_FIRST = ['city', 'settlement', 'buy-card', 'play-card', 'road'];
const LAST = ['bank-trade', 'end-turn'];

/** Answers the place of a move among the legal ones, or a move. What chance decides is taken from `random`, so that games can be played again. */
export default function choose({ legal }: Turn, random: () => number): number {
  const worth = ({ move }: { readonly move: string }): number =>
    BEST_FIRST.includes(move)
      ? 10 - BEST_FIRST.indexOf(move)
      : LAST.includes(move)
        ? -LAST.indexOf(move) - 1
        : 1;
  const most = Math.max(...legal.map(worth));
  const best = legal.flatMap((move, i) => (worth(move) === most ? [i] : []));
  return best[Math.floor(random() * best.length)];
}
