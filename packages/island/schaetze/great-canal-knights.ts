import type { Seat, State } from '@hexwright/kernel';
import type { Corner } from '../board/index.ts';
import { knights } from '../cities-knights/index.ts';
import { defineModule } from '../rulebook/index.ts';

/** how many points more than at sea four players are asked for */
const MORE = 1;

/** Official pair: the knights of Cities & Knights dig, once they are active. */
export const greatCanalKnights = defineModule({
  id: 'schaetze/great-canal-knights',
  kind: 'variant',
  internal: true,
  seats: [3, 4],
  needs: ['schaetze/great-canal', 'cities-knights/sea'],
  without: { parts: ['canal-knights'] },
  rules: (was, b) => {
    const own = knights.of(b);
    const home = new Uint8Array(b.topology.corners);
    b.layout.hexes.forEach(({ region }, hex) => {
      if (region === 'main') for (const corner of b.walks.cornersOf[hex]) home[corner] = 1;
    });
    /** sums something up over the active knights of the seat that are not on the main island */
    const abroad = (s: State, seat: Seat, worth: (corner: Corner) => number): number => {
      let sum = 0;
      own.each(s, seat, (corner) => {
        if (home[corner] === 0 && own.isActive(s, corner)) sum += worth(corner);
      });
      return sum;
    };
    return {
      goal: (s) => was.goal(s) + (b.seats > 3 ? MORE : 0),
      canal: {
        digger: (s, corner) => own.owner(s, corner),
        digs: (s, corner) => own.isActive(s, corner),
      },
      defence: {
        strength: (s, seat) =>
          was.defence.strength(s, seat) - abroad(s, seat, (corner) => own.strength(s, corner)),
      },
    };
  },
  words: {
    name: 'The Great Canal with Cities & Knights',
    summary: 'The knights of Cities & Knights dig the canal.',
    takesBack: ['goal-at-sea'],
    rules: [
      'With three players two more points are needed to win, with four three more.',
      'Only active knights dig. A portion is dug as soon as a second knight beside it is active, whether its owner likes it or not.',
      'Digging is no action: the knights stay active, and may act.',
      'Knights mine gold and trade abroad whether they are active or not.',
      'Active knights that are not on the main island do not count against the barbarians.',
      'Irrigation brings grain from fields before the canal is completed, too.',
    ],
  },
});
