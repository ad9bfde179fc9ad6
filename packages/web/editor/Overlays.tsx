import { hexText } from '@hexwright/island';
import { itemAt } from '@hexwright/kernel';
import { memo } from 'react';
import { cornerPoint, edgeLine, hexOutline, hexPoint, placePoint, signPoint } from '../board/geometry.ts';
import { seatFill } from '../board/Patterns.tsx';
import { seatLook } from '../look/seats.ts';
import { Shape } from '../shapes/Shape.tsx';
import type { BoardKit } from '../table/protocol.ts';
import type { Tool } from './brush.ts';
import type { Canvas } from './canvas.ts';
import type { Draft } from './draft.ts';
import { tokensOf } from './edits.ts';
import { regionColour } from './Swatch.tsx';

interface Props {
  readonly canvas: Canvas;
  readonly draft: Draft;
  readonly kit: BoardKit;
  readonly tool: Tool;
  readonly regions: readonly string[];
}

/** What a board being drawn shows besides: where chance decides, regions, marks and starts. */
export const Overlays = memo(function Overlays({ canvas, draft, kit, tool, regions }: Props) {
  return (
    <g className="editor-overlays">
      <ByChance canvas={canvas} draft={draft} kit={kit} />
      {tool === 'region' && <Regions canvas={canvas} draft={draft} regions={regions} />}
      <Marks canvas={canvas} loud={tool === 'mark'} />
      <Starts canvas={canvas} draft={draft} />
    </g>
  );
});

type Part = Pick<Props, 'canvas' | 'draft'>;

function ByChance({ canvas, draft, kit }: Part & Pick<Props, 'kit'>) {
  const { board } = canvas.sheet;
  const known = new Set(kit.sheet.terrains.map(({ id }) => id));
  const yields = new Set(kit.yields);
  const isLand = (hex: number): boolean => {
    const { terrain, hidden } = draft.hexes[hex] ?? {};
    return terrain === undefined ? hidden === undefined && hex < canvas.laid : terrain !== 'sea';
  };
  return (
    <>
      {draft.hexes.map((hex, i) => {
        if (hex.hidden !== undefined) return null;
        const at = hexPoint(board, i);
        const move = `translate(${at.x} ${at.y})`;
        if (hex.terrain === undefined)
          return (
            <g key={hexText(hex)} transform={move} className="by-chance">
              <polygon points={hexOutline(90)} />
              {hex.number === undefined && <text y="20">?</text>}
            </g>
          );
        const tokens =
          hex.group === undefined ? [] : tokensOf(draft.groups[hex.group] ?? { constraints: [] });
        if (!known.has(hex.terrain))
          return (
            <g key={hexText(hex)} transform={move} className="by-chance strange">
              <polygon points={hexOutline(90)} />
              <text y="8" className="small">
                {hex.terrain}
              </text>
            </g>
          );
        if (hex.number === undefined && tokens.length > 0 && yields.has(hex.terrain))
          return (
            <g key={hexText(hex)} transform={move} className="chance-number">
              <circle r="26" />
              <text y="11">?</text>
            </g>
          );
        return null;
      })}
      {draft.harbours.places.map((place, i) => {
        if (place.kind !== undefined || draft.harbours.stock) return null;
        const { edge } = itemAt(board.harbours, i);
        if (edge < 0) return null;
        const { x, y } = signPoint(board, edge, isLand);
        return (
          <g key={edge} className="chance-number">
            {[edgeLine(board, edge)].flatMap(({ from, to }) =>
              [from, to].map((end) => <line key={`${end.x} ${end.y}`} x1={end.x} y1={end.y} x2={x} y2={y} />),
            )}
            <g transform={`translate(${x} ${y})`}>
              <circle r="24" />
              <text y="11">?</text>
            </g>
          </g>
        );
      })}
    </>
  );
}

function Regions({ canvas, draft, regions }: Part & Pick<Props, 'regions'>) {
  return draft.hexes.map((hex, i) => {
    if (hex.region === undefined) return null;
    const at = hexPoint(canvas.sheet.board, i);
    const colour = regionColour(regions, hex.region);
    return (
      <g key={hexText(hex)} transform={`translate(${at.x} ${at.y})`} className="region">
        <polygon points={hexOutline(88)} fill={colour} stroke={colour} />
        <text y="56">{hex.region}</text>
      </g>
    );
  });
}

/** Pins with their labels; where nobody asks for them, only dots. */
function Marks({ canvas, loud }: Pick<Props, 'canvas'> & { readonly loud: boolean }) {
  const { board } = canvas.sheet;
  const seen = new Map<string, number>();
  return canvas.sheet.board.marks.map(({ label, on, place, value }) => {
    if (place < 0) return null;
    const { x, y } = placePoint(board, on, place);
    const nth = seen.get(`${on} ${place}`) ?? 0;
    seen.set(`${on} ${place}`, nth + 1);
    return (
      <g
        key={`${on} ${place} ${label}`}
        transform={`translate(${x} ${y + nth * 26})`}
        className={`pin${loud ? ' loud' : ''}`}
      >
        <circle r={loud ? 9 : 6} />
        {loud && <text y="-15">{value === undefined ? label : `${label} ${value}`}</text>}
      </g>
    );
  });
}

function Starts({ canvas, draft }: Part) {
  const { board, pieces, looks } = canvas.sheet;
  const shapeOf = (piece: string): string =>
    (pieces.some(({ id }) => id === piece) && looks.pieces?.[piece]?.shape) || 'house';
  return draft.starts.map(({ seat, corner, edge, piece }) => {
    const at = canvas.topology.cornerAt(corner.q, corner.r, corner.corner);
    if (at < 0) return null;
    const { x, y } = cornerPoint(board, at);
    const road = edge ? canvas.topology.edgeAt(edge.q, edge.r, edge.side) : -1;
    const line = road >= 0 ? edgeLine(board, road) : null;
    return (
      <g key={`${seat} ${at}`} className="start">
        {line && (
          <line
            x1={line.from.x}
            y1={line.from.y}
            x2={line.to.x}
            y2={line.to.y}
            className="start-road"
            stroke={seatLook(seat).fill}
          />
        )}
        <g transform={`translate(${x} ${y})`}>
          <Shape shape={shapeOf(piece)} fill={seatFill(seat)} />
        </g>
      </g>
    );
  });
}
