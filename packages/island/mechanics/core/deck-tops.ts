import { NATURE, pop, push, type Rng, type Seat, type State, tell, topArg, topKind } from '@hexwright/kernel';
import type { Book, CardNo, Part } from '../../rulebook/index.ts';
import { deckIsOut } from './cards.ts';
import { decks, turnOver } from './decks.ts';
import { type DeckNo, type DecksConfig, deckFields, deckNames } from './decks-fields.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    deckTops: DeckTopPoints;
  }
}

export interface DeckTopPoints {
  /** the seat sees up to so many cards from the top of the deck and lays them back in an order of its choice */
  arrange(s: State, seat: Seat, deck: DeckNo, count: number): void;
}

/** the most that can be laid in order */
const MOST = 6;

/** The top of each of the decks can be looked at and laid back in another order, which whoever did so knows until the cards are drawn. */
export function deckTops(config: DecksConfig): Part {
  const count = config.decks.length;
  const fieldsOf = (b: Book) => ({
    top: b.grid<DeckNo, number>('decksOnTop'),
    looker: b.row<DeckNo>('decksLooker'),
    spread: b.row('decksSpread'),
  });
  return {
    id: 'deck-tops',
    of: config,
    uses: [decks(config)],
    fields: {
      /** by deck: the cards that lie in a known order on top, plus one, the next to be drawn first */
      decksOnTop: { per: [count, MOST], audience: 'none' },
      /** by deck: who knows that order, plus one */
      decksLooker: { per: [count], noLook: 'the log tells who has looked' },
      /** the cards that are being laid in order, plus one */
      decksSpread: { per: [MOST], audience: 'none' },
    },
    decisions: {
      'turn-up-card': {
        args: (b) => [
          { name: 'seat', domain: b.domain('seat') },
          { name: 'deck', domain: { id: 'deck', size: count, names: config.decks } },
          { name: 'left', domain: { id: 'count', size: 100 } },
        ],
        outcomesFor: () => 0,
      },
      'arrange-cards': {
        args: () => [{ name: 'deck', domain: { id: 'deck', size: count, names: config.decks } }],
      },
    },
    brings: ['deckTops'],
    rules: (was, b) => {
      const at = fieldsOf(b);
      const { deckOf } = deckFields(b, config);
      const arranging = (s: State, viewer: number): boolean =>
        viewer >= 0 && isArranging(b, s, viewer, at.looker);
      return {
        decks: {
          top: (s, deck) => (deck < count ? at.top.get(s, deck, 0) - 1 : was.decks.top(s, deck)),
          drawn: (s, deck) => {
            was.decks.drawn(s, deck);
            if (deck >= count || at.top.get(s, deck, 0) === 0) return;
            for (let i = 0; i < MOST; i++)
              at.top.set(s, deck, i, i + 1 < MOST ? at.top.get(s, deck, i + 1) : 0);
            if (at.top.get(s, deck, 0) === 0) at.looker.set(s, deck, 0);
          },
          known: (s, viewer, card) => {
            let known = was.decks.known(s, viewer, card);
            const deck = deckOf[card];
            if (deck < 0 || deck >= count || viewer < 0 || at.looker.get(s, deck) !== viewer + 1)
              return known;
            for (let i = 0; i < MOST; i++) if (at.top.get(s, deck, i) === card + 1) known++;
            if (arranging(s, viewer))
              for (let i = 0; i < MOST; i++) if (at.spread.get(s, i) === card + 1) known++;
            return known;
          },
        },
        deckTops: {
          arrange: (s, seat, deck, asked) => {
            const { deck: bag, sizes } = deckFields(b, config);
            const own = b.cards.flatMap((_, card) => (deckOf[card] === deck ? [card] : []));
            if (deckIsOut(s, { deck: bag }, own)) turnOver(b, s, deckFields(b, config), own);
            let inBag = 0;
            for (const card of own) inBag += bag.get(s, card);
            at.looker.set(s, deck, seat + 1);
            push(s, b.decision('arrange-cards'), 1 << seat, deck);
            // What somebody has laid on top is what is seen first.
            let laid = 0;
            for (let i = 0; i < MOST; i++) {
              const card = at.top.get(s, deck, i);
              if (card === 0 || laid >= asked) continue;
              at.spread.set(s, laid++, card);
              at.top.set(s, deck, i, 0);
            }
            const left = Math.min(asked, inBag, sizes.get(s, deck)) - laid;
            if (left > 0) push(s, b.decision('turn-up-card'), NATURE, seat, deck, left);
          },
        },
      };
    },
    moves: (b) => {
      const at = fieldsOf(b);
      const { deck: bag, deckOf } = deckFields(b, config);
      const names = deckNames(b, config);
      const spreadOf = (s: State, card: CardNo): number => {
        let found = 0;
        for (let i = 0; i < MOST; i++) if (at.spread.get(s, i) === card + 1) found++;
        return found;
      };
      return [
        {
          name: 'turn-up-card',
          args: [{ name: 'card', domain: b.domain('card') }],
          decisions: ['turn-up-card'],
          list: (s, _nature, out) => {
            const deck = topArg(s, 1);
            for (let card = 0; card < b.cards.length; card++) {
              const left = deckOf[card] === deck ? bag.get(s, card) - spreadOf(s, card) : 0;
              if (left > 0) out.weigh(left, card);
            }
          },
          apply: (s, _nature, card) => {
            const [seat, deck, left] = [topArg(s, 0), topArg(s, 1), topArg(s, 2) - 1];
            pop(s);
            for (let i = 0; i < MOST; i++)
              if (at.spread.get(s, i) === 0) {
                at.spread.set(s, i, card + 1);
                break;
              }
            if (left > 0) push(s, b.decision('turn-up-card'), NATURE, seat, deck, left);
          },
          audience: (s) => 1 << topArg(s, 0),
        },
        {
          name: 'lay-on-top',
          args: [{ name: 'card', domain: b.domain('card') }],
          decisions: ['arrange-cards'],
          list: (s, _seat, out) => {
            for (let i = 0; i < MOST; i++) {
              const card = at.spread.get(s, i) - 1;
              let earlier = false;
              for (let j = 0; j < i; j++) if (at.spread.get(s, j) - 1 === card) earlier = true;
              if (card >= 0 && !earlier) out.put(card);
            }
          },
          apply: (s, seat, card) => {
            const deck = topArg(s, 0);
            const from = Array.from({ length: MOST }, (_, i) => at.spread.get(s, i)).indexOf(card + 1);
            at.spread.set(s, from, 0);
            let place = 0;
            while (at.top.get(s, deck, place) !== 0) place++;
            at.top.set(s, deck, place, card + 1);
            if (at.spread.sum(s) > 0) return;
            pop(s);
            if (s.events) tell(s, 'deck-arranged', { seat, deck: names[deck] });
          },
          why: () => undefined,
          audience: (_s, seat) => 1 << seat,
        },
      ];
    },
    reveal: (b) => {
      const at = fieldsOf(b);
      return (s, view) => {
        if (view.seat === null) return;
        for (let deck = 0; deck < count; deck++)
          if (at.looker.get(s, deck) === view.seat + 1)
            for (let i = 0; i < MOST; i++) view.cells[at.top.row(deck).at + i] = at.top.get(s, deck, i);
        if (isArranging(b, s, view.seat, at.looker))
          for (let i = 0; i < MOST; i++) view.cells[at.spread.at + i] = at.spread.get(s, i);
      };
    },
    resample: (b) => {
      const at = fieldsOf(b);
      const { deck: bag, deckOf } = deckFields(b, config);
      return (s: State, viewer: number, rng: Rng) => {
        const spreads = viewer >= 0 && isArranging(b, s, viewer, at.looker);
        const open = topKind(s) === b.decision('arrange-cards') || topKind(s) === b.decision('turn-up-card');
        for (let deck = 0; deck < count; deck++) {
          if (viewer >= 0 && at.looker.get(s, deck) === viewer + 1) continue;
          const pool = b.cards.flatMap((_, card) =>
            deckOf[card] === deck ? Array.from({ length: bag.get(s, card) }, () => card) : [],
          );
          rng.shuffle(pool);
          let next = 0;
          for (let i = 0; i < MOST; i++)
            if (at.top.get(s, deck, i) > 0) at.top.set(s, deck, i, pool[next++] + 1);
          const mine = open && deck === arrangedDeck(b, s);
          if (!mine || spreads) continue;
          for (let i = 0; i < MOST; i++) if (at.spread.get(s, i) > 0) at.spread.set(s, i, pool[next++] + 1);
        }
      };
    },
    words: {
      terms: {
        'decision.turn-up-card': 'The top of a deck is looked at',
        'decision.arrange-cards': 'Lay the cards back: the next to be drawn first',
        'move.turn-up-card': 'A card of the deck',
        'move.lay-on-top': 'This card comes next',
        'event.deck-arranged': '{seat} lays the top of the deck of {deck} in a new order.',
      },
    },
  };
}

/** the deck that is being laid in order, if that is the open decision */
const arrangedDeck = (b: Book, s: State): DeckNo =>
  topKind(s) === b.decision('arrange-cards') ? topArg(s, 0) : topArg(s, 1);

/** Whether the viewer is laying cards in order, or seeing those that come. */
function isArranging(
  b: Book,
  s: State,
  viewer: Seat,
  looker: { get(s: State, deck: DeckNo): number },
): boolean {
  const open = topKind(s) === b.decision('arrange-cards') || topKind(s) === b.decision('turn-up-card');
  return open && looker.get(s, arrangedDeck(b, s)) === viewer + 1;
}
