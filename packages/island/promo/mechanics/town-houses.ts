import type { Seat, State } from '@hexwright/kernel';
import type { Hex } from '../../board/index.ts';
import type { Book } from '../../rulebook/index.ts';

/** A house of the town: every hex of one terrain, which does something of its own on its numbers. */
export interface TownHouse {
  /** whether the house answers to the number, and nothing stops it */
  comes(s: State, number: number): boolean;
  /** how many buildings the seat has there */
  guests(s: State, seat: Seat): number;
  /** whether a building of the seat stands there */
  hosts(s: State, seat: Seat): boolean;
  /** those who have a building there, from the seat whose turn it is on */
  inTurn(s: State): Seat[];
}

export function townHouse(b: Book, id: string): TownHouse {
  const terrain = b.terrain(id);
  const isThere = (s: State, hex: Hex): boolean => b.fields.terrain.get(s, hex) === terrain;
  const guests = (s: State, seat: Seat): number => {
    let count = 0;
    for (let corner = 0; corner < b.topology.corners; corner++) {
      const mark = b.fields.building.get(s, corner);
      if (mark !== 0 && b.ownerOf[mark] === seat && b.walks.hexesAt[corner].some((hex) => isThere(s, hex)))
        count++;
    }
    return count;
  };
  return {
    comes: (s, number) => {
      for (let hex = 0; hex < b.topology.hexes; hex++)
        if (isThere(s, hex) && b.rules.answers(s, hex, number) && !b.rules.hexStopped(s, hex)) return true;
      return false;
    },
    guests,
    hosts: (s, seat) => guests(s, seat) > 0,
    inTurn: (s) => {
      const active = Math.max(0, b.fields.active.get(s));
      return Array.from({ length: b.seats }, (_, i) => (active + i) % b.seats).filter(
        (seat) => guests(s, seat) > 0,
      );
    },
  };
}

/** What standing at a house is worth to a bot, in points, by how often its numbers come; `fixed` comes without any. */
export function houseWorth(
  b: Book,
  id: string,
  worth: { readonly once: number; readonly fixed?: number; readonly more?: number },
) {
  const house = townHouse(b, id);
  const terrain = b.terrain(id);
  const odds = new Float64Array(13);
  const often = (s: State): number => {
    b.the.hints.odds(s, 1, odds);
    let sum = 0;
    for (let hex = 0; hex < b.topology.hexes; hex++) {
      if (b.fields.terrain.get(s, hex) !== terrain) continue;
      const numbers = b.fields.numbers.get(s, hex);
      for (let number = 2; number < odds.length; number++) if ((numbers >> number) & 1) sum += odds[number];
    }
    return sum;
  };
  const value = (s: State, guests: number): number =>
    guests === 0 ? 0 : worth.once * often(s) + (worth.fixed ?? 0) + (worth.more ?? 0) * (guests - 1);
  return {
    /** of what the seat has there */
    now: (s: State, seat: Seat): number => value(s, house.guests(s, seat)),
    /** of one more building on the corner */
    gain: (s: State, seat: Seat, corner: number): number => {
      if (!b.walks.hexesAt[corner].some((hex) => b.fields.terrain.get(s, hex) === terrain)) return 0;
      const guests = house.guests(s, seat);
      return value(s, guests + 1) - value(s, guests);
    },
  };
}
