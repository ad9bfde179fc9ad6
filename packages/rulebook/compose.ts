import { fieldOf, type State } from '@hexwright/kernel';
import { amended, groupsOf, noteAnswers } from './amendments.ts';
import type { Book, Growing } from './book.ts';
import { editSteps, makeAdvance } from './flow.ts';
import { partsKept } from './module.ts';
import type { Options } from './options.ts';
import type { Omissions, Part } from './part.ts';
import { type TermBook, wordedTwice } from './words.ts';

interface Leaving<P, O> extends Declaring {
  readonly id: string;
  readonly of?: unknown;
  readonly words?: TermBook;
  readonly uses?: readonly P[];
  readonly without?: O | ((options: Options) => O);
  readonly restores?: readonly string[];
}

interface Declaring {
  readonly id: string;
  readonly fields?: object;
  readonly decisions?: object;
  readonly scores?: readonly { readonly id: string }[];
}

/** A field, decision or score that two of these parts declare. */
export function declaredTwice(parts: readonly Declaring[]): string | undefined {
  const declared = new Map<string, string>();
  for (const { id, fields = {}, decisions = {}, scores = [] } of parts) {
    const names = [
      ...Object.keys(fields).map((name) => `the field "${name}"`),
      ...Object.keys(decisions).map((name) => `the decision "${name}"`),
      ...scores.map((score) => `the score "${score.id}"`),
    ];
    for (const name of names) {
      const by = declared.get(name);
      if (by !== undefined) return `${name} is declared by "${by}" and by "${id}"`;
      declared.set(name, id);
    }
  }
  return undefined;
}

/** The parts of these modules that no other leaves out with these options, and what they leave out. */
export function partsInForce<P extends Leaving<P, O>, O extends Omissions>(
  modules: readonly (P & { readonly parts?: readonly P[] })[],
  options: Options,
): { readonly parts: readonly P[]; readonly omissions: readonly Partial<O>[] } {
  const omittedBy = ({ without }: P): Partial<O> =>
    typeof without === 'function' ? without(options) : (without ?? {});
  const parts = partsKept<P>(modules, options);
  const twice = declaredTwice(parts) ?? wordedTwice(parts);
  if (twice) throw new Error(twice);
  return { parts, omissions: parts.map(omittedBy) };
}

/** The pages of the rule points, still empty: a part may keep hold of them while it is being asked for its own. */
export function openRules<B extends Book>(pages: Growing<B>, parts: readonly Part<B>[]): void {
  pages.the = groupsOf(broughtBy(parts));
  pages.rules = { ...pages.the };
}

function broughtBy<B extends Book>(parts: readonly Part<B>[]): ReadonlySet<string> {
  return new Set(parts.flatMap((part) => part.brings ?? []));
}

/** The rule points: each part wraps what was there before it. They are written into `book.rules` and `book.the`. */
export function composeRules<B extends Book>(book: B, parts: readonly Part<B>[]): void {
  const brought = broughtBy(parts);
  const groups = book.the as Record<string, unknown>;
  let points: Record<string, unknown> = Object.fromEntries([...brought].map((name) => [name, {}]));
  const answers = noteAnswers();
  for (const part of parts) {
    const amendments = part.rules?.(points as Required<B['rules']>, book) ?? {};
    points = amended(points, amendments, brought);
    answers.add(part.id, amendments);
  }
  (book as Growing<Book>).isPlain = answers.isPlain;
  (book as Growing<Book>).answers = answers.byPoint;
  for (const [name, value] of Object.entries(points))
    if (brought.has(name)) Object.assign(groups[name] as object, value);
    else Object.assign(book.rules, { [name]: value });
}

/** Where points come from: asked once the rules are there. */
export function nameScores<B extends Book>(book: B, parts: readonly Part<B>[]): void {
  const page: Growing<Book> = book;
  page.scores = parts
    .flatMap((part) => part.scores ?? [])
    .map((source) => {
      const of = source.of(book);
      return {
        id: source.id,
        secret: source.secret ?? false,
        of,
        most: source.most?.(book) ?? Number.POSITIVE_INFINITY,
        ceiling: source.ceiling?.(book) ?? of,
      };
    });
}

/** The steps of the setup, which begins with what every part prepares, and those of a turn. */
export function arrangeSteps<B extends Book>(book: B, parts: readonly Part<B>[]): void {
  const prepares = parts.flatMap((part) => part.prepare?.(book) ?? []);
  const prepare = {
    id: 'prepare',
    run: (s: State): void => {
      for (const each of prepares) each(s);
    },
  };
  const page: Growing<Book> = book;
  page.setupSteps = editSteps(
    [prepare],
    parts.flatMap((part) => part.setupSteps?.(book) ?? []),
  );
  page.turnSteps = editSteps(
    [],
    parts.flatMap((part) => part.turnSteps?.(book) ?? []),
  );
}

/** What the kernel and the upper floors ask of any game that has the flow and the parts' secrets to answer it. */
export function bindParts<B extends Book>(book: B, parts: readonly Part<B>[]): void {
  const reveals = parts.flatMap((part) => part.reveal?.(book) ?? []);
  const resamplers = parts.flatMap((part) => part.resample?.(book) ?? []);
  const at = (name: string): number => fieldOf(book.plan, name).at;
  const [turn, active] = [at('turn'), at('active')];
  const page: Growing<Book> = book;
  page.advance = makeAdvance(book.setupSteps, book.turnSteps, at('stage'), at('step'));
  page.turnOf = (s) => s.cells[turn];
  page.activeSeat = (s) => s.cells[active];
  page.reveal = (s, view) => {
    for (const reveal of reveals) reveal(s, view);
  };
  page.resample = (s, seat, rng) => {
    for (const resampler of resamplers) resampler(s, seat, rng);
  };
}
