import { commodities } from '../mechanics/index.ts';
import { defineModule, wanted } from '../rulebook/index.ts';
import { georgiaBoard } from './georgia-board.ts';
import { wareCards } from './mechanics/ware-cards.ts';
import { ON_THIS_MAP, OWN_MAP, wareRules } from './ware-words.ts';

const parts = [
  commodities({
    of: { lumber: 'paper', wool: 'cloth' },
    piece: 'city',
    supply: () => 'unlimited',
    beside: true,
  }),
  wareCards({ deck: 'development', goods: ['paper', 'cloth'], count: 3 }),
];

/** Georgia, whose cities make cloth and paper, for development cards. */
export const georgia = defineModule({
  id: 'geographies/georgia',
  kind: 'board',
  seats: [3, 4, 5, 6],
  needs: ['geographies/core'],
  wants: [wanted.cities],
  options: {
    clothAndPaper: {
      type: 'flag',
      default: true,
      words: 'Cities make cloth and paper, which buy development cards',
    },
  },
  without: ({ clothAndPaper }) => (clothAndPaper ? {} : { parts: parts.map(({ id }) => id) }),
  board: () => georgiaBoard(),
  parts,
  words: {
    name: 'Georgia',
    summary:
      'From Lookout Mountain to the Golden Isles: cities at forests and pastures make paper and cloth, and three of these buy a development card.',
    rules: [
      ON_THIS_MAP,
      {
        of: 'good.paper',
        text: 'Where a forest produces, each city beside it brings 1 lumber and 1 paper instead of 2 lumber.',
      },
      {
        of: 'good.cloth',
        text: 'Where a pasture produces, each city beside it brings 1 wool and 1 cloth instead of 2 wool.',
      },
      {
        of: 'good.paper',
        text: 'You may buy a development card for any 3 of cloth and paper whenever you could buy one for resources.',
      },
      {
        of: 'good.paper',
        text: 'Cloth and paper are worth the same, and there is always enough of both.',
      },
      ...wareRules('paper'),
      { of: 'good.paper', house: 'The bank does not take cloth and paper either.' },
      { of: 'good.paper', house: 'You pay with whichever of cloth and paper you have more of.' },
      {
        of: 'good.cloth',
        house: 'We take it for a slip that a pasture should give lumber beside the cloth: it gives wool.',
      },
      OWN_MAP,
    ],
    terms: {
      'good.paper': 'paper',
      'good.cloth': 'cloth',
      'move.buy-card-for-wares': 'Buy a development card for cloth and paper',
      'move.buy-card-for-wares.short': 'Card for cloth and paper',
    },
  },
  looks: {
    goods: {
      paper: { colour: '#cdbf8f', shape: 'scroll', apart: true },
      cloth: { colour: '#a04a7a', shape: 'cloth' },
    },
    moves: { 'buy-card-for-wares': { shape: 'card' } },
  },
});
