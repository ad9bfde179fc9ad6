import { pop, push, reason, type Seat, type State, setTopArg, topArg } from '@hexwright/kernel';
import { type Book, HERO, handSize, type Part, rivalOf, type Site } from '../rulebook/index.ts';
import { countDown } from './goods.ts';
import { buildingSites, loseCard } from './losing.ts';

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

/** The stronger prince looks at the other's hand and puts cards of it under stacks. */
export const handFeud: Part = {
  id: 'hand feud',
  decisions: {
    'raid-hand': {
      args: (b) => [
        { name: 'count', domain: { id: 'count', size: 100 } },
        { name: 'owner', domain: b.domain('seat') },
      ],
    },
  },
  glimpses: { 'raid-hand': 'hand' },
  moves: (b) => [
    {
      name: 'take-away',
      args: [{ name: 'stack', domain: b.domain('stack') }],
      decisions: ['raid-hand'],
      list: (s, _seat, out) => {
        for (let stack = 0; stack < b.stacks.length; stack++)
          if (b.fields.handBacks.get(s, topArg(s, 1), b.stacks[stack]) > 0) out.put(stack);
      },
      apply: (s, seat, stack) => {
        const owner = topArg(s, 1);
        countDown(s);
        push(s, b.decision('put'), 1 << seat, stack, owner);
      },
    },
  ],
  words: {
    terms: {
      'decision.raid-hand': 'Put {count} of your opponent’s cards under stacks',
      'move.take-away': 'Put a card of the opponent under this stack',
    },
  },
};

export function startHandFeud(b: Book, s: State): void {
  const holder: Seat = b.fields.tokens.get(s, HERO);
  if (holder < 0) return;
  const victim = rivalOf(holder);
  const count = Math.min(TAKEN, handSize(b, s, victim));
  if (count > 0) push(s, b.decision('raid-hand'), 1 << holder, count, victim);
}
