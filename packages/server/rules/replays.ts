import { type Outcome, refuse, type Save } from '@hexwright/kernel';
import type { Player, Story, TableView } from '@hexwright/table';
import { startPool } from '../worker-pool.ts';

/** A finished game, and what somebody wants to know of it. */
export interface ReplayAsk {
  /** tells one game from another: whoever asks again finds it laid out */
  readonly game: string;
  readonly save: Save;
  readonly players: readonly Player[];
  readonly want:
    | { readonly kind: 'story' }
    | {
        readonly kind: 'frame';
        readonly moves: number;
        readonly seat: number | null;
        /** with all that was hidden then */
        readonly open: boolean;
      };
}

export type Replayed = { readonly story: Story } | { readonly view: TableView };

export interface Replays {
  /** The whole game at a glance. */
  story(game: ReplayedGame, share: string): Promise<Outcome<{ readonly story: Story }>>;
  /** The table after so many moves. */
  frame(
    game: ReplayedGame,
    which: { readonly moves: number; readonly seat: number | null; readonly open: boolean },
    share: string,
  ): Promise<Outcome<{ readonly view: TableView }>>;
  close(): Promise<void>;
}

export type ReplayedGame = Omit<ReplayAsk, 'want'>;

/** so many questions of one person or household wait at most */
const WAITING = 4;

/** Finished games are told in a thread of their own: telling one means playing it again, which takes up to a third of a second. */
export function startReplays(): Replays {
  const pool = startPool<ReplayAsk, Replayed>({
    thread: 'replay-thread',
    most: 1,
    patienceMs: 10_000,
    tookTooLong: refuse('too-slow', 'this game takes too long to tell here'),
    broke: (why) => refuse('replay', `this game cannot be told: ${why}`),
  });
  const ask = async <Answer extends object>(ask: ReplayAsk, share: string): Promise<Outcome<Answer>> => {
    if (pool.waitingOf(share) >= WAITING)
      return refuse('too-often', 'your last questions are still being answered; wait a moment');
    return (await pool.ask(ask, share)) as Outcome<Answer>;
  };
  return {
    story: (game, share) => ask({ ...game, want: { kind: 'story' } }, share),
    frame: (game, which, share) => ask({ ...game, want: { kind: 'frame', ...which } }, share),
    close: pool.close,
  };
}
