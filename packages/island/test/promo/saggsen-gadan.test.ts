import { describe, expect, it } from 'vitest';
import { Table, type TableOptions } from '../table.ts';

const ID = 'promo/saggsen-gadan';
const ready = (options: TableOptions = {}): Table => {
  const t = new Table(ID, options).started().until('main', 0).bare();
  for (let seat = 0; seat < t.b.seats; seat++) t.give(seat, {});
  for (let i = 0; i < t.b.cards.length; i++)
    for (let seat = 0; seat < t.b.seats; seat++) {
      const at = seat * t.b.cards.length + i;
      t.set('deck', i, t.field('deck', i) + t.field('cards', at)).set('cards', at, 0);
    }
  for (let seat = 0; seat < t.b.seats; seat++) {
    t.set('cardCount', seat, 0).set('crowns', seat, 0).set('crownedAt', seat, 0);
  }
  t.set('crownsLeft', 0, 21).set('blocker', t.b.blocker('robber'), t.hex(0, 2));
  t.b.rules.reviewAwards(t.s);
  return t;
};
/** the edges on both banks: at the first of its hexes, which are numbered from north-west on, and at the other */
const endsOf = (t: Table, edge: number): string => t.b.walks.endsOf[edge].toSorted((a, z) => a - z).join();
const banks = (t: Table, q: number, r: number, side: number): [number, number] => {
  const base = t.edge(q, r, side);
  const ends = endsOf(t, base);
  const other = t.b.walks.endsOf.findIndex((_, edge) => edge !== base && endsOf(t, edge) === ends);
  return [base, other];
};
/** the Elbe between 1,0 and 2,0, with its northern end and the way on from there */
const elbe = (t: Table) => {
  const [west, east] = banks(t, 2, 0, 3);
  const [eastOn, westOn] = banks(t, 2, -1, 4);
  return {
    west,
    east,
    westOn,
    eastOn,
    land: t.edge(2, 0, 2),
    north: t.corner(2, 0, 2),
    south: t.corner(2, 0, 3),
  };
};
const SETTLEMENT = { brick: 1, grain: 1, lumber: 1, wool: 1 };
const AT_RIVER = { ...SETTLEMENT, lumber: 2 };
const ROADS = { brick: 2, lumber: 2 };
const riverCorners = (t: Table): number[] =>
  t.b.walks.edgesAt.flatMap((edges, corner) => {
    const ends = edges.map((edge) => endsOf(t, edge));
    return new Set(ends).size < ends.length ? [corner] : [];
  });
const king = (t: Table): number =>
  t.field(
    'award',
    t.b.awards.findIndex(({ id }) => id === 'king-of-saxony'),
  );

describe('the rivers of Saxony', () => {
  // proves promo/saggsen-gadan: Rivers flow along edges
  // proves promo/saggsen-gadan: Two roads may lie there
  it('there is room for a road on each bank, of one player or of two', () => {
    const t = ready().give(0, ROADS);
    const { west, east, south } = elbe(t);
    t.put(0, 'settlement', south).play(0, 'road', { edge: west }).play(0, 'road', { edge: east });
    const two = ready().give(0, ROADS);
    two.put(1, 'road', west).put(0, 'settlement', south);
    expect(two.refusal(0, 'road', { edge: west })?.code).toBe('taken');
    expect(two.refusal(0, 'road', { edge: east })).toBeUndefined();
    expect(riverCorners(t)).toHaveLength(16);
    // No other edge has room for two.
    expect(t.b.topology.edges - new Set(t.b.walks.endsOf.map((_, edge) => endsOf(t, edge))).size).toBe(14);
  });

  // proves promo/saggsen-gadan: A road never goes on to the other bank
  // proves promo/saggsen-gadan: unless a settlement or city of yours stands
  it('a road goes on along its bank alone, unless an own building stands there', () => {
    const t = ready().give(0, ROADS);
    const { west, east, westOn, eastOn, land, north } = elbe(t);
    t.put(0, 'road', west);
    expect(t.refusal(0, 'road', { edge: westOn })).toBeUndefined();
    expect(t.refusal(0, 'road', { edge: t.edge(1, 0, 5) })).toBeUndefined();
    for (const edge of [east, eastOn, land]) expect(t.refusal(0, 'road', { edge })?.code).toBe('other-bank');
    const legal = t.legal(0, 'road').map(({ edge }) => edge);
    expect(legal).not.toContain(east);
    t.put(0, 'settlement', north);
    for (const edge of [east, eastOn, land]) expect(t.refusal(0, 'road', { edge })).toBeUndefined();
    const city = ready().give(0, ROADS).put(0, 'road', land);
    expect(city.refusal(0, 'road', { edge: west })?.code).toBe('other-bank');
    expect(city.refusal(0, 'road', { edge: east })).toBeUndefined();
    city.put(0, 'city', north);
    expect(city.refusal(0, 'road', { edge: west })).toBeUndefined();
  });

  it('a road joins no other of its bank past a foreign settlement, nor one of the other bank beyond', () => {
    const t = ready().give(0, ROADS);
    const { west, east, westOn, north } = elbe(t);
    t.put(0, 'road', westOn).put(0, 'road', east);
    expect(t.refusal(0, 'road', { edge: west })).toBeUndefined();
    t.put(1, 'settlement', north);
    expect(t.refusal(0, 'road', { edge: west })?.code).toBe('other-bank');
  });

  // proves promo/saggsen-gadan: Your roads on both banks are only joined
  it('roads on both banks count together only at an own building', () => {
    const t = ready();
    const { west, east, eastOn, land, north, south } = elbe(t);
    const length = () => t.field('routeLength', 0);
    t.put(0, 'road', west).put(0, 'road', land);
    expect(length()).toBe(1);
    t.put(0, 'road', east);
    expect(length()).toBe(2);
    t.put(0, 'settlement', north);
    expect(length()).toBe(2);
    t.put(0, 'road', eastOn);
    expect(length()).toBe(2);
    // Along one bank and back on the other, once the southern end joins them as well.
    t.put(0, 'settlement', south);
    expect(length()).toBe(4);
    t.b.rules.unbuild(t.s, t.b.piece('settlement').index, north);
    t.b.rules.reviewAwards(t.s);
    expect(length()).toBe(3);
    t.b.rules.unbuild(t.s, t.b.piece('settlement').index, south);
    t.b.rules.reviewAwards(t.s);
    expect(length()).toBe(2);
  });

  // proves promo/saggsen-gadan: A settlement or city at a river interrupts
  it.each(['settlement', 'city'])('a %s of another interrupts both banks', (piece) => {
    const t = ready().give(0, ROADS);
    const { west, east, westOn, eastOn, land, north } = elbe(t);
    t.put(0, 'road', west).put(0, 'road', east).put(0, 'road', land);
    expect(t.field('routeLength', 0)).toBe(2);
    t.put(1, 'settlement', north);
    if (piece === 'city') t.put(1, piece, north);
    expect(t.field('routeLength', 0)).toBe(1);
    for (const edge of [westOn, eastOn]) expect(t.refusal(0, 'road', { edge })?.code).toBe('route-stopped');
  });

  // proves promo/saggsen-gadan: At the source of a river roads go round it
  it('banks meet around the source, and not where the river leaves the board', () => {
    const t = ready().give(0, ROADS);
    const [west, east] = banks(t, 0, 1, 3);
    t.put(0, 'road', west);
    for (const edge of [east, t.edge(0, 1, 4), t.edge(-1, 1, 5)])
      expect(t.refusal(0, 'road', { edge })).toBeUndefined();
    t.put(0, 'road', t.edge(0, 1, 4));
    expect(t.field('routeLength', 0)).toBe(2);
    const rim = ready().give(0, ROADS);
    const [left, right] = banks(rim, 2, -2, 3);
    rim.put(0, 'road', left);
    expect(rim.refusal(0, 'road', { edge: rim.edge(1, -2, 1) })).toBeUndefined();
    for (const edge of [right, rim.edge(2, -2, 2)])
      expect(rim.refusal(0, 'road', { edge })?.code).toBe('other-bank');
  });

  // proves promo/saggsen-gadan: A settlement at a river costs
  // proves promo/saggsen-gadan: A city at a river costs
  it('a settlement at a river costs one more lumber, a city there no more', () => {
    const t = ready();
    const { west, south } = elbe(t);
    t.put(0, 'road', west).give(0, SETTLEMENT);
    expect(t.refusal(0, 'settlement', { corner: south })?.code).toBe('cannot-pay');
    expect(t.legal(0, 'settlement')).toEqual([]);
    t.give(0, { ...AT_RIVER, ore: 1 }).play(0, 'settlement', { corner: south });
    expect(t.hand(0)).toEqual({ ore: 1 });
    t.give(0, { grain: 2, ore: 3 }).play(0, 'city', { corner: south });
    expect(t.hand(0)).toEqual({});
    const off = ready().give(0, AT_RIVER);
    off.put(0, 'road', off.edge(1, 0, 5)).play(0, 'settlement', { corner: off.corner(1, 0, 4) });
    expect(off.hand(0)).toEqual({ lumber: 1 });
  });

  // proves promo/saggsen-gadan: Settlements along a river keep no distance
  // proves promo/saggsen-gadan: Between one at a river and one that is not
  it('neighbours are allowed along a river alone', () => {
    const t = ready().give(0, AT_RIVER);
    const { west, land, north, south } = elbe(t);
    t.put(1, 'settlement', north).put(0, 'road', west);
    expect(t.refusal(0, 'settlement', { corner: south })).toBeUndefined();
    const near = ready().give(0, AT_RIVER).put(0, 'road', land);
    near.put(1, 'settlement', north);
    expect(near.refusal(0, 'settlement', { corner: near.corner(2, 0, 1) })?.code).toBe('too-near');
    const off = ready().give(0, AT_RIVER).put(0, 'road', land);
    off.put(1, 'settlement', off.corner(2, 0, 1));
    expect(off.refusal(0, 'settlement', { corner: north })?.code).toBe('too-near');
  });

  // proves promo/saggsen-gadan: With a settlement or city at a river you trade
  it('a building at a river trades 3:1, elsewhere 4:1', () => {
    const t = ready();
    const rate = () => t.b.the.bank.rate(t.s, 0, t.b.good('ore'));
    t.put(0, 'settlement', t.corner(1, 0, 4));
    expect(rate()).toBe(4);
    for (const corner of riverCorners(t)) {
      const each = ready().put(0, 'settlement', corner);
      expect(each.b.the.bank.rate(each.s, 0, each.b.good('ore'))).toBe(3);
      each.put(0, 'city', corner);
      expect(each.b.the.bank.rate(each.s, 0, each.b.good('wool'))).toBe(3);
    }
  });

  // proves promo/saggsen-gadan: Nobody starts at a river
  it('nobody starts at a river', () => {
    const t = new Table(ID).until('place-building');
    const corners = t.legal(0, 'place-building').map(({ corner }) => Number(corner));
    expect(corners.filter((corner) => riverCorners(t).includes(corner))).toEqual([]);
    expect(t.refusal(0, 'place-building', { corner: riverCorners(t)[0] })?.code).toBe('river-start');
    expect(corners).toHaveLength(t.b.topology.corners - 16);
  });
});

describe('crowns', () => {
  const LEIPZIG = [0, -2, 1] as const;
  // proves promo/saggsen-gadan: Seven hexes are cities of Saxony
  // proves promo/saggsen-gadan: The first settlement that you build beside each
  it('the first settlement of each player beside each city earns a crown', () => {
    const t = ready();
    expect(t.b.layout.marks.hexes['city-name'].map(({ value }) => value)).toHaveLength(7);
    t.put(0, 'settlement', t.corner(...LEIPZIG));
    expect([t.field('crowns', 0), t.field('crownsLeft')]).toEqual([1, 20]);
    t.put(0, 'settlement', t.corner(0, -2, 3));
    expect(t.field('crowns', 0)).toBe(1);
    t.put(1, 'settlement', t.corner(0, -2, 5));
    expect([t.field('crowns', 1), t.field('crownsLeft')]).toEqual([1, 19]);
    t.put(0, 'settlement', t.corner(0, 1, 5)).put(0, 'settlement', t.corner(3, 0, 0));
    expect(t.field('crowns', 0)).toBe(2);
  });

  // proves promo/saggsen-gadan: There are 21 crowns
  it('when 21 are gone there is none', () => {
    const t = ready();
    t.set('crownsLeft', 0, 0).put(0, 'settlement', t.corner(...LEIPZIG));
    expect(t.field('crowns', 0)).toBe(0);
  });

  // proves promo/saggsen-gadan: A starting settlement beside a city earns its crown
  // proves promo/saggsen-gadan: a settlement that becomes a city earns none
  it('a starting settlement earns a crown, a city none', () => {
    const t = new Table(ID).until('place-building', 0);
    t.play(0, 'place-building', { corner: t.corner(...LEIPZIG) });
    expect(t.field('crowns', 0)).toBe(1);
    const grown = ready();
    grown
      .put(0, 'settlement', grown.corner(...LEIPZIG))
      .set('crowns', 0, 0)
      .set('crownedAt', 0, 0);
    expect(grown.put(0, 'city', grown.corner(...LEIPZIG)).field('crowns', 0)).toBe(0);
  });

  // proves promo/saggsen-gadan: The first player with 3 crowns becomes King
  // proves promo/saggsen-gadan: While several have the most crowns nobody is King
  // proves promo/saggsen-gadan: crowns than any other player, at least 3
  it('the King has a point, and nobody is King while several have the most', () => {
    const t = ready();
    const have = (...crowns: number[]) => {
      for (const [seat, count] of crowns.entries()) t.set('crowns', seat, count);
      t.b.rules.reviewAwards(t.s);
      return [king(t), ...crowns.map((_, seat) => t.points(seat))];
    };
    expect(have(2, 0)).toEqual([-1, 0, 0]);
    expect(have(3, 2)).toEqual([0, 1, 0]);
    expect(have(3, 3)).toEqual([-1, 0, 0]);
    expect(have(3, 4)).toEqual([1, 0, 1]);
    expect(have(4, 4)).toEqual([-1, 0, 0]);
    expect(have(5, 4)).toEqual([0, 1, 0]);
  });
});

describe('manufacturing plants', () => {
  /** a settlement at Chemnitz, mountains, and at forest and hills */
  const at = (t: Table) => ({ corner: t.corner(0, 1, 5), hex: t.hex(0, 1) });
  const rich = (cards = 2): Table => {
    const t = ready();
    return t.cards(0, 'knight', cards).put(0, 'settlement', at(t).corner);
  };
  const built = (): Table => {
    const t = rich();
    t.play(0, 'build-plant', at(t)).play(0, 'give-plant-card', { card: 'knight' });
    return t.play(0, 'give-plant-card', { card: 'knight' });
  };
  const nextTurn = (t: Table): Table => {
    t.play(0, 'end-turn').until('main', 0);
    for (let seat = 0; seat < 4; seat++) t.give(seat, {});
    return t.set('blocker', t.b.blocker('robber'), t.hex(0, 2));
  };

  // proves promo/saggsen-gadan: There are five manufacturing plants
  // proves promo/saggsen-gadan: A plant costs two unplayed development cards
  // proves promo/saggsen-gadan: You show the cards that you give
  // proves promo/saggsen-gadan: They come again
  it('a plant costs two cards, which go under the deck', () => {
    const t = rich(1).cards(0, 'victory-point');
    const [size, under] = [t.field('deckSize'), t.field('underDeck', t.b.card('knight'))];
    t.play(0, 'build-plant', at(t));
    expect(t.decision).toBe('plant-card');
    t.play(0, 'give-plant-card', { card: 'knight' });
    expect(t.events[0]).toMatchObject({ kind: 'plant-paid', data: { seat: 0, card: 'knight' } });
    t.play(0, 'give-plant-card', { card: 'victory-point' });
    expect([t.decision, t.field('cardCount', 0), t.points(0)]).toEqual(['main', 0, 1]);
    expect(t.field('deckSize')).toBe(size + 2);
    expect(t.field('underDeck', t.b.card('knight'))).toBe(under + 1);
    const one = rich(1);
    expect(one.refusal(0, 'build-plant', at(one))?.code).toBe('plant-cards');
    // another plant for ore
    t.cards(1, 'knight', 2)
      .put(1, 'settlement', t.corner(1, 0, 0))
      .play(0, 'end-turn')
      .until('main', 1);
    t.set('cards', t.b.cards.length + t.b.card('knight'), 2);
    expect(t.refusal(1, 'build-plant', { corner: t.corner(1, 0, 0), hex: t.hex(1, 0) })?.code).toBe(
      'plant-built',
    );
  });

  it('each resource has a plant of its own', () => {
    const t = ready().cards(0, 'knight', 10);
    const sites = [
      [0, 1, 5, 0, 1],
      [1, 1, 5, 1, 1],
      [0, -2, 1, 0, -2],
      [1, -2, 1, 1, -2],
      [3, -2, 1, 3, -2],
    ] as const;
    for (const [q, r, i, hexQ, hexR] of sites) {
      t.put(0, 'settlement', t.corner(q, r, i));
      t.play(0, 'build-plant', { corner: t.corner(q, r, i), hex: t.hex(hexQ, hexR) });
      t.play(0, 'give-plant-card', { card: 'knight' }).play(0, 'give-plant-card', { card: 'knight' });
    }
    const goods = sites.map(([, , , q, r]) => t.b.rules.hexGood(t.s, t.hex(q, r)));
    expect(goods.sort()).toEqual([0, 1, 2, 3, 4]);
  });

  // proves promo/saggsen-gadan: Neither may have been bought in this turn
  it('a card of this turn is not given', () => {
    const t = rich(1).give(0, { wool: 1, grain: 1, ore: 1 }).play(0, 'buy-card');
    t.nature('draw-card', { card: 'monopoly' });
    expect(t.refusal(0, 'build-plant', at(t))?.code).toBe('plant-cards');
    expect(t.legal(0, 'build-plant')).toEqual([]);
    t.cards(0, 'knight').play(0, 'build-plant', at(t));
    expect(t.legal(0, 'give-plant-card')).toEqual([{ move: 'give-plant-card', card: 'knight' }]);
    expect(t.refusal(0, 'give-plant-card', { card: 'monopoly' })?.code).toBe('plant-card');
  });

  // proves promo/saggsen-gadan: You build a plant on a hex that gives its resource
  // proves promo/saggsen-gadan: Each building has one plant at most
  it('a plant stands at an own building, on a hex that gives, one at each building', () => {
    const t = rich(4);
    const [corner] = [at(t).corner];
    t.put(1, 'settlement', t.corner(0, -2, 1)).put(0, 'settlement', t.corner(0, 2, 5));
    const bar = (place: number, hex: number) => t.refusal(0, 'build-plant', { corner: place, hex })?.code;
    expect(bar(t.corner(0, -2, 1), t.hex(0, -2))).toBe('plant-own');
    expect(bar(corner, t.hex(3, -2))).toBe('plant-own');
    expect(bar(t.corner(0, 2, 5), t.hex(0, 2))).toBe('plant-barren');
    t.play(0, 'build-plant', at(t));
    t.play(0, 'give-plant-card', { card: 'knight' }).play(0, 'give-plant-card', { card: 'knight' });
    expect(bar(corner, t.hex(1, 1))).toBe('plant-one');
    expect(bar(corner, t.hex(1, 1)) === bar(corner, t.hex(0, 1))).toBe(true);
  });

  // proves promo/saggsen-gadan: Once in your turn you may use a plant
  // proves promo/saggsen-gadan: three of its resource become 1 chit
  // proves promo/saggsen-gadan: There are 15 chits
  // proves promo/saggsen-gadan: You do not use a plant in the turn in which you build it
  it('a plant makes a point of three of its resource, once a turn and not at once', () => {
    const t = built().give(0, { ore: 6 });
    const { hex } = at(t);
    expect(t.refusal(0, 'use-plant', { hex })?.code).toBe('plant-new');
    nextTurn(t).give(0, { ore: 2, wool: 3 });
    expect(t.refusal(0, 'use-plant', { hex })?.code).toBe('plant-goods');
    t.give(0, { ore: 6 });
    const before = t.points(0);
    t.play(0, 'use-plant', { hex });
    expect([t.points(0) - before, t.hand(0), t.field('chitsLeft')]).toEqual([1, { ore: 3 }, 14]);
    expect(t.refusal(0, 'use-plant', { hex })?.code).toBe('plant-used');
    nextTurn(t).give(0, { ore: 3 });
    expect(t.refusal(0, 'use-plant', { hex })).toBeUndefined();
    t.set('chitsLeft', 0, 0);
    expect(t.refusal(0, 'use-plant', { hex })?.code).toBe('chits-out');
    expect(t.refusal(0, 'use-plant', { hex: t.hex(1, 1) })?.code).toBe('plant-not-yours');
  });

  // proves promo/saggsen-gadan: With several plants you still use only one
  it('of two plants one is used in a turn', () => {
    const t = built().cards(0, 'knight', 2);
    const second = { corner: t.corner(0, -2, 1), hex: t.hex(0, -2) };
    t.put(0, 'settlement', second.corner).play(0, 'build-plant', second);
    t.play(0, 'give-plant-card', { card: 'knight' }).play(0, 'give-plant-card', { card: 'knight' });
    nextTurn(t).give(0, { ore: 3, grain: 3 });
    expect(t.legal(0, 'use-plant')).toHaveLength(2);
    t.play(0, 'use-plant', { hex: second.hex });
    expect(t.hand(0)).toEqual({ ore: 3 });
    expect(t.refusal(0, 'use-plant', { hex: at(t).hex })?.code).toBe('plant-used');
  });

  // proves promo/saggsen-gadan: nor while the robber is on its hex
  it('the robber on its hex stops a plant', () => {
    const t = nextTurn(built()).give(0, { ore: 3 });
    t.set('blocker', t.b.blocker('robber'), at(t).hex);
    expect(t.refusal(0, 'use-plant', { hex: at(t).hex })?.code).toBe('plant-robbed');
    t.set('blocker', t.b.blocker('robber'), t.hex(1, 1));
    expect(t.refusal(0, 'use-plant', { hex: at(t).hex })).toBeUndefined();
  });

  // proves promo/saggsen-gadan: A city keeps the plant
  // proves promo/saggsen-gadan: A building that is lost takes its plant
  it('a city keeps the plant, a lost building takes it along', () => {
    const t = built();
    const { corner, hex } = at(t);
    t.put(0, 'city', corner);
    expect([t.field('plantOf', corner), t.field('plantOn', hex)]).toEqual([hex + 1, 1]);
    t.b.rules.downgrade(t.s, t.b.piece('city').index, t.b.piece('settlement').index, corner);
    expect(t.field('plantOn', hex)).toBe(1);
    t.b.rules.unbuild(t.s, t.b.piece('settlement').index, corner);
    expect([t.field('plantOf', corner), t.field('plantOn', hex)]).toEqual([0, 0]);
    t.cards(0, 'knight', 2).put(0, 'settlement', corner);
    expect(t.refusal(0, 'build-plant', { corner, hex })).toBeUndefined();
  });
});

describe('the rest of Saggsen-Gadan', () => {
  // proves promo/saggsen-gadan: On your turn, while the robber is at a settlement or city of yours
  // proves promo/saggsen-gadan: pay for the robber, you steal nothing
  it('three goods send the robber to the desert, and nowhere else', () => {
    const t = ready().give(0, { ore: 1, wool: 2 }).give(1, { brick: 1 });
    t.put(0, 'settlement', t.corner(0, 1, 0)).put(1, 'settlement', t.corner(0, 2, 5));
    expect(t.refusal(0, 'pay-for-robber', { hex: t.hex(0, 2) })?.code).toBe('robber-elsewhere');
    t.set('blocker', t.b.blocker('robber'), t.hex(0, 1));
    expect(t.legal(0, 'pay-for-robber')).toEqual([{ move: 'pay-for-robber', hex: t.hex(0, 2) }]);
    expect(t.refusal(0, 'pay-for-robber', { hex: t.hex(3, -2) })?.code).toBe('robber-goes-home');
    t.play(0, 'pay-for-robber', { hex: t.hex(0, 2) });
    for (const good of ['ore', 'wool', 'wool']) t.play(0, 'discard', { good });
    expect([t.hand(0), t.hand(1), t.decision]).toEqual([{}, { brick: 1 }, 'main']);
    expect(t.field('blocker', t.b.blocker('robber'))).toBe(t.hex(0, 2));
    t.give(0, { ore: 2 }).set('blocker', t.b.blocker('robber'), t.hex(0, 1));
    expect(t.refusal(0, 'pay-for-robber', { hex: t.hex(0, 2) })?.code).toBe('robber-price');
  });

  // proves promo/saggsen-gadan: There is no Largest Army
  it('has no Largest Army, and ten points win', () => {
    const t = new Table(ID);
    expect(t.b.awards.map(({ id }) => id).sort()).toEqual(['king-of-saxony', 'longest-road']);
    expect(t.b.rules.target(t.s, 0)).toBe(10);
    expect(t.b.pieces.map(({ id, limit }) => [id, limit])).toEqual([
      ['road', 15],
      ['settlement', 5],
      ['city', 4],
    ]);
  });

  // proves promo/saggsen-gadan: The printed map is lost
  // proves promo/saggsen-gadan: It has no harbours
  it('the map has 24 hexes, a desert, reds and cities apart, and no harbours', () => {
    const t = new Table(ID, { seats: 3 }).until('place-building');
    const all = Array.from({ length: t.b.topology.hexes }, (_, hex) => hex);
    const barren = all.filter((hex) => t.b.rules.hexGood(t.s, hex) < 0);
    expect([all.length, barren, t.b.layout.harbours.places]).toEqual([24, [t.hex(0, 2)], []]);
    const red = (hex: number) => (t.field('numbers', hex) & ((1 << 6) | (1 << 8))) !== 0;
    for (const hex of all.filter(red)) expect(t.b.walks.hexesBeside[hex].some(red)).toBe(false);
    const cities = t.b.layout.marks.hexes['city-name'].map(({ q, r }) => t.hex(q, r));
    for (const hex of cities)
      expect(t.b.walks.hexesBeside[hex].some((near) => cities.includes(near))).toBe(false);
    // Along the rivers alone do corners of rivers neighbour each other.
    const rivers = riverCorners(t);
    for (const corner of rivers)
      for (const edge of t.b.walks.edgesAt[corner]) {
        const far = t.b.walks.endsOf[edge].find((end) => end !== corner) ?? -1;
        const two =
          t.b.walks.edgesAt[corner].filter((other) => t.b.walks.endsOf[other].includes(far)).length === 2;
        expect(rivers.includes(far)).toBe(two);
      }
  });
});
