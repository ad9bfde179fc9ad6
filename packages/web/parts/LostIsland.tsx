import type { Pattern } from '@hexwright/rulebook';
import { hexOutline } from '../board/geometry.ts';
import { terrainArt } from '../board/terrain/index.ts';

const HEXES: readonly (readonly [x: number, y: number, colour: string, pattern: Pattern])[] = [
  [-174, 0, '#dcb040', 'fields'],
  [174, 0, '#9ccb5d', 'pasture'],
  [-87, -150, '#2f6b3c', 'forest'],
  [87, -150, '#8d8f96', 'mountains'],
  [-87, 150, '#b5643c', 'hills'],
  [87, 150, '#d6c08d', 'desert'],
];

/** An island with a hole in the middle: what was looked for is not there. */
export function LostIsland() {
  return (
    <svg className="lost-island" viewBox="-300 -280 600 560" aria-hidden="true">
      <clipPath id="lost-clip">
        <polygon points={hexOutline(93)} />
      </clipPath>
      {HEXES.map(([x, y]) => (
        <polygon
          key={`${x},${y}`}
          className="lost-shore"
          points={hexOutline(106)}
          transform={`translate(${x} ${y})`}
        />
      ))}
      {HEXES.map(([x, y, colour, pattern]) => {
        const Art = terrainArt[pattern];
        return (
          <g key={pattern} transform={`translate(${x} ${y})`} clipPath="url(#lost-clip)">
            <polygon points={hexOutline(93)} fill={colour} />
            <Art />
          </g>
        );
      })}
      <polygon className="lost-hole" points={hexOutline(84)} />
      <text y="34">?</text>
    </svg>
  );
}
