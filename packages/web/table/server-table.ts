import type { Outcome, RawMove } from '@hexwright/kernel';
import type {
  AnswerTo,
  AskArguments,
  AskName,
  OpenedTable,
  Room,
  SocketReply,
  TalkLine,
  ViewChange,
} from '@hexwright/table';
import { commandId } from './command-id.ts';
import type { TableConnection } from './connection.ts';
import type { ServerReferee } from './server-referee.ts';
import { ViewStream } from './view-stream.ts';

/** Everything that is known of a table of people at one moment. */
export interface TableNow {
  readonly room: Room;
  /** when the room was told, by the page's own clock: its clocks run from here */
  readonly at: number;
  /** the game, once it has begun: the same thing that the worker's tables are to the page */
  readonly game: TableConnection | null;
  readonly talk: readonly TalkLine[];
  /** why one is here no longer */
  readonly away: string | null;
}

type News = Extract<SocketReply, { game: string }>;
type AtTable = Exclude<AskName, 'ping' | 'mute' | 'open' | 'close'>;
type Further<N extends AtTable> = AskArguments<N> extends [string, ...infer Rest] ? Rest : never;

/** A table on a server: the room with its people and talk, and the game once there is one. */
export class ServerTable {
  readonly id: string;
  /** null until it has been opened */
  now: TableNow | null = null;
  private readonly referee: ServerReferee;
  private readonly password: string | undefined;
  private readonly following = new ViewStream();
  private readonly hearers = new Set<() => void>();

  constructor(id: string, referee: ServerReferee, password?: string) {
    this.id = id;
    this.referee = referee;
    this.password = password;
  }

  watch(hear: () => void): () => void {
    this.hearers.add(hear);
    return () => this.hearers.delete(hear);
  }

  ask<N extends AtTable>(name: N, ...args: Further<N>): Promise<AnswerTo<N>> {
    return this.referee.ask(name, ...([this.id, ...args] as unknown as AskArguments<N>));
  }

  /** Says something to everybody, or to one's own team alone. */
  say(
    what: ({ readonly text: string } | { readonly react: string }) & { readonly to?: 'team' },
  ): Promise<AnswerTo<'say'>> {
    return this.ask('say', { id: commandId(), ...what } as AskArguments<'say'>[1]);
  }

  leave(): void {
    this.hearers.clear();
    this.referee.leave(this);
  }

  /** what a returning page says it still has */
  cursor(): AskArguments<'open'>[1] {
    const seen = this.following.latest?.n;
    const heard = this.now?.talk.at(-1)?.n;
    return {
      ...(seen !== undefined && { seen }),
      ...(heard !== undefined && { heard }),
      ...(this.password !== undefined && { password: this.password }),
    };
  }

  opened({ room, game }: OpenedTable): void {
    const had = this.now;
    this.tell({
      room,
      at: performance.now(),
      // Whoever comes back goes on with the table it knows.
      game: had?.game ?? (game && this.seatAt(game)),
      talk: had?.talk ?? [],
      away: null,
    });
  }

  sentAway(why: string): void {
    if (this.now) this.tell({ ...this.now, away: why });
  }

  hear(news: News): void {
    const { now } = this;
    if ('view' in news) this.following.take(news.view);
    else if ('change' in news) this.change(news.change);
    else if (!now) return;
    else if ('room' in news) this.tell({ ...now, room: news.room, at: performance.now() });
    else if ('roomChange' in news)
      this.tell({ ...now, room: { ...now.room, ...news.roomChange }, at: performance.now() });
    else if ('begun' in news) this.tell({ ...now, game: this.begun(now.game, news.begun) });
    else if ('talk' in news) this.tell({ ...now, talk: heardTogether(now.talk, news.talk) });
    else this.tell({ ...now, away: news.away });
  }

  /** A change of another view than the one that is here makes no sense: then everything is asked for. */
  private change(change: ViewChange): void {
    if (!this.following.change(change)) void this.referee.ask('open', this.id, this.cursor()).catch(() => {});
  }

  private begun(had: TableConnection | null, game: NonNullable<OpenedTable['game']>): TableConnection {
    const same = had && JSON.stringify(had.sheet) === JSON.stringify(game.sheet);
    return same ? had : this.seatAt(game);
  }

  private seatAt({ sheet, players }: NonNullable<OpenedTable['game']>): TableConnection {
    const next = () => ({ id: commandId(), at: this.following.latest?.n ?? 0 });
    return {
      game: this.id,
      sheet,
      players,
      guided: false,
      watch: (see) => this.following.watch(see),
      watchHouse: () => () => {},
      look: () => {},
      play: (seat: number, move: RawMove): Promise<Outcome<object>> =>
        this.ask('play', seat, { ...next(), move: move as RawMove & Record<string, unknown> }),
      undo: () => this.ask('undo', next()),
      lead: () => {},
      leave: () => this.leave(),
    };
  }

  private tell(now: TableNow): void {
    this.now = now;
    for (const hear of this.hearers) hear();
  }
}

/** Lines in order, each once. */
function heardTogether(before: readonly TalkLine[], more: readonly TalkLine[]): readonly TalkLine[] {
  const last = before.at(-1)?.n ?? 0;
  const fresh = more.filter(({ n }) => n > last).sort((a, b) => a.n - b.n);
  return fresh.length === 0 ? before : [...before, ...fresh];
}
