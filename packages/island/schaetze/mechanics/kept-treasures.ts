import { pop, push, reason, type Seat, type State, tell, topArg } from '@hexwright/kernel';
import { giveHarbour, harbourDomain, lateHarbours } from '../../mechanics/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';
import { TREASURES } from './treasures.ts';

export interface KeptTreasuresConfig {
  /** the n-th that is kept raises the hand limit, by so many cards */
  readonly limit: { readonly at: number; readonly cards: number };
  /** the n-th brings a harbour out of a stock with one of each of these kinds */
  readonly harbour: { readonly at: number; readonly kinds: readonly string[] };
  /** what the n-th is worth in points, by n */
  readonly points: Readonly<Record<number, number>>;
}

const HARBOUR_TAKEN = reason('harbour-gone', 'this harbour has been taken');

/** what those that are kept are worth to a bot besides their points */
const PROMISE = [0, 0.25, 0.7, 0.7];

/** A treasure that is turned over is cashed at once or never: kept as it is, it brings what its place among those kept brings. */
export function keptTreasures(config: KeptTreasuresConfig): Part {
  const { limit, harbour, points } = config;
  return {
    id: 'kept-treasures',
    of: config,
    uses: [lateHarbours()],
    fields: {
      keptTreasures: { per: ['seat'] },
      /** by kind: the harbours that nobody has taken yet */
      harboursSpare: { per: (b) => [b.harbourKinds.length] },
    },
    decisions: {
      'treasure-choice': {
        args: () => [
          { name: 'front', domain: { id: 'treasure', size: TREASURES.length, names: [...TREASURES] } },
        ],
      },
      'take-harbour': {},
    },
    prepare: (b) => {
      const spare = b.row('harboursSpare');
      return (s) => {
        for (const kind of harbour.kinds) spare.set(s, b.harbourKinds.indexOf(kind), 1);
      };
    },
    overrides: {
      'treasures.turned': 'its finder chooses whether to cash it',
    },
    rules: (was, b) => {
      const kept = b.row<Seat>('keptTreasures');
      const choice = b.decision('treasure-choice');
      return {
        treasures: { turned: (s, seat, kind) => push(s, choice, 1 << seat, kind) },
        handLimit: (s, seat) => was.handLimit(s, seat) + (kept.get(s, seat) >= limit.at ? limit.cards : 0),
        hints: {
          progress: (s, seat) =>
            was.hints.progress(s, seat) + PROMISE[Math.min(kept.get(s, seat), PROMISE.length - 1)],
        },
      };
    },
    moves: (b) => {
      const kept = b.row<Seat>('keptTreasures');
      const spare = b.row('harboursSpare');
      const kinds = b.harbourKinds.length;
      return [
        {
          name: 'cash-treasure',
          decisions: ['treasure-choice'],
          list: (_s, _seat, out) => out.put(),
          apply: (s, seat) => {
            const kind = topArg(s, 0);
            pop(s);
            if (s.events) tell(s, 'treasure-cashed', { seat, treasure: TREASURES[kind] });
            b.the.treasures.redeem(s, seat, kind);
          },
        },
        {
          name: 'keep-treasure',
          decisions: ['treasure-choice'],
          list: (_s, _seat, out) => out.put(),
          apply: (s, seat) => {
            pop(s);
            kept.add(s, seat, 1);
            if (s.events) tell(s, 'treasure-kept', { seat, kept: kept.get(s, seat) });
            if (kept.get(s, seat) === harbour.at && anySpare(b, s))
              push(s, b.decision('take-harbour'), 1 << seat);
          },
        },
        {
          name: 'take-harbour',
          args: [{ name: 'kind', domain: harbourDomain(b) }],
          decisions: ['take-harbour'],
          list: (s, _seat, out) => {
            for (let kind = 0; kind < kinds; kind++) if (spare.get(s, kind) > 0) out.put(kind);
          },
          apply: (s, seat, kind) => {
            pop(s);
            spare.add(s, kind, -1);
            giveHarbour(b, s, seat, kind);
          },
          why: (s, _seat, kind) => (kind >= 0 && spare.get(s, kind) === 0 ? HARBOUR_TAKEN : undefined),
        },
      ];
    },
    scores: [
      {
        id: 'kept-treasures',
        most: () => Object.values(points).reduce((sum, n) => sum + n, 0),
        of: (b) => {
          const kept = b.row<Seat>('keptTreasures');
          return (s, seat) => {
            let sum = 0;
            for (let n = kept.get(s, seat); n > 0; n--) sum += points[n] ?? 0;
            return sum;
          };
        },
      },
    ],
    words: {
      terms: {
        'field.keptTreasures': 'Treasures kept',
        'field.harboursSpare': 'Harbours still to be had',
        'move.cash-treasure': 'Cash the treasure',
        'move.keep-treasure': 'Keep the treasure for good',
        'move.take-harbour': 'Take this harbour',
        'decision.treasure-choice': 'Cash the treasure now, or keep it for good',
        'decision.take-harbour': 'Choose the harbour that you take',
        'event.treasure-cashed': '{seat} cashes it: {treasure}.',
        'event.treasure-kept': '{seat} keeps the treasure and has {kept} of them now.',
        'score.kept-treasures': 'Treasures kept',
        'reason.harbour-gone': 'Somebody has taken this harbour.',
      },
    },
    looks: {
      fields: {
        keptTreasures: { on: 'seat', shape: 'chest', colour: '#c08a2e' },
        harboursSpare: {
          on: 'stock',
          shape: 'anchor',
          of: { domain: 'harbour', kinds: ['any', ...harbour.kinds] },
        },
      },
      moves: {
        'cash-treasure': { shape: 'coin' },
        'keep-treasure': { shape: 'chest', colour: '#c08a2e' },
      },
    },
  };
}

function anySpare(b: Book, s: State): boolean {
  const spare = b.row('harboursSpare');
  for (let kind = 0; kind < b.harbourKinds.length; kind++) if (spare.get(s, kind) > 0) return true;
  return false;
}
