import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { hexwright } from '../running.ts';

const folder = mkdtempSync(join(tmpdir(), 'hexwright-campaign-'));
const file = join(folder, 'legend.json');
afterAll(() => rmSync(folder, { recursive: true }));

test('a campaign of four is kept as a file and told again from its games', () => {
  const wish = ['--players', 'random', '--seed', 'three', '--games', '2', '--choose', 'mercy=true'];
  const played = hexwright(['campaign', 'conquerors/core', ...wish, '--file', file]);
  const told = hexwright(['campaign', '--show', file]);
  expect([played.code, told.code, told.out]).toEqual([0, 0, played.out]);
  expect(told.out.match(/^Conquerors, chapter/gm)).toHaveLength(2);
  expect(told.out).toMatch(/Legend points in all: +\d+ +\d+ +\d+ +\d+/);
});

test('a campaign takes the modules that all its chapters take, and names the chapter that does not', () => {
  const legend = ['campaign', 'sea-robbers/core', '--players', 'random', '--games', '1'];
  const modules = ['--seats', '2', '--modules', 'variant/catan-for-two'];
  const played = hexwright([...legend, ...modules]);
  expect(played.code).toBe(0);
  expect(played.out).toMatch(/^With Catan for two\nSea Robbers, chapter 1: The Castaways: won/);
  const alone = hexwright([...legend, '--seats', '2']);
  expect([alone.code, alone.err]).toEqual([
    2,
    expect.stringMatching(/chapter 1: The Castaways" cannot be played so: .*not 2/),
  ]);
  const strange = hexwright([...legend, '--seats', '3', '--modules', 'explorers-pirates/land-ho']);
  expect(strange.err).toMatch(/--modules.*the chapter "Sea Robbers, chapter 1/);
});

test('a file is gone on with only as the campaign, and for the seats, that it holds; otherwise it stays as it is', () => {
  const kept = join(folder, 'kept.json');
  const wish = ['--players', 'random', '--games', '1', '--file', kept];
  expect(hexwright(['campaign', 'conquerors/core', '--seats', '3', ...wish]).code).toBe(0);
  const before = readFileSync(kept, 'utf8');
  const other = hexwright(['campaign', 'sea-robbers/core', ...wish]);
  expect([other.code, other.err]).toEqual([
    2,
    expect.stringMatching(/ID.*holds the campaign "conquerors\/core"/),
  ]);
  const more = hexwright(['campaign', 'conquerors/core', '--seats', '4', ...wish]);
  expect([more.code, more.err]).toEqual([2, expect.stringMatching(/--seats.*is played by 3, not by 4/)]);
  expect(readFileSync(kept, 'utf8')).toBe(before);
});

test('a folder, or a place where no file can be, is named as what is wrong', () => {
  const wish = ['campaign', 'conquerors/core', '--players', 'random', '--games', '1', '--file'];
  const inFolder = hexwright([...wish, folder]);
  expect([inFolder.code, inFolder.err]).toEqual([2, expect.stringMatching(/this is a folder, not a file/)]);
  const nowhere = hexwright([...wish, join(folder, 'missing', 'legend.json')]);
  expect([nowhere.code, nowhere.err]).toEqual([2, expect.stringMatching(/--file.*cannot be kept/)]);
  expect(hexwright(['campaign', '--show', folder]).err).toMatch(/this is a folder/);
});

test('a file that is no JSON, or nested too deep to be parsed, is named as what is wrong', () => {
  const broken = (text: string): string => {
    const path = join(folder, 'broken.json');
    writeFileSync(path, text);
    const { code, err } = hexwright(['campaign', '--show', path]);
    expect(code).toBe(2);
    return err;
  };
  expect(broken('{')).toMatch(/broken\.json: not JSON/);
  expect(broken('['.repeat(200_000))).toMatch(/broken\.json: it is nested more than 100 deep/);
});
