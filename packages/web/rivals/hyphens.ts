import { itemAt } from '@hexwright/kernel';
import { i18n } from '../words/i18n.ts';

const VOWELS = 'aeiouyäöü';
/** letters that stay together in English */
const PAIRS: readonly string[] = ['ch', 'sh', 'th', 'ck', 'ph', 'tr', 'gr'];
/** letters that stay together in German */
const TOGETHER: readonly string[] = [
  'schl',
  'schm',
  'schr',
  'schw',
  'sch',
  'chl',
  'chm',
  'chr',
  'chw',
  'ch',
  'ck',
  'ph',
  'th',
  'bl',
  'br',
  'dr',
  'fl',
  'fr',
  'gl',
  'gr',
  'kl',
  'kr',
  'pl',
  'pr',
  'tr',
];
/** how a German syllable may begin: it takes the last consonant along, or the last few that belong together */
const ONSET = /^(?:sch[lmrw]?|ch|ph|th|[bdfgkpt][lr]|[bcdfghjklmnpqrstvwxzß])[aeiouyäöü]/;
const LONG = 6;
const SHY = '\u00ad';

/** A name whose long words may be broken in the middle where a narrow card has no room for them. */
export function breakable(name: string, language: string = i18n.language): string {
  const divides = language === 'de' ? dividesGerman : dividesEnglish;
  return name
    .split(' ')
    .map((word) => (word.length < LONG ? word : parted(word, divides)))
    .join(' ');
}

function parted(word: string, divides: (word: string, at: number) => boolean): string {
  const at = Array.from({ length: word.length - 5 }, (_, i) => i + 3)
    .filter((i) => divides(word.toLowerCase(), i))
    .sort((one, other) => Math.abs(one - word.length / 2) - Math.abs(other - word.length / 2))[0];
  return at === undefined ? word : `${word.slice(0, at)}${SHY}${word.slice(at)}`;
}

const vowel = (letter: string | undefined): boolean => letter !== undefined && VOWELS.includes(letter);

/** whether a syllable ends before this letter: between two consonants, or before one that a vowel follows */
function dividesEnglish(word: string, at: number): boolean {
  if (vowel(word[at]) || PAIRS.includes(word.slice(at - 1, at + 1))) return false;
  return !vowel(word[at - 1]) || vowel(word[at + 1]);
}

function dividesGerman(word: string, at: number): boolean {
  const [before, after] = [word.slice(0, at), word.slice(at)];
  if (!ONSET.test(after)) return false;
  return !TOGETHER.some(
    (letters) => before.endsWith(itemAt(letters, 0)) && word.slice(at - 1).startsWith(letters),
  );
}
