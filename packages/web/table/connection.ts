import type { Outcome, RawMove } from '@hexwright/kernel';
import { commandId } from './command-id.ts';
import type { AnyView, Ask, Notice, Player, Referee, Remote, Reply, TableEvent } from './protocol.ts';
import { type Health, Pulse } from './pulse.ts';
import type { AnySheet } from './sheet.ts';
import { ViewStream } from './view-stream.ts';

/** A seat at one table, wherever its referee lives. */
export interface TableConnection {
  readonly game: string;
  readonly sheet: AnySheet;
  readonly players: readonly Player[];
  readonly guided: boolean;
  /** the campaign that it is a chapter of */
  readonly campaign?: string;
  /** calls back with the latest view at once and with every new one, and with all that was told so far */
  watch(see: (view: AnyView, told: readonly TableEvent[]) => void): () => void;
  /** the same for what the house has to say */
  watchHouse(hear: (notice: Notice) => void): () => void;
  look(seat: number): void;
  play(seat: number, move: RawMove): Promise<Outcome<object>>;
  undo(): Promise<Outcome<object>>;
  /** makes again what was taken back; none where that is not offered */
  redo?(): Promise<Outcome<object>>;
  /** plays here, where another tab does */
  lead(): void;
  leave(): void;
}

/** A referee as the page talks to it, and the tables it runs. */
export interface RefereeLink {
  readonly referee: Remote<Referee>;
  sitDown(game: string): Promise<Outcome<{ readonly table: TableConnection }>>;
  /** calls back with how the referee is, at once and whenever that changes */
  watchReferee(hear: (health: Health) => void): () => void;
}

interface WorkerLike {
  postMessage(ask: Ask): void;
  onmessage: ((event: MessageEvent<Reply>) => unknown) | null;
  onerror: ((event: ErrorEvent) => unknown) | null;
}

/** Links the page to a referee in a worker; null where the browser would not start one. */
export function linkWorker(worker: WorkerLike | null): RefereeLink {
  const waiting = new Map<number, { answer: (value: unknown) => void; fail: (error: Error) => void }>();
  const views = new Map<string, (view: AnyView) => void>();
  const notices = new Map<string, (notice: Notice) => void>();
  const pulse = new Pulse();
  let asked = 0;

  const die = (why: string): void => {
    pulse.die();
    for (const { fail } of waiting.values()) fail(new Error(why));
    waiting.clear();
  };
  if (worker) {
    worker.onmessage = ({ data }) => {
      pulse.beat();
      if ('view' in data) views.get(data.game)?.(data.view);
      else if ('notice' in data) notices.get(data.game)?.(data.notice);
      else {
        const promise = waiting.get(data.id);
        waiting.delete(data.id);
        if ('failed' in data) promise?.fail(new Error(data.failed));
        else promise?.answer(data.answer);
      }
    };
    worker.onerror = ({ message }) => {
      // One that has answered before goes on after a mistake; one that never did could not be loaded.
      if (!pulse.beaten) die(message || 'the referee could not be loaded');
    };
  } else pulse.die();

  const ask = (name: keyof Referee, args: readonly unknown[]): Promise<unknown> =>
    new Promise((answer, fail) => {
      if (!worker || pulse.health === 'dead') return fail(new Error('there is no referee'));
      const id = asked++;
      waiting.set(id, { answer, fail });
      worker.postMessage({ id, ask: name, args });
      pulse.expect(() => waiting.has(id));
    });
  const referee = new Proxy({} as Remote<Referee>, {
    get:
      (_, name: keyof Referee) =>
      (...args: unknown[]) =>
        ask(name, args),
  });

  return {
    referee,
    watchReferee: (hear) => pulse.watch(hear),
    sitDown: async (game) => {
      const following = new ViewStream();
      let noticed: Notice | null = null;
      let hear: ((notice: Notice) => void) | null = null;
      views.set(game, (view) => following.take(view));
      notices.set(game, (notice) => {
        noticed = notice;
        hear?.(notice);
      });
      const opened = await referee.open(game);
      if (!opened.ok) return opened;
      const next = (): { readonly id: string; readonly at: number } => ({
        id: commandId(),
        at: following.latest?.n ?? 0,
      });
      const table: TableConnection = {
        game,
        sheet: opened.sheet,
        players: opened.players,
        guided: opened.guided,
        ...(opened.campaign !== undefined && { campaign: opened.campaign }),
        watch: (callback) => following.watch(callback),
        watchHouse: (callback) => {
          hear = callback;
          if (noticed) callback(noticed);
          return () => {
            if (hear === callback) hear = null;
          };
        },
        look: (seat) => void referee.look(game, seat),
        play: (seat, move) => referee.play(game, seat, { ...next(), move }),
        undo: () => referee.undo(game, next()),
        redo: () => referee.redo(game, next()),
        lead: () => void referee.lead(game),
        leave: () => {
          views.delete(game);
          notices.delete(game);
          void referee.close(game);
        },
      };
      return { ok: true, table };
    },
  };
}
