import { describe, expect, it } from 'vitest';
import { Table } from '../table.ts';
import { may } from './mechanics/ground.ts';
import { cornersWith, startsOf } from './named.ts';
import { region, rolled } from './region.ts';

const ROWS = ['geographies/delmarva', 'geographies/indiana-ohio'];
const corners = (t: Table): number[] => Array.from({ length: t.b.topology.corners }, (_, corner) => corner);
/** the corners where a settlement may be built off the sites, as the rule says it */
const offSites = (t: Table): number[] => {
  const victories = cornersWith(t, 'victory-site');
  const sites = [...cornersWith(t, 'city-site'), ...(t.b.seats > 4 ? victories : [])];
  return corners(t).filter(
    (corner) =>
      ![...sites, ...victories].includes(corner) &&
      !t.b.walks.cornersNear[corner].some((other) => sites.includes(other)),
  );
};
/** roads of the seat on every edge that has no waterway */
const everywhere = (t: Table, seat: number): Table => {
  const road = t.b.piece('road').index;
  for (let edge = 0; edge < t.b.topology.edges; edge++)
    if (t.b.rules.edgeFit(t.s, road, edge)) t.put(seat, 'road', edge);
  return t;
};

describe.each(ROWS)('%s', (row) => {
  // proves geographies/delmarva, geographies/indiana-ohio: settlements on city sites, the ringed corners of the
  // proves geographies/delmarva, geographies/indiana-ohio: With three or four players a victory point site is not a city
  it.each([4, 6])(
    'with %i players settlements stand on sites, and off them where no site is beside',
    (seats) => {
      const t = everywhere(region(row, { seats }), 0);
      const sites = [...cornersWith(t, 'city-site'), ...(seats > 4 ? cornersWith(t, 'victory-site') : [])];
      const allowed = corners(t).filter((corner) => may(t, 0, 'settlement', corner));
      expect(offSites(t).length).toBeGreaterThan(5);
      expect(allowed).toEqual([...sites, ...offSites(t)].sort((a, z) => a - z));
      const besideVictory = offSites(t).filter((corner) =>
        t.b.walks.cornersNear[corner].some((other) => cornersWith(t, 'victory-site').includes(other)),
      );
      expect(besideVictory.length > 0).toBe(seats === 4);
    },
  );

  // proves geographies/delmarva, geographies/indiana-ohio: Off the sites the distance between settlements holds
  it('off the sites the distance holds', () => {
    const t = everywhere(region(row), 0);
    const [one, other] = offSites(t)
      .flatMap((corner) => t.b.walks.cornersNear[corner].map((near) => [corner, near]))
      .find(([, near]) => offSites(t).includes(near))!;
    expect(may(t, 0, 'settlement', other)).toBe(true);
    t.put(1, 'settlement', one);
    expect(may(t, 0, 'settlement', other)).toBe(false);
  });

  // proves geographies/delmarva, geographies/indiana-ohio: Only settlements on city sites become cities
  it('only settlements on city sites become cities', () => {
    const t = rolled(row);
    const [off] = offSites(t);
    const [site] = cornersWith(t, 'city-site');
    t.put(0, 'settlement', off).put(0, 'settlement', site).give(0, { ore: 3, grain: 2 });
    expect(t.refusal(0, 'city', { corner: off })?.code).toBe('off-site');
    expect(t.refusal(0, 'city', { corner: site })).toBeUndefined();
  });

  // proves geographies/delmarva, geographies/indiana-ohio: may build an off-site settlement that only one path
  it('one path alone to an off-site settlement is enough', () => {
    const t = rolled(row);
    const { edges } = t.b.layout.marks;
    const [off] = offSites(t);
    const [way, ...rest] = t.b.walks.edgesAt[off];
    const waterway = [
      ...edges.waterway,
      ...rest.map((edge) => {
        const [q, r, side] = t.b.topology.edgeName(edge).split(/[,|]/).map(Number);
        return { q, r, side };
      }),
    ];
    const { layout } = t.b;
    const lonely = new Table(row, {
      layout: { ...layout, marks: { ...layout.marks, edges: { ...edges, waterway } } },
    }).until('place-building');
    lonely.put(0, 'road', way);
    expect(may(lonely, 0, 'settlement', off)).toBe(true);
  });

  // proves geographies/delmarva, geographies/indiana-ohio: Everybody still starts on city sites
  it('nobody starts off the sites', () => {
    const t = new Table(row).until('place-building');
    expect(startsOf(t)).toEqual(cornersWith(t, 'city-site'));
  });
});
