import type { State } from '@hexwright/kernel';
import { type Hex, tokenMask } from '../../board/index.ts';
import { progressCard } from './deck.ts';
import { tokenSwap } from './token-swap.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    inventor: InventorPoints;
  }
}

export interface InventorPoints {
  /** whether the number token of this hex is never swapped */
  stays(s: State, hex: Hex): boolean;
}

const swap = tokenSwap({
  decision: 'swap-tokens',
  move: 'swap-token',
  kept: tokenMask([2, 6, 8, 12]),
  stays: (b) => (s, hex) => b.the.inventor.stays(s, hex),
});

/** Two number tokens change places. */
export const inventor = progressCard({
  card: { id: 'inventor', deck: 'science', count: 2, ...swap.played },
  name: 'Inventor',
  text: 'Swap two number tokens of your choice, but no 2, 6, 8 or 12. You need no building beside them, and the robber’s hex may be one of the two.',
  shape: 'chit',
  ...swap.part,
  brings: ['inventor'],
  rules: () => ({ inventor: { stays: () => false } }),
  terms: {
    'decision.swap-tokens': 'Inventor: choose two number tokens to swap',
    'move.swap-token': 'Swap this number token',
    ...swap.terms,
  },
});
