import { itemAt } from '@hexwright/kernel';
import { Canvas, type Colour, type Point } from './canvas.ts';
import { numberLines } from './digits.ts';

/** What a messenger shows beside a link. */
export const WIDTH = 1200;
export const HEIGHT = 630;
/** so much of the sea is seen around the hexes, where harbours are */
const COAST = 0.85;

/**
 * Draws a picture of a board as `boardSvg` writes it: rectangles, polygons, circles, lines and numbers. Words are left out; in a small picture
 * nobody reads them.
 */
export function drawSvg(svg: string): {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
} {
  const elements = [...svg.matchAll(/<(rect|polygon|circle|line|text)\b([^>]*)>([^<]*)/g)].map(
    ([, name, attributes = '', text = '']) => ({ name, text, of: attributesOf(attributes) }),
  );
  const number = (of: Attributes, name: string): number => Number(of[name] ?? 0);
  const points = elements.flatMap(({ name, of }) => (name === 'polygon' ? pointsOf(of.points) : []));
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - COAST, Math.min(...ys) - COAST];
  const [width, height] = [Math.max(...xs) + COAST - left, Math.max(...ys) + COAST - top];
  const scale = Math.min(WIDTH / width, HEIGHT / height);
  const place = ([x, y]: Point): Point => [
    WIDTH / 2 + (x - left - width / 2) * scale,
    HEIGHT / 2 + (y - top - height / 2) * scale,
  ];
  const at = (of: Attributes, x: string, y: string): Point => place([number(of, x), number(of, y)]);
  const [ground, ...drawn] = elements;
  const canvas = new Canvas(WIDTH, HEIGHT, colourOf(ground?.of.fill) ?? [125, 181, 216]);
  for (const { name, of, text } of drawn) {
    const [fill, stroke] = [colourOf(of.fill), colourOf(of.stroke)];
    const thickness = number(of, 'stroke-width') * scale;
    if (name === 'polygon' || name === 'rect') {
      const corners = (name === 'polygon' ? pointsOf(of.points) : cornersOf(of)).map(place);
      if (fill) canvas.polygon(corners, fill);
      if (stroke)
        for (const [i, corner] of corners.entries())
          canvas.line(corner, itemAt(corners, (i + 1) % corners.length), thickness, stroke);
    }
    if (name === 'circle') {
      const [x, y] = at(of, 'cx', 'cy');
      const radius = number(of, 'r') * scale;
      if (stroke) canvas.circle(x, y, radius + thickness / 2, stroke);
      if (fill) canvas.circle(x, y, radius - (stroke ? thickness / 2 : 0), fill);
    }
    if (name === 'line' && stroke) canvas.line(at(of, 'x1', 'y1'), at(of, 'x2', 'y2'), thickness, stroke);
    if (name === 'text' && fill && /^\d+$/.test(text)) {
      const [x, y] = at(of, 'x', 'y');
      const size = number(of, 'font-size') * scale * 0.72;
      for (const line of numberLines(text, x, y - size * 0.5, size))
        for (const [i, point] of line.slice(1).entries())
          canvas.line(itemAt(line, i), point, size * 0.15, fill);
    }
  }
  return { width: WIDTH, height: HEIGHT, pixels: canvas.pixels() };
}

type Attributes = Readonly<Record<string, string>>;

const attributesOf = (text: string): Attributes =>
  Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));

const pointsOf = (text = ''): Point[] =>
  text.split(' ').flatMap((pair): Point[] => {
    const [x = Number.NaN, y = Number.NaN] = pair.split(',').map(Number);
    return Number.isFinite(x) && Number.isFinite(y) ? [[x, y]] : [];
  });

function cornersOf(of: Attributes): Point[] {
  const side = (name: string): number => Number(of[name] ?? 0);
  const [x, y, width, height] = [side('x'), side('y'), side('width'), side('height')];
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

function colourOf(text: string | undefined): Colour | null {
  const [, long, short] = /^#(?:([\da-f]{6})|([\da-f]{3}))$/i.exec(text ?? '') ?? [];
  const hex = long ?? (short && [...short].map((digit) => digit + digit).join(''));
  if (!hex) return null;
  const part = (from: number): number => Number.parseInt(hex.slice(from, from + 2), 16);
  return [part(0), part(2), part(4)];
}
