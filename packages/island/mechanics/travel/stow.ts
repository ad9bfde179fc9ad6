import type { Row, State } from '@hexwright/kernel';

/** What lies in slots, so many for each place: of every kind as many as there is room for. */
export interface Stow {
  /** how many pieces lie there, of all kinds */
  size(s: State, place: number): number;
  count(s: State, place: number, kind: number): number;
  /** whether one more has room */
  room(s: State, place: number): boolean;
  add(s: State, place: number, kind: number): void;
  remove(s: State, place: number, kind: number): void;
  clear(s: State, place: number): void;
}

/** The slots lie in order, the free ones last: two places with the same in them are the same. */
export function makeStow(row: Row, slots: number): Stow {
  const get = (s: State, place: number, slot: number): number => row.get(s, place * slots + slot);
  const set = (s: State, place: number, slot: number, kind: number): void =>
    row.set(s, place * slots + slot, kind);
  const size = (s: State, place: number): number => {
    for (let slot = 0; slot < slots; slot++) if (get(s, place, slot) === 0) return slot;
    return slots;
  };
  return {
    size,
    count: (s, place, kind) => {
      let count = 0;
      for (let slot = 0; slot < slots; slot++) if (get(s, place, slot) === kind + 1) count++;
      return count;
    },
    room: (s, place) => get(s, place, slots - 1) === 0,
    add: (s, place, kind) => {
      let slot = size(s, place);
      for (; slot > 0 && get(s, place, slot - 1) > kind + 1; slot--)
        set(s, place, slot, get(s, place, slot - 1));
      set(s, place, slot, kind + 1);
    },
    remove: (s, place, kind) => {
      let slot = 0;
      while (get(s, place, slot) !== kind + 1) slot++;
      for (; slot < slots - 1; slot++) set(s, place, slot, get(s, place, slot + 1));
      set(s, place, slots - 1, 0);
    },
    clear: (s, place) => {
      for (let slot = 0; slot < slots; slot++) set(s, place, slot, 0);
    },
  };
}
