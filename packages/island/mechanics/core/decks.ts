import { type Bar, NATURE, pop, push, type Seat, type State, tell, topArg, topKind } from '@hexwright/kernel';
import { pointsOf, summing } from '@hexwright/rulebook';
import type { Book, CardNo, Part } from '../../rulebook/index.ts';
import { cardBars, cardsIn, deckIsOut, fieldName, momentBars, NO_DECK, withName, worthOf } from './cards.ts';
import { type DeckFields, type DeckNo, type DecksConfig, deckFields, deckNames } from './decks-fields.ts';
import { redealDecks, showHands } from './decks-hidden.ts';
import { deckTerms } from './decks-words.ts';

/** What a card in the hand is worth to a bot, in points: little, for any number may be played as soon as they do something. */
const WORTH = 0.03;

declare module '../../rulebook/points.ts' {
  interface Groups {
    decks: DeckPoints;
  }
}

export interface DeckPoints {
  /** the seat draws the top card of this deck, if there is any */
  draw(s: State, seat: Seat, deck: DeckNo): void;
  /** how many cards the seat may keep in the hand */
  limit(s: State, seat: Seat): number;
  /** what speaks against a card of the seat's taking goods out of the hand of the other */
  barTake(s: State, seat: Seat, other: Seat): Bar;
  /** whether the viewer may look at the cards in the hand of the seat just now */
  sees(s: State, viewer: number, seat: Seat): boolean;
  /** the card on top of the deck where somebody has laid it there; -1 where nobody has */
  top(s: State, deck: DeckNo): number;
  /** the top card of the deck has been drawn */
  drawn(s: State, deck: DeckNo): void;
  /** how many of the card, all in its deck, the viewer knows to lie there */
  known(s: State, viewer: number, card: CardNo): number;
}

/**
 * Several decks of cards with one hand. The cards are drawn, not bought; any number may be played on one's turn, also
 * those drawn this turn, and a played card goes under its deck. A card that is worth points is laid open at once.
 *
 * Nobody knows the order of a deck, so it is a bag. What is put under it comes up when the rest is gone: then it is
 * shuffled and becomes the deck. Played cards are put there open to all; a card out of a hand that was too large only
 * its owner has seen. The backs tell the decks apart, so everybody sees how many of each deck lie in a hand.
 *
 * A hand over its limit gives one card back at once, or, on its owner's turn, has a card played or given back after
 * the roll before anything else.
 */
export function decks(config: DecksConfig): Part {
  const { name } = config;
  const field = (plain: string): string => fieldName(name, plain);
  const told = (plain: string): string => withName(name, '', plain);
  const drawing = withName(name, 'draw-', 'card');
  const returning = withName(name, 'return-', 'card');
  const overLimit = withName(name, '', 'over-limit');
  const deckArg = (b: Book) => {
    const names = deckNames(b, config);
    return { name: 'deck', domain: { id: 'deck', size: names.length, names } };
  };
  return {
    id: name === undefined ? 'decks' : `decks ${name}`,
    of: config,
    words: { terms: deckTerms(config) },
    looks: {
      fields: {
        [field('deckSizes')]: { on: 'stock', shape: 'scroll', of: { domain: 'deck', kinds: config.decks } },
        [field('cardBacks')]: {
          on: 'purse',
          shape: 'card',
          kinds: config.decks,
          ...(config.colours && { colours: config.colours }),
        },
      },
    },
    fields: {
      [field('deck')]: { per: (b) => [b.cards.length], audience: 'none' },
      [field('deckSizes')]: { per: (b) => [deckNames(b, config).length] },
      /** put under the decks, seen by all */
      [field('underDeck')]: {
        per: (b) => [b.cards.length],
        noLook: 'counted in the decks; the log tells each',
      },
      /** put under the decks, seen by whoever put them there */
      [field('underUnseen')]: {
        per: (b) => ['seat', b.cards.length],
        audience: 'owner',
        noLook: 'counted in the decks; the log tells each',
      },
      [field('cards')]: { per: (b) => ['seat', b.cards.length], audience: 'owner', noLook: 'it is the hand' },
      [field('cardCount')]: { per: ['seat'], noLook: 'every table counts the cards of each player' },
      /** the same by deck, as the backs tell */
      [field('cardBacks')]: { per: (b) => ['seat', deckNames(b, config).length] },
      [field('laidOpen')]: {
        per: (b) => ['seat', b.cards.length],
        noLook: 'the points tell it, and the log tells each',
      },
    },
    decisions: {
      [drawing]: {
        nature: true,
        args: (b) => [{ name: 'seat', domain: b.domain('seat') }, deckArg(b)],
        outcomesFor: () => 0,
      },
      [returning]: {},
      [overLimit]: {},
    },
    exempt: { rare: [`move.${withName(name, 'no-', 'card')}`, `event.${told('decks-empty')}`] },
    prepare: (b) => {
      const at = deckFields(b, config);
      return (s) => {
        for (let card = 0; card < b.cards.length; card++) {
          const deck = at.deckOf[card];
          if (deck < 0) continue;
          at.deck.set(s, card, cardsIn(b, card));
          at.sizes.add(s, deck, cardsIn(b, card));
        }
      };
    },
    brings: ['cards', 'decks'],
    rules: (was, b) => {
      const at = deckFields(b, config);
      const names = deckNames(b, config);
      const effects = b.cards.map((card) => card.play?.(b));
      const barMoment = momentBars(b);
      const bars = b.cards.map(cardBars);
      const worth = Float64Array.from(b.cards, (card) => card.worth ?? WORTH);
      const draw = b.decision(drawing);
      const over = b.decision(overLimit);
      return {
        cards: {
          cost: (s, seat, deck) => (was.cards.cost ? was.cards.cost(s, seat, deck) : b.bill({})),
          barBuy: (s, seat, deck) =>
            names.includes(deck) || !was.cards.barBuy ? NO_DECK : was.cards.barBuy(s, seat, deck),
          barPlay: (s, seat, card) => {
            if (at.deckOf[card] < 0)
              return was.cards.barPlay ? was.cards.barPlay(s, seat, card) : bars[card].absent;
            return at.cards.get(s, seat, card) === 0 ? bars[card].absent : barMoment[card](s, seat);
          },
          played: (s, seat, card) => {
            if (at.deckOf[card] < 0) return was.cards.played(s, seat, card);
            leaveHand(s, at, seat, card);
            at.sizes.add(s, at.deckOf[card], 1);
            at.under.add(s, card, 1);
            if (topKind(s) === over && at.count.get(s, seat) <= b.the.decks.limit(s, seat)) pop(s);
            if (s.events) tell(s, told('card-played'), { seat, card: b.cards[card].id });
            effects[card]?.(s, seat);
            b.rules.reviewAwards(s);
          },
        },
        decks: {
          limit: () => config.limit,
          barTake: () => undefined,
          sees: () => false,
          top: () => -1,
          drawn: () => {},
          known: () => 0,
          draw: (s, seat, deck) => {
            if (at.sizes.get(s, deck) > 0) push(s, draw, NATURE, seat, deck);
          },
        },
        hints: {
          heldCards: (s, seat, mine) => {
            let sum = was.hints.heldCards(s, seat, mine);
            if (!mine) return sum + WORTH * at.count.get(s, seat);
            for (let card = 0; card < worth.length; card++)
              if (at.deckOf[card] >= 0) sum += worth[card] * at.cards.get(s, seat, card);
            return sum;
          },
        },
      };
    },
    turnSteps: (b) => [{ add: { id: overLimit, run: overLimitCheck(b, config) }, after: 'roll' }],
    moves: (b) => {
      const at = deckFields(b, config);
      const names = deckNames(b, config);
      const ofDeck = names.map((_, deck) =>
        b.cards.flatMap((_card, i) => (at.deckOf[i] === deck ? [i] : [])),
      );
      const own = ofDeck.flat();
      const hands = makeHands(b, config);
      return [
        {
          name: drawing,
          args: [{ name: 'card', domain: b.domain('card') }],
          decisions: [drawing],
          list: (s, _nature, out) => {
            const deck = topArg(s, 1);
            const top = b.the.decks.top(s, deck);
            if (top >= 0) return out.weigh(1, top);
            const lower = deckIsOut(s, at, ofDeck[deck]);
            for (const card of ofDeck[deck]) {
              const left = lower ? lyingUnder(b, s, at, card) : at.deck.get(s, card);
              if (left > 0) out.weigh(left, card);
            }
          },
          apply: (s, _nature, card) => {
            const seat = topArg(s, 0);
            const deck = topArg(s, 1);
            pop(s);
            if (deckIsOut(s, at, ofDeck[deck])) turnOver(b, s, at, ofDeck[deck]);
            at.deck.add(s, card, -1);
            at.sizes.add(s, deck, -1);
            b.the.decks.drawn(s, deck);
            if (b.cards[card].points) {
              at.open.add(s, seat, card, 1);
              if (s.events) tell(s, told('card-laid-open'), { seat, card: b.cards[card].id });
              return;
            }
            if (s.events)
              tell(
                s,
                told('card-drawn'),
                { seat, deck: names[deck] },
                { seats: 1 << seat, data: { card: b.cards[card].id } },
              );
            hands.enter(s, seat, card);
          },
          audience: (s, _nature, card) => (b.cards[card].points ? b.everyone : 1 << topArg(s, 0)),
        },
        {
          // for a draw that has waited below others which took the last card
          name: withName(name, 'no-', 'card'),
          decisions: [drawing],
          list: (s, _nature, out) => {
            if (at.sizes.get(s, topArg(s, 1)) === 0) out.put();
          },
          apply: (s) => {
            const seat = topArg(s, 0);
            pop(s);
            if (s.events) tell(s, told('decks-empty'), { seat });
          },
          audience: () => b.everyone,
        },
        {
          name: withName(name, 'play-', 'card'),
          args: [{ name: 'card', domain: b.domain('card') }],
          decisions: ['roll', 'main', 'trade', 'build', overLimit],
          needs: Int32Array.of(at.count.at, 1, 1),
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
        {
          name: returning,
          args: [{ name: 'card', domain: b.domain('card') }],
          decisions: [returning, overLimit],
          list: (s, seat, out) => {
            for (const card of own) if (at.cards.get(s, seat, card) > 0) out.put(card);
          },
          apply: (s, seat, card) => {
            hands.giveUp(s, seat, card);
            if (at.count.get(s, seat) <= b.the.decks.limit(s, seat)) pop(s);
          },
          why: (s, seat, card) =>
            card >= 0 && at.cards.get(s, seat, card) === 0 ? cardBars(b.cards[card]).absent : undefined,
          audience: (_s, seat) => 1 << seat,
        },
      ];
    },
    scores: [
      {
        id: told('laid-open'),
        most: (b) => b.cards.reduce((sum, { points = 0 }, i) => sum + Math.max(0, points) * cardsIn(b, i), 0),
        ...summing((b: Book) => {
          const { open, deckOf } = deckFields(b, config);
          const own = b.cards.flatMap((_, i) => (deckOf[i] >= 0 ? [i] : []));
          return pointsOf(open, worthOf(b, own));
        }),
      },
    ],
    reveal: (b) => showHands(b, deckFields(b, config)),
    resample: (b) => redealDecks(b, deckFields(b, config)),
  };
}

/** Has the active seat play a card or give one back, if it holds too many. */
export function overLimitCheck(b: Book, config: DecksConfig): (s: State) => void {
  const at = deckFields(b, config);
  const over = b.decision(withName(config.name, '', 'over-limit'));
  return (s) => {
    const seat = b.fields.active.get(s);
    if (at.count.get(s, seat) > b.the.decks.limit(s, seat)) push(s, over, 1 << seat);
  };
}

export interface Hands {
  /** a drawn card comes into the hand */
  enter(s: State, seat: Seat, card: CardNo): void;
  /** a card goes from one hand to another */
  pass(s: State, from: Seat, to: Seat, card: CardNo): void;
  /** a card leaves the hand, open to all; whoever asks for it says where it goes */
  leave(s: State, seat: Seat, card: CardNo): void;
  /** one that has left a hand comes into another */
  gain(s: State, seat: Seat, card: CardNo): void;
  /** one that has left a hand goes under its deck, open to all */
  bury(s: State, card: CardNo): void;
  /** the seat puts a card out of its hand under its deck, unseen by the others */
  giveUp(s: State, seat: Seat, card: CardNo): void;
}

/** How cards come into hands, for whoever moves them; made when rules are compiled. */
export function makeHands(b: Book, config: DecksConfig): Hands {
  const at = deckFields(b, config);
  const returning = b.decision(withName(config.name, 'return-', 'card'));
  const over = b.decision(withName(config.name, '', 'over-limit'));
  const enter = (s: State, seat: Seat, card: CardNo): boolean => {
    at.cards.add(s, seat, card, 1);
    at.count.add(s, seat, 1);
    at.backs.add(s, seat, at.deckOf[card], 1);
    return at.count.get(s, seat) > b.the.decks.limit(s, seat);
  };
  const gain = (s: State, seat: Seat, card: CardNo): void => {
    if (enter(s, seat, card)) push(s, b.fields.active.get(s) === seat ? over : returning, 1 << seat);
  };
  const returned = withName(config.name, '', 'card-returned');
  return {
    gain,
    leave: (s, seat, card) => leaveHand(s, at, seat, card),
    bury: (s, card) => {
      at.sizes.add(s, at.deckOf[card], 1);
      at.under.add(s, card, 1);
    },
    giveUp: (s, seat, card) => {
      leaveHand(s, at, seat, card);
      at.sizes.add(s, at.deckOf[card], 1);
      at.unseen.add(s, seat, card, 1);
      if (s.events)
        tell(
          s,
          returned,
          { seat, deck: b.cards[card].deck },
          { seats: 1 << seat, data: { card: b.cards[card].id } },
        );
    },
    enter: (s, seat, card) => {
      // Who draws on their own turn is asked in the step after the roll.
      if (enter(s, seat, card) && b.fields.active.get(s) !== seat) push(s, returning, 1 << seat);
    },
    pass: (s, from, to, card) => {
      leaveHand(s, at, from, card);
      gain(s, to, card);
    },
  };
}

function leaveHand(s: State, at: DeckFields, seat: Seat, card: CardNo): void {
  at.cards.add(s, seat, card, -1);
  at.count.add(s, seat, -1);
  at.backs.add(s, seat, at.deckOf[card], -1);
}

function lyingUnder(b: Book, s: State, at: DeckFields, card: CardNo): number {
  let count = at.under.get(s, card);
  for (let seat = 0; seat < b.seats; seat++) count += at.unseen.get(s, seat, card);
  return count;
}

/** What was put under the deck becomes the deck. */
export function turnOver(b: Book, s: State, at: DeckFields, cards: readonly CardNo[]): void {
  for (const card of cards) {
    at.deck.set(s, card, lyingUnder(b, s, at, card));
    at.under.set(s, card, 0);
    for (let seat = 0; seat < b.seats; seat++) at.unseen.set(s, seat, card, 0);
  }
}
