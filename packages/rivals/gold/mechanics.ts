import { pop, push, reason, type Seat, type State, tell } from '@hexwright/kernel';
import { charge, liftCard, store, takesOther, tellTrade } from '../mechanics/index.ts';
import {
  answerAlone,
  type Book,
  type CardNo,
  countCards,
  countWhere,
  goodNo,
  goodsOf,
  held,
  type Part,
  REGIONS,
  rivalOf,
  SITES,
  STRENGTH,
} from '../rulebook/index.ts';

const GOLD = goodNo('gold');

/** Each mint gives a good for a gold once in a turn of its owner. */
export const minting: Part = {
  id: 'minting',
  fields: { minted: { noLook: 'the log tells what a mint has given' } },
  rules: (was, b) => ({
    beginTurn: (s) => {
      was.beginTurn(s);
      b.cell('minted').set(s, 0);
    },
  }),
  moves: (b) => {
    const minted = b.cell('minted');
    const mints = b.kin('mint');
    const idle = (s: State, seat: Seat): boolean => countCards(b, s, seat, mints) > minted.get(s);
    return [
      {
        name: 'mint',
        args: [{ name: 'region', domain: b.domain('place') }],
        decisions: ['act'],
        list: (s, seat, out) => {
          if (!idle(s, seat) || held(b, s, seat, goodsOf('gold')) === 0) return;
          for (let place = 0; place < b.places; place++)
            if (takesOther(b, s, seat, GOLD, place)) out.put(place);
        },
        apply: (s, seat, place) => {
          minted.add(s, 1);
          if (s.events) tellTrade(b, s, seat, GOLD, 1, place);
          store(b, s, seat, place, 1);
          charge(b, s, seat, 1, goodsOf('gold'));
        },
        why: (s, seat) => (idle(s, seat) ? undefined : NO_MINT),
      },
    ];
  },
  words: {
    terms: {
      'move.mint': 'Give 1 gold for 1 other good at a Mint',
      'reason.no-mint': 'You have no Mint left to use this turn.',
      'field.minted': 'Mints used in this turn',
    },
  },
};

const NO_MINT = reason('no-mint', 'no Mint of yours is left to use in this turn');

/** A store for gold beside the regions. */
export const goldCache: Part = {
  id: 'gold cache',
  stores: 1,
  moves: (b) => {
    const cache = b.card('gold-cache');
    const bar = (s: State, seat: Seat) => {
      if (b.fields.hand.get(s, seat, cache) === 0) return NO_CACHE;
      return b.rules.barBuild(s, seat, cache);
    };
    return [
      {
        name: 'dig-cache',
        decisions: ['act'],
        list: (s, seat, out) => {
          if (!bar(s, seat)) out.put();
        },
        apply: (s, seat) => {
          b.fields.hand.add(s, seat, cache, -1);
          b.fields.handBacks.add(s, seat, b.cards[cache].back, -1);
          b.fields.terrain.set(s, seat, REGIONS, GOLD + 1);
          if (s.events) tell(s, 'built', { seat, card: 'gold-cache', site: -1 });
        },
        why: (s, seat) => bar(s, seat),
      },
    ];
  },
  words: {
    terms: {
      'move.dig-cache': 'Build the Gold Cache',
      'reason.no-cache': 'You do not hold the Gold Cache.',
    },
  },
};

const NO_CACHE = reason('no-cache', 'you do not hold the Gold Cache');

/** A trade ship is sunk: its owner says which. */
export const sinking: Part = {
  id: 'sinking',
  decisions: { 'sink-ship': {} },
  moves: (b) => [
    {
      name: 'sink',
      args: [{ name: 'site', domain: b.domain('site') }],
      decisions: ['sink-ship'],
      list: (s, seat, out) => {
        for (let site = 0; site < SITES; site++)
          if (isShip(b, b.fields.sites.get(s, seat, site) - 1)) out.put(site);
      },
      apply: (s, seat, site) => {
        pop(s);
        const card = liftCard(b, s, seat, site);
        b.fields.discard.add(s, card, 1);
        if (s.events) tell(s, 'sunk', { seat, card: b.cards[card].id });
        b.rules.onLost(s, seat, card);
      },
    },
  ],
  eases: () => ({ 'sink-ship': answerAlone() }),
  words: {
    terms: {
      'decision.sink-ship': 'A Pirate Ship comes: give up a trade ship',
      'move.sink': 'Give up this ship',
      'event.sunk': '{seat} loses {card} to pirates.',
    },
  },
};

const isShip = (b: Book, card: CardNo): boolean => card >= 0 && b.cards[card].unit === 'ship';

export function sinkShip(b: Book, s: State, seat: Seat): void {
  const rival = rivalOf(seat);
  if (countWhere(b, s, rival, (card) => isShip(b, card)) > 0) push(s, b.decision('sink-ship'), 1 << rival);
}

/** How many units with strength points a seat has. */
export function warriors(b: Book, s: State, seat: Seat): number {
  return countWhere(
    b,
    s,
    seat,
    (card, site) => b.cards[card].kind === 'unit' && b.rules.worthAt(s, seat, site, STRENGTH) > 0,
  );
}
