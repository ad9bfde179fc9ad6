import type { RawMove } from '@hexwright/kernel';
import { createContext, useContext } from 'react';
import type { Player, TableEvent, TableView } from '../table/protocol.ts';
import type { Sheet } from '../table/sheet.ts';
import type { Speaker } from '../words/speak.ts';

/** What every part of the table needs to know. */
export interface GameOnTable {
  readonly sheet: Sheet;
  readonly players: readonly Player[];
  readonly speak: Speaker;
  readonly view: TableView;
  readonly told: readonly TableEvent[];
  /** makes a move for the seat that looks; a refusal is shown by the table */
  play(move: RawMove): void;
}

const Context = createContext<GameOnTable | null>(null);

export const GameProvider = Context.Provider;

export function useGame(): GameOnTable {
  const game = useContext(Context);
  if (!game) throw new Error('there is no table here');
  return game;
}
