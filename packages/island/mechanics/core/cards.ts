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
import { pointsOf, summing } from '@hexwright/rulebook';
import type { Book, CardNo, CardSpec, Part, Terms } from '../../rulebook/index.ts';
import { canPay, needsOf, pay } from './goods.ts';

/** what a card in the hand is worth to a bot, in points */
const WORTH = 0.4;

export const NO_DECK = reason('no-deck', 'there is no such deck');

export interface CardsConfig {
  /** the cards of this deck */
  readonly deck: string;
  readonly cost: Readonly<Record<string, number>>;
  /** what its cards are called */
  readonly called: string;
  /**
   * Names its fields, moves, decisions and events where a game has several decks: `tradeDeck`, `buy-trade-card`,
   * `trade-card-bought`. The one without a name has the plain ones: `deck`, `buy-card`, `card-bought`.
   */
  readonly name?: string;
}

/**
 * A deck of cards that are bought face down and played later, one a turn and not on the turn of buying.
 * Nobody knows the order of the deck, so it is a bag: nature draws when somebody buys.
 */
export function cards(config: CardsConfig): Part {
  const { name } = config;
  const ofDeck = (b: Book): number[] => b.cards.flatMap((card, i) => (card.deck === config.deck ? [i] : []));
  const field = (plain: string): string => fieldName(name, plain);
  const drawing = withName(name, 'draw-', 'card');
  const told = (plain: string): string => withName(name, '', plain);
  return {
    id: name === undefined ? 'cards' : `cards ${name}`,
    of: config,
    words: { terms: cardTerms(config) },
    fields: {
      [field('deck')]: { per: (b) => [b.cards.length], audience: 'none' },
      [field('deckSize')]: { noLook: 'every table counts the deck' },
      /** cards put back under the deck; when the rest of it is gone, they are shuffled and become the deck */
      [field('underDeck')]: {
        per: (b) => [b.cards.length],
        noLook: 'counted in the deck; the log tells each',
      },
      [field('cards')]: { per: (b) => ['seat', b.cards.length], audience: 'owner', noLook: 'it is the hand' },
      /** bought this turn */
      [field('freshCards')]: {
        per: (b) => ['seat', b.cards.length],
        audience: 'owner',
        noLook: 'marked in the hand',
      },
      /** how many were bought this turn, by all */
      [field('cardsBought')]: { noLook: 'the log tells each' },
      [field('cardCount')]: { per: ['seat'], noLook: 'every table counts the cards of each player' },
      [field('played')]: {
        per: (b) => ['seat', b.cards.length],
        noLook: 'the log tells each, and the awards count what they go by',
      },
      /** the seats that have played one this turn, as bits */
      [field('cardPlayed')]: { holds: 'seats', noLook: 'it ends in a reason where it counts' },
    },
    decisions: {
      [drawing]: {
        nature: true,
        args: (b) => [{ name: 'seat', domain: b.domain('seat') }],
        outcomesFor: () => 0,
      },
    },
    prepare: (b) => {
      const { deck, deckSize } = cardFields(b, name);
      const own = ofDeck(b);
      const counts = own.map((i) => cardsIn(b, i));
      return (s) => {
        own.forEach((card, i) => {
          deck.set(s, card, counts[i]);
          deckSize.add(s, counts[i]);
        });
      };
    },
    brings: ['cards'],
    rules: (was, b) => {
      const at = cardFields(b, name);
      const own = Uint8Array.from(b.cards, (card) => (card.deck === config.deck ? 1 : 0));
      const bill = b.bill(config.cost);
      const effects = b.cards.map((card) => card.play?.(b));
      const barMoment = momentBars(b);
      const deckEmpty = reason(told('deck-empty'), `there is no ${config.called} left`);
      const cardPlayed = reason(told('card-played'), `one ${config.called} has been played this turn`);
      const bars = b.cards.map(cardBars);
      return {
        cards: {
          cost: (s, seat, deck) => (deck === config.deck ? bill : was.cards.cost(s, seat, deck)),
          barBuy: (s, seat, deck) => {
            if (deck !== config.deck) return was.cards.barBuy ? was.cards.barBuy(s, seat, deck) : NO_DECK;
            return at.deckSize.get(s) > 0 ? undefined : deckEmpty;
          },
          barPlay: (s, seat, card) => {
            if (own[card] === 0)
              return was.cards.barPlay ? was.cards.barPlay(s, seat, card) : bars[card].absent;
            if ((at.cardPlayed.get(s) >> seat) & 1) return cardPlayed;
            const has = at.cards.get(s, seat, card);
            if (has === 0) return bars[card].absent;
            if (has <= at.fresh.get(s, seat, card)) return bars[card].fresh;
            if (effects[card] === undefined) return bars[card].kept;
            return barMoment[card](s, seat);
          },
          played: (s, seat, card) => {
            if (own[card] === 0) return was.cards.played(s, seat, card);
            at.cards.add(s, seat, card, -1);
            at.cardCount.add(s, seat, -1);
            at.played.add(s, seat, card, 1);
            at.cardPlayed.set(s, at.cardPlayed.get(s) | (1 << seat));
            if (s.events) tell(s, told('card-played'), { seat, card: b.cards[card].id });
            effects[card]!(s, seat);
            b.rules.reviewAwards(s);
          },
        },
        beginTurn: (s) => {
          was.beginTurn(s);
          at.cardPlayed.set(s, 0);
          if (at.bought.get(s) > 0) {
            at.bought.set(s, 0);
            at.fresh.fill(s, 0);
          }
        },
        paired: {
          begin: (s, seat) => {
            was.paired.begin(s, seat);
            at.cardPlayed.set(s, 0);
          },
        },
        hints: {
          heldCards: (s, seat, own) => was.hints.heldCards(s, seat, own) + WORTH * at.cardCount.get(s, seat),
        },
      };
    },
    moves: (b) => {
      const at = cardFields(b, name);
      const own = ofDeck(b);
      const drawCard = b.decision(drawing);
      return [
        {
          name: withName(name, 'buy-', 'card'),
          decisions: ['main', 'build', 'special'],
          price: (s, seat) => b.the.cards.cost(s, seat, config.deck),
          needs: b.isPlain('cards.cost') ? needsOf(b, b.bill(config.cost)) : undefined,
          list: (s, seat, out) => {
            if (!canPay(b, s, seat, b.the.cards.cost(s, seat, config.deck))) return;
            if (b.the.cards.barBuy(s, seat, config.deck) === undefined) out.put();
          },
          apply: (s, seat) => {
            pay(b, s, seat, b.the.cards.cost(s, seat, config.deck));
            push(s, drawCard, NATURE, seat);
          },
          why: (s, seat) => {
            const bar = b.the.cards.barBuy(s, seat, config.deck);
            if (bar) return bar;
            const bill = b.the.cards.cost(s, seat, config.deck);
            if (canPay(b, s, seat, bill)) return undefined;
            const cost = bill.map(([good, count]) => `${count} ${b.goods[good].id}`).join(', ');
            return reason('cannot-pay', `a ${config.called} costs ${cost}`, { piece: 'card', cost });
          },
        },
        {
          name: drawing,
          args: [{ name: 'card', domain: b.domain('card') }],
          decisions: [drawing],
          list: (s, _seat, out) => {
            const from = deckIsOut(s, at, own) ? at.under : at.deck;
            for (let i = 0; i < own.length; i++)
              if (from.get(s, own[i]) > 0) out.weigh(from.get(s, own[i]), own[i]);
          },
          apply: (s, _nature, card) => {
            const seat = topArg(s, 0);
            pop(s);
            takeFromDeck(s, at, own, card);
            at.cards.add(s, seat, card, 1);
            at.fresh.add(s, seat, card, 1);
            at.bought.add(s, 1);
            at.cardCount.add(s, seat, 1);
            if (s.events)
              tell(s, told('card-bought'), { seat }, { seats: 1 << seat, data: { card: b.cards[card].id } });
          },
          audience: (s) => 1 << topArg(s, 0),
        },
        {
          name: withName(name, 'play-', 'card'),
          args: [{ name: 'card', domain: b.domain('card') }],
          decisions: ['roll', 'main', 'trade', 'build'],
          needs: Int32Array.of(at.cardCount.at, 1, 1),
          list: (s, seat, out) => {
            for (let i = 0; i < own.length; i++)
              if (at.cards.get(s, seat, own[i]) > 0 && b.the.cards.barPlay(s, seat, own[i]) === undefined)
                out.put(own[i]);
          },
          apply: (s, seat, card) => b.the.cards.played(s, seat, card),
          why: (s, seat, card) => {
            if (card >= 0) return b.the.cards.barPlay(s, seat, card);
            const held = own.find((i) => at.cards.get(s, seat, i) > 0);
            return held === undefined ? undefined : b.the.cards.barPlay(s, seat, held);
          },
        },
      ];
    },
    scores: [
      {
        id: told('cards'),
        secret: true,
        most: (b) =>
          ofDeck(b).reduce((sum, i) => sum + Math.max(0, b.cards[i].points ?? 0) * cardsIn(b, i), 0),
        ...summing((b: Book) => pointsOf(cardFields(b, name).cards, worthOf(b, ofDeck(b)))),
      },
    ],
    resample: (b) => (s, viewer, rng) => redeal(b, s, viewer, rng, ofDeck(b), name),
  };
}

/** what those of these cards that are worth points are worth */
export function worthOf(b: Book, cards: readonly CardNo[]): [card: CardNo, points: number][] {
  return cards.flatMap((card) => (b.cards[card].points ? [[card, b.cards[card].points]] : []));
}

/** By card: what speaks against playing it at this moment, whoever holds it. */
export function momentBars(b: Book): ((s: State, seat: Seat) => Bar)[] {
  return b.cards.map((card) => {
    const bars = cardBars(card);
    const early = playsEarly(b, card);
    const late = card.beforeRoll !== 'only';
    const when = card.when?.(b);
    const bar = card.bar?.(b);
    return (s, seat) => {
      const rolled = b.the.roll.number(s) !== 0;
      if (!rolled && !early) return bars.afterRoll;
      if (rolled && !late) return bars.beforeRoll;
      return bar?.(s, seat) ?? (when === undefined || when(s, seat) ? undefined : bars.useless);
    };
  });
}

/** what speaks against playing the card, each made once */
export function cardBars({ id }: CardSpec) {
  const card = { card: id };
  return {
    absent: reason('no-card', `there is no ${id} in the hand`, card),
    fresh: reason('card-fresh', `the ${id} was bought this turn`, card),
    kept: reason('card-kept', `a ${id} is kept until it wins`, card),
    afterRoll: reason('card-after-roll', `the ${id} is played after the roll`, card),
    beforeRoll: reason('card-before-roll', `the ${id} is played before the roll`, card),
    useless: reason('card-useless', `the ${id} would do nothing now`, card),
  };
}

function playsEarly(b: Book, card: CardSpec): boolean {
  return typeof card.beforeRoll === 'function' ? card.beforeRoll(b.options) : Boolean(card.beforeRoll);
}

type CardFields = ReturnType<typeof cardFields>;

/** Whether nothing but what was put under the deck is left of it. */
export function deckIsOut(s: State, at: Pick<CardFields, 'deck'>, own: readonly CardNo[]): boolean {
  for (let i = 0; i < own.length; i++) if (at.deck.get(s, own[i]) > 0) return false;
  return true;
}

/**
 * Takes a card from the deck. One that is out is first made of all that lies under it: everybody has seen what was put there,
 * so the pile must not tell by what is left of it which card was taken.
 */
export function takeFromDeck(s: State, at: CardFields, own: readonly CardNo[], card: CardNo): void {
  if (deckIsOut(s, at, own))
    for (const each of own) {
      at.deck.set(s, each, at.under.get(s, each));
      at.under.set(s, each, 0);
    }
  at.deck.add(s, card, -1);
  at.deckSize.add(s, -1);
}

/** A played card of the seat goes under its deck, and no longer counts as played. */
export function returnUnder(b: Book, s: State, seat: Seat, card: CardNo): void {
  const at = cardFields(b);
  at.played.add(s, seat, card, -1);
  at.under.add(s, card, 1);
  at.deckSize.add(s, 1);
  if (s.events) tell(s, 'card-returned', { seat, card: b.cards[card].id });
  b.rules.reviewAwards(s);
}

/** What `returnUnder` tells. */
export function returnedCards(): Part {
  return {
    id: 'returned-cards',
    words: { terms: { 'event.card-returned': '{seat} puts a played {card} under the deck.' } },
  };
}

export function cardFields(b: Book, name?: string) {
  const called = (plain: string): string => fieldName(name, plain);
  return {
    deck: b.row<CardNo>(called('deck')),
    deckSize: b.cell(called('deckSize')),
    under: b.row<CardNo>(called('underDeck')),
    cards: b.grid<Seat, CardNo>(called('cards')),
    fresh: b.grid<Seat, CardNo>(called('freshCards')),
    bought: b.cell(called('cardsBought')),
    cardCount: b.row<Seat>(called('cardCount')),
    played: b.grid<Seat, CardNo>(called('played')),
    cardPlayed: b.cell(called('cardPlayed')),
  };
}

/** how many of a card its deck has */
export function cardsIn(b: Book, card: CardNo): number {
  const { count } = b.cards[card];
  return typeof count === 'function' ? count(b.seats, b.options) : count;
}

/** The name of a field of the deck: `deckSize`, or `tradeDeckSize`. */
export function fieldName(name: string | undefined, plain: string): string {
  return name === undefined ? plain : `${name}${plain[0].toUpperCase()}${plain.slice(1)}`;
}

/** `buy-card`, or `buy-trade-card`. */
export function withName(name: string | undefined, verb: string, plain: string): string {
  return name === undefined ? `${verb}${plain}` : `${verb}${name}-${plain}`;
}

function cardTerms({ name, called }: CardsConfig): Terms {
  const title = `${called[0].toUpperCase()}${called.slice(1)}`;
  const move = (verb: string): string => `move.${withName(name, `${verb}-`, 'card')}`;
  const told = (plain: string): string => withName(name, '', plain);
  return {
    [move('buy')]: `Buy a ${called}`,
    [`${move('buy')}.short`]: title,
    [move('draw')]: 'A card is drawn',
    [move('play')]: 'Play a card',
    [`decision.${withName(name, 'draw-', 'card')}`]: 'A card is being drawn',
    [`event.${told('card-bought')}`]: `{seat} buys a ${called}.`,
    [`event.${told('card-bought')}.known`]: `{seat} buys a ${called}: {card}.`,
    [`event.${told('card-played')}`]: '{seat} plays {card}.',
    [`reason.${told('deck-empty')}`]: `No ${called} is left.`,
    [`reason.${told('card-played')}`]: `One ${called} has been played this turn.`,
    'reason.no-deck': 'There are no such cards.',
    'reason.no-card': 'You do not hold this card.',
    'reason.card-fresh': 'The card was bought this turn.',
    'reason.card-kept': 'The card is kept until it wins.',
    'reason.card-after-roll': 'The card is played after the roll.',
    'reason.card-useless': 'The card would do nothing now.',
    [`score.${told('cards')}`]: 'Victory point cards',
    [`field.${fieldName(name, 'cardCount')}`]: `${title}s`,
    [`field.${fieldName(name, 'deckSize')}`]: 'Cards left in the deck',
  };
}

/**
 * Deals the deck and the others' hidden cards anew. A deal in which somebody would already have won is
 * one that the seat can rule out, so it is dealt again.
 */
function redeal(b: Book, s: State, viewer: number, rng: Rng, own: readonly number[], name?: string): void {
  const at = cardFields(b, name);
  const pool: number[] = [];
  const held: number[] = [];
  const fresh: number[] = [];
  for (const card of own) for (let n = at.deck.get(s, card); n > 0; n--) pool.push(card);
  for (let seat = 0; seat < b.seats; seat++) {
    held[seat] = 0;
    fresh[seat] = 0;
    if (seat === viewer) continue;
    for (const card of own) {
      const here = at.cards.get(s, seat, card);
      for (let n = here; n > 0; n--) pool.push(card);
      held[seat] += here;
      fresh[seat] += at.fresh.get(s, seat, card);
    }
  }
  // Sorted first, so that equal knowledge and equal chance give equal deals, whoever holds what.
  pool.sort((a, z) => a - z);
  for (let attempt = 0; attempt < 200; attempt++) {
    rng.shuffle(pool);
    for (const card of own) at.deck.set(s, card, 0);
    let next = 0;
    for (let seat = 0; seat < b.seats; seat++) {
      if (seat === viewer) continue;
      for (const card of own) {
        at.cards.set(s, seat, card, 0);
        at.fresh.set(s, seat, card, 0);
      }
      for (let n = 0; n < held[seat]; n++) {
        const card = pool[next++];
        at.cards.add(s, seat, card, 1);
        if (n < fresh[seat]) at.fresh.add(s, seat, card, 1);
      }
    }
    while (next < pool.length) at.deck.add(s, pool[next++], 1);
    const claimant = b.rules.claimant(s);
    if (claimant < 0 || claimant === viewer || b.rules.points(s, claimant) < b.rules.target(s, claimant))
      return;
  }
}
