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
  const [a, b] = [topology.edgeCorner[edge * 2], topology.edgeCorner[edge * 2 + 1]];
  const [x, y] = middleOfEdge(topology, edge);
  const end = (corner: number): [number, number] => [
    x + (topology.cornerX[corner] - x) * part,
    y + (topology.cornerY[corner] - y) * part,
  ];
  const [[x1, y1], [x2, y2]] = [end(a), end(b)];
  return `<line x1="${short(x1)}" y1="${short(y1)}" x2="${short(x2)}" y2="${short(y2)}" stroke="${colour}" stroke-width="${thickness}" stroke-linecap="round"${dashes ? ` stroke-dasharray="${dashes}"` : ''}/>`;
}

export function middleOfEdge(topology: Topology, edge: number): [x: number, y: number] {
  const [a, b] = [topology.edgeCorner[edge * 2], topology.edgeCorner[edge * 2 + 1]];
  return [(topology.cornerX[a] + topology.cornerX[b]) / 2, (topology.cornerY[a] + topology.cornerY[b]) / 2];
}

export const short = (n: number): string => String(Math.round(n * 1000) / 1000 + 0);

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => ENTITIES[letter]);
