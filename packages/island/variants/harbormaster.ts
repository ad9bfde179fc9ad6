import { type AwardSpec, defineModule, wanted } from '../rulebook/index.ts';

/** A building beside a harbour is worth as many harbour points as it draws from a hex: settlement 1, city 2. */
const mostHarbourPoints: AwardSpec = {
  id: 'harbormaster',
  points: 2,
  byNeutrals: true,
  min: 3,
  metric: (b) => {
    const corners = b.harboursAt.flatMap((places, corner) => (places.length > 0 ? [corner] : []));
    return (s, seat) => {
      let points = 0;
      for (let i = 0; i < corners.length; i++) {
        const mark = b.fields.building.get(s, corners[i]);
        if (mark === 0 || b.ownerOf[mark] !== seat) continue;
        const places = b.harboursAt[corners[i]];
        for (let k = 0; k < places.length; k++)
          if (b.fields.harbour.get(s, places[k]) >= 0) {
            points += b.drawsOf[b.pieceOf[mark]];
            break;
          }
      }
      return points;
    };
  },
};

export const harbormaster = defineModule({
  id: 'variant/harbormaster',
  kind: 'variant',
  version: 2,
  seats: [2, 3, 4, 5, 6],
  raises: { points: 1 },
  wants: [wanted.harbours],
  awards: [mostHarbourPoints],
  rules: (was, b) => ({
    // Where a game begins with cities, the starting places alone may earn the award.
    beginTurn: (s) => {
      was.beginTurn(s);
      if (b.fields.turn.get(s) === 1) b.rules.reviewAwards(s);
    },
  }),
  words: {
    name: 'The Harbormaster',
    summary:
      'A third award, for buildings beside harbours. It is worth two points, and you need one more point to win.',
    takesBack: ['goal'],
    rules: [
      'A settlement beside a harbour brings you 1 harbour point, a city 2.',
      'The first player with 3 harbour points becomes the Harbormaster, which is worth 2 points.',
      'The award passes only to a player with more harbour points than its holder.',
      { key: 'goal-harbours', text: 'You need one point more than usual to win: 11 in the base game.' },
      {
        house:
          'A building between two harbours counts once. What a harbour trades does not matter, nor whether it is used.',
      },
      {
        house:
          'A Harbormaster who loses harbour points keeps the award while nobody has more and 3 are left. Otherwise it goes to the one player with the most, if that is at least 3; if several have the most, nobody holds it until one is ahead.',
      },
    ],
    terms: {
      'award.harbormaster': 'Harbormaster',
      'award.harbormaster.text':
        'The most harbour points, at least 3: a settlement beside a harbour 1, a city 2.',
    },
  },
});
