import { bridges, startIn, tokenMigration } from '../mechanics/index.ts';
import { defineModule } from '../rulebook/index.ts';
import { chartedBoard, greaterCatanBridgesCharts } from './boards/index.ts';
import { dryingRules } from './greater-catan.ts';

/** Greater Catan as it was before there were ships: roads that span the water. */
export const greaterCatanBridges = defineModule({
  id: 'seafarers/greater-catan-bridges',
  kind: 'variant',
  seats: [3, 4],
  needs: ['first-island/base'],
  defaults: { points: 17 },
  changes: {
    pieces: { city: { supply: 8 }, road: { supply: 30, edges: ['land', 'coast', 'sea'] } },
  },
  parts: [
    startIn({ regions: ['main'] }),
    tokenMigration({ from: 'main' }),
    ...bridges({ piece: 'road', fork: false, removable: true, closeEnds: false }),
  ],
  // Games of chance tear down too much to empty the reserve; greater-catan shows the move.
  exempt: { rare: ['move.move-token'] },
  board: (_was, { seats }) => chartedBoard(greaterCatanBridgesCharts[seats]),
  words: {
    name: 'Greater Catan with bridges',
    summary:
      'The older form of Greater Catan, made from two base games: bridges instead of ships lead to the islands around. 17 points win.',
    rules: [
      ...dryingRules,
      'The robber starts on the desert. There is no pirate, and you move no piece for free.',
      'A bridge is a road on the water. It costs 1 brick and 1 lumber and comes out of the 30 roads that everybody has.',
      'Bridges do not fork at sea: a network forks on land only.',
      'Tearing down one of your own bridges counts as building: you may do it whenever you may build, even in the building round between turns. You build and pay for a new one like any other.',
      { key: 'goal', where: { points: 17 }, text: 'The first to 17 points on their own turn wins.' },
      {
        house:
          'Torn-down bridges return to the supply. Any bridge may be torn down, even from the middle of a line.',
      },
      { house: 'A corner is on land if land touches it. Bridges of several players may meet at sea.' },
      { house: 'A starting road may be a bridge.' },
      { house: 'Roads along a coast are roads, not bridges: they stay.' },
      { house: 'The harbours are where the harbour hexes of the base game would lie.' },
    ],
  },
});
