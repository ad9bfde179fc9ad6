import type { Corner, Layout } from '../board/index.ts';
import { defineModule, type Offers, wanted } from '../rulebook/index.ts';
import { barbarianAttack } from './barbarian-attack.ts';
import { attackBoard } from './barbarian-attack-boards.ts';
import { arrowsOf } from './boards/caravans.ts';
import { caravans } from './caravans.ts';

/** Official pair: an oasis in place of every desert of the attacked island. */
export const attackCaravans = defineModule({
  id: 'traders-barbarians/attack-caravans',
  kind: 'scenario',
  internal: true,
  seats: [3, 4, 5, 6],
  fixed: true,
  needs: [barbarianAttack.id, caravans.id],
  // Nobody waits for the robber.
  provides: [wanted.robber.thing],
  offers: (): Offers => ({ caravanBoard: [] }),
  defaults: { points: 12 },
  board: (_was, { seats }) => withOases(attackBoard(seats)),
  rules: (was, b) => {
    const camelsAt = b.row<Corner>('camelsAt');
    return {
      invasion: {
        worth: (s, corner) => was.invasion.worth(s, corner) + (camelsAt.get(s, corner) > 1 ? 1 : 0),
      },
    };
  },
  words: {
    name: 'Barbarian Attack with the Caravans',
    summary: 'Camels behind an attacked coast.',
    takesBack: ['oasis-place', 'robber-waits', 'goal-caravans', 'attack-board', 'goal'],
    rules: [
      {
        key: 'attack-board',
        text: 'The island is the attacked one, with an oasis in place of each desert. Ten hexes of the coast have the numbers 2 to 12 once each, or twelve with five or six players, 5 and 9 twice; a barbarian stands on the 2 and on the 12 from the beginning.',
      },
      'A town that has fallen is worth nothing between camels either.',
      { key: 'goal', where: { points: 12 }, house: 'Twelve points win.' },
    ],
  },
});

function withOases(board: Layout): Layout {
  const oases = board.hexes.filter(({ terrain }) => terrain === 'desert');
  return {
    ...board,
    id: `${board.id}-with-oases`,
    hexes: board.hexes.map((hex) => (oases.includes(hex) ? { ...hex, terrain: 'oasis' } : hex)),
    marks: { ...board.marks, corners: { ...board.marks.corners, ...arrowsOf(oases).corners } },
  };
}
