import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';

/**
 * Writes down how long every test keeps its processor, as `npm run -s test-time` asks for: unlike the time on the wall it
 * is the same on a busy machine. Of whole files the time on the wall is noted too, for those that wait for other processes.
 */

/** of the nanoseconds of this thread, where Linux keeps one */
const COUNT = '/proc/thread-self/schedstat';
const notes = process.env.HEXWRIGHT_TEST_CLOCK;

if (notes) {
  const began = seconds();
  const beganAt = performance.now();
  let test = began;
  /** a test, or what lies beside the tests of a file: loading it, finding them */
  const note = (name: string | null, took: number): void => {
    const { testPath: file } = expect.getState();
    const wall = name === null ? { wall: round((performance.now() - beganAt) / 1000) } : {};
    appendFileSync(notes, `${JSON.stringify({ file, name, seconds: round(took), ...wall })}\n`);
  };
  beforeEach(() => {
    test = seconds();
  });
  afterEach(({ task }) => {
    note(task.suite ? `${task.suite.name} ${task.name}` : task.name, seconds() - test);
  });
  beforeAll(() => note('(beforehand)', seconds() - began));
  afterAll(() => note(null, seconds() - began));
}

function seconds(): number {
  if (!existsSync(COUNT)) return performance.now() / 1000;
  return Number(readFileSync(COUNT, 'utf8').split(' ')[0]) / 1e9;
}

function round(value: number): number {
  return Number(value.toFixed(3));
}
