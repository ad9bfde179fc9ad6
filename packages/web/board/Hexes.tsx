import type { Nested } from '@hexwright/kernel';
import type { Looks, Pattern } from '@hexwright/rulebook';
import { memo } from 'react';
import type { Sheet } from '../table/sheet.ts';
import { hexOutline, hexPoint } from './geometry.ts';
import { numbers } from './read.ts';
import { terrainArt } from './terrain/index.ts';

const FALLBACK = { colour: '#b9b3a2', pattern: 'plain' } as const;

export function terrainLook(
  looks: Looks,
  id: string,
): { readonly colour: string; readonly pattern: Pattern } {
  return looks.terrains?.[id] ?? FALLBACK;
}

interface Props {
  readonly sheet: Sheet;
  readonly terrain: Nested;
  /** hexes where nothing lies yet */
  readonly bare?: ReadonlySet<number>;
  /** hexes that just produced */
  readonly lit?: ReadonlySet<number>;
}

/** The ground: shore, land and sea. */
export const Hexes = memo(function Hexes({ sheet, terrain: lies, bare, lit }: Props) {
  const terrain = numbers(lies);
  const hexes = sheet.board.hexes.map((_, hex) => {
    const entry = bare?.has(hex) ? undefined : sheet.terrains[terrain[hex]];
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
          <polygon points={hexOutline(94)} />
        </clipPath>
      </defs>
      {['shallows', 'surf', 'shore'].map((ring) => (
        <g key={ring} className={ring}>
          {land.map(({ hex, at }) => (
            <polygon key={hex} points={hexOutline(96)} transform={`translate(${at.x} ${at.y})`} />
          ))}
        </g>
      ))}
      {hexes.map(({ hex, entry, at, look }) => (
        <g
          key={hex}
          transform={`translate(${at.x} ${at.y})`}
          className={`hex ${entry ? (entry.land ? 'land' : 'water') : 'bare'}${lit?.has(hex) ? ' lit' : ''}`}
        >
          <polygon
            className="ground"
            points={hexOutline(entry?.land ? 92 : 97)}
            fill={look.colour}
            stroke={look.colour}
          />
          {/* mirrored now and then, so that two hexes side by side are not twins */}
          {entry && <use href={`#art-${look.pattern}`} transform={hex % 2 ? 'scale(-1 1)' : undefined} />}
          {entry?.land && <polygon points={hexOutline(95)} fill="url(#hex-light)" />}
          {lit?.has(hex) && <polygon className="flash" points={hexOutline(92)} />}
        </g>
      ))}
    </g>
  );
});
