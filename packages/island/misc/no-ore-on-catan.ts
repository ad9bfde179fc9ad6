import { reason, type State, tell } from '@hexwright/kernel';
import type { Corner } from '../board/index.ts';
import { foundsAt, regions, startIn } from '../mechanics/index.ts';
import { type Book, defineModule, field, handlesOf, type Part } from '../rulebook/index.ts';
import { poorGold } from './mechanics/poor-gold.ts';
import { noOreBoard } from './no-ore-boards.ts';

const fields = {
  oreFound: field.cell({ noLook: 'the log tells it, and the settlement stands on the board' }),
};

const BANK_KEEPS_ORE = reason('bank-keeps-ore', 'nobody trades with the bank for ore');
const ROBBER_WAITS = reason('robber-waits', 'the robber comes with the first settlement beside mountains');

/** The home island has no mountains: ore must be found overseas. Whoever finds it first lets the robber in. */
export const noOreOnCatan = defineModule({
  id: 'misc/no-ore-on-catan',
  kind: 'scenario',
  seats: [3, 4, 5, 6],
  needs: ['sea'],
  defaults: { points: 12 },
  parts: [
    startIn({ regions: ['main'] }),
    regions({ by: 'label', home: { label: 'main' }, points: 1 }),
    firstOre(),
    poorGold({ without: 'ore', until: isFound }),
  ],
  rules: (was, b) => {
    const ore = b.good('ore');
    const found = isFound(b);
    const robber = b.blockers.findIndex(({ id }) => id === 'robber');
    const robberBit = robber < 0 ? 0 : 1 << robber;
    return {
      bank: {
        barTrade: (s, seat, give, want) =>
          want === ore ? BANK_KEEPS_ORE : was.bank.barTrade(s, seat, give, want),
      },
      blockers: {
        toMove: (s, seat) => was.blockers.toMove(s, seat) & (found(s) ? -1 : ~robberBit),
        barStand: (s, blocker, place, seat, list) =>
          blocker === robber && !found(s)
            ? ROBBER_WAITS
            : was.blockers.barStand(s, blocker, place, seat, list),
      },
    };
  },
  board: (_was, { seats }) => noOreBoard(seats),
  words: {
    name: 'No Ore on Catan',
    summary:
      'There are no mountains on the home island, and the bank sells no ore: it must be fetched from islands overseas. The first settlement there brings the robber. 12 points win.',
    rules: [
      'Starting settlements stand on the central island.',
      'Nobody can trade with the bank for ore, at any harbour or at any time.',
      'Gold fields give no ore until a player has built a settlement beside mountains. From then on they give it to everybody.',
      {
        of: 'blocker.robber',
        text: 'The robber starts off the board and does not come into play before that same settlement.',
      },
      { of: 'blocker.pirate', text: 'The pirate starts off the board.' },
      'Your first settlement on each island with mountains is worth 1 extra point.',
      { key: 'goal', where: { points: 12 }, text: 'The first to 12 points on their own turn wins.' },
      {
        of: ['blocker.robber', 'blocker.pirate'],
        house:
          'Until the robber is in play, a 7 or a knight moves only the pirate. Large hands are halved as usual.',
      },
      {
        of: 'blocker.robber',
        house: 'When it comes into play, the robber stays off the board until a player moves it.',
      },
      {
        of: 'card.year-of-plenty',
        house: 'A Year of Plenty may bring ore, and players may trade it among themselves.',
      },
      {
        house:
          'The maps are ours, with the hexes, tokens and harbours that are told of: a central island without mountains, four islands with them, and two gold fields that are islands of their own and earn nothing. Terrains and numbers are shuffled within the central island, numbers among the mountains and between the gold fields.',
      },
      {
        house:
          'Five and six have one token more than there are hexes to bear them: a 2 and a 12 lie on the same hex.',
      },
    ],
    terms: {
      'reason.bank-keeps-ore': 'Nobody trades with the bank for ore.',
      'reason.robber-waits': 'The robber comes with the first settlement beside mountains.',
    },
  },
  looks: { fields: { regionPoints: { on: 'seat', shape: 'star' } } },
});

/** Whether anybody has ever built a settlement beside mountains. */
function isFound(b: Book): (s: State) => boolean {
  const { oreFound: found } = handlesOf(b, fields);
  return (s) => found.get(s) === 1;
}

/** Keeps in mind whether anybody has ever built a settlement beside mountains. */
function firstOre(): Part {
  return {
    id: 'first-ore',
    fields,
    rules: (was, b) => {
      const { oreFound: found } = handlesOf(b, fields);
      const mountains = b.terrain('mountains');
      const beside = (s: State, corner: Corner): boolean =>
        b.walks.hexesAt[corner].some((hex) => b.fields.terrain.get(s, hex) === mountains);
      return {
        build: (s, seat, piece, place) => {
          const founds = found.get(s) === 0 && foundsAt(b, s, piece, place) && beside(s, place);
          was.build(s, seat, piece, place);
          if (!founds) return;
          found.set(s, 1);
          if (s.events) tell(s, 'ore-found', { seat });
        },
      };
    },
    words: { terms: { 'event.ore-found': '{seat} has found ore.' } },
  };
}
