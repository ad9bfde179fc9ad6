import {
  type Book,
  type BookRequest,
  compileBook,
  type Layout,
  type Module,
  orderModules,
  parseLayout,
} from '@hexwright/island';
import { type Outcome, type Refused, refuse, type Setup } from '@hexwright/kernel';
import { findModule, findRow, hostOf } from './rows.ts';
import { trial } from './trial.ts';

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
  const wrong = wrongShape(request);
  if (wrong) return wrong;
  const { game, seats, modules = [], options = {}, layout } = request;
  const row = findRow(game);
  if (!row) return refuse('game-unknown', `there is no game "${game}" in the catalogue`, { game });
  const opened = modules.some((id) => findModule(id)?.opens?.includes(seats));
  if (!row.players.includes(seats) && !opened)
    return refuse('seats', `${row.name} is for ${row.players.join(', ')} players, not ${seats}`, { seats });

  const key = JSON.stringify({ game, seats, modules, options, layout });
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

  const rivals = layout === undefined ? rivalBoards(ordered.modules) : undefined;
  if (rivals)
    return refuse(
      'module-conflict',
      `"${rivals[0].id}" and "${rivals[1].id}" have a board each, and there are no rules for both`,
      { module: rivals[0].id, other: rivals[1].id },
    );

  let board: { layout?: Layout } = {};
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
  const made = compiled({ setup, modules: ordered.modules, ...board }, modules);
  if (!made.ok) return made;
  if (cache.size >= CACHED) cache.delete(cache.keys().next().value!);
  cache.set(key, made.book);
  return { ok: true, rules: made.book };
}

/** Two scenarios with a board each, neither made on the other, and no module that brings them together. */
function rivalBoards(modules: readonly Module[]): [Module, Module] | undefined {
  const grounds = new Map<string, ReadonlySet<string>>();
  // In the order of the modules, what one needs has come before it.
  for (const { id, needs = [] } of modules)
    grounds.set(id, new Set([id, ...needs.flatMap((need) => [...(grounds.get(need) ?? [])])]));
  const together = (one: Module, other: Module): boolean =>
    [...grounds.values()].some((ground) => ground.has(one.id) && ground.has(other.id));
  const boards = modules.filter((module) => module.kind === 'scenario' && module.board);
  for (const one of boards)
    for (const other of boards) if (one !== other && !together(one, other)) return [one, other];
  return undefined;
}

/** A wish comes from outside, so nothing about its shape is taken for granted. */
function wrongShape(request: unknown): Refused | undefined {
  if (typeof request !== 'object' || request === null || Array.isArray(request))
    return refuse('request', 'a wish for a game is an object');
  const { game, seats, modules, options } = request as Record<string, unknown>;
  if (game === undefined) return refuse('game-unknown', 'the field "game" is missing');
  if (typeof game !== 'string')
    return refuse('game-unknown', `there is no game ${JSON.stringify(game)} in the catalogue`);
  if (seats === undefined) return refuse('seats', '"seats" must be a whole number, but it is missing');
  if (!Number.isInteger(seats))
    return refuse('seats', `"seats" must be a whole number, not ${JSON.stringify(seats)}`);
  if ((seats as number) < 1) return refuse('seats', `"seats" must be a whole number from 1 up, not ${seats}`);
  if (modules !== undefined && !(Array.isArray(modules) && modules.every((id) => typeof id === 'string')))
    return refuse('modules', '"modules" must be a list of module ids');
  if (options !== undefined && (typeof options !== 'object' || options === null || Array.isArray(options)))
    return refuse('options', '"options" must be an object of options and values');
  return undefined;
}

type Compiled = ReturnType<typeof compileBook>;

/**
 * A row that cannot be compiled is a mistake of ours and thrown. What a table puts together itself, modules or a
 * board, may not fit; then that is the answer.
 */
function compiled(request: BookRequest, together: readonly string[]): Compiled {
  if (!request.layout && together.length === 0) return compileBook(request);
  const [made, why] = tried(request);
  if (made && !why) return made;
  return together.length > 0
    ? refuse('module-conflict', `${together.map((id) => `"${id}"`).join(', ')} cannot be played here: ${why}`)
    : refuse('layout', `the layout does not suit the game: ${why}`);
}

function tried(request: BookRequest): [Compiled?, string?] {
  try {
    const made = compileBook(request);
    return made.ok ? [made, trial(made.book)] : [made];
  } catch (error) {
    return [undefined, (error as Error).message];
  }
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
