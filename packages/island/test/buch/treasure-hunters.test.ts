import { describe, expect, test } from 'vitest';
import { Table, type TableOptions } from '../table.ts';

const ROW = 'buch/treasure-hunters';
const compiled = new Map<string, Table>();

function fresh(options: TableOptions = {}): Table {
  const key = JSON.stringify(options);
  const known = compiled.get(key) ?? new Table(ROW, options);
  compiled.set(key, known);
  return known.again(1);
}

const OLD = { hunterMap: '2000' };

/** Seat 0 trading and building, nobody with anything on the board or in hand, all chests where they lay, no number bringing anything. */
function main(options: TableOptions = {}): Table {
  const t = fresh(options).started().until('roll', 0).bare();
  const first = fresh(options).until('place-building');
  const before = ['chestAt', 'chestsLeft'].map((name) => first.b.plan.byName.get(name)!);
  for (const { name, size } of before) for (let i = 0; i < size; i++) t.set(name, i, first.field(name, i));
  for (let hex = 0; hex < t.b.topology.hexes; hex++) t.set('numbers', hex, 0);
  for (let seat = 0; seat < t.b.seats; seat++) t.give(seat, {}).set('chestPoints', seat, 0);
  return t.set('blocker', t.b.blocker('pirate'), t.hex(0, 0)).roll(3);
}

/** the edges of the motherland in the north, or in the south, from the west on */
function rim(t: Table, north = true): number[] {
  return t.b.layout.extraEdges.flatMap(({ a, b: other, hex }) => {
    if (!hex || hex.r < 0 !== north || 'extra' in a || 'extra' in other) return [];
    const [one, two] = [a, other].map(({ q, r, corner }) => t.corner(q, r, corner));
    return t.b.walks.edgesAt[one].filter((edge) => t.b.walks.endsOf[edge].includes(two));
  });
}

/** the same without the chests, for ships to be laid */
function open(options: TableOptions = {}): Table {
  const t = main(options);
  for (let corner = 0; corner < t.b.topology.corners; corner++) t.set('chestAt', corner, 0);
  return t;
}

const ships = (t: Table, seat: number, edges: readonly number[]): Table => {
  for (const edge of edges) t.put(seat, 'ship', edge);
  return t;
};
const line = (t: Table): number => t.field('award', t.b.award('longest-line'));

describe('the motherland', () => {
  // proves buch/treasure-hunters: The edges on the northern and on the southern rim of the board are the motherland.
  // proves buch/treasure-hunters: Ships lie there as anywhere at sea.
  // proves buch/treasure-hunters: Each hex of the outermost waters has five sides
  test.each([
    [4, {}, 4],
    [6, {}, 6],
    [6, OLD, 6],
  ])(
    'with %i players and %o each side has %i edges, one a hex, where ships may lie',
    (seats, options, count) => {
      const t = fresh({ seats, options }).until('place-building');
      for (const north of [true, false]) {
        const edges = rim(t, north);
        expect(new Set(edges).size).toBe(count);
        for (const edge of edges) {
          expect(t.b.rules.edgeFit(t.s, t.b.piece('ship').index, edge)).toBe(true);
          expect(t.b.rules.edgeFit(t.s, t.b.piece('road').index, edge)).toBe(false);
        }
        // Side by side they are one line along the rim, with an edge down into the sea at every corner.
        for (let i = 1; i < edges.length; i++)
          expect(t.b.walks.endsOf[edges[i]].some((end) => t.b.walks.endsOf[edges[i - 1]].includes(end))).toBe(
            true,
          );
      }
    },
  );

  // proves buch/treasure-hunters: If you have two ships or more on edges of the motherland on one side
  // proves buch/treasure-hunters: The two ships on one side need not belong to one line.
  // proves buch/treasure-hunters: You count all your ships on that side.
  test.each([
    [1, 0, 0],
    [1, 1, 0],
    [2, 0, 1],
    [3, 1, 1],
    [2, 2, 2],
  ])('%i ships in the north and %i in the south earn %i at the end of the turn', (north, south, earned) => {
    const t = open();
    ships(
      t,
      0,
      [0, 2, 3].slice(0, north).map((i) => rim(t)[i]),
    );
    ships(t, 0, rim(t, false).slice(0, south));
    t.play(0, 'end-turn');
    for (let i = 0; i < earned; i++) t.play(0, 'choose-good', { good: 'ore' });
    expect([t.active, t.hand(0).ore ?? 0]).toEqual([1, earned]);
    t.roll(3);
    expect(t.hand(0).ore ?? 0).toBe(earned);
  });

  // proves buch/treasure-hunters: While the pirate stands beside an edge of the motherland
  // proves buch/treasure-hunters: The Longest Shipping Line stays as it is.
  test('the pirate on the rim stops that side, and not the award', () => {
    const t = open();
    ships(t, 0, rim(t).slice(0, 2));
    ships(t, 0, rim(t, false).slice(0, 2));
    const pirate = t.b.walks.hexesAlong[rim(t)[3]][0];
    t.set('blocker', t.b.blocker('pirate'), pirate).play(0, 'end-turn');
    expect(line(t)).toBe(0);
    t.play(0, 'choose-good', { good: 'ore' });
    expect([t.active, t.hand(0)]).toEqual([1, { ore: 1 }]);
  });
});

describe('the Longest Shipping Line', () => {
  // proves buch/treasure-hunters: The first player with a shipping line that has a ship on an edge of the motherland
  // proves buch/treasure-hunters: It passes to a line with more ships there.
  // proves buch/treasure-hunters: The point is its holder’s, whichever town the line begins at.
  // proves buch/treasure-hunters: The shipping line with the most ships on edges of the motherland.
  test('goes to the first on the rim and on to a line with more there', () => {
    const t = open();
    expect(line(t)).toBe(-1);
    ships(t, 0, [rim(t)[0]]);
    expect([line(t), t.points(0)]).toEqual([0, 1]);
    ships(t, 1, [rim(t)[2]]);
    expect(line(t)).toBe(0);
    ships(t, 1, [rim(t)[3]]);
    expect([line(t), t.points(0), t.points(1)]).toEqual([1, 0, 1]);
  });

  // proves buch/treasure-hunters: For the Longest Shipping Line the ships of one line on both sides count together.
  test('two lines of one player are not counted together', () => {
    const t = open();
    ships(t, 1, rim(t).slice(0, 2));
    ships(t, 0, rim(t, false).slice(0, 1)).put(0, 'ship', rim(t)[3]).put(0, 'ship', rim(t, false)[2]);
    expect([line(t), t.b.awards[t.b.award('longest-line')].of(t.s, 0)]).toEqual([1, 1]);
  });

  // proves buch/treasure-hunters: If its holder falls behind or loses the last one
  test.each([
    [[1, 2], -1],
    [[1], 1],
  ])('of %j who are ahead when its holder has lost all, %i has it', (others, next) => {
    const t = open();
    const own = rim(t).slice(0, 2);
    ships(t, 0, own);
    for (const seat of others) ships(t, seat, [rim(t, false)[seat * 2 - 2]]);
    const lose = (edge: number): number => {
      t.b.rules.unbuild(t.s, t.b.piece('ship').index, edge);
      t.b.rules.reviewAwards(t.s);
      return line(t);
    };
    // Level with the others it stays; behind them it goes.
    expect([lose(own[0]), lose(own[1])]).toEqual([0, next]);
  });

  // proves buch/treasure-hunters: If its holder falls behind or loses the last one
  test('is nobody’s when the last ship has gone', () => {
    const t = open();
    ships(t, 0, [rim(t)[0]]);
    t.b.rules.unbuild(t.s, t.b.piece('ship').index, rim(t)[0]);
    t.b.rules.reviewAwards(t.s);
    expect(line(t)).toBe(-1);
  });
});

describe('treasure chests', () => {
  const chests = (t: Table): number[] =>
    [...Array(t.b.topology.corners).keys()].filter((corner) => t.field('chestAt', corner) > 0);

  // proves buch/treasure-hunters: Treasure chests lie closed on corners at sea, some of them on the rim.
  // proves buch/treasure-hunters: With three and four players there are 22 chests
  // proves buch/treasure-hunters: With five and six there is one point more.
  // proves buch/treasure-hunters: There are 26 chests
  // proves buch/treasure-hunters: The map for five and six
  test.each([
    [3, {}, [4, 6, 6, 6]],
    [4, {}, [4, 6, 6, 6]],
    [6, {}, [5, 6, 6, 6]],
    [6, OLD, [5, 7, 8, 6]],
  ])('with %i players and %o', (seats, options, fronts) => {
    const t = fresh({ seats, options }).until('place-building');
    expect([0, 1, 2, 3].map((i) => t.field('chestsLeft', i))).toEqual(fronts);
    expect(chests(t)).toHaveLength(fronts.reduce((sum, n) => sum + n, 0));
    const onRim = new Set([...rim(t), ...rim(t, false)].flatMap((edge) => t.b.walks.endsOf[edge]));
    expect(chests(t).some((corner) => onRim.has(corner))).toBe(true);
    for (const corner of chests(t)) {
      expect(t.b.walks.hexesAt[corner].every((hex) => !t.b.land[t.field('terrain', hex)])).toBe(true);
      if (!onRim.has(corner))
        expect(
          t.b.walks.edgesAt[corner].some((edge) =>
            t.b.walks.endsOf[edge].some((end) => end !== corner && chests(t).includes(end)),
          ),
        ).toBe(false);
    }
  });

  /** seat 0 has laid a ship to a chest, and chance opens it */
  const opened = (front: string): Table => {
    const t = main().give(1, { wool: 1 });
    const inland = chests(t).find((corner) => t.b.walks.edgesAt[corner].length === 3)!;
    t.put(0, 'ship', t.b.walks.edgesAt[inland][0]);
    expect(t.field('chestAt', inland)).toBe(0);
    return t.nature('open-chest', { front });
  };

  // proves buch/treasure-hunters: When a road or ship of yours comes to one, you open it
  // proves buch/treasure-hunters: A chest holds a victory point
  // proves buch/treasure-hunters: Chests are opened by free roads
  // proves buch/treasure-hunters: Points from chests are open.
  test('a point', () => {
    const t = opened('point');
    expect([t.b.rules.publicPoints(t.s, 0), t.field('chestsLeft', 0), t.decision]).toEqual([1, 3, 'main']);
  });

  // proves buch/treasure-hunters: When no development card is left a card brings nothing.
  test('a development card for nothing, as long as there is one', () => {
    const t = opened('card').until('main');
    expect([t.field('cardCount', 0), t.hand(0)]).toEqual([1, {}]);
    const none = main();
    for (let i = 0; i < none.b.cards.length; i++) none.set('deck', i, 0);
    none.set('deckSize', 0, 0).set('underDeck', 0, 0);
    none.put(0, 'ship', none.b.walks.edgesAt[chests(none)[3]][0]).until('open-chest');
    none.nature('open-chest', { front: 'card' });
    expect(none.field('cardCount', 0)).toBe(0);
  });

  test('two goods of choice', () => {
    const t = opened('gold');
    t.play(0, 'choose-good', { good: 'ore' }).play(0, 'choose-good', { good: 'brick' });
    expect([t.hand(0), t.decision]).toEqual([{ ore: 1, brick: 1 }, 'main']);
  });

  test('the robber or the pirate to move', () => {
    const t = opened('robber');
    expect(t.decision).toBe('move-blocker');
    expect(new Set(t.legal(0, 'move-blocker').map(({ blocker }) => blocker))).toEqual(
      new Set(['robber', 'pirate']),
    );
  });
});

// proves buch/treasure-hunters: Nobody trades at a harbour in whose sea hex the pirate stands.
test('the pirate shuts the harbours of its hex', () => {
  const t = open();
  const place = t.b.layout.harbours.places.findIndex((_, i) => t.field('harbour', i) === 0);
  const { q, r, side } = t.b.layout.harbours.places[place];
  t.put(0, 'settlement', t.b.harbourCorner[place * 2]);
  const rate = (): number => t.b.the.bank.rate(t.s, 0, t.b.good('ore'));
  expect(rate()).toBe(3);
  const sea = t.b.walks.hexesAlong[t.edge(q, r, side)].find((hex) => !t.b.land[t.field('terrain', hex)])!;
  t.set('blocker', t.b.blocker('pirate'), sea);
  expect(rate()).toBe(4);
});

// proves buch/treasure-hunters: The robber starts on a desert
// proves buch/treasure-hunters: The pirate starts at sea, away from all land
// proves buch/treasure-hunters: The first to 14 points on their own turn wins.
// proves buch/treasure-hunters: The maps are lost
test.each([
  [3, {}, { hills: 3, fields: 4, forest: 5, mountains: 3, pasture: 4, desert: 2, gold: 2 }, 6],
  [6, {}, { hills: 5, fields: 5, forest: 6, mountains: 5, pasture: 6, desert: 1, gold: 3 }, 8],
  [6, OLD, { hills: 4, fields: 5, forest: 6, mountains: 5, pasture: 5, desert: 2, gold: 3 }, 8],
])('with %i players and %o the map is laid to the counts', (seats, options, land, harbours) => {
  const t = fresh({ seats, options }).until('place-building');
  const counts: Record<string, number> = {};
  for (let hex = 0; hex < t.b.topology.hexes; hex++) {
    const { id } = t.b.terrains[t.field('terrain', hex)];
    counts[id] = (counts[id] ?? 0) + 1;
  }
  expect(counts).toMatchObject(land);
  expect([t.b.layout.harbours.places.length, t.b.rules.target(t.s, 0)]).toEqual([harbours, 14]);
  const at = (id: string): number => t.field('blocker', t.b.blocker(id));
  expect(t.b.terrains[t.field('terrain', at('robber'))].id).toBe('desert');
  for (const corner of t.b.walks.cornersOf[at('pirate')])
    for (const hex of t.b.walks.hexesAt[corner]) expect(t.b.land[t.field('terrain', hex)]).toBe(0);
});
