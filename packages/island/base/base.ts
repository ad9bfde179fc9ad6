import type { Seat } from '@hexwright/kernel';
import * as mechanic from '../mechanics/index.ts';
import {
  type AwardSpec,
  type CardNo,
  defineModule,
  type GoodSpec,
  NO_GOOD,
  type Offers,
  type Options,
  wanted,
} from '../rulebook/index.ts';
import { boards } from './boards/index.ts';
import { developmentCards, showing } from './cards.ts';
import { baseLooks, islandLooks } from './looks.ts';
import { baseWords, islandWords } from './words.ts';

const resource = (id: string): GoodSpec => ({ id, supply: (seats, options) => bankOf(seats, options) });

function bankOf(seats: number, options: Options): number | 'unlimited' {
  if (options.bank === 'unlimited') return 'unlimited';
  if (options.bank === 'auto') return seats > 6 ? 38 : seats > 4 ? 24 : 19;
  return Number(options.bank);
}

export const longestRoute: AwardSpec = {
  id: 'longest-road',
  points: 2,
  byNeutrals: true,
  min: (options) => options.longestMin as number,
  metric: (b) => {
    const length = b.row('routeLength');
    return (s, seat) => length.get(s, seat);
  },
};

export const largestArmy: AwardSpec = {
  id: 'largest-army',
  points: 2,
  min: 3,
  tie: 'lose',
  metric: (b) => {
    const played = b.grid<Seat, CardNo>('played');
    const knight = b.card('knight');
    return (s, seat) => played.get(s, seat, knight);
  },
};

/**
 * What every island game stands on: the island, goods, roads, settlements and cities, the robber, trade.
 * Cards and awards come in `base`, so that the games without them are not the base game with holes.
 */
export const island = defineModule({
  id: 'island',
  kind: 'game',
  internal: true,
  seats: [3, 4, 5, 6],
  provides: [wanted.riverBed.thing],
  options: {
    points: { type: 'int', default: 10, min: 3, max: 30, words: 'Points needed to win' },
    numbers: {
      type: 'choice',
      default: 'spiral',
      values: ['spiral', 'shuffle'],
      of: 'board.order',
      words: 'Number tokens in letter order along a spiral, or shuffled freely',
    },
    redsApart: {
      type: 'flag',
      default: true,
      of: 'board.tokens',
      when: { numbers: 'shuffle' },
      words: 'Shuffled tokens: no 6 or 8 next to another',
    },
    bank: {
      type: 'choice',
      default: 'auto',
      values: ['auto', '19', '20', '24', '38', '10', 'unlimited'],
      words: 'Cards of each resource in the bank (auto: 19; 24 for five and six; 38 for seven and more)',
    },
    tradeFirst: { type: 'flag', default: false, words: 'All trading before all building' },
    waiting: {
      type: 'choice',
      default: 'auto',
      values: ['auto', 'special', 'paired', 'none'],
      words: 'Between turns: special building (auto: for five and more), paired turns, or nothing',
    },
    robber: {
      type: 'choice',
      default: 'any-land',
      values: ['any-land', 'producing-only'],
      of: ['blocker.robber', 'board.barren'],
      words: 'Where the robber may go: any land hex, or (English 3rd edition) only hexes that produce',
    },
  },
  offers: (seats): Offers => ({
    ...(seats > 4 && { bank: seats > 6 ? ['auto', '38', 'unlimited'] : ['auto', '24', '38', 'unlimited'] }),
    // Nobody waits who plays alone.
    ...(seats === 1 && { waiting: [] }),
  }),
  goods: ['brick', 'lumber', 'wool', 'grain', 'ore'].map(resource),
  terrains: [
    { id: 'hills', gives: 'brick' },
    { id: 'forest', gives: 'lumber' },
    { id: 'pasture', gives: 'wool' },
    { id: 'fields', gives: 'grain' },
    { id: 'mountains', gives: 'ore' },
    { id: 'desert' },
    { id: 'sea', land: false },
  ],
  pieces: [
    { id: 'road', on: 'edge', supply: 15, cost: { brick: 1, lumber: 1 }, route: true },
    {
      id: 'settlement',
      on: 'corner',
      supply: 5,
      cost: { brick: 1, lumber: 1, wool: 1, grain: 1 },
      points: 1,
      draws: 1,
      distance: true,
      blocksRoutes: true,
    },
    {
      id: 'city',
      on: 'corner',
      supply: 4,
      cost: { grain: 2, ore: 3 },
      points: 2,
      draws: 2,
      replaces: 'settlement',
      distance: true,
      blocksRoutes: true,
    },
  ],
  blockers: [{ id: 'robber', on: 'hex' }],
  parts: [
    mechanic.filling(),
    mechanic.goods(),
    mechanic.pieces(),
    mechanic.routes(),
    mechanic.production(),
    mechanic.choice(),
    mechanic.turns(),
    mechanic.sevens(),
    mechanic.blockers(),
    mechanic.awards(),
    mechanic.bankTrade(),
    mechanic.boardChange(),
    mechanic.offers(),
    mechanic.freeRoutes(),
    mechanic.start({ rounds: 2 }),
    mechanic.endings(),
    mechanic.specialBuilding(),
  ],
  board: (_was, { seats }) => boards[seats > 4 ? 'base-5-6' : 'base-3-4'](),
  rules: (was, b) => {
    if (b.option('robber') === 'any-land') return {};
    return {
      blockers: {
        shuns: (s, blocker, place, seat) =>
          was.blockers.shuns(s, blocker, place, seat) ||
          (b.blockers[blocker].where !== 'water' && b.gives[b.fields.terrain.get(s, place)] === NO_GOOD),
      },
    };
  },
  prepare: (b) => {
    const robber = b.blockers.findIndex(({ id }) => id === 'robber');
    return (s) => {
      const { robber: place } = b.layout;
      if (robber < 0 || place === null) return;
      if (typeof place === 'object') b.fields.blocker.set(s, robber, b.topology.hexAt(place.q, place.r));
      else {
        const desert = b.terrain('desert');
        for (let hex = b.topology.hexes - 1; hex >= 0; hex--)
          if (b.fields.terrain.get(s, hex) === desert) b.fields.blocker.set(s, robber, hex);
      }
    };
  },
  words: islandWords,
  looks: islandLooks,
});

/** The base game: the island with development cards and the two awards. */
export const base = defineModule({
  id: 'first-island/base',
  kind: 'game',
  seats: [3, 4, 5, 6],
  needs: ['island'],
  options: {
    victoryCards: {
      type: 'int',
      default: 5,
      min: 0,
      max: 7,
      of: 'card.victory-point',
      words: 'Victory point cards in the deck (older English editions: 7)',
    },
    decks: {
      type: 'choice',
      default: 'auto',
      values: ['auto', '1', '2'],
      of: 'card.knight',
      words: 'Sets of development cards (auto: one, larger for five and six; two for seven and more)',
    },
    longestMin: {
      type: 'int',
      default: 5,
      min: 3,
      max: 9,
      of: 'award.longest-road',
      words: 'Shortest line that earns Longest Road',
    },
    cardsBeforeRoll: {
      type: 'choice',
      default: 'any',
      values: ['any', 'knight'],
      of: 'card.year-of-plenty',
      words: 'Which development cards may be played before the roll: any, or (older editions) only knights',
    },
    showCards: {
      type: 'choice',
      default: 'to-win',
      values: ['to-win', 'any-time'],
      of: 'card.victory-point',
      words: 'Victory point cards are shown only to win, or (before the 4th edition) at any time',
    },
  },
  cards: developmentCards,
  awards: [longestRoute, largestArmy],
  parts: [
    mechanic.cards({
      deck: 'development',
      called: 'development card',
      cost: { wool: 1, grain: 1, ore: 1 },
    }),
    mechanic.monopoly({ decision: 'monopoly', move: 'name-good' }),
    showing(),
  ],
  words: baseWords,
  looks: baseLooks,
});
