import { describe, expect, test } from 'vitest';
import { attack, knight, roll } from '../cities-knights/realm.ts';
import { Table, type TableOptions } from '../table.ts';
import { aboard, type Voyage, voyage } from './voyage.ts';

const LAND_HO = 'explorers-pirates/land-ho';
const CORE = 'explorers-pirates/core';
const LAIRS = 'explorers-pirates/pirate-lairs';
const SPICES = 'explorers-pirates/spices-for-catan';
const KNIGHTS: TableOptions = { modules: ['cities-knights/core'] };
const PIRATE = 'pirate';

/** the game bare of all pieces, in the main part of seat 0's turn; nothing produces */
function realm(game = CORE): Voyage {
  const t = voyage(game, KNIGHTS);
  if (game === LAND_HO) t.bare();
  for (let hex = 0; hex < t.b.topology.hexes; hex++) t.set('numbers', hex, 0);
  roll(t, 3);
  for (let seat = 0; seat < t.b.seats; seat++) t.give(seat, {});
  return t;
}

/** puts this progress card into the hand of seat 0 */
function holding(t: Voyage, card: string): Voyage {
  const at = t.b.card(card);
  t.set('cards', at, 1).set('cardCount', 0, 1);
  return t;
}

/** a corner of the first island at the known sea */
const QUAY: readonly [number, number, number] = [-1, 0, 0];

// proves explorers-pirates/core-knights, explorers-pirates/land-ho-knights: The first to 13 points on their own turn wins.
// proves explorers-pirates/pirate-lairs-knights: The first to 17 points on their own turn wins.
// proves explorers-pirates/fish-for-catan-knights, explorers-pirates/spices-for-catan-knights: The first to 20 points on their own turn wins.
// proves explorers-pirates/explorers-and-pirates-knights: The first to 22 points on their own turn wins.
test.each([
  [CORE, 13],
  [LAND_HO, 13],
  [LAIRS, 17],
  ['explorers-pirates/fish-for-catan', 20],
  [SPICES, 20],
  ['explorers-pirates/explorers-and-pirates', 22],
])('%s goes to %i points with knights', (game, points) => {
  const t = new Table(game, KNIGHTS);
  expect(t.b.rules.goal(t.s)).toBe(points);
  expect(t.b.awards.map(({ id }) => id)).not.toContain('longest-road');
});

describe('the beginning', () => {
  // proves explorers-pirates/cities-knights: then in reverse a city anywhere on the island
  test('everybody has a harbour settlement and a city', () => {
    const t = new Table(CORE, KNIGHTS).started();
    for (let seat = 0; seat < 4; seat++) {
      const own = Array.from({ length: t.b.topology.corners }, (_, corner) => t.field('building', corner))
        .filter((mark) => mark !== 0 && t.b.ownerOf[mark] === seat)
        .map((mark) => t.b.pieces[t.b.pieceOf[mark]].id);
      expect(own.sort()).toEqual(['city', 'harbour-settlement']);
      expect(t.points(seat)).toBe(4);
    }
    const placed = new Table(LAND_HO, { ...KNIGHTS, options: { opening: 'placed' } }).started();
    expect([0, 1, 2, 3].map((seat) => placed.points(seat))).toEqual([4, 4, 4, 4]);
  });

  // proves explorers-pirates/cities-knights: One forest of the first island is fields instead.
  test('the first island has a forest less and a field more', () => {
    const counts = (options: TableOptions) => {
      const t = new Table(LAND_HO, options).started();
      const of = (terrain: string) =>
        t.b.layout.hexes.filter(
          ({ region }, hex) => region === 'start' && t.field('terrain', hex) === t.b.terrain(terrain),
        ).length;
      return [of('forest'), of('fields')];
    };
    expect(counts({})).toEqual([4, 2]);
    expect(counts(KNIGHTS)).toEqual([3, 3]);
    expect(counts({ ...KNIGHTS, options: { opening: 'placed' } })).toEqual([3, 3]);
  });
});

describe('buildings', () => {
  // proves explorers-pirates/cities-knights: gives one resource to each settlement and harbour settlement beside it
  // proves explorers-pirates/cities-knights: A city gets two on hills and fields
  // proves explorers-pirates/cities-knights: A harbour settlement has no wall and no metropolis
  test('a city brings commodities and strengthens the barbarians, a harbour settlement does neither', () => {
    const t = realm();
    const hex = t.hex(-1, 0);
    t.lay(hex, 'forest', 5);
    const [one, , other] = t.b.walks.cornersOf[hex];
    t.put(1, 'settlement', one).put(1, 'city', one);
    t.put(2, 'settlement', other).put(2, 'harbour-settlement', other);
    t.b.rules.produce(t.s, 5);
    expect([t.hand(1), t.hand(2)]).toEqual([{ lumber: 1, paper: 1 }, { lumber: 1 }]);
    expect(t.b.rules.defence!.foresee(t.s).attackers).toBe(1);
    t.give(0, { brick: 2 }).put(0, 'settlement', t.b.walks.cornersOf[t.hex(-3, 2)][3]);
    t.put(0, 'harbour-settlement', t.b.walks.cornersOf[t.hex(-3, 2)][3]);
    expect(t.legal(0, 'city-wall')).toEqual([]);
  });

  // proves explorers-pirates/cities-knights: Everybody has 4 cities
  test('nobody builds a fifth city', () => {
    const t = realm();
    const sites = Array.from({ length: t.b.topology.corners }, (_, corner) => corner).filter(
      (corner) => t.b.walks.hexesAt[corner].length === 3,
    );
    for (const corner of sites.slice(0, 5)) t.put(0, 'settlement', corner);
    for (const corner of sites.slice(0, 4)) t.give(0, { ore: 3, grain: 2 }).play(0, 'city', { corner });
    t.give(0, { ore: 3, grain: 2 });
    expect(t.refusal(0, 'city', { corner: sites[4] })?.code).toBe('none-left');
  });

  // proves explorers-pirates/cities-knights: A city costs 3 ore and 2 grain
  // proves explorers-pirates/cities-knights: Cities and harbour settlements never become each other
  test('a settlement becomes one or the other, and a fallen city may become a harbour settlement', () => {
    const t = realm().give(0, { ore: 5, grain: 4 });
    const quay = t.corner(...QUAY);
    t.put(0, 'settlement', quay).play(0, 'city', { corner: quay });
    expect(t.hand(0)).toEqual({ ore: 2, grain: 2 });
    expect(t.points(0)).toBe(2);
    expect(t.legal(0, 'harbour-settlement')).toEqual([]);
    t.b.rules.unbuild(t.s, t.b.piece('city').index, quay);
    t.put(0, 'settlement', quay).play(0, 'harbour-settlement', { corner: quay });
    t.give(0, { ore: 3, grain: 2 });
    expect(t.legal(0, 'city')).toEqual([]);
  });

  // proves explorers-pirates/cities-knights: Turn one of your settlements into a city for 2 ore and 1 grain
  // proves explorers-pirates/cities-knights: Two of these cards cannot be combined for one building.
  // proves explorers-pirates/cities-knights: Medicine makes a settlement a city for 2 ore and 1 grain, or a harbour settlement
  // proves explorers-pirates/cities-knights: Irrigation and Mining count hexes with harbour settlements too.
  test('medicine heals either, and irrigation counts harbours', () => {
    const t = holding(realm(), 'medicine').give(0, { ore: 1, grain: 1 });
    const quay = t.corner(...QUAY);
    t.put(0, 'settlement', quay).play(0, 'play-card', { card: 'medicine' });
    expect(t.refusal(0, 'play-card', { card: 'medicine' })?.code).toBe('wrong-moment');
    t.play(0, 'cheap-harbour', { corner: quay });
    expect(t.hand(0)).toEqual({});
    const rich = holding(realm(), 'medicine')
      .give(0, { ore: 2, grain: 1 })
      .put(0, 'settlement', quay) as Voyage;
    rich.play(0, 'play-card', { card: 'medicine' });
    expect(rich.legal(0).map(({ move }) => move)).toEqual(['cheap-city', 'rather-harbour']);
    rich.play(0, 'rather-harbour').play(0, 'cheap-harbour', { corner: quay });
    expect(rich.hand(0)).toEqual({ ore: 1 });
    holding(rich, 'irrigation').lay(rich.hex(-1, 0), 'fields');
    rich.play(0, 'play-card', { card: 'irrigation' });
    expect(rich.hand(0).grain).toBeGreaterThanOrEqual(2);
  });
});

describe('knights', () => {
  // proves explorers-pirates/cities-knights: An active knight may act once a turn: it moves or drives
  // proves explorers-pirates/cities-knights: No ship carries knights.
  // proves explorers-pirates/cities-knights: None is hired at a corner of an unknown hex or goes there.
  test('they keep off the unknown, and sail on no ship', () => {
    const t = realm().give(0, { wool: 1, ore: 1 });
    const known = t.hex(1, -1);
    t.lay(known, 'pasture');
    const corners = t.b.walks.cornersOf[known];
    const strange = (corner: number): boolean =>
      t.b.walks.hexesAt[corner].some((hex) => t.field('terrain', hex) === t.b.terrain('unknown'));
    const [from, near] = corners.filter((corner) => !strange(corner));
    for (const edge of t.b.walks.edgesOf[known]) t.put(0, 'road', edge);
    knight(t, 0, from);
    const to = t.legal(0, 'move-knight').map(({ to: corner }) => Number(corner));
    expect(to.some(strange)).toBe(false);
    const beyond = corners.find(strange)!;
    expect(t.refusal(0, 'move-knight', { corner: from, to: beyond })?.code).toBe('undiscovered');
    expect(t.refusal(0, 'basic-knight', { corner: beyond })?.code).toBe('undiscovered');
    expect(t.fleet.config.cargo.map(({ kind }) => kind)).not.toContain('knight');
    t.play(0, 'move-knight', { corner: from, to: near });
    expect(t.field('knightActive', near)).toBe(0);
  });

  // proves explorers-pirates/cities-knights: None is hired at a corner of an unknown hex or goes there.
  test('a deserter serves where a knight could be hired, and not at the unknown', () => {
    const t = holding(realm(), 'deserter');
    const known = t.hex(1, -1);
    t.lay(known, 'pasture');
    for (const edge of t.b.walks.edgesOf[known]) t.put(0, 'road', edge);
    const strange = (corner: number): boolean =>
      t.b.walks.hexesAt[corner].some((hex) => t.field('terrain', hex) === t.b.terrain('unknown'));
    const corners = t.b.walks.cornersOf[known];
    knight(t, 1, t.corner(...QUAY));
    t.play(0, 'play-card', { card: 'deserter' });
    if (t.decision === 'desert-from') t.play(0, 'desert', { seat: 1 });
    t.play(1, 'give-knight-up', { corner: t.corner(...QUAY) });
    const places = t.legal(0, 'place-deserter').map(({ corner }) => Number(corner));
    expect(places.sort()).toEqual([...corners].filter((corner) => !strange(corner)).sort());
    expect(t.refusal(0, 'place-deserter', { corner: corners.find(strange)! })?.code).toBe('undiscovered');
  });

  test('settlers do not go ashore where a knight stands', () => {
    const t = realm();
    const ship = 0;
    t.fleet.put(t.s, ship, t.edge(0, 0, 2));
    t.play(0, 'end-turn');
    aboard(t, ship, 'settler');
    const shores = t.legal(0, 'settle-ashore').map(({ corner }) => Number(corner));
    expect(shores.length).toBeGreaterThan(0);
    for (const corner of shores) {
      knight(t, 1, corner);
      expect(t.b.rules.barFound(t.s, 0, corner)?.code).toBe('unit-there');
      expect(t.legal(0, 'settle-ashore').map((move) => move.corner)).not.toContain(corner);
      expect(t.refusal(0, 'settle-ashore', { corner, unit: ship })).toBeDefined();
    }
  });

  // proves explorers-pirates/cities-knights: The Road Building of the progress cards builds no ships.
  test('road building lays roads alone', () => {
    const t = holding(realm(), 'road-works');
    t.put(0, 'settlement', t.corner(...QUAY)).play(0, 'play-card', { card: 'road-works' });
    const pieces = t.legal(0, 'free-route').map(({ piece }) => piece);
    expect(new Set(pieces)).toEqual(new Set(['road']));
  });
});

// proves explorers-pirates/cities-knights: take a resource and 1 gold
test('the aqueduct and the consolation come together', () => {
  const t = voyage(CORE, KNIGHTS);
  for (let hex = 0; hex < t.b.topology.hexes; hex++) t.set('numbers', hex, 0);
  t.set('scienceLevel', 0, 3);
  for (let seat = 0; seat < 4; seat++) t.give(seat, {});
  roll(t, 5).play(0, 'choose-good', { good: 'ore' });
  expect([t.hand(0), t.hand(1)]).toEqual([{ ore: 1, gold: 1 }, { gold: 1 }]);
});

describe('the pirate', () => {
  const prowling = (): Voyage => {
    const t = realm();
    t.set('blocker', t.b.blocker(PIRATE), t.hex(1, 0)).set('pirateOf', 0, 2).set('attacks', 0, 1);
    t.fleet.put(t.s, 3, t.edge(1, 0, 3));
    t.fleet.put(t.s, 9, t.edge(1, 0, 2));
    t.give(1, { wool: 1 }).give(3, { gold: 1 });
    return t;
  };

  // proves explorers-pirates/cities-knights: Take the pirate, or move it if you have it
  // proves explorers-pirates/cities-knights: a Bishop you take the pirate, or move it if it is yours already
  // proves explorers-pirates/cities-knights: A Bishop takes a card of everybody with a ship beside the pirate
  test('a bishop takes it, and something of everybody with a ship beside it', () => {
    const t = holding(prowling(), 'bishop');
    t.play(0, 'play-card', { card: 'bishop' });
    t.play(0, 'move-blocker', { blocker: PIRATE, hex: t.hex(1, 0) });
    if (t.decision === 'steal') t.nature('steal', { good: 'wool' });
    expect(t.field('pirateOf')).toBe(0);
    expect([t.hand(0), t.hand(1), t.hand(3)]).toEqual([{ wool: 1, gold: 1 }, {}, {}]);
    holding(t, 'bishop').play(0, 'play-card', { card: 'bishop' });
    expect(t.refusal(0, 'move-blocker', { blocker: PIRATE, hex: t.hex(1, 0) })?.code).toBe('blocker-stays');
  });

  // proves explorers-pirates/cities-knights: The pirate comes with the first 7 after the first attack.
  // proves explorers-pirates/cities-knights: Knights do not chase it.
  // proves explorers-pirates/cities-knights: The pirate must be in play.
  // proves explorers-pirates/cities-knights: Where nothing can be moved, a Bishop is not played.
  test('it waits for the barbarians, and knights leave it alone', () => {
    const early = voyage(CORE, KNIGHTS);
    roll(early, 7);
    expect(early.decision).toBe('main');
    expect(holding(early, 'bishop').legal(0, 'play-card')).toEqual([]);
    const later = voyage(CORE, KNIGHTS);
    attack(later, 7);
    expect(later.decision).toBe('move-blocker');
    const t = prowling();
    t.lay(t.hex(2, 0), 'fields');
    knight(t, 0, t.corner(1, 0, 0));
    expect(t.refusal(0, 'chase-with-knight', { corner: t.corner(1, 0, 0), blocker: PIRATE })?.code).toBe(
      'knights-ashore',
    );
  });
});

describe('missions', () => {
  // proves explorers-pirates/cities-knights: Crews neither fight the barbarians nor desert, and no knight helps to take a lair.
  // proves explorers-pirates/cities-knights: An Inventor may swap the number of a lair that was taken.
  test('crews are no knights, and the number of a lair is a token', () => {
    const t = realm(LAIRS);
    const hex = t.hex(4, -3);
    t.lay(hex, 'gold-field', 5).lay(t.hex(-1, 0), 'forest', 9);
    const before = t.b.rules.defence!.foresee(t.s).defenders;
    t.set('lairCrews', hex * t.b.seats, 2);
    expect(t.b.rules.defence!.foresee(t.s).defenders).toBe(before);
    knight(t, 0, t.b.walks.cornersOf[hex][0]);
    expect(t.legal(0).every(({ move }) => move !== 'land-crew')).toBe(true);
    holding(t, 'inventor').play(0, 'play-card', { card: 'inventor' });
    t.play(0, 'swap-token', { hex }).play(0, 'swap-token', { hex: t.hex(-1, 0) });
    expect([t.field('numbers', hex), t.field('numbers', t.hex(-1, 0))]).toEqual([1 << 9, 1 << 5]);
  });

  // proves explorers-pirates/cities-knights: A village that buys goods takes a commodity for 1 gold, too.
  // proves explorers-pirates/cities-knights: Knights do not trade with villages.
  test('a village buys cloth of its friends, and knights make none', () => {
    const t = realm(SPICES).give(0, { cloth: 1 });
    const hex = t.hex(4, -3);
    t.lay(hex, 'gold-village');
    knight(t, 0, t.b.walks.cornersOf[hex][0]);
    expect(t.legal(0, 'market-sale')).toEqual([]);
    t.set('friends', hex * t.b.seats, 1).play(0, 'market-sale', { good: 'cloth' });
    expect(t.hand(0)).toEqual({ gold: 1 });
  });
});

// proves explorers-pirates/cities-knights: The bank takes 3 equal commodities for 1 other card or 1 gold.
// proves explorers-pirates/cities-knights: Gold buys no commodity.
test('commodities are sold three for one, and gold buys resources alone', () => {
  const t = realm().give(0, { cloth: 6, gold: 2 });
  t.play(0, 'bank-trade', { give: 'cloth', want: 'ore' }).play(0, 'sell-for-gold', { good: 'cloth' });
  expect(t.hand(0)).toEqual({ ore: 1, gold: 3 });
  const bought = t.legal(0, 'buy-with-gold').map(({ good }) => good);
  expect(bought).toContain('grain');
  expect(bought).not.toContain('paper');
});
