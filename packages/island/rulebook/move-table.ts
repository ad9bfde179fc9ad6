import { codeDecision, codeMoves, type MoveKind } from '@hexwright/kernel';
import type { GrowingBook } from './blank.ts';
import type { Contents } from './contents.ts';
import type { MoveSpec } from './module.ts';
import { decisionNames } from './registry.ts';

/** Moves and decisions as small integers, with what modules drop, change and share among decisions. */
export function tabulateMoves(book: GrowingBook, contents: Contents): void {
  const specs = offeredMoves(book, contents);
  const names = decisionNames(contents);
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
  book.prices = specs.map((spec) => spec.price);
  book.moves = moves;
  book.kindOf = kindOf;
  const last = Object.fromEntries(contents.parts.flatMap((part) => Object.entries(part.decisions ?? {})));
  book.decisions = names.map((name, index) =>
    codeDecision({ ...last[name], name, args: last[name].args?.(book) }, index, moves),
  );
}

function offeredMoves(book: GrowingBook, { parts, omissions }: Contents): MoveSpec[] {
  let specs: MoveSpec[] = [];
  for (const part of parts) {
    for (const move of part.moves?.(book) ?? []) {
      if (specs.some((other) => other.name === move.name))
        throw new Error(`the move "${move.name}" is declared twice`);
      specs.push(move);
    }
    if (part.editMoves) specs = [...part.editMoves(book, specs)];
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
