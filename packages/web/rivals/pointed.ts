import { createContext, useContext } from 'react';

/** What somebody who learns is pointed to: a kind of move, and the spots of one such move. */
export interface Pointed {
  readonly move: string | null;
  readonly keys: ReadonlySet<string>;
}

const NOTHING: Pointed = { move: null, keys: new Set() };

const Pointing = createContext<Pointed>(NOTHING);

export const PointedProvider = Pointing.Provider;
export const usePointed = (): Pointed => useContext(Pointing);
export { NOTHING as NOTHING_POINTED };
