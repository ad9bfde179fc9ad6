import { reason } from '@hexwright/kernel';
import type { Part } from '../../rulebook/index.ts';

const PEACE = reason('oasis-peace', 'the robber does not come to the oasis');

/** A hex that gives nothing and where the robber never stands. */
export function oasis(): Part {
  return {
    id: 'oasis',
    terrains: [{ id: 'oasis' }],
    rules: (was, b) => {
      const terrain = b.terrain('oasis');
      const robber = b.blockers.findIndex(({ id }) => id === 'robber');
      return {
        blockers: {
          barStand: (s, blocker, place, seat, list) =>
            blocker === robber && b.fields.terrain.get(s, place) === terrain
              ? PEACE
              : was.blockers.barStand(s, blocker, place, seat, list),
        },
      };
    },
    words: {
      terms: {
        'terrain.oasis': 'oasis',
        'reason.oasis-peace': 'The robber does not come to the oasis.',
      },
    },
    looks: { terrains: { oasis: { colour: '#e6cd8f', pattern: 'oasis' } } },
  };
}
