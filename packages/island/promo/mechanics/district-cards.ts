import {
  type Bar,
  isOver,
  NATURE,
  pop,
  push,
  reason,
  type Seat,
  type State,
  tell,
  topArg,
} from '@hexwright/kernel';
import type { Corner } from '../../board/index.ts';
import {
  anyPayment,
  canPay,
  finishByPoints,
  inBank,
  needsOf,
  noneLeft,
  owe,
  pay,
  take,
} from '../../mechanics/index.ts';
import { type Bill, type Book, type MoveSpec, type Part, PLENTY } from '../../rulebook/index.ts';

export interface DistrictCard {
  /** by the mark of its hex; 0 for a card of no district */
  readonly district: number;
  readonly colour: 'red' | 'green' | 'blue' | 'yellow';
  /** what a piece or a development card may cost instead */
  readonly price?: { readonly piece: string; readonly bill: Readonly<Record<string, number>> };
  /** the rate of the bank, of one good or of all */
  readonly rate?: { readonly good?: string; readonly count: number };
  /** so many goods of any kinds for one */
  readonly mixed?: number;
  readonly income?: { readonly good: string; readonly number: number };
  /** the hand limit */
  readonly hand?: number;
  readonly points?: number;
  /** whoever draws it ends the game */
  readonly ends?: boolean;
}

/** a pile of cards: of one colour, with points or without */
export interface Pile {
  readonly colour: DistrictCard['colour'];
  readonly points: boolean;
}

export interface DistrictCardsConfig {
  readonly cards: readonly DistrictCard[];
  /** the spaces of the track on which roads are laid, in order, with the pile that each draws from */
  readonly track: readonly Pile[];
  readonly roads: number;
  readonly road: Readonly<Record<string, number>>;
  /** with so many seats a colour of nobody's builds a road on each of these numbers */
  readonly neutral: { readonly seats: number; readonly numbers: readonly number[] };
  /** the mark that names the districts on the board */
  readonly mark: string;
  readonly deck: string;
}

declare module '../../rulebook/points.ts' {
  interface Groups {
    districts: DistrictPoints;
  }
}

export interface DistrictPoints {
  /** what speaks against one more road of the seat, whatever it costs */
  barRoad(s: State, seat: Seat): Bar;
  /** the next space of the track is the seat's, or nobody's, who draws a card */
  layRoad(s: State, seat: Seat): void;
  /** how many roads the seat has on the track */
  roads(s: State, seat: Seat): number;
}

const NO_SPACE = reason('track-full', 'no space of the track is left');
const NO_ROADS = reason('roads-out', 'the seat has no roads left');
const NO_CARD = reason('district-card', 'the seat has no district card that could be discarded');
const NOT_THERE = reason('district-other', 'the district of the card is not there');
const NOT_HELD = reason('district-not-held', 'the seat does not hold this card');
const NO_PRICE = reason('district-price', 'this card has no such price, or it cannot be paid');
const ITSELF = reason('district-itself', 'a card whose price is used cannot be discarded');
const NO_RATE = reason('district-mixed', 'no card of the seat trades so');

/** for bots, in points: a card besides its points, the first ones as long as settlements need them, a road */
const CARD = 0.22;
const KEY = 0.3;
const KEYS = 2;
const ROAD = 0.55;

const OUT = -1;

/** The id of a card, and of its words: its district and its colour, and what it is worth where there are two of them. */
export const cardName = ({ district, colour, points, ends }: DistrictCard): string =>
  ends ? 'game-end' : `d${district}-${colour}${points ? '-points' : ''}`;

/**
 * Roads fill a track beside the board; each draws a card of a district out of the pile that its space names. Cards lie open and give
 * points, prices, rates, income or room in the hand. A settlement costs one of them and stands in its district.
 */
export function districtCards(config: DistrictCardsConfig): Part {
  const { cards, track } = config;
  const names = cards.map(cardName);
  return {
    id: 'district-cards',
    of: config,
    uses: [anyPayment()],
    fields: {
      /** by card: who holds it, counted from 1; -1 out of the game */
      districtCards: { per: [cards.length], noLook: 'the purse of each player shows them' },
      /** by seat: the cards of each kind, as the purse shows them */
      districtsHeld: { per: ['seat', cards.length], follows: true },
      /** by space: whose road lies there, counted from 1; one more than there are seats for nobody's */
      roadTrack: { per: [track.length] },
      roadCount: { per: ['seat'] },
      neutralRoads: {},
    },
    decisions: {
      'draw-district': {
        nature: true,
        args: () => [
          { name: 'seat', domain: { id: 'count', size: 32 } },
          { name: 'space', domain: { id: 'count', size: track.length } },
        ],
      },
    },
    without: { moves: ['settlement'] },
    brings: ['districts'],
    overrides: { goal: 'nobody wins by reaching points: most points win at the end' },
    scores: [
      {
        id: 'districts',
        most: () => cards.reduce((sum, { points = 0 }) => sum + points, 0),
        of: (b) => {
          const at = handles(b, config);
          const worth = cards.flatMap(({ points }, i) => (points ? [{ i, points }] : []));
          return (s, seat) => {
            let points = 0;
            for (const each of worth) if (at.has(s, seat, each.i)) points += each.points;
            return points;
          };
        },
      },
    ],
    rules: (was, b) => {
      const at = handles(b, config);
      const drawing = b.decision('draw-district');
      const over = (s: State): void => {
        const last = (seat: Seat): number => {
          for (let i = track.length - 1; i >= 0; i--) if (at.track.get(s, i) === seat + 1) return i;
          return -1;
        };
        if (!isOver(s)) finishByPoints(b, s, 'condition', last);
      };
      const rates = cards.flatMap(({ rate }, i) =>
        rate ? [{ i, good: rate.good === undefined ? -1 : b.good(rate.good), count: rate.count }] : [],
      );
      const incomes = cards.flatMap(({ income }, i) =>
        income ? [{ i, good: b.good(income.good), number: income.number }] : [],
      );
      const hands = cards.flatMap(({ hand }, i) => (hand ? [{ i, hand }] : []));
      const settlement = b.piece('settlement');
      const placed = (s: State, seat: Seat): boolean =>
        at.count.get(s, seat) >= config.roads &&
        b.pieces.every(({ index }) => b.fields.supply.get(s, seat, index) === 0);
      const bill = b.bill(config.road);
      const odds = new Float64Array(13);
      return {
        goal: () => PLENTY,
        districts: {
          roads: (s, seat) => at.count.get(s, seat),
          barRoad: (s, seat) => {
            if (at.next(s) >= track.length) return NO_SPACE;
            return at.count.get(s, seat) >= config.roads ? NO_ROADS : undefined;
          },
          layRoad: (s, seat) => {
            const space = at.next(s);
            at.track.set(s, space, seat + 1);
            if (seat < b.seats) at.count.add(s, seat, 1);
            else at.neutral.add(s, 1);
            if (s.events) tell(s, seat < b.seats ? 'road-laid' : 'neutral-road', { seat, space: space + 1 });
            b.rules.reviewAwards(s);
            push(s, drawing, NATURE, seat, space);
          },
        },
        checkEnd: (s) => {
          was.checkEnd(s);
          if (isOver(s)) return;
          if (at.held.get(s, at.end) !== 0) over(s);
          for (let seat = 0; seat < b.seats && !isOver(s); seat++) if (placed(s, seat)) over(s);
        },
        afterProduction: (s, number) => {
          was.afterProduction(s, number);
          if (b.seats !== config.neutral.seats || !config.neutral.numbers.includes(number)) return;
          if (at.neutral.get(s) < config.roads && at.next(s) < track.length)
            b.the.districts.layRoad(s, b.seats);
        },
        reckon: (s, number) => {
          was.reckon(s, number);
          for (const each of incomes) {
            const seat = at.held.get(s, each.i) - 1;
            if (each.number === number && seat >= 0 && seat < b.seats) owe(b, seat, each.good, 1);
          }
        },
        handLimit: (s, seat) => {
          let limit = was.handLimit(s, seat);
          for (const { i, hand } of hands) if (at.has(s, seat, i)) limit = Math.max(limit, hand);
          return limit;
        },
        bank: {
          rate: (s, seat, good) => {
            let rate = was.bank.rate(s, seat, good);
            for (const each of rates)
              if ((each.good < 0 || each.good === good) && at.has(s, seat, each.i))
                rate = Math.min(rate, each.count);
            return rate;
          },
        },
        barBuildKind: (s, seat, piece, list) =>
          was.barBuildKind(s, seat, piece, list) ??
          (piece === settlement.index && !at.hasKey(s, seat) ? NO_CARD : undefined),
        barFound: (s, seat, corner) =>
          was.barFound(s, seat, corner) ??
          (b.fields.turn.get(s) > 0 && !at.keys(s, seat, corner) ? NO_CARD : undefined),
        hints: {
          progress: (s, seat) => {
            let held = 0;
            let extra = 0;
            b.the.hints.odds(s, 1, odds);
            for (let i = 0; i < cards.length; i++) {
              if (!at.has(s, seat, i)) continue;
              held++;
              const { income, points } = cards[i];
              if (income) extra += 4 * odds[income.number];
              else if (!points) extra += CARD;
            }
            const left = b.fields.supply.get(s, seat, settlement.index);
            return was.hints.progress(s, seat) + extra + KEY * Math.min(held, KEYS, left);
          },
          aims: (s, seat, aim) => {
            was.hints.aims(s, seat, aim);
            if (b.the.districts.barRoad(s, seat) === undefined) aim(bill, ROAD);
            for (const { i, piece, price } of at.prices)
              if (piece === 'card' && at.has(s, seat, i) && !b.the.cards.barBuy(s, seat, config.deck))
                aim(price, ROAD);
          },
        },
      };
    },
    moves: (b) => [
      road(b, config),
      drawing(b, config),
      districtSettlement(b, config),
      districtCity(b, config),
      districtDevelopment(b, config),
      mixedTrade(b, config),
    ],
    words: {
      terms: {
        'field.districtsHeld': 'District cards',
        'field.roadTrack': 'Track of roads',
        'field.roadCount': 'Roads',
        'field.neutralRoads': 'Roads of the fourth colour',
        'score.districts': 'District cards',
        'decision.draw-district': 'A district card is being drawn',
        'move.draw-district': 'A district card is drawn',
        'move.lay-road': 'Build a road',
        'move.lay-road.short': 'Road',
        'move.district-settlement': 'Build a settlement for a district card',
        'move.district-settlement.short': 'Settlement',
        'move.district-city': 'Build a city at the price of a card',
        'move.district-development': 'Buy a development card at the price of a card',
        'move.trade-any': 'Trade cards of any kinds',
        'district-price.usual': 'the usual price',
        'event.road-laid': '{seat} builds a road on space {space} of the track.',
        'event.neutral-road': 'The fourth colour builds a road on space {space} of the track.',
        'event.district-drawn': '{seat} draws a district card: {card:district-card}.',
        'event.district-removed': 'A district card leaves the game: {card:district-card}.',
        'event.district-discarded': '{seat} discards a district card: {card:district-card}.',
        'event.traded-any': '{seat} takes 1 {good} for {count} cards of any kinds.',
        'reason.track-full': 'No space of the track is left.',
        'reason.roads-out': 'You have no roads left.',
        'reason.road-price': 'A road costs 1 brick and 1 lumber.',
        'reason.district-card': 'You have no district card for it.',
        'reason.district-other': 'The district of the card is not there.',
        'reason.district-not-held': 'You do not hold this card.',
        'reason.district-price': 'The card has no such price, or you cannot pay it.',
        'reason.district-itself': 'You cannot discard the card whose price you use.',
        'reason.district-mixed': 'No card of yours allows that trade, or you have too few cards.',
      },
    },
    looks: {
      fields: {
        roadTrack: {
          on: 'places',
          shape: 'road',
          places: track.map(({ colour, points }) => `${colour[0].toUpperCase()}${points ? '★' : ''}`),
          domain: 'space',
        },
        roadCount: { on: 'seat', shape: 'wheel', seat: true },
        neutralRoads: { on: 'table', shape: 'wheel', hideAt: 0 },
        districtsHeld: {
          on: 'purse',
          shape: 'card',
          kinds: names,
          colours: cards.map(({ colour }) => COLOURS[colour]),
        },
      },
      moves: {
        'lay-road': { shape: 'road', seat: true },
        'district-settlement': { shape: 'house', seat: true },
        'district-city': { shape: 'city', seat: true },
        'district-development': { shape: 'scroll' },
        'trade-any': { shape: 'sack' },
      },
    },
  };
}

const COLOURS = { red: '#b3453c', green: '#4c8a4f', blue: '#3f6fa8', yellow: '#d0a52c' };

function handles(b: Book, config: DistrictCardsConfig) {
  const { cards, track: spaces, mark } = config;
  const held = b.row('districtCards');
  const shown = b.grid<Seat>('districtsHeld');
  const track = b.row('roadTrack');
  const cornersOf = new Map<number, readonly Corner[]>(
    (b.layout.marks.hexes[mark] ?? []).map(({ q, r, value }) => [
      Number(value),
      b.walks.cornersOf[b.topology.hexAt(q, r)],
    ]),
  );
  const has = (s: State, seat: Seat, card: number): boolean => held.get(s, card) === seat + 1;
  const isKey = (card: number): boolean => cornersOf.has(cards[card].district);
  return {
    held,
    track,
    count: b.row<Seat>('roadCount'),
    neutral: b.cell('neutralRoads'),
    end: cards.findIndex(({ ends }) => ends),
    has,
    isKey,
    corners: (card: number): readonly Corner[] => cornersOf.get(cards[card].district) ?? [],
    hasKey: (s: State, seat: Seat): boolean => cards.some((_, i) => has(s, seat, i) && isKey(i)),
    keys: (s: State, seat: Seat, corner: Corner): boolean =>
      cards.some((_, i) => has(s, seat, i) && (cornersOf.get(cards[i].district) ?? []).includes(corner)),
    prices: cards.flatMap(({ price }, i) =>
      price ? [{ i, piece: price.piece, price: b.bill(price.bill) as Bill }] : [],
    ),
    /** the first free space of the track */
    next: (s: State): number => {
      let space = 0;
      while (space < spaces.length && track.get(s, space) !== 0) space++;
      return space;
    },
    give: (s: State, card: number, seat: number): void => {
      const before = held.get(s, card) - 1;
      if (before >= 0 && before < b.seats) shown.set(s, before, card, 0);
      held.set(s, card, seat === OUT ? OUT : seat + 1);
      if (seat >= 0 && seat < b.seats) shown.set(s, seat, card, 1);
    },
  };
}

const cardDomain = ({ cards }: DistrictCardsConfig) => ({
  id: 'district-card',
  size: cards.length,
  names: cards.map(cardName),
});

function road(b: Book, config: DistrictCardsConfig): MoveSpec {
  const bill = b.bill(config.road);
  return {
    name: 'lay-road',
    decisions: ['main', 'build'],
    price: () => bill,
    needs: needsOf(b, bill),
    list: (s, seat, out) => {
      if (canPay(b, s, seat, bill) && b.the.districts.barRoad(s, seat) === undefined) out.put();
    },
    apply: (s, seat) => {
      pay(b, s, seat, bill);
      b.the.districts.layRoad(s, seat);
    },
    why: (s, seat) => b.the.districts.barRoad(s, seat) ?? CANNOT_PAY,
  };
}

const CANNOT_PAY = reason('road-price', 'a road costs 1 brick, 1 lumber');

function drawing(b: Book, config: DistrictCardsConfig): MoveSpec {
  const { cards, track } = config;
  const at = handles(b, config);
  return {
    name: 'draw-district',
    args: [{ name: 'card', domain: cardDomain(config) }],
    decisions: ['draw-district'],
    list: (s, _nature, out) => {
      const pile = track[topArg(s, 1)];
      for (let i = 0; i < cards.length; i++)
        if (
          at.held.get(s, i) === 0 &&
          cards[i].colour === pile.colour &&
          (cards[i].points !== undefined) === pile.points
        )
          out.put(i);
    },
    apply: (s, _nature, card) => {
      const seat = topArg(s, 0);
      pop(s);
      if (s.events)
        tell(s, seat < b.seats ? 'district-drawn' : 'district-removed', {
          seat,
          card: cardName(cards[card]),
        });
      at.give(s, card, seat < b.seats ? seat : OUT);
      b.rules.checkEnd(s);
    },
  };
}

/** Where a settlement for the card may stand: where the distance is kept, or anywhere in the district if that is nowhere so. */
function barIn(b: Book, config: DistrictCardsConfig) {
  const at = handles(b, config);
  const { marks } = b.piece('settlement');
  const free = (s: State, corner: Corner): boolean => marks.get(s, corner) === 0;
  return (s: State, seat: Seat, card: number, corner: Corner): Bar => {
    const corners = at.corners(card);
    if (!corners.includes(corner)) return NOT_THERE;
    if (!free(s, corner)) return TAKEN_THERE;
    if (!b.rules.tooNear(s, seat, corner)) return undefined;
    return corners.some((other) => free(s, other) && !b.rules.tooNear(s, seat, other))
      ? TOO_NEAR_THERE
      : undefined;
  };
}

const TAKEN_THERE = reason('taken', 'the place is taken');
const TOO_NEAR_THERE = reason('too-near', 'another building is too close');

function districtSettlement(b: Book, config: DistrictCardsConfig): MoveSpec {
  const at = handles(b, config);
  const spec = b.piece('settlement');
  const usedUp = noneLeft(spec);
  const bars = barIn(b, config);
  const own = at.prices.filter(({ piece }) => piece === spec.id);
  /** by value of the argument: the card whose price it is, and the bill; the first is that of the game */
  const bills: { i: number; price: Bill }[] = [{ i: -1, price: spec.bill }, ...own];
  const domain = {
    id: 'district-price',
    size: bills.length,
    names: ['usual', ...own.map(({ i }) => cardName(config.cards[i]))],
  };
  const barPrice = (s: State, seat: Seat, price: number): Bar => {
    const { i, price: bill } = bills[price];
    return (i < 0 || at.has(s, seat, i)) && canPay(b, s, seat, bill) ? undefined : NO_PRICE;
  };
  const barCard = (s: State, seat: Seat, card: number): Bar =>
    at.has(s, seat, card) && at.isKey(card) ? undefined : NOT_HELD;
  const barKind = (s: State, seat: Seat): Bar =>
    b.fields.supply.get(s, seat, spec.index) === 0 ? usedUp : b.rules.barBuildKind(s, seat, spec.index);
  return {
    name: 'district-settlement',
    args: [
      { name: 'card', domain: cardDomain(config) },
      { name: 'price', domain },
      { name: 'corner', domain: b.domain('corner') },
    ],
    decisions: ['main', 'build'],
    list: (s, seat, out) => {
      if (barKind(s, seat)) return;
      for (let card = 0; card < config.cards.length; card++) {
        if (barCard(s, seat, card)) continue;
        for (let price = 0; price < bills.length; price++) {
          if (bills[price].i === card || barPrice(s, seat, price)) continue;
          for (const corner of at.corners(card))
            if (bars(s, seat, card, corner) === undefined) out.put(card, price, corner);
        }
      }
    },
    apply: (s, seat, card, price, corner) => {
      pay(b, s, seat, bills[price].price);
      at.give(s, card, OUT);
      if (s.events) tell(s, 'district-discarded', { seat, card: cardName(config.cards[card]) });
      b.rules.build(s, seat, spec.index, corner);
      b.rules.reviewAwards(s);
      b.rules.built(s, seat, spec.index, corner);
    },
    why: (s, seat, card, price, corner) => {
      const speaks = barKind(s, seat);
      if (speaks || card < 0) return speaks;
      const held = barCard(s, seat, card);
      if (held) return held;
      if (price >= 0 && bills[price].i === card) return ITSELF;
      return (
        (price < 0 ? undefined : barPrice(s, seat, price)) ??
        (corner < 0 ? undefined : bars(s, seat, card, corner))
      );
    },
  };
}

function districtCity(b: Book, config: DistrictCardsConfig): MoveSpec {
  const at = handles(b, config);
  const spec = b.piece('city');
  const usedUp = noneLeft(spec);
  const bar = (s: State, seat: Seat, card: number): Bar => {
    const offer = at.prices.find(({ i, piece }) => i === card && piece === spec.id);
    return offer && at.has(s, seat, card) && canPay(b, s, seat, offer.price) ? undefined : NO_PRICE;
  };
  const barKind = (s: State, seat: Seat): Bar =>
    b.fields.supply.get(s, seat, spec.index) === 0 ? usedUp : b.rules.barBuildKind(s, seat, spec.index);
  return {
    name: 'district-city',
    args: [
      { name: 'card', domain: cardDomain(config) },
      { name: 'corner', domain: b.domain('corner') },
    ],
    decisions: ['main', 'build'],
    list: (s, seat, out) => {
      if (barKind(s, seat)) return;
      for (const { i } of at.prices) {
        if (bar(s, seat, i)) continue;
        for (let corner = 0; corner < b.topology.corners; corner++)
          if (b.rules.barBuild(s, seat, spec.index, corner, out) === undefined) out.put(i, corner);
      }
    },
    apply: (s, seat, card, corner) => {
      pay(b, s, seat, at.prices.find(({ i }) => i === card)!.price);
      b.rules.build(s, seat, spec.index, corner);
      b.rules.reviewAwards(s);
      b.rules.built(s, seat, spec.index, corner);
    },
    why: (s, seat, card, corner) =>
      barKind(s, seat) ??
      (card < 0 ? undefined : bar(s, seat, card)) ??
      (corner < 0 ? undefined : b.rules.barBuild(s, seat, spec.index, corner)),
  };
}

function districtDevelopment(b: Book, config: DistrictCardsConfig): MoveSpec {
  const at = handles(b, config);
  const bar = (s: State, seat: Seat, card: number): Bar => {
    const offer = at.prices.find(({ i, piece }) => i === card && piece === 'card');
    return offer && at.has(s, seat, card) && canPay(b, s, seat, offer.price) ? undefined : NO_PRICE;
  };
  return {
    name: 'district-development',
    args: [{ name: 'card', domain: cardDomain(config) }],
    decisions: ['main', 'build'],
    list: (s, seat, out) => {
      if (b.the.cards.barBuy(s, seat, config.deck)) return;
      for (const { i } of at.prices) if (bar(s, seat, i) === undefined) out.put(i);
    },
    apply: (s, seat, card) => {
      pay(b, s, seat, at.prices.find(({ i }) => i === card)!.price);
      push(s, b.decision('draw-card'), NATURE, seat);
    },
    why: (s, seat, card) =>
      b.the.cards.barBuy(s, seat, config.deck) ?? (card < 0 ? NO_PRICE : bar(s, seat, card)),
  };
}

function mixedTrade(b: Book, config: DistrictCardsConfig): MoveSpec {
  const at = handles(b, config);
  const offers = config.cards.flatMap(({ mixed }, i) => (mixed ? [{ i, mixed }] : []));
  /** how many of any kinds the seat gives for one; 0 if no card says so */
  const rate = (s: State, seat: Seat): number => {
    let best = 0;
    for (const { i, mixed } of offers) if (at.has(s, seat, i) && (best === 0 || mixed < best)) best = mixed;
    return best;
  };
  const bar = (s: State, seat: Seat): Bar => {
    const count = rate(s, seat);
    return count > 0 && b.the.anyPayment.can(s, seat, count) ? undefined : NO_RATE;
  };
  return {
    name: 'trade-any',
    args: [{ name: 'want', domain: b.domain('good') }],
    decisions: ['main', 'trade'],
    list: (s, seat, out) => {
      if (bar(s, seat)) return;
      for (const good of b.handGoods) if (inBank(b, s, good) > 0) out.put(good);
    },
    apply: (s, seat, want) => {
      const count = rate(s, seat);
      take(b, s, seat, want, 1);
      if (s.events) tell(s, 'traded-any', { seat, good: b.goods[want].id, count });
      b.the.anyPayment.ask(s, seat, count);
    },
    why: (s, seat, want) => bar(s, seat) ?? (want >= 0 && inBank(b, s, want) === 0 ? BANK_OUT : undefined),
  };
}

const BANK_OUT = reason('bank-empty', 'the bank has none left');
