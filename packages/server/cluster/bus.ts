import type { HouseNews, TalkLine } from '@hexwright/table';

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
    | {
        readonly kind: 'gone';
        readonly tokens: 'all' | { readonly but: string } | { readonly only: string };
      };
}

/** Carries news between processes. */
export interface Bus {
  /** whether there may be other processes at all */
  readonly shared: boolean;
  tell(table: string, news: TableNews): void;
  hear(table: string, listener: (news: TableNews) => void): () => void;
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
    tell: () => {},
    hear: () => () => {},
    tellPerson: () => {},
    hearPeople: () => () => {},
    missed: () => () => {},
    check: async () => {},
    close: async () => {},
  };
}
