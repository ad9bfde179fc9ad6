import type { Nested } from '@hexwright/kernel';
import { itemAt } from '@hexwright/kernel';
import type { Looks, Pattern } from '@hexwright/rulebook';
import { memo } from 'react';
import type { BoardShape, Sheet } from '../table/sheet.ts';
import { groundOutline, hexOutline, hexPoint, type Point, SIZE } from './geometry.ts';
import { isTurned } from './quarter.ts';
import { numbers } from './read.ts';
import { terrainArt } from './terrain/index.ts';
import { thingKey } from './things.ts';

const FALLBACK = { colour: '#b9b3a2', pattern: 'plain' } as const;

export function terrainLook(
  looks: Looks,
  id: string,
): { readonly colour: string; readonly pattern: Pattern } {
  return looks.terrains?.[id] ?? FALLBACK;
}

interface Props {
  readonly sheet: Sheet;
  readonly terrain: Nested | undefined;
  /** hexes where nothing lies yet */
  readonly bare?: ReadonlySet<number>;
  /** hexes that just produced */
  readonly lit?: ReadonlySet<number>;
  /** hexes whose number brings nothing now */
  readonly idle: readonly number[];
}

/** The ground: shore, land and sea. */
export const Hexes = memo(function Hexes({ sheet, terrain: lies, bare, lit, idle }: Props) {
  const terrain = numbers(lies);
  const hexes = sheet.board.hexes.map((_, hex) => {
    const entry = bare?.has(hex) ? undefined : sheet.terrains[terrain[hex] ?? -1];
    return { hex, entry, at: hexPoint(sheet.board, hex), look: terrainLook(sheet.looks, entry?.id ?? '') };
  });
  const land = hexes.filter(({ entry }) => entry?.land);
  const used = [...new Set(hexes.flatMap(({ entry, look }) => (entry ? [look.pattern] : [])))];
  return (
    <g className="hexes">
      <defs>
        {used.map((pattern) => {
          const Art = terrainArt[pattern] ?? terrainArt.plain;
          return (
            <g key={pattern} id={`art-${pattern}`} clipPath="url(#hex-clip)">
              <Art />
            </g>
          );
        })}
        <clipPath id="hex-clip">
          <polygon points={hexOutline(94, sheet.board)} />
        </clipPath>
      </defs>
      {sheet.board.inland.length > 0 && <Inland board={sheet.board} />}
      {['shallows', 'surf', 'shore'].map((ring) => (
        <g key={ring} className={ring}>
          {land.map(({ hex, at }) => (
            <polygon
              key={hex}
              points={groundOutline(sheet.board, hex, 96)}
              transform={`translate(${at.x} ${at.y})`}
            />
          ))}
        </g>
      ))}
      {hexes.map(({ hex, entry, at, look }) => (
        <g
          key={hex}
          data-thing={thingKey('hex', hex)}
          transform={`translate(${at.x} ${at.y})`}
          className={`hex ${entry ? (entry.land ? 'land' : 'water') : 'bare'}${lit?.has(hex) ? ' lit' : ''}`}
        >
          <polygon
            className="ground"
            points={groundOutline(sheet.board, hex, entry?.land ? 92 : 97)}
            fill={look.colour}
            stroke={look.colour}
          />
          {/* mirrored now and then, so that two hexes side by side are not twins */}
          {entry && <use href={`#art-${look.pattern}`} transform={artScale(sheet.board, hex)} />}
          {entry?.land && <polygon points={groundOutline(sheet.board, hex, 95)} fill="url(#hex-light)" />}
          {idle.includes(hex) && <polygon className="idle" points={groundOutline(sheet.board, hex, 95)} />}
          {lit?.has(hex) && <polygon className="flash" points={groundOutline(sheet.board, hex, 92)} />}
        </g>
      ))}
    </g>
  );
});

/** Mirrored now and then; what is no hexagon has room for less. */
function artScale(board: BoardShape, hex: number): string | undefined {
  const size = itemAt(board.hexes, hex).outline ? 0.62 : 1;
  if (size === 1 && hex % 2 === 0) return undefined;
  return `scale(${hex % 2 ? -size : size} ${size})`;
}

/** The land beyond the rim, of which the board shows one coast. */
function Inland({ board }: { readonly board: BoardShape }) {
  const nameOf = ({ x, y }: Point): string => `${Math.round(x)},${Math.round(y)}`;
  const inside = new Set(board.hexes.map((_, hex) => nameOf(hexPoint(board, hex))));
  const beyond = new Map<string, Point>();
  for (const hex of board.inland) {
    const at = hexPoint(board, hex);
    for (const [x, y] of isTurned(board) ? AROUND_TURNED : AROUND) {
      const next = { x: at.x + x * SIZE, y: at.y + y * SIZE };
      if (!inside.has(nameOf(next))) beyond.set(nameOf(next), next);
    }
  }
  return (
    <g className="inland">
      {[...beyond].map(([name, at]) => (
        <polygon key={name} points={hexOutline(101, board)} transform={`translate(${at.x} ${at.y})`} />
      ))}
    </g>
  );
}

const WIDE = Math.sqrt(3);
/** from the middle of a hex to the middles of those around it */
const AROUND = [
  [WIDE, 0],
  [-WIDE, 0],
  [WIDE / 2, 1.5],
  [WIDE / 2, -1.5],
  [-WIDE / 2, 1.5],
  [-WIDE / 2, -1.5],
] as const;
const AROUND_TURNED = AROUND.map(([x, y]) => [-y, x] as const);
