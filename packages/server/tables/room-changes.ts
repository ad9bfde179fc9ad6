import type { Room } from '@hexwright/table';

export type SharedRoom = Omit<Room, 'you'>;

/** What all see of a room, as it was told last: what is new of it is all that has to be told next. */
export class RoomChanges {
  private told: SharedRoom | null = null;
  /** counts the rooms that were told: whoever has been told this one may be told what has changed since */
  number = 0;

  /** What is another than in the room before; everything the first time. */
  next(room: SharedRoom): Partial<SharedRoom> {
    const before = this.told;
    this.told = room;
    this.number++;
    if (!before) return room;
    const changed = (Object.keys(room) as (keyof SharedRoom)[]).filter(
      (key) => room[key] !== before[key] && JSON.stringify(room[key]) !== JSON.stringify(before[key]),
    );
    return Object.fromEntries(changed.map((key) => [key, room[key]]));
  }
}
