/**
 * Makes the files of a new row: its module, its test, and its line in the list of its family. What it writes is sound and plays; what it means is up
 * to you.
 *
 * Usage: npm run new-row -- FAMILY/NAME "The name that players read"
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** What is to be written, by path from the root; throws with the reason where that cannot be. */
export function filesOfRow(root, id, name) {
  const [, family, file] = /^([a-z0-9-]+)\/([a-z0-9-]+)$/.exec(id ?? '') ?? [];
  if (!file) throw new Error(`an id is FAMILY/NAME, both of small letters, not "${id}"`);
  if (!name) throw new Error('a row needs a name that players read');
  const island = join(root, 'packages/island');
  const listed = readFileSync(join(island, 'families.ts'), 'utf8');
  const quoted = `(?:'${family}'|${family})`;
  const [, folder, list] =
    new RegExp(
      `^  ${quoted}: async \\(\\) => .*import\\('\\./([\\w-]+)/index\\.ts'\\)\\)\\.(\\w+)`,
      'm',
    ).exec(listed) ?? [];
  if (!folder)
    throw new Error(`there is no family "${family}" in packages/island/families.ts that rows can join`);
  const module = `packages/island/${folder}/${file}.ts`;
  if (existsSync(join(root, module))) throw new Error(`${module} is there already`);
  const constant = file.replace(/-(\w)/g, (_, letter) => letter.toUpperCase()).replace(/^\d/, '_$&');
  const index = `packages/island/${folder}/index.ts`;
  const had = readFileSync(join(root, index), 'utf8');
  const place = had.search(new RegExp(`export const ${list}\\b`));
  const end = place < 0 ? -1 : had.indexOf(']', had.indexOf('= [', place));
  if (end < 0) throw new Error(`${index} has no list "${list}"`);
  const comma = /[[,]\s*$/.test(had.slice(0, end)) ? '' : ', ';
  const joined = `import { ${constant} } from './${file}.ts';\n${had.slice(0, end)}${comma}${constant}${had.slice(end)}`;
  return {
    [module]: moduleText(id, constant, name),
    [`packages/island/test/${folder}/${file}.test.ts`]: testText(id, folder, root),
    [index]: joined,
  };
}

const moduleText = (id, constant, name) => `import { defineModule } from '../rulebook/index.ts';

export const ${constant} = defineModule({
  id: '${id}',
  kind: 'variant',
  seats: [3, 4],
  rules: (was) => ({
    handLimit: (s, seat) => was.handLimit(s, seat) + 1,
  }),
  words: {
    name: ${JSON.stringify(name)},
    summary: 'A hand may be bigger by a card when a 7 is rolled.',
    rules: ['When a 7 is rolled, a hand may hold 1 card more before half of it is discarded.'],
    terms: {},
  },
});
`;

function testText(id, folder, root) {
  const table = relative(
    join(root, 'packages/island/test', folder),
    join(root, 'packages/island/test/table.ts'),
  );
  return `import { expect, test } from 'vitest';
import { Table } from '${table}';

// proves ${id}: a hand may hold 1 card more
test('a hand of eight is kept on a seven, one of nine is not', () => {
  const table = new Table('${id}').started().bare();
  table.give(1, { brick: 8 }).give(2, { brick: 9 });
  table.roll(7);
  expect(table.decision).toBe('discard');
  expect(table.hand(1)).toMatchObject({ brick: 8 });
});
`;
}

/** Writes them. */
function main([id, name]) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  try {
    for (const [path, text] of Object.entries(filesOfRow(root, id, name))) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
      console.log(path);
    }
    console.log(`\nnpm run format, then npm run row -- ${id}`);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 2;
  }
}

if (process.argv[1] && pathToFileURL(resolve(process.argv[1])).href === import.meta.url)
  main(process.argv.slice(2));
