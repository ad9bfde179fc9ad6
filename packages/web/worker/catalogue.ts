import { type Listing, whyNotTogether } from '@hexwright/catalog';
import { islandOf, optionsInReach } from '@hexwright/island';
import { newGame, type Outcome, refuse, viewOf, viewToJson } from '@hexwright/kernel';
import { orderModules, type Playable } from '@hexwright/rulebook';
import type { Companion, OptionControl, RowCard, RowSheet, Wish } from '../table/protocol.ts';
import { faceFor } from './face-for.ts';
import type { Library } from './library.ts';

export function catalogueCards({ catalog }: Library): RowCard[] {
  return catalog.rows.map((row) => cardOf(catalog, row));
}

/** A row ready to be set up, with an example of its board. */
export async function rowSheet(library: Library, wish: Wish): Promise<Outcome<{ readonly row: RowSheet }>> {
  const row = library.catalog.findRow(wish.game);
  if (!row)
    return refuse('game-unknown', `there is no game "${wish.game}" in the catalogue`, { game: wish.game });
  const ruled = await library.rulesFor(wish);
  if (!ruled.ok) return ruled;
  const faced = faceFor(ruled.rules);
  if (!faced.ok) return faced;
  const example = newGame(ruled.rules, { mode: 'seeded', seed: 'an example' });
  return {
    ok: true,
    row: {
      card: cardOf(library.catalog, row),
      options: controlsOf(ruled.rules),
      companions: companionsOf(library, row, wish),
      sheet: faced.face.sheet(),
      fields: viewToJson(viewOf(example.state, null)).fields,
    },
  };
}

function cardOf({ findOutline }: Library['catalog'], row: Listing): RowCard {
  const { id, name, kind, players, summary } = row;
  const chapters = findOutline(id)?.chapters?.map((chapter) => findOutline(chapter)?.words.name ?? chapter);
  return { id, name, kind, players, summary, family: id.split('/')[0], ...(chapters && { chapters }) };
}

/** An island offers no goal that it cannot reach. */
function controlsOf(game: Playable): OptionControl[] {
  const island = islandOf(game);
  return Object.entries(island ? optionsInReach(island) : game.offered).map(([name, spec]) => ({
    ...spec,
    name,
    value: game.options[name],
  }));
}

/** The modules that may be added: what amends other games without a board of its own, or has rules for both. */
function companionsOf({ catalog, alike }: Library, row: Listing, wish: Wish): Companion[] {
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
        summary: other.summary,
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
