import { describe, expect, it } from 'vitest';
import { Table, type TableOptions } from '../table.ts';

const FISH = 'traders-barbarians/fishermen';
const SCENARIOS = ['four-islands', 'fog-islands', 'through-the-desert', 'forgotten-tribe'];
const table = (scenario: string, options: TableOptions = {}): Table =>
  new Table(`seafarers/${scenario}`, { modules: [FISH], ...options });

/** the region of the land beside each fishing ground */
const grounds = (t: Table): (string | undefined)[] =>
  t.b.layout.marks.edges['fishing-ground']
    .filter((_, i) => i % 2 === 0)
    .map(({ q, r }) => t.b.layout.hexes[t.hex(q, r)].region);
const count = (t: Table, terrain: string): number =>
  t.b.layout.hexes.filter((_, hex) => t.field('terrain', hex) === t.b.terrain(terrain)).length;
const purse = (t: Table, seat: number): number[] =>
  [0, 1, 2, 3].map((kind) => t.field('fish', seat * 4 + kind));

describe.each(SCENARIOS)('the fishermen and %s', (scenario) => {
  // proves seafarers/fog-islands-fishermen: The map is the one with half
  it('play on the map of the scenario', () => {
    const alone = new Table(`seafarers/${scenario}`, {
      options: scenario === 'fog-islands' ? { fog: 'half' } : {},
    });
    expect(table(scenario).b.layout.id).toBe(alone.b.layout.id);
  });

  // proves seafarers/four-islands-fishermen: No map of this game is known
  // proves seafarers/through-the-desert-fishermen: The places of the grounds are ours
  // proves seafarers/fog-islands-fishermen: of the seven places
  it('lay their grounds on free coasts that do not touch', () => {
    const t = table(scenario).until('place-building');
    const { edgeCorner } = t.b.topology;
    const places = t.b.layout.marks.edges['fishing-ground'].map((at) => t.edge(at.q, at.r, at.side));
    const corners = places.flatMap((edge) => [edgeCorner[edge * 2], edgeCorner[edge * 2 + 1]]);
    // the two edges of a ground share one corner, and that is all
    expect(new Set(corners).size).toBe(places.length * 1.5);
    const ship = t.b.piece('ship').index;
    const road = t.b.piece('road').index;
    for (const edge of places)
      expect(t.b.rules.edgeFit(t.s, ship, edge) && t.b.rules.edgeFit(t.s, road, edge)).toBe(true);
    const harbours = t.b.layout.harbours.places
      .filter((_, i) => t.field('harbour', i) >= 0)
      .map((at) => t.edge(at.q, at.r, at.side));
    expect(places.filter((edge) => harbours.includes(edge))).toEqual([]);
  });

  // proves seafarers/four-islands-fishermen, seafarers/fog-islands-fishermen, seafarers/through-the-desert-fishermen, seafarers/forgotten-tribe-fishermen: The scenario sets the goal
  // proves seafarers/four-islands-fishermen, seafarers/fog-islands-fishermen, seafarers/through-the-desert-fishermen, seafarers/forgotten-tribe-fishermen: The robber starts where the scenario
  it('keep the goal and the robber of the scenario, but for a point more with the old boot', () => {
    const options = scenario === 'fog-islands' ? { fog: 'half' } : {};
    const alone = new Table(`seafarers/${scenario}`, { options }).until('place-building');
    const t = table(scenario).until('place-building');
    expect(t.b.rules.target(t.s, 0)).toBe(alone.b.rules.target(alone.s, 0));
    expect(t.set('boot', 0, 0).b.rules.target(t.s, 0)).toBe(alone.b.rules.target(alone.s, 0) + 1);
    const robber = (of: Table) => of.field('blocker', of.b.blocker('robber'));
    expect(robber(t)).toBe(robber(alone));
  });

  it('come to an end', () => {
    const t = table(scenario, { seats: 3, options: { points: 6 } });
    for (let i = 0; i < 20_000 && !t.over; i++) t.anything();
    expect(t.over).toBe(true);
  });
});

describe('The Four Islands', () => {
  // proves seafarers/four-islands-fishermen: Everybody starts with two tokens
  it.each([3, 4, 5, 6])('%i players begin with two 1-fish, two 2-fish and one 3-fish token each', (seats) => {
    const t = table('four-islands', { seats }).until('place-building');
    for (let seat = 0; seat < seats; seat++) {
      expect(purse(t, seat)).toEqual([0, 2, 2, 1]);
      expect(t.field('fishCount', seat)).toBe(5);
    }
    expect(t.field('fishLeft')).toBe((seats > 4 ? 44 : 30) - 5 * seats);
    expect(grounds(t)).toHaveLength(seats > 4 ? 8 : 6);
    expect(count(t, 'lake')).toBe(0);
  });

  it.each(['older', '1997'])('the grounds have room on the maps of before 2008 too (%s)', (seaEdition) => {
    for (const seats of [3, 4])
      expect(grounds(table('four-islands', { seats, options: { seaEdition } }))).toHaveLength(6);
  });
});

describe('The Fog Islands', () => {
  // proves seafarers/fog-islands-fishermen: Six fishing grounds
  it('all six grounds lie on the coast of the known land', () => {
    for (const fog of ['half', 'strip', 'half-1997'])
      expect(grounds(table('fog-islands', { options: { fog } }))).toEqual(Array(6).fill('main'));
  });

  // proves seafarers/fog-islands-fishermen: A lake takes the place
  it('a lake takes the place of the desert in the fog', () => {
    const t = table('fog-islands').until('place-building');
    expect(t.field('stackTerrain', t.b.terrain('lake'))).toBe(1);
    expect(t.field('stackTerrain', t.b.terrain('desert'))).toBe(0);
  });

  // proves seafarers/fog-islands-fishermen: It brings its discoverer
  it('the lake in the fog has its numbers, and brings its discoverer nothing at once', () => {
    const t = table('fog-islands').started().until('main', 0).bare();
    const hidden = t.b.layout.hexes.findIndex((hex) => hex.hidden);
    const { hexEdge, hexPlace, hexPlaceFrom } = t.b.topology;
    for (let i = 0; i < t.b.layout.hexes.length; i++)
      if (t.b.layout.hexes[i].hidden) t.lay(i, i === hidden ? 'unknown' : 'sea');
    t.set('stackTerrain', t.b.terrain('lake'), 1).give(0, {});
    t.put(0, 'ship', hexEdge[hidden * 6]).nature('discover', { terrain: 'lake', number: 0 });
    expect(t.field('numbers', hidden)).toBe((1 << 2) | (1 << 3) | (1 << 11) | (1 << 12));
    expect(t.hand(0)).toEqual({});
    t.put(1, 'settlement', hexPlace[hexPlaceFrom[hidden]]);
    t.play(0, 'end-turn').roll(12);
    expect(t.decision).toBe('draw-fish');
  });
});

describe('Through the Desert', () => {
  // proves seafarers/through-the-desert-fishermen: Two fishing grounds
  it.each([3, 4])('with %i players two grounds lie at the main area and four beyond', (seats) => {
    for (const seaEdition of ['present', 'older', '1997']) {
      const places = grounds(table('through-the-desert', { seats, options: { seaEdition } }));
      expect(places.filter((region) => region === 'main')).toHaveLength(2);
      expect(places).toHaveLength(6);
    }
  });

  // proves seafarers/through-the-desert-fishermen: A lake takes the place
  // proves seafarers/through-the-desert-fishermen: The printed tokens of this map
  it('a lake takes the place of one of the fields inland in the main area, and one of its numbers is left out', () => {
    const plain = new Table('seafarers/through-the-desert').until('place-building');
    const t = table('through-the-desert').until('place-building');
    expect([count(t, 'fields'), count(t, 'lake')]).toEqual([count(plain, 'fields') - 1, 1]);
    const lake = t.b.layout.hexes.findIndex((_, hex) => t.field('terrain', hex) === t.b.terrain('lake'));
    expect(t.b.layout.hexes[lake].region).toBe('main');
    const { hexHex } = t.b.topology;
    for (const hex of hexHex.subarray(lake * 6, lake * 6 + 6)) {
      expect(hex).toBeGreaterThanOrEqual(0);
      expect(t.b.land[t.field('terrain', hex)]).toBe(1);
    }
    const tokens = (of: Table, number: number) =>
      of.b.layout.hexes.filter((_, hex) => hex !== lake && (of.field('numbers', hex) >> number) & 1).length;
    const twelves = plain.b.layout.hexes.filter((_, hex) => (plain.field('numbers', hex) >> 12) & 1).length;
    expect(tokens(t, 12)).toBe(twelves - 1);
  });
});

// proves seafarers/fog-islands-fishermen: Without a desert in the fog there is no lake
it('without a desert in the fog there is no lake', () => {
  for (const seats of [3, 4]) {
    const t = table('fog-islands', { seats, options: { fog: 'strip' } }).until('place-building');
    expect([t.field('stackTerrain', t.b.terrain('lake')), count(t, 'lake')]).toEqual([0, 0]);
  }
});

describe.each(['four-islands', 'fog-islands', 'through-the-desert'])('fish spent at sea: %s', (scenario) => {
  /** seat 0 after a roll that gave nothing, on an empty board, with tokens of 2, 2 and 3 fish */
  const fishing = (): Table => {
    const t = table(scenario).started().bare().roll(2).until('main', 0);
    for (let seat = 0; seat < 4; seat++) {
      t.give(seat, {}).set('fishCount', seat, 0);
      for (let kind = 1; kind < 4; kind++) t.set('fish', seat * 4 + kind, 0);
    }
    return t.set('fish', 2, 2).set('fish', 3, 1).set('fishCount', 0, 3);
  };

  // proves seafarers/four-islands-fishermen, seafarers/fog-islands-fishermen, seafarers/through-the-desert-fishermen: Five fish lay
  it('five fish lay a road or a ship', () => {
    const t = fishing();
    const [place] = t.b.layout.harbours.places;
    t.put(0, 'settlement', t.b.topology.edgeCorner[t.edge(place.q, place.r, place.side) * 2]).play(
      0,
      'fish-road',
    );
    t.play(0, 'pay-fish', { token: 'three-fish' }).play(0, 'pay-fish', { token: 'two-fish' });
    expect(new Set(t.legal(0, 'free-route').map(({ piece }) => piece))).toEqual(new Set(['road', 'ship']));
  });

  it('a ship draws nothing at a ground, and the pirate stops none', () => {
    const drawn = (set: (t: Table, edge: number) => void): number => {
      const t = fishing();
      const [ground] = t.b.layout.marks.edges['fishing-ground'];
      const edge = t.edge(ground.q, ground.r, ground.side);
      for (let seat = 0; seat < 4; seat++) t.set('fishCount', seat, 0);
      t.set('fish', 2, 0).set('fish', 3, 0);
      set(t, edge);
      t.play(0, 'end-turn').roll(t.field('fishingGround', edge));
      for (let i = 0; i < 20 && t.decision !== 'main' && t.decision !== 'move-blocker'; i++) t.anything();
      return t.field('fishCount', 0);
    };
    const pirateAt = (t: Table, edge: number): Table =>
      t.set(
        'blocker',
        t.b.blocker('pirate'),
        t.b.walks.hexesAlong[edge].find((hex) => t.b.land[t.field('terrain', hex)] === 0) ?? -1,
      );
    expect(drawn((t, edge) => t.put(0, 'ship', edge))).toBe(0);
    expect(drawn((t, edge) => pirateAt(t, edge).put(0, 'settlement', t.b.walks.endsOf[edge][0]))).toBe(1);
  });

  // proves seafarers/four-islands-fishermen, seafarers/fog-islands-fishermen, seafarers/through-the-desert-fishermen: Two send the robber
  it('two send the robber or the pirate off the board, until a 7 or a knight brings it back', () => {
    const t = fishing();
    const [robber, pirate] = ['robber', 'pirate'].map((id) => t.b.blocker(id));
    const lying = (terrain: number) =>
      t.b.layout.hexes.findIndex((_, hex) => t.b.land[t.field('terrain', hex)] === terrain);
    t.set('blocker', robber, lying(1)).set('blocker', pirate, lying(0));
    t.play(0, 'fish-robber')
      .play(0, 'pay-fish', { token: 'two-fish' })
      .play(0, 'expel', { blocker: 'pirate' });
    expect([t.field('blocker', robber), t.field('blocker', pirate)]).toEqual([lying(1), -1]);
    t.play(0, 'fish-robber').play(0, 'pay-fish', { token: 'two-fish' });
    expect([t.field('blocker', robber), t.field('blocker', pirate)]).toEqual([-1, -1]);
    t.cards(0, 'knight').play(0, 'play-card', { card: 'knight' });
    expect(new Set(t.legal(0, 'move-blocker').map(({ blocker }) => blocker))).toEqual(
      new Set(['robber', 'pirate']),
    );
  });
});

describe('The Forgotten Tribe', () => {
  // proves seafarers/forgotten-tribe-fishermen: A lake takes the place
  // proves seafarers/forgotten-tribe-fishermen: the 12, which the lake has as well
  it('a lake takes the place of one of the fields of the main island, and the 12 is left out', () => {
    const alone = new Table('seafarers/forgotten-tribe').until('place-building');
    const t = table('forgotten-tribe').until('place-building');
    expect([count(t, 'fields'), count(t, 'lake')]).toEqual([count(alone, 'fields') - 1, 1]);
    const lake = t.b.layout.hexes.findIndex((_, hex) => t.field('terrain', hex) === t.b.terrain('lake'));
    expect(t.b.layout.hexes[lake].region).toBe('main');
    const twelves = (of: Table) =>
      of.b.layout.hexes.filter((_, hex) => hex !== lake && (of.field('numbers', hex) >> 12) & 1).length;
    expect([twelves(alone), twelves(t)]).toEqual([1, 0]);
  });
});

// proves seafarers/fog-islands-fishermen: Three who choose the strip of fog
it('three who choose the strip of fog play on the map for four', () => {
  const strip = { options: { fog: 'strip' } };
  const t = table('fog-islands', { seats: 3, ...strip });
  expect(t.b.layout.id).toBe(new Table('seafarers/fog-islands', { seats: 4, ...strip }).b.layout.id);
  expect(grounds(t)).toHaveLength(6);
});

// proves seafarers/fog-islands-fishermen: A lake in the fog may come
it('a lake in the fog may come to lie beside the sea', () => {
  const t = table('fog-islands').started().until('main', 0).bare();
  const { hexHex, hexEdge } = t.b.topology;
  const rim = t.b.layout.hexes.findIndex(
    ({ hidden }, hex) => hidden && hexHex.subarray(hex * 6, hex * 6 + 6).some((next) => next < 0),
  );
  for (let hex = 0; hex < t.b.layout.hexes.length; hex++)
    if (t.b.layout.hexes[hex].hidden) t.lay(hex, hex === rim ? 'unknown' : 'sea');
  t.set('stackTerrain', t.b.terrain('lake'), 1);
  const shore = [0, 1, 2, 3, 4, 5].find((side) => hexEdge[rim * 6 + side] >= 0)!;
  t.put(0, 'ship', hexEdge[rim * 6 + shore]).nature('discover', { terrain: 'lake', number: 0 });
  expect(t.field('terrain', rim)).toBe(t.b.terrain('lake'));
});
