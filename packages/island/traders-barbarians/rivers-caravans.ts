import { ISLAND_19, LETTERS_A_TO_R, NINE_HARBOURS, NINE_PLACES } from '../base/index.ts';
import { layoutOnce, type Token } from '../board/index.ts';
import { defineModule, type Offers } from '../rulebook/index.ts';
import { arrowsOf } from './boards/caravans.ts';
import { SMALL_RIVERS, withRivers } from './boards/rivers.ts';
import { caravans } from './caravans.ts';
import { riverMarks } from './mechanics/river.ts';
import { rivers } from './rivers.ts';

/** The tokens without the 2 and the 12, which lie on the two hexes of the 3. */
const TOKENS: readonly Token[] = LETTERS_A_TO_R.filter((n) => ![2, 3, 12].includes(n));
const PAIRED: readonly Token[] = [...TOKENS, [2, 3], [3, 12]];

const board = layoutOnce(() => ({
  format: 'hexwright-layout/1',
  id: 'rivers-caravans',
  name: 'The island of the rivers and caravans',
  provenance: 'reconstructed',
  note: 'The rivers of the plain game with the oasis between them.',
  hexes: withRivers(ISLAND_19, SMALL_RIVERS).map((hex) =>
    hex.q === 0 && hex.r === 0 ? { ...hex, terrain: 'oasis', number: [] } : hex,
  ),
  groups: {
    main: {
      terrains: { hills: 1, fields: 3, forest: 4, mountains: 1, pasture: 2 },
      numbers: { arrange: 'shuffle', bag: [...PAIRED] },
      constraints: ['reds-apart'],
    },
  },
  harbours: { places: NINE_PLACES, bag: NINE_HARBOURS },
  marks: { ...riverMarks(SMALL_RIVERS), ...arrowsOf([{ q: 0, r: 0 }]) },
  robber: null,
}));

/** Official pair: an oasis between two rivers. */
export const riversCaravans = defineModule({
  id: 'traders-barbarians/rivers-caravans',
  kind: 'scenario',
  internal: true,
  seats: [3, 4],
  needs: [rivers.id, caravans.id],
  offers: (): Offers => ({ riverBoard: [], riverMouths: [], caravanBoard: [] }),
  defaults: { points: 12 },
  board,
  words: {
    name: 'The Rivers with the Caravans',
    summary: 'An oasis between two rivers: gold along the banks, and camels on the paths.',
    takesBack: ['goal-rivers', 'goal-caravans', 'robber-on-swamp', 'two-on-twelve', 'oasis-place'],
    rules: [
      {
        key: 'oasis-place',
        text: 'The oasis lies in the middle of the island of the rivers, in place of one field.',
      },
      {
        key: 'two-on-twelve',
        text: 'The numbers are shuffled; the 2 and the 12 lie on the two hexes with a 3.',
      },
      { key: 'goal-caravans', where: { points: 12 }, text: 'Twelve points win.' },
      { house: 'The robber starts off the board.' },
      { house: 'Camels cross a river where a bridge might lie, and share its site with a bridge.' },
    ],
  },
});
