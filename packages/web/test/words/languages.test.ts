import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { homesOf, modules } from '@hexwright/catalog';
import { describe, expect, test } from 'vitest';
import { faceFor } from '../../worker/face-for.ts';
import { openLibrary } from '../../worker/library.ts';

type Table = Readonly<Record<string, string>>;

const web = new URL('../../', import.meta.url);
const at = (path: string): URL => new URL(path, web);
const read = <T = Table>(path: string): T => JSON.parse(readFileSync(at(path), 'utf8')) as T;
const filesIn = (path: string): string[] =>
  readdirSync(at(path)).flatMap((name) => (name.endsWith('.json') ? [name.slice(0, -'.json'.length)] : []));

/** Where the page itself has words: here, and beside the parts that come later. */
const PAGE = [
  'words',
  'screens/words',
  'friends/words',
  'rivals/words',
  'editor/words',
  'review/words',
  'daily/words',
  'play/words',
];
const languages = filesIn('words').filter((language) => language !== 'en');
const homes = homesOf(modules);
/** files that are written by hand and come from no module */
const OWN = new Set(['same', 'refusals', 'nouns', 'claims', 'you']);

/** What a language says to hold that does not hold all: parts of the page, and rows. */
interface Claims {
  readonly page: readonly string[];
  readonly rows: readonly string[];
}

const claimsOf = (language: string): Claims | null =>
  existsSync(at(`words/${language}/claims.json`)) ? read<Claims>(`words/${language}/claims.json`) : null;
const whole = languages.filter((language) => !claimsOf(language));
const partial = languages.filter((language) => claimsOf(language));

/** so much of a part of the page is there where a language claims it: what is new may be read in English for a while */
const NEARLY_ALL = 0.95;

describe.each(partial)('the page in %s, as far as it claims', (language) => {
  const wrong = checker(language);
  test.each([...claimsOf(language)!.page])('has nearly every text of %s, and no others', (folder) => {
    const [english, own] = [read(`${folder}/en.json`), read(`${folder}/${language}.json`)];
    expect(Object.keys(own).filter((key) => !(key in english))).toEqual([]);
    expect(Object.keys(own).length).toBeGreaterThan(NEARLY_ALL * Object.keys(english).length);
    expect(Object.entries(own).flatMap(([key, text]) => wrong(english[key], text))).toEqual([]);
  });
});

describe.each(partial)('the games in %s, as far as it claims', (language) => {
  const files = filesIn(`words/${language}`).filter((file) => !OWN.has(file));
  const known: Table = Object.assign({}, ...files.map((file) => read(`words/${language}/${file}.json`)));
  test.each([...claimsOf(language)!.rows])('%s lacks nothing, however many sit down', async (id) => {
    const { catalog, rulesFor } = openLibrary();
    const lacking = new Set<string>();
    for (const seats of catalog.findRow(id)!.players) {
      const ruled = await rulesFor({ game: id, seats });
      if (!ruled.ok) throw new Error(ruled.reason.text);
      const faced = faceFor(ruled.rules);
      if (!faced.ok) throw new Error(faced.reason.text);
      const { modules, rules, terms } = faced.face.sheet();
      const texts = [
        ...modules.flatMap(({ name, summary }) => [name, summary]),
        ...rules.flatMap(({ name, lines }) => [name, ...lines.map(({ text }) => text)]),
        ...Object.values(terms),
      ];
      for (const text of texts) if (hasWords(text) && !Object.hasOwn(known, text)) lacking.add(text);
    }
    expect([...lacking]).toEqual([]);
  });
});

describe.each(whole)('the page in %s', (language) => {
  const wrong = checker(language);
  test.each(PAGE)('has every text of %s', (folder) => {
    const [english, own] = [read(`${folder}/en.json`), read(`${folder}/${language}.json`)];
    expect(Object.keys(own)).toEqual(Object.keys(english));
    expect(Object.entries(english).flatMap(([key, text]) => wrong(text, own[key]))).toEqual([]);
  });
});

describe.each(languages)('the games in %s', (language) => {
  const wrong = checker(language);
  const files = filesIn(`words/${language}`).filter((file) => !OWN.has(file));
  const tables = new Map(files.map((file) => [file, read(`words/${language}/${file}.json`)]));
  const known: Table = Object.assign({}, ...tables.values());

  const families = [...new Set(Array.from(homes.values(), (home) => [...home.families]).flat())];
  test.each(whole.includes(language) ? families : [])('%s lacks nothing', (family) => {
    const lacking = [...homes].filter(
      ([text, home]) => home.families.has(family) && !Object.hasOwn(known, text),
    );
    expect(lacking.map(([text]) => text)).toEqual([]);
  });

  test.each(files)('%s says nothing that the rules do not, and has it where it belongs', (file) => {
    const strange = Object.keys(tables.get(file)!).filter((entry) => homes.get(plain(entry))?.file !== file);
    expect(strange).toEqual([]);
  });

  test.each(files)('%s has the gaps of the English, and other words', (file) => {
    expect(Object.entries(tables.get(file)!).flatMap(([entry, own]) => wrong(plain(entry), own))).toEqual([]);
  });
});

describe.each(languages.filter((language) => existsSync(at(`words/${language}/nouns.json`))))(
  'articles and nouns in %s',
  (language) => {
    const nouns = read(`words/${language}/nouns.json`);
    const files = filesIn(`words/${language}`).filter(
      (file) => !['same', 'nouns', 'claims', 'you'].includes(file),
    );
    const texts = files.flatMap((file) => Object.entries(read(`words/${language}/${file}.json`)));

    test('every choice of articles has three forms, and a gap behind it', () => {
      const chosen = texts.flatMap(([, own]) => own.match(/<[^>]*>.{0,2}/g) ?? []);
      expect(chosen.length).toBeGreaterThan(5);
      expect(chosen.filter((each) => !/^<[^|<>]+\|[^|<>]+\|[^|<>]+> \{$/.test(each))).toEqual([]);
    });

    test('every noun that comes behind one has its gender', () => {
      const kinds = new Set(
        texts.flatMap(([, own]) =>
          Array.from(own.matchAll(/<[^>]*> \{([\w-]+)(?::([\w-]+))?\}/g), ([, gap, of = gap]) => of),
        ),
      );
      const known: Table = Object.fromEntries(texts);
      const filling = [...homes].flatMap(([text, { keys }]) =>
        [...keys].flatMap((key) => {
          const [kind, , ...more] = key.split('.');
          return kinds.has(kind) && more.length === 0 ? (known[`${key}|${text}`] ?? known[text] ?? []) : [];
        }),
      );
      // Goods need no article, in a hold either.
      const goods = new Set(
        [...homes].flatMap(([text, { keys }]) =>
          [...keys].some((key) => key.startsWith('good.')) ? known[text] : [],
        ),
      );
      expect(filling.filter((noun) => !goods.has(noun) && !/^[mfn]( .+)?$/.test(nouns[noun] ?? ''))).toEqual(
        [],
      );
    });
  },
);

/** What is wrong with a text beside its English one: lost gaps, or English words that are not listed as the same in both. */
function checker(language: string): (english: string, own: string) => string[] {
  const list = `words/${language}/same.json`;
  const same = new Set(existsSync(at(list)) ? read<readonly string[]>(list) : []);
  return (english, own) => [
    ...(gapsOf(english) === gapsOf(own) ? [] : [`other gaps than "${english}": "${own}"`]),
    ...(own === english && hasWords(english) && !same.has(english) ? [`the same as English: "${own}"`] : []),
    ...(own.trim() === '' ? [`nothing for "${english}"`] : []),
  ];
}

const GAP = /\{[^}]*\}/g;
const gapsOf = (text: string): string => (text.match(GAP) ?? []).sort().join();
const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text.replace(GAP, ''));

/** `KEY|text` is the word for a text where it is the term KEY. */
function plain(entry: string): string {
  const bar = entry.indexOf('|');
  const text = entry.slice(bar + 1);
  return bar > 0 && homes.get(text)?.keys.has(entry.slice(0, bar)) ? text : entry;
}
