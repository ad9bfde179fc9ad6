import type { Seat, State } from '@hexwright/kernel';
import type { Corner, Edge } from '../board/index.ts';
import type { UnitHandles } from '../mechanics/index.ts';
import type { Book } from '../rulebook/index.ts';

/** Whether taking the route piece off this edge would cut a unit off from the buildings of its owner. */
export function cutOff(b: Book, units: UnitHandles): (s: State, seat: Seat, edge: Edge) => boolean {
  const { corners } = b.topology;
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
      const mark = b.fields.building.get(s, end);
      if (units.owner(s, end) === seat || (mark !== 0 && b.ownerOf[mark] === seat)) continue;
      let alone = true;
      for (const other of b.walks.edgesAt[end]) if (other !== edge && isOwn(s, seat, other)) alone = false;
      if (alone) return true;
    }
    return false;
  };
  /** marks all corners that own routes join to own buildings, without this edge */
  const spread = (s: State, seat: Seat, without: Edge): void => {
    reached.fill(0);
    let tail = 0;
    const reach = (corner: Corner): void => {
      if (reached[corner]) return;
      reached[corner] = 1;
      queue[tail++] = corner;
    };
    for (let corner = 0; corner < corners; corner++) {
      const mark = b.fields.building.get(s, corner);
      if (mark !== 0 && b.ownerOf[mark] === seat) reach(corner);
    }
    for (let head = 0; head < tail; head++)
      for (const edge of b.walks.edgesAt[queue[head]]) {
        if (edge === without || !isOwn(s, seat, edge)) continue;
        for (const end of b.walks.endsOf[edge]) reach(end);
      }
  };
  return (s, seat, edge) => {
    if (!units.any(s, seat) || isIdleEnd(s, seat, edge)) return false;
    const apart: Corner[] = [];
    spread(s, seat, edge);
    units.each(s, seat, (corner) => {
      if (!reached[corner]) apart.push(corner);
    });
    if (apart.length === 0) return false;
    spread(s, seat, -1);
    return apart.some((corner) => reached[corner]);
  };
}
