import type { Want } from '@hexwright/table';
import type { Change } from '../store/index.ts';
import type { Desk } from './desk.ts';
import type { KeptRoom, KeptTable } from './kept.ts';
import type { Asked } from './shelf.ts';

type Gathered = Pick<KeptTable, 'room' | 'state'>;

/** Who is asked for a move, as the list "your turn" has it. */
export class Asking {
  private readonly desk: Desk;
  private people: ReadonlySet<string> = new Set();

  constructor(desk: Desk) {
    this.desk = desk;
  }

  /** What changes in the list when the game wants this; whoever is not here is told once it is written. */
  next(
    table: Gathered,
    want: Want | null,
    until: number | null,
  ): { readonly changes: Change[]; written(): void } {
    const people = peopleAsked(table, want);
    const asked = this.changed(people, table.room, until);
    return {
      changes: this.desk.house.shelf.asked(this.desk.id, asked),
      written: () => {
        this.people = people;
        this.tell(asked);
      },
    };
  }

  /** The list is as the store has it. */
  recall(): void {
    const { kept } = this.desk;
    this.people = peopleAsked(kept, this.desk.want(kept.room));
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
    const { house, presence, id, kept } = this.desk;
    const { title, settings } = kept.room;
    for (const { person, asked, until } of changed) {
      if (!asked || presence.isHere(person)) continue;
      house.tellPerson(person, { kind: 'your-turn', table: id, title });
      // Who plays by correspondence closes the page in between.
      if (settings.clock.mode === 'days') house.callPerson(person, { table: id, title, until });
    }
  }
}

function peopleAsked({ room, state }: Gathered, want: Want | null): Set<string> {
  if (state !== 'playing' || want?.kind !== 'person') return new Set();
  return new Set(want.seats.flatMap((seat) => room.seats[seat].person?.id ?? []));
}
