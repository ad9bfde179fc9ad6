import { rows } from '@hexwright/catalog';
import { expect, test } from 'vitest';
import { catalogCommand } from '../../catalog/command.ts';
import { hexwright } from '../running.ts';

test('the catalogue as JSON has every game with its players and options', () => {
  const { code, out } = hexwright(['catalog', '--json']);
  expect(code).toBe(0);
  const list: { id: string; players: number[]; options: object }[] = JSON.parse(out);
  expect(list.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
  for (const row of list)
    expect(Object.keys(row)).toEqual(['id', 'name', 'kind', 'players', 'options', 'summary']);
});

test('the catalogue for people has a line a game', () => {
  const { out } = hexwright(['catalog']);
  for (const { id, name } of rows)
    expect(out).toMatch(new RegExp(`^ {2}${id} .*${name.replace(/[.*+?^$()[\]{}|\\]/g, '\\$&')}$`, 'm'));
});

test('one game is shown with its options, modules and rules, rulings of our own marked', () => {
  const { out } = hexwright(['catalog', 'show', 'first-island/base']);
  expect(out).toContain('points = 10  [3 to 30]');
  expect(out).toContain('made of  island → first-island/base');
  expect(out).toContain('- (house) ');
  expect(out).toContain('- (option: tradeFirst) ');
});

test('bad input is refused with its field, and help is given', async () => {
  await expect(catalogCommand.run(['show', 'base'])).rejects.toThrow('ID: there is no game "base"');
  await expect(catalogCommand.run(['sow'])).rejects.toThrow('"sow" is unknown here');
  await expect(catalogCommand.run(['--jsn'])).rejects.toThrow("--jsn: Unknown option '--jsn'");
  expect(hexwright(['catalog', 'show'])).toMatchObject({
    code: 2,
    out: '',
    err: expect.stringContaining('ID: which game?'),
  });
  expect(hexwright(['fly'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('there is no command "fly"'),
  });
  expect(hexwright(['catalog', '--help'])).toMatchObject({ code: 0, out: catalogCommand.help });
});

test('who answers a rule point of a game is told in the order in which they amend each other', () => {
  const { code, out } = hexwright(['catalog', 'points', 'cities-knights/core', 'handLimit']);
  expect([code, out]).toEqual([0, 'handLimit\n  sevens\n  city-walls\n']);
  const all = hexwright(['catalog', 'points', 'first-island/base']).out;
  expect(all).toMatch(/^handLimit\n {2}sevens\n/m);
  expect(all).not.toMatch(/^defence\./m);
});

test('a rule point that nobody answers is refused, and near ones are named', () => {
  const { code, err } = hexwright(['catalog', 'points', 'cities-knights/core', 'attack']);
  expect([code, err]).toEqual([
    2,
    expect.stringMatching(/POINT: nothing in .* answers "attack"; there is defence\.attack/),
  ]);
});

test('points of two things together are told, and what they do not go with is refused', () => {
  const walls = 'bonus/bridge-building';
  const alone = hexwright(['catalog', 'points', 'first-island/base']).out;
  const { code, out } = hexwright(['catalog', 'points', 'first-island/base', '--modules', walls]);
  expect(code).toBe(0);
  expect(out).toContain('spans');
  expect(alone).not.toContain('spans');
  expect(hexwright(['catalog', 'points', 'first-island/base', '--modules', 'no/such'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('--modules: there is no module "no/such"'),
  });
});

test('the course of a game is a graph of its steps and decisions', () => {
  const { code, out } = hexwright(['catalog', 'flow', 'first-island/base']);
  expect(code).toBe(0);
  expect(out).toMatch(/^flowchart TD\n {2}subgraph setup \[Setup\]\n {4}setup0\["lay-board"\]/);
  expect(out).toMatch(/turn\d+\["roll"\]/);
  expect(out, 'chance answers').toMatch(/decision\d+\(\["dice"\]\)/);
  expect(out, 'a seat answers').toMatch(/decision\d+\{"main"\}/);
});

test('the keys of all words of a game are listed with what they say', () => {
  const { code, out } = hexwright(['catalog', 'show', 'first-island/base', '--keys']);
  expect(code).toBe(0);
  expect(out).toMatch(/^move\.dice +The dice$/m);
  expect(out).not.toContain('undefined');
});
