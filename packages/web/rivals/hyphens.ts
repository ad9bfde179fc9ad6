const VOWELS = 'aeiouy';
/** letters that stay together */
const PAIRS: readonly string[] = ['ch', 'sh', 'th', 'ck', 'ph', 'tr', 'gr'];
const LONG = 6;
const SHY = '\u00ad';

/** A name whose long words may be broken in the middle where a narrow card has no room for them. */
export function breakable(name: string): string {
  return name
    .split(' ')
    .map((word) => (word.length < LONG ? word : parted(word)))
    .join(' ');
}

function parted(word: string): string {
  const at = Array.from({ length: word.length - 5 }, (_, i) => i + 3)
    .filter((i) => divides(word.toLowerCase(), i))
    .sort((one, other) => Math.abs(one - word.length / 2) - Math.abs(other - word.length / 2))[0];
  return at === undefined ? word : `${word.slice(0, at)}${SHY}${word.slice(at)}`;
}

/** whether a syllable ends before this letter: between two consonants, or before one that a vowel follows */
function divides(word: string, at: number): boolean {
  const vowel = (i: number): boolean => VOWELS.includes(word[i] ?? '');
  if (vowel(at) || PAIRS.includes(word.slice(at - 1, at + 1))) return false;
  return !vowel(at - 1) || vowel(at + 1);
}
