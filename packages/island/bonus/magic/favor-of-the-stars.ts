import { reason, type State } from '@hexwright/kernel';
import { type Hex, tokenMask } from '../../board/index.ts';
import { tokenSwap } from '../../cities-knights/index.ts';
import type { Book } from '../../rulebook/index.ts';
import { magicCard } from './magic-card.ts';

const RED = tokenMask([6, 8]);
const RED_NEIGHBOURS = reason('red-neighbours', 'a 6 or 8 would lie beside another');

/** whether a red number that comes to `to` from `from` would lie beside another one */
const besideRed = (b: Book, s: State, from: Hex, to: Hex): boolean => {
  const { numbers } = b.fields;
  if ((numbers.get(s, from) & RED) === 0) return false;
  const { hexHex } = b.topology;
  for (let side = to * 6; side < to * 6 + 6; side++) {
    const near = hexHex[side];
    if (near < 0) continue;
    // What lies there after the swap.
    const there = numbers.get(s, near === from ? to : near);
    if ((there & RED) !== 0) return true;
  }
  return false;
};

const swap = tokenSwap({
  decision: 'favor-of-the-stars',
  move: 'swap-any-token',
  bar: (b) => (s, one, other) =>
    besideRed(b, s, one, other) || besideRed(b, s, other, one) ? RED_NEIGHBOURS : undefined,
});

export const favorOfTheStars = magicCard({
  card: { id: 'favor-of-the-stars', count: 1, worth: 0.2, ...swap.played },
  name: 'Favor of the Stars',
  text: 'Swap any two number tokens, if no 6 or 8 comes to lie beside another.',
  shape: 'chit',
  ...swap.part,
  terms: {
    'decision.favor-of-the-stars': 'Favor of the Stars: choose two number tokens to swap',
    'move.swap-any-token': 'Swap this number token',
    'reason.red-neighbours': 'A 6 or 8 would lie beside another.',
    ...swap.terms,
  },
});
