import { earnGold } from '../mechanics/index.ts';
import { defineModule, wanted } from '../rulebook/index.ts';
import { roadBarbarians } from './mechanics/road-barbarians.ts';
import { rolledAgain } from './mechanics/rolled-again.ts';
import { tradeHexes } from './mechanics/trade-hexes.ts';
import { wagonTrade } from './mechanics/wagons.ts';
import { swiftJourney } from './swift-journey.ts';
import { glassworksCoast, tradersBoard, withCoast } from './traders-boards.ts';
import { tradersWords } from './traders-words.ts';

/** Wagons between castle, quarry and glassworks; barbarians wait on the paths. */
export const tradersAndBarbarians = defineModule({
  id: 'traders-barbarians/traders-and-barbarians',
  version: 3,
  kind: 'scenario',
  seats: [3, 4, 5, 6],
  needs: ['traders-barbarians/core'],
  wants: [wanted.developmentCards, { ...wanted.cities, why: 'everybody starts with one' }],
  pairs: {
    'cities-knights/core': 'traders-barbarians/traders-cities-knights',
    'variant/catan-for-two': 'traders-barbarians/traders-for-two',
    'variant/event-cards': 'traders-barbarians/traders-event-cards',
    'traders-barbarians/fishermen': 'traders-barbarians/traders-fishermen',
    'traders-barbarians/caravans': 'traders-barbarians/traders-caravans',
  },
  options: { glassworksCoast },
  defaults: { points: 13 },
  offers: { decks: [], victoryCards: [], longestMin: [] },
  without: {
    awards: ['longest-road'],
    blockers: ['robber'],
    cards: ['year-of-plenty', 'monopoly'],
    parts: ['monopoly'],
  },
  changes: {
    cards: {
      knight: { count: (seats) => (seats > 4 ? 22 : 16) },
      'road-building': { count: (seats) => (seats > 4 ? 6 : 3) },
      'victory-point': { count: 3 },
    },
  },
  parts: [
    tradeHexes(),
    wagonTrade(),
    roadBarbarians(),
    swiftJourney(),
    rolledAgain({ numbers: [2, 12], upTo: 4 }),
  ],
  board: (_was, { seats, options }) => withCoast(tradersBoard(seats), options),
  prepare: (b) => (s) => {
    for (let seat = 0; seat < b.seats; seat++) earnGold(b, s, seat, 5);
  },
  rules: (was, b) => {
    const city = b.piece('city').index;
    return { startPiece: (s, round) => (round === 1 ? city : was.startPiece(s, round)) };
  },
  words: tradersWords,
});
