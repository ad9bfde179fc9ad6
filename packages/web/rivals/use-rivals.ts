import { type GameOnTable, useAnyGame } from '../play/game-context.ts';
import type { RivalsView } from '../table/protocol.ts';
import type { RivalsSheet } from '../table/sheet.ts';

/** The game of rivals on the table. */
export function useRivals(): GameOnTable<RivalsSheet, RivalsView> {
  const game = useAnyGame();
  if (game.sheet.kind !== 'rivals')
    throw new Error(`there are no rivals on the table but "${game.sheet.kind}"`);
  return game as GameOnTable<RivalsSheet, RivalsView>;
}
