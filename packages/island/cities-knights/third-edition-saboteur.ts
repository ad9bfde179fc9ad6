import { pop, push, reason, type Seat, type State, tell } from '@hexwright/kernel';
import type { Corner } from '../board/index.ts';
import { canPay, pay } from '../mechanics/index.ts';
import { type Book, defineModule, type Part } from '../rulebook/index.ts';

const REPAIR = { lumber: 1, ore: 1 };
const NO_TARGET = reason('no-such-city', 'no city of another that could be sabotaged stands there');
const NOT_DAMAGED = reason('not-sabotaged', 'no sabotaged city of the seat stands there');

/** whether the seat may sabotage what stands on the corner */
const makeMay = (b: Book) => {
  const sabotaged = b.row<Corner>('sabotaged');
  const city = b.piece('city').index;
  return (s: State, seat: Seat, corner: Corner): boolean => {
    const mark = b.fields.building.get(s, corner);
    return (
      mark !== 0 &&
      b.pieceOf[mark] === city &&
      b.ownerOf[mark] !== seat &&
      sabotaged.get(s, corner) === 0 &&
      !b.the.metropolises.isAt(s, corner)
    );
  };
};

/** Sabotaged cities give what settlements give, until they are repaired. */
function sabotage(): Part {
  return {
    id: 'sabotage',
    fields: { sabotaged: { per: ['corner'] } },
    decisions: { sabotage: {} },
    rules: (was, b) => {
      const sabotaged = b.row<Corner>('sabotaged');
      return {
        drawFrom: (s, hex, corner, piece) => {
          const units = was.drawFrom(s, hex, corner, piece);
          return units > 1 && sabotaged.get(s, corner) !== 0 ? 1 : units;
        },
        unbuild: (s, piece, place) => {
          was.unbuild(s, piece, place);
          if (b.pieces[piece].id === 'city') sabotaged.set(s, place, 0);
        },
        downgrade: (s, piece, into, place) => {
          was.downgrade(s, piece, into, place);
          if (b.pieces[piece].on === 'corner') sabotaged.set(s, place, 0);
        },
        metropolises: {
          place: (s, seat, branch, corner) => {
            sabotaged.set(s, corner, 0);
            was.metropolises.place(s, seat, branch, corner);
          },
        },
      };
    },
    moves: (b) => {
      const sabotaged = b.row<Corner>('sabotaged');
      const may = makeMay(b);
      const bill = b.bill(REPAIR);
      const isOwn = (s: State, seat: Seat, corner: Corner): boolean =>
        sabotaged.get(s, corner) !== 0 && b.ownerOf[b.fields.building.get(s, corner)] === seat;
      return [
        {
          name: 'sabotage',
          args: [{ name: 'corner', domain: b.domain('corner') }],
          decisions: ['sabotage'],
          list: (s, seat, out) => {
            for (let corner = 0; corner < b.topology.corners; corner++)
              if (may(s, seat, corner)) out.put(corner);
          },
          apply: (s, seat, corner) => {
            pop(s);
            sabotaged.set(s, corner, 1);
            if (s.events)
              tell(s, 'sabotaged', { seat: b.ownerOf[b.fields.building.get(s, corner)], by: seat });
          },
          why: (s, seat, corner) => (corner < 0 || may(s, seat, corner) ? undefined : NO_TARGET),
        },
        {
          name: 'repair-city',
          args: [{ name: 'corner', domain: b.domain('corner') }],
          decisions: ['main', 'build', 'special'],
          price: () => bill,
          list: (s, seat, out) => {
            if (!canPay(b, s, seat, bill)) return;
            for (let corner = 0; corner < b.topology.corners; corner++)
              if (isOwn(s, seat, corner)) out.put(corner);
          },
          apply: (s, seat, corner) => {
            pay(b, s, seat, bill);
            sabotaged.set(s, corner, 0);
            if (s.events) tell(s, 'repaired', { seat });
          },
          why: (s, seat, corner) => {
            if (corner >= 0 && !isOwn(s, seat, corner)) return NOT_DAMAGED;
            if (canPay(b, s, seat, bill)) return undefined;
            return reason('cannot-pay', 'a repair costs 1 lumber, 1 ore', {
              piece: 'city',
              cost: '1 lumber, 1 ore',
            });
          },
        },
      ];
    },
    words: {
      terms: {
        'decision.sabotage': 'Saboteur: choose a city of another player',
        'move.sabotage': 'Sabotage this city',
        'move.repair-city': 'Repair a city',
        'event.sabotaged': '{by:seat} sabotages a city of {seat}.',
        'event.repaired': '{seat} repairs a city.',
        'field.sabotaged': 'Sabotaged cities',
        'reason.no-such-city': 'No city of another player that could be sabotaged stands there.',
        'reason.not-sabotaged': 'No sabotaged city of yours stands there.',
      },
    },
    looks: {
      fields: { sabotaged: { on: 'corner', shape: 'crack' } },
      moves: { 'repair-city': { shape: 'city' } },
    },
  };
}

/** The cards of the English 3rd edition: a Saboteur who damages a city, and a Commercial Harbour where the taker chooses. */
export const thirdEditionSaboteur = defineModule({
  id: 'cities-knights/third-edition-saboteur',
  kind: 'variant',
  seats: [2, 3, 4, 5, 6],
  needs: ['cities-knights/core'],
  parts: [sabotage()],
  defaults: { commercialHarbour: 'taker' },
  changes: {
    cards: {
      saboteur: {
        when: (b) => {
          const may = makeMay(b);
          return (s, seat) => {
            for (let corner = 0; corner < b.topology.corners; corner++) if (may(s, seat, corner)) return true;
            return false;
          };
        },
        play: (b) => {
          const asked = b.decision('sabotage');
          return (s, seat) => push(s, asked, 1 << seat);
        },
      },
    },
  },
  words: {
    name: 'The Saboteur of the 3rd edition',
    summary: 'A Saboteur damages a city, which gives what a settlement gives until it is repaired.',
    rules: [
      'A sabotaged city draws one resource from each hex, as a settlement does, and no commodity.',
      'It is still worth 2 points, still counts for the strength of the barbarians, and keeps its wall.',
      'You cannot sabotage your own cities or any metropolis.',
      'You may have any number of sabotaged cities and still build others.',
      'Repairing a city costs 1 lumber and 1 ore; you may do it whenever you may build.',
      'At a Commercial Harbour the player who plays the card chooses the commodity.',
      { house: 'A Saboteur damages one city of any other player.' },
      {
        house:
          'A sabotaged city may become a metropolis, which repairs it; one that falls is no longer sabotaged.',
      },
    ],
    instead: {
      'card.saboteur.text':
        'Choose a city of another player, but no metropolis: it is sabotaged and draws like a settlement until its owner repairs it.',
    },
  },
});
