import { describe, expect, test } from 'vitest';
import { cornersAlong } from '../../mechanics/index.ts';
import { Table, type TableOptions } from '../table.ts';

const GAME = 'historical/cheops';
const STONE = { brick: 1, ore: 1 };

/** Seat 0 before the roll on an empty board with empty hands; no number brings anything. */
function dry(options: TableOptions = {}): Table {
  const t = new Table(GAME, options).started().until('roll', 0).bare();
  for (let hex = 0; hex < t.b.topology.hexes; hex++) t.set('numbers', hex, 0);
  for (let seat = 0; seat < t.b.seats; seat++) t.give(seat, {});
  return t;
}
const main = (options: TableOptions = {}): Table => dry(options).roll(2);

const along = (t: Table, label: string): number[] =>
  [...cornersAlong(t.b, label)].flatMap((on, corner) => (on ? [corner] : []));
const site = (t: Table): number[] => along(t, 'building-site');
const usable = (t: Table, edge: number): string | undefined =>
  ['road', 'ship'].find((piece) => t.b.rules.edgeFit(t.s, t.b.piece(piece).index, edge));

/** a shortest way from one corner to another, as edges */
function way(t: Table, from: number, to: number): number[] {
  const before = new Map<number, [corner: number, edge: number]>([[from, [-1, -1]]]);
  for (const corner of before.keys())
    for (const edge of t.b.walks.edgesAt[corner]) {
      const far = t.b.walks.endsOf[edge].find((end) => end !== corner)!;
      if (usable(t, edge) && !before.has(far)) before.set(far, [corner, edge]);
    }
  const edges: number[] = [];
  for (let at = to; before.get(at)![0] >= 0; at = before.get(at)![0]) edges.unshift(before.get(at)![1]);
  return edges;
}
/** lays the way with pieces of these seats in turn */
const lay = (t: Table, edges: readonly number[], seats: readonly number[]): void =>
  edges.forEach((edge, i) => {
    t.put(seats[i % seats.length], usable(t, edge)!, edge);
  });
/** Seat 0 lives five edges away from the building of seat 1 at the corner; roads and ships of 2 and 3 join them but for the last. */
function nearly(t: Table, corner: number) {
  const far = Array.from({ length: t.b.topology.corners }, (_, at) => at).find(
    (at) =>
      !site(t).includes(at) &&
      t.b.harboursAt[at].length === 0 &&
      t.b.rules.cornerFit(t.s, at) &&
      way(t, at, corner).length === 5,
  )!;
  const edges = way(t, far, corner);
  t.put(0, 'settlement', far).put(1, 'settlement', corner);
  lay(t, edges.slice(0, -1), [2, 3]);
  return edges[edges.length - 1];
}
const harbourAt = (t: Table, kind: string): number => {
  const kinds = ['any', ...t.b.goods.map(({ id }) => id)];
  const place = t.b.layout.harbours.places.findIndex((at) => at.kind === kind);
  expect(kinds[t.field('harbour', place)]).toBe(kind);
  return t.b.harbourCorner[place * 2];
};

describe('the start', () => {
  // proves historical/cheops: You start with three settlements
  test('everybody places three settlements along the grey lines', () => {
    const t = new Table(GAME).until('place-building');
    const grey = along(t, 'start-line');
    expect(t.legal(0, 'place-building').map(({ corner }) => corner)).toEqual([...grey].sort((a, z) => a - z));
    const off = site(t)[0];
    expect(t.refusal(0, 'place-building', { corner: off })?.code).toBe('start-off-line');
    const order: number[] = [];
    while (t.field('turn') === 0) {
      if (t.decision === 'place-building') order.push([0, 1, 2, 3].find((seat) => t.legal(seat).length > 0)!);
      t.anything();
    }
    expect(order).toEqual([0, 1, 2, 3, 3, 2, 1, 0, 0, 1, 2, 3]);
    expect(t.field('supply', t.b.piece('settlement').index)).toBe(2);
  });

  // proves historical/cheops: You also start with 3 gold
  // proves historical/cheops: Your third settlement brings
  test('with 3 gold, and the goods around the third settlement alone', () => {
    const t = new Table(GAME).until('place-building');
    expect(t.hand(0)).toEqual({ gold: 3 });
    while (t.field('supply', t.b.piece('settlement').index) > 2) {
      expect(t.hand(0)).toEqual({ gold: 3 });
      t.anything();
    }
    expect(Object.values(t.hand(0)).reduce((sum, n) => sum + n, 0)).toBeGreaterThan(3);
  });

  // proves historical/cheops: You have 8.
  // proves historical/cheops: There is no Longest Road
  // proves historical/cheops: The robber starts on a desert
  // proves historical/cheops: There is no pirate
  // proves historical/cheops: The robber starts in the Libyan desert
  test('8 ships, 5 settlements, 4 cities, 15 roads; no longest road, no pirate, the robber on a desert', () => {
    const t = new Table(GAME).started();
    expect(['ship', 'settlement', 'city', 'road'].map((id) => t.b.piece(id).limit)).toEqual([8, 5, 4, 15]);
    expect(t.b.awards.map(({ id }) => id)).toEqual(['largest-army', 'most-stones']);
    expect(t.b.blockers.map(({ id }) => id)).toEqual(['robber']);
    expect(t.b.terrains[t.field('terrain', t.field('blocker', 0))].id).toBe('desert');
  });

  // proves historical/cheops: The first to 12 points
  test('12 points win', () => {
    const t = new Table(GAME).started();
    expect(t.b.rules.goal(t.s)).toBe(12);
  });

  // proves historical/cheops: The printed map is lost
  test('the map has gold fields, deserts, harbours and both lines', () => {
    const t = new Table(GAME).started();
    const count = (id: string) => t.b.layout.hexes.filter(({ terrain }) => terrain === id).length;
    expect([count('gold-field'), count('desert'), t.b.layout.harbours.places.length]).toEqual([3, 5, 9]);
    expect(t.b.layout.provenance).toBe('house');
    expect(site(t).filter((corner) => along(t, 'start-line').includes(corner))).toEqual([]);
  });
});

describe('ships', () => {
  /** a corner of the coast without a building where a road and a ship may meet */
  const meeting = (t: Table) => {
    for (let corner = 0; corner < t.b.topology.corners; corner++) {
      const edges = t.b.walks.edgesAt[corner];
      const road = edges.find((edge) => t.b.rules.edgeFit(t.s, t.b.piece('road').index, edge));
      const ship = edges.find(
        (edge) => edge !== road && t.b.rules.edgeFit(t.s, t.b.piece('ship').index, edge),
      );
      if (road !== undefined && ship !== undefined) return { corner, road, ship };
    }
    throw new Error('no such corner');
  };

  // proves historical/cheops: Roads and ships join where they meet
  test('a ship goes on from a road, and a road from a ship, without a building', () => {
    const t = main();
    const { road, ship } = meeting(t);
    t.give(0, { lumber: 1, wool: 1 });
    expect(t.refusal(0, 'ship', { edge: ship })?.code).toBe('not-joined');
    t.put(0, 'road', road);
    expect(t.refusal(0, 'ship', { edge: ship })).toBeUndefined();
    const other = main().put(0, 'ship', ship).give(0, { lumber: 1, brick: 1 });
    expect(other.refusal(0, 'road', { edge: road })).toBeUndefined();
  });

  // proves historical/cheops: Roads and ships join where they meet
  test('not past a building of another player', () => {
    const t = main();
    const { road, ship, corner } = meeting(t);
    t.put(0, 'road', road).put(1, 'settlement', corner).give(0, { lumber: 1, wool: 1 });
    expect(t.refusal(0, 'ship', { edge: ship })).toBeDefined();
  });

  // proves historical/cheops: A ship costs 1 lumber and 1 wool
  // proves historical/cheops: A ship that is laid stays
  test('a ship costs 1 lumber and 1 wool and is never moved', () => {
    const t = main();
    const { road, ship } = meeting(t);
    t.put(0, 'road', road).give(0, { lumber: 1, wool: 1 }).play(0, 'ship', { edge: ship });
    expect(t.hand(0)).toEqual({});
    expect(t.b.moves.some(({ name }) => name === 'move-ship')).toBe(false);
  });

  // proves historical/cheops: lies on an edge at sea or on a coast
  test('a ship lies at sea and on the coast, not between two lands', () => {
    const t = main();
    const ship = t.b.piece('ship').index;
    const kinds = Array.from({ length: t.b.topology.edges }, (_, edge) => edge).map((edge) => ({
      fits: t.b.rules.edgeFit(t.s, ship, edge),
      wet: t.b.walks.hexesAlong[edge].some((hex) => t.b.layout.hexes[hex].terrain === 'sea'),
      inner: t.b.walks.hexesAlong[edge].length === 2,
    }));
    for (const { fits, wet, inner } of kinds) if (inner) expect(fits).toBe(wet);
  });
});

describe('the pyramid', () => {
  // proves historical/cheops: A stone of the pyramid costs
  // proves historical/cheops: You may lay a stone if you have a settlement
  test('a stone costs 1 brick and 1 ore, and takes a building on the purple line', () => {
    const t = main();
    t.give(0, { brick: 2, ore: 2 }).put(0, 'road', way(t, site(t)[0], site(t)[1])[0]);
    expect(t.refusal(0, 'contribute', { via: 0 })?.code).toBe('no-way');
    t.put(0, 'settlement', site(t)[0]).play(0, 'contribute', { via: 0 });
    expect([t.hand(0), t.field('stones', 0)]).toEqual([STONE, 1]);
    t.give(0, { brick: 1 });
    expect(t.refusal(0, 'contribute', { via: 0 })?.code).toBe('cannot-pay');
  });

  // proves historical/cheops: You have 11 stones
  test('11 stones each, and 16 neutral ones', () => {
    const t = main();
    t.put(0, 'settlement', site(t)[0]).give(0, STONE).set('stones', 0, 11);
    expect(t.refusal(0, 'contribute', { via: 0 })?.code).toBe('no-stone');
    const dried = dry({ options: { points: 22 } }).set('neutralStones', 0, 16);
    dried.b.rules.onSeven(dried.s);
    expect(dried.field('neutralStones')).toBe(16);
  });

  // proves historical/cheops: You may also do so if roads and ships
  // proves historical/cheops: Then you first pay that player 1 gold
  // proves historical/cheops: Buildings of others never stop you
  test('along anybody’s ways a building of another serves, for 1 gold', () => {
    const t = main();
    const corner = site(t)[3];
    const last = nearly(t, corner);
    t.give(0, { ...STONE, gold: 1 });
    expect(t.refusal(0, 'contribute', { via: 1 })?.code).toBe('no-way');
    t.put(2, usable(t, last)!, last);
    expect(t.refusal(0, 'contribute', { via: 2 })?.code).toBe('no-way');
    t.give(0, STONE);
    expect(t.refusal(0, 'contribute', { via: 1 })?.code).toBe('cannot-pay');
    t.give(0, { ...STONE, gold: 1 });
    // a building of a third player amid the way changes nothing
    const amid = t.b.walks.endsOf[last].find((end) => end !== corner)!;
    t.put(3, 'settlement', amid).play(0, 'contribute', { via: 1 });
    expect([t.hand(0), t.hand(1), t.field('stones', 0)]).toEqual([{}, { gold: 1 }, 1]);
  });

  // proves historical/cheops: Each 7 adds a neutral
  // proves historical/cheops: There are no neutral stones until
  // proves historical/cheops: A 7 adds a neutral stone only once
  test('each 7 adds a neutral stone, or only once a player has laid one', () => {
    expect(dry().roll(7).field('neutralStones')).toBe(1);
    expect(dry().roll(6).field('neutralStones')).toBe(0);
    const waiting = { options: { stonesWait: true } };
    expect(dry(waiting).roll(7).field('neutralStones')).toBe(0);
    expect(dry(waiting).set('stones', 2, 1).roll(7).field('neutralStones')).toBe(1);
  });

  // proves historical/cheops: Pharaoh’s Blessing is worth 3 points
  // proves historical/cheops: You take it by laying the very first stone
  // proves historical/cheops: Pharaoh’s Curse costs 2 points
  // proves historical/cheops: Everybody who has laid
  // proves historical/cheops: Nobody has Pharaoh’s Curse before
  test('the blessing goes to the first and then to strictly more; the curse to all with the fewest', () => {
    const t = main();
    const all = () => [0, 1, 2, 3].map((seat) => t.points(seat));
    expect(all()).toEqual([0, 0, 0, 0]);
    t.put(0, 'settlement', site(t)[0]).give(0, STONE).play(0, 'contribute', { via: 0 });
    expect(all()).toEqual([4, -2, -2, -2]);
    t.set('stones', 1, 1).b.rules.reviewAwards(t.s);
    expect(all()).toEqual([4, 0, -2, -2]);
    t.set('stones', 1, 2).b.rules.reviewAwards(t.s);
    expect(all()).toEqual([1, 3, -2, -2]);
  });

  // proves historical/cheops: The game also ends with 12 neutral stones
  // proves historical/cheops: If 12 or 30 stones end the game
  // proves historical/cheops: that are still hidden count too
  test('12 neutral stones end the game, 11 do not: most points win, then most stones', () => {
    const stones = (t: Table) =>
      t.set('stones', 0, 1).set('stones', 1, 2).set('stones', 2, 2).set('stones', 3, 1);
    const more = stones(dry()).set('neutralStones', 0, 10).roll(7);
    expect(more.over).toBe(false);
    const end = stones(dry()).set('neutralStones', 0, 11);
    end.cards(2, 'victory-point', 2).roll(7);
    expect(end.b.result(end.s)).toMatchObject({ winners: [2], ending: 'condition' });
    const level = dry().set('neutralStones', 0, 11);
    [2, 2, 4, 4].forEach((count, seat) => {
      level.set('stones', seat, count);
    });
    level.cards(0, 'victory-point', 2).cards(1, 'victory-point', 2).roll(7);
    expect(level.b.result(level.s).winners).toEqual([2, 3]);
  });

  // proves historical/cheops: or with 30 stones in all
  test('30 stones in all end it as well', () => {
    const t = main();
    t.put(0, 'settlement', site(t)[0]).give(0, { brick: 2, ore: 2 }).set('neutralStones', 0, 9);
    t.set('stones', 0, 6).set('stones', 1, 8).set('stones', 2, 5).play(0, 'contribute', { via: 0 });
    expect(t.over).toBe(false);
    t.play(0, 'contribute', { via: 0 });
    expect([t.over, t.b.result(t.s).winners]).toEqual([true, [1]]);
  });
});

describe('gold', () => {
  // proves historical/cheops: A gold field gives 1 gold
  test('a gold field gives a settlement 1 and a city 2', () => {
    const t = dry();
    const hex = t.b.layout.hexes.findIndex(({ terrain }) => terrain === 'gold-field');
    const [one, , two] = t.b.walks.cornersOf[hex];
    t.put(0, 'settlement', one)
      .put(1, 'settlement', two)
      .put(1, 'city', two)
      .set('numbers', hex, 1 << 9)
      .roll(9);
    expect([t.hand(0), t.hand(1)]).toEqual([{ gold: 1 }, { gold: 2 }]);
  });

  // proves historical/cheops: Gold is not a card in your hand
  // proves historical/cheops: Players trade it, and the bank takes
  // proves historical/cheops: There are 40 pieces
  test('it is no card of the hand; the bank takes 4 of it, or 3, and sells none', () => {
    const t = main();
    t.give(0, { gold: 9, ore: 4 });
    expect(t.field('handSize', 0)).toBe(4);
    expect(t.bank('gold')).toBe(31);
    expect(t.refusal(0, 'bank-trade', { give: 'ore', want: 'gold' })?.code).toBe('bank-keeps');
    t.play(0, 'bank-trade', { give: 'gold', want: 'wool' });
    expect(t.hand(0).gold).toBe(5);
    t.put(0, 'settlement', harbourAt(t, 'any')).play(0, 'bank-trade', { give: 'gold', want: 'wool' });
    expect(t.hand(0)).toEqual({ gold: 2, ore: 4, wool: 2 });
    expect(t.b.goods[t.b.good('gold')]).toMatchObject({ open: true, choosable: false });
    t.play(0, 'offer', { give: { gold: 2 }, want: { ore: 1 } });
    expect(t.decision).toBe('offer');
  });
});

describe('harbours of others', () => {
  // proves historical/cheops: You may trade at the harbour of another player
  // proves historical/cheops: You pay its owner 1 gold for it
  // proves historical/cheops: the 1 gold for a harbour for each trade with the
  test('serve along anybody’s ways, for 1 gold each time', () => {
    const t = main();
    const corner = harbourAt(t, 'ore');
    const last = nearly(t, corner);
    const trade = { via: 1, give: 'ore', want: 'wool' };
    t.give(0, { ore: 4, gold: 1 });
    expect(t.refusal(0, 'foreign-trade', trade)?.code).toBe('harbour-no-way');
    t.put(3, usable(t, last)!, last).play(0, 'foreign-trade', trade);
    expect([t.hand(0), t.hand(1)]).toEqual([{ ore: 2, wool: 1 }, { gold: 1 }]);
    expect(t.refusal(0, 'foreign-trade', trade)?.code).toBe('harbour-fee');
    t.give(0, { ore: 2, gold: 1 }).play(0, 'foreign-trade', trade);
    expect(t.hand(1)).toEqual({ gold: 2 });
  });
});
