import { ISLAND_19, LETTERS_A_TO_R, NINE_HARBOURS, NINE_PLACES } from '../base/index.ts';
import { hexText, layoutOnce } from '../board/index.ts';
import { defineModule, type Offers, wanted } from '../rulebook/index.ts';
import { arrowsOf } from './boards/caravans.ts';
import { caravans } from './caravans.ts';
import { TRADE_GOODS, tradeHarvest } from './mechanics/trade-harvest.ts';
import { tradersAndBarbarians } from './traders-and-barbarians.ts';
import { AMBUSHES_19, TRADE_PLACES_19, withCoast, withTrade } from './traders-boards.ts';

const OASIS = { q: 0, r: 0 };
const TRADE_NUMBERS: Readonly<Record<string, number>> = { 'trade-castle': 12, glassworks: 2, quarry: 11 };
/** the others, with one 11 of two */
const TOKENS = [...LETTERS_A_TO_R.filter((number) => ![2, 11, 12].includes(number)), 11];

const board = layoutOnce(() => {
  const fixed = new Map<string, string>([
    [hexText(OASIS), 'oasis'],
    ...TRADE_PLACES_19.map(({ hex: [q, r], kind }): [string, string] => [hexText({ q, r }), kind]),
  ]);
  return withTrade(
    {
      format: 'hexwright-layout/1',
      id: 'traders-caravans',
      name: 'The island of the traders and caravans',
      provenance: 'reconstructed',
      note: 'Oasis, trade hexes and barbarians as in the 2025 edition; the numbers of the trade hexes are ours, the others are laid at random, no 6 beside an 8.',
      hexes: ISLAND_19.map((at) => {
        const terrain = fixed.get(hexText(at));
        if (terrain === undefined) return { ...at, group: 'main' };
        return { ...at, terrain, ...(terrain in TRADE_NUMBERS && { number: TRADE_NUMBERS[terrain] }) };
      }),
      groups: {
        main: {
          terrains: { forest: 3, hills: 2, pasture: 3, fields: 4, mountains: 3 },
          numbers: { arrange: 'shuffle', bag: TOKENS },
          constraints: ['reds-apart'],
        },
      },
      harbours: { places: NINE_PLACES, bag: NINE_HARBOURS },
      marks: arrowsOf([OASIS]),
      robber: null,
    },
    TRADE_PLACES_19,
    AMBUSHES_19,
  );
});

/** Official pair: an oasis in the middle of the island of the traders. */
export const tradersCaravans = defineModule({
  id: 'traders-barbarians/traders-caravans',
  kind: 'scenario',
  internal: true,
  seats: [3, 4],
  fixed: true,
  needs: [tradersAndBarbarians.id, caravans.id],
  pairs: { 'cities-knights/core': 'traders-barbarians/traders-caravans-knights' },
  // Nobody waits for the robber.
  provides: [wanted.robber.thing],
  offers: (): Offers => ({ caravanBoard: [] }),
  defaults: { points: 15 },
  without: { parts: ['rolled-again'] },
  parts: [tradeHarvest(TRADE_GOODS)],
  board: (_was, { options }) => withCoast(board(), options),
  words: {
    name: 'Traders & Barbarians with the Caravans',
    summary: 'Wagons and camels share the paths. Fifteen points win.',
    takesBack: ['oasis-place', 'robber-waits', 'goal-caravans', 'goal', 'second-roll'],
    rules: [
      {
        key: 'oasis-place',
        text: 'An oasis lies in the middle of the island of the traders. Around it lie three forests, two hills, three pastures, four fields and three hexes of mountains.',
      },
      {
        of: 'part.trade-harvest',
        key: 'second-roll',
        text: 'Trade hexes have numbers and give goods too: the castle wool, the glassworks lumber, the quarry brick. All numbers are in the game, and you roll none of them again.',
      },
      { key: 'second-roll', house: 'The castle has the 12, the glassworks the 2 and the quarry an 11.' },
      { key: 'camels-and-wagons', text: 'Camels make no path cheaper for wagons.' },
      { key: 'goal', where: { points: 15 }, text: 'Fifteen points win.' },
    ],
  },
});

/** With Cities & Knights besides two points more are needed. */
export const tradersCaravansKnights = defineModule({
  id: 'traders-barbarians/traders-caravans-knights',
  kind: 'variant',
  internal: true,
  seats: [3, 4],
  fixed: true,
  needs: [
    tradersCaravans.id,
    'cities-knights/core',
    'traders-barbarians/traders-cities-knights',
    'traders-barbarians/caravans-cities-knights',
  ],
  defaults: { points: 17 },
  words: {
    name: 'Traders & Barbarians with the Caravans and Cities & Knights',
    summary: 'Wagons, camels and knights. Seventeen points win.',
    takesBack: ['goal', 'goal-caravans'],
    rules: [{ key: 'goal', where: { points: 17 }, text: 'Seventeen points win.' }],
  },
});
