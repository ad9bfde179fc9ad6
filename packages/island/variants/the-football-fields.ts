import {
  NATURE,
  pop,
  reason,
  type Seat,
  type State,
  setToMove,
  tell,
  toMove,
  topArg,
} from '@hexwright/kernel';
import type { Corner, Hex } from '../board/index.ts';
import {
  askGoods,
  buildingsAround,
  giveBack,
  handSize,
  held,
  hexesOf,
  inBank,
  specialHex,
  take,
} from '../mechanics/index.ts';
import { type Book, defineModule, field, type Good, handlesOf } from '../rulebook/index.ts';

const fields = {
  /** the side that a seat has bet on, plus one, and the good, plus one */
  betSide: field.row('seat'),
  betGood: field.row('seat', { noLook: 'the bet is told when it is made' }),
};

declare module '../rulebook/points.ts' {
  interface Groups {
    football: FootballPoints;
  }
}

interface FootballPoints {
  /** what is added to the die of the seat that plays at this field */
  fans(s: State, seat: Seat, hex: Hex): number;
  /** the seat with the building on this corner has won, or drawn, and has its goods */
  rewarded(s: State, seat: Seat, corner: Corner, drawn: boolean): void;
}

const NO_CARD = reason('none-held', 'there is none in the hand');
const OWN_SIDE = reason('own-side', 'who plays bets on the own side');
const NOBODY = -1;
/** the corners of the two halves of the field; the two between them are the ends of the centre line */
const HALVES = [
  [2, 3],
  [5, 0],
];
const CENTRE = [1, 4];
const PRIZE = 2;

/** A pasture is a football field: its two sides play for the wool, and others bet. */
export const theFootballFields = defineModule({
  id: 'variant/the-football-fields',
  kind: 'variant',
  seats: [2, 3, 4, 5, 6],
  pairs: { 'cities-knights/core': 'variant/the-football-fans' },
  options: {
    football: {
      type: 'choice',
      default: 'catanism',
      values: ['catanism', 'original'],
      words:
        'Football as told in 2010: the winner takes 2 wool, and only spectators bet; or as first published',
    },
  },
  terrains: [{ id: 'football', gives: 'wool' }],
  parts: [specialHex({ terrain: 'football', instead: 'pasture' })],
  fields,
  decisions: {
    'football-bet': { args: (b) => [{ name: 'hex', domain: b.domain('hex') }] },
    'football-match': { nature: true, args: (b) => [{ name: 'hex', domain: b.domain('hex') }] },
  },
  brings: ['football'],
  slots: { number: { 'football-bet': 'after', 'football-match': 'after' } },
  rules: (was, b) => {
    const football = b.terrain('football');
    const original = b.option('football') === 'original';
    // While a number is reckoned the field gives nothing to those who play for it.
    let reckoning = false;
    const plays = (hex: Hex, corner: number): boolean =>
      !original || !CENTRE.some((i) => b.topology.hexCorner[hex * 6 + i] === corner);
    return {
      football: { fans: () => 0, rewarded: () => {} },
      drawFrom: (s, hex, corner, piece) =>
        reckoning && b.fields.terrain.get(s, hex) === football && plays(hex, corner)
          ? 0
          : was.drawFrom(s, hex, corner, piece),
      reckon: (s, number) => {
        reckoning = true;
        was.reckon(s, number);
        reckoning = false;
      },
      afterProduction: (s, number) => {
        was.afterProduction(s, number);
        for (const hex of hexesOf(b, s, football)) {
          if (!b.rules.answers(s, hex, number) || b.rules.hexStopped(s, hex)) continue;
          if (sidesOf(b, s, hex).every((seat) => seat === NOBODY)) continue;
          b.opening('number')(s, b.decision('football-match'), NATURE, hex);
          const bettors = bettorsAt(b, s, hex);
          if (bettors) b.opening('number')(s, b.decision('football-bet'), bettors, hex);
        }
      },
    };
  },
  moves: (b) => {
    const { betSide: side, betGood: staked } = handlesOf(b, fields);
    const done = (s: State, seat: Seat): void => {
      const left = toMove(s) & ~(1 << seat);
      if (left) setToMove(s, left);
      else pop(s);
    };
    return [
      {
        name: 'football-bet',
        args: [
          { name: 'side', domain: { id: 'side', size: HALVES.length } },
          { name: 'good', domain: b.domain('good') },
        ],
        decisions: ['football-bet'],
        list: (s, seat, out) => {
          const own = sidesOf(b, s, topArg(s, 0)).indexOf(seat);
          for (let half = 0; half < HALVES.length; half++)
            if (own < 0 || own === half)
              for (const good of b.handGoods) if (held(b, s, seat, good) > 0) out.put(half, good);
        },
        apply: (s, seat, half, good) => {
          giveBack(b, s, seat, good, 1);
          side.set(s, seat, half + 1);
          staked.set(s, seat, good + 1);
          if (s.events) tell(s, 'football-bet', { seat, good: b.goods[good].id });
          done(s, seat);
        },
        why: (s, seat, half, good) =>
          good >= 0 && half >= 0 && held(b, s, seat, good) > 0 ? OWN_SIDE : NO_CARD,
      },
      { name: 'no-bet', decisions: ['football-bet'], list: (_s, _seat, out) => out.put(), apply: done },
      {
        name: 'football-match',
        args: [
          { name: 'left', domain: b.domain('die') },
          { name: 'right', domain: b.domain('die') },
        ],
        decisions: ['football-match'],
        uniform: true,
        list: (_s, _seat, out) => out.putAll(),
        apply: (s, _nature, left, right) => {
          const hex = topArg(s, 0);
          const sides = sidesOf(b, s, hex);
          const [one, other] = [left, right].map((die, half) => die + 1 + fansOf(b, s, sides[half], hex));
          pop(s);
          const winner = one === other ? NOBODY : one > other ? 0 : 1;
          if (s.events) tell(s, 'football-match', { left: one, right: other });
          settleBets(b, s, winner);
          for (const [half, seat] of sides.entries()) {
            if (seat === NOBODY || (winner !== NOBODY && winner !== half)) continue;
            if (winner === NOBODY) win(b, s, seat, b.good('wool'), 1);
            else if (b.option('football') === 'original') askGoods(b, s, seat, PRIZE);
            else win(b, s, seat, b.good('wool'), PRIZE);
            b.the.football.rewarded(s, seat, cornerOf(b, s, hex, half), winner === NOBODY);
          }
        },
      },
    ];
  },
  words: {
    name: 'The football fields',
    summary: 'On a football field two sides play for the wool, and spectators bet on them.',
    rules: [
      'The football field is a pasture whose two halves play against each other when its number comes: each side is held by the player with a building at one of its two corners.',
      'Both sides roll a die. The higher one takes 2 wool, the lower one nothing; in a draw both take 1. A side that nobody holds is played for all the same, and wins nothing.',
      'Buildings at the two ends of the centre line are spectators: their owners take no wool, but may bet a card before the match. A bet on the winner brings a second card of its kind, a bet on the loser is lost, and after a draw it is returned.',
      'A spectator who also plays bets on their own side.',
      {
        option: 'football',
        text: 'As first published: the winner takes 2 goods of their choice, spectators take wool as at a pasture, and everybody who does not play may bet.',
      },
      {
        house:
          'The field takes the place of the pasture with the likeliest number other than 2, 6, 8 and 12. Its halves are left and right, the centre line runs from top to bottom. A player who holds both sides wins with the higher one.',
      },
      { house: 'A city wins no more than a settlement. Bets are laid openly, in any order.' },
    ],
    terms: {
      'terrain.football': 'football field',
      'move.football-bet': 'Bet this card',
      'move.no-bet': 'Do not bet',
      'move.football-match': 'The match',
      'decision.football-bet': 'A match is about to begin: bet a card?',
      'decision.football-match': 'The match is being played',
      'value.side.0': 'left',
      'value.side.1': 'right',
      'event.football-bet': '{seat} bets 1 {good}.',
      'event.football-match': 'The match ends {left} to {right}.',
      'event.football-won': '{seat} wins {count} {good}.',
      'field.betSide': 'Bet: left (1) or right (2)',
      'reason.own-side': 'Players bet on their own side.',
    },
  },
  looks: {
    terrains: { football: { colour: '#6fae4f', pattern: 'pasture' } },
    fields: { betSide: { on: 'seat', shape: 'coin' } },
  },
});

/** who holds each half of the field */
function sidesOf(b: Book, s: State, hex: Hex): number[] {
  return HALVES.map((_, half) => {
    const corner = cornerOf(b, s, hex, half);
    return corner === NOBODY ? NOBODY : b.ownerOf[b.fields.building.get(s, corner)];
  });
}

/** the corner from which a half of the field is held, or none */
function cornerOf(b: Book, s: State, hex: Hex, half: number): Corner {
  const corners = HALVES[half].map((i) => b.topology.hexCorner[hex * 6 + i]);
  const held = corners.find((corner) => {
    const mark = b.fields.building.get(s, corner);
    return mark !== 0 && b.ownerOf[mark] < b.seats;
  });
  return held ?? NOBODY;
}

function fansOf(b: Book, s: State, seat: number, hex: Hex): number {
  return seat === NOBODY ? 0 : b.the.football.fans(s, seat, hex);
}

/** who may bet, as bits */
function bettorsAt(b: Book, s: State, hex: Hex): number {
  const sides = sidesOf(b, s, hex);
  let bits = 0;
  if (b.option('football') === 'original')
    for (let seat = 0; seat < b.seats; seat++) bits |= sides.includes(seat) ? 0 : 1 << seat;
  buildingsAround(b)(s, hex, (seat, corner) => {
    if (CENTRE.some((i) => b.topology.hexCorner[hex * 6 + i] === corner)) bits |= 1 << seat;
  });
  for (let seat = 0; seat < b.seats; seat++) if (handSize(b, s, seat) === 0) bits &= ~(1 << seat);
  return bits;
}

function settleBets(b: Book, s: State, winner: number): void {
  const { betSide: side, betGood: staked } = handlesOf(b, fields);
  for (let seat = 0; seat < b.seats; seat++) {
    const bet = side.get(s, seat) - 1;
    if (bet < 0) continue;
    const good = staked.get(s, seat) - 1;
    if (winner === NOBODY || winner === bet) take(b, s, seat, good, 1);
    if (winner === bet) win(b, s, seat, good, 1);
    side.set(s, seat, 0);
    staked.set(s, seat, 0);
  }
}

function win(b: Book, s: State, seat: number, good: Good, count: number): void {
  const paid = seat === NOBODY ? 0 : Math.min(count, inBank(b, s, good));
  if (paid === 0) return;
  take(b, s, seat, good, paid);
  if (s.events) tell(s, 'football-won', { seat, good: b.goods[good].id, count: paid });
}
