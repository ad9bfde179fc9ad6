import { describe, expect, test } from 'vitest';
import { Table, type TableOptions } from '../table.ts';

const ROW = 'buch/core';
const compiled = new Map<string, Table>();

function fresh(options: TableOptions = {}): Table {
  const key = JSON.stringify(options);
  const known = compiled.get(key) ?? new Table(ROW, options);
  compiled.set(key, known);
  return known.again(1);
}

/** Before a roll of seat 0: nobody has anything on the board or in hand, and no number brings anything. */
function empty(options: TableOptions = {}): Table {
  const t = fresh(options).started().until('roll', 0).bare();
  for (let hex = 0; hex < t.b.topology.hexes; hex++) t.set('numbers', hex, 0);
  for (let seat = 0; seat < t.b.seats; seat++) t.give(seat, {});
  return t;
}

const terrains = (t: Table): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (let hex = 0; hex < t.b.topology.hexes; hex++) {
    const { id } = t.b.terrains[t.field('terrain', hex)];
    counts[id] = (counts[id] ?? 0) + 1;
  }
  return counts;
};

describe('the jungle', () => {
  // proves buch/core: A jungle gives discoveries when its number comes
  test('gives a settlement one discovery and a city two', () => {
    const t = empty().lay(0, 'jungle', 5);
    const [one, two] = [t.b.topology.hexCorner[0], t.b.topology.hexCorner[2]];
    t.put(0, 'settlement', one).put(1, 'city', two).roll(5);
    expect([t.hand(0), t.hand(1)]).toEqual([{ discovery: 1 }, { discovery: 2 }]);
  });

  // proves buch/core: Each discovery stands in for one resource when you buy a development card.
  // proves buch/core: You may use several at once.
  // proves buch/core: They stand in for what is missing from your hand.
  test.each([
    [{ ore: 1, wool: 1, grain: 1, discovery: 1 }, { discovery: 1 }],
    [{ ore: 1, wool: 1, discovery: 1 }, {}],
    [{ ore: 1, discovery: 3 }, { discovery: 1 }],
    [{ discovery: 3 }, {}],
  ])('a card is bought with %o', (hand, left) => {
    const t = empty().roll(3).give(0, hand).play(0, 'buy-card');
    expect(t.hand(0)).toEqual(left);
  });

  test('with too few no card is bought, and nothing else is paid with them', () => {
    const t = empty().roll(3).give(0, { ore: 1, discovery: 1 });
    expect(t.refusal(0, 'buy-card')).toBeDefined();
    t.put(0, 'settlement', t.corner(0, 0, 0)).give(0, { brick: 1, discovery: 3 });
    expect(t.legal(0, 'road')).toEqual([]);
  });

  // proves buch/core: Discoveries are not cards in your hand
  test('discoveries are no hand cards', () => {
    const t = empty().give(0, { discovery: 12 }).give(1, { discovery: 3 });
    t.roll(7);
    expect(t.decision).not.toBe('discard');
    expect(t.b.rules.discardCount(t.s, 0)).toBe(0);
    const good = t.b.goods[t.b.good('discovery')];
    expect([good.inHand, good.tradeable, good.bankSells, good.bankBuys, good.choosable]).toEqual(
      Array(5).fill(false),
    );
    expect(fresh().b.handGoods).not.toContain(t.b.good('discovery'));
  });

  // proves buch/core: There are 20 discoveries.
  test('there are 20 discoveries', () => {
    expect(fresh().bank('discovery')).toBe(20);
  });
});

describe('the volcano', () => {
  const erupting = (options = {}): Table => {
    const t = empty({ options });
    const hex = t.hex(0, 0);
    return t.lay(hex, 'volcano', 5);
  };

  // proves buch/core: A volcano gives you resources of your choice when its number comes.
  // proves buch/core: When all have been paid it erupts.
  // proves buch/core: For each eruption a die is rolled.
  // proves buch/core: The corners of the hex are numbered 1 to 6
  // proves buch/core: A settlement that is hit is destroyed
  // proves buch/core: Corners are counted from the upper right one anticlockwise
  test('gives a choice and then erupts at one corner', () => {
    const t = erupting();
    t.put(0, 'settlement', t.corner(0, 0, 0))
      .put(1, 'settlement', t.corner(0, 0, 2))
      .roll(5);
    expect(t.decision).toBe('choose-good');
    t.play(0, 'choose-good', { good: 'ore' }).play(1, 'choose-good', { good: 'wool' });
    expect(t.decision).toBe('erupt');
    t.nature('erupt', { die: 3 });
    expect([t.field('building', t.corner(0, 0, 0)) > 0, t.field('building', t.corner(0, 0, 2))]).toEqual([
      true,
      0,
    ]);
  });

  // proves buch/core: a city becomes a settlement.
  // proves buch/core: A settlement or city that is hit is destroyed.
  // proves buch/core: A city that an eruption hits
  test.each([
    ['reduced', 1],
    ['destroyed', 0],
  ])('a city is %s', (volcanoCities, points) => {
    const t = erupting({ volcanoCities });
    t.put(0, 'settlement', t.corner(0, 0, 0))
      .put(0, 'city', t.corner(0, 0, 0))
      .roll(5);
    while (t.decision === 'choose-good') t.anything();
    expect(t.nature('erupt', { die: 1 }).points(0)).toBe(points);
  });

  // proves buch/core: If you have no settlement left
  test('a city is destroyed if its owner has no settlement left', () => {
    const t = erupting();
    t.put(0, 'settlement', t.corner(0, 0, 0)).put(0, 'city', t.corner(0, 0, 0));
    t.b.fields.supply.set(t.s, 0, t.b.piece('settlement').index, 0);
    t.roll(5);
    while (t.decision === 'choose-good') t.anything();
    expect(t.nature('erupt', { die: 1 }).field('building', t.corner(0, 0, 0))).toBe(0);
  });

  // proves buch/core: Nobody starts beside a volcano.
  test('nobody starts beside one', () => {
    const t = fresh().until('place-building');
    t.lay(t.hex(0, 0), 'volcano', 5);
    expect(t.refusal(0, 'place-building', { corner: t.corner(0, 0, 0) })?.code).toBe('volcano-near');
  });

  // proves buch/core: While the robber is there a volcano gives nothing and is quiet.
  test('under the robber it is quiet', () => {
    const t = erupting().set('blocker', 0, 0);
    t.set('blocker', 0, t.hex(0, 0))
      .put(0, 'settlement', t.corner(0, 0, 0))
      .roll(5);
    expect([t.decision, t.hand(0)]).toEqual(['main', {}]);
  });
});

describe('storm floods', () => {
  // proves buch/core: Two storm floods lie on the coast.
  // proves buch/core: Nobody builds a road on the edge of one
  // proves buch/core: Nobody builds a settlement on the corners of one.
  // proves buch/core: Roads pass.
  // proves buch/core: What a storm flood closes
  test.each([
    [4, 'edges'],
    [4, 'corners'],
    [6, 'edges'],
    [6, 'corners'],
  ])('with %i players both keep roads off, or towns where they close corners', (seats, stormCloses) => {
    const t = fresh({ seats, options: { stormCloses } }).until('place-building');
    const storms = t.b.layout.marks.edges['storm-flood'];
    expect(storms).toHaveLength(2);
    for (const { q, r, side } of storms) {
      const edge = t.edge(q, r, side);
      expect(t.b.walks.hexesAlong[edge]).toHaveLength(1);
      for (const corner of t.b.walks.endsOf[edge]) {
        const barred = t.refusal(0, 'place-building', { corner })?.code;
        if (stormCloses === 'corners') expect(barred).toBe('storm-flood');
        else expect(barred).not.toBe('storm-flood');
        for (const other of t.b.walks.edgesAt[corner])
          expect(t.b.rules.barBuild(t.s, 0, t.b.piece('road').index, other)?.code).toBe(
            stormCloses === 'edges' ? 'storm-flood' : 'not-joined',
          );
      }
    }
  });
});

// proves buch/core: The box is no game of its own.
// proves buch/core: Played without a scenario, it changes the base game
// proves buch/core: A token more of the box lies on each hex that would be a desert.
test.each([
  [4, { jungle: 2, volcano: 1 }, 19],
  [6, { jungle: 3, volcano: 2 }, 30],
])('with %i players the island has %o and no hex is without a token', (seats, special, hexes) => {
  const t = fresh({ seats }).until('place-building');
  expect(terrains(t)).toMatchObject(special);
  expect(terrains(t).desert).toBeUndefined();
  let tokens = 0;
  for (let hex = 0; hex < t.b.topology.hexes; hex++) if (t.field('numbers', hex) > 0) tokens++;
  expect([t.b.topology.hexes, tokens]).toEqual([hexes, hexes]);
});

// proves buch/core: The robber starts off the board
test('the robber begins off the board', () => {
  const t = fresh().until('place-building');
  expect(t.field('blocker', t.b.blocker('robber'))).toBe(-1);
});

test('jungle and volcano bring no specialist points', () => {
  const t = empty({ modules: ['buch/specialist-rules'] });
  for (let hex = 0; hex < t.b.topology.hexes; hex++) t.lay(hex, hex % 2 ? 'jungle' : 'volcano');
  t.put(0, 'city', t.corner(0, 0, 0)).put(0, 'city', t.corner(0, 0, 2));
  expect([0, 1, 2, 3, 4].map((i) => t.field('specialistPoints', i))).toEqual([0, 0, 0, 0, 0]);
});
