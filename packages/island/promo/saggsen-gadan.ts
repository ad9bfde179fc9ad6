import type { Seat } from '@hexwright/kernel';
import { defineModule, taken, wanted } from '../rulebook/index.ts';
import { crowns } from './mechanics/crowns.ts';
import { inlandHarbours } from './mechanics/inland-harbours.ts';
import { paidRobber } from './mechanics/paid-robber.ts';
import { plants } from './mechanics/plants.ts';
import { RIVER_CORNER, riverBanks } from './mechanics/river-banks.ts';
import { saggsenGadanBoard } from './saggsen-gadan-board.ts';
import { saggsenGadanWords } from './saggsen-gadan-words.ts';

/** so many crowns make a King of Saxony */
const KING = 3;

/** Two banks of each river, crowns for the cities of Saxony, and plants that make resources points. */
export const saggsenGadan = defineModule({
  id: 'promo/saggsen-gadan',
  kind: 'scenario',
  seats: [3, 4],
  needs: ['first-island/base'],
  takes: [taken.desert],
  leaves: [wanted.harbours.thing],
  without: { awards: ['largest-army'] },
  awards: [
    {
      id: 'king-of-saxony',
      points: 1,
      min: KING,
      tie: 'alone',
      metric: (b) => {
        const held = b.row<Seat>('crowns');
        return (s, seat: Seat) => held.get(s, seat);
      },
    },
  ],
  parts: [
    riverBanks({ piece: 'settlement', cost: { brick: 1, grain: 1, lumber: 2, wool: 1 } }),
    inlandHarbours({ corners: RIVER_CORNER }),
    crowns({ stock: 21, aim: KING }),
    plants({ cards: 2, goods: 3, stock: 15 }),
    paidRobber({ price: 3, to: 'desert' }),
  ],
  board: () => saggsenGadanBoard(),
  words: saggsenGadanWords,
});
