import { defineModule, type Omissions } from '../rulebook/index.ts';

/** What the shorter game leaves out of the base game. */
export const SIMPLER: Omissions = {
  awards: ['longest-road', 'largest-army'],
  cards: ['knight', 'road-building', 'year-of-plenty', 'monopoly', 'victory-point'],
  parts: ['cards', 'monopoly', 'showing'],
};

export const sevenPointGame = defineModule({
  id: 'first-island/seven-point-game',
  kind: 'variant',
  seats: [3, 4],
  defaults: { points: 7 },
  without: SIMPLER,
  words: {
    name: 'The seven-point game',
    summary: 'A short game: no development cards, no awards, and seven points win.',
    rules: [
      { where: { points: 7 }, text: 'You win with seven points on your own turn.' },
      'Points come from settlements and cities alone.',
      'There are no development cards, and neither Longest Road nor Largest Army is awarded.',
      'The robber, the hand limit, harbours and everything else are as in the base game.',
    ],
  },
});
