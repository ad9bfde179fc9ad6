import { type Bar, reason, type Seat, type State, tell } from '@hexwright/kernel';
import type { Hex } from '../../board/index.ts';
import { BUILDING, cannotPay, canPay, expel, needsOf, pay } from '../../mechanics/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';
import { CORNER_PIRATE } from './corner-pirate.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    guardShips: GuardShipPoints;
  }
}

export interface GuardShipPoints {
  /** how many more the seat could build */
  left(s: State, seat: Seat): number;
}

export interface GuardShipsConfig {
  readonly cost: Readonly<Record<string, number>>;
  /** how many each seat has */
  readonly supply: number;
  /** whether several may lie on one hex */
  readonly shared: boolean;
  /** what it costs to move one, once a turn and not on the turn of building; they stay where they are if not said */
  readonly moves?: Readonly<Record<string, number>>;
  /** whether those of a seat are safe from the pirate beside them */
  readonly guards: boolean;
}

export const GUARD_SHIPS = 'warshipsAt';
const NOT_AT_SEA = reason('warship-at-sea', 'a warship lies on a known sea hex');
const HEX_FULL = reason('warship-there', 'a warship lies there already');
const NONE_LEFT = reason('no-warship-left', 'the seat has no warship left');
const MOVED = reason('warship-moved', 'the warship was built or moved this turn');
const PATROLLED = reason('patrolled', 'a warship lies beside it');
const NOT_THERE = reason('no-warship-there', 'no warship of the seat lies there');

const WARSHIP = 0.25;

/** The warships of a book. */
export function guardShipsOf(b: Book) {
  const row = b.grid<Hex, Seat>(GUARD_SHIPS);
  const count = (s: State, seat: Seat): number => {
    let sum = 0;
    for (let hex = 0; hex < b.topology.hexes; hex++) sum += row.get(s, hex, seat);
    return sum;
  };
  return { row, count };
}

/**
 * Warships lie on sea hexes. The pirate never stands on a corner of such a hex: whoever puts a warship beside it moves it at
 * once, or off the board where no place is left to it.
 */
export function guardShips({ cost, supply, shared, moves, guards }: GuardShipsConfig): Part {
  return {
    id: 'guard-ships',
    of: { cost, supply, shared, moves, guards },
    fields: {
      [GUARD_SHIPS]: { per: ['hex', 'seat'] },
      /** by seat: whether a warship was built or moved this turn */
      warshipBusy: { per: ['seat'], noLook: 'a warship that may move is offered' },
    },
    brings: ['guardShips'],
    rules: (was, b) => {
      const own = guardShipsOf(b);
      const busy = b.row<Seat>('warshipBusy');
      const pirate = b.blocker(CORNER_PIRATE);
      const { cornerHex, cornerHexFrom } = b.topology;
      const bill = b.bill(cost);
      return {
        guardShips: { left: (s, seat) => supply - own.count(s, seat) },
        beginTurn: (s) => {
          was.beginTurn(s);
          busy.fill(s, 0);
        },
        blockers: {
          barStand: (s, blocker, place, seat, list) => {
            const bar = was.blockers.barStand(s, blocker, place, seat, list);
            if (bar || blocker !== pirate) return bar;
            for (let i = cornerHexFrom[place]; i < cornerHexFrom[place + 1]; i++)
              for (let owner = 0; owner < b.seats; owner++)
                if (own.row.get(s, cornerHex[i], owner) > 0) return PATROLLED;
            return undefined;
          },
        },
        ...(guards && {
          cornerPirate: {
            isGuarded: (s, seat, corner) => {
              if (was.cornerPirate.isGuarded(s, seat, corner)) return true;
              for (let i = cornerHexFrom[corner]; i < cornerHexFrom[corner + 1]; i++)
                if (own.row.get(s, cornerHex[i], seat) > 0) return true;
              return false;
            },
          },
        }),
        hints: {
          aims: (s, seat, aim) => {
            was.hints.aims(s, seat, aim);
            if (b.the.guardShips.left(s, seat) > 0) aim(bill, WARSHIP);
          },
        },
      };
    },
    moves: (b) => {
      const own = guardShipsOf(b);
      const busy = b.row<Seat>('warshipBusy');
      const pirate = b.blocker(CORNER_PIRATE);
      const unknown = b.terrain('unknown');
      const { hexes, hexPlace, hexPlaceFrom, corners } = b.topology;
      const bill = b.bill(cost);
      const fare = moves && b.bill(moves);
      const barHex = (s: State, hex: Hex): Bar => {
        const lies = b.fields.terrain.get(s, hex);
        if (b.land[lies] || lies === unknown) return NOT_AT_SEA;
        if (!shared)
          for (let seat = 0; seat < b.seats; seat++) if (own.row.get(s, hex, seat) > 0) return HEX_FULL;
        return undefined;
      };
      /** the pirate gives way to a warship that has come beside it */
      const driveOff = (s: State, seat: Seat, hex: Hex): void => {
        const at = b.fields.blocker.get(s, pirate);
        for (let i = hexPlaceFrom[hex]; i < hexPlaceFrom[hex + 1]; i++) {
          if (hexPlace[i] !== at) continue;
          for (let corner = 0; corner < corners; corner++)
            if (b.the.blockers.barStand(s, pirate, corner, seat) === undefined) {
              b.the.blockers.ask(s, seat);
              return;
            }
          expel(b, s, pirate);
          return;
        }
      };
      return [
        {
          name: 'warship',
          args: [{ name: 'hex', domain: b.domain('hex') }],
          decisions: BUILDING,
          price: () => bill,
          needs: needsOf(b, bill),
          list: (s, seat, out) => {
            if (!canPay(b, s, seat, bill) || b.the.guardShips.left(s, seat) <= 0) return;
            for (let hex = 0; hex < hexes; hex++) if (barHex(s, hex) === undefined) out.put(hex);
          },
          apply: (s, seat, hex) => {
            pay(b, s, seat, bill);
            own.row.add(s, hex, seat, 1);
            busy.set(s, seat, 1);
            if (s.events) tell(s, 'warship-built', { seat, hex });
            b.rules.reviewAwards(s);
            driveOff(s, seat, hex);
          },
          why: (s, seat, hex) => {
            if (b.the.guardShips.left(s, seat) <= 0) return NONE_LEFT;
            if (!canPay(b, s, seat, bill)) return cannotPay(b, 'warship', bill);
            return hex < 0 ? undefined : barHex(s, hex);
          },
        },
        ...(fare
          ? [
              {
                name: 'move-warship',
                args: [
                  { name: 'from', domain: b.domain('hex') },
                  { name: 'to', domain: b.domain('hex') },
                ],
                decisions: BUILDING,
                price: () => fare,
                needs: needsOf(b, fare),
                list: (s: State, seat: Seat, out: { put(from: number, to: number): void }) => {
                  if (!canPay(b, s, seat, fare) || busy.get(s, seat) !== 0) return;
                  for (let from = 0; from < hexes; from++) {
                    if (own.row.get(s, from, seat) === 0) continue;
                    for (let to = 0; to < hexes; to++)
                      if (to !== from && barHex(s, to) === undefined) out.put(from, to);
                  }
                },
                apply: (s: State, seat: Seat, from: Hex, to: Hex) => {
                  pay(b, s, seat, fare);
                  own.row.add(s, from, seat, -1);
                  own.row.add(s, to, seat, 1);
                  busy.set(s, seat, 1);
                  if (s.events) tell(s, 'warship-moved', { seat, hex: to });
                  driveOff(s, seat, to);
                },
                why: (s: State, seat: Seat, from: Hex, to: Hex): Bar => {
                  if (own.count(s, seat) === 0) return NOT_THERE;
                  if (busy.get(s, seat) !== 0) return MOVED;
                  if (!canPay(b, s, seat, fare)) return cannotPay(b, 'warship', fare);
                  if (from >= 0 && (own.row.get(s, from, seat) === 0 || from === to)) return NOT_THERE;
                  return to < 0 ? undefined : barHex(s, to);
                },
              },
            ]
          : []),
      ];
    },
    words: {
      terms: {
        [`field.${GUARD_SHIPS}`]: 'Warships',
        'move.warship': 'Build a warship',
        'event.warship-built': '{seat} builds a warship.',
        'reason.warship-at-sea': 'A warship lies on a known sea hex.',
        'reason.warship-there': 'A warship lies there already.',
        'reason.no-warship-left': 'You have no warship left.',
        'reason.patrolled': 'A warship lies beside it.',
        ...(moves && {
          'move.move-warship': 'Move your warship',
          'event.warship-moved': '{seat} moves a warship.',
          'reason.warship-moved': 'Your warship was built or moved this turn.',
          'reason.no-warship-there': 'No warship of yours lies there.',
        }),
      },
    },
    looks: {
      fields: { [GUARD_SHIPS]: { on: 'parties', shape: 'cannon' } },
      moves: {
        warship: { shape: 'cannon', seat: true },
        ...(moves && { 'move-warship': { shape: 'cannon', seat: true } }),
      },
    },
  };
}
