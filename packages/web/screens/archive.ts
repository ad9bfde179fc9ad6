import { referee } from '../table/link.ts';
import type { Referee, Remote } from '../table/protocol.ts';

/** Where a game that was played is looked through once more. */
export interface Archive extends Pick<Remote<Referee>, 'story' | 'frame'> {
  readonly result: (game: string) => string;
  readonly replay: (game: string) => string;
}

/** The games kept in this browser. */
export const ownArchive: Archive = {
  story: referee.story,
  frame: referee.frame,
  result: (game) => `/result/${game}`,
  replay: (game) => `/replay/${game}`,
};
