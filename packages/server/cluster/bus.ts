import type { HouseNews, TalkLine } from '@hexwright/table';
import { newPersonId } from '../random.ts';

/** What processes tell each other about a table. It is a hint to look at the store, which alone is the truth. */
export type TableNews =
  | { readonly kind: 'changed' }
  | { readonly kind: 'talk'; readonly line: TalkLine }
  | { readonly kind: 'away'; readonly person: string; readonly why: string }
  /** who has the table open at one process; `answer` asks the others to say so too */
  | {
      readonly kind: 'here';
      readonly process: string;
      readonly people: readonly string[];
      readonly watching: number;
      readonly answer: boolean;
    };

export interface PersonNews {
  readonly person: string;
  readonly news:
    | HouseNews
    /** what is remembered of this person is not true any more */
    | { readonly kind: 'changed' }
    /** this person wants to hear somebody no more, or again */
    | { readonly kind: 'muted'; readonly other: string; readonly muted: boolean }
    | {
        readonly kind: 'gone';
        readonly tokens: 'all' | { readonly but: string } | { readonly only: string };
      };
}

/** Carries news between processes. */
export interface Bus {
  /** whether there may be other processes at all */
  readonly shared: boolean;
  /** the name of this process among the others */
  readonly me: string;
  /** whether others could be reached when it was tried last */
  readonly reachable: boolean;
  tell(table: string, news: TableNews): void;
  hear(table: string, listener: (news: TableNews) => void): () => void;
  /** Sends something to one process; fails where it cannot be sent. What comes from one process comes in its order. */
  send(process: string, text: string): Promise<void>;
  receive(listener: (text: string) => void): () => void;
  tellPerson(news: PersonNews): void;
  hearPeople(listener: (news: PersonNews) => void): () => void;
  /** called when news may have been missed, because nothing came through for a while */
  missed(listener: () => void): () => void;
  /** fails where other processes cannot be reached */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** One process alone: there is nobody to tell. */
export function soloBus(): Bus {
  return {
    shared: false,
    me: newPersonId(),
    reachable: false,
    send: () => Promise.reject(new Error('there is no other process')),
    receive: () => () => {},
    tell: () => {},
    hear: () => () => {},
    tellPerson: () => {},
    hearPeople: () => () => {},
    missed: () => () => {},
    check: async () => {},
    close: async () => {},
  };
}
