import { createHash } from 'node:crypto';
import { findRow, type RulesRequest, rulesFor } from '@hexwright/catalog';
import type { Arg, CodedMove, Outcome } from '@hexwright/kernel';
import type { Playable } from '@hexwright/rulebook';

/** The way in which actions are numbered. It changes when `spread` does; what a row has is in the fingerprint. */
const NUMBERING = 1;
/** no space has more actions than this */
export const MOST_ACTIONS = 4096;

/** One argument of a kind of action. */
export interface ActionArg {
  readonly name: string;
  readonly domain: string;
  readonly size: number;
  /** what the indices mean, where they have names; else a place's number, or a count */
  readonly values?: readonly (string | number)[];
  /** a seat is counted from whoever moves: 0 is itself, 1 the next */
  readonly relative: boolean;
}

/** A kind of move that seats make, with its place among the actions. */
export interface ActionKind {
  readonly name: string;
  readonly args: readonly ActionArg[];
  /** its first action, and how many it has */
  readonly base: number;
  readonly size: number;
  /** so many leading arguments are in the action itself; each further one is an action of its own, from `rest.base` on */
  readonly held: number;
}

/**
 * The actions of a row, the same for every seat, every number of seats and every seed: numbers from 0 to size - 1. Nature's moves
 * are not among them.
 */
export interface ActionSpace {
  readonly version: string;
  readonly size: number;
  readonly kinds: readonly ActionKind[];
  /** the actions that name one more argument of a move that is begun; none where no move is split */
  readonly rest: { readonly base: number; readonly size: number };
}

type Wish = Omit<RulesRequest, 'seats'>;

/** The action space of what a table of so many wants to play: that of its row at every number of seats together. */
export function actionSpaceOf(wish: RulesRequest): Outcome<{ readonly space: ActionSpace }> {
  const asked = rulesFor(wish);
  if (!asked.ok) return asked;
  const key = JSON.stringify([wish.game, wish.modules ?? [], wish.options ?? {}, wish.layout ?? null]);
  const players = findRow(wish.game)?.players ?? [];
  // Modules may open a table to more seats than the row has by itself.
  const extra = players.includes(wish.seats) ? '' : ` ${wish.seats}`;
  const kept = known.get(key + extra);
  if (kept) return { ok: true, space: kept };
  const games = [...new Set([...players, wish.seats])]
    .sort((a, b) => a - b)
    .flatMap((seats) => {
      const { seats: _, ...same } = wish;
      return seats === wish.seats ? [asked.rules] : gameFor(same, seats);
    });
  const space = spaceOfGames(games);
  known.set(key + extra, space);
  return { ok: true, space };
}

const known = new Map<string, ActionSpace>();

function gameFor(wish: Wish, seats: number): Playable[] {
  const found = rulesFor({ ...wish, seats }, 'tried');
  return found.ok ? [found.rules] : [];
}

/** The space of several tables of one game, in ascending order of seats. */
export function spaceOfGames(games: readonly Playable[]): ActionSpace {
  const merged = new Map<string, ActionArg[]>();
  for (const game of games)
    for (const move of seatMoves(game)) {
      const args = actionArgs(move).map(toActionArg);
      const before = merged.get(move.name);
      merged.set(move.name, before ? before.map((arg, i) => wider(arg, args[i])) : args);
    }
  const { kinds, rest, size } = spread([...merged].map(([name, args]) => ({ name, args })));
  const version = createHash('sha256')
    .update(JSON.stringify([kinds, rest]))
    .digest('hex')
    .slice(0, 12);
  return { version: `${NUMBERING}-${version}`, size, kinds, rest };
}

/** The moves that some decision of a seat offers and that have numbers. */
export function seatMoves(game: Playable): CodedMove[] {
  const offered = new Set(game.decisions.flatMap(({ nature, moves }) => (nature ? [] : moves)));
  return game.moves.filter((move) => offered.has(move) && (!move.open || move.open.few));
}

/** The arguments by which a move is numbered: its own, or those of the few that stand for an open one. */
export function actionArgs(move: CodedMove): readonly Arg[] {
  return move.open?.few?.args ?? move.args;
}

function toActionArg({ name, domain }: Arg): ActionArg {
  const { id, size, names } = domain;
  return { name, domain: id, size, ...(names && { values: names }), relative: id === 'seat' };
}

function wider(one: ActionArg, other: ActionArg): ActionArg {
  if (!one.values || !other.values) return { ...one, size: Math.max(one.size, other.size) };
  const values = [...new Set([...one.values, ...other.values])];
  return { ...one, values, size: values.length };
}

type Merged = Pick<ActionKind, 'name' | 'args'>;

/** Numbers the kinds one after the other. While they are too many, the largest names its last argument apart. */
function spread(merged: readonly Merged[]): Pick<ActionSpace, 'kinds' | 'rest' | 'size'> {
  const held = merged.map(({ args }) => args.length);
  const sizes = merged.map(({ args }) => product(args));
  for (;;) {
    const apart = merged.flatMap(({ args }, i) => args.slice(held[i]).map(({ size }) => size));
    const base = sizes.reduce((sum, size) => sum + size, 0);
    const rest = { base, size: Math.max(0, ...apart) };
    if (base + rest.size <= MOST_ACTIONS) {
      let from = 0;
      const kinds = merged.map((kind, i): ActionKind => {
        from += sizes[i];
        return { ...kind, base: from - sizes[i], size: sizes[i], held: held[i] };
      });
      return { kinds, rest, size: base + rest.size };
    }
    const largest = sizes.indexOf(Math.max(...sizes));
    if (held[largest] === 0) throw new Error(`${base} kinds of moves are too many actions`);
    held[largest]--;
    sizes[largest] = product(merged[largest].args.slice(0, held[largest]));
  }
}

function product(args: readonly ActionArg[]): number {
  return args.reduce((all, { size }) => all * size, 1);
}
