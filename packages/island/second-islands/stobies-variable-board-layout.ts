import { island } from '../base/index.ts';
import { hexagon, rowsOf } from '../board/index.ts';
import { boardDraft, harbourLaying, isRed } from '../mechanics/index.ts';
import { defineModule, type Module, type RuleText } from '../rulebook/index.ts';
import { draftBoard } from './boards/index.ts';
import { tokenDraft } from './mechanics/token-draft.ts';

const drafting: Pick<Module, 'options' | 'parts' | 'looks'> = {
  options: {
    tokenMethod: {
      type: 'choice',
      default: 'random',
      values: ['random', 'snake', 'draft'],
      words: 'How number tokens are laid: by chance, along rows with exchanges, or by the players',
    },
    noFourteen: { type: 'flag', default: false, words: 'Neighbouring numbers may not add up to 14' },
    fringeApart: { type: 'flag', default: false, words: 'No 2 beside an 11, no 3 beside a 12' },
  },
  parts: [
    harbourLaying({ by: 'seats', water: 'own', mayTouch: false }),
    tokenDraft({
      method: 'tokenMethod',
      stages: [{ numbers: [6, 8] }, { numbers: [5, 9], open: true }, { numbers: [2, 3, 4, 10, 11, 12] }],
      strong: [5, 6, 8, 9],
      apart: (one, other) => one === other || (isRed(one) && isRed(other)),
      wishes: [
        { option: 'noFourteen', apart: (one, other) => one + other === 14 },
        // 2 and 11, 3 and 12
        { option: 'fringeApart', apart: (one, other) => Math.abs(one - other) === 9 },
      ],
    }),
    boardDraft(),
  ],
};

const terms = {
  'option.tokenMethod': 'Laying the tokens',
  'option.noFourteen': 'No neighbours that add up to 14',
  'option.fringeApart': '2 apart from 11, 3 from 12',
};

const tokenRules: readonly RuleText[] = [
  'When all hexes are laid, the harbours are drawn and laid in the same order. Both corners of a harbour are on land, no two harbours touch, and as long as that can be avoided no two lie in neighbouring hexes.',
  'Then the number tokens are laid. Equal numbers are never neighbours, nor are 6 and 8, and no corner inside the land has three hexes that all carry a 5, 6, 8 or 9.',
  { option: 'noFourteen', text: 'Neighbouring numbers may not add up to 14.' },
  { option: 'fringeApart', text: 'No 2 lies beside an 11 and no 3 beside a 12.' },
  {
    option: 'tokenMethod',
    value: 'snake',
    text: 'Snake: tokens are drawn for the hexes row by row, there and back. One that may not lie changes places with the last one where it might, if that one may lie here; otherwise it waits for the next hex that takes it.',
  },
  {
    option: 'tokenMethod',
    value: 'draft',
    text: 'Draft: the players lay the 6s and 8s, then the 5s and 9s (so that no corner inside the land is closed in by three numbers), then all others.',
  },
  'Not every board can keep all of these rules, nor every draft. Then as few as possible are broken.',
  'The order of the draft is not the order of play, which is drawn when the board is complete.',
  { house: 'Then chance says who begins, and the others follow around the table.' },
  { house: 'The order of the draft is drawn by chance, and goes on from hexes to harbours to tokens.' },
  { house: 'A harbour for which there is no place stays out of the game.' },
  {
    house:
      'By chance the hexes get their numbers one after the other, and only numbers after which the others still find their places.',
  },
  {
    house:
      'A snake begins in the north-west. When all others lie, a token that still waits changes places with any that lets both lie; if even that does not help, it goes where there is room.',
  },
];

export const stobiesVariableBoardLayout = defineModule({
  ...drafting,
  id: 'second-islands/stobies-variable-board-layout',
  kind: 'variant',
  seats: [3, 4, 5, 6],
  board: (was, context) =>
    draftBoard(was ?? island.board!(undefined, context), { places: hexagon(5), framed: false }),
  words: {
    name: 'Stobie’s Variable Board Layout',
    summary: 'The players lay the island themselves, hex by hex, then the harbours and the numbers.',
    rules: [
      'All land hexes and harbours are shuffled face down. In an order drawn for the draft, each player in turn takes a hex and lays it face up.',
      'The first hex is the centre. Every other goes beside one already laid, at most four hexes from the centre.',
      ...tokenRules,
      { house: 'What is not covered in the end is sea.' },
      { house: 'Four hexes from the centre are still allowed.' },
    ],
    terms,
  },
});

/** The same at sea: water is drawn and laid like land, freely or inside of a frame. */
export const stobiesVariableSeas = defineModule({
  ...drafting,
  id: 'second-islands/stobies-variable-seas',
  kind: 'scenario',
  seats: [3, 4, 5, 6],
  needs: ['sea'],
  options: {
    ...drafting.options,
    draftFrame: {
      type: 'choice',
      default: 'free',
      values: ['free', 'frame'],
      words: 'Hexes are laid freely around a centre, or inside a frame from its edge',
    },
  },
  board: (_was, context) => {
    const big = context.seats > 4;
    const frame = context.options.draftFrame === 'frame';
    return draftBoard(island.board!(undefined, context), {
      places: frame ? (big ? rowsOf(7, 8, 9, 10, 9, 8, 7) : rowsOf(4, 5, 6, 7, 6, 5, 4)) : hexagon(5),
      framed: frame,
      terrains: big ? { gold: 3, sea: 25 } : { gold: 2, sea: 16 },
      numbers: big ? [3, 4, 10] : [4, 10],
    });
  },
  words: {
    name: 'Stobie’s Variable Seas',
    summary:
      'Stobie’s Variable Board Layout with ships: land and water are shuffled together, and the players lay them hex by hex.',
    rules: [
      'Sea hexes, land hexes and gold fields are shuffled together. In an order drawn for the draft, each player in turn takes a hex and lays it face up.',
      'Laid freely, the first hex is the centre; every other goes beside one already laid, at most four hexes from the centre.',
      {
        option: 'draftFrame',
        text: 'Inside a frame the first hex goes to its edge, every other beside one already laid or on a free place along the edge.',
      },
      ...tokenRules,
      {
        house:
          'For three and four: the land of the base game, 2 gold fields and 16 sea hexes, with a 4 and a 10 more; for five and six: the extended land, 3 gold fields and 25 sea hexes, with a 3, a 4 and a 10 more. They fill the frame.',
      },
      { house: 'What is not covered in the end is sea. Land that no road reaches is reached by ship.' },
      {
        house:
          'The robber starts on a desert, the pirate off the board until a seven or a knight brings it in.',
      },
      { where: { points: 10 }, house: 'You win with ten points, as in the base game.' },
      { house: 'Islands bring no points of their own.' },
    ],
    terms: { ...terms, 'option.draftFrame': 'Free or inside a frame' },
  },
});
