import { type Bar, NATURE, pop, push, reason, type Seat, type State, tell, topArg } from '@hexwright/kernel';
import type { Corner, Edge, Hex } from '../board/index.ts';
import {
  anewEachTurn,
  blockerAt,
  canPay,
  cardFields,
  giveBack,
  handSize,
  held,
  needsOf,
  noneLeft,
  pay,
  TAKEN,
} from '../mechanics/index.ts';
import { type Book, defineModule, field, handlesOf, taken, wanted } from '../rulebook/index.ts';

const fields = {
  wind: field.cell(),
  flights: field.cell({ noLook: 'what cannot be done any more is not offered' }),
};

const NO_HOME = reason('balloon-home', 'a balloon starts on a hex beside one of your own buildings');
const NO_BALLOON = reason('balloon-none', 'there is no balloon of yours in the air');
const FLOWN = reason('balloon-flown', 'a balloon flies three times a turn');
const NO_FUEL = reason('balloon-fuel', 'a flight costs 1 grain or 1 lumber');
const NO_WAY = reason('balloon-way', 'the wind does not carry it there');
const NO_KNIGHT = reason('wind-no-knight', 'there is no knight to give');
const FLIGHTS = 3;
const WINDS_CHANGE = 10;
const FUEL = ['grain', 'lumber'];

/** Balloons fly with the wind, and land to found settlements. */
export const balloonRiders = defineModule({
  id: 'variant/balloon-riders',
  kind: 'variant',
  seats: [2, 3, 4, 5, 6],
  wants: [wanted.twoDice, wanted.knightCards],
  takes: [taken.fleet],
  options: {
    balloonThieves: {
      type: 'flag',
      default: false,
      words: 'When you fly over the robber or the pirate, the player before you steals a card from you',
    },
    balloonShip: {
      type: 'flag',
      default: false,
      of: 'piece.ship',
      words: 'A settlement founded from a balloon at the sea comes with a ship',
    },
  },
  pieces: [
    {
      id: 'balloon',
      on: 'hex',
      layer: 'balloon',
      supply: 1,
      cost: { grain: 1, lumber: 1, wool: 2 },
      bar: (b) => {
        const layer = b.row<Hex>('balloon');
        return (s, seat, hex) => {
          if (layer.get(s, hex) !== 0) return TAKEN;
          for (const corner of b.walks.cornersOf[hex]) {
            const mark = b.fields.building.get(s, corner);
            if (mark !== 0 && b.ownerOf[mark] === seat) return undefined;
          }
          return NO_HOME;
        };
      },
    },
  ],
  changes: { pieces: { ship: { supply: 5 } } },
  fields,
  decisions: {
    'spin-wind': { nature: true },
    'balloon-ship': { args: (b) => [{ name: 'corner', domain: b.domain('corner') }] },
  },
  exempt: {
    rare: ['move.balloon-ship', 'move.no-balloon-ship', 'option.balloonShip', 'option.balloonThieves'],
  },
  setupSteps: (b) => [
    { after: 'prepare', add: { id: 'first-wind', run: (s) => push(s, b.decision('spin-wind'), NATURE) } },
  ],
  rules: (was, b) => {
    const { flights } = handlesOf(b, fields);
    const spinWind = b.decision('spin-wind');
    return {
      ...anewEachTurn(was, (s) => flights.set(s, 0)),
      onNumber: (s, number) => {
        was.onNumber(s, number);
        if (number === WINDS_CHANGE) push(s, spinWind, NATURE);
      },
      discovery: {
        discovered: (s, seat, hex) => {
          was.discovery?.discovered(s, seat, hex);
          if (b.land[b.fields.terrain.get(s, hex)] || b.row<Hex>('balloon').get(s, hex) === 0) return;
          b.rules.unbuild(s, b.piece('balloon').index, hex);
        },
      },
      boardChange: {
        groundHolds: (s, piece, place) =>
          b.pieces[piece].id === 'balloon' || was.boardChange.groundHolds(s, piece, place),
      },
    };
  },
  moves: (b) => {
    const balloon = b.piece('balloon').index;
    const settlement = b.piece('settlement');
    const { wind, flights } = handlesOf(b, fields);
    const knight = b.card('knight');
    const { cards, fresh, cardCount, under, deckSize } = cardFields(b);
    const layer = b.row<Hex>('balloon');
    const thieves = b.option('balloonThieves');
    const balloonOf = findBalloon(b);
    const spinWind = b.decision('spin-wind');
    const fuel = FUEL.map((id) => b.good(id));
    const priceIsPlain = b.isPlain('cost');
    const barFly = (s: State, seat: Seat, good: number): Bar => {
      const from = balloonOf(s, seat);
      if (from < 0) return NO_BALLOON;
      if (flights.get(s) >= FLIGHTS) return FLOWN;
      if (good >= 0 && (!fuel.includes(good) || held(b, s, seat, good) === 0)) return NO_FUEL;
      const to = b.topology.hexHex[from * 6 + wind.get(s)];
      return to >= 0 && b.terrains[b.fields.terrain.get(s, to)] !== undefined && layer.get(s, to) === 0
        ? undefined
        : NO_WAY;
    };
    const barLand = (s: State, seat: Seat, corner: Corner): Bar => {
      const hex = balloonOf(s, seat);
      if (hex < 0) return NO_BALLOON;
      if (b.fields.supply.get(s, seat, settlement.index) === 0) return noneLeft(settlement);
      const { hexCorner } = b.topology;
      const isAhead = (side: number): boolean => hexCorner[hex * 6 + side] === corner;
      if (!isAhead(wind.get(s)) && !isAhead((wind.get(s) + 5) % 6)) return NO_WAY;
      return b.fields.building.get(s, corner) === 0 ? b.rules.barFound(s, seat, corner) : TAKEN;
    };
    return [
      {
        name: 'spin-wind',
        args: [{ name: 'direction', domain: b.domain('die') }],
        decisions: ['spin-wind'],
        uniform: true,
        list: (_s, _seat, out) => out.putAll(),
        apply: (s, _nature, direction) => {
          pop(s);
          wind.set(s, direction);
          if (s.events) tell(s, 'wind', { direction: direction + 1 });
        },
      },
      {
        name: 'fly',
        args: [{ name: 'good', domain: b.domain('good') }],
        decisions: ['main', 'build'],
        list: (s, seat, out) => {
          for (const good of fuel) if (barFly(s, seat, good) === undefined) out.put(good);
        },
        apply: (s, seat, good) => {
          const from = balloonOf(s, seat);
          const to = b.topology.hexHex[from * 6 + wind.get(s)];
          giveBack(b, s, seat, good, 1);
          flights.add(s, 1);
          layer.set(s, to, layer.get(s, from));
          layer.set(s, from, 0);
          if (s.events) tell(s, 'flown', { seat, good: b.goods[good].id });
          b.rules.discovery?.discover(s, seat, to);
          if (thieves && b.blockers.some((_, i) => blockerAt(b, s, i) === to)) robbed(b, s, seat);
        },
        why: (s, seat, good) => barFly(s, seat, good),
      },
      {
        name: 'land-balloon',
        args: [{ name: 'corner', domain: b.domain('corner') }],
        decisions: ['main', 'build'],
        price: (s, seat) => b.rules.cost(s, seat, settlement.index, -1),
        needs: priceIsPlain ? needsOf(b, settlement.bill) : undefined,
        list: (s, seat, out) => {
          const hex = balloonOf(s, seat);
          if (hex < 0 || !canPay(b, s, seat, b.rules.cost(s, seat, settlement.index, -1))) return;
          for (const corner of b.walks.cornersOf[hex])
            if (barLand(s, seat, corner) === undefined) out.put(corner);
        },
        apply: (s, seat, corner) => {
          pay(b, s, seat, b.rules.cost(s, seat, settlement.index, corner));
          b.rules.unbuild(s, balloon, balloonOf(s, seat));
          b.rules.build(s, seat, settlement.index, corner);
          b.rules.reviewAwards(s);
          b.rules.built(s, seat, settlement.index, corner);
          if (b.option('balloonShip') && launches(b, s, seat, corner).length > 0)
            push(s, b.decision('balloon-ship'), 1 << seat, corner);
        },
        why: (s, seat, corner) => {
          const bill = b.rules.cost(s, seat, settlement.index, corner);
          if (corner >= 0 && barLand(s, seat, corner)) return barLand(s, seat, corner);
          if (balloonOf(s, seat) < 0) return NO_BALLOON;
          return canPay(b, s, seat, bill)
            ? undefined
            : reason('cannot-pay', 'a settlement cannot be paid', {
                piece: 'settlement',
                cost: bill.map(([good, count]) => `${count} ${b.goods[good].id}`).join(', '),
              });
        },
      },
      {
        name: 'balloon-ship',
        args: [{ name: 'edge', domain: b.domain('edge') }],
        decisions: ['balloon-ship'],
        list: (s, seat, out) => {
          for (const edge of launches(b, s, seat, topArg(s, 0))) out.put(edge);
        },
        apply: (s, seat, edge) => {
          const ship = b.piece('ship').index;
          pop(s);
          b.rules.build(s, seat, ship, edge);
          b.rules.reviewAwards(s);
          b.rules.built(s, seat, ship, edge);
        },
        why: () => NO_WAY,
      },
      {
        name: 'no-balloon-ship',
        decisions: ['balloon-ship'],
        list: (_s, _seat, out) => out.put(),
        apply: (s) => pop(s),
      },
      {
        name: 'turn-wind',
        decisions: ['main', 'build'],
        needs: Int32Array.of(cards.at + knight, cards.width, 1),
        list: (s, seat, out) => {
          if (cards.get(s, seat, knight) > fresh.get(s, seat, knight)) out.put();
        },
        apply: (s, seat) => {
          cards.add(s, seat, knight, -1);
          cardCount.add(s, seat, -1);
          under.add(s, knight, 1);
          deckSize.add(s, 1);
          if (s.events) tell(s, 'knight-given', { seat });
          push(s, spinWind, NATURE);
        },
        why: () => NO_KNIGHT,
      },
    ];
  },
  words: {
    name: 'Balloon riders',
    summary: 'Balloons fly with the wind and land to found settlements without a road.',
    rules: [
      'A balloon costs 1 grain, 1 lumber and 2 wool and starts on a hex beside a building of its owner. Everybody has one.',
      'It flies one hex with the wind for 1 grain or 1 lumber, up to three times a turn.',
      'From a balloon a settlement may be built, for its price and at its distance from others, on one of the two corners towards which the wind blows. The balloon goes back to the supply.',
      'The wind is spun before the game and whenever a 10 is rolled. A knight that has not been played may be put under the deck to spin it.',
      { of: 'piece.ship', text: 'Everybody has only 5 ships.' },
      {
        of: 'part.discovery',
        text: 'A balloon that flies over an unknown hex uncovers it. Where that is sea, the balloon goes back to the supply.',
      },
      {
        option: 'balloonThieves',
        text: 'When a balloon flies over the robber or the pirate, the player whose turn was before steals a card from its owner.',
      },
      {
        option: 'balloonShip',
        text: 'When you found a settlement at the sea from a balloon, you may lay a ship beside it for free.',
      },
      {
        house:
          'Balloons do not leave the board, and fly over no hex that another is over. A knight bought this turn cannot be given.',
      },
    ],
    terms: {
      'piece.balloon': 'balloon',
      'move.balloon': 'Build a balloon',
      'move.spin-wind': 'The wind turns',
      'move.fly': 'Fly with the wind',
      'move.land-balloon': 'Land and build a settlement',
      'move.balloon-ship': 'Lay a ship here',
      'move.no-balloon-ship': 'Lay no ship',
      'decision.balloon-ship': 'A ship beside the new settlement, for free?',
      'move.turn-wind': 'Give a knight to turn the wind',
      'decision.spin-wind': 'The wind turns',
      'event.wind': 'The wind turns: {direction}.',
      'event.flown': '{seat}’s balloon flies on, for 1 {good}.',
      'event.knight-given': '{seat} puts a knight under the deck.',
      'field.wind': 'Wind: 0 to the east, then anticlockwise',
      'reason.balloon-home': 'A balloon starts on a hex beside a building of your own.',
      'reason.balloon-none': 'No balloon of yours is in the air.',
      'reason.balloon-flown': 'A balloon flies three times a turn.',
      'reason.balloon-fuel': 'A flight costs 1 grain or 1 lumber.',
      'reason.balloon-way': 'The wind does not carry it there.',
      'reason.wind-no-knight': 'You have no knight to give.',
    },
  },
  looks: {
    pieces: { balloon: { shape: 'disc' } },
    fields: { wind: { on: 'table', shape: 'flame' } },
  },
});

/** Finds the hex over which the balloon of the seat is, or -1. */
function findBalloon(b: Book): (s: State, seat: Seat) => number {
  const { index, limit, marks } = b.piece('balloon');
  return (s, seat) => {
    if (b.fields.supply.get(s, seat, index) === limit) return -1;
    const own = b.mark(seat, index);
    for (let hex = 0; hex < marks.size; hex++) if (marks.get(s, hex) === own) return hex;
    return -1;
  };
}

/** the edges beside the new settlement that take a ship */
function launches(b: Book, s: State, seat: Seat, corner: Corner): Edge[] {
  const ship = b.piece('ship').index;
  if (b.fields.supply.get(s, seat, ship) === 0) return [];
  return b.walks.edgesAt[corner].filter((edge) => b.rules.barBuild(s, seat, ship, edge) === undefined);
}

/** The player before this one takes a card from its hand. */
function robbed(b: Book, s: State, seat: Seat): void {
  if (handSize(b, s, seat) === 0) return;
  const before = Array.from({ length: b.seats }, (_, thief) => thief).find(
    (thief) => thief !== seat && b.rules.seatAfter(s, thief) === seat,
  );
  if (before !== undefined) b.the.blockers.rob(s, before, seat);
}
