import type { Reaction } from '@hexwright/table';

/** How the quick reactions are drawn. */
export const REACTIONS: Readonly<Record<Reaction, string>> = {
  'well-played': '👏',
  thanks: '🙏',
  sorry: '😅',
  ouch: '😖',
  haha: '😂',
  hmm: '🤔',
  hurry: '⏳',
  'good-luck': '🍀',
  'good-game': '🤝',
};
