import { reason, type Seat, type State, tell } from '@hexwright/kernel';
import type { Corner, Hex } from '../../board/index.ts';
import { knights } from '../../cities-knights/index.ts';
import type { Part } from '../../rulebook/index.ts';
import { cavalry } from './cavalry.ts';
import { invadersOf } from './invasion.ts';

const ENCIRCLED = reason('encircled', 'conquerors stand on two hexes there');

/** Mounted knights raid conquerors: they ride where one falls to them, or, at an own road, where a hex waits to be freed. */
export function raids(): Part {
  return {
    id: 'raids',
    uses: [cavalry()],
    rules: (was, b) => {
      const own = knights.of(b);
      const { strength, conquered } = invadersOf(b);
      const { hexesAt, cornersOf } = b.walks;
      /** how strong the knights of the hex are with one that comes there from another corner */
      const together = (s: State, from: Corner, hex: Hex): number => {
        const isThere = cornersOf[hex].includes(from);
        return b.the.conquest.defenders(s, hex) + (isThere ? 0 : own.strength(s, from));
      };
      // Asked of every corner in every list of moves: hence nothing is made.
      const barRaid = (s: State, seat: Seat, from: Corner, to: Corner) => {
        let [enemy, enemies, lost] = [-1, 0, false];
        for (const hex of hexesAt[to]) {
          if (strength.get(s, hex) > 0) {
            enemy = hex;
            enemies++;
          }
          if (conquered.get(s, hex) !== 0) lost = true;
        }
        if (enemies > 1) return ENCIRCLED;
        if (enemies === 1 && together(s, from, enemy) > strength.get(s, enemy)) return undefined;
        return enemies === 0 && lost && b.rules.cornerReached(s, seat, to)
          ? undefined
          : was.cavalry.raid(s, seat, from, to, false);
      };
      return {
        cavalry: {
          raid: (s, seat, from, to, rides) => {
            const bar = barRaid(s, seat, from, to);
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
