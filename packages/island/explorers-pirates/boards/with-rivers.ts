import { hexText, type Layout } from '../../board/index.ts';
import { type LaidRiver, LONG, riverMarks, SHORT } from '../../traders-barbarians/index.ts';

/**
 * What the guide counts fixes the courses nearly: the swamps lie where the 5 and one 11 were, and a river covers the printed pasture.
 */
const COURSES: readonly LaidRiver[] = [
  {
    terrains: LONG,
    hexes: [
      [-3, 0],
      [-2, -1],
      [-1, -2],
      [0, -3],
    ],
    mouth: [1, -4],
  },
  {
    terrains: SHORT,
    hexes: [
      [-2, 1],
      [-2, 2],
      [-2, 3],
    ],
    mouth: [-2, 4],
  },
];

/** what is dealt over the eight hexes of the island without a river */
const LOOSE = { fields: 2, forest: 4, mountains: 1, pasture: 1 };

/** The first island for three and four with its two rivers. */
export function withRivers(board: Layout): Layout {
  const flows = new Map(
    COURSES.flatMap(({ hexes, terrains }) => hexes.map(([q, r], k) => [hexText({ q, r }), terrains[k]])),
  );
  const { hexes, edges } = riverMarks(COURSES);
  return {
    ...board,
    id: `${board.id}-with-rivers`,
    hexes: board.hexes.map((hex) => {
      const terrain = flows.get(hexText(hex));
      if (terrain === undefined) return hex;
      const { group: _bag, number, ...place } = hex;
      return { ...place, terrain, ...(terrain !== 'swamp' && number !== undefined && { number }) };
    }),
    groups: { ...board.groups, start: { ...board.groups.start, terrains: LOOSE } },
    marks: {
      ...board.marks,
      hexes: { ...board.marks.hexes, ...hexes },
      edges: { ...board.marks.edges, ...edges },
    },
  };
}
