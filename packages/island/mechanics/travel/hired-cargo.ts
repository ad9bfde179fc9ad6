import { type Bar, type Seat, type State, tell } from '@hexwright/kernel';
import type { Part } from '../../rulebook/index.ts';
import { noneLeft } from '../core/bars.ts';
import { canPay, needsOf, pay } from '../core/goods.ts';
import { HOLD_FULL } from './cargo-moves.ts';
import type { Fleet } from './fleet.ts';
import { BUILDING, cannotPay, NO_PORT, NOT_HERE, shipArg } from './ship-moves.ts';

export interface HiredConfig {
  readonly fleet: Fleet;
  /** the cargo, which names its field and moves */
  readonly cargo: string;
  readonly cost: Readonly<Record<string, number>>;
  /** how many each seat has */
  readonly supply: number;
}

export const leftOf = (cargo: string): string => `${cargo}sLeft`;

/** Cargo that is built: it comes into a basin, or aboard a ship that lies at one. */
export function hiredCargo({ fleet, cargo, cost, supply }: HiredConfig): Part {
  const { shape, colour, seat } = fleet.config.cargo.find(({ kind }) => kind === cargo)!;
  const look = { shape, colour, ...(seat && { seat }) };
  return {
    id: `hired ${cargo}`,
    of: { cargo, cost, supply },
    uses: [fleet.part],
    fields: { [leftOf(cargo)]: { per: ['seat'], start: supply } },
    rules: (was, b) => {
      const kind = fleet.of(b).kind(cargo);
      const left = b.row<Seat>(leftOf(cargo));
      const bill = b.bill(cost);
      const { holds, basins, portOf, each } = fleet.of(b);
      const { corners, edgeCorner } = b.topology;
      const hasRoom = (s: State, seat: Seat): boolean => {
        for (let corner = 0; corner < corners; corner++)
          if (portOf(s, corner) === seat && basins.room(s, corner, kind)) return true;
        let aboard = false;
        each(s, seat, (ship, edge) => {
          if (portOf(s, edgeCorner[edge * 2]) !== seat && portOf(s, edgeCorner[edge * 2 + 1]) !== seat)
            return;
          aboard ||= holds.room(s, ship, kind);
        });
        return aboard;
      };
      return {
        fleet: {
          lost: (s, seat, lost) => {
            was.fleet.lost(s, seat, lost);
            if (lost === kind) left.add(s, seat, 1);
          },
          affordable: (s, seat) =>
            was.fleet.affordable(s, seat) |
            (left.get(s, seat) > 0 && canPay(b, s, seat, bill) ? 1 << kind : 0),
        },
        hints: {
          aims: (s, seat, aim) => {
            was.hints.aims(s, seat, aim);
            if (left.get(s, seat) > 0 && hasRoom(s, seat)) aim(bill, b.the.fleet.worthHiring(s, seat, kind));
          },
        },
      };
    },
    moves: (b) => {
      const own = fleet.of(b);
      const { holds, basins } = own;
      const kind = own.kind(cargo);
      const left = b.row<Seat>(leftOf(cargo));
      const bill = b.bill(cost);
      const needs = Int32Array.of(...needsOf(b, bill), left.at, 1, 1);
      const { corners, edgeCorner } = b.topology;
      const none = noneLeft({ id: cargo });
      const barBuy = (s: State, seat: Seat): Bar => {
        if (left.get(s, seat) === 0) return none;
        return canPay(b, s, seat, bill) ? undefined : cannotPay(b, cargo, bill);
      };
      const buy = (s: State, seat: Seat): void => {
        pay(b, s, seat, bill);
        left.add(s, seat, -1);
        if (s.events) tell(s, 'hired', { seat, cargo });
      };
      const barBasin = (s: State, seat: Seat, corner: number): Bar => {
        if (own.portOf(s, corner) !== seat) return NO_PORT;
        return basins.room(s, corner, kind) ? undefined : HOLD_FULL;
      };
      const barAboard = (s: State, seat: Seat, edge: number, ship: number): Bar => {
        if (own.owner(ship) !== seat || own.at(s, ship) !== edge) return NOT_HERE;
        if (own.portOf(s, edgeCorner[edge * 2]) !== seat && own.portOf(s, edgeCorner[edge * 2 + 1]) !== seat)
          return NO_PORT;
        return holds.room(s, ship, kind) ? undefined : HOLD_FULL;
      };
      return [
        {
          name: cargo,
          args: [{ name: 'corner', domain: b.domain('corner') }],
          decisions: BUILDING,
          price: () => bill,
          needs,
          list: (s, seat, out) => {
            if (barBuy(s, seat)) return;
            const ports = own.ports(s, seat, out);
            for (let i = 0; ports[i] >= 0; i++) if (basins.room(s, ports[i], kind)) out.put(ports[i]);
          },
          apply: (s, seat, corner) => {
            buy(s, seat);
            basins.add(s, corner, kind);
          },
          why: (s, seat, corner) => {
            const bar = barBuy(s, seat);
            if (bar) return bar;
            if (corner >= 0) return barBasin(s, seat, corner);
            for (let at = 0; at < corners; at++) if (barBasin(s, seat, at) === undefined) return undefined;
            return HOLD_FULL;
          },
        },
        {
          name: `${cargo}-aboard`,
          args: [{ name: 'edge', domain: b.domain('edge') }, shipArg(own)],
          decisions: BUILDING,
          price: () => bill,
          needs,
          list: (s, seat, out) => {
            if (barBuy(s, seat)) return;
            own.each(s, seat, (ship, edge) => {
              if (barAboard(s, seat, edge, ship) === undefined) out.put(edge, ship);
            });
          },
          apply: (s, seat, _edge, ship) => {
            buy(s, seat);
            holds.add(s, ship, kind);
            b.the.fleet.loaded(s, seat, ship);
          },
          why: (s, seat, edge, ship) => {
            const bar = barBuy(s, seat);
            if (bar) return bar;
            return edge >= 0 && ship >= 0 ? barAboard(s, seat, edge, ship) : HOLD_FULL;
          },
        },
      ];
    },
    words: {
      terms: {
        [`move.${cargo}`]: `Build a ${cargo} in a basin`,
        [`move.${cargo}.short`]: `${cargo[0].toUpperCase()}${cargo.slice(1)}`,
        [`move.${cargo}-aboard`]: `Build a ${cargo} aboard a ship`,
        [`move.${cargo}-aboard.short`]: `${cargo[0].toUpperCase()}${cargo.slice(1)} aboard`,
        [`field.${leftOf(cargo)}`]: `${cargo[0].toUpperCase()}${cargo.slice(1)}s left`,
        'event.hired': '{seat} builds a {cargo}.',
      },
    },
    looks: {
      fields: { [leftOf(cargo)]: { on: 'seat', ...look } },
      moves: { [cargo]: look, [`${cargo}-aboard`]: look },
    },
  };
}
