import { type Bar, reason, type Seat, type State, tell } from '@hexwright/kernel';
import type { Corner } from '../../board/index.ts';
import {
  BUILDING,
  cannotPay,
  canPay,
  countOf,
  landStoresOf,
  liftPiece,
  markAt,
  NO_LAND,
  pay,
  putPiece,
  SAILING,
  type ShipsOnCorners,
  TAKEN,
} from '../../mechanics/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';

export const WAREHOUSE = 'warehouse';
const ONE_WAREHOUSE = reason('one-warehouse', 'the seat has a warehouse');
const NO_LOADED_SHIP = reason('no-loaded-ship', 'no ship of the seat with cargo lies there');
const NO_SETTLEMENT_LEFT = reason('no-settlement-left', 'a warehouse is a settlement out of the supply');
const NO_WAREHOUSE = reason('no-warehouse', 'no warehouse of the seat stands there');
const OTHERS_PHASE = reason('others-phase', 'out of turn ships only sail');

/** What speaks against a warehouse of the seat on the corner, but for the ship that must lie there. */
export function barWarehouse(b: Book): (s: State, seat: Seat, corner: Corner) => Bar {
  const warehouse = b.piece(WAREHOUSE).index;
  const settlement = b.piece('settlement').index;
  const stores = landStoresOf(b);
  return (s, seat, corner) => {
    if (countOf(b, s, seat, warehouse) > 0) return ONE_WAREHOUSE;
    if (b.fields.supply.get(s, seat, settlement) === 0) return NO_SETTLEMENT_LEFT;
    if (b.fields.building.get(s, corner) !== 0) return TAKEN;
    if (stores.ofCorner(corner) < 0) return NO_LAND;
    return b.rules.barFound(s, seat, corner);
  };
}

/**
 * A warehouse is a settlement on its roof: it holds its place and a store, and no more. A ship that carries anything puts it up where
 * it lies, and it becomes a settlement for the price of one.
 */
export function warehouses(ships: ShipsOnCorners): Part {
  return {
    id: 'warehouses',
    uses: [ships.part],
    pieces: [
      {
        id: WAREHOUSE,
        on: 'corner',
        supply: { madeOf: 'settlement' },
        points: 0,
        draws: 0,
        distance: true,
        blocksRoutes: true,
      },
    ],
    rules: (was, b) => {
      const warehouse = b.piece(WAREHOUSE).index;
      return {
        harbours: {
          serves: (s, corner) =>
            was.harbours.serves(s, corner) && b.pieceOf[b.fields.building.get(s, corner)] !== warehouse,
        },
      };
    },
    moves: (b) => {
      const warehouse = b.piece(WAREHOUSE);
      const settlement = b.piece('settlement');
      const fleet = ships.of(b);
      const stores = landStoresOf(b);
      const bar = barWarehouse(b);
      const barHere = (s: State, seat: Seat, corner: Corner): Bar => {
        if (b.fields.active.get(s) !== seat) return OTHERS_PHASE;
        let loaded = false;
        fleet.each(s, seat, (ship, at) => {
          if (at === corner && fleet.stow.size(s, ship) > 0) loaded = true;
        });
        return loaded ? bar(s, seat, corner) : NO_LOADED_SHIP;
      };
      const isAt = (s: State, seat: Seat, corner: Corner): boolean =>
        markAt(s, warehouse, corner) === b.mark(seat, warehouse.index);
      /** the price where the warehouse stands; a seat has one */
      const price = (s: State, seat: Seat) => {
        for (let corner = 0; corner < warehouse.places; corner++)
          if (isAt(s, seat, corner)) return b.rules.cost(s, seat, settlement.index, corner);
        return stores.priced(settlement.bill, 0);
      };
      return [
        {
          name: WAREHOUSE,
          args: [{ name: 'corner', domain: b.domain('corner') }],
          decisions: [SAILING],
          list: (s, seat, out) =>
            fleet.each(s, seat, (ship, corner) => {
              if (fleet.of(s, seat, corner) === ship && barHere(s, seat, corner) === undefined)
                out.put(corner);
            }),
          apply: (s, seat, corner) => {
            b.rules.build(s, seat, warehouse.index, corner);
            b.rules.reviewAwards(s);
          },
          why: (s, seat, corner) => (corner < 0 ? NO_LOADED_SHIP : barHere(s, seat, corner)),
        },
        {
          name: 'settle-warehouse',
          args: [{ name: 'corner', domain: b.domain('corner') }],
          decisions: BUILDING,
          price,
          list: (s, seat, out) => {
            for (let corner = 0; corner < warehouse.places; corner++)
              if (isAt(s, seat, corner) && canPay(b, s, seat, price(s, seat))) out.put(corner);
          },
          apply: (s, seat, corner) => {
            pay(b, s, seat, price(s, seat));
            liftPiece(b, s, warehouse.index, corner);
            putPiece(b, s, seat, settlement.index, corner);
            if (s.events) tell(s, 'warehouse-settled', { seat, corner });
            // It may use the harbour now, and is one settlement more for whatever counts them.
            b.the.harbours.recount(s, seat);
            b.rules.reviewAwards(s);
            b.rules.built(s, seat, settlement.index, corner);
          },
          why: (s, seat, corner) => {
            const there = corner < 0 ? countOf(b, s, seat, warehouse.index) > 0 : isAt(s, seat, corner);
            if (!there) return NO_WAREHOUSE;
            return canPay(b, s, seat, price(s, seat))
              ? undefined
              : cannotPay(b, 'settlement', price(s, seat));
          },
        },
      ];
    },
    words: {
      terms: {
        'piece.warehouse': 'warehouse',
        'move.warehouse': 'Put up a warehouse',
        'move.warehouse.short': 'Warehouse',
        'move.settle-warehouse': 'Turn the warehouse into a settlement',
        'move.settle-warehouse.short': 'Settle the warehouse',
        'event.warehouse-settled': '{seat} turns a warehouse into a settlement.',
        'reason.one-warehouse': 'You have a warehouse already.',
        'reason.no-loaded-ship': 'No ship of yours with cargo lies there.',
        'reason.no-settlement-left': 'A warehouse is a settlement, and you have none left.',
        'reason.no-warehouse': 'No warehouse of yours stands there.',
        'reason.others-phase': 'Out of turn ships only sail.',
      },
    },
    looks: {
      pieces: { [WAREHOUSE]: { shape: 'tent' } },
      moves: {
        [WAREHOUSE]: { shape: 'tent', seat: true },
        'settle-warehouse': { shape: 'house', seat: true },
      },
    },
  };
}
