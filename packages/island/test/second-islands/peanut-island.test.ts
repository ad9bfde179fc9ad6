import { describe, expect, it } from 'vitest';
import { Table } from '../table.ts';
import {
  besides,
  counted,
  harboursOf,
  harboursOnLand,
  harboursTouch,
  islandSizes,
  redsTouch,
  tokensOf,
} from './board.ts';

const ROW = 'second-islands/peanut-island';
const laid = (seed = 1) => new Table(ROW, { seats: 8, seed }).until('place-building');
const half = (t: Table, upper: boolean) =>
  t.b.layout.hexes.flatMap(({ r }, hex) => (r <= 2 === upper ? [hex] : []));

describe('Peanut Island', () => {
  // proves second-islands/peanut-island: Two islands of 19 hexes
  it('two halves of 19 hexes are laid as two base boards and joined', () => {
    const t = laid();
    expect(islandSizes(t)).toEqual([38]);
    for (const upper of [true, false]) {
      expect(counted(t, half(t, upper))).toEqual({
        hills: 3,
        fields: 4,
        forest: 4,
        mountains: 3,
        pasture: 4,
        desert: 1,
      });
      expect(tokensOf(t, half(t, upper))).toEqual({
        2: 1,
        3: 2,
        4: 2,
        5: 2,
        6: 2,
        8: 2,
        9: 2,
        10: 2,
        11: 2,
        12: 1,
      });
    }
    const lower = new Set(half(t, false));
    expect(half(t, true).flatMap((hex) => besides(t, hex).filter((next) => lower.has(next))).length).toBe(5);
  });

  // proves second-islands/peanut-island: No 6 or 8 of one half
  // proves second-islands/peanut-island: The tokens are shuffled
  it('6 and 8 of different halves do not touch', () => {
    for (let seed = 0; seed < 8; seed++) expect(redsTouch(laid(seed))).toBe(false);
  });

  // proves second-islands/peanut-island: There is no special building phase
  // proves second-islands/peanut-island: hands of more than 13 cards
  it('there is no special building phase, and hands of up to 13 cards are safe', () => {
    const t = new Table(ROW, { seats: 7 }).started().until('main', 0).play(0, 'end-turn');
    expect([t.decision, t.active]).toEqual(['roll', 1]);
    t.bare();
    for (let seat = 0; seat < 7; seat++)
      t.give(seat, seat === 6 ? { ore: 14 } : { wool: seat === 0 ? 13 : 0 });
    t.roll(7);
    expect([t.decision, t.field('toDiscard', 0), t.field('toDiscard', 6)]).toEqual(['discard', 0, 7]);
  });

  // proves second-islands/peanut-island: Fourteen harbours
  it('14 harbours: two of each 2:1 kind and four 3:1', () => {
    const t = laid();
    expect(harboursOf(t)).toEqual({ brick: 2, grain: 2, lumber: 2, ore: 2, wool: 2, any: 4 });
    expect(harboursOnLand(t)).toBe(true);
    expect(harboursTouch(t)).toBe(false);
  });

  // proves second-islands/peanut-island: As on the Big Island
  it('the cards of both sets are pooled', () => {
    const t = laid();
    expect([t.bank('ore'), t.field('deckSize')]).toEqual([38, 50]);
  });

  // proves second-islands/peanut-island: There is one robber
  it('the robber begins on the desert of the upper half', () => {
    const t = laid();
    const at = t.s.cells[t.b.at.blocker];
    expect(counted(t, [at])).toEqual({ desert: 1 });
    expect(half(t, true)).toContain(at);
  });

  // proves second-islands/peanut-island: Ten points win
  it('ten points win', () => {
    expect(laid().b.options.points).toBe(10);
  });
});

const halfOf = (t: Table, hex: number) => t.b.layout.hexes[hex].group;

// proves second-islands/peanut-island: The halves meet with three hexes each
it('the halves meet with three hexes each, along five sides', () => {
  const t = new Table(ROW, { seats: 8 });
  const { hexes, hexHex } = t.b.topology;
  const sides = Array.from({ length: hexes }, (_, hex) =>
    Array.from(hexHex.subarray(hex * 6, hex * 6 + 6)).filter(
      (other) => other >= 0 && halfOf(t, other) !== halfOf(t, hex),
    ),
  );
  expect(sides.filter((across) => across.length > 0)).toHaveLength(6);
  expect(sides.flat()).toHaveLength(10);
});

// proves second-islands/peanut-island: Each half has the harbour places of the base game
it('each half has the harbour places of the base game but for the two at the waist', () => {
  const { b } = new Table(ROW, { seats: 8 });
  const { places: base } = new Table('first-island/base').b.layout.harbours;
  const upright = base.map(({ q, r, side }) => `${q},${r},${side}`);
  const turned = base.map(({ q, r, side }) => `${-q},${-r},${(side + 3) % 6}`);
  const halves = new Map<string, { q: number; r: number }[]>();
  for (const hex of b.layout.hexes)
    halves.set(String(hex.group), [...(halves.get(String(hex.group)) ?? []), hex]);
  expect(halves.size).toBe(2);
  for (const half of halves.values()) {
    const q = half.reduce((sum, hex) => sum + hex.q, 0) / half.length;
    const r = half.reduce((sum, hex) => sum + hex.r, 0) / half.length;
    const places = b.layout.harbours.places
      .filter((place) => half.some((hex) => hex.q === place.q && hex.r === place.r))
      .map((place) => `${place.q - q},${place.r - r},${place.side}`);
    expect(places).toHaveLength(7);
    expect([upright, turned].some((usual) => places.every((place) => usual.includes(place)))).toBe(true);
  }
});
