import { cityWalls, commodities, fallenCities, merchant } from '../mechanics/index.ts';
import { defineModule, type Options, taken, wanted } from '../rulebook/index.ts';
import { barbarians } from './barbarians.ts';
import { abilities, branches, branchLooks, COMMODITIES } from './branches.ts';
import { progressCards } from './cards/index.ts';
import { coreWords } from './core-words.ts';
import { watch } from './watch.ts';

const RED_DIE = { ...wanted.twoDice, why: 'its gates open by the red of two dice' };

/** how many there are of each commodity */
export const commoditySupply = (seats: number, { bank }: Options): number | 'unlimited' =>
  bank === 'unlimited' ? 'unlimited' : seats > 4 ? 18 : 12;

/** Cities & Knights: commodities, improvements and metropolises, knights, walls, and barbarians from over the sea. */
export const citiesKnights = defineModule({
  id: 'cities-knights/core',
  kind: 'expansion',
  version: 2,
  seats: [3, 4, 5, 6],
  needs: ['first-island/base'],
  wants: [wanted.cities, wanted.sevens, wanted.robber, wanted.startOfChoice, RED_DIE],
  takes: [taken.cityWalls],
  pairs: {
    sea: 'cities-knights/sea',
    'variant/catan-for-two': 'variant/cities-knights-for-two',
    'variant/event-cards': 'cities-knights/event-cards',
    'seafarers/greater-catan-bridges': 'cities-knights/greater-catan-bridges',
    'traders-barbarians/fishermen': 'cities-knights/fishermen',
  },
  options: {
    knightsAct: {
      type: 'choice',
      default: 'later',
      values: ['later', 'at-once'],
      words: 'A knight that is activated acts from the next turn on, or (older readings) at once',
    },
    weakest: {
      type: 'choice',
      default: 'strength',
      values: ['strength', 'number'],
      words:
        'Whose city falls: of those whose active knights are weakest together, or (older readings) fewest',
    },
    deserter: {
      type: 'choice',
      default: 'own-roads',
      values: ['own-roads', 'same-corner'],
      words:
        'Where the knight that a Deserter brings stands: at a road of your own, or (older readings) where the other stood',
    },
    commercialHarbour: {
      type: 'choice',
      default: 'giver',
      values: ['giver', 'taker'],
      words:
        'Who chooses the commodity at a Commercial Harbour: the giver, or (English 3rd edition) the taker',
    },
  },
  raises: { points: 3 },
  // The weakest are hardly ever others by the one measure than by the other, where everybody plays at random.
  exempt: { rare: ['option.weakest'] },
  without: {
    cards: ['knight', 'road-building', 'year-of-plenty', 'monopoly', 'victory-point'],
    awards: ['largest-army'],
    parts: ['cards', 'monopoly', 'showing'],
  },
  parts: [
    commodities({
      of: COMMODITIES,
      piece: 'city',
      supply: commoditySupply,
    }),
    cityWalls({ supply: 3, cards: 2 }),
    fallenCities(),
    merchant({ rate: 2, points: 1 }),
    ...branches,
    ...barbarians,
    ...abilities,
    ...progressCards,
    watch(),
  ],
  rules: (was, b) => ({
    startPiece: (s, round) => (round === 1 ? b.piece('city').index : was.startPiece(s, round)),
  }),
  words: coreWords,
  looks: branchLooks,
});
