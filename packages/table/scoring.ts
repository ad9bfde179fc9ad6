import type { State } from '@hexwright/kernel';
import type { Playable } from '@hexwright/rulebook';

export interface SeatPoints {
  readonly total: number;
  readonly target: number;
  /** points by source; the others' secret sources are left out */
  readonly sources: readonly { readonly id: string; readonly points: number; readonly secret: boolean }[];
}

export interface MovePrice {
  readonly move: string;
  readonly bill: readonly (readonly [good: string, count: number])[];
  readonly affordable: boolean;
}

export function pointsOf(game: Playable, s: State, seat: number, secrets: boolean): SeatPoints {
  return {
    total: secrets ? game.points(s, seat) : game.publicPoints(s, seat),
    target: game.target(s, seat),
    sources: game.scores
      .filter((score) => secrets || !score.secret)
      .map((score) => ({ id: score.id, points: score.of(s, seat), secret: score.secret })),
  };
}

/** What each kind of move would cost the seat now, and whether it could pay. */
export function pricesOf(game: Playable, s: State, seat: number): MovePrice[] {
  return game.moves.flatMap(({ name, index }) => {
    const price = game.priceOf(s, seat, index);
    return price ? [{ move: name, bill: price.bill, affordable: price.held }] : [];
  });
}
