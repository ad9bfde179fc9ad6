import {
  pop,
  push,
  reason,
  type Seat,
  type State,
  setTopArg,
  tell,
  toMove,
  topArg,
  topKind,
} from '@hexwright/kernel';
import type { Corner } from '../../board/index.ts';
import { knights, PROGRESS } from '../../cities-knights/index.ts';
import { deckFields } from '../../mechanics/index.ts';
import type { Book, CardNo, Part } from '../../rulebook/index.ts';
import { namedKnights, namedKnightsOf } from './named-knights.ts';
import { stacksOf } from './stacks.ts';

const NOT_OWN = reason('no-unit', 'no knight of the seat stands there');
const NO_KNIGHT = reason('no-better-knight', 'no card of the next rank is at hand for it');
const SPARED = reason('never-deserts', 'she never deserts');
const ABSENT = reason('no-such-card', 'there is no such card');
const RAISES = 2;

/** whether this card can take the place of the knight on the corner */
const makeFits = (b: Book) => {
  const units = knights.of(b);
  const { rows, inHand } = stacksOf(b);
  return (s: State, seat: Seat, corner: Corner, card: CardNo, freed: number): boolean => {
    const row = rows[card];
    if (row?.kind !== 'knight' || units.owner(s, corner) !== seat) return false;
    if (row.rank !== units.rank(s, corner) + 1) return false;
    if (card !== freed && inHand(s, seat, card) === 0) return false;
    if (units.left(s, seat, row.rank) === 0) return false;
    return row.rank < 2 || b.the.improvements.able(s, seat, 'politics');
  };
};

const smithing = (b: Book) => {
  const units = knights.of(b);
  const { all } = stacksOf(b);
  const fits = makeFits(b);
  return (s: State, seat: Seat, freed: number, found: (corner: Corner, card: CardNo) => void): void =>
    units.each(s, seat, (corner) => {
      for (const card of all) if (fits(s, seat, corner, card, freed)) found(corner, card);
    });
};

const deserters = (b: Book, s: State, seat: Seat, found: (corner: Corner) => void): void => {
  const named = namedKnightsOf(b);
  const johanna = named.find(s, 'johanna');
  knights.of(b).each(s, seat, (corner) => {
    if (corner !== johanna) found(corner);
  });
};

/** What the progress cards of knights and spies do where knights and developments are cards. */
export const progressChanges: Part = {
  id: 'progress-changes',
  uses: [namedKnights],
  fields: {
    /** the chits of the knight whose card a Smith has set free */
    forgedChits: { noLook: 'it is nothing between two moves' },
  },
  decisions: {
    'smith-named': {
      args: (b) => [
        { name: 'left', domain: { id: 'count', size: 100 } },
        { name: 'freed', domain: { id: 'card-or-none', size: b.cards.length + 1 } },
      ],
    },
    'desert-named-from': {},
    'desert-named': { args: (b) => [{ name: 'for', domain: b.domain('seat') }], opener: 'for' },
    'take-deserter': {
      args: (b) => [{ name: 'corner', domain: b.domain('corner') }],
    },
    'spy-developments': { args: (b) => [{ name: 'from', domain: b.domain('seat') }] },
  },
  changes: {
    cards: {
      warlord: {
        when: (b) => {
          const units = knights.of(b);
          return (s, seat) => {
            let idle = false;
            units.each(s, seat, (corner) => {
              if (!units.isActive(s, corner)) idle = true;
            });
            return idle;
          };
        },
        play: (b) => {
          const units = knights.of(b);
          const named = namedKnightsOf(b);
          return (s, seat) =>
            units.each(s, seat, (corner) => {
              if (units.isActive(s, corner)) return;
              if (named.waits(s, corner)) named.ease(s, corner);
              else units.activate(s, corner);
            });
        },
      },
      smith: {
        when: (b) => {
          const all = smithing(b);
          return (s, seat) => {
            let any = false;
            all(s, seat, -1, () => {
              any = true;
            });
            return any;
          };
        },
        play: (b) => (s, seat) => push(s, b.decision('smith-named'), 1 << seat, RAISES, 0),
      },
      deserter: {
        when: (b) => (s, seat) => {
          let any = false;
          for (const other of b.rivals[seat])
            deserters(b, s, other, () => {
              any = true;
            });
          return any;
        },
        play: (b) => (s, seat) => push(s, b.decision('desert-named-from'), 1 << seat),
      },
      spy: {
        when: (b) => {
          const { count } = deckFields(b, PROGRESS);
          return (s, seat) =>
            b.rivals[seat].some((other) => count.get(s, other) > 0 || stacksOf(b).held(s, other) > 0);
        },
      },
    },
  },
  rules: (was, b) => {
    const asked = b.decision('spy-developments');
    return {
      development: {
        sees: (s, viewer, seat) =>
          was.development.sees(s, viewer, seat) ||
          (topKind(s) === asked && toMove(s) === 1 << viewer && topArg(s, 0) === seat),
      },
    };
  },
  moves: (b) => {
    const units = knights.of(b);
    const named = namedKnightsOf(b);
    const stacks = stacksOf(b);
    const all = smithing(b);
    const fits = makeFits(b);
    const kept = b.cell('forgedChits');
    const corner = { name: 'corner', domain: b.domain('corner') };
    const deserter = (s: State, seat: Seat, at: Corner): boolean => {
      let found = false;
      deserters(b, s, seat, (each) => {
        if (each === at) found = true;
      });
      return found;
    };
    const layAside = (s: State, card: CardNo): void => {
      if (card >= 0) stacks.discard(s, card);
    };
    return [
      {
        name: 'forge-knight',
        args: [corner, { name: 'card', domain: b.domain('card') }],
        decisions: ['smith-named'],
        list: (s, seat, out) => all(s, seat, topArg(s, 1) - 1, (at, card) => out.put(at, card)),
        apply: (s, seat, at, card) => {
          const left = topArg(s, 0) - 1;
          const freed = topArg(s, 1) - 1;
          if (card !== freed) stacks.leave(s, seat, card);
          // What a knight has won goes along with its card.
          const won = named.chits(s, at);
          const old = named.exchange(s, seat, at, card, card === freed ? kept.get(s) : 0);
          kept.set(s, won);
          stacks.lift(s, seat, old);
          stacks.lay(s, seat, card);
          if (card !== freed) layAside(s, freed);
          if (s.events) tell(s, 'knight-forged', { seat, card: b.cards[card].id, on: 'corner', place: at });
          b.rules.reviewAwards(s);
          setTopArg(s, 0, left);
          setTopArg(s, 1, old + 1);
          let more = false;
          if (left > 0)
            all(s, seat, old, () => {
              more = true;
            });
          if (more) return;
          pop(s);
          layAside(s, old);
        },
        why: (s, seat, at, card) => {
          if (at < 0) return undefined;
          if (units.owner(s, at) !== seat) return NOT_OWN;
          return card < 0 || fits(s, seat, at, card, topArg(s, 1) - 1) ? undefined : NO_KNIGHT;
        },
      },
      {
        name: 'forge-no-more',
        quiet: true,
        decisions: ['smith-named'],
        list: (s, _seat, out) => {
          if (topArg(s, 0) < RAISES) out.put();
        },
        apply: (s) => {
          const freed = topArg(s, 1) - 1;
          pop(s);
          layAside(s, freed);
        },
        why: () => reason('must-promote', 'the first one is promoted'),
      },
      {
        name: 'lure-away',
        args: [{ name: 'seat', domain: b.domain('seat') }],
        decisions: ['desert-named-from'],
        list: (s, seat, out) => {
          for (const other of b.rivals[seat]) {
            let any = false;
            deserters(b, s, other, () => {
              any = true;
            });
            if (any) out.put(other);
          }
        },
        apply: (s, seat, other) => {
          pop(s);
          push(s, b.decision('desert-named'), 1 << other, seat);
        },
        why: () => reason('not-this-player', 'this player cannot be chosen'),
      },
      {
        name: 'let-desert',
        args: [corner],
        decisions: ['desert-named'],
        list: (s, seat, out) => deserters(b, s, seat, (at) => out.put(at)),
        apply: (s, _seat, at) => {
          const to = topArg(s, 0);
          pop(s);
          const free = units.left(s, to, units.rank(s, at)) > 0 && named.posts(s, to).length > 0;
          // Who has no such piece, or no place for it, takes the knight off the board and no more.
          if (free) push(s, b.decision('take-deserter'), 1 << to, at);
          else units.remove(s, at);
        },
        why: (s, seat, at) => {
          if (at < 0) return undefined;
          if (units.owner(s, at) !== seat) return NOT_OWN;
          return deserter(s, seat, at) ? undefined : SPARED;
        },
      },
      {
        name: 'take-deserter',
        args: [corner],
        decisions: ['take-deserter'],
        list: (s, seat, out) => {
          for (const at of named.posts(s, seat)) out.put(at);
        },
        apply: (s, seat, at) => {
          const from = topArg(s, 0);
          pop(s);
          if (s.events)
            tell(s, 'knight-deserts', { seat, of: units.owner(s, from), on: 'corner', place: at });
          named.take(s, from, seat, at);
        },
        why: (s, seat, at) => (at < 0 ? undefined : named.barPost(s, seat, at)),
      },
      {
        name: 'spy-on-developments',
        args: [{ name: 'seat', domain: b.domain('seat') }],
        decisions: ['spy-on-whom'],
        list: (s, seat, out) => {
          for (const other of b.rivals[seat]) if (stacks.held(s, other) > 0) out.put(other);
        },
        apply: (s, seat, other) => {
          pop(s);
          push(s, b.decision('spy-developments'), 1 << seat, other);
          if (s.events) tell(s, 'spied-developments', { seat, from: other });
        },
        why: () => reason('not-this-player', 'this player cannot be chosen'),
      },
      {
        name: 'take-development',
        args: [{ name: 'card', domain: b.domain('card') }],
        decisions: ['spy-developments'],
        list: (s, _seat, out) => {
          for (const card of stacks.all) if (stacks.inHand(s, topArg(s, 0), card) > 0) out.put(card);
        },
        apply: (s, seat, card) => {
          const from = topArg(s, 0);
          pop(s);
          stacks.leave(s, from, card);
          stacks.gain(s, seat, card);
          if (s.events)
            tell(
              s,
              'development-taken',
              { seat, from },
              { seats: (1 << seat) | (1 << from), data: { card: b.cards[card].id } },
            );
        },
        why: (s, _seat, card) => (card < 0 || stacks.inHand(s, topArg(s, 0), card) > 0 ? undefined : ABSENT),
        audience: (s, seat) => (1 << seat) | (1 << topArg(s, 0)),
      },
      {
        name: 'take-no-development',
        quiet: true,
        decisions: ['spy-developments'],
        list: (_s, _seat, out) => out.put(),
        apply: (s) => pop(s),
      },
    ];
  },
  words: {
    terms: {
      'decision.smith-named': 'Smith: replace up to two knights by better ones',
      'decision.desert-named-from': 'Deserter: choose a player',
      'decision.desert-named': 'Deserter: give up one of your knights',
      'decision.take-deserter': 'Deserter: choose the corner for the knight',
      'decision.spy-developments': 'Spy: take a development card out of this hand, or none',
      'move.forge-knight': 'This card takes the knight’s place',
      'move.forge-no-more': 'Replace no other',
      'move.lure-away': 'A knight deserts',
      'move.let-desert': 'Give this knight up',
      'move.take-deserter': 'Put the knight here',
      'move.spy-on-developments': 'Look at the development cards of',
      'move.take-development': 'Take this card',
      'move.take-no-development': 'Take none',
      'event.knight-forged': '{seat} has {card} take a knight’s place.',
      'event.knight-deserts': 'A knight of {of:seat} deserts to {seat}.',
      'event.spied-developments': '{seat} looks at the development cards of {from:seat}.',
      'event.development-taken': '{seat} takes a development card from {from:seat}.',
      'event.development-taken.known': '{seat} takes {card} from {from:seat}.',
      'reason.no-better-knight': 'You have no card of the next rank for it.',
      'reason.no-such-card': 'There is no such card.',
      'reason.never-deserts': 'This knight never deserts.',
      'reason.must-promote': 'The first knight is already promoted.',
      'reason.not-this-player': 'This player cannot be chosen.',
    },
  },
};
