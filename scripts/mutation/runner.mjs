/**
 * Runs each test as it is and then again with every planted mistake that it came across, in the same process: what takes long is to
 * begin one and to read the sources. Writes down who noticed which mistake, and of each file which mistakes its tests came across
 * where they cannot be planted again: while the sources were read, between tests, or in what a test keeps for the next.
 *
 * In a process that has one mistake from the beginning it only says at once that a test failed: to end in good order takes longer.
 */
import { appendFileSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { TestRunner } from 'vitest';

const { __mistakes: mistakes } = globalThis;
const { HEXWRIGHT_TRIALS: notes, HEXWRIGHT_PLANTED: planted, HEXWRIGHT_NOTICED: noticed } = process.env;
/** seconds of tests that one mistake may take in one process, and those after which a single test does not end */
const BUDGET = 20;
const ENDLESS = 30;
/** how much more often than before a place may be asked for */
const OFTENER = 200;
const LEAST_PATIENCE = 100_000;
const OWN_GROUP = 0;

/** by number of the mistake: the seconds it has taken; those that need no more trials */
const spent = new Map();
const settled = new Set();
let read = 0;
const mine = new Set(JSON.parse(planted ?? '[]'));
const note = (what) => appendFileSync(notes, `${JSON.stringify(what)}\n`);

/** Kills the process when a test has kept it for too long: a loop without end leaves no other way. */
const shared = new Float64Array(new SharedArrayBuffer(16));
const [NUMBER, SINCE] = [0, 1];
shared[NUMBER] = -1;
if (notes) startWatch();

function startWatch() {
  const watch = `
    const { workerData: { shared, notes, pid, limit } } = require('node:worker_threads');
    const { appendFileSync } = require('node:fs');
    setInterval(() => {
      if (shared[0] < 0 || Date.now() / 1000 - shared[1] < limit) return;
      appendFileSync(notes, JSON.stringify({ number: shared[0], what: 'endless' }) + '\\n');
      process.kill(pid, 'SIGKILL');
    }, 500);`;
  new Worker(watch, {
    eval: true,
    execArgv: [],
    workerData: { shared, notes, pid: process.pid, limit: ENDLESS },
  }).unref();
}

export default class TrialRunner extends TestRunner {
  /** what was come across while this file and its sources were read; those that no trial in this process can tell of; all of them */
  loaded = [];
  owed = new Set();
  met = new Set();

  async onBeforeRunSuite(suite) {
    await super.onBeforeRunSuite(suite);
    if (!('filepath' in suite)) return;
    this.loaded = [...mistakes.reached];
    this.owed = new Set();
    this.met = new Set();
    mistakes.reached.clear();
  }

  async onAfterRunSuite(suite) {
    await super.onAfterRunSuite(suite);
    if (!notes || !('filepath' in suite)) return;
    this.takeReached();
    const { filepath: file } = suite;
    note({ file, loaded: this.loaded, owed: [...this.owed], reached: [...this.met] });
  }

  /** What was come across beside the tests themselves. */
  takeReached() {
    for (const number of mistakes.reached) {
      this.owed.add(number);
      this.met.add(number);
    }
    mistakes.reached.clear();
  }

  async runTask(test) {
    const run = TestRunner.getTestFn(test);
    if (!notes) {
      if (await passes(run)) return;
      writeFileSync(noticed, test.name);
      process.kill(OWN_GROUP, 'SIGKILL');
    }
    this.takeReached();
    const began = performance.now();
    await run();
    const took = (performance.now() - began) / 1000;
    const reached = [...mistakes.reached];
    for (const number of reached) this.met.add(number);
    mistakes.reached.clear();
    hearOthers();
    const open = reached.filter(
      (number) => mine.has(number) && !settled.has(number) && (spent.get(number) ?? 0) + took < BUDGET,
    );
    if (open.length > 0) await this.try(test, run, open, took);
    mistakes.reached.clear();
  }

  async try(test, run, open, took) {
    // A test that does not pass twice cannot say anything of a mistake.
    if (!(await passes(run))) {
      for (const number of open) this.owed.add(number);
      return;
    }
    for (const [i, number] of open.entries()) {
      const { passed, asked } = await passesWith(number, run);
      spent.set(number, (spent.get(number) ?? 0) + took);
      if (asked === 0) this.owed.add(number);
      if (passed) continue;
      // What a mistake leaves behind must not be held against the next one.
      if (await passes(run)) {
        settled.add(number);
        note({ number, what: 'noticed', by: test.name });
        continue;
      }
      for (const other of open.slice(i)) this.owed.add(other);
      return;
    }
  }
}

async function passes(run) {
  try {
    await run();
    return true;
  } catch {
    return false;
  }
}

async function passesWith(number, run) {
  Object.assign(mistakes, { inForce: number, asked: 0, patience: LEAST_PATIENCE * OFTENER });
  [shared[NUMBER], shared[SINCE]] = [number, Date.now() / 1000];
  const passed = await passes(run);
  shared[NUMBER] = -1;
  mistakes.inForce = -1;
  return { passed, asked: mistakes.asked };
}

/** What the other processes have found out meanwhile. */
function hearOthers() {
  if (!existsSync(notes) || statSync(notes).size === read) return;
  const text = readFileSync(notes, 'utf8');
  read = text.length;
  for (const line of text.split('\n'))
    if (line.startsWith('{"number"')) settled.add(Number(/\d+/.exec(line)[0]));
}
