import type { State } from '@hexwright/kernel';
import type { Hex } from '../../board/index.ts';
import { knights } from '../../cities-knights/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';
import { DIRECTIONS, invadersOf } from './invasion.ts';

/** a conqueror on a hex with a number, a hex that is conquered, and one that threatens to be, in points for everybody */
const OCCUPIED = 0.35;
const LOST = 0.12;
/** what a unit of strength is worth where a conqueror will come, and where one stands that it helps to hold */
const GUARD = 0.3;
const HOLD = 0.12;
/** beyond what is needed it is worth little */
const SPARE = 0.03;

/** Bots keep watch: knights where conquerors come, and as strong as they are. */
export function vigil(): Part {
  return {
    id: 'vigil',
    rules: (was, b) => {
      const own = knights.of(b);
      const { strength, conquered, occupied } = invadersOf(b);
      const threat = new Float64Array(b.topology.hexes);
      return {
        hints: {
          progress: (s, seat) => {
            foresee(b, s, threat);
            let hope = was.hints.progress(s, seat) - OCCUPIED * occupied.get(s);
            for (let hex = 0; hex < b.topology.hexes; hex++) {
              if (conquered.get(s, hex) !== 0) hope -= LOST;
              const force = Math.max(strength.get(s, hex), threat[hex]);
              if (force === 0) continue;
              let mine = 0;
              let all = 0;
              for (const corner of b.walks.cornersOf[hex]) {
                const there = own.strength(s, corner);
                if (there === 0) continue;
                all += there;
                if (own.owner(s, corner) === seat) mine += there;
              }
              if (mine === 0) continue;
              const needed = force + 1;
              const share = Math.min(all, needed) / all;
              const each = strength.get(s, hex) > 0 ? HOLD : GUARD * (all >= needed ? 1 : 0.5);
              hope += each * mine * share + SPARE * mine * (1 - share);
            }
            return hope;
          },
        },
      };
    },
  };
}

/** by hex: how strong the strongest conqueror is that may come there with the next march */
function foresee(b: Book, s: State, threat: Float64Array): void {
  const { strength } = invadersOf(b);
  threat.fill(0);
  for (let hex: Hex = 0; hex < b.topology.hexes; hex++) {
    const force = strength.get(s, hex);
    if (force === 0) continue;
    for (let die = 0; die < DIRECTIONS.length; die++) {
      const to = b.topology.hexHex[hex * 6 + [1, 0, 5][die]];
      if (to >= 0 && b.land[b.fields.terrain.get(s, to)] && strength.get(s, to) === 0)
        threat[to] = Math.max(threat[to], force);
    }
  }
}
