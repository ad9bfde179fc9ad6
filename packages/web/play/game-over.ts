import { createElement, lazy, Suspense } from 'react';
import type { GameOverProps } from './GameOver.tsx';
import { useAnyGame } from './game-context.ts';

const Panel = lazy(async () => ({ default: (await import('./GameOver.tsx')).GameOver }));

/** The end of a game; all of it is fetched when it comes. */
export function GameOver(props: GameOverProps) {
  const { view } = useAnyGame();
  return view.result ? createElement(Suspense, null, createElement(Panel, props)) : null;
}
