import type { Layout } from '../board/index.ts';
import { defineModule } from '../rulebook/index.ts';
import { fishingRules, fishingTerms, inlandOf, withFishermen, withGrounds, withLake } from './fishing.ts';
import { throughTheDesert } from './through-the-desert.ts';

/** the numbers of the lake, the rarest first: one of them is left out of the tokens */
const OF_LAKE = [12, 2, 11, 3];

/** Official pair: the fishermen on both sides of the desert. */
export const throughTheDesertFishermen = defineModule({
  id: 'seafarers/through-the-desert-fishermen',
  kind: 'scenario',
  internal: true,
  seats: [3, 4],
  needs: withFishermen(throughTheDesert.id),
  board: (_was, context) =>
    withGrounds(
      withInlandLake(throughTheDesert.board!(undefined, context)),
      [2, /^main$/],
      [4, /^(?!main$)./],
    ),
  words: {
    name: 'Through the Desert with the Fishermen',
    summary: 'Most of the fish is caught in the new lands.',
    rules: [
      'Two fishing grounds lie on the coast of the main area, the other four in the strip and on the small islands.',
      'A lake takes the place of one of the fields of the main area, away from the coast.',
      ...fishingRules,
      { house: 'The places of the grounds are ours: spread along the coasts, away from harbours.' },
      {
        house:
          'The printed tokens of this map do not add up: one number that the lake has as well is left out, a 12 if there is one.',
      },
    ],
    instead: fishingTerms,
  },
});

function withInlandLake(board: Layout): Layout {
  const { main } = board.groups;
  const bag = [...(main.numbers?.bag ?? [])];
  bag.splice(bag.indexOf(OF_LAKE.find((number) => bag.includes(number))!), 1);
  return {
    ...board,
    marks: { ...board.marks, hexes: { ...board.marks.hexes, inland: inlandOf(board, 'main') } },
    groups: {
      ...board.groups,
      main: {
        ...main,
        terrains: withLake(main.terrains ?? {}, 'fields'),
        numbers: { arrange: 'shuffle', bag },
        constraints: [...main.constraints, 'only-in:inland:lake'],
      },
    },
  };
}
