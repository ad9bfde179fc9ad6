import { readFileSync, writeFileSync } from 'node:fs';
import { rows } from '@hexwright/catalog';
import { expect, test } from 'vitest';
import { type Contract, contractOf } from '../../research/contract.ts';

const file = new URL('./contract.json', import.meta.url);

/** What programs that play count on, row by row. `npm run contract` writes it anew after a change that is meant. */
test('the actions of every row are as recorded, and at most 4,096', { timeout: 60_000 }, () => {
  const now = new Map(rows.map((row): [string, Contract] => [row.id, contractOf(row)]));
  if (process.env.CONTRACT === 'write') {
    const lines = [...now].map(([id, contract]) => `  ${JSON.stringify(id)}: ${told(contract)}`);
    writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
  }
  const recorded: Record<string, Contract> = JSON.parse(readFileSync(file, 'utf8'));
  expect(Object.keys(recorded)).toEqual([...now.keys()]);
  const other = [...now].filter(([id, contract]) => told(contract) !== told(recorded[id]));
  expect(other, 'other than recorded: npm run contract, if that is meant').toEqual([]);
  expect(rows.filter(({ id }) => (now.get(id)?.size ?? Number.NaN) > 4096)).toEqual([]);
});

function told(contract: Contract): string {
  return `{ ${Object.entries(contract)
    .map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`)
    .join(', ')} }`;
}
