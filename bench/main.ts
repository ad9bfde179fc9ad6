import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { rows, rulesFor } from '@hexwright/catalog';
import { rivalsOf } from '@hexwright/rivals';
import { BASE, countWork, record, rowsInBase } from './count-work.ts';
import type { Job, Report } from './measure.ts';
import { rowsTable, writeRows } from './rows.ts';
import type { Thinking } from './thinking.ts';

/**
 * Figures side by side in one run. Each is taken in a thread of its own, so that one game's rules do not shape the
 * machine code of another's. `npm run bench` takes the standard set, `npm run bench -- --rows` every row (`rows.ts`), and
 * `npm run bench -- --work` counts instead of timing (`work.ts`).
 */
const { values } = parseArgs({
  options: {
    rows: { type: 'boolean' },
    work: { type: 'boolean' },
    only: { type: 'string' },
    seconds: { type: 'string', default: '3' },
    jobs: { type: 'string', default: `${Math.max(1, cpus().length - 2)}` },
    rounds: { type: 'string', default: '12' },
    commit: { type: 'string' },
    write: { type: 'boolean' },
  },
});
if (values.work) {
  const ids = rows.map(({ id }) => id).filter((id) => id !== BASE && id.startsWith(values.only ?? ''));
  const counts = countWork([BASE, ...ids], values.only ? 15 : 3);
  if (values.write && !values.only) record(counts);
  for (const { id, times } of rowsInBase(counts).sort((one, other) => other.times - one.times)) {
    console.log(`${times.toFixed(2).padStart(6)} ${id}`);
    for (const { name, calls, share } of counts.find((each) => each.id === id)!.dearest)
      console.log(
        `       ${(share * 100).toFixed(1).padStart(5)} % ${calls.toFixed(2).padStart(7)} times a move ${name}`,
      );
  }
  process.exit(0);
}
if (values.rows || values.only) {
  const { only = '', commit } = values;
  const [jobs, rounds] = [Number(values.jobs), Number(values.rounds)];
  if (!(jobs >= 1) || !(rounds >= 1)) {
    console.error('--jobs and --rounds must be from 1 up');
    process.exit(2);
  }
  const table = await rowsTable({ only, jobs, rounds, commit });
  if (values.write) writeRows(table);
  console.log(table);
  process.exit(0);
}
const seconds = Number(values.seconds);
if (!(seconds > 0)) {
  console.error(`--seconds must be a number above 0, not ${values.seconds}`);
  process.exit(2);
}

/** has a job done in a thread of its own */
function inThread<T>(work: string, job: Job): Promise<T> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./thread.mjs', import.meta.url), { workerData: { work, ...job } });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}
const measure = (job: Job): Promise<Report> => inThread('./measure.ts', job);

const whole = (n: number): string => Math.round(n).toLocaleString('en');
const show = (what: string, r: Report): void =>
  console.log(
    `${what.padEnd(46)} ${whole(r.games / r.seconds).padStart(8)} games/s ${whole(r.moves / r.seconds).padStart(11)} moves/s ` +
      `${((r.seconds / r.moves) * 1e9).toFixed(0).padStart(6)} ns/move ${timesBase(r).toFixed(1).padStart(5)} times base ` +
      `${whole(r.moves / r.games).padStart(7)} moves/game`,
  );
/** what a move costs, against one of the base game in the same run */
const timesBase = (r: Report): number => r.seconds / r.moves / (base.seconds / base.moves);

console.log(`Node ${process.version}, ${cpus().length} cores\n`);
console.log('Random games, uniformly among all listed legal moves, one thread:');
const base = await measure({ game: 'first-island/base', seats: 4, seconds });
show('first-island/base, 4 seats', base);
for (const seats of [3, 6])
  show(`first-island/base, ${seats} seats`, await measure({ game: 'first-island/base', seats, seconds }));

console.log('\nThe card game:');
for (const { id } of rows) {
  const made = rulesFor({ game: id, seats: 2 });
  if (made.ok && rivalsOf(made.rules)) show(`${id}, 2 seats`, await measure({ game: id, seats: 2, seconds }));
}

console.log('\nCost of one state of the 4-seat base game, half-way through:');
console.log(`  clone   ${base.cloneNs.toFixed(0).padStart(8)} ns`);
console.log(`  view    ${base.viewNs.toFixed(0).padStart(8)} ns  (the cells a seat may know)`);
console.log(`  JSON    ${base.jsonNs.toFixed(0).padStart(8)} ns  (the same as named fields)`);
console.log(`  memory  ${base.bytes.toString().padStart(8)} bytes`);
console.log(
  `  pages of its book that V8 keeps as slow dictionaries: ${base.dictionaries.join(', ') || 'none'}`,
);

console.log(
  '\nBots, one thread: a quick move, moves imagined by who thinks ahead, random games from the middle of a game:',
);
for (const game of ['first-island/base', 'seafarers/heading-for-new-shores', 'cities-knights/core']) {
  const { quickMs, nodes, playouts } = await inThread<Thinking>('./thinking.ts', { game, seats: 4, seconds });
  console.log(
    `${`${game}, 4 seats`.padEnd(46)} ${quickMs.toFixed(2).padStart(8)} ms/move ${whole(nodes).padStart(9)} nodes/s ${whole(playouts).padStart(8)} playouts/s`,
  );
}

console.log('\nAll cores:');
const started = performance.now();
const together = await Promise.all(
  cpus().map(() => measure({ game: 'first-island/base', seats: 4, seconds })),
);
const games = together.reduce((sum, r) => sum + r.games / r.seconds, 0);
console.log(
  `  ${cpus().length} threads ${whole(games)} games/s, ${(games / (base.games / base.seconds)).toFixed(2)} times one thread ` +
    `(${((performance.now() - started) / 1000).toFixed(1)} s)`,
);
