import { type Outcome, refuse } from '@hexwright/kernel';
import type { GameWish } from '@hexwright/table';
import { startPool } from '../worker-pool.ts';

export interface PictureAsk {
  readonly wish: GameWish;
  readonly seed: string;
}

export interface Drawn {
  readonly png: Uint8Array;
}

export interface Pictures {
  /** The board of a game as a PNG; the same wish and seed have the same. */
  board(wish: GameWish, seed: string): Promise<Outcome<Drawn>>;
  close(): Promise<void>;
}

/** so many are remembered, of some 30 kB each */
const KEPT = 40;
/** so many wait at most */
const WAITING = 20;

/** Pictures of boards, drawn away from the thread that answers sockets. */
export function startPictures(): Pictures {
  const pool = startPool<PictureAsk, Drawn>({
    thread: 'picture-thread',
    most: 1,
    patienceMs: 5000,
    tookTooLong: refuse('too-slow', 'this board takes too long to draw'),
    broke: (why) => refuse('picture', `this cannot be drawn: ${why}`),
  });
  const kept = new Map<string, Promise<Outcome<Drawn>>>();
  return {
    board: (wish, seed) => {
      const key = JSON.stringify([wish, seed]);
      const known = kept.get(key);
      if (known) return known;
      if (pool.waiting >= WAITING)
        return Promise.resolve(refuse('too-often', 'too many pictures are being drawn; try again'));
      const drawn = pool.ask({ wish, seed }, null);
      kept.set(key, drawn);
      for (const [oldest] of kept) if (kept.size > KEPT) kept.delete(oldest);
      // What could not be drawn now may be another time.
      void drawn.then(({ ok }) => ok || kept.delete(key));
      return drawn;
    },
    close: pool.close,
  };
}
