import type { State } from '@hexwright/kernel';
import { type AwardSpec, type Book, defineModule, field, handlesOf, NO_GOOD } from '../rulebook/index.ts';

const fields = {
  resourcePoints: field.grid('seat', 'good', { noLook: 'whoever leads holds the animal' }),
};

const GOODS = ['brick', 'lumber', 'wool', 'grain', 'ore'];

const catanimal = (id: string): AwardSpec => ({
  id: `catanimal-${id}`,
  points: 1,
  min: 3,
  metric: (b) => {
    const { resourcePoints: points } = handlesOf(b, fields);
    const good = b.good(id);
    return (s, seat) => points.get(s, seat, good);
  },
});

/** Each good has a plush animal, for whoever lives best off it. */
export const theCatanimals = defineModule({
  id: 'variant/the-catanimals',
  kind: 'variant',
  version: 2,
  seats: [2, 3, 4, 5, 6],
  raises: { points: (seats) => (seats > 4 ? 1 : 2) },
  awards: GOODS.map(catanimal),
  fields,
  rules: (was, b) => {
    const recount = makeRecount(b);
    return {
      reviewAwards: (s) => {
        recount(s);
        was.reviewAwards(s);
      },
      // The starting places alone may earn an animal.
      build: (s, seat, piece, place) => {
        was.build(s, seat, piece, place);
        if (b.pieces[piece].on === 'corner') b.rules.reviewAwards(s);
      },
    };
  },
  words: {
    name: 'The Catanimals',
    summary: 'Five animals, one for each good, go to the players with the most of it around their buildings.',
    takesBack: ['goal'],
    rules: [
      'A settlement has 1 resource point for each hex beside it in the good that the hex gives, and 1 in the good of a special harbour of its own; a city has 2 for each.',
      'The first player with 3 resource points in a good takes its Catanimal, which is worth 1 point. It passes only to a player with more.',
      'You need two more points than usual to win, one more with five or six players.',
      {
        house:
          'Hexes that give a free choice count for nothing. If you fall below 3 or behind, you lose the animal; in a tie you keep it.',
      },
    ],
    terms: Object.fromEntries(GOODS.map((good) => [`award.catanimal-${good}`, `The ${good} Catanimal`])),
  },
});

/** Counts the resource points of everybody. */
function makeRecount(b: Book): (s: State) => void {
  const { resourcePoints: points } = handlesOf(b, fields);
  const { building, harbour } = b.fields;
  return (s) => {
    points.fill(s, 0);
    for (let corner = 0; corner < b.topology.corners; corner++) {
      const mark = building.get(s, corner);
      if (mark === 0 || b.ownerOf[mark] >= b.seats) continue;
      const seat = b.ownerOf[mark];
      const worth = b.drawsOf[b.pieceOf[mark]];
      for (const hex of b.walks.hexesAt[corner]) {
        const good = b.rules.hexGood(s, hex);
        if (good > NO_GOOD) points.add(s, seat, good, worth);
      }
      for (const place of b.harboursAt[corner])
        if (harbour.get(s, place) > 0) points.add(s, seat, harbour.get(s, place) - 1, worth);
    }
  };
}
