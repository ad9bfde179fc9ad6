import { unmetWant } from '@hexwright/rulebook';
import { describe, expect, it } from 'vitest';
import { base, defineModule, islandModules, islandOutline } from '../../index.ts';
import { Table } from '../table.ts';
import { counted, harboursOf, harboursOnLand, redsTouch, tokensOf } from './board.ts';

const ROW = 'second-islands/catan-plus';
const boards = Array.from({ length: 8 }, (_, seed) => new Table(ROW, { seed }).until('place-building'));
/** the middle row is water between land in the north and in the south; seat 0 has a city on its northern coast */
const table = (walledProduce = true) => {
  const t = new Table(ROW, { options: { walledProduce } }).started().until('main', 0).bare();
  for (let hex = 0; hex < t.b.topology.hexes; hex++)
    t.lay(hex, t.b.topology.r[hex] === 0 ? 'sea' : 'forest', 4);
  for (let i = 0; i < 4 * t.b.cards.length; i++) t.set('played', i, 0);
  for (let seat = 0; seat < 4; seat++) t.give(seat, {});
  return t.put(0, 'settlement', north(t)).put(0, 'city', north(t));
};
const north = (t: Table) => t.corner(0, 0, 0);
const south = (t: Table) => t.corner(0, 0, 5);
const across = (t: Table) => t.edge(0, 0, 0);
const knights = (t: Table, seat: number, count: number) =>
  t.set('played', seat * t.b.cards.length + t.b.card('knight'), count);
const holder = (t: Table, award: string) => t.s.cells[t.b.at.award + t.b.award(award)];
const FIVE = { brick: 1, grain: 1, lumber: 1, ore: 1, wool: 1 };

describe('Catan-Plus', () => {
  // proves second-islands/catan-plus: A bridge is a road piece
  // proves second-islands/catan-plus: It costs 1 brick, 1 lumber and 1 ore
  it('a bridge is a road piece over water for 1 brick, 1 lumber and 1 ore', () => {
    const t = table().give(0, { brick: 1, lumber: 1, ore: 1 });
    t.play(0, 'bridge', { edge: across(t) });
    expect(t.hand(0)).toEqual({});
    expect(t.s.cells[t.b.at.supply + t.b.piece('road').index]).toBe(14);
  });

  // proves second-islands/catan-plus: Two settlements may stand on neighbouring corners
  it('the distance is waived between settlements at the two ends of a bridge', () => {
    const t = table().put(
      1,
      'road',
      t0((t) => t.edge(0, 1, 1)),
    );
    expect(t.b.rules.tooNear(t.s, 1, south(t))).toBe(true);
    t.put(0, 'bridge', across(t));
    expect(t.b.rules.tooNear(t.s, 1, south(t))).toBe(false);
  });

  // proves second-islands/catan-plus: Most Bridges: 2 points
  // proves second-islands/catan-plus: Afterwards it passes only
  // proves second-islands/catan-plus: The most bridges, at least 2
  it('Most bridges: 2 points for the first two bridges, afterwards for strictly more', () => {
    const t = table().put(0, 'bridge', t0(across));
    expect(holder(t, 'most-bridges')).toBe(-1);
    t.put(0, 'bridge', t.edge(-1, 0, 0));
    expect([holder(t, 'most-bridges'), t.points(0)]).toEqual([0, 4]);
    t.put(1, 'bridge', t.edge(1, 0, 0)).put(1, 'bridge', t.edge(2, 0, 0));
    expect(holder(t, 'most-bridges')).toBe(0);
    t.put(1, 'bridge', t.edge(-2, 0, 0));
    expect(holder(t, 'most-bridges')).toBe(1);
  });

  // proves second-islands/catan-plus: A city wall costs one of each good
  it('a city wall costs one of each good and a played knight, which goes under the deck', () => {
    const t = knights(table().give(0, FIVE), 0, 0);
    expect(t.refusal(0, 'rampart', { corner: north(t) })?.code).toBe('no-played-card');
    knights(t, 0, 2).play(0, 'rampart', { corner: north(t) });
    expect(t.hand(0)).toEqual({});
    expect(t.field('played', t.b.card('knight'))).toBe(1);
    expect(t.field('underDeck', t.b.card('knight'))).toBe(1);
  });

  // proves second-islands/catan-plus: There are ten for all players
  it('ten city walls are there for all', () => {
    const t = knights(table().give(0, FIVE), 0, 1);
    expect(t.field('rampartsLeft')).toBe(10);
    t.play(0, 'rampart', { corner: north(t) });
    expect(t.field('rampartsLeft')).toBe(9);
  });

  // proves second-islands/catan-plus: You add walls to your
  // proves second-islands/catan-plus: A city takes one wall
  it('a wall is added to a city, not to a settlement, and only once', () => {
    const t = knights(table().give(0, { brick: 2, grain: 2, lumber: 2, ore: 2, wool: 2 }), 0, 2);
    t.put(0, 'settlement', t.corner(2, 1, 1));
    expect(t.legal(0, 'rampart').map((move) => move.corner)).toEqual([north(t)]);
    t.play(0, 'rampart', { corner: north(t) });
    expect(t.legal(0, 'rampart')).toEqual([]);
  });

  // proves second-islands/catan-plus: A walled city is worth 3 points
  it('a walled city is worth 3 points in all', () => {
    const t = knights(table().give(0, FIVE), 0, 1).play(0, 'rampart', { corner: t0(north) });
    expect(t.points(0)).toBe(3);
  });

  // proves second-islands/catan-plus: you have a walled city on the robber’s hex
  it('nobody is robbed on a hex with a walled city of theirs, even with another building there', () => {
    const t = knights(table().give(0, { ...FIVE, wool: 3 }), 0, 1);
    const hex = t.hex(1, -1);
    t.put(0, 'settlement', t.corner(1, -1, 1)).play(0, 'rampart', { corner: north(t) });
    expect(t.b.the.blockers.barRob(t.s, 1, 0, t.b.blocker('robber'), hex)).toBeDefined();
    expect(t.b.the.blockers.barRob(t.s, 1, 0, t.b.blocker('robber'), t.hex(1, -2))).toBeUndefined();
  });

  // proves second-islands/catan-plus: A wall keeps the robber from a city
  // proves second-islands/catan-plus: A walled city produces on the robber’s hex
  it('a walled city draws from the robber’s hex', () => {
    const t = knights(table().give(0, FIVE), 0, 1).play(0, 'rampart', { corner: t0(north) });
    for (let hex = 0; hex < t.b.topology.hexes; hex++) t.lay(hex, 'pasture', 3);
    t.lay(t.hex(1, -1), 'forest', 5);
    t.s.cells[t.b.at.blocker + t.b.blocker('robber')] = t.hex(1, -1);
    t.put(1, 'settlement', t.corner(1, -1, 1))
      .play(0, 'end-turn')
      .roll(5);
    expect([t.hand(0), t.hand(1)]).toEqual([{ lumber: 2 }, {}]);
  });

  // proves second-islands/catan-plus: Giving up knights can cost
  it('giving up knights can cost the largest army', () => {
    const t = knights(knights(table().give(0, FIVE), 0, 3), 1, 2);
    t.b.rules.reviewAwards(t.s);
    expect(holder(t, 'largest-army')).toBe(0);
    t.play(0, 'rampart', { corner: north(t) });
    expect(holder(t, 'largest-army')).toBe(-1);
  });

  // proves second-islands/catan-plus: Giving up knights can cost
  it('falling back into a tie loses the largest army', () => {
    const t = knights(knights(table().give(0, FIVE), 0, 4), 1, 3);
    t.b.rules.reviewAwards(t.s);
    expect([holder(t, 'largest-army'), t.points(0)]).toEqual([0, 4]);
    t.play(0, 'rampart', { corner: north(t) });
    expect([holder(t, 'largest-army'), t.points(0)]).toEqual([-1, 3]);
  });

  it('the eleventh wall is not to be had', () => {
    const t = knights(table().give(0, FIVE), 0, 1).set('rampartsLeft', 0, 0);
    expect(t.refusal(0, 'rampart', { corner: north(t) })?.code).toBe('none-left');
  });

  // proves second-islands/catan-plus: The wall stops theft alone
  // proves second-islands/catan-plus: A walled city produces on the robber’s hex
  it('optionally, the wall stops theft alone', () => {
    const t = table(false);
    knights(t.give(0, FIVE), 0, 1).play(0, 'rampart', { corner: north(t) });
    for (let hex = 0; hex < t.b.topology.hexes; hex++) t.lay(hex, 'pasture', 3);
    t.lay(t.hex(1, -1), 'forest', 5);
    t.s.cells[t.b.at.blocker + t.b.blocker('robber')] = t.hex(1, -1);
    expect(t.b.the.blockers.barRob(t.s, 1, 0, t.b.blocker('robber'), t.hex(1, -1))).toBeDefined();
    t.play(0, 'end-turn').roll(5);
    expect(t.hand(0)).toEqual({});
  });

  it('others on the robber’s hex are robbed as ever', () => {
    const t = knights(table().give(0, { ...FIVE, wool: 2 }), 0, 1).play(0, 'rampart', { corner: t0(north) });
    t.put(2, 'settlement', t.corner(1, -1, 1)).give(2, { ore: 1 });
    const robber = t.b.blocker('robber');
    expect([0, 2].map((victim) => !t.b.the.blockers.barRob(t.s, 1, victim, robber, t.hex(1, -1)))).toEqual([
      false,
      true,
    ]);
  });

  it('a wall may win the game', () => {
    const t = knights(table().give(0, FIVE), 0, 1).cards(0, 'victory-point', 9);
    expect([t.points(0), t.over]).toEqual([11, false]);
    t.play(0, 'rampart', { corner: north(t) });
    expect(t.over).toBe(true);
  });

  // proves second-islands/catan-plus: Harbour hexes are turned
  it('harbour hexes lie in the water with corners on land', () => {
    for (const t of boards) {
      expect(harboursOnLand(t)).toBe(true);
      expect(harboursOf(t)).toEqual({ brick: 2, grain: 2, lumber: 2, ore: 2, wool: 2, any: 8 });
    }
  });

  // proves second-islands/catan-plus: no 6 or 8 lies next to another
  it('6 and 8 are never on adjacent hexes', () => {
    for (const t of boards) expect(redsTouch(t)).toBe(false);
  });

  // proves second-islands/catan-plus: 67 of the 74 are laid
  // proves second-islands/catan-plus: Seven sea hexes stay out
  it('67 hexes are used: all the land, with 36 tokens, and 29 of the sea', () => {
    const [t] = boards;
    expect(t.b.topology.hexes).toBe(67);
    expect(counted(t)).toEqual({
      hills: 6,
      fields: 8,
      forest: 8,
      mountains: 6,
      pasture: 8,
      desert: 2,
      sea: 29,
    });
    expect(tokensOf(t)).toEqual({ 2: 2, 3: 4, 4: 4, 5: 4, 6: 4, 8: 4, 9: 4, 10: 4, 11: 4, 12: 2 });
  });

  // proves second-islands/catan-plus: Twelve points win
  // proves second-islands/catan-plus: The cards of both sets
  it('twelve points win, and the cards of two sets are used', () => {
    const [t] = boards;
    expect([t.b.options.points, t.bank('ore'), t.field('deckSize')]).toEqual([12, 38, 50]);
  });
});

/** a place of the board, before there is a table */
function t0(place: (t: Table) => number): number {
  return place(boards[0]);
}

// proves second-islands/catan-plus: The 67 hexes lie in nine rows
it('the 67 hexes lie in nine rows of seven and eight', () => {
  const rows = new Map<number, number>();
  for (const { r } of new Table(ROW).b.layout.hexes) rows.set(r, (rows.get(r) ?? 0) + 1);
  const lengths = [...rows.entries()].sort(([a], [z]) => a - z).map(([, length]) => length);
  expect(lengths).toHaveLength(9);
  expect(lengths.every((length, i) => length === (i % 2 === 0 ? lengths[0] : lengths[1]))).toBe(true);
  expect(new Set(lengths)).toEqual(new Set([7, 8]));
});

// proves second-islands/catan-plus: Road Building lays bridges as well
it('a road building card lays bridges as well', () => {
  const t = table();
  const { edges, edgeHex, edgeCorner } = t.b.topology;
  const water = Array.from({ length: edges }, (_, edge) => edge).find((edge) =>
    [0, 1].every(
      (i) => edgeHex[edge * 2 + i] >= 0 && t.b.land[t.field('terrain', edgeHex[edge * 2 + i])] === 0,
    ),
  )!;
  t.put(0, 'settlement', edgeCorner[water * 2])
    .cards(0, 'road-building')
    .play(0, 'play-card', { card: 'road-building' });
  t.play(0, 'free-route', { piece: 'bridge', edge: water });
  expect(t.field('route', water)).not.toBe(0);
});

// proves second-islands/catan-plus: Not to be combined with Cities & Knights
it('it is not combined with what has no knight cards, as Cities & Knights', () => {
  const plus = islandModules.find(({ id }) => id === ROW)!;
  const knights = defineModule({
    id: 'cities-knights/core',
    kind: 'expansion',
    seats: [3, 4],
    without: { cards: ['knight'] },
    words: { name: 'Cities & Knights', summary: '', rules: [] },
  });
  const outlines = [base, plus, knights].map((module) => islandOutline(module));
  expect(unmetWant(outlines.slice(0, 2))).toBeUndefined();
  expect(unmetWant(outlines)?.reason.text).toMatch(/knight cards, and the other has none$/);
});
