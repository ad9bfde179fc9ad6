import { pop, push, reason, type State, setTopArg, tell, topArg } from '@hexwright/kernel';
import type { Part } from '../../rulebook/index.ts';
import { type HordesConfig, handles } from './hordes.ts';

export interface ErrandsConfig {
  readonly card: string;
  /** how many errands the card runs, any of them and one twice if wished */
  readonly count: number;
  readonly hordes: HordesConfig;
  /** the blocker that one of them moves */
  readonly blocker: string;
}

const EMPTY_CAMP = reason('camp-empty', 'nobody is in that camp');
const NO_CAMP = reason('no-camp', 'a Hun is sent from one camp to another');
const NOBODY_THERE = reason('nobody-inland', 'no Hun stands on this land');

/** A card runs errands against hordes: it sends one from a camp to another, takes one off the land, or moves a blocker that steals nothing. */
export function errands({ card, count, hordes, blocker }: ErrandsConfig): Part {
  return {
    id: 'errands',
    of: { card, count, hordes, blocker },
    decisions: { errand: { args: () => [{ name: 'left', domain: { id: 'count', size: 10 } }] } },
    changes: {
      cards: { [card]: { play: (b) => (s, seat) => push(s, b.decision('errand'), 1 << seat, count) } },
    },
    moves: (b) => {
      const at = handles(b, hordes);
      const ship = b.blocker(blocker);
      const isCamp = (hex: number): boolean => at.camps.includes(hex);
      const inland = at.columns.flat();
      const done = (s: State): void => {
        const left = topArg(s, 0) - 1;
        if (left > 0) setTopArg(s, 0, left);
        else pop(s);
      };
      return [
        {
          name: 'divert-hun',
          args: [
            { name: 'from', domain: b.domain('hex') },
            { name: 'to', domain: b.domain('hex') },
          ],
          decisions: ['errand'],
          list: (s, _seat, out) => {
            for (const from of at.camps)
              if (at.huns.get(s, from) > 0) for (const to of at.camps) if (to !== from) out.put(from, to);
          },
          apply: (s, seat, from, to) => {
            at.huns.add(s, from, -1);
            at.huns.add(s, to, 1);
            if (s.events) tell(s, 'hun-diverted', { seat, from, to });
            done(s);
          },
          why: (s, _seat, from, to) => {
            if (from < 0) return at.camps.some((hex) => at.huns.get(s, hex) > 0) ? undefined : EMPTY_CAMP;
            if (!isCamp(from)) return NO_CAMP;
            if (at.huns.get(s, from) === 0) return EMPTY_CAMP;
            return to >= 0 ? NO_CAMP : undefined;
          },
        },
        {
          name: 'drive-back-hun',
          args: [{ name: 'hex', domain: b.domain('hex') }],
          decisions: ['errand'],
          list: (s, _seat, out) => {
            for (const hex of inland) if (at.huns.get(s, hex) > 0) out.put(hex);
          },
          apply: (s, seat, hex) => {
            at.huns.add(s, hex, -1);
            // Its number is on its back: it counts as one of those that most are missing of.
            let fewest = 0;
            for (let number = 1; number < at.camps.length; number++)
              if (at.left.get(s, number) < at.left.get(s, fewest)) fewest = number;
            at.left.add(s, fewest, 1);
            if (s.events) tell(s, 'hun-driven-back', { seat, hex });
            done(s);
          },
          why: () => NOBODY_THERE,
        },
        {
          name: 'send-pirate',
          args: [{ name: 'hex', domain: b.domain('hex') }],
          decisions: ['errand'],
          list: (s, seat, out) => {
            for (let hex = 0; hex < b.topology.hexes; hex++)
              if (b.the.blockers.barStand(s, ship, hex, seat) === undefined) out.put(hex);
          },
          apply: (s, seat, hex) => {
            b.fields.blocker.set(s, ship, hex);
            if (s.events) tell(s, 'blocker-moved', { seat, blocker, place: hex });
            done(s);
          },
          why: (s, seat, hex) => (hex < 0 ? undefined : b.the.blockers.barStand(s, ship, hex, seat)),
        },
        {
          name: 'end-errands',
          decisions: ['errand'],
          list: (_s, _seat, out) => out.put(),
          apply: (s) => pop(s),
        },
      ];
    },
    words: {
      terms: {
        'decision.errand': 'Your knight runs errands: {left} left',
        'move.divert-hun': 'Send a Hun to another camp',
        'move.drive-back-hun': 'Drive a Hun off the land',
        'move.send-pirate': 'Move the pirate',
        'move.end-errands': 'No more errands',
        'event.hun-diverted': '{seat} sends a Hun to another camp.',
        'event.hun-driven-back': '{seat} drives a Hun off the land.',
        'reason.camp-empty': 'Nobody is in that camp.',
        'reason.no-camp': 'A Hun goes from one camp to another.',
        'reason.nobody-inland': 'No Hun stands on this land.',
      },
    },
    looks: {
      moves: {
        'divert-hun': { shape: 'skull' },
        'drive-back-hun': { shape: 'skull' },
        'send-pirate': { shape: 'ship' },
      },
    },
  };
}
