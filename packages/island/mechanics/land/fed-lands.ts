import type { State } from '@hexwright/kernel';
import type { Hex } from '../../board/index.ts';
import { type Book, NO_GOOD, type Part } from '../../rulebook/index.ts';
import { hexesOf } from '../core/walks.ts';

export interface FedLandsConfig {
  /** the terrain whose numbers count elsewhere; it has tokens as if it gave something, and gives nothing */
  readonly from: string;
  /** the terrain where they count */
  readonly to: string;
}

/** The number of each hex of one terrain also counts for the nearest hex of another, so that this one has two. */
export function fedLands({ from, to }: FedLandsConfig): Part {
  return {
    id: `fed-lands ${from}`,
    of: { from, to },
    rules: (was, b) => {
      const source = b.terrain(from);
      return {
        hexGood: (s, hex) => (b.fields.terrain.get(s, hex) === source ? NO_GOOD : was.hexGood(s, hex)),
      };
    },
    prepare: (b) => (s) => {
      const free = hexesOf(b, s, b.terrain(to));
      const sources = hexesOf(b, s, b.terrain(from));
      for (const source of sources) {
        if (free.length === 0) return;
        // One that was laid out of the same bag, if there is any left.
        const alike = free.filter((hex) => b.layout.hexes[hex].group === b.layout.hexes[source].group);
        const nearest = (alike.length > 0 ? alike : free).reduce((best, hex) =>
          apart(b, source, hex) < apart(b, source, best) ? hex : best,
        );
        free.splice(free.indexOf(nearest), 1);
        lend(b, s, source, nearest);
      }
    },
  };
}

function lend(b: Book, s: State, source: Hex, hex: Hex): void {
  const { numbers } = b.fields;
  numbers.set(s, hex, numbers.get(s, hex) | numbers.get(s, source));
}

/** how many hexes it is from one to the other */
function apart(b: Book, one: Hex, other: Hex): number {
  const [q, r] = (['q', 'r'] as const).map((axis) => b.layout.hexes[one][axis] - b.layout.hexes[other][axis]);
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}
