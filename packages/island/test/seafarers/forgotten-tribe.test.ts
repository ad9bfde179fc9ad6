import { toMove } from '@hexwright/kernel';
import { termsOf } from '@hexwright/rulebook';
import { describe, expect, it } from 'vitest';

import { Table, type TableOptions } from '../table.ts';

const SHIP = { lumber: 1, wool: 1 };
/** the first turn of seat 0 after a roll that gave nothing, on a board without pieces and with empty hands */
const table = (options: TableOptions = {}): Table => {
  const t = new Table('seafarers/forgotten-tribe', options).started().bare().roll(3);
  for (let seat = 0; seat < t.b.seats; seat++) t.give(seat, {});
  return t;
};
/** the edges of a kind of gift */
const gifts = (t: Table, kind: string): number[] =>
  t.b.layout.marks.edges.gift.filter((at) => at.value === kind).map((at) => t.edge(at.q, at.r, at.side));
/** an edge where a ship would have the gift before it */
const before = (t: Table, edge: number): number => {
  const { edgeEdge, edgeEdgeFrom } = t.b.topology;
  const near = Array.from(edgeEdge.subarray(edgeEdgeFrom[edge], edgeEdgeFrom[edge + 1]));
  const taken = t.b.layout.marks.edges.gift.map((at) => t.edge(at.q, at.r, at.side));
  return near.find(
    (other) => t.b.rules.edgeFit(t.s, t.b.piece('ship').index, other) && !taken.includes(other),
  )!;
};
/** seat 0 has a ship right before the gift and the goods for another */
const approach = (t: Table, edge: number): Table =>
  t.put(0, 'ship', before(t, edge)).set('laneFresh', before(t, edge), 0).give(0, SHIP);
const harbourAt = (t: Table, edge: number): number => {
  const place = t.b.layout.harbours.places.findIndex((at) => t.edge(at.q, at.r, at.side) === edge);
  return place < 0 ? -1 : t.field('harbour', place);
};
const held = (t: Table, seat: number): number =>
  t.b.harbourKinds.reduce(
    (sum, _, kind) => sum + t.field('harboursHeld', seat * t.b.harbourKinds.length + kind),
    0,
  );
/** seat 0 carries a harbour off */
const carry = (t: Table, which = 0): Table => t.put(0, 'ship', gifts(t, 'harbour')[which]);
const coast = (t: Table): number => t.corner(-2, -1, 2);

describe('The Forgotten Tribe', () => {
  // proves seafarers/forgotten-tribe: You found settlements
  it('players settle only on the main island', () => {
    const t = new Table('seafarers/forgotten-tribe', { seats: 4 }).until('place-building');
    const main = new Set(t.b.layout.hexes.flatMap((hex, i) => (hex.region === 'main' ? [i] : [])));
    const { cornerHex, cornerHexFrom } = t.b.topology;
    for (const { corner } of t.legal(0, 'place-building') as unknown as { corner: number }[])
      expect(
        Array.from(cornerHex.subarray(cornerHexFrom[corner], cornerHexFrom[corner + 1])).some((hex) =>
          main.has(hex),
        ),
      ).toBe(true);
    expect(t.refusal(0, 'place-building', { corner: t.corner(-1, -3, 5) })?.code).toBe('closed-land');
  });

  // proves seafarers/forgotten-tribe: The small islands belong
  it('the land of the tribe can be sailed to but not settled', () => {
    const t = table();
    t.put(0, 'ship', t.edge(0, -3, 2)).give(0, { brick: 1, lumber: 1, wool: 1, grain: 1 });
    expect(t.refusal(0, 'settlement', { corner: t.corner(0, -3, 2) })?.code).toBe('closed-land');
  });

  // proves seafarers/forgotten-tribe: on marked edges
  // proves seafarers/forgotten-tribe: The first player with a ship
  it('the first player to build a ship onto a marked edge takes the gift there', () => {
    const t = table();
    const [edge] = gifts(t, 'point');
    approach(t, edge).play(0, 'ship', { edge });
    expect(t.field('giftPoint', edge)).toBe(0);
    expect(t.events.map(({ kind }) => kind)).toContain('giftPoint');
    expect(t.points(0)).toBe(1);
  });

  // proves seafarers/forgotten-tribe: newly built or moved there
  // proves seafarers/forgotten-tribe: The ship may move on
  it('a ship that is moved onto a marked edge takes the gift as well, and may move on later', () => {
    const t = table();
    const [edge] = gifts(t, 'point');
    const { edgeCorner } = t.b.topology;
    approach(t, edge);
    // another ship of the same lane that can be taken up
    const far = before(t, edge);
    const corner = [edgeCorner[far * 2], edgeCorner[far * 2 + 1]].find(
      (c) => c !== edgeCorner[edge * 2] && c !== edgeCorner[edge * 2 + 1],
    )!;
    const { cornerEdge, cornerEdgeFrom } = t.b.topology;
    const spare = Array.from(cornerEdge.subarray(cornerEdgeFrom[corner], cornerEdgeFrom[corner + 1])).find(
      (e) => e !== far && t.b.rules.edgeFit(t.s, t.b.piece('ship').index, e),
    )!;
    t.put(0, 'ship', spare).set('laneFresh', spare, 0);
    t.play(0, 'move-ship', { edge: spare }).play(0, 'ship-to', { edge });
    expect(t.points(0)).toBe(1);
    t.set('laneMoved', 0, 0).set('laneFresh', edge, 0);
    expect(t.legal(0, 'move-ship').map((move) => move.edge)).toContain(edge);
  });

  // proves seafarers/forgotten-tribe: You take a gift on arrival
  it('a gift is there once: whoever comes later finds nothing', () => {
    const t = table();
    const [edge] = gifts(t, 'point');
    t.put(1, 'ship', edge);
    t.b.rules.unbuild(t.s, t.b.piece('ship').index, edge);
    t.put(0, 'ship', edge);
    expect([t.points(0), t.points(1)]).toEqual([0, 1]);
  });

  // proves seafarers/forgotten-tribe: A point gift
  it('a chit is worth 1 point', () => {
    const t = table();
    for (const edge of gifts(t, 'point')) t.put(2, 'ship', edge);
    expect(t.points(2)).toBe(8);
    expect(t.b.rules.publicPoints(t.s, 2)).toBe(8);
  });

  // proves seafarers/forgotten-tribe: A card gift is a
  // proves seafarers/forgotten-tribe: It counts as bought on that turn
  it('a development card from the tribe counts as bought in that turn', () => {
    const t = table();
    const [edge] = gifts(t, 'development-card');
    approach(t, edge).play(0, 'ship', { edge });
    expect(t.decision).toBe('draw-card');
    t.nature('draw-card', { card: 'knight' });
    expect(t.refusal(0, 'play-card', { card: 'knight' })?.code).toBe('card-fresh');
    t.play(0, 'end-turn').until('roll', 0);
    expect(t.refusal(0, 'play-card', { card: 'knight' })).toBeUndefined();
  });

  it('does not go with a variant that has no cards to give away', () => {
    expect(() => table({ modules: ['first-island/seven-point-game'] })).toThrow(
      'the tribe gives away development cards, and the other has none',
    );
  });

  // proves seafarers/forgotten-tribe: It counts as bought on that turn
  it('a victory point card from the tribe counts at once', () => {
    const t = table();
    const [edge] = gifts(t, 'development-card');
    approach(t, edge).play(0, 'ship', { edge }).nature('draw-card', { card: 'victory-point' });
    expect(t.points(0)).toBe(1);
  });

  // proves seafarers/forgotten-tribe: The cards of the tribe come
  it('the cards of the tribe are set aside: only the others are for sale', () => {
    const t = table();
    expect([t.field('deckSize'), t.field('cardsAside')]).toEqual([21, 4]);
    t.set('deckSize', 0, 1).give(0, { wool: 1, grain: 1, ore: 1 });
    expect(t.refusal(0, 'buy-card')).toBeUndefined();
    t.set('deckSize', 0, 0);
    expect(t.refusal(0, 'buy-card')?.code).toBe('deck-empty');
    const [edge] = gifts(t, 'development-card');
    approach(t, edge).play(0, 'ship', { edge }).nature('draw-card', { card: 'knight' });
    expect([t.field('deckSize'), t.field('cardsAside')]).toEqual([0, 3]);
  });

  // proves seafarers/forgotten-tribe: You put up a harbour gift
  it('a harbour must be placed at once beside an own coastal building', () => {
    const t = carry(table().put(0, 'settlement', coast(table())));
    expect(t.decision).toBe('place-harbour');
    const places = t.legal(0, 'place-harbour').map((move) => move.edge);
    expect(new Set(places)).toEqual(new Set([t.edge(-2, -1, 2), t.edge(-3, -1, 1)]));
    const [move] = t.legal(0, 'place-harbour');
    t.play(0, move);
    expect(t.decision).toBe('main');
    expect(t.b.harbourKinds[harbourAt(t, move.edge as number)]).toBe(move.kind);
    expect(harbourAt(t, gifts(t, 'harbour')[0])).toBe(-1);
  });

  // proves seafarers/forgotten-tribe: It then works
  it('a placed harbour serves like any other', () => {
    const t = carry(table().put(0, 'settlement', coast(table())));
    const [move] = t.legal(0, 'place-harbour');
    t.play(0, move);
    const good = move.kind === 'any' ? 'brick' : (move.kind as string);
    expect(t.b.the.bank.rate(t.s, 0, t.b.good(good))).toBe(move.kind === 'any' ? 3 : 2);
  });

  // proves seafarers/forgotten-tribe: An edge holds one harbour
  it('one harbour lies on an edge, and none on edges that meet', () => {
    const t = table().put(0, 'settlement', coast(table()));
    t.put(0, 'settlement', t.corner(-1, -1, 2));
    carry(t).play(0, t.legal(0, 'place-harbour').find((move) => move.edge === t.edge(-2, -1, 2))!);
    carry(t, 1);
    const places = t.legal(0, 'place-harbour').map((move) => move.edge);
    expect(places).not.toContain(t.edge(-2, -1, 2));
    expect(places).not.toContain(t.edge(-3, -1, 1));
    expect(new Set(places)).toEqual(new Set([t.edge(-1, -1, 2)]));
  });

  // proves seafarers/forgotten-tribe: If there is no place
  it('a harbour that cannot be placed is kept and must be placed at the first opportunity', () => {
    const t = carry(table());
    expect(t.decision).toBe('main');
    expect(held(t, 0)).toBe(1);
    t.put(0, 'road', t.edge(-2, -1, 2)).give(0, { brick: 1, lumber: 1, wool: 1, grain: 1 });
    t.play(0, 'settlement', { corner: coast(t) });
    expect(t.decision).toBe('place-harbour');
    t.play(0, t.legal(0, 'place-harbour')[0]);
    expect([held(t, 0), t.decision]).toEqual([0, 'main']);
  });

  it('a settlement inland gives a kept harbour no place', () => {
    const t = carry(table());
    t.put(0, 'settlement', t.corner(-1, 0, 2));
    expect(t.decision).toBe('main');
  });

  it('with road building a gift is dealt with before the second piece is laid', () => {
    const t = table().cards(0, 'road-building');
    const edge = gifts(t, 'harbour').find((gift) => before(t, gift) !== undefined)!;
    approach(t, edge).put(0, 'settlement', coast(t)).play(0, 'play-card', { card: 'road-building' });
    t.play(0, 'free-route', { piece: 'ship', edge });
    expect(t.decision).toBe('place-harbour');
    t.play(0, t.legal(0, 'place-harbour')[0]);
    expect(t.decision).toBe('free-route');
  });

  it('in the building round gifts are taken too: harbours go up at once, cards are played on the next turn', () => {
    const t = new Table('seafarers/forgotten-tribe', { seats: 5 }).started().bare().roll(3).until('main', 0);
    const [card, harbour] = ['development-card', 'harbour'].map(
      (kind) => gifts(t, kind).find((gift) => before(t, gift) !== undefined)!,
    );
    t.put(1, 'ship', before(t, card)).put(1, 'ship', before(t, harbour));
    t.put(1, 'settlement', t.corner(-3, -1, 2));
    for (let seat = 0; seat < 5; seat++) t.give(seat, {});
    t.give(1, { lumber: 2, wool: 2 }).play(0, 'end-turn');
    t.play(1, 'ship', { edge: card }).nature('draw-card', { card: 'knight' });
    t.play(1, 'ship', { edge: harbour }).play(1, t.legal(1, 'place-harbour')[0]);
    expect([held(t, 1), t.decision]).toEqual([0, 'special']);
    while (t.decision === 'special') t.play(31 - Math.clz32(toMove(t.s)), 'done-building');
    expect(t.refusal(1, 'play-card', { card: 'knight' })).toBeUndefined();
  });

  // proves seafarers/forgotten-tribe: A harbour that is not put up
  it('harbours on hand do not count for the Harbormaster, only placed ones with a building', () => {
    const t = table({ modules: ['variant/harbormaster'] });
    const master = t.b.award('harbormaster');
    carry(t);
    carry(t, 1);
    expect(t.b.awards[master].of(t.s, 0)).toBe(0);
    t.put(0, 'road', t.edge(-2, -1, 2)).give(0, { brick: 1, lumber: 1, wool: 1, grain: 1 });
    t.play(0, 'settlement', { corner: coast(t) }).play(0, t.legal(0, 'place-harbour')[0]);
    expect(t.b.awards[master].of(t.s, 0)).toBe(1);
  });

  // proves seafarers/forgotten-tribe: The robber starts on a desert of the main island
  it('the robber starts off the board and may never leave the main island', () => {
    const t = table();
    const robber = t.b.blocker('robber');
    expect(t.field('blocker', robber)).toBe(-1);
    for (let hex = 0; hex < t.b.topology.hexes; hex++)
      expect(!t.b.the.blockers.barStand(t.s, robber, hex, 0)).toBe(t.b.layout.hexes[hex].region === 'main');
  });

  // proves seafarers/forgotten-tribe: There is no pirate
  // proves seafarers/forgotten-tribe: 2002: the pirate is in play
  // proves seafarers/forgotten-tribe: The rules of 2003, or those
  it('there is no pirate; under the rules of 2002 it starts off the board', () => {
    expect(table().b.blockers.map(({ id }) => id)).toEqual(['robber']);
    const t = table({ options: { tribeRules: '2002' } });
    expect(t.field('blocker', t.b.blocker('pirate'))).toBe(-1);
    expect(t.b.the.blockers.toMove(t.s, 0)).toBe(3);
  });

  // proves seafarers/forgotten-tribe: The first to 13
  it('the game is to 13 points', () => {
    const t = table();
    expect(t.b.rules.target(t.s, 0)).toBe(13);
    t.set('giftPoints', 0, 12).give(0, { ...SHIP });
    const [edge] = gifts(t, 'point');
    approach(t, edge).play(0, 'ship', { edge });
    expect(t.over).toBe(true);
  });

  // proves seafarers/forgotten-tribe: The hexes of the short
  it('no 5, 6, 8 or 9 lies at the short end of the main island', () => {
    for (const seats of [4, 6])
      for (let seed = 1; seed <= 5; seed++) {
        const t = new Table('seafarers/forgotten-tribe', { seats, seed }).until('place-building');
        for (const { q, r } of t.b.layout.marks.hexes.poor)
          for (const number of [5, 6, 8, 9]) expect(t.field('numbers', t.hex(q, r))).not.toBe(1 << number);
      }
  });

  // proves seafarers/forgotten-tribe: Move the robber and steal a card
  it('the pirate is named with the robber where it is in play, and only there', () => {
    const asked = (tribeRules: string): string => {
      const { modules, options } = table({ options: { tribeRules } }).b;
      return termsOf(modules, options)['decision.move-blocker'];
    };
    expect(asked('2003')).not.toContain('pirate');
    expect(asked('2002')).toContain('pirate');
  });

  // proves seafarers/forgotten-tribe: The gift harbours are grain
  it('in 2002 the gift harbours are grain, 3:1, lumber on one side and 3:1, brick, wool on the other', () => {
    const kinds = (seats: number): string[] => {
      const t = new Table('seafarers/forgotten-tribe', { seats, options: { tribeRules: '2002' } }).started();
      return gifts(t, 'harbour').map((edge) => t.b.harbourKinds[harbourAt(t, edge)]);
    };
    // the northern row from the west, then the southern row from the east
    expect(kinds(4)).toEqual(['grain', 'any', 'lumber', 'wool', 'brick', 'any']);
    expect(kinds(5)).toEqual(['grain', 'any', 'lumber', 'any', 'any', 'wool', 'ore', 'brick']);
  });

  // proves seafarers/forgotten-tribe: Three or four players find
  it('three and four find 8 points, 4 cards and 6 harbours; five and six 10, 6 and 8', () => {
    const count = (seats: number): number[] => {
      const t = new Table('seafarers/forgotten-tribe', { seats });
      return ['point', 'development-card', 'harbour'].map((kind) => gifts(t, kind).length);
    };
    expect([3, 4, 5, 6].map(count)).toEqual([
      [8, 4, 6],
      [8, 4, 6],
      [10, 6, 8],
      [10, 6, 8],
    ]);
  });

  it('every gift can be sailed to from the main island', () => {
    for (const seats of [4, 6])
      for (const tribeRules of ['2003', '2002']) {
        const t = new Table('seafarers/forgotten-tribe', { seats, options: { tribeRules } }).until(
          'place-building',
        );
        const { edges, edgeCorner } = t.b.topology;
        const ship = t.b.piece('ship').index;
        const reached = new Set(t.legal(0, 'place-building').map(({ corner }) => Number(corner)));
        for (let before = 0; before < reached.size; ) {
          before = reached.size;
          for (let edge = 0; edge < edges; edge++) {
            const ends = [edgeCorner[edge * 2], edgeCorner[edge * 2 + 1]];
            if (t.b.rules.edgeFit(t.s, ship, edge) && ends.some((end) => reached.has(end)))
              for (const end of ends) reached.add(end);
          }
        }
        for (const { q, r, side } of t.b.layout.marks.edges.gift) {
          const edge = t.edge(q, r, side);
          expect(t.b.rules.edgeFit(t.s, ship, edge) && reached.has(edgeCorner[edge * 2])).toBe(true);
        }
      }
  });

  // proves seafarers/forgotten-tribe-fishermen: All fishing grounds lie
  // proves seafarers/forgotten-tribe-fishermen: No harbour is put up
  it('with the fishermen the grounds lie only at the main island coast, and harbours may not be placed on them', () => {
    const t = new Table('seafarers/forgotten-tribe', { modules: ['seafarers/forgotten-tribe-fishermen'] });
    t.started().bare().roll(3);
    const grounds = t.b.layout.marks.edges['fishing-ground'];
    expect(grounds).toHaveLength(12);
    const region = new Map(t.b.layout.hexes.map((hex) => [`${hex.q},${hex.r}`, hex.region]));
    for (const { q, r } of grounds) expect(region.get(`${q},${r}`)).toBe('main');
    t.put(0, 'settlement', t.corner(-2, -1, 2));
    carry(t);
    expect(t.legal(0, 'place-harbour').map((move) => move.edge)).toEqual([t.edge(-3, -1, 1)]);
    const lakes = t.b.layout.hexes.filter((_, hex) => t.field('terrain', hex) === t.b.terrain('lake'));
    expect(lakes).toHaveLength(1);
  });

  const fishing = (options: Record<string, unknown> = {}): Table => {
    const t = new Table('seafarers/forgotten-tribe', {
      modules: ['seafarers/forgotten-tribe-fishermen'],
      options,
    });
    t.started().bare().roll(3).until('main', 0);
    for (let seat = 0; seat < 4; seat++) {
      t.give(seat, {}).set('fishCount', seat, 0);
      for (let kind = 1; kind < 4; kind++) t.set('fish', seat * 4 + kind, 0);
    }
    return t.set('fish', 2, 1).set('fish', 3, 1).set('fishCount', 0, 2);
  };

  // proves seafarers/forgotten-tribe-fishermen: Two send the robber
  it('with the fishermen two fish drive off the robber or the pirate, at choice if both are there', () => {
    const t = fishing({ tribeRules: '2002' });
    const [robber, pirate] = ['robber', 'pirate'].map((id) => t.b.blocker(id));
    t.set('blocker', robber, -1).set('blocker', pirate, -1);
    expect(t.refusal(0, 'fish-robber')?.code).toBe('no-use');
    t.set('blocker', pirate, t.hex(1, -2)).play(0, 'fish-robber').play(0, 'pay-fish', { token: 'two-fish' });
    expect([t.field('blocker', pirate), t.decision]).toEqual([-1, 'main']);
    t.set('blocker', pirate, t.hex(1, -2)).set('blocker', robber, t.hex(0, 0));
    t.play(0, 'fish-robber').play(0, 'pay-fish', { token: 'three-fish' });
    expect(t.legal(0).map(({ blocker }) => blocker)).toEqual(['robber', 'pirate']);
    t.play(0, 'expel', { blocker: 'pirate' });
    expect([t.field('blocker', robber), t.field('blocker', pirate)]).toEqual([t.hex(0, 0), -1]);
    expect(t.decision).toBe('main');
  });

  // proves seafarers/forgotten-tribe-fishermen: Five fish lay
  it('with the fishermen five fish lay a ship as well as a road, which may reach a gift', () => {
    const t = fishing();
    const [edge] = gifts(t, 'point');
    t.put(0, 'ship', before(t, edge)).play(0, 'fish-road');
    t.play(0, 'pay-fish', { token: 'three-fish' }).play(0, 'pay-fish', { token: 'two-fish' });
    t.play(0, 'free-route', { piece: 'ship', edge });
    expect([t.points(0), t.decision]).toEqual([1, 'main']);
  });

  it('with the fishermen whole games are played to their end', () => {
    const t = new Table('seafarers/forgotten-tribe', {
      seats: 3,
      modules: ['seafarers/forgotten-tribe-fishermen'],
      options: { points: 5 },
    });
    for (let i = 0; i < 20_000 && !t.over; i++) t.anything();
    expect(t.over).toBe(true);
  });
});

// proves seafarers/forgotten-tribe: Three and four have a main island of 20
// proves seafarers/forgotten-tribe: The rules of 2003, or those of 2002
it.each([3, 4])(
  'in 2002 %i players have a main island of 20 hexes, two of them deserts, across the board',
  (seats) => {
    const t = new Table('seafarers/forgotten-tribe', { seats, options: { tribeRules: '2002' } }).until(
      'place-building',
    );
    const main = t.b.layout.hexes.flatMap(({ region }, hex) => (region === 'main' ? [hex] : []));
    const desert = (hex: number) => t.field('terrain', hex) === t.b.terrain('desert');
    expect([main.length, main.filter(desert).length]).toEqual([20, 2]);
    const columns = (hexes: readonly number[]) =>
      hexes.map((hex) => t.b.topology.q[hex] + t.b.topology.r[hex] / 2);
    const all = columns(Array.from({ length: t.b.topology.hexes }, (_, hex) => hex));
    const width = (list: readonly number[]) => Math.max(...list) - Math.min(...list);
    expect(width(columns(main))).toBeGreaterThan(width(all) / 2);
  },
);

// proves seafarers/forgotten-tribe: for five and six even those are lost
it.each([5, 6])('in 2002 %i players use the newer map', (seats) => {
  const hexes = (tribeRules: string) =>
    new Table('seafarers/forgotten-tribe', { seats, options: { tribeRules } }).b.layout.hexes;
  expect(hexes('2002')).toEqual(hexes('2003'));
});

// proves seafarers/forgotten-tribe: you have several places for a harbour, you
it('whoever has several places for a harbour chooses among them', () => {
  const t = table();
  t.put(0, 'settlement', coast(t));
  carry(t);
  expect(t.decision).toBe('place-harbour');
  expect(new Set(t.legal(0, 'place-harbour').map(({ edge }) => edge)).size).toBeGreaterThan(1);
});

// proves seafarers/forgotten-tribe: The sea around the board is sea like any other
it('a harbour may lie at the sea around the board', () => {
  const t = new Table('seafarers/forgotten-tribe').until('place-building');
  const { edges, edgeHex } = t.b.topology;
  const rim = Array.from({ length: edges }, (_, edge) => edge).filter((edge) => {
    const sides = [edgeHex[edge * 2], edgeHex[edge * 2 + 1]];
    const land = sides.find((hex) => hex >= 0);
    return sides.some((hex) => hex < 0) && land !== undefined && t.b.layout.hexes[land].region === 'main';
  });
  const places = t.b.layout.harbours.places.map((at) => t.edge(at.q, at.r, at.side));
  expect(rim.length).toBeGreaterThan(0);
  expect(rim.some((edge) => places.includes(edge))).toBe(true);
});
