import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { homesOf, modules } from '@hexwright/catalog';
import { describe, expect, test } from 'vitest';

/**
 * One word for one thing, in rules, logs, buttons and refusals alike. By language: the words that are not used, what is said in their place,
 * and where they are right all the same because they mean something else there.
 */
const AVOIDED: Readonly<
  Record<string, readonly { readonly not: RegExp; readonly but: string; readonly unless?: RegExp }[]>
> = {
  en: [
    { not: /\b(?:intersections?|vertex|vertices)\b/i, but: 'corner' },
    { not: /\b(?:land|hex) tiles?\b/i, but: 'hex' },
    { not: /\bharbors?\b/, but: 'harbour' },
    { not: /\b(?:wheat|wood)\b/, but: 'grain, lumber', unless: /\b(?:chips?|area)\b/ },
    { not: /\bnumber (?:chip|disc|marker|counter)s?\b/i, but: 'number token' },
  ],
  de: [
    { not: /\bEcken?\b/, but: 'Kreuzung', unless: /Ecken? des Plans|zu ihrem Punkt|Landschaftsstapels/ },
    { not: /(?:Spielbrett|Spielfeld|\bBrett)(?:e?s|er|ern)?\b/, but: 'Spielplan' },
    { not: /Zahlen(?:plättchen|marken?|scheiben?)\b/, but: 'Zahlenchip' },
    { not: /\bHex\b|Hexfeld|Sechseckfeld/, but: 'Feld' },
    { not: /\b(?:Ziegel|Weizen|Korn|Schafe?)\b/, but: 'Lehm, Getreide, Wolle' },
    { not: /[Ll]ängsten? Straße\b/, but: 'Längste Handelsstraße' },
    { not: /\b(?:Rohstofffeld|Geländefeld)/, but: 'Feld' },
    { not: /kanten?\b/i, but: 'Weg' },
    {
      not: /größten? Rittermacht|längsten? Handels(?:route|straße)/,
      but: 'Größte Rittermacht, Längste Handelsstraße',
    },
    { not: /(?<!Schifffahrts|Handels)Schiffslinie/, but: 'Schifffahrtslinie' },
  ],
  es: [
    { not: /\b(?:vértices?|intersecci[oó]n|encrucijadas?)/i, but: 'cruce' },
    { not: /\b(?:casillas?|losetas?)\b/i, but: 'hexágono' },
    { not: /\b(?:aldeas?|asentamientos?|pueblos?)\b/i, but: 'poblado' },
    { not: /\b(?:ladrillos?|cereales?|ovejas?)\b/i, but: 'arcilla, trigo, lana' },
    { not: /\b(?:bandolero|salteador)/i, but: 'ladrón' },
  ],
};

/** Forms that no printed rule book has. */
const AWKWARD: Readonly<Record<string, readonly RegExp[]>> = {
  en: [
    // You, or a player: never a pronoun that stands for nobody.
    /\bwho(?:so|m)?ever\b/i,
    /\bwhosever\b/i,
    /\bone’s\b/,
    /\b(?:as|which|what) one (?:can|may|has|likes)\b/,
    /\bpaid first of which\b/,
    /\b(?:is|are) (?:still )?level\b/,
    /\bstrictly (?:more|longer|most)\b/,
    /\bno hand cards?\b/,
    /\bplayer on the move\b/,
    /\bpoints? (?:more )?(?:than usual )?(?:is|are) needed to win\b/,
    // One word for the beginning of a figure, and for where it is when it is not on the board.
    /\b(?:robber|pirate) begins\b/i,
    /\b(?:robber|pirate) (?:starts|begins) beside the board\b/i,
    /\bhereby|whereupon|thereof|therein\b/,
    /\b(\w+) \1\b(?<!that that|had had)/,
    / {2}|\s[.,;:]/,
  ],
  de: [
    // A colon in place of an object: "baut: Siedlung".
    /\} (?:baut|versetzt|nimmt|zieht|spielt|gibt|zahlt|verliert|stiehlt|behält|liefert|kauft): \{/,
    /\bihrer?\/seiner?\b|\bdes-?jenigen\b/,
    / {2}|\s[.,;]/,
  ],
  es: [/(?<!\p{L})(?:a|de) el(?!\p{L})/iu, / {2}|\s[.,;:]/],
};

const web = new URL('../../', import.meta.url);
const read = (path: string): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(new URL(path, web), 'utf8'));
const PAGE = ['words', 'screens', 'friends', 'rivals', 'editor', 'review', 'daily', 'play'].map((part) =>
  part === 'words' ? part : `${part}/words`,
);

/** All that players read in a language: of the page and of every row. */
function textsIn(language: string): readonly string[] {
  const page = PAGE.flatMap((folder) =>
    existsSync(new URL(`${folder}/${language}.json`, web))
      ? Object.values(read(`${folder}/${language}.json`))
      : [],
  );
  if (language === 'en') return [...page, ...homesOf(modules).keys()];
  const files = readdirSync(new URL(`words/${language}`, web)).filter(
    (file) => !['same.json', 'claims.json', 'you.json'].includes(file),
  );
  return [...page, ...files.flatMap((file) => Object.values(read(`words/${language}/${file}`)))];
}

describe.each(Object.keys(AVOIDED))('the words of %s', (language) => {
  const texts = textsIn(language);

  test.each(AVOIDED[language].map((rule) => ({ ...rule, is: rule.but })))('say: $is', ({ not, unless }) => {
    expect(texts.filter((text) => not.test(text) && !unless?.test(text))).toEqual([]);
  });

  test.each(AWKWARD[language])('never stumble: %s', (form) => {
    expect(texts.filter((text) => form.test(text))).toEqual([]);
  });
});
