import { expect, test } from 'vitest';
import { timesOf } from './load/profile.ts';

test('a profile tells where the time of a thread went, without what was idle, the dearest first', () => {
  const frame = (functionName: string, url = '') => ({ functionName, url, lineNumber: 0 });
  const profile = {
    nodes: [
      { id: 1, callFrame: frame('(idle)') },
      { id: 2, callFrame: frame('write', 'file:///dist/main.js') },
      { id: 3, callFrame: frame('write', 'file:///dist/main.js') },
      { id: 4, callFrame: frame('', 'file:///dist/table.js') },
    ],
    samples: [2, 1, 3, 4],
    timeDeltas: [1000, 9000, 500, 2000],
  };
  expect(timesOf(profile)).toEqual([
    { what: '(anonymous) table.js', ms: 2 },
    { what: 'write main.js', ms: 1.5 },
  ]);
});
