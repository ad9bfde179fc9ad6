import { shelfCards } from './shelf-cards.ts';

/**
 * All that the shelf shows of the rows beyond their words. The build works this file out and puts the plain answer
 * in its place (computed-at-build.ts), so that the shelf fetches no rules.
 */
export { art, emblems, shelfCards } from './shelf-cards.ts';

type Words = Readonly<Record<string, string>>;

const files = import.meta.glob<Words>(['../words/*/*.json', '!../words/*/{same,claims,nouns,you}.json'], {
  eager: true,
  import: 'default',
});

const told = new Set(Object.values(shelfCards).flatMap(({ adds }) => adds));

/** By language, the words for what rows add: those of the rules themselves are not here yet. */
export const addedWords: Readonly<Record<string, Words>> = wordsByLanguage();

function wordsByLanguage(): Record<string, Words> {
  const found: Record<string, Record<string, string>> = {};
  for (const [path, words] of Object.entries(files)) {
    const language = path.split('/').at(-2)!;
    found[language] ??= {};
    for (const [english, own] of Object.entries(words)) if (told.has(english)) found[language][english] = own;
  }
  return found;
}
