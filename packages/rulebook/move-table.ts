import { codeDecision, codeMoves, type MoveKind } from '@hexwright/kernel';
import type { Book, Growing } from './book.ts';
import { decisionNames } from './decision-names.ts';
import type { DecisionSpec, MoveSpec, Omissions, Part } from './part.ts';

/**
 * Moves and decisions as small integers, with what parts drop, change and share among decisions. Answers the moves as
 * they were declared, each at its index.
 */
export function tabulateMoves<B extends Book>(
  book: B,
  parts: readonly Part<B>[],
  omissions: readonly Omissions[],
): readonly MoveSpec[] {
  const specs = offeredMoves(book, parts, omissions);
  const names = decisionNames(parts);
  const nothing = (): void => {};
  const { moves, kindOf } = codeMoves(
    specs.map(
      (spec): MoveKind => ({
        ...spec,
        args: spec.args ?? [],
        list: spec.list ?? nothing,
        apply: spec.apply ?? nothing,
      }),
    ),
  );
  for (const move of moves)
    for (const name of move.decisions)
      if (!names.includes(name))
        throw new Error(`the move "${move.name}" belongs to an unknown decision "${name}"`);
  const page: Growing<Book> = book;
  page.moves = moves;
  page.kindOf = kindOf;
  const last = Object.fromEntries(parts.flatMap((part) => Object.entries(part.decisions ?? {})));
  const open = new Set(parts.flatMap((part) => part.openly ?? []));
  page.decisions = names.map((name, index) =>
    codeDecision(
      {
        ...last[name],
        ...(open.has(name) && { outcomesFor: undefined }),
        name,
        args: last[name].args?.(book),
        nature: decidedByNature(book, last[name].nature),
      },
      index,
      moves,
    ),
  );
  return specs;
}

function decidedByNature<B extends Book>(book: B, nature: DecisionSpec<B>['nature']): boolean {
  return typeof nature === 'function' ? nature(book) : (nature ?? false);
}

function offeredMoves<B extends Book>(
  book: B,
  parts: readonly Part<B>[],
  omissions: readonly Omissions[],
): MoveSpec[] {
  let specs: MoveSpec[] = [];
  const declared = new Map<string, string>();
  for (const part of parts) {
    for (const move of part.moves?.(book) ?? []) {
      const by = declared.get(move.name);
      if (by !== undefined)
        throw new Error(`the move "${move.name}" is declared by "${by}" and by "${part.id}"`);
      declared.set(move.name, part.id);
      specs.push(move);
    }
    if (part.editMoves) specs = edited(specs, part.editMoves(book, specs));
  }
  specs = specs.filter(({ name }) => !omissions.some(({ moves }) => moves?.includes(name)));
  for (const [name, { like, except = [] }] of parts.flatMap((part) => Object.entries(part.decisions ?? {})))
    if (like !== undefined)
      specs = specs.map((move) =>
        move.decisions.includes(like) && !except.includes(move.name)
          ? { ...move, decisions: [...move.decisions, name] }
          : move,
      );
  return specs;
}

/** A move with another list needs what that list asks for, and no longer what the first one did. */
function edited(before: readonly MoveSpec[], after: readonly MoveSpec[]): MoveSpec[] {
  const lists = new Map(before.map(({ name, list }) => [name, list]));
  return after.map((move) => (move.list === lists.get(move.name) ? move : { ...move, needs: undefined }));
}
