import type { Seat, State } from '@hexwright/kernel';
import {
  askedLast,
  buying,
  feud,
  grant,
  handFeud,
  offerGoods,
  startFeud,
  startHandFeud,
  store,
} from '../mechanics/index.ts';
import { type Book, type CardSpec, countBeside, countWhere, PROGRESS, REGIONS } from '../rulebook/index.ts';

export const feudEvent: CardSpec = {
  id: 'feud',
  name: 'Feud',
  emblem: 'fist',
  kind: 'event',
  count: 1,
  marked: 1,
  text: 'The player with the strength advantage names 3 of the opponent’s buildings; the opponent puts one of them under a stack with the same back. With 3 buildings or fewer all are named.',
  uses: [feud],
  does: (b) => ({ happens: (s) => startFeud(b, s) }),
};

export const fraternalFeuds: CardSpec = {
  id: 'fraternal-feuds',
  name: 'Fraternal Feuds',
  emblem: 'crack',
  kind: 'event',
  count: 1,
  marked: 1,
  text: 'The player with the strength advantage looks at the opponent’s hand and puts 2 cards of it under stacks with the same backs. The opponent learns which stacks, not which card went where, and draws new cards at the end of their own next turn, not of a turn that is under way.',
  uses: [handFeud],
  does: (b) => ({ happens: (s) => startHandFeud(b, s) }),
};

export const invention: CardSpec = {
  id: 'invention',
  name: 'Invention',
  emblem: 'wheel',
  kind: 'event',
  count: 1,
  text: 'Each prince takes 1 good of their choice for each of their buildings with a progress point, but at most 2.',
  does: (b) => ({
    happens: (s) => {
      for (const seat of askedLast(b, s)) grant(b, s, seat, { count: Math.min(2, inventors(b, s, seat)) });
    },
  }),
};

export const tradeShipsRace: CardSpec = {
  id: 'trade-ships-race',
  name: 'Trade Ships Race',
  emblem: 'flag',
  kind: 'event',
  count: 1,
  marked: 1,
  text: 'The prince with the most trade ships takes 1 good of their choice. In a tie each takes 1, unless nobody has a ship.',
  does: (b) => ({
    happens: (s) => {
      const ships = [0, 1].map((seat) => shipsOf(b, s, seat));
      const most = Math.max(...ships);
      for (const seat of askedLast(b, s))
        if (most > 0 && ships[seat] === most) grant(b, s, seat, { count: 1 });
    },
  }),
};

export const travelingMerchant: CardSpec = {
  id: 'traveling-merchant',
  name: 'Traveling Merchant',
  emblem: 'coin',
  kind: 'event',
  count: 2,
  marked: 1,
  text: 'Each prince may buy up to 2 goods of their choice for 1 gold each, even with the gold of this very roll.',
  uses: [buying],
  does: (b) => ({
    happens: (s) => {
      for (const seat of askedLast(b, s)) offerGoods(b, s, seat, 2);
    },
  }),
};

export const basicEvents: readonly CardSpec[] = [
  feudEvent,
  fraternalFeuds,
  invention,
  tradeShipsRace,
  travelingMerchant,
  {
    id: 'year-of-plenty',
    name: 'Year of Plenty',
    emblem: 'mill',
    kind: 'event',
    count: 2,
    marked: 1,
    text: 'Each region takes in 1 good for every Storehouse and every Abbey beside it, as far as it has room.',
    does: (b) => {
      const givers = [...b.kin('storehouse'), ...b.kin('abbey')];
      return {
        happens: (s) => {
          for (const seat of [0, 1])
            for (let place = 0; place < REGIONS; place++)
              if (b.fields.terrain.get(s, seat, place) > 0)
                store(b, s, seat, place, countBeside(b, s, seat, givers, place));
        },
      };
    },
  },
  {
    id: 'yule',
    name: 'Yule',
    emblem: 'snow',
    kind: 'event',
    count: 1,
    text: 'The event cards are shuffled and laid out as at the beginning, and another one is turned up.',
  },
];

export function shipsOf(b: Book, s: State, seat: Seat): number {
  return countWhere(b, s, seat, (card) => b.cards[card].unit === 'ship');
}

function inventors(b: Book, s: State, seat: Seat): number {
  return countWhere(
    b,
    s,
    seat,
    (card, site) => b.cards[card].kind === 'building' && b.rules.worthAt(s, seat, site, PROGRESS) > 0,
  );
}
