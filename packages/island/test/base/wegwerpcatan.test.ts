import { chanceOutcomes, viewOf, viewToJson } from '@hexwright/kernel';
import { describe, expect, test } from 'vitest';
import { Table } from '../table.ts';
import { movesOf } from './laid.ts';
import { CITY, SETTLEMENT } from './quiet.ts';

const game = 'first-island/wegwerpcatan';
const begin = () => new Table(game, { seats: 3 });
const spin = (t: Table, number: number) => t.play(t.active, 'roll').nature('spin', { number });
/** seat 0 may build, the wheel having given nothing */
function main(): Table {
  const t = begin();
  for (let hex = 0; hex < t.b.topology.hexes; hex++) t.set('numbers', hex, 0);
  for (let seat = 0; seat < 3; seat++) t.give(seat, {});
  return spin(t, 2);
}
const starts = (t: Table, seat: number) =>
  t.b.layout.starts
    .filter((start) => start.seat === seat)
    .map(({ corner: { q, r, corner } }) => t.corner(q, r, corner));

// proves first-island/wegwerpcatan: Seven points win
// proves first-island/wegwerpcatan: There are no development cards
test('seven points win, without development cards and awards', () => {
  const { b } = begin();
  expect([b.options.points, b.cards.length, b.awards.length]).toEqual([7, 0, 0]);
});

// proves first-island/wegwerpcatan: A wheel with 30 fields
test('the number comes from the 30 throws of two dice that are no seven', () => {
  const outcomes = chanceOutcomes(begin().play(0, 'roll').s)!;
  expect(outcomes.map(({ move, probability }) => [move.number, Math.round(probability * 30)])).toEqual([
    [2, 1],
    [3, 2],
    [4, 3],
    [5, 4],
    [6, 5],
    [8, 5],
    [9, 4],
    [10, 3],
    [11, 2],
    [12, 1],
  ]);
});

// proves first-island/wegwerpcatan: So there is no robber
test('there is no robber and no hand limit', () => {
  const t = begin();
  expect(t.b.blockers).toEqual([]);
  for (const move of ['move-blocker', 'rob', 'steal', 'discard', 'dice'])
    expect(movesOf(t)).not.toContain(move);
});

describe('nobody holds more than five of a good', () => {
  // proves first-island/wegwerpcatan: of a good; anything beyond that is
  test('what production brings beyond five is not gained', () => {
    const t = begin();
    t.lay(t.hex(0, 0), 'hills', 12)
      .put(0, 'settlement', t.corner(0, 0, 3))
      .put(0, 'city', t.corner(0, 0, 3))
      .give(0, { brick: 4 });
    spin(t, 12);
    expect(t.hand(0).brick).toBe(5);
  });

  test('the bank gives nothing beyond five', () => {
    const t = main();
    t.give(0, { ore: 4, wool: 5 });
    expect(t.refusal(0, 'bank-trade', { give: 'ore', want: 'wool' })).toMatchObject({ code: 'no-room' });
    t.play(0, 'bank-trade', { give: 'ore', want: 'grain' });
  });

  // proves first-island/wegwerpcatan: A trade that would bring somebody above five
  test('no trade brings anybody beyond five', () => {
    const t = main();
    t.give(0, { ore: 2, wool: 5 }).give(1, { wool: 1, ore: 5 }).give(2, { grain: 1, ore: 3 });
    expect(t.refusal(0, { move: 'offer', give: { ore: 1 }, want: { wool: 1 } })).toMatchObject({
      code: 'no-room',
    });
    t.play(0, { move: 'offer', give: { ore: 1 }, want: { grain: 1 } });
    expect(t.refusal(1, 'accept')).toMatchObject({ code: 'cannot-give' });
    t.give(1, { grain: 1, ore: 5 });
    expect(t.refusal(1, 'accept')).toMatchObject({ code: 'no-room' });
    expect(t.refusal(1, { move: 'counter', give: { grain: 1 }, want: { ore: 1 } })).toMatchObject({
      code: 'no-room',
    });
    t.play(2, 'accept').play(0, 'trade-with', { seat: 2 });
    expect(t.hand(2)).toEqual({ ore: 4 });
  });
});

// proves first-island/wegwerpcatan: Everybody’s goods are open
test('hands are open to all, and to spectators', () => {
  const t = main();
  t.give(1, { ore: 3, wool: 1 });
  for (const viewer of [0, 2, null])
    expect(viewToJson(viewOf(t.s, viewer)).fields.hold).toEqual([
      [0, 0, 0, 0, 0],
      [0, 0, 1, 0, 3],
      [0, 0, 0, 0, 0],
    ]);
});

// proves first-island/wegwerpcatan: Everybody starts with one of each good
test('everybody starts with one of each good', () => {
  const t = begin();
  for (let seat = 0; seat < 3; seat++)
    expect(t.hand(seat)).toEqual({ brick: 1, lumber: 1, wool: 1, grain: 1, ore: 1 });
});

// proves first-island/wegwerpcatan: There are no harbours
test('there are no harbours: the bank always asks for four', () => {
  const t = main();
  expect(t.b.layout.harbours.places).toEqual([]);
  for (let seat = 0; seat < 3; seat++)
    for (let good = 0; good < 5; good++) expect(t.b.the.bank.rate(t.s, seat, good)).toBe(4);
});

// proves first-island/wegwerpcatan: Everybody starts with one of each good
test('the starts are printed: two settlements with a road for each', () => {
  const t = begin();
  expect(t.decision).toBe('roll');
  for (let seat = 0; seat < 3; seat++) {
    expect(t.points(seat)).toBe(2);
    expect(starts(t, seat)).toHaveLength(2);
  }
});

describe('limits of building', () => {
  const far = (t: Table) => [t.corner(-2, 0, 3), t.corner(-2, 2, 3), t.corner(-1, 2, 4), t.corner(0, 2, 5)];

  // proves first-island/wegwerpcatan: Besides what is printed
  test('besides what is printed: 3 settlements, 2 cities and 5 roads', () => {
    const t = begin();
    expect(t.b.pieces.map((piece) => t.field('supply', piece.index))).toEqual([5, 3, 2]);
  });

  // proves first-island/wegwerpcatan: The limits hold for the whole game
  test('the limits are for the whole game: a settlement that became a city is not built again', () => {
    const t = main();
    const [a, b, c, d] = far(t);
    t.put(0, 'settlement', a).put(0, 'settlement', b).put(0, 'settlement', c).put(0, 'city', a);
    t.put(0, 'road', t.b.topology.cornerEdge[t.b.topology.cornerEdgeFrom[d]]).give(0, SETTLEMENT);
    expect(t.refusal(0, 'settlement', { corner: d })).toMatchObject({ code: 'all-built' });
  });

  // proves first-island/wegwerpcatan: Printed settlements never become
  test('printed settlements never become cities', () => {
    const t = main();
    const [a] = far(t);
    t.put(0, 'settlement', a).give(0, CITY);
    for (const corner of starts(t, 0))
      expect(t.refusal(0, 'city', { corner })).toMatchObject({ code: 'printed-stays' });
    t.play(0, 'city', { corner: a });
  });

  // proves first-island/wegwerpcatan: make the seven points just reachable
  test('two printed settlements, three built and two cities just make seven points', () => {
    const t = main();
    const [a, b, c] = far(t);
    for (const corner of [a, b, c]) t.put(0, 'settlement', corner);
    t.put(0, 'city', a).give(0, CITY).play(0, 'city', { corner: b });
    expect(t.over).toBe(true);
    expect(t.b.result(t.s)).toMatchObject({ winners: [0], ending: 'points' });
  });

  // proves first-island/wegwerpcatan: When nobody can ever build again
  test('when nobody can ever build again the game ends and most points win', () => {
    const t = main();
    const [a] = far(t);
    t.put(1, 'settlement', a).play(0, 'end-turn');
    expect(t.over).toBe(false);
    // no roads are left, and only the printed settlements stand beside one of seat 1 that became a city
    for (let seat = 0; seat < 3; seat++) t.set('supply', seat * 3, 0);
    t.put(1, 'city', a);
    spin(t, 2).play(1, 'end-turn');
    expect(t.over).toBe(true);
    expect(t.b.result(t.s)).toMatchObject({ winners: [1], scores: [2, 4, 2], ending: 'condition' });
  });
});

// proves first-island/wegwerpcatan: the bank is unlimited
test('the dials never run out', () => {
  const t = begin();
  for (const good of ['brick', 'lumber', 'wool', 'grain', 'ore']) expect(t.bank(good)).toBeGreaterThan(1000);
});
