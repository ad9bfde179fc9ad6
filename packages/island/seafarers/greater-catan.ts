import { startIn, tokenMigration } from '../mechanics/index.ts';
import { defineModule, type Options, type RuleText, wanted } from '../rulebook/index.ts';
import { chartedBoard, greaterCatanCharts, greaterCatanOf1997 } from './boards/index.ts';
import { boundShips, isOlder, seaEdition } from './editions.ts';

/** What both forms of Greater Catan share. */
export const dryingRules: readonly RuleText[] = [
  'Starting settlements stand on the main island.',
  'Everybody has 8 cities instead of 4.',
  'The hexes of the outlying islands start without number tokens and produce nothing.',
  'When you lay a road or ship on an edge of such a hex, you give it a number token: one drawn face down from the reserve while there is any, afterwards one that you choose from a hex of the main island.',
  'A token from the main island comes from a hex at one of your own settlements or cities; it leaves no settlement or city without any number around it; and it does not bring a 6 or 8 beside another. If no token meets all three conditions, they give way in this order.',
  'A hex of the main island that has lost its token no longer produces.',
  { house: 'Free roads and ships, and ships that are moved there, bring a token as well.' },
  {
    house:
      'A piece between two hexes without numbers gives one to each, the one further north or west first; a last token goes to that one.',
  },
  { house: 'When neither the reserve nor the main island has a token left, new land stays without one.' },
  { house: 'The robber stays where it is when the token of its hex leaves, and blocks nothing there.' },
];

/** A main island that dries up: its number tokens follow the settlers to the islands around it. */
export const greaterCatan = defineModule({
  id: 'seafarers/greater-catan',
  kind: 'scenario',
  seats: [3, 4, 5, 6],
  needs: ['sea'],
  provides: [wanted.riverBed.thing],
  pairs: { 'traders-barbarians/great-river': 'traders-barbarians/great-river-for-four' },
  options: {
    seaEdition: seaEdition(
      'The maps of 2009 for three and for four, or the one of 1997 for both with ships moved within their lane; five and six have only that of 1997',
    ),
  },
  defaults: (_seats, chosen = {}): Options => ({ points: 18, ...(isOlder(chosen) && boundShips) }),
  changes: { pieces: { city: { supply: 8 } } },
  parts: [startIn({ regions: ['main'] }), tokenMigration({ from: 'main' })],
  board: (_was, { seats, options }) =>
    chartedBoard((isOlder(options) && greaterCatanOf1997[seats]) || greaterCatanCharts[seats]),
  words: {
    name: 'Greater Catan',
    summary:
      'The islands around Catan produce nothing until somebody arrives. Their number tokens come from a small reserve and then from Catan itself, which dries up. 18 points win.',
    rules: [
      ...dryingRules,
      'The robber starts on the desert of the main island, or off the board where there is none. The pirate starts off the board.',
      { key: 'goal', where: { points: 18 }, text: 'The first to 18 points on their own turn wins.' },
      {
        option: 'seaEdition',
        text: 'In 1997 three and four played on one map, with seven tokens in the reserve and no gold field, and a moved ship stays within its lane.',
      },
    ],
  },
});
