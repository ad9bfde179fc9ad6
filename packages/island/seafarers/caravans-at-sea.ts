import { type HexPlace, hexText, type Layout } from '../board/index.ts';
import type { Part, Words } from '../rulebook/index.ts';
import { arrowsOf, caravans } from '../traders-barbarians/index.ts';

/** What every game of the caravans at sea asks for. */
export const withCaravans = (scenario: string): readonly string[] => [scenario, caravans.id];

export const caravanRules: Words['rules'] = [
  'Camels go along the edges of sea hexes as well, beside ships.',
  { of: 'blocker.pirate', text: 'The pirate does not stop them.' },
  {
    of: 'award.longest-road',
    text: 'A ship on an edge with a camel counts as two for the Longest Road, like a road.',
  },
];

/** Caravans are led over the sea as over land. */
export function camelsAtSea(): Part {
  return { id: 'camels-at-sea', rules: () => ({ caravans: { isPath: () => true } }) };
}

/** The same board with an oasis on a hex, which has no number then. */
export function withOasis(board: Layout, oasis: HexPlace): Layout {
  return {
    ...board,
    id: `${board.id}-with-oasis`,
    hexes: board.hexes.map((hex) =>
      hexText(hex) === hexText(oasis) ? { ...hex, terrain: 'oasis', number: [] } : hex,
    ),
    marks: { ...board.marks, corners: { ...board.marks.corners, ...arrowsOf([oasis]).corners } },
  };
}
