import { useMemo } from 'react';
import type { RecentMove } from '../board/RecentMoves.tsx';
import { placeKey } from './choices.ts';
import { useGame } from './game-context.ts';
import { type Happening, recentPlaces } from './happenings.ts';
import { type PointedOut, pointOut, usePointedOut } from './pointed-out.ts';
import { useHappenings } from './use-happenings.ts';

/** The places that shine: of the last moves, and of the line of the log that is pointed at. */
export function useRecentMoves(): {
  readonly moves: readonly RecentMove[];
  look(move: RecentMove | null): void;
} {
  const { view, speak } = useGame();
  const lines = useHappenings();
  const pointed = usePointedOut();
  const recent = useMemo(() => recentPlaces(lines, view.seat), [lines, view.seat]);
  const lineOf = new Map(recent.map((place) => [placeKey(place), place.line]));
  const shown = lines.find(({ nth }) => nth === pointed?.nth);
  const moves = new Map(
    recent.map(({ on, place, line }) => [
      placeKey({ on, place }),
      { on, place, words: wordsOf(line), pointed: line === shown },
    ]),
  );
  for (const place of shown?.places ?? [])
    moves.set(placeKey(place), { ...place, words: shown ? wordsOf(shown) : '', pointed: true });
  return {
    moves: [...moves.values()],
    look: (move) => {
      const line = move && lineOf.get(placeKey(move));
      pointOut(line ? { nth: line.nth, by: 'board' } : null);
    },
  };

  function wordsOf({ event, more }: Happening): string {
    return [event, ...more].map(({ kind, data }) => speak.event(kind, data)).join(' ');
  }
}

/** The happening that somebody looks at on the board, in words. */
export function useLookedAt(): string | null {
  const { speak } = useGame();
  const pointed: PointedOut | null = usePointedOut();
  const lines = useHappenings();
  if (pointed?.by !== 'board') return null;
  const line = lines.find(({ nth }) => nth === pointed.nth);
  return line ? speak.event(line.event.kind, line.event.data) : null;
}
