import { describe, expect, test } from 'vitest';
import { landHoBoard } from '../../explorers-pirates/boards/index.ts';
import { Table } from '../table.ts';
import { aboard, goals, held, inBasin, sail, sailing, toShips, type Voyage, voyage } from './voyage.ts';

const HARBOUR = (t: Table) => t.corner(-2, 2, 5);
const price = { ship: { lumber: 1, wool: 1 }, settler: { brick: 1, grain: 1, lumber: 1, wool: 1 } };

/** seat 0 may build, with these goods */
function building(goods: Record<string, number>): Voyage {
  const t = voyage();
  t.roll(2);
  return t.give(0, { gold: 2, ...goods }) as Voyage;
}

describe('the beginning', () => {
  // proves expedition: everybody places a harbour settlement on a marked corner
  // proves expedition: lays a road at their settlement and a ship with a settler aboard
  test('a harbour at the sea in turn order, a settlement in reverse, then a road and a ship with settlers', () => {
    const t = new Table('explorers-pirates/land-ho', { seats: 3 });
    t.until('place-building', 0);
    const sites = new Set(t.legal(0).map(({ corner }) => Number(corner)));
    expect(sites.size).toBe(14);
    expect(landHoBoard().marks.corners['harbour-site']).toHaveLength(14);
    const order: number[] = [];
    const fitted: string[] = [];
    while (t.field('turn') === 0) {
      const asked = t.decision!;
      const seat = [0, 1, 2].find((each) => t.legal(each).length > 0)!;
      if (asked === 'place-building') order.push(seat);
      else fitted.push(`${asked} ${seat}`);
      const [move] = t.legal(seat);
      const before = t.hand(seat);
      t.play(seat, move);
      if (asked === 'place-building' && order.length > 3)
        expect(Object.keys(t.hand(seat)).length).toBeGreaterThan(Object.keys(before).length);
    }
    expect(order).toEqual([0, 1, 2, 2, 1, 0]);
    expect(fitted).toEqual([0, 1, 2].flatMap((seat) => [`place-route ${seat}`, `place-ship ${seat}`]));
    expect([0, 1, 2].map((seat) => t.points(seat))).toEqual([3, 3, 3]);
    expect([0, 1, 2].map((seat) => t.field('settlersLeft', seat))).toEqual([1, 1, 1]);
  });

  // proves expedition: Everybody starts with 2 gold
  test('everybody begins with two gold', () => {
    const t = new Table('explorers-pirates/land-ho').started();
    expect([0, 1, 2, 3].map((seat) => t.hand(seat).gold)).toEqual([2, 2, 2, 2]);
  });

  // proves expedition: Everybody has 15 roads, 5 settlements
  test('the supplies', () => {
    const t = voyage();
    const left = (piece: string) => t.b.piece(piece).limit;
    expect([left('road'), left('settlement'), left('harbour-settlement')]).toEqual([15, 5, 4]);
    expect(t.fleet.config.ships).toBe(3);
    expect(t.field('settlersLeft', 0)).toBe(1);
  });
});

describe('goods and gold', () => {
  // proves expedition: Every hex with the number rolled gives one good to each settlement and each harbour settlement
  test('a harbour settlement draws one card, as a settlement does', () => {
    const t = voyage();
    t.roll(6);
    // hills with a 6 lie at the harbour of seat 0 and at the settlement of seat 1
    expect(t.hand(0).brick).toBe(1);
    expect(t.hand(1).brick).toBe(1);
  });

  // proves expedition: If a number other than 7 brings you no card, you take 1 gold
  test('an empty roll is consoled with a gold, a seven is not', () => {
    const t = voyage();
    t.roll(9);
    // the forest with a 9 lies at the harbour of seat 1
    expect([0, 1, 2, 3].map((seat) => t.hand(seat).gold)).toEqual([3, 2, 3, 3]);
    const seven = voyage();
    seven.roll(7);
    expect(seven.hand(0).gold).toBe(2);
  });

  // proves expedition: gold, even if the number brought
  test('gold alone is no card', () => {
    const t = voyage();
    t.lay(t.hex(-2, 3), 'gold-field', 2);
    t.roll(2);
    expect(t.hand(0).gold).toBeGreaterThan(3);
  });

  // proves expedition: The bank takes 3 equal goods for 1 other or for 1 gold.
  // proves expedition: There are no harbours with special rates
  test('three equal goods buy another, or a gold', () => {
    const t = building({ ore: 6 });
    t.play(0, 'bank-trade', { give: 'ore', want: 'wool' });
    t.play(0, 'sell-for-gold', { good: 'ore' });
    expect(t.hand(0)).toEqual({ wool: 1, gold: 3 });
    expect(t.b.layout.harbours.places).toHaveLength(0);
  });

  // proves expedition: Gold lies beside your hand: it does not count towards any limit
  // proves expedition: Twice a turn you may buy a good from the bank for 2 gold; players trade gold as they
  test('two gold buy a good, twice a turn; gold is offered like goods', () => {
    const t = building({ gold: 9, wool: 1 });
    expect(t.field('handSize', 0)).toBe(1);
    t.play(0, 'buy-with-gold', { good: 'brick' }).play(0, 'buy-with-gold', { good: 'brick' });
    expect(t.hand(0)).toEqual({ brick: 2, wool: 1, gold: 5 });
    expect(t.refusal(0, 'buy-with-gold', { good: 'brick' })?.code).toBe('gold-used');
    expect(t.refusal(0, 'offer', { give: { gold: 2 }, want: { ore: 1 } })).toBeUndefined();
  });
});

describe('harbour settlements', () => {
  // proves expedition: A harbour settlement costs 2 grain and 2 ore, replaces one of your settlements on a coast, and is worth 2 points
  // proves expedition: It gives no more goods than a settlement.
  test('a settlement on a coast becomes one, an inland one does not', () => {
    const t = building({ grain: 4, ore: 4 });
    const inland = t.corner(0, -3, 4);
    expect(t.refusal(0, 'harbour-settlement', { corner: inland })?.code).toBe('inland');
    const coast = t.corner(-3, 3, 4);
    t.put(0, 'settlement', coast);
    const points = t.points(0);
    t.play(0, 'harbour-settlement', { corner: coast });
    expect(t.points(0)).toBe(points + 1);
    expect(t.hand(0)).toEqual({ gold: 2, grain: 2, ore: 2 });
    expect(t.b.rules.drawFrom(t.s, t.hex(-3, 3), coast, t.b.piece('harbour-settlement').index)).toBe(1);
  });

  // proves expedition: There are no cities.
  test('nothing becomes a city', () => {
    const t = building({ grain: 2, ore: 3 });
    expect(t.legal(0, 'city')).toEqual([]);
    expect(t.b.rules.barBuildKind(t.s, 0, t.b.piece('city').index)).toMatchObject({ code: 'no-cities' });
  });

  // proves expedition: A harbour settlement has a basin and a ship a hold
  // proves expedition: Settlers fill both slots.
  test('settlers fill a basin', () => {
    const t = building({ brick: 2, grain: 2, lumber: 2, wool: 2 });
    t.set('settlersLeft', 0, 2);
    t.play(0, 'settler', { corner: HARBOUR(t) });
    expect(inBasin(t, HARBOUR(t))).toEqual(['settler']);
    expect(t.refusal(0, 'settler', { corner: HARBOUR(t) })?.code).toBe('hold-full');
  });
});

describe('building ships and settlers', () => {
  // proves expedition: A ship costs 1 lumber and 1 wool
  // proves expedition: You build it on an edge at one of your harbour settlements
  test('a ship is built beside a harbour of its own', () => {
    const t = building(price.ship);
    expect(t.refusal(0, 'ship', { edge: t.edge(0, 0, 0) })?.code).toBe('no-port');
    t.play(0, 'ship', { edge: t.edge(-1, 2, 3) });
    expect(t.fleet.out(t.s, 0)).toBe(2);
    expect(t.hand(0)).toEqual({ gold: 2 });
  });

  // proves expedition: With all three on the board, you may lay one of them up, without its cargo, and build it again for the same price
  test('the last ship may be built anew, and loses its cargo', () => {
    const t = building({ lumber: 2, wool: 2 });
    expect(t.refusal(0, 'lay-up')?.code).toBe('ship-left');
    t.fleet.put(t.s, 1, t.edge(0, 0, 0));
    t.fleet.put(t.s, 2, t.edge(0, 0, 1));
    expect(t.refusal(0, 'ship', { edge: t.edge(-1, 2, 3) })?.code).toBe('no-ship-left');
    aboard(t, 2, 'settler');
    t.set('settlersLeft', 0, 0);
    t.play(0, 'lay-up').play(0, 'reset-ship', { from: t.edge(0, 0, 1), to: t.edge(-1, 2, 3), ship: 2 });
    expect(held(t, 2)).toEqual([]);
    expect(t.field('settlersLeft', 0)).toBe(1);
    expect(t.hand(0)).toEqual({ gold: 2, lumber: 1, wool: 1 });
    expect(t.fleet.at(t.s, 2)).toBe(t.edge(-1, 2, 3));
  });

  // proves expedition: Settlers cost 1 brick, 1 grain, 1 lumber and 1 wool and come into a basin, or aboard a ship
  // proves expedition: They are worth no point.
  test('settlers come aboard a ship that lies at a harbour of its own', () => {
    const t = building(price.settler);
    const points = t.points(0);
    expect(t.refusal(0, 'settler-aboard', { edge: t.edge(-1, 2, 4), ship: 0 })?.code).toBe('hold-full');
    aboard(t, 0);
    t.play(0, 'settler-aboard', { edge: t.edge(-1, 2, 4), ship: 0 });
    expect(held(t, 0)).toEqual(['settler']);
    expect(t.hand(0)).toEqual({ gold: 2 });
    expect(t.points(0)).toBe(points);
    t.fleet.put(t.s, 0, t.edge(0, 0, 0));
    aboard(t, 0);
    t.give(0, { gold: 2, ...price.settler }).set('settlersLeft', 0, 1);
    expect(t.refusal(0, 'settler-aboard', { edge: t.edge(0, 0, 0), ship: 0 })?.code).toBe('no-port');
  });
});

describe('sailing', () => {
  // proves expedition: On your turn you roll, then trade and build in any order, then move your ships
  // proves expedition: In the movement phase each ship sails up to 4 edges over water in any direction, one ship after the other
  test('four edges over water, and back again with what is left', () => {
    const t = sailing();
    expect(t.decision).toBe('move-ship');
    const start = t.fleet.at(t.s, 0);
    sail(t, 0, t.edge(-1, 1, 5));
    expect(t.fleet.left(t.s, 0)).toBeLessThan(4);
    expect(goals(t, 0)).toContain(start);
    for (const edge of goals(t, 0)) expect(t.fleet.isWater(t.s, edge)).toBe(true);
    t.play(0, 'rest-ship');
    expect(t.active).toBe(1);
  });

  // proves expedition: one ship after the other; once another ship has sailed, it sails no more
  test('the voyage of a ship is over when another sets sail', () => {
    const t = sailing();
    t.fleet.put(t.s, 1, t.edge(0, 0, 4));
    sail(t, 0, t.edge(-1, 2, 5));
    expect(goals(t, 0).length).toBeGreaterThan(0);
    sail(t, 1, t.edge(0, 0, 5));
    expect(goals(t, 0)).toEqual([]);
    expect(goals(t, 1).length).toBeGreaterThan(0);
  });

  // proves expedition: Once a turn you may pay 1 wool to add 2 edges for one ship
  test('wool takes a ship two edges farther, once', () => {
    const t = sailing();
    t.give(0, { gold: 2, wool: 2 });
    const near = goals(t, 0).length;
    t.play(0, 'hurry-ship', { edge: t.edge(-1, 2, 4), unit: 0 });
    expect(t.fleet.left(t.s, 0)).toBe(6);
    expect(goals(t, 0).length).toBeGreaterThan(near);
    expect(t.hand(0).wool).toBe(1);
    expect(t.refusal(0, 'hurry-ship', { edge: t.edge(-1, 2, 4), unit: 0 })?.code).toBe('ship-hurried');
  });

  // proves expedition: Once a turn you may pay 1 wool to add 2 edges for one ship
  test('of two ships on one edge the one that is named hoists more sail', () => {
    const t = sailing();
    const edge = t.edge(-1, 2, 4);
    t.fleet.put(t.s, 1, edge);
    t.give(0, { wool: 2 });
    expect(t.legal(0, 'hurry-ship')).toHaveLength(2);
    t.play(0, 'hurry-ship', { edge, unit: 1 });
    expect([t.fleet.left(t.s, 0), t.fleet.left(t.s, 1)]).toEqual([4, 6]);
    expect(t.refusal(0, 'hurry-ship', { edge, unit: 1 })?.code).toBe('ship-hurried');
    expect(t.refusal(0, 'hurry-ship', { edge, unit: 0 })).toBeUndefined();
  });

  // proves expedition: Ships pass each other.
  // proves expedition: At most two lie on one edge, no matter whose, and roads may lie there too
  test('a third ship passes and does not stop; a road is in nobody’s way', () => {
    const t = sailing();
    const full = t.edge(-1, 2, 5);
    t.fleet.put(t.s, 4, full);
    expect(goals(t, 0)).toContain(full);
    t.fleet.put(t.s, 5, full);
    expect(goals(t, 0)).not.toContain(full);
    expect(goals(t, 0)).toContain(t.edge(-1, 3, 0));
    const coast = t.edge(-2, 3, 0);
    t.put(1, 'road', coast);
    expect(goals(t, 0)).toContain(coast);
  });

  // proves expedition: Without a ship on the board you have no movement phase
  test('without ships the turn ends after building', () => {
    const t = voyage();
    t.fleet.put(t.s, 0, -1);
    toShips(t);
    expect(t.active).toBe(1);
  });
});

describe('cargo', () => {
  // proves expedition: Loading and unloading costs no
  test('cargo is unloaded, loaded and exchanged at a basin, and the ship sails as far', () => {
    const t = sailing();
    const corner = HARBOUR(t);
    t.play(0, 'unload', { corner, ship: 0, cargo: 'settler' });
    expect(inBasin(t, corner)).toEqual(['settler']);
    aboard(t, 0, 'crew');
    t.play(0, 'exchange', { corner, ship: 0 });
    expect([held(t, 0), inBasin(t, corner)]).toEqual([['settler'], ['crew']]);
    aboard(t, 0, 'crew');
    expect(t.legal(0, 'exchange')).toEqual([]);
    aboard(t, 0, 'spice');
    t.play(0, 'load', { corner, ship: 0, cargo: 'crew' });
    expect(held(t, 0)).toEqual(['crew', 'spice']);
    expect(t.fleet.left(t.s, 0)).toBe(4);
    t.fleet.put(t.s, 0, t.edge(0, 0, 0));
    expect(t.refusal(0, 'unload', { corner, ship: 0, cargo: 'crew' })?.code).toBe('ship-elsewhere');
  });

  // proves expedition: You may throw away what fills a hold or basin to make room for something else
  // proves expedition: You throw something overboard only where the ship could take something else aboard
  test('what is in the way may be thrown away, and nothing else', () => {
    const t = sailing();
    const refused = () => t.refusal(0, 'throw-overboard', { ship: 0, cargo: 'settler' })?.code;
    expect(refused()).toBe('nothing-instead');
    t.fleet.basins.add(t.s, HARBOUR(t), t.fleet.kind('settler'));
    expect(refused()).toBe('nothing-instead');
    t.fleet.basins.remove(t.s, HARBOUR(t), t.fleet.kind('settler'));
    t.fleet.basins.add(t.s, HARBOUR(t), t.fleet.kind('fish'));
    t.play(0, 'throw-overboard', { ship: 0, cargo: 'settler' });
    expect(held(t, 0)).toEqual([]);
    expect(t.field('settlersLeft', 0)).toBe(2);

    const basin = building({});
    basin.fleet.basins.add(basin.s, HARBOUR(basin), basin.fleet.kind('fish'));
    expect(basin.refusal(0, 'throw-out', { corner: HARBOUR(basin), cargo: 'fish' })?.code).toBe(
      'nothing-instead',
    );
    basin.give(0, price.settler).play(0, 'throw-out', { corner: HARBOUR(basin), cargo: 'fish' });
    expect(inBasin(basin, HARBOUR(basin))).toEqual([]);
  });

  // proves expedition: may turn a ship with settlers into a settlement on a corner at one of its ends that keeps the distance, on
  // proves expedition: Ship and settlers return to your supply
  test('settlers go ashore, on the first island too, and not beside another building', () => {
    const t = sailing();
    expect(t.legal(0, 'settle-ashore')).toEqual([]);
    expect(t.refusal(0, 'settle-ashore', { corner: HARBOUR(t), ship: 0 })?.code).toBe('taken');
    const to = t.edge(-2, 3, 5);
    sail(t, 0, to);
    const corner = t.corner(-2, 3, 4);
    const points = t.points(0);
    t.play(0, 'settle-ashore', { corner, ship: 0 });
    expect(t.points(0)).toBe(points + 1);
    expect(t.fleet.out(t.s, 0)).toBe(0);
    expect(t.field('settlersLeft', 0)).toBe(2);
    expect(t.hand(0)).toEqual({ gold: t.hand(0).gold });
  });
});

describe('unknown lands', () => {
  /** seat 0 beside the unknown hex 1,1, which has the known sea 0,1 to its west */
  function lookout(): Voyage {
    const t = sailing();
    t.fleet.put(t.s, 0, t.edge(0, 1, 2));
    return t;
  }
  const discover = (t: Voyage, terrain: string, number: number | string) =>
    t.nature('discover', { terrain, number });

  // proves expedition: A ship that comes to a corner of unknown hexes uncovers them, and its movement ends
  // proves expedition: A hex that gives a good gets a number of its own region at once and pays its finder one of the good.
  test('a find ends the voyage and pays one of its goods', () => {
    const t = lookout();
    const to = t.edge(0, 1, 1);
    sail(t, 0, to);
    expect(t.decision).toBe('discover');
    const [first] = t.legal(-1);
    expect(first).toBeDefined();
    discover(t, 'fields', 8);
    expect(t.hand(0).grain).toBe(1);
    expect(t.field('numbers', t.hex(1, 1))).toBe(1 << 8);
    expect(goals(t, 0)).toEqual([]);
    expect(t.refusal(0, 'hurry-ship', { edge: to, unit: 0 })).toBeDefined();
  });

  // proves expedition: one that was built there does so when the movement phase begins
  test('a ship that is built at unknown land uncovers it before it could sail, and stays', () => {
    const t = voyage();
    const coast = t.b.walks.endsOf[t.edge(0, 1, 2)].find((end) =>
      t.b.walks.endsOf[t.edge(0, 1, 1)].includes(end),
    )!;
    t.put(0, 'harbour-settlement', coast).roll(2);
    t.give(0, { ...price.ship, gold: 2, wool: 2 });
    t.play(0, 'ship', { edge: t.edge(0, 1, 1) });
    expect(t.decision).toBe('main');
    t.play(0, 'end-turn');
    expect(t.decision).toBe('discover');
    discover(t, 'fields', 8);
    expect([t.hand(0).grain, t.decision]).toEqual([1, 'move-ship']);
    expect([goals(t, 1), t.refusal(0, 'hurry-ship', { edge: t.edge(0, 1, 1), unit: 1 })?.code]).toEqual([
      [],
      'ship-hurried',
    ]);
    expect(goals(t, 0).length).toBeGreaterThan(0);
  });

  test('in the paired part of a turn, too', () => {
    const t = voyage('explorers-pirates/core', { seats: 5, options: { waiting: 'paired' } });
    t.fleet.put(t.s, 0, t.edge(0, 0, 2));
    const paired = 3;
    const hex = t.b.layout.hexes.findIndex(({ hidden }) => hidden === 'orange');
    const edge = t.b.walks.edgesOf[hex].find((each) => t.fleet.isWater(t.s, each))!;
    t.fleet.put(t.s, paired * 3, edge);
    toShips(t).play(0, 'rest-ship').play(paired, 'done-building');
    expect(t.decision).toBe('discover');
  });

  // proves expedition: Any other hex pays 2 gold.
  test('open sea pays two gold', () => {
    const t = lookout();
    const before = t.hand(0).gold;
    sail(t, 0, t.edge(0, 1, 1));
    discover(t, 'sea', 0);
    expect(t.hand(0).gold).toBe(before + 2);
  });

  // proves expedition: Each region has a stack of hexes and a stack of numbers of its own.
  test('the south has its own hexes and numbers', () => {
    const t = lookout();
    sail(t, 0, t.edge(0, 1, 1));
    expect(t.refusal(-1, 'discover', { terrain: 'fields', number: 3 })).toBeDefined();
    expect(t.b.layout.stacks.green.numbers).toEqual([3, 4, 5, 6, 9, 10]);
    expect(t.b.layout.stacks.orange.numbers).toEqual([4, 5, 8, 9, 10, 11]);
  });

  // proves expedition: If a ship touches several unknown hexes, each of them is uncovered, and each pays.
  test('two hexes at one corner are both uncovered', () => {
    const t = lookout();
    t.fleet.put(t.s, 0, t.edge(0, 1, 0));
    t.fleet.put(t.s, 0, t.edge(0, 2, 1));
    const before = t.hand(0).gold;
    sail(t, 0, t.edge(0, 2, 0));
    discover(t, 'sea', 0);
    discover(t, 'sea', 0);
    expect(t.hand(0).gold).toBe(before + 4);
  });

  // proves expedition: Nobody builds beside an unknown hex: no
  test('neither roads nor settlements are built beside unknown hexes', () => {
    const t = lookout();
    t.lay(t.hex(0, 1), 'fields', 9);
    const corner = t.corner(0, 1, 0);
    expect(t.b.rules.barFound(t.s, 0, corner)).toMatchObject({ code: 'undiscovered' });
    t.put(0, 'road', t.edge(0, 1, 2));
    const edge = t.edge(0, 1, 0);
    expect(t.b.rules.barBuild(t.s, 0, t.b.piece('road').index, edge)).toBeDefined();
    t.lay(t.hex(1, 1), 'sea');
    expect(t.b.rules.barFound(t.s, 0, corner)?.code).not.toBe('undiscovered');
  });
});
