import { i18n } from './i18n.ts';

/** A language as a table from English texts to its own; `KEY|text` where a term means something else than the same text elsewhere. */
export type TextTable = Readonly<Record<string, string>>;

interface Lexicon {
  readonly files: Set<string>;
  readonly texts: Map<string, string>;
  readonly patterns: Pattern[];
}

interface Pattern {
  readonly english: RegExp;
  readonly gaps: readonly string[];
  readonly own: string;
}

const lexicons = new Map<string, Lexicon>();
const GAP = /\{(\w+)\}/g;

/** Adds a file of a language to what can be said in it. */
export function learn(language: string, file: string, table: TextTable): void {
  const lexicon: Lexicon = lexicons.get(language) ?? { files: new Set(), texts: new Map(), patterns: [] };
  lexicons.set(language, lexicon);
  if (lexicon.files.has(file)) return;
  lexicon.files.add(file);
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
        return at < 0 ? whole : sentenceInWords(found[at + 1]);
      });
  }
  return sentence;
}

function patternOf([english, own]: readonly [string, string]): Pattern {
  const gaps = Array.from(english.matchAll(GAP), ([, gap]) => gap);
  const parts = english.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return { english: new RegExp(`^${parts.join('(.+?)')}$`, 's'), gaps, own };
}
