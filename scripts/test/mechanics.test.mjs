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
});
