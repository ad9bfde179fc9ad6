import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Counted } from './work-rows.ts';

export const BASE = 'first-island/base';
/** work a move: of the base game in characters of source, of rows against that */
export const RECORD = new URL('./work.json', import.meta.url);

export function countWork(ids: readonly string[], functions = 0): Counted[] {
  const text = execFileSync(
    process.execPath,
    [
      '--no-opt',
      '--import',
      'tsx',
      fileURLToPath(new URL('./work-rows.ts', import.meta.url)),
      `${functions}`,
      ...ids,
    ],
    { encoding: 'utf8', cwd: fileURLToPath(new URL('..', import.meta.url)), maxBuffer: 1 << 26 },
  );
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Counted);
}

/** the work of rows in that of the base game, which comes first */
export function rowsInBase(counts: readonly Counted[]): { readonly id: string; readonly times: number }[] {
  const [base, ...others] = counts;
  return others.map(({ id, steps }) => ({ id, times: Math.round((steps / base.steps) * 100) / 100 }));
}

export function record(counts: readonly Counted[]): void {
  const times = Object.fromEntries(rowsInBase(counts).map(({ id, times }) => [id, times]));
  writeFileSync(RECORD, `${JSON.stringify({ base: Math.round(counts[0].steps), times }, null, 2)}\n`);
}
