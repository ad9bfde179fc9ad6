import type { Seat, State } from '@hexwright/kernel';
import { tell } from '@hexwright/kernel';
import type { Corner, Hex } from '../../board/index.ts';
import { knights } from '../../cities-knights/index.ts';
import { askGoods, foundsAt } from '../../mechanics/index.ts';
import { type AwardSpec, type Part, pointsIn, TURNS } from '../../rulebook/index.ts';
import { linkedIslands } from './linked-islands.ts';
import { namedKnightsOf } from './named-knights.ts';
import { stacksOf } from './stacks.ts';
import { wizardsOf } from './wizards.ts';

/** one knight more parts those whose values are the same: it counts behind the point */
const KNIGHT = 0.01;
const LEAST = 6;

/** Strength and tournament values of all knights together, and among equals the number of knights. */
export const greatArmy: AwardSpec = {
  id: 'great-army',
  points: 2,
  min: LEAST,
  metric: (b) => {
    const units = knights.of(b);
    const named = namedKnightsOf(b);
    return (s, seat) => {
      let sum = 0;
      units.each(s, seat, (corner) => {
        const row = named.row(s, corner);
        sum += (row?.strength ?? 0) + (row?.tournament ?? 0) + KNIGHT;
      });
      return sum;
    };
  },
};

/** Most wizards alone, or among those with most of them the one with Ari. */
export const greatestMagician: AwardSpec = {
  id: 'greatest-magician',
  points: 1,
  min: 2,
  tie: 'alone',
  metric: (b) => {
    const { inPlay } = stacksOf(b);
    return (s, seat) => 2 * wizardsOf(b, s, seat) + inPlay(s, seat, 'ari');
  },
};

/** The first settlement of each seat on each island away from the main one is worth a point. */
export function outlyingIslands(main: string): Part {
  return {
    id: 'outlying-islands',
    uses: [linkedIslands(main)],
    fields: {
      outlyingPoints: { per: ['seat'] },
      /** by hex: the seats that have had the point for its island, as bits */
      outlyingSeen: { per: ['hex'], noLook: 'outlyingPoints counts what it has brought' },
    },
    rules: (was, b) => {
      const points = b.row<Seat>('outlyingPoints');
      const seen = b.row<Hex>('outlyingSeen');
      /** the island that the seat would be the first time on: a hex of it, or -1 */
      const fresh = (s: State, seat: Seat, corner: Corner): Hex => {
        let found = -1;
        for (const hex of b.walks.hexesAt[corner]) {
          const island = b.the.islands.of(s, hex);
          if (island < 0) continue;
          if (b.the.linkedIslands.onMain(s, hex)) return -1;
          found = hex;
          for (let each = 0; each < b.topology.hexes; each++)
            if (b.the.islands.of(s, each) === island && (seen.get(s, each) >> seat) & 1) return -1;
        }
        return found;
      };
      return {
        build: (s, seat, piece, place) => {
          const founds = foundsAt(b, s, piece, place);
          was.build(s, seat, piece, place);
          if (!founds || seat >= b.seats || b.fields.stage.get(s) !== TURNS) return;
          const hex = fresh(s, seat, place);
          if (hex < 0) return;
          const island = b.the.islands.of(s, hex);
          for (let each = 0; each < b.topology.hexes; each++)
            if (b.the.islands.of(s, each) === island) seen.set(s, each, seen.get(s, each) | (1 << seat));
          points.add(s, seat, 1);
          if (s.events) tell(s, 'outlying-settled', { seat });
        },
        hints: {
          foundingGain: (s, seat, corner) =>
            was.hints.foundingGain(s, seat, corner) + (fresh(s, seat, corner) >= 0 ? 1 : 0),
        },
      };
    },
    scores: [{ id: 'outlying', ...pointsIn('outlyingPoints') }],
    words: {
      terms: {
        'score.outlying': 'Outlying islands',
        'field.outlyingPoints': 'Points for outlying islands',
        'event.outlying-settled': '{seat} settles an outlying island: 1 point.',
      },
    },
    looks: { fields: { outlyingPoints: { on: 'seat', shape: 'star', hideAt: 0 } } },
  };
}

/** In the first turns of everybody there is no robber: a seven brings a resource to whoever rolls it. */
export function quietSevens(rounds: number): Part {
  return {
    id: 'quiet-sevens',
    of: rounds,
    rules: (was, b) => ({
      onSeven: (s) => {
        if (b.fields.turn.get(s) > rounds * b.seats) return was.onSeven(s);
        askGoods(b, s, b.fields.active.get(s), 1);
      },
    }),
  };
}
