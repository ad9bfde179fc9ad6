import { type Outcome, refuse } from '@hexwright/kernel';
import type { GameWish } from '@hexwright/table';
import { startPool } from '../worker-pool.ts';

export interface WishAsk {
  readonly wish: GameWish;
}

/** nothing but that it may be played */
export type Checked = Record<never, never>;

/** Laying a board keeps the thread that answers sockets: longer than this no board may take. */
export const LONGEST_MS = 250;
/** so many wishes of one person wait at most */
const WAITING = 2;

export interface WishChecker {
  /** Whether a table may play this; a wish of a row alone is always fine, and is not tried. */
  check(wish: GameWish, person: string): Promise<Outcome<Checked>>;
  close(): Promise<void>;
}

/** Modules and boards that people put together themselves are tried before a table has them, away from the sockets. */
export function startWishChecker(): WishChecker {
  const pool = startPool<WishAsk, Checked>({
    thread: 'check-thread',
    most: 1,
    patienceMs: 4000,
    tookTooLong: refuse(
      'too-slow',
      'this takes too long to lay here; make the board smaller, or ask less of it',
    ),
    broke: (why) => refuse('wish', `this cannot be tried: ${why}`),
  });
  return {
    check: async (wish, person) => {
      if (wish.layout === undefined && !wish.modules?.length) return { ok: true };
      if (pool.waitingOf(person) >= WAITING)
        return refuse('too-often', 'your last wish is still being tried; wait a moment');
      return pool.ask({ wish }, person);
    },
    close: pool.close,
  };
}
