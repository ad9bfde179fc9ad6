import {
  type CornerPlace,
  DIRECTIONS,
  type EdgePlace,
  type HexPlace,
  makeTopology,
  namesOn,
  neighbour,
  readCorner,
  type Topology,
  tokenMask,
} from '@hexwright/island';
import { itemAt } from '@hexwright/kernel';
import { boardShapeOf } from '@hexwright/table';
import { type Frame, SIZE } from '../board/geometry.ts';
import { numberAt } from '../board/read.ts';
import type { Place } from '../play/choices.ts';
import type { BoardDeal, BoardKit, Fields, StartPlace } from '../table/protocol.ts';
import type { Sheet } from '../table/sheet.ts';
import type { Draft } from './draft.ts';

/** A board that is being drawn, as the table's own board draws it. */
export interface Canvas {
  readonly sheet: Sheet;
  readonly fields: Fields;
  readonly topology: Topology;
  /** hexes from this number on are not there yet: they are where one could be laid */
  readonly laid: number;
}

/** The draft in the looks of a game; `beyond` adds the places around it. */
export function canvasOf(draft: Draft, kit: BoardKit, beyond: boolean): Canvas {
  const around = beyond ? placesAround(draft) : [];
  const layout: Draft = { ...draft, hexes: [...draft.hexes, ...around] };
  const topology = makeTopology(layout);
  const kinds = kit.sheet.board.harbourKinds.map(({ good }) => good ?? 'any');
  const terrains = kit.sheet.terrains.map(({ id }) => id);
  return {
    laid: draft.hexes.length,
    topology,
    sheet: {
      ...kit.sheet,
      board: boardShapeOf({ topology, layout, harbourKinds: kinds }),
      blockers: kit.sheet.blockers.filter(({ on }) => on === 'hex').slice(0, 1),
      fieldLooks: [],
    },
    fields: {
      terrain: layout.hexes.map(({ terrain, hidden }) =>
        terrains.indexOf(hidden === undefined ? (terrain ?? '') : 'unknown'),
      ),
      numbers: layout.hexes.map(({ number }) => (number === undefined ? 0 : tokenMask(number))),
      harbour: layout.harbours.places.map(({ kind }) => kinds.indexOf(kind ?? '')),
      blocker: [robberOn(draft, topology)],
    },
  };
}

/** The same canvas with what chance would lay on it. */
export function dealtOn(canvas: Canvas, deal: BoardDeal): Canvas {
  const { sheet, fields } = canvas;
  const terrains = sheet.terrains.map(({ id }) => id);
  const kinds = sheet.board.harbourKinds.map(({ good }) => good ?? 'any');
  const terrain = deal.terrains.map((id) => terrains.indexOf(id ?? ''));
  const barren = deal.terrains.indexOf('desert');
  return {
    ...canvas,
    fields: {
      ...fields,
      terrain,
      numbers: deal.numbers,
      harbour: deal.harbours.map((kind) => kinds.indexOf(kind ?? '')),
      ...(numberAt(fields.blocker) < 0 && { blocker: [barren] }),
    },
  };
}

function robberOn({ robber, hexes }: Draft, topology: Topology): number {
  if (robber === null) return -1;
  if (robber !== 'desert') return topology.hexAt(robber.q, robber.r);
  return hexes.findIndex(({ terrain }) => terrain === 'desert');
}

/** The places beside the board, where a hex may be added. */
export function placesAround({ hexes, glue }: Draft): HexPlace[] {
  // Beyond a glued border lies what is on the board already.
  const nameOf = namesOn(glue);
  const there = new Set(hexes.map(nameOf));
  const around = new Map<string, HexPlace>();
  for (const hex of hexes)
    for (const side of DIRECTIONS.keys()) {
      const at = neighbour(hex, side);
      if (!there.has(nameOf(at))) around.set(nameOf(at), at);
    }
  return [...around.values()];
}

/** What a place of the canvas is called on a layout. */
export const hexAt = ({ topology }: Canvas, hex: number): HexPlace => ({
  q: itemAt(topology.q, hex),
  r: itemAt(topology.r, hex),
});

export function edgeAt({ topology }: Canvas, edge: number): EdgePlace | null {
  const hex = itemAt(topology.edgeHex, edge * 2);
  if (hex < 0) return null;
  const side = [0, 1, 2, 3, 4, 5].find((d) => topology.hexEdge[hex * 6 + d] === edge);
  return side === undefined ? null : { q: itemAt(topology.q, hex), r: itemAt(topology.r, hex), side };
}

/** Extra corners have no such name. */
export function cornerAt({ topology }: Canvas, corner: number): CornerPlace | null {
  const name = topology.cornerName(corner);
  return /^-?\d+,-?\d+\/\d$/.test(name) ? readCorner(name) : null;
}

export function startOn({ topology }: Canvas, { at }: StartPlace): Place {
  if ('extra' in at) return { on: 'corner', place: topology.extraCorner(at.extra) };
  const { q, r, corner } = readCorner(at.corner);
  return { on: 'corner', place: topology.cornerAt(q, r, corner) };
}

/** how much of a window is open water, at first and where the board has outgrown it */
const RIM = 26;
const ROOM = 150;

/** The window onto the board: it stays as it is while the board still fits, so that nothing jumps under the hand. */
export function windowFor(before: Frame | null, need: Frame): Frame {
  if (before && contains(before, need)) return before;
  const room = before ? ROOM : RIM;
  return { x: need.x - room, y: need.y - room, width: need.width + 2 * room, height: need.height + 2 * room };
}

/** Whether a board is the one before with some strokes more or less: most of the hexes of both are where they were. */
export function isSameBoard(before: readonly HexPlace[], now: readonly HexPlace[]): boolean {
  if (before === now) return true;
  const there = new Set(before.map(({ q, r }) => `${q},${r}`));
  const kept = now.filter(({ q, r }) => there.has(`${q},${r}`)).length;
  return 2 * kept > Math.max(before.length, now.length);
}

const contains = (a: Frame, b: Frame): boolean =>
  a.x <= b.x && a.y <= b.y && a.x + a.width >= b.x + b.width && a.y + a.height >= b.y + b.height;

/** The box around a board and the places beside it, without a rim. */
export function boxOf({ sheet }: Canvas): Frame {
  const xs = sheet.board.corners.map((corner) => corner.x * SIZE);
  const ys = sheet.board.corners.map((corner) => corner.y * SIZE);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
