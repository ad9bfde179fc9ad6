import { type Bar, pop, push, reason, type Seat, type State, tell, topArg } from '@hexwright/kernel';
import type { Corner, Edge } from '../../board/index.ts';
import { makeSites } from '../../mechanics/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';
import type { Helper } from './helper.ts';

const NOT_OPEN = reason('road-closed', 'only an open road of your own is moved');
const ELSEWHERE = reason('road-elsewhere', 'the road goes to another place');

export const louis: Helper = {
  id: 'louis',
  name: 'Louis',
  text: 'Take up an open road, one that touches nothing of yours at one end, and lay it where you may build one.',
  number: 4,
  in: ['main', 'build'],
  when: (b) => {
    const isOpen = makeIsOpen(b);
    return (s, seat) => b.walks.endsOf.some((_, edge) => isOpen(s, seat, edge));
  },
  help: (b) => {
    const decision = b.decision('lift-road');
    return (s, seat) => push(s, decision, 1 << seat);
  },
  part: roadMoving(),
};

/** Whether the edge has a road of the seat that touches no other road, and no building, of the seat at one of its ends. */
function makeIsOpen(b: Book): (s: State, seat: Seat, edge: Edge) => boolean {
  const { index, marks } = b.piece('road');
  return (s, seat, edge) => {
    const own = b.mark(seat, index);
    if (marks.get(s, edge) !== own) return false;
    const isFree = (corner: Corner): boolean => {
      const building = b.fields.building.get(s, corner);
      if (building !== 0 && b.ownerOf[building] === seat) return false;
      return b.walks.edgesAt[corner].every((other) => other === edge || marks.get(s, other) !== own);
    };
    return b.walks.endsOf[edge].some(isFree);
  };
}

function roadMoving(): Part {
  return {
    id: 'road-moving',
    decisions: {
      'lift-road': {},
      'relay-road': { args: (b) => [{ name: 'from', domain: b.domain('edge') }] },
    },
    moves: (b) => {
      const road = b.piece('road');
      const sites = makeSites(b, road);
      const isOpen = makeIsOpen(b);
      const barTo = (s: State, seat: Seat, edge: Edge): Bar =>
        edge === topArg(s, 0) ? ELSEWHERE : b.rules.barBuild(s, seat, road.index, edge);
      return [
        {
          name: 'lift-road',
          leadsTo: 'relay-road',
          args: [{ name: 'edge', domain: b.domain('edge') }],
          decisions: ['lift-road'],
          list: (s, seat, out) => {
            for (let edge = 0; edge < b.topology.edges; edge++) if (isOpen(s, seat, edge)) out.put(edge);
          },
          apply: (s, seat, edge) => {
            pop(s);
            quietly(s, () => b.rules.unbuild(s, road.index, edge));
            push(s, b.decision('relay-road'), 1 << seat, edge);
          },
          why: () => NOT_OPEN,
        },
        {
          name: 'relay-road',
          args: [{ name: 'edge', domain: b.domain('edge') }],
          decisions: ['relay-road'],
          list: (s, seat, out) => {
            const before = out.length;
            const count = sites.find(s, seat);
            for (let i = 0; i < count; i++)
              if (barTo(s, seat, sites.places[i]) === undefined) out.put(sites.places[i]);
            // Where there is no other place it goes back.
            if (out.length === before) out.put(topArg(s, 0));
          },
          apply: (s, seat, edge) => {
            pop(s);
            quietly(s, () => b.rules.build(s, seat, road.index, edge));
            if (s.events) tell(s, 'road-moved', { seat, edge });
            b.rules.reviewAwards(s);
          },
          why: (s, seat, edge) => (edge < 0 ? undefined : barTo(s, seat, edge)),
        },
      ];
    },
    words: {
      terms: {
        'decision.lift-road': 'Take up an open road',
        'decision.relay-road': 'Lay the road elsewhere',
        'move.lift-road': 'Take up this road',
        'move.relay-road': 'Lay it here',
        'event.road-moved': '{seat} moves a road.',
        'reason.road-closed': 'You can move only an open road of yours.',
        'reason.road-elsewhere': 'The road goes to another place.',
      },
    },
    looks: { moves: { 'relay-road': { shape: 'road' } } },
  };
}

/** What is told of both halves together is told of neither. */
function quietly(s: State, change: () => void): void {
  const { events } = s;
  s.events = null;
  change();
  s.events = events;
}
