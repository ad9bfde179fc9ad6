import { expect, test } from 'vitest';
import { RoomChanges, type SharedRoom } from '../tables/room-changes.ts';

const settings = { board: 'of many kilobytes' };
const room = (more: object): SharedRoom =>
  ({ settings, seats: [{ seat: 0, here: true }], clock: null, ...more }) as unknown as SharedRoom;

test('of a room only what is another than before is told, and nothing where all is the same', () => {
  const changes = new RoomChanges();
  expect(Object.keys(changes.next(room({})))).toEqual(['settings', 'seats', 'clock']);
  expect(changes.next(room({ clock: { left: [3] } }))).toEqual({ clock: { left: [3] } });
  // The same in other objects is the same.
  expect(changes.next(room({ clock: { left: [3] }, seats: [{ seat: 0, here: true }] }))).toEqual({});
  expect(changes.next(room({ seats: [{ seat: 0, here: false }] }))).toEqual({
    seats: [{ seat: 0, here: false }],
    clock: null,
  });
  expect(changes.number).toBe(4);
});
