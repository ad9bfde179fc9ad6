/**
 * Plays games of bots and says of each row how its games end, how long they are, how many points its winners have by each source, and
 * in how many of the games the moves were made and the events told that the row itself brings, and how many of the moves
 * are the winner's. What bots pass by stands there with a 0.
 *
 * Usage: npm run -s own-moves -- historical/ promo/vienna    rows whose id contains one of these, or all
 *        … --games 12 --seats 4 --level normal --seed 1
 *        … --jobs 16 --minutes 9       so many rows at a time (1), and none begun after so long
 *        … --json FILE                 a line for each row; rows that FILE holds are not played again
 *        … --json FILE --page docs/bots-moves.md      all that FILE holds as a page
 */
import { fork } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { rows } from '../../packages/catalog/index.ts';
import { pageOf } from './page.mjs';
import { textOf } from './text.mjs';

const USUAL_SEATS = [4, 3, 2];
const MINUTE = 60_000;

const { values, positionals: parts } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '12' },
    seats: { type: 'string' },
    level: { type: 'string', default: 'normal' },
    seed: { type: 'string', default: '1' },
    jobs: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '100000' },
    json: { type: 'string' },
    page: { type: 'string' },
  },
});
const { level, seed, json } = values;
const [games, jobs, minutes] = [values.games, values.jobs, values.minutes].map(Number);
if (!(games >= 1 && jobs >= 1 && minutes >= 0)) {
  console.error('--games and --jobs are whole numbers from one up, --minutes is a number');
  process.exit(2);
}

const asked = rows
  .filter(({ id }) => parts.length === 0 || parts.some((part) => id.includes(part)))
  .map(({ id, players }) => ({
    id,
    seats: Number(values.seats ?? USUAL_SEATS.find((count) => players.includes(count)) ?? players[0]),
    games,
    level,
    seed,
  }));
const told = json !== undefined && existsSync(json) ? readLines(json) : [];
const isSame = (one, other) => Object.entries(one).every(([key, value]) => other[key] === value);
const todo = asked.filter((each) => !told.some((line) => isSame(each, line)));

const until = performance.now() + minutes * MINUTE;
await Promise.all(Array.from({ length: Math.min(jobs, todo.length) }, work));
if (todo.length > 0) console.error(`${todo.length} rows were not played; the same command goes on`);
if (values.page !== undefined) {
  const lines = asked.flatMap((each) => told.find((line) => isSame(each, line)) ?? []);
  writeFileSync(values.page, pageOf(lines));
}

/** one process, which plays a row after the other */
async function work() {
  const child = fork(fileURLToPath(new URL('./player.mjs', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
  });
  const ended = new Promise((_, reject) => {
    child.on('error', reject).on('exit', (code) => code && reject(new Error(`a player ended with ${code}`)));
  });
  for (let next = todo.shift(); next; next = todo.shift()) {
    if (performance.now() >= until) {
      todo.unshift(next);
      break;
    }
    child.send(next);
    const line = await Promise.race([new Promise((resolve) => child.once('message', resolve)), ended]);
    told.push(line);
    if (json !== undefined) appendFileSync(json, `${JSON.stringify(line)}\n`);
    console.log(textOf(line));
  }
  child.disconnect();
}

/** a line that was cut short is none */
function readLines(path) {
  return readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((text) => {
      try {
        return [JSON.parse(text)];
      } catch {
        return [];
      }
    });
}
