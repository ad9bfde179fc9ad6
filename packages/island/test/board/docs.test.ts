import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseConstraint } from '../../board/index.ts';
import { everyMap } from '../maps.ts';

const page = readFileSync(new URL('../../../../docs/boards.md', import.meta.url), 'utf8');
const rowsUnder = (title: string): string[] =>
  page
    .split(`## ${title}\n`)[1]
    .split('\n## ')[0]
    .split('\n')
    .filter((line) => line.startsWith('| `'));

const layouts = everyMap('').map(({ book }) => book.layout);

test('docs/boards.md tells every mark of our boards, and no other', () => {
  const told = rowsUnder('Marks').flatMap((line) => {
    const [, names, on] = line.split('|');
    return [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => `${name} on ${on.trim()}`);
  });
  const used = layouts.flatMap(({ marks }) =>
    (['hexes', 'corners', 'edges'] as const).flatMap((on) =>
      Object.keys(marks[on]).map((name) => `${name} on ${on}`),
    ),
  );
  expect(used.filter((mark) => !told.includes(mark))).toEqual([]);
  // No board of ours has calm water, and inland lakes come with the fishermen of a pair.
  expect(told.filter((mark) => !used.includes(mark))).toEqual(['calm on hexes', 'inland on hexes']);
});

test('docs/boards.md tells every constraint of our boards, each as it is written', () => {
  const told = rowsUnder('What a layout may hold')
    .flatMap((line) => [...line.split('|')[1].matchAll(/`([^`]+)`/g)].map(([, text]) => text))
    .filter((text) => text.includes(':') || text.includes('apart'));
  for (const text of told) expect(parseConstraint(text), text).toBeDefined();
  const words = new Set(told.map((text) => text.split(':')[0]));
  const used = layouts.flatMap(({ groups }) =>
    Object.values(groups).flatMap(({ constraints }) => constraints),
  );
  expect(used.map((text) => text.split(':')[0]).filter((word) => !words.has(word))).toEqual([]);
});
