import { TAKEN } from '../mechanics/index.ts';
import { defineModule } from '../rulebook/index.ts';
import { thirdSite } from './mechanics/third-site.ts';

/** Official pair: one neutral colour has the third site, sails nowhere, and ships keep apart. */
export const seaRobbersForTwo = defineModule({
  id: 'sea-robbers/for-two',
  kind: 'variant',
  internal: true,
  seats: [2],
  needs: ['sea-robbers', 'variant/catan-for-two'],
  offers: { neutralStarts: [] },
  parts: [thirdSite()],
  rules: (was, b) => {
    const ship = b.piece('ship');
    return {
      barBuild: (s, seat, piece, place) =>
        was.barBuild(s, seat, piece, place) ??
        (piece === ship.index && ship.marks.get(s, place) !== 0 ? TAKEN : undefined),
      neutrals: {
        follows: (s, piece) => (b.pieces[piece].source === ship.index ? -1 : was.neutrals.follows(s, piece)),
      },
    };
  },
  words: {
    name: 'The Sea Robbers for two',
    summary: 'Two share the coast of three with one neutral colour.',
    takesBack: ['ships-abreast', 'neutral-starts', 'neutral-follows'],
    rules: [
      'Two play on the map for three players, with one neutral colour.',
      'When both have their first settlement, a neutral one stands on the site that is left. The player who is last to place the second and the third settlement then places one for the neutral colour too. It starts without roads and ships.',
      'Only one ship lies on an edge.',
      'When you build a road, you also build a neutral one if possible. With a settlement you build a neutral settlement, or a neutral road where none can stand. You never build a neutral ship.',
      {
        of: 'move.dismiss-friend',
        text: 'The first player to win a friend of the chapter sends one of the other three away; that friend joins nobody.',
      },
    ],
  },
});
