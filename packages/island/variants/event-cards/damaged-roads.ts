import {
  type MoveList,
  pop,
  push,
  reason,
  type Seat,
  type State,
  setToMove,
  tell,
  toMove,
} from '@hexwright/kernel';
import type { Corner, Edge } from '../../board/index.ts';
import { canPay, needsOf, onceAList, pay, routeUsed } from '../../mechanics/index.ts';
import type { Book, MoveSpec, Part, Piece } from '../../rulebook/index.ts';
import { field, handlesOf } from '../../rulebook/index.ts';

const fields = {
  /** the seat plus one whose road on the edge is damaged */
  damage: field.row('edge', { holds: 'seat+1' }),
};

const REPAIR_FIRST = reason('repair-first', 'the damaged road has to be repaired first');
const BESIDE_DAMAGE = reason('beside-damage', 'the road beside it is damaged');

/** Everybody with a road and none damaged yet chooses a road that takes damage. */
export function makeAskDamage(b: Book): (s: State) => void {
  const road = roadOf(b);
  const damagedBy = findDamage(b);
  const decision = b.decision('damage-road');
  const hasRoad = (s: State, seat: Seat, { index, marks, places }: Piece): boolean => {
    const own = b.mark(seat, index);
    for (let edge = 0; edge < places; edge++) if (marks.get(s, edge) === own) return true;
    return false;
  };
  return (s) => {
    if (!road) return;
    let seats = 0;
    for (let seat = 0; seat < b.seats; seat++)
      if (damagedBy(s, seat) < 0 && hasRoad(s, seat, road)) seats |= 1 << seat;
    if (seats) push(s, decision, seats);
  };
}

/**
 * A damaged road lies where it lay and counts as it did, but until it is repaired its owner builds no roads,
 * and no settlement beside it. Nobody has more than one.
 */
export function damagedRoads(): Part {
  return {
    id: 'damaged-roads',
    fields,
    decisions: { 'damage-road': {} },
    rules: (was, b) => {
      const { damage } = handlesOf(b, fields);
      const damagedBy = findDamage(b);
      const road = roadOf(b)?.index;
      const { cornerEdge, cornerEdgeFrom } = b.topology;
      const besideDamage = (s: State, seat: Seat, corner: Corner): boolean => {
        for (let i = cornerEdgeFrom[corner]; i < cornerEdgeFrom[corner + 1]; i++)
          if (damage.get(s, cornerEdge[i]) === seat + 1) return true;
        return false;
      };
      const routesAt = b.grid<number, Corner>('routesAt');
      /** whether it would go on from the damaged road alone */
      const pastDamage = (s: State, seat: Seat, edge: Edge): boolean => {
        let past = false;
        for (const corner of b.walks.endsOf[edge]) {
          const building = b.fields.building.get(s, corner);
          const damaged = besideDamage(s, seat, corner);
          if (building !== 0 && b.ownerOf[building] === seat) return false;
          if (routesAt.get(s, seat, corner) > (damaged ? 1 : 0) && !b.rules.cornerBlocks(s, seat, corner))
            return false;
          past ||= damaged;
        }
        return past;
      };
      return {
        barBuildKind: (s, seat, piece, list) =>
          was.barBuildKind(s, seat, piece, list) ??
          (piece === road && damagedBy(s, seat, list) >= 0 ? REPAIR_FIRST : undefined),
        barBuild: (s, seat, piece, place, list) => {
          const bar = was.barBuild(s, seat, piece, place, list);
          if (bar) return bar;
          if (piece === road) return damagedBy(s, seat, list) < 0 ? undefined : REPAIR_FIRST;
          const { on, replacesIndex, distance, route } = b.pieces[piece];
          if (route && on === 'edge') return pastDamage(s, seat, place) ? BESIDE_DAMAGE : undefined;
          return on === 'corner' && distance && replacesIndex < 0 && besideDamage(s, seat, place)
            ? BESIDE_DAMAGE
            : undefined;
        },
        freeRoutes: {
          useful: (s, seat) => damagedBy(s, seat) >= 0 || was.freeRoutes.useful(s, seat),
        },
        unbuild: (s, piece, place) => {
          was.unbuild(s, piece, place);
          if (piece === road) damage.set(s, place, 0);
        },
      };
    },
    moves: (b) => {
      const bill = b.bill({ brick: 1, lumber: 1 });
      const { damage } = handlesOf(b, fields);
      const damagedBy = findDamage(b);
      const noDamage = () => reason('no-damage', 'no road of yours is damaged');
      const repair = (s: State, seat: Seat): void => {
        const edge = damagedBy(s, seat);
        damage.set(s, edge, 0);
        if (s.events) tell(s, 'road-repaired', { seat, edge });
      };
      return [
        damageRoad(b),
        {
          name: 'repair-road',
          decisions: ['main', 'build', 'special', 'paired'],
          price: () => bill,
          needs: needsOf(b, bill),
          list: (s, seat, out) => {
            if (canPay(b, s, seat, bill) && damagedBy(s, seat, out) >= 0) out.put();
          },
          apply: (s, seat) => {
            pay(b, s, seat, bill);
            repair(s, seat);
          },
          why: (s, seat) => {
            if (damagedBy(s, seat) < 0) return noDamage();
            return canPay(b, s, seat, bill)
              ? undefined
              : reason('cannot-pay', 'a repair costs 1 brick, 1 lumber', {
                  piece: 'repair',
                  cost: '1 brick, 1 lumber',
                });
          },
        },
        {
          name: 'repair-free',
          decisions: ['free-route'],
          list: (s, seat, out) => {
            if (damagedBy(s, seat, out) >= 0) out.put();
          },
          apply: (s, seat) => {
            repair(s, seat);
            routeUsed(b, s, seat);
          },
          why: (s, seat) => (damagedBy(s, seat) < 0 ? noDamage() : undefined),
        },
      ];
    },
  };
}

function damageRoad(b: Book): MoveSpec {
  const { damage } = handlesOf(b, fields);
  const road = roadOf(b);
  const isOwn = (s: State, seat: Seat, edge: Edge): boolean =>
    road !== undefined && road.marks.get(s, edge) === b.mark(seat, road.index);
  return {
    name: 'damage-road',
    args: [{ name: 'edge', domain: b.domain('edge') }],
    decisions: ['damage-road'],
    list: (s, seat, out) => {
      for (let edge = 0; edge < b.topology.edges; edge++) if (isOwn(s, seat, edge)) out.put(edge);
    },
    apply: (s, seat, edge) => {
      damage.set(s, edge, seat + 1);
      if (s.events) tell(s, 'road-damaged', { seat, edge });
      const left = toMove(s) & ~(1 << seat);
      if (left) setToMove(s, left);
      else pop(s);
    },
    why: (s, seat, edge) =>
      edge >= 0 && !isOwn(s, seat, edge) ? reason('not-own-road', 'no road of yours lies there') : undefined,
  };
}

/** Finds the edge of the seat's damaged road, or -1. Asked of every place for a road, and looked for once a list. */
function findDamage(b: Book): (s: State, seat: Seat, list?: MoveList) => number {
  const { at, size } = handlesOf(b, fields).damage;
  const same = onceAList();
  let builder = -1;
  let found = -1;
  return (s, seat, list) => {
    if (same(s, list) && builder === seat) return found;
    const { cells } = s;
    let edge = 0;
    while (edge < size && cells[at + edge] !== seat + 1) edge++;
    builder = seat;
    found = edge < size ? edge : -1;
    return found;
  };
}

function roadOf(b: Book): Piece | undefined {
  return b.pieces.find(({ id }) => id === 'road');
}
