import type { Seat, State } from '@hexwright/kernel';
import type { Hex } from '../../board/index.ts';
import type { Book, Options, Part } from '../../rulebook/index.ts';

export interface StartScoringConfig {
  /** whether reaching the home of another is worth a point with these options, and whether whoever is reached loses one */
  readonly reach: (options: Options) => boolean;
  readonly lose: (options: Options) => boolean;
  /** whether towns at gold fields are worth a point less */
  readonly goldLess: (options: Options) => boolean;
}

/** Points for homes of others that are reached, and less for towns at gold fields. */
export function startScoring(config: StartScoringConfig): Part {
  return {
    id: 'start-scoring',
    of: config,
    scores: [
      {
        id: 'reached',
        most: (b) => (config.reach(b.options) ? b.seats - 1 : 0),
        of: (b) => {
          const [reach, lose] = [config.reach(b.options), config.lose(b.options)];
          const there = makeReached(b);
          return (s, seat) => {
            if (!reach) return 0;
            let points = 0;
            for (let other = 0; other < b.seats; other++)
              if (other !== seat && there(s, seat, other)) points++;
            return points - (lose && b.rivals[seat].some((other) => there(s, other, seat)) ? 1 : 0);
          };
        },
      },
      {
        id: 'gold-towns',
        most: () => 0,
        of: (b) => {
          const isGold = makeGold(b);
          const less = config.goldLess(b.options);
          return (s, seat) => {
            if (!less) return 0;
            let points = 0;
            for (let corner = 0; corner < b.topology.corners; corner++) {
              const mark = b.fields.building.get(s, corner);
              if (mark !== 0 && b.ownerOf[mark] === seat && isGold(s, corner)) points--;
            }
            return points;
          };
        },
      },
    ],
    rules: (was, b) => {
      const isGold = makeGold(b);
      const there = makeReached(b);
      const homeOf = b.row<Hex>('homeOf');
      const [reach, less] = [config.reach(b.options), config.goldLess(b.options)];
      return {
        hints: {
          foundingGain: (s, seat, corner) => {
            let gain = was.hints.foundingGain(s, seat, corner);
            if (less && isGold(s, corner)) gain--;
            if (!reach) return gain;
            const owners = new Set(b.walks.hexesAt[corner].map((hex) => homeOf.get(s, hex) - 1));
            for (const other of owners) if (other >= 0 && other !== seat && !there(s, seat, other)) gain++;
            return gain;
          },
        },
      };
    },
    words: { terms: { 'score.reached': 'Homes reached', 'score.gold-towns': 'Towns at gold fields' } },
  };
}

const makeGold = (b: Book) => {
  const gold = b.terrain('gold');
  return (s: State, corner: number): boolean =>
    b.walks.hexesAt[corner].some((hex) => b.fields.terrain.get(s, hex) === gold);
};

/** whether the seat has a town at the home of another */
function makeReached(b: Book): (s: State, seat: Seat, other: Seat) => boolean {
  const homeOf = b.row<Hex>('homeOf');
  const { corners } = b.topology;
  return (s, seat, other) => {
    for (let corner = 0; corner < corners; corner++) {
      const mark = b.fields.building.get(s, corner);
      if (mark === 0 || b.ownerOf[mark] !== seat) continue;
      for (const hex of b.walks.hexesAt[corner]) if (homeOf.get(s, hex) === other + 1) return true;
    }
    return false;
  };
}
