import { type EdgePlace, goesOn, type HexPlace, neighbour } from '@hexwright/island';
import { itemAt } from '@hexwright/kernel';
import type { Place } from '../play/choices.ts';
import { type Canvas, cornerAt, edgeAt, hexAt } from './canvas.ts';
import { type Draft, hexOf } from './draft.ts';
import {
  eraseHarbour,
  eraseHex,
  eraseMark,
  eraseStart,
  harbourAt,
  type MarkPlace,
  type MarkValue,
  paintChance,
  paintChanceNumber,
  paintHarbour,
  paintHidden,
  paintMark,
  paintNumber,
  paintRegion,
  paintStart,
  paintStartRoad,
  paintTerrain,
  putRobber,
  type Yields,
} from './edits.ts';

export const TOOLS = ['terrain', 'number', 'harbour', 'region', 'mark', 'start', 'robber'] as const;
export type Tool = (typeof TOOLS)[number];

export type TerrainPaint =
  | { readonly kind: 'terrain'; readonly terrain: string }
  | { readonly kind: 'chance'; readonly group: string }
  | { readonly kind: 'hidden'; readonly stack: string };
export type NumberPaint = number | 'chance';

/** What the hand holds: one tool, and for each of them what it would paint. */
export interface Brush {
  readonly tool: Tool;
  /** takes away instead */
  readonly erases: boolean;
  readonly terrain: TerrainPaint;
  readonly number: NumberPaint;
  /** adds the number to those that lie there */
  readonly several: boolean;
  /** dragging paints, where otherwise it moves the board */
  readonly sweeps: boolean;
  /** undefined leaves it to chance */
  readonly harbour: string | undefined;
  readonly region: string;
  readonly mark: { readonly on: MarkPlace['on']; readonly label: string; readonly value: MarkValue } | null;
  readonly seat: number;
  /** whose bags fill what is left to chance, where a hex has no group of its own */
  readonly group: string;
}

/** Where the brush can be put down. */
export function targetsOf(
  canvas: Canvas,
  draft: Draft,
  { tool, mark, erases, seat }: Brush,
  yields: Yields,
): Place[] {
  const { topology, laid } = canvas;
  const all = (on: Place['on'], count: number): Place[] =>
    Array.from({ length: count }, (_, place) => ({ on, place }));
  const hexes = (keep: (hex: Draft['hexes'][number]) => boolean): Place[] =>
    draft.hexes.flatMap((hex, place) => (keep(hex) ? [{ on: 'hex' as const, place }] : []));
  switch (tool) {
    case 'terrain':
      return all('hex', erases ? laid : topology.hexes);
    case 'number':
      return hexes(
        ({ terrain, hidden }) => hidden === undefined && (terrain === undefined || yields.has(terrain)),
      );
    case 'harbour':
      return all('edge', topology.edges).filter(({ place }) => {
        const at = edgeAt(canvas, place);
        return at !== null && (harbourAt(draft, at) !== undefined || (!erases && isCoast(draft, at)));
      });
    case 'region':
    case 'robber':
      return hexes(() => true);
    case 'mark':
      if (!mark || mark.label === '') return [];
      if (mark.on === 'hexes') return hexes(() => true);
      if (mark.on === 'edges')
        return all('edge', topology.edges).filter(({ place }) => edgeAt(canvas, place) !== null);
      return all('corner', topology.corners).filter(({ place }) => cornerAt(canvas, place) !== null);
    case 'start':
      return [
        ...all('corner', topology.corners).filter(({ place }) => cornerAt(canvas, place) !== null),
        ...(erases
          ? []
          : all('edge', topology.edges).filter(({ place }) => startBeside(canvas, draft, place, seat))),
      ];
  }
}

/** The board after the brush was put down somewhere; the same board where that changes nothing. */
export function painted(
  draft: Draft,
  canvas: Canvas,
  brush: Brush,
  { on, place }: Place,
  yields: Yields,
): Draft {
  const { tool, erases } = brush;
  if (on === 'hex') return paintedHex(draft, hexAt(canvas, place), brush, yields);
  if (on === 'edge') {
    const at = edgeAt(canvas, place);
    if (!at) return draft;
    if (tool === 'harbour') return erases ? eraseHarbour(draft, at) : paintHarbour(draft, at, brush.harbour);
    if (tool === 'mark') return markedAt(draft, { on: 'edges', at }, brush);
    const start = startBeside(canvas, draft, place, brush.seat);
    return start ? paintStartRoad(draft, start, at) : draft;
  }
  const at = cornerAt(canvas, place);
  if (!at) return draft;
  if (tool === 'mark') return markedAt(draft, { on: 'corners', at }, brush);
  return erases ? eraseStart(draft, at) : paintStart(draft, at, brush.seat);
}

function paintedHex(draft: Draft, at: HexPlace, brush: Brush, yields: Yields): Draft {
  const { tool, erases, terrain, number, group } = brush;
  switch (tool) {
    case 'terrain':
      if (erases) return eraseHex(draft, at, yields);
      if (terrain.kind === 'chance') return paintChance(draft, at, terrain.group, yields);
      if (terrain.kind === 'hidden') return paintHidden(draft, at, terrain.stack, yields);
      return paintTerrain(draft, at, terrain.terrain, yields);
    case 'number':
      if (erases) return paintNumber(draft, at, [], yields);
      if (number === 'chance') return paintChanceNumber(draft, at, group, yields);
      return paintNumber(draft, at, brush.several ? withNumber(draft, at, number) : number, yields);
    case 'region':
      return paintRegion(draft, at, erases || brush.region === '' ? undefined : brush.region);
    case 'mark':
      return markedAt(draft, { on: 'hexes', at }, brush);
    case 'robber':
      return putRobber(draft, erases ? 'desert' : { q: at.q, r: at.r });
    default:
      return draft;
  }
}

/** The numbers of a hex with one more, or with one less if it is there already. */
function withNumber(draft: Draft, at: HexPlace, number: number): number | number[] {
  const has = [hexOf(draft, at)?.number ?? []].flat();
  const next = has.includes(number)
    ? has.filter((each) => each !== number)
    : [...has, number].sort((a, b) => a - b);
  return next.length === 1 ? itemAt(next, 0) : next;
}

function markedAt(draft: Draft, place: MarkPlace, { mark, erases }: Brush): Draft {
  if (!mark || mark.on !== place.on) return draft;
  return erases ? eraseMark(draft, place, mark.label) : paintMark(draft, place, mark.label, mark.value);
}

/** The start of this seat that an edge of the canvas touches. */
function startBeside(
  { topology }: Canvas,
  { starts }: Draft,
  edge: number,
  seat: number,
): Draft['starts'][number] | undefined {
  const ends = [topology.edgeCorner[edge * 2], topology.edgeCorner[edge * 2 + 1]];
  return starts.find(
    ({ seat: own, corner: { q, r, corner } }) =>
      own === seat && ends.includes(topology.cornerAt(q, r, corner)),
  );
}

/** terrains on which nobody builds, as the layout counts them */
const WATER = new Set(['sea', 'unknown']);

/** Land on one side, water on the other: harbours lie there. */
export function isCoast(draft: Draft, at: EdgePlace): boolean {
  const beyond = neighbour(at, at.side);
  return isLand(draft, at, beyond) !== isLand(draft, beyond, at);
}

function isLand(draft: Draft, at: HexPlace, from: HexPlace): boolean {
  const hex = hexOf(draft, at);
  if (!hex) return draft.frame === 'land' || goesOn(draft, hexOf(draft, from));
  return hex.terrain === undefined ? hex.hidden === undefined : !WATER.has(hex.terrain);
}
