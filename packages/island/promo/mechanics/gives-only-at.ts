import type { Corner } from '../../board/index.ts';
import { TWO_DICE } from '../../mechanics/index.ts';
import { type Book, NO_GOOD, type Part } from '../../rulebook/index.ts';

export interface GivesOnlyAtConfig {
  readonly terrain: string;
  /** the places at which alone it gives */
  readonly places: (b: Book) => readonly Corner[];
}

/** what bots take a free choice a roll to be worth for the rest of the game, in points */
const CHOICE = 5.6;

/** Hexes of a terrain that give a free choice at some of their places alone, on numbers as at the start. */
export function givesOnlyAt(config: GivesOnlyAtConfig): Part {
  return {
    id: `gives-only-at ${config.terrain}`,
    of: config,
    rules: (was, b) => {
      const terrain = b.terrain(config.terrain);
      const gives = new Uint8Array(b.topology.corners);
      for (const corner of config.places(b)) gives[corner] = 1;
      return {
        drawFrom: (s, hex, corner, piece) =>
          gives[corner] === 0 && b.fields.terrain.get(s, hex) === terrain
            ? 0
            : was.drawFrom(s, hex, corner, piece),
        startGood: (s, hex, corner) =>
          gives[corner] === 0 && b.fields.terrain.get(s, hex) === terrain
            ? NO_GOOD
            : was.startGood(s, hex, corner),
        hints: {
          // A bot's look at the land takes every corner of a hex to be as good as any other.
          foundingGain: (s, seat, corner) => {
            let gain = was.hints.foundingGain(s, seat, corner);
            if (gives[corner] === 1) return gain;
            for (const hex of b.walks.hexesAt[corner])
              if (b.fields.terrain.get(s, hex) === terrain)
                gain -= CHOICE * chanceOf(b.fields.numbers.get(s, hex));
            return gain;
          },
        },
      };
    },
  };
}

function chanceOf(numbers: number): number {
  return TWO_DICE.reduce((sum, chance, n) => ((numbers >> n) & 1 ? sum + chance : sum), 0);
}
