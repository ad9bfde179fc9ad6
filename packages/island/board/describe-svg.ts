import { drawMarks, type Explained } from './draw-marks.ts';
import { escaped, lineOf, middleOfEdge, short, word } from './drawing.ts';
import { harboursOn, numbersOn, type Picture, robberOn, terrainOn } from './picture.ts';
import type { Topology } from './topology.ts';

/** A board as a picture that stands alone. */
export function boardSvg(picture: Picture): string {
  const { layout, topology } = picture;
  const margin = 1.1;
  const left = Math.min(...topology.cornerX) - margin;
  const top = Math.min(...topology.cornerY) - margin;
  const width = Math.max(...topology.cornerX) + margin - left;
  const robber = robberOn(picture);
  const hexes = [...layout.hexes.keys()];
  const terrains = hexes.map((hex) => terrainOn(picture, hex));
  const named = (hex: number): boolean => terrains[hex] !== 'sea';
  const harbours = harboursOn(picture);
  const faced = new Set(
    harbours.flatMap(({ at }) => [topology.edgeHex[at * 2], topology.edgeHex[at * 2 + 1]]),
  );
  const marks = drawMarks(layout, topology, (hex) => named(hex) || faced.has(hex));
  const bottom = Math.max(...topology.cornerY) + margin;
  const below = caption(layout.name, marks.legend, left + 0.3, bottom, left + width);
  const height = below.bottom - top;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${[left, top, width, height].map(short).join(' ')}" width="${Math.round(width * 60)}" height="${Math.round(height * 60)}" font-family="sans-serif" text-anchor="middle">`,
    `<title>${escaped(layout.name)}</title>`,
    `<rect x="${short(left)}" y="${short(top)}" width="${short(width)}" height="${short(height)}" fill="${layout.frame === 'land' ? '#d9cfae' : COLOURS.sea}"/>`,
    ...hexes.map((hex) => hexagon(topology, hex, terrains[hex])),
    ...borders(picture, (hex) => !NO_LAND.includes(terrains[hex])),
    ...hexes
      .filter(named)
      .map((hex) =>
        word(topology.hexX[hex], topology.hexY[hex] - 0.5, 0.21, terrains[hex], inkOn(terrains[hex])),
      ),
    ...harbours.map(({ at, inland, text }) => harbour(topology, at, inland, text)),
    ...hexes.flatMap((hex) => token(topology, hex, numbersOn(picture, hex))),
    ...(robber >= 0 ? [robberAt(topology, robber)] : []),
    ...extraPaths(topology),
    ...marks.signs,
    ...layout.starts.map(({ seat, corner, edge }) => {
      const road = edge ? topology.edgeAt(edge.q, edge.r, edge.side) : -1;
      return start(topology, topology.cornerAt(corner.q, corner.r, corner.corner), road, seat);
    }),
    ...below.drawn,
    '</svg>',
    '',
  ].join('\n');
}

/** no coast runs around what nobody has seen */
const NO_LAND: readonly string[] = ['sea', 'unknown'];

/** The name of the board below it, then what its signs mean, as many in a line as there is room for. */
function caption(
  name: string,
  legend: readonly Explained[],
  left: number,
  top: number,
  right: number,
): { drawn: string[]; bottom: number } {
  const line = 0.46;
  const drawn = [
    word(left, top + 0.09, 0.3, name, '#222', { 'text-anchor': 'start', 'font-weight': 'bold' }),
  ];
  let [x, y] = [left, top + line];
  for (const { text, draw } of legend) {
    const lines = broken(text, Math.floor((right - left - 1) / LETTER));
    const width = 1 + LETTER * Math.max(...lines.map(({ length }) => length));
    if (x > left && (x + width > right || lines.length > 1)) [x, y] = [left, y + line];
    drawn.push(draw(x, y));
    for (const [i, each] of lines.entries())
      drawn.push(word(x + 0.55, y + 0.08 + i * line, 0.24, each, '#222', { 'text-anchor': 'start' }));
    [x, y] = lines.length > 1 ? [left, y + lines.length * line] : [x + width, y];
  }
  return { drawn, bottom: y + (x > left ? line : 0) };
}

/** about as wide as a letter of the legend */
const LETTER = 0.13;

/** A list in lines of so many letters at most, broken between its items. */
function broken(list: string, most: number): string[] {
  const lines: string[] = [];
  for (const item of list.split(', ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 2 + item.length <= most)
      lines[lines.length - 1] = `${last}, ${item}`;
    else lines.push(item);
  }
  return lines.map((each, i) => (i < lines.length - 1 ? `${each},` : each));
}

const COLOURS: Readonly<Record<string, string>> = {
  hills: '#c8693a',
  fields: '#e8c445',
  forest: '#3f7d3f',
  mountains: '#8d8f99',
  pasture: '#9ccc5a',
  desert: '#e3d3a2',
  gold: '#f2a900',
  'gold-field': '#f2a900',
  sea: '#7db5d8',
  lake: '#5f9fd0',
  unknown: '#dfe3e8',
};
/** terrains too dark for dark letters */
const DARK: readonly string[] = ['forest'];
const inkOn = (terrain: string): string => (DARK.includes(terrain) ? '#fff' : '#222');

/** by the good that a harbour trades */
const HARBOURS: Readonly<Record<string, string>> = {
  brick: '#eab397',
  grain: '#f6e08f',
  lumber: '#a9d3a0',
  ore: '#cfd1d8',
  wool: '#d3ecae',
};
const SEATS = ['#c0392b', '#2e6fb7', '#e67e22', '#f5f5f5', '#2e8b57', '#7b4a2d'];

function hexagon(topology: Topology, hex: number, terrain: string): string {
  const points = [0, 1, 2, 3, 4, 5].map((i) => {
    const corner = topology.hexCorner[hex * 6 + i];
    return `${short(topology.cornerX[corner])},${short(topology.cornerY[corner])}`;
  });
  return `<polygon points="${points.join(' ')}" fill="${COLOURS[terrain] ?? '#c9b8d8'}" stroke="${terrain === 'sea' ? '#a5cde6' : '#f4ecd2'}" stroke-width="0.05"/>`;
}

/** The coasts as lines, and dashes where one region of the land ends and another begins. */
function borders({ layout, topology }: Picture, isLand: (hex: number) => boolean): string[] {
  const sides = Array.from(new Set(topology.hexEdge)).filter((edge) => edge >= 0);
  return sides.flatMap((edge) => {
    const [a, b] = topology.edgeHex.subarray(edge * 2, edge * 2 + 2);
    const [landA, landB] = [a >= 0 && isLand(a), b >= 0 && isLand(b)];
    const rim = a < 0 || b < 0;
    if (landA !== landB)
      return rim && layout.frame !== 'sea' ? [] : [lineOf(topology, edge, '#7a6236', 0.07)];
    if (!landA || layout.hexes[a].region === layout.hexes[b].region) return [];
    return [lineOf(topology, edge, '#222', 0.07, 0.9, '0.14 0.12')];
  });
}

/** the letters of one, two or more numbers on a disc */
const TOKEN_SIZES = [0.34, 0.24, 0.15];

/** The number on its disc, with a dot for each of the 36 throws that make it; 6 and 8 in red. */
function token(topology: Topology, hex: number, numbers: readonly number[]): string[] {
  if (numbers.length === 0) return [];
  const [x, y] = [topology.hexX[hex], topology.hexY[hex] + 0.08];
  const red = numbers.some((n) => n === 6 || n === 8);
  const dots = Math.max(...numbers.map((n) => 6 - Math.abs(7 - n)));
  const colour = red ? '#b3261e' : '#222';
  return [
    `<circle cx="${short(x)}" cy="${short(y)}" r="0.36" fill="#f8f1dc" stroke="#8a7b52" stroke-width="0.03"/>`,
    word(x, y + 0.1, TOKEN_SIZES[Math.min(numbers.length, 3) - 1], numbers.join('/'), colour),
    ...Array.from(
      { length: Math.max(0, dots) },
      (_, k) =>
        `<circle cx="${short(x + (k - (dots - 1) / 2) * 0.1)}" cy="${short(y + 0.22)}" r="0.035" fill="${colour}"/>`,
    ),
  ];
}

/** Two piers from the corners of a coast edge to a disc in the water that says the rate and the good. */
function harbour(topology: Topology, edge: number, inland: number, kind: string): string {
  const [x, y] = middleOfEdge(topology, edge);
  const away = Math.hypot(x - topology.hexX[inland], y - topology.hexY[inland]) || 1;
  const outX = x + ((x - topology.hexX[inland]) * 0.45) / away;
  const outY = y + ((y - topology.hexY[inland]) * 0.45) / away;
  const piers = [0, 1].map((end) => {
    const corner = topology.edgeCorner[edge * 2 + end];
    return `<line x1="${short(topology.cornerX[corner])}" y1="${short(topology.cornerY[corner])}" x2="${short(outX)}" y2="${short(outY)}" stroke="#6b4a2b" stroke-width="0.08"/>`;
  });
  const named = kind !== 'any' && kind !== '?';
  const rate = kind === 'any' ? '3:1' : kind === '?' ? '?' : '2:1';
  return [
    ...piers,
    `<circle cx="${short(outX)}" cy="${short(outY)}" r="0.33" fill="${HARBOURS[kind] ?? '#fff'}" stroke="#6b4a2b" stroke-width="0.04"/>`,
    word(outX, outY + (named ? -0.02 : 0.08), named ? 0.2 : 0.24, rate, '#222'),
    named ? word(outX, outY + 0.16, 0.17, kind, '#222') : '',
  ].join('');
}

const robberAt = (topology: Topology, hex: number): string =>
  `<g fill="#333"><circle cx="${short(topology.hexX[hex] + 0.5)}" cy="${short(topology.hexY[hex] + 0.05)}" r="0.12"/><path d="M${short(topology.hexX[hex] + 0.36)} ${short(topology.hexY[hex] + 0.45)} a0.14 0.32 0 0 1 0.28 0 z"/></g>`;

/** Paths that are no sides of a hex. */
function extraPaths(topology: Topology): string[] {
  const sides = new Set(topology.hexEdge);
  return Array.from({ length: topology.edges }, (_, edge) => edge)
    .filter((edge) => !sides.has(edge))
    .map((edge) => lineOf(topology, edge, '#f4ecd2', 0.05));
}

function start(topology: Topology, corner: number, road: number, seat: number): string {
  const colour = SEATS[seat % SEATS.length];
  const [x, y] = [topology.cornerX[corner], topology.cornerY[corner]];
  return [
    road < 0 ? '' : lineOf(topology, road, '#222', 0.16) + lineOf(topology, road, colour, 0.11),
    `<path d="M${short(x - 0.16)} ${short(y + 0.16)} v-0.2 l0.16 -0.14 l0.16 0.14 v0.2 z" fill="${colour}" stroke="#222" stroke-width="0.03"/>`,
  ].join('');
}
