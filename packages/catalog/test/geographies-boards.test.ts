import type { Layout } from '@hexwright/island';
import { expect, test } from 'vitest';
import { rulesFor } from '../index.ts';
import { bookFor } from './island.ts';

const game = 'geographies/core';

/** what is said against playing on this board instead of the series' own */
function refusal(change: (layout: Layout) => Layout): string | undefined {
  const made = rulesFor({ game, seats: 4, layout: change(bookFor({ game, seats: 4 }).layout) });
  return made.ok ? undefined : made.reason.text;
}

test('a map of the Geographies needs city sites', () => {
  const bare = ({ marks, ...layout }: Layout): Layout => ({ ...layout, marks: { ...marks, corners: {} } });
  expect(refusal(bare)).toMatch(/the board needs one corner marked ".*", but it has none/);
});

test('a trading path carries a sign that somebody can trade by', () => {
  const odd = ({ marks, ...layout }: Layout): Layout => ({
    ...layout,
    marks: {
      ...marks,
      edges: Object.fromEntries(
        Object.entries(marks.edges).map(([label, places]) => [
          label,
          places.map((at) => (at.value === undefined ? at : { ...at, value: 'pearls' })),
        ]),
      ),
    },
  });
  expect(refusal(odd)).toMatch(/the board needs one of any, brick.* but one has pearls/);
});

test('the map of the series suits', () => {
  expect(refusal((layout) => layout)).toBeUndefined();
});
