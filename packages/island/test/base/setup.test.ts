import { describe, expect, test } from 'vitest';
import { spiralFrom } from '../../board/index.ts';
import { Table } from '../table.ts';
import { robberOn } from './quiet.ts';

const laid = (seed: number, options = {}) =>
  new Table('first-island/base', { seed, options }).until('place-building');
const count = (values: readonly (string | number)[]) => {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
};
const terrains = (t: Table) =>
  Array.from({ length: t.b.topology.hexes }, (_, hex) => t.b.terrains[t.field('terrain', hex)].id);
const numbers = (t: Table) =>
  Array.from({ length: t.b.topology.hexes }, (_, hex) => Math.round(Math.log2(t.field('numbers', hex) || 1)));

describe('the island', () => {
  // proves island: is made of land hexes
  // proves island: Each of these hexes has a number token
  // proves island: The desert gives nothing and has no
  test('has 19 land hexes of six terrains; all but the desert carry a number token', () => {
    for (const seed of [1, 2, 3]) {
      const t = laid(seed);
      expect(count(terrains(t))).toEqual({
        hills: 3,
        fields: 4,
        forest: 4,
        mountains: 3,
        pasture: 4,
        desert: 1,
      });
      expect(numbers(t)[terrains(t).indexOf('desert')]).toBe(0);
    }
  });

  test('tokens carry 2 to 6 and 8 to 12: 2 and 12 once, the others twice, never a 7', () => {
    for (const arrange of ['spiral', 'shuffle'])
      expect(count(numbers(laid(4, { numbers: arrange })).filter(Boolean))).toEqual({
        2: 1,
        3: 2,
        4: 2,
        5: 2,
        6: 2,
        8: 2,
        9: 2,
        10: 2,
        11: 2,
        12: 1,
      });
  });

  // proves island: no 6 or 8 next to another
  test('shuffled tokens keep 6 and 8 apart, unless the table does not mind', () => {
    const touching = (t: Table) =>
      numbers(t).some(
        (number, hex) =>
          (number === 6 || number === 8) &&
          [0, 1, 2, 3, 4, 5].some((side) => {
            const next = t.b.topology.hexHex[hex * 6 + side];
            return next >= 0 && [6, 8].includes(numbers(t)[next]);
          }),
      );
    const seeds = Array.from({ length: 12 }, (_, seed) => seed);
    expect(seeds.some((seed) => touching(laid(seed, { numbers: 'shuffle' })))).toBe(false);
    expect(seeds.some((seed) => touching(laid(seed, { numbers: 'shuffle', redsApart: false })))).toBe(true);
  });

  test('tokens stay on their hexes for the whole game', () => {
    const t = laid(5);
    const before = numbers(t);
    t.started();
    for (let i = 0; i < 300; i++) t.anything();
    expect(numbers(t)).toEqual(before);
  });

  test('nine harbours: one for each good and four general ones, each serving two neighbouring coast corners', () => {
    const t = laid(6);
    const kinds = Array.from({ length: 9 }, (_, place) => t.b.harbourKinds[t.field('harbour', place)]);
    expect(count(kinds)).toEqual({ any: 4, brick: 1, lumber: 1, wool: 1, grain: 1, ore: 1 });
    expect(kinds).not.toEqual(
      Array.from({ length: 9 }, (_, place) => laid(7).b.harbourKinds[laid(7).field('harbour', place)]),
    );
    const { cornerHexFrom } = t.b.topology;
    const served = Array.from(t.b.harbourCorner);
    expect(new Set(served).size).toBe(18);
    for (const corner of served) expect(cornerHexFrom[corner + 1] - cornerHexFrom[corner]).toBeLessThan(3);
  });

  test('the robber starts on the hex that produces nothing', () => {
    const t = laid(8).started();
    expect(terrains(t)[robberOn(t)]).toBe('desert');
  });

  test('without such a hex the robber starts off the board', () => {
    const { groups, ...island } = laid(1).b.layout;
    const { desert: _, ...terrains } = groups.main.terrains!;
    const numbers = { ...groups.main.numbers!, sequence: [...groups.main.numbers!.sequence!, 7] };
    const main = { ...groups.main, terrains: { ...terrains, hills: 4 }, numbers };
    const t = new Table('first-island/base', { layout: { ...island, groups: { main } } });
    expect(robberOn(t.started())).toBe(-1);
  });
});

describe('starting places', () => {
  // proves island: everybody places two settlements
  test('are taken in turn order, then in reverse', () => {
    const t = laid(1);
    const order: number[] = [];
    while (t.s.cells[t.b.at.turn] === 0) {
      if (t.decision === 'place-building') order.push([0, 1, 2, 3].find((seat) => t.legal(seat).length > 0)!);
      t.anything();
    }
    expect(order).toEqual([0, 1, 2, 3, 3, 2, 1, 0]);
    expect(t.active).toBe(0);
  });

  // proves island: everybody places two settlements
  test('come with a road that leaves the settlement just placed', () => {
    const t = laid(1);
    const corner = t.corner(0, 0, 0);
    t.play(0, 'place-building', { corner });
    const edges = t.legal(0, 'place-route').map((move) => move.edge);
    expect(edges.sort()).toEqual([t.edge(0, 0, 0), t.edge(0, 0, 1), t.edge(1, 0, 2)].sort());
    expect(t.refusal(0, 'place-route', { piece: 'road', edge: t.edge(0, 0, 3) })).toMatchObject({
      code: 'start-route',
    });
  });

  test('keep the distance but need no road', () => {
    const t = laid(1);
    t.play(0, 'place-building', { corner: t.corner(0, 0, 0) }).play(0, 'place-route', {
      piece: 'road',
      edge: t.edge(0, 0, 0),
    });
    expect(t.refusal(1, 'place-building', { corner: t.corner(0, 0, 0) })).toMatchObject({ code: 'taken' });
    expect(t.refusal(1, 'place-building', { corner: t.corner(0, 0, 1) })).toMatchObject({ code: 'too-near' });
    t.play(1, 'place-building', { corner: t.corner(0, 0, 2) });
  });

  // proves island: Your second settlement brings you
  test('bring one good for each producing hex beside the settlement placed last', () => {
    const t = laid(9);
    const place = (seat: number, corner: number) =>
      t.play(seat, 'place-building', { corner }).play(seat, t.legal(seat, 'place-route')[0]);
    t.lay(t.hex(0, 0), 'hills', 4).lay(t.hex(1, -1), 'hills', 5).lay(t.hex(1, 0), 'desert');
    place(0, t.corner(-2, 0, 3));
    place(1, t.corner(-2, 2, 4));
    place(2, t.corner(2, -2, 1));
    place(3, t.corner(0, 2, 4));
    expect(t.hand(3)).toEqual({});
    place(3, t.corner(0, 0, 0));
    expect(t.hand(3)).toEqual({ brick: 2 });
  });
});

// proves island: Where there are two deserts
test('of two deserts the robber starts on the first, counted from the north-west', () => {
  for (let seed = 1; seed <= 6; seed++) {
    const t = new Table('first-island/base', { seats: 6, seed }).until('place-building');
    const { q, r } = t.b.topology;
    const deserts = Array.from({ length: t.b.topology.hexes }, (_, hex) => hex)
      .filter((hex) => t.field('terrain', hex) === t.b.terrain('desert'))
      .sort((a, z) => r[a] - r[z] || q[a] - q[z]);
    expect(deserts).toHaveLength(2);
    expect(t.field('blocker')).toBe(deserts[0]);
  }
});

// proves island: Number tokens in letter order along a spiral
test('number tokens lie in letter order along a spiral, or are shuffled freely', () => {
  const inOrder = (numbers: string) => {
    const t = new Table('first-island/base', { options: { numbers, redsApart: false } }).until(
      'place-building',
    );
    const { hexes } = t.b.topology;
    const letters = t.b.layout.groups.main.numbers!.sequence!;
    const corners = [
      [0, -2],
      [2, -2],
      [2, 0],
      [0, 2],
      [-2, 2],
      [-2, 0],
    ].map(([q, r]) => t.hex(q, r));
    return corners.some((corner) => {
      const along = Array.from(spiralFrom(t.b.topology, new Set(Array(hexes).keys()), corner), (hex) =>
        Math.round(Math.log2(t.field('numbers', hex) || 1)),
      ).filter((number) => number > 0);
      return along.join() === letters.join();
    });
  };
  expect([inOrder('spiral'), inOrder('shuffle')]).toEqual([true, false]);
});

// proves first-island/base: Sets of development cards
test('there is one set of development cards, larger for five and six, and two sets for seven and more', () => {
  const deck = (game: string, seats: number, options = {}) =>
    new Table(game, { seats, options }).started().field('deckSize');
  expect(deck('first-island/base', 4)).toBe(25);
  expect(deck('first-island/base', 6)).toBe(34);
  expect(deck('second-islands/big-island', 8)).toBe(50);
  expect([
    deck('first-island/base', 4, { decks: '2' }),
    deck('first-island/base', 6, { decks: '1' }),
  ]).toEqual([50, 25]);
});
