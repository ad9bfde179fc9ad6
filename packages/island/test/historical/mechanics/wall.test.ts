import { expect, test } from 'vitest';
import { wall } from '../../../historical/mechanics/wall.ts';
import { defineModule } from '../../../index.ts';
import { Table } from '../../table.ts';

const dam = defineModule({
  id: 'test/dam',
  kind: 'scenario',
  seats: [3],
  needs: ['first-island/base'],
  parts: [wall({ sections: 'section', posts: 'post', levels: [{ ore: 1 }, { wool: 2 }] })],
  editBoard: (board) => ({
    ...board,
    marks: {
      ...board.marks,
      hexes: { ...board.marks.hexes, section: [{ q: 0, r: 0, value: 1 }] },
      corners: { ...board.marks.corners, post: [{ q: 0, r: 0, corner: 0 }] },
    },
  }),
  words: { name: 'A dam', summary: '', rules: [] },
});

test('only the seat at the post raises the section, level by level, and it can be lowered', () => {
  const t = new Table('test/dam', { seats: 3, own: [dam] }).started().bare();
  t.until('main', 0).give(0, { ore: 1, wool: 2 });
  expect(t.refusal(0, 'raise-wall')?.code).toBe('no-section');
  t.put(0, 'settlement', t.corner(0, 0, 0))
    .play(0, 'raise-wall')
    .play(0, 'raise-wall');
  expect([t.hand(0), t.b.the.wall.level(t.s, 0), t.b.the.wall.guard(t.s, 0)]).toEqual([{}, 2, 0]);
  expect(t.refusal(0, 'raise-wall')?.code).toBe('wall-complete');
  t.b.the.wall.lower(t.s, 0);
  expect(t.b.the.wall.level(t.s, 0)).toBe(1);
});
