import { pop, push, reason, type State, topArg } from '@hexwright/kernel';
import type { Hex } from '../../board/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';

const NOT_THERE = reason('lands-elsewhere', 'barbarians land where the fewest stand');

/**
 * Where several hexes of the coast have the number that was rolled, one barbarian lands on one of those with the fewest;
 * whoever’s turn it is chooses among equals.
 */
export function evenLanding(): Part {
  return {
    id: 'even-landing',
    decisions: { 'choose-landing': { args: () => [{ name: 'number', domain: { id: 'number', size: 13 } }] } },
    rules: (_was, b) => ({
      invasion: {
        landing: (s, number) => {
          if (!b.the.invasion.hasMore(s)) return;
          const shores = fewest(b, s, number);
          if (shores.length === 1) b.the.invasion.land(s, shores[0], number);
          if (shores.length > 1) push(s, b.decision('choose-landing'), 1 << b.fields.active.get(s), number);
        },
      },
    }),
    moves: (b) => [
      {
        name: 'choose-landing',
        args: [{ name: 'hex', domain: b.domain('hex') }],
        decisions: ['choose-landing'],
        list: (s, _seat, out) => {
          for (const hex of fewest(b, s, topArg(s, 0))) out.put(hex);
        },
        apply: (s, _seat, hex) => {
          const number = topArg(s, 0);
          pop(s);
          b.the.invasion.land(s, hex, number);
        },
        why: (_s, _seat, hex) => (hex < 0 ? undefined : NOT_THERE),
      },
    ],
    words: {
      terms: {
        'decision.choose-landing': 'Choose where the barbarian lands',
        'move.choose-landing': 'Let it land here',
        'reason.lands-elsewhere': 'Barbarians land where the fewest stand.',
      },
    },
  };
}

function fewest(b: Book, s: State, number: number): Hex[] {
  const barbarians = b.row<Hex>('barbarians');
  const shores = b.the.invasion.shores(s, number);
  const least = Math.min(...shores.map((hex) => barbarians.get(s, hex)));
  return shores.filter((hex) => barbarians.get(s, hex) === least);
}
