import { type Bar, pop, push, reason, type Seat, type State, tell, topArg } from '@hexwright/kernel';
import type { Corner } from '../../board/index.ts';
import {
  CORNER_SHIP,
  canPay,
  handOver,
  held,
  landStoresOf,
  NO_BERTH,
  ON_LAND,
  SAILING,
  type ShipsOnCorners,
  type Traveller,
} from '../../mechanics/index.ts';
import { type Book, concerning, type Good, type Part } from '../../rulebook/index.ts';
import { WAREHOUSE } from './warehouses.ts';

const PORT_TOLL = 'port-toll';
const STORE_SHORT = reason('store-short', 'the store of that land cannot pay for it');
const TOLL_SHORT = reason('toll-short', 'the seat has nothing there to pay the owner with');
const NO_SHIP = reason('no-ship-there', 'that ship of the seat does not lie there');
const NO_STORE = reason('no-store-there', 'no building of the seat stands there');
const SHIP_FULL = reason('ship-full', 'the ship has no room for it');
const NOT_STORED = reason('not-stored', 'no such good lies there');
const OTHERS_PHASE = reason('others-phase', 'out of turn ships only sail');

/**
 * Ships carry goods from the store of one land to that of another. They load and unload at own buildings, which ends their journey
 * of the turn. At a building of somebody else they may be built and may lie for a good each time. When a turn is over everybody
 * else sails by the same die, and no more than that.
 */
export function storeShips(ships: ShipsOnCorners): Part {
  return {
    id: 'store-ships',
    uses: [ships.part],
    decisions: {
      [PORT_TOLL]: {
        args: (b) => [
          { name: 'ship', domain: { id: 'ship', size: ships.of(b).count } },
          { name: 'corner', domain: b.domain('corner') },
        ],
      },
    },
    rules: (was, b) => {
      const fleet = ships.of(b);
      const stores = landStoresOf(b);
      const toll = b.decision(PORT_TOLL);
      const hostAt = makeHosts(b);
      const means = (s: State, seat: Seat, corner: Corner): number =>
        stores.size(s, seat, stores.ofCorner(corner));
      const due = (s: State, seat: Seat, ship: Traveller, corner: Corner): void => {
        if (hostAt(s, seat, corner) >= 0) push(s, toll, 1 << seat, ship, corner);
      };
      return {
        shipping: {
          cost: (s, seat, corner) => {
            const bill = was.shipping.cost(s, seat, corner);
            const land = corner < 0 ? stores.nearest(s, seat, bill) : stores.ofCorner(corner);
            return stores.priced(bill, Math.max(0, land));
          },
          barBerth: (s, seat, corner) => {
            const bar = was.shipping.barBerth(s, seat, corner);
            const abroad = bar === NO_BERTH && hostAt(s, seat, corner) >= 0;
            if (bar && !abroad) return bar;
            if (isWarehouse(b, s, corner)) return NO_BERTH;
            if (abroad && !fleet.isWater(s, corner)) return ON_LAND;
            const bill = b.the.shipping.cost(s, seat, corner);
            if (!canPay(b, s, seat, bill)) return STORE_SHORT;
            const price = bill.reduce((sum, [, count]) => sum + count, 0);
            return abroad && means(s, seat, corner) <= price ? TOLL_SHORT : undefined;
          },
          launched: (s, seat, ship, corner) => {
            was.shipping.launched(s, seat, ship, corner);
            due(s, seat, ship, corner);
          },
        },
        travel: {
          barStand: concerning(CORNER_SHIP, (s, kind, seat, unit, place) => {
            const bar = was.travel.barStand(s, kind, seat, unit, place);
            if (bar || kind !== CORNER_SHIP || hostAt(s, seat, place) < 0) return bar;
            return means(s, seat, place) + fleet.stow.size(s, unit) > 0 ? undefined : TOLL_SHORT;
          }),
          arrived: (s, kind, seat, unit, place) => {
            was.travel.arrived(s, kind, seat, unit, place);
            if (kind === CORNER_SHIP) due(s, seat, unit, place);
          },
        },
      };
    },
    turnSteps: (b) => {
      const fleet = ships.of(b);
      const sail = b.decision(SAILING);
      return [
        {
          before: 'end',
          add: {
            id: 'others-sail',
            run: (s) => {
              const active = b.fields.active.get(s);
              // The last to sail is asked first to be asked last.
              for (let i = b.seats - 1; i > 0; i--) {
                const seat = (active + i) % b.seats;
                if (fleet.out(s, seat) > 0) push(s, sail, 1 << seat);
              }
            },
          },
        },
      ];
    },
    moves: (b) => {
      const fleet = ships.of(b);
      const stores = landStoresOf(b);
      const hostAt = makeHosts(b);
      const { building } = b.fields;
      const args = [
        { name: 'corner', domain: b.domain('corner') },
        { name: 'unit', domain: { id: CORNER_SHIP, size: fleet.count } },
        { name: 'good', domain: b.domain('good') },
      ];
      const isOwn = (s: State, seat: Seat, corner: Corner): boolean => {
        const mark = building.get(s, corner);
        return mark !== 0 && b.ownerOf[mark] === seat;
      };
      const barHere = (s: State, seat: Seat, corner: Corner, ship: Traveller): Bar => {
        if (b.fields.active.get(s) !== seat) return OTHERS_PHASE;
        if (fleet.owner(ship) !== seat || fleet.at(s, ship) !== corner) return NO_SHIP;
        return isOwn(s, seat, corner) ? undefined : NO_STORE;
      };
      const barLoad = (s: State, seat: Seat, corner: Corner, ship: Traveller, good: Good): Bar => {
        const bar = barHere(s, seat, corner, ship);
        if (bar) return bar;
        if (!fleet.stow.room(s, ship)) return SHIP_FULL;
        const there = stores.kindOf(good) >= 0 && stores.landOf(good) === stores.ofCorner(corner);
        return there && held(b, s, seat, good) > 0 ? undefined : NOT_STORED;
      };
      const barUnload = (s: State, seat: Seat, corner: Corner, ship: Traveller, good: Good): Bar => {
        const bar = barHere(s, seat, corner, ship);
        if (bar) return bar;
        const there = stores.kindOf(good) >= 0 && stores.landOf(good) === stores.ofCorner(corner);
        return there && fleet.stow.count(s, ship, stores.kindOf(good)) > 0 ? undefined : NOT_STORED;
      };
      const eachGood = (
        s: State,
        seat: Seat,
        visit: (corner: Corner, ship: Traveller, good: Good) => void,
      ): void => {
        if (b.fields.active.get(s) !== seat) return;
        fleet.each(s, seat, (ship, corner) => {
          if (!isOwn(s, seat, corner)) return;
          const land = stores.ofCorner(corner);
          for (let kind = 0; kind < stores.kinds; kind++) visit(corner, ship, stores.good(kind, land));
        });
      };
      return [
        {
          name: 'load-good',
          quiet: true,
          args,
          decisions: [SAILING],
          list: (s, seat, out) =>
            eachGood(s, seat, (corner, ship, good) => {
              if (barLoad(s, seat, corner, ship, good) === undefined) out.put(corner, ship, good);
            }),
          apply: (s, seat, _corner, ship, good) => {
            stores.put(s, seat, good, -1);
            fleet.stow.add(s, ship, stores.kindOf(good));
            fleet.halt(s, ship);
            if (s.events) tell(s, 'good-loaded', { seat, good: b.goods[good].id });
          },
          why: (s, seat, corner, ship, good) =>
            good < 0 || ship < 0 ? NOT_STORED : barLoad(s, seat, corner, ship, good),
        },
        {
          name: 'unload-good',
          quiet: true,
          args,
          decisions: [SAILING],
          list: (s, seat, out) =>
            eachGood(s, seat, (corner, ship, good) => {
              if (barUnload(s, seat, corner, ship, good) === undefined) out.put(corner, ship, good);
            }),
          apply: (s, seat, _corner, ship, good) => {
            fleet.stow.remove(s, ship, stores.kindOf(good));
            stores.put(s, seat, good, 1);
            fleet.halt(s, ship);
            if (s.events) tell(s, 'good-unloaded', { seat, good: b.goods[good].id });
          },
          why: (s, seat, corner, ship, good) =>
            good < 0 || ship < 0 ? NOT_STORED : barUnload(s, seat, corner, ship, good),
        },
        {
          name: 'pay-port',
          quiet: true,
          args: [{ name: 'good', domain: b.domain('good') }],
          decisions: [PORT_TOLL],
          list: (s, seat, out) => {
            const land = stores.ofCorner(topArg(s, 1));
            for (let kind = 0; kind < stores.kinds; kind++)
              if (held(b, s, seat, stores.good(kind, land)) > 0) out.put(stores.good(kind, land));
          },
          apply: (s, seat, good) => {
            const host = hostAt(s, seat, topArg(s, 1));
            pop(s);
            handOver(b, s, seat, host, good, 1);
            if (s.events) tell(s, 'port-paid', { seat, to: host, good: b.goods[good].id });
          },
          why: (s, seat, good) => {
            if (good < 0) return undefined;
            const there = stores.landOf(good) === stores.ofCorner(topArg(s, 1));
            return there && held(b, s, seat, good) > 0 ? undefined : NOT_STORED;
          },
        },
        {
          name: 'pay-port-aboard',
          quiet: true,
          args: [{ name: 'good', domain: b.domain('good') }],
          decisions: [PORT_TOLL],
          list: (s, _seat, out) => {
            const land = stores.ofCorner(topArg(s, 1));
            for (let kind = 0; kind < stores.kinds; kind++)
              if (fleet.stow.count(s, topArg(s, 0), kind) > 0) out.put(stores.good(kind, land));
          },
          apply: (s, seat, good) => {
            const host = hostAt(s, seat, topArg(s, 1));
            fleet.stow.remove(s, topArg(s, 0), stores.kindOf(good));
            pop(s);
            stores.put(s, host, good, 1);
            if (s.events) tell(s, 'port-paid', { seat, to: host, good: b.goods[good].id });
          },
          why: (s, _seat, good) => {
            if (good < 0) return undefined;
            const there = stores.landOf(good) === stores.ofCorner(topArg(s, 1));
            return there && fleet.stow.count(s, topArg(s, 0), stores.kindOf(good)) > 0
              ? undefined
              : NOT_STORED;
          },
        },
      ];
    },
    words: {
      terms: {
        'decision.port-toll': 'What do you pay the owner of the port?',
        'move.load-good': 'Load a good',
        'move.load-good.short': 'Load',
        'move.unload-good': 'Unload a good',
        'move.unload-good.short': 'Unload',
        'move.pay-port': 'Pay out of the store',
        'move.pay-port-aboard': 'Pay out of the ship',
        'event.good-loaded': '{seat} loads: {good}.',
        'event.good-unloaded': '{seat} unloads: {good}.',
        'event.port-paid': '{seat} pays {to} for the port: {good}.',
        'reason.store-short': 'The store of that island cannot pay for it.',
        'reason.toll-short': 'You have nothing there to pay the owner with.',
        'reason.no-ship-there': 'That ship of yours does not lie there.',
        'reason.no-store-there': 'No building of yours stands there.',
        'reason.ship-full': 'The ship has no room for it.',
        'reason.not-stored': 'No such good lies there.',
        'reason.others-phase': 'Out of turn ships only sail.',
      },
      instead: {
        'move.rest-ship': 'Done sailing',
        'decision.move-ship': 'Sail your ships',
      },
    },
    looks: {
      moves: {
        'load-good': { shape: 'ship', seat: true },
        'unload-good': { shape: 'ship', seat: true },
        'rest-ship': { flow: 'end' },
      },
      events: { 'port-paid': { befalls: 'to' } },
    },
  };
}

/** Whose building on the corner a ship of the seat would lie at for a good; -1 for nobody's. */
function makeHosts(b: Book): (s: State, seat: Seat, corner: Corner) => Seat {
  return (s, seat, corner) => {
    const mark = b.fields.building.get(s, corner);
    if (mark === 0) return -1;
    const owner = b.ownerOf[mark];
    return owner === seat || owner >= b.seats ? -1 : owner;
  };
}

/** ships are built at settlements and cities */
function isWarehouse(b: Book, s: State, corner: Corner): boolean {
  const mark = b.fields.building.get(s, corner);
  return mark !== 0 && b.pieceOf[mark] === b.piece(WAREHOUSE).index;
}
