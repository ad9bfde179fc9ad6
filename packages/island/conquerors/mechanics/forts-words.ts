import type { Terms } from '../../rulebook/index.ts';

export const fortTerms: Terms = {
  'field.fortAt': 'Forts',
  'field.fortsLeft': 'Forts left',
  'field.fortRewards': 'Rewards not found yet',
  'decision.fort-reward': 'A fort has fallen: what does it hide?',
  'move.fort-reward': 'The fort hides this',
  'fort-reward.grain': 'grain',
  'fort-reward.road': 'a road',
  'fort-reward.amber': 'amber',
  'fort-reward.wine': 'wine',
  'fort-reward.grain-amber': 'grain and amber',
  'fort-reward.grain-wine': 'grain and wine',
  'event.fort-fallen': 'A fort of strength {strength} falls.',
  'event.fort-reward': 'It hides {reward:fort-reward}.',
  'event.charged': 'The conquerors charge out of their forts: {count} knights are lost.',
  'reason.at-fort': 'A fort stands beside it.',
  'reason.between-forts': 'Every hex beside it has a fort.',
  'mark.fort': 'a fort',
};
