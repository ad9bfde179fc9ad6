import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface CpuProfile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: { readonly functionName: string; readonly url: string; readonly lineNumber: number };
  }[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

export interface TimeOf {
  readonly what: string;
  readonly ms: number;
}

/** Where the time of a thread went, function by function without what they call, the dearest first; idle time is left out. */
export function timesOf({ nodes, samples, timeDeltas }: CpuProfile): TimeOf[] {
  const nameOf = new Map(
    nodes.map(({ id, callFrame: { functionName, url } }) => [
      id,
      `${functionName || '(anonymous)'}${url ? ` ${url.slice(url.lastIndexOf('/') + 1)}` : ''}`,
    ]),
  );
  const sums = new Map<string, number>();
  for (const [i, id] of samples.entries()) {
    const what = nameOf.get(id) ?? '?';
    if (!what.startsWith('(idle)') && !what.startsWith('(program)'))
      sums.set(what, (sums.get(what) ?? 0) + timeDeltas[i] / 1000);
  }
  return Array.from(sums, ([what, ms]) => ({ what, ms })).sort((a, b) => b.ms - a.ms);
}

/** What was dearest in each thread of the server, as lines to read. */
export function linesOfProfiles(dir: string, most = 25): string[] {
  const files = readdirSync(dir).filter((name) => name.endsWith('.cpuprofile'));
  return files.flatMap((name) => {
    const times = timesOf(JSON.parse(readFileSync(join(dir, name), 'utf8')) as CpuProfile);
    const all = times.reduce((sum, { ms }) => sum + ms, 0);
    return [
      `${name}: ${(all / 1000).toFixed(1)} s of work`,
      ...times
        .slice(0, most)
        .map(({ what, ms }) => `${((100 * ms) / all).toFixed(1).padStart(6)} %  ${what}`),
    ];
  });
}
