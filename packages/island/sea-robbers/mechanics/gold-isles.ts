import { type Corner, regionNeed } from '../../board/index.ts';
import { gainChits, isFounding } from '../../mechanics/index.ts';
import type { Part } from '../../rulebook/index.ts';
import { field, handlesOf } from '../../rulebook/index.ts';
import { GOLD } from '../boards/marks.ts';

const fields = {
  goldSettled: field.row('seat', { noLook: 'the settlement stands on the board' }),
};

/** what the first settlement there brings besides, to a bot, in points */
const WORTH = 1.3;

/** The first settlement of each seat beside a gold field brings a chit and a friend. */
export function goldIsles(): Part {
  return {
    id: 'gold-isles',
    boardNeeds: [regionNeed(GOLD)],
    fields,
    rules: (was, b) => {
      const { goldSettled: settled } = handlesOf(b, fields);
      const founds = Uint8Array.from(b.pieces, (piece) => (isFounding(b, piece) ? 1 : 0));
      const atGold = Uint8Array.from({ length: b.topology.corners }, (_, corner) =>
        b.walks.hexesAt[corner].some((hex) => b.layout.hexes[hex].region === GOLD) ? 1 : 0,
      );
      return {
        build: (s, seat, piece, place: Corner) => {
          was.build(s, seat, piece, place);
          if (seat >= b.seats || founds[piece] === 0 || atGold[place] === 0) return;
          if (settled.get(s, seat) !== 0) return;
          settled.set(s, seat, 1);
          gainChits(b, s, seat, 1);
          b.the.friends.claim(s, seat);
        },
        hints: {
          foundingGain: (s, seat, corner) =>
            was.hints.foundingGain(s, seat, corner) +
            (atGold[corner] === 1 && settled.get(s, seat) === 0 ? WORTH : 0),
        },
      };
    },
  };
}
