import { regions, startIn } from '../mechanics/index.ts';
import { defineModule, wanted } from '../rulebook/index.ts';
import { chartedBoard } from '../seafarers/index.ts';
import { smallIslandsCharts } from './small-islands-boards.ts';

/** the first land brings so much, each of the next so much, and so many lands count in all */
const FIRST = 1;
const NEXT = 2;
const LANDS = 4;

/** A strip behind the desert and islets all around: the first of them is worth a little, the next ones more. */
export const smallIslands = defineModule({
  id: 'misc/small-islands',
  kind: 'scenario',
  seats: [3, 4, 5, 6],
  needs: ['sea'],
  // Its lands are counted by their hexes: no river takes any of them.
  leaves: [wanted.riverBed.thing],
  pairs: { 'cities-knights/core': 'misc/small-islands-knights' },
  defaults: { points: 13 },
  parts: [
    startIn({ regions: ['main'] }),
    regions({
      by: 'label',
      home: { label: 'main' },
      except: ['desert-belt'],
      points: (_options, nth) => (nth === 0 ? FIRST : NEXT),
      most: LANDS,
    }),
  ],
  board: (_was, { seats }) => chartedBoard(smallIslandsCharts[seats]),
  words: {
    name: 'The Small Islands',
    summary:
      'A mainland, a strip behind a belt of deserts, and five small islands. The first new land is worth a point, each of the next three two. 13 points win.',
    rules: [
      'The central island has a mainland and, beyond a belt of deserts, a strip of land. Small islands lie around it.',
      'Starting settlements stand on the mainland.',
      'Your first settlement in a land beyond the mainland, whether the strip or a small island, is worth 1 extra point.',
      'Your first settlement in each of the next three such lands is worth 2 extra points.',
      { of: 'blocker.robber', text: 'The robber starts on a desert.' },
      { of: 'blocker.pirate', text: 'The pirate starts on the sea.' },
      { key: 'goal', where: { points: 13 }, text: 'The first to 13 points on their own turn wins.' },
      { house: 'A fifth land is worth nothing extra.' },
      {
        house:
          'A settlement that touches the mainland is at home, whatever else it touches. One on desert and sea alone earns nothing, one on desert and strip is in the strip.',
      },
      {
        of: 'blocker.robber',
        house: 'Of the deserts the robber takes the first, counted from the north-west.',
      },
      { of: 'blocker.pirate', house: 'The pirate’s sea hex is that in the far east of the map.' },
      {
        house:
          'The maps are ours, with the tokens and harbours that are told of, and for five and six the hexes: for three and four those are lost, and all of the set lie on the board. Terrains and numbers of the central island are shuffled, and those of the small islands among themselves. A gold field never gets a 6 or 8, and one lies in the strip.',
      },
    ],
  },
  looks: { fields: { regionPoints: { on: 'seat', shape: 'star' } } },
});

/** Official pair: with Cities & Knights the goal is three points higher, not two as elsewhere at sea. */
export const smallIslandsKnights = defineModule({
  id: 'misc/small-islands-knights',
  kind: 'variant',
  internal: true,
  seats: smallIslands.seats,
  needs: [smallIslands.id, 'cities-knights/sea'],
  defaults: { points: 16 },
  words: {
    name: 'The Small Islands with Cities & Knights',
    summary: 'Small islands and knights: 16 points win.',
    takesBack: ['goal-at-sea'],
    rules: [{ key: 'goal', where: { points: 16 }, text: 'The first to 16 points on their own turn wins.' }],
  },
});
