import { pop, push, reason, type Seat, type State } from '@hexwright/kernel';
import {
  diceCards,
  finishByPoints,
  handSize,
  hiddenPointsCount,
  privateIslands,
  sideTurns,
} from '../mechanics/index.ts';
import { type Book, defineModule, type Part } from '../rulebook/index.ts';
import { bigGameBoard } from './multicatan-big-game-board.ts';

const FEWEST = 6;
const MOST = 30;
const seats = Array.from({ length: MOST - FEWEST + 1 }, (_, i) => FEWEST + i);
/** the boxes are for six */
const boxes = (players: number): number => Math.ceil(players / 6);
const perBox = (count: number) => (players: number) => count * boxes(players);
const BANK = perBox(24);
const LANDING = 1;
const UNSEEN = 5;

/** The mass event: two rows of private islands, and all of one side have their turns at the same time. */
export const bigGame = defineModule({
  id: 'misc/multicatan-big-game',
  kind: 'game',
  seats,
  fixed: true,
  opens: seats,
  needs: ['sea'],
  alone: 'in the Big Game a whole side has its turn at once',
  conflicts: { 'cities-knights/core': 'the Big Game is not played with Cities & Knights' },
  defaults: { points: 12, waiting: 'none' },
  offers: {
    bank: [],
    waiting: [],
    tradeFirst: [],
    decks: [],
    victoryCards: [],
    cardsBeforeRoll: [],
    shipMoves: [],
  },
  without: {
    blockers: ['robber', 'pirate'],
    awards: ['longest-road', 'largest-army'],
    cards: ['monopoly'],
    parts: ['monopoly'],
    moves: ['move-ship', 'ship-to'],
  },
  changes: {
    goods: Object.fromEntries(
      ['brick', 'lumber', 'wool', 'grain', 'ore'].map((id) => [id, { supply: BANK }]),
    ),
    cards: {
      knight: {
        count: perBox(20),
        when: (b) => (s, seat) => anyVictim(b, s, seat),
        play: (b) => (s, seat) => push(s, b.decision('raid'), 1 << seat),
      },
      'road-building': { count: perBox(3) },
      'year-of-plenty': { count: perBox(3) },
      'victory-point': { count: perBox(5) },
    },
  },
  parts: [
    sideTurns(),
    diceCards({ unseen: UNSEEN }),
    privateIslands({ landing: LANDING }),
    raids(),
    rounds(),
  ],
  board: (_was, context) => bigGameBoard(context.seats),
  words: {
    name: 'The Big Game',
    summary:
      'A mass game for 6 to 30 players: everybody has an island on one of two sides, and a whole side has its turn at once. Nobody knows the neighbours until somebody comes. 12 points win.',
    takesBack: [
      'start',
      'start-ship',
      'dice',
      'flow',
      'trade',
      'cards',
      'claim',
      'claimed-at-once',
      'special-building',
      'bank-for-six',
      'deck-for-six',
    ],
    rules: [
      'There are two sides, the Orange Sun and the Green Moon, with as many players each, or one more on the side of the Sun.',
      'All players of a side have their turn at the same time. At a table with a clock a turn ends when its time is up.',
      'You begin alone on an island of your own.',
      'You can build at your own island, at those of the players to your left and right, of the player opposite you, and of the two next to that player. All other waters are out of your reach.',
      'The first and the last island of a side lie next to each other.',
      'You do not know who your neighbours are before one of you comes to the other.',
      'A deck of dice takes the place of the dice.',
      'There is one box of pieces for every six players.',
      {
        house:
          'The Sun has the first turn, then the Moon, and so on; two turns are a round. A card is turned over for everybody when a turn begins, and you end your turn for yourself. When the last player of a side is done, the other side follows.',
      },
      {
        house:
          'While you choose something, or an offer waits for answers, the others of your side wait as well.',
      },
      {
        house:
          'The deck has one card for each of the 36 throws of two dice. When five are left, all are shuffled again.',
      },
      {
        house:
          'An island has seven hexes, a general harbour and one for a single good. All islands of a side are alike; which one is yours is dealt in secret. With an odd number of players one island of the Moon stays empty.',
      },
      {
        house:
          'Two settlements are printed on each island: one inland with a road, and one on the coast with a ship, which brings the first goods.',
      },
      {
        house:
          'What you build in your own waters is hidden from all others. As soon as you build beyond them, or another player builds in them, everybody sees where you live.',
      },
      {
        house: 'Your first settlement on each foreign island is worth 1 extra point.',
      },
      {
        of: 'move.offer',
        house:
          'On the turn of your side you trade with players within your reach, of both sides, once everybody knows where the two of you live. Nobody else can be asked.',
      },
      { house: 'There is neither a robber nor a pirate: a 7 only makes full hands smaller.' },
      {
        of: 'card.knight',
        house:
          'A knight takes a card at random from a player within your reach, once everybody knows where the two of you live.',
      },
      {
        house:
          'A development card costs 1 wool, 1 grain and 1 ore and is kept hidden. You may play one on each turn, but none that you bought on the same turn.',
      },
      { house: 'There is no Monopoly, no Longest Road and no Largest Army.' },
      { house: 'Ships stay where they were built.' },
      {
        house:
          'A box holds 24 cards of each good, and 20 knights, 3 Road Building, 3 Year of Plenty and 5 Victory Point cards.',
      },
      {
        key: 'goal',
        where: { points: 12 },
        house:
          '12 points win. The game ends with the round in which somebody has them, when both sides have had as many turns.',
      },
      { house: 'If several have enough, the most points win. In a tie they share the win.' },
      hiddenPointsCount,
    ],
    instead: {
      'event.turn': 'Turn {turn} begins.',
      'decision.main': 'The turn of your side: trade and build, then end your turn',
      'move.end-turn': 'End your turn',
      'card.knight.text': 'Take a card from a player within your reach.',
    },
  },
});

const NOBODY_THERE = reason('nobody-to-raid', 'nobody in reach can be raided');

function barRaid(b: Book, s: State, seat: Seat, other: Seat) {
  if (other === seat || handSize(b, s, other) === 0) return NOBODY_THERE;
  return b.the.homes.barDeal(s, seat, other);
}

function anyVictim(b: Book, s: State, seat: Seat): boolean {
  for (const other of b.rivals[seat]) if (barRaid(b, s, seat, other) === undefined) return true;
  return false;
}

/** A knight takes a card from somebody in reach: there is no robber to move. */
function raids(): Part {
  return {
    id: 'big-game-raids',
    exempt: { rare: ['event.lane-moved'] },
    decisions: { raid: {} },
    overrides: { 'blockers.ask': 'there is no robber: a seven only makes full hands smaller' },
    rules: () => ({ blockers: { ask: () => {} } }),
    moves: (b) => [
      {
        name: 'raid',
        quiet: true,
        args: [{ name: 'seat', domain: b.domain('seat') }],
        decisions: ['raid'],
        list: (s, seat, out) => {
          for (let other = 0; other < b.seats; other++)
            if (barRaid(b, s, seat, other) === undefined) out.put(other);
        },
        apply: (s, seat, other) => {
          pop(s);
          b.the.blockers.rob(s, seat, other);
        },
        why: (s, seat, other) => (other < 0 ? undefined : barRaid(b, s, seat, other)),
      },
    ],
    words: {
      terms: {
        'move.raid': 'Raid',
        'decision.raid': 'Choose whom to raid',
        'reason.nobody-to-raid': 'This player has nothing to take.',
      },
    },
  };
}

/** Both sides have had as many turns when the game ends: it is over with the round in which somebody reaches the goal. */
function rounds(): Part {
  return {
    id: 'big-game-rounds',
    overrides: { claimant: 'nobody wins before the round is over' },
    rules: (was, b) => ({
      claimant: () => -1,
      endTurn: (s) => {
        was.endTurn(s);
        if (b.the.halves.side(s) === 0) return;
        for (let seat = 0; seat < b.seats; seat++)
          if (b.rules.points(s, seat) >= b.rules.target(s, seat)) {
            finishByPoints(b, s, 'points');
            return;
          }
      },
    }),
  };
}
