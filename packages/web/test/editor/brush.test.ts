import { parseLayout } from '@hexwright/island';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { beforeAll, describe, expect, test } from 'vitest';
import { Board } from '../../board/Board.tsx';
import { type Brush, painted, targetsOf } from '../../editor/brush.ts';
import { canvasOf, dealtOn, placesAround, startOn, windowFor } from '../../editor/canvas.ts';
import { fileOf, hexOf } from '../../editor/draft.ts';
import { explainDrawn } from '../../editor/explain-drawn.ts';
import { LONGEST, pack, unpack } from '../../editor/link.ts';
import { placesNamed } from '../../editor/named-places.ts';
import { newDraft } from '../../editor/shapes.ts';
import type { BoardKit } from '../../table/protocol.ts';
import { i18n } from '../../words/i18n.ts';
import { speakerFor } from '../../words/speak.ts';
import { boardKit, readBoard, surveyBoard } from '../../worker/boards.ts';
import { openLibrary } from '../../worker/library.ts';

const library = openLibrary();
const base = { game: 'first-island/base', seats: 4 };
let kit: BoardKit;
let yields: ReadonlySet<string>;

async function kitOf(game: string, seats: number): Promise<BoardKit> {
  const made = await boardKit(library, { game, seats });
  if (!made.ok) throw new Error(made.reason.text);
  return made.kit;
}

beforeAll(async () => {
  kit = await kitOf(base.game, base.seats);
  yields = new Set(kit.yields);
});

const BRUSH: Brush = {
  tool: 'terrain',
  erases: false,
  terrain: { kind: 'terrain', terrain: 'forest' },
  number: 6,
  several: false,
  sweeps: false,
  harbour: 'any',
  region: 'main',
  mark: null,
  seat: 0,
  group: 'land',
};

describe('what can be painted is asked of the game', () => {
  test('terrains, harbours, marks and regions are those of the row', async () => {
    expect(kit.yields).toContain('forest');
    expect(kit.yields).not.toContain('desert');
    expect(kit.harbourKinds).toContain('any');
    expect(kit.marks).toEqual([]);
    const cloth = await kitOf('seafarers/cloth-for-catan', 4);
    expect(cloth.marks).toContainEqual({ on: 'corners', label: 'village', values: expect.any(Array) });
    expect(cloth.needs.join()).toContain('village');
    expect(cloth.regions).toContain('main');
  });

  test('a game without a board of hexes says so', async () => {
    const row = library.catalog.rows.find(({ id }) => !library.alike(id, base.game))!;
    expect(await boardKit(library, { game: row.id, seats: 2 })).toMatchObject({ ok: false });
  });
});

describe('a brush', () => {
  test('lays hexes on the board and beside it, and one tap is one edit', () => {
    const canvas = canvasOf(kit.layout, kit, true);
    const places = targetsOf(canvas, kit.layout, BRUSH, yields);
    expect(places).toHaveLength(19 + placesAround(kit.layout).length);
    const more = painted(kit.layout, canvas, BRUSH, places.at(-1)!, yields);
    expect(more.hexes).toHaveLength(20);
    const less = painted(kit.layout, canvas, { ...BRUSH, erases: true }, places[0], yields);
    expect(less.hexes).toHaveLength(18);
    expect(parseLayout(fileOf(less))).toMatchObject({ ok: true });
  });

  test('puts harbours on coasts alone', () => {
    const canvas = canvasOf(kit.layout, kit, false);
    const places = targetsOf(canvas, kit.layout, { ...BRUSH, tool: 'harbour' }, yields);
    expect(places).toHaveLength(30);
    const erasable = targetsOf(canvas, kit.layout, { ...BRUSH, tool: 'harbour', erases: true }, yields);
    expect(erasable).toHaveLength(9);
  });

  test('adds a number to a token of several, and takes it off again', () => {
    const forest = newDraft('own', { kind: 'hexagon', side: 2 }, { terrain: 'forest' }, yields);
    const canvas = canvasOf(forest, kit, false);
    const brush: Brush = { ...BRUSH, tool: 'number', several: true };
    const at = { on: 'hex', place: 0 } as const;
    const one = painted(forest, canvas, brush, at, yields);
    const two = painted(one, canvas, { ...brush, number: 3 }, at, yields);
    expect(hexOf(two, forest.hexes[0])?.number).toEqual([3, 6]);
    expect(hexOf(painted(two, canvas, brush, at, yields), forest.hexes[0])?.number).toBe(3);
  });

  test('marks the kind of place that its mark is for, and roads touch their start', () => {
    const canvas = canvasOf(kit.layout, kit, false);
    const mark = { on: 'edges', label: 'strait', value: undefined } as const;
    const brush: Brush = { ...BRUSH, tool: 'mark', mark };
    expect(targetsOf(canvas, kit.layout, brush, yields)).toHaveLength(72);
    const marked = painted(kit.layout, canvas, brush, { on: 'edge', place: 5 }, yields);
    expect(marked.marks.edges.strait).toHaveLength(1);
    expect(
      painted(marked, canvas, { ...brush, erases: true }, { on: 'edge', place: 5 }, yields).marks.edges,
    ).toEqual({});
    const start: Brush = { ...BRUSH, tool: 'start' };
    const placed = painted(kit.layout, canvas, start, { on: 'corner', place: 0 }, yields);
    const roads = targetsOf(canvas, placed, start, yields).filter(({ on }) => on === 'edge');
    expect(roads.length).toBeGreaterThan(1);
    expect(painted(placed, canvas, start, roads[0], yields).starts[0].edge).toBeDefined();
  });
});

describe('the engine checks a board', () => {
  test('the own board of a row is sound, dealt and measured', async () => {
    const made = await surveyBoard(library, { ...base, layout: fileOf(kit.layout) }, 'seed');
    if (!made.ok) throw new Error(made.reason.text);
    const { faults, deal, fairness } = made.survey;
    expect(faults).toEqual([]);
    expect(deal?.terrains).toHaveLength(19);
    expect(fairness?.seats).toHaveLength(4);
    expect(fairness?.even).toBeGreaterThan(0);
    const sum = Object.values(fairness!.goods).reduce((all, pips) => all + pips, 0);
    expect(sum).toBe(58);
    expect(fairness!.spread.reduce((all, count) => all + count, 0)).toBe(54);
    const canvas = canvasOf(kit.layout, kit, false);
    expect(startOn(canvas, fairness!.best[0]).place).toBeGreaterThanOrEqual(0);
    expect((dealtOn(canvas, deal!).fields.terrain as number[]).every((terrain) => terrain >= 0)).toBe(true);
  });

  test('a game in which nobody chooses where to begin is measured, too', async () => {
    const wish = { game: 'second-islands/netbattle', seats: 2 };
    const { layout } = await kitOf(wish.game, wish.seats);
    const made = await surveyBoard(library, { ...wish, layout: fileOf(layout) }, 'seed');
    expect(made).toMatchObject({ ok: true, survey: { faults: [], fairness: { seats: [{}, {}] } } });
  });

  test('what is wrong comes in its own words, and the places it names are found', async () => {
    const bad = { ...fileOf(kit.layout), groups: {} };
    const made = await surveyBoard(library, { ...base, layout: bad }, 'seed');
    if (!made.ok) throw new Error(made.reason.text);
    expect(made.survey.faults[0]).toMatch(/^hex -?\d+,-?\d+ belongs to group \w+, which is not declared$/);
    expect(placesNamed(made.survey.faults[0], kit.layout).hexes).toHaveLength(1);
    expect(made.survey.fairness).toBeUndefined();
  });

  test('what a row needs and the board lacks is told need by need', async () => {
    const made = await surveyBoard(
      library,
      { game: 'seafarers/cloth-for-catan', seats: 4, layout: fileOf(kit.layout) },
      'seed',
    );
    if (!made.ok) throw new Error(made.reason.text);
    expect(made.survey.needs).toContainEqual({ words: '4 corners marked "village"', lacks: 'it has none' });
  });

  test('a bad file is refused by name', () => {
    expect(readBoard({ format: 'hexwright-layout/1' }, false)).toMatchObject({ ok: false });
    expect(readBoard({ ...fileOf(kit.layout), hexes: [{ q: 0, r: 0, terrain: 7 }] }, false)).toMatchObject({
      ok: false,
      errors: [expect.stringContaining('hexes.0.terrain')],
    });
  });

  test('a drawing that is not sound yet is kept all the same, one of the wrong shape is not', () => {
    const drawing = { ...fileOf(kit.layout), groups: {} };
    expect(readBoard(drawing, false)).toMatchObject({ ok: false });
    expect(readBoard(drawing, true)).toMatchObject({ ok: true });
    const twice = { ...drawing, hexes: [kit.layout.hexes[0], kit.layout.hexes[0]] };
    expect(readBoard(twice, true)).toMatchObject({ ok: false, errors: [expect.stringContaining('twice')] });
  });

  test('sentences name hexes, edges, corners, groups, harbours and marks', () => {
    const draft = {
      ...kit.layout,
      marks: { ...kit.layout.marks, corners: { village: [{ q: 0, r: 0, corner: 1 }] } },
    };
    expect(placesNamed('harbour 1 at 0,-2|2 is not on a coast', draft).edges).toEqual([
      { q: 0, r: -2, side: 2 },
    ]);
    expect(placesNamed('harbour 1 at 0,-2|2 is not on a coast', draft).hexes).toEqual([]);
    expect(
      placesNamed('start of seat 1 at 0,0/4 is next to the start of seat 0 at 0,0/3', draft).corners,
    ).toHaveLength(2);
    expect(
      placesNamed('group main has 19 hexes but its bag has 20 terrains', {
        ...draft,
        hexes: draft.hexes.map((hex) => ({ ...hex, group: 'main' })),
      }).hexes,
    ).toHaveLength(19);
    expect(placesNamed('group main: "apart:0,1" is no known constraint', draft).hexes.length).not.toBe(1);
    expect(
      placesNamed('place 2 has a harbour for "silk", which no module of this game knows', draft).edges,
    ).toHaveLength(1);
    expect(
      placesNamed('the board needs 4 corners marked "village", but it has one corner', draft).corners,
    ).toHaveLength(1);
  });
});

describe('a link', () => {
  test('holds a board, and comes back as the same', async () => {
    const packed = await pack(fileOf(kit.layout));
    if (!packed.ok) throw new Error('too long');
    expect(packed.text).toMatch(/^[\w-]+$/);
    expect(packed.text.length).toBeLessThan(1500);
    expect(await unpack(packed.text)).toEqual({ data: JSON.parse(JSON.stringify(fileOf(kit.layout))) });
  });

  test('too long a one is not made, and a damaged one is not read', async () => {
    const noise = Array.from({ length: 9000 }, (_, i) => (i * 7919 * 7919) % 104729);
    expect(await pack(noise)).toMatchObject({ ok: false, length: expect.any(Number) });
    expect(LONGEST).toBeGreaterThan(2000);
    expect(await unpack('not a board')).toBeNull();
    expect(await unpack('')).toBeNull();
  });
});

test('the window stays where it is while the board fits into it', () => {
  const first = windowFor(null, { x: 0, y: 0, width: 100, height: 100 });
  expect(windowFor(first, { x: -20, y: 0, width: 120, height: 100 })).toBe(first);
  expect(windowFor(first, { x: -500, y: 0, width: 150, height: 100 })).not.toBe(first);
});

test('whatever lies on a board that is drawn is explained, what chance will lay too, and bare water is not', () => {
  const speak = speakerFor(kit.sheet, []);
  const canvas = canvasOf({ ...kit.layout, id: 'own', name: 'x', provenance: 'house' }, kit, true);
  const drawn = renderToStaticMarkup(
    createElement(
      I18nextProvider,
      { i18n },
      createElement(Board, { sheet: canvas.sheet, fields: canvas.fields, label: 'x' }),
    ),
  );
  const things = [...new Set([...drawn.matchAll(/data-thing="([^"]+)"/g)].map(([, thing]) => thing))];
  const laid = things.filter((thing) => !thing.startsWith('hex') || Number(thing.slice(4)) < canvas.laid);
  expect(laid.length).toBeGreaterThanOrEqual(canvas.laid);
  for (const thing of laid) expect(explainDrawn(canvas, speak, thing)?.title, thing).toMatch(/^\S/);
  expect(explainDrawn(canvas, speak, `hex ${canvas.laid}`)).toBeNull();
  const six = painted(
    { ...kit.layout, id: 'own', name: 'x', provenance: 'house' },
    canvas,
    BRUSH,
    { on: 'hex', place: 0 },
    yields,
  );
  const forest = explainDrawn(canvasOf(six, kit, false), speak, 'hex 0');
  expect(forest).toMatchObject({ title: expect.stringMatching(/^Forest/), lines: ['Gives lumber'] });
});
