import { defineModule } from '../rulebook/index.ts';
import { kennesseeBoard } from './kennessee-board.ts';
import { peggedRate } from './mechanics/pegged-rate.ts';
import { sideYield } from './mechanics/side-yield.ts';
import { wares } from './mechanics/wares.ts';
import { ON_THIS_MAP, OWN_MAP, wareRules } from './ware-words.ts';

const parts = [
  wares([
    {
      id: 'horses',
      called: 'horses',
      shape: 'horse',
      colour: '#8a5a35',
      supply: (_seats, { horseSupply }) => (horseSupply === 'unlimited' ? 'unlimited' : Number(horseSupply)),
    },
  ]),
  sideYield({ good: 'horses', at: { terrain: 'pasture' }, on: 'seven', each: 'player' }),
  peggedRate({ good: 'horses', to: 'wool' }),
];

/** Kentucky and Tennessee, where every seven brings horses. */
export const kennessee = defineModule({
  id: 'geographies/kennessee',
  kind: 'board',
  seats: [3, 4, 5, 6],
  needs: ['geographies/core'],
  options: {
    horses: { type: 'flag', default: true, words: 'On a 7 pastures give horses' },
    horseSupply: {
      type: 'choice',
      default: 'unlimited',
      values: ['unlimited', '15', '20'],
      words: 'How many horses there are: as many as you need, or so many tokens, which may run short',
      when: { horses: true },
    },
  },
  // So many horses are seldom out at once.
  exempt: { rare: ['option.horseSupply'] },
  without: ({ horses }) => (horses ? {} : { parts: parts.map(({ id }) => id) }),
  board: () => kennesseeBoard(),
  parts,
  words: {
    name: 'Kennessee',
    summary:
      'Kentucky and Tennessee from the Mississippi to the Smokies: when a 7 comes the pastures give horses, which trade like wool.',
    rules: [
      ON_THIS_MAP,
      {
        of: 'good.horses',
        text: 'Whenever a 7 is rolled, each pasture gives 1 horse to every player with a settlement or city beside it: 1 for each pasture, however many buildings they have there.',
      },
      {
        of: 'good.horses',
        text: 'The bank takes horses at whatever rate the player has for wool: 4:1, with a 3:1 trading road path 3:1, with the path for wool 2:1.',
      },
      ...wareRules('horses'),
      {
        of: 'good.horses',
        where: { horseSupply: 'unlimited' },
        text: 'There is always a horse for a player who should get one.',
      },
      {
        option: 'horseSupply',
        text: 'There are 15 or 20 horses. If too few are left for all who should get some, nobody gets any, unless only one player should.',
      },
      {
        of: 'good.horses',
        house: 'The pasture on which the robber stands when the 7 is rolled gives no horses.',
      },
      OWN_MAP,
    ],
  },
});
