import type { RawMove } from '@hexwright/kernel';
import { createContext, useContext } from 'react';
import type { AnyView, Player, TableEvent, TableView } from '../table/protocol.ts';
import { type AnySheet, isIsland, type Sheet } from '../table/sheet.ts';
import type { Speaker } from '../words/speak.ts';

/** What every part of the table needs to know; sheet and view are of the kind of game that lies there. */
export interface GameOnTable<S = AnySheet, V = AnyView> {
  readonly sheet: S;
  readonly players: readonly Player[];
  readonly speak: Speaker;
  readonly view: V;
  readonly told: readonly TableEvent[];
  /** makes a move for the seat that looks; a refusal is shown by the table */
  play(move: RawMove): void;
}

const Context = createContext<GameOnTable | null>(null);

export const GameProvider = Context.Provider;

/** The game on the table, whatever kind it is of. */
export function useAnyGame(): GameOnTable {
  const game = useContext(Context);
  if (!game) throw new Error('there is no table here');
  return game;
}

/** The island on the table. */
export function useGame(): GameOnTable<Sheet, TableView> {
  const game = useAnyGame();
  if (!isIsland(game.sheet)) throw new Error(`there is no island on the table but "${game.sheet.kind}"`);
  return game as GameOnTable<Sheet, TableView>;
}
