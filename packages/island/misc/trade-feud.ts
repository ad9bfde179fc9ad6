import { reason } from '@hexwright/kernel';
import { defineModule, type Part, taken, wanted } from '../rulebook/index.ts';
import { chartedBoard } from '../seafarers/index.ts';
import { tradeLinks } from './mechanics/trade-links.ts';
import { tradeFeudCharts } from './trade-feud-boards.ts';

const STARTS = 3;
const SHIP_LEAVES = reason('ship-leaves', 'a ship leaves this settlement');

/** Points are chits, and chits change hands: where two open routes meet, the shorter one pays the longer. */
export const tradeFeud = defineModule({
  id: 'misc/trade-feud',
  kind: 'scenario',
  seats: [3, 4],
  needs: ['sea'],
  takes: [taken.start],
  // Its islands are counted out to the last hex: no river runs through them.
  leaves: [wanted.riverBed.thing],
  defaults: { points: 10 },
  changes: { pieces: { settlement: { points: 0 }, city: { points: 0 } } },
  parts: [tradeLinks(), startsAtSea()],
  board: (_was, { seats }) => chartedBoard(tradeFeudCharts[seats]),
  words: {
    name: 'Trade Feud',
    summary:
      'You score by chits, one for each town you build. Where your open route meets that of another, the longer part takes a chit from the other. 10 points win.',
    takesBack: ['start'],
    rules: [
      'You begin with three settlements on the coast, each with a ship.',
      'You take a chit for each settlement you build, those of the start as well, and for each that you turn into a city. A chit is worth 1 point; settlements and cities themselves are worth none.',
      'Roads and ships branch at settlements and cities alone. That holds for the routes of different players, too: nowhere else do more than two pieces meet.',
      'A route is open if just one of its ends lies at a town of its owner. When you lead an open route to an open route of another player, the two are linked.',
      'The owner of the shorter part of a link gives a chit to the owner of the longer one.',
      'If you meet the other route before its end, what lies beyond goes back to its owner.',
      'Nobody settles on the corner of a link, and no ship of a link is moved.',
      { key: 'goal', where: { points: 10 }, text: 'The first to 10 points on their own turn wins.' },
      { of: 'blocker.robber', house: 'The robber starts on the first desert, counted from the north-west.' },
      { of: 'blocker.pirate', house: 'The pirate starts off the board.' },
      {
        house:
          'If both parts of a link are equally long, no chit changes hands. A player without a chit gives none.',
      },
      {
        house:
          'The parts are measured in roads and ships from the town to the link, when it is made. It stands for good.',
      },
      { house: 'A road and a ship may be linked.' },
      {
        house:
          'You cannot lead a route to one that is closed or linked already, nor link routes at the start. A town on a corner ends every route that comes there, no matter who owns it.',
      },
      { house: 'Chits stay when a city is reduced.' },
      { house: 'The third settlement brings the goods of the start.' },
      {
        house:
          'The maps are ours, with the hexes, tokens and harbours that are told of: four islands around an inner sea with gold in the middle. Terrains and numbers are shuffled, and gold never gets a 6 or 8.',
      },
    ],
    terms: { 'reason.ship-leaves': 'A ship leaves this settlement.' },
  },
});

/** Everybody starts with three settlements, and a ship leaves each. */
function startsAtSea(): Part {
  return {
    id: 'starts-at-sea',
    overrides: { startRounds: 'everybody begins with three settlements' },
    rules: (was, b) => {
      const ship = b.piece('ship').index;
      return {
        startRounds: () => STARTS,
        barStartRoute: (s, seat, piece, edge, corner) =>
          was.barStartRoute(s, seat, piece, edge, corner) ?? (piece === ship ? undefined : SHIP_LEAVES),
      };
    },
  };
}
