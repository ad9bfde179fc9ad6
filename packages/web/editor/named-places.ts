import { type CornerPlace, type EdgePlace, type HexPlace, hexText } from '@hexwright/island';
import type { Draft } from './draft.ts';

export interface NamedPlaces {
  readonly hexes: readonly HexPlace[];
  readonly edges: readonly EdgePlace[];
  readonly corners: readonly CornerPlace[];
}

const EDGE = /(-?\d+),(-?\d+)\|([0-5])/g;
const CORNER = /(-?\d+),(-?\d+)\/([0-5])/g;
const HEX = /(?<![\d,])(-?\d+),(-?\d+)(?![\d|/,])/g;

/**
 * The places that a sentence of the engine speaks of: by their names (`q,r`, `q,r|side`, `q,r/corner`), or as a group, a
 * stack, a numbered harbour, a mark or the start of a seat.
 */
export function placesNamed(sentence: string, draft: Draft): NamedPlaces {
  const said = sentence.replaceAll(/"[^"]*"/g, '""');
  const there = new Set(draft.hexes.map(hexText));
  const hexes: HexPlace[] = each(said, HEX, ([q = 0, r = 0]) => ({ q, r })).filter((at) =>
    there.has(hexText(at)),
  );
  const edges: EdgePlace[] = each(said, EDGE, ([q = 0, r = 0, side = 0]) => ({ q, r, side }));
  const corners: CornerPlace[] = each(said, CORNER, ([q = 0, r = 0, corner = 0]) => ({ q, r, corner }));
  const [, group] = /\bgroup (\S+?):? /.exec(sentence) ?? [];
  if (group !== undefined && hexes.length === 0)
    hexes.push(...draft.hexes.filter((hex) => hex.group === group));
  const [, stack] = /\bstack (\S+) /.exec(said) ?? [];
  if (stack !== undefined && hexes.length === 0)
    hexes.push(...draft.hexes.filter((hex) => hex.hidden === stack));
  const [, harbour] = /\bplace (\d+) has a harbour/.exec(said) ?? [];
  const place = harbour === undefined ? undefined : draft.harbours.places[Number(harbour) - 1];
  if (place) edges.push(place);
  if (/\bharbour (bag|stock)\b/.test(said))
    edges.push(...draft.harbours.places.filter(({ kind }) => kind === undefined));
  for (const [, label = ''] of sentence.matchAll(/\bmarked "([^"]+)"/g)) {
    hexes.push(...(draft.marks.hexes[label] ?? []));
    edges.push(...(draft.marks.edges[label] ?? []));
    corners.push(...(draft.marks.corners[label] ?? []));
  }
  const [, seat] = /\bstart of seat (\d+)\b/.exec(said) ?? [];
  if (seat !== undefined && corners.length === 0)
    corners.push(...draft.starts.filter((start) => start.seat === Number(seat)).map(({ corner }) => corner));
  return { hexes, edges, corners };
}

/** The sentence with its places in words; one that has no words stays as the engine calls it. */
export function placesIn(
  sentence: string,
  words: {
    hex(at: HexPlace): string | undefined;
    edge(at: EdgePlace): string | undefined;
    corner(at: CornerPlace): string | undefined;
  },
): string {
  return sentence
    .replace(
      EDGE,
      (whole, q, r, side) => words.edge({ q: Number(q), r: Number(r), side: Number(side) }) ?? whole,
    )
    .replace(
      CORNER,
      (whole, q, r, corner) => words.corner({ q: Number(q), r: Number(r), corner: Number(corner) }) ?? whole,
    )
    .replace(HEX, (whole, q, r) => words.hex({ q: Number(q), r: Number(r) }) ?? whole);
}

function each<T>(text: string, pattern: RegExp, read: (numbers: number[]) => T): T[] {
  return Array.from(text.matchAll(pattern), ([, ...numbers]) => read(numbers.map(Number)));
}
