import { type State, tell } from '@hexwright/kernel';
import type { Hex } from '../../board/index.ts';
import type { Part } from '../../rulebook/index.ts';
import { NUMBERS } from '../tokens/number-tokens.ts';
import { lanePieceAt } from './lanes.ts';

export interface PerilousWatersConfig {
  /** the route piece that is lost there */
  readonly piece: string;
}

/** what a piece that will be lost with the next roll is worth to a bot, in points */
const FEAR = 0.4;

/**
 * Some waters have a number. Whenever it comes, after everything has been paid, every piece of the lanes on the sides of such a hex is
 * lost, whosever it is. What else lies or stands there is safe.
 */
export function perilousWaters({ piece: id }: PerilousWatersConfig): Part {
  return {
    id: `perilous-waters ${id}`,
    of: id,
    words: { terms: { 'event.lost-at-sea': 'The sea swallows ships: {count}.' } },
    rules: (was, b) => {
      const pieceAt = lanePieceAt(b, id);
      const { hexes, hexEdge } = b.topology;
      const chance = new Float64Array(NUMBERS);
      const isPerilous = (s: State, hex: Hex): boolean =>
        b.fields.numbers.get(s, hex) !== 0 && !b.land[b.fields.terrain.get(s, hex)];
      /** takes everything off the sides of the hex and says how much that was */
      const sweep = (s: State, hex: Hex): number => {
        let lost = 0;
        for (let i = hex * 6; i < hex * 6 + 6; i++)
          for (let owner = 0; owner < b.owners; owner++) {
            const piece = pieceAt(s, owner, hexEdge[i]);
            if (piece < 0) continue;
            b.rules.unbuild(s, piece, hexEdge[i]);
            lost++;
          }
        return lost;
      };
      return {
        afterProduction: (s, number) => {
          was.afterProduction(s, number);
          let lost = 0;
          for (let hex = 0; hex < hexes; hex++)
            if (isPerilous(s, hex) && b.rules.answers(s, hex, number)) lost += sweep(s, hex);
          if (lost === 0) return;
          if (s.events) tell(s, 'lost-at-sea', { count: lost });
          b.rules.reviewAwards(s);
        },
        hints: {
          progress: (s, seat) => {
            let sum = was.hints.progress(s, seat);
            b.the.hints.odds(s, 1, chance);
            for (let hex = 0; hex < hexes; hex++) {
              if (!isPerilous(s, hex)) continue;
              let own = 0;
              for (let i = hex * 6; i < hex * 6 + 6; i++) if (pieceAt(s, seat, hexEdge[i]) >= 0) own++;
              for (let n = 2; own > 0 && n < NUMBERS; n++)
                if (b.rules.answers(s, hex, n)) sum -= FEAR * own * chance[n];
            }
            return sum;
          },
        },
      };
    },
  };
}
