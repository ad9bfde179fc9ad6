import type { Part } from '../../rulebook/index.ts';
import { blockerAt, NOWHERE } from './blockers.ts';

/** A blocker at sea closes the harbours of its hex to trade, as long as there is such a blocker. */
export function closesHarbours(id: string): Part {
  return {
    id: 'closes-harbours',
    of: id,
    rules: (was, b) => {
      const blocker = b.blockers.findIndex((one) => one.id === id);
      if (blocker < 0) return {};
      const { edgeHex, hexes } = b.topology;
      const closedBy: number[][] = Array.from({ length: hexes }, () => []);
      b.layout.harbours.places.forEach(({ q, r, side }, place) => {
        const edge = b.topology.edgeAt(q, r, side);
        for (const hex of [edgeHex[edge * 2], edgeHex[edge * 2 + 1]]) if (hex >= 0) closedBy[hex].push(place);
      });
      return {
        harbours: {
          shut: (s, place) => {
            const at = blockerAt(b, s, blocker);
            return (at !== NOWHERE && closedBy[at].includes(place)) || was.harbours.shut(s, place);
          },
          open: (s, seat) => {
            const at = blockerAt(b, s, blocker);
            if (at === NOWHERE || closedBy[at].length === 0) return was.harbours.open(s, seat);
            return b.the.harbours.bits(s, seat, closedBy[at]);
          },
        },
      };
    },
  };
}
