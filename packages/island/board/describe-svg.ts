import { drawMarks, type Explained } from './draw-marks.ts';
import { escaped, inkOn, lineOf, middleOfEdge, short, word } from './drawing.ts';
import { harboursOn, numbersOn, type Picture, robberOn, terrainOn } from './picture.ts';
import type { Topology } from './topology.ts';

/** A board as a picture that stands alone. */
export function boardSvg(picture: Picture): string {
  const { layout, topology } = picture;
  const margin = 1.1;
  const ghosts = topology.ghosts.map(({ q, r }) => [Math.sqrt(3) * (q + r / 2), 1.5 * r] as const);
  // A hex measures less than 1 to its sides, and 1 to its corners.
  const [across, down] = [Math.sqrt(3) / 2, 1];
  const left = Math.min(...topology.cornerX, ...ghosts.map(([x]) => x - across)) - margin;
  const top = Math.min(...topology.cornerY, ...ghosts.map(([, y]) => y - down)) - margin;
  const width = Math.max(...topology.cornerX, ...ghosts.map(([x]) => x + across)) + margin - left;
  const robber = robberOn(picture);
  const hexes = [...layout.hexes.keys()];
  const terrains = hexes.map((hex) => terrainOn(picture, hex));
  const named = (hex: number): boolean => terrains[hex] !== 'sea';
  const harbours = harboursOn(picture);
  const faced = new Set(
    harbours.flatMap(({ at }) => [topology.edgeHex[at * 2], topology.edgeHex[at * 2 + 1]]),
  );
  const marks = drawMarks(picture, (hex) => named(hex) || faced.has(hex));
  const bottom = Math.max(...topology.cornerY, ...ghosts.map(([, y]) => y + down)) + margin;
  const below = caption(layout.name, marks.legend, left + 0.3, bottom, left + width);
  const height = below.bottom - top;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${[left, top, width, height].map(short).join(' ')}" width="${Math.round(width * 60)}" height="${Math.round(height * 60)}" font-family="sans-serif" text-anchor="middle">`,
    `<title>${escaped(layout.name)}</title>`,
    `<rect x="${short(left)}" y="${short(top)}" width="${short(width)}" height="${short(height)}" fill="${layout.frame === 'land' ? '#d9cfae' : COLOURS.sea}"/>`,
    ...(ghosts.length > 0 ? ['<g id="board">'] : []),
    ...hexes.map((hex) => hexagon(picture, hex, terrains[hex])),
    ...borders(picture, (hex) => !NO_LAND.includes(terrains[hex])),
    ...hexes
      .filter(named)
      .map((hex) =>
        word(
          topology.hexX[hex],
          topology.hexY[hex] - 0.5,
          0.21,
          terrains[hex],
          inkOn(colourOf(picture, terrains[hex])),
        ),
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
    ...(ghosts.length > 0 ? ['</g>', ...beyond(topology)] : []),
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
/** The colour of a terrain: of those that many games have as in all pictures, of others as their game says. */
const colourOf = ({ looks }: Picture, terrain: string): string =>
  COLOURS[terrain] ?? looks?.terrains?.[terrain]?.colour ?? '#c9b8d8';

/** by the good that a harbour trades */
const HARBOURS: Readonly<Record<string, string>> = {
  brick: '#eab397',
  grain: '#f6e08f',
  lumber: '#a9d3a0',
  ore: '#cfd1d8',
  wool: '#d3ecae',
};
/** red, blue, white, orange, teal, violet, brown and pink, in the order in which seats have them elsewhere */
const SEATS = ['#c73a30', '#2b5fc4', '#f6f1e4', '#ef8e1f', '#12877f', '#8246bd', '#7b4a26', '#f2a3bf'];

function hexagon(picture: Picture, hex: number, terrain: string): string {
  const { layout, topology } = picture;
  const { area } = layout.hexes[hex];
  const [x, y] = [topology.hexX[hex], topology.hexY[hex]];
  const shape =
    typeof area === 'object'
      ? area.outline.map((at) => `${short(x + at.x)},${short(y + at.y)}`).join(' ')
      : outline(x, y);
  return `<polygon points="${shape}" fill="${colourOf(picture, terrain)}" stroke="${terrain === 'sea' ? '#a5cde6' : '#f4ecd2'}" stroke-width="0.05"/>`;
}

const outline = (x: number, y: number): string =>
  [0, 1, 2, 3, 4, 5]
    .map((i) => [
      x + Math.cos((Math.PI / 180) * (30 + 60 * i)),
      y - Math.sin((Math.PI / 180) * (30 + 60 * i)),
    ])
    .map(([atX, atY]) => `${short(atX)},${short(atY)}`)
    .join(' ');

/** What lies beyond the glued borders, once more and paler, and the borders themselves as lines. */
function beyond(topology: Topology): string[] {
  const away = topology.ghosts.map(({ hex, q, r }) => {
    const [x, y] = [Math.sqrt(3) * (q + r / 2), 1.5 * r];
    return { x, y, shift: [x - topology.hexX[hex], y - topology.hexY[hex]].map(short).join(' ') };
  });
  const shifts = [...new Set(away.map(({ shift }) => shift))];
  return [
    `<clipPath id="ghosts">${away.map(({ x, y }) => `<polygon points="${outline(x, y)}"/>`).join('')}</clipPath>`,
    ...shifts.map((shift) => {
      const [x, y] = shift.split(' ');
      return `<g clip-path="url(#ghosts)" opacity="0.5"><use href="#board" x="${x}" y="${y}"/></g>`;
    }),
    ...seamOf(topology),
  ];
}

/** The glued borders, at both ends of the board. */
function seamOf(topology: Topology): string[] {
  const lines: string[] = [];
  for (let hex = 0; hex < topology.hexes; hex++)
    for (let side = 0; side < 6; side++) {
      if (topology.hexHex[hex * 6 + side] < 0 || topology.straightOn(hex, side) >= 0) continue;
      const [x1, y1, x2, y2] = [side - 1, side].flatMap((i) => [
        topology.hexX[hex] + Math.cos((Math.PI / 180) * (30 + 60 * i)),
        topology.hexY[hex] - Math.sin((Math.PI / 180) * (30 + 60 * i)),
      ]);
      lines.push(
        `<line x1="${short(x1)}" y1="${short(y1)}" x2="${short(x2)}" y2="${short(y2)}" stroke="#b0005a" stroke-width="0.07" stroke-dasharray="0.2 0.14"/>`,
      );
    }
  return lines;
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
  // An edge is drawn at its first hex; on a glued border the other one may be drawn far away.
  const first = topology.edgeHex[edge * 2];
  const side = inland === first ? 1 : -1;
  const [fromX, fromY] = [(x - topology.hexX[first]) * side, (y - topology.hexY[first]) * side];
  const away = Math.hypot(fromX, fromY) || 1;
  const outX = x + (fromX * 0.45) / away;
  const outY = y + (fromY * 0.45) / away;
  const piers = [edge * 2, edge * 2 + 1].map((end) => {
    return `<line x1="${short(topology.edgeX[end])}" y1="${short(topology.edgeY[end])}" x2="${short(outX)}" y2="${short(outY)}" stroke="#6b4a2b" stroke-width="0.08"/>`;
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
