import type { Seat, State } from '@hexwright/kernel';
import { type BoardNeed, markNeed } from '../board/index.ts';
import { regions, startIn } from '../mechanics/index.ts';
import { type Book, defineModule, type Offers } from '../rulebook/index.ts';
import { chartedBoard, wondersOf2000, wondersOfCatanCharts } from './boards/index.ts';
import { type WonderSpec, wonders } from './mechanics/wonders.ts';
import { wondersOfCatanWords } from './wonders-of-catan-words.ts';

type Need = (b: Book) => (s: State, seat: Seat) => boolean;

const specs: readonly WonderSpec[] = [
  {
    id: 'cathedral',
    cost: { brick: 1, lumber: 1, ore: 3 },
    needs: (b) => {
      const enough = cities(1)(b);
      return (s, seat) => enough(s, seat) && b.rules.publicPoints(s, seat) >= 6;
    },
  },
  { id: 'great-bridge', cost: { grain: 1, lumber: 3, wool: 1 }, needs: buildingOn('bridge', 0, 2) },
  {
    id: 'second-bridge',
    cost: { grain: 1, lumber: 3, wool: 1 },
    needs: buildingOn('bridge', 2, 4),
    seats: [5, 6],
  },
  { id: 'great-wall', cost: { brick: 3, grain: 1, lumber: 1 }, needs: buildingOn('wall') },
  {
    id: 'monument',
    cost: { grain: 3, ore: 2 },
    needs: (b) => {
      const atHarbour = cityAtHarbour(b);
      const length = b.row('routeLength');
      return (s, seat) => length.get(s, seat) >= 5 && atHarbour(s, seat);
    },
  },
  { id: 'theater', cost: { brick: 1, lumber: 1, wool: 3 }, needs: cities(2) },
  { id: 'library', cost: { brick: 1, lumber: 1, wool: 3 }, needs: cities(2), seats: [5, 6] },
];

/** Great works in four stages: to finish one is to win. */
export const wondersOfCatan = defineModule({
  id: 'seafarers/wonders-of-catan',
  kind: 'scenario',
  seats: [3, 4, 5, 6],
  needs: ['sea'],
  pairs: { 'traders-barbarians/barbarian-attack': 'seafarers/wonders-of-catan-attack' },
  conflicts: {
    'traders-barbarians/barbarian-attack-cities-knights':
      'at sea Cities & Knights needs its barbarian fleet, which does not come to an attacked coast',
  },
  options: {
    wonderMap: {
      type: 'choice',
      default: '2003',
      values: ['2003', '2000'],
      words: 'The maps of 2003, or for three and four the first one, of 2000',
    },
  },
  offers: (seats): Offers => (seats > 4 ? { wonderMap: [] } : {}),
  defaults: { points: 10 },
  boardNeeds: [markNeed('corners', 'wall'), bridgesNeed()],
  without: { blockers: ['pirate'] },
  exempt: { rare: ['move.raise-great-bridge', 'move.raise-second-bridge'] },
  parts: [
    startIn({ regions: ['main'], barred: ['wall', 'bridge', 'barred'] }),
    regions({ by: 'label', home: { label: 'main' }, points: 1, most: 1 }),
    wonders({ wonders: specs, stages: 4 }),
  ],
  board: (_was, { seats, options }) =>
    chartedBoard((options.wonderMap === '2000' && wondersOf2000[seats]) || wondersOfCatanCharts[seats]),
  words: wondersOfCatanWords,
  looks: {
    marks: {
      wall: { shape: 'crack', colour: '#8a5a2b' },
      bridge: { shape: 'temple', colour: '#7a4fa3' },
    },
    fields: {
      ...Object.fromEntries(specs.map(({ id }) => [id, { on: 'holder', shape: 'temple' } as const])),
      wonderStages: { on: 'seat', shape: 'temple' },
      regionPoints: { on: 'seat', shape: 'star' },
    },
  },
});

/** Two ends for a bridge, and for the second one that more players have. */
function bridgesNeed(): BoardNeed {
  const ends = (seats: number): BoardNeed => markNeed('corners', 'bridge', seats > 4 ? 4 : 2);
  return {
    words: `${ends(3).words}, or four from five seats on`,
    lacks: (layout, seats) => ends(seats).lacks(layout, seats),
  };
}

function cities(count: number): Need {
  return (b) => {
    const city = b.piece('city').index;
    return (s, seat) => {
      const own = b.mark(seat, city);
      let serving = 0;
      for (let corner = 0; corner < b.topology.corners && serving < count; corner++)
        if (b.fields.building.get(s, corner) === own && b.the.wonders.serves(s, corner)) serving++;
      return serving === count;
    };
  };
}

/** an own building on one of the marked corners, of which these count */
function buildingOn(mark: string, from = 0, to?: number): Need {
  return (b) => {
    const corners = (b.layout.marks.corners[mark] ?? [])
      .slice(from, to)
      .map((at) => b.topology.cornerAt(at.q, at.r, at.corner));
    return (s, seat) => {
      for (let i = 0; i < corners.length; i++) {
        const building = b.fields.building.get(s, corners[i]);
        if (building !== 0 && b.ownerOf[building] === seat && b.the.wonders.serves(s, corners[i]))
          return true;
      }
      return false;
    };
  };
}

const cityAtHarbour: Need = (b) => {
  const city = b.piece('city').index;
  const { harbourCorner } = b;
  return (s, seat) => {
    const own = b.mark(seat, city);
    for (let i = 0; i < harbourCorner.length; i++)
      if (
        b.fields.building.get(s, harbourCorner[i]) === own &&
        b.fields.harbour.get(s, i >> 1) >= 0 &&
        b.the.wonders.serves(s, harbourCorner[i])
      )
        return true;
    return false;
  };
};
