import { workOf } from './work.ts';

/** The work a move of a row, and the functions that do most of it: how often a move calls them, and their share. */
export interface Counted {
  readonly id: string;
  readonly steps: number;
  readonly dearest: readonly { readonly name: string; readonly calls: number; readonly share: number }[];
}

// Counts the work of rows in a process that optimises nothing (see `work.ts`), and writes a line of JSON for each.
const [most, ...ids] = process.argv.slice(2);
for (const id of ids) {
  const { moves, steps, functions } = workOf(id);
  const dearest = functions.slice(0, Number(most)).map(({ name, calls, steps: own }) => ({
    name,
    calls: calls / moves,
    share: own / steps,
  }));
  console.log(JSON.stringify({ id, steps: steps / moves, dearest } satisfies Counted));
}
