import { reason } from '@hexwright/kernel';
import { expect, test } from 'vitest';
import { countOf, liftPiece, markAt, putPiece } from '../../../index.ts';
import { main, SETTLEMENT, trail } from '../../base/quiet.ts';
import { Table } from '../../table.ts';
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

const shared = trial({
  pieces: [
    { id: 'well', on: 'hex', supply: { common: 2 }, points: 1 },
    { id: 'gate', on: 'edge', layer: 'gate', supply: { madeOf: 'road' } },
  ],
});

test('a common stock is one for all seats, and each has the points of its own pieces', () => {
  const t = new Table('trial', { own: shared }).started();
  const well = t.b.piece('well').index;
  const left = () => [0, 1, 2, 3].map((seat) => t.b.fields.supply.get(t.s, seat, well));
  const before = t.points(1);
  t.put(1, 'well', 3).put(2, 'well', 5);
  expect(left()).toEqual([0, 0, 0, 0]);
  expect([1, 2, 3].map((seat) => countOf(t.b, t.s, seat, well))).toEqual([1, 1, 0]);
  expect(t.points(1)).toBe(before + 1);
  t.b.rules.unbuild(t.s, well, 3);
  expect(left()).toEqual([1, 1, 1, 1]);
});

test('a piece that is made of another is missing in the supply of that one, for its seat alone', () => {
  const t = new Table('trial', { own: shared }).started().bare();
  const [road, gate] = ['road', 'gate'].map((id) => t.b.piece(id).index);
  const left = (seat: number) => [road, gate].map((piece) => t.b.fields.supply.get(t.s, seat, piece));
  t.put(0, 'gate', 4).put(0, 'road', 6);
  expect([left(0), left(1)]).toEqual([
    [13, 13],
    [15, 15],
  ]);
  expect([road, gate].map((piece) => countOf(t.b, t.s, 0, piece))).toEqual([1, 1]);
  t.b.rules.unbuild(t.s, gate, 4);
  expect(left(0)).toEqual([14, 14]);
});
