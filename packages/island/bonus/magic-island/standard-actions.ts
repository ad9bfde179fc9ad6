import { NATURE, pop, push, reason, type Seat, type State, tell, topArg } from '@hexwright/kernel';
import type { Hex } from '../../board/index.ts';
import { knights, PROGRESS } from '../../cities-knights/index.ts';
import {
  askGoods,
  boardChange,
  countOf,
  deckFields,
  deckTops,
  handSize,
  levelField,
  swapHexes,
} from '../../mechanics/index.ts';
import { type Book, NO_GOOD, type Part } from '../../rulebook/index.ts';
import { choosing } from './choosing.ts';
import { citadels, citadelsOf } from './citadels.ts';
import { developmentCard, STACK_DOMAIN, searchStack } from './development.ts';
import { namedKnights } from './named-knights.ts';
import { STACKS } from './rows.ts';
import { stacksOf } from './stacks.ts';

const NO_TOWN_HALL = reason('no-town-hall', 'it needs the Town Hall');
const HAS_CITADEL = reason('has-citadel', 'the seat has a citadel');
const LEADS = reason('leads', 'nobody has more points');
const NOTHING = reason('nothing-there', 'there is nothing there to choose');

const BRANCHES = { id: 'branch', size: PROGRESS.decks.length, names: PROGRESS.decks };
const PEEK = 6;

const archivistDeck = choosing({
  decision: 'archive',
  move: 'open-archive',
  of: () => [{ name: 'branch', domain: BRANCHES }],
  each: (b) => {
    const { sizes } = deckFields(b, PROGRESS);
    return (s, _seat, found) => {
      for (let deck = 0; deck < BRANCHES.size; deck++) if (sizes.get(s, deck) > 0) found(deck, -1);
    };
  },
  chosen: (b) => (s, seat, deck) => b.the.deckTops.arrange(s, seat, deck, PEEK),
  why: () => () => NOTHING,
});

const archivist = developmentCard({
  card: 'archivist',
  name: 'Archivist',
  text: 'If you have the Town Hall, look at up to six cards of one deck of progress cards and put them back on top in any order.',
  shape: 'quill',
  worth: 0.15,
  uses: [deckTops(PROGRESS)],
  bar: (b) => {
    const level = b.row<Seat>(levelField('politics'));
    return (s, seat) => (level.get(s, seat) > 0 ? undefined : NO_TOWN_HALL);
  },
  ...archivistDeck,
  terms: {
    'decision.archive': 'Archivist: choose a deck',
    'move.open-archive': 'Look at the top of this deck',
    'reason.no-town-hall': 'You need the Town Hall.',
    'reason.nothing-there': 'There is nothing there to choose.',
  },
});

const councilMeeting = developmentCard({
  card: 'council-meeting',
  name: 'Council Meeting',
  text: 'Put a development card out of your hand under its stack, then look through one of the two stacks and take any two cards.',
  shape: 'people',
  worth: 0.7,
  decisions: { 'council-return': {}, 'council-stack': {} },
  when: (b) => (s, seat) => stacksOf(b).held(s, seat) > 1,
  play: (b) => (s, seat) => push(s, b.decision('council-return'), 1 << seat),
  moves: (b) => {
    const stacks = stacksOf(b);
    return [
      {
        name: 'bring-to-council',
        args: [{ name: 'card', domain: b.domain('card') }],
        decisions: ['council-return'],
        list: (s, seat, out) => {
          for (const card of stacks.all) if (stacks.inHand(s, seat, card) > 0) out.put(card);
        },
        apply: (s, seat, card) => {
          pop(s);
          stacks.giveUp(s, seat, card);
          push(s, b.decision('council-stack'), 1 << seat);
        },
        why: (s, seat, card) => (card < 0 || stacks.inHand(s, seat, card) > 0 ? undefined : NOTHING),
        audience: (_s, seat) => 1 << seat,
      },
      {
        name: 'ask-council',
        args: [{ name: 'stack', domain: STACK_DOMAIN }],
        decisions: ['council-stack'],
        list: (s, _seat, out) => {
          for (let stack = 0; stack < STACKS.length; stack++) if (stacks.left(s, stack) > 0) out.put(stack);
        },
        apply: (s, seat, stack) => {
          pop(s);
          searchStack(b)(s, seat, stack, 2);
        },
        why: (s, _seat, stack) => (stack < 0 || stacks.left(s, stack) > 0 ? undefined : NOTHING),
      },
    ];
  },
  terms: {
    'decision.council-return': 'Council Meeting: put a card under its stack',
    'decision.council-stack': 'Council Meeting: choose a stack',
    'move.bring-to-council': 'Put this card under its stack',
    'move.ask-council': 'Look through this stack',
  },
});

const eryn = developmentCard({
  card: 'eryn',
  name: 'Eryn the Druid',
  text: 'If you have no citadel, take a resource of your choice for each citadel on the board.',
  shape: 'star',
  uses: [citadels],
  worth: 0.25,
  bar: (b) => {
    const own = citadelsOf(b);
    return (s, seat) => (own.has(s, seat) ? HAS_CITADEL : undefined);
  },
  when: (b) => (s) => citadelsOf(b).count(s) > 0,
  play: (b) => (s, seat) => askGoods(b, s, seat, citadelsOf(b).count(s)),
  terms: { 'reason.has-citadel': 'You have a citadel.' },
});

/** the attack that was laid aside last: its card, or -1 */
const lastAttack = (b: Book, s: State): number => {
  const { all, rows, discarded, discardedAt } = stacksOf(b);
  let last = -1;
  for (const card of all) {
    if (!rows[card]!.attack || b.cards[card].id === 'guido' || discarded(s, card) === 0) continue;
    if (last < 0 || discardedAt(s, card) > discardedAt(s, last)) last = card;
  }
  return last;
};

const guido = developmentCard({
  card: 'guido',
  name: 'Guido the Great Diplomat',
  text: 'If another player has more points, take the attack that was laid aside last into your hand: Joust, By Magic’s Hand, Witch or Wizard’s Duel.',
  shape: 'scroll',
  worth: 0.25,
  bar: (b) => (s, seat) => {
    const own = b.rules.publicPoints(s, seat);
    return b.rivals[seat].some((other) => b.rules.publicPoints(s, other) > own) ? undefined : LEADS;
  },
  when: (b) => (s) => lastAttack(b, s) >= 0,
  play: (b) => (s, seat) => {
    const card = lastAttack(b, s);
    const { retrieve, gain } = stacksOf(b);
    retrieve(s, card);
    gain(s, seat, card);
    if (s.events) tell(s, 'card-recalled', { seat, card: b.cards[card].id });
  },
  terms: {
    'reason.leads': 'Nobody has more points than you.',
    'event.card-recalled': '{seat} takes {card} back.',
  },
});

const SHIPS = 2;

const gunther = developmentCard({
  card: 'gunther',
  name: 'Günther the Master Merchant',
  text: 'Take a resource of your choice for every two ships that you have on the board.',
  shape: 'anchor',
  worth: 0.4,
  when: (b) => (s, seat) => countOf(b, s, seat, b.piece('ship').index) >= SHIPS,
  play: (b) => (s, seat) =>
    askGoods(b, s, seat, Math.floor(countOf(b, s, seat, b.piece('ship').index) / SHIPS)),
});

const joustChoice = choosing({
  decision: 'joust',
  move: 'challenge',
  of: (b) => [
    { name: 'corner', domain: b.domain('corner') },
    { name: 'against', domain: b.domain('corner') },
  ],
  each: (b) => {
    const units = knights.of(b);
    return (s, seat, found) =>
      units.each(s, seat, (own) => {
        for (let other = 0; other < b.topology.corners; other++) {
          const owner = units.owner(s, other);
          if (owner >= 0 && owner !== seat) found(own, other);
        }
      });
  },
  chosen: (b) => (s, seat, own, other) =>
    push(s, b.decision('joust-dice'), NATURE, seat, own, knights.of(b).owner(s, other), other),
  why: () => () => NOTHING,
});

const joust = developmentCard({
  card: 'joust',
  name: 'Joust',
  text: 'One of your knights meets one of another player. Each rolls a die and adds the knight’s tournament value. The player with more takes a card of the other at random and a resource of their choice from the bank.',
  shape: 'horse',
  worth: 0.4,
  uses: [namedKnights],
  when: joustChoice.when,
  play: joustChoice.play,
  decisions: {
    ...joustChoice.decisions,
    'joust-dice': {
      nature: true,
      args: (b) => [
        { name: 'seat', domain: b.domain('seat') },
        { name: 'corner', domain: b.domain('corner') },
        { name: 'other', domain: b.domain('seat') },
        { name: 'against', domain: b.domain('corner') },
      ],
    },
  },
  moves: (b) => [
    ...joustChoice.moves(b),
    {
      name: 'joust-dice',
      args: [
        { name: 'first', domain: b.domain('die') },
        { name: 'second', domain: b.domain('die') },
      ],
      decisions: ['joust-dice'],
      uniform: true,
      list: (_s, _nature, out) => out.putAll(),
      apply: (s, _nature, first, second) => {
        const [seat, corner, other, against] = [topArg(s, 0), topArg(s, 1), topArg(s, 2), topArg(s, 3)];
        pop(s);
        const mine = first + 1 + b.the.namedKnights.tournament(s, corner);
        const theirs = second + 1 + b.the.namedKnights.tournament(s, against);
        if (s.events) tell(s, 'jousted', { seat, other, mine, theirs });
        if (mine === theirs) return;
        const [winner, loser] = mine > theirs ? [seat, other] : [other, seat];
        askGoods(b, s, winner, 1);
        if (handSize(b, s, loser) > 0) b.the.blockers.rob(s, winner, loser);
      },
    },
  ],
  terms: {
    'decision.joust': 'Joust: choose a knight of yours and one of another player',
    'decision.joust-dice': 'The knights ride against each other',
    'move.challenge': 'These two joust',
    'move.joust-dice': 'The dice of the joust',
    'event.jousted': '{seat} and {other:seat} joust: {mine} to {theirs}.',
  },
});

const producing = (b: Book, s: State, seat: Seat, hex: Hex): boolean =>
  b.rules.hexGood(s, hex) !== NO_GOOD && b.the.linkedIslands.linked(s, hex, seat);

const landReformChoice = choosing({
  decision: 'land-reform',
  move: 'reform-land',
  of: (b) => [
    { name: 'hex', domain: b.domain('hex') },
    { name: 'other', domain: b.domain('hex') },
  ],
  each: (b) => (s, seat, found) => {
    const fits: Hex[] = [];
    for (let hex = 0; hex < b.topology.hexes; hex++) if (producing(b, s, seat, hex)) fits.push(hex);
    for (const hex of fits)
      for (const other of fits)
        if (hex < other && b.fields.terrain.get(s, hex) !== b.fields.terrain.get(s, other)) found(hex, other);
  },
  chosen: (b) => (s, seat, hex, other) => {
    swapHexes(b, s, hex, other, true);
    if (s.events) tell(s, 'land-reformed', { seat });
  },
  why: () => () => NOTHING,
});

const landReform = developmentCard({
  card: 'land-reform',
  name: 'Land Reform',
  text: 'Swap two different hexes that give resources, on the main island or on islands to which your own ships lead. Their number tokens stay; the citadel hex is not swapped.',
  shape: 'scales',
  worth: 0.35,
  uses: [boardChange()],
  ...landReformChoice,
  terms: {
    'decision.land-reform': 'Land Reform: choose two hexes to swap',
    'move.reform-land': 'Swap these two hexes',
    'event.land-reformed': '{seat} swaps two hexes.',
  },
});

const cities = (b: Book, s: State, seat: Seat): number => countOf(b, s, seat, b.piece('city').index);

const mayor = developmentCard({
  card: 'mayor',
  name: 'Mayor',
  text: 'Take a resource of your choice for each of your cities, metropolises among them.',
  shape: 'crown',
  worth: 0.5,
  when: (b) => (s, seat) => cities(b, s, seat) > 0,
  play: (b) => (s, seat) => askGoods(b, s, seat, cities(b, s, seat)),
});

/** What is done at once, out of the standard stack. */
export const standardActions: readonly Part[] = [
  archivist,
  councilMeeting,
  eryn,
  guido,
  gunther,
  joust,
  landReform,
  mayor,
];
