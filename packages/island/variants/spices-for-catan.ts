import { spiceRules, spiceRulings, spiceTrade } from '../mechanics/index.ts';
import { defineModule, wanted } from '../rulebook/index.ts';

/** The spice trade of the Sea Robbers as a variant of other sea games, on maps that have spice hexes. */
export const spicesForCatan = defineModule({
  id: 'variant/spices-for-catan',
  kind: 'variant',
  version: 2,
  seats: [2, 3, 4, 5, 6],
  host: 'seafarers/heading-for-new-shores',
  wants: [wanted.ships, wanted.spiceMap],
  raises: { points: 4 },
  parts: [spiceTrade()],
  rules: (was, b) => {
    const merchant = b.piece('merchant').index;
    const hidden = b.layout.hexes.map((hex) => hex.hidden !== undefined);
    return {
      spices: {
        // Whoever comes first to a spice hex that nobody had to discover is rewarded all the same.
        traded: (s, seat, hex) => {
          was.spices.traded(s, seat, hex);
          let merchants = 0;
          for (const corner of b.walks.cornersOf[hex])
            if (b.pieceOf[b.fields.building.get(s, corner)] === merchant) merchants++;
          if (!hidden[hex] && merchants === 1) b.the.spices.draw(s, seat);
        },
      },
    };
  },
  words: {
    name: 'Spices for Catan (variant)',
    summary:
      'Islands of spices lie in the sea: post merchants there, trade for spices, and turn them into points. You need four more points to win.',
    takesBack: ['goal'],
    rules: [
      { key: 'goal-spices', text: 'You need four more points than usual to win.' },
      ...spiceRules,
      'The first merchant at a spice hex that has been in sight from the start brings its owner a spice. If you discover one under fog, you draw a spice instead.',
      'With five or six players everybody who has spices gives one back when the stack is used up, before it is shuffled again.',
      ...spiceRulings,
    ],
  },
});
