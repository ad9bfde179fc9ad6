import { hiddenPointsCount } from '../mechanics/index.ts';
import { defineModule, wanted } from '../rulebook/index.ts';
import { austriaBoard, BORDER, LANDS, type LandName, REGION_NAME } from './catan-austria-board.ts';
import { hotels } from './mechanics/hotels.ts';
import { type RegionCard, regionCards } from './mechanics/region-cards.ts';

const card = (region: LandName, points: number, rate: string): RegionCard => ({
  region,
  name: LANDS[region],
  points,
  rate,
});

const CARDS: readonly RegionCard[] = [
  card('vorarlberg', 1, 'any'),
  card('tyrol', 2, 'ore'),
  card('salzburg', 1, 'any'),
  card('upper-austria', 1, 'any'),
  card('carinthia', 1, 'wool'),
  card('styria', 2, 'brick'),
  card('lower-austria', 2, 'lumber'),
  card('vienna', 1, 'any'),
  card('burgenland', 1, 'grain'),
];

/** Hotels all over Austria: the majority in a region brings its card. */
export const catanAustria = defineModule({
  id: 'promo/catan-austria',
  version: 2,
  kind: 'scenario',
  seats: [3, 4],
  needs: ['first-island/base'],
  wants: [wanted.cities],
  defaults: { points: 15 },
  leaves: [wanted.harbours.thing],
  terrains: [{ id: 'gold-field', gives: 'any' }],
  parts: [
    hotels({ supply: 15, price: { near: 1, far: 2, replacing: 3 } }),
    regionCards({ piece: 'hotel', cards: CARDS, gates: 'city' }),
  ],
  board: () => austriaBoard(),
  words: {
    name: 'Catan-Austria',
    summary:
      'Hotels are built on the hexes of nine regions. The majority of a region holds its card: points, a better rate with the bank, and leave to build cities. Fifteen points win, or most points when every hex has a hotel.',
    takesBack: ['goal'],
    rules: [
      { where: { points: 15 }, text: 'Fifteen points win.' },
      'Everybody has 15 hotels. They stand on hexes that give goods, one on each.',
      'A hotel on a free hex costs 1 of the good that the hex gives, if a settlement or city stands beside it, otherwise 2. On a gold field you pay with one kind, whichever you like.',
      'When all hexes of a region that give goods have hotels, you may replace another player’s hotel there by one of yours for 3 of the good of its hex.',
      'Each region has a card, for the player with the majority of hotels in it. With the card you have its points and trade with the bank at its rate.',
      'Vorarlberg (1 hex), Salzburg (3), Upper Austria (3) and Vienna (1): 1 point each, and 3:1 for all goods.',
      'Carinthia (3 hexes): 1 point, wool 2:1. Burgenland (2): 1 point, grain 2:1.',
      'Tyrol (4 hexes): 2 points, ore 2:1. Styria (5): 2 points, brick 2:1. Lower Austria (6): 2 points, lumber 2:1.',
      'A settlement of yours becomes a city only if you hold the card of a region that it stands at.',
      'The game also ends as soon as every hex that gives goods has a hotel: then the most points win, and in a tie the player with more hotels on the board.',
      {
        house:
          'The majority is more than half of the hexes of a region. While nobody has that, nobody has the card.',
      },
      {
        house:
          'You may build hotels anywhere, even far from your roads. It does not matter whose settlement or city stands beside the hex. A hotel that is replaced returns to its owner.',
      },
      { house: 'Players who tie in points and in hotels share the victory.' },
      hiddenPointsCount,
      {
        house:
          'The printed map is lost; the one used here is our own. Vienna is its gold field. The glaciers of the Tauern are its desert, where the robber starts; they belong to no region.',
      },
    ],
    terms: {
      'terrain.gold-field': 'gold field',
      [`mark.${BORDER}`]: 'the border of a region',
      [`mark.${REGION_NAME}`]: 'region',
    },
  },
  looks: {
    terrains: { 'gold-field': { colour: '#d9b23c', pattern: 'gold' } },
    marks: {
      [BORDER]: { shape: 'way', colour: '#b23a48' },
      [REGION_NAME]: { shape: 'scroll', colour: '#f0e3c0' },
    },
  },
});
