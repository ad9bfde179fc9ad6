import { describe, expect, test } from 'vitest';
import { Table } from '../table.ts';
import { atSea, CORE, closed, fresh, ISLANDS, sailTo, treasures, wayTo } from './waters.ts';

/** Seat 0 has come to a treasure, which turns out to be this. */
const found = (front: string, row = CORE): Table => {
  const t = atSea(row);
  return sailTo(t, treasures(t)[0]).nature('treasure', { front });
};

// proves schaetze: Treasures lie face down on corners of the board.
// proves schaetze: Everybody knows what is on the fronts
// proves schaetze: Of the 20 treasures 4 have two goods
// proves schaetze: The 20 treasures of the box, or the 17
test('the box has 4, 4, 5, 4 and 3 treasures of its five fronts, all face down', () => {
  const t = fresh(CORE).until('place-building');
  expect(closed(t)).toEqual([4, 4, 5, 4, 3]);
  expect(treasures(t).length + t.field('treasuresSpare')).toBe(20);
  // Which of them lies where is in no field: it is drawn when one is turned over.
  expect([...t.b.plan.byName.keys()].filter((name) => /treasure/i.test(name)).sort()).toEqual([
    'treasureAt',
    'treasuresClosed',
    'treasuresSpare',
  ]);
  expect(t.b.plan.byName.get('treasuresClosed')?.audience).toBe('all');
});

// proves schaetze: Catan-News of 2009: 17 treasures
// proves schaetze: They are enough for three players only.
// proves schaetze: The 20 treasures of the box, or the 17
test('the newsletter had 17 treasures, for three players', () => {
  const news = { treasureSet: 'news' };
  expect(closed(fresh(CORE, { seats: 3, options: news }).until('place-building'))).toEqual([4, 4, 3, 3, 3]);
  expect(() => new Table(CORE, { seats: 4, options: news })).toThrow(/treasureSet/);
});

// proves schaetze: There are five fronts
describe('a treasure that is redeemed', () => {
  test('two goods of choice', () => {
    const t = found('two-goods')
      .play(0, 'choose-good', { good: 'ore' })
      .play(0, 'choose-good', { good: 'ore' });
    expect([t.decision, t.hand(0)]).toEqual(['main', { ore: 2 }]);
    expect(closed(t)).toEqual([3, 4, 5, 4, 3]);
  });

  // proves schaetze: The card is the next development card.
  // proves schaetze: It counts as bought this turn.
  test('a development card, which may not be played this turn', () => {
    const t = found('card').nature('draw-card', { card: 'knight' });
    expect([t.decision, t.field('cardCount', 0)]).toEqual(['main', 1]);
    expect(t.refusal(0, 'play-card', { card: 'knight' })?.code).toBe('card-fresh');
  });

  test('one good of choice', () => {
    const t = found('good').play(0, 'choose-good', { good: 'grain' });
    expect([t.decision, t.hand(0)]).toEqual(['main', { grain: 1 }]);
  });

  // proves schaetze: You lay two free roads or ships at once
  test('two roads or ships for nothing, which may come to the next treasure', () => {
    const t = found('ways');
    expect(new Set(t.legal(0, 'free-route').map(({ piece }) => piece))).toContain('ship');
    const next = t.legal(0, 'free-route')[0];
    const far = t.b.walks.endsOf[Number(next.edge)].find(
      (end) => !t.b.walks.edgesAt[end].some((edge) => edge !== next.edge && t.field('route', edge) > 0),
    )!;
    t.set('treasureAt', far, 1).play(0, next);
    expect(t.decision).toBe('treasure');
    t.nature('treasure', { front: 'materials' });
    expect(t.decision).toBe('free-route');
    t.play(0, t.legal(0, 'free-route')[0]);
    while (t.decision !== 'main') t.anything();
    expect(t.hand(0)).toEqual({ brick: 1, lumber: 1, wool: 1 });
  });

  test('a brick, a lumber and a wool', () => {
    expect(found('materials').hand(0)).toEqual({ brick: 1, lumber: 1, wool: 1 });
  });
});

// proves schaetze: What you cannot take is lost
test('what cannot be had is lost', () => {
  const bare = atSea(CORE);
  sailTo(bare.setBank('brick', 0), treasures(bare)[0]).nature('treasure', { front: 'materials' });
  expect([bare.decision, bare.hand(0)]).toEqual(['main', { lumber: 1, wool: 1 }]);
  const empty = atSea(CORE);
  for (const good of ['brick', 'lumber', 'wool', 'grain', 'ore']) empty.setBank(good, 0);
  const { edge } = wayTo(empty, treasures(empty)[0]);
  empty.put(0, 'ship', edge).nature('treasure', { front: 'two-goods' });
  expect(empty.decision).toBe('main');
  const laid = atSea(CORE);
  const supply = laid.b.field('supply');
  for (const piece of ['road', 'ship'])
    laid.s.cells[supply + laid.b.piece(piece).index] = piece === 'ship' ? 1 : 0;
  laid.put(0, 'ship', wayTo(laid, treasures(laid)[0]).edge).nature('treasure', { front: 'ways' });
  expect(laid.decision).toBe('main');
});

// proves schaetze: A treasure with a card brings a good of your choice when
test('without a card in the deck the treasure brings a good', () => {
  const t = atSea(CORE).set('deckSize', 0, 0);
  for (let card = 0; card < t.b.cards.length; card++) t.set('deck', card, 0);
  sailTo(t, treasures(t)[0]).nature('treasure', { front: 'card' });
  expect(t.decision).toBe('choose-good');
});

describe('the common rules by themselves', () => {
  // proves schaetze/core: The first to 12 points on their own turn wins.
  test('12 points win', () => {
    const t = fresh(CORE);
    expect(t.b.rules.target(t.s, 0)).toBe(12);
  });

  // proves schaetze/core: Without a scenario, the treasures lie on a map of
  test('five islands of three hexes with three treasures each lie around the island of the base game', () => {
    const t = fresh(CORE).until('place-building');
    const regions = t.b.layout.hexes.map(({ region }) => region);
    for (let n = 1; n <= 5; n++) {
      expect(regions.filter((region) => region === `island-${n}`)).toHaveLength(3);
      const there = treasures(t).filter((corner) =>
        t.b.walks.hexesAt[corner].some((hex) => regions[hex] === `island-${n}`),
      );
      expect(there).toHaveLength(3);
    }
    expect(regions.filter((region) => region === 'main')).toHaveLength(19);
    const open = t.legal(0, 'place-building').flatMap(({ corner }) => t.b.walks.hexesAt[Number(corner)]);
    expect(open.filter((hex) => regions[hex]?.startsWith('island'))).toEqual([]);
  });

  // proves schaetze/core: road or ship is the first to reach the corner
  // proves schaetze/core: Treasures in the reserve stay there.
  test('the first to come takes a treasure, and the reserve is not touched', () => {
    const t = atSea(CORE);
    const [corner] = treasures(t);
    sailTo(t, corner).nature('treasure', { front: 'materials' });
    expect([t.hand(0), t.field('treasureAt', corner), t.field('treasuresSpare')]).toEqual([
      { brick: 1, lumber: 1, wool: 1 },
      0,
      5,
    ]);
    const other = t.b.walks.edgesAt[corner].find((edge) => t.field('route', edge) === 0)!;
    t.put(1, 'ship', other);
    expect(t.decision).toBe('main');
  });

  // proves schaetze/core: Settling the small islands earns no extra points.
  // proves schaetze/core: The board is two hexes longer
  test('a settlement on a small island is worth a point, on a board of ten hexes by seven', () => {
    const t = atSea(CORE).put(0, 'settlement', fresh(CORE).corner(4, -2, 5));
    expect(t.points(0)).toBe(1);
    const rows = new Map<number, number>();
    for (const { r } of t.b.layout.hexes) rows.set(r, (rows.get(r) ?? 0) + 1);
    const usual = new Map<number, number>();
    for (const { r } of new Table('seafarers/core').b.layout.hexes) usual.set(r, (usual.get(r) ?? 0) + 1);
    expect([...rows.values()]).toEqual([...usual.values()].map((count) => count + 2));
  });

  // proves schaetze/core: The dragons of the box belong to its scenarios
  test('there are no dragons', () => {
    expect([...fresh(CORE).b.plan.byName.keys()].filter((name) => /dragon/i.test(name))).toEqual([]);
  });
});

test('the treasures of the islands are not in reach of a starting ship', () => {
  const t = fresh(ISLANDS).until('place-building');
  const near = t
    .legal(0, 'place-building')
    .flatMap(({ corner }) =>
      t.b.walks.edgesAt[Number(corner)].flatMap((edge) => [...t.b.walks.endsOf[edge]]),
    );
  expect(treasures(t).filter((corner) => near.includes(corner))).toEqual([]);
});
