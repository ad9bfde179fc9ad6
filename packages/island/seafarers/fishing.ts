import { type HexPlace, hexText, type Layout, neighbour } from '../board/index.ts';
import { coastPlaces } from '../mechanics/index.ts';
import type { Words } from '../rulebook/index.ts';
import { fishermen, GROUND } from '../traders-barbarians/index.ts';

/** What every game of the fishermen at sea asks for. */
export const withFishermen = (scenario: string): readonly string[] => [scenario, fishermen.id];

export const fishingRules: Words['rules'] = [
  'Five fish lay a road or a ship. Two send the robber or the pirate off the board, until a 7 or a knight brings it back.',
  'The scenario sets the goal; with the old boot you need one more point.',
  { house: 'The robber starts where the scenario puts it.' },
];

export const fishingTerms: Readonly<Record<string, string>> = {
  'move.fish-robber': 'Send the robber or the pirate off the board (2 fish)',
  'purchase.fish-robber': 'sending the robber or the pirate away',
  'move.fish-road': 'Lay a road or a ship (5 fish)',
  'purchase.fish-road': 'a road or a ship',
};

/** The same board with so many fishing grounds along the coasts of these regions. */
export function withGrounds(
  board: Layout,
  ...coasts: readonly (readonly [count: number, regions: RegExp])[]
): Layout {
  const grounds = coastPlaces(
    board,
    coasts.map(([count, regions]) => ({ count, lands: ({ region = '' }) => regions.test(region) })),
  );
  return { ...board, marks: { ...board.marks, edges: { ...board.marks.edges, [GROUND]: [...grounds] } } };
}

/** A lake takes the place of one hex of this terrain. */
export function withLake(
  terrains: Readonly<Record<string, number>>,
  insteadOf: string,
): Record<string, number> {
  const { [insteadOf]: count = 0, ...others } = terrains;
  return count === 0 ? { ...terrains } : { ...others, ...(count > 1 && { [insteadOf]: count - 1 }), lake: 1 };
}

/** The hexes of a region with land all around. */
export function inlandOf(board: Layout, region: string): HexPlace[] {
  const land = new Set(board.hexes.filter(({ terrain }) => terrain !== 'sea').map(hexText));
  return board.hexes
    .filter((hex) => hex.region === region)
    .filter((hex) => [0, 1, 2, 3, 4, 5].every((side) => land.has(hexText(neighbour(hex, side)))))
    .map(({ q, r }) => ({ q, r }));
}
