import { parseArgs } from 'node:util';
import { removeDirs } from '../built.ts';
import { findPostgres, findRedis } from '../services.ts';
import { type FaultFigures, type FaultPlan, killAnything, killServer } from './rounds.ts';

/**
 * Kills servers and stores again and again while people play, and holds every table against what its players were told.
 *
 *   npm run faults -- --rounds 50 --tables 12 --seed monday
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '50' },
    tables: { type: 'string', default: '12' },
    seed: { type: 'string', default: 'faults' },
    only: { type: 'string' },
  },
});
const plan: FaultPlan = {
  rounds: Number(values.rounds),
  tables: Number(values.tables),
  seed: values.seed,
  say: console.log,
};
if (!(plan.rounds > 0 && plan.tables > 0)) {
  console.error('--rounds and --tables are numbers above 0');
  process.exit(2);
}

function tell(what: string, { wrongs, backAfter, ...figures }: FaultFigures): void {
  const sorted = [...backAfter].sort((a, b) => a - b);
  console.log(
    `${what}: ${JSON.stringify({ ...figures, backAfter: { middle: sorted[sorted.length >> 1], longest: sorted.at(-1) } }, null, 2)}`,
  );
  for (const wrong of wrongs) console.error(`WRONG: ${wrong}`);
  console.log(
    wrongs.length === 0 ? 'Nothing lost, nothing made twice.\n' : `${wrongs.length} things are wrong.\n`,
  );
  if (wrongs.length > 0) process.exitCode = 1;
}

if (values.only !== 'cluster') tell('One server, SQLite', await killServer(plan));
if (values.only === 'sqlite') console.log('The cluster was left out.');
else if (findPostgres() && findRedis()) tell('Two servers, PostgreSQL, Redis', await killAnything(plan));
else console.log('NOT RUN: two servers. There is no PostgreSQL or no Redis on this machine.');
removeDirs();
