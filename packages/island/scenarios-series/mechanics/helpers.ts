import { pop, push, reason, type Seat, type State, tell, toMove, topKind } from '@hexwright/kernel';
import type { Book, MoveSpec, Part } from '../../rulebook/index.ts';
import type { Helper } from '../helpers/index.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    helpers: HelperPoints;
  }
}

export interface HelperPoints {
  /** whether the seat has this helper and may be helped this turn */
  ready(s: State, seat: Seat, helper: string): boolean;
  /** the seat has called its helper: what it does with the card comes when the help is over */
  used(s: State, seat: Seat, helper: string): void;
}

/** which side of the card lies up */
const [SIDE_A, SIDE_B] = [0, 1];

const USED = reason('helper-used', 'a helper has been called this turn');
const FRESH = reason('helper-fresh', 'the helper came this turn');
const IDLE = reason('helper-idle', 'there is nothing for this helper to do now');
const WAITS = reason('helper-waits', 'this helper answers to a roll');
const SECOND = reason('helper-second', 'the card has been turned over already');
const NOT_FREE = reason('helper-taken', 'this helper is not in the display');

/** what bots hope for of a helper that they have called, in points, and of a second call */
const [HOPE, AGAIN] = [0.15, 0.04];

/**
 * Everybody has one helper, who helps once a turn but not in the turn in which they came. After the first time the card is turned
 * over or exchanged, after the second it is exchanged, for any that lies in the display.
 */
export function helpers(all: readonly Helper[]): Part {
  const ids = all.map(({ id }) => id);
  const domain = { id: 'helper', size: ids.length, names: ids };
  return {
    id: 'helpers',
    of: ids,
    uses: all.flatMap(({ part }) => part ?? []),
    fields: {
      /** by helper: the seat they help, plus one; 0 in the display */
      helperOf: { holds: 'seat+1', per: [ids.length] },
      helperSide: { per: ['seat'] },
      /** by seat: whether its helper came this turn, and whether it has called one */
      helperFresh: { per: ['seat'], noLook: 'a reason names it where it counts' },
      helperUsed: { per: ['seat'], noLook: 'a reason names it where it counts' },
    },
    decisions: { 'after-help': {} },
    brings: ['helpers'],
    rules: (was, b) => {
      const at = helperFields(b);
      const after = b.decision('after-help');
      const helping = all.flatMap(({ part }) => Object.keys(part?.decisions ?? {}));
      const asking = new Set(helping.map((name) => b.decision(name)));
      /** the helper with the lowest number is dealt, then those without */
      const deal = (s: State, seat: Seat): void => {
        if (at.ofSeat(s, seat) >= 0) return;
        const free = ids.flatMap((_, i) => (at.of.get(s, i) === 0 ? [i] : []));
        free.sort((one, other) => (all[one].number ?? ids.length) - (all[other].number ?? ids.length));
        at.of.set(s, free[0], seat + 1);
        if (s.events) tell(s, 'helper-taken', { seat, helper: ids[free[0]] });
      };
      return {
        startGoods: (s, seat, corner) => {
          deal(s, seat);
          was.startGoods(s, seat, corner);
        },
        beginTurn: (s) => {
          was.beginTurn(s);
          at.fresh.fill(s, 0);
          at.used.fill(s, 0);
          // Where nobody places a second settlement they are dealt in the order in which that would be.
          const first = b.rules.firstSeat(s);
          for (let i = b.seats - 1; i >= 0; i--) deal(s, (first + i) % b.seats);
        },
        helpers: {
          ready: (s, seat, helper) =>
            at.of.get(s, ids.indexOf(helper)) === seat + 1 &&
            at.used.get(s, seat) === 0 &&
            at.fresh.get(s, seat) === 0,
          used: (s, seat, helper) => {
            at.used.set(s, seat, 1);
            if (s.events) tell(s, 'helper-called', { seat, helper });
            push(s, after, 1 << seat);
          },
        },
        hints: {
          progress: (s, seat) => {
            const hope = asking.has(topKind(s)) && toMove(s) === 1 << seat ? HOPE : 0;
            const again = at.side.get(s, seat) === SIDE_A ? AGAIN : 0;
            return was.hints.progress(s, seat) + hope + again;
          },
        },
      };
    },
    moves: (b) => [useHelper(b, all), ...afterwards(b, ids, domain)],
    words: { terms: termsOf(all) },
    looks: {
      fields: {
        helperOf: { on: 'places', shape: 'people', places: all.map(({ name }) => name), domain: 'helper' },
        helperSide: { on: 'seat', shape: 'people' },
      },
      moves: { 'use-helper': { shape: 'people', colour: '#7b3fa0' } },
    },
  };
}

function helperFields(b: Book) {
  const of = b.row('helperOf');
  return {
    of,
    side: b.row<Seat>('helperSide'),
    fresh: b.row<Seat>('helperFresh'),
    used: b.row<Seat>('helperUsed'),
    /** the helper of the seat, or -1 */
    ofSeat: (s: State, seat: Seat): number => of.all(s).indexOf(seat + 1),
  };
}

function useHelper(b: Book, all: readonly Helper[]): MoveSpec {
  const at = helperFields(b);
  const when = all.map((helper) => helper.when(b));
  const help = all.map((helper) => helper.help(b));
  const momentsOf = all.map((helper) => new Set(helper.in.map((name) => b.decision(name))));
  const paired = b.decision('paired');
  const main = b.decision('main');
  const isNow = (s: State, helper: number): boolean =>
    momentsOf[helper].has(topKind(s) === paired ? main : topKind(s));
  return {
    name: 'use-helper',
    decisions: [...new Set(all.flatMap((helper) => helper.in))],
    list: (s, seat, out) => {
      if (at.used.get(s, seat) !== 0 || at.fresh.get(s, seat) !== 0) return;
      const helper = at.ofSeat(s, seat);
      if (helper >= 0 && isNow(s, helper) && when[helper](s, seat)) out.put();
    },
    apply: (s, seat) => {
      const helper = at.ofSeat(s, seat);
      b.the.helpers.used(s, seat, all[helper].id);
      help[helper](s, seat);
    },
    why: (s, seat) => {
      if (at.used.get(s, seat) !== 0) return USED;
      if (at.fresh.get(s, seat) !== 0) return FRESH;
      const helper = at.ofSeat(s, seat);
      if (helper >= 0 && all[helper].in.length === 0) return WAITS;
      return helper >= 0 && isNow(s, helper) && when[helper](s, seat) ? undefined : IDLE;
    },
  };
}

function afterwards(
  b: Book,
  ids: readonly string[],
  domain: { readonly id: string; readonly size: number; readonly names: readonly string[] },
): MoveSpec[] {
  const at = helperFields(b);
  return [
    {
      name: 'turn-helper',
      decisions: ['after-help'],
      list: (s, seat, out) => {
        if (at.side.get(s, seat) === SIDE_A) out.put();
      },
      apply: (s, seat) => {
        pop(s);
        at.side.set(s, seat, SIDE_B);
        if (s.events) tell(s, 'helper-turned', { seat, helper: ids[at.ofSeat(s, seat)] });
      },
      why: () => SECOND,
    },
    {
      name: 'exchange-helper',
      args: [{ name: 'helper', domain }],
      decisions: ['after-help'],
      list: (s, _seat, out) => {
        for (let i = 0; i < ids.length; i++) if (at.of.get(s, i) === 0) out.put(i);
      },
      apply: (s, seat, helper) => {
        pop(s);
        at.of.set(s, at.ofSeat(s, seat), 0);
        at.of.set(s, helper, seat + 1);
        at.side.set(s, seat, SIDE_A);
        at.fresh.set(s, seat, 1);
        if (s.events) tell(s, 'helper-taken', { seat, helper: ids[helper] });
      },
      why: (s, _seat, helper) => (helper >= 0 && at.of.get(s, helper) !== 0 ? NOT_FREE : undefined),
    },
  ];
}

function termsOf(all: readonly Helper[]) {
  return {
    ...Object.fromEntries(
      all.flatMap(({ id, name, text }) => [
        [`helper.${id}`, name],
        [`helper.${id}.text`, text],
      ]),
    ),
    'field.helperOf': 'Helpers',
    'field.helperSide': 'Helper on side B',
    'decision.after-help': 'Turn the helper over, or exchange it',
    'move.use-helper': 'Call your helper',
    'move.turn-helper': 'Turn it over to side B',
    'move.exchange-helper': 'Exchange it for this one',
    'event.helper-called': '{helper} helps {seat}.',
    'event.helper-turned': '{seat} turns {helper} over.',
    'event.helper-taken': '{seat} takes {helper}.',
    'reason.helper-used': 'You have called a helper this turn.',
    'reason.helper-fresh': 'Your helper came this turn.',
    'reason.helper-idle': 'There is nothing for your helper to do now.',
    'reason.helper-waits': 'This helper answers to a roll.',
    'reason.helper-second': 'The card has been turned over already: exchange it.',
    'reason.helper-taken': 'This helper is not in the display.',
  };
}
