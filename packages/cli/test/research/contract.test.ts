import { readFileSync, writeFileSync } from 'node:fs';
import { rows, rulesFor } from '@hexwright/catalog';
import { expect, test } from 'vitest';
import { type Contract, contractOf } from '../../research/contract.ts';
import { fieldsOf } from '../../research/fields.ts';
import { commentsOnFields, type Note, rangesSeen } from './notes.ts';
import { observationsPage } from './page.ts';

const contract = new URL('./contract.json', import.meta.url);
const notes = new URL('../../research/field-notes.json', import.meta.url);
const page = new URL('../../../../docs/observations.md', import.meta.url);
const writing = process.env.CONTRACT === 'write';

/** What programs that play count on, row by row. `npm run contract` writes it anew after a change that is meant. */
test('actions and observations of every row are as recorded, with 4,096 actions at most', {
  timeout: 120_000,
}, () => {
  const now = new Map(rows.map((row): [string, Contract] => [row.id, contractOf(row)]));
  if (writing) writeFileSync(contract, lines(now));
  const recorded: Record<string, Contract> = JSON.parse(readFileSync(contract, 'utf8'));
  expect(Object.keys(recorded)).toEqual([...now.keys()]);
  const other = [...now].filter(([id, each]) => told(each) !== told(recorded[id]));
  expect(other, 'other than recorded: npm run contract, if that is meant').toEqual([]);
  expect(rows.filter(({ id }) => (now.get(id)?.size ?? Number.NaN) > 4096)).toEqual([]);
});

test('every field of every row says what it means, as the sources do, on one page', {
  timeout: 300_000,
}, () => {
  const comments = commentsOnFields();
  if (writing) writeFileSync(notes, lines(notesFrom(comments, rangesSeen(4000))));
  const recorded: Record<string, Note> = JSON.parse(readFileSync(notes, 'utf8'));
  const games = rows.flatMap(({ id: game, players }) => {
    const found = rulesFor({ game, seats: players[players.length - 1] });
    return found.ok ? [found.rules] : [];
  });
  const fields = games.map((game) => fieldsOf(game));
  expect([...new Set(fields.flat().filter(({ meaning }) => meaning === ''))]).toEqual([]);
  for (const { name } of fields.flat())
    expect([name, recorded[name]?.meaning], 'npm run contract').toEqual([name, comments.get(name)]);
  const told = observationsPage(fields, recorded);
  if (writing) writeFileSync(page, told);
  expect(names(readFileSync(page, 'utf8'))).toEqual(names(told));
});

function notesFrom(
  comments: ReadonlyMap<string, string>,
  ranges: ReadonlyMap<string, readonly [number, number]>,
): Map<string, Note> {
  return new Map(
    [...ranges].map(([name, range]) => [
      name,
      { ...(comments.has(name) && { meaning: comments.get(name) }), range },
    ]),
  );
}

/** what a page says, without the spaces that a formatter puts into tables */
function names(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => !/^\|[ -]*-[ -|]*\|$/.test(line))
    .map((line) => line.replaceAll(/ +/g, ' ').trimEnd());
}

/** an object as text, a line for each of its entries */
function lines(entries: ReadonlyMap<string, object>): string {
  return `{\n${[...entries].map(([id, each]) => `  ${JSON.stringify(id)}: ${told(each)}`).join(',\n')}\n}\n`;
}

function told(each: object): string {
  const shown = (value: unknown): string =>
    Array.isArray(value) ? `[${value.map((one) => JSON.stringify(one)).join(', ')}]` : JSON.stringify(value);
  return `{ ${Object.entries(each)
    .map(([name, value]) => `${JSON.stringify(name)}: ${shown(value)}`)
    .join(', ')} }`;
}
