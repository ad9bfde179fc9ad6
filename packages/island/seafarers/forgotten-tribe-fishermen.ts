import { reason } from '@hexwright/kernel';
import type { EdgePlace, Layout } from '../board/index.ts';
import { defineModule } from '../rulebook/index.ts';
import { GROUND } from '../traders-barbarians/index.ts';
import { fishingRules, fishingTerms, withFishermen } from './fishing.ts';
import { forgottenTribe, tribeBoard } from './forgotten-tribe.ts';

const FISH_THERE = reason('fish-there', 'a fishing ground lies there');

/**
 * Official pair: the fishermen on the island of the tribe. A lake replaces one of the fields, the grounds lie on the
 * coast of the main island alone, and no harbour is put up beside the fish.
 */
export const forgottenTribeFishermen = defineModule({
  id: 'seafarers/forgotten-tribe-fishermen',
  kind: 'scenario',
  internal: true,
  seats: [3, 4],
  needs: withFishermen(forgottenTribe.id),
  board: (_was, context) => withFish(tribeBoard(context)),
  rules: (was, b) => {
    const { edgeAt } = b.topology;
    const fishing = new Set((b.layout.marks.edges[GROUND] ?? []).map((at) => edgeAt(at.q, at.r, at.side)));
    const closed = b.layout.harbours.places.map((at) => fishing.has(edgeAt(at.q, at.r, at.side)));
    return {
      lateHarbours: {
        barPlace: (s, seat, harbour) =>
          closed[harbour] ? FISH_THERE : was.lateHarbours.barPlace(s, seat, harbour),
      },
    };
  },
  words: {
    name: 'The Forgotten Tribe with the Fishermen',
    summary: 'The fishermen live on the main island, and the tribe has no part in the catch.',
    rules: [
      'A lake takes the place of one of the fields of the main island.',
      'All fishing grounds lie on the coast of the main island.',
      'No harbour is put up on an edge with a fishing ground.',
      ...fishingRules,
      {
        house:
          'The printed tokens of this map are not certain: the 12, which the lake has as well, is left out.',
      },
    ],
    terms: { 'reason.fish-there': 'A fishing ground lies there.' },
    instead: fishingTerms,
  },
});

function withFish(board: Layout): Layout {
  const { main } = board.groups;
  const bag = (main.numbers?.bag ?? []).filter((token) => token !== 12);
  const grounds = [-2, 0, 2].flatMap((q): EdgePlace[] => [
    { q, r: -1, side: 2 },
    { q, r: -1, side: 1 },
    { q: q - 1, r: 1, side: 4 },
    { q: q - 1, r: 1, side: 5 },
  ]);
  return {
    ...board,
    groups: {
      ...board.groups,
      main: {
        ...main,
        terrains: { ...main.terrains, fields: 3, lake: 1 },
        numbers: { arrange: 'shuffle', bag },
        constraints: [...main.constraints, 'only-in:inland:lake'],
      },
    },
    marks: {
      ...board.marks,
      hexes: { ...board.marks.hexes, inland: [-2, -1, 0, 1].map((q) => ({ q, r: 0 })) },
      edges: { ...board.marks.edges, [GROUND]: grounds },
    },
  };
}
