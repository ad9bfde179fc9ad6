import { type State, tell } from '@hexwright/kernel';
import type { Book, Options, Part } from '../../rulebook/index.ts';

export interface TrackConfig {
  /** names its field; a game may have any number of tracks */
  readonly name: string;
  /** the event that tells a step: `{ count, at }` */
  readonly tells: string;
  /** the last step, which the marker does not leave behind. Default no end. */
  readonly end?: (seats: number, options: Options) => number;
  /** what happens as the marker comes to a step */
  readonly fires?: (b: Book) => (s: State, step: number) => void;
}

export interface Track {
  readonly part: Part;
  at(b: Book): (s: State) => number;
  /** moves the marker on, a step at a time: each that it comes to fires */
  moves(b: Book): (s: State, count: number) => void;
  /** puts the marker back to where it began; nothing fires */
  returns(b: Book): (s: State) => void;
}

/** A marker that moves along a track and sets something off on its way. */
export function track({ name, tells, end, fires }: TrackConfig): Track {
  return {
    part: { id: `track ${name}`, of: { tells, end, fires }, fields: { [name]: {} } },
    at: (b) => {
      const at = b.cell(name);
      return (s) => at.get(s);
    },
    returns: (b) => {
      const at = b.cell(name);
      return (s) => {
        at.set(s, 0);
      };
    },
    moves: (b) => {
      const at = b.cell(name);
      const last = end?.(b.seats, b.options) ?? Number.POSITIVE_INFINITY;
      const fire = fires?.(b);
      return (s, count) => {
        const from = at.get(s);
        const to = Math.min(from + count, last);
        if (to === from) return;
        if (s.events) tell(s, tells, { count: to - from, at: to });
        for (let step = from + 1; step <= to; step++) {
          at.set(s, step);
          fire?.(s, step);
        }
      };
    },
  };
}
