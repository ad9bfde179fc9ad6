import { expect, test } from 'vitest';
import { isIsland } from '../../table/sheet.ts';
import { speakerFor } from '../../words/speak.ts';
import { rowSheet } from '../../worker/catalogue.ts';
import { openLibrary } from '../../worker/library.ts';

const library = openLibrary();
const rows = library.catalog.rows.map(({ id }) => id);
/** every seventh row: boards of all families */
const sample = rows.filter((_, i) => i % 7 === 0);

test.each(sample)('no two corners of %s share a name, and no two edges', async (game) => {
  const { players } = library.catalog.findRow(game)!;
  const found = await rowSheet(library, { game, seats: Math.max(...players) });
  if (!found.ok) throw new Error(found.reason.text);
  const { sheet, fields } = found.row;
  if (!isIsland(sheet)) return;
  const speak = speakerFor(sheet, []);
  for (const on of ['corner', 'edge'] as const) {
    const places = on === 'corner' ? sheet.board.corners : sheet.board.edges;
    const names = places.map((_, place) => speak.place(on, place, fields));
    expect(names.filter((name) => name === '')).toEqual([]);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  }
});
