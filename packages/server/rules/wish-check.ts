import { type Outcome, refuse } from '@hexwright/kernel';
import type { JudgedGame } from '@hexwright/rulebook';
import type { CampaignHead, GameWish, RoomCampaign } from '@hexwright/table';
import { startPool } from '../worker-pool.ts';

/** A chapter of a campaign after these games, with what is chosen before it. */
export interface ChapterAsk {
  readonly head: CampaignHead;
  readonly finished: readonly JudgedGame[];
  readonly chosen: RoomCampaign['chosen'];
}

export type WishAsk = { readonly wish: GameWish } | { readonly chapter: ChapterAsk };

/** nothing but that it may be played */
export type Checked = Record<never, never>;

/** Laying a board keeps the thread that answers sockets: longer than this no board may take. */
export const LONGEST_MS = 250;
/** so many wishes of one person wait at most */
const WAITING = 2;

export interface WishChecker {
  /** Whether a table may play this; a wish of a row alone is always fine, and is not tried. */
  check(wish: GameWish, person: string): Promise<Outcome<Checked>>;
  /** The same of a chapter: without modules of the players' own it is always fine. */
  checkChapter(chapter: ChapterAsk, person: string): Promise<Outcome<Checked>>;
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
  const ask = async (ask: WishAsk, person: string): Promise<Outcome<Checked>> =>
    pool.waitingOf(person) >= WAITING
      ? refuse('too-often', 'your last wish is still being tried; wait a moment')
      : pool.ask(ask, person);
  return {
    check: async (wish, person) =>
      wish.layout === undefined && !wish.modules?.length ? { ok: true } : ask({ wish }, person),
    checkChapter: async (chapter, person) =>
      chapter.head.modules?.length ? ask({ chapter }, person) : { ok: true },
    close: pool.close,
  };
}
