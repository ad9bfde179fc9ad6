import { describe, expect, test } from 'vitest';
import { Table } from '../table.ts';

/** seat 0 has the turn on a bare board with empty hands; the pirate is far away */
function atSea(options: Record<string, unknown> = {}): Table {
  const t = new Table('seafarers/core', { seats: 4, options }).started().until('main', 0).bare();
  for (let seat = 0; seat < 4; seat++) t.give(seat, {});
  pirateTo(t, -3, 0);
  return rested(t);
}

function pirateTo(t: Table, q: number, r: number): Table {
  return t.set('blocker', t.b.blocker('pirate'), t.hex(q, r));
}

/** what lies on the board was laid on an earlier turn */
function rested(t: Table): Table {
  const fresh = t.b.field('laneFresh');
  t.s.cells.fill(0, fresh, fresh + t.b.topology.edges);
  return t.set('laneMoved', 0, 0);
}

/** the turn of seat 0, before its roll */
const beforeRoll = (t: Table): Table => {
  while (t.decision !== 'roll' || t.active !== 0)
    t.decision === 'main' ? t.play(t.active, 'end-turn') : t.decision === 'roll' ? t.roll(2) : t.anything();
  return t;
};

const supply = (t: Table, seat: number, piece: string) =>
  t.field('supply', seat * t.b.pieces.length + t.b.piece(piece).index);

describe('ships', () => {
  // proves sea: A ship costs 1 lumber
  // proves sea: Everybody has 15
  test('a ship costs 1 lumber and 1 wool, and everybody has 15', () => {
    const t = atSea();
    expect(supply(t, 0, 'ship')).toBe(15);
    t.put(0, 'settlement', t.corner(2, 0, 2)).give(0, { lumber: 1, wool: 1 });
    t.play(0, 'ship', { edge: t.edge(2, 0, 2) });
    expect(t.hand(0)).toEqual({});
    expect(supply(t, 0, 'ship')).toBe(14);
  });

  // proves sea: At the start you may place a ship
  test('at the start a ship may be placed instead of a road', () => {
    const t = new Table('seafarers/core', { seats: 4 }).until('place-building');
    t.play(0, 'place-building', { corner: t.corner(2, 0, 2) });
    const routes = t.legal(0, 'place-route');
    expect(routes.filter(({ piece }) => piece === 'ship').map(({ edge }) => edge)).toEqual(
      expect.arrayContaining([t.edge(2, 0, 2), t.edge(2, 0, 3)]),
    );
    expect(routes.filter(({ piece }) => piece === 'road')).toHaveLength(2);
    t.play(0, 'place-route', { piece: 'ship', edge: t.edge(2, 0, 2) });
    expect(t.decision).toBe('place-building');
  });

  // proves seafarers/core: Everybody starts on the main
  test('starting settlements stand on the main island', () => {
    const t = new Table('seafarers/core', { seats: 4 }).until('place-building');
    expect(t.refusal(0, 'place-building', { corner: t.corner(3, 0, 4) })?.code).toBe('start-elsewhere');
  });

  // proves sea: Road Building lays two
  // proves sea: Lay two roads or ships
  test('road building lays roads or ships', () => {
    const t = atSea().cards(0, 'road-building');
    t.put(0, 'settlement', t.corner(2, 0, 2));
    t.play(0, 'play-card', { card: 'road-building' });
    t.play(0, 'free-route', { piece: 'ship', edge: t.edge(2, 0, 2) });
    t.play(0, 'free-route', { piece: 'road', edge: t.edge(2, 0, 3) });
    expect(t.decision).toBe('main');
  });

  // proves sea: You may trade and
  test('trading and building may be mixed freely', () => {
    const t = atSea().give(0, { lumber: 1, wool: 5 });
    t.put(0, 'settlement', t.corner(2, 0, 2));
    t.play(0, 'ship', { edge: t.edge(2, 0, 2) });
    t.play(
      0,
      'bank-trade',
      t.legal(0, 'bank-trade').find(({ want }) => want === 'lumber'),
    );
    expect(t.hand(0).lumber).toBe(1);
  });

  test('several harbours may lie on one sea hex, and each serves two corners', () => {
    const t = atSea();
    for (const [i, place] of t.b.layout.harbours.places.entries()) {
      const ends = [t.b.harbourCorner[i * 2], t.b.harbourCorner[i * 2 + 1]];
      for (const end of ends) {
        t.bare().put(0, 'settlement', end);
        const kind = t.b.harbourKinds[t.field('harbour', i)];
        const good = t.b.good(kind === 'any' ? 'ore' : kind);
        expect(t.b.the.bank.rate(t.s, 0, good), `${place.q},${place.r}`).toBe(kind === 'any' ? 3 : 2);
      }
    }
  });
});

describe('gold', () => {
  const golden = () => {
    const t = beforeRoll(atSea().bare());
    for (let seat = 0; seat < 4; seat++) t.give(seat, {});
    for (let hex = 0; hex < t.b.topology.hexes; hex++) t.set('numbers', hex, 0);
    return t.lay(t.hex(3, 0), 'gold', 5);
  };

  // proves sea: A gold field gives 1 good
  test('a settlement beside a gold field gives one good of your choice', () => {
    const t = golden();
    t.put(1, 'settlement', t.corner(3, 0, 4)).roll(5);
    expect(t.decision).toBe('choose-good');
    t.play(1, 'choose-good', { good: 'ore' });
    expect(t.hand(1)).toEqual({ ore: 1 });
    expect(t.decision).toBe('main');
  });

  // proves sea: A gold field gives 1 good
  test('a city gives two, equal or different', () => {
    const t = golden();
    t.put(1, 'settlement', t.corner(3, 0, 4))
      .put(1, 'city', t.corner(3, 0, 4))
      .roll(5);
    t.play(1, 'choose-good', { good: 'ore' }).play(1, 'choose-good', { good: 'wool' });
    expect(t.hand(1)).toEqual({ ore: 1, wool: 1 });
  });

  // proves sea: Gold is chosen after
  test('goods of other hexes are paid before gold is chosen', () => {
    const t = golden().setBank('ore', 1);
    t.lay(t.hex(0, 0), 'mountains', 5);
    t.put(1, 'settlement', t.corner(3, 0, 4))
      .put(2, 'settlement', t.corner(0, 0, 0))
      .roll(5);
    expect(t.hand(2)).toEqual({ ore: 1 });
    expect(t.refusal(1, 'choose-good', { good: 'ore' })?.code).toBe('bank-empty');
  });

  // proves sea: Gold is chosen after
  test('a choice ends when the bank has nothing left', () => {
    const t = golden();
    for (const { id } of t.b.goods) t.setBank(id, id === 'brick' ? 1 : 0);
    t.put(1, 'settlement', t.corner(3, 0, 4))
      .put(1, 'city', t.corner(3, 0, 4))
      .roll(5);
    t.play(1, 'choose-good', { good: 'brick' });
    expect([t.hand(1), t.decision]).toEqual([{ brick: 1 }, 'main']);
  });

  test('the robber on a gold field stops it', () => {
    const t = golden();
    t.set('blocker', t.b.blocker('robber'), t.hex(3, 0));
    t.put(1, 'settlement', t.corner(3, 0, 4)).roll(5);
    expect([t.hand(1), t.decision]).toEqual([{}, 'main']);
  });

  // proves sea: A gold field beside the last
  test('a gold field beside the last starting settlement gives one good of your choice', () => {
    const t = new Table('seafarers/core', { seats: 4 });
    t.until('place-building');
    for (let hex = 0; hex < t.b.topology.hexes; hex++)
      if (t.b.land[t.field('terrain', hex)]) t.lay(hex, 'desert');
    t.lay(t.hex(0, 0), 'gold', 5);
    const start = (seat: number, q: number, r: number, corner: number) => {
      t.play(seat, 'place-building', { corner: t.corner(q, r, corner) });
      t.play(seat, 'place-route', t.legal(seat, 'place-route')[0]);
    };
    start(0, 0, 0, 0);
    start(1, 0, 0, 2);
    start(2, -3, 3, 3);
    start(3, -1, 3, 4);
    t.play(3, 'place-building', { corner: t.corner(0, 0, 4) });
    expect(t.decision).toBe('choose-good');
    t.play(3, 'choose-good', { good: 'grain' });
    expect([t.hand(3), t.hand(0)]).toEqual([{ grain: 1 }, {}]);
    expect(t.decision).toBe('place-route');
  });

  // proves sea: Gold is chosen after
  test('choices are made in turn order, and the bank must have what is chosen', () => {
    const t = golden().setBank('ore', 1);
    t.put(1, 'settlement', t.corner(3, 0, 4))
      .put(0, 'settlement', t.corner(3, 0, 0))
      .roll(5);
    t.play(0, 'choose-good', { good: 'ore' });
    expect(t.refusal(1, 'choose-good', { good: 'ore' })).toBeDefined();
    t.play(1, 'choose-good', { good: 'brick' });
  });
});

describe('the pirate', () => {
  // proves sea: On a 7, or with a knight
  test('on a seven either the robber or the pirate is moved, not both', () => {
    const t = beforeRoll(atSea());
    for (let seat = 0; seat < 4; seat++) t.give(seat, {});
    t.roll(7);
    const moves = t.legal(0, 'move-blocker');
    expect(new Set(moves.map(({ blocker }) => blocker))).toEqual(new Set(['robber', 'pirate']));
    t.play(0, 'move-blocker', { blocker: 'pirate', hex: t.hex(2, 0) });
    expect(t.decision).toBe('main');
  });

  // proves sea: The pirate goes to any sea
  // proves sea: must leave its hex
  test('the pirate goes to any sea hex, the robber to any land', () => {
    const t = beforeRoll(atSea());
    for (let seat = 0; seat < 4; seat++) t.give(seat, {});
    t.roll(7);
    const land = (hex: unknown) => t.b.land[t.field('terrain', Number(hex))] === 1;
    for (const { blocker, hex } of t.legal(0, 'move-blocker')) expect(land(hex)).toBe(blocker === 'robber');
    expect(t.legal(0, 'move-blocker').filter(({ blocker }) => blocker === 'pirate')).toHaveLength(15);
    expect(t.refusal(0, 'move-blocker', { blocker: 'pirate', hex: t.hex(-3, 0) })?.code).toBe(
      'blocker-stays',
    );
  });

  // proves sea: The pirate goes to any sea
  test('its mover steals from one player with a ship beside it', () => {
    const t = beforeRoll(atSea().bare());
    t.put(1, 'settlement', t.corner(2, 0, 2))
      .put(1, 'ship', t.edge(2, 0, 2))
      .put(2, 'settlement', t.corner(3, 0, 4));
    t.give(0, {}).give(1, { ore: 1 }).give(2, { ore: 1 }).give(3, { ore: 1 }).roll(7);
    t.play(0, 'move-blocker', { blocker: 'pirate', hex: t.hex(2, 0) }).nature('steal', { good: 'ore' });
    expect(t.hand(0)).toEqual({ ore: 1 });
    expect(t.hand(1)).toEqual({});
  });

  // proves sea: On a 7, or with a knight
  // proves sea: Move the robber or the pirate
  test('a knight moves the pirate as well', () => {
    const t = atSea().cards(0, 'knight').play(0, 'play-card', { card: 'knight' });
    t.play(0, 'move-blocker', { blocker: 'pirate', hex: t.hex(2, 0) });
    expect(t.field('blocker', t.b.blocker('pirate'))).toBe(t.hex(2, 0));
  });

  // proves sea: No ship may be built on
  test('no ship is built on an edge of its hex', () => {
    const t = pirateTo(atSea(), 2, 0).give(0, { lumber: 1, wool: 1 });
    t.put(0, 'settlement', t.corner(2, 0, 2));
    expect(t.refusal(0, 'ship', { edge: t.edge(2, 0, 2) })?.code).toBe('pirate-near');
    expect(t.refusal(0, 'ship', { edge: t.edge(1, 0, 1) })).toBeUndefined();
  });

  // proves sea: No ship may be built on
  test('no ship is moved to an edge of its hex', () => {
    const t = pirateTo(atSea(), 2, 0);
    t.put(0, 'settlement', t.corner(2, 0, 2)).put(0, 'ship', t.edge(1, 0, 1));
    rested(t).play(0, 'move-ship', { edge: t.edge(1, 0, 1) });
    expect(t.legal(0, 'ship-to').map(({ edge }) => edge)).not.toContain(t.edge(2, 0, 2));
  });

  // proves sea: No ship may be built on
  test('ships beside it may not be moved away', () => {
    const t = atSea();
    t.put(0, 'settlement', t.corner(2, 0, 2)).put(0, 'ship', t.edge(2, 0, 2));
    pirateTo(rested(t), 2, 0);
    expect(t.refusal(0, 'move-ship', { edge: t.edge(2, 0, 2) })?.code).toBe('pirate-near');
    expect(t.refusal(0, 'move-ship', { edge: t.edge(2, 0, 2) })).toBeDefined();
  });

  // proves sea: The pirate stops only ships
  test('roads and settlements are built beside it', () => {
    const t = pirateTo(atSea(), 2, 0).give(0, { brick: 2, lumber: 2, wool: 1, grain: 1 });
    t.put(0, 'settlement', t.corner(0, 0, 0))
      .put(0, 'road', t.edge(1, 0, 2))
      .put(0, 'road', t.edge(1, 0, 1));
    t.play(0, 'settlement', { corner: t.corner(2, 0, 2) });
    t.play(0, 'road', { edge: t.edge(2, 0, 3) });
    expect(t.hand(0)).toEqual({});
  });

  // proves sea: The pirate’s hex is closed
  test('its hex is closed to ships at the start as well', () => {
    const t = new Table('seafarers/core', { seats: 4 }).until('place-building');
    pirateTo(t, 2, 0).play(0, 'place-building', { corner: t.corner(2, 0, 2) });
    const ships = t.legal(0, 'place-route').filter(({ piece }) => piece === 'ship');
    expect(ships.map(({ edge }) => edge)).toEqual([t.edge(1, 0, 1)]);
  });

  test('it robs of hand cards only players with a ship beside it, at the choice of its mover', () => {
    const t = beforeRoll(atSea().bare());
    t.put(1, 'ship', t.edge(2, 0, 2))
      .put(2, 'ship', t.edge(2, 0, 1))
      .put(3, 'ship', t.edge(-3, 0, 3));
    t.give(0, {}).give(1, { ore: 1 }).give(2, { wool: 1 }).give(3, { brick: 1 }).roll(7);
    t.play(0, 'move-blocker', { blocker: 'pirate', hex: t.hex(2, 0) });
    expect(t.legal(0, 'rob').map(({ seat }) => seat)).toEqual([1, 2]);
    t.play(0, 'rob', { seat: 2 }).nature('steal', { good: 'wool' });
    expect(t.hand(0)).toEqual({ wool: 1 });
  });

  test('it does not stop a gold field or any other hex', () => {
    const t = pirateTo(atSea(), 2, 0);
    expect(t.b.rules.hexStopped(t.s, t.hex(1, 0))).toBe(false);
  });

  test('it is at sea even where the robber may go only to hexes that produce', () => {
    const t = atSea({ robber: 'producing-only' });
    expect(t.b.the.blockers.barStand(t.s, t.b.blocker('pirate'), t.hex(2, 0), 0)).toBeUndefined();
  });
});

// proves seafarers/core: Without a scenario, the
// proves seafarers/core: Settling the small islands earns no
test('without a scenario the game goes to 12 points, and islands bring none', () => {
  const t = atSea();
  t.put(0, 'settlement', t.corner(3, 0, 4));
  expect(t.points(0)).toBe(1);
  expect(t.b.rules.target(t.s, 0)).toBe(12);
});
