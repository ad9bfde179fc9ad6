import type { RawMove } from '@hexwright/kernel';
import { createContext, createElement, type ReactNode, useContext, useMemo } from 'react';
import type { AnyView, Player, TableEvent, TableView } from '../table/protocol.ts';
import { type AnySheet, isIsland, type Sheet } from '../table/sheet.ts';
import type { Speaker } from '../words/speak.ts';
import { HappeningsProvider, useLines } from './use-happenings.ts';
import { useUpright } from './use-upright.ts';

/** What stays as it is while a game is played, and how to say it. */
export interface GameInWords<S = AnySheet> {
  readonly sheet: S;
  readonly players: readonly Player[];
  readonly speak: Speaker;
}

/** What every part of the table needs to know; sheet and view are of the kind of game that lies there. */
export interface GameOnTable<S = AnySheet, V = AnyView> extends GameInWords<S> {
  readonly view: V;
  readonly told: readonly TableEvent[];
  /** makes a move for the seat that looks; a refusal is shown by the table */
  play(move: RawMove): void;
}

const Context = createContext<GameOnTable | null>(null);
const Words = createContext<GameInWords | null>(null);

interface Props {
  readonly value: GameOnTable;
  readonly children?: ReactNode;
}

export function GameProvider({ value: given, children }: Props) {
  const sheet = useUpright(given.sheet);
  const value = useMemo(() => ({ ...given, sheet }), [given, sheet]);
  const { players, speak, told } = value;
  const words = useMemo(() => ({ sheet, players, speak }), [sheet, players, speak]);
  const lines = useLines(sheet, told, speak);
  const position = createElement(Context.Provider, { value }, children);
  const happenings = createElement(HappeningsProvider, { value: lines }, position);
  return createElement(Words.Provider, { value: words }, happenings);
}

/** The game on the table, whatever kind it is of. */
export function useAnyGame(): GameOnTable {
  return present(useContext(Context));
}

/** The same without the position: whoever asks for no more is not drawn again at every move. */
export function useGameInWords(): GameInWords {
  return present(useContext(Words));
}

/** The island on the table. */
export function useGame(): GameOnTable<Sheet, TableView> {
  const game = useAnyGame();
  if (!isIsland(game.sheet)) throw new Error(`there is no island on the table but "${game.sheet.kind}"`);
  return game as GameOnTable<Sheet, TableView>;
}

function present<T>(game: T | null): T {
  if (!game) throw new Error('there is no table here');
  return game;
}
