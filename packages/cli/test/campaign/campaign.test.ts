import { mkdtempSync, rmSync } from 'node:fs';
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
