import type { Layout, Token } from '../board/index.ts';
import { defineModule, type Offers } from '../rulebook/index.ts';
import { camelsAtSea, caravanRules, withCaravans, withOasis } from './caravans-at-sea.ts';
import { forgottenTribe, tribeBoard } from './forgotten-tribe.ts';

/** Official pair: an oasis in the middle of the main island. */
export const forgottenTribeCaravans = defineModule({
  id: 'seafarers/forgotten-tribe-caravans',
  kind: 'scenario',
  internal: true,
  seats: [3, 4],
  needs: withCaravans(forgottenTribe.id),
  offers: (): Offers => ({ tribeRules: [], caravanBoard: [] }),
  defaults: { points: 15 },
  parts: [camelsAtSea()],
  board: (_was, context) => inMain(tribeBoard(context)),
  words: {
    name: 'The Forgotten Tribe with the Caravans',
    summary: 'Camels on the main island, and on their way to the tribe.',
    takesBack: ['oasis-place', 'goal', 'goal-caravans'],
    rules: [
      {
        key: 'oasis-place',
        text: 'The oasis lies in the middle of the main island, in place of one hex of fields. The 12 lies with the 2.',
      },
      ...caravanRules,
      { key: 'goal', where: { points: 15 }, text: 'Fifteen points win.' },
    ],
  },
});

function inMain(board: Layout): Layout {
  const { main } = board.groups;
  const bag = (main.numbers?.bag ?? [])
    .filter((token) => token !== 12)
    .map((token): Token => (token === 2 ? [2, 12] : token));
  return {
    ...withOasis(board, { q: 0, r: 0 }),
    groups: {
      ...board.groups,
      main: {
        ...main,
        terrains: { ...main.terrains, fields: 3 },
        numbers: { arrange: 'shuffle', bag },
      },
    },
  };
}
