import { pop, push, reason, type State } from '@hexwright/kernel';
import { COMMODITIES, knights } from '../cities-knights/index.ts';
import { inBank, take } from '../mechanics/index.ts';
import { type Book, defineModule, type Good } from '../rulebook/index.ts';

const NO_COMMODITY = reason('no-commodity', 'the bank has none of it, or it is no commodity');

/** Pair with Cities & Knights: knights cheer their side on, and cities win commodities. */
export const theFootballFans = defineModule({
  id: 'variant/the-football-fans',
  kind: 'variant',
  internal: true,
  seats: [2, 3, 4, 5, 6],
  needs: ['cities-knights/core', 'variant/the-football-fields'],
  decisions: { 'football-prize': {} },
  rules: (was, b) => {
    const city = b.piece('city').index;
    const original = b.option('football') === 'original';
    return {
      football: {
        fans: (s, seat, hex) => {
          const own = knights.of(b);
          let strength = was.football.fans(s, seat, hex);
          const beside = (at: number): boolean =>
            (own.on === 'edge' ? b.walks.hexesAlong[at] : b.walks.hexesAt[at]).includes(hex);
          own.each(s, seat, (at) => {
            if (own.isActive(s, at) && beside(at)) strength += own.strength(s, at);
          });
          return strength;
        },
        rewarded: (s, seat, corner, drawn) => {
          was.football.rewarded(s, seat, corner, drawn);
          if (!original || b.pieceOf[b.fields.building.get(s, corner)] !== city) return;
          const cloth = b.good('cloth');
          if (!drawn && offered(b, s).length > 0) push(s, b.decision('football-prize'), 1 << seat);
          else if (drawn && inBank(b, s, cloth) > 0) take(b, s, seat, cloth, 1);
        },
      },
    };
  },
  moves: (b) => [
    {
      name: 'football-prize',
      args: [{ name: 'good', domain: b.domain('good') }],
      decisions: ['football-prize'],
      list: (s, _seat, out) => {
        for (const good of offered(b, s)) out.put(good);
      },
      apply: (s, seat, good) => {
        pop(s);
        take(b, s, seat, good, 1);
      },
      why: (s, _seat, good) => (good >= 0 && !offered(b, s).includes(good) ? NO_COMMODITY : undefined),
    },
  ],
  words: {
    name: 'Football fans',
    summary: 'Active knights beside the field cheer on their side.',
    rules: [
      'Each side adds to its die the strength of its own active knights beside the field, on its corners or, where knights stand on paths, on its sides. They stay active; knights of others do not count.',
      'Commodities can be bet as well.',
      {
        option: 'football',
        text: 'As first published: if you win with a city you also take a commodity of your choice; if you draw with a city you also take a cloth.',
      },
    ],
    terms: {
      'move.football-prize': 'Take this commodity',
      'decision.football-prize': 'Choose a commodity as the prize of the city',
      'reason.no-commodity': 'The bank has none of it, or it is no commodity.',
    },
  },
});

/** the commodities that the bank still has */
function offered(b: Book, s: State): Good[] {
  return Object.values(COMMODITIES)
    .map((id) => b.good(id))
    .filter((good) => inBank(b, s, good) > 0);
}
