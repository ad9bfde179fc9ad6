import type { Bar, Seat, State } from '@hexwright/kernel';
import { pop, push } from '@hexwright/kernel';
import type { Book, MoveSpec, Part } from '../../rulebook/index.ts';

export interface Choosing {
  readonly decision: string;
  readonly move: string;
  /** the names and domains of what is chosen: one thing, or two */
  readonly of: (b: Book) => NonNullable<MoveSpec['args']>;
  /** writes everything that can be chosen */
  readonly each: (b: Book) => (s: State, seat: Seat, found: (one: number, other: number) => void) => void;
  readonly chosen: (b: Book) => (s: State, seat: Seat, one: number, other: number) => void;
  /** why this cannot be chosen, where it is not in the list */
  readonly why: (b: Book) => (s: State, seat: Seat, one: number, other: number) => Bar;
}

/** A card asks its player for one choice, and is played only while there is anything to choose. */
export function choosing({ decision, move, of, each, chosen, why }: Choosing) {
  return {
    decisions: { [decision]: {} } as NonNullable<Part['decisions']>,
    when: (b: Book) => {
      const all = each(b);
      return (s: State, seat: Seat): boolean => {
        let any = false;
        all(s, seat, () => {
          any = true;
        });
        return any;
      };
    },
    play: (b: Book) => {
      const asked = b.decision(decision);
      return (s: State, seat: Seat): void => push(s, asked, 1 << seat);
    },
    moves: (b: Book): readonly MoveSpec[] => {
      const all = each(b);
      const then = chosen(b);
      const bar = why(b);
      const two = of(b).length > 1;
      return [
        {
          name: move,
          args: of(b),
          decisions: [decision],
          list: (s, seat, out) =>
            all(s, seat, (one, other) => {
              if (two) out.put(one, other);
              else out.put(one);
            }),
          apply: (s, seat, one, other) => {
            pop(s);
            then(s, seat, one, other);
          },
          why: (s, seat, one, other) => {
            if (one < 0) return undefined;
            let listed = false;
            all(s, seat, (first, second) => {
              if (first === one && (!two || other < 0 || second === other)) listed = true;
            });
            return listed ? undefined : bar(s, seat, one, other);
          },
        },
      ];
    },
  };
}
