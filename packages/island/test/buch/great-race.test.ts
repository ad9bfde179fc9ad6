import { describe, expect, test } from 'vitest';
import { countOf } from '../../index.ts';
import { Table, type TableOptions } from '../table.ts';

const ROW = 'buch/great-race';
const compiled = new Map<string, Table>();

function fresh(options: TableOptions = {}): Table {
  const key = JSON.stringify(options);
  const known = compiled.get(key) ?? new Table(ROW, options);
  compiled.set(key, known);
  return known.again(1);
}

/** Seat 0 trading and building on an empty board with empty hands, no number bringing anything. */
function main(options: TableOptions = {}): Table {
  const t = fresh(options).started().until('roll', 0).bare();
  for (let hex = 0; hex < t.b.topology.hexes; hex++) t.set('numbers', hex, 0);
  for (let seat = 0; seat < t.b.seats; seat++) t.give(seat, {});
  return t.set('builtAbroad', 0, 0).roll(3);
}

const hexesIn = (t: Table, region: string): number[] =>
  [...t.b.layout.hexes.keys()].filter((hex) => t.b.layout.hexes[hex].region === region);
const cornersIn = (t: Table, region: string): number[] => [
  ...new Set(hexesIn(t, region).flatMap((hex) => t.b.walks.cornersOf[hex])),
];
const shipAt = (t: Table, corner: number): number =>
  t.b.walks.edgesAt[corner].find((edge) => t.b.rules.edgeFit(t.s, t.b.piece('ship').index, edge)) ?? -1;
const TOWN = { brick: 1, lumber: 1, wool: 1, grain: 1 };

// proves buch/great-race: Everybody starts on the home island in the south.
test.each([3, 4, 5, 6])('with %i players everybody starts at home', (seats) => {
  const t = fresh({ seats }).until('place-building');
  const home = new Set(cornersIn(t, 'main'));
  expect(t.legal(0, 'place-building').every(({ corner }) => home.has(Number(corner)))).toBe(true);
});

describe('the finish line', () => {
  // proves buch/great-race: The finish line is all corners of the gold fields in the far north.
  // proves buch/great-race: The first player with a city at the finish line wins.
  // proves buch/great-race: Points are not counted.
  // proves buch/great-race: So that the table sees how far everybody is
  test('a city there wins, a settlement there and cities elsewhere do not', () => {
    const t = main();
    for (const corner of cornersIn(t, 'main')
      .filter((_, i) => i % 4 === 0)
      .slice(0, 3))
      t.put(0, 'city', corner);
    expect(t.points(0)).toBe(0);
    const [corner] = cornersIn(t, 'top');
    t.put(0, 'settlement', corner).give(0, { ore: 3, grain: 2 });
    expect([t.points(0), t.over]).toEqual([5, false]);
    t.play(0, 'city', { corner });
    expect([t.over, t.b.rules.winners(t.s), t.points(0)]).toEqual([true, [0], 10]);
  });

  // proves buch/great-race: You build a single settlement at the finish line
  test('nobody builds a second settlement there', () => {
    const t = main();
    const [first, , , far] = cornersIn(t, 'top');
    t.put(0, 'road', t.b.walks.edgesAt[far][0]).give(0, TOWN);
    expect(t.refusal(0, 'settlement', { corner: far })).toBeUndefined();
    t.put(0, 'settlement', first);
    expect(t.refusal(0, 'settlement', { corner: far })?.code).toBe('one-at-the-finish');
    expect(t.b.rules.barFound(t.s, 1, far)?.code).not.toBe('one-at-the-finish');
  });

  // proves buch/great-race: You keep your last city for the finish line
  test('the last city and the last settlement stand at the finish line', () => {
    const t = main();
    const home = cornersIn(t, 'main')[0];
    const [far] = cornersIn(t, 'top');
    const bar = (piece: string, corner: number) =>
      t.b.rules.barBuild(t.s, 0, t.b.piece(piece).index, corner)?.code;
    const left = (piece: string, count: number): void =>
      t.b.fields.supply.set(t.s, 0, t.b.piece(piece).index, count);
    t.put(0, 'settlement', home);
    left('city', 2);
    expect(bar('city', home)).toBeUndefined();
    left('city', 1);
    expect(bar('city', home)).toBe('kept-for-the-finish');
    const other = cornersIn(t, 'middle').find((corner) => t.b.rules.barFound(t.s, 0, corner) === undefined)!;
    t.put(0, 'road', t.b.walks.edgesAt[other][0]);
    left('settlement', 1);
    expect(bar('settlement', other)).toBe('kept-for-the-finish');
    t.put(0, 'settlement', far);
    left('settlement', 1);
    expect([bar('settlement', other), bar('city', far)]).toEqual([undefined, undefined]);
  });

  // proves buch/great-race: A city built in the building round wins when the turn of its owner begins.
  test('a city of the building round wins in the next turn of its owner', () => {
    const t = main({ seats: 5 });
    const [corner] = cornersIn(t, 'top');
    t.put(1, 'settlement', corner).give(1, { ore: 3, grain: 2 }).play(0, 'end-turn');
    expect(t.decision).toBe('special');
    t.play(1, 'city', { corner });
    expect(t.over).toBe(false);
    while (!t.over && t.decision === 'special')
      t.play([0, 1, 2, 3, 4].find((seat) => t.legal(seat, 'done-building').length > 0)!, 'done-building');
    expect([t.over, t.b.rules.winners(t.s)]).toEqual([true, [1]]);
  });

  // proves buch/great-race: A settlement costs 1 brick
  // proves buch/great-race: A city costs 3 ore and 2 grain
  test('towns cost what they always do', () => {
    const { b } = fresh();
    const bill = (id: string) =>
      Object.fromEntries(b.piece(id).bill.map(([good, n]) => [b.goods[good].id, n]));
    expect([bill('settlement'), bill('city')]).toEqual([TOWN, { ore: 3, grain: 2 }]);
    expect([
      b.piece('settlement').limit,
      b.piece('city').limit,
      b.piece('road').limit,
      b.piece('ship').limit,
    ]).toEqual([5, 4, 15, 15]);
  });
});

// proves buch/great-race: You may lay a road where other players have one
test('a road lies where others have one, and never two of one player', () => {
  const t = main();
  const home = hexesIn(t, 'main')[0];
  const [edge, next] = t.b.walks.edgesOf[home];
  t.put(1, 'road', edge).put(2, 'road', edge).put(0, 'road', next).give(0, { brick: 2, lumber: 2 });
  t.play(0, 'road', { edge });
  expect(t.refusal(0, 'road', { edge })?.code).toBe('taken');
  expect(t.b.ownerOf[t.b.piece('third-road').marks.get(t.s, edge)]).toBe(0);
});

describe('foreign ports', () => {
  /** seat 1 has a settlement on the coast of the middle, far from everything that seat 0 has */
  const port = () => {
    const t = main();
    const corner = cornersIn(t, 'middle').find((at) => shipAt(t, at) >= 0)!;
    t.put(1, 'settlement', corner);
    return { t, corner, edge: shipAt(t, corner) };
  };

  // proves buch/great-race: A ship may also set out from a town of another player.
  // proves buch/great-race: Its owner may then take a card at random from your hand.
  test('the owner may take a card, or nothing', () => {
    const { t, edge } = port();
    t.give(0, { lumber: 1, wool: 1, ore: 1 }).play(0, 'ship', { edge });
    while (t.decision !== 'port-toll') t.anything();
    expect(t.legal(0)).toEqual([]);
    const before = t.s.cells.slice();
    t.play(1, 'waive-port-toll');
    expect(t.hand(1)).toEqual({});
    t.s.cells.set(before);
    t.play(1, 'take-port-toll').until('main');
    expect(Object.values(t.hand(1)).reduce((sum, n) => sum + n, 0)).toBe(1);
  });

  // proves buch/great-race: have no card, you pay nothing
  test('who has no card left is asked for none', () => {
    const { t, edge } = port();
    const dry = t.give(0, { lumber: 1, wool: 1 });
    for (const hex of t.b.walks.cornersOf.keys())
      if (t.b.terrains[t.field('terrain', hex)].id === 'unknown') t.lay(hex, 'sea');
    dry.play(0, 'ship', { edge });
    expect(t.decision).toBe('main');
  });

  // proves buch/great-race: Ships may set out from cities of others too
  // proves buch/great-race: What your own pieces reach already costs nothing.
  test('from a city as well; a road never, and nothing is paid where one’s own ship leads', () => {
    const { t, corner, edge } = port();
    t.put(1, 'city', corner).give(0, { lumber: 2, wool: 1, brick: 1 });
    const land = t.b.walks.edgesAt[corner].find((one) => one !== edge)!;
    expect(t.refusal(0, 'road', { edge: land })?.code).toBe('not-joined');
    expect(t.refusal(0, 'ship', { edge })).toBeUndefined();
    t.put(0, 'settlement', t.b.walks.endsOf[edge].find((end) => end !== corner)!);
    for (const hex of t.b.layout.hexes.keys())
      if (t.b.terrains[t.field('terrain', hex)].id === 'unknown') t.lay(hex, 'sea');
    t.play(0, 'ship', { edge });
    expect(t.decision).toBe('main');
  });
});

// proves buch/great-race: When a road or ship of yours comes to a corner of unknown hexes
// proves buch/great-race: Each that produces gets a number
test('a ship uncovers what lies at its end', () => {
  const t = main();
  const unknown = (): number[] =>
    [...t.b.layout.hexes.keys()].filter((hex) => t.b.terrains[t.field('terrain', hex)].id === 'unknown');
  const hidden = fresh({ seats: 3 }).until('place-building');
  expect(
    [...hidden.b.layout.hexes.keys()].filter(
      (hex) => hidden.b.terrains[hidden.field('terrain', hex)].id === 'unknown',
    ),
  ).toHaveLength(11);
  const before = unknown().length;
  const hex = unknown()[0];
  const corner = t.b.walks.cornersOf[hex].find((at) =>
    t.b.walks.edgesAt[at].some((edge) => t.b.rules.edgeFit(t.s, t.b.piece('ship').index, edge)),
  )!;
  const edge = t.b.walks.edgesAt[corner].find((one) => t.b.rules.edgeFit(t.s, t.b.piece('ship').index, one))!;
  t.put(0, 'ship', edge);
  while (t.decision !== 'main') t.anything();
  expect(unknown().length).toBeLessThan(before);
});

describe('road works', () => {
  const works = (ships: number): Table => {
    const t = main();
    const sea = t.b.topology.edges;
    let laid = 0;
    for (let edge = 0; edge < sea && laid < ships; edge++)
      if (
        t.b.rules.edgeFit(t.s, t.b.piece('ship').index, edge) &&
        t.b.walks.hexesAlong[edge].every((hex) => t.b.terrains[t.field('terrain', hex)].id !== 'unknown') &&
        t.b.walks.endsOf[edge].every((end) =>
          t.b.walks.hexesAt[end].every((hex) => t.b.terrains[t.field('terrain', hex)].id === 'sea'),
        )
      ) {
        t.put(0, 'ship', edge);
        laid++;
      }
    t.put(0, 'settlement', cornersIn(t, 'main')[0]);
    return t.cards(0, 'victory-point');
  };

  // proves buch/great-race: The victory point cards are road works here
  // proves buch/great-race: Road works lay as many roads as you have ships
  // proves buch/great-race: They are never ships.
  // proves buch/great-race: Lay a road for each ship that you have on the board.
  test('as many roads as ships, for nothing', () => {
    const t = works(2).play(0, 'play-card', { card: 'victory-point' });
    expect(t.decision).toBe('free-route');
    expect(new Set(t.legal(0, 'free-route').map(({ piece }) => piece))).toEqual(new Set(['road']));
    t.play(0, t.legal(0, 'free-route')[0]).play(0, t.legal(0, 'free-route')[0]);
    expect([t.decision, countOf(t.b, t.s, 0, t.b.piece('road').index)]).toEqual(['main', 2]);
    expect(t.points(0)).toBe(0);
  });

  test('without a ship the card is not played', () => {
    expect(works(0).legal(0, 'play-card')).toEqual([]);
  });
});

// proves buch/great-race: There is no Longest Road and no pirate.
// proves buch/great-race: There is no Largest Army.
test('no Longest Road and no pirate, and the army as the table likes', () => {
  expect(fresh().b.awards.map(({ id }) => id)).toEqual(['largest-army']);
  expect(fresh({ options: { raceArmy: 'none' } }).b.awards).toEqual([]);
  expect(fresh().b.blockers.map(({ id }) => id)).toEqual(['robber']);
});

describe('the robber', () => {
  // proves buch/great-race: The robber starts off the board
  // proves buch/great-race: It comes into play when the second settlement outside the home island
  // proves buch/great-race: The settlement that brings the robber may be of any two players
  test('comes with the second settlement abroad, whosever', () => {
    const t = main();
    expect(t.field('blocker', 0)).toBe(-1);
    const places = cornersIn(t, 'middle');
    t.put(0, 'road', t.b.walks.edgesAt[places[0]][0]);
    while (t.decision !== 'main') t.anything();
    t.give(0, TOWN).play(0, 'settlement', { corner: places[0] });
    expect([t.field('builtAbroad'), t.b.the.blockers.toMove(t.s, 0)]).toEqual([1, 0]);
    const [home] = cornersIn(t, 'main');
    t.put(0, 'road', t.b.walks.edgesAt[home][0]).give(0, TOWN).play(0, 'settlement', { corner: home });
    expect(t.field('builtAbroad')).toBe(1);
    t.play(0, 'end-turn').roll(7);
    expect(t.decision).toBe('main');
    t.built(1, 'settlement', places.find((corner) => t.b.rules.barFound(t.s, 1, corner) === undefined)!);
    t.play(1, 'end-turn').roll(7);
    expect(t.decision).toBe('move-blocker');
  });

  // proves buch/great-race: and never goes to the home island.
  test('never goes to the home island', () => {
    const t = main().set('builtAbroad', 0, 2);
    const bar = (hex: number) => t.b.the.blockers.barStand(t.s, 0, hex, 0)?.code;
    expect(hexesIn(t, 'main').map(bar)).toEqual(hexesIn(t, 'main').map(() => 'robber-kept-off'));
    expect(hexesIn(t, 'middle').map(bar)).toEqual(hexesIn(t, 'middle').map(() => undefined));
  });

  // proves buch/great-race: The Largest Army is worth no points.
  // proves buch/great-race: Its holder steals two cards instead of one
  // proves buch/great-race: A second card is stolen only if the player still has one.
  // proves buch/great-race: The Largest Army steals two cards with the robber
  test.each([
    [0, { ore: 3 }, 2],
    [0, { ore: 1 }, 1],
    [-1, { ore: 3 }, 1],
  ])('the holder (%i) steals from %o', (holder, hand, stolen) => {
    const t = main().set('builtAbroad', 0, 2).set('award', 0, holder).give(1, hand);
    expect(t.points(0)).toBe(0);
    t.b.the.blockers.rob(t.s, 0, 1);
    while (t.decision === 'steal') t.anything();
    expect(t.hand(0)).toEqual({ ore: stolen });
  });

  // proves buch/great-race: The toll of a port is one card
  test('a toll is one card, also for the holder', () => {
    const t = main().set('award', 0, 0).give(1, { ore: 3 });
    t.b.the.foreignPorts.collect(t.s, 0, 1);
    while (t.decision === 'steal') t.anything();
    expect(t.hand(0)).toEqual({ ore: 1 });
  });
});

// proves buch/great-race: Storm floods lie at sea.
// proves buch/great-race: With three, five and six players no ship lies on the edge of one or on an edge that meets it; with four players nobody builds on those edges
test.each([3, 4, 5, 6])(
  'with %i players storm floods keep ships off, and all else with four alone',
  (seats) => {
    const t = main({ seats });
    const storms = t.b.layout.marks.edges['storm-flood'];
    expect(storms.length).toBeGreaterThan(0);
    const reached = new Set(storms.flatMap(({ q, r, side }) => t.b.walks.endsOf[t.edge(q, r, side)]));
    const shut = seats === 4;
    const bars = (piece: string, edge: number) =>
      t.b.rules.barBuild(t.s, 0, t.b.piece(piece).index, edge)?.code === 'storm-flood';
    for (const { q, r, side } of storms)
      for (const end of t.b.walks.endsOf[t.edge(q, r, side)]) {
        expect(t.b.rules.barFound(t.s, 0, end)?.code === 'storm-flood').toBe(shut);
        for (const edge of t.b.walks.edgesAt[end]) {
          expect([bars('ship', edge), bars('road', edge)]).toEqual([true, shut]);
          const beyond = t.b.walks.endsOf[edge].find((corner) => corner !== end)!;
          for (const next of t.b.walks.edgesAt[beyond])
            if (!t.b.walks.endsOf[next].some((corner) => reached.has(corner)))
              expect(bars('ship', next)).toBe(false);
        }
      }
  },
);

test.each([
  [3, { hills: 1, fields: 2, forest: 3, mountains: 1, pasture: 3, gold: 2 }, 11, 8],
  [4, { hills: 3, fields: 3, forest: 3, mountains: 3, pasture: 3, gold: 2 }, 20, 20],
  [5, { hills: 4, fields: 4, forest: 4, mountains: 4, pasture: 4, gold: 3 }, 22, 24],
  [6, { hills: 5, fields: 5, forest: 5, mountains: 5, pasture: 4, gold: 3 }, 22, 20],
])('with %i players the map is laid to the counts', (seats, land, unknown, sea) => {
  const t = fresh({ seats }).until('place-building');
  const counts: Record<string, number> = {};
  for (const hex of t.b.layout.hexes.keys()) {
    const { id } = t.b.terrains[t.field('terrain', hex)];
    counts[id] = (counts[id] ?? 0) + 1;
  }
  expect(counts).toEqual({ ...land, unknown, sea });
});
