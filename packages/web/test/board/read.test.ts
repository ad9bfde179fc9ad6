import { describe, expect, test } from 'vitest';
import { bareHexes, landOf, standingPieces, stowed } from '../../board/read.ts';
import type { RowSheet } from '../../table/protocol.ts';
import type { Sheet } from '../../table/sheet.ts';
import { rowSheet } from '../../worker/catalogue.ts';
import { openLibrary } from '../../worker/library.ts';
import { asIsland } from '../as-island.ts';

const library = openLibrary();

async function row(game: string): Promise<{ readonly sheet: Sheet; readonly fields: RowSheet['fields'] }> {
  const found = await rowSheet(library, { game, seats: 4 });
  if (!found.ok) throw new Error(found.reason.text);
  return { sheet: asIsland(found.row.sheet), fields: found.row.fields };
}

describe('reading a view', () => {
  test('hexes are bare while the board is being laid, and never afterwards', async () => {
    const { sheet, fields } = await row('second-islands/stobies-variable-seas');
    const hexes = sheet.board.hexes.length;
    const none = new Array(hexes).fill(0);
    const laid = none.with(3, 1);
    const during = bareHexes(sheet, { ...fields, draftLaid: laid, draftBag: [0, 2] });
    expect(during.size).toBe(hexes - 1);
    expect(during.has(3)).toBe(false);
    expect(bareHexes(sheet, { ...fields, draftLaid: laid, draftBag: [0, 0] }).size).toBe(0);
  });

  test('pieces that stand on the board are found with their owners', async () => {
    const { sheet, fields } = await row('seafarers/pirate-islands');
    const ships = standingPieces(sheet, fields).filter(({ piece }) => piece.id === 'ship');
    expect(ships.map(({ owner }) => owner).sort()).toEqual([0, 1, 2, 3]);
    expect(ships.every(({ on }) => on === 'edge')).toBe(true);
  });

  test('land is told from water', async () => {
    const { sheet, fields } = await row('seafarers/four-islands');
    const isLand = landOf(sheet, fields.terrain);
    const land = sheet.board.hexes.filter((_, hex) => isLand(hex)).length;
    expect(land).toBeGreaterThan(10);
    expect(land).toBeLessThan(sheet.board.hexes.length);
  });

  test('what is large lies once in a hold, though it fills several slots, and what is small as often as it is there', () => {
    const people = { kind: 'settler', shape: 'people', colour: '#fff', fills: 2 } as const;
    const crew = { kind: 'crew', shape: 'crew', colour: '#f00' } as const;
    const row = [1, 1, 0, 2, 2, 2, 0, 0];
    const found = stowed({ slots: 2, kinds: [people, crew] }, row);
    expect(found.map(({ hold, slot, shape }) => [hold, slot, shape])).toEqual([
      [0, 0, 'people'],
      [1, 1, 'crew'],
      [2, 0, 'crew'],
      [2, 1, 'crew'],
    ]);
  });
});
