import { landmarkSpecial } from './landmark-special.ts';

/** Berlin: the Gate, the Museum and the Bear. */
export const worldChampionship2014 = landmarkSpecial({
  id: 'promo/world-championship-2014',
  name: 'World Championship 2014',
  summary:
    'Two sights of Berlin lie on the island, and a bear is its robber. On a 7 the cities at the sights gain a card of the kind that the Bear then stops.',
  centre: {
    id: 'brandenburg-gate',
    name: 'Brandenburg Gate',
    told: 'the Brandenburg Gate',
    colour: '#c9b27c',
  },
  aside: {
    id: 'communication-museum',
    name: 'Museum of Communication',
    told: 'the Museum of Communication',
    colour: '#8f9bb3',
  },
  figure: { name: 'Berlin Bear', told: 'the Berlin Bear', colour: '#5a3a22' },
});
