import type { AnySheet } from '../table/sheet.ts';

/** How demanding a game is, by how much there is to read before it can be played. */
export type Weight = 1 | 2 | 3;

/** The rules of the first game have some 800 words. */
const MEDIUM = 1000;
const HEAVY = 1600;

export function wordsOf({ rules }: Pick<AnySheet, 'rules'>): number {
  return rules.flatMap(({ lines }) => lines).reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
}

export function weightOf(words: number): Weight {
  return words < MEDIUM ? 1 : words < HEAVY ? 2 : 3;
}

/** a goal that nobody is meant to reach says nothing */
const PLENTY = 100;
/** where points do not decide, as long as it takes to make so many */
const USUAL = 8;

/**
 * About how many minutes people need: so many for each point that is to be made, more the more sit there and the more rules
 * there are. Rounded to quarters of an hour.
 */
export function minutesOf(points: number, seats: number, words: number): number {
  const toMake = points > 0 && points < PLENTY ? points : USUAL;
  const company = (seats / 4) ** 0.7;
  const burden = 0.85 + Math.min(0.6, words / 4000);
  return Math.max(15, Math.round((12 + 5.5 * toMake * company * burden) / 15) * 15);
}
