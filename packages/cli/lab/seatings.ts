import { Rng } from '@hexwright/kernel';

/** Who meets whom: one alone against the rest, two sides of equal strength in numbers, or everybody with everybody. */
export const FORMATS = ['one', 'half', 'mix'] as const;
export type Format = (typeof FORMATS)[number];

/**
 * The seatings of one set: games that share their seed, so that luck falls on all alike. Each seating gives the contestant
 * at each seat, and over a set everybody sits everywhere equally often.
 */
export function seatingsOf(
  format: Format,
  contestants: number,
  seats: number,
): readonly (readonly number[])[] {
  if (format === 'mix')
    return Array.from({ length: contestants }, (_, turn) =>
      Array.from({ length: seats }, (_, seat) => (seat + turn) % contestants),
    );
  const sizes = format === 'one' ? [1] : [...new Set([Math.floor(seats / 2), Math.ceil(seats / 2)])];
  return Array.from({ length: 2 ** seats }, (_, firsts) => firsts)
    .filter((firsts) => sizes.includes(bitsIn(firsts)))
    .map((firsts) => Array.from({ length: seats }, (_, seat) => ((firsts >> seat) & 1 ? 0 : 1)));
}

/** In a mix the order in which they sit down changes from set to set, so that nobody always follows the same. */
export function orderIn(format: Format, contestants: number, seed: number | string, set: number): number[] {
  const order = Array.from({ length: contestants }, (_, i) => i);
  if (format === 'mix') new Rng(`${seed} order`, set).shuffle(order);
  return order;
}

function bitsIn(n: number): number {
  let count = 0;
  for (let bits = n; bits !== 0; bits &= bits - 1) count++;
  return count;
}
