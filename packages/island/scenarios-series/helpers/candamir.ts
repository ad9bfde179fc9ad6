import {
  type Bar,
  NATURE,
  pop,
  push,
  type Rng,
  reason,
  type Seat,
  type State,
  tell,
  topArg,
} from '@hexwright/kernel';
import { canPay, cardFields, deckIsOut, pay, takeFromDeck } from '../../mechanics/index.ts';
import type { Book, CardNo, MoveSpec, Part } from '../../rulebook/index.ts';
import { doWithout, type Helper, replaced, replacements } from './helper.ts';

const DECK = 'development';
/** how many cards of the deck are looked at */
const SIGHT = 3;

const PRICE = reason('study-price', 'one resource of the price may be replaced by another of the hand');
const POSSIBLE = reason('study-possible', 'a card can be bought');
const NOT_SEEN = reason('study-card', 'this card is not among those looked at');

export const candamir: Helper = {
  id: 'candamir',
  name: 'Candamir',
  text: 'Buy a development card, with one of its resources replaced by any other if you like. Choose it among the top three; the deck is shuffled afterwards.',
  number: 6,
  in: ['main', 'build'],
  when: (b) => makeCan(b),
  help: (b) => {
    const decision = b.decision('study');
    return (s, seat) => push(s, decision, 1 << seat);
  },
  part: cardChoice(),
};

function makeCan(b: Book): (s: State, seat: Seat) => boolean {
  return (s, seat) => {
    if (b.the.cards.barBuy(s, seat, DECK) !== undefined) return false;
    const bill = b.the.cards.cost(s, seat, DECK);
    let payable = canPay(b, s, seat, bill);
    if (!payable)
      replacements(b, s, seat, bill, () => {
        payable = true;
      });
    return payable;
  };
}

function cardChoice(): Part {
  return {
    id: 'card-choice',
    fields: {
      /** by seat: the cards that it is looking at */
      cardsSeen: {
        per: (b) => ['seat', b.cards.length],
        audience: 'owner',
        noLook: 'the question names them',
      },
    },
    decisions: {
      study: {},
      'look-at-card': {
        nature: true,
        args: (b) => [
          { name: 'seat', domain: b.domain('seat') },
          { name: 'left', domain: { id: 'count', size: 100 } },
        ],
        outcomesFor: () => 0,
      },
      'choose-card': {},
    },
    moves: (b) => [...purchases(b), lookAtCard(b), chooseCard(b)],
    resample: (b) => {
      const { deck } = cardFields(b);
      const seen = b.grid<Seat, CardNo>('cardsSeen');
      return (s, viewer, rng) => redeal(b, s, viewer, rng, deck, seen);
    },
    exempt: { rare: ['move.no-study'] },
    words: {
      terms: {
        'decision.study': 'Buy a development card',
        'decision.look-at-card': 'Cards are looked at',
        'decision.choose-card': 'Choose one of the cards',
        'move.study': 'Buy a card: {good} instead of {instead:good}',
        'move.study-plain': 'Buy a card for its usual price',
        'move.no-study': 'Do without',
        'move.look-at-card': 'A card is looked at',
        'move.choose-card': 'Take this card',
        'reason.study-price': 'One resource of the price may be replaced by another of your hand.',
        'reason.study-possible': 'You can buy a card.',
        'reason.study-card': 'This card is not among those you look at.',
      },
    },
  };
}

function purchases(b: Book): MoveSpec[] {
  const { deckSize } = cardFields(b);
  const look = b.decision('look-at-card');
  const begin = (s: State, seat: Seat): void => {
    push(s, look, NATURE, seat, Math.min(SIGHT, deckSize.get(s)));
  };
  const barPrice = (s: State, seat: Seat, instead: number, by: number): Bar => {
    const bill = b.the.cards.cost(s, seat, DECK);
    const fits = instead !== by && bill.some(([good]) => good === instead);
    return fits && canPay(b, s, seat, replaced(bill, instead, by)) ? undefined : PRICE;
  };
  return [
    {
      name: 'study-plain',
      decisions: ['study'],
      list: (s, seat, out) => {
        if (canPay(b, s, seat, b.the.cards.cost(s, seat, DECK))) out.put();
      },
      apply: (s, seat) => {
        pop(s);
        pay(b, s, seat, b.the.cards.cost(s, seat, DECK));
        begin(s, seat);
      },
      why: () => PRICE,
    },
    {
      name: 'study',
      args: [
        { name: 'instead', domain: b.domain('good') },
        { name: 'good', domain: b.domain('good') },
      ],
      decisions: ['study'],
      list: (s, seat, out) =>
        replacements(b, s, seat, b.the.cards.cost(s, seat, DECK), (instead, by) => out.put(instead, by)),
      apply: (s, seat, instead, by) => {
        pop(s);
        pay(b, s, seat, replaced(b.the.cards.cost(s, seat, DECK), instead, by));
        begin(s, seat);
      },
      why: (s, seat, instead, by) => (instead < 0 || by < 0 ? undefined : barPrice(s, seat, instead, by)),
    },
    doWithout('no-study', 'study', makeCan(b), () => POSSIBLE),
  ];
}

function lookAtCard(b: Book): MoveSpec {
  const at = cardFields(b);
  const seen = b.grid<Seat, CardNo>('cardsSeen');
  const own = b.cards.flatMap((card, i) => (card.deck === DECK ? [i] : []));
  return {
    name: 'look-at-card',
    quiet: true,
    args: [{ name: 'card', domain: b.domain('card') }],
    decisions: ['look-at-card'],
    list: (s, _nature, out) => {
      const from = deckIsOut(s, at, own) ? at.under : at.deck;
      for (const card of own) if (from.get(s, card) > 0) out.weigh(from.get(s, card), card);
    },
    apply: (s, _nature, card) => {
      const seat = topArg(s, 0);
      const left = topArg(s, 1) - 1;
      pop(s);
      takeFromDeck(s, at, own, card);
      seen.add(s, seat, card, 1);
      if (left > 0) push(s, b.decision('look-at-card'), NATURE, seat, left);
      else push(s, b.decision('choose-card'), 1 << seat);
    },
    audience: (s) => 1 << topArg(s, 0),
  };
}

function chooseCard(b: Book): MoveSpec {
  const at = cardFields(b);
  const seen = b.grid<Seat, CardNo>('cardsSeen');
  return {
    name: 'choose-card',
    args: [{ name: 'card', domain: b.domain('card') }],
    decisions: ['choose-card'],
    list: (s, seat, out) => {
      for (let card = 0; card < b.cards.length; card++) if (seen.get(s, seat, card) > 0) out.put(card);
    },
    apply: (s, seat, card) => {
      pop(s);
      seen.add(s, seat, card, -1);
      at.cards.add(s, seat, card, 1);
      at.fresh.add(s, seat, card, 1);
      at.bought.add(s, 1);
      at.cardCount.add(s, seat, 1);
      for (let other = 0; other < b.cards.length; other++) {
        const back = seen.get(s, seat, other);
        seen.set(s, seat, other, 0);
        at.deckSize.add(s, back);
        // The whole deck is shuffled, with what lay under it.
        at.deck.add(s, other, back + at.under.get(s, other));
        at.under.set(s, other, 0);
      }
      if (s.events) tell(s, 'card-bought', { seat }, { seats: 1 << seat, data: { card: b.cards[card].id } });
    },
    why: (s, seat, card) => (card >= 0 && seen.get(s, seat, card) === 0 ? NOT_SEEN : undefined),
    audience: (_s, seat) => 1 << seat,
  };
}

/** What others look at might be any cards of the deck. */
function redeal(
  b: Book,
  s: State,
  viewer: number,
  rng: Rng,
  deck: ReturnType<typeof cardFields>['deck'],
  seen: ReturnType<Book['grid']>,
): void {
  for (let seat = 0; seat < b.seats; seat++) {
    if (seat === viewer) continue;
    const pool: number[] = [];
    let count = 0;
    for (let card = 0; card < b.cards.length; card++) {
      const here = seen.get(s, seat, card);
      count += here;
      for (let n = here + deck.get(s, card); n > 0; n--) pool.push(card);
    }
    if (count === 0) continue;
    for (let card = 0; card < b.cards.length; card++) {
      seen.set(s, seat, card, 0);
      deck.set(s, card, 0);
    }
    rng.shuffle(pool);
    pool.forEach((card, i) => {
      if (i < count) seen.add(s, seat, card, 1);
      else deck.add(s, card, 1);
    });
  }
}
