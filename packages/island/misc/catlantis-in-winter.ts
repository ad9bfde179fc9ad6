import { ISLAND_19, NINE_HARBOURS, NINE_PLACES } from '../base/index.ts';
import { type HexPlace, hexText, layoutOnce, rimOf } from '../board/index.ts';
import { defineModule, taken } from '../rulebook/index.ts';
import { atlantis } from './atlantis.ts';
import { eruptsOn, givesOnDoubles } from './mechanics/doubles.ts';
import { spentGoods } from './mechanics/spent-goods.ts';
import { tradeFee } from './mechanics/trade-fee.ts';

const GOLD_FIELD: HexPlace = { q: 0, r: -1 };
const VOLCANO: HexPlace = { q: 1, r: -1 };
const GOLD = 'gold';

/** what bots think, in points: of a town at the gold field and at the volcano, and of a piece of gold */
const AT_GOLD = 0.3;
const AT_VOLCANO = -0.3;
const PIECE = 0.06;

const isBeside = (one: HexPlace, other: HexPlace): boolean => {
  const [q, r] = [one.q - other.q, one.r - other.r];
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) === 1;
};

const island = layoutOnce(() => {
  const onCoast = rimOf(ISLAND_19);
  const beside = (at: HexPlace): boolean => isBeside(at, GOLD_FIELD) || isBeside(at, VOLCANO);
  const given: Readonly<Record<string, string>> = {
    [hexText(GOLD_FIELD)]: 'gold',
    [hexText(VOLCANO)]: 'volcano',
  };
  return {
    format: 'hexwright-layout/1',
    id: 'catlantis-in-winter',
    name: 'Catlantis in Winter',
    provenance: 'house',
    note: 'Picture and hex table are lost, and 18 tokens do not fit 17 hexes beside gold field and volcano: the tokens of the base set are dealt apart to coast and interior, without one 4.',
    hexes: ISLAND_19.map((at) =>
      given[hexText(at)] !== undefined
        ? { ...at, terrain: given[hexText(at)] }
        : { ...at, group: onCoast(at) ? 'coast' : 'interior' },
    ),
    groups: {
      coast: {
        terrains: { hills: 2, fields: 2, forest: 3, mountains: 2, pasture: 3 },
        numbers: { arrange: 'shuffle', bag: [2, 3, 3, 4, 5, 6, 8, 9, 10, 11, 11, 12] },
        constraints: ['not-in:poor:4,5,6,8,9,10', 'apart:6,8'],
      },
      interior: {
        terrains: { hills: 1, fields: 2, forest: 1, mountains: 1 },
        numbers: { arrange: 'shuffle', bag: [5, 6, 8, 9, 10] },
        constraints: ['not-in:poor:6,8'],
      },
    },
    harbours: { places: NINE_PLACES, bag: NINE_HARBOURS },
    marks: { hexes: { poor: ISLAND_19.filter(beside).map(({ q, r }) => ({ q, r })) } },
    robber: null,
  };
});

/** Atlantis with a gold field and a volcano that give gold on doubles, fees for trade, and grain that is used up. */
export const catlantisInWinter = defineModule({
  id: 'misc/catlantis-in-winter',
  kind: 'scenario',
  seats: [3, 4],
  needs: [atlantis.id],
  takes: [taken.desert, taken.gold, taken.dice],
  // The 6 and 8 of the interior have only two places, which lie side by side; no land is without something to give.
  defaults: { redsApart: false },
  offers: { redsApart: [], robber: [] },
  goods: [
    {
      id: GOLD,
      inHand: false,
      bankSells: false,
      bankBuys: false,
      choosable: false,
      open: true,
      supply: 'unlimited',
    },
  ],
  terrains: [
    { id: 'gold', gives: GOLD },
    { id: 'volcano', gives: GOLD },
  ],
  parts: [
    givesOnDoubles(['gold', 'volcano']),
    eruptsOn('volcano', [2, 12]),
    spentGoods('grain'),
    tradeFee(GOLD, ['bank-trade', 'trade-for-spent']),
  ],
  rules: (was, b) => {
    const [gold, field, volcano] = [b.good(GOLD), b.terrain('gold'), b.terrain('volcano')];
    return {
      hints: {
        progress: (s, seat) =>
          was.hints.progress(s, seat) + PIECE * Math.min(8, b.fields.hold.get(s, seat, gold)),
        foundingGain: (s, seat, corner) => {
          let gain = was.hints.foundingGain(s, seat, corner);
          for (const hex of b.walks.hexesAt[corner]) {
            const terrain = b.fields.terrain.get(s, hex);
            if (terrain === field) gain += AT_GOLD;
            else if (terrain === volcano) gain += AT_VOLCANO;
          }
          return gain;
        },
      },
    };
  },
  board: island,
  words: {
    name: 'Catlantis in Winter',
    summary:
      'Atlantis in winter: a gold field and a volcano pay gold on doubles, every trade with the bank costs a piece of it, and the grain that is built with is gone. Ten points win, or most when the island has drowned.',
    takesBack: ['atlantis-robber', 'atlantis-island', 'atlantis-large', 'atlantis-desert'],
    rules: [
      'A gold field and a volcano lie inside the island. They have no number tokens: whenever doubles are rolled, each gives 1 gold to every settlement beside it.',
      'On a 2 and on a 12 the volcano erupts after the production: all settlements beside it are removed, and all cities beside it become settlements.',
      'Every trade with the bank, at a harbour or without one, also costs 1 gold.',
      'Grain that you pay for building goes to a separate pile and not back to the bank. Only in a trade with the bank you may take grain from that pile, or from the bank as usual.',
      {
        of: 'blocker.robber',
        text: 'The robber starts off the board. If its hex is one marker short of drowning, it leaves the board again until it is next moved.',
      },
      'The coastal hexes beside gold field and volcano have the numbers 2, 3, 11 and 12. The 6 and 8 of the interior do not lie beside gold field or volcano.',
      {
        house:
          'A city gets 2 gold. Gold lies open, never runs out, and players may trade it; nobody steals it, and it counts towards no limit.',
      },
      { house: 'A city hit by an eruption is removed if its owner has no settlement left.' },
      {
        house:
          'Without tokens the gold field and the volcano never drown. The robber stops their gold, but no eruption.',
      },
      { house: 'You pay for development cards as for buildings: their grain goes to the pile too.' },
      {
        house:
          'The island: 12 coastal hexes with each number once and a second 3 and 11; inside, the gold field beside the volcano and five hexes with 5, 6, 8, 9 and 10, of which the 6 lies beside the 8. One 4 of the 18 tokens finds no hex.',
      },
    ],
    terms: {
      'good.gold': 'gold',
      'terrain.gold': 'gold field',
      'terrain.volcano': 'volcano',
    },
  },
  looks: {
    goods: { [GOLD]: { colour: '#e3b341', shape: 'coin' } },
    terrains: {
      gold: { colour: '#e8b923', pattern: 'gold' },
      volcano: { colour: '#8c4a3a', pattern: 'mountains' },
    },
    fields: {
      spent: {
        on: 'stock',
        shape: 'sack',
        of: { domain: 'good', kinds: ['brick', 'lumber', 'wool', 'grain', 'ore', GOLD] },
      },
    },
  },
});
