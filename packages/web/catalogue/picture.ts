import { hexOutline } from '../board/geometry.ts';
import type { Ground, ShelfCard, SmallBoard } from './shelf-card.ts';

/** The drawings of terrains, as markup by pattern. */
export type Art = Readonly<Record<string, string>>;

/** A picture of a row as the address of an image: the browser paints it once, and scrolling costs nothing. */
export function pictureOf({ board, lands }: ShelfCard, art: Art): string {
  const drawn = board ? island(board, art) : lands ? cards(lands, art) : '';
  return `data:image/svg+xml,${encodeURIComponent(drawn)}`;
}

const list = (text: string): number[] => (text === '' ? [] : text.split(',').map(Number));

function island({ at, grounds, lies }: SmallBoard, art: Art): string {
  const [places, what] = [list(at), list(lies)];
  const hexes = Array.from({ length: places.length / 2 }, (_, i) => ({
    x: places[2 * i],
    y: places[2 * i + 1],
    ground: what[2 * i],
    number: what[2 * i + 1],
  }));
  const [xs, ys] = [hexes.map(({ x }) => x), hexes.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs, 0) - 130, Math.min(...ys, 0) - 130];
  const box = [left, top, Math.max(...xs, 0) + 130 - left, Math.max(...ys, 0) + 130 - top];
  const all = (draw: (hex: (typeof hexes)[number]) => string): string => hexes.map(draw).join('');
  const put = ({ x, y }: { x: number; y: number }, inner: string): string =>
    `<g transform="translate(${x} ${y})">${inner}</g>`;
  return svg(
    box,
    `${patterns(grounds, art)}<g fill="#bfe2e2" stroke="#bfe2e2" stroke-width="64" stroke-linejoin="round" opacity=".45">${all((hex) => put(hex, polygon(96)))}</g>` +
      `<g fill="#efdfb4" stroke="#e6f4ee" stroke-width="16" stroke-linejoin="round">${all((hex) => put(hex, polygon(98)))}</g>` +
      all((hex) => put(hex, ground(grounds[hex.ground], hex.ground))) +
      all((hex) => (hex.number > 0 ? put(hex, chit(hex.number)) : '')),
  );
}

/** Lands side by side, as they lie in the card game. */
function cards(lands: readonly Ground[], art: Art): string {
  const drawn = lands.map((land, i) => {
    const [x, y] = [(i % 3) * 216 - 216, Math.floor(i / 3) * 216 - 108];
    return `<g transform="translate(${x} ${y}) rotate(${(i % 2 ? 1 : -1) * 2})"><rect x="-98" y="-98" width="196" height="196" rx="20" fill="${land[0]}" stroke="#fffaf0" stroke-width="8"/><use href="#g${i}"/></g>`;
  });
  return svg([-360, -240, 720, 480], patterns(lands, art) + drawn.join(''));
}

function svg(box: readonly number[], inner: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}">${inner}</svg>`;
}

function patterns(grounds: readonly Ground[], art: Art): string {
  const drawn = grounds.map(
    ([, pattern], i) => `<g id="g${i}" clip-path="url(#c)">${art[pattern] ?? ''}</g>`,
  );
  return `<defs><clipPath id="c">${polygon(92)}</clipPath>${drawn.join('')}</defs>`;
}

const polygon = (radius: number): string => `<polygon points="${hexOutline(radius)}"/>`;

function ground([colour]: Ground, i: number): string {
  return `<polygon points="${hexOutline(92)}" fill="${colour}"/><use href="#g${i}"/>`;
}

function chit(number: number): string {
  const hot = number === 6 || number === 8;
  return `<circle r="34" fill="#fff8e6" stroke="#6d5733" stroke-width="3"/><text y="15" text-anchor="middle" font-family="Georgia,serif" font-weight="700" font-size="42" fill="${hot ? '#b5322a' : '#33240d'}">${number}</text>`;
}
