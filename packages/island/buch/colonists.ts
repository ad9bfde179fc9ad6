import type { Seat } from '@hexwright/kernel';
import { discovery, eruption } from '../mechanics/index.ts';
import { type CardNo, defineModule } from '../rulebook/index.ts';
import { chartedBoard } from '../seafarers/index.ts';
import { colonistsCharts } from './boards/index.ts';
import { colonies, colonyGround } from './colony-ground.ts';
import { colonistsWords } from './colony-words.ts';
import { apartReds } from './mechanics/apart-reds.ts';
import { cornerPirate } from './mechanics/corner-pirate.ts';
import { guardShips, guardShipsOf } from './mechanics/guard-ships.ts';
import { outposts } from './mechanics/outposts.ts';
import { shipStock } from './mechanics/ship-stock.ts';
import { toppledSettlements } from './mechanics/toppled.ts';

const SHIP_PIECES = 15;

/** The Colonists as first printed: upturned ships are outposts and warships, and a volcano lays settlements on their side. */
export const colonists = defineModule({
  id: 'buch/colonists',
  kind: 'scenario',
  seats: [3, 4],
  needs: [colonyGround.id],
  options: {
    colonistsMap: {
      type: 'choice',
      default: '2003',
      values: ['2003', '2000'],
      words: 'The map: that of 2003 for the frame of the 4th edition, or that of 2000',
    },
  },
  defaults: { points: 13 },
  terrains: [{ id: 'colony-volcano', gives: 'any' }],
  changes: {
    awards: {
      'largest-army': {
        metric: (b) => {
          const played = b.grid<Seat, CardNo>('played');
          const knight = b.card('knight');
          const warships = guardShipsOf(b);
          return (s, seat) => played.get(s, seat, knight) + warships.count(s, seat);
        },
      },
    },
  },
  parts: [
    discovery({ byRoutes: false }),
    apartReds(),
    outposts({ tokens: colonies }),
    cornerPirate({ tokens: colonies, robsHome: false, keepsOffRim: false }),
    guardShips({ cost: { lumber: 1, ore: 1, wool: 2 }, supply: SHIP_PIECES, shared: false, guards: false }),
    shipStock({ ships: colonies.ships, pieces: SHIP_PIECES }),
    eruption({ terrain: 'colony-volcano' }),
    toppledSettlements(),
  ],
  board: (_was, { options }) =>
    chartedBoard(colonistsCharts[options.colonistsMap as keyof typeof colonistsCharts]),
  words: colonistsWords,
  looks: { terrains: { 'colony-volcano': { colour: '#8c4a3a', pattern: 'mountains' } } },
});
