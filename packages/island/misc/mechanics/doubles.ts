import { type State, tell } from '@hexwright/kernel';
import { hexesOf, reduceBuilding, reducing } from '../../mechanics/index.ts';
import { NO_GOOD, type Part } from '../../rulebook/index.ts';

/** Hexes of these terrains have no number and give whenever both dice show the same. */
export function givesOnDoubles(terrains: readonly string[]): Part {
  return {
    id: 'gives-on-doubles',
    of: terrains,
    rules: (was, b) => {
      const { dice, building, terrain } = b.fields;
      const gives = Uint8Array.from(b.terrains, ({ id }) => (terrains.includes(id) ? 1 : 0));
      const doubles = (s: State): boolean => dice.get(s, 0) > 0 && dice.get(s, 0) === dice.get(s, 1);
      return {
        reckon: (s, number) => {
          was.reckon(s, number);
          if (!doubles(s)) return;
          for (let hex = 0; hex < b.topology.hexes; hex++) {
            if (gives[terrain.get(s, hex)] === 0 || b.rules.hexStopped(s, hex)) continue;
            const good = b.rules.hexGood(s, hex);
            if (good === NO_GOOD) continue;
            for (const corner of b.walks.cornersOf[hex]) {
              const mark = building.get(s, corner);
              if (mark !== 0 && b.ownerOf[mark] < b.seats)
                b.rules.hexOwes(s, hex, good, corner, b.pieceOf[mark], b.ownerOf[mark]);
            }
          }
        },
      };
    },
  };
}

/** On these numbers a volcano erupts on all sides, after production: settlements around it are lost, cities reduced. */
export function eruptsOn(volcano: string, numbers: readonly number[]): Part {
  return {
    id: 'erupts-all-around',
    of: { volcano, numbers },
    uses: [reducing()],
    exempt: { rare: ['event.reduced'] },
    rules: (was, b) => {
      const terrain = b.terrain(volcano);
      return {
        afterProduction: (s, number) => {
          was.afterProduction(s, number);
          if (!numbers.includes(number)) return;
          for (const hex of hexesOf(b, s, terrain)) {
            if (s.events) tell(s, 'erupts-around', { hex });
            for (const corner of b.walks.cornersOf[hex]) {
              const mark = b.fields.building.get(s, corner);
              if (mark === 0) continue;
              if (b.pieces[b.pieceOf[mark]].replacesIndex >= 0) reduceBuilding(b, s, corner);
              else b.rules.unbuild(s, b.pieceOf[mark], corner);
            }
          }
          b.rules.reviewAwards(s);
        },
      };
    },
    words: { terms: { 'event.erupts-around': 'The volcano erupts on all sides.' } },
  };
}
