import { itemAt } from '@hexwright/kernel';

interface Scored {
  readonly total: number;
}

/** At a larger table nobody can see everybody at once: then there is a ranking, and cards of those whom one deals with. */
const CROWD = 8;

export const isCrowd = (seats: number): boolean => seats > CROWD;

/** The seats by their points, as they sit where these are the same. */
export function ranked(points: readonly Scored[]): number[] {
  return points
    .map((_, seat) => seat)
    .sort((a, b) => itemAt(points, b).total - itemAt(points, a).total || a - b);
}

/** The place of a seat: one more than there are with more points. */
export function rankOf(points: readonly Scored[], seat: number): number {
  return 1 + points.filter(({ total }) => total > itemAt(points, seat).total).length;
}
