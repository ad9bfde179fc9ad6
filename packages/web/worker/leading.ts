/** Sees to it that one tab plays a game: the others follow it and may take over. */
export interface Leading {
  /** Asks to play the game; `change` is told whether this tab does, now and whenever that changes. */
  join(game: string, change: (leads: boolean) => void): void;
  /** Takes the game from whoever plays it. */
  take(game: string): void;
  leave(game: string): void;
  /** Tells the other tabs that there is something new. */
  tell(game: string): void;
  /** Hears that from them. */
  onNews(heard: (game: string) => void): void;
}

/**
 * By the locks of the browser: whoever holds that of a game plays it. Where there are none (a page that came without
 * encryption) every tab may play, and one that is outrun at writing follows.
 */
export function leadByLocks(locks: LockManager | undefined, channel: BroadcastChannel | undefined): Leading {
  const games = new Map<string, Claim>();
  let heard: (game: string) => void = () => {};
  if (channel) channel.onmessage = ({ data }) => typeof data === 'string' && heard(data);
  return {
    join: (game, change) => {
      games.get(game)?.leave();
      const claim = new Claim(locks, `hexwright table ${game}`, change);
      games.set(game, claim);
      claim.ask();
    },
    take: (game) => games.get(game)?.take(),
    leave: (game) => {
      games.get(game)?.leave();
      games.delete(game);
    },
    tell: (game) => channel?.postMessage(game),
    onNews: (listen) => {
      heard = listen;
    },
  };
}

class Claim {
  private readonly locks: LockManager | undefined;
  private readonly name: string;
  private readonly change: (leads: boolean) => void;
  /** gives the lock back; none while it is not held */
  private release: (() => void) | null = null;
  private waiting: AbortController | null = null;
  private left = false;

  constructor(locks: LockManager | undefined, name: string, change: (leads: boolean) => void) {
    this.locks = locks;
    this.name = name;
    this.change = change;
  }

  ask(): void {
    if (!this.locks) this.change(true);
    void this.locks
      ?.request(this.name, { ifAvailable: true }, (lock) => (lock ? this.hold() : this.wait()))
      .catch(this.lost);
  }

  take(): void {
    if (!this.locks) this.change(true);
    this.waiting?.abort();
    void this.locks?.request(this.name, { steal: true }, () => this.hold()).catch(this.lost);
  }

  leave(): void {
    this.left = true;
    this.waiting?.abort();
    this.release?.();
  }

  private hold(): Promise<void> | undefined {
    if (this.left) return undefined;
    this.change(true);
    return new Promise((release) => {
      this.release = release;
    });
  }

  /** Follows until the lock is free. */
  private wait(): undefined {
    this.change(false);
    this.queue();
    return undefined;
  }

  private queue(): void {
    this.waiting = new AbortController();
    const { signal } = this.waiting;
    void this.locks!.request(this.name, { signal }, () => this.hold()).catch((error: unknown) => {
      if (!signal.aborted) this.lost(error);
    });
  }

  /** Another tab took it. */
  private readonly lost = (_error: unknown): void => {
    this.release = null;
    if (this.left) return;
    this.change(false);
    this.queue();
  };
}
