import { itemAt, Rng } from '@hexwright/kernel';

/** Who begins (as listed, counted from 0), and whether the others follow as they are listed. */
export interface Seating {
  readonly begins: 'drawn' | number;
  readonly order: 'listed' | 'drawn';
}

/** What is done where nobody chose. */
export const DRAWN: Seating = { begins: 'drawn', order: 'listed' };

/**
 * Who sits where. The rules let the first seat begin, so who begins sits there; what is drawn is drawn from the seed, and the
 * same seed seats the same people.
 */
export function seated<T>(listed: readonly T[], { begins, order }: Seating, seed: string): readonly T[] {
  const rng = new Rng(`seats of ${seed}`);
  const seats = listed.map((who, i) => ({ who, i }));
  if (order === 'drawn') shuffle(seats, rng);
  const drawn = rng.below(seats.length);
  const first = begins === 'drawn' ? drawn : seats.findIndex(({ i }) => i === begins);
  return [...seats.slice(Math.max(0, first)), ...seats.slice(0, Math.max(0, first))].map(({ who }) => who);
}

function shuffle<T>(list: T[], rng: Rng): void {
  for (let i = list.length - 1; i > 0; i--) {
    const other = rng.below(i + 1);
    [list[i], list[other]] = [itemAt(list, other), itemAt(list, i)];
  }
}
