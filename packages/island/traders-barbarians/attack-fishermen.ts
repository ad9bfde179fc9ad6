import { defineModule, type Offers } from '../rulebook/index.ts';
import { barbarianAttack } from './barbarian-attack.ts';
import { attackBoard } from './barbarian-attack-boards.ts';
import { withGrounds } from './boards/with-grounds.ts';
import { fishermen } from './fishermen.ts';

/** Official pair: the attacked island with fishing grounds on its coast, and no lake. */
export const attackFishermen = defineModule({
  id: 'traders-barbarians/attack-fishermen',
  kind: 'scenario',
  internal: true,
  seats: [3, 4, 5, 6],
  fixed: true,
  needs: [barbarianAttack.id, fishermen.id],
  offers: (): Offers => ({ fishBoard: [], lakes: [] }),
  defaults: { points: 12 },
  board: (_was, { seats }) => withGrounds(attackBoard(seats)),
  rules: (was, b) => ({
    grounds: { serves: (s, corner) => was.grounds.serves(s, corner) && !b.the.invasion.hasFallen(s, corner) },
  }),
  words: {
    name: 'Barbarian Attack with the Fishermen',
    summary: 'Fish along an attacked coast.',
    takesBack: ['lake-place', 'goal-fishermen'],
    rules: [
      {
        key: 'grounds-board',
        text: 'The island is the attacked one, with the six fishing grounds on its coast; eight with five or six players. There is no lake.',
      },
      'A town that has fallen draws no fish from a ground.',
      { key: 'goal', where: { points: 12 }, house: 'Twelve points win; thirteen with the old boot.' },
    ],
  },
});
