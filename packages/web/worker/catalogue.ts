import { type Listing, whyNotTogether } from '@hexwright/catalog';
import { islandOf, optionsInReach } from '@hexwright/island';
import { itemAt, itemOf, newGame, type Outcome, refuse, viewOf, viewToJson } from '@hexwright/kernel';
import { orderModules, type Playable } from '@hexwright/rulebook';
import type { Companion, Front, OptionControl, RowCard, RowSheet, Wish } from '../table/protocol.ts';
import { faceFor } from './face-for.ts';
import type { Library } from './library.ts';

/** The first row of the catalogue, with an example of its board. */
export async function frontOf(library: Library): Promise<Outcome<{ readonly front: Front }>> {
  const { id: game, players } = itemAt(library.catalog.rows, 0);
  const seats = players.includes(4) ? 4 : itemAt(players, 0);
  const shown = await shownOf(library, { game, seats });
  if (!shown.ok) return shown;
  const { sheet, fields } = shown;
  return { ok: true, front: { game, seats, sheet, fields } };
}

export async function catalogueCards({ catalog }: Library): Promise<RowCard[]> {
  const told = await summariesOfAll();
  return catalog.rows.map((row) => cardOf(catalog, row, told));
}

/** A row ready to be set up, with an example of its board. */
export async function rowSheet(library: Library, wish: Wish): Promise<Outcome<{ readonly row: RowSheet }>> {
  const row = library.catalog.findRow(wish.game);
  if (!row)
    return refuse('game-unknown', `there is no game "${wish.game}" in the catalogue`, { game: wish.game });
  const [shown, told] = await Promise.all([shownOf(library, wish), summariesOfAll()]);
  if (!shown.ok) return shown;
  const { rules, sheet, fields } = shown;
  return {
    ok: true,
    row: {
      card: cardOf(library.catalog, row, told),
      options: controlsOf(rules),
      companions: companionsOf(library, row, wish, told),
      sheet,
      fields,
    },
  };
}

type Shown = Pick<Front, 'sheet' | 'fields'> & { readonly rules: Playable };

async function shownOf(library: Library, wish: Wish): Promise<Outcome<Shown>> {
  const ruled = await library.rulesFor(wish);
  if (!ruled.ok) return ruled;
  const { rules } = ruled;
  const faced = faceFor(rules);
  if (!faced.ok) return faced;
  const example = newGame(rules, { mode: 'seeded', seed: 'an example' });
  return {
    ok: true,
    rules,
    sheet: faced.face.sheet(),
    fields: viewToJson(viewOf(example.state, null)).fields,
  };
}

/** By id, what a row is about. They are half of what all rows say of themselves, and come when rows are listed. */
type Summaries = Readonly<Record<string, string>>;

async function summariesOfAll(): Promise<Summaries> {
  return (await import('./summaries.ts')).summaries;
}

function cardOf({ findOutline }: Library['catalog'], row: Listing, told: Summaries): RowCard {
  const { id, name, kind, players } = row;
  const summary = told[id] ?? row.summary;
  const chapters = findOutline(id)?.chapters?.map((chapter) => findOutline(chapter)?.words.name ?? chapter);
  return {
    id,
    name,
    kind,
    players,
    summary,
    family: itemAt(id.split('/'), 0),
    ...(chapters && { chapters }),
  };
}

/** An island offers no goal that it cannot reach. */
function controlsOf(game: Playable): OptionControl[] {
  const island = islandOf(game);
  return Object.entries(island ? optionsInReach(island) : game.offered).map(([name, spec]) => ({
    ...spec,
    name,
    value: itemOf(game.options, name),
  }));
}

/** The modules that may be added: what amends other games without a board of its own, or has rules for both. */
function companionsOf({ catalog, alike }: Library, row: Listing, wish: Wish, told: Summaries): Companion[] {
  const { findOutline } = catalog;
  const chosen = wish.modules ?? [];
  const paired = new Set(row.modules.flatMap((id) => Object.keys(findOutline(id)?.pairs ?? {})));
  return catalog.rows
    .filter((other) => {
      const module = findOutline(other.id);
      return (
        other.id !== row.id &&
        alike(other.id, row.id) &&
        !row.modules.includes(other.id) &&
        module &&
        (!module.board || paired.has(other.id)) &&
        module.kind !== 'game'
      );
    })
    .map((other) => {
      const joined = [...chosen.filter((id) => id !== other.id), other.id];
      const refused = whyNot(catalog, row, wish.seats, joined);
      const opens = findOutline(other.id)?.opens?.find(
        (seats) => !row.players.includes(seats) && !whyNot(catalog, row, seats, joined),
      );
      return {
        id: other.id,
        name: other.name,
        summary: told[other.id] ?? other.summary,
        ...(opens !== undefined && { opens }),
        ...(opens === undefined && refused && { refused }),
      };
    });
}

/** What the modules themselves say against it; compiling them all for a list would take too long. */
function whyNot(catalog: Library['catalog'], row: Listing, seats: number, more: readonly string[]) {
  const ordered = orderModules([...row.modules, ...more], catalog.findOutline, seats);
  const refused = ordered.ok ? whyNotTogether(ordered.modules, seats) : ordered;
  return refused?.reason.text;
}
