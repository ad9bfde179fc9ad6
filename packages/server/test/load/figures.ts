import { readdirSync, readFileSync } from 'node:fs';

/** What a server process says of itself, over /metrics. */
export interface Reading {
  /** seconds of the processor since it began */
  readonly cpu: number;
  /** bytes of memory that it has of the machine */
  readonly rss: number;
  readonly heap: number;
  readonly tables: number;
  /** rounds in which it has seen to tables that were due */
  readonly sweeps: number;
  readonly sockets: number;
  /** how often something was written, and the seconds that all of it took */
  readonly writes: number;
  readonly writing: number;
  /** of a hundred turns of its event loop, how long the slowest but one was late, in seconds */
  readonly lag: number;
}

export async function readingOf(address: string): Promise<Reading> {
  const text = await (await fetch(`${address}/metrics`)).text();
  const value = (name: string): number =>
    Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
  return {
    cpu: value('process_cpu_seconds_total'),
    rss: value('process_resident_memory_bytes'),
    heap: value('nodejs_heap_size_used_bytes'),
    tables: value('hexwright_tables_open'),
    sweeps: value('hexwright_table_sweeps'),
    sockets: value('hexwright_sockets'),
    writes: value('hexwright_write_seconds_count'),
    writing: value('hexwright_write_seconds_sum'),
    lag: value('nodejs_eventloop_lag_p99_seconds'),
  };
}

/** The part of the way through the sorted values: 0.5 is the middle. */
export function quantile(values: ArrayLike<number>, part: number): number {
  if (values.length === 0) return Number.NaN;
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.ceil(part * sorted.length) - 1)];
}

const TICKS_A_SECOND = 100;

/** Seconds of the processor of a process and everything it has started; undefined where the machine does not tell. */
export function cpuOfTree(root: number): number | undefined {
  const parents = new Map<number, number>();
  const ticks = new Map<number, number>();
  try {
    for (const name of readdirSync('/proc').filter((each) => /^\d+$/.test(each))) {
      const fields = statOf(name);
      if (!fields) continue;
      parents.set(Number(name), Number(fields[1]));
      // Its own time, and that of its children who are gone.
      ticks.set(
        Number(name),
        fields.slice(11, 15).reduce((sum, each) => sum + Number(each), 0),
      );
    }
  } catch {
    return undefined;
  }
  const isUnder = (pid: number): boolean => {
    for (let at: number | undefined = pid; at; at = parents.get(at)) if (at === root) return true;
    return false;
  };
  let sum = 0;
  for (const [pid, time] of ticks) if (isUnder(pid)) sum += time;
  return sum / TICKS_A_SECOND;
}

function statOf(pid: string): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}
