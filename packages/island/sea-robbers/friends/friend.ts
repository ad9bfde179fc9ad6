import type { Seat, State } from '@hexwright/kernel';
import type { Book, Part } from '../../rulebook/index.ts';

/** Somebody who helps twice a game, whoever has won their friendship. */
export interface Friend {
  readonly id: string;
  /** what players call them */
  readonly name: string;
  /** the decisions in which they can be called on. Default main. */
  readonly in?: readonly string[];
  /** whether they could do anything now */
  readonly when: (b: Book) => (s: State, seat: Seat) => boolean;
  readonly help: (b: Book) => (s: State, seat: Seat) => void;
  /** what their help needs of decisions, moves and rules */
  readonly part?: Part;
}
