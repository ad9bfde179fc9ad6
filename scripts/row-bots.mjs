/**
 * Measures that no row makes the bots foolish: in each, a bot sits with random players and should win at least 14 of 16
 * games, at the number of seats that most people play it with. Rows without a winner among the seats are told as they are.
 *
 * Usage: npm run -s row-bots                         every row
 *        npm run -s row-bots -- variant/ stobie      those whose id contains one of these
 *        npm run -s row-bots -- --jobs 8 --games 64  so many at a time (usually one a core), so many games
 */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const USUAL_SEATS = [4, 3, 2];
const ENOUGH = 14 / 16;
const root = join(dirname(fileURLToPath(import.meta.url)), '..');

const { values, positionals: parts } = parseArgs({
  allowPositionals: true,
  options: { jobs: { type: 'string' }, games: { type: 'string', default: '16' } },
});
const jobs = Number(values.jobs ?? availableParallelism());
const games = Number(values.games);
if (!(jobs >= 1) || !(games >= 1)) {
  console.error('--jobs and --games are whole numbers from one up');
  process.exit(2);
}

const rows = JSON.parse(await hexwright('catalog', '--json')).filter(
  ({ id }) => parts.length === 0 || parts.some((part) => id.includes(part)),
);
const todo = [...rows];
await Promise.all(Array.from({ length: jobs }, work));

async function work() {
  for (let row = todo.shift(); row; row = todo.shift()) {
    const line = await measure(row);
    console.log(line);
    if (line.endsWith('too few')) process.exitCode = 1;
  }
}

async function measure({ id, players }) {
  const seats = USUAL_SEATS.find((count) => players.includes(count)) ?? players[0];
  const args = [
    '--seats',
    seats,
    '--games',
    games,
    '--workers',
    1,
    '--players',
    'best,random',
    '--json',
    '-',
  ];
  const played = (await hexwright('sim', id, ...args.map(String)))
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  const won = played.filter(({ winners }) => winners?.includes(0)).length;
  const verdict = played.length < games || won < games * ENOUGH ? ', too few' : '';
  return `${id} (${seats} seats): ${won} of ${played.length}${verdict}`;
}

/** what the command line prints */
function hexwright(...args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'packages/cli/start.mjs'), ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let text = '';
    child.stdout.setEncoding('utf8').on('data', (more) => {
      text += more;
    });
    child.on('error', reject).on('close', () => resolve(text));
  });
}
