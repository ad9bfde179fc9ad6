import { describe, expect, it } from 'vitest';
import { breaches } from '../purity.mjs';

const messages = (file, text) => breaches(file, text).map(({ line, message }) => `${line} ${message}`);

describe('the engine is pure', () => {
  it.each([
    'Math.random()',
    'Date.now()',
    'new Date()',
    'performance.now()',
    'crypto.getRandomValues(bytes)',
    'setTimeout(run, 5)',
    'fetch(address)',
    'globalThis.fetch(address)',
    'process.env.HOME',
    'console.log(1)',
    'use({ console })',
    '`rolled $' + '{Math.random()}`',
  ])('%s is refused', (code) => {
    expect(breaches('packages/island/base/core.ts', `\n${code};\n`)).toHaveLength(1);
    expect(breaches('packages/island/base/core.ts', `\n${code};\n`)[0].line).toBe(2);
    expect(breaches('packages/server/index.ts', code)).toEqual([]);
  });

  it.each([
    "const words = 'repeat the process. console. Math.random()';",
    '// Date.now() would break the replay',
    'track.process(1);',
    'const step = { process: 1, fetch() {} };',
    'function run(process: Step) { process.next(); }',
    'type Card = { performance: number };',
  ])('%s is fine', (code) => {
    expect(breaches('packages/kernel/log.ts', code)).toEqual([]);
  });
});

describe('nothing shared branches on a catalogue id', () => {
  it.each([
    "if (row.id === 'seafarers/core') go();",
    "if ('variant/atlantis' == name) go();",
    "if (id !== 'homemade/swamp') go();",
    "switch (name) { case 'buch/atoll': go(); }",
    "if (name.startsWith('geographies/')) go();",
    "if (['promo/vienna-meets-catan'].includes(name)) go();",
    "const colours = { 'historical/troy': 'red' };",
  ])('%s is refused', (code) => {
    expect(messages('packages/island/mechanics/ways/routes.ts', code)).toHaveLength(1);
    expect(messages('packages/web/table.tsx', code)).toHaveLength(1);
    expect(messages('packages/island/seafarers/core.ts', code)).toEqual([]);
    expect(messages('packages/catalog/rows.ts', code)).toEqual([]);
  });

  it.each([
    "const game = chosen ?? 'first-island/base';",
    "if (kind === 'road') go();",
    "if (type === 'text/html') go();",
    'if (row.id === chosen.id) go();',
  ])('%s is fine', (code) => {
    expect(messages('packages/cli/main.ts', code)).toEqual([]);
  });
});
