import { workOf } from './work.ts';

// Counts the work of rows in a process that optimises nothing (see `work.ts`), and writes a line of JSON for each.
const [most, ...ids] = process.argv.slice(2);
for (const id of ids) {
  const { moves, steps, functions } = workOf(id);
  const dearest = functions.slice(0, Number(most)).map(({ name, calls, steps: own }) => ({
    name,
    calls: calls / moves,
    share: own / steps,
  }));
  console.log(JSON.stringify({ id, steps: steps / moves, dearest }));
}
