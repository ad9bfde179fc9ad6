import { reason, type Seat } from '@hexwright/kernel';
import { askRoutes, canLay, countOf } from '../../mechanics/index.ts';
import type { Part } from '../../rulebook/index.ts';

const ROADS_ONLY = reason('roads-only', 'this card lays roads alone');
const FIELD = 'roadWorks';

/** A card that is no point: its owner lays a road for each ship on the board. */
export function roadWorks({ card, road, ship }: { card: string; road: string; ship: string }): Part {
  return {
    id: 'road-works',
    of: { card, road, ship },
    fields: { [FIELD]: { noLook: 'what is laid for nothing is asked for' } },
    changes: {
      cards: {
        [card]: {
          points: 0,
          worth: 0.6,
          when: (b) => (s, seat) => countOf(b, s, seat, b.piece(ship).index) > 0 && canLay(b, s, seat),
          play: (b) => (s, seat) => {
            b.cell(FIELD).set(s, 1);
            askRoutes(b, s, seat, countOf(b, s, seat, b.piece(ship).index));
          },
        },
      },
    },
    rules: (was, b) => {
      const working = b.cell(FIELD);
      const paves = b.piece(road).index;
      return {
        beginTurn: (s) => {
          was.beginTurn(s);
          working.set(s, 0);
        },
        paired: {
          begin: (s, seat: Seat) => {
            was.paired.begin(s, seat);
            working.set(s, 0);
          },
        },
        freeRoutes: {
          barLay: (s, seat, piece) =>
            was.freeRoutes.barLay(s, seat, piece) ??
            (working.get(s) === 1 && piece !== paves ? ROADS_ONLY : undefined),
        },
      };
    },
    words: { terms: { 'reason.roads-only': 'This card lays roads alone.' } },
  };
}
