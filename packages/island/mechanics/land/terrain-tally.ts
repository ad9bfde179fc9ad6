import type { Seat, State } from '@hexwright/kernel';
import type { Book, Part } from '../../rulebook/index.ts';

export interface TerrainTallyConfig {
  /** the field that keeps it, which the part that uses it names */
  readonly name: string;
  /** the terrains that are counted */
  readonly terrains: readonly string[];
}

/** By seat and terrain: what the seat's buildings draw from hexes of it, one a settlement and hex, two a city. Counted anew whenever awards are looked at. */
export function terrainTally({ name, terrains }: TerrainTallyConfig): Part {
  return {
    id: `terrain-tally ${name}`,
    of: { name, terrains },
    fields: {
      [name]: { per: ['seat', terrains.length], noLook: 'the awards that compare it say it of every seat' },
    },
    rules: (was, b) => {
      const tally = b.grid<Seat>(name);
      const columnOf = new Int8Array(b.terrains.length).fill(-1);
      for (const [i, id] of terrains.entries()) columnOf[b.terrain(id)] = i;
      const { corners, cornerHex, cornerHexFrom } = b.topology;
      const { building, terrain } = b.fields;
      const count = (s: State): void => {
        tally.fill(s, 0);
        for (let corner = 0; corner < corners; corner++) {
          const mark = building.get(s, corner);
          if (mark === 0 || b.ownerOf[mark] >= b.seats) continue;
          const draws = b.drawsOf[b.pieceOf[mark]];
          if (draws === 0) continue;
          for (let i = cornerHexFrom[corner]; i < cornerHexFrom[corner + 1]; i++) {
            const column = columnOf[terrain.get(s, cornerHex[i])];
            if (column >= 0) tally.add(s, b.ownerOf[mark], column, draws);
          }
        }
      };
      return {
        reviewAwards: (s) => {
          count(s);
          was.reviewAwards(s);
        },
      };
    },
  };
}

/** What an award compares that goes to whoever draws most from a terrain. */
export function tallyOf({ name, terrains }: TerrainTallyConfig, terrain: string) {
  const column = terrains.indexOf(terrain);
  return (b: Book): ((s: State, seat: Seat) => number) => {
    const tally = b.grid<Seat>(name);
    return (s, seat) => tally.get(s, seat, column);
  };
}
