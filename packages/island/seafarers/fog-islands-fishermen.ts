import type { Layout } from '../board/index.ts';
import { defineModule } from '../rulebook/index.ts';
import { fishingRules, fishingTerms, withFishermen, withGrounds, withLake } from './fishing.ts';
import { fogIslands } from './fog-islands.ts';

/** Official pair: the fishermen on the known coast, and a lake somewhere in the fog. */
export const fogIslandsFishermen = defineModule({
  id: 'seafarers/fog-islands-fishermen',
  kind: 'scenario',
  internal: true,
  seats: [3, 4],
  needs: withFishermen(fogIslands.id),
  defaults: { fog: 'half' },
  board: (_was, context) => {
    const seats = context.options.fog === 'strip' ? 4 : context.seats;
    return withGrounds(withFogLake(fogIslands.board!(undefined, { ...context, seats })), [6, /^main$/]);
  },
  words: {
    name: 'The Fog Islands with the Fishermen',
    summary: 'Fish from the known coast, and perhaps a lake in the fog.',
    rules: [
      'Six fishing grounds lie on the coast of the known land.',
      'A lake takes the place of the desert in the fog. It brings its discoverer nothing at once.',
      'The map is the one with half of the board in fog, unless another is chosen.',
      ...fishingRules,
      { house: 'None of the seven places for the six grounds is known; ours are spread along the coast.' },
      {
        house:
          'Three who choose the strip of fog play on the map for four: on their own there is no room for six grounds.',
      },
      {
        house: 'Without a desert in the fog there is no lake. A lake in the fog may come to lie on a coast.',
      },
    ],
    instead: fishingTerms,
  },
});

function withFogLake(board: Layout): Layout {
  const stacks = Object.entries(board.stacks).map(
    ([id, stack]) => [id, { ...stack, terrains: withLake(stack.terrains, 'desert') }] as const,
  );
  return { ...board, stacks: Object.fromEntries(stacks) };
}
