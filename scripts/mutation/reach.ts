import { appendFileSync } from 'node:fs';
import { afterAll, beforeAll, expect } from 'vitest';

/** Notes after each file of tests which planted mistakes it came across. */
const notes = process.env.HEXWRIGHT_REACH;
const { __reached: reached } = globalThis as { __reached?: Set<number> };

if (notes && reached) {
  /** what is settled once, when the sources are loaded: a test that comes later in the same process does not come across it again */
  let loaded: number[] = [];
  beforeAll(() => {
    loaded = [...reached];
    reached.clear();
  });
  afterAll(() => {
    const { testPath: file } = expect.getState();
    appendFileSync(notes, `${JSON.stringify({ file, loaded, reached: [...reached] })}\n`);
    reached.clear();
  });
}
