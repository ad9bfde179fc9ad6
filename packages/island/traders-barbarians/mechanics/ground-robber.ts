import { reason } from '@hexwright/kernel';
import type { Edge } from '../../board/index.ts';
import { concerning, type Part } from '../../rulebook/index.ts';
import { WAGON } from './wagons.ts';

const WATER = reason('wagon-on-land', 'wagons stay on land');

/** The robber also stands on the waters of fishing grounds, which give nothing then. Nobody else goes out there. */
export function groundRobber(): Part {
  return {
    id: 'ground-robber',
    rules: (was, b) => {
      const robber = b.blocker('robber');
      const isWater = (hex: number): boolean => b.layout.hexes[hex]?.terrain === 'sea';
      const landless = b.walks.hexesAlong.map((hexes) => hexes.every(isWater));
      return {
        blockers: {
          barStand: (s, blocker, place, seat, list) => {
            const bar = was.blockers.barStand(s, blocker, place, seat, list);
            return blocker === robber && bar?.code === 'blocker-on-land' && isWater(place) ? undefined : bar;
          },
        },
        grounds: {
          isStopped: (s, edge: Edge) =>
            was.grounds.isStopped(s, edge) ||
            b.walks.hexesAlong[edge].some((hex) => isWater(hex) && b.fields.blocker.get(s, robber) === hex),
        },
        travel: {
          barStep: concerning(WAGON, (s, kind, seat, unit, via, to) =>
            kind === WAGON && landless[via] ? WATER : was.travel.barStep(s, kind, seat, unit, via, to),
          ),
        },
      };
    },
    words: { terms: { 'reason.wagon-on-land': 'Wagons stay on land.' } },
  };
}
