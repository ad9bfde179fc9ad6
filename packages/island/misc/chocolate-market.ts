import { type HexPlace, hexText, layoutOnce, readEdge } from '../board/index.ts';
import { startRounds } from '../mechanics/index.ts';
import { defineModule, taken, wanted } from '../rulebook/index.ts';
import { chocolateWords } from './chocolate-words.ts';
import { demand } from './mechanics/demand.ts';
import { productionSites } from './mechanics/production-sites.ts';
import { secondHand } from './mechanics/second-hand.ts';

/** An island of five rows, 4 to 6 hexes long. */
const ISLAND: readonly HexPlace[] = [4, 5, 6, 5, 4].flatMap((length, row) =>
  Array.from({ length }, (_, i) => ({ q: Math.max(-2, -row) + i, r: row - 2 })),
);
const RAINFORESTS: Readonly<Record<string, number>> = {
  '1,-2': 4,
  '3,-1': 9,
  '0,0': 5,
  '-2,1': 10,
  '1,1': 3,
};

const island = layoutOnce(() => ({
  format: 'hexwright-layout/1',
  id: 'chocolate-market',
  name: 'The Chocolate Market',
  provenance: 'reconstructed',
  note: 'The recommended set-ups are lost. The island is that of the base game with five rainforests, on a frame that is one hex longer; terrains and numbers of the rest may be arranged at will, but for the 6 and 8.',
  hexes: ISLAND.map((at) => {
    const number = RAINFORESTS[hexText(at)];
    return number === undefined ? { ...at, group: 'mainland' } : { ...at, terrain: 'rainforest', number };
  }),
  groups: {
    mainland: {
      terrains: { hills: 3, fields: 4, forest: 4, mountains: 3, pasture: 4, desert: 1 },
      numbers: { arrange: 'shuffle', bag: [2, 3, 3, 4, 4, 5, 5, 6, 6, 8, 8, 9, 9, 10, 10, 11, 11, 12] },
      constraints: ['apart:6,8'],
    },
  },
  harbours: {
    places: ['-2,0|2', '0,-2|2', '2,-2|2', '3,-2|1', '3,0|1', '2,1|5', '0,2|5', '-1,2|4', '-2,1|4'].map(
      readEdge,
    ),
    bag: { any: 4, brick: 1, lumber: 1, wool: 1, grain: 1, ore: 1 },
  },
}));

/** Production sites give ingredients, and chocolate is made of them: what it brings follows from the demand. */
export const chocolateMarket = defineModule({
  id: 'misc/chocolate-market',
  kind: 'scenario',
  seats: [3, 4],
  needs: ['first-island/base'],
  takes: [taken.start, taken.market],
  pairs: { 'cities-knights/core': 'misc/chocolate-market-knights' },
  defaults: { points: 13 },
  leaves: [wanted.riverBed.thing],
  offers: { redsApart: [] },
  terrains: [{ id: 'rainforest' }],
  parts: [
    secondHand({
      goods: [
        { id: 'cocoa', supply: 18 },
        { id: 'grapes', supply: 8 },
        { id: 'hazelnuts', supply: 10 },
        { id: 'milk', supply: 10 },
        { id: 'sugar', supply: 14 },
      ],
    }),
    productionSites({
      kinds: [
        { terrain: 'rainforest', good: 'cocoa', supply: 9 },
        { terrain: 'hills', good: 'grapes', supply: 3 },
        { terrain: 'forest', good: 'hazelnuts', supply: 5 },
        { terrain: 'pasture', good: 'milk', supply: 5 },
        { terrain: 'fields', good: 'sugar', supply: 7 },
      ],
      cost: { lumber: 1, ore: 1 },
      start: 2,
    }),
    demand({
      wares: [
        { id: 'extra-dark', cost: { cocoa: 2, sugar: 1 }, demand: 3, colour: '#4b2e5c' },
        { id: 'milk-chocolate', cost: { cocoa: 1, milk: 1, sugar: 1 }, demand: 3, colour: '#3565a8' },
        {
          id: 'whole-nut',
          cost: { cocoa: 1, hazelnuts: 1, milk: 1, sugar: 1 },
          demand: 4,
          colour: '#8a5a2b',
        },
        { id: 'dark-nut', cost: { cocoa: 2, hazelnuts: 1, sugar: 1 }, demand: 4, colour: '#4a2a16' },
        {
          id: 'raisin-nut',
          cost: { cocoa: 1, grapes: 1, hazelnuts: 1, milk: 1, sugar: 1 },
          demand: 5,
          colour: '#a8324a',
        },
      ],
      rewards: [
        {},
        { goods: 1 },
        { routes: 1 },
        { card: true },
        { points: 1 },
        { points: 1, goods: 1 },
        { points: 1, card: true },
        { points: 2 },
      ],
    }),
    startRounds(3),
  ],
  board: island,
  words: chocolateWords,
  looks: {
    terrains: { rainforest: { colour: '#1f6b46', pattern: 'swamp' } },
    goods: {
      cocoa: { colour: '#5d3a1e', shape: 'sack', apart: true },
      grapes: { colour: '#7a3b8f', shape: 'gem' },
      hazelnuts: { colour: '#b07a3c', shape: 'chit' },
      milk: { colour: '#e9edf2', shape: 'drop' },
      sugar: { colour: '#f3d9e3', shape: 'sack' },
    },
  },
});
