import { describe, expect, it } from 'vitest';
import { Table } from '../table.ts';
import {
  counted,
  harbourHexes,
  harbourPlaces,
  harboursOf,
  harboursOnLand,
  redsTouch,
  terrainOf,
  tokensOf,
} from './board.ts';

const ROW = 'second-islands/seas-for-the-poor';
const boards = Array.from({ length: 12 }, (_, seed) => new Table(ROW, { seed }).until('place-building'));
/** the middle of the board is water between land in the north and land in the south */
const table = () => {
  const t = new Table(ROW).started().until('main', 0).bare();
  for (let hex = 0; hex < t.b.topology.hexes; hex++)
    t.lay(hex, t.b.topology.r[hex] === 0 ? 'sea' : 'forest', 4);
  for (let seat = 0; seat < 4; seat++) t.give(seat, {});
  return t;
};
const across = (t: Table) => t.edge(0, 0, 0);

describe('Seas for the Poor', () => {
  // proves second-islands/seas-for-the-poor: Bridges cross water: they are
  // proves second-islands/seas-for-the-poor: A bridge costs 1 brick
  it('a bridge is a road piece over water for 1 brick, 1 lumber and 1 ore', () => {
    const t = table();
    t.put(0, 'settlement', t.corner(0, 0, 0)).give(0, { brick: 1, lumber: 1, wool: 1 });
    expect(t.refusal(0, 'bridge', { edge: across(t) })?.code).toBe('cannot-pay');
    t.give(0, { brick: 1, lumber: 1, ore: 1 }).play(0, 'bridge', { edge: across(t) });
    expect(t.hand(0)).toEqual({});
    expect(t.s.cells[t.b.at.supply + t.b.piece('road').index]).toBe(14);
  });

  // proves second-islands/seas-for-the-poor: Two settlements may stand on neighbouring corners
  it('the distance does not hold between two settlements that a bridge joins', () => {
    const t = table();
    t.put(1, 'settlement', t.corner(0, 0, 0)).put(0, 'road', t.edge(0, 1, 1));
    t.give(0, { brick: 1, lumber: 1, wool: 1, grain: 1 });
    expect(t.refusal(0, 'settlement', { corner: t.corner(0, 0, 5) })?.code).toBe('too-near');
    t.put(1, 'bridge', across(t));
    expect(t.refusal(0, 'settlement', { corner: t.corner(0, 0, 5) })).toBeUndefined();
  });

  // proves second-islands/seas-for-the-poor: Nine of the sea hexes are harbours
  // proves second-islands/seas-for-the-poor: at least one of its ends touches land
  it('every harbour lies in a sea hex of its own and touches land', () => {
    for (const t of boards) {
      expect(harboursOf(t)).toEqual({ brick: 1, grain: 1, lumber: 1, ore: 1, wool: 1, any: 4 });
      expect(harboursOnLand(t)).toBe(true);
      const water = harbourPlaces(t).map((place) =>
        harbourHexes(t, place).find((hex) => hex >= 0 && terrainOf(t, hex) === 'sea'),
      );
      expect(new Set(water).size).toBe(9);
      expect(water).not.toContain(undefined);
    }
  });

  // proves second-islands/seas-for-the-poor: No 6 or 8 lies next to another
  it('6 and 8 never lie side by side', () => {
    for (const t of boards) expect(redsTouch(t)).toBe(false);
  });

  // proves second-islands/seas-for-the-poor: All 19 land hexes and 18 sea hexes
  it('the board is random: 19 land and 18 sea hexes, 18 tokens', () => {
    const [t, other] = boards;
    expect(counted(t)).toEqual({
      hills: 3,
      fields: 4,
      forest: 4,
      mountains: 3,
      pasture: 4,
      desert: 1,
      sea: 18,
    });
    expect(tokensOf(t)).toEqual({ 2: 1, 3: 2, 4: 2, 5: 2, 6: 2, 8: 2, 9: 2, 10: 2, 11: 2, 12: 1 });
    const seas = (one: Table) => Array.from({ length: 37 }, (_, hex) => terrainOf(one, hex) === 'sea');
    expect(seas(t)).not.toEqual(seas(other));
  });

  // proves second-islands/seas-for-the-poor: The hand limit stays at 7
  it('the hand limit stays at 7', () => {
    const t = new Table(ROW).started().bare();
    for (let seat = 0; seat < 4; seat++) t.give(seat, seat === 2 ? { ore: 8 } : { wool: seat === 0 ? 7 : 0 });
    t.roll(7);
    expect([t.decision, t.field('toDiscard', 0), t.field('toDiscard', 2)]).toEqual(['discard', 0, 4]);
  });

  // proves second-islands/seas-for-the-poor: Ten points win
  it('ten points win', () => {
    expect(boards[0].b.options.points).toBe(10);
  });
});

// proves second-islands/seas-for-the-poor: The 37 hexes make a hexagon
it('the 37 hexes make a hexagon of side four', () => {
  const { q, r, hexes } = boards[0].b.topology;
  const far = Array.from({ length: hexes }, (_, i) =>
    Math.max(Math.abs(q[i]), Math.abs(r[i]), Math.abs(q[i] + r[i])),
  );
  expect([hexes, Math.max(...far)]).toEqual([37, 3]);
});

// proves second-islands/seas-for-the-poor: The harbours are those of the base set
it('the harbours are those of the base set, each in one of the 18 sea hexes', () => {
  for (const t of boards) {
    expect(harboursOf(t)).toEqual({ brick: 1, grain: 1, lumber: 1, ore: 1, wool: 1, any: 4 });
    for (const place of harbourPlaces(t))
      expect(harbourHexes(t, place).some((hex) => hex >= 0 && terrainOf(t, hex) === 'sea')).toBe(true);
    expect(counted(t).sea).toBe(18);
  }
});

// proves second-islands/seas-for-the-poor: Road Building lays bridges as well
it('a road building card lays bridges as well', () => {
  const t = table();
  t.put(0, 'settlement', t.corner(0, 0, 0))
    .cards(0, 'road-building')
    .play(0, 'play-card', { card: 'road-building' });
  t.play(0, 'free-route', { piece: 'bridge', edge: across(t) });
  expect(t.field('route', across(t))).not.toBe(0);
});
