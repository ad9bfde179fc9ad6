import { itemAt } from '@hexwright/kernel';
import { hexOutline } from '../board/geometry.ts';
import type { RowCard } from '../table/protocol.ts';
import type { Ground, ShelfCard, SmallBoard } from './shelf-card.ts';

/** The drawings of terrains, as markup by pattern. */
export type Art = Readonly<Record<string, string>>;

/** What rows are painted with. */
export interface Paint {
  readonly art: Art;
  /** the outlines of emblems, as markup by shape */
  readonly emblems: Art;
}

/** A picture of a row as the address of an image: the browser paints it once, and scrolling costs nothing. */
export function pictureOf({ id, name }: Named, card: ShelfCard, { art, emblems }: Paint): string {
  const { board, lands } = card;
  const seal = sealOf({ id, name }, card, emblems);
  const drawn = board ? island(board, art, seal) : lands ? cards(lands, art, seal) : '';
  return `data:image/svg+xml,${encodeURIComponent(drawn)}`;
}

type Named = Pick<RowCard, 'id' | 'name'>;

/** What tells a row from others on the same board: its emblem, or the first letters of its name, on a plate of a colour of its own. */
export function sealOf({ id, name }: Named, { emblem, sharesBoard }: ShelfCard, emblems: Art): string {
  if (!emblem && !sharesBoard) return '';
  const plate = `<circle r="36" fill="hsl(${hueOf(id)} 62% 88%)" stroke="#5d4a2a" stroke-width="2.5"/>`;
  if (!emblem)
    return `${plate}<text y="10" text-anchor="middle" font-family="Georgia,serif" font-weight="700" font-size="29" fill="#33240d">${initials(name)}</text>`;
  const [colour, shape] = emblem;
  return `${plate}<g fill="${colour}" stroke="#221d16" stroke-width="2.4" stroke-linejoin="round">${emblems[shape] ?? ''}</g>`;
}

const HUES = 24;

/** One of so many colours that an eye can still tell apart, the same for a row each time. */
function hueOf(id: string): number {
  let hash = 0;
  for (const letter of id) hash = (hash * 33 + letter.charCodeAt(0)) >>> 0;
  return (hash % HUES) * (360 / HUES);
}

/** Of the words with a capital, or of all where there is but one. */
function initials(name: string): string {
  const words = name.match(/\p{L}[\p{L}’-]*|\d+/gu) ?? [];
  const telling = words.filter((word) => word.length > 3);
  const letters = (telling.length > 1 ? telling : words)
    .slice(-2)
    .map((word) => word.charAt(0).toUpperCase());
  return letters.join('');
}

const list = (text: string): number[] => (text === '' ? [] : text.split(',').map(Number));

function island({ at, grounds, lies }: SmallBoard, art: Art, seal: string): string {
  const [places, what] = [list(at), list(lies)];
  const hexes = Array.from({ length: places.length / 2 }, (_, i) => ({
    x: itemAt(places, 2 * i),
    y: itemAt(places, 2 * i + 1),
    ground: itemAt(what, 2 * i),
    number: itemAt(what, 2 * i + 1),
  }));
  const [xs, ys] = [hexes.map(({ x }) => x), hexes.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs, 0) - 130, Math.min(...ys, 0) - 130];
  const box: Box = [left, top, Math.max(...xs, 0) + 130 - left, Math.max(...ys, 0) + 130 - top];
  const all = (draw: (hex: (typeof hexes)[number]) => string): string => hexes.map(draw).join('');
  const put = ({ x, y }: { x: number; y: number }, inner: string): string =>
    `<g transform="translate(${x} ${y})">${inner}</g>`;
  return svg(
    box,
    `${patterns(grounds, art)}<g fill="#bfe2e2" stroke="#bfe2e2" stroke-width="64" stroke-linejoin="round" opacity=".45">${all((hex) => put(hex, polygon(96)))}</g>` +
      `<g fill="#efdfb4" stroke="#e6f4ee" stroke-width="16" stroke-linejoin="round">${all((hex) => put(hex, polygon(98)))}</g>` +
      all((hex) => put(hex, ground(itemAt(grounds, hex.ground), hex.ground))) +
      all((hex) => (hex.number > 0 ? put(hex, chit(hex.number)) : '')) +
      inCorner(box, seal),
  );
}

/** Lands side by side, as they lie in the card game. */
function cards(lands: readonly Ground[], art: Art, seal: string): string {
  const drawn = lands.map((land, i) => {
    const [x, y] = [(i % 3) * 216 - 216, Math.floor(i / 3) * 216 - 108];
    return `<g transform="translate(${x} ${y}) rotate(${(i % 2 ? 1 : -1) * 2})"><rect x="-98" y="-98" width="196" height="196" rx="20" fill="${land[0]}" stroke="#fffaf0" stroke-width="8"/><use href="#g${i}"/></g>`;
  });
  const box: Box = [-360, -240, 720, 480];
  return svg(box, patterns(lands, art) + drawn.join('') + inCorner(box, seal));
}

/** where a picture begins, and its sides */
type Box = readonly [left: number, top: number, width: number, height: number];

/** A seal below on the right, as large on a small board as on a large one. */
function inCorner([left, top, width, height]: Box, seal: string): string {
  if (seal === '') return '';
  const size = Math.max(width / SHOWN.width, height / SHOWN.height);
  return `<g transform="translate(${left + width - 25 * size} ${top + height - 25 * size}) scale(${0.66 * size})">${seal}</g>`;
}

/** about the room that a picture has on the shelf */
const SHOWN = { width: 260, height: 140 };

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
