import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BASE, countWork, RECORD, rowsInBase } from '../../bench/count-work.ts';
import { counted, stepsOf } from '../../bench/work.ts';

/** what a count may be above the one on record */
const SLACK = 1.2;
const kept = JSON.parse(readFileSync(RECORD, 'utf8'));

/** rows below this are of no concern */
const DEAR = 2.5;

/** of each family the row that works most a move, if it is a dear one */
function dearest() {
  const families = new Map();
  for (const [id, times] of Object.entries(kept.times)) {
    if (times < DEAR) continue;
    const [family] = id.split('/');
    if (!(kept.times[families.get(family)] >= times)) families.set(family, id);
  }
  return [...families.values()];
}

describe('the work of a move', () => {
  it('is what is on record, of the base game and of the dearest row of each family that has a dear one', () => {
    const counts = countWork([BASE, ...dearest()]);
    const more = rowsInBase(counts).filter(({ id, times }) => times > kept.times[id] * SLACK);
    expect(more, 'what has come to cost more: `npm run bench -- --work --write` if it is meant').toEqual([]);
    expect(counts[0].steps).toBeLessThan(kept.base * SLACK);
  });

  it('counts a stretch as often as it was run, and what lies within it for itself', () => {
    const stretch = (startOffset, endOffset, count) => ({ startOffset, endOffset, count });
    expect(stepsOf([stretch(0, 100, 3)])).toBe(300);
    expect(stepsOf([stretch(0, 100, 3), stretch(10, 20, 50), stretch(12, 14, 0), stretch(30, 40, 0)])).toBe(
      80 * 3 + 8 * 50,
    );
  });

  it('is twice as much for twice as much of it', () => {
    let sum = 0;
    const add = (n) => {
      sum += n;
    };
    const callsOf = (times) => {
      const { functions } = counted(() => {
        for (let i = 0; i < times; i++) add(i);
      });
      return functions.find(({ name }) => name.includes(' add '))?.calls;
    };
    expect([callsOf(10), callsOf(20)]).toEqual([10, 20]);
    expect(sum).toBe(45 + 190);
  });
});
