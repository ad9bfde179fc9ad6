import { TERRAINS_19, TOKENS_18 } from '../../base/index.ts';
import { type EdgePlace, hexagon, layoutOnce, rimOf, turned } from '../../board/index.ts';

const HEXES = hexagon(4);
const onRing = rimOf(HEXES);
const { desert: _none, ...PRODUCING_18 } = TERRAINS_19;

/** The island of the base game with a ring of the eighteen producing hexes of a second set around it. */
export const bigIsland78 = layoutOnce(() => ({
  format: 'hexwright-layout/1',
  id: 'big-island-7-8',
  name: 'The Big Island, for seven and eight',
  provenance: 'reconstructed',
  note: 'Hexes, tokens and harbours are those of the table; the places of the harbours are lost and lie evenly around the coast.',
  hexes: HEXES.map((at) => ({ ...at, group: onRing(at) ? 'ring' : 'island' })),
  groups: {
    island: {
      terrains: TERRAINS_19,
      numbers: { arrange: 'shuffle', bag: TOKENS_18 },
      constraints: ['reds-apart'],
    },
    ring: {
      terrains: PRODUCING_18,
      numbers: { arrange: 'shuffle', bag: TOKENS_18 },
      constraints: ['reds-apart'],
    },
  },
  harbours: {
    places: TWO_A_SIDE,
    bag: { brick: 1, grain: 1, lumber: 1, ore: 1, wool: 2, any: 6 },
  },
}));

/** Two harbours on each of the six sides, three and four edges apart in turn. */
const TWO_A_SIDE: EdgePlace[] = [0, 1, 2, 3, 4, 5].flatMap((turn) =>
  [
    { q: 0, r: -3, side: 1 },
    { q: 2, r: -3, side: 2 },
  ].map((place) => ({ ...turned(place, turn), side: (place.side + turn) % 6 })),
);
