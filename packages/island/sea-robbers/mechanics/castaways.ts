import { NATURE, pop, push, reason, type Seat, type State, tell, topArg } from '@hexwright/kernel';
import { type Corner, markNeed } from '../../board/index.ts';
import { canPay, gainChits, pay } from '../../mechanics/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';
import { field, handlesOf } from '../../rulebook/index.ts';
import { CASTAWAY } from '../boards/marks.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    castaways: CastawayPoints;
  }
}

export interface CastawayPoints {
  /** the seat has saved another castaway */
  saved(s: State, seat: Seat): void;
}

export interface CastawaysConfig {
  /** how many a seat can save, and the chits for whoever has done so first and later */
  readonly most: number;
  readonly chits: { readonly first: number; readonly later: number };
}

/** what castaways cost, a pair of goods each */
const COSTS = [
  ['brick', 'brick'],
  ['brick', 'grain'],
  ['brick', 'grain'],
  ['brick', 'lumber'],
  ['brick', 'wool'],
  ['grain', 'grain'],
  ['grain', 'lumber'],
  ['grain', 'wool'],
  ['grain', 'wool'],
  ['lumber', 'lumber'],
  ['lumber', 'wool'],
  ['wool', 'wool'],
] as const;
const NAMES = COSTS.map((pair) => pair.join('-'));
const KINDS = [...new Set(NAMES)];

const castawayAtFields = {
  /** by corner: 1 where a castaway waits */
  castawayAt: field.row('corner'),
  /** by corner: what the castaway costs, plus one, once somebody has looked; those who have know it */
  castawayCost: field.row('corner', { audience: 'none' }),
  /** by corner: who has looked, as bits */
  castawaySeen: field.row('corner', { noLook: 'the log tells who has looked where' }),
  /** by kind: what nobody has looked at */
  castawaysUnseen: field.row(KINDS.length, { audience: 'none' }),
  castaways: field.row('seat'),
  castawayLooked: field.cell({ noLook: 'what has been done is offered no more this turn' }),
};

const NO_OUTPOST = reason('no-outpost', 'the seat has no outpost yet');
const LOOKED = reason('castaway-looked', 'one castaway has been looked at this turn');
const NONE_THERE = reason('no-castaway', 'no castaway is there');
const ALL_SAVED = reason('castaways-enough', 'nobody saves more castaways');
const TOO_DEAR = reason('castaway-price', 'the hand cannot pay for this castaway');

/** what a saved castaway is worth on the way to the chits, and looking for one, in points */
const WORTH = 0.55;
const LOOK = 0.02;

/**
 * Castaways lie face down on an island. Whoever has an outpost may look at one a turn, in secret, and save it by paying at once what it
 * costs. What nobody has looked at is undecided: nature says it to the first who looks.
 */
export function castaways({ most, chits }: CastawaysConfig): Part {
  return {
    id: 'castaways',
    of: { most, chits },
    boardNeeds: [markNeed('corners', CASTAWAY, COSTS.length)],
    fields: castawayAtFields,
    decisions: {
      castaway: {
        nature: true,
        args: (b) => [
          { name: 'seat', domain: b.domain('seat') },
          { name: 'corner', domain: b.domain('corner') },
        ],
        outcomesFor: () => 0,
      },
      save: { args: (b) => [{ name: 'corner', domain: b.domain('corner') }] },
    },
    prepare: (b) => {
      const waits = b.row<Corner>('castawayAt');
      const { castawaysUnseen: unseen } = handlesOf(b, castawayAtFields);
      return (s) => {
        for (const { q, r, corner } of b.layout.marks.corners[CASTAWAY] ?? [])
          waits.set(s, b.topology.cornerAt(q, r, corner), 1);
        for (const name of NAMES) unseen.add(s, KINDS.indexOf(name), 1);
      };
    },
    reveal: (b) => {
      const { castawayCost: cost, castawaySeen: seen } = handlesOf(b, castawayAtFields);
      return (s, view) => {
        for (let corner = 0; corner < b.topology.corners; corner++)
          if (view.seat !== null && (seen.get(s, corner) >> view.seat) & 1)
            cost.set(view, corner, cost.get(s, corner));
      };
    },
    resample: (b) => {
      const {
        castawayCost: cost,
        castawaySeen: seen,
        castawaysUnseen: unseen,
      } = handlesOf(b, castawayAtFields);
      return (s, viewer, rng) => {
        const pool: number[] = [];
        const hidden: Corner[] = [];
        for (let kind = 0; kind < KINDS.length; kind++)
          for (let n = unseen.get(s, kind); n > 0; n--) pool.push(kind);
        for (let corner = 0; corner < b.topology.corners; corner++) {
          const known = viewer >= 0 && (seen.get(s, corner) >> viewer) & 1;
          if (cost.get(s, corner) === 0 || known) continue;
          pool.push(cost.get(s, corner) - 1);
          hidden.push(corner);
        }
        // Sorted first, so that equal knowledge and equal chance give equal deals.
        pool.sort((a, z) => a - z);
        rng.shuffle(pool);
        for (const corner of hidden) cost.set(s, corner, pool.pop()! + 1);
        unseen.fill(s, 0);
        for (const kind of pool) unseen.add(s, kind, 1);
      };
    },
    brings: ['castaways'],
    rules: (was, b) => {
      const own = b.row<Seat>('castaways');
      const { castawayLooked: looked } = handlesOf(b, castawayAtFields);
      return {
        castaways: {
          saved: (s, seat) => {
            own.add(s, seat, 1);
            if (own.get(s, seat) < most) return;
            const others = b.rivals[seat].some((other) => own.get(s, other) >= most);
            gainChits(b, s, seat, others ? chits.later : chits.first);
          },
        },
        beginTurn: (s) => {
          was.beginTurn(s);
          looked.set(s, 0);
        },
        hints: {
          progress: (s, seat) =>
            was.hints.progress(s, seat) +
            (own.get(s, seat) < most ? WORTH * own.get(s, seat) : 0) +
            (looked.get(s) !== 0 && b.fields.active.get(s) === seat ? LOOK : 0),
        },
      };
    },
    moves: (b) => {
      const waits = b.row<Corner>('castawayAt');
      const {
        castawayCost: cost,
        castawaySeen: seen,
        castawaysUnseen: unseen,
      } = handlesOf(b, castawayAtFields);
      const own = b.row<Seat>('castaways');
      const { castawayLooked: looked } = handlesOf(b, castawayAtFields);
      const bills = KINDS.map((name) => billOf(b, name));
      const saving = b.decision('save');
      const corner = { name: 'corner', domain: b.domain('corner') };
      const bar = (s: State, seat: Seat) => {
        if (b.the.outposts.corner(s, seat) < 0) return NO_OUTPOST;
        if (own.get(s, seat) >= most) return ALL_SAVED;
        return looked.get(s) ? LOOKED : undefined;
      };
      return [
        {
          name: 'look-at-castaway',
          args: [corner],
          decisions: ['main'],
          list: (s, seat, out) => {
            if (bar(s, seat) !== undefined) return;
            for (let at = 0; at < b.topology.corners; at++) if (waits.get(s, at) > 0) out.put(at);
          },
          apply: (s, seat, at) => {
            looked.set(s, 1);
            if (s.events) tell(s, 'castaway-looked', { seat, corner: at });
            if (cost.get(s, at) === 0) push(s, b.decision('castaway'), NATURE, seat, at);
            else {
              seen.set(s, at, seen.get(s, at) | (1 << seat));
              push(s, saving, 1 << seat, at);
            }
          },
          why: (s, seat, at) => bar(s, seat) ?? (at >= 0 && waits.get(s, at) === 0 ? NONE_THERE : undefined),
        },
        {
          name: 'castaway',
          args: [{ name: 'cost', domain: { id: 'castaway', size: KINDS.length, names: KINDS } }],
          decisions: ['castaway'],
          list: (s, _nature, out) => {
            for (let kind = 0; kind < KINDS.length; kind++)
              if (unseen.get(s, kind) > 0) out.weigh(unseen.get(s, kind), kind);
          },
          apply: (s, _nature, kind) => {
            const seat = topArg(s, 0);
            const at = topArg(s, 1);
            pop(s);
            unseen.add(s, kind, -1);
            cost.set(s, at, kind + 1);
            seen.set(s, at, seen.get(s, at) | (1 << seat));
            push(s, saving, 1 << seat, at);
          },
          audience: (s) => 1 << topArg(s, 0),
        },
        {
          name: 'save-castaway',
          decisions: ['save'],
          price: (s) => bills[cost.get(s, topArg(s, 0)) - 1] ?? [],
          list: (s, seat, out) => {
            if (canPay(b, s, seat, bills[cost.get(s, topArg(s, 0)) - 1])) out.put();
          },
          apply: (s, seat) => {
            const at = topArg(s, 0);
            const kind = cost.get(s, at) - 1;
            pop(s);
            pay(b, s, seat, bills[kind]);
            waits.set(s, at, 0);
            seen.set(s, at, b.everyone);
            if (s.events) tell(s, 'castaway-saved', { seat, castaway: KINDS[kind] });
            b.the.castaways.saved(s, seat);
          },
          why: () => TOO_DEAR,
        },
        {
          name: 'leave-castaway',
          decisions: ['save'],
          list: (_s, _seat, out) => out.put(),
          apply: (s) => pop(s),
        },
      ];
    },
    words: {
      terms: {
        'field.castawayAt': 'Castaway',
        'field.castaways': 'Castaways saved',
        'move.look-at-castaway': 'Look at a castaway',
        'move.look-at-castaway.short': 'Castaway',
        'move.castaway': 'A castaway is looked at',
        'move.save-castaway': 'Save the castaway',
        'move.leave-castaway': 'Put it back',
        'decision.castaway': 'A castaway is being looked at',
        'decision.save': 'Save the castaway, or put it back',
        'event.castaway-looked': '{seat} looks at a castaway.',
        'event.castaway-saved': '{seat} saves a castaway for {castaway}.',
        ...Object.fromEntries(KINDS.map((name) => [`castaway.${name}`, name.replace('-', ' and ')])),
        'reason.no-outpost': 'You have no outpost yet.',
        'reason.castaway-looked': 'You have looked at a castaway this turn.',
        'reason.no-castaway': 'No castaway is there.',
        'reason.castaways-enough': 'Nobody saves more than three castaways.',
        'reason.castaway-price': 'Your hand cannot pay for this castaway.',
      },
    },
    looks: {
      fields: {
        castawayAt: { on: 'corner', shape: 'people', colour: '#5b6b7a' },
        castaways: { on: 'seat', shape: 'people', colour: '#5b6b7a' },
      },
      moves: {
        'look-at-castaway': { shape: 'people', colour: '#5b6b7a' },
        'save-castaway': { shape: 'people', colour: '#5b6b7a' },
      },
    },
  };
}

function billOf(b: Book, name: string) {
  const bill: Record<string, number> = {};
  for (const good of name.split('-')) bill[good] = (bill[good] ?? 0) + 1;
  return b.bill(bill);
}
