import type { Corner } from '../../board/index.ts';
import type { Errand } from './fleet-points.ts';

/** how many pieces of cargo an errand can take */
const ROOM = 3;

/** Errands that are open to several parties, of which each is given to one after the other as far as it has room. */
export interface Errands {
  clear(): void;
  readonly add: Errand;
  /** the errand that brings most to somebody from whom it is so far to each corner, or -1 */
  best(far: Uint8Array): number;
  /** what it brings to them */
  worth(errand: number, far: Uint8Array): number;
  /** somebody goes on it */
  take(errand: number): void;
}

/** `fade` is what so many steps leave of what an errand brings. */
export function makeErrands(fade: Float64Array): Errands {
  const places: ArrayLike<Corner>[] = [];
  const spans: number[] = [];
  const gains: number[] = [];
  const taken: number[] = [];
  const left: number[] = [];
  let size = 0;
  let sent = 0;
  const worth = (errand: number, far: Uint8Array): number => {
    if (taken[errand] === ROOM) return 0;
    const gain = gains[errand * ROOM + taken[errand]];
    if (gain <= 0) return 0;
    let steps = fade.length - 1;
    const list = places[errand];
    for (let i = spans[errand * 2]; i < spans[errand * 2 + 1]; i++)
      if (far[list[i]] < steps) steps = far[list[i]];
    return gain * fade[steps] * left[errand] ** (sent - taken[errand]);
  };
  return {
    clear: () => {
      size = 0;
      sent = 0;
    },
    add: (corners, from, to, first, second = 0, third = 0, others = 1) => {
      places[size] = corners;
      spans[size * 2] = from;
      spans[size * 2 + 1] = to;
      gains[size * ROOM] = first;
      gains[size * ROOM + 1] = second;
      gains[size * ROOM + 2] = third;
      taken[size] = 0;
      left[size] = others;
      size++;
    },
    best: (far) => {
      let best = -1;
      let most = 0;
      for (let errand = 0; errand < size; errand++) {
        const brings = worth(errand, far);
        if (brings > most) [most, best] = [brings, errand];
      }
      return best;
    },
    worth,
    take: (errand) => {
      taken[errand]++;
      sent++;
    },
  };
}
