import { type Bar, pop, push, reason, type Seat, type State, setTopArg, topArg } from '@hexwright/kernel';
import type { Corner, Edge } from '../../board/index.ts';
import { knights, progressCard } from '../../cities-knights/index.ts';
import type { Book } from '../../rulebook/index.ts';

const ROADS = 2;
const NOT_BESIDE = reason('not-at-knight', 'the road does not touch the corner of the knight');
const IDLE = reason('unit-inactive', 'it is not active');

const makeBar = (b: Book) => {
  const own = knights.of(b);
  const road = b.piece('road').index;
  return (s: State, seat: Seat, corner: Corner, edge: Edge): Bar => {
    if (own.owner(s, corner) !== seat || !own.isActive(s, corner)) return IDLE;
    return b.walks.endsOf[edge].includes(corner) ? b.rules.barBuild(s, seat, road, edge) : NOT_BESIDE;
  };
};

/** visits each road that an active knight of the seat could build, of one corner or of any */
const makeEach = (b: Book) => {
  const own = knights.of(b);
  const bar = makeBar(b);
  const road = b.piece('road').index;
  return (s: State, seat: Seat, only: number, visit: (corner: Corner, edge: Edge) => void): void => {
    if (b.fields.supply.get(s, seat, road) === 0) return;
    own.each(s, seat, (corner) => {
      if (only >= 0 && corner !== only) return;
      for (const edge of b.walks.edgesAt[corner])
        if (bar(s, seat, corner, edge) === undefined) visit(corner, edge);
    });
  };
};

/** Up to two roads at the corner of an active knight, who then rests. */
export const roadBuildingMission = progressCard({
  card: {
    id: 'road-building-mission',
    deck: 'politics',
    count: 2,
    when: (b) => {
      const each = makeEach(b);
      return (s, seat) => {
        let can = false;
        each(s, seat, -1, () => {
          can = true;
        });
        return can;
      };
    },
    play: (b) => {
      const asked = b.decision('mission');
      return (s, seat) => push(s, asked, 1 << seat, ROADS, 0);
    },
  },
  name: 'Road Building Mission',
  text: 'Build up to 2 roads for free, both touching the corner of one of your active knights, which is then inactive.',
  shape: 'road',
  uses: [knights.part],
  decisions: {
    mission: {
      args: () => [
        { name: 'left', domain: { id: 'count', size: 10 } },
        // the corner of the knight, counted from 1
        { name: 'knight', domain: { id: 'count', size: 10_000 } },
      ],
    },
  },
  moves: (b) => {
    const own = knights.of(b);
    const bar = makeBar(b);
    const each = makeEach(b);
    const road = b.piece('road').index;
    return [
      {
        name: 'mission-road',
        args: [
          { name: 'corner', domain: b.domain('corner') },
          { name: 'edge', domain: b.domain('edge') },
        ],
        decisions: ['mission'],
        list: (s, seat, out) => each(s, seat, topArg(s, 1) - 1, (corner, edge) => out.put(corner, edge)),
        apply: (s, seat, corner, edge) => {
          const left = topArg(s, 0) - 1;
          b.rules.build(s, seat, road, edge);
          b.rules.reviewAwards(s);
          b.rules.built(s, seat, road, edge);
          setTopArg(s, 0, left);
          setTopArg(s, 1, corner + 1);
          let more = false;
          if (left > 0)
            each(s, seat, corner, () => {
              more = true;
            });
          if (more) return;
          pop(s);
          own.deactivate(s, corner);
        },
        why: (s, seat, corner, edge) => (corner < 0 || edge < 0 ? undefined : bar(s, seat, corner, edge)),
      },
      {
        name: 'mission-done',
        quiet: true,
        decisions: ['mission'],
        list: (s, _seat, out) => {
          if (topArg(s, 1) > 0) out.put();
        },
        apply: (s) => {
          const corner = topArg(s, 1) - 1;
          pop(s);
          own.deactivate(s, corner);
        },
        why: () => reason('must-build', 'the first road is built'),
      },
    ];
  },
  terms: {
    'decision.mission': 'Road Building Mission: build at an active knight',
    'move.mission-road': 'Build this road',
    'move.mission-done': 'Build no other',
    'reason.not-at-knight': 'The road does not touch the corner of the knight.',
    'reason.must-build': 'You have built the first road.',
  },
});
