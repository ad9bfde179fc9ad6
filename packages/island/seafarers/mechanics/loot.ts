import { pop, push, type Seat, type State, tell, topArg } from '@hexwright/kernel';
import { handOver, handSize, held } from '../../mechanics/index.ts';
import type { Book, Good, Part, Terms } from '../../rulebook/index.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    loot: LootPoints;
  }
}

export interface LootPoints {
  /** robs the hand, whatever else there may be to rob */
  robHand(s: State, seat: Seat, victim: Seat): void;
}

/** Whoever robs may take one of a certain good, which is no hand card, in place of a random card. */
export function loot({ good: id }: { readonly good: string }): Part {
  return {
    id: `loot ${id}`,
    words: { terms: lootTerms },
    of: { id },
    decisions: {
      loot: {
        args: (b) => [{ name: 'victim', domain: b.domain('seat') }],
      },
    },
    brings: ['loot'],
    rules: (was, b) => {
      const good = b.good(id);
      const decision = b.decision('loot');
      return {
        blockers: {
          barRob: (s, seat, victim, blocker, place) => {
            const bar = was.blockers.barRob(s, seat, victim, blocker, place);
            if (!bar || held(b, s, victim, good) === 0) return bar;
            return b.the.blockers.touches(s, victim, blocker, place) ? undefined : bar;
          },
          rob: (s, seat, victim) => {
            if (held(b, s, victim, good) === 0) b.the.loot.robHand(s, seat, victim);
            else if (handSize(b, s, victim) === 0) carryAway(b, s, seat, victim, good);
            else push(s, decision, 1 << seat, victim);
          },
        },
        loot: {
          robHand: was.blockers.rob,
        },
      };
    },
    moves: (b) => {
      const good = b.good(id);
      return [
        {
          name: 'loot',
          args: [{ name: 'what', domain: { id: `loot ${id}`, size: WHAT.length, names: WHAT } }],
          decisions: ['loot'],
          list: (_s, _seat, out) => out.putAll(),
          apply: (s, seat, what) => {
            const victim = topArg(s, 0);
            pop(s);
            if (WHAT[what] === 'card') b.the.loot.robHand(s, seat, victim);
            else carryAway(b, s, seat, victim, good);
          },
        },
      ];
    },
  };
}

const WHAT = ['card', 'token'] as const;

function carryAway(b: Book, s: State, seat: Seat, victim: Seat, good: Good): void {
  handOver(b, s, victim, seat, good, 1);
  if (s.events) tell(s, 'looted', { seat, from: victim, good: b.goods[good].id });
}

const lootTerms: Terms = {
  'decision.loot': 'Choose what to steal',
  'move.loot': 'Steal this',
  'event.looted': '{seat} steals 1 {good} from {from}.',
};
