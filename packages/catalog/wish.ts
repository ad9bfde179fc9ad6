import { deeperThan, type Outcome, type Refused, refuse, type Setup } from '@hexwright/kernel';
import { type Outline, orderModules } from '@hexwright/rulebook';
import { askedBy, type FindOutline, type Listing } from './rows.ts';
import { playersOf, whyNotTogether } from './together.ts';

/** What a table wants to play. */
export interface RulesRequest {
  readonly game: string;
  readonly seats: number;
  /** more modules to play with */
  readonly modules?: readonly string[];
  readonly options?: Readonly<Record<string, unknown>>;
  /** a board of the table's own, as a layout file */
  readonly layout?: unknown;
}

type Wanted<M> = Outcome<{ readonly modules: readonly M[] }>;

/** The modules that a wish asks for, in the order of their amendments, or what is wrong with the wish. */
export function modulesWanted(
  request: RulesRequest,
  find: FindOutline,
  findRow: (id: string) => Listing | undefined,
): Wanted<Outline> {
  const wrong = wrongShape(request);
  if (wrong) return wrong;
  const { game, seats, modules = [], layout } = request;
  const row = findRow(game);
  if (!row) return refuse('game-unknown', `there is no game "${game}" in the catalogue`, { game });
  const ordered = orderModules([...askedBy(row, [game, ...modules].map(find)), ...modules], find, seats);
  // Who opens the table may have been asked for, or have come along with another.
  const joined = [...modules.map(find), ...(ordered.ok ? ordered.modules : [])];
  const opened = joined.some((module) => module?.opens?.includes(seats));
  if (!row.players.includes(seats) && !opened)
    return refuse('seats', `${row.name} is for ${playersOf(row.players)}, not ${seats}`, { seats });
  if (!ordered.ok) return ordered;
  return whyNotTogether(ordered.modules, seats, layout !== undefined) ?? ordered;
}

/** a board of one's own goes deepest */
const DEEPEST = 32;

/** A wish comes from outside, so nothing about its shape is taken for granted. */
export function wrongShape(request: unknown): Refused | undefined {
  if (typeof request !== 'object' || request === null || Array.isArray(request))
    return refuse('request', 'a wish for a game is an object');
  if (deeperThan(request, DEEPEST)) return refuse('request', `a wish is nested ${DEEPEST} deep at most`);
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

/** The wish that a saved setup holds. */
export function readSetup(setup: Setup): Outcome<{ readonly request: RulesRequest }> {
  const { game, seats, modules, options, layout } = setup as Setup & { layout?: unknown };
  if (typeof game !== 'string') return refuse('save-setup', 'the field "setup.game" must name a game');
  if (modules !== undefined && !Array.isArray(modules))
    return refuse('save-setup', 'the field "setup.modules" must be a list of ids');
  if (options !== undefined && (typeof options !== 'object' || options === null || Array.isArray(options)))
    return refuse('save-setup', 'the field "setup.options" must be an object');
  return { ok: true, request: { game, seats, modules, options, layout } };
}
