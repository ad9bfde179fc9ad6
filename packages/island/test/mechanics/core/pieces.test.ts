import { reason } from '@hexwright/kernel';
import { expect, test } from 'vitest';
import { countOf, liftPiece, markAt, putPiece } from '../../../index.ts';
import { main, SETTLEMENT, trail } from '../../base/quiet.ts';
import { trial } from '../trial.ts';

test('a mark names the piece and its owner', () => {
  const t = main();
  const city = t.b.piece('city');
  putPiece(t.b, t.s, 2, city.index, 5);
  const mark = markAt(t.s, city, 5);
  expect([t.b.pieceOf[mark], t.b.ownerOf[mark]]).toEqual([city.index, 2]);
  expect(countOf(t.b, t.s, 2, city.index)).toBe(1);
  expect(liftPiece(t.b, t.s, city.index, 5)).toBe(2);
  expect([markAt(t.s, city, 5), countOf(t.b, t.s, 2, city.index)]).toEqual([0, 0]);
});

test('pieces of nobody come from no supply', () => {
  const t = main();
  const before = t.s.cells.slice(t.b.at.supply, t.b.at.supply + 12);
  t.putNeutral('settlement', 5);
  expect(t.s.cells.slice(t.b.at.supply, t.b.at.supply + 12)).toEqual(before);
  expect(t.b.ownerOf[t.s.cells[t.b.at.building + 5]]).toBe(t.b.neutral);
});

test('a module can bring a piece with a price, a place rule and points of its own', () => {
  const own = trial({
    pieces: [
      {
        id: 'shrine',
        on: 'hex',
        supply: 1,
        cost: { ore: 1 },
        points: 2,
        bar: (b) => (s, _seat, hex) =>
          s.cells[b.at.terrain + hex] === b.terrain('desert')
            ? undefined
            : reason('no-desert', 'a shrine stands in the desert'),
      },
    ],
  });
  const t = main({ own }, 'trial');
  t.give(0, { ore: 2 });
  expect(t.refusal(0, 'shrine', { hex: t.hex(0, 0) })).toMatchObject({ code: 'no-desert' });
  t.play(0, 'shrine', { hex: t.hex(-2, 0) });
  expect([t.points(0), t.hand(0)]).toEqual([2, { ore: 1 }]);
  expect(t.refusal(0, 'shrine', { hex: t.hex(-2, 0) })).toMatchObject({ code: 'none-left' });
});

test('a module can change the supply, the price and the points of a piece', () => {
  const own = trial({ changes: { pieces: { settlement: { supply: 1, cost: { wool: 1 }, points: 3 } } } });
  const t = main({ own }, 'trial');
  const { edges, corners } = trail(t, 0, 3);
  for (const edge of edges) t.put(0, 'road', edge);
  t.give(0, { wool: 2 }).play(0, 'settlement', { corner: corners[0] });
  expect([t.points(0), t.hand(0)]).toEqual([3, { wool: 1 }]);
  expect(t.refusal(0, 'settlement', { corner: corners[2] })).toMatchObject({ code: 'none-left' });
});

test('an unlimited piece is never used up', () => {
  const own = trial({ changes: { pieces: { settlement: { supply: 'unlimited' } } } });
  const t = main({ own, options: { points: 22 } }, 'trial');
  for (const row of [-2, -1, 0, 1, 2])
    for (const i of [0, 2, 4]) t.put(0, 'settlement', trail(t, row, 5).corners[i]);
  expect(t.points(0)).toBe(15);
});

test('a kind of piece can be forbidden for now', () => {
  const own = trial({ rules: () => ({ barBuildKind: () => reason('winter', 'nobody builds in winter') }) });
  const t = main({ own }, 'trial');
  t.put(0, 'road', trail(t, 0, 1).edges[0]).give(0, SETTLEMENT);
  expect(t.refusal(0, 'settlement', { corner: trail(t, 0, 1).corners[0] })).toMatchObject({
    code: 'winter',
  });
});

test('taking a piece off the board gives it back and takes its points', () => {
  const t = main();
  const [corner] = trail(t, 0, 1).corners;
  t.put(0, 'settlement', corner);
  t.b.rules.unbuild(t.s, t.b.piece('settlement').index, corner);
  expect([t.points(0), t.field('supply', 1)]).toEqual([0, 5]);
});
