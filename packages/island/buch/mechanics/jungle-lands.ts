import type { Part } from '../../rulebook/index.ts';

export interface JungleLandsConfig {
  /** what bots think a town at a jungle and one at a volcano gains besides its goods, in points */
  readonly jungle: number;
  readonly volcano: number;
}

/** What bots think of the lands of the book: a jungle gives no goods that they count, and a volcano destroys. */
export function jungleLands(config: JungleLandsConfig): Part {
  return {
    id: 'jungle-lands',
    of: config,
    rules: (was, b) => {
      const [jungle, volcano] = [b.terrain('jungle'), b.terrain('volcano')];
      const odds = new Float64Array(16);
      /** about as many rolls are still to come when a town is founded */
      const ROLLS = 30;
      return {
        hints: {
          foundingGain: (s, seat, corner) => {
            let gain = was.hints.foundingGain(s, seat, corner);
            for (const hex of b.walks.hexesAt[corner]) {
              const terrain = b.fields.terrain.get(s, hex);
              if (terrain === volcano) gain += config.volcano;
              if (terrain !== jungle) continue;
              b.the.hints.odds(s, 1, odds);
              const numbers = b.fields.numbers.get(s, hex);
              for (let n = 2; n <= 12; n++) if ((numbers >> n) & 1) gain += config.jungle * odds[n] * ROLLS;
            }
            return gain;
          },
        },
      };
    },
  };
}
