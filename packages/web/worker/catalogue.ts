import { type Listing, whyNotTogether } from '@hexwright/catalog';
import { type Book, optionsInReach } from '@hexwright/island';
import { newGame, type Outcome, refuse, viewOf, viewToJson } from '@hexwright/kernel';
import { orderModules } from '@hexwright/rulebook';
import { islandFace } from '@hexwright/table';
import type { Companion, OptionControl, RowCard, RowSheet, Wish } from '../table/protocol.ts';
import type { Library } from './library.ts';

export function catalogueCards({ catalog }: Library): RowCard[] {
  return catalog.rows.map(cardOf);
}

/** A row ready to be set up, with an example of its board. */
export async function rowSheet(library: Library, wish: Wish): Promise<Outcome<{ readonly row: RowSheet }>> {
  const row = library.catalog.findRow(wish.game);
  if (!row)
    return refuse('game-unknown', `there is no game "${wish.game}" in the catalogue`, { game: wish.game });
  const ruled = await library.rulesFor(wish);
  if (!ruled.ok) return ruled;
  const book = ruled.rules;
  const example = newGame(book, { mode: 'seeded', seed: 'an example' });
  return {
    ok: true,
    row: {
      card: cardOf(row),
      options: controlsOf(book),
      companions: companionsOf(library, row, wish),
      sheet: islandFace(book).sheet(),
      fields: viewToJson(viewOf(example.state, null)).fields,
    },
  };
}

function cardOf(row: Listing): RowCard {
  const { id, name, kind, players, summary } = row;
  return { id, name, kind, players, summary, family: id.split('/')[0] };
}

function controlsOf(book: Book): OptionControl[] {
  return Object.entries(optionsInReach(book)).map(([name, spec]) => ({
    ...spec,
    name,
    value: book.options[name],
  }));
}

/** The modules that may be added: what amends other games without a board of its own, or has rules for both. */
function companionsOf({ catalog }: Library, row: Listing, wish: Wish): Companion[] {
  const { findOutline } = catalog;
  const chosen = wish.modules ?? [];
  const paired = new Set(row.modules.flatMap((id) => Object.keys(findOutline(id)?.pairs ?? {})));
  return catalog.rows
    .filter((other) => {
      const module = findOutline(other.id);
      return (
        other.id !== row.id &&
        !row.modules.includes(other.id) &&
        module &&
        (!module.board || paired.has(other.id)) &&
        module.kind !== 'game'
      );
    })
    .map((other) => {
      const refused = whyNot(catalog, row, wish.seats, [...chosen.filter((id) => id !== other.id), other.id]);
      return { id: other.id, name: other.name, summary: other.summary, ...(refused && { refused }) };
    });
}

/** What the modules themselves say against it; compiling them all for a list would take too long. */
function whyNot(catalog: Library['catalog'], row: Listing, seats: number, more: readonly string[]) {
  const ordered = orderModules([...row.modules, ...more], catalog.findOutline, seats);
  const refused = ordered.ok ? whyNotTogether(ordered.modules, seats) : ordered;
  return refused?.reason.text;
}
