import { reason } from '@hexwright/kernel';
import type { Layout } from '../board/index.ts';
import { defineModule, wanted } from '../rulebook/index.ts';
import { askKnight, evenLanding } from '../traders-barbarians/index.ts';
import {
  type AttackedMap,
  ashoreRules,
  attackAtSea,
  attacked,
  attackTakesBack,
  evenLandingRule,
  withAttack,
} from './attack-at-sea.ts';
import { harbourBag } from './boards/index.ts';
import { seatCorners } from './mechanics/set-lanes.ts';
import { arm } from './mechanics/warships.ts';
import { pirateIslands } from './pirate-islands.ts';

const ANCHOR_LOST = reason('anchor-lost', 'the town where the lane begins is conquered');

/** Every first settlement keeps the numbers that it has without the attack. */
const MAP: AttackedMap = {
  castle: [3, 0],
  fixed: [[2, 2, 'fields']],
  shores: [
    [3, 1, 8],
    [2, 2, [2, 12]],
    [1, 3, 9],
    [0, 3, 10],
    [1, 2, 5],
    [1, 1, 11],
    [1, 0, 6],
    [2, -1, 3],
    [3, -2, 9],
    [3, -3, 4],
    [4, -3, 5],
    [4, -2, 10],
    [4, -1, 5],
  ],
  inland: [
    [3, -1, 8],
    [2, 0, 9],
    [2, 1, 4],
  ],
  first: [[2, 2]],
  coast: { hills: 2, fields: 2, forest: 4, mountains: 2, pasture: 2 },
  inside: { hills: 1, forest: 1, pasture: 1 },
};

/** Official pair: knights for the coast and warships for the fortress come with the same cards. */
export const pirateIslandsAttack = defineModule({
  id: 'seafarers/pirate-islands-attack',
  kind: 'scenario',
  internal: true,
  seats: [3, 4],
  fixed: true,
  needs: withAttack(pirateIslands.id),
  // Knighthoods arm the ships.
  provides: [wanted.knightCards.thing],
  defaults: { points: 10 },
  without: { parts: ['hopeless-sieges'] },
  changes: {
    cards: {
      knighthood: {
        play: (b) => (s, seat) => {
          arm(b, s, seat);
          askKnight(b, s, seat, false);
        },
      },
    },
  },
  parts: [attackAtSea({ mainland: ['main'] }), evenLanding()],
  board: (_was, context) => withNinthHarbour(attacked(pirateIslands.board!(undefined, context), MAP)),
  rules: (was, b) => {
    const ship = b.piece('ship').index;
    const homes = seatCorners(b, 'home');
    return {
      barBuild: (s, seat, piece, place) =>
        piece === ship && b.the.invasion.hasFallen(s, homes[seat])
          ? ANCHOR_LOST
          : was.barBuild(s, seat, piece, place),
      warships: {
        nextToArm: (s, seat) =>
          b.the.invasion.hasFallen(s, homes[seat]) ? -1 : was.warships.nextToArm(s, seat),
      },
    };
  },
  words: {
    name: 'The Pirate Islands with Barbarian Attack',
    summary:
      'Barbarians at the home coast and a fortress to take far out at sea. 10 points and your own fortress win.',
    takesBack: [
      ...attackTakesBack,
      'attack-seven',
      'goal',
      'hopeless-sieges',
      'in-vain',
      'pirate-arming',
      'pirate-goal',
    ],
    rules: [
      {
        key: 'attack-board',
        text: 'The castle lies in the east of the main island. All numbers lie on its coast, 9 and 10 twice and 5 three times, and the 2 and the 12 on one hex of fields; terrain is sorted by coast and inland. A general harbour is added.',
      },
      ...ashoreRules,
      evenLandingRule,
      'Knights neither beat off the pirates nor help against a fortress: there warships alone count.',
      'A Knighthood arms the unarmed ship of your lane that is nearest to your first settlement and makes it a warship. It also brings a knight. The first ship starts unarmed.',
      'You may build ships along conquered hexes too. But while your first settlement is conquered, you build no ships and arm none.',
      {
        key: 'pirate-goal',
        where: { points: 10 },
        text: 'You win with 10 points on your own turn if you have taken your own fortress.',
      },
      {
        key: 'in-vain',
        house:
          'If you have no knight left, or no free path for it, you still arm a ship; if you have no ship to arm, you still get the knight.',
      },
      { house: 'Only a Knighthood arms a ship, no other card.' },
      { house: 'One barbarian stands on the hex with 2 and 12 from the beginning, and no other.' },
      { house: 'A fortress that is taken lures no barbarians. The city that it may become does.' },
      { house: 'The pirates raid towns that have fallen as they do others.' },
      { house: 'The map of this pair is lost: where castle and numbers lie is ours.' },
    ],
    instead: {
      'card.knighthood.text':
        'The next ship of your lane becomes a warship. Put a knight on a free path at a castle.',
    },
    terms: { 'reason.anchor-lost': 'The settlement where your lane begins is conquered.' },
  },
});

function withNinthHarbour(board: Layout): Layout {
  return {
    ...board,
    harbours: {
      ...board.harbours,
      places: [...board.harbours.places, { q: 4, r: -1, side: 0 }],
      bag: harbourBag(4),
    },
  };
}
