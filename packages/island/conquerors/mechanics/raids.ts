import { type MoveList, reason, type Seat, type State, tell } from '@hexwright/kernel';
import type { Corner } from '../../board/index.ts';
import type { Part } from '../../rulebook/index.ts';
import { cavalry, makeTogether } from './cavalry.ts';
import { invadersOf } from './invasion.ts';

const ENCIRCLED = reason('encircled', 'conquerors stand on two hexes there');

/** Mounted knights raid conquerors: they ride where one falls to them, or, at an own road, where a hex waits to be freed. */
export function raids(): Part {
  return {
    id: 'raids',
    uses: [cavalry()],
    rules: (was, b) => {
      const { strength, conquered } = invadersOf(b);
      const { hexesAt, cornersOf } = b.walks;
      const { cornerHex, cornerHexFrom } = b.topology;
      const together = makeTogether(b, (s, hex) => b.the.conquest.defenders(s, hex));
      // Asked of every corner in every list of moves: hence nothing is made.
      const barRaid = (s: State, seat: Seat, from: Corner, to: Corner, list?: MoveList) => {
        let enemy = -1;
        let enemies = 0;
        let lost = false;
        for (let i = cornerHexFrom[to]; i < cornerHexFrom[to + 1]; i++) {
          const hex = cornerHex[i];
          if (strength.get(s, hex) > 0) {
            enemy = hex;
            enemies++;
          }
          if (conquered.get(s, hex) !== 0) lost = true;
        }
        if (enemies > 1) return ENCIRCLED;
        if (enemies === 1 && together(s, from, enemy, list) > strength.get(s, enemy)) return undefined;
        return enemies === 0 && lost && b.rules.cornerReached(s, seat, to)
          ? undefined
          : was.cavalry.raid(s, seat, from, to, false, list);
      };
      return {
        conquest: {
          attacked: (s, hex) => {
            was.conquest.attacked(s, hex);
            b.the.cavalry.fought(s, hex, -1);
          },
        },
        cavalry: {
          scout: (s, seat, from, corners, list) => {
            was.cavalry.scout(s, seat, from, corners, list);
            for (let hex = 0; hex < cornersOf.length; hex++) {
              const force = strength.get(s, hex);
              if (force > 0 && together(s, from, hex, list) > force)
                for (let i = 0; i < cornersOf[hex].length; i++) corners[cornersOf[hex][i]] = 1;
              else if (conquered.get(s, hex) !== 0)
                for (let i = 0; i < cornersOf[hex].length; i++)
                  if (b.rules.cornerReached(s, seat, cornersOf[hex][i])) corners[cornersOf[hex][i]] = 1;
            }
          },
          raid: (s, seat, from, to, rides, list) => {
            const bar = barRaid(s, seat, from, to, list);
            if (bar || !rides) return bar;
            for (const hex of hexesAt[to]) {
              if (strength.get(s, hex) === 0) continue;
              if (s.events)
                tell(s, 'battle-won', {
                  hex,
                  strength: strength.get(s, hex),
                  against: together(s, from, hex),
                });
              b.the.conquest.beaten(s, hex, seat);
              b.the.cavalry.fought(s, hex, seat);
            }
            for (const hex of hexesAt[to]) b.the.conquest.freed(s, hex);
            // Whoever else has a say in a ride hears of it.
            was.cavalry.raid(s, seat, from, to, true);
            return undefined;
          },
        },
      };
    },
  };
}
