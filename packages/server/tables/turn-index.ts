import { itemAt } from '@hexwright/kernel';
import type { AwaitedPlayers } from '@hexwright/table';
import type { Change } from '../store/index.ts';
import type { KeptRoom, KeptTable } from './kept.ts';
import type { TableSession } from './table-session.ts';
import type { Asked } from './table-store.ts';

type Gathered = Pick<KeptTable, 'room' | 'state'>;

/** Who is asked for a move, as the list "your turn" has it. */
export class TurnIndex {
  private readonly session: TableSession;
  private people: ReadonlySet<string> = new Set();

  constructor(session: TableSession) {
    this.session = session;
  }

  /** What changes in the list when the game wants this; whoever is not here is told once it is written. */
  next(
    table: Gathered,
    want: AwaitedPlayers | null,
    until: number | null,
  ): { readonly asked: readonly Asked[]; readonly changes: Change[]; written(): void } {
    const people = peopleAsked(table, want);
    const asked = this.changed(people, table.room, until);
    const { id, context } = this.session;
    const { store } = context;
    return {
      asked,
      get changes() {
        return store.asked(id, asked);
      },
      written: () => {
        this.people = people;
        this.tell(asked);
      },
    };
  }

  /** The list is as the store has it. */
  recall(): void {
    const { kept } = this.session;
    this.people = peopleAsked(kept, this.session.want(kept.room));
  }

  /** Who is asked now and was not before, or the other way round. */
  private changed(people: ReadonlySet<string>, room: KeptRoom, until: number | null): Asked[] {
    return room.seats.flatMap(({ person }) => {
      if (!person || this.people.has(person.id) === people.has(person.id)) return [];
      const asked = people.has(person.id);
      return [{ person: person.id, asked, until: asked ? until : null }];
    });
  }

  private tell(changed: readonly Asked[]): void {
    const { context, presence, id, kept } = this.session;
    const { title, settings } = kept.room;
    for (const { person, asked, until } of changed) {
      if (!asked || presence.isHere(person)) continue;
      context.tellPerson(person, { kind: 'your-turn', table: id, title });
      // Who plays by correspondence closes the page in between.
      if (settings.clock.mode === 'days') context.callPerson(person, { table: id, title, until });
    }
  }
}

function peopleAsked({ room, state }: Gathered, want: AwaitedPlayers | null): Set<string> {
  if (state !== 'playing' || want?.kind !== 'person') return new Set();
  return new Set(want.seats.flatMap((seat) => itemAt(room.seats, seat).person?.id ?? []));
}
