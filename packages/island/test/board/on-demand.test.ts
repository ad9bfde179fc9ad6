import { expect, test, vi } from 'vitest';
import { boards } from '../../base/boards/index.ts';
import { type Layout, layoutOnce } from '../../board/index.ts';

test('importing every family reads no board', async () => {
  const read: string[] = [];
  const real = await import('../../board/layout-errors.ts');
  // Whoever turns a file into a layout asks for its errors.
  vi.resetModules();
  vi.doMock('../../board/layout-errors.ts', () => ({
    layoutErrors: (layout: Layout) => {
      read.push(layout.id);
      return real.layoutErrors(layout);
    },
  }));
  const island = await import('../../index.ts');
  expect(read).toEqual([]);
  const row = island.islandModules.find(({ id }) => id === 'first-island/wegwerpcatan');
  row?.board?.(undefined, { seats: 3, options: {} });
  expect(read).toEqual(['wegwerpcatan']);
  vi.doUnmock('../../board/layout-errors.ts');
  vi.resetModules();
});

test('a board is read once, when it is first asked for', () => {
  let asked = 0;
  const board = layoutOnce(() => {
    asked++;
    return { ...boards['base-3-4'](), id: 'once' };
  });
  expect(asked).toBe(0);
  expect(board()).toBe(board());
  expect(asked).toBe(1);
});

test('every board of the base game is listed under its own id', () => {
  for (const [id, board] of Object.entries(boards)) expect(board().id).toBe(id);
});
