import { type Book, type DecksConfig, deckFields, decks, makeHands, type Part } from '@hexwright/island';
import {
  depthOf,
  frameKind,
  frameSeats,
  pop,
  push,
  type Rng,
  reason,
  type Seat,
  type State,
  tell,
} from '@hexwright/kernel';
import { charge, FROM_HAND, FROM_REGIONS, wealth } from './asking.ts';
import { expansions } from './expansions.ts';
import { landOf } from './land.ts';

export const DECK: DecksConfig = {
  name: 'expansion',
  decks: ['expansion'],
  colours: ['#6a4c2f'],
  limit: 3,
  called: 'land card',
};
const FIRST_HAND = 3;
const SEARCH = 2;
const TOO_DEAR = reason('search-dear', 'looking through the deck costs more than you have');
const NOTHING_LEFT = reason('deck-out', 'there is no card left in the deck');

/**
 * The hand of land cards: three, and one more for each progress point. It is filled up at the end of the own turn; then one card
 * may be exchanged for the top one of the deck, or, for two goods, for any of the deck.
 */
export function expansionHand(): Part {
  return {
    id: 'expansion-hand',
    uses: [decks(DECK)],
    // No card of this deck is worth points in the hand.
    exempt: { rare: ['event.expansion-card-laid-open'] },
    fields: {
      /** by seat: what lies in the deck that it is looking through */
      sought: {
        per: (b) => ['seat', b.cards.length],
        audience: 'owner',
        noLook: 'the question shows the cards',
      },
    },
    decisions: { 'exchange-card': {}, 'replace-card': {}, 'seek-card': {} },
    setupSteps: (b) => [
      {
        after: 'place',
        add: {
          id: 'first-hands',
          run: (s) => {
            for (let seat = b.seats - 1; seat >= 0; seat--)
              for (let n = 0; n < FIRST_HAND; n++) b.the.decks.draw(s, seat, 0);
          },
        },
      },
    ],
    turnSteps: (b) => {
      const { count } = deckFields(b, DECK);
      return [
        {
          before: 'end',
          add: {
            id: 'refill',
            run: (s) => {
              const seat = b.fields.active.get(s);
              const few = Math.min(b.the.decks.limit(s, seat) - count.get(s, seat), 10);
              for (let n = 0; n < few; n++) b.the.decks.draw(s, seat, 0);
            },
          },
        },
        {
          before: 'end',
          add: {
            id: 'exchange',
            run: (s) => {
              const seat = b.fields.active.get(s);
              if (count.get(s, seat) > 0) push(s, b.decision('exchange-card'), 1 << seat);
            },
          },
        },
      ];
    },
    rules: (was, b) => {
      const land = landOf(b);
      const played = b.grid<Seat>('played');
      const library = b.card('charter-library');
      const university = b.card('charter-university');
      return {
        decks: {
          limit: (s, seat) =>
            was.decks.limit(s, seat) +
            land.sum(s, seat, 'progress') +
            played.get(s, seat, library) +
            played.get(s, seat, university),
        },
      };
    },
    moves: (b) => {
      const at = deckFields(b, DECK);
      const hands = makeHands(b, DECK);
      const own = expansions.map(({ id }) => b.card(id));
      const sought = b.grid<Seat>('sought');
      const lies = (s: State): boolean => own.some((card) => at.deck.get(s, card) > 0);
      const played = b.grid<Seat>('played');
      const palace = b.card('charter-palace');
      const hall = b.card('town-hall');
      const price = (s: State, seat: Seat): number =>
        landOf(b).standing.get(s, seat, hall) > 0 || played.get(s, seat, palace) > 0 ? SEARCH - 1 : SEARCH;
      const barSeek = (s: State, seat: Seat) =>
        !lies(s)
          ? NOTHING_LEFT
          : wealth(b, s, seat, FROM_REGIONS | FROM_HAND) < price(s, seat)
            ? TOO_DEAR
            : undefined;
      return [
        {
          name: 'exchange-card',
          args: [{ name: 'card', domain: b.domain('card') }],
          decisions: ['exchange-card'],
          list: (s, seat, out) => {
            for (const card of own) if (at.cards.get(s, seat, card) > 0) out.put(card);
          },
          apply: (s, seat, card) => {
            pop(s);
            hands.giveUp(s, seat, card);
            push(s, b.decision('replace-card'), 1 << seat);
          },
          audience: (_s, seat) => 1 << seat,
        },
        {
          name: 'keep-cards',
          decisions: ['exchange-card'],
          list: (_s, _seat, out) => out.put(),
          apply: (s) => pop(s),
        },
        {
          name: 'draw-top',
          decisions: ['replace-card'],
          list: (_s, _seat, out) => out.put(),
          apply: (s, seat) => {
            pop(s);
            b.the.decks.draw(s, seat, 0);
          },
        },
        {
          name: 'look-through',
          decisions: ['replace-card'],
          list: (s, seat, out) => {
            if (barSeek(s, seat) === undefined) out.put();
          },
          apply: (s, seat) => {
            pop(s);
            for (const card of own) sought.set(s, seat, card, at.deck.get(s, card));
            push(s, b.decision('seek-card'), 1 << seat);
            charge(b, s, seat, price(s, seat), FROM_REGIONS | FROM_HAND);
          },
          why: barSeek,
        },
        {
          name: 'seek-card',
          args: [{ name: 'card', domain: b.domain('card') }],
          decisions: ['seek-card'],
          list: (s, seat, out) => {
            for (const card of own) if (sought.get(s, seat, card) > 0) out.put(card);
          },
          apply: (s, seat, card) => {
            pop(s);
            for (const each of own) sought.set(s, seat, each, 0);
            at.deck.add(s, card, -1);
            at.sizes.add(s, 0, -1);
            if (s.events)
              tell(s, 'card-sought', { seat }, { seats: 1 << seat, data: { card: b.cards[card].id } });
            hands.enter(s, seat, card);
          },
          audience: (_s, seat) => 1 << seat,
        },
      ];
    },
    resample: (b) => redealSought(b),
    words: {
      instead: {
        'event.expansion-card-drawn': '{seat} draws a land card.',
        'event.expansion-card-drawn.known': '{seat} draws a land card: {card}.',
        'event.expansion-card-returned': '{seat} puts a land card under the deck.',
        'event.expansion-card-returned.known': '{seat} puts {card} under the deck.',
        'deck.expansion': 'land cards',
        'token.expansion': 'land card',
      },
      terms: {
        'decision.exchange-card': 'Exchange a card?',
        'decision.replace-card': 'Where does the new card come from?',
        'decision.seek-card': 'Take a card of the deck',
        'move.exchange-card': 'Put under the deck',
        'move.keep-cards': 'Keep your cards',
        'move.draw-top': 'Draw the top card',
        'move.look-through': 'Pay goods and look through the deck',
        'move.seek-card': 'Take',
        'event.card-sought': '{seat} takes a card of the deck.',
        'event.card-sought.known': '{seat} takes {card} of the deck.',
        'reason.search-dear': 'Looking through the deck costs more than you have.',
        'reason.deck-out': 'There is no card left in the deck.',
      },
    },
    looks: { moves: { 'keep-cards': { flow: 'end' } } },
  };
}

function seeks(b: Book, s: State, viewer: number): boolean {
  return viewer >= 0 && frameOf(b, s, viewer);
}

/** Whether the seat is asked which card of the deck it takes, be it after it has paid for that. */
function frameOf(b: Book, s: State, seat: Seat): boolean {
  const kind = b.decision('seek-card');
  for (let depth = 0; depth < depthOf(s); depth++)
    if (frameKind(s, depth) === kind && frameSeats(s, depth) === 1 << seat) return true;
  return false;
}

/** Whoever looks through the deck knows what lies in it: the rest is dealt to the hands of the others. */
function redealSought(b: Book): (s: State, viewer: number, rng: Rng) => void {
  const { deck, cards, unseen } = deckFields(b, DECK);
  const sought = b.grid<Seat>('sought');
  const own = expansions.map(({ id }) => b.card(id));
  return (s, viewer, rng) => {
    for (let seat = 0; seat < b.seats; seat++)
      if (seat !== viewer && frameOf(b, s, seat))
        for (const card of own) sought.set(s, seat, card, deck.get(s, card));
    if (!seeks(b, s, viewer)) return;
    const rows = b.rivals[viewer].flatMap((seat) => [cards.row(seat), unseen.row(seat)]);
    const pool: number[] = [];
    const counts = rows.map((row) => {
      let count = 0;
      for (const card of own) {
        for (let n = row.get(s, card); n > 0; n--) pool.push(card);
        count += row.get(s, card);
        row.set(s, card, 0);
      }
      return count;
    });
    for (const card of own) {
      for (let n = deck.get(s, card); n > 0; n--) pool.push(card);
      deck.set(s, card, sought.get(s, viewer, card));
    }
    for (const card of own) for (let n = deck.get(s, card); n > 0; n--) pool.splice(pool.indexOf(card), 1);
    pool.sort((a, z) => a - z);
    rng.shuffle(pool);
    for (const [i, row] of rows.entries()) for (let n = 0; n < counts[i]; n++) row.add(s, pool.pop()!, 1);
  };
}
