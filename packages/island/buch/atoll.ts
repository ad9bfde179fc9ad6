import { reason } from '@hexwright/kernel';
import { START_ELSEWHERE } from '../mechanics/index.ts';
import { defineModule, type Part, wanted } from '../rulebook/index.ts';
import { chartedBoard } from '../seafarers/index.ts';
import { atollWords } from './atoll-words.ts';
import { atollChart, INNER, OUTER, RING } from './boards/atoll.ts';
import { circlingPirate } from './mechanics/circling-pirate.ts';
import { shippingLines } from './mechanics/shipping-lines.ts';

/** at so many seats the inner island is too small for everybody */
const CROWDED = 5;

/** A ring of land around an island: shipping lines across the lagoon are points, and the pirate goes round in it. */
export const atoll = defineModule({
  id: 'buch/atoll',
  kind: 'scenario',
  seats: [4, 5],
  opens: [5],
  needs: ['sea'],
  wants: [wanted.knightCards, wanted.robber, wanted.pirate, wanted.twoDice],
  // Its islands are counted out to the last hex: no river runs through them.
  leaves: [wanted.riverBed.thing],
  defaults: { points: 12 },
  parts: [
    footOnEach(),
    circlingPirate({ pirate: 'pirate', robber: 'robber', ring: RING }),
    shippingLines({ between: [INNER, OUTER], piece: 'ship' }),
  ],
  board: () => chartedBoard(atollChart),
  words: atollWords,
});

const START_OUTSIDE = reason('start-outside', 'only the first settlement stands on the inner island');

/** The first settlement stands on the inner island, the second on the outer one. Of five, the last one may begin outside. */
function footOnEach(): Part {
  return {
    id: 'foot-on-each',
    words: { terms: { 'reason.start-outside': 'Only your first settlement stands on the inner island.' } },
    rules: (was, b) => {
      const placed = b.cell('startsPlaced');
      const touches = (region: string) =>
        b.walks.hexesAt.map((hexes) => hexes.some((hex) => b.layout.hexes[hex].region === region));
      const inside = touches(INNER);
      const outside = touches(OUTER);
      return {
        barStartAt: (s, seat, corner) => {
          const count = placed.get(s);
          const first = count < b.seats;
          const either = count === b.seats - 1 && b.seats >= CROWDED;
          if (first && !either && !inside[corner]) return START_ELSEWHERE;
          if (!first && !outside[corner]) return START_OUTSIDE;
          return was.barStartAt(s, seat, corner);
        },
      };
    },
  };
}
