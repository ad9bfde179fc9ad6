import type { Seat } from '@hexwright/kernel';
import type { Corner } from '../board/index.ts';
import { askGoods, canChoose, contributions, hiddenPointsCount } from '../mechanics/index.ts';
import { type Book, type CardSpec, defineModule } from '../rulebook/index.ts';
import { boards } from './boards/index.ts';
import { byOption } from './cards.ts';

/** the temple stands in the desert: its six corners are the building site */
function templeSite(b: Book) {
  const { cornerHex, cornerHexFrom } = b.topology;
  const desert = b.terrain('desert');
  return (s: { readonly cells: Int32Array }, corner: Corner): boolean => {
    for (let i = cornerHexFrom[corner]; i < cornerHexFrom[corner + 1]; i++)
      if (b.fields.terrain.get(s, cornerHex[i]) === desert) return true;
    return false;
  };
}

/** how many stones end the game: of nobody's, and in all */
const ENDS = { neutral: 12, total: 30 };
const promotional: readonly CardSpec[] = [
  {
    id: 'stonemasons',
    deck: 'development',
    count: 1,
    beforeRoll: byOption,
    when: (b) => (s, seat) => b.the.contributions.barStone(s, seat, seat) === undefined,
    play: (b) => (s, seat) => b.the.contributions.contribute(s, seat),
  },
  {
    id: 'storehouse',
    deck: 'development',
    count: 1,
    beforeRoll: byOption,
    when: (b) => {
      const stones = b.row<Seat>('stones');
      return (s, seat) => stones.get(s, seat) > 0 && canChoose(b, s, seat);
    },
    play: (b) => {
      const stones = b.row<Seat>('stones');
      return (s, seat) => askGoods(b, s, seat, Math.min(3, stones.get(s, seat)));
    },
  },
];

/** The base game on strips of hexes, with a temple that everybody builds. */
export const settlersOfZarahemla = defineModule({
  id: 'first-island/settlers-of-zarahemla',
  version: 2,
  kind: 'game',
  seats: [3, 4],
  needs: ['first-island/base'],
  defaults: { points: 12 },
  cards: promotional,
  exempt: { rare: ['card.storehouse played'] },
  parts: [
    contributions({
      cost: { brick: 1, ore: 1 },
      stones: 11,
      neutralStones: 16,
      site: templeSite,
      byRoute: true,
      most: 3,
      fewest: -2,
      ends: ENDS,
    }),
  ],
  board: boards['settlers-of-zarahemla'],
  words: {
    name: 'The Settlers of Zarahemla',
    summary:
      'The base game on strips of hexes with a temple that all build stone by stone: the most stones are worth three points, the fewest cost two.',
    rules: [
      'The island is made of strips of hexes with printed harbours and loose numbers.',
      'Everybody builds the temple. A stone costs 1 brick and 1 ore; everybody has 11, and there are 16 neutral ones.',
      'Every seven adds a neutral stone.',
      'Most Stones: 3 points, for the first player to lay one, then for the first with more than the holder. Fewest Stones: minus 2 points, for everybody who has the fewest.',
      {
        house:
          'The temple stands in the desert. With a road, settlement or city at one of its corners you may lay stones.',
      },
      { house: 'Nobody has Fewest Stones before the first one is laid.' },
      { where: { points: 12 }, house: 'Twelve points win.' },
      {
        house:
          'The game also ends with 12 neutral stones or 30 in all: then the most points win, and more stones break a tie.',
      },
      hiddenPointsCount,
      {
        house:
          'Two promotional cards, one of each: Stonemasons lay one stone for free; the Storehouse gives one good of your choice for each stone you have laid, up to three.',
      },
    ],
    terms: {
      'card.stonemasons': 'Stonemasons',
      'card.stonemasons.text': 'Lay one stone for free.',
      'card.storehouse': 'Storehouse',
      'card.storehouse.text': 'Take a good of your choice for each stone you have laid, up to three.',
      'move.contribute': 'Lay a stone of the temple',
      'award.most-stones': 'Most Stones',
      'score.fewest-stones': 'Fewest Stones',
      'event.contributed': '{seat} lays a stone and has {stones}.',
      'event.neutral-stone': 'A neutral stone is laid; there are {stones}.',
      'field.stones': 'Stones laid',
      'field.neutralStones': 'Neutral stones',
      'reason.no-stone': 'All your stones are laid.',
      'reason.no-way': 'There is no way to the building site.',
    },
  },
  looks: {
    cards: {
      stonemasons: { shape: 'temple', colour: '#8a8272' },
      storehouse: { shape: 'chest', colour: '#9a6a3a' },
    },
    fields: {
      stones: { on: 'seat', shape: 'temple' },
      neutralStones: { on: 'table', shape: 'temple', track: ENDS.neutral, decides: true },
    },
  },
});
