import { describe, expect, test } from 'vitest';
import { Table, type TableOptions } from '../table.ts';

const ROW = 'buch/fleets';
const SHIP = { lumber: 1, wool: 1 };
const open = (asked: TableOptions = {}) => new Table(ROW, asked).started().until('main', 0).bare();
const turn = (t: Table, number: number) => t.play(t.active, 'end-turn').roll(number);
const ships = (t: Table, seat = 0) =>
  t.b.walks.endsOf.flatMap((_, edge) =>
    t.b.fields.route.get(t.s, edge) === t.b.mark(seat, t.b.piece('fleet-ship').index) ? [edge] : [],
  );
/** the sides of the sea hex 1,1 from its west side on, clockwise: a chain at sea */
const chain = (t: Table, count: number, seat = 0) => {
  for (const side of SIDES.slice(0, count)) t.put(seat, 'fleet-ship', t.edge(1, 1, side));
  return t;
};
const SIDES = [3, 2, 1, 0, 5];
const side = (t: Table, n: number) => t.edge(1, 1, n);
/** a town of the seat at the first corner of the chain, as if there were land */
const moored = (t: Table, seat = 0) => t.put(seat, 'settlement', start(t));
const start = (t: Table) =>
  t.b.walks.endsOf[side(t, 3)].find((corner) => !t.b.walks.endsOf[side(t, 2)].includes(corner))!;

describe('a fleet', () => {
  // proves buch/fleets: You have one fleet of 1 to 5 ships
  // proves buch/fleets: A ship costs 1 lumber and 1 wool
  // proves buch/fleets: After that the fleet grows at either end
  // proves buch/fleets: A fleet closes no ring
  test('grows at both ends for lumber and wool, never in the middle nor to a ring, up to five ships', () => {
    const t = moored(chain(open(), 3)).give(0, { lumber: 3, wool: 3 });
    const grows = t.legal(0, 'fleet-ship').map(({ edge }) => Number(edge));
    const free = (end: number) =>
      t.b.walks.edgesAt[end].filter(
        (edge) => !ships(t).includes(edge) && t.b.rules.edgeFit(t.s, t.b.piece('fleet-ship').index, edge),
      );
    const tip = t.b.walks.endsOf[side(t, 1)].find(
      (corner) => !t.b.walks.endsOf[side(t, 2)].includes(corner),
    )!;
    expect(new Set(grows)).toEqual(new Set([...free(start(t)), ...free(tip)]));
    const fork = t.b.walks.endsOf[side(t, 2)]
      .flatMap((corner) => t.b.walks.edgesAt[corner])
      .find((edge) => !ships(t).includes(edge))!;
    expect(t.refusal(0, 'fleet-ship', { edge: fork })?.code).toBe('fleet-at-end');
    t.play(0, 'fleet-ship', { edge: side(t, 0) });
    expect(t.hand(0)).toEqual({ lumber: 2, wool: 2 });
    t.play(0, 'fleet-ship', { edge: side(t, 5) });
    expect(t.refusal(0, 'fleet-ship', { edge: side(t, 4) })?.code).toBe('none-left');
    t.b.rules.unbuild(t.s, t.b.piece('fleet-ship').index, side(t, 3));
    t.put(0, 'settlement', t.b.walks.endsOf[side(t, 5)][0]).put(0, 'fleet-ship', side(t, 4));
    t.b.rules.unbuild(t.s, t.b.piece('fleet-ship').index, side(t, 2));
    expect(t.refusal(0, 'fleet-ship', { edge: side(t, 3) })).toBeUndefined();
    t.play(0, 'fleet-ship', { edge: side(t, 3) });
    expect(t.refusal(0, 'fleet-ship', { edge: side(t, 2) })?.code).toBe('none-left');
  });

  test('a ring is refused even where a ship is left', () => {
    const t = moored(chain(open(), 5)).give(0, SHIP);
    t.b.fields.supply.set(t.s, 0, t.b.piece('fleet-ship').index, 1);
    expect(t.refusal(0, 'fleet-ship', { edge: side(t, 4) })?.code).toBe('fleet-at-end');
  });

  // proves buch/fleets: The first ship lies at one of your towns
  test('its first ship lies at an own town on the water, where nothing else lies', () => {
    const t = open().give(0, SHIP);
    const edge = t.edge(-3, 0, 3);
    expect(t.refusal(0, 'fleet-ship', { edge })?.code).toBe('fleet-at-town');
    t.put(0, 'settlement', t.corner(-3, 0, 2));
    expect(t.refusal(0, 'fleet-ship', { edge })).toBeUndefined();
    const inland = t.b.walks.edgesAt[t.corner(-3, 0, 2)].find(
      (at) => !t.b.rules.edgeFit(t.s, t.b.piece('fleet-ship').index, at),
    );
    if (inland !== undefined) expect(t.refusal(0, 'fleet-ship', { edge: inland })).toBeDefined();
    t.put(1, 'road', edge);
    expect(t.refusal(0, 'fleet-ship', { edge })?.code).toBe('taken');
  });

  test('no longer grows away from all own towns; one at another’s town does not help', () => {
    const t = moored(chain(open(), 2), 1).give(0, SHIP);
    expect(t.refusal(0, 'fleet-ship', { edge: side(t, 1) })?.code).toBe('fleet-at-town');
    const own = moored(chain(open(), 2)).give(0, SHIP);
    expect(own.refusal(0, 'fleet-ship', { edge: side(own, 1) })).toBeUndefined();
  });

  // proves buch/fleets: too, your fleet sails for
  test('a single ship sails to any neighbouring edge, for nothing', () => {
    const t = chain(open(), 1).give(0, {});
    const near = t.b.walks.edgesNear[side(t, 3)].filter((edge) =>
      t.b.rules.edgeFit(t.s, t.b.piece('fleet-ship').index, edge),
    );
    expect(new Set(t.legal(0, 'sail-fleet').map(({ edge }) => edge))).toEqual(new Set(near));
    t.play(0, 'sail-fleet', { from: side(t, 3), edge: side(t, 2) });
    expect(ships(t)).toEqual([side(t, 2)]);
  });

  // proves buch/fleets: Each ship sails once a turn
  // proves buch/fleets: A ship that was built this turn may sail
  test('of more the last ship of one end goes on at the other, each once a turn', () => {
    const t = chain(open(), 3);
    expect(t.refusal(0, 'sail-fleet', { from: side(t, 2), edge: side(t, 0) })?.code).toBe('fleet-not-end');
    expect(
      t.refusal(0, 'sail-fleet', {
        from: side(t, 3),
        edge: t.b.walks.edgesAt[start(t)].find((edge) => edge !== side(t, 3))!,
      })?.code,
    ).toBe('fleet-at-end');
    t.play(0, 'sail-fleet', { from: side(t, 3), edge: side(t, 0) });
    expect(new Set(ships(t))).toEqual(new Set([side(t, 2), side(t, 1), side(t, 0)]));
    expect(t.refusal(0, 'sail-fleet', { from: side(t, 0), edge: side(t, 3) })?.code).toBe('fleet-sailed');
    t.play(0, 'sail-fleet', { from: side(t, 2), edge: side(t, 5) });
    t.play(0, 'sail-fleet', { from: side(t, 1), edge: side(t, 4) });
    expect(t.legal(0, 'sail-fleet')).toEqual([]);
    for (const seat of [1, 2, 3, 0]) turn(t, 6).until('main', seat);
    expect(t.legal(0, 'sail-fleet').length).toBeGreaterThan(0);
    const built = moored(chain(open(), 1)).give(0, SHIP);
    built.play(0, 'fleet-ship', { edge: side(built, 2) });
    expect(built.legal(0, 'sail-fleet').some(({ from }) => from === side(built, 2))).toBe(true);
  });

  // proves buch/fleets: Towns and ships of others do not stop a fleet
  test('sails past towns of others, but not onto what lies there', () => {
    const t = moored(chain(open(), 1), 1);
    const past = t.b.walks.edgesAt[start(t)].find((edge) => edge !== side(t, 3))!;
    expect(t.refusal(0, 'sail-fleet', { from: side(t, 3), edge: past })).toBeUndefined();
    t.put(1, 'fleet-ship', past);
    expect(t.refusal(0, 'sail-fleet', { from: side(t, 3), edge: past })?.code).toBe('taken');
  });

  // proves buch/fleets: Fleets do not count for the Longest Road
  // proves buch/fleets: Road Building lays only roads
  test('counts for no road, and no card lays a ship', () => {
    const t = moored(chain(open(), 5));
    expect(t.field('award', t.b.award('longest-road'))).toBe(-1);
    t.put(0, 'settlement', t.corner(-3, 1, 2))
      .cards(0, 'road-building')
      .play(0, 'play-card', { card: 'road-building' });
    expect(new Set(t.legal(0, 'free-route').map(({ piece }) => piece))).toEqual(new Set(['road']));
  });
});

// proves buch/fleets: At any time in your turn, before the roll too, your fleet sails
// proves buch/fleets: At any time in your turn, before the roll too, you may swap it
test('a fleet sails and swaps tokens before the roll as after it, on the turn of its owner alone', () => {
  const t = open().set('heldToken', 1, 2);
  const hex = t.hex(0, 0);
  t.lay(hex, 'fields', 8)
    .put(1, 'fleet-ship', t.edge(0, 0, 5))
    .give(1, {});
  t.put(1, 'settlement', t.b.walks.endsOf[t.edge(0, 0, 5)][0]);
  const asked = () => [t.legal(1, 'sail-fleet').length > 0, t.legal(1, 'swap-token').length > 0];
  expect(asked()).toEqual([false, false]);
  t.play(0, 'end-turn');
  expect([t.decision, ...asked()]).toEqual(['roll', true, true]);
  t.play(1, 'swap-token', { hex }).roll(8);
  expect(t.hand(1)).toEqual({});
  expect([t.decision, ...asked()]).toEqual(['main', true, true]);
  const next = open();
  next.put(1, 'fleet-ship', next.edge(0, 0, 5)).play(0, 'end-turn');
  next.play(1, next.legal(1, 'sail-fleet')[0]);
  expect([next.decision, next.legal(1, 'sail-fleet')]).toEqual(['roll', []]);
});

describe('the start', () => {
  // proves buch/fleets: In the setup you may place the first ship
  // proves buch/fleets: Starting settlements stand on the two large islands
  test('a ship may take the place of one road, once', () => {
    const t = new Table(ROW).until('place-building');
    expect(t.refusal(0, 'place-building', { corner: t.corner(0, 0, 0) })?.code).toBe('start-elsewhere');
    const start = (q: number, r: number, corner: number) => {
      t.play(t.legal(0).length ? 0 : t.active, 'place-building', { corner: t.corner(q, r, corner) });
      return t.legal(0, 'start-fleet');
    };
    const [first] = start(-3, 0, 3);
    expect(first).toBeDefined();
    expect(t.refusal(0, 'start-fleet', { edge: t.edge(4, 0, 0) })?.code).toBe('fleet-at-town');
    t.play(0, first);
    expect(ships(t).length).toBe(1);
    t.until('place-building', 0)
      .play(0, 'place-building', { corner: t.corner(4, 1, 4) })
      .until('place-route', 0);
    expect(t.legal(0, 'start-fleet')).toEqual([]);
    expect(t.refusal(0, 'start-fleet', { edge: Number(t.legal(0, 'place-route')[0].edge) })?.code).toBe(
      'fleet-started',
    );
  });

  // proves buch/fleets: You begin with a number token
  // proves buch/fleets: The tokens 2, 3, 11 and 12 are dealt
  test('everybody is dealt another of the four tokens, by chance', () => {
    const dealt = [1, 2, 3, 4, 5].map((seed) => {
      const t = new Table(ROW, { seed }).until('place-building');
      return [0, 1, 2, 3].map((seat) => t.field('heldToken', seat));
    });
    for (const tokens of dealt) expect([...tokens].sort((a, z) => a - z)).toEqual([2, 3, 11, 12]);
    expect(new Set(dealt.map(String)).size).toBeGreaterThan(1);
  });
});

describe('small islands', () => {
  const GOODS = { brick: 1, lumber: 1, wool: 1, grain: 1 };

  // proves buch/fleets: Your first settlement on each small island
  // proves buch/fleets: After it you go on there by roads
  test('the first settlement is built beside an own ship without a road, the next by roads alone', () => {
    const t = open().give(0, GOODS);
    const corner = t.corner(0, 0, 5);
    const refused = () => t.refusal(0, 'settlement', { corner })?.code;
    expect(refused()).toBe('not-reached');
    t.put(1, 'fleet-ship', t.edge(0, 0, 5));
    expect(refused()).toBe('not-reached');
    t.b.rules.unbuild(t.s, t.b.piece('fleet-ship').index, t.edge(0, 0, 5));
    t.put(0, 'fleet-ship', t.edge(0, 0, 5));
    expect(refused()).toBeUndefined();
    t.put(0, 'settlement', t.corner(0, -1, 1));
    expect(refused()).toBe('not-reached');
    t.put(0, 'road', t.edge(0, 0, 0));
    expect(refused()).toBeUndefined();
  });

  // proves buch/fleets: Fleets lead to no large island
  test('a ship beside a large island founds nothing there', () => {
    const t = open().give(0, GOODS).put(0, 'fleet-ship', t0());
    function t0() {
      return open().edge(5, -1, 3);
    }
    for (const corner of t.b.walks.endsOf[t0()])
      expect(t.refusal(0, 'settlement', { corner })?.code).toBe('not-reached');
  });

  // proves buch/fleets: A settlement on a small island counts 1 and a city 2
  // proves buch/fleets: most there leads the island and has
  test('whoever has most there has a point, several have none', () => {
    const t = open();
    const corners = [t.corner(-1, 2, 4), t.corner(0, 2, 4), t.corner(1, 2, 4)];
    t.put(0, 'settlement', corners[0]);
    expect([t.points(0), t.field('regionsLed', 0)]).toEqual([2, 1]);
    t.put(1, 'settlement', corners[1]);
    expect([t.points(0), t.points(1)]).toEqual([1, 1]);
    t.put(1, 'city', corners[1]);
    expect([t.points(0), t.points(1)]).toEqual([1, 3]);
    t.put(0, 'settlement', corners[2]);
    expect([t.points(0), t.points(1)]).toEqual([2, 2]);
    t.b.rules.unbuild(t.s, t.b.piece('city').index, corners[1]);
    expect(t.points(0)).toBe(3);
    t.put(2, 'settlement', t.corner(-3, 1, 2));
    expect(t.points(2)).toBe(1);
  });
});

describe('number tokens', () => {
  // proves buch/fleets: you may swap it for the token of any land
  // proves buch/fleets: Deserts and the sea have no token
  // proves buch/fleets: The robber starts on a desert
  test('the held token is swapped with that of land at an own ship, again and again, the robber or not', () => {
    const t = open().set('heldToken', 0, 2);
    const hex = t.lay(t.hex(0, 0), 'fields', 8).lay(t.hex(0, -1), 'desert').hex(0, 0);
    expect(t.refusal(0, 'swap-token', { hex })?.code).toBe('token-out-of-reach');
    t.put(0, 'fleet-ship', t.edge(0, 0, 5)).put(1, 'fleet-ship', t.edge(2, 0, 5));
    t.b.fields.blocker.set(t.s, t.b.blocker('robber'), hex);
    expect(t.refusal(0, 'swap-token', { hex: t.hex(2, 0) })?.code).toBe('token-out-of-reach');
    expect(t.refusal(0, 'swap-token', { hex: t.hex(1, 0) })?.code).toBe('token-none');
    t.play(0, 'swap-token', { hex });
    expect([t.field('heldToken', 0), t.field('numbers', hex)]).toEqual([8, 1 << 2]);
    t.play(0, 'swap-token', { hex });
    expect([t.field('heldToken', 0), t.field('numbers', hex)]).toEqual([2, 1 << 8]);
    t.set('heldToken', 0, 8);
    expect(t.refusal(0, 'swap-token', { hex })?.code).toBe('token-same');
    t.lay(hex, 'desert');
    expect(t.refusal(0, 'swap-token', { hex })?.code).toBe('token-none');
  });

  // proves buch/fleets: 6 and 8 may come to lie side by side
  test('an 8 may be laid beside a 6', () => {
    const t = open()
      .set('heldToken', 0, 8)
      .put(0, 'fleet-ship', open().edge(0, 0, 5));
    t.lay(t.hex(0, 0), 'fields', 5).lay(t.hex(0, -1), 'hills', 6);
    expect(t.refusal(0, 'swap-token', { hex: t.hex(0, 0) })).toBeUndefined();
  });
});

describe('the pirate', () => {
  const seven = (prepare: (t: Table) => void, hex: readonly [number, number] = [1, 1]) => {
    const t = open();
    for (let seat = 0; seat < 4; seat++) t.give(seat, {});
    t.b.fields.blocker.set(t.s, t.b.blocker('pirate'), t.hex(4, 2));
    prepare(t);
    t.play(0, 'end-turn').play(1, 'roll').nature('dice', { red: 3, yellow: 4 });
    return t.play(1, 'move-blocker', { blocker: 'pirate', hex: t.hex(...hex) });
  };

  // proves buch/fleets: The pirate starts on the sea
  // proves buch/fleets: Fleets are built and sail beside it
  test('starts at sea, and hinders neither building nor sailing', () => {
    const t = moored(chain(open(), 1)).give(0, SHIP);
    expect(t.b.fields.blocker.get(t.s, t.b.blocker('pirate'))).toBe(t.hex(1, 1));
    expect(t.refusal(0, 'fleet-ship', { edge: side(t, 2) })).toBeUndefined();
    expect(t.refusal(0, 'sail-fleet', { from: side(t, 3), edge: side(t, 2) })).toBeUndefined();
  });

  // proves buch/fleets: On a 7 you may move the pirate instead of the robber
  // proves buch/fleets: If the last ship at an end of another player’s fleet
  // proves buch/fleets: Shorter fleets are safe
  test('on a 7 it takes the end of a fleet of three or more beside it, not of two, nor from the middle, nor of its mover', () => {
    const at = (t: Table) => [t.edge(2, 1, 3), t.edge(2, 1, 2), t.edge(2, 1, 1)];
    const laid = (seat: number, count: number) => (t: Table) => {
      for (const edge of at(t).slice(0, count)) t.put(seat, 'fleet-ship', edge);
    };
    expect(ships(seven(laid(0, 3)))).toHaveLength(2);
    expect(ships(seven(laid(0, 2)))).toHaveLength(2);
    expect(ships(seven(laid(1, 3)), 1)).toHaveLength(3);
    const middle = seven((t) => {
      for (const edge of [t.edge(1, 1, 2), t.edge(1, 1, 1), t.edge(2, 0, 5), t.edge(0, 1, 1)])
        t.put(0, 'fleet-ship', edge);
    });
    expect(ships(middle)).toHaveLength(4);
  });

  // proves buch/fleets: move the pirate, you also steal a card
  // proves buch/fleets: If both ends of a fleet lie there
  test('its mover steals as well, and chooses between two ends', () => {
    const t = seven((t) => chain(t, 3).give(0, { ore: 1 }));
    t.until('fleet-hunt', 1);
    expect(
      t
        .legal(1, 'fleet-hunt')
        .map(({ edge }) => edge)
        .sort(),
    ).toEqual([side(t, 3), side(t, 1)].sort());
    expect(t.refusal(1, 'fleet-hunt', { edge: side(t, 2) })?.code).toBe('fleet-elsewhere');
    t.play(1, 'fleet-hunt', { edge: side(t, 1) }).until('main', 1);
    expect(new Set(ships(t))).toEqual(new Set([side(t, 3), side(t, 2)]));
    expect([t.hand(0), t.hand(1)]).toEqual([{}, { ore: 1 }]);
  });

  // proves buch/fleets: A knight that moves it takes no ship
  // proves buch/fleets: Move the robber or the pirate and steal a card
  test('a knight that moves it takes no ship', () => {
    const t = open();
    t.b.fields.blocker.set(t.s, t.b.blocker('pirate'), t.hex(4, 2));
    for (const edge of [t.edge(2, 1, 3), t.edge(2, 1, 2), t.edge(2, 1, 1)]) t.put(1, 'fleet-ship', edge);
    t.cards(0, 'knight').play(0, 'play-card', { card: 'knight' });
    t.play(0, 'move-blocker', { blocker: 'pirate', hex: t.hex(1, 1) });
    expect(ships(t, 1)).toHaveLength(3);
  });
});

// proves buch/fleets: A gold field gives 1 good of any kind
test('gold gives a settlement one and a city two goods of choice', () => {
  const t = open();
  t.lay(t.hex(0, 0), 'gold', 5)
    .put(0, 'settlement', t.corner(0, 0, 5))
    .put(1, 'city', t.corner(0, 0, 3));
  turn(t, 5);
  expect(t.decision).toBe('choose-good');
  const before = [t.field('handSize', 0), t.field('handSize', 1)];
  t.until('main', 1);
  expect([t.field('handSize', 0) - before[0], t.field('handSize', 1) - before[1]]).toEqual([1, 2]);
});

// proves buch/fleets: Of the deserts the robber takes the first
// proves buch/fleets: The map is ours
// proves buch/fleets: Terrains and numbers are shuffled
// proves buch/fleets: Gold never gets a 6 or 8
test('the map has two large islands and four small ones, with all that is told of', () => {
  const boards = [1, 2, 3].map((seed) => new Table(ROW, { seed }).until('place-building'));
  for (const t of boards) {
    const hexes = Array.from({ length: t.b.topology.hexes }, (_, hex) => hex);
    const of = (id: string) => hexes.filter((hex) => t.field('terrain', hex) === t.b.terrain(id));
    expect(
      ['hills', 'fields', 'forest', 'mountains', 'pasture', 'gold', 'desert'].map((id) => of(id).length),
    ).toEqual([5, 5, 5, 5, 5, 2, 3]);
    const region = (hex: number) => t.b.layout.hexes[hex].region ?? '';
    const sizes = ['west', 'east', 'isle-1', 'isle-2', 'isle-3', 'isle-4'].map(
      (id) => hexes.filter((hex) => region(hex) === id).length,
    );
    expect(sizes).toEqual([10, 10, 3, 2, 2, 3]);
    for (const hex of of('gold')) {
      expect(region(hex)).toMatch(/^isle/);
      expect([1 << 6, 1 << 8]).not.toContain(t.field('numbers', hex));
      for (const near of t.b.walks.hexesBeside[hex]) expect(of('gold')).not.toContain(near);
    }
    for (const hex of of('desert')) expect(region(hex)).toMatch(/west|east/);
    for (const hex of hexes)
      for (const near of t.b.walks.hexesBeside[hex])
        if (region(hex) && region(near)) expect(region(near)).toBe(region(hex));
    const tokens = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12].map(
      (n) => hexes.filter((hex) => t.field('numbers', hex) === 1 << n).length,
    );
    expect(tokens).toEqual([1, 3, 3, 3, 3, 3, 3, 3, 3, 2]);
    const { q, r } = t.b.topology;
    const [first] = of('desert').sort((a, z) => r[a] - r[z] || q[a] - q[z]);
    expect(t.field('blocker', t.b.blocker('robber'))).toBe(first);
  }
  const cells = (t: Table) => String(t.s.cells.slice(t.b.at.terrain, t.b.at.terrain + t.b.topology.hexes));
  expect(new Set(boards.map(cells)).size).toBe(3);
});

// proves buch/fleets: The first to 12
test('12 points win', () => {
  const t = new Table(ROW);
  expect(t.b.rules.goal(t.s)).toBe(12);
});
