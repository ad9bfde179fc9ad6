import type { Seat, State } from '@hexwright/kernel';
import type { Corner, Edge } from '../board/index.ts';
import type { UnitHandles } from '../mechanics/index.ts';
import type { Book } from '../rulebook/index.ts';

/** what stands along routes */
const UNIT = 1;
const TOWN = 2;

/** Whether taking the route piece off this edge would cut a unit off from the buildings of its owner. */
export function cutOff(b: Book, units: UnitHandles): (s: State, seat: Seat, edge: Edge) => boolean {
  const { corners } = b.topology;
  const { building } = b.fields;
  const layers = [...new Set(b.pieces.filter(({ route }) => route).map(({ layerAt }) => layerAt))];
  const reached = new Uint8Array(corners);
  const queue = new Int16Array(corners);
  const isOwn = (s: State, seat: Seat, edge: Edge): boolean => {
    for (let i = 0; i < layers.length; i++) {
      const mark = s.cells[layers[i] + edge];
      if (mark !== 0 && b.ownerOf[mark] === seat) return true;
    }
    return false;
  };
  /** whether nothing but this edge leads to one of its ends, where neither a unit nor a building stands: nobody needs it */
  const isIdleEnd = (s: State, seat: Seat, edge: Edge): boolean => {
    for (const end of b.walks.endsOf[edge]) {
      const mark = building.get(s, end);
      if (units.owner(s, end) === seat || (mark !== 0 && b.ownerOf[mark] === seat)) continue;
      let alone = true;
      for (const other of b.walks.edgesAt[end]) if (other !== edge && isOwn(s, seat, other)) alone = false;
      if (alone) return true;
    }
    return false;
  };
  /** follows own routes from the corner, without this edge, to all that they join: whether units or buildings of the owner stand there */
  const follow = (s: State, seat: Seat, from: Corner, without: Edge): number => {
    const { edgesAt, endsOf } = b.walks;
    let found = 0;
    reached.fill(0);
    queue[0] = from;
    reached[from] = 1;
    let tail = 1;
    for (let head = 0; head < tail; head++) {
      const corner = queue[head];
      const mark = building.get(s, corner);
      if (mark !== 0 && b.ownerOf[mark] === seat) found |= TOWN;
      if (units.owner(s, corner) === seat) found |= UNIT;
      for (const edge of edgesAt[corner]) {
        if (edge === without || !isOwn(s, seat, edge)) continue;
        for (const end of endsOf[edge])
          if (reached[end] === 0) {
            reached[end] = 1;
            queue[tail++] = end;
          }
      }
    }
    return found;
  };
  return (s, seat, edge) => {
    if (!units.any(s, seat) || isIdleEnd(s, seat, edge)) return false;
    const [one, other] = b.walks.endsOf[edge];
    const here = follow(s, seat, one, edge);
    // What another way joins as well is not cut.
    if (reached[other] === 1) return false;
    const there = follow(s, seat, other, edge);
    return (here === UNIT && (there & TOWN) !== 0) || (there === UNIT && (here & TOWN) !== 0);
  };
}
