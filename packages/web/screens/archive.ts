import type { Outcome } from '@hexwright/kernel';
import { referee } from '../table/link.ts';
import type { Referee, Remote } from '../table/protocol.ts';

/** Where a game that was played is looked through once more. */
export interface Archive extends Pick<Remote<Referee>, 'story' | 'frame'> {
  readonly result: (game: string) => string;
  /** from this move on, where one is named */
  readonly replay: (game: string, at?: number) => string;
  readonly review: (game: string) => string;
  /** the game as a file, to be looked at as closely as one likes */
  file(game: string): Promise<Outcome<{ readonly file: unknown }>>;
  /** whose game it was, where somebody is known here */
  readonly seat?: number;
  /** all that the engine holds after so many moves, where it can be had */
  inspect?: Remote<Referee>['inspect'];
  /** the game as text for a link, where it can be had */
  pack?(game: string): Promise<Outcome<{ readonly text: string }>>;
  /** it is kept in this browser: it can be saved, and played again */
  readonly own?: boolean;
}

/** The games kept in this browser. */
export const ownArchive: Archive = {
  story: referee.story,
  frame: referee.frame,
  inspect: referee.inspect,
  pack: referee.pack,
  result: (game) => `/result/${game}`,
  replay: (game, at) => `/replay/${game}${after(at)}`,
  review: (game) => `/review/${game}`,
  file: referee.copy,
  own: true,
};

/** The end of an address that names a move. */
export const after = (at?: number): string => (at === undefined ? '' : `/${at}`);
