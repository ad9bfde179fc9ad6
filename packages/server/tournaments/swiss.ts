import { cut, type Meetings, settled, tableSizes } from './meetings.ts';

/** Who sits together in a round, and who rests. */
export interface Pairing {
  readonly groups: readonly (readonly string[])[];
  readonly rests: readonly string[];
}

/** so many attempts to pair people who have not met; then the fewest meetings that are found will do */
const ATTEMPTS = 20_000;

/**
 * A Swiss round: people sit with those who stand where they stand, and as seldom as possible with whom they have sat before. `ranked` is from
 * the top. In a game for two an odd one rests: the last of those who have rested least.
 */
export function swissRound(
  ranked: readonly string[],
  seats: number,
  met: Meetings,
  rested: (person: string) => number,
): Pairing {
  if (seats > 2) return { groups: nearby(ranked, seats, met), rests: [] };
  const least = Math.min(...ranked.map(rested));
  const rests = ranked.length % 2 === 1 ? ranked.filter((each) => rested(each) === least).slice(-1) : [];
  const playing = ranked.filter((each) => !rests.includes(each));
  return { groups: strangers(playing, met) ?? nearby(playing, 2, met), rests };
}

/** Pairs from the top, each with the nearest whom it has not met; nothing where that cannot be. */
function strangers(ranked: readonly string[], met: Meetings): string[][] | undefined {
  let attempts = 0;
  const pair = (left: readonly string[]): string[][] | undefined => {
    const [first, ...others] = left;
    if (first === undefined) return [];
    for (const other of others) {
      if (++attempts > ATTEMPTS) return undefined;
      if (met.between(first, other) > 0) continue;
      const rest = pair(others.filter((each) => each !== other));
      if (rest) return [[first, other], ...rest];
    }
    return undefined;
  };
  return pair(ranked);
}

/** Tables of neighbours in the ranking, who change places with the next ones where they have met before. */
function nearby(ranked: readonly string[], seats: number, met: Meetings): string[][] {
  const rank = new Map(ranked.map((each, i) => [each, i]));
  const again = 4 * ranked.length ** 2;
  return settled(
    cut(ranked, tableSizes(ranked.length, seats)),
    (one, other) => again * met.between(one, other) ** 2 + (rank.get(one)! - rank.get(other)!) ** 2,
  ).groups;
}
