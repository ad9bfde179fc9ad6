import {
  type OptionSpec,
  partsOf,
  plainRule,
  type TermBook,
  type Worded,
  type Words,
} from '@hexwright/rulebook';

/** Anything that tells rules to players: every module does. */
export interface Teller {
  readonly id: string;
  readonly words: Words;
  readonly options?: Readonly<Record<string, OptionSpec>>;
  readonly parts?: readonly Worded[];
  readonly uses?: readonly Worded[];
}

/** One sentence of rules as players read it, and where they do. */
export interface Sentence {
  readonly text: string;
  readonly from: 'rules' | 'house' | 'option' | 'term';
}

/** Terms that state a rule rather than name a thing: what a card does, what an award asks for. */
const RULING_TERMS = /\.text$|^asked\./;

/** Every sentence of rules that a module shows, once each: its rules, its options, its cards and awards, and those of its parts. */
export function sentencesOf(module: Teller): readonly Sentence[] {
  const { words, options = {} } = module;
  const told: readonly Sentence[] = [
    ...words.rules.map((rule): Sentence => {
      const { text, mark } = plainRule(rule);
      return { text, from: mark ?? 'rules' };
    }),
    ...Object.values(options).map((option) => ({ text: option.words, from: 'option' as const })),
    ...partsOf<Worded>([module])
      .flatMap((part) => termsIn(part.words ?? {}))
      .map((text) => ({ text, from: 'term' as const })),
  ];
  const known = new Map<string, Sentence>();
  for (const { text, from } of told)
    for (const sentence of splitSentences(text)) {
      const key = sentence.replace(/\.$/, '');
      if (!known.has(key)) known.set(key, { text: sentence, from });
    }
  return [...known.values()];
}

/** A sentence ends with a full stop, and the next begins with a capital or a number. */
export function splitSentences(text: string): string[] {
  return text.split(/(?<=[.!?][)”’"]?)\s+(?=[“‘"(]?[\p{Lu}\d])/u);
}

function termsIn({ terms = {}, instead = {}, termsWhere = {} }: TermBook): string[] {
  const chosen = Object.values(termsWhere).flatMap((byValue) => Object.values(byValue));
  return [terms, instead, ...chosen].flatMap((each) =>
    Object.entries(each).flatMap(([key, text]) => (RULING_TERMS.test(key) ? [text] : [])),
  );
}
