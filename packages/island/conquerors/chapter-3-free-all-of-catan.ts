import { defineModule } from '../rulebook/index.ts';
import { chapter3Board } from './boards/chapter-3.ts';
import { borderStarts } from './mechanics/border-starts.ts';
import { forts } from './mechanics/forts.ts';
import { reinforcements } from './mechanics/reinforcements.ts';
import { siegecraft } from './mechanics/siegecraft.ts';
import { sorties } from './mechanics/sorties.ts';
import { theNorth } from './mechanics/the-north.ts';
import { shipTrack } from './mechanics/voyage.ts';

/** The third chapter: the conquerors sit in forts and wait for reinforcements. */
export const freeAllOfCatan = defineModule({
  id: 'conquerors/chapter-3-free-all-of-catan',
  version: 2,
  kind: 'scenario',
  seats: [3, 4],
  needs: ['conquerors/arms'],
  defaults: { points: 18 },
  parts: [
    shipTrack({
      spaces: 27,
      pictures: {
        3: 'east-road',
        4: 'south-wine',
        5: 'wyler',
        6: 'charge',
        7: 'east-road',
        8: 'attack',
        9: 'south-wine',
        10: 'wyler',
        12: 'charge',
        13: 'wyler',
        14: 'east-road',
        15: 'attack',
        17: 'wyler',
        18: 'charge',
        19: 'south-amber',
        20: 'wyler',
        22: 'attack',
        23: 'wyler',
        24: 'charge',
        25: 'end-2',
        26: 'end-4',
        27: 'end',
      },
    }),
    borderStarts({
      rounds: 2,
      knight: 'choice',
      wall: false,
      cities: 'forward',
      mercy: { cards: ['politics', 'battle'], wall: true },
    }),
    forts(),
    sorties(),
    theNorth(),
    reinforcements({ most: { 3: 2, 4: 3 } }),
    siegecraft(),
  ],
  board: (_was, { seats }) => chapter3Board(seats),
  words: {
    name: 'Conquerors, chapter 3: Free all of Catan!',
    summary:
      'The conquerors sit in forts in the north. Take them together before their reinforcements land, and come out of it with the most points.',
    rules: [
      {
        key: 'start',
        text: 'To begin, everybody in turn order takes a site with its road. In reverse order follows a second settlement with a road, south of the line, which brings its first resources. Then, in turn order, everybody makes one of the two a city and places an inactive basic knight at one of their roads.',
      },
      'The track of the ship has 27 spaces. The conquerors charge on the 6th, 12th, 18th and 24th; barbarians attack on the 8th, 15th and 22nd.',
      'The East helps on the 3rd, 7th and 14th space, the South with wine on the 4th and 9th and with amber on the 19th; Wyler comes on the 5th, 10th, 13th, 17th, 20th and 23rd.',
      'Robber, metropolises and the politics deck are those of Cities & Knights.',
      'A fort stands on each of 16 hexes in the north, with three players on 13, with a conqueror of strength 3 to 6 in it. Nobody knows what it hides: 4 times grain, 4 times a road, 2 times each amber, wine, grain with amber, and grain with wine.',
      'Nobody founds a settlement at a hex with a fort, and a road needs a hex beside it without one. Nobody builds on paths with roadblocks.',
      'Knights of any strength may stand at a fort. It falls as soon as all knights on its corners together are stronger, no matter whose and active or not; equal strength does not take it.',
      'Everybody with a knight there goes up 1 space of the hero track and gets what the fort hides, once, the active player first. Fort and conqueror leave the game, and the knights stay as they are.',
      'A raid of cavalry counts as a knight there.',
      'Charge: all knights on corners of hexes with forts return to their owners. The forts stay.',
      'Help from the East: clockwise from the active player, everybody may build a free road, north of the line and not on it.',
      'When the ship comes to the 25th space the chapter ends if the red die shows 1 or 2, on the 26th if it shows at most 4, and on the 27th in any case.',
      'If more than 3 forts are left then, or more than 2 with three players, everybody has lost. Otherwise the most points win. The hero track breaks a tie; players who tie there too share the win.',
      {
        where: { points: 18 },
        text: 'You win at once with 18 points on your own turn, however many forts are left.',
      },
      'Three players: a map of 30 hexes. Four players: 43 hexes.',
      'Five trading stations lie on the edge of the board: with a settlement or city there you trade its resource at 2 for 1.',
      { option: 'mercy', text: 'The city has a wall.' },
      { house: 'Hexes with forts give what they give.' },
      { house: 'Strength that a card gives may take a fort as soon as it is played.' },
      {
        house:
          'Dagur helps to take one fort: of two that need him it is the northern one, in one row the western.',
      },
      { house: 'The road that a fort hides may lie anywhere.' },
      {
        house:
          'When the conquerors charge and a knight stands at a fort, everybody who holds a battle card is asked about Archers at the same time, whatever the card is.',
      },
      {
        house: 'A knight between two forts is lost if only one of them is held down: the other takes it.',
      },
      { house: 'Three paths are blocked.' },
      {
        house:
          'The map is ours, since the picture is lost; it has as many hexes and tokens as the rules count. The line, the forts, roadblocks, amber and wine are ours too.',
      },
    ],
  },
});
