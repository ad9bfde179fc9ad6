import { describe, expect, it } from 'vitest';
import { plays } from '../cities-knights/cards/progress.ts';
import { Table } from '../table.ts';

const KNIGHTS = 'cities-knights/core';
const TWO = 'variant/catan-for-two';
const RIVERS = 'traders-barbarians/rivers';
const CARAVANS = 'traders-barbarians/caravans';
const GOLD_PAIR = 'traders-barbarians/gold-cities-knights';

const emptied = (t: Table): Table => {
  t.started().bare();
  for (let seat = 0; seat < t.b.seats; seat++) t.give(seat, {});
  t.b.rules.reviewAwards(t.s);
  return t;
};
const gold = (t: Table, seat: number): number => t.hand(seat).gold ?? 0;
/** between the pasture and the hills of the long river, and its southern corner */
const crossing = (t: Table): number => t.edge(1, -1, 3);
const bank = (t: Table): number => t.corner(0, -1, 5);
const firstCamels = (t: Table): number[] => [t.edge(-1, 0, 1), t.edge(1, 0, 2), t.edge(0, 1, 3)];

describe('gold with Cities & Knights', () => {
  const table = (): Table =>
    emptied(new Table('traders-barbarians/core', { modules: [KNIGHTS, GOLD_PAIR] })).until('main', 0);

  // proves traders-barbarians/gold-cities-knights: Gold buys no commodities
  it('gold buys no commodities', () => {
    const t = table().give(0, { gold: 4 });
    expect(t.refusal(0, 'buy-with-gold', { good: 'cloth' })?.code).toBe('not-choosable');
    expect(t.legal(0, 'buy-with-gold')).toHaveLength(5);
  });

  // proves traders-barbarians/gold-cities-knights: You sell commodities for gold
  it('commodities are sold at the rate of their owner', () => {
    const t = table().give(0, { cloth: 4 });
    expect(t.play(0, 'sell-for-gold', { good: 'cloth' }).hand(0)).toEqual({ gold: 1 });
    t.set('tradeLevel', 0, 3).give(0, { cloth: 2 });
    expect(t.play(0, 'sell-for-gold', { good: 'cloth' }).hand(0)).toEqual({ gold: 1 });
  });
});

describe('the Rivers with Cities & Knights', () => {
  const table = (): Table =>
    emptied(
      new Table(RIVERS, {
        modules: [KNIGHTS, GOLD_PAIR, 'traders-barbarians/rivers-cities-knights'],
        options: { riverBoard: 'recommended' },
      }),
    );
  const attacked = (): Table => {
    const t = table();
    t.put(0, 'city', t.corner(1, 1, 5)).put(1, 'city', t.corner(-2, 2, 3));
    t.give(0, { gold: 6 }).give(1, { gold: 4 });
    t.b.the.defence.attack(t.s);
    return t;
  };

  // proves traders-barbarians/rivers-cities-knights: you would lose a city
  // proves traders-barbarians/rivers-cities-knights: The ransom is paid before anything falls
  it('five gold save a city; who has less loses it', () => {
    const t = attacked();
    expect(t.decision).toBe('ransom');
    expect(t.refusal(1, 'pay-ransom')).toBeDefined();
    t.play(0, 'pay-ransom');
    expect(gold(t, 0)).toBe(1);
    const stands = (corner: number): string =>
      t.b.pieces[t.b.pieceOf[t.b.fields.building.get(t.s, corner)]].id;
    expect([stands(t.corner(1, 1, 5)), stands(t.corner(-2, 2, 3))]).toEqual(['city', 'settlement']);
    expect(t.decision).toBe('roll');
    expect(t.field('ransomed')).toBe(0);
  });

  it('nobody has to pay', () => {
    const t = attacked().play(0, 'refuse-ransom');
    expect(gold(t, 0)).toBe(6);
    expect(t.b.fields.building.get(t.s, t.corner(1, 1, 5))).toBe(t.b.mark(0, t.b.piece('settlement').index));
  });

  // proves traders-barbarians/rivers-cities-knights: The Road Building of the progress cards
  it('no card lays a bridge', () => {
    const t = table();
    t.put(0, 'settlement', bank(t));
    expect(t.b.the.freeRoutes.barLay(t.s, 0, t.b.piece('bridge').index)?.code).toBe('bridge-not-free');
    plays(t.roll(3).nature('event-die', { face: 'trade' }), 0, 'road-works');
    const laid = t.legal(0, 'free-route').map(({ edge }) => edge);
    expect(laid).toContain(t.edge(0, -1, 5));
    expect(laid).not.toContain(crossing(t));
    expect(t.refusal(0, 'free-route', { piece: 'bridge', edge: crossing(t) })).toBeDefined();
  });

  // proves traders-barbarians/rivers-cities-knights: A bridge that a Diplomat moves earns no gold again
  it('a Diplomat moves a bridge to another site, for no gold', () => {
    const t = table();
    const other = t.edge(-1, -1, 0);
    t.put(0, 'settlement', bank(t)).put(0, 'bridge', crossing(t));
    t.put(0, 'settlement', t.b.walks.endsOf[other][0]).give(0, {});
    plays(t.roll(3).nature('event-die', { face: 'trade' }), 0, 'diplomat');
    t.play(0, 'remove-open-road', { edge: crossing(t) }).play(0, 'lay-again', { edge: other });
    expect([gold(t, 0), t.b.fields.route.get(t.s, other)]).toEqual([
      0,
      t.b.mark(0, t.b.piece('bridge').index),
    ]);
  });

  // proves traders-barbarians/rivers-cities-knights: Thirteen points win
  // proves traders-barbarians/rivers-cities-knights: A starting city at a river
  it('thirteen points win, and a starting city earns one gold', () => {
    const t = table();
    expect(t.b.rules.goal(t.s)).toBe(13);
    const start = new Table(RIVERS, {
      modules: [KNIGHTS, GOLD_PAIR, 'traders-barbarians/rivers-cities-knights'],
      options: { riverBoard: 'recommended' },
    }).until('place-building');
    expect(gold(start.put(0, 'city', bank(start)), 0)).toBe(1);
  });
});

describe('the Rivers for two', () => {
  const table = (): Table =>
    emptied(
      new Table(RIVERS, {
        seats: 2,
        modules: [TWO, 'traders-barbarians/rivers-for-two'],
        options: { riverBoard: 'recommended' },
      }),
    ).until('main', 0);

  // proves traders-barbarians/rivers-for-two: A settlement beside a swamp
  // proves traders-barbarians/rivers-for-two: The robber is sent to a swamp
  it('a settlement at a swamp earns two tokens besides its gold, and the robber is sent to a swamp', () => {
    const t = emptied(table());
    t.put(0, 'settlement', t.corner(0, 0, 3));
    const before = t.hand(0)['trade-token'] ?? 0;
    t.built(1, 'settlement', t.corner(-1, 0, 2));
    expect(t.hand(1)).toMatchObject({ 'trade-token': 2, gold: 1 });
    t.give(0, { 'trade-token': before + 2 });
    const swamps = t.legal(0, 'send-robber').map(({ hex }) => t.b.fields.terrain.get(t.s, Number(hex)));
    expect(new Set(swamps)).toEqual(new Set([t.b.terrain('swamp')]));
  });

  // proves traders-barbarians/rivers-for-two: Neutral colours have no gold
  it('neutral colours earn nothing at a river', () => {
    const t = table();
    t.b.rules.build(t.s, t.b.neutral, t.b.piece('settlement').index, bank(t));
    expect([gold(t, 0), gold(t, 1)]).toEqual([0, 0]);
    expect([t.points(0), t.points(1)]).toEqual([-2, -2]);
  });

  // proves traders-barbarians/rivers-for-two: With a bridge goes a neutral bridge
  it('with a bridge goes a neutral bridge, or a neutral road', () => {
    const t = table();
    t.put(0, 'settlement', bank(t)).give(0, { brick: 2, lumber: 1 });
    const neutral = (piece: string, place: number): void =>
      t.b.rules.build(t.s, t.b.neutral, t.b.piece(piece).index, place);
    neutral('settlement', t.corner(-2, 1, 0));
    const { index: bridge } = t.b.piece('bridge');
    expect(t.b.the.neutrals.follows(t.s, bridge)).toBe(bridge);
    const dry = table();
    dry.b.rules.build(dry.s, dry.b.neutral, dry.b.piece('settlement').index, dry.corner(1, 1, 5));
    expect(dry.b.the.neutrals.follows(dry.s, dry.b.piece('bridge').index)).toBe(dry.b.piece('road').index);
  });
});

describe('the Rivers with the Fishermen', () => {
  const table = (seats = 4): Table =>
    emptied(
      new Table(RIVERS, {
        seats,
        modules: ['traders-barbarians/fishermen', 'traders-barbarians/rivers-fishermen'],
      }),
    );

  // proves traders-barbarians/rivers-fishermen: with the six fishing grounds
  // proves traders-barbarians/rivers-fishermen: There is no lake
  // proves traders-barbarians/rivers-fishermen: The robber starts on a swamp
  it.each([
    [4, 6],
    [6, 8],
  ])('for %s players %s grounds lie on the coast, and no lake', (seats, grounds) => {
    const t = table(seats);
    expect(t.b.layout.marks.edges['fishing-ground']).toHaveLength(2 * grounds);
    const ids = Array.from(t.b.fields.terrain.all(t.s)).map((terrain) => t.b.terrains[terrain].id);
    expect(ids.some((id) => id.includes('lake'))).toBe(false);
    expect(ids[t.b.fields.blocker.get(t.s, t.b.blocker('robber'))]).toBe('swamp');
  });

  // proves traders-barbarians/rivers-fishermen: six fish you build a bridge
  it('six fish build a bridge, which earns its gold', () => {
    const t = table();
    t.put(0, 'settlement', bank(t)).give(0, {});
    t.set('fish', 3, 2).set('fishCount', 0, 2);
    t.play(0, 'fish-bridge').play(0, 'pay-fish', { token: 'three-fish' });
    t.play(0, 'pay-fish', { token: 'three-fish' }).play(0, 'free-bridge', { edge: crossing(t) });
    expect(gold(t, 0)).toBe(3);
  });
});

describe('the Rivers with the Caravans', () => {
  const table = (): Table =>
    emptied(new Table(RIVERS, { modules: [CARAVANS, 'traders-barbarians/rivers-caravans'] }));

  // proves traders-barbarians/rivers-caravans: The oasis lies in the middle
  // proves traders-barbarians/rivers-caravans: the 2 and the 12 lie on the two hexes
  // proves traders-barbarians/rivers-caravans: The robber starts off the board
  it('the oasis lies between the rivers, and 2 and 12 lie on the hexes of the 3', () => {
    const t = table();
    expect(t.b.terrains[t.b.fields.terrain.get(t.s, t.hex(0, 0))].id).toBe('oasis');
    const tokens = Array.from(t.b.fields.numbers.all(t.s)).filter((bits) => bits !== 0);
    expect(tokens).toHaveLength(16);
    expect(tokens).toContain((1 << 2) | (1 << 3));
    expect(tokens).toContain((1 << 3) | (1 << 12));
    expect(t.b.fields.blocker.get(t.s, t.b.blocker('robber'))).toBe(-1);
  });

  // proves traders-barbarians/rivers-caravans: Twelve points win
  // proves traders-barbarians/rivers-caravans: Camels cross a river
  it('twelve points win, and camels cross rivers beside bridges', () => {
    const t = table();
    expect(t.b.rules.goal(t.s)).toBe(12);
    for (const end of [0, 1]) t.set('caravanHead', t.b.topology.edgeCorner[crossing(t) * 2 + end], 1);
    t.put(0, 'bridge', crossing(t));
    t.b.the.caravans.place(t.s, crossing(t));
    expect(t.field('routeLength', 0)).toBe(2);
  });
});

describe('the Caravans with Cities & Knights', () => {
  // proves traders-barbarians/caravans-cities-knights: You bid brick and lumber
  // proves traders-barbarians/caravans-cities-knights: Fifteen points win
  it('brick and lumber are bid, and fifteen points win', () => {
    const t = emptied(
      new Table(CARAVANS, { modules: [KNIGHTS, 'traders-barbarians/caravans-cities-knights'] }),
    );
    expect(t.b.rules.goal(t.s)).toBe(15);
    const bids = t.b.goods.filter((_, good) => t.b.the.caravanVotes.mayBid(t.s, good)).map(({ id }) => id);
    expect(bids).toEqual(['brick', 'lumber']);
  });

  // proves traders-barbarians/caravans-cities-knights: A city that falls keeps
  it('a city that falls to the barbarians keeps the point of its camels', () => {
    const t = emptied(
      new Table(CARAVANS, { modules: [KNIGHTS, 'traders-barbarians/caravans-cities-knights'] }),
    );
    const corner = t.corner(0, 0, 0);
    t.set('camelsAt', corner, 2).put(0, 'city', corner);
    expect(t.points(0)).toBe(3);
    t.b.the.defence.attack(t.s);
    expect([t.b.fields.building.get(t.s, corner), t.points(0)]).toEqual([
      t.b.mark(0, t.b.piece('settlement').index),
      2,
    ]);
  });
});

describe('the Caravans for two', () => {
  const bidding = (): Table => {
    const t = emptied(
      new Table(CARAVANS, { seats: 2, modules: [TWO, 'traders-barbarians/caravans-for-two'] }),
    ).until('main', 0);
    for (const seat of [0, 1]) t.give(seat, {});
    return t
      .set('camelDue', 0, 1)
      .play(0, 'end-turn')
      .give(0, { wool: 1 })
      .give(1, { wool: 1, 'trade-token': 3 });
  };

  // proves traders-barbarians/caravans-for-two: Every vote brings two camels
  // proves traders-barbarians/caravans-for-two: player with more votes places both
  it('the winner places two camels before different caravans', () => {
    const t = bidding().play(0, 'end-bid').play(1, 'bid-card', { good: 'wool' }).play(1, 'end-bid');
    const [upper, right, below] = firstCamels(t);
    t.play(1, 'place-camel', { edge: upper });
    const left = t.legal(1, 'place-camel').map(({ edge }) => edge);
    expect(new Set(left)).toEqual(new Set([right, below]));
    t.play(1, 'place-camel', { edge: below });
    expect(t.field('camelsLeft')).toBe(20);
    expect(t.decision).toBe('roll');
  });

  // proves traders-barbarians/caravans-for-two: Neutral towns between camels
  it('neutral towns between camels are worth nothing to anybody', () => {
    const t = emptied(
      new Table(CARAVANS, { seats: 2, modules: [TWO, 'traders-barbarians/caravans-for-two'] }),
    );
    const corner = t.corner(0, 0, 0);
    t.set('camelsAt', corner, 2);
    t.b.rules.build(t.s, t.b.neutral, t.b.piece('settlement').index, corner);
    t.b.the.caravans.place(t.s, firstCamels(t)[0]);
    expect([t.points(0), t.points(1)]).toEqual([0, 0]);
  });

  // proves traders-barbarians/caravans-for-two: With equal votes each player places one
  it('with equal votes each places one, first the one whose turn it was', () => {
    const t = bidding().play(0, 'end-bid').play(1, 'end-bid');
    const [upper, right] = firstCamels(t);
    t.play(0, 'place-camel', { edge: upper }).play(1, 'place-camel', { edge: right });
    expect(t.field('camelsLeft')).toBe(20);
  });

  // proves traders-barbarians/caravans-for-two: Trade tokens send the robber off
  // proves traders-barbarians/caravans-for-two: What is built for neutral colours
  it('trade tokens send the robber off the board, and neutral towns bring no camel', () => {
    const t = bidding();
    expect(t.b.layout.hexes.some(({ terrain }) => terrain === 'desert')).toBe(false);
    t.set('camelDue', 0, 0);
    t.b.rules.build(t.s, t.b.neutral, t.b.piece('settlement').index, t.corner(1, 1, 5));
    expect(t.field('camelDue')).toBe(0);
  });
});
