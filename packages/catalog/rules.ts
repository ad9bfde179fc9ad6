import { type Book, compileBook, orderModules, parseLayout } from '@hexwright/island';
import { type Outcome, refuse, type Setup } from '@hexwright/kernel';
import { findModule, findRow, hostOf } from './rows.ts';

/** Raised whenever an old log would no longer replay the same. */
export const RULES_VERSION = 1;

export interface RulesRequest {
  readonly game: string;
  readonly seats: number;
  /** more modules to play with */
  readonly modules?: readonly string[];
  readonly options?: Readonly<Record<string, unknown>>;
  /** a board of the table's own, as a layout file */
  readonly layout?: unknown;
}

const cache = new Map<string, Book>();
const CACHED = 64;

/** The compiled rules for what a table wants to play, or what is wrong with the wish. */
export function rulesFor(request: RulesRequest): Outcome<{ readonly rules: Book }> {
  const { game, seats, modules = [], options = {}, layout } = request;
  const row = findRow(game);
  if (!row) return refuse('game-unknown', `there is no game "${game}" in the catalogue`, { game });
  if (!Number.isInteger(seats) || seats < 1)
    return refuse('seats', `"seats" must be a whole number, not ${seats}`);
  const opened = modules.some((id) => findModule(id)?.opens?.includes(seats));
  if (!row.players.includes(seats) && !opened)
    return refuse('seats', `${row.name} is for ${row.players.join(', ')} players, not ${seats}`, { seats });

  const key = JSON.stringify([game, seats, modules, options, layout]);
  const known = cache.get(key);
  if (known) return { ok: true, rules: known };

  const ordered = orderModules([...hostOf(findModule(game)!), ...modules], findModule, seats);
  if (!ordered.ok) return ordered;
  const opens = ordered.modules.some((module) => module.opens?.includes(seats));
  const narrow = ordered.modules.find((module) => !opens && !module.seats.includes(seats));
  if (narrow)
    return refuse('seats', `"${narrow.id}" is for ${narrow.seats.join(', ')} players, not ${seats}`, {
      seats,
      module: narrow.id,
    });

  let board: { layout?: Extract<ReturnType<typeof parseLayout>, { ok: true }>['layout'] } = {};
  if (layout !== undefined) {
    const parsed = parseLayout(layout);
    if (!parsed.ok) return refuse('layout', `the layout is not sound: ${parsed.errors.join('; ')}`);
    board = { layout: parsed.layout };
  }
  const setup: Setup = {
    game,
    rulesVersion: RULES_VERSION,
    seats,
    ...(modules.length > 0 && { modules }),
    options,
    ...(layout !== undefined && { layout }),
  };
  const compiled = compileBook({ setup, modules: ordered.modules, ...board });
  if (!compiled.ok) return compiled;
  if (cache.size >= CACHED) cache.delete(cache.keys().next().value!);
  cache.set(key, compiled.book);
  return { ok: true, rules: compiled.book };
}

/** The rules that a saved setup asks for. */
export function rulesOfSetup(setup: Setup): Outcome<{ readonly rules: Book }> {
  const { game, seats, modules, options, layout } = setup as Setup & { layout?: unknown };
  if (typeof game !== 'string') return refuse('save-setup', 'the field "setup.game" must name a game');
  if (modules !== undefined && !Array.isArray(modules))
    return refuse('save-setup', 'the field "setup.modules" must be a list of ids');
  if (options !== undefined && (typeof options !== 'object' || options === null || Array.isArray(options)))
    return refuse('save-setup', 'the field "setup.options" must be an object');
  return rulesFor({ game, seats, modules, options, layout });
}
