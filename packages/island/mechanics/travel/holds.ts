import type { Row, State } from '@hexwright/kernel';
import type { CargoSpec } from './fleet-points.ts';

/** both holds and basins have so many slots */
export const SLOTS = 2;

/** What lies in the slots of a row of holds or basins: 0, or a cargo plus one; what is large fills both. */
export interface Holds {
  has(s: State, hold: number, cargo: number): boolean;
  count(s: State, hold: number, cargo: number): number;
  /** whether the cargo has room beside what is there */
  room(s: State, hold: number, cargo: number): boolean;
  isEmpty(s: State, hold: number): boolean;
  isFull(s: State, hold: number): boolean;
  add(s: State, hold: number, cargo: number): void;
  remove(s: State, hold: number, cargo: number): void;
}

export function makeHolds(slots: Row, cargo: readonly CargoSpec[]): Holds {
  const get = (s: State, hold: number, slot: number): number => slots.get(s, hold * SLOTS + slot);
  const set = (s: State, hold: number, slot: number, kind: number): void =>
    slots.set(s, hold * SLOTS + slot, kind);
  return {
    has: (s, hold, kind) => get(s, hold, 0) === kind + 1 || get(s, hold, 1) === kind + 1,
    count: (s, hold, kind) => {
      if (cargo[kind].size === SLOTS) return get(s, hold, 0) === kind + 1 ? 1 : 0;
      return (get(s, hold, 0) === kind + 1 ? 1 : 0) + (get(s, hold, 1) === kind + 1 ? 1 : 0);
    },
    room: (s, hold, kind) => {
      const free = (get(s, hold, 0) === 0 ? 1 : 0) + (get(s, hold, 1) === 0 ? 1 : 0);
      return free >= cargo[kind].size;
    },
    isEmpty: (s, hold) => get(s, hold, 0) === 0 && get(s, hold, 1) === 0,
    isFull: (s, hold) => get(s, hold, 0) !== 0 && get(s, hold, 1) !== 0,
    add: (s, hold, kind) => {
      for (let slot = 0, left = cargo[kind].size; slot < SLOTS && left > 0; slot++)
        if (get(s, hold, slot) === 0) {
          set(s, hold, slot, kind + 1);
          left--;
        }
    },
    remove: (s, hold, kind) => {
      for (let slot = SLOTS - 1, left = cargo[kind].size; slot >= 0 && left > 0; slot--)
        if (get(s, hold, slot) === kind + 1) {
          set(s, hold, slot, 0);
          left--;
        }
      // What is left lies in the first slot: two holds with the same in them are the same.
      if (get(s, hold, 0) === 0 && get(s, hold, 1) !== 0) {
        set(s, hold, 0, get(s, hold, 1));
        set(s, hold, 1, 0);
      }
    },
  };
}
