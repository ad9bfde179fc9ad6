import { pop, push, reason, type Seat, type State, tell, top, topArg } from '@hexwright/kernel';
import { addToHand, store, take } from '../mechanics/index.ts';
import {
  answerAlone,
  type Book,
  besideSite,
  type CardNo,
  CITY,
  cornersOf,
  eachExpansion,
  type Part,
  type Place,
  REGIONS,
  type Site,
  SLOTS,
  slotOf,
} from '../rulebook/index.ts';

/** A card is taken from the discard pile, but not the one that was just played for it. */
export const retrieving: Part = {
  id: 'retrieving',
  decisions: { retrieve: { args: (b) => [{ name: 'played', domain: b.domain('card') }] } },
  moves: (b) => [
    {
      name: 'retrieve',
      args: [{ name: 'card', domain: b.domain('card') }],
      decisions: ['retrieve'],
      list: (s, _seat, out) => {
        for (const { index } of b.cards) if (lies(b, s, index)) out.put(index);
      },
      apply: (s, seat, card) => {
        pop(s);
        b.fields.discard.add(s, card, -1);
        addToHand(b, s, seat, card);
        if (s.events) tell(s, 'retrieved', { seat, card: b.cards[card].id });
      },
      why: (s, _seat, card) => (card >= 0 && !lies(b, s, card) ? NOT_DISCARDED : undefined),
    },
    {
      name: 'retrieve-nothing',
      decisions: ['retrieve'],
      list: (_s, _seat, out) => out.put(),
      apply: (s) => pop(s),
    },
  ],
  words: {
    terms: {
      'decision.retrieve': 'Choose a card from the discard pile',
      'move.retrieve': 'Take this card',
      'move.retrieve-nothing': 'Take no card',
      'event.retrieved': '{seat} takes {card} from the discard pile.',
      'reason.not-discarded': 'This card does not lie on the discard pile.',
    },
  },
};

const NOT_DISCARDED = reason('not-discarded', 'this card does not lie on the discard pile');

function lies(b: Book, s: State, card: CardNo): boolean {
  return mayRetrieve(b, s, card) && b.fields.discard.get(s, card) > (card === topArg(s, 0) ? 1 : 0);
}

/** What lies face up for both is never part of a hand. */
const mayRetrieve = (b: Book, s: State, card: CardNo): boolean =>
  !b.cards[card].open && b.fields.discard.get(s, card) > 0;

export function anyToRetrieve(b: Book, s: State): boolean {
  return b.cards.some(({ index }) => mayRetrieve(b, s, index));
}

export function askRetrieve(b: Book, s: State, seat: Seat, played: CardNo): void {
  push(s, b.decision('retrieve'), 1 << seat, played);
}

/** One stack is looked through for nothing. */
export const browsing: Part = {
  id: 'browsing',
  decisions: { browse: {} },
  moves: (b) => [
    {
      name: 'browse',
      args: [{ name: 'stack', domain: b.domain('stack') }],
      decisions: ['browse'],
      list: (s, _seat, out) => {
        for (let stack = 0; stack < b.stacks.length; stack++)
          if (b.fields.stackSize.get(s, stack) > 0) out.put(stack);
      },
      apply: (s, seat, stack) => {
        pop(s);
        push(s, b.decision('pick'), 1 << seat, stack, 1, 1);
      },
    },
    {
      name: 'browse-nothing',
      decisions: ['browse', 'pick'],
      list: (s, _seat, out) => {
        if (mayLeave(b, s)) out.put();
      },
      apply: (s) => pop(s),
      why: (s) => (mayLeave(b, s) ? undefined : MUST_PICK),
    },
  ],
  eases: (b) => ({
    browse: (s) => {
      if (b.fields.stackSize.sum(s) > 0) return false;
      pop(s);
      return true;
    },
  }),
  words: {
    terms: {
      'decision.browse': 'Choose the stack that you look through',
      'move.browse': 'Look through this stack',
      'move.browse-nothing': 'Take no card from the stacks',
      'reason.must-pick': 'A card has to be taken.',
    },
  },
};

const MUST_PICK = reason('must-pick', 'a card has to be taken');

const mayLeave = (b: Book, s: State): boolean =>
  s.cells[top(s)] === b.decision('browse') || topArg(s, 2) === 1;

/** The regions beside a building of choice take in a good each. */
export const treating: Part = {
  id: 'treating',
  decisions: { treat: {} },
  moves: (b) => {
    const baths = b.kin('bath-house');
    return [
      {
        name: 'treat',
        args: [{ name: 'site', domain: b.domain('site') }],
        decisions: ['treat'],
        list: (s, seat, out) => {
          for (const site of sitesOf(b, s, seat, baths)) out.put(site);
        },
        apply: (s, seat, site) => {
          pop(s);
          for (const place of besideSite[site]) store(b, s, seat, place, 1);
        },
      },
    ];
  },
  eases: () => ({ treat: answerAlone() }),
  exempt: { rare: ['move.treat'] },
  words: {
    terms: {
      'decision.treat': 'Choose the Bath House that the Doctor visits',
      'move.treat': 'Visit this Bath House',
    },
  },
};

export function sitesOf(b: Book, s: State, seat: Seat, cards: readonly CardNo[]): Site[] {
  const found: Site[] = [];
  eachExpansion(b, s, seat, (card, site) => {
    if (cards.includes(card)) found.push(site);
  });
  return found;
}

/** Every region at a city loses a good, unless a city with a bath house is at it too. */
export function plague(b: Book, s: State, seat: Seat): void {
  const baths = new Set(sitesOf(b, s, seat, b.kin('bath-house')).map(slotOf));
  const [ill, safe] = [new Set<Place>(), new Set<Place>()];
  for (let slot = 0; slot < SLOTS; slot++)
    if (b.fields.centre.get(s, seat, slot) === CITY)
      for (const place of cornersOf[slot]) (baths.has(slot) ? safe : ill).add(place);
  for (let place = 0; place < REGIONS; place++)
    if (ill.has(place) && !safe.has(place))
      take(b, s, seat, place, Math.min(1, b.fields.store.get(s, seat, place)));
}
