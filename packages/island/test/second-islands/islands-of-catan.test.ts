import { describe, expect, it } from 'vitest';
import { Table } from '../table.ts';
import { counted, harboursOf, harboursOnLand, islandSizes, redsTouch, tokensOf } from './board.ts';

const ROW = 'second-islands/islands-of-catan';
/** seat 0 to move on a bare board; `across` is the western channel from its northern to its southern corner */
const table = (seats = 3) => {
  const t = new Table(ROW, { seats }).started().until('main', 0).bare();
  for (let seat = 0; seat < seats; seat++) t.give(seat, {});
  return t;
};
const across = (t: Table) => t.edge(-1, 0, 3);
const north = (t: Table) => t.corner(-1, 0, 2);
const south = (t: Table) => t.corner(-1, 0, 3);

describe('Islands of Catan', () => {
  // proves second-islands/islands-of-catan: Bridges cross water: they are
  it('a bridge is a road piece over water', () => {
    const t = table();
    t.put(0, 'settlement', north(t)).give(0, { brick: 1, lumber: 1, wool: 1 });
    expect(t.refusal(0, 'road', { edge: across(t) })?.code).toBe('not-at-sea');
    t.play(0, 'bridge', { edge: across(t) });
    expect(t.s.cells[t.b.at.supply + t.b.piece('road').index]).toBe(14);
  });

  // proves second-islands/islands-of-catan: A bridge costs 1 brick
  it('a bridge costs 1 brick, 1 lumber and 1 wool', () => {
    const t = table();
    t.put(0, 'settlement', north(t)).give(0, { brick: 1, lumber: 1, ore: 1 });
    expect(t.refusal(0, 'bridge', { edge: across(t) })?.code).toBe('cannot-pay');
    t.give(0, { brick: 1, lumber: 1, wool: 1 }).play(0, 'bridge', { edge: across(t) });
    expect(t.hand(0)).toEqual({});
  });

  // proves second-islands/islands-of-catan: Two settlements may stand on neighbouring corners
  // proves second-islands/islands-of-catan: two neighbouring settlements may
  it('two settlements may stand side by side when a bridge joins them, and only then', () => {
    const t = table();
    t.put(1, 'settlement', north(t)).put(0, 'road', t.edge(-2, 1, 1));
    t.give(0, { brick: 2, lumber: 2, wool: 2, grain: 1 });
    expect(t.refusal(0, 'settlement', { corner: south(t) })?.code).toBe('too-near');
    t.play(0, 'bridge', { edge: across(t) }).play(0, 'settlement', { corner: south(t) });
    expect(t.points(0)).toBe(1);
  });

  // proves second-islands/islands-of-catan: and count for the Longest Road
  it('bridges count for the longest road', () => {
    const t = table();
    t.put(0, 'road', t.edge(-1, 0, 2))
      .put(0, 'bridge', across(t))
      .put(0, 'road', t.edge(-2, 1, 1));
    expect(t.field('routeLength', 0)).toBe(3);
  });

  it('a settlement at the end of a foreign bridge cuts the road there', () => {
    const t = table();
    t.put(0, 'road', t.edge(-1, 0, 2))
      .put(0, 'bridge', across(t))
      .put(0, 'road', t.edge(-2, 1, 1));
    t.put(1, 'settlement', south(t));
    expect(t.field('routeLength', 0)).toBe(2);
    // nor does anybody build on beyond it
    expect(t.b.rules.barBuild(t.s, 0, t.b.piece('road').index, t.edge(-1, 1, 2))).toBeDefined();
  });

  // proves second-islands/islands-of-catan: A bridge goes on from roads
  it('a bridge leads on over open water', () => {
    const t = table();
    const { edgeCorner } = t.b.topology;
    // from the north-east of the northern island out to sea
    const out = t.edge(2, -3, 5);
    const ends = [edgeCorner[out * 2], edgeCorner[out * 2 + 1]];
    const [coast, open] = t.b.rules.cornerFit(t.s, ends[0]) ? ends : ends.toReversed();
    expect(t.b.rules.cornerFit(t.s, open)).toBe(false);
    t.put(0, 'settlement', coast).give(0, { brick: 2, lumber: 2, wool: 2 });
    t.play(0, 'bridge', { edge: out });
    const onward = t
      .legal(0, 'bridge')
      .filter(({ edge }) => [0, 1].some((end) => edgeCorner[Number(edge) * 2 + end] === open));
    expect(onward.length).toBe(2);
  });

  // proves second-islands/islands-of-catan: The distance between all others
  it('the distance holds towards every building that no bridge joins', () => {
    const t = table();
    t.put(1, 'settlement', north(t)).put(0, 'bridge', across(t));
    expect(t.b.rules.tooNear(t.s, 0, south(t))).toBe(false);
    const { cornerCorner, cornerCornerFrom } = t.b.topology;
    const [beside] = cornerCorner
      .slice(cornerCornerFrom[south(t)], cornerCornerFrom[south(t) + 1])
      .filter((corner) => corner !== north(t));
    t.put(2, 'settlement', beside);
    expect(t.b.rules.tooNear(t.s, 0, south(t))).toBe(true);
  });

  // proves second-islands/islands-of-catan: comes out of the 15 roads
  it('the last road piece may become a bridge, and no piece is left then', () => {
    const t = table();
    t.put(0, 'settlement', north(t)).cards(0, 'road-building');
    for (const piece of ['road', 'bridge']) t.s.cells[t.b.at.supply + t.b.piece(piece).index] = 1;
    t.play(0, 'play-card', { card: 'road-building' });
    t.play(0, 'free-route', { piece: 'bridge', edge: across(t) });
    expect(t.decision).toBe('main');
    t.give(0, { brick: 1, lumber: 1, wool: 1 });
    for (const piece of ['road', 'bridge']) {
      expect(t.legal(0, piece)).toEqual([]);
      expect(t.refusal(0, piece, { edge: t.edge(-1, 0, 2) })?.code).toBe('none-left');
    }
  });

  // proves second-islands/islands-of-catan: Starting settlements come with roads
  it('the settlements of the beginning come with roads', () => {
    const t = new Table(ROW, { seats: 3 }).until('place-building', 0);
    t.play(0, 'place-building', { corner: north(t) });
    expect(t.legal(0, 'place-route').map((move) => move.piece)).toEqual(['road', 'road']);
  });

  // proves second-islands/islands-of-catan: Road Building lays bridges as well
  it('a road building card lays bridges as well', () => {
    const t = table();
    t.put(0, 'settlement', north(t))
      .cards(0, 'road-building')
      .play(0, 'play-card', { card: 'road-building' });
    t.play(0, 'free-route', { piece: 'bridge', edge: across(t) });
    expect(t.b.rules.cornerReached(t.s, 0, south(t))).toBe(true);
  });

  // proves second-islands/islands-of-catan: There is no special building phase
  it('there is no special building phase', () => {
    const t = table(6);
    t.play(0, 'end-turn');
    expect([t.decision, t.active]).toEqual(['roll', 1]);
  });

  // proves second-islands/islands-of-catan: hands of more than 10 cards
  // proves second-islands/islands-of-catan: The limit of 10 cards holds
  it('hands of up to 10 cards are safe on a seven', () => {
    for (const seats of [3, 4, 5, 6]) {
      const t = new Table(ROW, { seats }).started().bare();
      t.give(0, { wool: 10 }).give(1, { ore: 11 }).give(2, {}).roll(7);
      expect(t.decision).toBe('discard');
      expect([t.legal(0).length, t.field('toDiscard', 1)]).toEqual([0, 5]);
    }
  });

  it('each city wall of Cities & Knights lets a hand have 2 cards more here, too', () => {
    const t = new Table(ROW, { seats: 3, modules: ['cities-knights/core'] }).started().bare();
    t.put(0, 'city', north(t)).put(0, 'city-wall', north(t));
    expect([0, 1].map((seat) => t.b.rules.handLimit(t.s, seat))).toEqual([12, 10]);
  });

  // proves second-islands/islands-of-catan: Everybody has 5 settlements
  it('everybody has 5 settlements, 4 cities and 15 roads', () => {
    const t = table();
    expect(['settlement', 'city', 'road'].map((id) => t.b.piece(id).limit)).toEqual([5, 4, 15]);
  });

  // proves second-islands/islands-of-catan: Ten points win
  it('ten points win', () => {
    expect(table().b.options.points).toBe(10);
  });

  // proves second-islands/islands-of-catan: Three and four play on three islands
  it('three and four play on three islands around a rock, with one base set', () => {
    const t = table(4);
    expect(islandSizes(t)).toEqual([6, 6, 6, 1]);
    expect(counted(t)).toEqual({
      hills: 3,
      fields: 4,
      forest: 4,
      mountains: 3,
      pasture: 4,
      desert: 1,
      sea: 18,
    });
    expect(harboursOf(t)).toEqual({ brick: 1, grain: 1, lumber: 1, ore: 1, wool: 1, any: 4 });
    expect(harboursOnLand(t)).toBe(true);
  });

  // proves second-islands/islands-of-catan: five and six on four islands
  // proves second-islands/islands-of-catan: 24 cards of each good, 34 development cards
  it('five and six play on four islands, with the hexes, tokens and harbours of the table', () => {
    const t = table(6);
    expect(islandSizes(t)).toEqual([8, 8, 7, 7]);
    expect(counted(t)).toEqual({
      hills: 5,
      fields: 6,
      forest: 6,
      mountains: 5,
      pasture: 6,
      desert: 2,
      sea: 22,
    });
    expect(harboursOf(t)).toEqual({ brick: 1, grain: 1, lumber: 1, ore: 1, wool: 2, any: 5 });
    expect(harboursOnLand(t)).toBe(true);
    expect(tokensOf(t)).toEqual({ 2: 2, 3: 3, 4: 3, 5: 3, 6: 3, 8: 3, 9: 3, 10: 3, 11: 3, 12: 2 });
    expect(redsTouch(t)).toBe(false);
  });
});

// proves second-islands/islands-of-catan: A road on a coast needs no bridge
it('an edge with land on one side is land: a road lies there, and no bridge', () => {
  const t = table();
  t.put(0, 'settlement', north(t)).give(0, { brick: 2, lumber: 2, wool: 1 });
  const { edgeHex } = t.b.topology;
  const land = (hex: number) => hex >= 0 && t.b.land[t.field('terrain', hex)] === 1;
  const sides = (edge: unknown) => [0, 1].filter((i) => land(edgeHex[Number(edge) * 2 + i])).length;
  expect(t.legal(0, 'road').some(({ edge }) => sides(edge) === 1)).toBe(true);
  expect(t.legal(0, 'road').every(({ edge }) => sides(edge) > 0)).toBe(true);
  expect(t.legal(0, 'bridge').every(({ edge }) => sides(edge) === 0)).toBe(true);
});
