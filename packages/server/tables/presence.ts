import type { AnySocketReply, PersonCard, SentView } from '@hexwright/table';
import { type KeptRoom, seatOf } from './kept.ts';

/** How somebody opens a table. */
export interface Opening {
  /** the last view and the last line of talk that the page has */
  readonly seen?: number;
  readonly heard?: number;
  readonly password?: string;
}

/** 0: everything is told whole; 1: what has changed of views; 2: of rooms, too */
export type Changes = 0 | 1 | 2;

/** Somebody who has the table open: one page of one person, or of nobody in particular. */
export interface TableViewer {
  readonly id: string;
  readonly person: PersonCard | null;
  /** where it comes from, as limits count it */
  readonly source: string;
  /** whose talk it does not want to hear */
  readonly muted: ReadonlySet<string>;
  /** what it is told where what has changed is enough: nothing, views, or views and rooms */
  readonly changes: Changes;
  /** the view that it has */
  shown: SentView | null;
  /** the number of the room that it has */
  room: number | null;
  say(reply: AnySocketReply): void;
  /** the same, written already */
  sayText(text: string): void;
}

interface Elsewhere {
  readonly people: readonly string[];
  readonly watching: number;
}

/** Who has a table open, here and at other processes. */
export class Presence {
  readonly viewers = new Map<string, TableViewer>();
  private readonly elsewhere = new Map<string, Elsewhere & { readonly at: number }>();

  isHere(person: string): boolean {
    for (const viewer of this.viewers.values()) if (viewer.person?.id === person) return true;
    for (const { people } of this.elsewhere.values()) if (people.includes(person)) return true;
    return false;
  }

  /** those at this process who do not sit at the table */
  watchers(room: KeptRoom): TableViewer[] {
    return [...this.viewers.values()].filter(({ person }) => seatOf(room, person?.id ?? null) === null);
  }

  /** what other processes are told */
  own(room: KeptRoom): Elsewhere {
    const people = [...this.viewers.values()].flatMap(({ person }) => person?.id ?? []);
    return { people, watching: this.watchers(room).length };
  }

  hear(process: string, { people, watching }: Elsewhere, at: number): void {
    if (people.length + watching > 0) this.elsewhere.set(process, { people, watching, at });
    else this.elsewhere.delete(process);
  }

  /** A process that has said nothing since then is gone, and everybody with it; answers whether there was one. */
  forgetSilent(since: number): boolean {
    const silent = [...this.elsewhere].filter(([, { at }]) => at < since);
    for (const [process] of silent) this.elsewhere.delete(process);
    return silent.length > 0;
  }

  everybody(room: KeptRoom): { readonly here: ReadonlySet<string>; readonly watching: number } {
    const all = [this.own(room), ...this.elsewhere.values()];
    return {
      here: new Set(all.flatMap(({ people }) => people)),
      watching: all.reduce((sum, { watching }) => sum + watching, 0),
    };
  }
}
