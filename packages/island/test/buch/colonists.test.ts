import { describe, expect, it } from 'vitest';
import { makeLinks } from '../../buch/mechanics/colony-tokens.ts';
import { counted, harboursOf, tokensOf } from '../second-islands/board.ts';
import { COLONISTS, KINDS, Overseas, overseas, trading } from './overseas.ts';

/** a corner of the home island at the open sea, three steps from the unknown hex in the middle */
const port = (t: Overseas): number => t.corner(1, -2, 4);
/** the way from there: the last corner touches the unknown hex */
const way = (t: Overseas): number[] => [t.corner(0, 0, 1), t.corner(0, 0, 0), t.corner(0, 1, 1)];
const land = (t: Overseas): number => t.hex(0, 1);
/** seat 0 with a colony at a hex of this kind that answers to 5, and the others without anything */
const colony = (t: Overseas, terrain = 'gold-field'): number => {
  t.lay(land(t), terrain, 5).put(0, 'settlement', t.corner(0, 1, 1));
  return t.corner(0, 1, 1);
};

describe('the start', () => {
  const begin = () => new Overseas(COLONISTS, { seats: 3 }).until('place-building');

  // proves colony-ground: Everybody starts on the home island
  // proves colony-ground: Your first settlement stands on the coast that faces the open board
  it('is on the home island, first at the coast that faces the open board', () => {
    const t = begin();
    expect(t.refusal(0, 'place-building', { corner: t.corner(0, -4, 1) })?.code).toBe('inner-coast');
    expect(t.refusal(0, 'place-building', { corner: t.corner(1, -3, 1) })?.code).toBe('inner-coast');
    expect(t.refusal(0, 'place-building', { corner: t.corner(0, 1, 4) })?.code).toBe('start-elsewhere');
    t.play(0, 'place-building', { corner: port(t) });
    t.until('place-building', 2).play(2, 'place-building', {
      corner: Number(t.legal(2, 'place-building')[0].corner),
    });
    t.until('place-building', 2);
    expect(t.field('startsPlaced')).toBe(3);
    expect(t.refusal(2, 'place-building', { corner: t.corner(0, -4, 1) })?.code).not.toBe('inner-coast');
    t.until('roll');
    expect([0, 1, 2].map((seat) => t.points(seat))).toEqual([2, 2, 2]);
  });

  // proves colony-ground: With a settlement on the coast you may place a ship instead of a road
  it('may bring a ship in place of a road, where the settlement is at the water', () => {
    const t = begin();
    t.play(0, 'place-building', { corner: port(t) });
    expect(t.legal(0, 'place-ship')).toEqual([{ move: 'place-ship', corner: port(t) }]);
    t.play(0, 'place-ship', { corner: port(t) });
    expect([t.fleet.at(t.s, 0), t.field('startsPlaced')]).toEqual([port(t), 1]);
    t.until('place-building', 0).play(0, 'place-building', { corner: t.corner(1, -3, 1) });
    expect(t.legal(0, 'place-ship')).toEqual([]);
    expect(t.refusal(0, 'place-ship', { corner: t.corner(1, -3, 1) })?.code).toBe('no-sea-way');
  });

  it('brings goods with the second settlement alone', () => {
    const t = begin();
    t.play(0, 'place-building', { corner: port(t) });
    expect(t.hand(0)).toEqual({});
    t.until('place-building', 0);
    const corner = t.corner(1, -3, 1);
    t.play(0, 'place-building', { corner });
    expect(Object.values(t.hand(0)).reduce((sum, n) => sum + n, 0)).toBe(3);
  });
});

describe('ships of the Colonists', () => {
  // proves colony-ground: A ship costs 1 lumber and 1 wool
  // proves colony-ground: You build it on a corner with a settlement or city of yours at the water of the home island
  // proves colony-ground: You build no ship where one lies already, and warships only on known sea hexes
  it('are built at a town of the home island at the water, where no ship lies', () => {
    const t = trading().give(0, { lumber: 3, wool: 3 });
    const inland = t.corner(1, -3, 1);
    t.put(0, 'settlement', inland);
    expect(t.refusal(0, 'ship', { corner: inland })?.code).toBe('no-sea-way');
    t.put(0, 'settlement', port(t));
    const abroad = colony(t);
    expect(t.refusal(0, 'ship', { corner: abroad })?.code).toBe('away-from-home');
    expect(t.refusal(0, 'ship', { corner: t.corner(0, -4, 1) })?.code).toBe('no-berth');
    t.play(0, 'ship', { corner: port(t) });
    expect([t.fleet.at(t.s, 0), t.hand(0)]).toEqual([port(t), { lumber: 2, wool: 2 }]);
    expect(t.refusal(0, 'ship', { corner: port(t) })?.code).toBe('corner-full');
    t.give(0, { lumber: 1 });
    expect(t.refusal(0, 'ship', { corner: port(t) })?.code).toBe('cannot-pay');
    t.bare()
      .put(0, 'city', t.corner(0, -4, 1))
      .give(0, { lumber: 1, wool: 1 });
    expect(t.legal(0, 'ship')).toEqual([{ move: 'ship', corner: t.corner(0, -4, 1) }]);
  });

  // proves colony-ground: You have at most 3 ships on the board
  it('are three at most', () => {
    const t = trading().put(0, 'settlement', port(t0())).give(0, { lumber: 1, wool: 1 });
    t.ship(0, way(t)[0]);
    t.ship(0, way(t)[1]);
    expect(t.refusal(0, 'ship', { corner: port(t) })).toBeUndefined();
    t.ship(0, t.corner(2, 0, 1));
    expect(t.refusal(0, 'ship', { corner: port(t) })?.code).toBe('ships-out');
  });

  // proves buch/colonists: You have 15 ship pieces: what is no ship serves as an outpost or a warship
  it('have no piece left when outposts and warships are made of them', () => {
    const t = trading().put(0, 'settlement', port(t0())).give(0, { lumber: 1, wool: 2, ore: 1 });
    const colonies = t.b.layout.hexes.flatMap(({ region }, hex) => (region === 'home' ? [] : [hex]));
    t.outpost(0, ...colonies.slice(0, 14));
    expect(t.refusal(0, 'ship', { corner: port(t) })).toBeUndefined();
    expect(t.refusal(0, 'warship', { hex: t.hex(0, 0) })).toBeUndefined();
    t.set('warshipsAt', t.hex(1, 0) * 4, 1);
    expect(t.refusal(0, 'ship', { corner: port(t) })?.code).toBe('ships-out');
    expect(t.refusal(0, 'warship', { hex: t.hex(0, 0) })?.code).toBe('no-warship-left');
  });

  // proves colony-ground: On your turn you roll, then trade and build in any order, then move your ships
  // proves colony-ground: After trading and building you may sail each of your ships, also one built this turn
  it('sail after trading and building as far as the higher die, also those built this turn', () => {
    const t = overseas().put(0, 'settlement', port(t0())).dice(2, 1).give(0, { lumber: 1, wool: 1 });
    t.play(0, 'ship', { corner: port(t) });
    expect(t.refusal(0, 'move-ship', { corner: port(t) })?.code).toBe('wrong-moment');
    t.toShips();
    expect(t.goals(port(t))).toContain(way(t)[1]);
    expect(t.goals(port(t))).not.toContain(way(t)[2]);
    t.sail(port(t), way(t)[0]);
    expect(t.goals(way(t)[0])).toEqual(expect.arrayContaining([way(t)[1], port(t)]));
    t.sail(way(t)[0], way(t)[1]);
    expect(t.refusal(0, 'move-ship', { corner: way(t)[1] })?.code).toBe('ship-too-far');
    t.play(0, 'rest-ship');
    expect(t.active).toBe(1);
    const far = overseas();
    far.ship(0, port(far));
    far.dice(3, 3).toShips();
    expect(far.goals(port(far))).toContain(way(far)[2]);
  });

  // proves colony-ground: A ship passes other ships and other players’ settlements and cities, but does not stop on their corners
  it('pass ships and foreign towns and stop at neither', () => {
    const t = overseas();
    const [first, second] = way(t);
    t.ship(0, port(t));
    t.ship(1, first);
    t.dice(2, 1).toShips();
    expect(t.goals(port(t))).toContain(second);
    expect(t.goals(port(t))).not.toContain(first);
    const coast = overseas();
    const [town, beyond] = [coast.corner(2, -2, 3), coast.corner(2, -2, 4)];
    coast.put(1, 'settlement', town);
    coast.ship(0, port(coast));
    coast.dice(2, 1).toShips();
    expect(coast.refusal(0, 'move-ship', { corner: port(coast) })).toBeUndefined();
    expect(coast.goals(port(coast))).toContain(beyond);
    expect(coast.goals(port(coast))).not.toContain(town);
  });

  // proves colony-ground: It never passes the pirate
  it('do not pass the pirate', () => {
    const t = overseas().pirate(way(t0())[0]);
    t.ship(0, port(t));
    t.dice(2, 1).toShips();
    expect(t.goals(port(t))).not.toContain(way(t)[0]);
    expect(t.goals(port(t))).not.toContain(way(t)[1]);
  });
});

describe('discovery', () => {
  const arrive = (t = overseas()): Overseas => {
    t.ship(0, port(t));
    return t.dice(3, 1).toShips().sail(port(t), way(t)[2]);
  };

  // proves colony-ground: A ship that comes to a corner of unknown hexes uncovers one
  // proves colony-ground: If the hex is land, you gain 1 colony token of its kind at once, and the ship becomes an outpost of yours on it
  it('of land brings its token and turns the ship into an outpost', () => {
    const t = arrive();
    expect(t.decision).toBe('discover');
    t.nature('discover', { terrain: 'colony-jungle', number: 4 });
    expect([t.terrain(land(t)), t.field('numbers', land(t))]).toEqual(['colony-jungle', 1 << 4]);
    expect(t.hand(0)).toEqual({ 'discovery-token': 1 });
    expect([t.fleet.out(t.s, 0), t.posts.has(t.s, 0, land(t))]).toEqual([0, true]);
    expect(t.bank('discovery-token')).toBe(25);
  });

  // proves colony-ground: If it is sea, you gain nothing
  // proves buch/colonists: A ship that has uncovered nothing but sea stops there
  it('of sea brings nothing and ends the movement', () => {
    const t = overseas();
    t.ship(0, port(t));
    t.dice(5, 1).toShips().sail(port(t), way(t)[2]);
    t.nature('discover', { terrain: 'sea', number: 0 });
    expect([t.hand(0), t.posts.count(t.s, 0), t.fleet.out(t.s, 0)]).toEqual([{}, 0, 1]);
    expect(t.decision).toBe('move-ship');
    expect(t.refusal(0, 'move-ship', { corner: way(t)[2] })?.code).toBe('ship-too-far');
  });

  // proves colony-ground: A hex that gives something gets a number token at once; a drawn 6 or 8 does not come to lie beside another
  it('draws no 6 and 8 side by side while another token is left', () => {
    const t = arrive();
    const numbers = () => t.legal(-1, 'discover').map((move) => Number(move.number));
    expect(numbers()).toContain(8);
    t.lay(t.hex(1, 1), 'colony-jungle', 6);
    expect(numbers()).toContain(9);
    expect(numbers().filter((number) => number === 6 || number === 8)).toEqual([]);
    for (const number of [3, 4, 5, 9, 10, 11]) t.set('stackNumber', number, 0);
    expect(new Set(numbers().filter((number) => number > 0))).toEqual(new Set([6, 8]));
  });

  // proves colony-ground: A ship beside several unknown hexes uncovers them one after the other until it has found land
  it('goes on beside a second unknown hex until there is land', () => {
    const t = overseas();
    // between two unknown hexes
    const gap = t.corner(0, 1, 0);
    t.lay(t.hex(1, 0), 'sea');
    t.ship(0, port(t));
    t.dice(4, 1).toShips();
    t.fleet.put(t.s, 0, t.corner(1, 0, 3));
    t.sail(t.corner(1, 0, 3), t.corner(1, 0, 4));
    expect(gap).toBe(t.corner(1, 0, 4));
    t.nature('discover', { terrain: 'sea', number: 0 });
    expect(t.decision).toBe('discover');
    t.nature('discover', { terrain: 'colony-jungle', number: 4 });
    expect([t.posts.count(t.s, 0), t.fleet.out(t.s, 0)]).toEqual([1, 0]);
    const other = overseas();
    other.ship(0, other.corner(1, 0, 3));
    other
      .dice(1, 2)
      .toShips()
      .sail(other.corner(1, 0, 3), other.corner(1, 0, 4));
    other.nature('discover', { terrain: 'colony-jungle', number: 4 });
    expect(other.decision).not.toBe('discover');
    expect([land(other), other.hex(1, 1)].map((hex) => other.terrain(hex)).sort()).toContain('unknown');
  });

  // proves colony-ground: A ship that becomes an outpost gives up the tokens it holds
  it('loses what the ship holds', () => {
    const t = overseas();
    t.ship(0, port(t), 'gemstone');
    t.dice(3, 1).toShips().sail(port(t), way(t)[2]);
    t.nature('discover', { terrain: 'gold-field', number: 4 });
    expect(t.aboard(0)).toEqual([]);
    expect(t.bank('gemstone')).toBe(20);
  });

  // proves buch/colonists: Hills, fields, forest and pasture away from home give their resources to your hand
  it('of common land brings its resource, and so does its number', () => {
    const t = arrive();
    t.nature('discover', { terrain: 'hills', number: 4 });
    expect(t.hand(0)).toEqual({ brick: 1 });
    const later = overseas();
    colony(later, 'pasture');
    later.roll(5);
    expect([later.hand(0), later.stored(later.corner(0, 1, 1))]).toEqual([{ wool: 1 }, []]);
  });
});

describe('outposts', () => {
  // proves colony-ground: Later, during the movement of ships, you may turn a ship of yours beside known land into an outpost on it
  // proves colony-ground: You have at most one outpost on a hex, and none on the home island
  it('are made of ships beside known land away from home, one a seat on a hex', () => {
    const t = overseas().lay(land(t0()), 'colony-jungle', 4);
    t.outpost(1, land(t));
    t.ship(0, way(t)[2]);
    t.ship(0, port(t));
    t.dice(1, 2);
    expect(t.legal(0, 'outpost')).toEqual([]);
    t.toShips();
    expect(t.legal(0, 'outpost')).toEqual([{ move: 'outpost', corner: way(t)[2], hex: land(t) }]);
    expect(t.refusal(0, 'outpost', { corner: port(t), hex: t.hex(1, -2) })?.code).toBe('no-colony-land');
    expect(t.refusal(0, 'outpost', { corner: way(t)[2], hex: t.hex(0, 0) })?.code).toBe('no-colony-land');
    expect(t.refusal(0, 'outpost', { corner: way(t)[2], hex: t.hex(1, -2) })?.code).toBe('ship-not-near');
    t.play(0, 'outpost', { corner: way(t)[2], hex: land(t) });
    expect([t.posts.has(t.s, 0, land(t)), t.posts.has(t.s, 1, land(t)), t.fleet.out(t.s, 0)]).toEqual([
      true,
      true,
      1,
    ]);
    t.ship(0, way(t)[2]);
    expect(t.refusal(0, 'outpost', { corner: way(t)[2], hex: land(t) })?.code).toBe('has-outpost');
  });

  const rich = { brick: 1, grain: 1, lumber: 1, wool: 1 };
  // proves colony-ground: You may build a settlement without a road on a corner away from home if all hexes there are known and all land there has outposts of yours
  // proves colony-ground: Around a new colony only land hexes count, and only your own outposts count and are removed
  // proves colony-ground: Those outposts are removed
  it('make room for a settlement where all land around a corner has one, and are used up', () => {
    const t = trading().give(0, rich).lay(land(t0()), 'colony-jungle', 4);
    const [top, side] = [t.corner(0, 1, 1), t.corner(0, 1, 0)];
    expect(t.refusal(0, 'settlement', { corner: top })?.code).toBe('not-reached');
    t.outpost(1, land(t));
    expect(t.refusal(0, 'settlement', { corner: top })?.code).toBe('not-reached');
    t.outpost(0, land(t));
    // The hex in the east is not known yet; then it is land without an outpost.
    expect(t.refusal(0, 'settlement', { corner: side })?.code).toBe('not-reached');
    t.lay(t.hex(1, 1), 'colony-jungle', 9);
    expect(t.refusal(0, 'settlement', { corner: side })?.code).toBe('not-reached');
    t.outpost(0, t.hex(1, 1));
    expect(t.refusal(0, 'settlement', { corner: side })).toBeUndefined();
    t.play(0, 'settlement', { corner: top });
    expect([
      t.posts.has(t.s, 0, land(t)),
      t.posts.has(t.s, 1, land(t)),
      t.posts.has(t.s, 0, t.hex(1, 1)),
    ]).toEqual([false, true, true]);
    expect(t.points(0)).toBe(1);
  });

  // proves colony-ground: The distance between buildings holds
  it('make no room beside another building', () => {
    const t = trading().give(0, rich).lay(land(t0()), 'colony-jungle', 4).outpost(0, land(t0()));
    t.put(1, 'settlement', t.corner(0, 1, 2));
    expect(t.refusal(0, 'settlement', { corner: t.corner(0, 1, 1) })?.code).toBe('too-near');
  });

  // proves colony-ground: From a colony you go on with outposts or, as usual, with roads
  it('are not used up where a road leads', () => {
    const t = trading().give(0, { ...rich, brick: 3, lumber: 3 });
    colony(t);
    t.lay(t.hex(1, 1), 'sea').lay(t.hex(-1, 1), 'sea').lay(t.hex(0, 2), 'sea').lay(t.hex(-1, 2), 'sea');
    t.outpost(0, land(t));
    t.play(0, 'road', { edge: t.edge(0, 1, 1) }).play(0, 'road', { edge: t.edge(0, 1, 0) });
    t.play(0, 'settlement', { corner: t.corner(0, 1, 5) });
    expect(t.posts.has(t.s, 0, land(t))).toBe(true);
  });

  // proves colony-ground: Nobody builds beside an unknown hex: no road on its edges, no settlement on its corners
  it('and roads lead nowhere beside unknown hexes', () => {
    const t = trading().give(0, { ...rich, brick: 3, lumber: 3 });
    colony(t);
    t.put(0, 'road', t.edge(0, 1, 1));
    expect(t.refusal(0, 'road', { edge: t.edge(0, 1, 0) })?.code).toBe('unknown-near');
    t.put(0, 'road', t.edge(0, 1, 0));
    expect(t.refusal(0, 'settlement', { corner: t.corner(0, 1, 5) })?.code).toBe('unknown-near');
  });

  // proves colony-ground: Only settlements on the home island become cities
  // proves colony-ground: A city costs 3 ore and 2 grain, replaces a settlement of yours, and is worth 2 points
  it('and cities stand at home alone', () => {
    const t = trading().give(0, { ore: 3, grain: 2 });
    const abroad = colony(t);
    t.put(0, 'settlement', port(t));
    expect(t.refusal(0, 'city', { corner: abroad })?.code).toBe('city-abroad');
    t.play(0, 'city', { corner: port(t) });
    expect([t.points(0), t.hand(0)]).toEqual([3, {}]);
  });
});

describe('colony tokens', () => {
  // proves colony-ground: Away from home a gold field gives gold tokens, mountains give ore tokens, a desert gives gemstones and a jungle gives discovery tokens
  // proves colony-ground: Colony tokens stay at the settlement that gets them
  it.each([
    ['gold-field', 'gold-token'],
    ['colony-mountains', 'ore-token'],
    ['colony-desert', 'gemstone'],
    ['colony-jungle', 'discovery-token'],
  ])('of a %s are %ss, and stay at the settlement', (terrain, token) => {
    const t = overseas();
    const at = colony(t, terrain);
    t.roll(5);
    expect([t.stored(at), t.hand(0)]).toEqual([[token], {}]);
  });

  // proves colony-ground: A volcano gives a colony token of your choice
  it('of a volcano are of choice', () => {
    const t = overseas();
    const at = colony(t, 'colony-volcano');
    t.roll(5);
    expect(t.decision).toBe('choose-colony-token');
    const { cells } = t.s;
    const before = cells.slice();
    for (const kind of KINDS) t.setBank(kind, kind === KINDS[1] ? 1 : 0);
    expect(t.legal(0).map(({ token }) => token)).toEqual([KINDS[1]]);
    cells.set(before);
    t.play(0, 'choose-colony-token', { token: 'gemstone' });
    expect([t.stored(at), t.decision]).toEqual([['gemstone'], 'erupt']);
  });

  // proves colony-ground: It has room for 3; any more are lost
  it('find room for three at a settlement', () => {
    const t = overseas();
    const at = colony(t, 'colony-jungle');
    t.store(at, 'gemstone', 'gemstone');
    t.roll(5);
    expect(t.stored(at)).toEqual(['gemstone', 'gemstone', 'discovery-token']);
    const bank = t.bank('discovery-token');
    t.set('active', 0, 0).until('roll').roll(5);
    expect([t.stored(at).length, t.bank('discovery-token')]).toEqual([3, bank]);
  });

  // proves colony-ground: If fewer colony tokens are left than a number brings, they are handed out in turn order from the player whose turn it is
  it('that are too few go round from the player whose turn it is', () => {
    const t = overseas();
    colony(t, 'colony-jungle');
    t.put(1, 'settlement', t.corner(0, 1, 3)).setBank('discovery-token', 1);
    t.set('active', 0, 1).set('stack', 0, t.field('stack', 0));
    const other = overseas();
    colony(other, 'colony-jungle');
    other
      .put(1, 'settlement', other.corner(0, 1, 3))
      .setBank('discovery-token', 1)
      .roll(5);
    expect([other.stored(other.corner(0, 1, 1)), other.stored(other.corner(0, 1, 3))]).toEqual([
      ['discovery-token'],
      [],
    ]);
  });

  // proves colony-ground: Before and during the movement of ships you may shift colony tokens between your settlements along your roads
  it('go along roads from settlement to settlement, also past the pirate', () => {
    const t = trading();
    const at = colony(t);
    const to = t.corner(0, 1, 5);
    t.store(at, 'gold-token', 'gold-token');
    t.put(0, 'settlement', to).put(0, 'road', t.edge(0, 1, 1));
    expect(t.refusal(0, 'shift-token', { from: at, to, token: 'gold-token' })?.code).toBe('not-linked');
    t.put(0, 'road', t.edge(0, 1, 0)).pirate(t.corner(0, 1, 0));
    expect(t.refusal(0, 'shift-token', { from: at, to, token: 'gemstone' })?.code).toBe('no-token');
    t.play(0, 'shift-token', { from: at, to, token: 'gold-token' });
    expect([t.stored(at), t.stored(to)]).toEqual([['gold-token'], ['gold-token']]);
    t.store(to, 'gemstone', 'gemstone');
    expect(t.refusal(0, 'shift-token', { from: at, to, token: 'gold-token' })?.code).toBe('store-full');
    t.ship(0, port(t));
    t.toShips();
    expect(t.legal(0, 'shift-token')).toHaveLength(2);
    t.bare()
      .put(0, 'settlement', at)
      .put(0, 'settlement', to)
      .put(1, 'settlement', t.corner(0, 1, 0));
    t.put(0, 'road', t.edge(0, 1, 1)).put(0, 'road', t.edge(0, 1, 0));
    expect(t.legal(0, 'shift-token')).toEqual([]);
  });

  it('the last one at a settlement is loaded as well', () => {
    const t = overseas();
    const at = colony(t);
    t.store(at, 'gemstone').ship(0, at);
    t.dice(1, 2).toShips();
    expect(t.legal(0, 'load-token')).toEqual([{ move: 'load-token', corner: at, token: 'gemstone' }]);
  });

  it('go along roads that begin at the settlement, and no others', () => {
    const t = overseas();
    const { cornerEdge, cornerEdgeFrom, cornerCorner, corners } = t.b.topology;
    const links = makeLinks(t.b);
    let asked = 0;
    for (let next = 1; next < corners; next++) {
      const first = cornerEdgeFrom[next];
      const [edge, to, at] = [cornerEdge[first], cornerCorner[first], next - 1];
      if (t.b.walks.edgesAt[at].includes(edge) || to === at || asked === 5) continue;
      asked++;
      t.bare().put(0, 'settlement', to).put(0, 'road', edge);
      expect([[...links(t.s, 0, at)], [...links(t.s, 0, next)]]).toEqual([[], [to]]);
    }
    expect(asked).toBe(5);
  });

  // proves colony-ground: A ship at a settlement with colony tokens of yours loads them
  // proves colony-ground: It holds 3
  // proves colony-ground: Loading and unloading costs no movement
  it('are loaded where a ship lies at the settlement, three a ship', () => {
    const t = overseas();
    const at = colony(t);
    t.store(at, 'gold-token', 'gemstone');
    const ship = t.ship(0, at, 'ore-token', 'ore-token');
    t.ship(0, port(t));
    t.dice(1, 2).toShips();
    expect(t.refusal(0, 'load-token', { corner: port(t), token: 'gold-token' })?.code).toBe('no-token');
    expect(t.refusal(0, 'load-token', { corner: at, token: 'discovery-token' })?.code).toBe('no-token');
    t.play(0, 'load-token', { corner: at, token: 'gemstone' });
    expect([t.aboard(ship), t.stored(at)]).toEqual([['ore-token', 'ore-token', 'gemstone'], ['gold-token']]);
    expect(t.refusal(0, 'load-token', { corner: at, token: 'gold-token' })?.code).toBe('ship-full');
    expect(t.goals(at)).toContain(way(t)[0]);
    expect(t.refusal(0, 'load-token', { corner: way(t)[0], token: 'gold-token' })?.code).toBe(
      'no-ship-there',
    );
  });

  // proves colony-ground: At a settlement or city of yours on the coast of the home island it unloads them into your supply
  // proves colony-ground: and ships do not hand tokens to each other
  it('are unloaded at home alone, and never into another ship', () => {
    const t = overseas();
    const at = colony(t);
    t.put(0, 'city', port(t)).put(1, 'settlement', t.corner(2, -2, 4));
    const ship = t.ship(0, at, 'discovery-token');
    t.ship(0, way(t)[1]);
    t.ship(0, port(t), 'discovery-token', 'discovery-token');
    t.dice(1, 2).toShips();
    expect(t.refusal(0, 'unload-tokens', { corner: at })?.code).toBe('not-home');
    expect(t.legal(0).map(({ move }) => move)).not.toContain('hand-over');
    t.play(0, 'unload-tokens', { corner: port(t) });
    expect([t.hand(0), t.aboard(2)]).toEqual([{ 'discovery-token': 2 }, []]);
    expect(t.refusal(0, 'unload-tokens', { corner: port(t) })?.code).toBe('no-token');
    expect(t.aboard(ship)).toEqual(['discovery-token']);
    expect(t.goals(port(t)).length).toBeGreaterThan(0);
  });

  const land3 = (...aboard: string[]): Overseas => {
    const t = overseas().put(0, 'settlement', port(t0()));
    t.ship(0, port(t), ...aboard);
    return t.dice(1, 2).toShips();
  };

  // proves colony-ground: You turn in colony tokens in your supply at once
  it('are turned in at once: gold for a resource but ore', () => {
    const t = land3('gold-token', 'gold-token').play(0, 'unload-tokens', { corner: port(t0()) });
    expect(t.decision).toBe('redeem-token');
    expect(t.legal(0).map(({ good }) => good)).toEqual(['brick', 'lumber', 'wool', 'grain']);
    expect(t.refusal(0, 'redeem-token', { good: 'ore' })?.code).toBe('not-for-token');
    t.play(0, 'redeem-token', { good: 'wool' }).play(0, 'redeem-token', { good: 'grain' });
    expect([t.decision, t.hand(0), t.bank('gold-token')]).toEqual(['move-ship', { wool: 1, grain: 1 }, 20]);
  });

  it('are turned in at once: ore tokens for ore', () => {
    const t = land3('ore-token', 'ore-token').play(0, 'unload-tokens', { corner: port(t0()) });
    expect([t.decision, t.hand(0)]).toEqual(['move-ship', { ore: 2 }]);
  });

  it('are turned in at once: two gemstones for a card, three discoveries for a point', () => {
    const t = land3('gemstone', 'discovery-token', 'discovery-token');
    t.give(0, { gemstone: 1 }).play(0, 'unload-tokens', { corner: port(t) });
    expect(t.decision).toBe('draw-card');
    t.nature('draw-card', { card: 'knight' });
    expect([t.field('cardCount', 0), t.hand(0), t.points(0)]).toEqual([1, { 'discovery-token': 2 }, 1]);
    const other = land3('gemstone', 'discovery-token').give(0, { 'discovery-token': 2 });
    other.play(0, 'unload-tokens', { corner: port(other) });
    expect([other.hand(0), other.points(0), other.bank('discovery-token')]).toEqual([{ gemstone: 1 }, 2, 26]);
  });

  // proves colony-ground: If bank or deck is empty, you turn in the colony token at the start of your turn
  it('wait where bank or deck is empty, until the turn begins', () => {
    const t = land3('ore-token', 'gemstone', 'gemstone').setBank('ore', 0);
    const deck = t.b.cards.map((_, card) => t.field('deck', card));
    t.set('deckSize', 0, 0);
    t.play(0, 'unload-tokens', { corner: port(t) });
    expect([t.decision, t.hand(0)]).toEqual(['move-ship', { 'ore-token': 1, gemstone: 2 }]);
    t.setBank('ore', 5).set(
      'deckSize',
      0,
      deck.reduce((sum, n) => sum + n, 0),
    );
    t.play(0, 'rest-ship');
    for (let i = 0; t.active !== 0 && i < 500; i++) t.anything();
    if (t.decision === 'draw-card') t.anything();
    expect(t.hand(0)['ore-token']).toBeUndefined();
    expect(t.hand(0).gemstone).toBeUndefined();
  });

  // proves colony-ground: Colony tokens are not cards: they do not count towards your hand limit, are not traded, and no Monopoly takes them
  it('are no cards of the hand', () => {
    const t = trading()
      .give(0, { 'discovery-token': 2, gemstone: 1, wool: 3 })
      .give(1, { 'discovery-token': 2 });
    expect(t.field('handSize', 0)).toBe(3);
    const give = { 'discovery-token': 1 };
    expect(t.refusal(0, 'offer', { give, want: { wool: 1 } })?.code).toBeDefined();
    expect(
      t
        .legal(0, 'bank-trade')
        .filter(({ give: one, want }) => KINDS.includes(String(one)) || KINDS.includes(String(want))),
    ).toEqual([]);
    t.cards(0, 'monopoly').play(0, 'play-card', { card: 'monopoly' });
    expect(t.legal(0).map(({ good }) => good)).not.toContain('discovery-token');
  });
});

describe('the pirate of the Colonists', () => {
  // proves buch/colonists: The pirate starts on a corner of the open sea
  it('begins on the open sea', () => {
    const t = new Overseas(COLONISTS, { seats: 4 }).started();
    const at = t.field('blocker', t.b.blocker('corner-pirate'));
    expect(t.b.walks.hexesAt[at].map((hex) => t.terrain(hex))).toEqual(['sea', 'sea', 'sea']);
  });

  // proves colony-ground: There is no robber and no Longest Road
  it('is the only thief, and no road wins an award', () => {
    const t = overseas();
    expect(t.b.blockers.map(({ id }) => id)).toEqual(['corner-pirate']);
    expect(t.b.awards.map(({ id }) => id)).toEqual(['largest-army']);
  });

  // proves colony-ground: The pirate stands on a corner at the water
  // proves colony-ground: On a 7, after the discards, and with a Knight you move it to another corner
  // proves colony-ground: Move the pirate and steal.
  // proves colony-ground: The pirate comes only to corners that are free and touch no unknown hex
  it('moves to a free corner at the water on a seven, after the discards, and with a knight', () => {
    const t = overseas().pirate(way(t0())[0]).give(1, { ore: 8 });
    t.put(2, 'settlement', port(t));
    t.ship(2, way(t)[1]);
    t.roll(7);
    expect(t.decision).toBe('discard');
    for (let i = 0; i < 4; i++) t.play(1, 'discard', { good: 'ore' });
    const refused = (corner: number) =>
      t.refusal(0, 'move-blocker', { blocker: 'corner-pirate', corner })?.code;
    expect(refused(way(t)[0])).toBe('blocker-stays');
    expect(refused(way(t)[1])).toBe('taken');
    expect(refused(port(t))).toBe('taken');
    expect(refused(way(t)[2])).toBe('pirate-needs-sea');
    expect(refused(t.corner(1, -3, 1))).toBe('pirate-needs-sea');
    t.play(0, 'move-blocker', { blocker: 'corner-pirate', corner: t.corner(0, -4, 1) });
    expect(t.decision).toBe('main');
    t.cards(0, 'knight').play(0, 'play-card', { card: 'knight' });
    expect(t.decision).toBe('move-blocker');
  });

  const move = (t: Overseas, corner: number): Overseas =>
    t.roll(7).play(0, 'move-blocker', { blocker: 'corner-pirate', corner });

  // proves colony-ground: When you move the pirate, you steal from one player with a ship or settlement on a neighbouring corner
  // proves colony-ground: A stolen token comes into your supply
  // proves colony-ground: A settlement, city or ship is beside the pirate if it stands one edge away
  it('steals a card of choice of victim, or a token out of a ship or settlement beside it', () => {
    const t = overseas().give(1, { ore: 1 });
    const at = t.corner(0, 1, 1);
    t.lay(land(t), 'colony-jungle', 9).put(1, 'settlement', at).store(at, 'gemstone');
    t.ship(2, t.corner(0, 0, 1), 'discovery-token');
    t.ship(0, t.corner(1, 0, 1), 'ore-token');
    move(t, way(t)[1]);
    expect(t.decision).toBe('plunder');
    const before = t.s.cells.slice();
    expect(t.legal(0)).toEqual([
      { move: 'plunder-hand', seat: 1 },
      { move: 'plunder-ship', corner: t.corner(0, 0, 1), token: 'discovery-token' },
      { move: 'plunder-settlement', corner: at, token: 'gemstone' },
    ]);
    expect(t.refusal(0, 'plunder-hand', { seat: 2 })?.code).toBe('empty-handed');
    expect(t.refusal(0, 'plunder-ship', { corner: t.corner(1, 0, 1), token: 'ore-token' })?.code).toBe(
      'no-prey',
    );
    t.play(0, 'plunder-ship', { corner: t.corner(0, 0, 1), token: 'discovery-token' });
    expect([t.hand(0), t.decision]).toEqual([{ 'discovery-token': 1 }, 'main']);
    t.s.cells.set(before);
    t.play(0, 'plunder-settlement', { corner: at, token: 'gemstone' });
    expect([t.hand(0), t.stored(at)]).toEqual([{ gemstone: 1 }, []]);
    t.s.cells.set(before);
    t.play(0, 'plunder-hand', { seat: 1 }).nature('steal', { good: 'ore' });
    expect([t.hand(0), t.hand(1)]).toEqual([{ ore: 1 }, {}]);
  });

  // proves buch/colonists: It steals from nobody on the home island
  it('does not rob towns at home', () => {
    const t = overseas().give(1, { ore: 1 }).put(1, 'settlement', port(t0()));
    move(t, way(t)[0]);
    expect(t.decision).toBe('main');
    const other = overseas().give(1, { ore: 1 });
    other.ship(1, port(other));
    move(other, way(other)[0]);
    expect(other.decision).toBe('plunder');
  });

  // proves colony-ground: Nobody builds a settlement where the pirate stands
  // proves colony-ground: It has no effect on outposts
  it('keeps settlements off its corner, and leaves outposts alone', () => {
    const t = trading().give(0, { brick: 1, grain: 1, lumber: 1, wool: 1 });
    t.lay(land(t), 'colony-jungle', 4)
      .outpost(0, land(t))
      .pirate(t.corner(0, 1, 1));
    expect(t.refusal(0, 'settlement', { corner: t.corner(0, 1, 1) })?.code).toBe('pirate-there');
    expect(t.posts.has(t.s, 0, land(t))).toBe(true);
    t.pirate(port(t));
    expect(t.refusal(0, 'settlement', { corner: t.corner(0, 1, 1) })).toBeUndefined();
  });
});

describe('warships', () => {
  const price = { lumber: 1, ore: 1, wool: 2 };
  const warship = (t: Overseas, seat: number, hex: number, count = 1): Overseas =>
    t.set('warshipsAt', hex * t.b.seats + seat, count) as Overseas;

  // proves buch/colonists: A warship costs 1 lumber, 1 ore and 2 wool and counts as a knight for the Largest Army
  // proves buch/colonists: Only one lies on a hex
  // proves colony-ground: Warships lie on sea hexes
  it('cost lumber, ore and two wool, lie alone on a sea hex and count as knights', () => {
    const t = trading().give(0, { ...price, wool: 1 });
    expect(t.refusal(0, 'warship', { hex: t.hex(0, 0) })?.code).toBe('cannot-pay');
    t.give(0, price);
    expect(t.refusal(0, 'warship', { hex: land(t) })?.code).toBe('warship-at-sea');
    expect(t.refusal(0, 'warship', { hex: t.hex(1, -2) })?.code).toBe('warship-at-sea');
    warship(t, 1, t.hex(1, 0));
    expect(t.refusal(0, 'warship', { hex: t.hex(1, 0) })?.code).toBe('warship-there');
    warship(t, 0, t.hex(2, 0));
    t.set('played', t.b.card('knight'), 1);
    expect(t.points(0)).toBe(0);
    t.play(0, 'warship', { hex: t.hex(0, 0) });
    expect([t.points(0), t.hand(0)]).toEqual([2, {}]);
  });

  // proves colony-ground: The pirate is never put on a corner of such a hex
  // proves colony-ground: If you put a warship beside the pirate, you move the pirate at once
  it('keep the pirate off, and drive it away', () => {
    const t = trading().give(0, price).pirate(way(t0())[0]);
    t.play(0, 'warship', { hex: t.hex(0, 0) });
    expect(t.decision).toBe('move-blocker');
    expect(t.refusal(0, 'move-blocker', { blocker: 'corner-pirate', corner: way(t)[1] })?.code).toBe(
      'patrolled',
    );
    t.play(0, 'move-blocker', { blocker: 'corner-pirate', corner: t.corner(0, -4, 1) });
    expect(t.decision).toBe('main');
    t.give(0, price).play(0, 'warship', { hex: t.hex(2, 0) });
    expect(t.decision).toBe('main');
  });

  // proves colony-ground: If warships leave the pirate no corner, it leaves the board until it is next moved
  it('leave the pirate no corner at all: then it leaves the board', () => {
    const t = trading().give(0, price).pirate(way(t0())[0]);
    t.b.layout.hexes.forEach(({ q, r, region }, hex) => {
      if (region === 'home') t.lay(hex, 'unknown');
      else if (t.terrain(hex) === 'sea' && !(q === 0 && r === 0)) warship(t, 1, hex);
    });
    t.play(0, 'warship', { hex: t.hex(0, 0) });
    expect([t.field('blocker', t.b.blocker('corner-pirate')), t.decision]).toEqual([-1, 'main']);
  });
});

describe('a volcano', () => {
  const erupt = (die: number): Overseas => {
    const t = overseas();
    const at = colony(t, 'colony-volcano');
    t.store(at, 'ore-token');
    t.ship(0, at);
    return t
      .roll(5)
      .play(0, 'choose-colony-token', { token: 'gemstone' })
      .nature('erupt', { die }) as Overseas;
  };

  // proves colony-ground: A volcano that has given its tokens erupts: a die names one of its corners
  // proves colony-ground: Ships are not touched
  // proves buch/colonists: A settlement that is hit by an eruption is laid on its side
  it('lays the settlement that it hits on its side', () => {
    const missed = erupt(1);
    expect(missed.points(0)).toBe(1);
    const t = erupt(2);
    const at = t.corner(0, 1, 1);
    expect([t.points(0), t.stored(at), t.fleet.out(t.s, 0)]).toEqual([0, ['ore-token', 'gemstone'], 1]);
    t.fleet.put(t.s, 0, -1);
    t.until('roll', 0).roll(5);
    expect([t.decision, t.stored(at)]).toEqual(['erupt', ['ore-token', 'gemstone']]);
  });

  // proves buch/colonists: You may raise it again, but need not
  // proves buch/colonists: Raising a settlement costs as much as building one
  it('and its settlement is raised again for the price of one', () => {
    const t = erupt(2);
    const at = t.corner(0, 1, 1);
    t.give(0, { brick: 1, grain: 1, lumber: 1 });
    expect(t.refusal(0, 'raise-settlement', { corner: at })?.code).toBe('cannot-pay');
    expect(t.refusal(0, 'end-turn')).toBeUndefined();
    t.give(0, { brick: 1, grain: 1, lumber: 1, wool: 1 });
    expect(t.refusal(0, 'raise-settlement', { corner: port(t) })?.code).toBe('not-toppled');
    t.play(0, 'raise-settlement', { corner: at });
    expect([t.points(0), t.hand(0), t.field('supply', t.b.piece('settlement').index)]).toEqual([1, {}, 4]);
  });
});

describe('the maps of the Colonists', () => {
  const begun = (colonistsMap: string) =>
    new Overseas(COLONISTS, { seats: 4, options: { colonistsMap }, seed: 7 }).until('place-building');
  const home = (t: Overseas) =>
    t.b.layout.hexes.flatMap(({ region }, hex) => (region === 'home' ? [hex] : []));

  // proves colony-ground: The home island lies in the north, and unknown hexes lie beyond the sea
  // proves buch/colonists: The map: that of 2003 for the frame of the 4th edition, or that of 2000
  it('have the hexes, tokens and harbours of their setups', () => {
    const t = begun('2003');
    expect(counted(t)).toEqual({ hills: 4, fields: 3, forest: 4, pasture: 3, sea: 17, unknown: 18 });
    expect(tokensOf(t)).toEqual({ 3: 1, 4: 2, 5: 2, 6: 2, 8: 2, 9: 2, 10: 2, 11: 1 });
    expect(harboursOf(t)).toEqual({ brick: 1, grain: 1, lumber: 1, wool: 1, any: 3 });
    expect(Math.max(...home(t).map((hex) => t.b.topology.r[hex]))).toBe(-2);
    const unknown = t.b.layout.hexes.flatMap(({ hidden, r }) => (hidden ? [r] : []));
    expect(Math.min(...unknown)).toBe(1);
    const { terrains, numbers } = t.b.layout.stacks.fog;
    expect(terrains).toEqual({
      hills: 1,
      fields: 1,
      forest: 1,
      'colony-mountains': 4,
      pasture: 1,
      'colony-desert': 1,
      'gold-field': 2,
      'colony-jungle': 3,
      'colony-volcano': 2,
      sea: 2,
    });
    expect([...numbers]).toEqual([3, 3, 4, 4, 5, 5, 6, 6, 8, 8, 9, 9, 10, 10, 11, 11]);
  });

  // proves buch/colonists: The map of 2000: a mountain on the home island, no common land overseas, and more sea there
  it('of 2000 has a mountain at home and no common land overseas', () => {
    const t = begun('2000');
    expect(counted(t)).toEqual({
      hills: 4,
      fields: 3,
      forest: 4,
      mountains: 1,
      pasture: 4,
      sea: 17,
      unknown: 20,
    });
    expect(tokensOf(t)).toEqual({ 2: 1, 3: 1, 4: 2, 5: 2, 6: 2, 8: 2, 9: 2, 10: 2, 11: 1, 12: 1 });
    expect(t.b.layout.stacks.fog.terrains).toEqual({
      'colony-mountains': 3,
      'colony-desert': 3,
      'gold-field': 3,
      'colony-jungle': 3,
      'colony-volcano': 2,
      sea: 6,
    });
    expect([...t.b.layout.stacks.fog.numbers]).toHaveLength(18);
  });

  // proves buch/colonists: The first to 13 points on their own turn wins.
  it('go to 13 points', () => {
    const t = trading().give(0, { brick: 1, grain: 1, lumber: 1, wool: 1 });
    t.set('chits', 0, 11)
      .put(0, 'road', t.edge(1, -2, 5))
      .put(0, 'settlement', t.corner(1, -2, 5));
    expect([t.points(0), t.over]).toEqual([12, false]);
    t.set('chits', 0, 12).play(0, 'road', { edge: t.edge(1, -2, 0) });
    expect(t.over).toBe(true);
  });
});

/** only to name corners before a table is set up */
function t0(): Overseas {
  return plain;
}
const plain = overseas();
