import { itemAt } from '@hexwright/kernel';
import english from './en/you.json';
import { i18n } from './i18n.ts';

/**
 * How a language speaks to its reader: what becomes of a line of the log in which {you} stands for a player once that player reads it.
 * `lines` are patterns and what they turn into, one after the other. A {you} that is left is the subject where a clause begins: the verb
 * behind it, and those joined to that, take the form of `verbs` that fits first. Anywhere else it is an object.
 */
export interface Address {
  readonly subject: string;
  /** where it has one form for all cases */
  readonly object?: string;
  /** words after which a clause begins */
  readonly after: readonly string[];
  /** what may come between the subject and its verb */
  readonly between: readonly string[];
  readonly and: string;
  readonly verbs: Forms;
  readonly lines: Forms;
}

type Forms = Readonly<Record<string, string>>;

interface Grammar extends Address {
  readonly compiledVerbs: readonly (readonly [RegExp, string])[];
  readonly compiledLines: readonly (readonly [RegExp, string])[];
}

const grammars = new Map<string, Grammar>();

export function learnAddress(language: string, address: Address): void {
  grammars.set(language, {
    ...address,
    compiledVerbs: Object.entries(address.verbs).map(([from, to]) => [new RegExp(`^(?:${from})$`, 'u'), to]),
    compiledLines: Object.entries(address.lines).map(([from, to]) => [inBraces(from), to]),
  });
}

learnAddress('en', english);

/** In a pattern {you} and {piece} are written as in a line, and {*} is any gap. */
function inBraces(pattern: string): RegExp {
  const written = pattern
    .replaceAll('{*}', '\\{[^}]+\\}')
    .replace(/(\\p)?\{([a-z]+)\}/gi, (whole, letter, gap) => (letter ? whole : `\\{${gap}\\}`));
  return new RegExp(written, 'gu');
}

const YOU = '{you}';
/** a clause ends there, and with it what its subject does */
const CLAUSE_ENDS = /[:.;!](?: |$)|, (?:who|which|what|die|der|das|den|que) /;
/** a clause begins after it */
const CLAUSE_BEGINS = /(?:^|[:,.;] )$/;

/**
 * The line with the reader addressed in the place of this gap (as it is written, with its braces); undefined where the language does not
 * know how, so that the name stays.
 */
export function addressed(line: string, gap: string): string | undefined {
  const grammar = grammars.get(i18n.language);
  if (!grammar) return undefined;
  let said = line.replace(gap, YOU);
  for (const [pattern, own] of grammar.compiledLines) said = said.replace(pattern, own);
  const at = said.indexOf(YOU);
  if (at < 0) return said;
  const [before, after] = [said.slice(0, at), said.slice(at + YOU.length)];
  const begins = CLAUSE_BEGINS.test(before) || grammar.after.some((word) => before.endsWith(` ${word} `));
  if (begins) return asSubject(grammar, before, after);
  return grammar.object === undefined ? undefined : `${before}${grammar.object}${after}`;
}

function asSubject(grammar: Grammar, before: string, after: string): string | undefined {
  const { subject, between, and } = grammar;
  const end = CLAUSE_ENDS.exec(after)?.index ?? after.length;
  const lead = between.find((word) => after.startsWith(` ${word} `));
  const skipped = lead === undefined ? ' ' : ` ${lead} `;
  const words = after.slice(skipped.length, end).split(' ');
  const verb = conjugated(grammar, itemAt(words, 0));
  if (verb === undefined) return undefined;
  const clause = words.map((word, i) =>
    i === 0 ? verb : words[i - 1] === and ? (conjugated(grammar, word) ?? word) : word,
  );
  const start = subject === '' ? skipped.slice(1) : `${subject}${skipped}`;
  return `${before}${start}${clause.join(' ')}${after.slice(end)}`;
}

/** The verb as the reader does it; undefined for what is no verb. */
function conjugated({ compiledVerbs }: Grammar, word: string): string | undefined {
  const [, bare = '', rest = ''] = /^(\p{Ll}*)(.*)$/su.exec(word) ?? [];
  const form = compiledVerbs.find(([pattern]) => pattern.test(bare));
  return form && bare !== '' ? `${bare.replace(...form)}${rest}` : undefined;
}
