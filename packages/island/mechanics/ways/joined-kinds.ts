import type { Part } from '../../rulebook/index.ts';

/** Routes of all kinds join wherever they meet, unless something of somebody else's holds the corner: no building is needed there. */
export function joinedKinds(): Part {
  return {
    id: 'joined-kinds',
    overrides: {
      'lanes.kindsJoin': 'routes of two kinds join without a building',
    },
    rules: (_was, b) => ({
      lanes: { kindsJoin: (s, seat, corner) => !b.rules.cornerBlocks(s, seat, corner) },
    }),
  };
}
