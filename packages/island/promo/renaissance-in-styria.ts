import { defineModule, type Offers, wanted } from '../rulebook/index.ts';
import { commonPhases } from './mechanics/common-phases.ts';
import { ducatImprovements } from './mechanics/ducat-improvements.ts';
import { ducats } from './mechanics/ducats.ts';
import { resourceMarket } from './mechanics/resource-market.ts';
import { CITY_SITE, styriaBoard } from './styria-board.ts';
import { styriaWords } from './styria-words.ts';

/** Everybody rolls, trades and builds in common phases, and ducats build up the cities. */
export const renaissanceInStyria = defineModule({
  id: 'promo/renaissance-in-styria',
  kind: 'scenario',
  alone: 'everybody shares its phases, and nobody has a turn alone',
  seats: [3, 4],
  needs: ['first-island/base'],
  defaults: { points: 13, tradeFirst: true, cardsBeforeRoll: 'knight' },
  offers: (): Offers => ({ tradeFirst: [true], waiting: [], cardsBeforeRoll: ['knight'] }),
  leaves: [wanted.harbours.thing, wanted.sevens.thing],
  parts: [
    commonPhases({ early: 'knight', limit: 7 }),
    resourceMarket({
      start: [
        ['ore', 8],
        ['grain', 7],
        ['lumber', 6],
        ['brick', 5],
        ['wool', 4],
      ],
      apart: 2,
      track: 20,
    }),
    ducats({ start: 8, mark: CITY_SITE, piece: 'city', price: 12, uses: 2 }),
    ducatImprovements({
      lines: {
        commerce: ['marketplace', 'trading-post', 'guild', 'bank'],
        learning: ['mission', 'cloister', 'library', 'university'],
        rule: ['town-hall', 'courthouse', 'church', 'castle'],
      },
      costs: [8, 12, 16, 20],
      missing: 4,
      first: 2,
      later: 1,
      earns: { level: 'guild', piece: 'city', ducats: 2 },
      trades: { level: 'library', rate: 3 },
      cards: { level: 'church', deck: 'development', resources: 3 },
    }),
  ],
  exempt: {
    long: 'everybody has a roll of their own in a round, and nobody gets anything by those of others',
  },
  board: () => styriaBoard(),
  words: styriaWords,
  looks: { marks: { [CITY_SITE]: { shape: 'site', colour: '#e3b341' } } },
});
