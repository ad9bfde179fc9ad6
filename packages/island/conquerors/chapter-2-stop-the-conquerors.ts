import { defineModule } from '../rulebook/index.ts';
import { chapter2Board } from './boards/chapter-2.ts';
import { arrowsOnTheMarch } from './mechanics/arrows-on-the-march.ts';
import { borderStarts } from './mechanics/border-starts.ts';
import { lastStand } from './mechanics/last-stand.ts';
import { lostCountry } from './mechanics/lost-country.ts';
import { raids } from './mechanics/raids.ts';
import { shipTrack } from './mechanics/voyage.ts';

/** The second chapter: the army marches on, stronger, and the island has got arms. */
export const stopTheConquerors = defineModule({
  id: 'conquerors/chapter-2-stop-the-conquerors',
  version: 2,
  kind: 'scenario',
  seats: [3, 4],
  needs: ['conquerors/march', 'conquerors/arms'],
  defaults: { points: 14 },
  parts: [
    lostCountry(),
    shipTrack({
      spaces: 25,
      pictures: {
        3: 'land-3',
        4: 'advance-green',
        5: 'south-wine',
        6: 'wyler',
        7: 'land-4',
        8: 'attack',
        9: 'advance-red',
        10: 'wyler',
        11: 'land-5',
        12: 'advance-green',
        13: 'wyler',
        14: 'land-6',
        15: 'attack',
        16: 'advance-red',
        17: 'wyler',
        18: 'south-amber',
        19: 'advance-green',
        20: 'wyler',
        21: 'south-wine',
        22: 'advance-red',
        23: 'attack',
        24: 'wyler',
        25: 'advance-green',
      },
    }),
    borderStarts({
      rounds: 3,
      knight: 'first-road',
      wall: true,
      cities: 'backward',
      mercy: { cards: ['politics', 'battle'], wall: false },
    }),
    raids(),
    arrowsOnTheMarch(),
    lastStand({ limit: { 3: 4, 4: 5 } }),
  ],
  // Games at random are over before anybody has so long a road.
  exempt: { rare: ['option.longestMin'] },
  board: (_was, { seats }) => chapter2Board(seats),
  words: {
    name: 'Conquerors, chapter 2: Stop the Conquerors!',
    summary:
      'The army is stronger and marches on, but amber and wine buy weapons: cannons, horses and battle cards help the knights to stop it.',
    rules: [
      'The track of the ship has 25 spaces. Conquerors land on the 3rd, 7th, 11th and 14th, with strengths 3, 4, 5 and 6, and march on the 4th, 9th, 12th, 16th, 19th, 22nd and 25th; barbarians attack on the 8th, 15th and 23rd.',
      'The South helps with wine on the 5th and 21st space and with amber on the 18th; Wyler comes on the 6th, 10th, 13th, 17th, 20th and 24th.',
      'Everybody has lost as soon as conquerors stand on 5 hexes with a number, with three players on 4.',
      'Otherwise the chapter ends with the march on the last space: the most points win. The hero track breaks a tie; players who tie there too share the win.',
      {
        where: { points: 14 },
        text: 'You win at once with 14 points on your own turn, and everybody is saved.',
      },
      'Three players: a map of 30 hexes with three landings beyond its western rim. Four players: 43 hexes with four.',
      'Five harbours lie in the east: with a settlement or city there you trade its resource at 2 for 1.',
      'Cavalry may also raid a conquered hex at one of your roads where no conqueror stands: it is free again.',
      'Neither the cannon nor Crossbows free a hex: they beat its conqueror, and it stays conquered until a knight comes.',
      {
        house:
          'When the die has sent a conqueror, everybody who holds a battle card is asked about Archers at the same time, whatever the card is; players who want no more questions during this march are not asked again in it.',
      },
      { house: 'The landings are lost land: nobody builds there except at its edge.' },
      {
        house:
          'The map is ours, since the picture is lost; it has as many hexes and tokens as the rules count. Where amber and wine lie is ours too.',
      },
    ],
  },
});
