import { fork } from 'node:child_process';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { type CrowdPlan, eachOf, LoadTable, newTally, playFor } from './crowd.ts';

/** What players measured while they played. */
export interface Measured {
  readonly moves: number;
  readonly refused: number;
  readonly ended: number;
  /** milliseconds from a command to its event, of every socket that was told */
  readonly toEvent: Float64Array;
  /** milliseconds from a command to its answer */
  readonly toAnswer: Float64Array;
  readonly bytes: number;
  /** seconds of the processor */
  readonly cpu: number;
  /** milliseconds by which the event loop was late, the slowest of a hundred turns */
  readonly lag: number;
}

/** The players of some of the tables, in this process or in one of their own. */
export interface Players {
  sitDown(): Promise<void>;
  /** so many moves at every table, as fast as they go; answers how many were made */
  warm(moves: number): Promise<number>;
  play(paceMs: number, ms: number, seed: string): Promise<Measured>;
  leave(): Promise<void>;
}

/** milliseconds between two looks at our own event loop */
const RESOLUTION = 10;

/** The tables from `first` on, played in this process. */
export function playHere(plan: CrowdPlan, first: number): Players {
  let tally = newTally();
  const tables = Array.from({ length: plan.tables }, (_, i) => new LoadTable(plan, first + i, () => tally));
  const bots = () => tables.flatMap(({ seats }) => seats);
  const heard = (): number => bots().reduce((sum, { bytes }) => sum + bytes, 0);
  return {
    sitDown: () => eachOf(tables, (table) => table.sitDown()),
    warm: async (moves) => {
      const before = tally.moves;
      await eachOf(
        tables,
        async (table) => {
          for (let i = 0; i < moves; i++) await table.move();
        },
        8,
      );
      return tally.moves - before;
    },
    play: async (paceMs, ms, seed) => {
      tally = newTally();
      const bytes = heard();
      const own = process.cpuUsage();
      const late = monitorEventLoopDelay({ resolution: RESOLUTION });
      late.enable();
      await playFor(tables, paceMs, ms, `${seed} ${first}`);
      late.disable();
      const { user, system } = process.cpuUsage(own);
      return {
        ...tally,
        toEvent: Float64Array.from(tally.toEvent),
        toAnswer: Float64Array.from(tally.toAnswer),
        bytes: heard() - bytes,
        cpu: (user + system) / 1e6,
        lag: late.percentile(99) / 1e6 - RESOLUTION,
      };
    },
    leave: async () => {
      for (const bot of bots()) bot.drop();
    },
  };
}

/** What a process with players is asked: to begin with some tables, and then what all players are. */
export type PlayersAsk =
  | { readonly plan: CrowdPlan; readonly first: number }
  | { [N in keyof Players]: { readonly name: N; readonly args: Parameters<Players[N]> } }[keyof Players];

/** The same in a process of their own: one thread cannot play as fast as a server answers. */
export function playApart(plan: CrowdPlan, first: number): Players {
  const here = import.meta.url;
  const child = fork(fileURLToPath(new URL(here.endsWith('.ts') ? './player.ts' : './player.js', here)), {
    serialization: 'advanced',
  });
  let gone: Error | null = null;
  child.once('exit', (code) => {
    gone = new Error(`a process with players ended with ${code}`);
  });
  const ask = (what: PlayersAsk): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (gone) return reject(gone);
      const end = (code: number | null): void =>
        reject(new Error(`a process with players ended with ${code}`));
      child.once('exit', end);
      child.once('message', ({ answer, failed }: { answer?: unknown; failed?: string }) => {
        child.off('exit', end);
        if (failed === undefined) resolve(answer);
        else reject(new Error(failed));
      });
      child.send(what);
    });
  const begun = ask({ plan, first });
  begun.catch(() => {});
  return {
    sitDown: async () => {
      await begun;
      await ask({ name: 'sitDown', args: [] });
    },
    warm: (moves) => ask({ name: 'warm', args: [moves] }) as Promise<number>,
    play: (...args) => ask({ name: 'play', args }) as Promise<Measured>,
    leave: async () => {
      if (!gone) await ask({ name: 'leave', args: [] });
      child.kill();
    },
  };
}

/** The players of all tables, in so many processes. */
export function playersOf(plan: CrowdPlan, processes: number): Players[] {
  if (processes === 1) return [playHere(plan, 0)];
  const from = (i: number): number => Math.floor((i * plan.tables) / processes);
  return Array.from({ length: processes }, (_, i) =>
    playApart({ ...plan, tables: from(i + 1) - from(i) }, from(i)),
  );
}
