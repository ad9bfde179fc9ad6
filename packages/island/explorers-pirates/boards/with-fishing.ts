import { hexText, type Layout } from '../../board/index.ts';
import { GROUND, type GroundPlace, groundEdges } from '../../traders-barbarians/index.ts';

/** where the grounds lie: along the frame, on the side of the first island that has no sea; with the numbers of the recommended opening */
const GROUNDS: readonly GroundPlace[] = [
  [[1, -4], [0, -3], [1, -3], 6],
  [[-1, -3], [0, -3], [-1, -2], 4],
  [[-3, -1], [-2, -1], [-3, 0], 5],
  [[-4, 1], [-3, 0], [-3, 1], 9],
  [[-4, 3], [-3, 2], [-3, 3], 10],
  [[-3, 4], [-3, 3], [-2, 3], 8],
];

/** the hex with the 12, where the lake lies; the mountains of it stay in the box */
const LAKE = { q: -2, r: 0 };

/** The first island for three and four with fishing grounds, and with a lake or without. */
export function withFishing(
  board: Layout,
  { lake, printed }: { readonly lake: boolean; readonly printed: boolean },
): Layout {
  const grounds = groundEdges(GROUNDS, printed);
  return {
    ...(lake ? withLake(board) : board),
    id: `${board.id}-with-fishing`,
    marks: { ...board.marks, edges: { ...board.marks.edges, [GROUND]: grounds } },
  };
}

function withLake(board: Layout): Layout {
  const { start } = board.groups;
  return {
    ...board,
    hexes: board.hexes.map((hex) => {
      if (hexText(hex) !== hexText(LAKE)) return hex;
      const { number: _twelve, group: _bag, ...place } = hex;
      return { ...place, terrain: 'lake' };
    }),
    ...(start?.terrains?.mountains !== undefined && {
      groups: {
        ...board.groups,
        start: { ...start, terrains: { ...start.terrains, mountains: start.terrains.mountains - 1 } },
      },
    }),
  };
}
