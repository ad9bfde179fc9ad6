import { hexText, type Layout } from '../../board/index.ts';
import { arrowsOf } from '../../traders-barbarians/index.ts';

/** the hex with the 12, where the oasis lies; the mountains of it stay in the box */
const OASIS = { q: -2, r: 0 };

/** The first island for three and four with an oasis, from which three caravans set out. */
export function withOasis(board: Layout): Layout {
  const { start } = board.groups;
  return {
    ...board,
    id: `${board.id}-with-oasis`,
    hexes: board.hexes.map((hex) => {
      if (hexText(hex) !== hexText(OASIS)) return hex;
      const { number: _twelve, group: _bag, ...place } = hex;
      return { ...place, terrain: 'oasis' };
    }),
    ...(start?.terrains?.mountains !== undefined && {
      groups: {
        ...board.groups,
        start: { ...start, terrains: { ...start.terrains, mountains: start.terrains.mountains - 1 } },
      },
    }),
    marks: { ...board.marks, corners: { ...board.marks.corners, ...arrowsOf([OASIS]).corners } },
  };
}
