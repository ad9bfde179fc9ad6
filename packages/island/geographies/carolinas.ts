import { defineModule } from '../rulebook/index.ts';
import { carolinasBoard } from './carolinas-board.ts';
import { homeCrops } from './mechanics/home-crops.ts';
import { setTrade } from './mechanics/set-trade.ts';
import { wares } from './mechanics/wares.ts';
import { ON_THIS_MAP, OWN_MAP, wareRules } from './ware-words.ts';

const NORTH = 'north-carolina';
const SOUTH = 'south-carolina';
const crop = {
  bankBuys: false,
  worth: 0.01,
  supply: (_seats: number, { cropTokens }: { readonly cropTokens?: unknown }) => Number(cropTokens),
};
const parts = [
  wares([
    { id: 'tobacco', called: 'tobacco', shape: 'scroll', colour: '#3f6fb5', ...crop },
    { id: 'rice', called: 'rice', shape: 'sack', colour: '#c0443c', ...crop },
  ]),
  homeCrops([
    { mark: NORTH, good: 'tobacco' },
    { mark: SOUTH, good: 'rice' },
  ]),
  setTrade({ goods: ['rice', 'tobacco'] }),
];

/** North and South Carolina: who gets nothing takes tobacco or rice. */
export const carolinas = defineModule({
  id: 'geographies/carolinas',
  kind: 'board',
  seats: [3, 4, 5, 6],
  needs: ['geographies/core'],
  options: {
    riceAndTobacco: {
      type: 'flag',
      default: true,
      words: 'If a number brings you no resource, you take rice or tobacco',
    },
    cropTokens: {
      type: 'int',
      default: 20,
      min: 12,
      max: 20,
      words: 'Tokens of rice, and as many of tobacco',
      when: { riceAndTobacco: true },
    },
  },
  // So many tokens are seldom out at once.
  exempt: { rare: ['option.cropTokens'] },
  without: ({ riceAndTobacco }) =>
    riceAndTobacco ? {} : { parts: [...parts.map(({ id }) => id), 'either-choice crop'] },
  board: () => carolinasBoard(),
  parts,
  words: {
    name: 'The Carolinas',
    summary:
      'Two states between the Smokies and the Sea Islands: a number that brings you nothing brings tobacco in the north and rice in the south.',
    rules: [
      ON_THIS_MAP,
      {
        of: 'good.rice',
        text: 'City sites with a blue ring lie in North Carolina, those with a red ring in South Carolina. So do the victory point sites, where they are city sites.',
      },
      {
        of: 'good.rice',
        text: 'If a number other than 7 brings you no resource, you take 1 commodity.',
      },
      {
        of: 'good.rice',
        text: 'That is tobacco if all your settlements and cities are in North Carolina, and rice if all are in South Carolina. With some in both states you choose one of the two.',
      },
      {
        of: 'good.rice',
        text: 'The bank gives 1 resource for 2 rice and 2 tobacco. With a 3:1 trading road path 2 of one and 1 of the other are enough.',
      },
      ...wareRules('rice'),
      { of: 'good.rice', house: 'No 2:1 trading road path makes such a set cheaper.' },
      {
        of: 'good.rice',
        house:
          'If the bank cannot pay the resources that it owes you, you get none, and so you take a commodity.',
      },
      {
        of: 'good.rice',
        house:
          'There are 20 tokens of each, or fewer by agreement. Players take them in turn order from the active player, those with a choice last; a player who finds none left gets none.',
      },
      OWN_MAP,
    ],
    terms: {
      'mark.north-carolina': 'site in North Carolina',
      'mark.south-carolina': 'site in South Carolina',
      'decision.take-crop': 'Tobacco or rice?',
      'move.take-crop': 'Take this',
      'move.trade-set': 'Trade 2 rice and 2 tobacco for a resource',
      'move.trade-set.short': 'Rice and tobacco',
      'move.trade-short-set': 'Trade 2 of this and 1 of the other for a resource',
      'move.trade-short-set.short': 'Rice and tobacco',
      'event.set-traded': '{seat} gives {count} {good} and {more:count} {other:good} for 1 {want:good}.',
    },
  },
  looks: {
    marks: {
      [NORTH]: { shape: 'site', colour: '#9cc3ee' },
      [SOUTH]: { shape: 'site', colour: '#f0a49c' },
    },
    moves: { 'trade-set': { shape: 'sack' } },
  },
});
