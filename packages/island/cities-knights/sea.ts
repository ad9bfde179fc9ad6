import { reason, type Seat, type State } from '@hexwright/kernel';
import type { Corner, Edge } from '../board/index.ts';
import { lanePieceAt } from '../mechanics/index.ts';
import { defineModule, wanted } from '../rulebook/index.ts';
import { knights } from './barbarians.ts';
import { cutOff } from './tethers.ts';

const HOLDS_KNIGHT = reason('holds-knight', 'a knight would be cut off from its towns');

/** Official pair: whatever is said of roads holds of ships, and knights go to sea. */
export const citiesKnightsSea = defineModule({
  id: 'cities-knights/sea',
  kind: 'variant',
  version: 2,
  internal: true,
  seats: [3, 4, 5, 6],
  needs: ['cities-knights/core', 'sea'],
  // two points more at sea, where Cities & Knights asks for three on land
  raises: { points: -1 },
  wants: [wanted.barbarianFleet],
  rules: (was, b) => {
    const own = knights.of(b);
    const shipAt = lanePieceAt(b, 'ship');
    const tether = cutOff(b, own);
    const shipsAt = (s: State, seat: Seat, corner: Corner): number => {
      let count = 0;
      for (const edge of b.walks.edgesAt[corner]) if (shipAt(s, seat, edge) >= 0) count++;
      return count;
    };
    return {
      lanes: {
        barMove: (s, seat, edge: Edge) =>
          was.lanes.barMove(s, seat, edge) ?? (tether(s, seat, edge) ? HOLDS_KNIGHT : undefined),
        // A knight of another is no building: a lane that is closed stays closed.
        openAt: (s, seat, edge, corner) => {
          const other = own.owner(s, corner);
          const cut = other >= 0 && other !== seat && b.fields.building.get(s, corner) === 0;
          return was.lanes.openAt(s, seat, edge, corner) && (!cut || shipsAt(s, seat, corner) === 1);
        },
      },
    };
  },
  words: {
    name: 'Cities & Knights at sea',
    summary: 'Knights sail along ships and chase the pirate, and you need two more points to win.',
    takesBack: ['goal', 'goal-knights', 'robber-or-pirate'],
    rules: [
      {
        of: 'blocker.pirate',
        text: 'On a 7 you move either the robber or the pirate. The pirate goes to any sea hex, and you steal a card from one player with a ship beside that hex.',
      },
      'What Cities & Knights says about roads holds for ships too: knights stand at them, move along them, and stop those of others.',
      'A moving knight may change from a road to a ship and back without a town between them. For the Longest Road a knight does not join the two.',
      'You place a new knight on a corner with land. A moving one may also stop at a corner with only sea around it.',
      {
        of: 'blocker.pirate',
        text: 'A knight beside the pirate chases it as it would the robber. Until the first attack the pirate stays where it is, too.',
      },
      'You may not move a ship if that would cut a knight off from its owner’s settlements and cities. A knight at the end of a lane does not close it, and another player’s knight does not open one that is closed.',
      {
        of: 'part.barbarian-fleet',
        text: 'The barbarians attack all islands at once: all cities and all active knights are counted, wherever they are.',
      },
      'A gold field gives no commodities, and the merchant does not stand on it.',
      { key: 'goal-at-sea', text: 'You need two points more than the scenario says to win.' },
      {
        house: 'If you choose goods from a gold field, the aqueduct gives you nothing.',
      },
      {
        house:
          'Where a scenario has three starting places, the second is the city, and the last brings the goods.',
      },
      { house: 'If you uncover a hex you get its resource and no commodity.' },
    ],
    terms: { 'reason.holds-knight': 'A knight would be cut off from its towns.' },
    instead: { 'move.chase-with-knight': 'Chase the robber or the pirate away' },
  },
});
