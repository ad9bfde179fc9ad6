import { defineModule } from '../rulebook/index.ts';
import { ships } from './fleet.ts';
import { ownedPirate } from './mechanics/owned-pirate.ts';

const pirate = ownedPirate({ fleet: ships, toll: 1, home: 'start', farSea: 'far-sea' });

/** The pirate that belongs to a player, in every game of the family but the first. */
export const pirateAtSea = defineModule({
  id: 'expedition-pirate',
  version: 2,
  kind: 'expansion',
  internal: true,
  seats: [3, 4, 5, 6],
  needs: ['expedition'],
  parts: [pirate],
  words: {
    name: 'The pirate at sea',
    summary: 'A pirate that belongs to the player who last rolled a seven or drove it off.',
    rules: [
      'The pirate starts off the board. If you roll a 7, you take it after the discards and put it on a known sea hex, never beside the first island. If you had it already, you must move it; if you take it from another player, you may leave it where it is.',
      'When you take the pirate, you steal one card from a player with a ship on an edge of its hex, or 1 gold if that player has no card. Buildings and roads beside it are safe, and so is what ships carry.',
      'A ship that sails to an edge of the pirate’s hex or away from one pays 1 gold to the bank, once a turn for each ship. If the pirate is yours, you pay nothing, and building a ship there costs no toll.',
      'For a ship that begins your turn with an end at a corner of the pirate’s hex you may throw a die in the movement phase: on a 6 you take the pirate. Failing costs nothing. A ship that you laid up and built again this turn may not try.',
      { house: 'The pirate keeps off the printed sea hex at the far end, and off unknown hexes.' },
      {
        house:
          'Each ship tries once a turn, before or after it sails, as long as the pirate is another player’s.',
      },
    ],
  },
});
