import { pop, push, reason, type Seat, type State, setTopArg, tell, topArg } from '@hexwright/kernel';
import {
  answerAlone,
  type Book,
  type CardNo,
  HERO,
  handSize,
  type Part,
  rivalOf,
  type Site,
  type StackNo,
} from '../rulebook/index.ts';
import { countDown } from './goods.ts';
import { buildingSites, loseCard } from './losing.ts';
import { dropFromHand, putUnder } from './stacks.ts';

const NAMED = 3;
const TAKEN = 2;

/** Of three buildings that the stronger prince names the other gives up one. */
export const feud: Part = {
  id: 'feud',
  decisions: {
    'name-buildings': { args: namedArgs },
    'give-up-building': { args: namedArgs },
  },
  moves: (b) => [
    {
      name: 'name-building',
      args: [{ name: 'site', domain: b.domain('site') }],
      decisions: ['name-buildings'],
      list: (s, seat, out) => {
        for (const site of buildingSites(b, s, rivalOf(seat))) if (!isNamed(s, site)) out.put(site);
      },
      apply: (s, seat, site) => {
        let at = 0;
        while (topArg(s, at) > 0) at++;
        setTopArg(s, at, site + 1);
        if (at + 1 < NAMED) return;
        const named = [topArg(s, 0), topArg(s, 1), topArg(s, 2)];
        pop(s);
        push(s, b.decision('give-up-building'), 1 << rivalOf(seat), ...named);
      },
      why: (s, seat, site) =>
        site >= 0 && !buildingSites(b, s, rivalOf(seat)).includes(site) ? NO_BUILDING : undefined,
    },
    {
      name: 'give-up',
      args: [{ name: 'site', domain: b.domain('site') }],
      decisions: ['give-up-building'],
      list: (s, _seat, out) => {
        for (let at = 0; at < NAMED; at++) if (topArg(s, at) > 0) out.put(topArg(s, at) - 1);
      },
      apply: (s, seat, site) => {
        pop(s);
        loseCard(b, s, seat, site);
      },
      why: (s, _seat, site) => (site >= 0 && !isNamed(s, site) ? NOT_NAMED : undefined),
    },
  ],
  eases: () => ({ 'give-up-building': answerAlone() }),
  looks: { moves: { 'name-building': { at: 'rival' } } },
  words: {
    terms: {
      'decision.name-buildings': 'Name 3 of your opponent’s buildings',
      'decision.give-up-building': 'Give up one of these buildings',
      'move.name-building': 'Name this building',
      'move.give-up': 'Give up this building',
      'event.lost': '{seat} loses {card}.',
      'reason.no-building': 'No building stands there.',
      'reason.not-named': 'This building was not named.',
    },
  },
};

const NO_BUILDING = reason('no-building', 'no building stands there');
const NOT_NAMED = reason('not-named', 'this building was not named');

function namedArgs() {
  return ['first', 'second', 'third'].map((name) => ({ name, domain: { id: 'site-or-none', size: 49 } }));
}

const isNamed = (s: State, site: Site): boolean => [0, 1, 2].some((at) => topArg(s, at) === site + 1);

/** The one with the strength advantage names buildings; of three or fewer all are named. */
export function startFeud(b: Book, s: State): void {
  const holder = b.fields.tokens.get(s, HERO);
  if (holder < 0) return;
  const victim = rivalOf(holder);
  const sites = buildingSites(b, s, victim);
  if (sites.length > NAMED) push(s, b.decision('name-buildings'), 1 << holder);
  else if (sites.length > 0)
    push(s, b.decision('give-up-building'), 1 << victim, ...sites.map((site) => site + 1));
}

/**
 * The stronger prince takes cards of the other's hand, then puts each under a stack. Whose they were knows the cards and
 * sees the stacks, but not which went where: so both wait beside the table until the last has its stack.
 */
export const handFeud: Part = {
  id: 'hand feud',
  decisions: {
    'raid-hand': {
      args: (b) => [
        { name: 'count', domain: { id: 'count', size: 100 } },
        { name: 'owner', domain: b.domain('seat') },
      ],
    },
    'lay-under': { args: () => [{ name: 'before', domain: { id: 'stack-or-none', size: 100 } }] },
    'lay-which': { args: (b) => [{ name: 'stack', domain: b.domain('stack') }] },
  },
  glimpses: { 'raid-hand': 'hand' },
  moves: (b) => [
    {
      name: 'take-away',
      args: [{ name: 'card', domain: b.domain('card') }],
      decisions: ['raid-hand'],
      // no secret: both princes know it
      list: (s, _seat, out) => {
        for (const { index } of b.cards) if (b.fields.hand.get(s, topArg(s, 1), index) > 0) out.put(index);
      },
      apply: (s, seat, card) => takeAway(b, s, seat, card),
    },
    {
      name: 'lay-under',
      args: [{ name: 'stack', domain: b.domain('stack') }],
      decisions: ['lay-under'],
      list: (s, seat, out) => {
        for (let stack = 0; stack < b.stacks.length; stack++)
          if (fitting(b, s, seat, stack).length > 0) out.put(stack);
      },
      apply: (s, seat, stack) => {
        const [first, second] = fitting(b, s, seat, stack);
        if (second === undefined || cardAt(b, s, seat, first) === cardAt(b, s, seat, second))
          lay(b, s, seat, first, stack);
        else push(s, b.decision('lay-which'), 1 << seat, stack);
      },
    },
    {
      name: 'lay-which',
      args: [{ name: 'card', domain: b.domain('card') }],
      decisions: ['lay-which'],
      audience: (_s, seat) => 1 << seat,
      list: (s, seat, out) => {
        for (const at of fitting(b, s, seat, topArg(s, 0))) out.put(cardAt(b, s, seat, at));
      },
      apply: (s, seat, card) => {
        const stack = topArg(s, 0);
        pop(s);
        lay(b, s, seat, fitting(b, s, seat, stack).find((at) => cardAt(b, s, seat, at) === card)!, stack);
      },
    },
  ],
  eases: (b) => {
    const alone = answerAlone();
    return {
      'raid-hand': (s) => {
        const [count, owner] = [topArg(s, 0), topArg(s, 1)];
        if (handSize(b, s, owner) > count) return false;
        const card = b.cards.findIndex(({ index }) => b.fields.hand.get(s, owner, index) > 0);
        takeAway(b, s, rivalOf(owner), card);
        return true;
      },
      'lay-under': alone,
    };
  },
  words: {
    terms: {
      'decision.raid-hand': 'Take {count} of your opponent’s cards',
      'decision.lay-under': 'Choose a stack that one of these cards goes under',
      'decision.lay-which': 'Choose the card that goes under this stack',
      'move.take-away': 'Take this card away',
      'move.lay-under': 'Put a card of the opponent under this stack',
      'move.lay-which': 'Put this card under the stack',
      'event.taken-away': '{seat} takes {card} away from {from}.',
    },
  },
};

const cardAt = (b: Book, s: State, seat: Seat, at: number): CardNo => b.fields.taken.get(s, seat, at) - 1;

/** which of the cards taken away could go under the stack, and have none yet */
function fitting(b: Book, s: State, seat: Seat, stack: StackNo): number[] {
  return [0, 1].filter(
    (at) =>
      b.fields.laid.get(s, seat) !== at + 1 && b.cards[cardAt(b, s, seat, at)]?.back === b.stacks[stack],
  );
}

function takeAway(b: Book, s: State, seat: Seat, card: CardNo): void {
  const [left, owner] = [topArg(s, 0), topArg(s, 1)];
  dropFromHand(b, s, owner, card);
  b.fields.taken.set(s, seat, b.fields.taken.get(s, seat, 0) > 0 ? 1 : 0, card + 1);
  if (s.events) tell(s, 'taken-away', { seat, from: owner, card: b.cards[card].id });
  countDown(s);
  if (left === 1) push(s, b.decision('lay-under'), 1 << seat);
}

/** The card has its stack; when all have theirs they go there, the first one first. */
function lay(b: Book, s: State, seat: Seat, at: number, stack: StackNo): void {
  const { taken, laid } = b.fields;
  if (s.events)
    tell(
      s,
      'put-under',
      { seat, stack },
      { seats: 1 << seat, data: { card: b.cards[cardAt(b, s, seat, at)].id } },
    );
  if (taken.get(s, seat, 1) > 0 && laid.get(s, seat) === 0) {
    laid.set(s, seat, at + 1);
    setTopArg(s, 0, stack + 1);
    return;
  }
  if (laid.get(s, seat) > 0) putUnder(b, s, cardAt(b, s, seat, laid.get(s, seat) - 1), topArg(s, 0) - 1);
  putUnder(b, s, cardAt(b, s, seat, at), stack);
  pop(s);
  for (const each of [0, 1]) taken.set(s, seat, each, 0);
  laid.set(s, seat, 0);
}

export function startHandFeud(b: Book, s: State): void {
  const holder: Seat = b.fields.tokens.get(s, HERO);
  if (holder < 0) return;
  const victim = rivalOf(holder);
  const count = Math.min(TAKEN, handSize(b, s, victim));
  if (count === 0) return;
  if (b.fields.active.get(s) === victim) b.row('unfilled').set(s, victim, 1);
  push(s, b.decision('raid-hand'), 1 << holder, count, victim);
}
