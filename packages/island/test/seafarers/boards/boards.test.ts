import { describe, expect, test } from 'vitest';
import { makeTopology } from '../../../board/index.ts';
import * as boards from '../../../seafarers/boards/index.ts';
import { type Chart, chartedBoard, readChart } from '../../../seafarers/boards/index.ts';

const isChart = (thing: unknown): thing is Chart =>
  typeof thing === 'object' && thing !== null && 'rows' in thing && typeof thing.rows === 'string';

const charts: readonly Chart[] = [
  ...new Set(
    Object.values(boards)
      .flatMap((of) => Object.values(of) as unknown[])
      .filter(isChart),
  ),
];

describe.each(charts.map((chart) => [chart.id, chart] as const))('%s', (_id, chart) => {
  const layout = chartedBoard(chart);
  const topology = makeTopology(layout);
  const at = (q: number, r: number) => layout.hexes.find((hex) => hex.q === q && hex.r === r);

  test('harbours belong to land and share no corner', () => {
    const corners = layout.harbours.places.flatMap(({ q, r, side }) => {
      expect(at(q, r)?.terrain).not.toBe('sea');
      const edge = topology.edgeAt(q, r, side);
      return [topology.edgeCorner[edge * 2], topology.edgeCorner[edge * 2 + 1]];
    });
    expect(new Set(corners).size).toBe(corners.length);
  });

  test('the pirate starts at sea', () => {
    for (const { q, r } of layout.marks.hexes.pirate ?? []) expect(at(q, r)?.terrain).toBe('sea');
  });

  test('no region runs into another but across the desert, or as an area of spices', () => {
    const joined = layout.hexes.flatMap((hex, i) =>
      [0, 1, 2].flatMap((d) => {
        const other = topology.hexHex[i * 6 + d];
        const region = other < 0 ? undefined : layout.hexes[other].region;
        const parted = hex.region === undefined || region === undefined || hex.region === region;
        const spices = hex.group === 'areas' && layout.hexes[other]?.group === 'areas';
        return parted || spices || [hex.region, region].includes('desert-belt')
          ? []
          : [`${hex.region} and ${region}`];
      }),
    );
    expect(joined).toEqual([]);
  });
});

/** the maps on the frame of the present editions */
const framed = [
  boards.headingForNewShoresCharts,
  boards.newShoresBefore2008,
  boards.fourIslandsCharts,
  boards.fourIslandsBefore2008,
  boards.fogStripCharts,
  boards.fogHalfCharts,
  boards.throughTheDesertCharts,
  boards.desertBefore2008,
  boards.forgottenTribeCharts,
  boards.clothForCatanCharts,
  boards.pirateIslandsCharts,
  boards.wondersOfCatanCharts,
  { 3: boards.greaterCatanCharts[3], 4: boards.greaterCatanCharts[4] },
].flatMap((of) => Object.values(of).map((chart) => [chart.id, chart] as const));

test.each(framed)(
  '%s: its frame is seven rows deep, with a sea hex at either end of the middle row',
  (_id, chart) => {
    const { hexes } = chartedBoard(chart);
    const rows = [-3, -2, -1, 0, 1, 2, 3].map((r) => hexes.filter((hex) => hex.r === r));
    const n = rows[0].length;
    expect(rows.map((row) => row.length)).toEqual([n, n + 1, n + 2, n + 3, n + 2, n + 1, n]);
    expect([rows[3][0].terrain, rows[3].at(-1)!.terrain]).toEqual(['sea', 'sea']);
  },
);

/** the maps on the frame of 1997 */
const framedIn1997 = [
  boards.newShoresOf1997,
  boards.fourIslandsOf1997,
  boards.fogOf1997,
  boards.desertOf1997,
  { 3: boards.forgottenTribeOf2002[3] },
  boards.wondersOf2000,
  boards.greatCrossingCharts,
  boards.greaterCatanOf1997,
  { 5: boards.greaterCatanCharts[5] },
].flatMap((of) => Object.values(of).map((chart) => [chart.id, chart] as const));

test.each(framedIn1997)(
  '%s: every other row of its frame is a hex longer, with a sea hex at either end',
  (_id, chart) => {
    const { hexes } = chartedBoard(chart);
    const first = hexes[0].r;
    const rows = [0, 1, 2, 3, 4, 5, 6].map((i) => hexes.filter((hex) => hex.r === first + i));
    expect(rows.map((row) => row.length)).toEqual(rows.map((_, i) => rows[0].length + (i % 2)));
    for (const row of [rows[1], rows[3], rows[5]])
      expect([row[0].terrain, row.at(-1)!.terrain]).toEqual(['sea', 'sea']);
  },
);

test('a chart is read row by row', () => {
  const file = readChart({
    id: 'small',
    name: 'Small',
    key: { m: 'main#home', d: '#belt' },
    rows: `
      0 -1: ~ m desert#d
      1 -1: ? gold11#m m`,
    groups: { main: { terrains: { hills: 2 }, numbers: '5 9', wishes: ['reds-apart'] } },
    fog: { terrains: { sea: 1 }, numbers: '' },
    harbours: '0,0|1=ore 0,1|5',
    bag: { any: 1 },
    robber: '1,0',
    pirate: '-1,0',
    edges: { gift: '0,0|2=point' },
    corners: { village: '0,1/4=10' },
  });
  expect(file.hexes).toEqual([
    { q: -1, r: 0, terrain: 'sea' },
    { q: 0, r: 0, group: 'main', region: 'home' },
    { q: 1, r: 0, terrain: 'desert', region: 'belt' },
    { q: -1, r: 1, hidden: 'fog' },
    { q: 0, r: 1, terrain: 'gold', number: 11, region: 'home' },
    { q: 1, r: 1, group: 'main', region: 'home' },
  ]);
  expect(file.harbours).toEqual({
    places: [
      { q: 0, r: 0, side: 1, kind: 'ore' },
      { q: 0, r: 1, side: 5 },
    ],
    bag: { any: 1 },
  });
  expect(file.marks).toEqual({
    hexes: { pirate: [{ q: -1, r: 0 }] },
    edges: { gift: [{ q: 0, r: 0, side: 2, value: 'point' }] },
    corners: { village: [{ q: 0, r: 1, corner: 4, value: 10 }] },
  });
  expect(file.robber).toEqual({ q: 1, r: 0 });
});

test('a chart with a slip in it is refused', () => {
  expect(() =>
    readChart({ id: 'slip', name: 'Slip', rows: '0 0: ~ 5x', harbours: '', robber: 'off' }),
  ).toThrow('"5x" is no hex of a chart');
});
