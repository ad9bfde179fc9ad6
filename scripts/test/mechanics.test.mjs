import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mechanicsPage } from '../mechanics.mjs';

const page = mechanicsPage();

describe('docs/mechanics.md', () => {
  it('is as the sources say (npm run mechanics)', () => {
    expect(readFileSync(new URL('../../docs/mechanics.md', import.meta.url), 'utf8')).toBe(page);
  });

  it('every mechanic says in the sources what it is', () => {
    expect(page).not.toContain('no word of its own');
  });

  it('tells what a mechanic brings and who uses it', () => {
    const start = page.indexOf('**blockers**');
    const blockers = page.slice(start, page.indexOf('\n\n', start));
    expect(blockers).toContain('Moves: `move-blocker`, `rob`, `steal`.');
    expect(blockers).toContain('Points: `blockers`.');
    expect(blockers).toContain('base/base');
  });

  it('tells mechanics of one name in two families apart by where a user takes them from', () => {
    const usersOf = (path) => {
      const start = page.indexOf(`../packages/island/${path})`);
      return /^Used by (.*)\.$/m.exec(page.slice(start, page.indexOf('\n\n', start)))?.[1];
    };
    expect(usersOf('conquerors/mechanics/invasion.ts')).toBe(
      'conquerors/cards/lea-the-healer, conquerors/march',
    );
    expect(usersOf('traders-barbarians/mechanics/invasion.ts')).toBe('traders-barbarians/barbarian-attack');
  });
});
