import { parseLayout } from '@hexwright/island';
import { describe, expect, test } from 'vitest';
import { sumOf } from '../../editor/bags.ts';
import { cornerKey, type Draft, edgeKey, fileOf, hexOf } from '../../editor/draft.ts';
import {
  allByChance,
  asDealt,
  eraseHarbour,
  eraseHex,
  eraseMark,
  paintChance,
  paintChanceNumber,
  paintHarbour,
  paintHidden,
  paintMark,
  paintNumber,
  paintRegion,
  paintStart,
  paintStartRoad,
  paintTerrain,
  putRobber,
  stepNumber,
  stepTerrain,
  tokensOf,
} from '../../editor/edits.ts';
import { begun, edited, redone, strokeGoesOn, undone } from '../../editor/history.ts';
import { newDraft, placesOf } from '../../editor/shapes.ts';

const yields = new Set(['hills', 'fields', 'forest', 'mountains', 'pasture']);
const hexagon = { kind: 'hexagon', side: 3 } as const;
const forest = newDraft('own', hexagon, { terrain: 'forest' }, yields);
const chance = newDraft('own', hexagon, { group: 'land' }, yields);
const MIDDLE = { q: 0, r: 0 };

const wrong = (draft: Draft): string[] => {
  const parsed = parseLayout(JSON.parse(JSON.stringify(fileOf(draft))));
  return parsed.ok ? [] : parsed.errors;
};
const numbersWait = (draft: Draft, group: string): number =>
  draft.hexes.filter(
    (hex) => hex.group === group && hex.number === undefined && hex.terrain && yields.has(hex.terrain),
  ).length +
  Object.entries(draft.groups[group].terrains ?? {}).reduce((n, [id, k]) => n + (yields.has(id) ? k : 0), 0);
const inStep = (draft: Draft, group = 'land'): void => {
  expect(wrong(draft)).toEqual([]);
  expect(tokensOf(draft.groups[group])).toHaveLength(numbersWait(draft, group));
};

describe('a new board', () => {
  test('has the shape that was asked for, and is sound from the start', () => {
    expect(placesOf(hexagon)).toHaveLength(19);
    expect(placesOf({ kind: 'long' })).toHaveLength(30);
    expect(placesOf({ kind: 'rectangle', wide: 7, high: 5 })).toHaveLength(35);
    for (const draft of [forest, chance]) expect(wrong(draft)).toEqual([]);
    inStep(chance);
  });

  test('a file says nothing of what is as usual, and reads back as the same board', () => {
    expect(Object.keys(fileOf(forest)).sort()).toEqual(['format', 'hexes', 'id', 'name', 'provenance']);
    const full = paintMark(
      paintHarbour(chance, { q: 2, r: 0, side: 0 }, 'ore'),
      { on: 'hexes', at: MIDDLE },
      'x',
      3,
    );
    const parsed = parseLayout(JSON.parse(JSON.stringify(fileOf(full))));
    expect(parsed).toEqual({ ok: true, layout: full });
  });
});

describe('terrain', () => {
  test('is laid on a hex or beside the board, and the same again changes nothing', () => {
    const hills = paintTerrain(forest, MIDDLE, 'hills', yields);
    expect(hexOf(hills, MIDDLE)?.terrain).toBe('hills');
    expect(paintTerrain(hills, MIDDLE, 'hills', yields)).toBe(hills);
    expect(paintTerrain(forest, { q: 3, r: 0 }, 'sea', yields).hexes).toHaveLength(20);
    expect(hexOf(forest, MIDDLE)?.terrain).toBe('forest');
  });

  test('that gives nothing takes the number away', () => {
    const six = paintNumber(forest, MIDDLE, 6, yields);
    expect(hexOf(paintTerrain(six, MIDDLE, 'hills', yields), MIDDLE)?.number).toBe(6);
    expect(hexOf(paintTerrain(six, MIDDLE, 'desert', yields), MIDDLE)?.number).toBeUndefined();
  });

  test('left to chance goes into the bag with its number, and comes out of it again', () => {
    const six = paintNumber(forest, MIDDLE, 6, yields);
    const open = paintChance(six, MIDDLE, 'land', yields);
    expect(open.groups.land).toMatchObject({ terrains: { forest: 1 }, numbers: { bag: [6] } });
    inStep(open);
    const two = paintChance(open, { q: 1, r: 0 }, 'land', yields);
    inStep(two);
    const fixed = paintTerrain(two, MIDDLE, 'desert', yields);
    inStep(fixed);
    expect(sumOf(fixed.groups.land.terrains!)).toBe(1);
  });

  test('no number of hexes is exceeded, and the last one stays', () => {
    const one = { ...forest, hexes: [{ q: 0, r: 0, terrain: 'forest' }] };
    expect(eraseHex(one, MIDDLE, yields)).toBe(one);
    expect(paintTerrain(one, { q: 1000, r: 0 }, 'forest', yields)).toBe(one);
  });

  test('a hidden hex takes what lay there into its stack', () => {
    const fog = paintHidden(forest, MIDDLE, 'fog', yields);
    expect(fog.stacks.fog.terrains).toEqual({ forest: 1 });
    expect(wrong(fog)).toEqual([]);
  });

  test('what speaks of an erased hex is gone with it', () => {
    let draft = paintHarbour(chance, { q: 2, r: 0, side: 0 }, undefined);
    draft = paintMark(draft, { on: 'hexes', at: { q: 2, r: 0 } }, 'fort', 2);
    draft = paintMark(draft, { on: 'corners', at: { q: 2, r: 0, corner: 0 } }, 'chest', undefined);
    draft = paintStart(draft, { q: 2, r: 0, corner: 5 }, 1);
    draft = putRobber(draft, { q: 2, r: 0 });
    expect(wrong(draft)).toEqual([]);
    const gone = eraseHex(draft, { q: 2, r: 0 }, yields);
    expect(gone).toMatchObject({
      harbours: { places: [] },
      marks: { hexes: {}, corners: {}, edges: {} },
      starts: [],
      robber: 'desert',
    });
    expect(gone.harbours.bag).toBeUndefined();
    inStep(gone);
  });
});

describe('numbers', () => {
  test('lie on hexes that give something, and nowhere else', () => {
    const desert = paintTerrain(forest, MIDDLE, 'desert', yields);
    expect(paintNumber(desert, MIDDLE, 6, yields)).toBe(desert);
    expect(paintNumber(forest, { q: 9, r: 9 }, 6, yields)).toBe(forest);
    expect(hexOf(paintNumber(forest, MIDDLE, [2, 12], yields), MIDDLE)?.number).toEqual([2, 12]);
  });

  test('a number that is set comes out of the bag, one that is left to chance goes back into it', () => {
    const open = paintChanceNumber(paintNumber(forest, MIDDLE, 9, yields), MIDDLE, 'land', yields);
    expect(tokensOf(open.groups.land)).toEqual([9]);
    inStep(open);
    const set = paintNumber(open, MIDDLE, 4, yields);
    expect(tokensOf(set.groups.land)).toEqual([]);
    inStep(set);
  });

  test('the bag of a new board has the numbers of the usual island', () => {
    const reds = tokensOf(chance.groups.land).filter((token) => token === 6 || token === 8);
    expect(reds).toHaveLength(5);
    expect(tokensOf(chance.groups.land)).not.toContain(7);
  });

  test('bags are changed by hand, whatever the board has', () => {
    const more = stepNumber(stepTerrain(chance, 'land', 'hills', 1), 'land', 7, 1);
    expect(wrong(more)).toHaveLength(2);
    expect(tokensOf(more.groups.land)).toContain(7);
    expect(stepNumber(chance, 'land', 7, -1)).toBe(chance);
  });
});

describe('edges and corners', () => {
  test('are known by any of their names', () => {
    expect(edgeKey({ q: 0, r: 0, side: 0 })).toBe(edgeKey({ q: 1, r: 0, side: 3 }));
    expect(cornerKey({ q: 0, r: 0, corner: 0 })).toBe(cornerKey({ q: 1, r: 0, corner: 2 }));
    expect(cornerKey({ q: 0, r: 0, corner: 0 })).toBe(cornerKey({ q: 1, r: -1, corner: 4 }));
  });

  test('one edge has one harbour; one without a kind has another in the bag', () => {
    const ore = paintHarbour(forest, { q: 2, r: 0, side: 0 }, 'ore');
    const again = paintHarbour(ore, { q: 3, r: 0, side: 3 }, undefined);
    expect(again.harbours.places).toHaveLength(1);
    expect(again.harbours.bag).toEqual({ ore: 1 });
    expect(wrong(again)).toEqual([]);
    expect(eraseHarbour(again, { q: 2, r: 0, side: 0 }).harbours).toEqual({ places: [] });
  });

  test('a mark is set once, takes a new value, and is erased by its label', () => {
    const place = { on: 'edges', at: { q: 0, r: 0, side: 1 } } as const;
    const one = paintMark(forest, place, 'gift', 'ore');
    const two = paintMark(one, { on: 'edges', at: { q: 1, r: -1, side: 4 } }, 'gift', 'any');
    expect(two.marks.edges.gift).toEqual([{ q: 1, r: -1, side: 4, value: 'any' }]);
    expect(eraseMark(two, place, 'other')).toBe(two);
    expect(eraseMark(two, place, 'gift').marks.edges).toEqual({});
  });

  test('a start has a road that touches it', () => {
    const start = paintStart(forest, { q: 0, r: 0, corner: 1 }, 2);
    const road = paintStartRoad(start, start.starts[0], { q: 0, r: 0, side: 1 });
    expect(wrong(road)).toEqual([]);
    expect(paintStartRoad(road, road.starts[0], { q: 0, r: 0, side: 1 }).starts[0].edge).toBeUndefined();
    expect(paintStart(road, { q: 1, r: -1, corner: 3 }, 0).starts).toHaveLength(1);
  });

  test('a hex is in one region or in none', () => {
    const main = paintRegion(forest, MIDDLE, 'main');
    expect(hexOf(main, MIDDLE)?.region).toBe('main');
    expect(paintRegion(main, MIDDLE, undefined)).toEqual(forest);
  });
});

describe('the whole board', () => {
  test('is left to chance with everything that lay there', () => {
    const mixed = paintTerrain(paintTerrain(forest, MIDDLE, 'desert', yields), { q: 1, r: 0 }, 'sea', yields);
    const open = allByChance(mixed, 'land', yields);
    expect(open.groups.land.terrains).toEqual({ forest: 17, desert: 1 });
    expect(hexOf(open, { q: 1, r: 0 })?.terrain).toBe('sea');
    inStep(open);
  });

  test('is kept as chance laid it', () => {
    const deal = {
      terrains: chance.hexes.map((_, i) => (i === 0 ? 'desert' : 'hills')),
      numbers: chance.hexes.map((_, i) => (i === 0 ? 0 : i === 1 ? (1 << 2) | (1 << 12) : 1 << 5)),
      harbours: ['any'],
    };
    const kept = asDealt(paintHarbour(chance, { q: 2, r: 0, side: 0 }, undefined), deal, yields);
    expect(wrong(kept)).toEqual([]);
    expect(kept.hexes.slice(0, 3)).toMatchObject([
      { terrain: 'desert' },
      { terrain: 'hills', number: [2, 12] },
      { terrain: 'hills', number: 5 },
    ]);
    expect(kept.hexes[0]).not.toHaveProperty('number');
    expect(kept.harbours).toEqual({ places: [{ q: 2, r: 0, side: 0, kind: 'any' }] });
    expect(kept.groups).toEqual({});
  });
});

describe('steps', () => {
  test('a stroke of the brush is one of them', () => {
    const first = paintTerrain(forest, MIDDLE, 'hills', yields);
    const more = paintTerrain(first, { q: 1, r: 0 }, 'hills', yields);
    const stroke = strokeGoesOn(edited(begun(forest), first), more);
    expect(stroke.now).toBe(more);
    expect(undone(stroke).now).toBe(forest);
  });

  test('are taken back and made again; an edit that changes nothing is none', () => {
    const hills = paintTerrain(forest, MIDDLE, 'hills', yields);
    const one = edited(begun(forest), hills);
    expect(edited(one, hills)).toBe(one);
    const back = undone(one);
    expect(back.now).toBe(forest);
    expect(redone(back)).toEqual(one);
    expect(undone(back).now).toBe(forest);
    expect(redone(one).now).toBe(hills);
    expect(edited(back, paintTerrain(forest, MIDDLE, 'sea', yields)).future).toEqual([]);
  });
});
