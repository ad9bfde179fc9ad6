import { itemAt } from '@hexwright/kernel';
import { changeSettings, currentSettings } from '../look/settings.ts';
import { type Address, learnAddress } from './addressed.ts';
import { i18n } from './i18n.ts';
import { learn, NOUNS, type TextTable } from './texts.ts';

type Files<T> = Readonly<Record<string, () => Promise<{ readonly default: T }>>>;
type PageWords = Readonly<Record<string, string>>;

const ENGLISH = 'en';

/** The page's words in other languages, part by part; those of a part that has not come yet join when it does. */
const pageWords: Files<PageWords>[] = [import.meta.glob<{ default: PageWords }>(['./*.json', '!./en.json'])];

/** The games' words: a folder a language, in it a file for each first part of a module's id (see decisions/0006). */
const gameWords: Files<TextTable> = import.meta.glob<{ default: TextTable }>([
  './*/*.json',
  '!./*/same.json',
  '!./*/claims.json',
  '!./*/you.json',
]);

/** How each language speaks to its reader. */
const addresses: Files<Address> = import.meta.glob<{ default: Address }>(['./*/you.json', '!./en/you.json']);

/** What is read everywhere: the names of all games, words that several families share, refusals. */
const EVERYWHERE = ['rows', 'common', 'refusals', NOUNS];

/** Every language that can be chosen: English, and whatever has a file beside it. */
export const languages: readonly string[] = [
  ENGLISH,
  ...Object.keys(itemAt(pageWords, 0)).map((file) => file.slice(2, -'.json'.length)),
];

/** A language as its own speakers call it. */
export function languageName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** Speaks as was chosen before, or as the browser does where nothing was. */
export function speakAsUsual(): Promise<void> {
  const asked = [
    currentSettings().language,
    ...navigator.languages.map((each) => itemAt(each.split('-'), 0)),
  ];
  return speak(asked.find((each) => each !== null && languages.includes(each)) ?? ENGLISH);
}

/** Speaks another language from now on, and remembers it. */
export async function chooseLanguage(language: string): Promise<void> {
  await speak(language);
  changeSettings({ language });
}

async function speak(language: string): Promise<void> {
  await Promise.all([
    ...pageWords.map((files) => addPageWords(language, files)),
    ...EVERYWHERE.map((file) => learnFile(language, file)),
    learnToAddress(language),
  ]);
  await i18n.changeLanguage(language);
  document.documentElement.lang = language;
}

/** The words of a part of the page that comes later: English with it, others fetched where they are spoken. */
export async function joinPageWords(english: PageWords, others: Files<PageWords>): Promise<void> {
  i18n.addResourceBundle(ENGLISH, 'ui', english, true, true);
  pageWords.push(others);
  await addPageWords(i18n.language, others);
}

async function addPageWords(language: string, files: Files<PageWords>): Promise<void> {
  const found = Object.entries(files).find(([path]) => path.endsWith(`/${language}.json`));
  if (found) i18n.addResourceBundle(language, 'ui', (await found[1]()).default, true, true);
}

/** Fetches the words of these modules, as far as they are not here. */
export async function learnWordsOf(
  language: string,
  modules: readonly { readonly id: string }[],
): Promise<void> {
  const families = new Set(modules.map(({ id }) => itemAt(id.split('/'), 0)));
  await Promise.all(Array.from(families, (family) => learnFile(language, family)));
}

async function learnFile(language: string, file: string): Promise<void> {
  const load = gameWords[`./${language}/${file}.json`];
  if (load) learn(language, file, (await load()).default);
}

async function learnToAddress(language: string): Promise<void> {
  const load = addresses[`./${language}/you.json`];
  if (load) learnAddress(language, (await load()).default);
}
