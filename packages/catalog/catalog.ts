import type { Outcome, Refused, Setup } from '@hexwright/kernel';
import {
  apart,
  type GameKind,
  type OptionSpecs,
  type Options,
  type Outline,
  type Playable,
} from '@hexwright/rulebook';
import { bytesHeld, LruCache } from './lru-cache.ts';
import { type Listing, rowsOf } from './rows.ts';
import { compileWish, type Tried } from './rules.ts';
import { otherVersions } from './versions.ts';
import { modulesWanted, type RulesRequest, readSetup, wrongShape } from './wish.ts';

/** Everything that can be played with some modules, and the rules for a wish. */
export interface Catalog<G extends Playable = Playable> {
  readonly rows: readonly Listing[];
  findRow(id: string): Listing | undefined;
  findOutline(id: string): Outline | undefined;
  /** what a wish is made of, in the order of amendments, or what is wrong with it; no rules are needed to say so */
  modulesFor(request: RulesRequest): Outcome<{ readonly modules: readonly Outline[] }>;
  /** the options that a sound wish can choose, with the values that are left to it */
  offeredFor(request: RulesRequest): OptionSpecs;
  /** the compiled rules for what a table wants to play, or what is wrong with the wish */
  rulesFor(request: RulesRequest, how?: Tried): Outcome<{ readonly rules: G }>;
  /** the wish that a saved setup holds, if its modules still have the versions it was saved under */
  wishOfSetup(setup: Setup): Outcome<{ readonly request: RulesRequest }>;
  /** the rules that a saved setup asks for */
  rulesOfSetup(setup: Setup, how?: Tried): Outcome<{ readonly rules: G }>;
}

/** compiled rules that are kept for whoever asks next: so many games, and so many bytes by estimate */
const KEPT = { count: 64, bytes: 64 * 1024 * 1024 };

/** The catalogue of these kinds of games. Lists and combinations are answered from outlines alone. */
export function makeCatalog<G extends Playable>(kinds: readonly GameKind<G>[]): Catalog<G> {
  const outlines = kinds.flatMap((kind) => kind.outlines);
  const byId = new Map(outlines.map((outline) => [outline.id, outline]));
  const kindOf = new Map(kinds.flatMap((kind) => kind.outlines.map(({ id }) => [id, kind] as const)));
  const findOutline = (id: string): Outline | undefined => byId.get(id);
  const rows = kinds.flatMap((kind) => rowsOf(kind.outlines, findOutline, kind.host));
  const rowById = new Map(rows.map((row) => [row.id, row]));
  const findRow = (id: string): Listing | undefined => rowById.get(id);
  const games = new LruCache<G>(KEPT);
  const weights = new Map<string, number>();

  const modulesFor: Catalog<G>['modulesFor'] = (request) =>
    ofOtherKind(request) ?? modulesWanted(request, findOutline, findRow);

  /** Modules of one kind of game say nothing to another kind. */
  const ofOtherKind = (request: RulesRequest): Refused | undefined => {
    if (wrongShape(request)) return undefined;
    const { game, modules = [] } = request;
    const [row, kind] = [findOutline(game), kindOf.get(game)];
    const strange = modules.find((id) => kindOf.has(id) && kindOf.get(id) !== kind);
    return row && strange !== undefined
      ? apart(row, findOutline(strange)!, 'they are games of different kinds')
      : undefined;
  };

  const offeredFor: Catalog<G>['offeredFor'] = (request) => {
    const wanted = modulesFor(request);
    const { game, seats, options } = request;
    if (!wanted.ok) return {};
    const ids = wanted.modules.map(({ id }) => id);
    return kindOf.get(game)!.offered(ids, { game, seats, ...(options && { options: options as Options }) });
  };

  const rulesFor: Catalog<G>['rulesFor'] = (request, how) => {
    const wrong = wrongShape(request);
    if (wrong) return wrong;
    const { game, seats, modules = [], options = {}, layout } = request;
    const key = JSON.stringify({ game, seats, modules, options, layout });
    const known = games.find(key);
    if (known) return { ok: true, rules: known };

    const wanted = modulesFor(request);
    if (!wanted.ok) return wanted;
    const made = compileWish(kindOf.get(game)!, request, wanted.modules, how);
    if (!made.ok) return made;
    games.keep(key, made.game, key.length * 2 + weightOf(request, made.game));
    return { ok: true, rules: made.game };
  };

  /** What a table puts together itself is weighed; a row weighs about the same whatever its options. */
  const weightOf = ({ game, seats, modules = [], layout }: RulesRequest, rules: G): number => {
    const weigh = (): number => bytesHeld(rules, [rules.modules]);
    if (modules.length > 0 || layout !== undefined) return weigh();
    const row = `${game} ${seats}`;
    const known = weights.get(row) ?? weigh();
    weights.set(row, known);
    return known;
  };

  const wishOfSetup: Catalog<G>['wishOfSetup'] = (setup) => {
    const read = readSetup(setup);
    if (!read.ok) return read;
    const wanted = modulesFor(read.request);
    if (!wanted.ok) return wanted;
    return otherVersions(setup, wanted.modules) ?? read;
  };

  const rulesOfSetup: Catalog<G>['rulesOfSetup'] = (setup, how) => {
    const read = wishOfSetup(setup);
    return read.ok ? rulesFor(read.request, how) : read;
  };

  return { rows, findRow, findOutline, modulesFor, offeredFor, rulesFor, wishOfSetup, rulesOfSetup };
}
