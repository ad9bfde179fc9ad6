import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Table } from '../../table.ts';

const told = (t: Table): number[] => [
  t.b.the.roll.number(t.s),
  t.b.the.roll.red(t.s),
  t.b.the.roll.yellow(t.s),
];

test('two dice tell their number and what each shows, until the next turn begins', () => {
  const t = new Table('first-island/base').started();
  expect(told(t)).toEqual([0, 0, 0]);
  t.play(t.active, 'roll').nature('dice', { red: 2, yellow: 6 });
  expect(told(t)).toEqual([8, 2, 6]);
  t.until('main').play(t.active, 'end-turn');
  expect(told(t)).toEqual([0, 0, 0]);
});

test.each([
  ['a die of ten sides', { modules: ['variant/stobie-number-tokens'] }, 'ten-die', 9],
  ['a card', { modules: ['variant/event-cards'] }, 'event-card', undefined],
])('%s tells a number; only what shows two dice tells of them', (_what, options, move, number) => {
  const t = new Table('first-island/base', options).started();
  t.play(t.active, 'roll');
  if (number !== undefined) {
    t.nature(move, { number });
    expect(told(t)).toEqual([9, 0, 0]);
    return;
  }
  t.nature(move, { number: 8, red: 2 });
  expect(told(t)).toEqual([8, 2, 6]);
});

test('a wheel tells a number and no dice', () => {
  const t = new Table('first-island/wegwerpcatan', { seats: 3 }).started();
  t.play(t.active, 'roll').nature('spin', { number: 8 });
  expect(told(t)).toEqual([8, 0, 0]);
});

test('rules ask what was rolled; only who brings the number or lays it by reads the dice', () => {
  const island = join(import.meta.dirname, '../../..');
  const readers = readdirSync(island, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.startsWith('test') && !path.includes('node_modules'))
    .filter((path) => /fields\.dice\.get|at\.dice\b/.test(readFileSync(join(island, path), 'utf8')));
  expect(readers.sort()).toEqual([
    join('base', 'mechanics', 'spinner.ts'),
    join('mechanics', 'core', 'turns.ts'),
    join('promo', 'mechanics', 'production-chart.ts'),
    join('variants', 'mechanics', 'numbers-after-events.ts'),
    join('variants', 'stobie', 'number-tokens.ts'),
  ]);
});
