import { describe, expect, test } from 'vitest';
import { aboard, type Voyage, voyage } from './voyage.ts';

const LAIRS = 'explorers-pirates/pirate-lairs';
const FISH = 'explorers-pirates/fish-for-catan';

/** known sea all around, and one island with a number */
function charted(game: string): Voyage {
  const t = voyage(game);
  t.b.layout.hexes.forEach(({ hidden }, hex) => {
    if (hidden) t.lay(hex, 'sea');
  });
  return t;
}
const left = (t: Voyage, piece: string, count: number): void =>
  t.b.fields.supply.set(t.s, 0, t.b.piece(piece).index, count);
/** all that seat 0 has and may count on, in points */
const prospects = (t: Voyage): number =>
  t.points(0) + t.b.the.hints.progress(t.s, 0) + t.b.the.hints.promised(t.s, 0);
/** corners of the first island where a settlement may stand, inland and on its coast */
function sites(t: Voyage): { inland: number[]; coast: number[] } {
  const found = Array.from({ length: t.b.topology.corners }, (_, corner) => corner).filter(
    (corner) => t.b.rules.barFound(t.s, 0, corner) === undefined,
  );
  const isCoast = (corner: number): boolean => {
    const around = t.b.walks.hexesAt[corner];
    return around.length < 3 || around.some((hex) => !t.b.land[t.b.fields.terrain.get(t.s, hex)]);
  };
  return { inland: found.filter((corner) => !isCoast(corner)), coast: found.filter(isCoast) };
}

describe('what bots expect of settlements', () => {
  test('with one settlement left only one ship of settlers can go ashore', () => {
    const t = charted(LAIRS);
    const { coast } = sites(t);
    const at = (corner: number): number => t.b.topology.cornerEdge[t.b.topology.cornerEdgeFrom[corner]];
    t.fleet.put(t.s, 0, at(coast[0]));
    t.fleet.put(t.s, 1, at(coast.at(-1)!));
    aboard(t, 0, 'settler');
    aboard(t, 1, 'settler');
    left(t, 'settlement', 2);
    const both = t.b.the.hints.promised(t.s, 0);
    left(t, 'settlement', 1);
    expect(t.b.the.hints.promised(t.s, 0)).toBeLessThan(both - 0.5);
  });

  test('the last settlement inland leaves no way to the harbour settlements that are not built', () => {
    const t = charted(LAIRS);
    const { inland, coast } = sites(t);
    const gain = (corner: number): number => t.b.the.hints.foundingGain(t.s, 0, corner);
    left(t, 'settlement', 1);
    expect(gain(coast[0])).toBe(0);
    expect(gain(inland[0])).toBeLessThan(-1);
    left(t, 'harbour-settlement', 0);
    expect(gain(inland[0])).toBeCloseTo(0);
  });

  test('whoever has all settlements inland is worse off than with one on the coast', () => {
    const [shut, open] = [charted(LAIRS), charted(LAIRS)].map((t, i) => {
      const { inland, coast } = sites(t);
      left(t, 'settlement', 1);
      t.put(0, 'settlement', i === 0 ? inland[0] : coast[0]);
      // Only the piece that was put counts: the others stand nowhere.
      left(t, 'settlement', 0);
      return t.b.the.hints.progress(t.s, 0);
    });
    expect(shut).toBeLessThan(open - 1);
  });
});

describe('what bots expect of fish', () => {
  /** two empty ships at shoals with hauls, and a third with or without fish; the marker is before a step that brings more than the next */
  function fishing(): Voyage {
    const t = charted(FISH);
    const hidden = t.b.layout.hexes.flatMap((hex, i) => (hex.hidden ? [i] : []));
    for (const [i, hex] of [hidden[0], hidden.at(-1)!].entries()) {
      t.lay(hex, 'shoal');
      t.set('shoal', hex, i + 1).set('haul', hex, 1);
      t.fleet.put(t.s, i, t.b.topology.hexEdge[hex * 6]);
    }
    t.fleet.put(t.s, 2, t.b.topology.hexEdge[hidden[0] * 6 + 3]);
    return t.set('fishTrack', 0, 2).set('fishTrackFirst', 0, 0) as Voyage;
  }

  test('a haul that is brought is worth more than the same aboard, whatever else could be fetched', () => {
    const t = fishing();
    aboard(t, 2, 'fish');
    const before = prospects(t);
    aboard(t, 2);
    t.set('fishTrack', 0, 3);
    expect(prospects(t)).toBeGreaterThan(before);
  });

  test('a haul aboard is worth more than the same at its shoal', () => {
    const t = fishing();
    const before = prospects(t);
    aboard(t, 0, 'fish');
    t.set(
      'haul',
      t.b.layout.hexes.findIndex(({ hidden }) => hidden),
      0,
    );
    expect(prospects(t)).toBeGreaterThan(before);
  });
});
