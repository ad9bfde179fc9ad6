import { itemAt } from '@hexwright/kernel';
import { SEATS } from '../look/seats.ts';
import type { Player } from '../table/protocol.ts';

/** Gives everybody a colour: those that were chosen stay, and nobody has that of another. */
export function inColours(players: readonly Player[]): Player[] {
  const taken = new Set<number>();
  const chosen = players.map(({ colour }) => {
    if (colour === undefined || taken.has(colour)) return undefined;
    taken.add(colour);
    return colour;
  });
  const free = SEATS.map((_, colour) => colour).filter((colour) => !taken.has(colour));
  return players.map((player, i) => ({ ...player, colour: chosen[i] ?? free.shift() ?? i }));
}

/** One takes a colour; whoever had it takes the other one. */
export function recoloured(players: readonly Player[], seat: number, colour: number): Player[] {
  const before = itemAt(players, seat).colour;
  return players.map((player, i) => {
    if (i === seat) return { ...player, colour };
    return player.colour === colour ? { ...player, colour: before } : player;
  });
}
