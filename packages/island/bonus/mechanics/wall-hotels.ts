import { type Bar, pop, push, reason, type Seat, type State, tell } from '@hexwright/kernel';
import { type Hex, markNeed } from '../../board/index.ts';
import { canPay, forgetDebts, numberArg, owe, pay } from '../../mechanics/index.ts';
import { type Bill, type Book, NO_GOOD, type Part } from '../../rulebook/index.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    wallHotels: WallHotelPoints;
  }
}

export interface WallHotelPoints {
  /** a number has come that no hex has any more, because a hotel replaced it */
  missed(s: State, number: number): void;
}

export interface WallHotelsConfig {
  /** the hexes of the hotels, whose value is the id */
  readonly mark: string;
  /** number tokens of one class: the price of a hotel goes by the class of the token that is chosen for it */
  readonly classes: readonly (readonly number[])[];
  /** by hotel: its price for each class */
  readonly prices: Readonly<Record<string, readonly Readonly<Record<string, number>>[]>>;
  /** what its owner gets whenever its hex produces */
  readonly yields: number;
  /** the numbers whose loss is told */
  readonly rare: readonly number[];
}

const NUMBERS = 13;
const NO_HOTEL = reason('hotel-no-site', 'no hotel belongs to this hex');
const FACE_DOWN = reason('hotel-face-down', 'the card of this hotel lies face down');
const FACE_UP = reason('hotel-face-up', 'the card of this hotel lies face up');
const SOLD = reason('hotel-sold', 'this hotel has an owner');
const NO_TOKEN = reason('hotel-no-token', 'that number token does not lie beside the hotels');
const PRICE = reason('hotel-price', 'the price of the hotel for this number is not in the hand');

/** for bots, in points: a card of the yield each roll, over what is left of a game */
const CARDS = 4;

/**
 * Hotels on hexes of their own. Each section of the wall that goes turns up one of their cards and leaves its number token beside
 * them. Whoever buys a hotel chooses a token, which replaces that of the hex, and gets goods whenever it produces.
 */
export function wallHotels(config: WallHotelsConfig): Part {
  const { mark, yields, rare } = config;
  return {
    id: 'wall-hotels',
    of: config,
    brings: ['wallHotels'],
    boardNeeds: [markNeed('hexes', mark)],
    fields: {
      /** by hex: 1 while the card of its hotel lies face up and nobody has bought it */
      hotelOpen: { per: ['hex'] },
      /** by hex: the owner of its hotel plus one */
      hotelOwner: { per: ['hex'] },
      /** the number tokens beside the hotels */
      hotelTokens: { per: [NUMBERS] },
      hotels: { per: ['seat'] },
      /** rare numbers that hotels have replaced, as bits */
      hotelMissed: { noLook: 'the board shows the numbers that it has' },
    },
    decisions: { 'open-hotel': {} },
    rules: (was, b) => {
      const h = theHotels(b, config);
      const missed = b.cell('hotelMissed');
      const gotSomething = b.cell('gotSomething');
      const G = b.goods.length;
      /** by seat and good: what waits until those with hotels are paid */
      const waiting = new Int32Array(b.seats * G);
      const served = new Int32Array(G);
      return {
        wallHotels: { missed: () => {} },
        peckedWall: {
          opened: (s, seat, number) => {
            was.peckedWall.opened(s, seat, number);
            h.tokens.add(s, number, 1);
            if (h.sites.some(({ hex }) => h.isFaceDown(s, hex))) push(s, b.decision('open-hotel'), 1 << seat);
          },
        },
        reckon: (s, number) => {
          was.reckon(s, number);
          served.fill(0);
          for (const { hex } of h.sites) {
            const owner = h.owner.get(s, hex) - 1;
            if (owner < 0 || !b.rules.answers(s, hex, number) || b.rules.hexStopped(s, hex)) continue;
            const good = b.rules.hexGood(s, hex);
            if (good === NO_GOOD) continue;
            owe(b, owner, good, yields);
            if (good >= 0) served[good] |= 1 << owner;
          }
        },
        payOut: (s) => {
          let waits = false;
          for (let good = 0; good < G; good++) {
            if (served[good] === 0 || b.owedOf[good] <= b.fields.bank.get(s, good)) continue;
            for (let seat = 0; seat < b.seats; seat++) {
              const at = seat * G + good;
              if ((served[good] >> seat) & 1 || b.owed[at] === 0) continue;
              waits = true;
              waiting[at] = b.owed[at];
              b.owedOf[good] -= b.owed[at];
              b.owed[at] = 0;
            }
          }
          served.fill(0);
          was.payOut(s);
          if (!waits) return;
          const got = gotSomething.get(s);
          forgetDebts(b);
          for (let at = 0; at < waiting.length; at++) {
            if (waiting[at] > 0) owe(b, Math.floor(at / G), at % G, waiting[at]);
            waiting[at] = 0;
          }
          was.payOut(s);
          gotSomething.set(s, gotSomething.get(s) | got);
        },
        afterProduction: (s, number) => {
          was.afterProduction(s, number);
          if (((missed.get(s) >> number) & 1) === 1 && !h.anyAnswers(s, number))
            b.the.wallHotels.missed(s, number);
        },
        hints: {
          progress: (s, seat) => {
            let sum = was.hints.progress(s, seat);
            for (const { hex } of h.sites)
              if (h.owner.get(s, hex) === seat + 1) sum += CARDS * yields * h.chance(s, hex);
            return sum;
          },
          aims: (s, seat, aim) => {
            was.hints.aims(s, seat, aim);
            for (const site of h.sites) {
              if (h.open.get(s, site.hex) === 0) continue;
              for (let number = 0; number < NUMBERS; number++)
                if (h.tokens.get(s, number) > 0)
                  aim(h.bill(site, number), 1 + h.chances[number] * CARDS * yields);
            }
          },
        },
      };
    },
    moves: (b) => {
      const h = theHotels(b, config);
      const missed = b.cell('hotelMissed');
      const hotels = b.row<Seat>('hotels');
      const hexArg = { name: 'hex', domain: b.domain('hex') };
      const barBuy = (s: State, seat: Seat, hex: Hex, number: number): Bar => {
        if (hex < 0) return undefined;
        const site = h.byHex[hex];
        if (!site) return NO_HOTEL;
        if (h.owner.get(s, hex) !== 0) return SOLD;
        if (h.open.get(s, hex) === 0) return FACE_DOWN;
        if (number < 0) return undefined;
        if (h.tokens.get(s, number) === 0) return NO_TOKEN;
        return canPay(b, s, seat, h.bill(site, number)) ? undefined : PRICE;
      };
      return [
        {
          name: 'open-hotel',
          args: [hexArg],
          decisions: ['open-hotel'],
          list: (s, _seat, out) => {
            for (const { hex } of h.sites) if (h.isFaceDown(s, hex)) out.put(hex);
          },
          apply: (s, seat, hex) => {
            pop(s);
            h.open.set(s, hex, 1);
            if (s.events) tell(s, 'hotel-opened', { seat, hex, hotel: h.byHex[hex]!.id });
          },
          why: (_s, _seat, hex) => (hex < 0 ? undefined : h.byHex[hex] ? FACE_UP : NO_HOTEL),
        },
        {
          name: 'buy-hotel',
          args: [hexArg, numberArg],
          decisions: ['main', 'build'],
          needs: Int32Array.of(b.fields.handSize.at, 1, 3),
          list: (s, seat, out) => {
            for (const { hex } of h.sites) {
              if (h.open.get(s, hex) === 0) continue;
              for (let number = 0; number < NUMBERS; number++)
                if (!barBuy(s, seat, hex, number)) out.put(hex, number);
            }
          },
          apply: (s, seat, hex, number) => {
            pay(b, s, seat, h.bill(h.byHex[hex]!, number));
            const before = b.fields.numbers.get(s, hex);
            h.tokens.add(s, number, -1);
            h.open.set(s, hex, 0);
            h.owner.set(s, hex, seat + 1);
            hotels.add(s, seat, 1);
            b.fields.numbers.set(s, hex, 1 << number);
            for (const lost of rare) if ((before >> lost) & 1) missed.set(s, missed.get(s) | (1 << lost));
            if (s.events) tell(s, 'hotel-bought', { seat, hex, hotel: h.byHex[hex]!.id, number });
          },
          why: barBuy,
        },
      ];
    },
    scores: [
      {
        id: 'wall-hotels',
        most: (b) => b.layout.marks.hexes[mark]?.length ?? 0,
        of: (b) => {
          const hotels = b.row<Seat>('hotels');
          return (s, seat) => hotels.get(s, seat);
        },
      },
    ],
    words: {
      terms: {
        'field.hotelOpen': 'hotel for sale',
        'field.hotelOwner': 'hotel',
        'field.hotelTokens': 'Number tokens beside the hotels',
        'field.hotels': 'Hotels',
        'score.wall-hotels': 'Hotels',
        'decision.open-hotel': 'Turn up the card of a hotel',
        'move.open-hotel': 'Turn up this hotel',
        'move.buy-hotel': 'Buy a hotel',
        'event.hotel-opened': '{seat} turns up a hotel: {hotel}.',
        'event.hotel-bought': '{seat} buys a hotel and gives it the {number}: {hotel}.',
        'hotel.alexanderplatz': 'Alexanderplatz',
        'hotel.brandenburg-gate': 'Brandenburg Gate',
        'hotel.friedrichstrasse': 'Friedrichstraße',
        'hotel.potsdamer-platz': 'Potsdamer Platz',
        'hotel.stadtmitte': 'Stadtmitte',
        'hotel.unter-den-linden': 'Unter den Linden',
        'reason.hotel-no-site': 'No hotel belongs to this hex.',
        'reason.hotel-face-down': 'The card of this hotel lies face down.',
        'reason.hotel-face-up': 'The card of this hotel lies face up.',
        'reason.hotel-sold': 'This hotel has an owner.',
        'reason.hotel-no-token': 'This number token does not lie beside the hotels.',
        'reason.hotel-price': 'You cannot pay for this hotel with this number.',
      },
    },
    looks: {
      fields: {
        hotelOpen: { on: 'hex', shape: 'card', colour: '#f2e3b3' },
        hotelOwner: { on: 'hex', shape: 'fort', seat: true },
        hotelTokens: { on: 'stock', shape: 'chit', of: 'number' },
        hotels: { on: 'seat', shape: 'fort', hideAt: 0 },
      },
      moves: { 'open-hotel': { shape: 'card' }, 'buy-hotel': { shape: 'fort', seat: true } },
    },
  };
}

interface Site {
  readonly hex: Hex;
  readonly id: string;
}

function theHotels(b: Book, { mark, classes, prices }: WallHotelsConfig) {
  const open = b.row<Hex>('hotelOpen');
  const owner = b.row<Hex>('hotelOwner');
  const tokens = b.row('hotelTokens');
  const sites = (b.layout.marks.hexes[mark] ?? []).map(
    ({ q, r, value }): Site => ({ hex: b.topology.hexAt(q, r), id: String(value) }),
  );
  const byHex: (Site | undefined)[] = [];
  for (const site of sites) byHex[site.hex] = site;
  const bills = new Map(sites.map(({ id }) => [id, (prices[id] ?? []).map((price) => b.bill(price))]));
  const chances = Array.from({ length: NUMBERS }, (_, n) => (n < 2 ? 0 : (6 - Math.abs(7 - n)) / 36));
  return {
    sites,
    byHex,
    open,
    owner,
    tokens,
    chances,
    bill: ({ id }: Site, number: number): Bill =>
      bills.get(id)![classes.findIndex((each) => each.includes(number))],
    isFaceDown: (s: State, hex: Hex): boolean => open.get(s, hex) === 0 && owner.get(s, hex) === 0,
    anyAnswers: (s: State, number: number): boolean => {
      for (let hex = 0; hex < b.topology.hexes; hex++)
        if ((b.fields.numbers.get(s, hex) >> number) & 1) return true;
      return false;
    },
    chance: (s: State, hex: Hex): number => {
      let sum = 0;
      for (let n = 2; n < NUMBERS; n++) if ((b.fields.numbers.get(s, hex) >> n) & 1) sum += chances[n];
      return sum;
    },
  };
}
