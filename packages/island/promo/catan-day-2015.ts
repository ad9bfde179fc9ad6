import { landmarkSpecial } from './landmark-special.ts';

/** Nashville: the same as Berlin with other names. */
export const catanDay2015 = landmarkSpecial({
  id: 'promo/catan-day-2015',
  name: 'Catan Day 2015',
  summary:
    'Two sights of Nashville lie on the island, and a lonely cowboy is its robber. On a 7 the cities at the sights gain a card of the kind that the Cowboy then stops.',
  centre: { id: 'broadway', name: 'Broadway at Night', colour: '#5b4a8a' },
  aside: {
    id: 'opryland',
    name: 'Gaylord Opryland Resort',
    told: 'the Gaylord Opryland Resort',
    colour: '#b98a52',
  },
  figure: { name: 'Lonely Cowboy', told: 'the Lonely Cowboy', colour: '#7a5230' },
});
