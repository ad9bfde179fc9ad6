import type { HexPlace, Layout, Token } from '../board/index.ts';
import { defineModule, type Offers } from '../rulebook/index.ts';
import { camelsAtSea, caravanRules, withCaravans, withOasis } from './caravans-at-sea.ts';
import { knightsToo } from './knights-too.ts';
import { throughTheDesert } from './through-the-desert.ts';

interface Instead {
  readonly at: HexPlace;
  readonly terrain: string;
  readonly number: number;
  /** the number on a small island that is joined by the one of the oasis' place */
  readonly joins: number;
}

const FOR_THREE: Instead = { at: { q: -1, r: 1 }, terrain: 'fields', number: 2, joins: 11 };
const FOR_FOUR: Instead = { at: { q: 0, r: 0 }, terrain: 'hills', number: 11, joins: 2 };

/** Official pair: an oasis in the main area. */
export const throughTheDesertCaravans = defineModule({
  id: 'seafarers/through-the-desert-caravans',
  kind: 'scenario',
  internal: true,
  seats: [3, 4],
  needs: withCaravans(throughTheDesert.id),
  pairs: { 'cities-knights/core': 'seafarers/through-the-desert-caravans-knights' },
  offers: (): Offers => ({ seaEdition: [], caravanBoard: [] }),
  defaults: { points: 16 },
  parts: [camelsAtSea()],
  board: (_was, context) =>
    inMain(throughTheDesert.board!(undefined, context), context.seats > 3 ? FOR_FOUR : FOR_THREE),
  words: {
    name: 'Through the Desert with the Caravans',
    summary: 'Camels from an oasis in the main area, through the desert and over the sea.',
    takesBack: ['oasis-place', 'robber-waits', 'goal', 'goal-caravans'],
    rules: [
      {
        key: 'oasis-place',
        text: 'The oasis lies inside the main area: three players have one hex of fields less, four one of hills.',
      },
      'On the small islands a 2 and an 11 lie on the same hex.',
      ...caravanRules,
      { key: 'goal', where: { points: 16 }, text: 'Sixteen points win.' },
    ],
  },
});

export const throughTheDesertCaravansKnights = knightsToo({
  pair: throughTheDesertCaravans,
  knights: 'traders-barbarians/caravans-cities-knights',
  points: 18,
  goal: 'goal-caravans',
  words: {
    name: 'Through the Desert with the Caravans and Cities & Knights',
    summary: 'Deserts, camels and knights.',
    rule: 'With Cities & Knights the camels raise the goal no further: eighteen win.',
  },
});

function inMain(board: Layout, { at, terrain, number, joins }: Instead): Layout {
  const { main, outlying } = board.groups;
  const bag = [...(main.numbers?.bag ?? [])];
  bag.splice(bag.indexOf(number), 1);
  const joined = (outlying.numbers?.bag ?? []).map((token): Token => (token === joins ? [2, 11] : token));
  return {
    ...withOasis(board, at),
    groups: {
      ...board.groups,
      main: {
        ...main,
        terrains: { ...main.terrains, [terrain]: (main.terrains?.[terrain] ?? 0) - 1 },
        numbers: { arrange: 'shuffle', bag },
      },
      outlying: { ...outlying, numbers: { arrange: 'shuffle', bag: joined } },
    },
  };
}
