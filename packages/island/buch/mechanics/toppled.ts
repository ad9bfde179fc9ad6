import { reason, type Seat, type State, tell } from '@hexwright/kernel';
import type { Corner } from '../../board/index.ts';
import { BUILDING, cannotPay, canPay, liftPiece, markAt, pay, putPiece } from '../../mechanics/index.ts';
import type { Part } from '../../rulebook/index.ts';

const NOT_TOPPLED = reason('not-toppled', 'no settlement of the seat lies on its side there');

/** in points: what a settlement that lies on its side is still good for */
const STILL_THERE = 0.3;

/**
 * A settlement that a volcano hits is laid on its side: it gives nothing and is worth nothing, holds its place and what lies there,
 * and is raised again for the price of a settlement whenever its owner likes.
 */
export function toppledSettlements(): Part {
  return {
    id: 'toppled-settlements',
    pieces: [
      {
        id: 'toppled-settlement',
        on: 'corner',
        supply: { madeOf: 'settlement' },
        points: 0,
        draws: 0,
        distance: true,
        blocksRoutes: true,
      },
    ],
    exempt: {
      rare: [
        'piece.toppled-settlement',
        'move.raise-settlement',
        'event.settlement-raised',
        'event.downgraded',
      ],
    },
    rules: (was, b) => {
      const settlement = b.piece('settlement').index;
      const toppled = b.piece('toppled-settlement').index;
      const bill = b.piece('settlement').bill;
      return {
        eruption: {
          strike: (s, corner) => {
            const piece = b.pieceOf[b.fields.building.get(s, corner)];
            if (piece === settlement) b.rules.downgrade(s, settlement, toppled, corner);
            else if (piece !== toppled) was.eruption.strike(s, corner);
          },
        },
        hints: {
          aims: (s, seat, aim) => {
            was.hints.aims(s, seat, aim);
            for (let corner = 0; corner < b.topology.corners; corner++)
              if (b.fields.building.get(s, corner) === b.mark(seat, toppled)) {
                aim(bill, 1 + STILL_THERE);
                return;
              }
          },
        },
      };
    },
    moves: (b) => {
      const settlement = b.piece('settlement');
      const toppled = b.piece('toppled-settlement');
      const isAt = (s: State, seat: Seat, corner: Corner): boolean =>
        markAt(s, toppled, corner) === b.mark(seat, toppled.index);
      const price = (s: State, seat: Seat) => b.rules.cost(s, seat, settlement.index, -1);
      return [
        {
          name: 'raise-settlement',
          args: [{ name: 'corner', domain: b.domain('corner') }],
          decisions: BUILDING,
          price,
          list: (s, seat, out) => {
            if (!canPay(b, s, seat, price(s, seat))) return;
            for (let corner = 0; corner < toppled.places; corner++)
              if (isAt(s, seat, corner)) out.put(corner);
          },
          apply: (s, seat, corner) => {
            pay(b, s, seat, price(s, seat));
            liftPiece(b, s, toppled.index, corner);
            putPiece(b, s, seat, settlement.index, corner);
            if (s.events) tell(s, 'settlement-raised', { seat, corner });
            b.rules.reviewAwards(s);
          },
          why: (s, seat, corner) => {
            if (corner >= 0 && !isAt(s, seat, corner)) return NOT_TOPPLED;
            return canPay(b, s, seat, price(s, seat))
              ? NOT_TOPPLED
              : cannotPay(b, 'settlement', price(s, seat));
          },
        },
      ];
    },
    words: {
      terms: {
        'piece.toppled-settlement': 'settlement on its side',
        'move.raise-settlement': 'Raise a settlement again',
        'event.settlement-raised': '{seat} raises a settlement again.',
        'reason.not-toppled': 'No settlement of yours lies on its side there.',
      },
    },
    looks: {
      pieces: { 'toppled-settlement': { shape: 'tent' } },
      moves: { 'raise-settlement': { shape: 'house', seat: true } },
    },
  };
}
