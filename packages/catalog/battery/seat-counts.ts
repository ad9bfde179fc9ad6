/** of a game for more numbers of players than these, some are tried and not all */
const MANY = 8;

/**
 * The numbers of players at which a row is tried: all that it is for. Of a game for very many numbers these are the least, the next one (odd, where
 * that is even), one in the middle and the most.
 */
export function triedCounts(players: readonly number[]): readonly number[] {
  if (players.length <= MANY) return players;
  return [players[0], players[1], players[players.length >> 1], players[players.length - 1]];
}
