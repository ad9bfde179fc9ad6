import { NATURE, pop, push, type State, tell, topArg } from '@hexwright/kernel';
import type { Hex } from '../../board/index.ts';
import { NO_GOOD, type Part } from '../../rulebook/index.ts';
import { drawnTokens } from '../tokens/token-reserve.ts';
import { changeHex } from './board-change.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    landReserve: LandReservePoints;
  }
}

export interface LandReservePoints {
  /** how many hexes of the terrain lie there */
  left(s: State, terrain: number): number;
  /** lays this terrain over the hex, with its number; land comes out of the reserve and goes back there */
  lay(s: State, hex: Hex, terrain: number): void;
  /** chance lays land out of the reserve there, and a token if it gives something; only such land, if asked for */
  draw(s: State, hex: Hex, giving: boolean): void;
}

/** Hexes of land that lie beside the board: they take the place of others there, by chance or by need. */
export function landReserve(start: Readonly<Record<string, number>>): Part {
  return {
    id: 'land-reserve',
    of: start,
    uses: [drawnTokens()],
    fields: {
      /** how many hexes of each terrain */
      landReserve: { per: (b) => [b.terrains.length] },
    },
    decisions: {
      'reserve-land': {
        nature: true,
        args: (b) => [
          { name: 'hex', domain: b.domain('hex') },
          { name: 'giving', domain: { id: 'count', size: 2 } },
        ],
      },
    },
    prepare: (b) => {
      const reserve = b.row('landReserve');
      return (s) => {
        for (const [id, count] of Object.entries(start)) reserve.set(s, b.terrain(id), count);
      };
    },
    brings: ['landReserve'],
    rules: (_was, b) => {
      const reserve = b.row('landReserve');
      const drawn = b.decision('reserve-land');
      return {
        landReserve: {
          left: (s, terrain) => reserve.get(s, terrain),
          lay: (s, hex, terrain) => {
            const old = b.fields.terrain.get(s, hex);
            if (b.land[old]) reserve.add(s, old, 1);
            if (b.land[terrain]) reserve.add(s, terrain, -1);
            changeHex(b, s, hex, terrain, b.land[terrain] ? b.fields.numbers.get(s, hex) : 0);
          },
          draw: (s, hex, giving) => {
            for (let terrain = 0; terrain < b.terrains.length; terrain++)
              if (reserve.get(s, terrain) > 0 && (!giving || b.gives[terrain] !== NO_GOOD))
                return push(s, drawn, NATURE, hex, giving ? 1 : 0);
          },
        },
      };
    },
    moves: (b) => {
      const reserve = b.row('landReserve');
      return [
        {
          name: 'reserve-land',
          args: [{ name: 'terrain', domain: b.domain('terrain') }],
          decisions: ['reserve-land'],
          list: (s, _nature, out) => {
            for (let terrain = 0; terrain < b.terrains.length; terrain++)
              if (reserve.get(s, terrain) > 0 && (topArg(s, 1) === 0 || b.gives[terrain] !== NO_GOOD))
                out.weigh(reserve.get(s, terrain), terrain);
          },
          apply: (s, _nature, terrain) => {
            const hex = topArg(s, 0);
            pop(s);
            if (s.events) tell(s, 'land-drawn', { terrain: b.terrains[terrain].id });
            b.the.landReserve.lay(s, hex, terrain);
            if (b.rules.hexGood(s, hex) !== NO_GOOD) b.the.drawnTokens.lay(s, hex);
          },
        },
      ];
    },
    words: {
      terms: {
        'field.landReserve': 'Land beside the board',
        'decision.reserve-land': 'New land is drawn',
        'move.reserve-land': 'The new land',
        'event.land-drawn': 'New land is drawn: {terrain}.',
        'event.hex-changed': 'A hex becomes {terrain}.',
        'event.harbour-lost': 'A harbour is lost to the sea.',
      },
    },
    looks: { fields: { landReserve: { on: 'stock', shape: 'chit' } } },
  };
}
