import { defineModule, wanted } from '../rulebook/index.ts';
import { currents } from './mechanics/currents.ts';
import { dragonTrack } from './mechanics/dragon-track.ts';
import { givingRobber } from './mechanics/giving-robber.ts';
import { farShoreBoard } from './rincewind-board.ts';
import { farShoreWords } from './rincewind-words.ts';

/** Ships drift along arrows to a far shore; a traveller shows where the dragon is to be called. */
export const rincewindAndTheTourist = defineModule({
  id: 'promo/rincewind-and-the-tourist',
  kind: 'scenario',
  seats: [3, 4, 5, 6],
  needs: ['first-island/base'],
  wants: [wanted.sevens],
  leaves: [wanted.riverBed.thing],
  without: { awards: ['largest-army'] },
  defaults: { points: 12 },
  terrains: [{ id: 'home-port' }, { id: 'far-shore' }],
  parts: [
    currents({
      supply: 4,
      cost: { ore: 1, wool: 1 },
      besides: ['grain', 'lumber'],
      sails: ['grain', 'lumber'],
      leaves: ['brick', 'lumber'],
    }),
    dragonTrack({ spaces: 20, least: 3, first: 2, second: 1, thirdFrom: 5 }),
    givingRobber(),
  ],
  board: (_was, { seats }) => farShoreBoard(seats),
  words: farShoreWords,
  looks: {
    terrains: {
      'home-port': { colour: '#c9a27a', pattern: 'castle' },
      'far-shore': { colour: '#e3c14d', pattern: 'gold' },
    },
    blockers: { robber: { shape: 'pawn', colour: '#6d3b8f' } },
  },
});
