import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { removeDirs } from '../built.ts';
import { linesOfProfiles } from './profile.ts';
import { type LoadFigures, type LoadPlan, runLoad } from './run.ts';

/**
 * Plays at many tables over real sockets against a built server, with the generator on the same machine, and measures.
 *
 *   npm run load                                       100 tables for a while
 *   npm run load -- --tables 1000 --pace 5,2,1         1,000 tables, measured at each pace
 *   npm run load -- --store postgres --processes 2     PostgreSQL and Redis, the seats of a table at different processes
 *   npm run load -- --players 4 --server-cores 0,1     four processes play; the server has two cores of its own
 *   npm run load -- --store postgres --processes 2 --server-cores 0,1/2,3   cores of its own for each process
 *   npm run load -- --within 500                       done within so many seconds, measured for less if need be
 *   npm run load -- --profile DIR                      a profile of each thread's time there, and what was dearest
 *   npm run load -- --node --trace-gc                  an option for the Node that the server runs on
 *   npm run load -- --server MAIN.js                   another build, to compare with
 *   npm run load -- --json figures.json                the figures as JSON, too
 */
const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'first-island/base' },
    tables: { type: 'string', default: '100' },
    seats: { type: 'string', default: '4' },
    pace: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '30' },
    warm: { type: 'string', default: '30' },
    store: { type: 'string', default: 'sqlite' },
    processes: { type: 'string', default: '1' },
    json: { type: 'string' },
    profile: { type: 'string' },
    server: { type: 'string' },
    'server-cores': { type: 'string' },
    players: { type: 'string', default: '1' },
    within: { type: 'string' },
    node: { type: 'string', multiple: true, default: [] },
  },
});

function number(name: string, text: string, least: number): number {
  const value = Number(text);
  if (text !== '' && Number.isFinite(value) && value >= least) return value;
  console.error(`--${name} must be a number from ${least} on, not ${text}`);
  process.exit(2);
}

if (values.store !== 'sqlite' && values.store !== 'postgres') {
  console.error(`--store is sqlite or postgres, not ${values.store}`);
  process.exit(2);
}
const plan: LoadPlan = {
  game: values.game,
  tables: number('tables', values.tables, 1),
  seats: number('seats', values.seats, 2),
  paces: values.pace.split(',').map((pace) => number('pace', pace, 0.01)),
  seconds: number('seconds', values.seconds, 1),
  warm: number('warm', values.warm, 0),
  store: values.store,
  processes: number('processes', values.processes, 1),
  players: number('players', values.players, 1),
  ...(values.within && { within: number('within', values.within, 1) }),
  ...(values.server && { main: values.server }),
  ...(values['server-cores'] && { cores: values['server-cores'].split('/') }),
  node: [...values.node, ...(values.profile ? ['--cpu-prof', `--cpu-prof-dir=${values.profile}`] : [])],
};
if (plan.store === 'sqlite' && plan.processes > 1) {
  console.error('several processes share their tables in PostgreSQL: --store postgres');
  process.exit(2);
}

console.log(
  `Node ${process.version}, ${cpus().length} cores (${cpus()[0].model}), server and generator on this machine${values['server-cores'] ? `, the server on cores ${values['server-cores']}` : ''}`,
);
const all: LoadFigures[] = [];
await runLoad(
  {
    ...plan,
    measured: (figures) => {
      all.push(figures);
      // Whoever is cut short has what was measured so far.
      if (values.json) writeFileSync(values.json, `${JSON.stringify(all, null, 2)}\n`);
    },
  },
  console.log,
);
console.log(`\n${tableOf(all)}`);
if (values.profile) console.log(`\n${linesOfProfiles(values.profile).join('\n')}`);
removeDirs();

function tableOf(figures: readonly LoadFigures[]): string {
  const columns: readonly (readonly [string, (of: LoadFigures) => string | number])[] = [
    ['store', ({ store }) => store],
    ['processes', ({ processes }) => processes],
    ['tables', ({ tables }) => tables],
    ['sockets', ({ sockets }) => sockets],
    ['moves/s', ({ movesASecond, wantedASecond }) => `${movesASecond} of ${wantedASecond}`],
    ['p50 ms', ({ toEvent }) => toEvent.p50],
    ['p95 ms', ({ toEvent }) => toEvent.p95],
    ['p99 ms', ({ toEvent }) => toEvent.p99],
    ['slowest ms', ({ toEvent }) => toEvent.most],
    ['KB a table', ({ kilobytesATable }) => kilobytesATable],
    ['MB', ({ megabytes }) => megabytes],
    ['heap MB', ({ heapMegabytes }) => heapMegabytes],
    ['cores: server', ({ cpu }) => cpu.server],
    ['store', ({ cpu }) => cpu.store ?? '–'],
    ['generator', ({ cpu }) => cpu.generator],
    ['CPU ms a move', ({ cpuMsAMove }) => cpuMsAMove],
    ['load average', ({ loadAverage }) => loadAverage],
  ];
  const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
  return [
    row(columns.map(([name]) => name)),
    row(columns.map(() => '---')),
    ...figures.map((each) => row(columns.map(([, of]) => of(each)))),
  ].join('\n');
}
