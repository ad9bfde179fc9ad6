import { describe, expect, it } from 'vitest';
import { islandModules } from '../../index.ts';
import { inventoryOf } from '../maps.ts';
import { terrainOf } from '../second-islands/board.ts';
import { Table } from '../table.ts';
import { cornersWith, edgesWith, startsOf } from './named.ts';

interface Drawn {
  /** how many hills, fields, forests, mountains, pastures, deserts, gold fields and seas */
  readonly hexes: string;
  readonly sites: readonly [cities: number, victories: number];
  readonly waterways: number;
  /** towns as they follow each other on a real map */
  readonly southward: readonly string[];
  readonly eastward: readonly string[];
  readonly robber: string;
  /** points to be won with three, four, five and six players; 13, 12, 10 and 10 if not said */
  readonly goals?: readonly number[];
}

const MAPS: Readonly<Record<string, Drawn>> = {
  'geographies/north-rhine-westphalia': {
    hexes: '6 8 7 6 7 1 0 0',
    sites: [27, 7],
    waterways: 11,
    southward: ['Rheine', 'Münster', 'Dortmund', 'Wuppertal', 'Köln', 'Bonn'],
    eastward: ['Aachen', 'Düsseldorf', 'Dortmund', 'Soest', 'Paderborn', 'Höxter'],
    robber: '3,-1',
  },
  'geographies/bavaria': {
    hexes: '6 7 7 6 7 1 0 0',
    sites: [27, 7],
    waterways: 12,
    southward: ['Hof', 'Bayreuth', 'Nürnberg', 'Regensburg', 'München', 'Garmisch'],
    eastward: ['Aschaffenburg', 'Würzburg', 'Nürnberg', 'Regensburg', 'Straubing', 'Passau'],
    robber: '-1,1',
  },
  'geographies/austria': {
    hexes: '6 7 8 6 7 1 0 0',
    sites: [28, 7],
    waterways: 10,
    southward: ['Zwettl', 'Krems', 'St. Pölten', 'Leoben', 'Graz', 'Radkersburg'],
    eastward: ['Bregenz', 'Landeck', 'Innsbruck', 'Salzburg', 'Linz', 'St. Pölten', 'Wien'],
    robber: '-3,1',
    goals: [14, 13, 10, 10],
  },
  'geographies/thuringia': {
    hexes: '6 7 7 6 7 1 0 0',
    sites: [28, 7],
    waterways: 12,
    southward: ['Nordhausen', 'Sömmerda', 'Erfurt', 'Ilmenau', 'Hildburghausen'],
    eastward: ['Eisenach', 'Gotha', 'Erfurt', 'Weimar', 'Jena', 'Gera', 'Altenburg'],
    robber: '-1,-1',
  },
  'geographies/mallorca': {
    hexes: '6 7 6 6 8 1 0 0',
    sites: [25, 7],
    waterways: 12,
    southward: ['Formentor', 'Alcúdia', 'Sa Pobla', 'Sineu', 'Porreres', 'Campos', 'Santanyí'],
    eastward: ['Andratx', 'Palma', 'Llucmajor', 'Porreres', 'Manacor', 'Capdepera'],
    robber: '2,-2',
  },
  'geographies/corsica': {
    hexes: '7 6 7 6 7 1 0 0',
    sites: [28, 7],
    waterways: 14,
    southward: ['Rogliano', 'Bastia', 'Ponte Leccia', 'Corte', 'Aléria', 'Zonza', 'Bonifacio'],
    eastward: ['Cargèse', 'Vico', 'Corte', 'Cervione', 'Bastia'],
    robber: '2,-3',
  },
  'geographies/hispania': {
    hexes: '6 7 6 6 8 1 0 2',
    sites: [30, 7],
    waterways: 13,
    southward: ['Oviedo', 'León', 'Salamanca', 'Toledo', 'Córdoba', 'Málaga'],
    eastward: ['Lisboa', 'Badajoz', 'Toledo', 'Albacete', 'Valencia', 'Palma', 'Maó'],
    robber: '0,3',
  },
  'geographies/poland': {
    hexes: '6 8 7 5 8 1 0 5',
    sites: [30, 7],
    waterways: 13,
    southward: ['Gdańsk', 'Toruń', 'Łódź', 'Częstochowa', 'Kraków', 'Zakopane'],
    eastward: ['Szczecin', 'Poznań', 'Płock', 'Warszawa', 'Siedlce', 'Białystok'],
    robber: '-1,2',
  },
};

describe.each(Object.entries(MAPS))('%s', (game, drawn) => {
  const start = (seats = 4): Table => new Table(game, { seats }).until('place-building');
  const t = start();

  // proves geographies/austria: With three players 14 points win
  // proves geographies/austria: With four players 13 points win
  // proves geographies/austria: With five or six players 10 points win
  it.each([3, 4, 5, 6])('the goal with %i players', (seats) => {
    const { b, s } = new Table(game, { seats });
    expect(b.rules.goal(s)).toBe((drawn.goals ?? [13, 12, 10, 10])[seats - 3]);
  });

  it.each([3, 4, 5, 6])('with %i players victory point sites carry chits or are city sites', (seats) => {
    const table = start(seats);
    const victories = cornersWith(table, 'victory-site');
    const cities = cornersWith(table, 'city-site');
    const large = seats > 4;
    expect(victories.map((site) => table.field('victoryChit', site))).toEqual(
      victories.map(() => (large ? 0 : 1)),
    );
    expect(startsOf(table)).toEqual(large ? [...cities, ...victories].sort((a, z) => a - z) : cities);
  });

  // proves geographies/north-rhine-westphalia, geographies/bavaria, geographies/austria, geographies/thuringia, geographies/mallorca, geographies/corsica, geographies/hispania, geographies/poland: drawn after the land
  it('is drawn after the land: towns lie to each other as they do', () => {
    expect(t.b.layout.provenance).toBe('house');
    const { corners } = t.b.layout.marks;
    const towns = [...corners['city-site'], ...corners['victory-site']];
    expect(new Set(towns.map(({ value }) => value)).size).toBe(towns.length);
    const cornerOf = (town: string): number => {
      const at = towns.find(({ value }) => value === town)!;
      return t.corner(at.q, at.r, at.corner);
    };
    const y = drawn.southward.map((town) => t.b.topology.cornerY[cornerOf(town)]);
    const x = drawn.eastward.map((town) => t.b.topology.cornerX[cornerOf(town)]);
    expect(y).toEqual([...y].sort((a, z) => a - z));
    expect(x).toEqual([...x].sort((a, z) => a - z));
  });

  it('has its hexes, sites, four trading paths for any good, one for each, and its waterways', () => {
    expect(inventoryOf(t)[0]).toBe(drawn.hexes);
    expect([cornersWith(t, 'city-site').length, cornersWith(t, 'victory-site').length]).toEqual(drawn.sites);
    const signs = t.b.layout.marks.edges['trading-path'].map(({ value }) => value);
    expect(signs).toEqual(['any', 'any', 'any', 'any', 'brick', 'lumber', 'wool', 'grain', 'ore']);
    expect(edgesWith(t, 'waterway')).toHaveLength(drawn.waterways);
  });

  // proves geographies/north-rhine-westphalia, geographies/bavaria, geographies/austria, geographies/thuringia, geographies/mallorca, geographies/corsica, geographies/hispania, geographies/poland: The robber starts
  it('the robber begins on the only hex of land that gives nothing', () => {
    const hex = t.s.cells[t.b.at.blocker];
    expect([t.b.topology.hexName(hex), terrainOf(t, hex)]).toEqual([drawn.robber, 'desert']);
  });
});

// proves geographies/north-rhine-westphalia, geographies/bavaria, geographies/thuringia, geographies/mallorca, geographies/corsica, geographies/hispania, geographies/poland: Nothing is added
it.each(Object.keys(MAPS).filter((game) => game !== 'geographies/austria'))(
  '%s uses the common rules without any addition',
  (game) => {
    const { b: core } = new Table('geographies/core');
    const { b } = new Table(game);
    expect(b.modules.map(({ id }) => id)).toEqual([...core.modules.map(({ id }) => id), game]);
    expect(b.moves.map(({ name }) => name)).toEqual(core.moves.map(({ name }) => name));
    const own = islandModules.find(({ id }) => id === game)!;
    expect(Object.keys(own).sort()).toEqual(['board', 'id', 'kind', 'needs', 'seats', 'words']);
    expect(own.seats).toEqual([3, 4, 5, 6]);
  },
);

// proves geographies/core: Two players play as three do
// proves geographies/core: Neutral roads take no chits
it.each(Object.keys(MAPS))('%s is played by two as by three, among neutral colours', (game) => {
  const two = { seats: 2, modules: ['variant/catan-for-two'] };
  const t = new Table(game, two).until('place-building');
  const three = new Table(game, { seats: 3 });
  expect(t.b.rules.goal(t.s)).toBe(three.b.rules.goal(three.s));
  const [first, second] = cornersWith(t, 'victory-site');
  const NEUTRAL = 2;
  t.put(NEUTRAL, 'road', t.b.walks.edgesAt[first][0]).put(1, 'road', t.b.walks.edgesAt[second][0]);
  expect([first, second].map((site) => t.field('victoryChit', site))).toEqual([1, 0]);
  expect(t.points(1)).toBe(1);
});
