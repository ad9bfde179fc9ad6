import { reason, type Seat, type State, tell } from '@hexwright/kernel';
import type { Corner } from '../../board/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';
import { TAKEN } from '../core/bars.ts';
import { canPay, pay } from '../core/goods.ts';
import { liftPiece, markAt, putPiece } from '../core/pieces.ts';

const NO_FALLEN = reason('no-fallen-city', 'no fallen city of the seat stands there');

/** A city becomes a settlement again; where none is left in the supply it is laid on its side and counts as one. */
export function lowerCity(b: Book, s: State, corner: Corner): void {
  const city = b.piece('city').index;
  const seat = b.ownerOf[b.fields.building.get(s, corner)];
  const into = b.piece('settlement').index;
  const left = b.fields.supply.get(s, seat, into) > 0;
  b.rules.downgrade(s, city, left ? into : b.piece('fallen-city').index, corner);
  b.rules.reviewAwards(s);
}

/**
 * Cities that have fallen while no settlement was in the supply. Each is a settlement in all but its piece, is replaced
 * by one as soon as one is left, and can be raised again for the price of a city.
 */
export function fallenCities(): Part {
  return {
    id: 'fallen-cities',
    pieces: [
      {
        id: 'fallen-city',
        on: 'corner',
        supply: { madeOf: 'city' },
        points: 1,
        draws: 1,
        distance: true,
        blocksRoutes: true,
      },
    ],
    exempt: { rare: ['piece.fallen-city', 'move.restore-city', 'event.city-restored'] },
    rules: (was, b) => {
      const fallen = b.piece('fallen-city');
      const city = b.piece('city').index;
      const settlement = b.piece('settlement').index;
      return {
        build: (s, seat, piece, place) => {
          was.build(s, seat, piece, place);
          if (piece !== city || seat >= b.seats || b.fields.supply.get(s, seat, settlement) === 0) return;
          for (let corner = 0; corner < fallen.places; corner++)
            if (markAt(s, fallen, corner) === b.mark(seat, fallen.index)) {
              liftPiece(b, s, fallen.index, corner);
              putPiece(b, s, seat, settlement, corner);
              return;
            }
        },
      };
    },
    moves: (b) => {
      const city = b.piece('city');
      const fallen = fallenOf(b);
      const price = (s: State, seat: Seat) => b.rules.cost(s, seat, city.index, -1);
      return [
        {
          name: 'restore-city',
          args: [{ name: 'corner', domain: b.domain('corner') }],
          decisions: ['main', 'build', 'special'],
          price,
          list: (s, seat, out) => {
            if (!canPay(b, s, seat, price(s, seat))) return;
            if (b.rules.barBuildKind(s, seat, city.index) !== undefined) return;
            fallen.each(s, seat, (corner) => out.put(corner));
          },
          apply: (s, seat, corner) => {
            pay(b, s, seat, price(s, seat));
            fallen.raise(s, seat, corner);
          },
          why: (s, seat, corner) => {
            if (corner >= 0 && !fallen.isAt(s, seat, corner)) return NO_FALLEN;
            const bar = b.rules.barBuildKind(s, seat, city.index);
            if (bar) return bar;
            if (canPay(b, s, seat, price(s, seat))) return corner >= 0 ? TAKEN : NO_FALLEN;
            const cost = price(s, seat).map(([good, count]) => `${count} ${b.goods[good].id}`);
            return reason('cannot-pay', `a city costs ${cost.join(', ')}`, {
              piece: 'city',
              cost: cost.join(', '),
            });
          },
        },
      ];
    },
    words: {
      terms: {
        'piece.fallen-city': 'fallen city',
        'move.restore-city': 'Raise a fallen city again',
        'event.city-restored': '{seat} raises a fallen city again.',
        'reason.no-fallen-city': 'No fallen city of yours stands there.',
      },
    },
    looks: { pieces: { 'fallen-city': { shape: 'house' } } },
  };
}

/** The cities of a seat that lie on their sides, for whoever raises them again. */
export interface FallenCities {
  isAt(s: State, seat: Seat, corner: Corner): boolean;
  each(s: State, seat: Seat, visit: (corner: Corner) => void): void;
  /** stands it up, whatever was paid for that */
  raise(s: State, seat: Seat, corner: Corner): void;
}

export function fallenOf(b: Book): FallenCities {
  const piece = b.piece('fallen-city');
  const city = b.piece('city').index;
  const isAt = (s: State, seat: Seat, corner: Corner): boolean =>
    markAt(s, piece, corner) === b.mark(seat, piece.index);
  return {
    isAt,
    each: (s, seat, visit) => {
      for (let corner = 0; corner < piece.places; corner++) if (isAt(s, seat, corner)) visit(corner);
    },
    raise: (s, seat, corner) => {
      liftPiece(b, s, piece.index, corner);
      putPiece(b, s, seat, city, corner);
      if (s.events) tell(s, 'city-restored', { seat, on: 'corner', place: corner });
      b.rules.reviewAwards(s);
      b.rules.built(s, seat, city, corner);
    },
  };
}
