import { useEffect, useRef } from 'react';
import type { TableView } from '../table/protocol.ts';
import { useGame } from './game-context.ts';
import { mayMove } from './motion-wanted.ts';

/** Makes felt what happens: all of it is fetched when the first thing moves, and not at all where motion is not wanted. */
export function useMoments(): void {
  const { sheet, view, speak } = useGame();
  const before = useRef<TableView | null>(null);
  useEffect(() => {
    const was = before.current;
    before.current = view;
    if (view.eventsFrom === 0 || view.events.length === 0 || !mayMove()) return;
    void import('./moments/play-moments.ts').then(
      (moments) => moments.play({ sheet, view, speak, was }),
      () => {},
    );
  }, [sheet, view, speak]);
}
