import { tell } from '@hexwright/kernel';
import type { Layout, LayoutHex } from '../../board/index.ts';
import type { Part } from '../../rulebook/index.ts';

export interface LandmarkOnTokenConfig {
  readonly terrain: string;
  /** the number of the hex that it takes the place of */
  readonly token: number;
  /** the number of the hex that gets this token besides its own */
  readonly joins: number;
}

/**
 * A landmark takes the place of the hex with a certain number. That token is laid with another one; with several of each, one
 * with one.
 */
export function landmarkOnToken(config: LandmarkOnTokenConfig): Part {
  return {
    id: `landmark-on-token ${config.terrain}`,
    of: config,
    words: { terms: { 'event.hex-changed': 'A hex becomes {terrain}.' } },
    prepare: (b) => (s) => {
      const { numbers, terrain } = b.fields;
      const bearing = (token: number): number[] =>
        Array.from({ length: b.topology.hexes }, (_, hex) => hex).filter(
          (hex) => numbers.get(s, hex) === 1 << token,
        );
      const others = bearing(config.joins);
      bearing(config.token).forEach((hex, i) => {
        terrain.set(s, hex, b.terrain(config.terrain));
        numbers.set(s, hex, 0);
        if (s.events) tell(s, 'hex-changed', { hex, terrain: config.terrain });
        const other = others[Math.min(i, others.length - 1)];
        if (other !== undefined) numbers.set(s, other, numbers.get(s, other) | (1 << config.token));
      });
    },
  };
}

/** The board with a desert in its middle, if it has one and chance would lay the deserts. */
export function desertInTheMiddle(board: Layout): Layout {
  const middle = middleOf(board.hexes);
  const name = middle?.group;
  const bag = name === undefined ? undefined : board.groups[name]?.terrains;
  if (!middle || !name || !bag?.desert || middle.terrain || middle.hidden) return board;
  return {
    ...board,
    hexes: board.hexes.map((hex) => (hex === middle ? { ...hex, terrain: 'desert' } : hex)),
    groups: {
      ...board.groups,
      [name]: { ...board.groups[name], terrains: { ...bag, desert: bag.desert - 1 } },
    },
  };
}

/** The hex around which the board is the same on all sides, if there is one. */
export function middleOf(hexes: readonly LayoutHex[]): LayoutHex | undefined {
  const key = (q: number, r: number): string => `${q},${r}`;
  const all = new Set(hexes.map(({ q, r }) => key(q, r)));
  return hexes.find((middle) => hexes.every(({ q, r }) => all.has(key(2 * middle.q - q, 2 * middle.r - r))));
}
