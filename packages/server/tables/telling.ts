import type { Face, Sent, Table, TalkLine } from '@hexwright/table';
import type { Desk } from './desk.ts';
import { seatOf } from './kept.ts';
import { LateSight } from './late.ts';
import type { Guest } from './presence.ts';
import { roomCard } from './room-card.ts';

/** Tells those who have the table open what they may know of it. */
export class Telling {
  private readonly desk: Desk;
  private ratings: ReadonlyMap<string, number> = new Map();
  private late: LateSight | null = null;
  private lateTimer: NodeJS.Timeout | null = null;

  constructor(desk: Desk) {
    this.desk = desk;
  }

  stop(): void {
    if (this.lateTimer) clearTimeout(this.lateTimer);
    this.lateTimer = null;
  }

  // ---- the room

  roomFor(guest: Guest) {
    const { kept, presence, house } = this.desk;
    return roomCard(kept, guest.person?.id ?? null, {
      ...presence.everybody(kept.room),
      ratings: this.ratings,
      now: house.now(),
    });
  }

  /** Shows everybody the room, but the one who has just been told. */
  room(but?: string): void {
    if (this.desk.closed) return;
    for (const guest of this.guests)
      if (guest.id !== but) guest.say({ game: this.desk.id, room: this.roomFor(guest) });
  }

  async loadRatings(): Promise<void> {
    const { house, kept } = this.desk;
    const people = kept.room.seats.flatMap(({ person }) => person?.id ?? []);
    this.ratings = await house.results.shownRatings(people, kept.room.settings.wish.game);
  }

  // ---- the game

  /** The game is here, from now on or again. */
  begun(face: Face, table: Table, now: number, times?: readonly number[]): void {
    const { watching } = this.desk.kept.room.settings;
    this.late =
      watching.allowed && watching.delay > 0
        ? new LateSight(watching.delay * 1000, times ?? Array<number>(table.lines).fill(now))
        : null;
    for (const guest of this.guests) {
      // Places may have been drawn: the room comes first, so that nobody takes another's seat for its own.
      guest.say({ game: this.desk.id, room: this.roomFor(guest) });
      guest.say({ game: this.desk.id, begun: { sheet: face.sheet(), players: table.players } });
      this.join(guest);
    }
  }

  /** There are so many lines by now. */
  wrote(lines: number, now: number): void {
    this.late?.wrote(lines, now);
  }

  /** Shows somebody the game from here on, with what it missed since the view it names. */
  join(guest: Guest, seen?: number): void {
    const { host, kept, ended, id } = this.desk;
    if (!host) return;
    const seat = seatOf(kept.room, guest.person?.id ?? null);
    if (seat === null && this.late && !ended) {
      this.showLate([guest]);
      return;
    }
    guest.say({ game: id, view: host.table.join(guest.id, seat === null ? [] : [seat], seen) });
  }

  /** A step is made. */
  views(sent: readonly Sent[]): void {
    const { id, presence, kept, host, house, ended } = this.desk;
    for (const { viewer, view } of sent) presence.guests.get(viewer)?.say({ game: id, view });
    if (this.late && !this.lateTimer) this.showLate(presence.watchers(kept.room));
    if (host?.table.report()) house.log.error({ code: 'fault' }, 'the rules broke down at a table');
    if (kept.clock || kept.room.proposal || ended) this.room();
  }

  /** Shows late viewers what is old enough by now. */
  private showLate(guests: readonly Guest[]): void {
    const { host, house, id } = this.desk;
    if (!host || !this.late || guests.length === 0) return;
    const now = house.now();
    const view = this.late.view(host.table, now);
    if (view) for (const guest of guests) guest.say({ game: id, view });
    if (this.lateTimer) return;
    const next = this.late.nextAt(now);
    if (next === null) return;
    this.lateTimer = setTimeout(
      () => {
        this.lateTimer = null;
        this.showLate(this.desk.presence.watchers(this.desk.kept.room));
      },
      Math.max(50, next - now),
    ).unref();
  }

  // ---- talk

  talk(lines: readonly TalkLine[]): void {
    for (const guest of this.guests) this.talkTo(guest, lines);
  }

  talkTo(guest: Guest, lines: readonly TalkLine[]): void {
    const talk = lines.filter(({ by }) => !guest.muted.has(by));
    if (talk.length > 0) guest.say({ game: this.desk.id, talk });
  }

  /** Tells the other processes who is here. */
  here(answer: boolean): void {
    const { house, presence, kept, id } = this.desk;
    if (house.bus.shared)
      house.bus.tell(id, { kind: 'here', process: house.process, ...presence.own(kept.room), answer });
  }

  private get guests(): Iterable<Guest> {
    return this.desk.presence.guests.values();
  }
}
