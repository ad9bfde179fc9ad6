import { rows } from '@hexwright/catalog';
import { expect, it } from 'vitest';
import { variantsPage } from '../../catalog/variants.ts';

const page = variantsPage();
const sectionOf = (id: string): string => page.split(`## ${id}\n`)[1]?.split('\n## ')[0] ?? '';

it('tells of every variant', () => {
  for (const { id, kind } of rows) if (kind === 'variant') expect(sectionOf(id)).not.toBe('');
});

it('tells where a variant goes, for how many, and why not elsewhere', () => {
  const drifting = sectionOf('variant/stobie-drifting-second-piece');
  expect(drifting).toMatch(/On .*`seafarers\/four-islands`.*: for 3, 4/);
  expect(drifting).toMatch(/Not with .*`misc\/atlantis`.*: it needs a pirate, and the other has none/);
  expect(sectionOf('variant/volcania')).toMatch(
    /Not with .*`variant\/dragonslayers`.*in the place of the desert/,
  );
});
