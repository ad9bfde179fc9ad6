import type { Topology } from './topology.ts';

/** Words and lines of a picture; a hex measures 1 from centre to corner. */
export const word = (
  x: number,
  y: number,
  size: number,
  text: string,
  colour: string,
  more: Readonly<Record<string, string>> = {},
): string =>
  `<text x="${short(x)}" y="${short(y)}" font-size="${size}" fill="${colour}"${Object.entries(more)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')}>${escaped(text)}</text>`;

/** An edge as a line; `part` of it, around its middle. */
export function lineOf(
  topology: Topology,
  edge: number,
  colour: string,
  thickness: number,
  part = 1,
  dashes?: string,
): string {
  const [x, y] = middleOfEdge(topology, edge);
  const end = (at: number): [number, number] => [
    x + (topology.edgeX[at] - x) * part,
    y + (topology.edgeY[at] - y) * part,
  ];
  const [[x1, y1], [x2, y2]] = [end(edge * 2), end(edge * 2 + 1)];
  return `<line x1="${short(x1)}" y1="${short(y1)}" x2="${short(x2)}" y2="${short(y2)}" stroke="${colour}" stroke-width="${thickness}" stroke-linecap="round"${dashes ? ` stroke-dasharray="${dashes}"` : ''}/>`;
}

export function middleOfEdge(topology: Topology, edge: number): [x: number, y: number] {
  const { edgeX, edgeY } = topology;
  return [(edgeX[edge * 2] + edgeX[edge * 2 + 1]) / 2, (edgeY[edge * 2] + edgeY[edge * 2 + 1]) / 2];
}

/** Letters that can be read on this ground. */
export function inkOn(ground: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(ground.slice(at, at + 2), 16));
  return red * 0.3 + green * 0.59 + blue * 0.11 < 115 ? '#fff' : '#222';
}

export const short = (n: number): string => String(Math.round(n * 1000) / 1000 + 0);

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => ENTITIES[letter]);
