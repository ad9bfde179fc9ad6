import { defineModule } from '../rulebook/index.ts';
import { chapter1Board } from './boards/chapter-1.ts';
import { borderStarts } from './mechanics/border-starts.ts';
import { lastStand } from './mechanics/last-stand.ts';
import { shipTrack } from './mechanics/voyage.ts';

const LIMIT = { 3: 7, 4: 10 };

/** The first chapter: the conquerors land in the north-west, and nobody is ready. */
export const resist = defineModule({
  id: 'conquerors/chapter-1-resist',
  kind: 'scenario',
  seats: [3, 4],
  needs: ['conquerors/march'],
  defaults: { points: 13 },
  parts: [
    shipTrack({
      spaces: 23,
      pictures: {
        7: 'land-2',
        8: 'attack',
        9: 'advance-red',
        12: 'land-3',
        13: 'advance-green',
        15: 'attack',
        16: 'land-4',
        17: 'advance-red',
        19: 'land-5',
        20: 'advance-green',
        22: 'attack',
        23: 'advance-red',
      },
    }),
    borderStarts({
      rounds: 3,
      knight: 'first-road',
      wall: true,
      cities: 'backward',
      mercy: { cards: ['politics'], wall: false },
    }),
    lastStand({ limit: LIMIT }),
  ],
  board: (_was, { seats }) => chapter1Board(seats),
  words: {
    name: 'Conquerors, chapter 1: Resist!',
    summary:
      'An army lands in the north-west and marches east. Stop it together with your knights, and come out of it with the most points.',
    rules: [
      'The track of the ship has 23 spaces. Conquerors land on the 7th, 12th, 16th and 19th, with strengths 2, 3, 4 and 5, and march on the 9th, 13th, 17th, 20th and 23rd; barbarians attack on the 8th, 15th and 22nd.',
      'Everybody has lost as soon as conquerors stand on 10 hexes with a number, with three players on 7.',
      'Otherwise the chapter ends with the march on the last space: the most points win. The hero track breaks a tie; players who tie there too share the win.',
      {
        where: { points: 13 },
        text: 'You win at once with 13 points on your own turn, and everybody is saved.',
      },
      'Three players: a map of 30 hexes with three landings. Four players: 43 hexes with four.',
      'Five trading stations lie on the edge of the board: with a settlement or city there you trade its resource at 2 for 1.',
      {
        house:
          'The map is ours, since the picture is lost; it has as many hexes and tokens as the rules count.',
      },
      {
        house:
          'Only hexes with a number on which a conqueror stands count for the defeat, not those it has left.',
      },
    ],
  },
});
