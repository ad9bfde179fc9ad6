import { itemAt } from '@hexwright/kernel';
import type { RowCard } from '../table/protocol.ts';

type Searched = Pick<RowCard, 'id' | 'name' | 'summary'>;

/** How well a word was found; every word must be found somewhere. */
const IN_NAME = { whole: 100, beginning: 80, inside: 50, mistyped: 40 };
const ELSEWHERE = 10;

/**
 * How well a row answers to what somebody typed: 0 if it does not. What stands in the name counts before all else, also with a letter
 * missing, doubled, wrong or in the wrong place; what it is about, and its id, only as it is spelt.
 */
export function answers({ id, name, summary }: Searched, text: string): number {
  const asked = wordsOf(text);
  const named = wordsOf(name);
  const rest = [...wordsOf(summary), ...wordsOf(id)];
  let sum = named.join(' ').startsWith(asked.join(' ')) ? IN_NAME.whole : 0;
  for (const word of asked) {
    const found = inName(word, named) || (rest.some((each) => each.includes(word)) ? ELSEWHERE : 0);
    if (found === 0) return 0;
    sum += found;
  }
  return sum + 1;
}

/** Those that answer, the best first; all as they stood where nothing is asked. */
export function searched<T extends Searched>(rows: readonly T[], text: string): readonly T[] {
  if (wordsOf(text).length === 0) return rows;
  return rows
    .map((row) => ({ row, found: answers(row, text) }))
    .filter(({ found }) => found > 0)
    .sort((one, other) => other.found - one.found)
    .map(({ row }) => row);
}

function inName(word: string, named: readonly string[]): number {
  if (named.includes(word)) return IN_NAME.whole;
  if (named.some((each) => each.startsWith(word))) return IN_NAME.beginning;
  if (named.some((each) => each.includes(word))) return IN_NAME.inside;
  return named.some((each) => mistyped(word, each)) ? IN_NAME.mistyped : 0;
}

/** Plain small letters: no accents, no apostrophes, "ß" as it is typed elsewhere. */
function wordsOf(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}’']/gu, '')
    .replaceAll('ß', 'ss');
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

/** Short words have no room for a mistake; long ones may have two. Who is still typing has only the beginning. */
function mistyped(typed: string, word: string): boolean {
  const allowed = typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2;
  if (allowed === 0) return false;
  const lengths = Array.from({ length: 2 * allowed + 1 }, (_, i) => typed.length - allowed + i);
  return lengths.some(
    (length) => length > 0 && length <= word.length && mistakes(typed, word.slice(0, length)) <= allowed,
  );
}

/** How many letters are missing, too many, wrong, or have changed places with the next one. */
function mistakes(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= one.length; i++) {
    const [row, above, before] = [[i], itemAt(rows, i - 1), rows[i - 2]];
    rows[i] = row;
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1];
      const least = Math.min(
        itemAt(above, j) + 1,
        itemAt(row, j - 1) + 1,
        itemAt(above, j - 1) + (same ? 0 : 1),
      );
      const swapped = before && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row[j] = swapped ? Math.min(least, itemAt(before, j - 2) + 1) : least;
    }
  }
  return itemAt(itemAt(rows, one.length), other.length);
}
