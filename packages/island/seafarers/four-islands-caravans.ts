import { defineModule, type Offers } from '../rulebook/index.ts';
import { chartedBoard, fourIslandsWithOasis } from './boards/index.ts';
import { camelsAtSea, caravanRules, withCaravans, withOasis } from './caravans-at-sea.ts';
import { fourIslands } from './four-islands.ts';
import { knightsToo } from './knights-too.ts';

/** Official pair: an oasis in the sea between the islands. */
export const fourIslandsCaravans = defineModule({
  id: 'seafarers/four-islands-caravans',
  kind: 'scenario',
  internal: true,
  seats: [3, 4],
  needs: withCaravans(fourIslands.id),
  pairs: { 'cities-knights/core': 'seafarers/four-islands-caravans-knights' },
  offers: (): Offers => ({ seaEdition: [], caravanBoard: [] }),
  defaults: { points: 15 },
  parts: [camelsAtSea()],
  board: (_was, { seats }) => withOasis(chartedBoard(fourIslandsWithOasis[seats]), { q: 0, r: 0 }),
  words: {
    name: 'The Four Islands with the Caravans',
    summary: 'Caravans set out from an oasis in the sea between the islands.',
    takesBack: ['oasis-place', 'robber-waits', 'goal', 'goal-caravans'],
    rules: [
      {
        key: 'oasis-place',
        text: 'The oasis lies in the middle of the board with sea all around it. Four players have one hex less on the islands.',
      },
      ...caravanRules,
      { key: 'goal', where: { points: 15 }, text: 'Fifteen points win.' },
      { key: 'goal', house: 'The documents disagree between 14 and 15 points; we play to the newer number.' },
      { house: 'The oasis does not count as an island: if you settle only there, you get no points for it.' },
    ],
  },
});

export const fourIslandsCaravansKnights = knightsToo({
  pair: fourIslandsCaravans,
  knights: 'traders-barbarians/caravans-cities-knights',
  points: 17,
  goal: 'goal-caravans',
  words: {
    name: 'The Four Islands with the Caravans and Cities & Knights',
    summary: 'Islands, camels and knights.',
    rule: 'With Cities & Knights the camels raise the goal no further: seventeen win.',
  },
});
