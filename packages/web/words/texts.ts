import { itemAt } from '@hexwright/kernel';
import { i18n } from './i18n.ts';

/** A language as a table from English texts to its own; `KEY|text` where a term means something else than the same text elsewhere. */
export type TextTable = Readonly<Record<string, string>>;

interface Lexicon {
  readonly files: Set<string>;
  readonly texts: Map<string, string>;
  readonly patterns: Pattern[];
  readonly nouns: Map<string, Noun>;
}

/** A noun of the language: masculine, feminine or neuter, and its form after a verb where that is another one. */
interface Noun {
  readonly gender: number;
  readonly object: string;
}

const GENDERS = 'mfn';

interface Pattern {
  readonly english: RegExp;
  readonly gaps: readonly string[];
  readonly own: string;
}

const lexicons = new Map<string, Lexicon>();
const GAP = /\{(\w+)\}/g;

/** the file of a language that holds its nouns: „Pirat“ is „m Piraten“ */
export const NOUNS = 'nouns';

/** words that agree with what fills the gap behind them: <einen|eine|ein> {piece} */
const AGREEING = /<([^|<>]*)\|([^|<>]*)\|([^|<>]*)> (\{([\w-]+)(?::[\w-]+)?\})/g;
/** what a subject has; any other masculine form is that of an object */
const SUBJECT = /^(?:der|[dk]?ein|\w+er)?$/i;

/**
 * Chooses articles by the noun that comes behind them: the text with those that agree, and the gaps whose noun is an object. A noun that is not
 * known goes without.
 */
export function agreed(
  text: string,
  nounIn: (gap: string) => string,
): { readonly text: string; readonly objects: ReadonlySet<string> } {
  const objects = new Set<string>();
  const nouns = lexicons.get(i18n.language)?.nouns;
  const chosen = text.replace(
    AGREEING,
    (_, he: string, she: string, it: string, whole: string, gap: string) => {
      const noun = nouns?.get(nounIn(gap));
      if (!noun) return whole;
      if (!SUBJECT.test(he)) objects.add(gap);
      return `${[he, she, it][noun.gender]} ${whole}`;
    },
  );
  return { text: chosen, objects };
}

/** A noun as it stands behind a verb: „Piraten“ for „Pirat“. */
export const asObject = (noun: string): string =>
  lexicons.get(i18n.language)?.nouns.get(noun)?.object ?? noun;

/** Adds a file of a language to what can be said in it. */
export function learn(language: string, file: string, table: TextTable): void {
  const lexicon: Lexicon = lexicons.get(language) ?? {
    files: new Set(),
    texts: new Map(),
    patterns: [],
    nouns: new Map(),
  };
  lexicons.set(language, lexicon);
  if (lexicon.files.has(file)) return;
  lexicon.files.add(file);
  if (file === NOUNS) {
    for (const [noun, told] of Object.entries(table))
      lexicon.nouns.set(noun, { gender: GENDERS.indexOf(itemAt(told, 0)), object: told.slice(2) || noun });
    return;
  }
  for (const [english, own] of Object.entries(table)) lexicon.texts.set(english, own);
  if (file === 'refusals') lexicon.patterns.push(...Object.entries(table).map(patternOf));
}

/** A text of the rules in the language that is spoken; in English where it has none. */
export function inWords(text: string, key = ''): string {
  const texts = lexicons.get(i18n.language)?.texts;
  return texts?.get(`${key}|${text}`) ?? texts?.get(text) ?? text;
}

/** The same for a sentence that was put together before it came here, such as why something is refused: it is known by its pattern. */
export function sentenceInWords(sentence: string): string {
  const lexicon = lexicons.get(i18n.language);
  if (!lexicon) return sentence;
  const known =
    lexicon.texts.get(sentence) ??
    lexicon.texts.get(sentence.replace(/^\p{Lu}/u, (first) => first.toLowerCase()));
  if (known !== undefined) return known;
  for (const { english, gaps, own } of lexicon.patterns) {
    const found = english.exec(sentence);
    if (found)
      return own.replace(GAP, (whole, gap: string) => {
        const at = gaps.indexOf(gap);
        return at < 0 ? whole : sentenceInWords(itemAt(found, at + 1));
      });
  }
  return sentence;
}

function patternOf([english, own]: readonly [string, string]): Pattern {
  const gaps = Array.from(english.matchAll(GAP), ([, gap = '']) => gap);
  const parts = english.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return { english: new RegExp(`^${parts.join('(.+?)')}$`, 's'), gaps, own };
}
