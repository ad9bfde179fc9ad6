import { expect, test } from 'vitest';
import { boards } from '../../base/boards/index.ts';
import { boardSvg, boardText, layoutOf, makeTopology, type Picture } from '../../board/index.ts';
import { fillBy, fillerOf, HARBOURS, TERRAINS } from './filling.ts';

const pictureOf = (id: string): Picture => ({
  layout: boards[id](),
  topology: makeTopology(boards[id]()),
  board: fillBy(fillerOf(boards[id]()), 1),
  terrainIds: TERRAINS,
  harbourKinds: HARBOURS,
});

test('the text shows terrains, numbers, harbours and the robber where they are', () => {
  expect(boardText(pictureOf('base-3-4-beginners'))).toBe(
    [
      "The beginners' island, for three and four (reconstructed)",
      '',
      '            3  .  \\   /  .  G   /  .  \\',
      '          .mountains. pasture . forest  .',
      '          |   10    |    2    |    9    |',
      '       /  .  \\   /  .  \\   /  .  \\   /  .  O',
      '     . fields  .  hills  . pasture .  hills  .',
      '     L   12    |    6    |    4    |   10    |',
      '  /  .  \\   /  .  \\   /  .  \\   /  .  \\   /  .  \\',
      '. fields  . forest  . desert  . forest  .mountains.',
      '|    9    |   11    |    R    |    3    |    8    3',
      '.  \\   /  .  \\   /  .  \\   /  .  \\   /  .  \\   /  .',
      '     . forest  .mountains. fields  . pasture .',
      '     B    8    |    3    |    4    |    5    |',
      '     .  \\   /  .  \\   /  .  \\   /  .  \\   W  .',
      '          .  hills  . fields  . pasture .',
      '          |    5    |    6    |   11    |',
      '          .  3   /  .  \\   3  .  \\   /  .',
      '               .         .         .',
      '',
      '3  harbour any',
      'G  harbour grain',
      'O  harbour ore',
      'W  harbour wool',
      'B  harbour brick',
      'L  harbour lumber',
      'Recovered from the same board with a lake in the place of the desert.',
      '',
    ].join('\n'),
  );
});

test('a layout that nobody has filled shows question marks', () => {
  const text = boardText({ ...pictureOf('base-3-4'), board: undefined });
  expect(text).toContain('.    ?    .');
  expect(text).toContain('?  harbour ?');
});

test('the text names printed starts', () => {
  const text = boardText(pictureOf('wegwerpcatan'));
  expect(text).toContain('seat 0: 0,0/5 road 1,0|4, 0,-2/5 road 1,-2|4');
  expect(text).toContain('a  start of seat 0');
});

test.each(Object.keys(boards))(
  'the picture of %s is well-formed and shows every hex, number and harbour',
  (id) => {
    const picture = pictureOf(id);
    const svg = boardSvg(picture);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    const count = (what: RegExp) => svg.match(what)?.length ?? 0;
    expect(count(/<polygon /g)).toBe(picture.layout.hexes.length);
    expect(count(/r="0.36"/g)).toBe(picture.board!.numbers.filter((mask) => mask !== 0).length);
    expect(count(/[23]:1</g)).toBe(picture.board!.harbour.filter((kind) => kind >= 0).length);
    const opened = [...svg.matchAll(/<(\w+)[^>]*?(\/?)>/g)].filter((tag) => tag[2] === '').length;
    expect(count(/<\/\w+>/g)).toBe(opened);
  },
);

test('names with special letters do not break the picture; marks and inner paths are drawn', () => {
  const layout = layoutOf({
    format: 'hexwright-layout/1',
    id: 'odd',
    name: 'Salt & <Pepper>',
    provenance: 'house',
    hexes: [
      { q: 0, r: 0, terrain: 'swamp', number: [2, 12] },
      { q: 1, r: 0, terrain: 'sea' },
    ],
    harbours: { places: [{ q: 0, r: 0, side: 0, kind: 'salt' }] },
    marks: {
      hexes: { camp: [{ q: 0, r: 0 }] },
      corners: { village: [{ q: 0, r: 0, corner: 1, value: 8 }] },
      edges: {
        pass: [{ q: 0, r: 0, side: 3 }],
        gift: [
          { q: 0, r: 0, side: 1, value: 'bread' },
          { q: 0, r: 0, side: 2, value: 'book' },
        ],
      },
    },
    extraCorners: [{ name: 'middle', hexes: [{ q: 0, r: 0 }] }],
    extraEdges: [{ a: { extra: 'middle' }, b: { q: 0, r: 0, corner: 4 } }],
  });
  const picture = { layout, topology: makeTopology(layout), terrainIds: TERRAINS, harbourKinds: HARBOURS };
  const svg = boardSvg(picture);
  for (const part of [
    'Salt &amp; &lt;Pepper&gt;',
    '>2/12<',
    '>salt<',
    '>camp<',
    '>village<',
    '>8<',
    '>pass<',
    '>gift: br bread, bo book<',
    '<line',
  ]) {
    expect(svg).toContain(part);
  }
  const text = boardText(picture);
  for (const part of ['2/12', 'S  harbour salt', 'mark village 8', 'mark camp: hex 0,0'])
    expect(text).toContain(part);
});

test('the picture draws every side of the land as a coast, and dashes between two regions', () => {
  const layout = layoutOf({
    format: 'hexwright-layout/1',
    id: 'two-lands',
    name: 'Two lands',
    provenance: 'house',
    hexes: [
      { q: 0, r: 0, terrain: 'hills', region: 'north' },
      { q: 1, r: 0, terrain: 'hills', region: 'south' },
      { q: 2, r: 0, terrain: 'sea' },
    ],
    robber: null,
  });
  const svg = boardSvg({
    layout,
    topology: makeTopology(layout),
    terrainIds: TERRAINS,
    harbourKinds: HARBOURS,
  });
  expect(svg.match(/stroke-dasharray/g)).toHaveLength(1);
  expect(svg.match(/<line [^>]*stroke="#7a6236"/g)).toHaveLength(10);
  expect(svg).not.toContain('>sea<');
});

test('signs and terrains of a game of its own have the colours that the game gives them', () => {
  const layout = layoutOf({
    format: 'hexwright-layout/1',
    id: 'coloured',
    name: 'Coloured',
    provenance: 'house',
    hexes: [
      { q: 0, r: 0, terrain: 'swamp' },
      { q: 1, r: 0, terrain: 'hills' },
    ],
    robber: null,
    marks: {
      corners: { town: [{ q: 0, r: 0, corner: 1, value: 'Portsmouth' }] },
      edges: { trail: [{ q: 0, r: 0, side: 3 }] },
    },
  });
  const picture = { layout, topology: makeTopology(layout), terrainIds: TERRAINS, harbourKinds: HARBOURS };
  const looks = {
    terrains: { swamp: { colour: '#123456' }, hills: { colour: '#654321' } },
    marks: { town: { colour: '#fff8e1' }, trail: { colour: '#d7263d' } },
  };
  const svg = boardSvg({ ...picture, looks });
  expect(svg.match(/<polygon [^>]*fill="(#\w+)"/g)?.map((tag) => tag.slice(-8, -1))).toEqual([
    '#123456',
    // what every game has looks alike in all pictures
    '#c8693a',
  ]);
  expect(svg.match(/<line [^>]*stroke="#d7263d"/g)).toHaveLength(2); // on the board and in the legend
  expect(svg).toMatch(/<circle [^>]*fill="#fff8e1" stroke="#222"[^>]*\/><text [^>]*fill="#222">P</);
  const dark = boardSvg({ ...picture, looks: { marks: { town: { colour: '#102030' } } } });
  expect(dark).toMatch(/<circle [^>]*fill="#102030" stroke="#fff"[^>]*\/><text [^>]*fill="#fff">P</);
  expect(boardSvg(picture)).not.toMatch(/#123456|#fff8e1|#d7263d/);
});

test('a legend with many names is broken into lines, each inside of the picture', () => {
  const base = boards['base-3-4-beginners']();
  const towns = [...'ABCDEFGHIJKLMNOPQR'].map((letter) => `${letter} by the river`);
  const corners = base.hexes.slice(0, 18).map(({ q, r }, i) => ({ q, r, corner: 0, value: towns[i] }));
  const layout = { ...base, marks: { ...base.marks, corners: { town: corners } } };
  const svg = boardSvg({
    layout,
    topology: makeTopology(layout),
    terrainIds: TERRAINS,
    harbourKinds: HARBOURS,
  });
  const [, left, , width] = /viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(svg)!.map(Number);
  const lines = [...svg.matchAll(/<text x="(\S+)" y="(\S+)"[^>]*>([^<]*by the river[^<]*)</g)];
  expect(lines.length).toBeGreaterThan(1);
  for (const town of towns)
    expect(lines.filter(([, , , text]) => text.endsWith(town) || text.includes(`${town},`))).toHaveLength(1);
  const letters = (width - (Number(lines[0][1]) - left)) / 0.13;
  for (const [, , , text] of lines) expect(text.length).toBeLessThanOrEqual(letters);
  expect(new Set(lines.map(([, , y]) => y)).size).toBe(lines.length);
});
