import {
  ChangeWriter,
  type GamePresenter,
  type Room,
  type Sent,
  type Shown,
  type Table,
  type TalkLine,
} from '@hexwright/table';
import { DelayedView } from './delayed-view.ts';
import { seatOf } from './kept.ts';
import type { TableViewer } from './presence.ts';
import { sharedRoom, youIn } from './room-card.ts';
import { RoomChanges, type SharedRoom } from './room-changes.ts';
import type { TableSession } from './table-session.ts';

/** Tells those who have the table open what they may know of it. */
export class Broadcast {
  private readonly session: TableSession;
  private ratings: ReadonlyMap<string, number> = new Map();
  private readonly changes = new ChangeWriter();
  private readonly roomChanges = new RoomChanges();
  private delayed: DelayedView | null = null;
  private delayedTimer: NodeJS.Timeout | null = null;

  constructor(session: TableSession) {
    this.session = session;
  }

  stop(): void {
    if (this.delayedTimer) clearTimeout(this.delayedTimer);
    this.delayedTimer = null;
  }

  // ---- the room

  roomFor(viewer: TableViewer): Room {
    return { ...this.shared(), you: youIn(this.session.kept, viewer.person?.id ?? null) };
  }

  /**
   * Shows everybody the room, but the one who has just been told: what all see alike is written once. Whoever has the room before is told what has
   * changed since; with a clock that is a few numbers at every move, and the room may hold a board of 60 kB.
   */
  room(but?: string): void {
    const { closed, id, kept, presence } = this.session;
    if (closed || presence.viewers.size === 0) return;
    const room = this.shared();
    const { number: before } = this.roomChanges;
    const change = this.roomChanges.next(room);
    const isNew = Object.keys(change).length > 0;
    const whole = written(() => ({ game: id, room }));
    const changed = written(() => ({ game: id, roomChange: change }));
    for (const viewer of this.viewers) {
      if (viewer.id === but) continue;
      const knows = viewer.changes > 1 && viewer.room === before;
      viewer.room = this.roomChanges.number;
      if (knows && !isNew) continue;
      const you = JSON.stringify(youIn(kept, viewer.person?.id ?? null));
      viewer.sayText(`${knows ? changed() : whole()},"you":${you}}}`);
    }
  }

  /** Somebody was told the room apart from the others: the next one it is told is whole. */
  toldApart(viewer: TableViewer): void {
    viewer.room = null;
  }

  private shared(): SharedRoom {
    const { kept, presence, context } = this.session;
    return sharedRoom(kept, {
      ...presence.everybody(kept.room),
      ratings: this.ratings,
      now: context.now(),
    });
  }

  async loadRatings(): Promise<void> {
    const { context, kept } = this.session;
    const people = kept.room.seats.flatMap(({ person }) => person?.id ?? []);
    this.ratings = await context.results.shownRatings(people, kept.room.settings.wish.game);
  }

  // ---- the game

  /** The game is here, from now on or again. */
  begun(face: GamePresenter, table: Table, now: number, times?: readonly number[]): void {
    const { watching } = this.session.kept.room.settings;
    this.delayed =
      watching.allowed && watching.delay > 0
        ? new DelayedView(watching.delay * 1000, times ?? Array<number>(table.lines).fill(now))
        : null;
    for (const viewer of this.viewers) {
      // Places may have been drawn: the room comes first, so that nobody takes another's seat for its own.
      viewer.say({ game: this.session.id, room: this.roomFor(viewer) });
      this.toldApart(viewer);
      viewer.say({ game: this.session.id, begun: { sheet: face.sheet(), players: table.players } });
      this.join(viewer);
    }
  }

  /** There are so many lines by now. */
  wrote(lines: number, now: number): void {
    this.delayed?.wrote(lines, now);
  }

  /** Shows somebody the game from here on, with what it missed since the view it names. */
  join(viewer: TableViewer, seen?: number): void {
    const { host, kept, ended } = this.session;
    if (!host) return;
    const seat = seatOf(kept.room, viewer.person?.id ?? null);
    if (seat === null && this.delayed && !ended) {
      this.showDelayed([viewer]);
      return;
    }
    this.whole(viewer, host.table.admit(viewer.id, seat === null ? [] : [seat], seen));
  }

  /** A step is made. */
  views(sent: readonly Sent[]): void {
    const { presence, kept, host, context, ended } = this.session;
    for (const { viewer, shown } of sent) {
      const there = presence.viewers.get(viewer);
      if (there) this.step(there, shown);
    }
    if (this.delayed && !this.delayedTimer) this.showDelayed(presence.watchers(kept.room));
    const report = host?.table.report();
    if (report) context.noteFault(this.session.facts, report);
    if (kept.clock || kept.room.proposal || ended) this.room();
  }

  private whole(viewer: TableViewer, shown: Shown): void {
    viewer.say({ game: this.session.id, view: shown.view });
    if (viewer.changes > 0) viewer.shown = this.changes.sent(shown);
  }

  /** Whoever has the view before is told what has changed since, the others everything. */
  private step(viewer: TableViewer, shown: Shown): void {
    const now = viewer.shown && this.changes.sent(shown);
    const change = now && this.changes.change(viewer.shown!, now);
    if (!change) this.whole(viewer, shown);
    else {
      viewer.shown = now;
      viewer.sayText(`{"game":${JSON.stringify(this.session.id)},"change":${change}}`);
    }
  }

  /** Shows late viewers what is old enough by now. */
  private showDelayed(viewers: readonly TableViewer[]): void {
    const { host, context, id } = this.session;
    if (!host || !this.delayed || viewers.length === 0) return;
    const now = context.now();
    const view = this.delayed.view(host.table, now);
    if (view) for (const viewer of viewers) viewer.say({ game: id, view });
    if (this.delayedTimer) return;
    const next = this.delayed.nextAt(now);
    if (next === null) return;
    this.delayedTimer = setTimeout(
      () => {
        this.delayedTimer = null;
        this.showDelayed(this.session.presence.watchers(this.session.kept.room));
      },
      Math.max(50, next - now),
    ).unref();
  }

  // ---- talk

  talk(lines: readonly TalkLine[]): void {
    for (const viewer of this.viewers) this.talkTo(viewer, lines);
  }

  talkTo(viewer: TableViewer, lines: readonly TalkLine[]): void {
    const seat = seatOf(this.session.kept.room, viewer.person?.id ?? null);
    const talk = lines.filter(
      ({ by, among }) => !viewer.muted.has(by) && (!among || (seat !== null && among.includes(seat))),
    );
    if (talk.length > 0) viewer.say({ game: this.session.id, talk });
  }

  /** Tells the other processes who is here. */
  here(answer: boolean): void {
    const { context, presence, kept, id } = this.session;
    if (context.bus.shared)
      context.bus.tell(id, { kind: 'here', process: context.process, ...presence.own(kept.room), answer });
  }

  private get viewers(): Iterable<TableViewer> {
    return this.session.presence.viewers.values();
  }
}

/** A message that is written when it is first wanted, up to where what is a viewer's own goes in. */
function written(message: () => object): () => string {
  let text: string | undefined;
  return () => {
    text ??= JSON.stringify(message()).slice(0, -2);
    return text;
  };
}
