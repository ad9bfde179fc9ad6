import { describe, expect, test } from 'vitest';
import { Table } from '../table.ts';
import { count, harboursOf, movesOf, numbersOf, TERRAINS, TOKENS, terrainsOf } from './laid.ts';
import { main, quiet, robberOn, trail } from './quiet.ts';

const game = 'first-island/paper-and-pencil';
const mats = ['a', 'b', 'c', 'd'];
const mat = (playmat: string, seats = 4) => new Table(game, { seats, options: { playmat } });

// proves first-island/paper-and-pencil: Seven points win
// proves first-island/paper-and-pencil: There are no development cards
test('seven points win, without development cards and awards', () => {
  const { b } = mat('a');
  expect([b.options.points, b.cards.length, b.awards.length]).toEqual([7, 0, 0]);
  expect(movesOf(mat('a'))).not.toContain('buy-card');
});

// proves first-island/paper-and-pencil: Terrain, numbers, harbours and the starts
test.each(mats)('playmat %s has everything printed: the game begins with the first roll', (playmat) => {
  const t = mat(playmat);
  expect([t.decision, t.active]).toEqual(['roll', 0]);
  expect(count(terrainsOf(t))).toEqual(TERRAINS);
  expect(count(numbersOf(t))).toEqual(TOKENS);
  for (let seat = 0; seat < 4; seat++) {
    expect(t.points(seat)).toBe(2);
    expect(t.b.pieces.map((piece) => piece.limit - t.field('supply', seat * 3 + piece.index))).toEqual([
      2, 2, 0,
    ]);
  }
});

// proves first-island/paper-and-pencil: Which of the four playmats
test('the four playmats differ', () => {
  expect(new Set(mats.map((playmat) => terrainsOf(mat(playmat)).join())).size).toBe(4);
});

// proves first-island/paper-and-pencil: one harbour stands in an unusual place
test.each(mats)('playmat %s has one harbour in an unusual place', (playmat) => {
  const usual = new Table('first-island/base').b.layout.harbours.places.map(
    ({ q, r, side }) => `${q},${r}|${side}`,
  );
  const { places } = mat(playmat).b.layout.harbours;
  const odd = places.filter(({ q, r, side }) => !usual.includes(`${q},${r}|${side}`));
  expect(odd).toHaveLength(1);
  if (playmat === 'a') expect(odd[0].kind).toBe('brick');
  expect(harboursOf(mat(playmat))).toHaveLength(9);
});

describe('with three players', () => {
  // proves first-island/paper-and-pencil: With three players the fourth colour
  test('the fourth colour stays where it is', () => {
    const t = mat('a', 3);
    const standing = (owner: number) =>
      [t.b.at.building, t.b.at.route].map(
        (layer, on) =>
          Array.from(
            { length: on === 0 ? t.b.topology.corners : t.b.topology.edges },
            (_, place) => t.s.cells[layer + place],
          ).filter((mark) => mark !== 0 && t.b.ownerOf[mark] === owner).length,
      );
    expect(standing(t.b.neutral)).toEqual([2, 2]);
    expect(standing(0)).toEqual([2, 2]);
  });

  // proves first-island/paper-and-pencil: With three players the fourth colour
  test('it blocks roads and keeps its distance, but collects nothing', () => {
    const t = main({ seats: 3 }, game);
    const { edges, corners } = trail(t, 0, 3);
    t.putNeutral('settlement', corners[1])
      .put(0, 'road', edges[0])
      .give(0, { brick: 4, lumber: 4, wool: 4, grain: 4 });
    expect(t.refusal(0, 'road', { edge: edges[1] })).toMatchObject({ code: 'route-stopped' });
    expect(t.refusal(0, 'settlement', { corner: corners[0] })).toMatchObject({ code: 'too-near' });
    t.lay(t.hex(-2, 0), 'hills', 9).play(0, 'end-turn').roll(9);
    expect(t.bank('brick')).toBe(16);
  });
});

describe('the robber', () => {
  // proves first-island/paper-and-pencil: When the number of the robber’s hex is rolled
  test('goes to the desert right after it has stopped one production', () => {
    const t = quiet({}, game);
    t.lay(t.hex(0, 0), 'hills', 9)
      .set('blocker', 0, t.hex(0, 0))
      .put(0, 'settlement', t.corner(0, 0, 0))
      .roll(9);
    expect(t.hand(0)).toEqual({});
    expect(robberOn(t)).toBe(t.hex(-2, 0));
    t.play(0, 'end-turn').roll(9);
    expect(t.hand(0)).toEqual({ brick: 1 });
  });

  // proves first-island/paper-and-pencil: The robber goes home whenever
  test('goes home even if nobody has a building there, but not on other numbers', () => {
    const t = quiet({}, game);
    t.lay(t.hex(0, 0), 'hills', 9).set('blocker', 0, t.hex(0, 0)).roll(8);
    expect(robberOn(t)).toBe(t.hex(0, 0));
    t.play(0, 'end-turn').roll(9);
    expect(robberOn(t)).toBe(t.hex(-2, 0));
  });
});

// proves first-island/paper-and-pencil: nobody runs out of them
test('nobody runs out of roads, settlements or cities', () => {
  const t = main({}, game);
  for (const row of [-2, -1, 0, 1, 2]) for (const edge of trail(t, row, 6).edges) t.put(0, 'road', edge);
  t.give(0, { brick: 1, lumber: 1 });
  expect(t.legal(0, 'road').length).toBeGreaterThan(0);
  expect(t.b.pieces.map((piece) => piece.limit > 1000)).toEqual([true, true, true]);
});

// proves first-island/paper-and-pencil: The bank holds 20 cards
test('the bank holds 20 of each good', () => {
  const t = mat('a');
  const held = [0, 1, 2, 3].reduce((sum, seat) => sum + (t.hand(seat).ore ?? 0), 0);
  expect(t.bank('ore') + held).toBe(20);
});

// proves first-island/paper-and-pencil: Everybody starts with the goods around
test('everybody starts with the goods around the second printed settlement', () => {
  const t = mat('a');
  for (let seat = 0; seat < 4; seat++) {
    const { corner } = t.b.layout.starts.filter((start) => start.seat === seat)[1];
    const at = t.corner(corner.q, corner.r, corner.corner);
    const { cornerHex, cornerHexFrom } = t.b.topology;
    const goods = Array.from(cornerHex.subarray(cornerHexFrom[at], cornerHexFrom[at + 1]))
      .map((hex) => t.b.gives[t.field('terrain', hex)])
      .filter((good) => good >= 0)
      .map((good) => t.b.goods[good].id);
    expect(t.hand(seat)).toEqual(count(goods));
  }
});

// proves first-island/paper-and-pencil: On a seven large hands discard
test('a seven makes large hands discard', () => {
  const t = quiet({}, game);
  t.give(0, { ore: 8 }).roll(7);
  expect(t.decision).toBe('discard');
});
