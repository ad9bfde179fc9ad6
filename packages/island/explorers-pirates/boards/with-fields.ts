import { hexText, type Layout } from '../../board/index.ts';

/** the forest that is fields, where everything is laid */
const AT = { q: 1, r: -3 };

/** One forest of the first island is fields instead: Cities & Knights asks for more grain. */
export function withMoreFields(board: Layout): Layout {
  const { start } = board.groups;
  if (start?.terrains?.forest)
    return {
      ...board,
      groups: {
        ...board.groups,
        start: {
          ...start,
          terrains: {
            ...start.terrains,
            forest: start.terrains.forest - 1,
            fields: (start.terrains.fields ?? 0) + 1,
          },
        },
      },
    };
  return {
    ...board,
    hexes: board.hexes.map((hex) =>
      hexText(hex) === hexText(AT) && hex.region === 'start' && hex.terrain === 'forest'
        ? { ...hex, terrain: 'fields' }
        : hex,
    ),
  };
}
