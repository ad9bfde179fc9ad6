import { describe, expect, it } from 'vitest';
import { counted, harboursOf, tokensOf } from '../second-islands/board.ts';
import { ANNIVERSARY, Overseas, overseas, trading } from './overseas.ts';

const open = () => overseas(ANNIVERSARY);
/** a corner of the home island at the open sea, and the way to the unknown hex in the middle */
const port = (t: Overseas): number => t.corner(1, -2, 4);
const way = (t: Overseas): number[] => [t.corner(0, 0, 1), t.corner(0, 0, 0), t.corner(0, 1, 1)];
const land = (t: Overseas): number => t.hex(0, 1);
const colony = (t: Overseas, terrain: string, number?: number): number => {
  t.lay(land(t), terrain, number).put(0, 'settlement', t.corner(0, 1, 1));
  return t.corner(0, 1, 1);
};
const warshipAt = (t: Overseas, seat: number, hex: number): number =>
  t.field('warshipsAt', hex * t.b.seats + seat);

describe('the start of the anniversary', () => {
  // proves buch/colonists-10th-anniversary: Everybody places three settlements, each with a road or a ship
  // proves buch/colonists-10th-anniversary: The third brings one good from each producing hex around it
  it('has three settlements, forward, back and forward again', () => {
    const t = new Overseas(ANNIVERSARY, { seats: 3 }).until('place-building');
    const order: number[] = [];
    while (t.decision === 'place-building' || t.decision === 'place-route') {
      const seat = [0, 1, 2].find((one) => t.legal(one).length > 0)!;
      if (t.decision === 'place-building') {
        if (order.length >= 3) expect(order.length >= 6 || Object.keys(t.hand(seat)).length === 0).toBe(true);
        order.push(seat);
      }
      t.anything();
    }
    expect(order).toEqual([0, 1, 2, 2, 1, 0, 0, 1, 2]);
    expect([0, 1, 2].map((seat) => t.points(seat))).toEqual([3, 3, 3]);
    expect([0, 1, 2].some((seat) => Object.keys(t.hand(seat)).length > 0)).toBe(true);
  });

  // proves buch/colonists-10th-anniversary: The pirate starts off the board and never stands at its edge
  it('has the pirate off the board, which keeps off the edge', () => {
    const t = new Overseas(ANNIVERSARY, { seats: 4 }).started();
    expect(t.field('blocker', t.b.blocker('corner-pirate'))).toBe(-1);
    const played = open().roll(7);
    const rim = played.corner(4, -1, 0);
    expect(played.refusal(0, 'move-blocker', { blocker: 'corner-pirate', corner: rim })?.code).toBe(
      'pirate-off-rim',
    );
    expect(
      played.refusal(0, 'move-blocker', { blocker: 'corner-pirate', corner: way(played)[0] }),
    ).toBeUndefined();
  });
});

describe('discovery in the anniversary', () => {
  // proves buch/colonists-10th-anniversary: A ship that has uncovered nothing but sea may sail on with what is left of its movement
  it('of sea lets the ship sail on as far as it could', () => {
    const t = open();
    t.ship(0, port(t));
    t.dice(5, 1).toShips().sail(port(t), way(t)[2]);
    t.nature('discover', { terrain: 'sea', number: 0 });
    expect(t.goals(way(t)[2])).toContain(t.corner(0, 0, 1));
    expect(t.goals(way(t)[2])).not.toContain(port(t));
  });

  // proves buch/colonists-10th-anniversary: Three jungles have the printed numbers 4, 9 and 10, two volcanoes 3 and 6, and one gold field 5
  // proves buch/colonists-10th-anniversary: They get no token
  it.each([
    ['jungle-4', 4, 'discovery-token'],
    ['jungle-9', 9, 'discovery-token'],
    ['jungle-10', 10, 'discovery-token'],
    ['gold-field-5', 5, 'gold-token'],
  ])('of a %s brings its printed number', (terrain, number, token) => {
    const t = open();
    t.ship(0, port(t));
    t.dice(3, 1).toShips().sail(port(t), way(t)[2]);
    expect(t.legal(-1, 'discover').filter((move) => move.terrain === terrain)).toEqual([
      { move: 'discover', terrain, number: 0 },
    ]);
    t.nature('discover', { terrain, number: 0 });
    expect(t.field('numbers', land(t))).toBe(1 << number);
    if (token === 'discovery-token') expect(t.hand(0)).toEqual({ [token]: 1 });
    else expect(t.decision).toBe('redeem-token');
  });

  it.each([
    ['volcano-3', 3],
    ['volcano-6', 6],
  ])('of a %s brings a token of choice, and its printed number', (terrain, number) => {
    const t = open();
    t.ship(0, port(t));
    t.dice(3, 1).toShips().sail(port(t), way(t)[2]);
    t.nature('discover', { terrain, number: 0 }).play(0, 'choose-colony-token', { token: 'gemstone' });
    expect([t.field('numbers', land(t)), t.hand(0)]).toEqual([1 << number, { gemstone: 1 }]);
  });

  // proves buch/colonists-10th-anniversary: You have 3 ships, 4 outposts and 1 warship
  // proves buch/colonists-10th-anniversary: If you have no outpost left, a ship that discovers land stays a ship and stops; you gain the token
  it('keeps the ship where no outpost is left', () => {
    const t = open();
    const unknown = t.b.layout.hexes.flatMap(({ hidden }, hex) => (hidden && hex !== land(t) ? [hex] : []));
    t.outpost(0, ...unknown.slice(0, 3));
    t.ship(0, port(t));
    t.dice(5, 1).toShips();
    const before = t.s.cells.slice();
    t.sail(port(t), way(t)[2]).nature('discover', { terrain: 'jungle-4', number: 0 });
    expect([t.posts.count(t.s, 0), t.fleet.out(t.s, 0)]).toEqual([4, 0]);
    t.s.cells.set(before);
    t.outpost(0, unknown[3]).sail(port(t), way(t)[2]).nature('discover', { terrain: 'jungle-4', number: 0 });
    expect([t.posts.count(t.s, 0), t.fleet.out(t.s, 0), t.hand(0)]).toEqual([4, 1, { 'discovery-token': 1 }]);
    expect(t.refusal(0, 'move-ship', { corner: way(t)[2] })?.code).toBe('ship-too-far');
    expect(t.refusal(0, 'outpost', { corner: way(t)[2], hex: land(t) })?.code).toBe('no-outpost-left');
  });
});

describe('warships of the anniversary', () => {
  const price = { lumber: 2, wool: 1 };

  // proves buch/colonists-10th-anniversary: A warship costs 2 lumber and 1 wool
  // proves buch/colonists-10th-anniversary: Several may lie on one hex
  // proves buch/colonists-10th-anniversary: Warships do not count for the Largest Army here
  it('cost two lumber and a wool, one a seat, and share their hexes', () => {
    const t = trading(ANNIVERSARY).give(0, { lumber: 1, wool: 1 });
    expect(t.refusal(0, 'warship', { hex: t.hex(0, 0) })?.code).toBe('cannot-pay');
    t.set('warshipsAt', t.hex(0, 0) * 4 + 1, 1).set('played', t.b.card('knight'), 2);
    t.give(0, price).play(0, 'warship', { hex: t.hex(0, 0) });
    expect([warshipAt(t, 0, t.hex(0, 0)), t.hand(0), t.points(0)]).toEqual([1, {}, 0]);
    t.give(0, price);
    expect(t.refusal(0, 'warship', { hex: t.hex(1, 0) })?.code).toBe('no-warship-left');
  });

  // proves buch/colonists-10th-anniversary: For 1 wool you move it to any other sea hex, once a turn and not on the turn it was built
  it('move for a wool, once a turn and not when they are new', () => {
    const t = trading(ANNIVERSARY).give(0, { ...price, wool: 3 });
    const [from, to] = [t.hex(0, 0), t.hex(-3, -1)];
    t.play(0, 'warship', { hex: from });
    expect(t.refusal(0, 'move-warship', { from, to })?.code).toBe('warship-moved');
    t.until('main', 0).give(0, {});
    t.set('warshipsAt', from * 4, 0).set('warshipsAt', to * 4, 0);
    for (let hex = 0; hex < t.b.topology.hexes; hex++) t.set('warshipsAt', hex * 4, 0);
    t.set('warshipsAt', from * 4, 1).set('warshipBusy', 0, 0);
    expect(t.refusal(0, 'move-warship', { from, to })?.code).toBe('cannot-pay');
    t.give(0, { wool: 2 }).pirate(-1);
    expect(t.refusal(0, 'move-warship', { from, to: from })?.code).toBe('no-warship-there');
    expect(t.refusal(0, 'move-warship', { from, to: t.hex(1, -2) })?.code).toBe('warship-at-sea');
    t.play(0, 'move-warship', { from, to });
    expect([warshipAt(t, 0, to), t.hand(0)]).toEqual([1, { wool: 1 }]);
    expect(t.refusal(0, 'move-warship', { from: to, to: from })?.code).toBe('warship-moved');
  });

  // proves colony-ground: If you put a warship beside the pirate, you move the pirate at once
  it('drive the pirate away by a move, too', () => {
    const t = trading(ANNIVERSARY).give(0, { wool: 1 }).pirate(way(plain)[0]);
    t.set('warshipsAt', t.hex(3, 0) * 4, 1);
    t.play(0, 'move-warship', { from: t.hex(3, 0), to: t.hex(0, 0) });
    expect(t.decision).toBe('move-blocker');
  });

  // proves buch/colonists-10th-anniversary: It steals cards from settlements and cities on the coast of the home island, too
  // proves buch/colonists-10th-anniversary: Your ships, settlements and cities at a corner of your warship’s hex are safe from the pirate
  it('guard what lies at their hex from a pirate that also robs the home coast', () => {
    const t = open().give(1, { ore: 2 });
    t.put(1, 'settlement', port(t));
    const rob = (): string | undefined => {
      const before = t.s.cells.slice();
      t.roll(7).play(0, 'move-blocker', { blocker: 'corner-pirate', corner: way(t)[0] });
      const { decision } = t;
      t.s.cells.set(before);
      return decision;
    };
    expect(rob()).toBe('plunder');
    // Beside the settlement, but not beside where the pirate goes.
    t.lay(t.hex(1, -2), 'sea');
    t.set('warshipsAt', t.hex(1, -2) * 4 + 2, 1);
    expect(rob()).toBe('plunder');
    t.set('warshipsAt', t.hex(1, -2) * 4 + 1, 1);
    expect(rob()).toBe('main');
  });
});

describe('volcanoes of the anniversary', () => {
  // proves buch/colonists-10th-anniversary: A settlement that is hit by an eruption is destroyed
  // proves buch/colonists-10th-anniversary: Its colony tokens are moved along your roads to other settlements of yours that have room, and the rest is lost
  it('destroy a settlement, whose tokens go along roads as far as there is room', () => {
    const t = open();
    const at = colony(t, 'volcano-3', 3);
    const other = t.corner(0, 1, 5);
    t.put(0, 'settlement', other)
      .put(0, 'road', t.edge(0, 1, 1))
      .put(0, 'road', t.edge(0, 1, 0));
    t.store(at, 'ore-token', 'gemstone').store(other, 'gold-token', 'gold-token');
    t.set('numbers', land(t), 1 << 3).roll(3);
    while (t.decision === 'choose-colony-token') t.play(0, 'choose-colony-token', { token: 'gemstone' });
    t.set('numbers', land(t), 0);
    expect(t.stored(other)).toHaveLength(3);
    t.tokens.stores.remove(t.s, other, 0);
    t.nature('erupt', { die: 2 });
    expect([t.decision, t.points(0)]).toEqual(['salvage', 1]);
    expect(t.refusal(0, 'tokens-lost')?.code).toBe('store-full');
    t.play(0, 'salvage', { token: 'ore-token', to: other });
    expect(t.legal(0)).toEqual([{ move: 'tokens-lost' }]);
    const bank = t.bank('gemstone');
    t.play(0, 'tokens-lost');
    expect([t.stored(at), t.bank('gemstone'), t.decision]).toEqual([[], bank + 2, 'main']);
    expect(t.stored(other)).toContain('ore-token');
    expect(t.field('supply', t.b.piece('settlement').index)).toBe(4);
  });
});

describe('the maps of the anniversary', () => {
  const begun = (anniversaryMap: string) =>
    new Overseas(ANNIVERSARY, { seats: 4, options: { anniversaryMap }, seed: 7 }).until('place-building');
  const printed = {
    'gold-field': 2,
    'gold-field-5': 1,
    'jungle-4': 1,
    'jungle-9': 1,
    'jungle-10': 1,
    'volcano-3': 1,
    'volcano-6': 1,
  };

  // proves buch/colonists-10th-anniversary: The map: on the frame of the 4th edition, or on that of the 3rd
  it('have the hexes, tokens and harbours of their setups', () => {
    const t = begun('4th');
    expect(counted(t)).toEqual({ hills: 4, fields: 4, forest: 5, pasture: 5, sea: 20, unknown: 19 });
    expect(Object.values(tokensOf(t)).reduce((sum, n) => sum + n, 0)).toBe(18);
    expect(harboursOf(t)).toEqual({ brick: 1, grain: 1, lumber: 1, wool: 1, any: 5 });
    expect(t.b.layout.stacks.fog.terrains).toEqual({
      'colony-mountains': 5,
      'colony-desert': 3,
      ...printed,
      sea: 3,
    });
    expect([...t.b.layout.stacks.fog.numbers]).toEqual([2, 3, 4, 5, 6, 8, 9, 10, 11, 12]);
    expect(['gold-token', 'ore-token', 'gemstone', 'discovery-token'].map((good) => t.bank(good))).toEqual([
      20, 20, 24, 24,
    ]);
  });

  // proves buch/colonists-10th-anniversary: The map on the frame of the 3rd edition: a smaller home island with a mountain, and more sea overseas
  it('of the 3rd edition has a smaller home island and more sea overseas', () => {
    const t = begun('3rd');
    expect(counted(t)).toEqual({
      hills: 4,
      fields: 3,
      forest: 4,
      mountains: 1,
      pasture: 4,
      sea: 17,
      unknown: 21,
    });
    expect(harboursOf(t)).toEqual({ brick: 1, grain: 1, lumber: 1, wool: 1, any: 3 });
    expect(t.b.layout.stacks.fog.terrains).toEqual({
      'colony-mountains': 4,
      'colony-desert': 3,
      ...printed,
      sea: 6,
    });
    expect([...t.b.layout.stacks.fog.numbers]).toHaveLength(9);
  });

  // proves buch/colonists-10th-anniversary: The first to 11 points on their own turn wins.
  // proves buch/colonists-10th-anniversary: The first to 12 points on their own turn wins.
  it.each([
    [4, 11],
    [3, 12],
  ])('at %i players go to %i points', (seats, goal) => {
    const t = trading(ANNIVERSARY, { seats }).give(0, { brick: 2, lumber: 2 });
    t.put(0, 'settlement', port(t)).set('chits', 0, goal - 2);
    t.play(0, 'road', { edge: t.edge(1, -2, 4) });
    expect(t.over).toBe(false);
    t.set('chits', 0, goal - 1).play(0, 'road', { edge: t.edge(1, -2, 5) });
    expect(t.over).toBe(true);
  });
});

const plain = open();
