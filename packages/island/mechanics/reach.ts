import type { State } from '@hexwright/kernel';
import type { Book } from '../rulebook/index.ts';

declare module '../rulebook/points.ts' {
  interface Points {
    /** whether routes of the seat may go on from this corner; every new route piece has such a corner at an end */
    mayExtendFrom(s: State, seat: number, corner: number): boolean;
  }
}

/** Marks the corners from which the seat may go on, so that a list of routes asks only about edges beside them. */
export function makeReach(b: Book): (s: State, seat: number) => Uint8Array {
  const near = new Uint8Array(b.topology.corners);
  return (s, seat) => {
    const { rules } = b;
    for (let corner = 0; corner < near.length; corner++)
      near[corner] = rules.mayExtendFrom(s, seat, corner) ? 1 : 0;
    return near;
  };
}
