import { expect, test } from 'vitest';
import { robberOn } from '../base/quiet.ts';
import { Table } from '../table.ts';

const ID = 'cities-knights/beginner-board';

// proves cities-knights/beginner-board: Terrains, number tokens and harbours lie where they are drawn
// proves cities-knights/beginner-board: The desert lies in the second row, with the robber on it
// proves cities-knights/beginner-board: The numbers are those of the base game, row by row
test('the map for beginners lies as it is drawn', () => {
  const boards = [1, 2].map((seed) => new Table(ID, { seed }).started());
  const [t, other] = boards;
  const numbers = t.b.layout.hexes.map(({ number }) => number ?? 0);
  expect(numbers).toEqual([6, 2, 5, 3, 9, 0, 10, 8, 4, 11, 3, 8, 10, 5, 6, 4, 9, 12, 11]);
  expect(t.field('terrain', t.hex(1, -1))).toBe(t.b.terrain('desert'));
  expect(robberOn(t)).toBe(t.hex(1, -1));
  const lies = (table: Table): number[] =>
    Array.from({ length: 19 }, (_, hex) => table.field('terrain', hex)).concat(
      Array.from({ length: 9 }, (_, place) => table.field('harbour', place)),
    );
  expect(lies(t)).toEqual(lies(other));
  expect(new Set(lies(t).slice(19)).size).toBe(6);
});

// proves cities-knights/beginner-board: Everybody chooses where to start
test('everybody starts where they like', () => {
  expect(new Table(ID).until('place-building').legal(0, 'place-building').length).toBeGreaterThan(40);
});
