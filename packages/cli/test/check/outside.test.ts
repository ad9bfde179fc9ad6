import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rulesFor } from '@hexwright/catalog';
import { islandOf } from '@hexwright/island';
import { afterAll, expect, test } from 'vitest';
import { hexwright } from '../running.ts';

const ALMS = './docs/template/alms.mjs';
const folder = mkdtempSync(join(tmpdir(), 'hexwright-modules-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

function boardOfBase(): unknown {
  const made = rulesFor({ game: 'first-island/base', seats: 3 });
  return made.ok ? islandOf(made.rules)?.layout : undefined;
}

test('the template that designers begin with holds', () => {
  const { code, out } = hexwright(['check', ALMS]);
  expect(out).toMatch(/^my\/alms\n/);
  expect(out).not.toContain('WRONG');
  expect(code).toBe(0);
});

test('what is wrong with a module of one’s own is told by the check that finds it, and ends with 1', () => {
  const generous = file(
    'generous.mjs',
    `export default ({ defineModule }) => defineModule({
      id: 'my/generous', kind: 'variant', seats: [3],
      rules: (was, b) => ({ endTurn: (s) => { was.endTurn(s); s.cells[b.at.bank]++; } }),
      words: { name: 'Generous', summary: 'Something out of nothing.', rules: [], terms: {} },
    });`,
  );
  const { code, out } = hexwright(['check', generous]);
  expect(code).toBe(1);
  expect(out).toMatch(/WRONG goods are conserved/);
  expect(out).toMatch(/ok {4}replaying the log gives the same cells/);
});

test('a file stands wherever a game or a module could, and threads know it too', () => {
  const seats = ['--games', '4', '--seats', '3', '--options', 'points=4', '--options', 'almsUpTo=4'];
  const among = hexwright([
    ...['sim', 'first-island/base', `--modules=${ALMS},house/caravan-stop`, ...seats],
    ...['--json', '-', '--tally', 'alms.seat'],
  ]);
  expect(among.code).toBe(0);
  const tallied = among.out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).tally);
  expect(tallied.some((tally) => Object.keys(tally).length > 0)).toBe(true);
  const games = ['--games', '1', '--seats', '3', '--workers', '1', '--options', 'points=3'];
  const lab = hexwright(['lab', 'tournament', ALMS, '--players', 'beginner,random', ...games]);
  expect(lab.err.replace(/^.*building.*\n|^Built in.*\n/gm, '')).toBe('');
  expect(lab.out).toContain('my/alms');
});

test('files that are no modules are refused by name, and so is what cannot be played', () => {
  const said = (...args: string[]) => {
    const { code, err } = hexwright(args);
    return `${code} ${err.split('\n').find((line) => line.startsWith('hexwright')) ?? err}`;
  };
  expect(said('check', './nowhere.mjs')).toBe('2 hexwright check: ./nowhere.mjs: there is no such file');
  const known = `export default ({ base }) => ({ ...base, id: 'house/caravan-stop' });`;
  expect(said('check', file('known.mjs', known))).toMatch(
    /^2 .*known\.mjs: there is a module "house\/caravan-stop" already/,
  );
  const lost = `export default ({ base }) => ({ ...base, id: 'my/lost', needs: ['my/nothing'] });`;
  expect(said('check', file('lost.mjs', lost))).toMatch(/^2 .*"my\/lost" cannot be played: .*my\/nothing/);
});

test('a board of one’s own is played on, and one that is none is refused by name', () => {
  const layout = join(folder, 'board.json');
  const play = () =>
    hexwright([
      'sim',
      'first-island/base',
      '--seats',
      '3',
      '--layout',
      layout,
      '--games',
      '2',
      '--workers',
      '1',
    ]);
  expect(play().err).toMatch(/--layout: cannot read/);
  writeFileSync(layout, '{"id":');
  expect(play().err).toMatch(/--layout: .*board\.json": not JSON/);
  writeFileSync(layout, '['.repeat(200_000));
  expect(play().err).toMatch(/--layout: .*board\.json": it is nested more than 100 deep/);
  writeFileSync(layout, '{"id": 1}');
  expect(play().err).toMatch(/--layout: the layout is not sound/);
  writeFileSync(layout, JSON.stringify(boardOfBase()));
  expect(play()).toMatchObject({ code: 0, out: expect.stringContaining('first-island/base, 3 seats') });
});
