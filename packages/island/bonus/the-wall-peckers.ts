import { auction, joinedKinds } from '../mechanics/index.ts';
import { defineModule, taken, wanted } from '../rulebook/index.ts';
import { chartedBoard } from '../seafarers/index.ts';
import { HOTEL, TIERGARTEN, WALL, wallChart } from './boards/wall-peckers.ts';
import { chitPark, mostChits } from './mechanics/chit-park.ts';
import { mostWallPieces, peckedWall } from './mechanics/pecked-wall.ts';
import { wallHotels } from './mechanics/wall-hotels.ts';
import { wallPeckersWords } from './the-wall-peckers-words.ts';

/** Two halves of a city and a wall between them, which is bought away piece by piece. */
export const theWallPeckers = defineModule({
  id: 'bonus/the-wall-peckers',
  kind: 'scenario',
  seats: [3, 4],
  needs: ['sea'],
  takes: [taken.tokens],
  // Its hexes have names, and its wall a course.
  leaves: [wanted.riverBed.thing],
  options: {
    wallBoard: {
      type: 'choice',
      default: 'fixed',
      values: ['fixed', 'variable'],
      words: 'The board: fixed, or with all hexes at random but the hotels and the Tiergarten',
    },
  },
  defaults: (seats) => ({ points: seats === 3 ? 15 : 17 }),
  without: { blockers: ['pirate'] },
  changes: { pieces: { ship: { edges: ['sea'] } } },
  parts: [
    joinedKinds(),
    peckedWall({
      mark: WALL,
      upper: [
        { brick: 1, lumber: 1, ore: 1 },
        { brick: 1, lumber: 1, ore: 1 },
        { brick: 1, lumber: 1, wool: 1 },
        { brick: 1, lumber: 1, wool: 1 },
        { brick: 1, ore: 1, wool: 1 },
        { brick: 1, ore: 1, wool: 1 },
      ],
      lower: [
        { brick: 1, grain: 1 },
        { brick: 1, ore: 1 },
        { brick: 1, wool: 1 },
        { brick: 1, grain: 1, lumber: 1 },
        { brick: 1, grain: 1, ore: 1 },
        { brick: 1, grain: 1, wool: 1 },
      ],
      unlocks: [4, 5, 6, 8, 9, 10],
      sides: ['north', 'south'],
      robber: 'robber',
    }),
    wallHotels({
      mark: HOTEL,
      classes: [
        [4, 10],
        [5, 9],
        [6, 8],
      ],
      prices: {
        alexanderplatz: [
          { grain: 2, lumber: 1 },
          { grain: 2, lumber: 2 },
          { grain: 2, lumber: 2, wool: 1 },
        ],
        'brandenburg-gate': [
          { lumber: 1, wool: 2 },
          { lumber: 2, wool: 2 },
          { brick: 1, lumber: 2, wool: 2 },
        ],
        friedrichstrasse: [
          { brick: 1, grain: 2 },
          { brick: 2, grain: 2 },
          { brick: 2, grain: 2, ore: 1 },
        ],
        'potsdamer-platz': [
          { grain: 2, ore: 1 },
          { grain: 2, ore: 2 },
          { grain: 2, lumber: 1, ore: 2 },
        ],
        stadtmitte: [
          { brick: 1, wool: 2 },
          { brick: 2, wool: 2 },
          { brick: 2, ore: 1, wool: 2 },
        ],
        'unter-den-linden': [
          { ore: 1, wool: 2 },
          { ore: 2, wool: 2 },
          { grain: 1, ore: 2, wool: 2 },
        ],
      },
      yields: 2,
      rare: [2, 12],
    }),
    auction({ lots: [{ id: 'chit', goods: ['brick', 'grain', 'lumber', 'ore', 'wool'] }], bids: 'open' }),
    chitPark({ mark: TIERGARTEN, lot: 0 }),
  ],
  awards: [
    mostWallPieces({ id: 'best-wall-pecker', points: 1 }, WALL),
    mostChits({ id: 'best-raver', points: 1 }),
  ],
  // Whoever has too few cards cannot have bid so many: all cards count.
  exempt: { rare: ['move.break-bid', 'event.bid-broken', 'event.park-chit', 'event.auction-failed'] },
  board: (_was, { options }) => chartedBoard(wallChart(options.wallBoard as string)),
  words: wallPeckersWords,
  looks: {
    fields: { bids: { on: 'seat', shape: 'gem', hideAt: 0 } },
    marks: {
      [WALL]: { shape: 'way', colour: '#8d8a83' },
      [HOTEL]: { shape: 'plate', colour: '#5d5346', of: 'hotel' },
      [TIERGARTEN]: { shape: 'star', colour: '#5d8a4a' },
    },
  },
});
