import { type MoveList, reason, type State } from '@hexwright/kernel';
import type { Hex } from '../../board/index.ts';
import { blockerAt, NOWHERE, onceAList } from '../../mechanics/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';

const ISLAND_ROBBED = reason('island-robbed', 'the other robber stands on this island');
const ROBBERS = ['robber', 'second-robber'];

/** A second robber, moved as the first one is. No island has room for both, as far as its land is known. */
export function secondRobber(): Part {
  return {
    id: 'second-robber',
    blockers: [{ id: 'second-robber', on: 'hex' }],
    rules: (was, b) => {
      const pair = ROBBERS.map((id) => b.blockers.findIndex((blocker) => blocker.id === id));
      const islandOf = makeIslandOf(b);
      return {
        blockers: {
          barStand: (s, blocker, place, seat, list) => {
            const bar = was.blockers.barStand(s, blocker, place, seat, list);
            if (bar || !pair.includes(blocker)) return bar;
            const other = pair[0] === blocker ? pair[1] : pair[0];
            if (other < 0 || blockerAt(b, s, other) === NOWHERE) return undefined;
            const island = islandOf(s, list);
            return island[place] === island[blockerAt(b, s, other)] ? ISLAND_ROBBED : undefined;
          },
        },
      };
    },
    words: {
      terms: {
        'blocker.second-robber': 'second robber',
        'reason.island-robbed': 'The other robber stands on this island.',
      },
    },
    looks: { blockers: { 'second-robber': { shape: 'pawn', colour: '#5a3b2a' } } },
  };
}

/** By hex: which island of known land it is part of, found anew when land has been; -1 at sea. */
function makeIslandOf(b: Book): (s: State, list: MoveList | undefined) => Int16Array {
  const { hexes, hexHex } = b.topology;
  const island = new Int16Array(hexes);
  const same = onceAList();
  const { terrain } = b.fields;
  const known = new Int16Array(hexes).fill(-1);
  const isLand = (s: State, hex: Hex): boolean => b.land[terrain.get(s, hex)] === 1;
  const isNew = (s: State): boolean => {
    let found = false;
    for (let hex = 0; hex < hexes; hex++) {
      const lies = terrain.get(s, hex);
      if (lies !== known[hex]) found = true;
      known[hex] = lies;
    }
    return found;
  };
  return (s, list) => {
    if (same(s, list) || !isNew(s)) return island;
    island.fill(-1);
    for (let first = 0; first < hexes; first++) {
      if (island[first] >= 0 || !isLand(s, first)) continue;
      island[first] = first;
      const found = [first];
      for (const hex of found)
        for (let d = 0; d < 6; d++) {
          const near = hexHex[hex * 6 + d];
          if (near < 0 || island[near] >= 0 || !isLand(s, near)) continue;
          island[near] = first;
          found.push(near);
        }
    }
    return island;
  };
}
