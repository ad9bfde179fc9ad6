import type { Outcome, RawMove } from '@hexwright/kernel';
import type { Ask, Player, Referee, Remote, Reply, TableEvent, TableView } from './protocol.ts';
import type { Sheet } from './sheet.ts';
import { steady } from './steady.ts';

/** A seat at one table, wherever its referee lives. */
export interface TableConnection {
  readonly game: string;
  readonly sheet: Sheet;
  readonly players: readonly Player[];
  readonly guided: boolean;
  /** calls back with the latest view at once and with every new one, and with all that was told so far */
  watch(see: (view: TableView, told: readonly TableEvent[]) => void): () => void;
  look(seat: number): void;
  play(seat: number, move: RawMove): Promise<Outcome<object>>;
  undo(): Promise<Outcome<object>>;
  leave(): void;
}

/** A referee as the page talks to it, and the tables it runs. */
export interface RefereeLink {
  readonly referee: Remote<Referee>;
  sitDown(game: string): Promise<Outcome<{ readonly table: TableConnection }>>;
}

interface WorkerLike {
  postMessage(ask: Ask): void;
  onmessage: ((event: MessageEvent<Reply>) => unknown) | null;
}

/** Links the page to a referee in a worker. */
export function linkWorker(worker: WorkerLike): RefereeLink {
  const waiting = new Map<number, { answer: (value: unknown) => void; fail: (error: Error) => void }>();
  const watchers = new Map<string, (view: TableView) => void>();
  let asked = 0;

  worker.onmessage = ({ data }) => {
    if ('view' in data) {
      watchers.get(data.game)?.(data.view);
      return;
    }
    const promise = waiting.get(data.id);
    waiting.delete(data.id);
    if ('failed' in data) promise?.fail(new Error(data.failed));
    else promise?.answer(data.answer);
  };

  const ask = (name: keyof Referee, args: readonly unknown[]): Promise<unknown> =>
    new Promise((answer, fail) => {
      const id = asked++;
      waiting.set(id, { answer, fail });
      worker.postMessage({ id, ask: name, args });
    });
  const referee = new Proxy({} as Remote<Referee>, {
    get:
      (_, name: keyof Referee) =>
      (...args: unknown[]) =>
        ask(name, args),
  });

  return {
    referee,
    sitDown: async (game) => {
      let latest: TableView | null = null;
      let told: readonly TableEvent[] = [];
      let see: ((view: TableView, told: readonly TableEvent[]) => void) | null = null;
      watchers.set(game, (view) => {
        latest = { ...view, fields: steady(latest?.fields, view.fields) };
        told = [...told.slice(0, view.eventsFrom), ...view.events];
        see?.(latest, told);
      });
      const opened = await referee.open(game);
      if (!opened.ok) return opened;
      const table: TableConnection = {
        game,
        sheet: opened.sheet,
        players: opened.players,
        guided: opened.guided,
        watch: (callback) => {
          see = callback;
          if (latest) callback(latest, told);
          return () => {
            if (see === callback) see = null;
          };
        },
        look: (seat) => void referee.look(game, seat),
        play: (seat, move) => referee.play(game, seat, move),
        undo: () => referee.undo(game),
        leave: () => {
          watchers.delete(game);
          void referee.close(game);
        },
      };
      return { ok: true, table };
    },
  };
}
