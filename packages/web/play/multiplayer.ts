import { createContext, type ReactNode, useContext } from 'react';

/** What people who play together bring to a table; whoever plays in one browser has none of it. */
export interface Multiplayer {
  /** what they call their table */
  readonly title: string;
  /** beside a player's name: whether it is here, whether a bot plays for it, its clock */
  seat(seat: number): ReactNode;
  /** further things beside the board, with how much of each is new */
  readonly tabs: readonly MultiplayerTab[];
  /** whether one's last move may be asked back */
  readonly mayUndo: boolean;
  /** the ways on once the game is over */
  readonly over: ReactNode;
}

export interface MultiplayerTab {
  readonly name: string;
  readonly label: string;
  readonly fresh: number;
  readonly body: ReactNode;
}

const Context = createContext<Multiplayer | null>(null);

export const MultiplayerProvider = Context.Provider;

export function useMultiplayer(): Multiplayer | null {
  return useContext(Context);
}
