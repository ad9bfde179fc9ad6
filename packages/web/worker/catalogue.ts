import { findModule, findRow, type Row, rows, rulesFor } from '@hexwright/catalog';
import { type Book, orderModules } from '@hexwright/island';
import { newGame, type Outcome, refuse, viewOf, viewToJson } from '@hexwright/kernel';
import type { Companion, OptionControl, RowCard, RowSheet, Wish } from '../table/protocol.ts';
import { sheetOf } from './sheet.ts';

export function catalogueCards(): RowCard[] {
  return rows.map(cardOf);
}

/** A row ready to be set up, with an example of its board. */
export function rowSheet(wish: Wish): Outcome<{ readonly row: RowSheet }> {
  const row = findRow(wish.game);
  if (!row)
    return refuse('game-unknown', `there is no game "${wish.game}" in the catalogue`, { game: wish.game });
  const ruled = rulesFor(wish);
  if (!ruled.ok) return ruled;
  const book = ruled.rules;
  const example = newGame(book, { mode: 'seeded', seed: 'an example' });
  return {
    ok: true,
    row: {
      card: cardOf(row),
      options: optionsOf(book),
      companions: companionsOf(row, wish),
      sheet: sheetOf(book),
      fields: viewToJson(viewOf(example.state, null)).fields,
    },
  };
}

function cardOf(row: Row): RowCard {
  const { id, name, kind, players, summary } = row;
  return { id, name, kind, players, summary, family: id.split('/')[0] };
}

function optionsOf(book: Book): OptionControl[] {
  const specs = Object.assign({}, ...book.modules.map((module) => module.options ?? {})) as Row['options'];
  return Object.entries(specs).map(([name, spec]) => ({ ...spec, name, value: book.options[name] }));
}

/** The modules that may be added: what amends other games without a board of its own, or has rules for both. */
function companionsOf(row: Row, wish: Wish): Companion[] {
  const chosen = wish.modules ?? [];
  const paired = new Set(row.modules.flatMap((id) => Object.keys(findModule(id)?.pairs ?? {})));
  return rows
    .filter((other) => {
      const module = findModule(other.id);
      return (
        other.id !== row.id &&
        !row.modules.includes(other.id) &&
        module &&
        (!module.board || paired.has(other.id)) &&
        module.kind !== 'game'
      );
    })
    .map((other) => {
      const refused = whyNotTogether(row, wish.seats, [...chosen.filter((id) => id !== other.id), other.id]);
      return { id: other.id, name: other.name, summary: other.summary, ...(refused && { refused }) };
    });
}

/** What the modules themselves say against it; compiling them all for a list would take too long. */
function whyNotTogether(row: Row, seats: number, more: readonly string[]): string | undefined {
  const ordered = orderModules([...row.modules, ...more], findModule, seats);
  if (!ordered.ok) return ordered.reason.text;
  if (ordered.modules.some((module) => module.opens?.includes(seats))) return undefined;
  const narrow = ordered.modules.find((module) => !module.seats.includes(seats));
  return narrow && `${narrow.words.name} is for ${narrow.seats.join(', ')} players`;
}
