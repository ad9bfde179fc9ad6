import { type Bar, reason, type Seat, type State, tell } from '@hexwright/kernel';
import type { Corner } from '../../board/index.ts';
import type { Book, MoveSpec } from '../../rulebook/index.ts';
import type { FleetHandles } from './fleet-handles.ts';
import { holdOf } from './handles.ts';
import { type Holds, SLOTS } from './holds.ts';
import type { Traveller } from './points.ts';
import { BUILDING, NO_PORT, NOT_HERE, shipArg } from './ship-moves.ts';

export const NO_CARGO = reason('no-cargo', 'it is not there');
export const HOLD_FULL = reason('hold-full', 'there is no room for it');
const NOTHING_INSTEAD = reason('nothing-instead', 'nothing would take its place');

export function cargoArg({ config: { cargo } }: FleetHandles) {
  return { name: 'cargo', domain: { id: 'cargo', size: cargo.length, names: cargo.map(({ kind }) => kind) } };
}

/** Cargo goes between a ship and a basin beside it, or overboard where there is no more room. */
export function cargoMoves(b: Book, fleet: FleetHandles): MoveSpec[] {
  const { holds, basins, config } = fleet;
  const kinds = config.cargo.length;
  const slots = b.row(holdOf('ship'));
  const basin = b.row('basin');
  const corner = { name: 'corner', domain: b.domain('corner') };
  const beside = (s: State, seat: Seat, at: Corner, ship: Traveller): Bar => {
    if (fleet.portOf(s, at) !== seat) return NO_PORT;
    return fleet.owner(ship) === seat && fleet.atCorner(s, ship, at) ? undefined : NOT_HERE;
  };
  /** whether a ship holds what the basin has: nothing would change with an exchange */
  const alike = (s: State, at: Corner, ship: Traveller): boolean => {
    for (let cargo = 0; cargo < kinds; cargo++)
      if (holds.count(s, ship, cargo) !== basins.count(s, at, cargo)) return false;
    return true;
  };
  /** whether something else of these kinds, given as bits, wants the room that the cargo takes */
  const inTheWay = (s: State, row: Holds, hold: number, wanted: number, cargo: number): boolean => {
    if (!row.has(s, hold, cargo)) return false;
    for (let other = 0; other < kinds; other++)
      if (other !== cargo && ((wanted >> other) & 1) === 1 && !row.room(s, hold, other)) return true;
    return false;
  };
  /** whether there is room for anything more: then nothing is in the way of anything */
  const hasRoom = (s: State, row: Holds, hold: number): boolean => {
    for (let cargo = 0; cargo < kinds; cargo++) if (!row.room(s, hold, cargo)) return false;
    return true;
  };
  const wantedAboard = (s: State, seat: Seat, ship: Traveller): number => {
    let wanted = b.the.fleet.atHand(s, seat, ship);
    const edge = fleet.at(s, ship);
    for (let end = 0; end < 2; end++) {
      const at = b.topology.edgeCorner[edge * 2 + end];
      if (fleet.portOf(s, at) !== seat) continue;
      for (let cargo = 0; cargo < kinds; cargo++) if (basins.has(s, at, cargo)) wanted |= 1 << cargo;
    }
    return wanted;
  };
  const lose = (s: State, seat: Seat, cargo: number): void => {
    if (s.events) tell(s, 'cargo-lost', { seat, cargo: config.cargo[cargo].kind });
    b.the.fleet.lost(s, seat, cargo);
  };
  /** brings cargo from the one to the other, where basin and ship meet */
  const shift = (name: string, from: Holds, to: Holds): MoveSpec => {
    const of = (row: Holds, at: Corner, ship: Traveller): number => (row === basins ? at : ship);
    return {
      name,
      quiet: true,
      args: [corner, shipArg(fleet), cargoArg(fleet)],
      decisions: ['move-ship'],
      list: (s, seat, out) => {
        if (from === holds && fleet.aboard(s, seat) === 0) return;
        for (let ship = seat * config.ships; ship < (seat + 1) * config.ships; ship++) {
          const edge = fleet.at(s, ship);
          if (edge < 0 || (from === holds && holds.isEmpty(s, ship))) continue;
          for (let end = 0; end < 2; end++) {
            const at = b.topology.edgeCorner[edge * 2 + end];
            if (fleet.portOf(s, at) !== seat || (from === basins && basins.isEmpty(s, at))) continue;
            for (let cargo = 0; cargo < kinds; cargo++)
              if (from.has(s, of(from, at, ship), cargo) && to.room(s, of(to, at, ship), cargo))
                out.put(at, ship, cargo);
          }
        }
      },
      apply: (s, seat, at, ship, cargo) => {
        from.remove(s, of(from, at, ship), cargo);
        to.add(s, of(to, at, ship), cargo);
        if (to === holds) b.the.fleet.loaded(s, seat, ship);
      },
      why: (s, seat, at, ship, cargo) => {
        if (at < 0) return NO_CARGO;
        const bar = beside(s, seat, at, ship);
        if (bar) return bar;
        return from.has(s, of(from, at, ship), cargo) ? HOLD_FULL : NO_CARGO;
      },
    };
  };
  return [
    shift('load', basins, holds),
    shift('unload', holds, basins),
    {
      name: 'exchange',
      quiet: true,
      args: [corner, shipArg(fleet)],
      decisions: ['move-ship'],
      list: (s, seat, out) => {
        if (fleet.aboard(s, seat) === 0) return;
        for (let ship = seat * config.ships; ship < (seat + 1) * config.ships; ship++) {
          const edge = fleet.at(s, ship);
          if (edge < 0 || holds.isEmpty(s, ship)) continue;
          for (let end = 0; end < 2; end++) {
            const at = b.topology.edgeCorner[edge * 2 + end];
            if (fleet.portOf(s, at) === seat && !basins.isEmpty(s, at) && !alike(s, at, ship))
              out.put(at, ship);
          }
        }
      },
      apply: (s, seat, at, ship) => {
        for (let slot = 0; slot < SLOTS; slot++) {
          const aboard = slots.get(s, ship * SLOTS + slot);
          slots.set(s, ship * SLOTS + slot, basin.get(s, at * SLOTS + slot));
          basin.set(s, at * SLOTS + slot, aboard);
        }
        b.the.fleet.loaded(s, seat, ship);
      },
      why: (s, seat, at, ship) => (at < 0 ? NO_CARGO : (beside(s, seat, at, ship) ?? NO_CARGO)),
    },
    {
      name: 'throw-overboard',
      quiet: true,
      args: [shipArg(fleet), cargoArg(fleet)],
      decisions: ['move-ship'],
      list: (s, seat, out) => {
        if (fleet.aboard(s, seat) === 0) return;
        for (let ship = seat * config.ships; ship < (seat + 1) * config.ships; ship++) {
          if (holds.isEmpty(s, ship) || hasRoom(s, holds, ship)) continue;
          const wanted = wantedAboard(s, seat, ship);
          if (wanted === 0) continue;
          for (let cargo = 0; cargo < kinds; cargo++)
            if (inTheWay(s, holds, ship, wanted, cargo)) out.put(ship, cargo);
        }
      },
      apply: (s, seat, ship, cargo) => {
        holds.remove(s, ship, cargo);
        lose(s, seat, cargo);
      },
      why: (s, seat, ship, cargo) => {
        if (ship < 0 || fleet.owner(ship) !== seat) return NO_CARGO;
        return holds.has(s, ship, cargo) ? NOTHING_INSTEAD : NO_CARGO;
      },
    },
    {
      name: 'throw-out',
      quiet: true,
      args: [corner, cargoArg(fleet)],
      decisions: BUILDING,
      list: (s, seat, out) => {
        const wanted = b.the.fleet.affordable(s, seat);
        if (wanted === 0) return;
        const ports = fleet.ports(s, seat, out);
        for (let i = 0; ports[i] >= 0; i++) {
          const at = ports[i];
          if (basins.isEmpty(s, at)) continue;
          for (let cargo = 0; cargo < kinds; cargo++)
            if (inTheWay(s, basins, at, wanted, cargo)) out.put(at, cargo);
        }
      },
      apply: (s, seat, at, cargo) => {
        basins.remove(s, at, cargo);
        lose(s, seat, cargo);
      },
      why: (s, seat, at, cargo) => {
        if (at < 0 || fleet.portOf(s, at) !== seat) return NO_PORT;
        return basins.has(s, at, cargo) ? NOTHING_INSTEAD : NO_CARGO;
      },
    },
  ];
}
