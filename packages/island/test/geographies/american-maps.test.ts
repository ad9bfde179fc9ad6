import { describe, expect, it } from 'vitest';
import { counted, tokensOf } from '../second-islands/board.ts';
import { Table } from '../table.ts';
import { cornersWith, edgesWith, startsOf } from './named.ts';
import { townOf } from './region.ts';

/** towns from west to east, and from north to south */
const MAPS = [
  {
    row: 'geographies/new-england',
    east: ['Burlington', 'Berlin', 'Augusta', 'Bangor', 'Machias'],
    south: ['Fort Kent', 'Bangor', 'Portland', 'Boston', 'New Haven'],
  },
  {
    row: 'geographies/new-york',
    east: ['Jamestown', 'Buffalo', 'Rochester', 'Syracuse', 'Utica', 'Albany', 'Montauk'],
    south: ['Plattsburgh', 'Glens Falls', 'Albany', 'Kingston', 'New York'],
  },
  {
    row: 'geographies/kennessee',
    east: ['Memphis', 'Jackson', 'Nashville', 'Knoxville', 'Kingsport'],
    south: ['Covington', 'Lexington', 'Bowling Green', 'Nashville', 'Chattanooga'],
  },
  {
    row: 'geographies/georgia',
    east: ['Columbus', 'Macon', 'Dublin', 'Statesboro', 'Savannah'],
    south: ['Dalton', 'Atlanta', 'Macon', 'Albany', 'Valdosta'],
  },
  {
    row: 'geographies/carolinas',
    east: ['Murphy', 'Asheville', 'Charlotte', 'Raleigh', 'New Bern'],
    south: ['Durham', 'Charlotte', 'Columbia', 'Charleston', 'Beaufort'],
  },
  {
    row: 'geographies/penn-jersey',
    east: ['Pittsburgh', 'Altoona', 'Harrisburg', 'Philadelphia', 'Atlantic City'],
    south: ['Erie', 'Butler', 'Pittsburgh', 'Washington', 'Uniontown'],
  },
  {
    row: 'geographies/delmarva',
    east: ['Huntington', 'Charleston', 'Roanoke', 'Richmond', 'Norfolk'],
    south: ['Wheeling', 'Washington', 'Fredericksburg', 'Richmond', 'Norfolk'],
  },
  {
    row: 'geographies/indiana-ohio',
    east: ['Terre Haute', 'Indianapolis', 'Dayton', 'Columbus', 'Steubenville'],
    south: ['Toledo', 'Lima', 'Dayton', 'Cincinnati', 'Portsmouth'],
  },
  {
    row: 'geographies/rickshaw-run',
    east: ['Jaisalmer', 'Jaipur', 'Lucknow', 'Patna', 'Siliguri', 'Dibrugarh'],
    south: ['Amritsar', 'Delhi', 'Agra', 'Bhopal'],
  },
] as const;

describe.each(MAPS)('$row', ({ row, east, south }) => {
  // proves geographies/new-england, geographies/new-york, geographies/kennessee, geographies/georgia: The common rules of the series
  // proves geographies/rickshaw-run: The common rules of the series
  // proves geographies/carolinas, geographies/penn-jersey, geographies/delmarva, geographies/indiana-ohio: The common rules of the series
  it('the common rules are played, with the goal that they have for so many players', () => {
    for (const seats of [3, 4, 5, 6]) {
      const t = new Table(row, { seats }).until('place-building');
      expect(t.b.modules.map(({ id }) => id)).toContain('geographies/core');
      expect(t.b.rules.goal(t.s)).toBe({ 3: 13, 4: 12, 5: 10, 6: 10 }[seats]);
      const sites = seats > 4 ? ['city-site', 'victory-site'] : ['city-site'];
      const corners = sites.flatMap((mark) => cornersWith(t, mark)).sort((a, z) => a - z);
      expect(startsOf(t)).toEqual(corners);
      expect(edgesWith(t, 'waterway').length).toBeGreaterThanOrEqual(7);
    }
  });

  // proves geographies/new-england, geographies/new-york, geographies/kennessee, geographies/georgia: The printed map is lost
  // proves geographies/rickshaw-run: The printed map is lost
  // proves geographies/carolinas, geographies/penn-jersey, geographies/delmarva, geographies/indiana-ohio: The printed map is lost
  it('the map is our own, and its towns lie to each other as they do', () => {
    const t = new Table(row);
    const { cornerX, cornerY } = t.b.topology;
    expect(t.b.layout.provenance).toBe('house');
    const towns = t.b.layout.marks.corners['city-site'].map(({ value }) => value);
    expect(new Set(towns).size).toBe(towns.length);
    const x = east.map((town) => cornerX[townOf(t, town)]);
    const y = south.map((town) => cornerY[townOf(t, town)]);
    expect(x).toEqual([...x].sort((a, z) => a - z));
    expect(y).toEqual([...y].sort((a, z) => a - z));
  });

  it('every terrain is there at least four times, every number at least once, and one hex gives nothing', () => {
    const t = new Table(row).until('place-building');
    const terrains = counted(t);
    for (const terrain of ['hills', 'forest', 'pasture', 'fields', 'mountains'])
      expect(terrains[terrain]).toBeGreaterThanOrEqual(4);
    expect(terrains.desert).toBe(1);
    expect(Object.keys(tokensOf(t))).toHaveLength(10);
  });
});
