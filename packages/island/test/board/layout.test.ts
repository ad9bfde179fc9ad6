import { expect, test } from 'vitest';
import { base34 } from '../../base/boards/base-3-4.ts';
import { parseLayout } from '../../board/index.ts';

const tiny = {
  format: 'hexwright-layout/1',
  id: 'tiny',
  name: 'Tiny',
  provenance: 'house',
  hexes: [
    { q: 0, r: 0, group: 'main' },
    { q: 1, r: 0, group: 'main' },
    { q: 0, r: 1, terrain: 'desert' },
  ],
  groups: { main: { terrains: { hills: 1, fields: 1 } } },
};

function errorsOf(parts: object): string[] {
  const parsed = parseLayout({ ...tiny, ...parts });
  return parsed.ok ? [] : parsed.errors;
}

test('a layout survives being written and read', () => {
  const parsed = parseLayout(JSON.parse(JSON.stringify(base34())));
  expect(parsed).toEqual({ ok: true, layout: base34() });
});

test('what is left out has a default', () => {
  const parsed = parseLayout(tiny);
  expect(parsed.ok && [parsed.layout.frame, parsed.layout.robber, parsed.layout.starts]).toEqual([
    'sea',
    'desert',
    [],
  ]);
});

test('a file that is no layout is refused with the place of the mistake', () => {
  expect(parseLayout(null).ok).toBe(false);
  expect(errorsOf({ provenance: 'mine' })[0]).toMatch(/^provenance: /);
  expect(errorsOf({ hexes: [{ q: 0.5, r: 0 }] })[0]).toMatch(/^hexes\.0\.q: /);
  expect(errorsOf({ colour: 'red' })[0]).toMatch(/colour/);
});

test.each<[string, object]>([
  [
    'hex 1,1 is given twice',
    {
      hexes: [
        { q: 1, r: 1, terrain: 'hills' },
        { q: 1, r: 1, terrain: 'hills' },
      ],
    },
  ],
  ['group main has 2 hexes but its bag has 3 terrains', { groups: { main: { terrains: { hills: 3 } } } }],
  ['hex 0,0 belongs to group main, which is not declared', { groups: {} }],
  ['group more has no hexes', { groups: { ...tiny.groups, more: {} } }],
  [
    'hex 5,5 gets no terrain: it has none, its group has no bag and no piece covers it',
    { hexes: [...tiny.hexes, { q: 5, r: 5 }] },
  ],
  [
    'hex 5,5 hides stack fog, which is not declared',
    { hexes: [...tiny.hexes, { q: 5, r: 5, hidden: 'fog' }] },
  ],
  [
    'stack fog is to cover 1 hexes but has 0 terrains',
    { hexes: [...tiny.hexes, { q: 5, r: 5, hidden: 'fog' }], stacks: { fog: { terrains: {} } } },
  ],
  ['harbour 1 at 0,0|0 is not on a coast', { harbours: { places: [{ q: 0, r: 0, side: 0, kind: 'any' }] } }],
  [
    'harbour 1 at 7,0|0 is not on the board',
    { harbours: { places: [{ q: 7, r: 0, side: 0, kind: 'any' }] } },
  ],
  [
    'harbour 2 at 0,-1|5 lies on the edge of harbour 1',
    {
      harbours: {
        places: [
          { q: 0, r: 0, side: 2, kind: 'any' },
          { q: 0, r: -1, side: 5, kind: 'any' },
        ],
      },
    },
  ],
  [
    'the harbour bag has 2 harbours but 1 place without a kind',
    { harbours: { places: [{ q: 0, r: 0, side: 2 }], bag: { any: 2 } } },
  ],
  [
    'mark village is on corner 9,9/0, which is not on the board',
    { marks: { corners: { village: [{ q: 9, r: 9, corner: 0 }] } } },
  ],
  [
    'mark pass is on edge 9,9|0, which is not on the board',
    { marks: { edges: { pass: [{ q: 9, r: 9, side: 0 }] } } },
  ],
  ['the robber starts at 4,4, which is not on the board', { robber: { q: 4, r: 4 } }],
  [
    'group main: "reds-afar" is no known constraint',
    { groups: { main: { ...tiny.groups.main, constraints: ['reds-afar'] } } },
  ],
  [
    'group main: "only-in:strip:gold" speaks of strip, which no hex is in',
    { groups: { main: { ...tiny.groups.main, constraints: ['only-in:strip:gold'] } } },
  ],
  [
    'group main has 2 hexes but 3 numbers',
    { groups: { main: { ...tiny.groups.main, numbers: { arrange: 'shuffle', bag: [2, 3, 4] } } } },
  ],
  [
    'group main has a sequence but no path',
    { groups: { main: { ...tiny.groups.main, numbers: { arrange: 'sequence', sequence: [2, 3] } } } },
  ],
  [
    'start of seat 1 at 0,0/1 is next to the start of seat 0 at 0,0/0',
    {
      starts: [
        { seat: 0, corner: { q: 0, r: 0, corner: 0 } },
        { seat: 1, corner: { q: 0, r: 0, corner: 1 } },
      ],
    },
  ],
  [
    'the road 1,0|0 does not touch the start of seat 0 at 0,0/2',
    { starts: [{ seat: 0, corner: { q: 0, r: 0, corner: 2 }, edge: { q: 1, r: 0, side: 0 } }] },
  ],
  [
    'extra corner nowhere is not on the board',
    { extraEdges: [{ a: { extra: 'nowhere' }, b: { q: 0, r: 0, corner: 0 } }] },
  ],
])('%s', (message, parts) => {
  expect(errorsOf(parts)).toContain(message);
});

test('a coast may lie between two hexes of the board', () => {
  const hexes = [
    { q: 0, r: 0, terrain: 'hills' },
    { q: 1, r: 0, terrain: 'sea' },
  ];
  expect(
    errorsOf({ hexes, groups: {}, harbours: { places: [{ q: 0, r: 0, side: 0, kind: 'ore' }] } }),
  ).toEqual([]);
  expect(
    errorsOf({ hexes, groups: {}, harbours: { places: [{ q: 1, r: 0, side: 0, kind: 'ore' }] } }),
  ).toEqual(['harbour 1 at 1,0|0 is not on a coast']);
});

test('a bag may hold more terrains than hexes, if it says how many stay in it', () => {
  const groups = (spare?: number) => ({
    groups: { main: { terrains: { hills: 2, fields: 2 }, ...(spare !== undefined && { spare }) } },
  });
  expect(errorsOf(groups(2))).toEqual([]);
  expect(errorsOf(groups(1)).length).toBe(1);
  expect(errorsOf(groups()).length).toBe(1);
});
