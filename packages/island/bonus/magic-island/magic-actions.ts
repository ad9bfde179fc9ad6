import { NATURE, pop, push, reason, type Seat, type State, tell, topArg } from '@hexwright/kernel';
import type { Corner } from '../../board/index.ts';
import { BRANCHES } from '../../cities-knights/index.ts';
import { boardChange, improve, levelField } from '../../mechanics/index.ts';
import { type Book, NO_GOOD, type Part } from '../../rulebook/index.ts';
import { BOOKS, barShelf, books } from './books.ts';
import { choosing } from './choosing.ts';
import { developmentCard } from './development.ts';
import { pirateRing } from './pirate-ring.ts';
import { reserve } from './reserve.ts';
import type { CardId } from './rows.ts';
import { stacksOf } from './stacks.ts';
import { banish, WIZARDS, wizardry, wizardsOf } from './wizards.ts';

const NOTHING = reason('nothing-there', 'there is nothing there to choose');
const TWO_WIZARDS = reason('two-wizards', 'it takes two wizards');
const SAFE_LEVEL = 3;

const wizardDomain = { id: 'wizard', size: WIZARDS.length, names: WIZARDS };

const betterWorld = developmentCard({
  card: 'better-world',
  name: 'Better World',
  text: '1 magic: the pirate leaves the game, and a ship on the event die brings nothing any more.',
  shape: 'star',
  worth: 0.15,
  uses: [pirateRing, wizardry],
  when: (b) => (s) => b.the.pirateRing.at(s) >= 0,
  play: (b) => (s) => b.the.pirateRing.leave(s),
});

const grab = choosing({
  decision: 'by-magics-hand',
  move: 'grab-book',
  of: (b) => [{ name: 'card', domain: b.domain('card') }],
  each: (b) => (s, seat, found) => {
    for (const id of BOOKS) {
      const owner = stacksOf(b).ownerOf(s, id);
      if (owner >= 0 && owner !== seat) found(b.card(id), -1);
    }
  },
  chosen: (b) => (s, seat, card) => {
    const { ownerOf, lift, lay } = stacksOf(b);
    const from = ownerOf(s, b.cards[card].id as CardId);
    lift(s, from, card);
    lay(s, seat, card);
    if (s.events) tell(s, 'book-grabbed', { seat, from, card: b.cards[card].id });
  },
  why: () => () => NOTHING,
});

const byMagicsHand = developmentCard({
  card: 'by-magics-hand',
  name: 'By Magic’s Hand',
  text: '1 magic: take a magic book that another player has in play.',
  shape: 'fist',
  worth: 0.3,
  uses: [books],
  bar: barShelf,
  ...grab,
  terms: {
    'decision.by-magics-hand': 'By Magic’s Hand: choose a book',
    'move.grab-book': 'Take this book',
    'event.book-grabbed': '{seat} takes {card} from {from:seat}.',
    'reason.nothing-there': 'There is nothing there to choose.',
  },
});

const recall = choosing({
  decision: 'recall',
  move: 'recall-card',
  of: (b) => [{ name: 'card', domain: b.domain('card') }],
  each: (b) => (s, _seat, found) => {
    const { all, rows, discarded } = stacksOf(b);
    for (const card of all)
      if (
        rows[card]!.kind === 'action' &&
        discarded(s, card) > 0 &&
        b.cards[card].id !== 'knowledge-of-the-ancients'
      )
        found(card, -1);
  },
  chosen: (b) => (s, seat, card) => {
    const { retrieve, gain } = stacksOf(b);
    retrieve(s, card);
    gain(s, seat, card);
    if (s.events) tell(s, 'card-recalled', { seat, card: b.cards[card].id });
  },
  why: () => () => NOTHING,
});

const knowledge = developmentCard({
  card: 'knowledge-of-the-ancients',
  name: 'Knowledge of the Ancients',
  text: '2 magic: take an action, of magic or not, out of the cards that were laid aside.',
  shape: 'scroll',
  worth: 0.3,
  uses: [wizardry],
  ...recall,
  terms: {
    'decision.recall': 'Knowledge of the Ancients: choose a card',
    'move.recall-card': 'Take this card',
    'event.card-recalled': '{seat} takes {card} back.',
    'reason.nothing-there': 'There is nothing there to choose.',
  },
});

const BARREN = ['desert', 'jungle'];

const change = choosing({
  decision: 'land-change',
  move: 'change-land',
  of: (b) => [
    { name: 'hex', domain: b.domain('hex') },
    { name: 'terrain', domain: b.domain('terrain') },
  ],
  each: (b) => {
    const barren = BARREN.map((id) => b.terrain(id));
    return (s, _seat, found) => {
      for (let hex = 0; hex < b.topology.hexes; hex++) {
        const there = b.fields.terrain.get(s, hex);
        if (!barren.includes(there)) continue;
        for (let terrain = 0; terrain < b.terrains.length; terrain++)
          if (terrain !== there && b.the.reserve.land(s, terrain) > 0) found(hex, terrain);
      }
    };
  },
  chosen: (b) => (s, seat, hex, terrain) => {
    b.the.reserve.layLand(s, hex, terrain);
    if (b.rules.hexGood(s, hex) !== NO_GOOD) b.the.reserve.giveToken(s, seat, hex);
  },
  why: () => () => NOTHING,
});

const landChangeThyself = developmentCard({
  card: 'land-change-thyself',
  name: 'Land, Change Thyself!',
  text: '1 magic: exchange a desert or jungle for a hex of your choice out of the reserve. If it gives resources it gets a number token from the reserve, by chance.',
  shape: 'wheel',
  worth: 0.4,
  uses: [reserve, wizardry, boardChange()],
  ...change,
  terms: {
    'decision.land-change': 'Land, Change Thyself!: choose a hex and what becomes of it',
    'move.change-land': 'It becomes this',
    'reason.nothing-there': 'There is nothing there to choose.',
  },
});

/** settlements that may become cities, places that a settlement may move to, branches that can rise by two levels */
const citySites = (b: Book, s: State, seat: Seat): Corner[] => {
  const city = b.piece('city');
  const found: Corner[] = [];
  if (b.fields.supply.get(s, seat, city.index) === 0) return found;
  for (let corner = 0; corner < city.places; corner++)
    if (b.rules.barBuild(s, seat, city.index, corner) === undefined) found.push(corner);
  return found;
};

const LEVELS = 2;

/** whether two levels more can be reached, one after the other */
const canRise = (b: Book, s: State, seat: Seat, branch: string): boolean => {
  const level = b.row<Seat>(levelField(branch));
  if (level.get(s, seat) + LEVELS > 5 || b.the.improvements.bar(s, seat, branch)) return false;
  level.add(s, seat, 1);
  const bar = b.the.improvements.bar(s, seat, branch);
  level.add(s, seat, -1);
  return bar === undefined;
};

const settlements = (b: Book, s: State, seat: Seat): Corner[] => {
  const own = b.mark(seat, b.piece('settlement').index);
  return b.walks.edgesAt.flatMap((_, corner) => (b.fields.building.get(s, corner) === own ? [corner] : []));
};

/** Where a settlement that leaves its corner could stand, as if it were gone. */
function movesOf(b: Book, s: State, seat: Seat, from: Corner): Corner[] {
  const settlement = b.piece('settlement');
  const { building } = b.fields;
  const mark = building.get(s, from);
  building.set(s, from, 0);
  const found: Corner[] = [];
  for (let corner = 0; corner < settlement.places; corner++)
    if (corner !== from && b.rules.barBuild(s, seat, settlement.index, corner) === undefined)
      found.push(corner);
  building.set(s, from, mark);
  return found;
}

const materialization = developmentCard({
  card: 'materialization',
  name: 'Materialization',
  text: '1 magic: a settlement of yours becomes a city, or moves to another corner where you could build one, or one of your improvements rises by two levels, if you may have both.',
  shape: 'gem',
  worth: 0.9,
  uses: [wizardry],
  decisions: { materialize: {} },
  when: (b) => (s, seat) =>
    citySites(b, s, seat).length > 0 ||
    b.the.improvements.branches().some((branch) => canRise(b, s, seat, branch)) ||
    settlements(b, s, seat).some((from) => movesOf(b, s, seat, from).length > 0),
  play: (b) => (s, seat) => push(s, b.decision('materialize'), 1 << seat),
  moves: (b) => {
    const branches = b.the.improvements.branches();
    return [
      {
        name: 'conjure-city',
        args: [{ name: 'corner', domain: b.domain('corner') }],
        decisions: ['materialize'],
        list: (s, seat, out) => {
          for (const corner of citySites(b, s, seat)) out.put(corner);
        },
        apply: (s, seat, corner) => {
          pop(s);
          const { index } = b.piece('city');
          b.rules.build(s, seat, index, corner);
          b.rules.reviewAwards(s);
          b.rules.built(s, seat, index, corner);
        },
        why: (s, seat, corner) =>
          corner < 0 ? undefined : (b.rules.barBuild(s, seat, b.piece('city').index, corner) ?? NOTHING),
      },
      {
        name: 'conjure-away',
        args: [
          { name: 'corner', domain: b.domain('corner') },
          { name: 'to', domain: b.domain('corner') },
        ],
        decisions: ['materialize'],
        list: (s, seat, out) => {
          for (const from of settlements(b, s, seat))
            for (const to of movesOf(b, s, seat, from)) out.put(from, to);
        },
        apply: (s, seat, from, to) => {
          pop(s);
          const { index } = b.piece('settlement');
          b.rules.unbuild(s, index, from);
          b.rules.build(s, seat, index, to);
          b.rules.reviewAwards(s);
          b.rules.built(s, seat, index, to);
        },
        why: () => NOTHING,
      },
      {
        name: 'conjure-levels',
        args: [{ name: 'branch', domain: { id: 'branch', size: branches.length, names: branches } }],
        decisions: ['materialize'],
        list: (s, seat, out) => {
          for (let branch = 0; branch < branches.length; branch++)
            if (canRise(b, s, seat, branches[branch])) out.put(branch);
        },
        apply: (s, seat, branch) => {
          pop(s);
          for (let n = 0; n < LEVELS; n++) improve(b, s, seat, branches[branch]);
          b.rules.reviewAwards(s);
        },
        why: () => NOTHING,
      },
    ];
  },
  terms: {
    'decision.materialize': 'Materialization: a city, a settlement elsewhere, or two levels',
    'move.conjure-city': 'Make this settlement a city',
    'move.conjure-away': 'Move a settlement',
    'move.conjure-levels': 'Rise by two levels',
    'reason.nothing-there': 'There is nothing there to choose.',
  },
});

const bewitch = choosing({
  decision: 'witch',
  move: 'bewitch',
  of: (b) => {
    const branches = b.the.improvements.branches();
    return [
      { name: 'seat', domain: b.domain('seat') },
      { name: 'branch', domain: { id: 'branch', size: branches.length, names: branches } },
    ];
  },
  each: (b) => {
    const levels = BRANCHES.map(({ branch }) => b.row<Seat>(levelField(branch)));
    return (s, seat, found) => {
      for (const other of b.rivals[seat])
        levels.forEach((level, branch) => {
          const height = level.get(s, other);
          if (height > 0 && height <= SAFE_LEVEL) found(other, branch);
        });
    };
  },
  chosen: (b) => (s, seat, other, branch) => {
    const name = b.the.improvements.branches()[branch];
    b.row<Seat>(levelField(name)).add(s, other, -1);
    if (s.events) tell(s, 'bewitched', { seat, of: other, branch: name });
  },
  why: () => () => NOTHING,
});

const witch = developmentCard({
  card: 'witch',
  name: 'Witch',
  text: '1 magic, and you need two wizards: another player loses a level of a city improvement of your choice, of the first three.',
  shape: 'mask',
  worth: 0.35,
  uses: [wizardry],
  bar: (b) => (s, seat) => (wizardsOf(b, s, seat) < 2 ? TWO_WIZARDS : undefined),
  ...bewitch,
  terms: {
    'decision.witch': 'Witch: choose a player and an improvement',
    'move.bewitch': 'Take a level away',
    'event.bewitched': '{seat} bewitches {of:seat}, who loses a level of {branch}.',
    'reason.two-wizards': 'You need two wizards.',
    'reason.nothing-there': 'There is nothing there to choose.',
  },
});

const duel = choosing({
  decision: 'wizards-duel',
  move: 'call-to-duel',
  of: () => [
    { name: 'wizard', domain: wizardDomain },
    { name: 'against', domain: wizardDomain },
  ],
  each: (b) => (s, seat, found) => {
    const { ownerOf } = stacksOf(b);
    WIZARDS.forEach((own, i) => {
      if (ownerOf(s, own) !== seat) return;
      WIZARDS.forEach((other, k) => {
        if (ownerOf(s, other) >= 0 && ownerOf(s, other) !== seat) found(i, k);
      });
    });
  },
  chosen: (b) => (s, _seat, own, other) => push(s, b.decision('duel-dice'), NATURE, own, other),
  why: () => () => NOTHING,
});

const wizardsDuel = developmentCard({
  card: 'wizards-duel',
  name: 'Wizard’s Duel',
  text: '1 magic: one of your wizards meets one of another player. Each rolls a die and adds the magic that the wizard holds. The lower one goes under the magic stack.',
  shape: 'flame',
  worth: 0.3,
  uses: [wizardry],
  when: duel.when,
  play: duel.play,
  decisions: {
    ...duel.decisions,
    'duel-dice': {
      nature: true,
      args: () => [
        { name: 'wizard', domain: wizardDomain },
        { name: 'against', domain: wizardDomain },
      ],
    },
  },
  moves: (b) => [
    ...duel.moves(b),
    {
      name: 'duel-dice',
      args: [
        { name: 'first', domain: b.domain('die') },
        { name: 'second', domain: b.domain('die') },
      ],
      decisions: ['duel-dice'],
      uniform: true,
      list: (_s, _nature, out) => out.putAll(),
      apply: (s, _nature, first, second) => {
        const [own, other] = [topArg(s, 0), topArg(s, 1)];
        pop(s);
        const store = b.row('wizardMagic');
        const mine = first + 1 + store.get(s, own);
        const theirs = second + 1 + store.get(s, other);
        if (s.events) tell(s, 'dueled', { wizard: WIZARDS[own], against: WIZARDS[other], mine, theirs });
        if (mine !== theirs) banish(b, s, WIZARDS[mine < theirs ? own : other]);
      },
    },
  ],
  terms: {
    'decision.wizards-duel': 'Wizard’s Duel: choose your wizard and another',
    'decision.duel-dice': 'The wizards duel',
    'move.call-to-duel': 'These two duel',
    'move.duel-dice': 'The dice of the duel',
    'event.dueled': '{wizard} duels with {against:wizard}: {mine} to {theirs}.',
    'event.wizard-banished': '{wizard} goes under the magic stack.',
    'reason.nothing-there': 'There is nothing there to choose.',
  },
});

/** What is done at once for magic. */
export const magicActions: readonly Part[] = [
  betterWorld,
  byMagicsHand,
  knowledge,
  landChangeThyself,
  materialization,
  witch,
  wizardsDuel,
];
