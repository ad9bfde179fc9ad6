import type { Layout } from '../board/index.ts';
import { defineModule, type Options } from '../rulebook/index.ts';
import { boards } from './boards/index.ts';

/** How the editions set the switches of the base game. */
const EDITIONS: Readonly<Record<string, Options>> = {
  'english-1': { victoryCards: 7, showCards: 'any-time', coast: 'harbour-hexes' },
  'english-2': { victoryCards: 7, showCards: 'any-time', coast: 'harbour-hexes' },
  'english-3': { showCards: 'any-time', robber: 'producing-only', coast: 'harbour-hexes' },
  'english-4': { coast: 'frame' },
  'anniversary-15': { coast: 'harbour-hexes' },
  international: { coast: 'frame' },
  computer: { bank: 'unlimited', coast: 'markers' },
};

const SOLDIER = { 'card.knight': 'Soldier' };
const DISCOVERY = { ...SOLDIER, 'card.year-of-plenty': 'Discovery' };

/** What the older English editions called their cards. */
const CARD_NAMES = { 'english-1': DISCOVERY, 'english-2': DISCOVERY, 'english-3': SOLDIER };

/** The islands of the base game, by id, and how they are recommended to beginners. */
const BEGINNERS: Readonly<Record<string, () => Layout>> = {
  'base-3-4': boards['base-3-4-beginners'],
  'base-5-6': boards['base-5-6-beginners'],
};

/** The base game as one of its editions had it; every switch can still be set by itself. */
export const editionRules = defineModule({
  id: 'first-island/edition-rules',
  kind: 'variant',
  seats: [3, 4, 5, 6],
  options: {
    edition: {
      type: 'choice',
      default: 'english-4',
      values: Object.keys(EDITIONS),
      alike: ['international'],
      words: 'The edition whose rules are played (english-4 also stands for the 5th)',
    },
    coast: {
      type: 'choice',
      default: 'markers',
      values: ['frame', 'markers', 'harbour-hexes'],
      words:
        'Harbours as printed on the frame, covered with shuffled markers, or as shuffled hexes between sea hexes',
    },
    firstBoard: {
      type: 'choice',
      default: 'variable',
      values: ['variable', 'beginners'],
      words: 'The island laid at random, or as recommended to beginners',
    },
  },
  defaults: (_seats, chosen = {}) => EDITIONS[String(chosen.edition ?? 'english-4')] ?? {},
  editBoard: (board, { options }) => {
    const beginners = BEGINNERS[board.id]?.();
    if (!beginners) return board;
    if (options.firstBoard === 'beginners') return beginners;
    return { ...board, harbours: coastOf(board, beginners, String(options.coast)) };
  },
  words: {
    name: 'Editions of the base game',
    summary:
      'The base game with the rules of one of its editions: where the robber may go, how many victory point cards there are and when they are shown, how the coast is built.',
    rules: [
      {
        option: 'robber',
        text: 'English 3rd edition only: once the robber has left the desert it may go only to hexes that produce.',
      },
      {
        option: 'victoryCards',
        text: 'Before the English 3rd edition the deck has seven victory point cards, Temple and Tower being the extra ones. International editions have always had five.',
      },
      {
        option: 'showCards',
        text: 'Before the 4th edition victory point cards may be shown at any time; since then only when that wins the game.',
      },
      {
        option: 'coast',
        text: 'Up to the 3rd edition, and in the anniversary edition, nine sea and nine harbour hexes lie around the island in turn; the extension adds two of each. From the 4th edition six frame pieces in a fixed order carry printed harbours, which markers may cover.',
      },
      {
        option: 'bank',
        value: 'unlimited',
        text: 'Computer versions know no shortage: their bank never runs out.',
      },
      {
        option: 'tradeFirst',
        text: 'The base game may ask for all trading before all building; scenarios never do.',
      },
      'The cards bear the names of the edition and do the same under each: the Knight is a Soldier before the 4th edition, Year of Plenty is Discovery before the 3rd.',
      {
        house:
          'A game with a board of its own keeps that board and its harbours; all other rules of the edition hold.',
      },
      {
        house:
          'We do not know how eight played with two of the old editions put together; the two large islands made for eight are games of their own.',
      },
    ],
    termsWhere: { edition: CARD_NAMES },
  },
});

function coastOf(was: Layout, printed: Layout, coast: string): Layout['harbours'] {
  if (coast === 'frame') return printed.harbours;
  if (coast === 'harbour-hexes' && was.id === 'base-5-6') return boards['base-5-6-symmetrical']().harbours;
  return was.harbours;
}
