import { seated } from '@hexwright/table';
import type { Player, Seating } from '../table/protocol.ts';

/** Who sits where at a table of this browser: everybody takes its colour along. */
export function seatPlayers(listed: readonly Player[], seating: Seating, seed: string): readonly Player[] {
  const coloured = listed.map((player, i) => ({ ...player, colour: player.colour ?? i }));
  return seated(coloured, seating, seed);
}
