import { expect, test } from 'vitest';
import { boardFrame, hexPoint, SIZE, signPoint } from '../../board/geometry.ts';
import { cornerFrame } from '../../play/corner.ts';
import type { TableView } from '../../table/protocol.ts';
import { atATable } from './at-a-table.ts';

const { sheet, view } = atATable({ game: 'misc/multicatan-big-game', seats: 12 }, 60);
const { board } = sheet;

test('the own corner shows the signs of the harbours that lie at the rim of the board', () => {
  const { box } = (view as TableView).circle!;
  const frame = cornerFrame(board, box!);
  const within = ({ x, y }: { x: number; y: number }, room: number): boolean =>
    x - room >= frame.x &&
    x + room <= frame.x + frame.width &&
    y - room >= frame.y &&
    y + room <= frame.y + frame.height;
  const near = board.harbours.filter(({ edge }) =>
    board.edges[edge].hexes.some((hex) => {
      const { x, y } = hexPoint(board, hex);
      return (
        x >= box!.x * SIZE &&
        x <= (box!.x + box!.width) * SIZE &&
        y >= box!.y * SIZE &&
        y <= (box!.y + box!.height) * SIZE
      );
    }),
  );
  expect(near.length).toBeGreaterThan(4);
  for (const { edge } of near)
    expect(
      within(
        signPoint(board, edge, () => true),
        0,
      ),
    ).toBe(true);
  expect(frame.width).toBeLessThan(boardFrame(board).width);
});

test('a corner in the middle of a board has a little room around it, and no more', () => {
  const whole = boardFrame(board);
  const box = { x: whole.x / SIZE + 8, y: whole.y / SIZE + 4, width: 4, height: 1 };
  const { x, y, width, height } = cornerFrame(board, box);
  expect([x / SIZE, y / SIZE, width / SIZE, height / SIZE].map((n) => n.toFixed(3))).toEqual(
    [box.x - 1.25, box.y - 1.25, 6.5, 3.5].map((n) => n.toFixed(3)),
  );
});
