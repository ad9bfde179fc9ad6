import type { Seat, State } from '@hexwright/kernel';
import type { Book } from '../../rulebook/index.ts';
import { layersOf } from '../core/walks.ts';

/**
 * Finds where a seat gets to from its own buildings along anybody's routes, of whatever kind; nothing stops it. The answer is 1 by
 * corner. It is kept as long as buildings and routes are what they were.
 */
export function makeAnybodysWays(b: Book): (s: State, seat: Seat) => Uint8Array {
  const { corners, edges, edgeCorner } = b.topology;
  const layers = layersOf(b, (piece) => piece.route === true);
  const { building } = b.fields;
  const ranges = [{ at: building.at, length: corners }, ...layers.map(({ at }) => ({ at, length: edges }))];
  const before = ranges.map(({ length }) => new Int32Array(length).fill(-1));
  const reached = Array.from({ length: b.seats }, () => new Uint8Array(corners));
  const joined = new Int16Array(corners);

  // Asked in every list of moves: hence raw cells.
  const isSame = ({ cells }: State): boolean => {
    for (let r = 0; r < ranges.length; r++) {
      const { at, length } = ranges[r];
      const kept = before[r];
      for (let i = 0; i < length; i++)
        if (cells[at + i] !== kept[i]) {
          for (let j = 0; j < ranges.length; j++)
            before[j].set(cells.subarray(ranges[j].at, ranges[j].at + ranges[j].length));
          return false;
        }
    }
    return true;
  };
  /** the corner that stands for all that are joined to this one */
  const rootOf = (corner: number): number => {
    let root = corner;
    while (joined[root] !== root) {
      joined[root] = joined[joined[root]];
      root = joined[root];
    }
    return root;
  };
  const look = ({ cells }: State): void => {
    for (let corner = 0; corner < corners; corner++) joined[corner] = corner;
    for (const { at } of layers)
      for (let edge = 0; edge < edges; edge++)
        if (cells[at + edge] !== 0) joined[rootOf(edgeCorner[edge * 2])] = rootOf(edgeCorner[edge * 2 + 1]);
    for (let seat = 0; seat < b.seats; seat++) {
      const found = reached[seat];
      found.fill(0);
      for (let corner = 0; corner < corners; corner++)
        if (b.ownerOf[cells[building.at + corner]] === seat) found[rootOf(corner)] = 1;
      for (let corner = 0; corner < corners; corner++) if (found[rootOf(corner)] === 1) found[corner] = 1;
    }
  };
  return (s, seat) => {
    if (!isSame(s)) look(s);
    return reached[seat];
  };
}
